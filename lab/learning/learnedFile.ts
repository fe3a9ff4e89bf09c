import { type Network, writeWeights } from '@miskatonic/bots'
import type { Perception } from '@miskatonic/contract'

/** A network as a file of the project: what a game's bots read. */
export function learnedFile(network: Network, { fits }: Pick<Perception, 'fits'>): string {
  const { inputs, optionInputs, first, second, option } = network.shape
  return `// Made by \`npm run train\`, never by hand: docs/lab.md.
import type { Learned } from '@miskatonic/bots'

export const learned: Learned = {
  fits: '${fits}',
  shape: { inputs: ${inputs}, optionInputs: ${optionInputs}, first: ${first}, second: ${second}, option: ${option} },
  text: '${writeWeights(network)}',
}
`
}
