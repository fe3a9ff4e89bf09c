/** What holds the eye when it happens, and for how long. */
import type { GameTable, Staging } from '@miskatonic/web/kit'
import { fields, textIn } from './figures.ts'

type Stage = NonNullable<GameTable['stage']>

/** What a player puts on the table for all to see: the others hold it up for a moment. */
export const PLAYED = ['log.played', 'log.played-on', 'log.walked', 'log.cast', 'log.used', 'log.summoned', 'log.adventure']
const GREAT = ['log.revealed', 'log.battle', 'log.assault', 'log.broke', 'log.conceded', 'log.controlled', 'log.control-failed']
const RESULTS = [
  'log.combat',
  'log.absorbed',
  'log.lost',
  'log.lost-to',
  'log.harmed',
  'log.unseen',
  'log.great-old-one-stays',
  'log.played-down',
]
const PASSING = ['log.round', 'log.play-ends']

export const stage: Stage = (event): Staging | null => {
  if (!event) return { hold: 'pass' }
  const { key } = event.message
  const whose = textIn(fields(fields(event.message.args).who), 'seat')
  const own = whose ? { whose } : {}
  // What one has just played oneself one has seen; that it lies there now is enough.
  if (PLAYED.includes(key)) return { hold: key === 'log.adventure' || event.tone !== 'own' ? 'great' : 'plain', ...own }
  if (GREAT.includes(key))
    return { hold: 'great', ...(key.startsWith('log.b') || key === 'log.assault' || key === 'log.revealed' ? { whose: 'all' } : own) }
  if (RESULTS.includes(key)) return { hold: 'result', ...own }
  return PASSING.includes(key) ? { hold: 'pass' } : null
}
