import type { AbilityData, Amount, Filter, HappeningSpec, QuantitySpec } from '@miskatonic/effects'
import { type Clause, type Ref, standing, type Tree } from '@miskatonic/effects/text'
import { g, type Term } from './verbs/frame.ts'

/* How happenings and numbers are spoken of. */

const { clause, a, the, bare, some, plural, your, each } = g

/** Whom it befalls: the reader, or anybody. */
const whom = (where: Filter): { subject?: Ref } => (where.who === 'you' ? {} : { subject: a('dreamer') })
const event = (make: (where: Filter) => Clause): HappeningSpec => ({ event: make })
const prevented =
  (term: Term) =>
  (amount: Amount | 'all'): Tree =>
    clause('prevent', { objects: [amount === 'all' ? bare(term) : some(term, typeof amount === 'number' ? amount : 1)] })
const nobodyMay = (body: Clause): Tree => ({ kind: 'cannot', body })
const moments = (what: Term): HappeningSpec => ({
  event: () => clause('begin', { subject: the(what) }),
  moment: () => ({ kind: 'at', point: 'start', what: each(what) }),
})

export const happenings: { readonly [name: string]: HappeningSpec } = {
  'night:begin': moments('session'),
  'turn:begin': moments('turn'),
  'turn:end': { event: () => clause('end', { subject: the('turn') }), moment: () => ({ kind: 'at', point: 'end', what: each('turn') }) },
  'round:begin': event((where) => clause('begin', { subject: the('round', where.who === 'you' ? { owner: 'own' } : {}) })),
  'encounter:begin': event((where) => clause('begin', { subject: a(where.kind === 'dream' ? 'dream' : 'slumber') })),
  'encounter:end': event((where) => clause('end', { subject: a(where.kind === 'dream' ? 'dream' : 'slumber') })),
  'place:enter': event(() => clause('enter', { subject: the('team'), objects: [a('place')] })),
  'team:travel': event(() => clause('go', { subject: the('team') })),
  'anguish:suffer': {
    event: (where) => clause('suffer', { ...whom(where), objects: [bare('anguish')] }),
    prevented: prevented('anguish'),
    cannot: (where) => nobodyMay(clause('suffer', { ...whom(where), objects: [bare('anguish')] })),
  },
  'anguish:cure': event((where) => clause('cure', { ...whom(where), objects: [bare('anguish')] })),
  'card:seal': {
    event: (where) => clause('seal', { ...whom(where), objects: [plural('influenceCard')] }),
    cannot: (where) => nobodyMay(clause('seal', { ...whom(where), objects: [plural('influenceCard')] })),
  },
  'card:draw': event((where) => clause('draw', { ...whom(where), objects: [plural('influenceCard')] })),
  'card:discard': event((where) => clause('discard', { ...whom(where), objects: [plural('influenceCard')] })),
  'card:play': event((where) => clause('play', { ...whom(where), objects: [a('influenceCard')] })),
  'deck:reshuffle': event((where) => clause('reshuffle', { ...whom(where), objects: [the('deck')] })),
  'progress:place': event((where) => clause('place', { ...whom(where), objects: [a('progressCard')] })),
  'flaw:gain': event((where) => clause('gain', { ...whom(where), objects: [a('flaw')] })),
  'ether:gain': event((where) => clause('gain', { ...whom(where), objects: [bare('ether')] })),
  'gem:gain': event((where) => clause('gain', { ...whom(where), objects: [a('gem')] })),
  'hour:lose': { event: () => clause('lose', { subject: the('team'), objects: [plural('hour')] }), prevented: prevented('hour') },
  'die:roll': event((where) => clause('roll', { ...whom(where), objects: [a('die')] })),
  'action:use': event((where) => clause('use', { ...whom(where), objects: [a('action')] })),
  'action:fail': event((where) => clause('fail', { ...whom(where), objects: [a('action')] })),
  'dreamer:move': {
    event: (where) => clause('step', whom(where)),
    cannot: (where) => nobodyMay(clause('step', whom(where))),
  },
  'dreamer:enter': event((where) => clause('enter', { ...whom(where), objects: [a('square')] })),
  'dreamer:push': { event: (where) => clause('step', whom(where)), cannot: (where) => nobodyMay(clause('step', { ...whom(where) })) },
  'entity:spawn': event(() => clause('spawn', { objects: [a('entity')] })),
  'entity:move': event(() => clause('go', { subject: a('entity') })),
  'entity:leave': event(() => clause('leave', { subject: a('entity'), objects: [the('board')] })),
  'metamorphosis:add': {
    event: () => clause('gain', { subject: a('entity'), objects: [a('metamorphosis')] }),
    cannot: () => nobodyMay(clause('gain', { subject: a('entity'), objects: [plural('metamorphosis')] })),
  },
  'slot:fill': event((where) => clause('place', { ...whom(where), objects: [a('gem')] })),
  'slot:empty': event((where) => clause('take', { ...whom(where), objects: [a('gem')] })),
  'step:begin': event(() => clause('begin', { subject: a('step') })),
}

const signed = (amount: Amount): number => (typeof amount === 'number' ? amount : 1)
const raises =
  (term: Term): QuantitySpec['say'] =>
  ({ amount }: AbilityData & { ability: 'modify' }) =>
    standing(clause(signed(amount) < 0 ? 'reduce' : 'increase', { objects: [your(term)], by: Math.abs(signed(amount)) }))

export const quantities: { readonly [name: string]: QuantitySpec } = {
  handLimit: { say: raises('handLimit') },
  progressLimit: { say: raises('progressLimit') },
  itemLimit: { say: raises('itemLimit') },
  anguishLimit: { say: raises('anguishLimit') },
  drawn: { say: raises('cardsDrawn') },
  range: { say: (ability, speak) => raises(ability.where?.keyword === 'attack' ? 'attackRange' : 'contactRange')(ability, speak) },
  price: { say: (ability, speak) => raises(ability.where?.action === 'place' ? 'placementCost' : 'cost')(ability, speak) },
  motive: { say: raises('motive') },
  entityMove: { say: raises('movementValue') },
  turns: {
    say: ({ amount }) =>
      standing(clause(signed(amount) < 0 ? 'reduce' : 'increase', { objects: [the('turns')], by: Math.abs(signed(amount)) })),
  },
}
