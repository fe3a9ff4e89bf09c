import { grammar, stats, type Tree } from '@miskatonic/effects/text'
import type { Bar, Otherworld } from '../../../content/expansions/otherworlds.ts'
import { lexicon } from '../../lexicon.ts'
import type { Speaks } from '../cards.ts'

const { bare, field, clause, each, all, plural } = grammar(lexicon)

const barred: { readonly [B in Bar]: () => Tree } = {
  die: () => clause('take', { subject: all('trappedDetective'), objects: [plural('die')] }),
  beHelped: () => clause('receive', { subject: all('trappedDetective'), objects: [plural('supportCard')] }),
  help: () => clause('play', { subject: all('trappedDetective'), objects: [plural('supportCard')] }),
}

export const otherworldStats = ({ symbol }: Otherworld): Tree[] => [stats(field('symbol', bare(symbol)))]

/** «Al principio de cada fase de preparación, cada detective atrapado descarta…», «Los detectives atrapados no pueden…» */
export function otherworldTrees({ effect, bars }: Otherworld, speak: Speaks): Tree[] {
  const suffering = effect && speak.effect(effect)
  const whoever = each('trappedDetective')
  // What befalls the table befalls it once for each of them.
  const body = suffering?.kind === 'clause' ? { ...suffering, ...(suffering.subject ? { per: whoever } : { subject: whoever }) } : suffering
  return [
    ...(body
      ? [{ kind: 'on' as const, openers: [{ kind: 'at' as const, point: 'start' as const, what: each('preparationPhase') }], body }]
      : []),
    ...(bars ? [{ kind: 'cannot' as const, body: barred[bars]() }] : []),
  ]
}
