import type { Script } from '@miskatonic/kernel'
import type { Arkham, Next, Trading } from '../shape.ts'
import { talkOn } from '../trading.ts'
import { inTurn } from '../turns.ts'

/** Each statement is a step of its own, for talks can be long. */
export function* trading(t: Arkham, about: Trading): Script<Next> {
  const { who, other, back } = about
  return yield* inTurn(t, who, function* (): Script<Next> {
    const talk = yield* talkOn(t, about)
    return talk === null ? [{ step: back, args: { who } }] : [{ step: 'trading', args: { who, other, talk, back } }]
  })
}
