import type { Condition, ConditionSpec, Context, SelectorSpec } from '@miskatonic/effects'
import { grammar, orMore } from '@miskatonic/effects/text'
import type { Trait } from '../../content/kinds.ts'
import { lexicon } from '../../text/lexicon.ts'
import { cardOf } from '../cards.ts'
import { kit } from '../finds.ts'
import { inOrder, keepersAt } from '../keepers.ts'
import { skinOf } from '../marks.ts'
import { type Lighthouse, PLACES, type Place, type Seat } from '../shape.ts'
import { thingsAshore } from '../things.ts'

/* Whom and what cards name, and on what they depend. */

const { clause, points, some, a, the, each, all } = grammar(lexicon)

type X = Context<Lighthouse>
const you = (x: X): Seat => x.you

type Keepers = { readonly the: 'keepers'; readonly place?: Place }
const keepers: SelectorSpec<Lighthouse, Keepers> = {
  fields: { 'place?': { one: PLACES } },
  people: true,
  find: (x, { place }) => (place ? keepersAt(x.t, place) : inOrder(x.t)),
  say: ({ place }) => each('keeper', place ? { at: place } : {}),
}
type Finds = { readonly the: 'finds'; readonly trait: Trait }
const findsWith: SelectorSpec<Lighthouse, Finds> = {
  fields: { trait: 'string' },
  find: (x, { trait }) => x.t.seats.flatMap((seat) => kit(x.t, seat)).filter((piece) => cardOf(x.t, piece, 'find').traits.includes(trait)),
  say: ({ trait }) => all('find', { traits: [trait] }),
}

type AtLeast = { readonly is: string; readonly atLeast: number }
const atLeast = (
  value: (x: X) => number,
  say: (n: number) => ReturnType<ConditionSpec<Lighthouse, AtLeast>['say']>,
): ConditionSpec<Lighthouse, AtLeast> => ({
  fields: { atLeast: 'integer' },
  holds: (x, node) => value(x) >= node.atLeast,
  say: (node) => say(node.atLeast),
})
export const conditions = {
  in: {
    fields: { place: { one: PLACES } },
    holds: (x: X, { place }: { is: 'in'; place: Place }) => x.t.get(you(x), 'shift') === place,
    say: ({ place }: { is: 'in'; place: Place }) => clause('beIn', { place }),
  } satisfies ConditionSpec<Lighthouse, { is: 'in'; place: Place }>,
  marked: {
    fields: {},
    holds: (x: X) => x.t.size(skinOf(you(x))) > 0,
    say: () => clause('have', { objects: [a('mark')] }),
  } satisfies ConditionSpec<Lighthouse, Condition>,
  saved: atLeast(
    (x) => x.t.size('harbour'),
    (n) => ({ kind: 'exists', what: some('ship', orMore(n)), place: the('harbour') }),
  ),
  oil: atLeast(
    (x) => x.t.state.oil,
    (n) => ({ kind: 'exists', what: some('oil', orMore(n)) }),
  ),
  nerve: atLeast(
    (x) => x.t.get(you(x), 'nerve'),
    (n) => clause('have', { objects: [points('nerve', orMore(n))] }),
  ),
  carrying: atLeast(
    (x) => kit(x.t, you(x)).length,
    (n) => clause('carry', { objects: [some('find', orMore(n))] }),
  ),
  things: atLeast(
    (x) => thingsAshore(x.t).length,
    (n) => ({ kind: 'exists', what: some('thing', orMore(n)), place: the('rocks') }),
  ),
}

export const selectors = { keepers, finds: findsWith }
