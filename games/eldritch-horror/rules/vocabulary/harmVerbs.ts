import { type Amount, addressing, amountOf, exactly, find, type NodeFields, run, type Speaker, verbsOf } from '@miskatonic/effects'
import { or, type Ref, seq, type Tree } from '@miskatonic/effects/text'
import { choose, type Script } from '@miskatonic/kernel'
import type { Bands, Which } from '../../content/nodes.ts'
import { addressed } from '../../text/addressing.ts'
import { counted, counting, g } from '../../text/things.ts'
import { devour } from '../defeat.ts'
import { lose, loseBoth, maximum, recover } from '../harm.ts'
import { cardOf, improvementOf, isStanding, playerOf, upAttribute } from '../pieces.ts'
import { type Eldritch, type EldritchShape, type InvestigatorId, SKILLS, type Skill, type TestKind } from '../shape.ts'
import { test } from '../tests.ts'
import type { X } from './selectors.ts'
import { settle } from './settle.ts'

const { attempt, bare, clause, points, skill, some, the } = g
const verb = verbsOf<EldritchShape>()

/** The band a number of successes falls into: "0", "1-2", "3+". */
export function bandFor<E>(bands: { readonly [key: string]: E }, n: number): E | undefined {
  return Object.entries(bands).find(([key]) => {
    if (key.endsWith('+')) return n >= Number(key.slice(0, -1))
    const [from, to = from] = key.split('-')
    return n >= Number(from) && n <= Number(to)
  })?.[1]
}

const TEST = {
  skill: { one: SKILLS },
  'modifier?': 'integer',
  'kind?': exactly<TestKind>()('string'),
  'pass?': 'effect',
  'fail?': 'effect',
  'bands?': { map: 'effect' },
} as const
type SkillsNamed = Skill | 'choice' | readonly Skill[]
/** One success passes; of several bands the highest begins somewhere. Where the card counts successes in what follows, all of them matter. */
function enoughFor(node: NodeFields<typeof TEST>, { t, self }: X): { enough?: number } {
  if (JSON.stringify(self.piece === null ? node : cardOf(t, self.piece)).includes(COUNTED)) return {}
  const { bands } = node
  return { enough: bands ? Math.max(1, ...Object.keys(bands).map((key) => Number.parseInt(key, 10))) : 1 }
}
const COUNTED = '"successes"'

const TRACK = { one: ['health', 'sanity'] } as const
const present = (x: X): boolean => isStanding(x.t, x.you)

/** Improves one step, up to +2 (EH-SKILL-02..04). */
function* improveSkill(t: Eldritch, who: InvestigatorId, skill: Skill): Script<boolean> {
  if (improvementOf(t, who, skill) >= 2) return false
  return (
    (yield* t.happens('skill:improve', { who, skill }, (w, what) => void w.add(what.who, upAttribute(what.skill), 1, { max: 2 }))) !== null
  )
}

const improvable = (x: X, skill: SkillsNamed): Skill[] =>
  (skill === 'choice' ? [...SKILLS] : [skill].flat()).filter((one) => improvementOf(x.t, x.you, one) < 2)

/** All of them lose before anybody is judged (EH-DEF-18). */
const losingTogether = (x: X, whom: readonly InvestigatorId[], amounts: Amounts): Script =>
  x.t.hold(['defeat'], () => losing(x, whom, amounts))

type Amounts = (one: X) => readonly [health: number, sanity: number]

function* losing(x: X, whom: readonly InvestigatorId[], amounts: Amounts): Script {
  for (const who of whom.filter((one) => isStanding(x.t, one))) yield* loseBoth(x.t, who, ...amounts(addressing(x, who)))
}

/** What a test is for where its text does not say: whatever is being resolved, its second tests too (EH-CPLX-05). */
function kindOfTest(t: Eldritch): TestKind {
  const encounter = t.record('encounter')?.of
  if (encounter === 'otherWorld' || encounter === 'research' || encounter === 'expedition') return encounter
  if (encounter !== undefined) return 'encounter'
  return t.record('reckoning') ? 'reckoning' : t.record('action') ? 'action' : 'other'
}

type BandKey = number | { from: number; to: number } | { min: number }
function bandKey(key: string): BandKey {
  if (key.endsWith('+')) return { min: Number(key.slice(0, -1)) }
  const [from = 0, to] = key.split('-').map(Number)
  return to === undefined ? from : { from, to }
}
export const bandTrees = (bands: Bands, speak: Speaker): [BandKey, Tree][] =>
  Object.entries(bands).map(([key, effect]) => [bandKey(key), speak.effect(effect)])

function sayTest(node: NodeFields<typeof TEST>, speak: Speaker): Tree {
  const check = clause('test', { objects: [skill(node.skill, node.modifier)] })
  const bands = node.bands ? bandTrees(node.bands, speak) : undefined
  return attempt(check, {
    ...(node.pass ? { pass: speak.effect(node.pass) } : {}),
    ...(node.fail ? { fail: speak.effect(node.fail) } : {}),
    ...(bands ? { bands } : {}),
  })
}

const saidLoss = (what: 'health' | 'sanity', amount: Amount): Tree => {
  const { equal } = counted(amount)
  if (equal) return clause('loseAs', { objects: [bare(what)], by: equal })
  return counting('lose', amount, ({ n }) => points(what, n))
}

export const harmVerbs = {
  /** Pass, fail, or by the number of successes; a missing consequence is none, and what follows does not depend on it (EH-TEST-12..16). */
  test: verb({
    fields: TEST,
    could: present,
    *run(x, node) {
      if (!present(x)) return false
      const kind = node.kind ?? kindOfTest(x.t)
      const { result, passed } = yield* test(x.t, {
        who: x.you,
        skill: node.skill,
        kind,
        modifier: node.modifier ?? 0,
        source: x.self.piece,
        ...enoughFor(node, x),
      })
      x.names.successes = result
      const next = node.bands ? bandFor(node.bands, result) : passed ? node.pass : node.fail
      if (next) yield* run(x, next)
      return passed
    },
    say: sayTest,
  }),
  lose: verb({
    fields: { what: TRACK, n: 'amount' },
    could: (x, node) => present(x) && amountOf(x, node.n) > 0,
    *run(x, node) {
      if (!present(x)) return false
      yield* lose(x.t, x.you, node.what, amountOf(x, node.n))
      return true
    },
    *together(x, node, whom) {
      yield* losingTogether(x, whom, (one) => (node.what === 'health' ? [amountOf(one, node.n), 0] : [0, amountOf(one, node.n)]))
    },
    say: ({ what, n }) => saidLoss(what, n),
  }),
  loseBoth: verb({
    fields: { health: 'amount', sanity: 'amount' },
    could: present,
    *run(x, node) {
      if (!present(x)) return false
      yield* loseBoth(x.t, x.you, amountOf(x, node.health), amountOf(x, node.sanity))
      return true
    },
    *together(x, node, whom) {
      yield* losingTogether(x, whom, (one) => [amountOf(one, node.health), amountOf(one, node.sanity)])
    },
    say: ({ health, sanity }) => seq(saidLoss('health', health), saidLoss('sanity', sanity)),
  }),
  recover: verb({
    fields: { what: TRACK, n: { either: ['amount', { one: ['all'] }] }, 'additional?': 'boolean' },
    could: (x, node) => present(x) && x.t.get(x.you, node.what) < maximum(x.t, x.you, node.what),
    *run(x, node) {
      if (!present(x)) return false
      const n = node.n === 'all' ? maximum(x.t, x.you, node.what) : amountOf(x, node.n)
      yield* recover(x.t, x.you, node.what, n)
      return true
    },
    say: ({ what, n, additional }) =>
      n === 'all'
        ? clause('recover', { objects: [the(what === 'health' ? 'allHealth' : 'allSanity')] })
        : counting('recover', n, (amount) => points(what, amount.n, additional ? { additional: true } : {})),
  }),
  improve: verb({
    fields: { skill: exactly<SkillsNamed>()('json'), 'times?': 'integer' },
    could: (x, node) => present(x) && improvable(x, node.skill).length > 0,
    *run(x, node) {
      let did = false
      for (let i = 0; i < (node.times ?? 1); i++) {
        const open = present(x) ? improvable(x, node.skill) : []
        if (!open.length) return did
        const skill = yield* choose(x.t, playerOf(x.t, x.you), {
          about: 'prompt.improve',
          options: open.map((key) => ({ key })),
        })
        did = (yield* improveSkill(x.t, x.you, skill)) || did
      }
      return did
    },
    say: ({ skill, times }) => {
      const own = (id: Skill): Ref => the(id, { owner: 'own' })
      const what = skill === 'choice' ? some('skill', 1, { choice: true }) : typeof skill === 'string' ? own(skill) : or(...skill.map(own))
      return clause('improve', { objects: [what], ...(times ? { time: some('time', times) } : {}) })
    },
  }),
  /** Already Delayed: nothing happens, and it cannot be chosen (EH-DELAY-06). */
  delay: verb({
    fields: {},
    could: (x) => present(x) && !x.t.get(x.you, 'delayed') && !x.t.allowed('investigator:delay', { who: x.you }).length,
    *run(x) {
      if (!present(x) || x.t.get(x.you, 'delayed')) return false
      return (yield* x.t.happens('investigator:delay', { who: x.you }, (w, what) => w.set(what.who, 'delayed', true))) !== null
    },
    say: () => clause('become', { state: 'delayed' }),
  }),
  devour: verb({
    fields: {},
    could: present,
    *run(x) {
      if (!present(x)) return false
      yield* devour(x.t, x.you)
      return true
    },
    say: () => clause('beDone', { state: 'devoured' }),
  }),
  /** The same text for somebody else; what it chose is "target" from then on. */
  for: verb({
    fields: { who: exactly<Which>()('selector'), effect: 'effect' },
    could: (x, node) => find(x, node.who).length > 0,
    *run(x, node) {
      let some = false
      const group = 'pick' in node.who && node.who.pick === 'group'
      for (const who of yield* settle(x, node.who)) {
        x.names.target = who
        const body = (): Script<boolean> => run(addressing(x, who), node.effect)
        some = (yield* group ? x.t.asSource(x.self, body) : body()) || some // EH-MARK-08
      }
      return some
    },
    say: ({ who, effect }, speak) => addressed(who, effect, speak),
  }),
}
