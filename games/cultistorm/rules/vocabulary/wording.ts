import type { AbilityData, Amount, Filter, HappeningSpec } from '@miskatonic/effects'
import { given, grammar, may, on, orMore, type Ref, standing, type Tree, verbatim } from '@miskatonic/effects/text'
import { lexicon } from '../../text/lexicon.ts'

/* How happenings and numbers are spoken of. */

const { clause, some, a, the, each, all, bare, self, your, yourAll, plural } = grammar(lexicon)

/** Whom a happening befalls: you, somebody where you are, or anybody. */
function whom(where: Filter): { subject?: Ref } {
  if (where.who === 'you') return {}
  return { subject: a('detective', where.nearYou ? { at: your('location') } : {}) }
}
const thisOr = (value: unknown, other: Ref): Ref => (value === 'self' ? self() : other)
const lostFight = (where: Filter): Ref =>
  where.failure === 'lost' ? a('fight', { adjectives: ['lost'] }) : a('fight', { adjectives: ['failed'] })
const inPlace = (where: Filter) => (where.here ? { here: true as const } : {})

const begun = (where: Filter) =>
  where.enemy === 'self' ? clause('attack', { objects: [self()] }) : clause('begin', { subject: a('fight'), ...inPlace(where) })

export const happenings: { readonly [name: string]: HappeningSpec } = {
  'turn:begin': { event: () => clause('begin', { subject: the('turn') }) },
  'turn:end': { event: () => clause('end', { subject: the('turn') }) },
  'phase:begin': {
    event: (where) => clause('begin', { subject: phaseOf(where) }),
    moment: (where) => ({ kind: 'at', point: 'start', what: phaseOf(where, 'each') }),
  },
  'preparation:begin': {
    event: () => clause('begin', { subject: the('preparationPhase') }),
    moment: () => ({ kind: 'at', point: 'start', what: the('preparationPhase', { adjectives: ['next'] }) }),
  },
  'fight:begin': {
    event: begun,
    moment: (where) => ({ kind: 'when', clause: begun(where) }),
  },
  'fight:win': {
    event: (where) => clause('win', { objects: [a('fight')], ...(where.against === 'cultist' ? { against: a('cultist') } : {}) }),
    moment: (where) => ({
      kind: 'after',
      what: clause('win', { objects: [a('fight')], ...(where.against === 'cultist' ? { against: a('cultist') } : {}) }),
    }),
  },
  'fight:end': {
    event: () => clause('end', { subject: the('fight') }),
    moment: () => ({ kind: 'after', what: the('fight') }),
  },
  'cultist:appear': {
    event: (where) =>
      clause('appear', {
        subject: thisOr(where.cultist, a('cultist', where.general ? { adjectives: ['general'] } : {})),
        ...inPlace(where),
      }),
  },
  'cultist:defeat': { event: (where) => clause('defeat', { objects: [thisOr(where.cultist, a('cultist'))] }) },
  'event:strike': {
    event: (where) => clause('draw', { ...whom(where), objects: [a('event')] }),
    prevented: () => clause('ignore', { objects: [{ kind: 'it', term: 'event' }] }),
  },
  'investigation:begin': {
    event: (where) => clause('investigate', whom(where)),
    cannot: () => ({ kind: 'cannot', body: clause('investigate', { subject: { kind: 'nobody' } }) }),
  },
  'madness:gain': {
    event: (where) => clause('receive', { ...whom(where), objects: [some('madnessToken', orMore(1))] }),
    prevented: (amount) => clause('prevent', { objects: [some('madnessToken', amount === 'all' ? orMore(1) : (amount as number))] }),
  },
  'madness:heal': {
    event: (where) => clause('heal', { ...whom(where), objects: [bare('madness')] }),
    cannot: ({ by }) => ({
      kind: 'cannot',
      body: clause('heal', { objects: [bare('madness')], ...(by === 'location' ? { with: plural('locationAction') } : {}) }),
    }),
  },
  'support:play': { event: (where) => clause('play', { ...whom(where), objects: [plural('supportCard')] }) },
  'die:take': { event: (where) => clause('take', { ...whom(where), objects: [plural('die', { from: 'commonPool' })] }) },
  'attack:madden': {
    event: () => clause('receive', { objects: [bare('madness')], cause: a('attack') }),
    prevented: () => clause('prevent', { objects: [the('madness')] }),
  },
  'penalty:madden': {
    event: (where) => clause('receive', { ...whom(where), objects: [some('madnessToken', 1)], cause: lostFight(where) }),
    prevented: () => clause('prevent', { objects: [the('madnessToken')] }),
  },
  'penalty:terrify': {
    event: (where) => clause('advance', { subject: the('terrorMarker'), cause: lostFight(where) }),
    prevented: () => clause('advance', { subject: the('terrorMarker'), negated: true }),
  },
  'wild:use': {
    event: () => clause('use', { objects: [plural('wild')] }),
    cannot: () => clause('countAs', { subject: all('wild'), as: plural('blank') }),
  },
  'target:reach': {
    event: () => clause('attack', { objects: [self()] }),
    allowed: () => standing(clause('countAs', { as: 'rangedDetective' })),
    cannot: () => ({
      kind: 'cannot',
      body: clause('attack', {
        subject: { kind: 'nobody' },
        objects: [self()],
        unless: clause('stay', { subject: { kind: 'it', term: 'self' }, place: the('front') }),
      }),
    }),
  },
  'location:act': {
    event: () => clause('use', { objects: [plural('locationAction')] }),
    cannot: ({ here }) => ({
      kind: 'cannot',
      body: clause('use', {
        subject: { kind: 'nobody' },
        objects: [here ? the('locationAction', { owner: the('location', { owner: 'it' }) }) : plural('locationAction')],
      }),
    }),
  },
  'location:seal': {
    event: () => clause('seal', { objects: [the('location')] }),
    cannot: (where) => ({
      kind: 'cannot',
      body: clause('seal', {
        subject: { kind: 'nobody' },
        objects: [where.here ? the('location', { owner: 'it' }) : plural('location')],
        ...(where.by === 'card' ? { with: plural('sealCard') } : {}),
      }),
    }),
  },
}

const PHASE_TERMS = {
  cultists: 'cultistPhase',
  terror: 'terrorPhase',
  preparation: 'preparationPhase',
  combat: 'combatPhase',
  sealing: 'sealingPhase',
} as const
const phaseOf = ({ phase }: Filter, det: 'the' | 'each' = 'the'): Ref =>
  (det === 'the' ? the : each)(PHASE_TERMS[phase as keyof typeof PHASE_TERMS] ?? 'phase')

type Modify = AbilityData & { ability: 'modify' }
const sign = (amount: Amount): number => amount as number
const more = (n: number): { more?: true; less?: true } => (n > 0 ? { more: true } : { less: true })

/** Everybody's moves, one's own, or one's first. */
const movesOf = ({ who, carrier, nth }: Filter): Ref =>
  who !== 'you' && !carrier ? each('movement') : nth === 1 ? your('firstMove') : yourAll('movement')

export const quantities: { readonly [name: string]: { readonly say: (node: Modify) => Tree } } = {
  presence: { say: () => standing(clause('countAs', { subject: self(), as: some('cultist', 2) })) },
  poolDice: {
    say: ({ amount }) => clause('have', { subject: the('commonPool'), objects: [some('die', Math.abs(sign(amount)), more(sign(amount)))] }),
  },
  terrorSteps: {
    say: ({ amount }) =>
      clause('advance', {
        subject: the('terrorMarker'),
        objects: [some('place', sign(amount), { more: true })],
        place: each('terrorPhase'),
      }),
  },
  moveCost: {
    say: ({ amount, where = {} }) =>
      sign(amount) < 0
        ? clause('cost', {
            subject: where.here ? all('movement', { that: clause('start', { here: true }) }) : your('secondMove'),
            objects: [grammar(lexicon).no('madness')],
          })
        : clause('cost', { subject: movesOf(where), objects: [some('madnessToken', sign(amount))] }),
  },
  icons: {
    say: ({ amount, where = {} }) => {
      const tree = clause('have', { subject: yourAll('investigation'), objects: [some('investigationIcon', sign(amount), { more: true })] })
      return where.icons ? on(given(clause('have', { objects: [some('investigationIcon', orMore(1))] })), tree) : tree
    },
  },
  itemLimit: { say: ({ amount }) => may(clause('own', { objects: [some('item', sign(amount), { more: true })] })) },
  kept: {
    say: ({ amount }) => may(clause('keep', { objects: [some('item', sign(amount), { more: true })], place: each('investigation') })),
  },
  /** Only ever halved: as many cards as detectives. */
  supportLimit: {
    say: () =>
      verbatim({
        es: 'cada jugador juega como máximo 1 carta de apoyo por detective.',
        en: 'each player plays at most 1 support card per detective.',
      }),
  },
  dieSymbols: { say: () => clause('countAs', { subject: the('cultistDie'), as: some('symbol', 2) }) },
  arrivals: {
    say: ({ amount }) =>
      clause('appear', { subject: some('cultist', Math.abs(sign(amount)), more(sign(amount))), place: each('cultistPhase') }),
  },
  handSize: {
    say: ({ amount, where = {} }) =>
      standing(
        clause('draw', {
          ...(Object.keys(where).length ? {} : { subject: each('detective') }),
          objects: [some('actionCard', Math.abs(sign(amount)), more(sign(amount)))],
          place: each('revisionPhase'),
        }),
      ),
  },
}
