import { Network, type Shape, sizesOf } from '@miskatonic/bots'
import type { Random } from '@miskatonic/kernel'

/** How far from nothing the weights of each part may begin. The wide rows begin at nothing: what is never seen is never written. */
const SPREAD = (shape: Shape) => ({
  firstBias: 0.1,
  secondRows: Math.sqrt(3 / shape.first),
  prospects: 0.05,
  blend: Math.sqrt(2 / shape.second),
  wanted: 0.2,
})

/** A network that has seen nothing yet. */
export function untaught(shape: Shape, random: Random): Network {
  const network = new Network(shape)
  const sizes = sizesOf(shape)
  for (const [part, spread] of Object.entries(SPREAD(shape)) as [keyof typeof sizes, number][])
    for (let i = 0; i < sizes[part]; i++) network.weights[network.parts[part] + i] = spread * (2 * unit(random) - 1)
  // With nothing in its rows, a first layer below nothing would stay there.
  for (let i = 0; i < shape.first; i++) {
    const place = network.parts.firstBias + i
    network.weights[place] = Math.abs(network.weights[place] as number)
  }
  return network
}

const FINE = 0x3fffffff
/** Between 0 and 1. */
export const unit = (random: Random): number => (random(FINE) + 0.5) / FINE
