import type { Bot } from '@miskatonic/contract'
import { type Answer, optionsFor, type Random, type Seat, sample } from '@miskatonic/kernel'

type Ask = Parameters<typeof sample>[0]

/** Answers anything, each option as likely, from the question alone; but whoever haggled at random would never come to an end. */
export const randomBot: Bot = {
  name: 'random',
  decide: ({ ask, seat }, random) => endOfDeal(ask, seat, random) ?? sample(ask, seat, random),
}

/** Every other statement of a deal ends it, with one's consent or without. */
function endOfDeal(ask: Ask, seat: Seat, random: Random): Answer | null {
  if (ask.kind !== 'floor') return null
  const ends = (optionsFor(ask, seat) ?? []).filter(({ key }) => key === 'leave' || key.startsWith('consent:'))
  return ends.length > 0 && random(2) === 0 ? (ends[random(ends.length)]?.key ?? null) : null
}
