import type { NounOptions, Ref } from '@miskatonic/effects/text'
import type { Slot } from '../content/nodes.ts'
import { filterRef, g, someOf } from './things.ts'

/** One item of an Adventure: «2 Localizaciones distintas de DUNWICH», «otra Localización de ARKHAM con un Portal». */
export function slotRef({ n = 1, card, different, other, across }: Slot): Ref {
  if (different === 'region') return someOf(card, n, { from: g.some('region', n, { adjectives: ['different'] }) })
  if (different === 'mode') return someOf(card, n, { from: g.some('mode', n, { adjectives: ['different'] }) })
  const words = [...(other && n > 1 ? ['other'] : []), ...(different === 'title' ? ['different'] : [])]
  const adjectives = words.length ? { adjectives: words } : {}
  const spread: NounOptions = across ? { in: g.some('subregion', { atLeast: across.atLeast }) } : {}
  if (other && n === 1) return filterRef(card, { det: 'another', more: spread })
  return someOf(card, n, { ...adjectives, ...spread })
}
