/** The game seen from its end: Doom from round to round, where it turned, what each investigator did. */
import type { Deed, GameTable } from '@miskatonic/web/kit'
import { course, turnsOn } from '@miskatonic/web/kit/curtainCall'
import { say, words } from '../strings.ts'
import { fields, numberIn } from './figures.ts'

const DOOM = ['log.doom-advanced', 'log.doom-retreated']

/** What a game turns on. */
export const TURNS = [
  'log.gate-closed',
  'log.gate-closed-by',
  'log.mystery-solved',
  'log.rumor-solved',
  'log.awoke',
  'log.defeated',
  'log.devoured',
  'log.eliminated',
]
export const isTurningPoint: NonNullable<GameTable['isTurningPoint']> = turnsOn(TURNS)

export const deeds: readonly Deed[] = [
  { keys: ['log.gate-closed-by'], text: words.gatesClosed },
  { keys: ['log.monster-defeated-by'], text: words.monstersDefeated },
  { keys: ['log.encounter'], text: words.encountersLived },
]

export const curve: NonNullable<GameTable['curve']> = ({ events, lang }) => {
  const first = events.find(({ message }) => DOOM.includes(message.key))
  if (!first) return null
  const from = numberIn(fields(first.message.args), 'from')
  const points = course(events, from, ({ message }) => (DOOM.includes(message.key) ? numberIn(fields(message.args), 'to') : null))
  return { label: say(words.doom, lang), told: say(words.doomCourse, lang, { a: from, b: points.at(-1)?.n ?? from }), points }
}
