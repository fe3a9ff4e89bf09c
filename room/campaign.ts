import type { Campaign, NightEnd, NightSetup } from '@miskatonic/contract'
import type { AnyShape, Json, Seat, Table } from '@miskatonic/kernel'

/*
 * A campaign as it is kept: what was played, night by night, and what it left. These are functions from one record to the next; whoever
 * keeps records (a store of the server, the browser's shelf) writes each one whole, by its revision.
 */

/** One table of a campaign. `before`: the memory it was opened from; `end`: missing while it is played. */
export type Night = { readonly table: string; readonly seats: readonly Seat[]; readonly before: Json; readonly end?: NightEnd }

export type CampaignRecord = {
  readonly format: 1
  readonly game: string
  /** Of the memories in it. */
  readonly version: number
  readonly options: Json
  readonly memory: Json
  readonly nights: readonly Night[]
}

/** Why something cannot be done with a campaign. */
export type CampaignTrouble = 'night-open' | 'over' | 'no-such-night' | 'later-night' | 'newer' | 'no-migration' | 'not-a-campaign'

/** Told to people by its trouble; the words are for whoever reads a log. */
export class CampaignError extends Error {
  override name = 'CampaignError'
  readonly trouble: CampaignTrouble
  constructor(trouble: CampaignTrouble, words: string) {
    super(words)
    this.trouble = trouble
  }
}

export const beginCampaign = (game: string, campaign: Campaign, options: Json): CampaignRecord => ({
  format: 1,
  game,
  version: campaign.version,
  options,
  memory: campaign.begin(options),
  nights: [],
})

export const openNightOf = ({ nights }: CampaignRecord): Night | null => {
  const last = nights.at(-1)
  return last && !last.end ? last : null
}

/** The next night, with whoever sits there tonight, at a table of that name. */
export function openNight(
  campaign: Campaign,
  record: CampaignRecord,
  seats: readonly Seat[],
  table: string,
): { readonly record: CampaignRecord; readonly setup: NightSetup } {
  if (openNightOf(record)) throw new CampaignError('night-open', 'a night of this campaign is still being played')
  const setup = campaign.open(record.memory, seats)
  if (!setup) throw new CampaignError('over', 'this campaign is over')
  const night: Night = { table, seats: setup.seats, before: record.memory }
  return { record: { ...record, nights: [...record.nights, night] }, setup }
}

/** How the table of a night ended, with what the campaign takes from it; null: it is not over. */
export function nightEndOf(campaign: Campaign, seats: readonly Seat[], table: Table<AnyShape>): NightEnd | null {
  if (!table.over) return null
  return { seats, result: table.result, ...(campaign.leaves ? { left: campaign.leaves(table.kernel) } : {}) }
}

/**
 * What the table of a night brought; null: its end was taken back, and it is played on. Closing the same night again with the same end
 * changes nothing. A night that another was opened after stays as it ended.
 */
export function closeNight(campaign: Campaign, record: CampaignRecord, table: string, end: NightEnd | null): CampaignRecord {
  const at = record.nights.findIndex((night) => night.table === table)
  const night = record.nights[at]
  if (!night) throw new CampaignError('no-such-night', 'this table is no night of the campaign')
  if (at < record.nights.length - 1) throw new CampaignError('later-night', 'the next night of the campaign has begun')
  const { end: _, ...open } = night
  const nights = [...record.nights.slice(0, at), end ? { ...open, end } : open]
  return { ...record, nights, memory: end ? campaign.close(night.before, end) : night.before }
}

/** Back to before the `n`th night (from zero): what was played since no longer counts. */
export function backToNight(record: CampaignRecord, n: number): CampaignRecord {
  const night = record.nights[n]
  if (!night) throw new CampaignError('no-such-night', `the campaign has no night ${n + 1}`)
  return { ...record, memory: night.before, nights: record.nights.slice(0, n) }
}

/** A record whose memories have the shape of today. */
export function migrateCampaign(campaign: Campaign, record: CampaignRecord): CampaignRecord {
  if (record.version > campaign.version) throw new CampaignError('newer', 'this campaign was kept by a newer version of the game')
  let current = record
  for (let version = record.version; version < campaign.version; version++) {
    const step = campaign.migrate?.[version]
    if (!step) throw new CampaignError('no-migration', `nothing carries a campaign over from version ${version}`)
    const nights = current.nights.map((night) => ({ ...night, before: step(night.before) }))
    current = { ...current, version: version + 1, memory: step(current.memory), nights }
  }
  return current
}

/** A campaign as a file's first part, checked as far as the house can check it: the game's own `migrate` and `open` judge the memory. */
export function readCampaign(game: string, value: unknown): CampaignRecord {
  const wrong = new CampaignError('not-a-campaign', 'this is not a campaign of this game')
  if (typeof value !== 'object' || value === null) throw wrong
  const { format, game: of, version, options, memory, nights } = value as Partial<CampaignRecord>
  if (format !== 1 || of !== game || !Number.isInteger(version) || memory === undefined || !Array.isArray(nights)) throw wrong
  const read = nights.map((night: Partial<Night> | null): Night => {
    if (!night || typeof night.table !== 'string' || !areSeats(night.seats) || night.before === undefined) throw wrong
    if (night.end && (!areSeats(night.end.seats) || night.end.result === undefined)) throw wrong
    const { table, seats, before, end } = night
    return { table, seats, before, ...(end ? { end: endOf(end) } : {}) }
  })
  return { format: 1, game, version: version as number, options: options ?? null, memory, nights: read }
}

const endOf = ({ seats, result, left }: NightEnd): NightEnd => ({ seats, result, ...(left === undefined ? {} : { left }) })
const areSeats = (seats: unknown): seats is readonly Seat[] => Array.isArray(seats) && seats.every((seat) => typeof seat === 'string')
