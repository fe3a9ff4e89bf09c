import { contextOf, holds, languageOf } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { isStanding } from './keepers.ts'
import { claimOn, purposeOf } from './purposes.ts'
import type { Ending, Result, Rock, Seat } from './shape.ts'

const loyal = (t: Rock): Seat[] => t.seats.filter((seat) => claimOn(t, seat) === null)

/** Has this keeper done what brought them to the rock? */
export function isFulfilled(t: Rock, seat: Seat): boolean {
  const purpose = purposeOf(t, seat)
  const { goal } = cardOf(t, purpose, 'purpose')
  if (!goal || !isStanding(t, seat)) return false
  const self = { source: { piece: purpose }, piece: purpose, controller: seat, bound: {} }
  return holds(contextOf(languageOf(t), t, { self, you: seat }), goal) // LH-END-09
}

/** Tells it, and ends the game: the loyal win together, honours go to whoever also fulfilled their Purpose. */
export function* endWatch(t: Rock, ending: Ending, winners: readonly Seat[] = loyal(t)): Script<never> {
  const honoured = ending === 'saved' || ending === 'held' ? loyal(t).filter((seat) => isFulfilled(t, seat)) : []
  yield* t.happens('watch:end', { ending }, (w) => {
    w.set('table', 'ending', ending)
    w.look(
      t.watchers,
      t.seats.map((seat) => purposeOf(t, seat)),
    ) // LH-END-10
  })
  return yield* t.over({ outcome: ending, winners, honoured } satisfies Result)
}
export const losingTo = (t: Rock, ending: Ending): Script<never> => endWatch(t, ending, [])
