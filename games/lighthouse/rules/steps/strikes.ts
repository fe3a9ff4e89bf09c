import { choose, onSeat, type Script } from '@miskatonic/kernel'
import { cardOf } from '../cards.ts'
import { keepersAt, loseNerve } from '../keepers.ts'
import type { Next, PieceId, Rock } from '../shape.ts'
import { thingsAshore } from '../things.ts'
import { openCracks } from '../tracks.ts'

/** Who strikes is settled now; each is looked at again when its turn comes. */
export function* strikes(t: Rock): Script<Next> {
  return thingsAshore(t).map((thing) => ({ step: 'strike', args: { thing } }))
}

export function* strike(t: Rock, { thing }: { thing: PieceId }): Script {
  if (t.where(thing) !== 'shore') return
  const prey = keepersAt(t, 'rocks')
  if (!prey.length) return yield* openCracks(t, 1) // LH-THING-04
  const about = { key: 'choose-prey', args: { thing: { piece: thing } } } as const
  const who = yield* choose(t, t.state.log, { about, options: prey.map(onSeat), group: true }) // LH-THING-02
  const { bite } = cardOf(t, thing, 'thing')
  const struck = yield* t.happens('thing:strike', { thing, who })
  if (struck) yield* loseNerve(t, struck.who, bite) // LH-THING-03
}
