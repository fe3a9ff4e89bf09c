import type { MythosCard } from '../../kinds.ts'
import { environments } from './environments.ts'
import { headlines } from './headlines.ts'
import { rumors } from './rumors.ts'

/** The deck is shuffled, and another card is drawn in its place. */
const theStoryContinues: MythosCard = {
  id: 'the-story-continues',
  kind: 'mythos',
  type: 'shuffle',
  title: { es: 'La historia continúa…', en: 'The Story Continues…' },
  white: [],
  black: [],
}

export const mythosCards: readonly MythosCard[] = [...headlines, ...environments, ...rumors, theStoryContinues]
