import { type Amount, amountOf, type Context, simpleVerbsOf, verbsOf } from '@miskatonic/effects'
import { grammar, type Ref } from '@miskatonic/effects/text'
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

export const { counted, plain } = simpleVerbsOf<ArkhamHorror>()
