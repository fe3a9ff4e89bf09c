import type { Bot } from '@miskatonic/contract'
import { sample } from '@miskatonic/kernel'

/** Answers anything, each option as likely, from the question alone. */
export const randomBot: Bot = {
  name: 'random',
  decide: ({ ask, seat }, random) => sample(ask, seat, random),
}
