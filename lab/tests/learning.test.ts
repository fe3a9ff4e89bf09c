import { learnedPlay, type Network, put, randomBot, sparse } from '@miskatonic/bots'
import type { Learner, Sparse } from '@miskatonic/contract'
import type { Playable } from '@miskatonic/games/levels'
import { randomFrom, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { Adam } from '../learning/adam.ts'
import { type Choice, likelihoods, logLikelihood, opennessSlopes } from '../learning/choice.ts'
import { Gradient } from '../learning/gradient.ts'
import { copied, imitating, improving, lessonsOf, study } from '../learning/lesson.ts'
import type { Moment } from '../learning/moment.ts'
import { watchCareful } from '../learning/practice.ts'
import { PLAN, Training } from '../learning/training.ts'
import { untaught } from '../learning/untaught.ts'
import { anyCounting } from './counting.ts'

const SHAPE = { inputs: 5, optionInputs: 4, first: 6, second: 5, option: 4 }

const given = (...numbers: readonly number[]): Sparse => {
  const list = sparse()
  for (const [i, n] of numbers.entries()) put(list, i, n)
  return list
}

/** Weights in every row, so that everything has a slope. */
function taught(seed: string): Network {
  const random = randomFrom(seed)
  const network = untaught(SHAPE, random)
  for (const part of ['firstRows', 'optionRows', 'optionBias', 'secondBias'] as const)
    for (let i = 0; i < 20; i++) network.weights[network.parts[part] + i] = random(2001) / 1000 - 1
  return network
}

const STATE = given(1, 0, 0.5, -0.3, 2)
const OPTIONS = [given(1, 0.5), given(0, 1, 0, -1), given(0.2, 0, 1)]
const CHOICES: readonly Choice[] = [{ one: 1 }, { taken: [true, false, true] }]

describe('a gradient', () => {
  test.each(CHOICES)('is the slope of what is to become smaller: %o', (choice) => {
    const loss = (network: Network): number => {
      const prospects = network.prospects(STATE)
      const likely = likelihoods(network.wanted(OPTIONS), choice)
      return -Math.log(prospects) - logLikelihood(likely, choice)
    }
    const network = taught('slopes')
    const gradient = new Gradient(network)
    const prospects = network.prospects(STATE)
    const slopes = imitating(network, { moment: moment(choice), outcome: 1, advantage: 1 }) as Float32Array
    gradient.add(STATE, prospects - 1, OPTIONS, slopes)
    let largest = 0
    for (let i = 0; i < network.weights.length; i++) {
      const weight = network.weights[i] as number
      const by = (step: number): number => {
        network.weights[i] = weight + step
        return loss(network)
      }
      const slope = (by(1e-3) - by(-1e-3)) / 2e-3
      network.weights[i] = weight
      expect(gradient.slopes[i], `weight ${i}`).toBeCloseTo(slope, 2)
      largest = Math.max(largest, Math.abs(slope))
    }
    expect(largest).toBeGreaterThan(0.1)
  })

  test('is made shorter where it is too long, and keeps its direction', () => {
    const gradient = new Gradient(taught('long'))
    gradient.slopes.set([3, 4])
    gradient.limit(1)
    expect(gradient.slopes[0]).toBeCloseTo(0.6)
    expect(gradient.slopes[1]).toBeCloseTo(0.8)
  })
})

test.each(CHOICES)('openness grows where its slopes say: %o', (choice) => {
  const openness = (logits: Float32Array): number => {
    const likely = likelihoods(logits, choice)
    const one = (p: number): number => -p * Math.log(p)
    return likely.reduce((sum, p) => sum + one(p) + ('taken' in choice ? one(1 - p) : 0), 0)
  }
  const logits = Float32Array.of(0.3, -0.8, 1.2)
  const slopes = opennessSlopes(likelihoods(logits, choice), choice)
  for (const i of logits.keys()) {
    const by = (step: number): number => openness(logits.map((logit, j) => (i === j ? logit + step : logit)))
    expect(slopes[i]).toBeCloseTo((by(1e-2) - by(-1e-2)) / 2e-2, 3)
  }
})

const moment = (choice: Choice, logLikely = 0): Moment => ({
  state: STATE,
  prospects: 0.5,
  chosen: { options: OPTIONS, choice, logLikelihood: logLikely },
})

describe('what a moment teaches', () => {
  test('what came later, the nearer the more', () => {
    const at = (prospects: number): Moment => ({ state: STATE, prospects, chosen: null })
    const lessons = lessonsOf({ moments: [at(0.5), at(0.5), at(0.5)], won: 1 })
    expect(lessons.map(({ advantage }) => advantage)).toEqual([0.5 * 0.92 ** 2, 0.5 * 0.92, 0.5].map((n) => expect.closeTo(n, 6)))
    expect(lessons.at(-1)?.outcome).toBe(1)
  })

  test('to choose again what turned out better, only so far at once', () => {
    const network = taught('better')
    network.prospects(STATE)
    const likely = likelihoods(network.wanted(OPTIONS), { one: 1 })
    const slopes = (advantage: number, before: number): Float32Array =>
      improving(0, 1, 0)(network, { moment: moment({ one: 1 }, before), advantage, outcome: 1 }) as Float32Array
    const now = logLikelihood(likely, { one: 1 })
    // Down the slope is up for the option that was chosen.
    expect(slopes(1, now)[1]).toBeLessThan(0)
    expect(slopes(-1, now)[1]).toBeGreaterThan(0)
    expect([...slopes(1, now - 1)].every((slope) => slope === 0)).toBe(true)
    expect(slopes(-1, now - 1)[1]).toBeGreaterThan(0)
  })
})

test('a network learns which option is liked in which state, and what becomes of it', () => {
  const network = untaught(SHAPE, randomFrom('liking'))
  const [gradient, adam, random] = [new Gradient(network), new Adam(network.weights.length), randomFrom('mixing')]
  const like = (state: Sparse, one: number, won: number) =>
    copied({ moments: [{ state, prospects: 0, chosen: { options: OPTIONS, choice: { one }, logLikelihood: 0 } }], won })
  const [sunny, rainy] = [given(1), given(0, 1)]
  const lessons = [...like(sunny, 0, 1), ...like(rainy, 2, 0)]
  for (let i = 0; i < 400; i++) study(network, gradient, adam, lessons, imitating, { rate: 0.01, openness: 0, batch: 2 }, random)
  const likeliest = (state: Sparse): number => {
    network.prospects(state)
    const wanted = network.wanted(OPTIONS)
    return wanted.indexOf(Math.max(...wanted))
  }
  expect([likeliest(sunny), likeliest(rainy)]).toEqual([0, 2])
  expect(network.prospects(sunny)).toBeGreaterThan(0.9)
  expect(network.prospects(rainy)).toBeLessThan(0.1)
})

describe('the counting game', () => {
  /** What is still to be said, and what would be left. */
  const learner: Learner = {
    perception: {
      inputs: 24,
      optionInputs: 24,
      fits: 'counting',
      knows: () => true,
      see: (t) => {
        const left = 20 - (t.state as { sum: number }).sum
        const place = (n: number): Sparse => ({ at: [n + 3], value: [1] })
        return { state: place(left), option: (_, { key }) => place(left - Number(key)) }
      },
    },
    layers: { first: 8, second: 8, option: 8 },
    seats: 2,
    options: () => null,
  }
  const counting: Playable = { game: anyCounting, bots: { careful: () => randomBot } }
  let clock = 0
  const plan = { ...PLAN, minutes: 10, games: 60 }
  /** Every look at the clock is a second. */
  const training = new Training(counting, learner, plan, null, () => {
    clock += 1000
    return clock
  })
  /** What is left when the other has to speak and one cannot lose. */
  const answers = (): number[] =>
    [5, 6, 7].map((left) => {
      const table = Table.start(anyCounting, { seats: ['ana', 'ben'], seed: 'x' }, { undo: false, quiet: true })
      table.kernel.raw.table.sum = 20 - left
      return left - Number(learnedPlay(training.network, learner.perception).policy(table, 'ana', randomFrom('x')))
    })

  test('is learned by playing: four are left for the other', () => {
    expect(answers()).not.toEqual([4, 4, 4])
    for (const _ of training.play());
    expect(answers()).toEqual([4, 4, 4])
    expect(training.network.prospects({ at: [4 + 3], value: [1] })).toBeLessThan(0.35)
  })

  test('is told by those who play it, with what they said and whether they won', () => {
    const told = watchCareful(counting, learner, 0, 'watched')
    expect(told.map(({ won }) => won).toSorted()).toEqual([0, 1])
    const said = told.flatMap(({ moments }) => moments.map(({ chosen }) => (chosen && 'one' in chosen.choice ? chosen.choice.one + 1 : 0)))
    expect(said.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(20)
  })
})
