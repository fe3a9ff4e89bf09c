import { type Amount, amountOf, type Context, verbsOf } from '@miskatonic/effects'
import { grammar, type Ref, type Tree } from '@miskatonic/effects/text'
import type { Script } from '@miskatonic/kernel'
import { lexicon } from '../../../text/lexicon.ts'
import { whereIs } from '../../board.ts'
import { isInPlay } from '../../people.ts'
import type { AreaId, ArkhamHorror, Seat } from '../../shape.ts'

/* What all verbs are made with. */

export const verb = verbsOf<ArkhamHorror>()
export const g = grammar(lexicon)
export type X = Context<ArkhamHorror>
export type Term = Parameters<typeof g.some>[0]
export const you = (x: X): Seat => x.you
export const here = (x: X): AreaId => whereIs(x.t, x.you)
/** In play and able to suffer or enjoy something. */
export const plays = (x: X): boolean => isInPlay(x.t, x.you)
export const fromCard = (x: X): string | null => x.self.piece

/** So many of it; what a die showed is told by a phrase. */
export const numberIn = (x: X, n: Amount): number => Math.max(0, amountOf(x, n))
export const isRolled = (n: unknown): boolean => typeof n === 'object' && n !== null && 'of' in n && n.of === 'rolled'
export const isPerSuccess = (n: unknown): boolean => typeof n === 'object' && n !== null && 'of' in n && n.of === 'successes'
export const perSuccess: Ref = { kind: 'noun', term: 'success', det: 'each' }

/** A verb with a number and nothing else. */
export const counted = (
  script: (x: X, n: number) => Script<boolean | void>,
  say: (n: number) => Tree,
  could?: (x: X, n: number) => boolean,
) =>
  verb({
    fields: { n: 'integer' },
    run: (x, { n }) => script(x, n),
    ...(could ? { could: (x: X, { n }: { readonly n: number }) => could(x, n) } : {}),
    say: ({ n }) => say(n),
  })

/** A verb that is said alone. */
export const plain = (script: (x: X) => Script<boolean | void>, say: Tree, could?: (x: X) => boolean) =>
  verb({ fields: {}, run: script, ...(could ? { could } : {}), say: () => say })
