import type { NightSetup } from '@miskatonic/contract'
import { isSeatName, type Json, type Seat } from '@miskatonic/kernel'
import type { Beginning, Sitting } from '@miskatonic/room'
import type { ApiError, Invitation, ListedTable, NewTable } from './api.ts'
import type { Payer } from './limits.ts'
import { type Caller, newCode, newSecret, newTableId, type Person, publicName } from './people.ts'
import type { Begins, Meta } from './rooms/post.ts'
import type { Rooms } from './rooms/rooms.ts'
import { type CampaignChange, hashOf, type SecretHash, type Store, StoreError, type TableRow } from './stores/store.ts'

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
  private readonly hosts: Rooms
  private readonly games: ReadonlySet<string>
  private readonly newSeed: () => string

  /** Milliseconds after which a table nobody touches is put away; null: never. */
  private readonly lifetime: number | null

  constructor(store: Store, hosts: Rooms, games: ReadonlySet<string>, newSeed: () => string, lifetime: number | null) {
    this.lifetime = lifetime
    this.newSeed = newSeed
    this.store = store
    this.hosts = hosts
    this.games = games
  }

  async create(person: Caller, wish: NewTable): Promise<{ id: string; code: string }> {
    if (!this.games.has(wish.game)) throw new Refused('not-found', `there is no game «${wish.game}»`)
    const seats = wish.seats.map(({ seat }) => seat)
    if (!seats.every(isSeatName)) throw new Refused('bad-options', 'a seat has a name that no seat can have')
    const sittings = Object.fromEntries(wish.seats.map(({ seat, holder }) => [seat, sittingFor(holder, person, wish.as)]))
    const begun = { game: wish.game, seats, sittings, house: houseOf(person, wish) }
    const rest = restOf((wish.options ?? null) as Json, this.newSeed())
    // Options and seats are judged by the game itself, before anything is kept.
    const begins = await this.hosts.judge(together({ ...begun, id: '', code: '', created: 0 }, rest), person.payer)
    if (typeof begins === 'string') throw new Refused('bad-options', begins)
    return this.begin(person, begun, begins, rest)
  }

  /** A night of a campaign: its options are the campaign's, and both are written together. */
  async createNight(person: Caller, wish: Omit<NewTable, 'options'>, night: Night): Promise<{ id: string; code: string }> {
    const { seats, options } = night.setup
    const holders = new Map(wish.seats.map(({ seat, holder }) => [seat, holder]))
    const sittings = Object.fromEntries(seats.map((seat) => [seat, sittingFor(holders.get(seat) ?? 'open', person, wish.as)]))
    const campaign = { id: night.campaign.id, alone: night.alone }
    const begun = { game: wish.game, seats, sittings, house: houseOf(person, wish), campaign }
    const rest = restOf(options, this.newSeed())
    const begins = await this.hosts.judge(together({ ...begun, id: '', code: '', created: 0 }, rest), person.payer)
    if (typeof begins === 'string') throw new Refused('bad-options', begins)
    const made = await this.begin(person, begun, begins, rest, night)
    await this.admit(made.id, night.members)
    return made
  }

  /** Who takes part in a campaign finds its table and may sit down there. */
  async admit(table: string, members: readonly SecretHash[]): Promise<void> {
    for (const hash of members)
      await this.addMember(table, { hash, id: publicName(hash) }).catch((error: unknown) => {
        // It was thrown away, and its time in the bin is over.
        if (!(error instanceof StoreError) || error.trouble !== 'unknown-table') throw error
      })
  }

  /** Into the bin, on whoever's word. */
  async putAway(table: string): Promise<void> {
    await this.store.bin(table)
    this.hosts.drop(table)
  }

  /** `rest`: options, seed, and what the table goes on from, as JSON text. */
  private async begin(person: Person, begun: Begun, begins: Begins, rest: string, night?: Night): Promise<{ id: string; code: string }> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const [id, code] = [night?.table ?? newTableId(), newCode()]
      const { game, house } = begun
      const kept = await this.store.createTable(
        { id, code, game, name: house.name, meta: firstMeta(begun, begins) as unknown as Json, public: house.public },
        { setup: together({ ...begun, id, code, created: Date.now() }, rest), ...(night ? { campaign: night.campaign } : {}) },
      )
      if (kept === 'taken') continue
      if (kept === 'conflict') throw new Refused('stale', 'the campaign has gone on meanwhile: look at it again')
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

  /** A member, or somebody who was given a seat or the host's chair while watching: who becomes one by that. */
  async admits({ id, meta }: TableRow, person: Person): Promise<boolean> {
    if (await this.isMember(id, person)) return true
    const { seats, hostPerson } = meta as unknown as Meta
    if (hostPerson !== person.id && !seats.some((seat) => seat.person === person.id)) return false
    // Without space they may still look. They become a member when they come back.
    await this.addMember(id, person).catch(unlessFull)
    return true
  }

  async join(person: Person, code: string): Promise<{ id: string }> {
    const row = await this.store.rowByCode(code.toUpperCase())
    if (!row || row.binned !== null) throw new Refused('not-found', 'no table has this code')
    await this.addMember(row.id, person)
    return { id: row.id }
  }

  /** Where a code leads, before one goes there; null: to no table. */
  async look(code: string): Promise<Invitation | null> {
    const row = await this.store.rowByCode(code.toUpperCase())
    if (!row || row.binned !== null) return null
    const { name, seats, hostPerson } = row.meta as unknown as Meta
    const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []))
    const host = seats.find((seat) => seat.person === hostPerson)?.name ?? ''
    return {
      kind: 'table',
      game: row.game,
      name,
      host,
      people: [...new Set(people)],
      free: seats.filter(({ kind }) => kind === 'open').length,
    }
  }

  /** Another code leads to the table: for whom the old one has fallen into the wrong hands. */
  async recode(person: Caller, id: string): Promise<{ code: string }> {
    const { binned } = await this.hosted(person, id)
    if (binned !== null) throw new Refused('not-found', 'this table lies in the bin')
    return this.giveCode(id, person.id, person.payer)
  }

  /** The same after the host has sent somebody away: they cannot come back by the old code under another secret. */
  async renewCode(id: string): Promise<void> {
    const row = await this.store.row(id)
    if (row && row.binned === null) await this.giveCode(id, (row.meta as unknown as Meta).hostPerson, null)
  }

  private async giveCode(id: string, host: string, payer: Payer | null): Promise<{ code: string }> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const code = newCode()
      if ((await this.store.recode(id, code)) === 'taken') continue
      if ((await this.hosts.recode(id, code, host, payer)) !== null) throw new Refused('unavailable', 'the table cannot be reached now')
      // Another process may have given it one at the same time: the table must say the one that leads to it.
      if ((await this.store.row(id))?.code === code) return { code }
    }
    throw new Refused('unavailable', 'no free code was found; try again')
  }

  /** Puts tables nobody has touched for long into the bin. */
  async expire(): Promise<void> {
    if (this.lifetime === null) return
    for (const id of await this.store.expire(this.lifetime)) this.hosts.drop(id)
  }

  async mine(person: Person): Promise<ListedTable[]> {
    return (await this.store.rowsOf(person.hash)).map((row) => listed(row, person, this.lifetime))
  }

  /** Those who may sit down are told the code: those who have a seat, and while one is free everybody who was not sent away. */
  async open(person: Person | null): Promise<ListedTable[]> {
    const own = new Set(person ? (await this.store.rowsOf(person.hash)).map(({ id }) => id) : [])
    return (await this.store.publicRows(100)).map((row) => {
      const { seats, barred = [] } = row.meta as unknown as Meta
      const invited = seats.some(({ kind }) => kind === 'open') && !(person && barred.includes(person.id))
      const table = listed(row, person, this.lifetime)
      return own.has(row.id) || invited ? table : { ...table, code: '' }
    })
  }

  // ── what its host may do ──

  private async hosted(person: Person, id: string): Promise<TableRow> {
    const row = await this.store.row(id)
    // To a stranger a private table does not exist.
    if (!row || !(await this.isMember(id, person))) throw new Refused('not-found', 'there is no such table')
    if ((row.meta as unknown as Meta).hostPerson !== person.id) throw new Refused('not-allowed', 'only the host of the table may do that')
    return row
  }

  async bin(person: Person, id: string): Promise<void> {
    await this.hosted(person, id)
    await this.putAway(id)
  }

  async restore(person: Person, id: string): Promise<void> {
    await this.hosted(person, id)
    await this.store.restore(id)
  }

  /** A finished table may be taken home by anybody who was there; what of a running one, its room says. */
  async export(person: Caller, id: string): Promise<string> {
    const row = await this.store.row(id)
    if (!row || !(await this.isMember(id, person))) throw new Refused('not-found', 'there is no such table')
    if (row.binned !== null) throw new Refused('not-found', 'this table lies in the bin')
    const file = await this.hosts.save(id, { seq: null, seed: null, person: person.id }, person.payer)
    if ('saved' in file) return file.saved
    throw file.refused === 'not-allowed' ? new Refused('hidden', HIDDEN) : new Refused('unavailable', 'the table cannot be saved now')
  }

  /** Another table that goes on from a moment of this one, as far as the person may take it. What nobody knew then is drawn anew. */
  async fork(person: Caller, id: string, seq: number, name: string, as: string): Promise<{ id: string; code: string }> {
    const row = await this.store.row(id)
    if (!row || row.binned !== null || !(await this.isMember(id, person))) throw new Refused('not-found', 'there is no such table')
    const file = await this.hosts.save(id, { seq, seed: this.newSeed(), person: person.id }, person.payer)
    if ('saved' in file) return this.import(person, file.saved, name, as)
    if (file.refused === 'not-allowed') throw new Refused('hidden', HIDDEN)
    if (file.refused === 'nothing') throw new Refused('bad-options', 'the table never stood there')
    throw new Refused('unavailable', 'the table cannot be reached now')
  }

  async import(person: Caller, file: string, name: string, as: string): Promise<{ id: string; code: string }> {
    const read = await this.hosts.read(file, person.payer)
    if (typeof read === 'string') throw new Refused('bad-file', read)
    const { game, seats, rest } = read
    const sittings = Object.fromEntries(seats.map((seat) => [seat, sittingFor('me', person, as)]))
    // Whoever imports a table knows everything in its file and holds every seat. Those who sit down later are told so.
    return this.begin(person, { game, seats, sittings, house: { ...houseOf(person, { name }), laidOpen: true } }, read, rest)
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
  async takeLink(person: Caller, link: string, name: string): Promise<{ id: string; seat: Seat }> {
    const claim = await this.store.claim(hashOf(link))
    const row = claim && (await this.store.row(claim.table))
    // The first to revoke the link gets the seat: two people who open it at once do not both sit down.
    if (!claim?.seat.startsWith('link:') || !row || row.binned !== null || !(await this.store.revokeClaim(claim.hash)))
      throw new Refused('not-found', NO_LINK)
    const seat = claim.seat.slice('link:'.length)
    const reason = await this.hosts.seat(claim.table, seat, person, name, publicName(claim.person ?? ''))
    if (reason === null) {
      await this.addMember(claim.table, person)
      return { id: claim.table, seat }
    }
    // Its maker no longer holds the seat, and cannot take it from whoever does.
    if (reason === 'not-your-seat') throw new Refused('not-found', NO_LINK)
    await this.store.putClaim(claim)
    if (reason === 'not-allowed') throw new Refused('not-allowed', 'the host of this table does not let you sit down')
    throw new Refused('unavailable', 'the table cannot be reached now; the link still works')
  }
}

const HIDDEN = 'while the game runs this would hold what is hidden from you: it can be had when the game is over'
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

type Begun = Pick<Beginning, 'game' | 'seats' | 'sittings' | 'house' | 'campaign'>

/** What a campaign gives its next table. `members`: who may come to it. */
export type Night = {
  readonly table: string
  readonly campaign: CampaignChange
  readonly alone: boolean
  readonly setup: NightSetup
  readonly members: readonly SecretHash[]
}

/** Two JSON objects as one: what a table goes on from is large, and was made into text elsewhere. */
const together = (begun: Begun & Pick<Beginning, 'id' | 'code' | 'created'>, rest: string): string =>
  `${JSON.stringify(begun).slice(0, -1)},${rest.slice(1)}`

const restOf = (options: Json, seed: string): string => JSON.stringify({ options, seed })

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

function listed(row: TableRow, person: Person | null, lifetime: number | null): ListedTable {
  const meta = row.meta as unknown as Meta
  const yours = new Set(meta.seats.filter((seat) => person && seat.person === person.id).map(({ seat }) => seat))
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    name: meta.name,
    seats: meta.seats.map(({ seat, kind, name }) => ({ seat, kind, name, you: yours.has(seat) })),
    host: person !== null && meta.hostPerson === person.id,
    yourTurn: meta.awaited.some((seat) => yours.has(seat)),
    decisions: meta.decisions,
    touched: row.touched,
    expires: lifetime === null || row.binned !== null ? null : row.touched + lifetime,
    created: row.created,
    binned: row.binned,
    over: row.over,
    public: row.public,
  }
}

/** Work that fails only because the disk is full may be left undone. */
export const unlessFull = (error: unknown): void => {
  if (!(error instanceof StoreError) || error.trouble !== 'full') throw error
}
