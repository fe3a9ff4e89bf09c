import type { Script } from '@miskatonic/kernel'
import { clockwise } from '../board.ts'
import { anyCard } from '../cards.ts'
import { endGame } from '../ending.ts'
import type { Arkham, Next, Phase, Seat } from '../shape.ts'
import { reopen } from '../terror.ts'
import { PHASES } from '../turns.ts'
import { sitDown } from './setUp.ts'

/** Whoever was devoured comes back as somebody else first. */
export function* turn(t: Arkham): Script<Next> {
  yield* t.happens('turn:begin', { n: t.state.turn + 1 }, (w, e) => w.set('table', 'turn', e.n))
  const awaiting = clockwise(t, t.state.firstPlayer).filter((who) => t.get(who, 'awaits')) // AH-STATUS-10
  return [
    ...awaiting.flatMap((who) => [
      { step: 'newcomer' as const, args: { who } },
      { step: 'fixedPossessions' as const, args: { who } },
      { step: 'randomPossessions' as const, args: { who } },
      { step: 'firstSliders' as const, args: { who } },
    ]),
    ...PHASES.map((phase) => ({ step: 'phase' as const, args: { phase } })),
    { step: 'turnEnd' },
  ]
}

/** By chance from the sheets nobody has, not the devoured one if there are others. */
export function* newcomer(t: Arkham, { who }: { who: Seat }): Script {
  const all = t.inZone('investigators')
  const others = all.filter((piece) => anyCard(t, piece).id !== t.get(who, 'devoured')) // AH-STATUS-11
  const among = others.length ? others : all
  if (among.length)
    yield* sitDown(t, who, t.pick('investigator', [...among].sort())) // AH-STATUS-09
  else if (t.seats.every((seat) => !t.get(seat, 'inPlay'))) yield* endGame(t, 'nobody') // AH-STATUS-12
}

/** Everybody in turn; the Mythos phase is the first player's alone. */
export function* phase(t: Arkham, { phase: name }: { phase: Phase }): Script<Next> {
  yield* t.happens('phase:begin', { phase: name }, (w, e) => {
    w.set('table', 'phase', e.phase)
    w.set('table', 'active', null)
  })
  const end = { step: 'phaseEnd' as const, args: { phase: name } }
  if (name === 'mythos') return [{ step: 'mythos' }, end] // AH-TURN-03
  const step = name as 'upkeep' | 'movement' | 'arkham' | 'otherWorld'
  return [...clockwise(t, t.state.firstPlayer).map((who) => ({ step, args: { who } })), end] // AH-TURN-02, AH-TURN-05
}

export function* phaseEnd(t: Arkham, { phase: name }: { phase: Phase }): Script {
  yield* t.happens('phase:end', { phase: name })
}

export function* turnEnd(t: Arkham): Script<Next> {
  yield* t.happens('turn:end', { n: t.state.turn })
  yield* reopen(t)
  yield* endOfTurn(t)
  yield* passFirstPlayer(t)
  return [{ step: 'turn' }]
}

/** What lasted for the turn is over, and what can be used once in it can be used again. */
export function* endOfTurn(t: Arkham): Script {
  for (const scope of ['turn', 'gameTurn']) yield* t.ends(scope)
}

/** To the left; alone one keeps it. */
export function* passFirstPlayer(t: Arkham): Script {
  const to = t.left(t.state.firstPlayer)
  if (to !== t.state.firstPlayer) yield* t.happens('first-player:pass', { to }, (w, e) => w.set('table', 'firstPlayer', e.to)) // AH-TURN-04, AH-TURN-07, AH-TURN-08
}
