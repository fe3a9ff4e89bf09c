import { sigmoid } from '@miskatonic/bots'

/* How likely a network is to choose something, and which way its logits would have to go to make it likelier. */

/** One of the options, or of each whether it is taken. */
export type Choice = { readonly one: number } | { readonly taken: readonly boolean[] }

const SMALL = 1e-8

/** The likelihood of each option: of one choice they add up to 1, of several each stands for itself. */
export function likelihoods(logits: Float32Array, choice: Choice): Float32Array {
  if ('taken' in choice) return logits.map(sigmoid)
  const most = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - most))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

/** The logarithm of the likelihood of the whole choice. */
export function logLikelihood(likely: Float32Array, choice: Choice): number {
  if ('one' in choice) return Math.log(Math.max(SMALL, likely[choice.one] ?? 0))
  return choice.taken.reduce((sum, yes, i) => sum + Math.log(Math.max(SMALL, yes ? (likely[i] ?? 0) : 1 - (likely[i] ?? 0))), 0)
}

/** How it grows with each logit. */
export const likelihoodSlopes = (likely: Float32Array, choice: Choice): Float32Array =>
  likely.map((p, i) => ('one' in choice ? (i === choice.one ? 1 : 0) : choice.taken[i] ? 1 : 0) - p)

/** How the openness of the choice (its entropy) grows with each logit. */
export function opennessSlopes(likely: Float32Array, choice: Choice): Float32Array {
  if ('taken' in choice) return likely.map((p) => -p * (1 - p) * Math.log(Math.max(SMALL, p) / Math.max(SMALL, 1 - p)))
  const openness = -likely.reduce((sum, p) => sum + p * Math.log(Math.max(SMALL, p)), 0)
  return likely.map((p) => -p * (Math.log(Math.max(SMALL, p)) + openness))
}
