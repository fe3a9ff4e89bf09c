/** The questions of a text: who is asked, by which card, and at what price. A game words them in its messages. */

import type { Context, Effect } from '@miskatonic/effects'
import { type Cost, pieceArgument, type Seat, type Shape } from '@miskatonic/kernel'

type Asked = { readonly x: Pick<Context<Shape>, 'you' | 'self'>; readonly cost?: Cost | undefined; readonly act?: Effect | undefined }
type Source = { who: Seat; card?: { readonly piece: string } }

const of = ({ x }: Asked): Source => ({ who: x.you, ...(x.self.piece === null ? {} : { card: pieceArgument(x.self.piece) }) })
const price = ({ cost }: Asked) => (cost ? { cost } : {})

export const prompts = {
  choose: (asked: Asked) => ({ key: 'choose-effect' as const, args: of(asked) }),
  may: (effect: Effect, asked: Asked) => ({ key: 'may-do' as const, args: { ...of(asked), effect, ...price(asked) } }),
  unless: (effect: Effect, asked: Asked) => ({
    key: 'or-else' as const,
    args: { ...of(asked), effect, ...price(asked), ...(asked.act ? { act: asked.act } : {}) },
  }),
  pick: 'pick-some' as const,
  effect: (effect: Effect) => ({ key: 'effect', args: { effect } }),
}
