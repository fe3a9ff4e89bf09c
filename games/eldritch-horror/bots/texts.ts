import type { Amount, Condition, Effect } from '@miskatonic/effects'
import type { Cost, Json } from '@miskatonic/kernel'
import type { Skill } from '../rules/shape.ts'
import { deedWorth } from './deeds.ts'
import { testTable } from './dice.ts'
import { ambushed } from './fights.ts'
import { expected } from './odds.ts'
import { STEP_PRICE } from './points.ts'
import type { Position, Someone } from './position.ts'
import { amountOf, holds, manyOf } from './reading.ts'
import { priceOf } from './spending.ts'

/* What a text is worth to whom it addresses: choices, conditions and tests weighed; single deeds are judged in deeds.ts. */

type Node = { readonly [field: string]: Json | undefined }
const DEEPEST = 12

export function worthOf(p: Position, who: Someone, effect: Effect | undefined, depth = 0): number {
  if (!effect || depth > DEEPEST) return 0
  const of = (one: unknown): number => worthOf(p, who, one as Effect | undefined, depth + 1)
  const node = effect as Node
  switch (effect.do) {
    case 'then': {
      const [first, next] = node.effects as unknown as readonly Node[]
      // «… then, if it was defeated, …».
      if (first?.do === 'ambush' && next?.do === 'when') return of(first) + (ambushed(p, who, first.name)?.wins ?? 0.4) * of(next.then)
      return (node.effects as unknown as readonly Effect[]).reduce((sum, one) => sum + of(one), 0)
    }
    case 'seq':
      return (node.effects as unknown as readonly Effect[]).reduce((sum, one) => sum + of(one), 0)
    case 'choose':
      return Math.max(...(node.options as unknown as readonly Effect[]).map(of))
    case 'may': {
      const price = node.cost ? priceOf(p, who, node.cost as unknown as Cost) : 0
      if (price === null) return 0
      // What was gathered for the Mystery is not missed when it is paid into it.
      return Math.max(0, of(node.effect) - (isStep(node.effect) ? Math.min(price, STEP_PRICE) : price))
    }
    case 'pay': {
      const price = priceOf(p, who, node.cost as unknown as Cost)
      return price === null ? 0 : of(node.effect) - price
    }
    case 'unless': {
      const price = node.cost ? priceOf(p, who, node.cost as unknown as Cost) : null
      const way = price === null ? (node.act ? of(node.act) : null) : -price
      return way === null ? of(node.otherwise) : Math.max(way, of(node.otherwise))
    }
    case 'ifYouDo':
      return 0.7 * (of(node.first) + of(node.then)) + (node.otherwise ? 0.3 * of(node.otherwise) : 0)
    case 'when': {
      const held = holds(p, who, node.if as unknown as Condition)
      return held * of(node.then) + (1 - held) * (node.otherwise ? of(node.otherwise) : 0)
    }
    case 'forEach':
    case 'for':
      return manyOf(p, who, (node.of ?? node.who) as unknown as Node) * of(node.effect)
    case 'repeat':
      return amountOf(p, who, node.times as unknown as Amount) * of(node.effect)
    case 'as':
      return of(node.effect)
    case 'test':
      return testWorth(p, who, node, of)
    case 'roll':
      return rollWorth(node, of)
    default:
      return deedWorth(p, who, effect)
  }
}

/** A text that brings the Mystery on. */
function isStep(effect: Json | undefined): boolean {
  const { do: verb, on, effects } = (effect ?? {}) as { do?: string; on?: Json; effects?: readonly Json[] }
  if (verb === 'keep') return on !== 'sheet'
  return verb === 'place' ? on === 'self' || on === 'mystery' : (effects ?? []).some(isStep)
}

function testWorth(p: Position, who: Someone, node: Node, of: (one: unknown) => number): number {
  const kind = (node.kind as string | undefined) ?? (p.record('encounter')?.of as string | undefined) ?? 'encounter'
  const table = testTable(who, node.skill as Skill, kind, Number(node.modifier ?? 0))
  const { bands } = node as { bands?: Readonly<Record<string, Effect>> }
  if (bands) return expected(table, (n) => of(bandOf(bands, n)))
  const failed = table[0] ?? 0
  return (1 - failed) * of(node.pass) + failed * of(node.fail)
}

export function bandOf<E>(bands: Readonly<Record<string, E>>, n: number): E | undefined {
  for (const key in bands) {
    const [from = '0', to = key.endsWith('+') ? '99' : from] = key.replace('+', '').split('-')
    if (n >= Number(from) && n <= Number(to)) return bands[key]
  }
  return undefined
}

function rollWorth(node: Node, of: (one: unknown) => number): number {
  const dice = Number(node.dice)
  const bands = node.bands as unknown as readonly { on: readonly [number, number]; effect: Effect }[]
  // One die in nearly all cases; of several the mean stands for them all.
  const sides = dice === 1 ? [1, 2, 3, 4, 5, 6] : [Math.round(3.5 * dice)]
  return sides.reduce((sum, face) => sum + of(bands.find(({ on: [from, to] }) => face >= from && face <= to)?.effect), 0) / sides.length
}
