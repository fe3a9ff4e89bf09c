import { type Cost, choose, chooseSome, confirm, type Key, type Script, type Seat, type Shape, type Until } from '@miskatonic/kernel'
import { asAbilityJson } from './abilities.ts'
import type { Context, ContextPrompt, Speaker, VerbSpec } from './language.ts'
import type { AbilityData, Amount, Condition, Effect, Lasts, Selector } from './nodes.ts'
import { optionKeys } from './optionKeys.ts'
import { addressing, amountOf, asIfPaid, could, couldIfChosen, find, holds, naming, run, wholly } from './resolve.ts'
import type { Condition as ConditionTree, Opener, Ref, Tree } from './text/index.ts'

/** `apart`: two sentences. `together`: at the same time, judged by one state. */
export type Seq = { readonly do: 'seq'; readonly effects: readonly Effect[]; readonly apart?: true; readonly together?: true }
export type Then = { readonly do: 'then'; readonly effects: readonly Effect[] }
export type Choose = { readonly do: 'choose'; readonly options: readonly Effect[]; readonly by?: Selector; readonly bullets?: true }
export type May = { readonly do: 'may'; readonly effect: Effect; readonly cost?: Cost }
export type Unless = { readonly do: 'unless'; readonly cost?: Cost; readonly act?: Effect; readonly otherwise: Effect }
export type IfYouDo = { readonly do: 'ifYouDo'; readonly first: Effect; readonly then: Effect; readonly otherwise?: Effect }
export type When = { readonly do: 'when'; readonly if: Condition; readonly then: Effect; readonly otherwise?: Effect }
export type ForEach = {
  readonly do: 'forEach'
  readonly of: Selector
  readonly effect: Effect
  readonly order: 'together' | 'inOrder'
  readonly as?: string
}
export type Repeat = { readonly do: 'repeat'; readonly times: Amount; readonly effect: Effect }
export type As = { readonly do: 'as'; readonly name: string; readonly of: Selector; readonly effect: Effect }
export type Pay = { readonly do: 'pay'; readonly cost: Cost; readonly effect: Effect }
export type Roll = {
  readonly do: 'roll'
  readonly dice: number
  readonly bands: readonly { readonly on: readonly [number, number]; readonly effect: Effect }[]
}
export type Later = { readonly do: 'later'; readonly on: string; readonly effect: Effect }
export type LastingEffect = { readonly do: 'lasting'; readonly ability: AbilityData; readonly until: Lasts }
export type NativeEffect = { readonly do: 'native'; readonly id: string }
export type Nothing = { readonly do: 'nothing' }
export type Control =
  | Seq
  | Then
  | Choose
  | May
  | Unless
  | IfYouDo
  | When
  | ForEach
  | Repeat
  | As
  | Pay
  | Roll
  | Later
  | LastingEffect
  | NativeEffect
  | Nothing

const seatOf = <S extends Shape>(x: Context<S>): Seat => x.language.seatOf(x.t, x.you)
const canPay = <S extends Shape>(x: Context<S>, cost: Cost): boolean => x.t.canPay(seatOf(x), cost).length === 0

function* inOrder<S extends Shape>(x: Context<S>, effects: readonly Effect[]): Script<boolean> {
  let some = false
  for (const effect of effects) some = (yield* run(x, effect)) || some
  return some
}

/** «The other investigators» are people because investigators are. */
const arePeople = <S extends Shape>(x: Context<S>, selector: Selector): boolean =>
  x.language.selectors[selector.the]?.people === true ||
  (typeof selector.of === 'object' && selector.of !== null && arePeople(x, selector.of as Selector))

/** Nobody is judged before all of it has happened. */
const atOnce = <S extends Shape>(x: Context<S>, effects: readonly Effect[]): Script<boolean> =>
  x.t.hold(x.language.judgements ?? [], () => inOrder(x, effects))

const sequence: VerbSpec<Shape, Seq> = {
  fields: { effects: { list: 'effect' }, 'apart?': 'boolean', 'together?': 'boolean' },
  run: (x, { effects, together }) => (together ? atOnce(x, effects) : inOrder(x, effects)),
  could: (x, { effects }) => effects.some((effect) => could(x, effect)),
  wholly: (x, { effects }) => effects.every((effect) => wholly(x, effect)),
  say: ({ effects, apart }, speak) => ({ kind: apart ? 'sentences' : 'seq', parts: effects.map(speak.effect) }),
}

const then: VerbSpec<Shape, Then> = {
  fields: { effects: { list: 'effect' } },
  run: (x, { effects }) => inOrder(x, effects),
  could: (x, { effects }) => effects.some((effect) => could(x, effect)),
  wholly: (x, { effects }) => effects.every((effect) => wholly(x, effect)),
  say: ({ effects }, speak) => ({ kind: 'then', parts: effects.map(speak.effect) }),
}

/** One of the effects that could do anything, answered by what it does (`optionKeys`); picked by the one addressed, or by whom the text names. */
const choice: VerbSpec<Shape, Choose> = {
  fields: { options: { list: 'effect' }, 'by?': 'selector', 'bullets?': 'boolean' },
  *run(x, { options, by }) {
    const chooser = by ? (find(x, by)[0] ?? x.you) : x.you
    const seat = x.language.seatOf(x.t, chooser)
    const keys = optionKeys(options)
    const open = options.map((effect, i) => ({ effect, key: keys[i] as Key })).filter(({ effect }) => couldIfChosen(x, effect, seat))
    if (!open.length) return false
    const key = yield* choose(x.t, seat, {
      about: promptIn(x, x.language.prompts.choose, []),
      options: open.map((one) => ({ key: one.key, label: x.language.prompts.effect(one.effect) })),
    })
    const { effect } = open.find((one) => one.key === key) as { effect: Effect }
    return yield* open.length > 1 ? x.t.chosenBy(seat, () => run(x, effect)) : run(x, effect)
  },
  could: (x, { options }) => options.some((effect) => couldIfChosen(x, effect, seatOf(x))),
  say: ({ options, bullets }, speak) => ({ kind: 'choose', parts: options.map(speak.effect), ...(bullets ? { bullets: true } : {}) }),
}

const may: VerbSpec<Shape, May> = {
  fields: { effect: 'effect', 'cost?': 'cost' },
  *run(x, { effect, cost }) {
    if ((cost && !canPay(x, cost)) || !couldIfChosen(asIfPaid(x, cost), effect, seatOf(x))) return false
    if (!(yield* confirm(x.t, seatOf(x), { about: x.language.prompts.may(effect, { x, cost }) }))) return false
    return yield* x.t.chosenBy(seatOf(x), () => (cost ? payThen(x, cost, effect) : run(x, effect)))
  },
  could: (x, { effect, cost }) => (!cost || canPay(x, cost)) && could(asIfPaid(x, cost), effect),
  say: ({ effect, cost }, speak) => {
    const tree = speak.effect(effect)
    if (cost) return { kind: 'may', effect: tree, cost: speak.cost(cost) }
    // «Puedes A; si lo haces, B» is «puedes A para B».
    return tree.kind === 'ifYouDo' && !tree.otherwise ? { kind: 'may', cost: tree.first, effect: tree.then } : { kind: 'may', effect: tree }
  },
}

function* payThen<S extends Shape>(x: Context<S>, cost: Cost, effect: Effect): Script<boolean> {
  const paid = yield* x.t.pay(seatOf(x), cost)
  if (!paid) return false
  for (const resource in paid) x.names[`paid:${resource}`] = paid[resource] as number
  return yield* run(x, effect)
}

const pay: VerbSpec<Shape, Pay> = {
  fields: { cost: 'cost', effect: 'effect' },
  run: (x, { cost, effect }) => payThen(x, cost, effect),
  could: (x, { cost, effect }) => canPay(x, cost) && could(asIfPaid(x, cost), effect),
  say: ({ cost, effect }, speak) => ({ kind: 'pay', cost: speak.cost(cost), effect: speak.effect(effect) }),
}

/** The "unless" part is offered if it can be done to its end. Refusing the "unless" part is not choosing the rest: `by.chosen` is not set for it. */
const unless: VerbSpec<Shape, Unless> = {
  fields: { 'cost?': 'cost', 'act?': 'effect', otherwise: 'effect' },
  *run(x, { cost, act, otherwise }) {
    const able = (cost ? canPay(x, cost) : true) && (act ? couldIfChosen(x, act, seatOf(x), wholly) : true)
    if (able && (yield* confirm(x.t, seatOf(x), { about: x.language.prompts.unless(otherwise, { x, cost, act }) }))) {
      const seat = seatOf(x)
      if (act) return yield* x.t.chosenBy(seat, () => run(x, act))
      if (cost && (yield* x.t.pay(seat, cost))) return true
    }
    return yield* run(x, otherwise)
  },
  say: ({ cost, act, otherwise }, speak) => {
    const tree = cost ? speak.cost(cost) : act ? speak.effect(act) : null
    const condition = tree && asCondition(tree)
    const rest = speak.effect(otherwise)
    // The test itself is what can be averted: «Realiza una prueba … a menos que gastes 1 Pista. Si la fallas, …».
    if (condition && rest.kind === 'attempt') return { ...rest, check: { ...rest.check, unless: condition } }
    return condition ? { kind: 'unless', condition, effect: rest } : { kind: 'ifCannot', first: tree as Tree, otherwise: rest }
  },
}

/** «A menos que gastes 1 Pista», «a menos que gastes 1 Pista o descartes 1 carta»; null for what is no plain deed. */
function asCondition(tree: Tree): ConditionTree | null {
  if (tree.kind === 'clause') return tree
  if (tree.kind !== 'choose' && tree.kind !== 'seq') return null
  const items = tree.parts.flatMap((part) => asCondition(part) ?? [])
  return items.length === tree.parts.length ? { kind: 'conditions', conjunction: tree.kind === 'seq' ? 'and' : 'or', items } : null
}

const ifYouDo: VerbSpec<Shape, IfYouDo> = {
  fields: { first: 'effect', then: 'effect', 'otherwise?': 'effect' },
  *run(x, { first, then: next, otherwise }) {
    if (yield* run(x, first)) return yield* run(x, next)
    return otherwise ? yield* run(x, otherwise) : false
  },
  could: (x, { first, otherwise }) => could(x, first) || (otherwise !== undefined && could(x, otherwise)),
  say: ({ first, then: next, otherwise }, speak) => ({
    kind: 'ifYouDo',
    first: speak.effect(first),
    then: speak.effect(next),
    ...(otherwise ? { otherwise: speak.effect(otherwise) } : {}),
  }),
}

const when: VerbSpec<Shape, When> = {
  fields: { if: 'condition', then: 'effect', 'otherwise?': 'effect' },
  *run(x, { if: condition, then: next, otherwise }) {
    if (holds(x, condition)) return yield* run(x, next)
    return otherwise ? yield* run(x, otherwise) : false
  },
  could: (x, { if: condition, then: next, otherwise }) =>
    holds(x, condition) ? could(x, next) : otherwise !== undefined && could(x, otherwise),
  say: ({ if: condition, then: next, otherwise }, speak) => ({
    kind: 'if',
    condition: speak.condition(condition),
    then: speak.effect(next),
    ...(otherwise ? { otherwise: speak.effect(otherwise) } : {}),
  }),
}

/** Who is meant is fixed when it begins. In order, each is looked at when its turn comes; together, all are judged by one state. */
const forEach: VerbSpec<Shape, ForEach> = {
  fields: { of: 'selector', effect: 'effect', order: { one: ['together', 'inOrder'] }, 'as?': 'string' },
  *run(x, { of, effect, order, as }) {
    const people = arePeople(x, of)
    const all = find(x, of)
    const allAtOnce = x.language.verbs[effect.do]?.together
    if (order === 'together' && allAtOnce) {
      yield* allAtOnce(x, effect as never, all)
      return all.length > 0
    }
    let some = false
    for (const one of all) {
      const named = naming(x, as ?? 'each', one)
      some = (yield* run(people ? addressing(named, one) : named, effect)) || some
    }
    return some
  },
  could: (x, { of, effect, as }) => {
    const people = arePeople(x, of)
    return find(x, of).some((one) => {
      const named = naming(x, as ?? 'each', one)
      return could(people ? addressing(named, one) : named, effect)
    })
  },
  say: ({ of, effect }, speak) => ({ kind: 'actor', who: speak.selector(of), body: speak.effect(effect) }),
}

const repeat: VerbSpec<Shape, Repeat> = {
  fields: { times: 'amount', effect: 'effect' },
  *run(x, { times, effect }) {
    const n = amountOf(x, times)
    for (let i = 0; i < n; i++) yield* run(x, effect)
    return n > 0
  },
  could: (x, { times, effect }) => amountOf(x, times) > 0 && could(x, effect),
  say: ({ times, effect }, speak) => repeated(speak, times, effect),
}

function repeated(speak: Speaker, times: Amount, effect: Effect): Tree {
  const body = speak.effect(effect)
  if (typeof times === 'object' && 'count' in times && body.kind === 'clause')
    return { ...body, per: speak.selector(times.count as Selector) }
  const n = speak.amount(times)
  return n === 1 || n === null ? body : { kind: 'sentences', parts: Array.from({ length: n }, () => body) }
}

/** Fixes who or what is meant, under a name. */
const as: VerbSpec<Shape, As> = {
  fields: { name: 'string', of: 'selector', effect: 'effect' },
  *run(x, { name, of, effect }) {
    const found = find(x, of)
    if (!found.length) return false
    return yield* run(naming(x, name, found), effect)
  },
  could: (x, { name, of, effect }) => {
    const found = find(x, of)
    return found.length > 0 && could(naming(x, name, found), effect)
  },
  say: ({ effect }, speak) => speak.effect(effect),
}

/** A roll that is not a test: the faces decide at once. */
const roll: VerbSpec<Shape, Roll> = {
  fields: { dice: 'integer', bands: { list: { fields: { on: { list: 'integer' }, effect: 'effect' } } } },
  *run(x, { dice, bands }) {
    const faces = x.t.roll('roll', dice, x.language.sides)
    const sum = faces.reduce((total, face) => total + face, 0)
    x.names.rolled = sum
    const band = bands.find(({ on: [from, to] }) => sum >= from && sum <= to)
    return band ? yield* run(x, band.effect) : false
  },
  say: ({ dice, bands }, speak) => ({
    kind: 'table',
    roll: { kind: 'clause', verb: 'roll', objects: [{ kind: 'noun', term: 'die', det: 'count', count: dice }] },
    bands: bands.map(({ on: [from, to], effect }) => ({ on: from === to ? from : { from, to }, then: speak.effect(effect) })),
  }),
}

/** A delayed effect is a lasting trigger with one use, not pending work; what it names is fixed now. */
const later: VerbSpec<Shape, Later> = {
  fields: { on: 'string', effect: 'effect' },
  *run(x, { on, effect }) {
    yield* x.t.change((w) =>
      w.last({
        ability: asAbilityJson({ ability: 'after', on, effect }),
        source: x.self.source,
        bound: { ...x.names, '@you': x.you },
        until: { uses: 1 },
        ...controlledBy(x),
      }),
    )
  },
  say: ({ on, effect }, speak) => speak.ability({ ability: 'after', on, effect }),
}

const lasting: VerbSpec<Shape, LastingEffect> = {
  fields: { ability: 'ability', until: 'json' },
  *run(x, { ability, until }) {
    yield* x.t.change((w) =>
      w.last({
        ability: asAbilityJson(ability),
        source: x.self.source,
        bound: { ...x.names, '@you': x.you },
        until: untilOf(x, until),
        ...controlledBy(x),
      }),
    )
  },
  say: ({ ability, until }, speak) => {
    const opener = lastsUntil(until, speak)
    return opener ? { kind: 'on', openers: [opener], body: speak.ability(ability) } : speak.ability(ability)
  },
}

/** «Hasta el final de la ronda», «hasta que …»; scopes and records are terms of the game's lexicon. */
function lastsUntil(until: Lasts, speak: Speaker): Opener | null {
  if (until === 'gone' || 'uses' in until) return null
  if ('after' in until) return { kind: 'until', what: speak.event(until.after) }
  const what: Ref = 'scope' in until ? { kind: 'noun', term: until.scope, det: 'the' } : { kind: 'noun', term: until.record, det: 'this' }
  return { kind: 'until', point: 'end', what }
}

const controlledBy = <S extends Shape>(x: Context<S>): { controller?: Seat } =>
  x.self.controller === null ? {} : { controller: x.self.controller }

function untilOf<S extends Shape>(x: Context<S>, until: Lasts): Until {
  if (typeof until === 'object' && 'record' in until) {
    const record = x.t.record(until.record)
    return record ? { record: record.id } : 'gone'
  }
  return until as Until
}

const native: VerbSpec<Shape, NativeEffect> = {
  fields: { id: 'string' },
  *run(x, { id }) {
    return (yield* nativeOf(x, id).run(x)) !== false
  },
  could: (x, { id }) => nativeOf(x, id).could?.(x) ?? true,
  say: () => ({ kind: 'verbatim', es: '', en: '' }),
}

function nativeOf<S extends Shape>(x: Context<S>, id: string) {
  const found = x.language.natives[id]
  if (!found) throw new Error(`there is no native effect «${id}»`)
  return found
}

const nothing: VerbSpec<Shape, Nothing> = {
  fields: {},
  // biome-ignore lint/correctness/useYield: it does nothing.
  *run() {
    return false
  },
  could: () => false,
  say: () => ({ kind: 'sentences', parts: [] }),
}

export const controlVerbs = {
  seq: sequence,
  then,
  choose: choice,
  may,
  unless,
  ifYouDo,
  when,
  forEach,
  repeat,
  as,
  pay,
  roll,
  later,
  lasting,
  native,
  nothing,
}

const promptIn = <S extends Shape>(x: Context<S>, prompt: ContextPrompt<S>, among: readonly string[]) =>
  typeof prompt === 'function' ? prompt({ x }, among) : prompt

/** Asks the one addressed to pick among what a selector found. */
export function* pick<S extends Shape>(x: Context<S>, among: readonly string[], n: number): Script<Key[]> {
  const about = promptIn(x, x.language.prompts.pick, among)
  const options = among.map((id) => (x.t.exists(id) ? { key: id, piece: id } : { key: id, place: id }))
  const count = Math.min(n, among.length)
  if (count <= 1) return count ? [yield* choose(x.t, seatOf(x), { about, options })] : []
  return yield* chooseSome(x.t, seatOf(x), { about, options, limits: { count: [count, count] } })
}
