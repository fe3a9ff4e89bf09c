/** Views out of real games for the tests of the table: seats that answer at random, and what the table is given at each moment. */
import type { Language } from '@miskatonic/contract'
import type { Seat, SeatEvent } from '@miskatonic/kernel'
import { type Moment, momentsOf, spokenLog } from '@miskatonic/testing/moments'
import { readAt } from '@miskatonic/testing/suites'
import { game, text } from '../index.ts'
import type { asText } from '../table/view/asText.ts'

export const moments = (seed: string, ancientOne: string, most: number, seats: readonly Seat[] = ['a', 'b']) =>
  momentsOf(game, { seats, options: { ancientOne }, seed }, most)
export const readOf = (moment: Moment, lang: Language) => readAt<Parameters<typeof asText>[0]>(text, moment, lang)
export const spoken = (events: readonly SeatEvent[], lang: Language) => spokenLog(text, events, lang)
