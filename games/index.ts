/** The register: the one place outside a game's own folder that knows its name. */
import type { PlannedGame, RegisteredGame } from '@miskatonic/contract'
import { box as eldritchHorror } from '@miskatonic/eldritch-horror/box'
import { box as lighthouse } from '@miskatonic/lighthouse/box'
import { box as mythos } from '@miskatonic/mythos/box'

/** Games that can be played. */
export const games: readonly RegisteredGame[] = [
  {
    id: 'eldritch-horror',
    title: { es: 'Eldritch Horror', en: 'Eldritch Horror' },
    box: eldritchHorror,
    load: () => import('@miskatonic/eldritch-horror'),
    setup: () => import('@miskatonic/eldritch-horror/setup'),
  },
  {
    id: 'lighthouse',
    title: { es: 'El faro', en: 'Lighthouse' },
    box: lighthouse,
    load: () => import('@miskatonic/lighthouse'),
    setup: () => import('@miskatonic/lighthouse/setup'),
  },
  {
    id: 'mythos',
    title: { es: 'Mythos', en: 'Mythos' },
    box: mythos,
    load: () => import('@miskatonic/mythos'),
    setup: () => import('@miskatonic/mythos/setup'),
    decks: () => import('@miskatonic/mythos/decks'),
  },
]

/** Games that are still being built, so that the start page can say so. */
export const planned: readonly PlannedGame[] = [
  {
    id: 'arkham-horror',
    title: { es: 'Arkham Horror', en: 'Arkham Horror' },
    cover: 'town',
    motto: {
      es: 'Una ciudad, sus calles y los portales que se abren en ella. 1–8 personas.',
      en: 'A town, its streets, and the gates that open there. 1–8 people.',
    },
  },
  {
    id: 'cultistorm',
    title: { es: 'Cultistorm', en: 'Cultistorm' },
    cover: 'storm',
    motto: { es: 'Detectives contra una tormenta de sectarios. 1–5 personas.', en: 'Detectives against a storm of cultists. 1–5 people.' },
  },
  {
    id: 'etherfields',
    title: { es: 'Etherfields', en: 'Etherfields' },
    cover: 'dream',
    motto: { es: 'Una campaña de sueños que se recuerdan. 1–5 personas.', en: 'A campaign of dreams that are remembered. 1–5 people.' },
  },
]
