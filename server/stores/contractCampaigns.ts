/** What every store must do with campaigns, as tests. */
import { describe, expect, test } from 'vitest'
import { append, create, newTable, openAt, type Place, troubleOf } from './contract.ts'
import { LIMITS } from './limits.ts'
import { BIN_TIME, type CampaignChange, hashOf, type NewCampaign, type Store } from './store.ts'

const ADA = hashOf('ada')
const BEN = hashOf('ben')

const newCampaign = (id: string, more: Partial<NewCampaign> = {}): NewCampaign => ({
  id,
  code: `code-${id}`,
  game: 'some-game',
  name: `Campaign ${id}`,
  state: '{"night":0}',
  ...more,
})
const change = (id: string, revision: number, night: number): CampaignChange => ({ id, revision, state: JSON.stringify({ night }) })
const nightOf = async (store: Store, id: string): Promise<[revision: number, night: number]> => {
  const found = await store.campaign(id)
  return [found?.revision ?? -1, JSON.parse(found?.state ?? '{"night":-1}').night]
}

/** At the top of a test file, beside the contract of tables. */
export function campaignContract(newPlace: () => Place): void {
  const open = (now?: () => number): Promise<Store> => openAt(newPlace(), now)
  describe('campaigns', () => {
    recordTests(open)
    memberTests(open)
    nightTests(newPlace, open)
  })
}

type Open = (now?: () => number) => Promise<Store>

function recordTests(open: Open): void {
  test('a new campaign is stored as given, and written by its revision', async () => {
    let time = 10
    const store = await open(() => time)
    expect(await store.createCampaign(newCampaign('one'), ADA)).toBe('kept')
    const row = { ...newCampaign('one'), created: 10, touched: 10, binned: null, revision: 0 }
    expect(await store.campaign('one')).toEqual(row)
    expect(await store.campaignByCode('code-one')).toEqual(row)
    expect([await store.campaign('two'), await store.campaignByCode('two')]).toEqual([null, null])
    time = 20
    expect(await store.writeCampaign(change('one', 0, 1))).toBe('kept')
    expect(await store.campaign('one')).toEqual({ ...row, state: '{"night":1}', touched: 20, revision: 1 })
  })

  test('a taken id or code, a stale revision and an unknown campaign change nothing', async () => {
    const store = await open()
    await store.createCampaign(newCampaign('one'), ADA)
    expect(await store.createCampaign(newCampaign('one', { code: 'other', name: 'Thief' }), BEN)).toBe('taken')
    expect(await store.createCampaign(newCampaign('two', { code: 'code-one' }), BEN)).toBe('taken')
    await store.writeCampaign(change('one', 0, 1))
    for (const revision of [0, 2]) expect(await store.writeCampaign(change('one', revision, 9))).toBe('conflict')
    expect(await store.writeCampaign(change('two', 0, 9))).toBe('conflict')
    expect(await nightOf(store, 'one')).toEqual([1, 1])
    expect([await store.members('one'), await store.campaignsOf(BEN)]).toEqual([[ADA], []])
  })

  test('of many who write one revision one is kept', async () => {
    const store = await open()
    await store.createCampaign(newCampaign('one'), ADA)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => store.writeCampaign(change('one', 0, n))))
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(1)
    expect(await nightOf(store, 'one')).toEqual([1, answers.indexOf('kept')])
  })

  test('what is too large or misshapen is refused', async () => {
    const store = await open()
    await store.createCampaign(newCampaign('one'), ADA)
    await create(store, 'table')
    const large: CampaignChange = { id: 'one', revision: 0, state: 'x'.repeat(LIMITS.campaign + 1) }
    expect(await troubleOf(store.createCampaign(newCampaign('two', { state: large.state }), ADA))).toBe('refused')
    expect(await troubleOf(store.createCampaign(newCampaign('two'), 'a secret'))).toBe('refused')
    expect(await troubleOf(store.addMember('one', 'a secret'))).toBe('refused')
    expect(await troubleOf(store.writeCampaign(large))).toBe('refused')
    expect(await troubleOf(store.writeCampaign({ id: 'one', revision: 0, state: 'half \0' }))).toBe('refused')
    expect(await troubleOf(store.append(append('table', 0, 1, { campaign: large })))).toBe('refused')
    expect(await troubleOf(store.createTable(newTable('other'), { setup: '{}', campaign: large }))).toBe('refused')
    expect([await nightOf(store, 'one'), (await store.row('table'))?.seq, await store.row('other')]).toEqual([[0, 0], 0, null])
    const largest = 'ñ'.repeat(LIMITS.campaign)
    expect(await store.writeCampaign({ ...large, state: largest })).toBe('kept')
    expect((await store.campaign('one'))?.state === largest).toBe(true)
  })
}

function memberTests(open: Open): void {
  test('its members find it, the last touched first', async () => {
    let time = 1
    const store = await open(() => time)
    await store.createCampaign(newCampaign('one'), ADA)
    time = 2
    await store.createCampaign(newCampaign('two'), ADA)
    expect([await store.addMember('one', BEN), await store.addMember('one', BEN), await store.addMember('none', BEN)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await store.members('one')).toEqual([ADA, BEN].sort())
    expect((await store.campaignsOf(ADA)).map(({ id }) => id)).toEqual(['two', 'one'])
    time = 3
    await store.writeCampaign(change('one', 0, 1))
    expect((await store.campaignsOf(ADA)).map(({ id }) => id)).toEqual(['one', 'two'])
    expect((await store.campaignsOf(BEN)).map(({ id }) => id)).toEqual(['one'])
  })

  test('it goes into the bin, comes out, and is removed when its time there is over', async () => {
    let time = 1
    const store = await open(() => time)
    await store.createCampaign(newCampaign('one'), ADA)
    await store.createCampaign(newCampaign('two'), ADA)
    expect([await store.binCampaign('one', true), await store.binCampaign('one', true)]).toEqual([true, false])
    expect((await store.campaign('one'))?.binned).toBe(1)
    expect([await store.binCampaign('one', false), await store.binCampaign('one', false)]).toEqual([true, false])
    await store.binCampaign('two', true)
    time += BIN_TIME
    expect([await store.purge(), (await store.campaignsOf(ADA)).length]).toEqual([0, 2])
    time += 1
    expect([await store.purge(), (await store.campaignsOf(ADA)).map(({ id }) => id)]).toEqual([0, ['one']])
    expect([await store.campaign('two'), await store.members('two')]).toEqual([null, []])
  })
}

function nightTests(newPlace: () => Place, open: Open): void {
  const withCampaign = async (): Promise<Store> => {
    const store = await open()
    await store.createCampaign(newCampaign('one'), ADA)
    return store
  }

  test('a night is opened together with its campaign, or not at all', async () => {
    const store = await withCampaign()
    const opened = { setup: '{}', campaign: change('one', 0, 1) }
    expect(await store.createTable(newTable('a'), opened)).toBe('kept')
    expect(await nightOf(store, 'one')).toEqual([1, 1])
    // Somebody else opened it before.
    expect(await store.createTable(newTable('b'), opened)).toBe('conflict')
    expect(await store.createTable(newTable('b'), { setup: '{}', campaign: change('none', 0, 1) })).toBe('conflict')
    expect(await store.row('b')).toBeNull()
    // The code is taken.
    expect(await store.createTable(newTable('b', { code: 'code-a' }), { setup: '{}', campaign: change('one', 1, 2) })).toBe('taken')
    expect([await nightOf(store, 'one'), await store.row('b')]).toEqual([[1, 1], null])
  })

  test("a table's last line and what it changes about the campaign are written together", async () => {
    const store = await withCampaign()
    await create(store, 'a')
    expect(await store.append(append('a', 0, 2, { over: true, campaign: change('one', 0, 1) }))).toBe('kept')
    expect([(await store.row('a'))?.over, await nightOf(store, 'one')]).toEqual([true, [1, 1]])
    expect(await store.append(append('a', 2, 1, { over: false, campaign: change('one', 1, 0) }))).toBe('kept')
    expect([(await store.row('a'))?.over, await nightOf(store, 'one')]).toEqual([false, [2, 0]])
  })

  test('a campaign of another revision, or a table of another length: nothing of the append is written', async () => {
    const store = await withCampaign()
    await create(store, 'a')
    await store.append(append('a', 0, 2))
    await store.writeCampaign(change('one', 0, 5))
    const before = [await store.load('a'), await store.campaign('one')]
    const end = { meta: { stolen: true }, checkpoint: { seq: 1, data: 'stolen' }, over: true }
    for (const revision of [0, 2])
      expect(await store.append(append('a', 2, 1, { ...end, campaign: change('one', revision, 9) }))).toBe('conflict')
    expect(await store.append(append('a', 1, 1, { ...end, campaign: change('one', 1, 9) }))).toBe('conflict')
    expect(await store.append(append('a', 2, 1, { ...end, campaign: change('none', 0, 9) }))).toBe('conflict')
    expect([await store.load('a'), await store.campaign('one')]).toEqual(before)
  })

  test('two tables that end one campaign at once: one is kept, and the other nothing of', async () => {
    const place = newPlace()
    const first = await openAt(place)
    const second = place.shared ? await openAt(place) : first
    await first.createCampaign(newCampaign('one'), ADA)
    await create(first, 'a')
    await create(first, 'b')
    const answers = await Promise.all([
      first.append(append('a', 0, 1, { campaign: change('one', 0, 1) })),
      second.append(append('b', 0, 1, { campaign: change('one', 0, 2) })),
    ])
    expect([...answers].sort()).toEqual(['conflict', 'kept'])
    const kept = answers.indexOf('kept')
    expect(await nightOf(first, 'one')).toEqual([1, kept + 1])
    expect([(await first.row('a'))?.seq, (await first.row('b'))?.seq]).toEqual(kept === 0 ? [1, 0] : [0, 1])
  })

  test('in one group each meets the campaign as the one before left it', async () => {
    const store = await withCampaign()
    for (const id of ['a', 'b', 'c']) await create(store, id)
    const answers = [
      store.append(append('a', 0, 1, { campaign: change('one', 0, 1) })),
      store.append(append('b', 0, 1, { campaign: change('one', 0, 9) })),
      store.append(append('c', 0, 1, { campaign: change('one', 1, 2) })),
      store.append(append('b', 0, 1)),
    ]
    expect(await Promise.all(answers)).toEqual(['kept', 'conflict', 'kept', 'kept'])
    expect(await nightOf(store, 'one')).toEqual([2, 2])
  })

  test('a store opened again has the campaign and its members', async () => {
    const place = newPlace()
    const store = await place.open(() => 3)
    await store.createCampaign(newCampaign('one'), ADA)
    await create(store, 'a')
    await store.append(append('a', 0, 1, { over: true, campaign: change('one', 0, 1) }))
    await store.addMember('one', BEN)
    const before = [await store.campaign('one'), await store.members('one')]
    await store.close()
    const again = await openAt(place)
    expect([await again.campaign('one'), await again.members('one')]).toEqual(before)
  })
}
