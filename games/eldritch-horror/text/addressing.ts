import { type Effect, effectIn, type Selector, type Speaker } from '@miskatonic/effects'
import { type Clause, forEach, type Ref, type Tree } from '@miskatonic/effects/text'
import { defined } from '@miskatonic/kernel'
import type * as N from '../content/nodes.ts'
import { g, havingRef, placeRef, spaceWith } from './things.ts'

/* The same text for others than the reader. */

const { a, it, that } = g

/** What befalls others is said of them: «le tiende una emboscada». */
function ofThem<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(ofThem) as T
  if (typeof tree !== 'object' || tree === null) return tree
  if ((tree as { kind?: string }).kind === 'you') return it('investigator') as T
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, ofThem(value)])) as T
}

type If = { readonly is: string; readonly place?: unknown; readonly what?: unknown; readonly condition?: If }

/** Somebody else does it, or it befalls them. A condition that only tells who is meant becomes part of the name. */
export function addressed(who: Selector, effect: Effect, speak: Speaker): Tree {
  if (effect.do === 'ambush') return { ...(speak.effect(effect) as Clause), objects: [speak.selector(who)] }
  const narrowed = effect.do === 'when' && effect.otherwise === undefined ? narrower(who, effect.if as unknown as If, speak) : null
  const whom = narrowed ?? speak.selector(who)
  const body = ofThem(speak.effect(narrowed ? defined(effectIn(effect.then)) : effect))
  return forEachOf(whom, body)
}

/** What each can avert of the table's events: «La Perdición avanza 1 casilla por cada investigador …, a menos que ese investigador …». */
function forEachOf(whom: Ref, body: Tree): Tree {
  if (body.kind === 'clause' && body.subject === undefined && body.voice === undefined) return { ...body, subject: whom }
  const each = whom.kind === 'noun' && whom.det === 'each'
  if (
    !each ||
    body.kind !== 'unless' ||
    body.effect.kind !== 'clause' ||
    body.effect.subject === undefined ||
    body.condition.kind !== 'clause'
  )
    return forEach(whom, body)
  return { kind: 'unless', condition: { ...body.condition, subject: that('investigator') }, effect: { ...body.effect, per: whom } }
}

function narrower(who: Selector, condition: If, speak: Speaker): Ref | null {
  const ref = speak.selector(who)
  if (ref.kind !== 'noun') return null
  const inner = condition.is === 'not' ? condition.condition : condition
  const no = condition.is === 'not'
  if (inner?.is === 'has' && !ref.with) return { ...ref, [no ? 'without' : 'with']: havingRef(inner.what as N.Having) }
  if (inner?.is !== 'on') return null
  const place = inner.place as N.Place | { with: NonNullable<N.Spaces['with']> }
  const having = typeof place === 'object' && 'with' in place ? place.with : null
  if (!no) return ref.at ? null : { ...ref, at: having ? a(spaceWith(having)) : placeRef(place as N.Place, 'you') }
  return having === 'eldritch' && ref.at?.kind === 'noun' ? { ...ref, at: { ...ref.at, without: g.plural('eldritchToken') } } : null
}
