/** What is done to campaigns of this browser: in the worker, where games run. */
import type { Campaign, Language } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import type { Seat } from '@miskatonic/kernel'
import {
  type Beginning,
  type CampaignDone,
  type CampaignRecord,
  type CampaignWork,
  campaignGameIn,
  type Keep,
  nightEndOf,
  openNightOf,
  Room,
  workOnCampaign,
} from '@miskatonic/room'
import type { CampaignAnswer, CampaignAsk, CampaignView } from '../campaignView.ts'
import { putCampaign, type ShelvedCampaign, StaleCampaign, shelvedCampaign, writeCampaign } from './campaignShelf.ts'
import { keptTable } from './shelf.ts'
import { ME } from './wire.ts'

/** Told to people by `error`, as the server tells its refusals. */
export class CampaignRefused extends Error {
  override name = 'CampaignRefused'
  readonly error: string
  constructor(error: string, text: string) {
    super(text)
    this.error = error
  }
}

const ERRORS: { readonly [T in NonNullable<CampaignDone['refused']>['trouble']]: string } = {
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

async function worked(game: string, work: CampaignWork): Promise<CampaignDone> {
  const module = (await games.find(({ id }) => id === game)?.load())?.module
  if (!module?.campaign) throw new CampaignRefused('bad-file', 'there is no such campaign here')
  const done = workOnCampaign(game, module.campaign, work)
  if (done.refused) throw new CampaignRefused(ERRORS[done.refused.trouble], done.refused.words)
  return done
}

export async function askCampaign(ask: CampaignAsk): Promise<CampaignAnswer> {
  if ('begin' in ask) {
    const { record } = await worked(ask.game, { do: 'begin', options: ask.options })
    return begun(ask.begin, ask.name, record as CampaignRecord)
  }
  if ('read' in ask) {
    const { record } = await worked(campaignGameIn(ask.read) ?? '', { do: 'read', file: ask.read })
    return begun(ask.id, ask.name, record as CampaignRecord)
  }
  if ('tell' in ask) return { view: await viewOf(await found(ask.tell), ask.lang) }
  if ('night' in ask) return openNight(await found(ask.night, ask.revision), ask)
  if ('back' in ask) return back(await found(ask.back, ask.revision), ask.to)
  const { record, name } = await found(ask.write)
  const { file } = await worked(record.game, { do: 'write', record, name, seat: null, alone: true })
  return { file: file as string }
}

async function found(id: string, revision?: number): Promise<ShelvedCampaign> {
  const campaign = await shelvedCampaign(id)
  if (!campaign) throw new CampaignRefused('not-found', 'there is no such campaign')
  if (revision !== undefined && campaign.revision !== revision) throw new CampaignRefused('stale', 'the campaign has gone on meanwhile')
  return campaign
}

async function begun(id: string, name: string, record: CampaignRecord): Promise<CampaignAnswer> {
  const now = Date.now()
  await putCampaign({ id, game: record.game, name, created: now, touched: now, binned: null, revision: 0, record })
  return {}
}

async function viewOf({ id, game, name, revision, binned, record }: ShelvedCampaign, lang: Language): Promise<CampaignView> {
  const { told } = await worked(game, { do: 'tell', record, seat: await ownSeat(record), lang, alone: true })
  if (!told) throw new Error('nothing was told')
  return { id, code: null, game, name, revision, binned, host: true, late: false, people: [], ...told }
}

/** The one seat of the last night that was no bot's; who played several reads what everybody may. */
async function ownSeat({ nights }: CampaignRecord): Promise<Seat | null> {
  const last = nights.at(-1)
  const begun = last?.table ? (await keptTable(last.table))?.beginning : undefined
  const own = begun?.seats.filter((seat) => begun.sittings[seat]?.kind === 'person') ?? []
  return own.length === 1 ? (own[0] ?? null) : null
}

async function openNight(campaign: ShelvedCampaign, ask: Extract<CampaignAsk, { night: string }>): Promise<CampaignAnswer> {
  const { game, name, record: before } = campaign
  const { record, setup } = await worked(game, { do: 'open', record: before, seats: ask.seats, table: ask.table })
  if (!record || !setup) throw new Error('no night was opened')
  const now = Date.now()
  const sittings = new Map(ask.seats.map((seat, i) => [seat, ask.sittings[i]]))
  const beginning: Beginning = {
    id: ask.table,
    code: '',
    created: now,
    game,
    seats: setup.seats,
    options: setup.options,
    seed: ask.seed,
    house: { name: `${name} · ${record.nights.length}`, undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 900 },
    sittings: Object.fromEntries(setup.seats.map((seat) => [seat, sittings.get(seat) ?? { kind: 'person', person: ME, name: seat }])),
    campaign: { id: campaign.id, alone: true },
  }
  const entry = await games.find(({ id }) => id === game)?.load()
  if (!entry) throw new Error('the game is gone')
  try {
    Room.begin(entry.module, beginning)
  } catch (error) {
    throw new CampaignRefused('bad-options', error instanceof Error ? error.message : String(error))
  }
  await written(writeCampaign(campaign, record, { opens: beginning }, now))
  return {}
}

async function back(campaign: ShelvedCampaign, night: number): Promise<CampaignAnswer> {
  const { record } = await worked(campaign.game, { do: 'back', record: campaign.record, night })
  const drops = openNightOf(campaign.record)?.table
  await written(writeCampaign(campaign, record as CampaignRecord, { drops }, Date.now()))
  return {}
}

const written = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    throw error instanceof StaleCampaign ? new CampaignRefused('stale', error.message) : error
  })

/** The next night has begun: the end of this one cannot be taken back. */
export class LaterNight extends Error {
  override name = 'LaterNight'
}

/** What the end of a table, or an end taken back, makes of its campaign; null: nothing, for it no longer knows the table. */
export function closing(
  campaign: Campaign | undefined,
  { begun, table }: Room,
  { lines }: Keep,
): ((record: CampaignRecord) => CampaignRecord | null) | null {
  if (!begun.campaign || !campaign) return null
  const end = nightEndOf(campaign, begun.seats, table)
  return (before) => {
    const { record, refused } = workOnCampaign(begun.game, campaign, { do: 'close', record: before, table: begun.id, end })
    if (record) return record
    if (refused?.trouble === 'later-night' && lines.some(({ is }) => is === 'undo')) throw new LaterNight(refused.words)
    if (refused?.trouble === 'later-night' || refused?.trouble === 'no-such-night') return null
    throw new Error(refused?.words)
  }
}
