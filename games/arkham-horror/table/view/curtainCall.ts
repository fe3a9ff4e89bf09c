/** The game seen from its end: doom from turn to turn, and where it turned. */
import type { GameTable } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { fields, numberIn } from './figures.ts'

const TURNS = ['gate-closed', 'seal-placed', 'rumor-passed', 'rumor-failed', 'awakened', 'devoured', 'eliminated']

export const isTurningPoint: NonNullable<GameTable['isTurningPoint']> = ({ message }) => TURNS.includes(message.key)

export const curve: NonNullable<GameTable['curve']> = ({ events, lang }) => {
  let n = 0
  const points = events.flatMap(({ seq, message }) => {
    const by = numberIn(fields(message.args), 'n')
    if (message.key === 'doom-added') n += by
    else if (message.key === 'doom-removed') n = Math.max(0, n - by)
    else return []
    return [{ seq, n }]
  })
  if (!points.length) return null
  return { label: say(words.doom, lang), told: say(words.doomCourse, lang, { n }), points: [{ seq: events[0]?.seq ?? 0, n: 0 }, ...points] }
}
