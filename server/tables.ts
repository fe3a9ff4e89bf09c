import type { Beginning, Sitting } from '@miskatonic/host'
import type { Json, Seat } from '@miskatonic/kernel'
import type { ApiError, ListedTable, NewTable } from './api.ts'
import type { Hosts } from './hosting/hosts.ts'
import type { Begins, Meta } from './hosting/post.ts'
import { newCode, newSecret, newTableId, type Person, publicName } from './people.ts'
import { hashOf, type Store, type TableRow } from './stores/store.ts'

/** A request that cannot be granted; told as it is. */
export class Refused extends Error {
  override name = 'Refused'
  readonly error: ApiError
  constructor(error: ApiError, text: string) {
    super(text)
    this.error = error
  }
}

/** What persons do with whole tables: open, find, join, bin, copy. What happens at a table is its room's business. */
export class Tables {
  private readonly store: Store
  private readonly hosts: Hosts
  private readonly games: ReadonlySet<string>
  private readonly newSeed: () => string

  constructor(store: Store, hosts: Hosts, games: ReadonlySet<string>, newSeed: () => string) {
    this.newSeed = newSeed
    this.store = store
    this.hosts = hosts
    this.games = games
  }

  async create(person: Person, wish: NewTable): Promise<{ id: string; code: string }> {
    if (!this.games.has(wish.game)) throw new Refused('not-found', `there is no game «${wish.game}»`)
    const seats = wish.seats.map(({ seat }) => seat)
    const sittings = Object.fromEntries(wish.seats.map(({ seat, holder }) => [seat, sittingFor(holder, person, wish.as)]))
    const begun = { game: wish.game, seats, sittings, house: houseOf(person, wish) }
    const rest = restOf((wish.options ?? null) as Json, this.newSeed())
    // Options and seats are judged by the game itself, before anything is kept.
    const begins = await this.hosts.judge(together({ ...begun, id: '', code: '', created: 0 }, rest))
    if (typeof begins === 'string') throw new Refused('bad-options', begins)
    return this.begin(person, begun, begins, rest)
  }

  /** `rest`: options, seed, and what the table goes on from, as JSON text. */
  private async begin(person: Person, begun: Begun, begins: Begins, rest: string): Promise<{ id: string; code: string }> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const [id, code] = [newTableId(), newCode()]
      const { game, house } = begun
      const kept = await this.store.createTable(
        { id, code, game, name: house.name, meta: firstMeta(begun, begins) as unknown as Json, public: house.public },
        { setup: together({ ...begun, id, code, created: Date.now() }, rest) },
      )
      if (kept === 'taken') continue
      await this.addMember(id, person)
      return { id, code }
    }
    throw new Refused('unavailable', 'no free code was found; try again')
  }

  /** Who has joined a table may come back to it and sit down there; lists know of it by this claim. */
  private async addMember(table: string, person: Person): Promise<void> {
    await this.store.putClaim({ hash: memberHash(table, person), table, seat: `@${person.id}`, person: person.hash })
  }

  isMember = async (table: string, person: Person): Promise<boolean> => (await this.store.claim(memberHash(table, person))) !== null

  /** A member, or somebody who was given a seat while watching: who becomes one by that. */
  async admits({ id, meta }: TableRow, person: Person): Promise<boolean> {
    if (await this.isMember(id, person)) return true
    if (!(meta as unknown as Meta).seats.some((seat) => seat.person === person.id)) return false
    await this.addMember(id, person)
    return true
  }

  async join(person: Person, code: string): Promise<{ id: string }> {
    const row = await this.store.rowByCode(code.toUpperCase())
    if (!row || row.binned !== null) throw new Refused('not-found', 'no table has this code')
    await this.addMember(row.id, person)
    return { id: row.id }
  }

  async mine(person: Person): Promise<ListedTable[]> {
    return (await this.store.rowsOf(person.hash)).map((row) => listed(row, person))
  }

  async open(person: Person | null): Promise<ListedTable[]> {
    return (await this.store.publicRows(100)).map((row) => listed(row, person))
  }

  // ── what its host may do ──

  private async hosted(person: Person, id: string): Promise<TableRow> {
    const row = await this.store.row(id)
    // What a stranger may not know of is not found.
    if (!row || !(await this.isMember(id, person))) throw new Refused('not-found', 'there is no such table')
    if ((row.meta as unknown as Meta).hostPerson !== person.id) throw new Refused('not-allowed', 'only the host of the table may do that')
    return row
  }

  async bin(person: Person, id: string): Promise<void> {
    await this.hosted(person, id)
    await this.store.bin(id)
    this.hosts.drop(id)
  }

  async restore(person: Person, id: string): Promise<void> {
    await this.hosted(person, id)
    await this.store.restore(id)
  }

  /** A finished table may be taken home by anybody who was there; a running one holds secrets, so only by its host. */
  async export(person: Person, id: string): Promise<string> {
    const row = await this.store.row(id)
    if (!row || !(await this.isMember(id, person))) throw new Refused('not-found', 'there is no such table')
    if (!row.over) await this.hosted(person, id)
    if (row.binned !== null) throw new Refused('not-found', 'this table lies in the bin')
    const file = await this.hosts.save(id, { seq: null, seed: null, person: person.id })
    if ('refused' in file) throw new Refused('unavailable', 'the table cannot be saved now')
    return file.saved
  }

  /**
   * Another table that goes on from a moment of this one. What nobody knew then is drawn anew; but whoever sits there sees every hand,
   * so of a running table only its host may do it, and everybody hears of it.
   */
  async fork(person: Person, id: string, seq: number, name: string, as: string): Promise<{ id: string; code: string }> {
    const row = await this.store.row(id)
    if (!row || row.binned !== null || !(await this.isMember(id, person))) throw new Refused('not-found', 'there is no such table')
    if (!row.over) await this.hosted(person, id)
    const file = await this.hosts.save(id, { seq, seed: this.newSeed(), person: person.id })
    if ('saved' in file) return this.import(person, file.saved, name, as)
    if (file.refused === 'nothing') throw new Refused('bad-options', 'the table never stood there')
    throw new Refused('unavailable', 'the table cannot be reached now')
  }

  async import(person: Person, file: string, name: string, as: string): Promise<{ id: string; code: string }> {
    const read = await this.hosts.read(file)
    if (typeof read === 'string') throw new Refused('bad-file', read)
    const { game, seats, rest } = read
    const sittings = Object.fromEntries(seats.map((seat) => [seat, sittingFor('me', person, as)]))
    return this.begin(person, { game, seats, sittings, house: houseOf(person, { name }) }, read, rest)
  }

  // ── seats by link ──

  /** A secret link that moves a seat to whoever opens it first: another device, another person. */
  async seatLink(person: Person, id: string, seat: Seat): Promise<{ link: string }> {
    const row = await this.store.row(id)
    const meta = row?.meta as unknown as Meta | undefined
    const held = meta?.seats.find((one) => one.seat === seat)
    if (!row || !held || !(await this.isMember(id, person))) throw new Refused('not-found', 'there is no such seat')
    if (held.person !== person.id && meta?.hostPerson !== person.id) throw new Refused('not-allowed', 'that seat is not yours')
    if (row.binned !== null) throw new Refused('not-found', 'this table lies in the bin')
    const link = newSecret() + newSecret()
    for (const claim of await this.store.claims(id)) if (claim.seat === `link:${seat}`) await this.store.revokeClaim(claim.hash)
    await this.store.putClaim({ hash: hashOf(link), table: id, seat: `link:${seat}`, person: person.hash })
    return { link }
  }

  /** The table and seat a link leads to; it works once. The person becomes a member and is given the seat by the table's room. */
  async takeLink(person: Person, link: string, name: string): Promise<{ id: string; seat: Seat }> {
    const claim = await this.store.claim(hashOf(link))
    const row = claim && (await this.store.row(claim.table))
    // Whoever revokes it first has it: two who open it at once do not both sit down.
    if (!claim?.seat.startsWith('link:') || !row || row.binned !== null || !(await this.store.revokeClaim(claim.hash)))
      throw new Refused('not-found', NO_LINK)
    const seat = claim.seat.slice('link:'.length)
    const reason = await this.hosts.seat(claim.table, seat, person.id, name, publicName(claim.person ?? ''))
    if (reason === null) {
      await this.addMember(claim.table, person)
      return { id: claim.table, seat }
    }
    // Whoever made it holds the seat no more, and cannot take it from who does.
    if (reason === 'not-your-seat') throw new Refused('not-found', NO_LINK)
    await this.store.putClaim(claim)
    throw new Refused('unavailable', 'the table cannot be reached now; the link still works')
  }
}

const NO_LINK = 'this link leads nowhere, or was used'

const memberHash = (table: string, person: Person): string => hashOf(`member ${table} ${person.hash}`)

function sittingFor(holder: NewTable['seats'][number]['holder'], person: Person, name: string): Sitting {
  if (holder === 'me') return { kind: 'person', person: person.id, name }
  return holder === 'open' ? { kind: 'open' } : { kind: 'bot', level: holder }
}

const houseOf = (person: Person, wish: Pick<NewTable, 'name' | 'undo' | 'spectators' | 'public' | 'pace'>): Beginning['house'] => ({
  name: wish.name,
  undo: wish.undo ?? 'consent',
  spectators: wish.spectators ?? 'closed',
  public: wish.public ?? false,
  hostPerson: person.id,
  pace: wish.pace ?? 600,
})

type Begun = Pick<Beginning, 'game' | 'seats' | 'sittings' | 'house'>

/** Two JSON objects as one: what a table goes on from is large, and was made into text elsewhere. */
const together = (begun: Begun & Pick<Beginning, 'id' | 'code' | 'created'>, rest: string): string =>
  `${JSON.stringify(begun).slice(0, -1)},${rest.slice(1)}`

function restOf(options: Json, seed: string): string {
  try {
    return JSON.stringify({ options, seed })
  } catch {
    // What can be parsed may be too deep to be written again.
    throw new Refused('bad-options', 'these options are nested too deeply')
  }
}

const firstMeta = ({ sittings, seats, house }: Begun, { awaited, decisions }: Begins): Meta => ({
  seats: seats.map((seat) => {
    const sitting = sittings[seat] ?? { kind: 'open' }
    return {
      seat,
      kind: sitting.kind,
      name: sitting.kind === 'person' ? sitting.name : '',
      ...(sitting.kind === 'person' ? { person: sitting.person } : {}),
    }
  }),
  name: house.name,
  hostPerson: house.hostPerson,
  awaited,
  decisions,
})

function listed(row: TableRow, person: Person | null): ListedTable {
  const meta = row.meta as unknown as Meta
  const yours = new Set(meta.seats.filter((seat) => person && seat.person === person.id).map(({ seat }) => seat))
  return {
    id: row.id,
    // Lists hold a person's own tables and public ones: nobody reads the code of a stranger's private table here.
    code: row.code,
    game: row.game,
    name: meta.name,
    seats: meta.seats.map(({ seat, kind, name }) => ({ seat, kind, name, you: yours.has(seat) })),
    host: person !== null && meta.hostPerson === person.id,
    yourTurn: meta.awaited.some((seat) => yours.has(seat)),
    decisions: meta.decisions,
    touched: row.touched,
    created: row.created,
    binned: row.binned,
    over: row.over,
    public: row.public,
  }
}
