/** The game seen from its end: where it turned, and what each player did. */
import type { Deed, GameTable } from '@miskatonic/web/kit'
import { turnsOn } from '@miskatonic/web/kit/curtainCall'
import { words } from '../strings.ts'

export const isTurningPoint: NonNullable<GameTable['isTurningPoint']> = turnsOn([
  'log.adventure',
  'log.broke',
  'log.controlled',
  'log.control-failed',
  'log.assault',
])

export const deeds: readonly Deed[] = [
  { keys: ['log.adventure'], text: words.adventuresDone },
  { keys: ['log.played', 'log.played-on'], text: words.cardsPlayed },
  { keys: ['log.cast'], text: words.spellsCast },
  { keys: ['log.walked'], text: words.placesVisited },
]
