import type { Amount, Effect } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import { OMENS } from '../rules/shape.ts'
import { ambushed, fallOf, prizeOf } from './fights.ts'
import { anyGateWorth, doomWorth, omenWorth } from './gates.ts'
import { clueWorth, hears, isFinal, isResearched, spellsAsked, stepWorth } from './mystery.ts'
import { CONDITIONS, lossOf, POINTS, recovery, TRAITS } from './points.ts'
import type { Position, Someone } from './position.ts'
import { amountOf } from './reading.ts'
import { countdownWorth, worstRumor } from './rumors.ts'
import { cardWorth } from './shopping.ts'
import { isKind } from './spending.ts'

/* What single deeds are worth: what is lost and gained, what comes and goes on the board. */

type Node = { readonly [field: string]: Json | undefined }

export function deedWorth(p: Position, who: Someone, effect: Effect): number {
  const node = effect as Node
  const n = (name = 'n', otherwise = 1): number =>
    node[name] === undefined ? otherwise : amountOf(p, who, node[name] as unknown as Amount)
  switch (effect.do) {
    case 'lose':
      return -lossOf(node.what === 'health' ? who.health : who.sanity, n(), fallOf(p))
    case 'loseBoth':
      return -lossOf(who.health, n('health'), fallOf(p)) - lossOf(who.sanity, n('sanity'), fallOf(p))
    case 'recover': {
      const track = node.what as 'health' | 'sanity'
      const most = who.card[track]
      return recovery(who[track], most, node.n === 'all' ? most : n())
    }
    case 'gain':
      return gainWorth(p, who, node) * n()
    case 'gainThisClue':
      return isResearched(p) ? Math.max(stepWorth(p), clueWorth(p, who)) : clueWorth(p, who)
    case 'ticket':
      return POINTS.ticket * n()
    case 'improve':
      return POINTS.improvement * Number(node.times ?? 1) * Math.min(1, p.mythosLeft / 8)
    case 'discard':
      return discardWorth(p, who, node)
    case 'delay':
      return -POINTS.delay
    case 'defeat':
      return POINTS.monster + 1
    case 'ambush':
      return ambushed(p, who, node.name)?.value ?? -2
    case 'devour':
      return -fallOf(p) - 4
    case 'end':
      return node.won ? POINTS.win : -POINTS.win
    default:
      return boardWorth(p, who, effect, n)
  }
}

/** Deeds that change the board rather than somebody. */
function boardWorth(p: Position, who: Someone, effect: Effect, n: (name?: string) => number): number {
  const node = effect
  switch (effect.do) {
    case 'spawn':
      return node.what === 'gate' ? -anyGateWorth(p) * n() : node.what === 'clue' ? POINTS.clueOnBoard * n() : -POINTS.monster * n()
    case 'surge':
      return -2 * POINTS.monster
    case 'damage':
      return n() * Math.max(0, ...p.foesAt(who.at).map((foe) => prizeOf(p, who, foe) / Math.max(n(), foe.left)))
    case 'closeGate':
      return anyGateWorth(p)
    case 'doom':
      return -doomWorth(p) * n()
    case 'omen':
      return omenWorth(p, node)
    case 'place':
      return tokenWorth(p, node) * n()
    case 'remove':
      return node.what === 'eldritch' && node.from === 'self' ? -countdownWorth(p) * n() : isSheet(node.from) ? 3 * n() : 0.2
    case 'keep':
      return node.on === 'sheet' ? -8 : node.what === 'thisMonster' && who.clues === 0 ? 0 : keepWorth(p, node)
    case 'solve':
      return node.what === 'mystery' ? POINTS.mystery : worstRumor(p)
    case 'encounter':
      return node.kind === 'special' ? stepWorth(p) / 2 : 2.5
    default:
      return SMALL[effect.do] ?? (effect.do === 'native' ? (NATIVES[String(node.id)] ?? 0.4) : 0.2)
  }
}

const SMALL: { readonly [verb: string]: number } = {
  fight: -1.5,
  reckon: -4,
  grantAction: 1.5,
  flipSelf: -1.5,
  discardSelf: 0,
  move: 0.3,
  moveThing: 0.2,
}
/** Odd cards whose text the data does not say. */
const NATIVES: { readonly [id: string]: number } = { 'eh:quarantine': 3, 'eh:trade-clues': 0 }

/** What is laid on the Mystery: of Monsters their weight counts. */
function keepWorth(p: Position, node: Node): number {
  const foe = node.what === 'thisMonster' ? 2 : 1
  return stepWorth(p) * foe
}

/** What lies on the green Omen space is kept with the sheet. */
const isSheet = (on: unknown): boolean => on === 'sheet' || on === 'greenOmen'

/** Where the sheet hears of the Omen, its tokens count again each time it has gone round. */
const sheetToken = (p: Position): number =>
  p.ancientAbilities.some((one) => hears(one, 'omen:advance')) ? (0.5 * doomWorth(p) * p.mythosLeft) / OMENS.length : 2

/** Tokens on the Mystery solve it; tokens on the Ancient One's sheet rarely do good. */
function tokenWorth(p: Position, node: Node): number {
  if (node.what !== 'eldritch') return isSheet(node.on) ? -5 : -1.5
  if (node.on === 'self' || node.on === 'mystery') return stepWorth(p)
  if (isSheet(node.on)) return isFinal(p) ? POINTS.win / Math.ceil(p.players / 2) : -sheetToken(p)
  return -1
}

function gainWorth(p: Position, who: Someone, node: Node): number {
  switch (node.what) {
    case 'clue':
      return clueWorth(p, who)
    case 'spell':
      return POINTS.spell + (spellsAsked(p) ? 0.2 * stepWorth(p) : 0)
    case 'artifact':
      return POINTS.artifact
    case 'asset':
      return POINTS.asset + (node.from === undefined || node.from === 'deck' ? 0 : 0.6)
    default: {
      const name = typeof node.name === 'string' ? node.name : null
      if (name && who.conditions.includes(name)) return 0
      return name ? (CONDITIONS[name] ?? -2.5) : (TRAITS[String(node.trait)] ?? -2.5)
    }
  }
}

function discardWorth(p: Position, who: Someone, node: Node): number {
  const what = node.what as unknown as Node
  const n = node.n === 'all' ? 2 : node.n === 'any' ? 0 : node.n === undefined ? 1 : amountOf(p, who, node.n as unknown as Amount)
  switch (what.the) {
    case 'monster':
    case 'monsters':
      return ridOf(p, who, what) * Math.max(1, node.n === 'all' ? 1 : n)
    case 'gate':
    case 'gates':
      return p.gates.length ? anyGateWorth(p) * Math.max(1, n) : 0
    case 'clues':
      return -POINTS.clueOnBoard * Math.max(1, n)
    case 'cards':
      return lostCards(p, who, what.kind as string, n)
    default:
      return 0
  }
}

/** The worst of those that may be chosen, or all of them together. */
function ridOf(p: Position, who: Someone, what: Node): number {
  const at = (space: string): boolean =>
    what.on === 'here' ? space === who.at : what.on !== 'gateSpace' || p.gates.some((gate) => gate.at === space)
  const prizes = p.foes.filter((foe) => at(foe.at) && !foe.card.epic).map((foe) => prizeOf(p, who, foe))
  return what.the === 'monsters' ? prizes.reduce((sum, one) => sum + one, 0) : Math.max(0, ...prizes)
}

function lostCards(p: Position, who: Someone, kind: string, n: number): number {
  if (kind === 'condition') return who.conditions.some((id) => id !== 'blessed') ? 2.5 * n : 0
  if (kind === 'clue') return -clueWorth(p, who) * Math.min(who.clues, Math.max(1, n))
  const own = who.cards.filter(({ card }) => card.kind !== 'condition' && isKind(card, kind)).map(({ card }) => cardWorth(card, who))
  return -own
    .sort((a, b) => a - b)
    .slice(0, n)
    .reduce((sum, one) => sum + one, 0)
}
