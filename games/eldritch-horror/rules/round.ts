import type { Script, Seat } from '@miskatonic/kernel'
import { investigators, turnOrder } from './pieces.ts'
import type { Eldritch, Next, Phase } from './shape.ts'

/** Action, Encounter, Mythos, and again (EH-ROUND-01, -03, -04). */
export function* round(t: Eldritch): Script<Next> {
  yield* t.change((w) => void w.add('table', 'round', 1))
  yield* t.happens('round:begin', { round: t.state.round })
  return [phase('action'), phase('encounter'), phase('mythos'), { step: 'roundEnds' }, { step: 'round' }]
}

const phase = (name: Phase): Next[number] => ({ step: 'phaseBegins', args: { phase: name } })

/** The Lead takes the first turn, the others follow clockwise (EH-ROUND-02). */
export function* phaseBegins(t: Eldritch, args: { phase: Phase }): Script<Next> {
  yield* t.change((w) => w.set('table', 'phase', args.phase))
  yield* t.happens('phase:begin', { phase: args.phase })
  if (args.phase === 'mythos') return [{ step: 'mythosPhase' }]
  const turn = args.phase === 'action' ? 'actionTurn' : 'encounterTurn'
  return [...turnOrder(t).map((seat) => ({ step: turn, args: { seat } }) as const), { step: 'phaseEnds', args: { phase: args.phase } }]
}

export function* phaseEnds(t: Eldritch, args: { phase: Phase }): Script {
  yield* setActive(t, null)
  yield* t.happens('phase:end', { phase: args.phase })
}

/** "Once per round" is over for everything, and what was done may be done again (EH-ROUND-05, EH-ACT-03, EH-RULING-13). */
export function* roundEnds(t: Eldritch): Script {
  yield* t.happens('round:end', { round: t.state.round })
  yield* t.change((w) => {
    for (const who of investigators(t)) w.set(who, 'acted', [])
  })
  yield* t.ends('round')
}

export function* setActive(t: Eldritch, seat: Seat | null): Script {
  yield* t.change((w) => w.set('table', 'active', seat))
}
