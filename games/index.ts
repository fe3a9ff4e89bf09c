/** The register: the one place outside a game's own folder that knows its name. */

import { box as arkhamHorror } from '@miskatonic/arkham-horror/box'
import type { PlannedGame, RegisteredGame } from '@miskatonic/contract'
import { box as cultistorm } from '@miskatonic/cultistorm/box'
import { box as eldritchHorror } from '@miskatonic/eldritch-horror/box'
import { box as etherfields } from '@miskatonic/etherfields/box'
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
    gallery: () => import('@miskatonic/eldritch-horror/gallery'),
  },
  {
    id: 'arkham-horror',
    title: { es: 'Arkham Horror', en: 'Arkham Horror' },
    box: arkhamHorror,
    load: () => import('@miskatonic/arkham-horror'),
    setup: () => import('@miskatonic/arkham-horror/setup'),
    gallery: () => import('@miskatonic/arkham-horror/gallery'),
  },
  {
    id: 'cultistorm',
    title: { es: 'Cultistorm', en: 'Cultistorm' },
    box: cultistorm,
    load: () => import('@miskatonic/cultistorm'),
    setup: () => import('@miskatonic/cultistorm/setup'),
    gallery: () => import('@miskatonic/cultistorm/gallery'),
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
  {
    id: 'etherfields',
    title: { es: 'Etherfields', en: 'Etherfields' },
    box: etherfields,
    load: () => import('@miskatonic/etherfields'),
    setup: () => import('@miskatonic/etherfields/setup'),
  },
]

/** Games that are still being built, so that the start page can say so. */
export const planned: readonly PlannedGame[] = []
