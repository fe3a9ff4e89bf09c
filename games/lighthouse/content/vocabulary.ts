import {
  type AbilityData,
  type Amount,
  addressing,
  type Condition,
  type ConditionSpec,
  type Context,
  defineLanguage,
  type Effect,
  type Filter,
  find,
  type HappeningSpec,
  type Language,
  type Named,
  resolve as resolveEffect,
  run,
  type Selector,
  type SelectorSpec,
  type VerbSpec,
} from '@miskatonic/effects'
import {
  asLongAs,
  type Clause,
  exists,
  grammar,
  on,
  orMore,
  type Ref,
  seq,
  standing as standingAbility,
  type Tree,
} from '@miskatonic/effects/text'
import { choose, pieceArgument, type Script, type Self } from '@miskatonic/kernel'
import { cardOf } from '../rules/cards.ts'
import { discardFind, drawFinds, kit, takeFind } from '../rules/finds.ts'
import {
  inOrder,
  isStanding,
  keepersAt,
  loseNerve,
  loseNerveTogether,
  moveKeeper,
  NERVE,
  recoverNerve,
  standing,
} from '../rules/keepers.ts'
import { gainMark, skinOf, turnMark } from '../rules/marks.ts'
import { reorderNights } from '../rules/night-deck.ts'
import { lookAtPurpose, soundCall } from '../rules/purposes.ts'
import { type Lighthouse, PLACES, type Place, type Rock, type Seat, type Skill } from '../rules/shape.ts'
import { sightShip } from '../rules/ships.ts'
import { rerollDie, test } from '../rules/test.ts'
import { driveOff, summonThing, thingsAshore } from '../rules/things.ts'
import { advanceDark, gainOil, loseOil, openCracks } from '../rules/tracks.ts'
import { lexicon } from '../text/lexicon.ts'
import type { Trait } from './kinds.ts'

const { clause, points, some, a, the, each, another, all, bare, self, it, top, them, plural, bonus, attempt, skill, deed } =
  grammar(lexicon)

type X = Context<Lighthouse>
type Verb<N extends Effect> = VerbSpec<Lighthouse, N>
const you = (x: X): Seat => x.you
const stands = (x: X): boolean => isStanding(x.t, you(x))

// ── verbs ──

type Counted = { readonly do: string; readonly n: number }

/** A verb with a number and nothing else. */
const counted = (
  script: (x: X, n: number) => Script<boolean | void>,
  say: (n: number) => Tree,
  could?: (x: X, n: number) => boolean,
): Verb<Counted> => ({
  fields: { n: 'integer' },
  run: (x, { n }) => script(x, n),
  ...(could ? { could: (x: X, { n }: Counted) => could(x, n) } : {}),
  say: ({ n }) => say(n),
})
/** A verb that is said alone. */
const plain = (script: (x: X) => Script<boolean | void>, say: Tree, could?: (x: X) => boolean): Verb<Effect> => ({
  fields: {},
  run: script,
  ...(could ? { could } : {}),
  say: () => say,
})

const trackSteps = (n: number): Ref => some('trackSpace', n)

type Test = { readonly do: 'test'; readonly skill: Skill; readonly modifier?: number; readonly pass?: Effect; readonly fail?: Effect }
const testVerb: Verb<Test> = {
  fields: { skill: { one: ['knack', 'will'] }, 'modifier?': 'integer', 'pass?': 'effect', 'fail?': 'effect' },
  *run(x, { skill: asked, modifier = 0, pass, fail }) {
    if (!stands(x)) return false
    const successes = yield* test(x.t, you(x), { skill: asked, modifier })
    const outcome = successes > 0 ? pass : fail // LH-TEST-02
    if (outcome && stands(x)) yield* run(x, outcome)
    return successes > 0
  },
  could: stands,
  say: ({ skill: asked, modifier, pass, fail }, speak) =>
    attempt(clause('test', { objects: [skill(asked, modifier)] }), {
      ...(pass ? { pass: speak.effect(pass) } : {}),
      ...(fail ? { fail: speak.effect(fail) } : {}),
    }),
}

const loseNerveVerb: Verb<Counted> = {
  fields: { n: 'integer' },
  run: (x, { n }) => loseNerve(x.t, you(x), n),
  could: stands,
  together: (x, { n }, whom) => loseNerveTogether(x.t, whom, n),
  say: ({ n }) => clause('lose', { objects: [points('nerve', n)] }),
}

type Drive = { readonly do: 'drive'; readonly thing: Selector }
const driveVerb: Verb<Drive> = {
  fields: { thing: 'selector' },
  *run(x, { thing }) {
    for (const one of find(x, thing)) yield* driveOff(x.t, one, you(x))
  },
  could: (x, { thing }) => find(x, thing).length > 0,
  say: ({ thing }, speak) => clause('drive', { objects: [speak.selector(thing)] }),
}

type Search = { readonly do: 'search'; readonly trait: Trait }
const hasTrait = (t: Rock, piece: string, trait: Trait): boolean => cardOf(t, piece, 'find').traits.includes(trait)
const searchVerb: Verb<Search> = {
  fields: { trait: { one: ['rope', 'lamp', 'boat', 'weapon', 'book'] } },
  *run(x, { trait }) {
    const found = x.t.find('finds', (piece) => hasTrait(x.t, piece, trait))
    if (found && stands(x)) yield* takeFind(x.t, you(x), found)
    yield* x.t.change((w) => w.mix('finds'))
    return found !== null
  },
  could: (x) => stands(x) && x.t.size('finds') > 0,
  say: ({ trait }) =>
    seq(
      clause('search', { objects: [some('find', 1, { traits: [trait] })], place: 'findDeck' }),
      clause('take', { objects: [it('find')] }),
    ),
}

type KeeperOfChoice = { readonly do: 'keeperOfChoice'; readonly effect: Effect }
/** The one addressed picks whom the effect befalls. */
const keeperOfChoice: Verb<KeeperOfChoice> = {
  fields: { effect: 'effect' },
  *run(x, { effect }) {
    const options = standing(x.t).map((seat) => ({ key: seat, seat }))
    const who = yield* choose(x.t, you(x), { about: 'choose-keeper', options })
    return yield* run(addressing(x, who), effect)
  },
  say: ({ effect }, speak) => {
    const [who, body] = [a('keeper', { choice: true }), speak.effect(effect)]
    return body.kind === 'clause' ? { ...body, subject: who } : { kind: 'actor', who, body }
  },
}

function* moveElsewhere(x: X): Script {
  const options = PLACES.filter((place) => place !== x.t.get(you(x), 'shift')).map((place) => ({ key: place, place }))
  const place = yield* choose(x.t, you(x), { about: 'choose-place', options })
  yield* moveKeeper(x.t, you(x), place as Place)
}

function* discardThis(x: X): Script<boolean> {
  const { piece } = x.self
  if (piece === null || !x.t.isActive(piece)) return false
  if (x.t.def(piece).kind === 'mark') yield* x.t.change((w) => w.put(piece, 'marks', { mixed: true, face: 'front' }))
  else yield* discardFind(x.t, you(x), piece)
  return true
}

const canRecover = (x: X): boolean =>
  stands(x) && x.t.get(you(x), 'nerve') < NERVE && !x.t.allowed('nerve:recover', { who: you(x), n: 1 }).length

const verbs = {
  test: testVerb,
  loseNerve: loseNerveVerb,
  recover: counted(
    (x, n) => recoverNerve(x.t, you(x), n),
    (n) => clause('recover', { objects: [points('nerve', n)] }),
    canRecover,
  ),
  loseOil: counted(
    (x, n) => loseOil(x.t, n),
    (n) => clause('lose', { subject: some('oil', n), voice: 'passive' }),
    (x) => x.t.state.oil > 0,
  ),
  gainOil: counted(
    (x, n) => gainOil(x.t, n),
    (n) => clause('gain', { objects: [some('oil', n)] }),
  ),
  advanceDark: counted(
    (x, n) => advanceDark(x.t, n),
    (n) => clause('advance', { subject: the('dark'), by: trackSteps(n) }),
  ),
  crack: counted(
    (x, n) => openCracks(x.t, n),
    (n) => clause('crackOpen', { subject: some('crack', n), place: 'tower', voice: 'middle' }),
  ),
  summon: plain(
    (x) => summonThing(x.t),
    clause('appear', { subject: some('thing', 1), place: 'rocks' }),
    (x) => x.t.size('deep') > 0,
  ),
  drive: driveVerb,
  sight: plain(
    (x) => sightShip(x.t),
    clause('appear', { subject: some('ship', 1), place: 'channel' }),
    (x) => x.t.size('fleet') > 0,
  ),
  draw: counted(
    (x, n) => drawFinds(x.t, you(x), n),
    (n) => clause('draw', { objects: [some('find', n)] }),
    stands,
  ),
  search: searchVerb,
  mark: plain(
    (x) => gainMark(x.t, you(x)),
    clause('receive', { objects: [some('mark', 1)] }),
    (x) => stands(x) && x.t.size('marks') > 0,
  ),
  turn: plain((x) => turnMark(x.t, x.self.piece ?? ''), clause('turn', { objects: [self('card')] })),
  discardSelf: plain(discardThis, clause('discard', { objects: [self('card')] })),
  reroll: plain(
    (x) => rerollDie(x.t, you(x)),
    clause('reroll', { objects: [some('die', 1)] }),
    (x) => x.t.record('test') !== null,
  ),
  move: plain(moveElsewhere, clause('go', { to: another('place') })),
  reorder: counted(
    (x, n) => reorderNights(x.t, you(x), n),
    (n) => seq(clause('look', { objects: [top('nightCard', n)] }), clause('reorder', { objects: [them('nightCard')] })),
    (x) => x.t.size('night-deck') > 0,
  ),
  lookAtPurpose: plain(
    (x) => lookAtPurpose(x.t, you(x)),
    clause('look', { objects: [the('purpose', { owner: another('keeper') })] }),
    (x) => standing(x.t).length > 1,
  ),
  call: plain((x) => soundCall(x.t), clause('sound', { subject: the('call') })),
  keeperOfChoice,
}

// ── selectors and conditions ──

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
  find: (x, { trait }) => x.t.seats.flatMap((seat) => kit(x.t, seat)).filter((piece) => hasTrait(x.t, piece, trait)),
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
const conditions = {
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

// ── how happenings and numbers are spoken of ──

/** Whom a happening befalls: you, another keeper, or a keeper. */
function who(where: Filter): { subject?: Ref } {
  if (where.who === 'you') return {}
  return { subject: typeof where.who === 'object' ? another('keeper') : a('keeper') }
}
const thisOr = (value: unknown, other: Ref): Ref => (value === 'self' ? self() : other)

const strikes = (where: Filter): Clause =>
  clause('strike', { subject: thisOr(where.thing, a('thing')), objects: [where.thing === 'self' ? { kind: 'you' } : a('keeper')] })

const happenings: { readonly [name: string]: HappeningSpec } = {
  'night:fall': { event: () => clause('fall', { subject: the('night') }) },
  'nerve:lose': {
    event: (where) => clause('lose', { ...who(where), objects: [bare('nerve')] }),
    prevented: (amount: Amount | 'all') => clause('prevent', { objects: [deed('lose', points('nerve', amount as number))] }),
  },
  'nerve:recover': { event: () => clause('recover', { objects: [bare('nerve')] }) },
  'crack:open': {
    event: () => clause('crackOpen', { subject: some('crack', orMore(2)), voice: 'middle' }),
    altered: ({ n }) => clause('crackOpen', { subject: some('crack', n as number), voice: 'middle', only: true }),
  },
  'thing:appear': {
    event: () => clause('appear', { subject: plural('thing') }),
    cannot: () => ({ kind: 'cannot', body: clause('appear', { subject: all('thing') }) }),
  },
  'thing:strike': {
    event: strikes,
    moment: (where, family) => ({ kind: family === 'before' ? 'before' : 'after', what: strikes(where) }),
  },
  'thing:drive': { event: (where) => clause('drive', { objects: [thisOr(where.thing, a('thing'))] }) },
  'ship:save': { event: (where) => clause('save', { subject: thisOr(where.ship, a('ship')), voice: 'passive' }) },
  'ship:lose': { event: (where) => clause('lose', { subject: thisOr(where.ship, a('ship')), voice: 'passive' }) },
  'ship:ground': { event: (where) => clause('ground', { subject: thisOr(where.ship, a('ship')) }) },
  'ship:rescue': {
    event: () => clause('rescue', { objects: [self()] }),
    cannot: () => ({ kind: 'cannot', body: clause('rescue', { subject: { kind: 'nobody' }, objects: [self()] }) }),
  },
  'keeper:sleep': {
    event: () => clause('sleep', {}),
    allowed: () => on(asLongAs(exists(plural('thing'), the('rocks'))), { kind: 'may', effect: clause('sleep', {}) }),
  },
  'test:roll': {
    event: () => clause('roll', { objects: [some('die', 1)] }),
    moment: () => ({ kind: 'during', what: the('test', { owner: 'own' }) }),
  },
  'mark:turn': {
    event: () => clause('turn', { objects: [self()] }),
    moment: () => ({ kind: 'upon', clause: clause('turn', { objects: [self()] }) }),
  },
}

type Modify = AbilityData & { ability: 'modify' }
const sign = (amount: Amount): number => amount as number
const changed = (subject: Ref, amount: number): Tree =>
  standingAbility(
    clause(amount > 0 ? 'increase' : 'reduce', { subject, by: Math.abs(amount), ...(amount > 0 ? {} : { voice: 'passive', topic: true }) }),
  )

const quantities = {
  light: { say: ({ amount }: Modify) => changed(the('light'), sign(amount)) },
  need: {
    say: ({ amount }: Modify) => clause('need', { subject: each('ship'), objects: [points('light', sign(amount), { more: true })] }),
  },
  dice: {
    say: ({ amount, where = {} }: Modify) =>
      standingAbility(
        clause('get', {
          objects: [bonus(sign(amount), { to: where.skill as Skill })],
          ...(where.against ? { against: all('thing') } : {}),
        }),
      ),
  },
  cost: {
    say: ({ amount }: Modify) =>
      clause('cost', {
        subject: { kind: 'doing', clause: clause('mend', { objects: [a('crack')] }) },
        objects: [some('oil', -sign(amount), { less: true })],
      }),
  },
}

// ── the language ──

export const language: Language<Lighthouse> = defineLanguage<Lighthouse>({
  lexicon,
  verbs,
  conditions,
  selectors: { keepers, finds: findsWith },
  happenings,
  quantities,
  actions: { shift: { label: () => ['shift'] }, help: { label: () => ['help'] }, council: { label: () => ['council'] } },
  payments: {
    nerve: (n) => clause('spend', { objects: [points('nerve', n as number)] }),
    oil: (n) => clause('spend', { objects: [some('oil', n)] }),
    find: (n) => clause('discard', { objects: [some('find', n)] }),
    self: () => clause('discard', { objects: [self('card')] }),
  },
  you: (t, { controller }) => controller ?? t.state.log, // LH-NIGHT-02
  seatOf: (_t, seat) => seat,
  refusal: (_t, { piece }, _on) =>
    piece === null
      ? { rule: 'LH-LIMIT-02', message: { key: 'no-use' } }
      : { rule: 'LH-NIGHT-04', message: { key: 'forbidden-by', args: { card: pieceArgument(piece) } } },
  prompts: {
    choose: 'choose-effect',
    may: (effect, { cost }) => ({ key: 'may-do', args: { effect, ...(cost ? { cost } : {}) } }),
    unless: (effect, { cost, act }) => ({ key: 'or-else', args: { effect, ...(cost ? { cost } : {}), ...(act ? { act } : {}) } }),
    pick: 'pick-some',
    effect: (effect) => ({ key: 'effect', args: { effect } }),
  },
  sides: 6,
})

/** Resolves what a piece says, for whom it speaks to. */
export const resolve = (t: Rock, effect: Effect, source: Self, whom: Seat, names: Record<string, Named> = {}): Script<boolean> =>
  resolveEffect(language, t, effect, { self: source, you: whom, names })
