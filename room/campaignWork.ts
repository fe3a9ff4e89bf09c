import type { Campaign, Language, NightEnd, NightSetup } from '@miskatonic/contract'
import { canonical, hashJson, type Json, readJson, type Seat } from '@miskatonic/kernel'
import {
  backToNight,
  beginCampaign,
  CampaignError,
  type CampaignRecord,
  type CampaignTrouble,
  closeNight,
  migrateCampaign,
  openNight,
  openNightOf,
  readCampaign,
} from './campaign.ts'
import { campaignGameIn } from './campaignFiles.ts'
import { withSeatsIn } from './seatWords.ts'

/*
 * What is done to a campaign with its game at hand, as messages: the game's own functions run where games run (a thread of the server, a
 * worker of the browser), and whoever keeps the record is elsewhere.
 */

export type CampaignWork =
  | { readonly do: 'begin'; readonly options: Json }
  /** Tonight's table, for these seats. */
  | { readonly do: 'open'; readonly record: CampaignRecord; readonly seats: readonly Seat[]; readonly table: string }
  /** What a table brought; null: its end was taken back. */
  | { readonly do: 'close'; readonly record: CampaignRecord; readonly table: string; readonly end: NightEnd | null }
  | { readonly do: 'back'; readonly record: CampaignRecord; readonly night: number }
  /** What somebody reads of it who sat there last, or nowhere. */
  | { readonly do: 'tell'; readonly record: CampaignRecord; readonly seat: Seat | null; readonly lang: Language; readonly alone: boolean }
  /** As a file; `alone`: nobody else takes part, from whom something could be hidden. */
  | { readonly do: 'write'; readonly record: CampaignRecord; readonly name: string; readonly seat: Seat | null; readonly alone: boolean }
  | { readonly do: 'read'; readonly file: string }

/** `hidden`: a file would hold what is kept from whoever wants it. `options`: the campaign cannot begin like this. */
export type CampaignRefusal = { readonly trouble: CampaignTrouble | 'hidden' | 'options'; readonly words: string }

export type CampaignDone = {
  readonly record?: CampaignRecord
  readonly setup?: NightSetup
  readonly told?: CampaignTold
  readonly file?: string
  /** What a campaign from a file was called. */
  readonly name?: string
  readonly refused?: CampaignRefusal
}

/** A campaign as a person reads it: nothing of its memory but what the game says of it to that seat. */
export type CampaignTold = {
  readonly headline: string
  readonly lines: readonly string[]
  readonly over: boolean
  /** `table`: empty where it was played in another house. */
  readonly nights: readonly { readonly table: string; readonly seats: readonly Seat[]; readonly over: boolean }[]
  readonly mayExport: boolean
}

/** Does it, or says what is wrong. Whatever a game throws beyond that is its fault, and thrown on. */
export function workOnCampaign(game: string, campaign: Campaign, work: CampaignWork): CampaignDone {
  try {
    return worked(game, campaign, work)
  } catch (error) {
    if (error instanceof CampaignError) return { refused: { trouble: error.trouble, words: error.message } }
    throw error
  }
}

function worked(game: string, campaign: Campaign, work: CampaignWork): CampaignDone {
  if (work.do === 'begin') return begun(game, campaign, work.options)
  if (work.do === 'read') return read(game, campaign, work.file)
  const record = migrateCampaign(campaign, work.record)
  switch (work.do) {
    case 'open':
      return openNight(campaign, record, work.seats, work.table)
    case 'close':
      return { record: closeNight(campaign, record, work.table, work.end) }
    case 'back':
      return { record: backToNight(record, work.night) }
    case 'tell':
      return { told: toldOf(campaign, record, work.seat, work.lang, work.alone) }
    case 'write': {
      const words = 'the memory of this campaign holds what is hidden from you'
      if (!mayExport(campaign, record, work.seat, work.alone)) return { refused: { trouble: 'hidden', words } }
      return { file: campaignFile(work.name, record) }
    }
  }
}

function begun(game: string, campaign: Campaign, options: Json): CampaignDone {
  try {
    return { record: beginCampaign(game, campaign, options) }
  } catch (error) {
    // `begin` throws an error for people where the options cannot be played with.
    return { refused: { trouble: 'options', words: error instanceof Error ? error.message : String(error) } }
  }
}

function toldOf(campaign: Campaign, record: CampaignRecord, seat: Seat | null, lang: Language, alone: boolean): CampaignTold {
  const { headline, lines } = campaign.text(campaign.view(record.memory, seat), lang)
  return {
    headline: withSeatsIn(lang, headline),
    lines: lines.map((line) => withSeatsIn(lang, line)),
    over: isOver(campaign, record),
    nights: record.nights.map(({ table, seats, end }) => ({
      table,
      seats: seats.map((seat) => withSeatsIn(lang, seat)),
      over: end !== undefined,
    })),
    mayExport: mayExport(campaign, record, seat, alone),
  }
}

/** Whether nothing follows, for those who sat there last: before the first night nobody can say, and something does. */
function isOver(campaign: Campaign, record: CampaignRecord): boolean {
  const last = record.nights.at(-1)
  return last !== undefined && !openNightOf(record) && campaign.open(record.memory, last.seats) === null
}

/** A file holds every memory there was: it is for whom nothing of them is hidden from, or who takes part alone. */
function mayExport(campaign: Campaign, { memory, nights }: CampaignRecord, seat: Seat | null, alone: boolean): boolean {
  const known = (one: Json): boolean => canonical(campaign.view(one, seat)) === canonical(one)
  return alone || [memory, ...nights.map(({ before }) => before)].every(known)
}

// ── as a file ──

/** A memory's own depth, and what a record puts around it. */
const DEEPEST = 64

/** One line, of which its hash says whether it is whole. A night under way is left out: its table stays in its house. */
function campaignFile(name: string, record: CampaignRecord): string {
  const running = openNightOf(record)
  const kept = running ? backToNight(record, record.nights.length - 1) : record
  const part = { campaign: kept as unknown as Json, name }
  return `${hashJson(part)} ${JSON.stringify(part)}\n`
}

/** A file as far as it can be read without its game. */
function openFile(text: string): { readonly campaign: unknown; readonly name: string } {
  const wrong = new CampaignError('not-a-campaign', 'this file is not a campaign, or it is damaged')
  if (campaignGameIn(text) === null) throw wrong
  const space = text.indexOf(' ')
  try {
    const part = readJson(text.slice(space + 1), DEEPEST) as { campaign: Json; name: Json }
    if (hashJson(part) !== text.slice(0, space) || typeof part.name !== 'string') throw wrong
    return { campaign: part.campaign, name: part.name }
  } catch {
    throw wrong
  }
}

/** A file from outside as a campaign that goes on, tried out: its tables are not here, and a night under way is not either. */
function read(game: string, campaign: Campaign, file: string): CampaignDone {
  const { campaign: value, name } = openFile(file)
  const found = migrateCampaign(campaign, readCampaign(game, value))
  const record = { ...found, nights: found.nights.map((night) => ({ ...night, table: '' })) }
  const wrong = new CampaignError('not-a-campaign', 'the memory of this campaign is not one of this game')
  if (openNightOf(record)) throw wrong
  try {
    for (const lang of ['es', 'en'] as const) toldOf(campaign, record, null, lang, true)
    // Also from the start of each of its nights it must be possible to go on.
    for (const { before, seats } of record.nights) campaign.open(before, seats)
  } catch {
    throw wrong
  }
  return { record, name }
}
