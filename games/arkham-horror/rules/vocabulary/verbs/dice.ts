import { amountOf, could, type Effect, naming, run, type Speaker } from '@miskatonic/effects'
import { sentences, type Tree } from '@miskatonic/effects/text'
import { choose, type Script } from '@miskatonic/kernel'
import { SKILLS } from '../../../content/kinds.ts'
import { BASE_SKILL, canPassCheck, check, couldBeBetter, passCheck, reroll, rollDice, successesOf } from '../../check.ts'
import type { CheckKind, Skill } from '../../shape.ts'
import { fromCard, g, plain, plays, type Term, verb, type X, you } from './frame.ts'

/* Checks, and dice that are none. */

const { clause, some, a, attempt, skill: skillRef, table, bare } = g

const CHECKED = [...SKILLS, 'combat', 'evade', 'horror'] as const
type Checked = (typeof CHECKED)[number]
const special = (name: Checked): name is 'combat' | 'evade' | 'horror' => name === 'combat' || name === 'evade' || name === 'horror'
const skillBehind = (name: Checked): Skill => (special(name) ? BASE_SKILL[name] : name)
const kindBehind = (name: Checked): CheckKind => (special(name) ? name : 'skill')

const band = { fields: { from: 'integer', 'to?': 'integer', effect: 'effect' } } as const
type Band = { readonly from: number; readonly to?: number; readonly effect: Effect }

const boxed = (name: Checked, modifier: number, difficulty: number | undefined) =>
  a('check', { of: skillRef(name as Term, modifier, { boxed: true, ...(difficulty && difficulty > 1 ? { difficulty } : {}) }) })

function sayCheck(node: CheckNode, speak: Speaker): Tree {
  const { skill, or, modifier, difficulty, pass, fail, bands, falling } = node
  const objects = or
    ? [{ kind: 'list' as const, conjunction: 'or' as const, items: [boxed(skill, modifier, difficulty), boxed(or, modifier, difficulty)] }]
    : [boxed(skill, modifier, difficulty)]
  const tree = attempt(clause('check', { objects }), {
    noun: 'check',
    ...(pass ? { pass: speak.effect(pass) } : {}),
    ...(fail ? { fail: speak.effect(fail) } : {}),
    ...(bands
      ? {
          bands: bands.map(
            ({ from, to, effect }) => [to === undefined ? { min: from } : from === to ? from : { from, to }, speak.effect(effect)] as const,
          ),
        }
      : {}),
  })
  return falling ? sentences(tree, { kind: 'line', what: bare('anotherRound') }) : tree
}
type CheckNode = {
  readonly skill: Checked
  readonly or?: Checked
  readonly modifier: number
  readonly difficulty?: number
  readonly pass?: Effect
  readonly fail?: Effect
  readonly bands?: readonly Band[]
  readonly falling?: boolean
}

function* whichSkill(x: X, skill: Checked, or: Checked | undefined): Script<Checked> {
  if (or === undefined) return skill
  const options = [skill, or].map((one) => ({ key: one, label: { key: 'skill', args: { skill: one } } }))
  return (yield* choose(x.t, you(x), { about: 'choose-skill', options })) as Checked
}

const checkVerb = verb({
  fields: {
    skill: { one: CHECKED },
    'or?': { one: CHECKED },
    modifier: 'integer',
    'difficulty?': 'integer',
    'pass?': 'effect',
    'fail?': 'effect',
    'bands?': { list: band },
    'falling?': 'boolean',
  },
  *run(x, { skill, or, modifier, difficulty, pass, fail, bands, falling }) {
    if (!plays(x)) return false
    const asked = yield* whichSkill(x, skill, or)
    const worse = falling ? Math.max(0, x.t.state.round - 1) : 0 // AH-FINAL-20
    const { successes, passed } = yield* check(x.t, you(x), {
      skill: skillBehind(asked),
      check: kindBehind(asked),
      modifier: modifier - worse,
      source: fromCard(x),
      ...(difficulty === undefined ? {} : { difficulty }),
      ...(bands ? { enough: Math.max(...bands.map(({ from }) => from)) } : usesSuccesses(pass) ? { enough: null } : {}),
    })
    const named = naming(x, 'successes', successes)
    const outcome = bands
      ? bands.find(({ from, to }) => successes >= from && (to === undefined || successes <= to))?.effect
      : passed
        ? pass
        : fail
    if (outcome && plays(x)) yield* run(named, outcome)
    return passed
  },
  could: plays,
  say: sayCheck,
})
const usesSuccesses = (effect: Effect | undefined): boolean => effect !== undefined && JSON.stringify(effect).includes('"of":"successes"')

const rollTable = verb({
  fields: { bands: { list: { fields: { from: 'integer', to: 'integer', effect: 'effect' } } } },
  *run(x, { bands }) {
    const [face = 1] = yield* rollDice(x.t, you(x), 1, fromCard(x))
    const found = bands.find(({ from, to }) => face >= from && face <= to)
    return found ? yield* run(naming(x, 'rolled', face), found.effect) : false
  },
  say: ({ bands }, speak) =>
    table(
      clause('roll', { objects: [some('die', 1)] }),
      bands.map(({ from, to, effect }) => [from === to ? from : { from, to }, speak.effect(effect)] as const),
    ),
})

const rollFor = verb({
  fields: { effect: 'effect' },
  *run(x, { effect }) {
    const [face = 1] = yield* rollDice(x.t, you(x), 1, fromCard(x))
    return yield* run(naming(x, 'rolled', face), effect)
  },
  could: (x, { effect }) => could(naming(x, 'rolled', 1), effect),
  say: ({ effect }, speak) => ({ kind: 'seq', parts: [clause('roll', { objects: [some('die', 1)] }), speak.effect(effect)] }),
})

const DICE = { sanity: 'yourSanity', stamina: 'yourStamina', clues: 'yourClues', money: 'yourMoney', items: 'yourItems' } as const
const diceRef = (dice: unknown) =>
  typeof dice === 'number' ? some('die', dice) : bare(DICE[(dice as { what: keyof typeof DICE }).what] ?? 'allDice')

const rollSuccesses = verb({
  fields: { dice: 'amount', 'pass?': 'effect', 'fail?': 'effect', 'each?': 'effect', 'miss?': 'effect' },
  *run(x, { dice, pass, fail, each, miss }) {
    const faces = yield* rollDice(x.t, you(x), amountOf(x, dice), fromCard(x))
    const successes = successesOf(x.t, you(x), faces) // AH-CHECK-14
    const named = naming(x, 'successes', successes)
    for (let i = 0; miss && i < faces.length - successes; i++) yield* run(named, miss)
    for (let i = 0; each && i < successes; i++) yield* run(named, each)
    const outcome = successes > 0 ? pass : fail
    if (outcome && plays(x)) yield* run(named, outcome)
    return successes > 0
  },
  could: plays,
  say: ({ dice, pass, fail, each, miss }, speak) => {
    const per = (effect: Effect, term: 'success' | 'failure'): Tree => {
      const tree = speak.effect(effect)
      return { kind: 'label', label: { parts: [term === 'success' ? 'perSuccess' : 'perFailure'] }, body: tree }
    }
    return sentences(
      clause('roll', { objects: [diceRef(dice)] }),
      ...(miss ? [per(miss, 'failure')] : []),
      ...(each ? [per(each, 'success')] : []),
      ...(pass ? [{ kind: 'label' as const, label: { parts: ['withSuccess'] }, body: speak.effect(pass) }] : []),
      ...(fail ? [{ kind: 'label' as const, label: { parts: ['withoutSuccess'] }, body: speak.effect(fail) }] : []),
    )
  },
})

const rerollVerb = verb({
  fields: { dice: { one: ['all', 'failed', 'one'] } },
  run: (x, { dice }) => reroll(x.t, you(x), dice, fromCard(x)),
  could: (x) => couldBeBetter(x.t),
  say: ({ dice }) => clause('reroll', { objects: [dice === 'one' ? some('die', 1) : bare(dice === 'all' ? 'allDice' : 'failedDice')] }),
})

export const diceVerbs = {
  check: checkVerb,
  rollTable,
  rollFor,
  rollSuccesses,
  reroll: rerollVerb,
  passCheck: plain(
    (x) => passCheck(x.t, fromCard(x)),
    clause('pass', { objects: [g.the('check')] }),
    (x) => canPassCheck(x.t),
  ),
  addDice: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      const open = x.t.record('check')
      if (!open) return false
      yield* x.t.change((w) =>
        w.last({
          ability: { ability: 'modify', on: 'dice', phase: 'add', amount: n, where: { who: you(x), check: open.check } },
          source: x.self.source,
          bound: {},
          until: { record: open.id },
        }),
      )
      return true
    },
    could: (x) => x.t.record('check') !== null,
    say: ({ n }) => clause('roll', { objects: [some('die', n, { additional: true })] }),
  }),
}
