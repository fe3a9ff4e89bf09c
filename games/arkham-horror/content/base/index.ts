import type { ContentSet } from '../kinds.ts'
import { allies } from './allies.ts'
import { ancientOnes } from './ancientOnes.ts'
import { arkham } from './board.ts'
import { commonItems } from './commonItems.ts'
import { locationCards } from './encounters/index.ts'
import { investigators } from './investigators.ts'
import { monsters } from './monsters.ts'
import { mythosCards } from './mythos/index.ts'
import { gateCards } from './otherWorlds/index.ts'
import { skills } from './skills.ts'
import { specials } from './specials.ts'
import { spells } from './spells.ts'
import { uniqueItems } from './uniqueItems.ts'
import { gates, worlds } from './worlds.ts'

/** The base game. */
export const base: ContentSet = {
  id: 'base',
  title: { es: 'Juego básico', en: 'Base game' },
  boards: [arkham],
  cards: [
    ...worlds,
    ...gates,
    ...investigators,
    ...ancientOnes,
    ...monsters,
    ...commonItems,
    ...uniqueItems,
    ...spells,
    ...skills,
    ...allies,
    ...specials,
    ...locationCards,
    ...gateCards,
    ...mythosCards,
  ],
}
