import type { Script, StepRef } from '@miskatonic/kernel'
import { diceOf } from '../dice.ts'
import { returnSupport, supportOf } from '../hands.ts'
import type { Phase, Storm } from '../shape.ts'
import { detectives } from '../team.ts'

/** The six phases in their order. */
const PHASES: readonly Phase[] = ['cultists', 'revision', 'terror', 'preparation', 'combat', 'sealing'] // CS-TURN-01

export function* turn(t: Storm): Script<StepRef[]> {
  const n = t.state.turn + 1
  yield* t.happens('turn:begin', { n }, (w, e) => {
    w.set('table', 'turn', e.n)
    w.put(t.inZone('omen-to-come'), 'omens') // CS-RULING-08
  })
  return [...PHASES.map((phase) => ({ step: 'phase', args: { phase } })), { step: 'turnEnd' }] // CS-TURN-02
}

/** A phase begins; what happens in it is the step of its name. */
export function* phase(t: Storm, { phase: name }: { phase: Phase }): Script<StepRef[]> {
  yield* t.happens('phase:begin', { phase: name }, (w, e) => {
    w.set('table', 'phase', e.phase)
    for (const seat of detectives(t)) w.set(seat, 'ready', false)
  }) // CS-TURN-03
  return [{ step: name }]
}

/** Help, dice, markers and what was counted: all of it goes. */
export function* turnEnd(t: Storm): Script<StepRef[]> {
  for (const seat of detectives(t)) yield* returnSupport(t, t.inZone(supportOf(seat)))
  const past = t.inZone('omens').filter((card) => t.get(card, 'until') <= t.state.turn)
  yield* t.change((w) => {
    w.put(past, 'terror-discard')
    w.put([...t.inZone('dice-pool'), ...detectives(t).flatMap((seat) => t.inZone(diceOf(seat)))], 'dice-reserve') // CS-DICE-12
    for (const seat of detectives(t)) {
      for (const counter of ['moves', 'takes', 'supports', 'fights'] as const) w.set(seat, counter, 0)
      w.set(seat, 'investigated', false)
      w.set(seat, 'targets', [])
    }
  }) // CS-TURN-05, CS-RULING-94
  yield* t.happens('turn:end', { n: t.state.turn })
  yield* t.ends('turn')
  yield* t.ends('teamTurn')
  return [{ step: 'turn' }]
}
