import { Network } from '@miskatonic/bots'
import type { Learner } from '@miskatonic/contract'
import type { Playable } from '@miskatonic/games/levels'
import { type Random, randomFrom } from '@miskatonic/kernel'
import { Adam } from './adam.ts'
import { Gradient } from './gradient.ts'
import { copied, imitating, improving, type Lesson, lessonsOf, study } from './lesson.ts'
import { practise, type Rival, type Told, watchCareful } from './practice.ts'
import { untaught } from './untaught.ts'

/* The whole way of a network: it watches careful players, then it plays against them, against what it was before, and against itself. */

export type Plan = {
  readonly minutes: number
  readonly seed: string
  /** Games between two looks at what they teach. */
  readonly games: number
  /** Shares of the games against careful players and older selves; the rest is against itself. */
  readonly careful: number
  readonly past: number
}
export const PLAN: Plan = { minutes: 30, seed: 'train', games: 1000, careful: 0.6, past: 0.25 }

/** How it stands: told now and then. */
export type Standing = {
  readonly minutes: number
  readonly games: number
  readonly learning: 'watching' | 'playing'
  readonly won: number | null
}

const WATCHING = { rate: 1e-3, openness: 0, batch: 256 }
const PLAYING = { rate: 1e-3, openness: 0.003, batch: 2048 }
/** Of the time, when it begins by watching. */
const WATCHED = 0.25
const EPOCHS = 3
/** Older selves that are kept to play against, and after how many rounds of games another is kept. */
const SELVES = 6
const AGE = 10

export class Training {
  readonly network: Network
  private readonly playable: Playable
  private readonly learner: Learner
  private readonly plan: Plan
  private readonly random: Random
  private readonly gradient: Gradient
  private readonly adam: Adam
  private readonly selves: Network[] = []
  private readonly now: () => number
  private readonly began: number
  private games = 0

  constructor(playable: Playable, learner: Learner, plan: Plan, from: Network | null, now: () => number = Date.now) {
    const { inputs, optionInputs } = learner.perception
    this.playable = playable
    this.learner = learner
    this.plan = plan
    this.random = randomFrom(`${plan.seed}/training`)
    this.network = from ?? untaught({ inputs, optionInputs, ...learner.layers }, this.random)
    this.gradient = new Gradient(this.network)
    this.adam = new Adam(this.network.weights.length)
    this.now = now
    this.began = now()
  }

  get minutes(): number {
    return (this.now() - this.began) / 60_000
  }

  /** Watches for a part of the time. */
  *watch(): Generator<Standing> {
    while (this.minutes < this.plan.minutes * WATCHED) {
      const told = this.playedBy((seed, i) => watchCareful(this.playable, this.learner, ASTRAY[i % ASTRAY.length] as number, seed))
      this.learn(told.flatMap(copied), imitating, WATCHING)
      yield this.standing('watching', null)
    }
  }

  *play(): Generator<Standing> {
    for (let i = 0; this.minutes < this.plan.minutes; i++) {
      if (i % AGE === 0) this.keepSelf()
      let [games, won] = [0, 0]
      const told = this.playedBy((seed, game) => {
        const rival = this.rivalOf(game / this.plan.games)
        const tellers = practise(this.playable, this.learner, this.network, rival, seed)
        if (rival === 'careful') [games, won] = [games + 1, won + (tellers[0]?.won ?? 0)]
        return tellers
      })
      const lessons = told.flatMap(lessonsOf)
      const { mean, scale } = spreadOf(lessons)
      this.learn(lessons, improving(mean, scale, PLAYING.openness), PLAYING)
      yield this.standing('playing', games ? won / games : null)
    }
  }

  private playedBy(play: (seed: string, i: number) => Told[]): Told[] {
    return Array.from({ length: this.plan.games }, (_, i) => play(`${this.plan.seed}/${this.games++}`, i)).flat()
  }

  private learn(lessons: readonly Lesson[], slopesOf: Parameters<typeof study>[4], rates: Parameters<typeof study>[5]): void {
    const late = this.minutes > 0.8 * this.plan.minutes
    for (let i = 0; i < EPOCHS; i++)
      study(
        this.network,
        this.gradient,
        this.adam,
        lessons,
        slopesOf,
        { ...rates, rate: late ? 0.3 * rates.rate : rates.rate },
        this.random,
      )
  }

  private rivalOf(share: number): Rival {
    const { careful, past } = this.plan
    if (share < careful) return 'careful'
    return share < careful + past ? { past: this.selves[this.random(this.selves.length)] as Network } : 'itself'
  }

  private keepSelf(): void {
    const self = new Network(this.network.shape)
    self.weights.set(this.network.weights)
    this.selves.push(self)
    if (this.selves.length > SELVES) this.selves.splice(this.random(SELVES), 1)
  }

  private standing(learning: Standing['learning'], won: number | null): Standing {
    return { minutes: this.minutes, games: this.games, learning, won }
  }
}

/** In a hundred decisions, how many go astray: a network must also see what careful players never come to. */
const ASTRAY = [0, 8, 20]

function spreadOf(lessons: readonly Lesson[]): { readonly mean: number; readonly scale: number } {
  const advantages = lessons.filter(({ moment }) => moment.chosen).map(({ advantage }) => advantage)
  const mean = advantages.reduce((a, b) => a + b, 0) / Math.max(1, advantages.length)
  const square = advantages.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, advantages.length)
  return { mean, scale: Math.sqrt(square) + 1e-6 }
}
