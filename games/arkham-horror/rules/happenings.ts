import type { PieceId, Seat } from '@miskatonic/kernel'
import type { Deck } from '../content/kinds.ts'
import type { AreaId, AwakeningCause, CheckKind, CheckOf, Ending, LossCause, MonsterId, Phase, Track } from './shape.ts'

type Who = { readonly who: Seat }
/** By a location's ability, by an investigator's, or by whatever else. */
export type Healing = 'location' | 'investigator' | 'card'
type At = { readonly at: AreaId }

/** Everything the rules have a name for. */
export interface Happenings {
  'turn:begin': { n: number }
  'turn:end': { n: number }
  'phase:begin': { phase: Phase }
  'phase:end': { phase: Phase }
  'first-player:pass': { to: Seat }
  'investigator:enter': Who & At & { card: PieceId }
  'sliders:set': Who & { stops: readonly [number, number, number] }
  // upkeep
  'upkeep:begin': Who
  /** What cards do in the Upkeep is an answer to this. */
  'upkeep:act': Who & { battle: boolean }
  'upkeep:skip': Who
  'card:refresh': Who & { cards: readonly PieceId[] }
  // movement
  'movement:begin': Who & { points: number }
  'movement:gain': Who & { n: number }
  'movement:spend': Who & { n: number }
  'movement:end': Who & At
  'investigator:move': Who & { from: AreaId; to: AreaId; how: 'walk' | 'effect' | 'gate' | 'world' | 'return' | 'refuge' }
  'investigator:delay': Who
  'investigator:stand': Who
  'investigator:explore': Who & At
  'investigator:arrest': Who & { money: number }
  'investigator:stray': Who & { cause: Track | 'gate' | 'card' }
  'investigator:return': Who & At
  'investigator:madden': Who
  'investigator:faint': Who
  'investigator:devour': Who
  'investigator:lose-turn': Who
  'player:eliminate': Who
  // what investigators have
  'sanity:lose': Who & { n: number; cause: LossCause; monster: PieceId | null }
  'stamina:lose': Who & { n: number; cause: LossCause; monster: PieceId | null }
  'sanity:gain': Who & { n: number; how: Healing }
  'stamina:gain': Who & { n: number; how: Healing }
  'sanity:spend': Who & { n: number }
  'stamina:spend': Who & { n: number }
  'maximum:lower': Who & { track: Track; n: number }
  'money:gain': Who & { n: number }
  'money:lose': Who & { n: number }
  'money:spend': Who & { n: number }
  'clue:gain': Who & { n: number }
  'clue:lose': Who & { n: number }
  'clue:spend': Who & { n: number }
  'clue:take': Who & At & { n: number }
  'clue:place': At & { n: number }
  'clue:remove': At & { n: number }
  'card:draw': Who & { deck: Deck; cards: readonly PieceId[] }
  'card:gain': Who & { card: PieceId; how: 'draw' | 'buy' | 'search' | 'set-up' | 'give' }
  'card:discard': { who: Seat | null; cards: readonly PieceId[] }
  'card:spend': Who & { cards: readonly PieceId[] }
  'card:exhaust': Who & { card: PieceId }
  'card:box': { card: PieceId }
  'card:buy': Who & { card: PieceId; price: number }
  'card:sell': Who & { card: PieceId; price: number }
  'card:give': Who & { other: Seat; card: PieceId }
  'money:give': Who & { other: Seat; n: number }
  'deck:look': Who & { cards: readonly PieceId[] }
  /** May one take from the bottom of that deck? */
  'draw:bottom': Who & { deck: Deck }
  /** May one come back through any gate? */
  'return:any': Who
  'special:gain': Who & { name: string }
  'special:lose': Who & { name: string }
  'use:spend': Who & { card: PieceId; left: number }
  'trophy:spend': Who & { trophies: readonly PieceId[] }
  'trophy:gain': Who & { trophy: PieceId }
  'trophy:lose': Who & { trophies: readonly PieceId[] }
  // checks
  'check:begin': CheckOf & { difficulty: number }
  /** `more`: after a Clue added to them. */
  'check:roll': CheckOf & { faces: readonly number[]; more?: true }
  'check:clue': Who & { check: CheckKind; faces: readonly number[]; added: readonly number[] }
  'check:reroll': Who & { check: CheckKind; faces: readonly number[]; card: PieceId | null }
  'check:pass': Who & { check: CheckKind; card: PieceId | null }
  'check:end': CheckOf & { successes: number; difficulty: number; passed: boolean }
  'dice:roll': Who & { faces: readonly number[]; card: PieceId | null }
  // combat and spells
  'monster:evade': Who & { monster: MonsterId }
  'combat:begin': Who & { monster: MonsterId }
  'combat:arm': Who & { cards: readonly PieceId[] }
  'combat:flee': Who & { monster: MonsterId }
  'combat:tire': Who & { monster: MonsterId }
  /** The monster deals its damage: Stamina, or what is printed on it. */
  'combat:damage': Who & { monster: MonsterId; n: number }
  'combat:end': Who & { monster: MonsterId; defeated: boolean }
  'spell:cast': Who & { spell: PieceId }
  'spell:fail': Who & { spell: PieceId }
  'spell:pay': Who & { spell: PieceId; n: number }
  // monsters
  /** Whether a monster is such a one. */
  'monster:be': { monster: MonsterId; name: string; trait: string; who: Seat | null }
  /** `at`: where it appears on the board; null: in an encounter, alone. */
  'monster:appear': { monster: MonsterId; at: AreaId | null; who: Seat | null }
  'monsters:appear': At & { n: number }
  'monster:overflow': { monster: MonsterId }
  'outskirts:overflow': { monsters: readonly MonsterId[] }
  'monster:move': { monster: MonsterId; from: AreaId; to: AreaId }
  'monster:activate': { monster: MonsterId; name: string }
  'monster:defeat': Who & { monster: MonsterId; name: string; at: AreaId | null }
  'monster:claim': Who & { monster: MonsterId }
  'monster:return': { monsters: readonly MonsterId[] }
  'monster:box': { monster: MonsterId }
  'surge:begin': At & { n: number }
  // gates, seals, doom, terror
  'gate:open': At & { gate: PieceId }
  'gate:enter': Who & At & { world: string }
  'gate:close': At & { who: Seat | null; gate: PieceId; trophy: boolean }
  'seal:place': At & { who: Seat; by: 'clues' | 'elderSign' }
  'seal:remove': At
  'doom:add': { n: number; cause: 'gate' | 'terror' | 'card' | 'battle' }
  'doom:remove': { n: number; cause: 'elderSign' | 'card' | 'battle' }
  'terror:rise': { n: number }
  'ally:leave': { card: PieceId }
  'location:close': At
  'location:open': At
  // encounters and Mythos
  'location:use': Who & At
  'encounter:begin': Who & At & { card: PieceId }
  'encounter:end': Who & At
  'mythos:draw': { card: PieceId }
  'mythos:enter': { card: PieceId }
  'mythos:leave': { card: PieceId }
  'mythos:step': { step: 'gate' | 'clue' | 'monsters' | 'effect' }
  'rumor:pass': { card: PieceId }
  'rumor:fail': { card: PieceId }
  'counter:add': { card: PieceId; n: number }
  'counter:remove': { card: PieceId; n: number }
  // the end
  'ancient:awaken': { cause: AwakeningCause }
  'battle:begin': { n: number }
  'battle:round': { n: number }
  'battle:strike': Who & { successes: number; tally: number }
  'ancient:attack': Who
  'deal:fail': Who & { other: Seat }
  'game:end': { ending: Ending }
}
