/** A campaign of this browser or of the server, as its page speaks to it. */
import type { Language } from '@miskatonic/contract'
import type { Json, Seat } from '@miskatonic/kernel'
import type { Level, Sitting } from '@miskatonic/room'
import type { CampaignAnswer, CampaignAsk, CampaignView } from './campaignView.ts'
import { engine } from './local/localLink.ts'
import type { FromWorker, ToWorker } from './local/wire.ts'
import { ME } from './local/wire.ts'
import { newId, newSeed } from './names.ts'
import { ServerError, server } from './remote/server.ts'

export type Sitter = { readonly seat: Seat; readonly holder: 'me' | 'open' | Level; readonly name: string }

export type CampaignPlace = {
  readonly place: 'here' | 'online'
  readonly path: string
  tablePath(table: string): string
  look(lang: Language): Promise<CampaignView>
  /** Tonight's table; its address. */
  openNight(revision: number, sitters: readonly Sitter[], me: string): Promise<string>
  back(revision: number, night: number): Promise<unknown>
  file(): Promise<string>
}

/** Asks the worker once, and lets it go. */
function ask(what: CampaignAsk): Promise<CampaignAnswer> {
  const worker = engine()
  return new Promise<CampaignAnswer>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('campaign' in data) done(data.campaign)
      else if ('failed' in data) fail(data.error ? new ServerError(data.error, data.detail) : new Error(data.detail))
    }
    worker.onerror = (event) => fail(new Error(event.message ?? ''))
    worker.postMessage({ campaign: what } satisfies ToWorker)
  }).finally(() => worker.terminate())
}

const localCampaign = (id: string): CampaignPlace => ({
  place: 'here',
  path: `/lc/${id}`,
  tablePath: (table) => `/l/${table}`,
  look: async (lang) => (await ask({ tell: id, lang })).view as CampaignView,
  openNight: async (revision, sitters, me) => {
    const table = newId()
    // Seats that nobody is named for are one person's, who need not turn away from them.
    const own = me || (sitters[0]?.seat ?? '')
    const sittings = sitters.map(
      ({ holder, name }): Sitting =>
        holder === 'me' || holder === 'open' ? { kind: 'person', person: ME, name: name || own } : { kind: 'bot', level: holder },
    )
    await ask({ night: id, revision, table, seed: newSeed(), seats: sitters.map(({ seat }) => seat), sittings })
    return `/l/${table}`
  },
  back: (revision, night) => ask({ back: id, revision, to: night }),
  file: async () => (await ask({ write: id })).file as string,
})

const onlineCampaign = (id: string): CampaignPlace => ({
  place: 'online',
  path: `/c/${id}`,
  tablePath: (table) => `/t/${table}`,
  look: (lang) => server.campaign(id, lang),
  openNight: async (revision, sitters, me) => {
    const seats = sitters.map(({ seat, holder }) => ({ seat, holder }))
    return `/t/${(await server.openNight(id, { revision, as: me, seats })).id}`
  },
  back: (revision, night) => server.back(id, revision, night),
  file: () => server.campaignFile(id),
})

export const campaignAt = (place: 'here' | 'online', id: string): CampaignPlace =>
  place === 'here' ? localCampaign(id) : onlineCampaign(id)

/** A new campaign; its address. */
export async function beginCampaign(place: 'here' | 'online', game: string, name: string, options: Json, me: string): Promise<string> {
  if (place === 'online') return `/c/${(await server.beginCampaign({ game, name, as: me, options })).id}`
  const id = newId()
  await ask({ begin: id, game, name, options })
  return `/lc/${id}`
}

/** A campaign out of a file; its address. */
export async function bringCampaign(place: 'here' | 'online', file: string, name: string, me: string): Promise<string> {
  if (place === 'online') return `/c/${(await server.bringCampaign(file, name, me)).id}`
  const id = newId()
  await ask({ read: file, id, name })
  return `/lc/${id}`
}
