import { conditionsOf, exactly, type NodeFields } from '@miskatonic/effects'
import type { Condition as ConditionTree } from '@miskatonic/effects/text'
import type { CardFilter, Tag } from '../../content/nodes.ts'
import { aOf, dimensionRef, g, here, placeWith } from '../../text/things.ts'
import { dimensionAt, hasAny, isWalking, placeFits } from '../place.ts'
import { hasInPlay } from '../playing.ts'
import type { MythosShape, Seat } from '../shape.ts'
import { ownerFor, type X } from './context.ts'

const { bare, clause, the } = g
const condition = conditionsOf<MythosShape>()

const filter = exactly<CardFilter>()('json')
const HERE = { 'has?': exactly<Tag | readonly Tag[]>()('json'), 'place?': filter, 'whose?': { one: ['you', 'owner'] } } as const
type Here = NodeFields<typeof HERE>

/** A dimension is left with a Location: on a Travel card, or on foot, one is still in that of the last (MY-RULING-46). */
const isAt = (x: X, who: Seat, { dimension, ...place }: CardFilter): boolean =>
  (dimension === undefined || dimensionAt(x.t, who) === dimension) && (Object.keys(place).length === 0 || placeFits(x.t, who, place))

const TIMES: readonly string[] = ['day', 'night', 'indoors', 'outdoors', 'past', 'underground']

/** «si tu Localización Actual es DE DÍA», «… es una IGLESIA o un HOSPITAL». */
function located({ has, place, whose }: Here): ConditionTree {
  const subject = here(whose === 'owner' ? the('owner', { owner: 'it' }) : 'own')
  if (place?.dimension) return clause('stay', { place: dimensionRef(place.dimension) })
  if (place) return clause('stay', { place: aOf(place.kind ? place : { ...place, kind: 'location' }) })
  const tags = typeof has === 'string' ? [has] : (has ?? [])
  const [only] = tags
  if (tags.length === 1 && only && TIMES.includes(only)) return clause('isBe', { subject, state: bare(only) })
  return clause('stay', { place: placeWith(tags) })
}

export const conditions = {
  here: condition({
    fields: HERE,
    holds: (x, { has, place, whose }) => {
      const who = whose === 'owner' ? ownerFor(x) : x.you
      return (has === undefined || hasAny(x.t, who, has)) && (place === undefined || isAt(x, who, place))
    },
    say: located,
  }),
  owns: condition({
    fields: { card: filter },
    holds: (x, { card }) => hasInPlay(x.t, x.you, card),
    say: ({ card }) => clause('have', { objects: [aOf(card)] }),
  }),
  walking: condition({ fields: {}, holds: (x) => isWalking(x.t, x.you), say: () => clause('walk', {}) }),
}
