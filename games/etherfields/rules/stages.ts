import { choose, type Option, type Script } from '@miskatonic/kernel'
import type { Ether, Seat, Stages } from './shape.ts'
import { nameIn } from './usable.ts'

/* Motive tokens mark paid stages of Gradual actions, and there are few (EF-GRAD-04). */

const TOKENS = 4 // EF-GRAD-10

const elsewhere = (t: Ether, action: string, colour: Stages['colour']): readonly (readonly [string, Stages])[] =>
  Object.entries(t.state.stages).filter(([other, stages]) => other !== action && stages.colour === colour)
const optionOf = (t: Ether, [action]: readonly [string, Stages]): Option => ({
  key: action,
  label: { key: 'action-option', args: { action: nameIn(t.state.encounter, action), key: '' } },
})

/** So many tokens are to lie on an action; what the supply lacks may be taken from another, which loses that stage (EF-GRAD-09). */
export function* layStages(t: Ether, who: Seat, action: string, { colour, n: want }: Stages): Script<number> {
  const taken = elsewhere(t, action, colour).reduce((sum, [, { n }]) => sum + n, 0)
  let lie = Math.min(want, TOKENS - taken)
  for (; lie < want; lie++) {
    const lenders = elsewhere(t, action, colour)
    if (!lenders.length) break
    const key = yield* choose(t, who, { about: 'borrow-token', options: [...lenders.map((one) => optionOf(t, one)), { key: 'none' }] })
    const lender = lenders.find(([other]) => other === key)
    if (!lender) break
    yield* t.change((w) => {
      const { [lender[0]]: stages, ...others } = t.state.stages
      const left = (stages?.n ?? 1) - 1
      w.set('table', 'stages', left === 0 ? others : { ...others, [lender[0]]: { colour, n: left } })
    })
  }
  return lie
}
