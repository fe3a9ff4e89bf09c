import { openFloor, type RefusedOption, type Script, type StepRef } from '@miskatonic/kernel'
import { returnSupport, waitingOf } from '../hands.ts'
import { choicesOf, doChoice } from '../preparation.ts'
import type { Seat, Storm } from '../shape.ts'
import { detectives } from '../team.ts'

/** What was prepared last turn comes due; then everybody acts, in any order. */
export function* preparation(t: Storm): Script<StepRef[]> {
  const old = detectives(t).flatMap((seat) => t.inZone(waitingOf(seat)))
  yield* t.happens('preparation:begin', { n: t.state.turn }) // CS-ICON-05, CS-RULING-41
  yield* returnSupport(t, old)
  return [{ step: 'deliberation' }]
}

/** One deed of somebody; the phase is over when all are ready. */
export function* deliberation(t: Storm): Script<StepRef[] | void> {
  if (detectives(t).every((seat) => t.get(seat, 'ready'))) return void (yield* t.happens('preparation:end', { n: t.state.turn })) // CS-PREP-04
  const offers = detectives(t).map((seat) => [seat, choicesOf(t, seat)] as const)
  const { seat, key } = yield* openFloor(t, {
    about: 'prepare',
    silent: detectives(t).filter((seat) => t.get(seat, 'ready')),
    offers: Object.fromEntries(offers.map(([one, { options }]) => [one, options])), // CS-PREP-03
    refused: Object.fromEntries(offers.map(([one, { refused }]): [Seat, RefusedOption[]] => [one, refused])),
  })
  yield* doChoice(t, seat, key)
  return [{ step: 'deliberation' }]
}
