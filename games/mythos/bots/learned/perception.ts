import type { Perception } from '@miskatonic/contract'
import { hashText } from '@miskatonic/kernel'
import type { Mythos } from '../../rules/shape.ts'
import { COLLECTION } from './cardFacts.ts'
import { isPractised, OPTION_INPUTS, optionFeatures } from './optionFeatures.ts'
import { INPUTS, known } from './stateFeatures.ts'

/** A table for two, as numbers for a network. */
export const perception: Perception = {
  inputs: INPUTS,
  optionInputs: OPTION_INPUTS,
  fits: hashText(COLLECTION.join()),
  knows: (ask) => isPractised(ask.about.key),
  see: (kernel, seat) => {
    const t = kernel as unknown as Mythos
    const seen = known(t, seat)
    return { state: seen.features, option: (ask, option) => optionFeatures(t, seen, ask.about.key, option) }
  },
}
