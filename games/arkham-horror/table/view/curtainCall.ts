/** The game seen from its end: doom from turn to turn, where it turned, what each investigator did. */
import type { Deed, GameTable } from '@miskatonic/web/kit'
import { course, turnsOn } from '@miskatonic/web/kit/curtainCall'
import { say, words } from '../strings.ts'
import { fields, numberIn } from './figures.ts'

const STEP: { readonly [key: string]: number } = { 'doom-added': 1, 'doom-removed': -1 }

export const isTurningPoint: NonNullable<GameTable['isTurningPoint']> = turnsOn([
  'gate-closed',
  'seal-placed',
  'rumor-passed',
  'rumor-failed',
  'awakened',
  'devoured',
  'eliminated',
])

export const deeds: readonly Deed[] = [
  { keys: ['gate-closed'], text: words.tallyGates },
  { keys: ['seal-placed'], text: words.tallySeals },
  { keys: ['monster-defeated'], text: words.tallyMonsters },
  { keys: ['encounter-begun'], text: words.tallyEncounters },
]

export const curve: NonNullable<GameTable['curve']> = ({ events, lang }) => {
  const points = course(events, 0, ({ message }, now) => {
    const step = STEP[message.key]
    return step === undefined ? null : Math.max(0, now + step * numberIn(fields(message.args), 'n'))
  })
  return { label: say(words.doom, lang), told: say(words.doomCourse, lang, { n: points.at(-1)?.n ?? 0 }), points }
}
