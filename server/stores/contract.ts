/** What every store must do, as tests. Each kind of store runs them on places of its own. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { WRITER_ENTRIES, WRITER_TABLES, type WriterPlace } from './contractWriter.ts'
import { LIMITS } from './limits.ts'
import { type Append, BIN_TIME, hashOf, type NewTable, type Store, StoreError, type StoreTrouble } from './store.ts'

/** Where a store keeps its things; empty when it is made. */
export type Place = {
  open(now?: () => number): Promise<Store>
  /** Whether several processes may have it open at once. */
  shared: boolean
  writer: WriterPlace
}

const opened: Store[] = []

/** A store that is closed when its test ends, however it ends. */
export async function openAt(place: Pick<Place, 'open'>, now?: () => number): Promise<Store> {
  const store = await place.open(now)
  opened.push(store)
  return store
}

export const newTable = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  id,
  code: `code-${id}`,
  game: 'some-game',
  name: `Table ${id}`,
  meta: { seats: ['a', 'b'] },
  public: false,
  ...more,
})

export const create = (store: Store, id: string, more?: Partial<NewTable>): Promise<'kept' | 'taken' | 'conflict'> =>
  store.createTable(newTable(id, more), { setup: `{"seed":"secret of ${id}"}` })

/** `count` entries numbered from `seq` on. */
export const append = (table: string, seq: number, count = 1, more: Partial<Append> = {}): Append => ({
  table,
  seq,
  entries: Array.from({ length: count }, (_, index) => JSON.stringify({ n: seq + index })),
  ...more,
})

export async function troubleOf(work: Promise<unknown>): Promise<StoreTrouble | string> {
  try {
    return `no error, but ${JSON.stringify(await work)}`
  } catch (error) {
    return error instanceof StoreError ? error.trouble : `not a StoreError: ${error}`
  }
}

const numbersOf = (entries: readonly string[] = []): number[] => entries.map((entry) => JSON.parse(entry).n)
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export type Killed = { acknowledged: Map<string, number>; signal: NodeJS.Signals | null; errors: string }

/** A writer in a process of its own, which appends until it is killed. */
export function startWriter(place: WriterPlace, round: string): ChildProcessByStdio<null, Readable, Readable> {
  const program = fileURLToPath(new URL('./contractWriter.ts', import.meta.url))
  return spawn(process.execPath, [program, JSON.stringify(place), round], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/**
 * Lets a writer run until it has had `enough` appends acknowledged, and kills it `later` milliseconds after that: always at once would
 * always hit the beginning of the next append.
 */
export function killWriter(place: WriterPlace, round: string, enough: number, later: number): Promise<Killed> {
  return new Promise((resolve, reject) => {
    const child = startWriter(place, round)
    let out = ''
    let errors = ''
    let dying = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (out.split('\n').length <= enough || dying) return
      dying = true
      setTimeout(() => child.kill('SIGKILL'), later)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    child.once('error', reject)
    child.once('close', (_code, signal) => {
      const acknowledged = new Map<string, number>()
      // The last piece is empty, or a line cut off by the kill.
      for (const line of out.split('\n').slice(0, -1)) {
        const [table = '', after = ''] = line.split(' ')
        acknowledged.set(table, Number(after))
      }
      resolve({ acknowledged, signal, errors })
    })
  })
}

/** At the top of a test file: stores opened by its other tests are closed too. */
export function storeContract(newPlace: () => Place, rounds: number): void {
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  const open = (now?: () => number): Promise<Store> => openAt(newPlace(), now)

  describe('tables and entries', () => tableTests(open))
  describe('writers', () => writerTests(newPlace, open))
  describe('listing and the bin', () => listingTests(open))
  describe('persons, claims', () => peopleTests(open))
  describe('limits', () => limitTests(open))
  describe('lasting', () => lastingTests(newPlace, rounds))
}

type Open = (now?: () => number) => Promise<Store>

function tableTests(open: Open): void {
  test('a new table is stored as given', async () => {
    const store = await open(() => 1234)
    expect(await create(store, 'one', { public: true })).toBe('kept')
    const row = { ...newTable('one', { public: true }), created: 1234, touched: 1234, binned: null, over: false, seq: 0, revision: 0 }
    expect(await store.load('one')).toEqual({ row, setup: '{"seed":"secret of one"}', checkpoints: [], from: 0, entries: [] })
    expect(await store.row('one')).toEqual(row)
    expect(await store.load('two')).toBeNull()
    expect(await store.row('two')).toBeNull()
  })

  test('a taken id or code changes nothing', async () => {
    const store = await open()
    await create(store, 'one')
    expect(await create(store, 'one', { code: 'other', name: 'Thief' })).toBe('taken')
    expect(await create(store, 'two', { code: 'code-one' })).toBe('taken')
    expect((await store.row('one'))?.name).toBe('Table one')
    expect(await store.row('two')).toBeNull()
  })

  test('entries come back in order, all or from a number on', async () => {
    let time = 10
    const store = await open(() => time)
    await create(store, 'one')
    time = 20
    expect(await store.append(append('one', 0, 12))).toBe('kept')
    expect(await store.append(append('one', 12, 3))).toBe('kept')
    expect(numbersOf((await store.load('one'))?.entries)).toEqual(upTo(15))
    const tail = await store.load('one', 13)
    expect([tail?.from, numbersOf(tail?.entries)]).toEqual([13, [13, 14]])
    expect((await store.load('one', 15))?.entries).toEqual([])
    expect(await store.row('one')).toMatchObject({ seq: 15, created: 10, touched: 20 })
  })

  test('entries, meta, checkpoint and end are written together', async () => {
    const store = await open()
    await create(store, 'one')
    await store.append(append('one', 0, 2, { meta: { turn: 1 }, checkpoint: { seq: 1, data: 'state 1' }, over: true }))
    const stored = await store.load('one')
    expect(stored?.row).toMatchObject({ seq: 2, meta: { turn: 1 }, revision: 1, over: true })
    expect(stored?.checkpoints).toEqual([{ seq: 1, data: 'state 1' }])
    // An undo may open an ended game again; what is not mentioned stays.
    await store.append(append('one', 2, 1, { over: false }))
    expect(await store.row('one')).toMatchObject({ seq: 3, meta: { turn: 1 }, revision: 1, over: false, public: false })
    await store.append(append('one', 3, 1, { public: true }))
    await store.append(append('one', 4, 1))
    expect(await store.row('one')).toMatchObject({ seq: 5, over: false, public: true })
    expect((await store.publicRows(9)).map(({ id }) => id)).toEqual(['one'])
  })

  test('a conflict writes nothing at all', async () => {
    const store = await open()
    await create(store, 'one')
    await store.append(append('one', 0, 2))
    const before = await store.load('one')
    const more = { meta: { stolen: true }, checkpoint: { seq: 1, data: 'stolen' }, over: true }
    for (const seq of [0, 1, 3]) expect(await store.append(append('one', seq, 2, more))).toBe('conflict')
    expect(await store.load('one')).toEqual(before)
  })

  test('a meta made from an older one is a conflict', async () => {
    const store = await open()
    await create(store, 'one')
    const seats = (a: string, revision: number): Append => ({ table: 'one', seq: 0, entries: [], meta: { a }, revision })
    expect(await Promise.all([store.append(seats('first', 0)), store.append(seats('second', 0))])).toEqual(['kept', 'conflict'])
    expect(await store.append(seats('late', 0))).toBe('conflict')
    expect(await store.append(seats('next', 1))).toBe('kept')
    expect(await store.row('one')).toMatchObject({ meta: { a: 'next' }, revision: 2, seq: 0 })
  })

  test('the last two checkpoints are kept, newest first; one of the same place replaces the other', async () => {
    const store = await open()
    await create(store, 'one')
    await create(store, 'two')
    await store.append(append('two', 0, 1, { checkpoint: { seq: 1, data: 'of two' } }))
    for (const seq of [0, 1, 2, 3]) await store.append(append('one', seq, 1, { checkpoint: { seq: seq + 1, data: `state ${seq + 1}` } }))
    await store.append({ table: 'one', seq: 4, entries: [], checkpoint: { seq: 4, data: 'state 4 again' } })
    expect((await store.load('one'))?.checkpoints).toEqual([
      { seq: 4, data: 'state 4 again' },
      { seq: 3, data: 'state 3' },
    ])
    expect((await store.load('two'))?.checkpoints).toEqual([{ seq: 1, data: 'of two' }])
  })

  test('checkpoints of one group: the last of the same place counts, the two newest stay', async () => {
    const store = await open()
    await create(store, 'one')
    const at = (seq: number, data: string): Promise<string> => store.append(append('one', seq, 1, { checkpoint: { seq: seq + 1, data } }))
    const again = (): Promise<string> => store.append({ table: 'one', seq: 3, entries: [], checkpoint: { seq: 3, data: 'last' } })
    expect(await Promise.all([at(0, 'a'), at(1, 'b'), at(2, 'c'), again()])).toEqual(['kept', 'kept', 'kept', 'kept'])
    expect((await store.load('one'))?.checkpoints).toEqual([
      { seq: 3, data: 'last' },
      { seq: 2, data: 'b' },
    ])
  })
}

function writerTests(newPlace: () => Place, open: Open): void {
  test('one that fails does not spoil the others of its group', async () => {
    const store = await open()
    for (const id of ['one', 'two', 'binned']) await create(store, id)
    await store.bin('binned')
    const outcomes = await Promise.all([
      store.append(append('one', 0)),
      troubleOf(store.append(append('nowhere', 0))),
      store.append(append('one', 0)),
      troubleOf(store.append(append('binned', 0))),
      troubleOf(store.append(append('two', 0, 1, { entries: ['x'.repeat(LIMITS.entry + 1)] }))),
      store.append(append('two', 0)),
      store.append(append('one', 1)),
    ])
    expect(outcomes).toEqual(['kept', 'unknown-table', 'conflict', 'binned', 'refused', 'kept', 'kept'])
    expect(numbersOf((await store.load('one'))?.entries)).toEqual([0, 1])
    expect(numbersOf((await store.load('two'))?.entries)).toEqual([0])
    expect((await store.load('binned'))?.entries).toEqual([])
  })

  test('500 appends at once are kept in the order they were made', async () => {
    const store = await open()
    const tables = upTo(10).map((index) => `t${index}`)
    for (const id of tables) await create(store, id)
    const answers = upTo(500).map((index) => store.append(append(tables[index % 10] ?? '', Math.floor(index / 10))))
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['kept']))
    for (const id of tables) expect(numbersOf((await store.load(id))?.entries)).toEqual(upTo(50))
  })

  test('of many who write the same number one is kept', async () => {
    const place = newPlace()
    const first = await openAt(place)
    const second = place.shared ? await openAt(place) : first
    await create(first, 'one')
    const answers = await Promise.all(upTo(40).map((index) => (index % 2 ? first : second).append(append('one', 0, 2))))
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(1)
    expect((await first.load('one'))?.entries).toHaveLength(2)
  })

  test('two writers on one table lose nothing and write nothing twice', async () => {
    const place = newPlace()
    const first = await openAt(place)
    const second = place.shared ? await openAt(place) : first
    await create(first, 'one')
    let conflicts = 0
    const writeAll = async (store: Store, who: string): Promise<void> => {
      let seq = 0
      for (let n = 0; n < 40; ) {
        const answer = await store.append({ table: 'one', seq, entries: [JSON.stringify({ who, n })] })
        if (answer === 'kept') {
          n += 1
          seq += 1
        } else {
          conflicts += 1
          seq = (await store.row('one'))?.seq ?? 0
        }
      }
    }
    await Promise.all([writeAll(first, 'a'), writeAll(second, 'b')])
    const entries = ((await second.load('one'))?.entries ?? []).map((entry) => JSON.parse(entry) as { who: string; n: number })
    for (const who of ['a', 'b']) expect(entries.filter((entry) => entry.who === who).map(({ n }) => n)).toEqual(upTo(40))
    expect(entries).toHaveLength(80)
    expect(conflicts).toBeGreaterThan(0)
  })
}

function listingTests(open: Open): void {
  test('tables are found by code', async () => {
    const store = await open()
    await create(store, 'one')
    expect((await store.rowByCode('code-one'))?.id).toBe('one')
    expect(await store.rowByCode('code-two')).toBeNull()
  })

  test('public tables under way are listed, the last touched first', async () => {
    let time = 0
    const store = await open(() => time)
    for (const id of ['old', 'new', 'hidden', 'over', 'binned', 'played']) {
      time += 1
      await create(store, id, { public: id !== 'hidden' })
    }
    await store.append(append('over', 0, 1, { over: true }))
    await store.bin('binned')
    time += 1
    await store.append(append('old', 0))
    const ids = async (limit: number): Promise<string[]> => (await store.publicRows(limit)).map(({ id }) => id)
    expect(await ids(10)).toEqual(['old', 'played', 'new'])
    expect(await ids(2)).toEqual(['old', 'played'])
  })

  test('a person finds the tables of their claims, the binned ones too', async () => {
    let time = 0
    const store = await open(() => time)
    const [ada, bob] = [hashOf('ada'), hashOf('bob')]
    for (const id of ['one', 'two', 'three']) {
      time += 1
      await create(store, id)
    }
    await store.putClaim({ hash: hashOf('link 1'), table: 'one', seat: 'a', person: ada })
    await store.putClaim({ hash: hashOf('link 1b'), table: 'one', seat: 'b', person: ada })
    await store.putClaim({ hash: hashOf('link 2'), table: 'two', seat: 'a', person: ada })
    await store.putClaim({ hash: hashOf('link 3'), table: 'three', seat: 'a', person: bob })
    await store.bin('one')
    expect((await store.rowsOf(ada)).map(({ id }) => id)).toEqual(['two', 'one'])
    expect((await store.rowsOf(bob)).map(({ id }) => id)).toEqual(['three'])
    expect(await store.rowsOf(hashOf('nobody'))).toEqual([])
  })

  test('a table can be renamed', async () => {
    const store = await open()
    await create(store, 'one')
    expect(await store.rename('one', 'La niebla')).toBe(true)
    expect((await store.row('one'))?.name).toBe('La niebla')
    expect(await store.rename('two', 'Nothing')).toBe(false)
  })

  test('another code leads to a table, and the old one nowhere; a code leads to one table', async () => {
    const store = await open()
    await create(store, 'one')
    await create(store, 'two')
    const [old, taken] = [(await store.row('one'))?.code ?? '', (await store.row('two'))?.code ?? '']
    expect(await store.recode('one', 'FRESH1')).toBe('kept')
    expect([(await store.rowByCode('FRESH1'))?.id, await store.rowByCode(old)]).toEqual(['one', null])
    expect(await Promise.all([store.recode('one', taken), store.recode('none', 'FRESH2')])).toEqual(['taken', 'taken'])
    expect((await store.rowByCode(taken))?.id).toBe('two')
    expect((await Promise.all([store.recode('one', 'FRESH3'), store.recode('two', 'FRESH3')])).sort()).toEqual(['kept', 'taken'])
  })

  test('what nothing was written to for long goes into the bin; coming out of it counts as a touch', async () => {
    let time = 1000
    const store = await open(() => time)
    for (const id of ['quiet', 'played', 'gone']) await create(store, id)
    await store.bin('gone')
    time = 1500
    expect(await store.append(append('played', 0))).toBe('kept')
    time = 2001
    expect(await store.expire(1000)).toEqual(['quiet'])
    expect([(await store.row('quiet'))?.binned, (await store.row('played'))?.binned]).toEqual([2001, null])
    expect(await store.expire(1000)).toEqual([])
    expect(await store.restore('quiet')).toBe(true)
    time = 2900
    expect((await store.expire(1000)).sort()).toEqual(['played'])
    expect((await store.row('quiet'))?.touched).toBe(2001)
  })

  test('what is binned takes no appends until it is restored', async () => {
    const store = await open(() => 77)
    await create(store, 'one')
    expect([await store.bin('one'), await store.bin('one'), await store.bin('two')]).toEqual([true, false, false])
    expect((await store.row('one'))?.binned).toBe(77)
    expect(await troubleOf(store.append(append('one', 0)))).toBe('binned')
    expect([await store.restore('one'), await store.restore('one'), await store.restore('two')]).toEqual([true, false, false])
    expect((await store.row('one'))?.binned).toBeNull()
    expect(await store.append(append('one', 0))).toBe('kept')
  })

  test('what was binned more than thirty days ago is purged with all that belongs to it', async () => {
    let time = 1_000_000
    const store = await open(() => time)
    const link = hashOf('link')
    for (const id of ['old', 'kept']) await create(store, id)
    await store.append(append('old', 0, 2, { checkpoint: { seq: 1, data: 's' } }))
    await store.putClaim({ hash: link, table: 'old', seat: 'a', person: hashOf('ada') })
    await store.bin('old')
    time += BIN_TIME
    expect(await store.purge()).toBe(0)
    await store.bin('kept')
    time += 1
    expect(await store.purge()).toBe(1)
    expect([await store.load('old'), await store.claim(link)]).toEqual([null, null])
    expect(await store.rowsOf(hashOf('ada'))).toEqual([])
    expect(await troubleOf(store.append(append('old', 2)))).toBe('unknown-table')
    expect((await store.row('kept'))?.id).toBe('kept')
    // The same id and code may be used again, and nothing of the old table shines through.
    expect(await create(store, 'old')).toBe('kept')
    expect(await store.load('old')).toMatchObject({ entries: [], checkpoints: [] })
    expect(await store.claims('old')).toEqual([])
  })
}

function peopleTests(open: Open): void {
  test('persons are kept under the hash of their secret', async () => {
    let time = 5
    const store = await open(() => time)
    const hash = hashOf('ada')
    expect(await store.person(hash)).toBeNull()
    await store.putPerson(hash, { name: 'Ada', language: 'es' })
    time = 9
    await store.putPerson(hash, { name: 'Ada L.' })
    expect(await store.person(hash)).toEqual({ data: { name: 'Ada L.' }, created: 5, touched: 9 })
  })

  test('one link for a seat, one seat for a link', async () => {
    const store = await open()
    await create(store, 'one')
    const claim = { hash: hashOf('link'), table: 'one', seat: 'a', person: null }
    expect(await store.putClaim(claim)).toBe('kept')
    expect(await store.putClaim({ ...claim, hash: hashOf('thief') })).toBe('taken')
    expect(await store.putClaim({ ...claim, seat: 'b' })).toBe('taken')
    expect(await store.claim(claim.hash)).toEqual(claim)
    expect(await store.claim(hashOf('thief'))).toBeNull()
    expect(await troubleOf(store.putClaim({ ...claim, table: 'two' }))).toBe('unknown-table')
  })

  test('a link can be put again to say who sits there, and be revoked', async () => {
    const store = await open()
    await create(store, 'one')
    const claim = { hash: hashOf('link'), table: 'one', seat: 'b', person: null }
    const other = { hash: hashOf('other'), table: 'one', seat: 'a', person: null }
    await store.putClaim(claim)
    await store.putClaim(other)
    const seated = { ...claim, person: hashOf('ada') }
    expect(await store.putClaim(seated)).toBe('kept')
    expect(await store.claims('one')).toEqual([other, seated])
    expect([await store.revokeClaim(claim.hash), await store.revokeClaim(claim.hash)]).toEqual([true, false])
    expect(await store.claim(claim.hash)).toBeNull()
    expect(await store.putClaim({ ...claim, hash: hashOf('new link') })).toBe('kept')
  })

  test('of two who take a free seat at once one gets it', async () => {
    const store = await open()
    await create(store, 'one')
    const take = (who: string): Promise<string> => store.putClaim({ hash: hashOf(who), table: 'one', seat: 'a', person: hashOf(who) })
    expect((await Promise.all([take('ada'), take('bob')])).sort()).toEqual(['kept', 'taken'])
    expect(await store.claims('one')).toHaveLength(1)
  })
}

function limitTests(open: Open): void {
  test('any text comes back as it was, and none is taken for SQL', async () => {
    const store = await open()
    const odd = `'; drop table entries; -- "\\ $1 ?1 % \u{1F419} ñ ﷽ \u0001 \n`
    await create(store, 'one', { name: odd, meta: { [odd]: [odd, '\0', '\ud800', 1e21, -0.5, null, true] } })
    const entry = JSON.stringify({ odd, nul: '\0', half: '\ud800' })
    await store.append({ table: 'one', seq: 0, entries: [entry, ''], checkpoint: { seq: 1, data: odd } })
    const stored = await store.load('one')
    expect(stored?.row.name).toBe(odd)
    expect(stored?.row.meta).toEqual({ [odd]: [odd, '\0', '\ud800', 1e21, -0.5, null, true] })
    expect(stored?.entries).toEqual([entry, ''])
    expect(stored?.checkpoints).toEqual([{ seq: 1, data: odd }])
    expect(await store.row(odd)).toBeNull()
  })

  test('what is too large, misshapen or not a hash is refused, and nothing is stored', async () => {
    const store = await open()
    await create(store, 'one')
    const before = await store.load('one')
    const long = (limit: number): string => 'x'.repeat(limit + 1)
    const refused: Record<string, () => Promise<unknown>> = {
      'long id': () => create(store, long(LIMITS.id)),
      'empty id': () => create(store, ''),
      'long code': () => create(store, 'two', { code: long(LIMITS.id) }),
      'long name': () => create(store, 'two', { name: long(LIMITS.name) }),
      'large meta': () => create(store, 'two', { meta: long(LIMITS.meta) }),
      'large setup': () => store.createTable(newTable('two'), { setup: long(LIMITS.setup) }),
      'new name': () => store.rename('one', long(LIMITS.name)),
      'NUL in a name': () => store.rename('one', 'a\0b'),
      'half a character': () => store.rename('one', '\ud800'),
      'large entry': () => store.append(append('one', 0, 1, { entries: ['"a"', long(LIMITS.entry)] })),
      'NUL in an entry': () => store.append(append('one', 0, 1, { entries: ['a\0b'] })),
      'many entries': () => store.append(append('one', 0, LIMITS.entries + 1)),
      'large append': () => store.append(append('one', 0, 1, { entries: upTo(65).map(() => 'x'.repeat(LIMITS.entry)) })),
      'meta of an append': () => store.append(append('one', 0, 1, { meta: long(LIMITS.meta) })),
      'large checkpoint': () => store.append(append('one', 0, 1, { checkpoint: { seq: 1, data: long(LIMITS.checkpoint) } })),
      'checkpoint ahead': () => store.append(append('one', 0, 1, { checkpoint: { seq: 2, data: '' } })),
      'negative seq': () => store.append(append('one', -1)),
      'broken seq': () => store.append(append('one', 0.5)),
      'revision without meta': () => store.append(append('one', 0, 1, { revision: 0 })),
      'secret of a person': () => store.putPerson('secret', {}),
      'large person': () => store.putPerson(hashOf('ada'), long(LIMITS.person)),
      'secret of a link': () => store.putClaim({ hash: 'secret', table: 'one', seat: 'a', person: null }),
      'secret of a sitter': () => store.putClaim({ hash: hashOf('link'), table: 'one', seat: 'a', person: 'secret' }),
      'long seat': () => store.putClaim({ hash: hashOf('link'), table: 'one', seat: long(LIMITS.id), person: null }),
    }
    for (const [what, work] of Object.entries(refused)) expect(`${what}: ${await troubleOf(work())}`).toBe(`${what}: refused`)
    expect(await store.load('one')).toEqual(before)
    expect([await store.row('two'), await store.claims('one')]).toEqual([null, []])
  })

  test('what is as large as allowed is kept', async () => {
    const store = await open()
    await create(store, 'x'.repeat(LIMITS.id), { code: 'y'.repeat(LIMITS.id), name: 'ñ'.repeat(LIMITS.name) })
    const big = append('x'.repeat(LIMITS.id), 0, LIMITS.entries, { checkpoint: { seq: 9, data: 'ñ'.repeat(LIMITS.checkpoint) } })
    expect(await store.append(big)).toBe('kept')
    const stored = await store.load('x'.repeat(LIMITS.id))
    expect(stored?.entries).toEqual(big.entries)
    expect(stored?.checkpoints[0]?.data.length).toBe(LIMITS.checkpoint)
  })
}

function lastingTests(newPlace: () => Place, rounds: number): void {
  test('a store opened again has everything', async () => {
    const place = newPlace()
    const store = await place.open(() => 3)
    await create(store, 'one')
    await store.append(append('one', 0, 3, { meta: { turn: 2 }, checkpoint: { seq: 2, data: 'state' } }))
    await store.putPerson(hashOf('ada'), { name: 'Ada' })
    await store.putClaim({ hash: hashOf('link'), table: 'one', seat: 'a', person: hashOf('ada') })
    const look = async (from: Store): Promise<unknown[]> => [
      await from.load('one'),
      await from.person(hashOf('ada')),
      await from.claims('one'),
    ]
    const before = await look(store)
    await store.close()
    expect(await look(await openAt(place))).toEqual(before)
  })

  test('closing waits for what is under way and refuses what comes after', async () => {
    const place = newPlace()
    const store = await place.open()
    await create(store, 'one')
    const pending = [store.append(append('one', 0)), store.append(append('one', 1))]
    const closing = Promise.all([store.close(), store.close()])
    const late = [store.append(append('one', 2)), store.row('one'), store.claims('one'), create(store, 'two')].map(troubleOf)
    expect(await Promise.all(late)).toEqual(['closed', 'closed', 'closed', 'closed'])
    expect(await Promise.all(pending)).toEqual(['kept', 'kept'])
    await closing
    expect((await (await openAt(place)).load('one'))?.entries).toHaveLength(2)
  })

  test(`a process killed while it writes: what it was told is kept is there, and nothing by halves (${rounds} times)`, async () => {
    const place = newPlace()
    for (const round of upTo(rounds)) {
      const { acknowledged, signal, errors } = await killWriter(place.writer, `r${round}`, 1 + 9 * round, round % 5)
      expect([signal, acknowledged.size > 0], errors).toEqual(['SIGKILL', true])
      const store = await place.open()
      try {
        for (const index of upTo(WRITER_TABLES))
          await checkSurvivor(store, `r${round}-${index}`, acknowledged.get(`r${round}-${index}`) ?? 0)
      } finally {
        await store.close()
      }
    }
  }, 60_000)
}

async function checkSurvivor(store: Store, table: string, acknowledged: number): Promise<void> {
  const stored = await store.load(table)
  const seq = stored?.row.seq ?? -1
  expect(seq).toBeGreaterThanOrEqual(acknowledged)
  // One append at a time was under way: it may have been kept without anybody hearing of it.
  expect(seq).toBeLessThanOrEqual(acknowledged + WRITER_ENTRIES)
  expect(seq % WRITER_ENTRIES).toBe(0)
  expect(numbersOf(stored?.entries)).toEqual(upTo(seq))
  expect(stored?.row.meta).toEqual({ after: seq })
  const campaign = await store.campaign(table)
  expect([campaign?.revision, JSON.parse(campaign?.state ?? '{}').after]).toEqual([seq / WRITER_ENTRIES, seq])
  expect(stored?.checkpoints.map((checkpoint) => checkpoint.seq)).toEqual([seq, seq - WRITER_ENTRIES].filter((at) => at > 0))
  for (const { seq: at, data } of stored?.checkpoints ?? []) expect(JSON.parse(data).after).toBe(at)
  expect(await store.append({ table, seq, entries: ['"going on"'] })).toBe('kept')
}
