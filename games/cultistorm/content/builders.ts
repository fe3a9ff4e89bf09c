import {
  type AbilityData,
  type AbilityOptions,
  type Amount,
  builders,
  type Condition,
  type Effect,
  type Filter,
  type Selector,
} from '@miskatonic/effects'
import type { Cost, Limit } from '@miskatonic/kernel'
import { type Lent, type MagicSymbol, SYMBOLS } from './kinds.ts'

/* The words cards are written with. Each makes plain data; what it means is in `rules/vocabulary`. */

const common = builders()
export const { seq, also, inOrder, choose, may, when, each, later, lasting, after, instead, allow, nothing, not, both } = common

// madness, and whom it befalls
export const madden = (n: number): Effect => ({ do: 'madden', n })
export const maddenForGood = (n: number): Effect => ({ do: 'madden', n, developing: true })
export const heal = (n: number): Effect => ({ do: 'heal', n })
export const convertDeveloping: Effect = { do: 'convert' }
/** One token from the helped detective to the helper. */
export const passMadness: Effect = { do: 'passMadness' }
/** You choose whom of these. */
export const somebody = (among: Selector, effect: Effect): Effect => ({ do: 'somebody', among, effect })
/** All of them at once. */
export const everybody = (effect: Effect, of: Selector = detectives): Effect => each(of, effect, 'together')

// action cards
export const draw = (n: number): Effect => ({ do: 'draw', n })
export const discard = (n: number): Effect => ({ do: 'discard', n })
export const discardDownTo = (n: number): Effect => ({ do: 'discardDownTo', n })
export const replaceHand: Effect = { do: 'replaceHand' }
export const recoverCard: Effect = { do: 'recoverCard' }

// dice
export const rerollDice = (n: number): Effect => ({ do: 'rerollDice', n })
export const setDie: Effect = { do: 'setDie' }
export const addDie = (to: 'you' | 'pool'): Effect => ({ do: 'addDie', to })
export const passDie: Effect = { do: 'passDie' }
export const rerollPool: Effect = { do: 'rerollPool' }
/** Where you are, where the card lies, or everywhere. */
export const rerollCultistDie = (at: 'here' | 'there' | 'everywhere'): Effect => ({ do: 'rerollCultistDie', at })
export const rerollUntilShown: Effect = { do: 'rerollUntilShown' }
export const blankCultistDie: Effect = { do: 'blankCultistDie' }

// cultists, locations, Ancient Ones, terror
/** By the marker, which moves on. */
export const appear = (n = 1): Effect => ({ do: 'appear', at: 'marker', n })
/** At a named place; the marker stays. */
export const appearAt = (at: 'here' | 'fewest' | 'next' | 'nextTwo'): Effect => ({ do: 'appear', at })
export const appearAndRoll: Effect = { do: 'appearAndRoll' }
export const moveMarker = (n: number): Effect => ({ do: 'moveMarker', n })
export const retreatMarker: Effect = { do: 'retreatMarker' }
/** A monster goes on by one location. */
export const prowl: Effect = { do: 'prowl' }
/** The action of another location that serves the detectives. */
export const copyLocation: Effect = { do: 'copyLocation' }
export const driveOff: Effect = { do: 'driveOff' }
export const block = (at: 'here' | 'choice'): Effect => ({ do: 'block', at })
export const hold = (which: 'any' | 'here'): Effect => ({ do: 'hold', which })
export const calm: Effect = { do: 'calm' }
export const summon: Effect = { do: 'summon' }
export const advance = (n: number): Effect => ({ do: 'advance', n })
export const advancePerDetective: Effect = { do: 'advancePerDetective' }
export const removeCrystal: Effect = { do: 'removeCrystal' }
export const removeCrystals = (n: number): Effect => ({ do: 'removeCrystal', n })
export const moveCrystal: Effect = { do: 'moveCrystal' }
export const lookAtTerror: Effect = { do: 'lookAtTerror' }
/** Nothing but a look. */
export const seeTerror: Effect = { do: 'seeTerror' }
export const seeEnd: Effect = { do: 'seeEnd' }
export const setClock = (n: number): Effect => ({ do: 'setClock', n })
export const countDown: Effect = { do: 'countDown' }

// items and decks
export const investigate = (n: number): Effect => ({ do: 'investigate', n })
export const drawItems = (n: number): Effect => ({ do: 'drawItems', n })
export const lookAtItems = (n: number): Effect => ({ do: 'lookAtItems', n })
export const lookAtCultists = (n: number, more: { bottom?: true; only?: true } = {}): Effect => ({ do: 'lookAtCultists', n, ...more })
export const recoverItem: Effect = { do: 'recoverItem' }
export const shuffleItems: Effect = { do: 'shuffleItems' }
export const loseItem: Effect = { do: 'loseItem' }

// trophies
export const gainTrophy: Effect = { do: 'gainTrophy' }
export const loseTrophy: Effect = { do: 'loseTrophy' }
export const swapTrophy: Effect = { do: 'swapTrophy' }
export const shareTrophies: Effect = { do: 'shareTrophies' }
export const defile: Effect = { do: 'defile' }

// fights
export const ignore = (what: 'sect' | 'die' | 'devoured' | 'any', n = 1): Effect => ({ do: 'ignore', what, ...(n > 1 ? { n } : {}) })
export const doubleCard: Effect = { do: 'doubleCard' }
export const doubleDie: Effect = { do: 'doubleDie' }
export const freeCard: Effect = { do: 'freeCard' }
export const spareCard: Effect = { do: 'spareCard' }

// stories before a fight
/** The cultist's sect symbol, for you; one more of them, for it. */
export const lendSect: Effect = { do: 'lendSect' }
export const moreSect: Effect = { do: 'moreSect' }
/** What comes of this fight. */
export const ifWon = (effect: Effect): Effect => ({ do: 'ifWon', effect })
export const ifLost = (effect: Effect): Effect => ({ do: 'ifLost', effect })

// what a card lends in a fight
export const lends = (...symbols: readonly MagicSymbol[]): Lent => symbols.map((symbol) => [symbol])
export const anySymbol: readonly MagicSymbol[] = SYMBOLS

// whom
export const detectives: Selector = { the: 'detectives' }
export const detectivesHere: Selector = { the: 'detectives', at: 'here' }
export const otherDetectives: Selector = { the: 'detectives', others: true }
export const detectivesWith = (limits: { madness?: number; items?: number }): Selector => ({ the: 'detectives', ...limits })
export const calmest: Selector = { the: 'calmest' }

// conditions
export const againstCultist: Condition = { is: 'against', what: 'cultist' }
export const againstAncient: Condition = { is: 'against', what: 'ancient' }
export const secondWaveInPlay: Condition = { is: 'secondWave' }
export const atFront: Condition = { is: 'atFront' }

// costs and limits
export const cards = (n: number): Cost => [{ pay: 'card', n }]
/** Hand cards with these symbols. */
export const showing = (symbols: readonly MagicSymbol[]): Cost =>
  SYMBOLS.flatMap((symbol) => {
    const n = symbols.filter((one) => one === symbol).length
    return n ? [{ pay: 'card', n, filter: { symbol } }] : []
  })
export const anItem: Cost = [{ pay: 'item', n: 1 }]
export const aTrophy: Cost = [{ pay: 'trophy', n: 1 }]
export const thisCard: Cost = [{ pay: 'self', n: 1 }]
/** The card is used up for the turn, whoever used it. */
export const oncePerTurn: Limit = { per: 'turn', on: 'piece' }
/** Once for the whole team. */
export const oncePerTurnForAll: Limit = { per: 'teamTurn', on: 'piece' }
export const oncePerTurnEach: Limit = { per: 'turn', on: 'user' }
export const oncePerCombat: Limit = { per: 'combatPhase', on: 'piece' }

// abilities
export const action: (on: 'preparation' | 'fight' | 'both' | 'sealing', effect: Effect, more?: AbilityOptions<Condition>) => AbilityData =
  common.action
export const cannot = (on: string, where: Filter = {}, more: AbilityOptions<Condition> = {}): AbilityData =>
  common.cannot(on, where, { rule: 'CS-FRAME-06', ...more })
export const prevent = (on: string, where: Filter, more: AbilityOptions<Condition> = {}): AbilityData =>
  common.prevent(on, where, 'all', more)
export const modify = (on: string, amount: Amount, where: Filter = {}, more: AbilityOptions<Condition> = {}): AbilityData =>
  common.modify(on, 'add', amount, where, more)
/** What a cultist does when it comes, and when it goes. */
export const whenItAppears = (effect: Effect): AbilityData => after('cultist:appear', { cultist: 'self' }, effect)
export const whenDefeated = (effect: Effect): AbilityData => after('cultist:defeat', { cultist: 'self' }, effect)
