import type { NounOptions, Ref } from '@miskatonic/effects/text'
import type { Slot } from '../content/nodes.ts'
import { filterRef, g, someOf } from './things.ts'

/** One item of an Adventure: «2 Localizaciones distintas de DUNWICH», «otra Localización de ARKHAM con un Portal». */
export function slotRef({ n = 1, card, different, other, across }: Slot): Ref {
  if (different === 'region') return someOf(card, n, { from: g.some('region', n, { adjectives: ['different'] }) })
  if (different === 'mode') return someOf(card, n, { owner: g.some('mode', n, { adjectives: ['different'] }) })
  const adjectives: NounOptions = different === 'title' ? { adjectives: ['different'] } : {}
  const spread: NounOptions = across ? { in: g.some('subregion', { atLeast: across.atLeast }) } : {}
  if (other && n === 1) return filterRef(card, { det: 'another', more: spread })
  if (other) return filterRef(card, { det: 'another', count: n, more: { plural: true, ...adjectives, ...spread } })
  return someOf(card, n, { ...adjectives, ...spread })
}
