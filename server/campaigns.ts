import { isSeatName, type Json, type Seat } from '@miskatonic/kernel'
import type { CampaignDone, CampaignRecord, CampaignWork, Language } from '@miskatonic/room'
import { campaignGameIn, openNightOf } from '@miskatonic/room'
import type { ApiError, CampaignView, Invitation, ListedCampaign, NewCampaign, NewNight } from './api.ts'
import { type Caller, newCode, newTableId, type Person } from './people.ts'
import type { Meta } from './rooms/post.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { CampaignRow, Store } from './stores/store.ts'
import { Refused, type Tables } from './tables.ts'

/** What a store keeps of a campaign. The record, with the memories in it, never leaves the server but as a file. */
export type CampaignState = {
  /** Who may go back to an earlier night, and throw it away. */
  readonly host: string
  readonly people: readonly { readonly person: string; readonly name: string }[]
  readonly record: CampaignRecord
}

type Mine = { readonly row: CampaignRow; readonly state: CampaignState }

const TRIES = 5
const NOT_FOUND = 'there is no such campaign'
const STALE = 'the campaign has gone on meanwhile: look at it again'

/** What persons do with campaigns: begin, join, open tonight's table, go back, take home. Games run in the hosts' threads alone. */
export class Campaigns {
  private readonly store: Store
  private readonly hosts: Rooms
  private readonly tables: Tables
  private readonly games: ReadonlySet<string>

  constructor(store: Store, hosts: Rooms, tables: Tables, games: ReadonlySet<string>) {
    this.store = store
    this.hosts = hosts
    this.tables = tables
    this.games = games
  }

  async begin(person: Caller, wish: NewCampaign): Promise<{ id: string; code: string }> {
    if (!this.games.has(wish.game)) throw new Refused('not-found', `there is no game «${wish.game}»`)
    const { record } = await this.work(person, wish.game, { do: 'begin', options: (wish.options ?? null) as Json }, 'bad-options')
    return this.keep(person, wish.as, wish.name, record as CampaignRecord)
  }

  async import(person: Caller, file: string, name: string, as: string): Promise<{ id: string; code: string }> {
    const game = campaignGameIn(file)
    if (game === null || !this.games.has(game)) throw new Refused('bad-file', 'this is not a campaign of a game we have')
    const { record } = await this.work(person, game, { do: 'read', file }, 'bad-file')
    return this.keep(person, as, name, record as CampaignRecord)
  }

  private async keep(person: Person, as: string, name: string, record: CampaignRecord): Promise<{ id: string; code: string }> {
    const state: CampaignState = { host: person.id, people: [{ person: person.id, name: as }], record }
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const [id, code] = [newTableId(), newCode()]
      const campaign = { id, code, game: record.game, name, state: JSON.stringify(state) }
      if ((await this.store.createCampaign(campaign, person.hash)) === 'kept') return { id, code }
    }
    throw new Refused('unavailable', 'no free code was found; try again')
  }

  /** Where a code leads, before one goes there; null: to no campaign. */
  async lookByCode(code: string): Promise<Invitation | null> {
    const found = await this.store.campaignByCode(code.toUpperCase())
    if (!found || found.binned !== null) return null
    const { host, people } = JSON.parse(found.state) as CampaignState
    const names = people.map((one) => one.name)
    const called = people.find((one) => one.person === host)?.name ?? ''
    return { kind: 'campaign', game: found.game, name: found.name, host: called, people: names, free: 0 }
  }

  async join(person: Person, code: string, as: string): Promise<{ id: string }> {
    const found = await this.store.campaignByCode(code.toUpperCase())
    if (!found || found.binned !== null) throw new Refused('not-found', 'no campaign has this code')
    await this.store.addMember(found.id, person.hash)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { row, state } = await this.mine(person, found.id)
      if (state.people.some((one) => one.person === person.id)) return { id: row.id }
      const joined = { ...state, people: [...state.people, { person: person.id, name: as }] }
      if (await this.write(row, joined)) {
        // They may also read the nights played before they joined.
        for (const { table } of joined.record.nights) if (table) await this.tables.admit(table, [person.hash])
        return { id: row.id }
      }
    }
    throw new Refused('unavailable', STALE)
  }

  async list(person: Person): Promise<ListedCampaign[]> {
    return (await this.store.campaignsOf(person.hash)).map((row) => {
      const { host, record } = stateOf(row)
      const { id, game, name, touched, created, binned } = row
      const running = openNightOf(record)?.table ?? null
      return { id, game, name, touched, created, binned, host: host === person.id, nights: record.nights.length, running }
    })
  }

  async look(person: Caller, id: string, lang: Language): Promise<CampaignView> {
    const { row, state } = await this.mine(person, id)
    const seat = await this.seatOf(person, state.record)
    const { told } = await this.work(person, row.game, { do: 'tell', record: state.record, seat, lang, alone: state.people.length === 1 })
    if (!told) throw new Refused('unavailable', 'the campaign cannot be read now')
    const { code, game, name, revision, binned } = row
    const people = state.people.map((one) => ({ name: one.name, you: one.person === person.id, host: one.person === state.host }))
    const host = state.host === person.id
    const late = !host && state.record.nights.some(({ end }) => end) && !(await this.wasThere(person, state.record))
    return { id, code, game, name, revision, binned, host, late, people, ...told }
  }

  /** Tonight's table, for whoever sits there tonight; everybody who takes part in the campaign finds it among their tables. */
  async openNight(person: Caller, id: string, wish: NewNight): Promise<{ id: string; code: string }> {
    const { row, state } = await this.mine(person, id)
    if (row.binned !== null) throw new Refused('not-found', 'this campaign lies in the bin')
    if (row.revision !== wish.revision) throw new Refused('stale', STALE)
    const seats = wish.seats.map(({ seat }) => seat)
    if (!seats.every(isSeatName) || new Set(seats).size !== seats.length)
      throw new Refused('bad-options', 'a seat has a name that no seat can have')
    const table = newTableId()
    const { record, setup } = await this.work(person, row.game, { do: 'open', record: state.record, seats, table }, 'bad-options')
    if (!record || !setup) throw new Refused('unavailable', 'the night cannot be opened now')
    const campaign = { id, revision: row.revision, state: JSON.stringify({ ...state, record } satisfies CampaignState) }
    const night = { table, campaign, alone: state.people.length === 1, setup, members: await this.store.members(id) }
    return this.tables.createNight(person, { ...wish, game: row.game, name: `${row.name} · ${record.nights.length}` }, night)
  }

  /** What was played since no longer counts. Finished tables stay where they are, to be read; one under way goes into the bin. */
  async back(person: Caller, id: string, wish: { revision: number; night: number }): Promise<void> {
    const { row, state } = await this.hosted(person, id)
    if (row.revision !== wish.revision) throw new Refused('stale', STALE)
    const { record } = await this.work(person, row.game, { do: 'back', record: state.record, night: wish.night })
    if (!(await this.write(row, { ...state, record: record as CampaignRecord }))) throw new Refused('stale', STALE)
    const running = openNightOf(state.record)
    if (running) await this.tables.putAway(running.table)
  }

  async export(person: Caller, id: string): Promise<string> {
    const { row, state } = await this.mine(person, id)
    const seat = await this.seatOf(person, state.record)
    const alone = state.people.length === 1
    const { file } = await this.work(person, row.game, { do: 'write', record: state.record, name: row.name, seat, alone })
    return file as string
  }

  async bin(person: Person, id: string, binned: boolean): Promise<void> {
    await this.hosted(person, id)
    await this.store.binCampaign(id, binned)
  }

  /** To a stranger a private table does not exist. */
  private async mine(person: Person, id: string): Promise<Mine> {
    const row = await this.store.campaign(id)
    if (!row || !(await this.store.members(id)).includes(person.hash)) throw new Refused('not-found', NOT_FOUND)
    return { row, state: stateOf(row) }
  }

  private async hosted(person: Person, id: string): Promise<Mine> {
    const mine = await this.mine(person, id)
    if (mine.state.host !== person.id) throw new Refused('not-allowed', 'only the host of the campaign may do that')
    return mine
  }

  private async write({ id, revision }: CampaignRow, state: CampaignState): Promise<boolean> {
    return (await this.store.writeCampaign({ id, revision, state: JSON.stringify(state) })) === 'kept'
  }

  /** The seat somebody held last; null: none, or several, who then reads what everybody may. */
  private async seatOf(person: Person, { nights }: CampaignRecord): Promise<Seat | null> {
    const last = nights.at(-1)
    const row = last?.table ? await this.store.row(last.table) : null
    const held = row ? (row.meta as unknown as Meta).seats.filter((seat) => seat.person === person.id) : []
    return held.length === 1 ? (held[0]?.seat ?? null) : null
  }

  private async wasThere(person: Person, { nights }: CampaignRecord): Promise<boolean> {
    for (const { table } of nights) {
      const row = table ? await this.store.row(table) : null
      if (row && (row.meta as unknown as Meta).seats.some((seat) => seat.person === person.id)) return true
    }
    return false
  }

  /** `blame`: what it is called when what was handed in cannot be played with. */
  private async work({ payer }: Caller, game: string, work: CampaignWork, blame: ApiError = 'unavailable'): Promise<CampaignDone> {
    const done = await this.hosts.campaign(game, work, payer).catch(() => {
      throw new Refused(blame, 'this cannot be played')
    })
    if (done.refused) throw new Refused(ERRORS[done.refused.trouble], done.refused.words.slice(0, MOST_WORDS))
    return done
  }
}

/** The message may quote everything that was handed in, so its length is limited. */
const MOST_WORDS = 500

const ERRORS: { readonly [T in NonNullable<CampaignDone['refused']>['trouble']]: ApiError } = {
  'night-open': 'night-open',
  over: 'campaign-over',
  'no-such-night': 'not-found',
  'later-night': 'stale',
  newer: 'newer',
  'no-migration': 'bad-file',
  'not-a-campaign': 'bad-file',
  hidden: 'hidden',
  options: 'bad-options',
}

const stateOf = ({ state }: CampaignRow): CampaignState => JSON.parse(state) as CampaignState
