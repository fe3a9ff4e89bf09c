/** The storm seen from its end: how much madness there was, where it turned, what each detective did. */
import type { Deed, GameTable } from '@miskatonic/web/kit'
import { course, turnsOn } from '@miskatonic/web/kit/curtainCall'
import { fields, numberIn } from '@miskatonic/web/kit/figures'
import { say, words } from '../strings.ts'

const STEP: { readonly [key: string]: number } = { 'madness-gained': 1, 'madness-healed': -1 }

export const isTurningPoint: NonNullable<GameTable['isTurningPoint']> = turnsOn([
  'location-sealed',
  'ancient-arrived',
  'ancient-defeated',
  'ancient-devoured',
  'summoning-failed',
  'terror-activated',
  'finale-began',
])

export const deeds: readonly Deed[] = [
  { keys: ['location-sealed'], text: words.portalsSealed },
  { keys: ['cultist-defeated'], text: words.cultistsBeaten },
  { keys: ['ancient-defeated'], text: words.ancientsBeaten },
  { keys: ['support-played'], text: words.timesHelped },
]

export const curve: NonNullable<GameTable['curve']> = ({ events, lang }) => {
  const points = course(events, 0, ({ message }, now) => {
    const step = STEP[message.key]
    return step === undefined ? null : Math.max(0, now + step * numberIn(fields(message.args), 'n', 1))
  })
  return { label: say(words.madnessOfAll, lang), told: say(words.madnessCourse, lang, { b: points.at(-1)?.n ?? 0 }), points }
}
