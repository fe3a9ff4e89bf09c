/** The game seen from its end: Doom from round to round, and where it turned. */
import type { GameTable } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { fields, numberIn } from './figures.ts'

const TURNS = [
  'log.gate-closed',
  'log.gate-closed-by',
  'log.mystery-solved',
  'log.rumor-solved',
  'log.awoke',
  'log.defeated',
  'log.devoured',
  'log.eliminated',
]
const DOOM = ['log.doom-advanced', 'log.doom-retreated']

export const isTurningPoint: NonNullable<GameTable['isTurningPoint']> = ({ message }) => TURNS.includes(message.key)

export const curve: NonNullable<GameTable['curve']> = ({ events, lang }) => {
  const steps = events.filter(({ message }) => DOOM.includes(message.key))
  const [first] = steps
  if (!first) return null
  const to = steps.map(({ seq, message }) => ({ seq, n: numberIn(fields(message.args), 'to') }))
  const from = numberIn(fields(first.message.args), 'from')
  return {
    label: say(words.doom, lang),
    told: say(words.doomCourse, lang, { a: from, b: to.at(-1)?.n ?? from }),
    points: [{ seq: events[0]?.seq ?? 0, n: from }, ...to],
  }
}
