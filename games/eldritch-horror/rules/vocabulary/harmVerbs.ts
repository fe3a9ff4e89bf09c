import { type Amount, addressing, amountOf, type Effect, find, run, type Selector } from '@miskatonic/effects'
import { choose, type Script } from '@miskatonic/kernel'
import type { Delay, Devour, For, Improve, Lose, LoseBoth, Recover, Test } from '../../content/nodes.ts'
import { devour } from '../defeat.ts'
import { lose, loseBoth, maximum, recover } from '../harm.ts'
import { cardOf, improvementOf, isStanding, playerOf, upAttribute } from '../pieces.ts'
import { type Eldritch, type InvestigatorId, SKILLS, type Skill, type TestKind } from '../shape.ts'
import { test } from '../tests.ts'
import type { X } from './selectors.ts'
import { settle } from './settle.ts'

/** The band a number of successes falls into: "0", "1-2", "3+". */
export function bandFor<E>(bands: { readonly [key: string]: E }, n: number): E | undefined {
  return Object.entries(bands).find(([key]) => {
    if (key.endsWith('+')) return n >= Number(key.slice(0, -1))
    const [from, to = from] = key.split('-')
    return n >= Number(from) && n <= Number(to)
  })?.[1]
}

/** One success passes; of several bands the highest begins somewhere. Where the card counts successes in what follows, all of them matter. */
function enoughFor(node: Test, { t, self }: X): { enough?: number } {
  if (JSON.stringify(self.piece === null ? node : cardOf(t, self.piece)).includes(COUNTED)) return {}
  const { bands } = node
  return { enough: bands ? Math.max(1, ...Object.keys(bands).map((key) => Number.parseInt(key, 10))) : 1 }
}
const COUNTED = '"successes"'

const SKILL = { one: SKILLS } as const
const TRACK = { one: ['health', 'sanity'] } as const
const present = (x: X): boolean => isStanding(x.t, x.you)

/** Improves one step, up to +2 (EH-SKILL-02..04). */
export function* improveSkill(t: Eldritch, who: InvestigatorId, skill: Skill): Script<boolean> {
  if (improvementOf(t, who, skill) >= 2) return false
  return (
    (yield* t.happens('skill:improve', { who, skill }, (w, what) => void w.add(what.who, upAttribute(what.skill), 1, { max: 2 }))) !== null
  )
}

const improvable = (x: X, skill: Improve['skill']): Skill[] =>
  (skill === 'choice' ? [...SKILLS] : [skill].flat()).filter((one) => improvementOf(x.t, x.you, one as Skill) < 2) as Skill[]

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

export const harmVerbs = {
  /** Pass, fail, or by the number of successes; a missing consequence is none, and what follows does not depend on it (EH-TEST-12..16). */
  test: {
    fields: { skill: SKILL, 'modifier?': 'integer', 'kind?': 'string', 'pass?': 'effect', 'fail?': 'effect', 'bands?': { map: 'effect' } },
    could: present,
    *run(x: X, node: Test): Script<boolean> {
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
      if (next) yield* run(x, next as Effect)
      return passed
    },
  },
  lose: {
    fields: { what: TRACK, n: 'amount' },
    could: (x: X, node: Lose) => present(x) && amountOf(x, node.n) > 0,
    *run(x: X, node: Lose): Script<boolean> {
      if (!present(x)) return false
      yield* lose(x.t, x.you, node.what, amountOf(x, node.n))
      return true
    },
    *together(x: X, node: Lose, whom: readonly InvestigatorId[]): Script {
      yield* losingTogether(x, whom, (one) => (node.what === 'health' ? [amountOf(one, node.n), 0] : [0, amountOf(one, node.n)]))
    },
  },
  loseBoth: {
    fields: { health: 'amount', sanity: 'amount' },
    could: present,
    *run(x: X, node: LoseBoth): Script<boolean> {
      if (!present(x)) return false
      yield* loseBoth(x.t, x.you, amountOf(x, node.health), amountOf(x, node.sanity))
      return true
    },
    *together(x: X, node: LoseBoth, whom: readonly InvestigatorId[]): Script {
      yield* losingTogether(x, whom, (one) => [amountOf(one, node.health), amountOf(one, node.sanity)])
    },
  },
  recover: {
    fields: { what: TRACK, n: { either: ['amount', 'string'] }, 'additional?': 'boolean' },
    could: (x: X, node: Recover) => present(x) && x.t.get(x.you, node.what) < maximum(x.t, x.you, node.what),
    *run(x: X, node: Recover): Script<boolean> {
      if (!present(x)) return false
      const n = node.n === 'all' ? maximum(x.t, x.you, node.what) : amountOf(x, node.n as Amount)
      yield* recover(x.t, x.you, node.what, n)
      return true
    },
  },
  improve: {
    fields: { skill: 'json', 'times?': 'integer' },
    could: (x: X, node: Improve) => present(x) && improvable(x, node.skill).length > 0,
    *run(x: X, node: Improve): Script<boolean> {
      let did = false
      for (let i = 0; i < (node.times ?? 1); i++) {
        const open = present(x) ? improvable(x, node.skill) : []
        if (!open.length) return did
        const skill = (yield* choose(x.t, playerOf(x.t, x.you), {
          about: 'prompt.improve',
          options: open.map((key) => ({ key })),
        })) as Skill
        did = (yield* improveSkill(x.t, x.you, skill)) || did
      }
      return did
    },
  },
  /** Already Delayed: nothing happens, and it cannot be chosen (EH-DELAY-06). */
  delay: {
    fields: {},
    could: (x: X) => present(x) && !x.t.get(x.you, 'delayed') && !x.t.allowed('investigator:delay', { who: x.you }).length,
    *run(x: X, _node: Delay): Script<boolean> {
      if (!present(x) || x.t.get(x.you, 'delayed')) return false
      return (yield* x.t.happens('investigator:delay', { who: x.you }, (w, what) => w.set(what.who, 'delayed', true))) !== null
    },
  },
  devour: {
    fields: {},
    could: present,
    *run(x: X, _node: Devour): Script<boolean> {
      if (!present(x)) return false
      yield* devour(x.t, x.you)
      return true
    },
  },
  /** The same text for somebody else; what it chose is "target" from then on. */
  for: {
    fields: { who: 'selector', effect: 'effect' },
    could: (x: X, node: For) => find(x, node.who as Selector).length > 0,
    *run(x: X, node: For): Script<boolean> {
      let some = false
      const group = 'pick' in node.who && node.who.pick === 'group'
      for (const who of yield* settle(x, node.who)) {
        x.names.target = who
        const body = (): Script<boolean> => run(addressing(x, who), node.effect as Effect)
        some = (yield* group ? x.t.asSource(x.self, body) : body()) || some // EH-MARK-08
      }
      return some
    },
  },
}
