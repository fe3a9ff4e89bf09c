import { type Context, conditionsOf, selectorsOf } from '@miskatonic/effects'
import { type Condition as ConditionTree, grammar, orMore } from '@miskatonic/effects/text'
import { TRAITS } from '../../content/kinds.ts'
import { lexicon } from '../../text/lexicon.ts'
import { cardOf } from '../cards.ts'
import { kit } from '../finds.ts'
import { inOrder, keepersAt } from '../keepers.ts'
import { skinOf } from '../marks.ts'
import { type Lighthouse, PLACES, type Seat } from '../shape.ts'
import { thingsAshore } from '../things.ts'

/* Whom and what cards name, and on what they depend. */

const { clause, points, some, a, the, each, all } = grammar(lexicon)

const condition = conditionsOf<Lighthouse>()
const selector = selectorsOf<Lighthouse>()

type X = Context<Lighthouse>
const you = (x: X): Seat => x.you

const keepers = selector({
  fields: { 'place?': { one: PLACES } },
  people: true,
  find: (x, { place }) => (place ? keepersAt(x.t, place) : inOrder(x.t)),
  say: ({ place }) => each('keeper', place ? { at: place } : {}),
})
const findsWith = selector({
  fields: { trait: { one: TRAITS } },
  find: (x, { trait }) => x.t.seats.flatMap((seat) => kit(x.t, seat)).filter((piece) => cardOf(x.t, piece, 'find').traits.includes(trait)),
  say: ({ trait }) => all('find', { traits: [trait] }),
})

const atLeast = (value: (x: X) => number, say: (n: number) => ConditionTree) =>
  condition({ fields: { atLeast: 'integer' }, holds: (x, node) => value(x) >= node.atLeast, say: (node) => say(node.atLeast) })

export const conditions = {
  in: condition({
    fields: { place: { one: PLACES } },
    holds: (x, { place }) => x.t.get(you(x), 'shift') === place,
    say: ({ place }) => clause('beIn', { place }),
  }),
  marked: condition({
    fields: {},
    holds: (x) => x.t.size(skinOf(you(x))) > 0,
    say: () => clause('have', { objects: [a('mark')] }),
  }),
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
