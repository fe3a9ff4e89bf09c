import type { CardFilter, Tag } from '../../content/nodes.ts'
import { dimensionAt, hasAny, isWalking, placeFits } from '../place.ts'
import { hasInPlay } from '../playing.ts'
import type { Seat } from '../shape.ts'
import { ownerFor, type X } from './context.ts'

type Here = { readonly has?: Tag | readonly Tag[]; readonly place?: CardFilter; readonly whose?: 'you' | 'owner' }

/** A dimension is left with a Location: on a Travel card, or on foot, one is still in that of the last (MY-RULING-46). */
const isAt = (x: X, who: Seat, { dimension, ...place }: CardFilter): boolean =>
  (dimension === undefined || dimensionAt(x.t, who) === dimension) && (Object.keys(place).length === 0 || placeFits(x.t, who, place))

export const conditions = {
  here: {
    fields: { 'has?': 'json', 'place?': 'json', 'whose?': { one: ['you', 'owner'] } },
    holds: (x: X, { has, place, whose }: Here): boolean => {
      const who = whose === 'owner' ? ownerFor(x) : x.you
      return (has === undefined || hasAny(x.t, who, has)) && (place === undefined || isAt(x, who, place))
    },
  },
  owns: { fields: { card: 'json' }, holds: (x: X, { card }: { card: CardFilter }) => hasInPlay(x.t, x.you, card) },
  walking: { fields: {}, holds: (x: X) => isWalking(x.t, x.you) },
} as const
