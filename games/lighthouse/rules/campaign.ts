import type { Both, Campaign } from '@miskatonic/contract'
import type { Ending, Lighthouse, Result, Watch } from './shape.ts'

/* Three watches on one rock: what the keepers held, and what the dark has gained. Everything of it is public: Purposes are shown at the end of a watch. */

const WATCHES = 3
const HELD_TO_WIN = 2
const HELD: readonly Ending[] = ['saved', 'held']

type Kept = { readonly outcome: Ending; readonly keepers: readonly string[]; readonly honours: number }
export type Memory = { readonly watches: readonly Kept[] }

const isHeld = ({ outcome }: Kept): boolean => HELD.includes(outcome)
const heldIn = ({ watches }: Memory): number => watches.filter(isHeld).length

const watchAfter = ({ watches }: Memory): Watch => ({
  oil: watches.at(-1)?.honours ?? 0, // LH-CAMP-02
  dark: watches.filter((kept) => !isHeld(kept)).length, // LH-CAMP-03
})

const OUTCOMES: { readonly [E in Ending]: Both } = {
  saved: { es: 'salvada', en: 'saved' },
  held: { es: 'mantenida', en: 'held' },
  sea: { es: 'perdida en el mar', en: 'lost to the sea' },
  dark: { es: 'perdida en la Oscuridad', en: 'lost to the dark' },
  abandoned: { es: 'abandonada', en: 'abandoned' },
  claimed: { es: 'reclamada por la marea', en: 'claimed by the tide' },
}

const headline = (memory: Memory): Both => {
  const n = memory.watches.length
  if (n < WATCHES) return { es: `Guardia ${n + 1} de ${WATCHES}`, en: `Watch ${n + 1} of ${WATCHES}` }
  return heldIn(memory) >= HELD_TO_WIN
    ? { es: 'La luz sigue encendida', en: 'The light still burns' }
    : { es: 'La luz se ha apagado', en: 'The light has gone out' }
}

export const campaign: Campaign<Memory, Lighthouse> = {
  version: 1,
  begin: () => ({ watches: [] }),
  open: (memory, seats) => (memory.watches.length < WATCHES ? { seats, options: { watch: watchAfter(memory) } } : null), // LH-CAMP-01, LH-CAMP-04
  close: (memory, { seats, result }) => {
    const { outcome, honoured } = result as unknown as Result
    return { watches: [...memory.watches, { outcome, keepers: seats, honours: honoured.length }] }
  },
  view: (memory) => memory,
  text: (view, lang) => ({
    headline: headline(view as Memory)[lang],
    lines: (view as Memory).watches.map(
      ({ outcome, keepers }, i) => `${lang === 'es' ? 'Guardia' : 'Watch'} ${i + 1}: ${OUTCOMES[outcome][lang]} (${keepers.join(', ')})`,
    ),
  }),
}
