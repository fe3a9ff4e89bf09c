/** The night seen from its end: how much it weighed, where it turned, what each Dreamer did. */
import type { Deed, GameTable } from '@miskatonic/web/kit'
import { course, turnsOn } from '@miskatonic/web/kit/curtainCall'
import { fields, numberIn } from '@miskatonic/web/kit/figures'
import { say, words } from '../strings.ts'

const STEP: { readonly [key: string]: number } = { 'anguish-suffered': 1, 'anguish-cured': -1 }

export const isTurningPoint: NonNullable<GameTable['isTurningPoint']> = turnsOn([
  'encounter-begins',
  'encounter-ends',
  'team-loses',
  'season-changed',
  'team-wakes',
])

export const deeds: readonly Deed[] = [
  { keys: ['action-used'], text: words.deeds.actions },
  { keys: ['dreamer-moved'], text: words.deeds.moves },
  { keys: ['card-played'], text: words.deeds.cards },
]

export const curve: NonNullable<GameTable['curve']> = ({ events, lang }) => {
  const points = course(events, 0, ({ message }, now) => {
    const step = STEP[message.key]
    return step === undefined ? null : Math.max(0, now + step * numberIn(fields(message.args), 'n', 1))
  })
  return { label: say(words.anguishOfAll, lang), told: say(words.anguishCourse, lang, { b: points.at(-1)?.n ?? 0 }), points }
}
