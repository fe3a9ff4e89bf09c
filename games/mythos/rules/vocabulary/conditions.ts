import type { CardFilter, Tag } from '../../content/nodes.ts'
import { hasAny, isWalking, placeFits } from '../place.ts'
import { ownsInPlay } from '../playing.ts'
import { holderOf, type X } from './context.ts'

type Here = { readonly has?: Tag | readonly Tag[]; readonly place?: CardFilter; readonly whose?: 'you' | 'owner' }

export const conditions = {
  here: {
    fields: { 'has?': 'json', 'place?': 'json', 'whose?': { one: ['you', 'owner'] } },
    holds: (x: X, { has, place, whose }: Here): boolean => {
      const who = whose === 'owner' ? holderOf(x) : x.you
      return (has === undefined || hasAny(x.t, who, has)) && (place === undefined || placeFits(x.t, who, place))
    },
  },
  owns: { fields: { card: 'json' }, holds: (x: X, { card }: { card: CardFilter }) => ownsInPlay(x.t, x.you, card) },
  walking: { fields: {}, holds: (x: X) => isWalking(x.t, x.you) },
} as const
