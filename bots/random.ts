import { sample } from '@miskatonic/kernel'
import type { Bot } from './bot.ts'

/** Answers anything, each option as likely, from the question alone. */
export const randomBot: Bot = {
  name: 'random',
  decide: ({ ask, seat }, random) => sample(ask, seat, random),
}
