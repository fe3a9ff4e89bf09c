import { randomFrom } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { Network, put, readWeights, type Shape, sigmoid, sparse, writeWeights } from '../index.ts'

const SHAPE: Shape = { inputs: 9, optionInputs: 7, first: 4, second: 3, option: 2 }

/** Any weights but nothing in some rows. */
function some(shape: Shape, seed: string): Network {
  const network = new Network(shape)
  const random = randomFrom(seed)
  for (let i = 0; i < network.weights.length; i++) network.weights[i] = random(2001) / 1000 - 1
  network.weights.fill(0, network.parts.firstRows + 2 * shape.first, network.parts.firstRows + 4 * shape.first)
  network.weights.fill(0, network.parts.optionRows, network.parts.optionRows + shape.option)
  return network
}

const given = (...places: readonly (readonly [number, number])[]) => {
  const numbers = sparse()
  for (const [place, n] of places) put(numbers, place, n)
  return numbers
}

describe('a network', () => {
  /** One number goes in, through one of each layer. */
  const chain = new Network({ inputs: 2, optionInputs: 2, first: 1, second: 1, option: 1 })
  const { parts } = chain
  chain.weights[parts.firstRows + 1] = 2
  chain.weights[parts.firstBias] = 1
  chain.weights[parts.secondRows] = 3
  chain.weights[parts.secondBias] = -1
  chain.weights[parts.prospects] = 0.1
  chain.weights[parts.prospectsBias] = 0.5
  chain.weights[parts.blend] = 1
  chain.weights[parts.optionRows + 1] = -30
  chain.weights[parts.wanted] = 0.5
  chain.weights[parts.optionBias + 1] = 4

  test('adds what is seen, layer by layer, and nothing passes that is below nothing', () => {
    // 1 + 2·2 = 5; 3·5 − 1 = 14; 0.5 + 0.1·14
    expect(chain.prospects(given([1, 2]))).toBeCloseTo(sigmoid(1.9))
    expect(chain.prospects(given([1, -2]))).toBeCloseTo(sigmoid(0.5))
  })

  test('wants options by what they are, in the state it looked at last', () => {
    chain.prospects(given([1, 2]))
    // 0.5·14; 4 + 0.5·max(0, 14 − 30)
    expect([...chain.wanted([given(), given([1, 1])])]).toEqual([7, 4])
    chain.prospects(given([1, -2]))
    expect([...chain.wanted([given(), given([1, 1])])]).toEqual([0, 4])
  })

  test('takes as many options as there are', () => {
    const network = some(SHAPE, 'many')
    network.prospects(given([0, 1]))
    const alone = network.wanted([given([3, 1])])
    const many = network.wanted(Array.from({ length: 100 }, () => given([3, 1])))
    expect(new Set(many)).toEqual(new Set(alone))
  })
})

describe('weights as text', () => {
  const network = some(SHAPE, 'text')
  const text = writeWeights(network)
  const read = readWeights(SHAPE, text)

  test('come back as they were, those of rows to a small step', () => {
    for (const [i, weight] of network.weights.entries()) expect(Math.abs((read.weights[i] as number) - weight)).toBeLessThan(1 / 60)
    for (const part of ['secondRows', 'blend', 'prospectsBias'] as const)
      expect(read.weights[read.parts[part]]).toBe(network.weights[network.parts[part]])
  })

  test('are the same text when they are written again', () => {
    expect(writeWeights(read)).toBe(text)
  })

  test('leave out rows that were never learned', () => {
    const full = some(SHAPE, 'text')
    full.weights.fill(0.5, full.parts.firstRows, full.parts.firstRows + SHAPE.inputs * SHAPE.first)
    expect(writeWeights(full).length - text.length).toBe(2 * (6 + SHAPE.first))
  })

  test('of another shape are refused', () => {
    expect(() => readWeights({ ...SHAPE, second: 5 }, text)).toThrow('not for a network')
  })
})
