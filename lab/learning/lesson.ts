import type { Network } from '@miskatonic/bots'
import { type Random, shuffled } from '@miskatonic/kernel'
import type { Adam } from './adam.ts'
import { likelihoodSlopes, likelihoods, logLikelihood, opennessSlopes } from './choice.ts'
import type { Gradient } from './gradient.ts'
import type { Moment } from './moment.ts'
import type { Told } from './practice.ts'

/* What a moment teaches: to choose the same (of one who knows better), or what turned out better than it had looked. */

export type Lesson = { readonly moment: Moment /** What became of it, 0 to 1. */; readonly outcome: number; readonly advantage: number }

/** How much of what comes later counts for a moment, beside what it looked like at the next one. */
const TRUST = 0.92

/** From what the seat's next moments looked like, and the end of the game (generalised advantage; Schulman and others, 2016). */
export function lessonsOf({ moments, won }: Told): Lesson[] {
  const lessons: Lesson[] = []
  let advantage = 0
  let next = won
  for (const moment of moments.toReversed()) {
    advantage = next - moment.prospects + TRUST * advantage
    next = moment.prospects
    lessons.push({ moment, advantage, outcome: Math.min(1, Math.max(0, advantage + moment.prospects)) })
  }
  return lessons.reverse()
}

/** Of games that others played: what they did was right, and what became of it was the end of the game. */
export const copied = ({ moments, won }: Told): Lesson[] => moments.map((moment) => ({ moment, outcome: won, advantage: 1 }))

export type Rates = { readonly rate: number; readonly openness: number; readonly batch: number }

/** Learns all lessons once, in any order. */
export function study(
  network: Network,
  gradient: Gradient,
  adam: Adam,
  lessons: readonly Lesson[],
  slopesOf: (network: Network, lesson: Lesson) => Float32Array | null,
  { rate, batch }: Rates,
  random: Random,
): void {
  const mixed = shuffled(lessons, random)
  for (let from = 0; from < mixed.length; from += batch) {
    const some = mixed.slice(from, from + batch)
    for (const lesson of some) {
      const { state, chosen } = lesson.moment
      const surprise = network.prospects(state) - lesson.outcome
      const slopes = slopesOf(network, lesson)
      gradient.add(
        state,
        surprise / some.length,
        slopes && chosen ? chosen.options : [],
        slopes?.map((slope) => slope / some.length),
      )
    }
    gradient.limit(1)
    adam.step(network.weights, gradient.slopes, rate)
  }
}

/** Towards what was chosen. */
export function imitating(network: Network, { moment: { chosen } }: Lesson): Float32Array | null {
  if (!chosen) return null
  return likelihoodSlopes(likelihoods(network.wanted(chosen.options), chosen.choice), chosen.choice).map((slope) => -slope)
}

/** A choice may become likelier or less likely by so much, then it has to be tried again (PPO; Schulman and others, 2017). */
const CLIP = 0.2

/** Towards what turned out better than expected, away from what turned out worse; `scale` is how much advantages differ. */
export const improving =
  (mean: number, scale: number, openness: number) =>
  (network: Network, { moment: { chosen }, advantage }: Lesson): Float32Array | null => {
    if (!chosen) return null
    const { choice } = chosen
    const likely = likelihoods(network.wanted(chosen.options), choice)
    const ratio = Math.exp(Math.min(5, logLikelihood(likely, choice) - chosen.logLikelihood))
    const better = (advantage - mean) / scale
    const enough = better > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP
    const open = opennessSlopes(likely, choice)
    return likelihoodSlopes(likely, choice).map((slope, i) => (enough ? 0 : -better * ratio * slope) - openness * (open[i] as number))
  }
