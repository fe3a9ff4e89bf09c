import type { Condition } from '@miskatonic/effects/text'
import type { CardFilter, Tag } from '../content/nodes.ts'
import { aOf, g, here, placeWith } from './things.ts'
import { dimensionRef } from './verbSayings.ts'

const { bare, clause, the } = g
type Here = { readonly has?: Tag | readonly Tag[]; readonly place?: CardFilter; readonly whose?: 'you' | 'owner' }
const TIMES: readonly string[] = ['day', 'night', 'indoors', 'outdoors', 'past', 'underground']

/** «si tu Localización Actual es DE DÍA», «… es una IGLESIA o un HOSPITAL». */
function located({ has, place, whose }: Here): Condition {
  const subject = here(whose === 'owner' ? the('owner', { owner: 'it' }) : 'own')
  if (place?.dimension) return clause('stay', { place: dimensionRef(place.dimension) })
  if (place) return clause('stay', { place: aOf(place.kind ? place : { ...place, kind: 'location' }) })
  const tags = typeof has === 'string' ? [has] : (has ?? [])
  const [only] = tags
  if (tags.length === 1 && only && TIMES.includes(only)) return clause('isBe', { subject, state: bare(only) })
  return clause('stay', { place: placeWith(tags) })
}

export const conditionSayings = {
  here: located,
  owns: ({ card }: { card: CardFilter }): Condition => clause('have', { objects: [aOf(card)] }),
  walking: (): Condition => clause('walk', {}),
}
