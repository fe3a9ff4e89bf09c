import { type AbilityData, type Effect, effectIn } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import type { Card, ComplexCard } from '../content/nodes.ts'
import type { Skill } from '../rules/shape.ts'
import { type Asked, argsOf, because, type Judging } from './asked.ts'
import { closingWorth } from './closing.ts'
import { leastFace, luckOf, successesIn } from './dice.ts'
import { fallOf, fight } from './fights.ts'
import { gateWorth } from './gates.ts'
import { cluePrice } from './mystery.ts'
import { lossOf } from './points.ts'
import type { Foe, Position, Someone } from './position.ts'
import { bestBuy } from './shopping.ts'
import { priceOf } from './spending.ts'
import { worthOf } from './texts.ts'

/* Dice that lie on the table: whether another roll is worth its price. */

/** What one more success is worth to the test under way. */
function successWorth(p: Position, me: Someone, faces: readonly number[]): number {
  const test = p.record('test')
  if (!test) return 0
  const have = successesIn(me, faces)
  const foe = typeof test.source === 'string' ? p.foeCalled(test.source) : null
  if (test.of === 'combat' && foe) return blowWorth(p, me, foe, test.skill as Skill, have)
  if (test.of === 'acquire') return bestBuy(p, me, have + 1) - bestBuy(p, me, have)
  const source = typeof test.source === 'string' ? p.cardOf(test.source) : null
  return source ? stakes(p, me, source, test.skill as Skill, have) : have ? 0 : 2
}

function blowWorth(p: Position, me: Someone, foe: Foe, skill: Skill, have: number): number {
  const spared = (has: number, loss: number): number => lossOf(has, loss, fallOf(p)) - lossOf(has, loss - 1, fallOf(p))
  if (foe.horror?.skill === skill && foe.horror.value > have) return spared(me.sanity, foe.horror.value - have)
  if (foe.damage?.skill !== skill) return 0
  const kill = have + 1 === foe.left ? Math.max(3, fight(p, me, foe).value) + waiting(p, me) : have < foe.left && foe.card.epic ? 5 : 0
  return kill + spared(me.health, foe.damage.value - have)
}

/** What the foe stands before: with the last one beaten there is an encounter. */
function waiting(p: Position, me: Someone): number {
  if (p.foesAt(me.at).length > 1) return 1
  const gate = p.gates.find(({ at }) => at === me.at)
  if (gate) return 0.4 * gateWorth(p, gate.face)
  return p.clues.some(({ at }) => at === me.at) ? 3 : 0.5
}

/** The difference between passing and failing, as far as the card that asks tells it. */
function stakes(p: Position, me: Someone, card: Card, skill: Skill, have: number): number {
  if (card.kind === 'spell') return have ? 0 : 1.5
  if (have > 0) return banded(p, me, card, skill, have)
  if (card.kind === 'otherWorld' || card.kind === 'expedition' || card.kind === 'special') return complexStakes(p, me, card, skill)
  // Clues the Mystery will ask for are not spent on coming to it.
  if (card.kind === 'mystery' && me.clues <= Number(/"pay":"clue","n":(\d)/.exec(JSON.stringify(card))?.[1] ?? 0)) return 0
  const node = testIn(card, skill)
  if (!node) return 2
  if (node.bands) return branch(p, me, node.bands, 1) - branch(p, me, node.bands, 0)
  return worthOf(p, me, effectIn(node.pass)) - worthOf(p, me, effectIn(node.fail))
}

/** More successes than one count only where the card has bands. */
function banded(p: Position, me: Someone, card: Card, skill: Skill, have: number): number {
  const node = testIn(card, skill)
  return node?.bands ? branch(p, me, node.bands, have + 1) - branch(p, me, node.bands, have) : 0
}

function branch(p: Position, me: Someone, bands: Json, n: number): number {
  for (const [key, effect] of Object.entries(bands as { [key: string]: Json })) {
    const [from = '0', to = key.endsWith('+') ? '99' : from] = key.replace('+', '').split('-')
    if (n >= Number(from) && n <= Number(to)) return worthOf(p, me, effectIn(effect))
  }
  return 0
}

/** Of a complex encounter the first part leads to the others; a later test belongs to the part that was come to. */
function complexStakes(p: Position, me: Someone, { initial, pass, fail }: ComplexCard, skill: Skill): number {
  const shut = gateHere(p, me)
  const worth = (effect: Effect | undefined): number => worthOf(p, me, effect) + (closesIt(effect) ? shut : 0)
  // Skill and modifier tell the printed test of the first part from those that follow.
  const first = initial.test?.skill === skill && (initial.test.modifier ?? 0) === Number(p.record('test')?.modifier ?? 0)
  if (first) return worth(pass.effect) - worth(fail.effect)
  const node = testIn([pass.effect, fail.effect], skill)
  return node ? worth(effectIn(node.pass)) - worth(effectIn(node.fail)) : 2
}

const closesIt = (effect: Effect | undefined): boolean => JSON.stringify(effect ?? null).includes('"closeGate"')
/** What this very Gate is worth beyond the mean of all. */
function gateHere(p: Position, me: Someone): number {
  const gate = p.gates.find(({ at }) => at === me.at)
  return gate ? 0.5 * (gateWorth(p, gate.face) + closingWorth(p, me, gate.face)) : 0
}

type TestNode = { readonly pass?: Json; readonly fail?: Json; readonly bands?: Json }
function testIn(node: Json | undefined, skill: Skill): TestNode | null {
  if (typeof node !== 'object' || node === null) return null
  const { do: verb, skill: tested } = node as { do?: Json; skill?: Json }
  if (verb === 'test' && tested === skill) return node as TestNode
  for (const inner of Object.values(node)) {
    const found = testIn(inner, skill)
    if (found) return found
  }
  return null
}

const facesOf = (asked: Asked): readonly number[] => (argsOf(asked).faces ?? []) as readonly number[]
const optionKeys = ({ seen: { ask } }: Asked): string[] => ('options' in ask ? ask.options.map(({ key }) => key) : [])

/** A Clue rerolls a die that failed, where the chance of a success is worth it. Rerolls given by a card have been chosen already. */
export const reroll: Judging = (asked, me) => {
  const faces = facesOf(asked)
  const free = !optionKeys(asked).includes('done')
  const gain = luckOf(me) * successWorth(asked.p, me, faces) - (free ? 0 : cluePrice(asked.p, me, 1))
  return {
    option: ({ key }) => {
      if (key === 'done') return because(0, 'keepClues')
      const face = faces[Number(key.slice(4))] ?? 0
      return face >= leastFace(me) ? -9 : because(free ? 1 - face / 10 : gain, 'reroll')
    },
  }
}

export const dieUp: Judging = (asked, me) => {
  const faces = facesOf(asked)
  return { option: ({ key }) => (faces[Number(key.slice(4))] === leastFace(me) - 1 ? 1 : 0) }
}

export const secondDie: Judging = ({ p }, me) => {
  const faces = (p.record('test')?.faces ?? []) as readonly number[]
  return { option: ({ key }) => ((faces[Number(key.slice(4))] ?? 6) < leastFace(me) ? 1 : -1) }
}

/** A card that rolls dice again. */
export function rerolling(p: Position, me: Someone, ability: AbilityData, faces: readonly number[]): number {
  const price = 'cost' in ability && ability.cost ? priceOf(p, me, ability.cost) : 0
  const failed = faces.length - successesIn(me, faces)
  return price === null || !failed ? -1 : luckOf(me) * successWorth(p, me, faces) - price
}
