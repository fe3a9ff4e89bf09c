import { type TextJudgement, textWorth } from '@miskatonic/bots'
import { type Effect, effectIn, type Then } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import type { Skill } from '../rules/shape.ts'
import { deedWorth } from './deeds.ts'
import { testTable } from './dice.ts'
import { ambushed } from './fights.ts'
import { expected } from './odds.ts'
import { STEP_PRICE } from './points.ts'
import type { Position, Someone } from './position.ts'
import { amountOf, holds, manyOf } from './reading.ts'
import { paymentWorth } from './spending.ts'

/* What a text is worth to whom it addresses: single deeds are judged in deeds.ts, prices in spending.ts, what is common to all texts by the house. */

type Node = { readonly [field: string]: Json | undefined }
type Worth = (effect: Effect | undefined) => number

export const worthOf = (p: Position, who: Someone, effect: Effect | undefined): number => textWorth(judgementIn(p), effect, who)

const judgementIn = (p: Position): TextJudgement<Someone> => ({
  deed: (effect, who) => deedWorth(p, who, effect),
  own: {
    then: ({ effects: [first, next] }: Then, who, of) => thenWorth(p, who, first, next, of),
    for: ({ who: whom, effect }: Node, who, of) => manyOf(p, who, whom as Node) * of(effectIn(effect)),
    test: (node: Node, who, of) => testWorth(p, who, node, of),
  },
  payment: (part, who) => paymentWorth(p, who, part),
  // What was gathered for the Mystery is not missed when it is paid into it.
  missed: (price, effect) => (isStep(effect) ? Math.min(price, STEP_PRICE) : price),
  holds: (condition, who) => holds(p, who, condition),
  each: (of, who, one) => manyOf(p, who, of) * one(who),
  amount: (amount, who) => amountOf(p, who, amount),
})

/** «… then, if it was defeated, …». */
function thenWorth(p: Position, who: Someone, first: Node | undefined, next: Node | undefined, of: Worth): number | null {
  if (first?.do !== 'ambush' || next?.do !== 'when') return null
  return of(effectIn(first)) + (ambushed(p, who, first.name)?.wins ?? 0.4) * of(effectIn(next.then))
}

/** A text that brings the Mystery on. */
function isStep(effect: Json | undefined): boolean {
  const { do: verb, on, effects } = (effect ?? {}) as { do?: string; on?: Json; effects?: readonly Json[] }
  if (verb === 'keep') return on !== 'sheet'
  return verb === 'place' ? on === 'self' || on === 'mystery' : (effects ?? []).some(isStep)
}

function testWorth(p: Position, who: Someone, node: Node, of: Worth): number {
  const kind = (node.kind as string | undefined) ?? (p.record('encounter')?.of as string | undefined) ?? 'encounter'
  const table = testTable(who, node.skill as Skill, kind, Number(node.modifier ?? 0))
  const { bands } = node as { bands?: Readonly<Record<string, Effect>> }
  if (bands) return expected(table, (n) => of(bandOf(bands, n)))
  const failed = table[0] ?? 0
  return (1 - failed) * of(effectIn(node.pass)) + failed * of(effectIn(node.fail))
}

export function bandOf<E>(bands: Readonly<Record<string, E>>, n: number): E | undefined {
  for (const key in bands) {
    const [from = '0', to = key.endsWith('+') ? '99' : from] = key.replace('+', '').split('-')
    if (n >= Number(from) && n <= Number(to)) return bands[key]
  }
  return undefined
}
