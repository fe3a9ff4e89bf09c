import { OptionsError } from '@miskatonic/commons/options'
import type { Both, Campaign, Language } from '@miskatonic/contract'
import type { Json, Seat } from '@miskatonic/kernel'
import { DREAMERS } from '../content/kinds.ts'
import { cardById } from './cards.ts'
import { judgeWorld } from './judging.ts'
import { readOptions } from './options.ts'
import type { DreamerId, Etherfields, Left, Result, Visit, World } from './shape.ts'
import { keptWorld, newWorld } from './world.ts'

/* The campaign, as the house keeps it: the Team's world between two nights. */

/** What people may read of it: nothing that tells of later nights. */
type Seen = Pick<World, 'night' | 'visits'> & { readonly finished: boolean; readonly districts: number; readonly notes: number }

/** Who played whom last, and on the first night as was wished; nobody plays what another does (EF-CAMP-01, EF-JOIN-01). */
function castOf({ players, cast, begun }: World, seats: readonly Seat[]): readonly (DreamerId | null)[] {
  const taken = new Set<DreamerId>()
  return seats.map((seat, i) => {
    const dreamer = (begun ? players[seat] : cast[i]) ?? null
    if (dreamer === null || taken.has(dreamer)) return null
    taken.add(dreamer)
    return dreamer
  })
}

/** In a memory of the first version it was not said in which night a page was read, nor what was met. */
function fromFirst(old: Json): Json {
  const { journal, players, night, ...rest } = old as { readonly [name: string]: Json }
  const pages = Array.isArray(journal) ? journal : []
  const since = Object.fromEntries(Object.keys(players ?? {}).map((seat) => [seat, 1]))
  return {
    ...rest,
    players: players ?? {},
    night: night ?? 0,
    journal: pages.map((page) => ({ page, night: night ?? 0 })),
    visits: [],
    since,
    variants: {},
    cast: [],
  }
}

export const campaign: Campaign<World, Etherfields> = {
  version: 2,
  migrate: { 1: fromFirst },
  begin: (given) => {
    const { dreamers = [], world: _, ...variants } = readOptions(given, DREAMERS)
    return { ...newWorld, variants, cast: dreamers }
  },
  open: (world, seats) => {
    const wrong = judgeWorld(world)
    if (wrong !== null) throw new OptionsError([wrong])
    return world.finished === null ? { seats, options: { world, dreamers: castOf(world, seats), ...world.variants } } : null
  },
  leaves: keptWorld,
  close: (_world, { result, left }) => ({ ...(left as World), finished: (result as unknown as Result).ending }),
  view: ({ night, visits, finished, districts, notes }): Seen => ({
    night,
    visits,
    finished: finished !== null,
    districts: districts.length,
    notes: notes.length,
  }),
  text: (view, lang) => {
    const { night, visits, finished, districts, notes } = view as Seen
    const dreamt = { es: `Noches soñadas: ${night}`, en: `Nights dreamt: ${night}` }
    const owned = { es: `Barrios: ${districts}. Notas: ${notes}.`, en: `Districts: ${districts}. Notes: ${notes}.` }
    const nights = [...new Set(visits.map((visit) => visit.night))]
    return {
      headline: (finished ? { es: 'Ha amanecido.', en: 'It is morning.' } : dreamt)[lang],
      lines: [owned[lang], ...nights.map((n) => lineOf(n, visits, lang))],
    }
  },
}

const HOW: { readonly [L in Left]: Both } = {
  won: { es: 'superado', en: 'won' },
  partial: { es: 'éxito parcial', en: 'partial success' },
  out: { es: 'sin Turnos', en: 'out of Turns' },
  lost: { es: 'perdido', en: 'lost' },
  left: { es: 'abandonado', en: 'left' },
}
const titleOf = ({ kind, id }: Visit, lang: Language): string => {
  const card = cardById(kind === 'dream' ? `gate-${id}` : id)
  return card && 'title' in card ? card.title[lang] : ''
}
const lineOf = (night: number, visits: readonly Visit[], lang: Language): string => {
  const met = visits.filter((visit) => visit.night === night).map((visit) => `${titleOf(visit, lang)} (${HOW[visit.how][lang]})`)
  return `${lang === 'es' ? 'Noche' : 'Night'} ${night}: ${met.join(', ')}.`
}
