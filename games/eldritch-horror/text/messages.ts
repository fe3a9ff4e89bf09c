import type { Effect } from '@miskatonic/effects'
import type { MessagesOf } from '@miskatonic/effects/text'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { Colour, Outcome, Phase, Skill } from '../rules/shape.ts'
import type { labels } from './labels.ts'
import type { prompts } from './prompts.ts'
import type { refusals } from './refusals.ts'

/* Everything the table says, by key, with its arguments as they travel. `prompts.ts`, `log.ts`, `refusals.ts` and `labels.ts` have the words. */

type Nothing = Record<never, never>
/** An investigator by the id of his sheet, with who plays him: to that seat he is "you". */
export type Who = { readonly investigator: string; readonly seat: Seat }
type KeptToken = 'clue' | 'gate' | 'eldritch'
export type Foe = { readonly monster: string }
export type Spot = { readonly space: string }
/** A card everybody has seen, by its id: it may lie hidden again by the time it is told. */
export type Known = { readonly card: string }
/** A piece as each watcher sees it; who cannot see it reads "1 card". */
export type Piece = { readonly piece: PieceId }
export type Track = 'health' | 'sanity'
export type TokenKind = 'eldritch' | 'health' | 'sanity'
export type BasicAction = 'travel' | 'prepare' | 'acquire' | 'rest' | 'trade'
export type EncounterKind = 'general' | 'location' | 'research' | 'otherWorld' | 'expedition' | 'special' | 'token' | 'fallen'
/** Effects are said from their data. */
export type Said = { readonly effect: Effect }

/** What an offer costs or what averts the rest, the card that asks, and whom it addresses. */
export type Offered = { readonly cost?: Cost; readonly act?: Effect; readonly card?: Piece; readonly who?: Who }

/** Those that take arguments; the others are known by their words. */
export interface PromptArgs {
  'prompt.action': { readonly left: number }
  'prompt.buy': { readonly value: number }
  'prompt.choose': Offered
  'prompt.die-up': { readonly faces: readonly number[] }
  'prompt.may': Said & Offered
  'prompt.pay-instead': { readonly resource: string; readonly instead: string }
  'prompt.pay-much': { readonly resource: string }
  /** With a Clue, or without for a card that rerolls. */
  /** `dice`: so many are thrown anew at most. */
  'prompt.reroll': { readonly faces: readonly number[]; readonly clues: number; readonly dice: number }
  'prompt.order-cards': { readonly cards: readonly Piece[] }
  'prompt.replace-cards': { readonly cards: readonly Piece[] }
  'prompt.end-of-mythos': { readonly due: number }
  'prompt.pay-to-pass': { readonly cost: Cost }
  /** What sort of things there are to pick from. */
  'prompt.pick': { readonly what: string }
  'prompt.second-die': { readonly faces: readonly number[] }
  'prompt.unless': Said & Offered
  /** The same with its price in the sentence. */
  'prompt.unless-paid': Said
  /** With the card that could be used, and what would be lost. */
  'prompt.use-replacement': {
    readonly card?: Piece
    readonly ability?: string
    readonly who?: Who
    readonly what?: Track
    readonly n?: number
  }
  /** With the one card that could be used and which of its abilities, and the dice it could change. */
  'prompt.use-trigger': { readonly card?: Piece; readonly ability?: string; readonly dice?: readonly number[] }
  'prompt.use-one': { readonly dice: string }
  'prompt.who-gains': { readonly card: Piece }
}

export interface Log {
  'log.round': { readonly round: number }
  'log.round-lead': { readonly round: number; readonly who: Who }
  'log.phase': { readonly phase: Phase }
  'log.action': { readonly who: Who; readonly action: BasicAction }
  'log.used': { readonly who: Who; readonly card: Known }
  'log.used-ability': { readonly who: Who }
  'log.granted': { readonly who: Who }
  /** With the card that is read and which part of it, for whoever wants to read along. */
  'log.encounter': { readonly who: Who; readonly kind: EncounterKind; readonly card?: Piece; readonly part?: string }
  'log.moved': { readonly who: Who; readonly to: Spot }
  'log.delayed': { readonly who: Who }
  'log.stood': { readonly who: Who }
  'log.defeated': { readonly who: Who }
  'log.devoured': { readonly who: Who }
  'log.entered': { readonly who: Who; readonly at: Spot }
  'log.eliminated': { readonly player: { readonly seat: Seat } }
  'log.lead': { readonly who: Who }
  'log.lost': { readonly who: Who; readonly what: Track; readonly n: number }
  'log.lost-to': { readonly who: Who; readonly what: Track; readonly n: number; readonly monster: Foe }
  'log.recovered': { readonly who: Who; readonly what: Track; readonly n: number }
  'log.spent': { readonly who: Who; readonly what: Track; readonly n: number }
  'log.spent-clues': { readonly who: Who; readonly n: number; readonly shares?: readonly { readonly who: Who; readonly n: number }[] }
  'log.spent-improvements': { readonly who: Who; readonly n: number; readonly skills: readonly Skill[] }
  'log.gained-clue': { readonly who: Who; readonly at?: Spot }
  'log.used-ticket': { readonly who: Who; readonly kind: 'train' | 'ship' }
  'log.discarded-ticket': { readonly who: Who; readonly kind: 'train' | 'ship' }
  'log.gained-ticket': { readonly who: Who; readonly kind: 'train' | 'ship' }
  'log.gained': { readonly who: Who; readonly card: Piece }
  'log.gained-condition': { readonly who: Who; readonly card: Known }
  'log.discarded': { readonly who: Who; readonly card: Known }
  'log.card-discarded': { readonly card: Known }
  'log.flipped': { readonly card: Known }
  'log.gave': {
    readonly who: Who
    readonly other: Who
    readonly cards: readonly Piece[]
    readonly clues: number
    readonly tickets: number
    readonly train: number
    readonly ship: number
  }
  'log.improved': { readonly who: Who; readonly skill: Skill }
  'log.rolled': { readonly who: Who; readonly dice: readonly number[] }
  'log.rerolled': {
    readonly who: Who
    readonly from: readonly number[]
    readonly to: readonly number[]
    readonly dice: readonly number[]
    readonly card?: Known
  }
  'log.die-turned': {
    readonly who: Who
    readonly from: number
    readonly to: number
    readonly dice: readonly number[]
    readonly card?: Known
  }
  'log.tested': { readonly who: Who; readonly skill: Skill; readonly n: number; readonly outcome: 'passed' | 'failed' }
  'log.combat': { readonly who: Who; readonly monster: Foe }
  'log.ambushed': { readonly who: Who; readonly monster: Foe }
  'log.monster-spawned': { readonly monster: Foe; readonly at: Spot }
  'log.monster-moved': { readonly monster: Foe; readonly to: Spot }
  'log.monster-lost': { readonly monster: Foe; readonly n: number }
  'log.monster-recovered': { readonly monster: Foe; readonly n: number }
  'log.monster-defeated': { readonly monster: Foe }
  'log.monster-defeated-by': { readonly monster: Foe; readonly who: Who }
  'log.monster-discarded': { readonly monster: Foe }
  'log.gate-spawned': { readonly at: Spot }
  'log.gate-closed': { readonly at: Spot }
  'log.gate-closed-by': { readonly at: Spot; readonly who: Who }
  'log.gate-discarded': { readonly at: Spot }
  'log.clue-discarded': { readonly at: Spot }
  'log.discarded-clue': { readonly who: Who }
  'log.token-moved': { readonly what: 'clue' | 'gate'; readonly from: Spot; readonly to: Spot }
  /** What a card keeps, and where it lay. */
  'log.kept-token': { readonly what: KeptToken; readonly card: Known; readonly at?: Spot; readonly who?: Who }
  'log.kept-monster': { readonly monster: Foe; readonly card: Known; readonly at?: Spot; readonly who?: Who }
  'log.kept-card': { readonly thing: Known; readonly card: Known }
  'log.clue-spawned': { readonly at: Spot }
  'log.omen-advanced': { readonly colour: Colour }
  'log.omen-moved': { readonly colour: Colour }
  'log.doom-advanced': { readonly from: number; readonly to: number }
  'log.doom-retreated': { readonly from: number; readonly to: number }
  'log.awoke': { readonly ancientOne: Known }
  'log.mystery-entered': { readonly card: Known }
  'log.mystery-solved': { readonly card: Known }
  'log.rumor-solved': { readonly card: Known }
  'log.mythos-drawn': { readonly card: Piece }
  'log.entered-play': { readonly card: Piece }
  'log.token-placed': { readonly what: TokenKind; readonly n: number; readonly at: Spot }
  'log.token-put': { readonly what: TokenKind; readonly n: number; readonly card: Known }
  'log.token-removed': { readonly what: TokenKind; readonly n: number; readonly at: Spot }
  'log.token-taken': { readonly what: TokenKind; readonly n: number; readonly card: Known }
  'log.reckoning': { readonly card: Known }
  'log.reckoning-monster': { readonly monster: Foe }
  'log.reserve': { readonly cards: readonly Piece[] }
}

export interface RefusalArgs {
  'refused.card': { readonly on: string; readonly card?: Piece }
  'refused.too-few-clues': { readonly n: number; readonly has: number }
  'refused.too-little-health': { readonly n: number; readonly has: number }
  'refused.too-little-sanity': { readonly n: number; readonly has: number }
}

type Named<Prefix extends string, Ids extends string> = { readonly [Id in Ids as `${Prefix}.${Id}`]: Nothing }
export interface LabelArgs
  extends Named<'action', BasicAction | 'cast'>,
    Named<'phase', Phase>,
    Named<'outcome', Outcome['outcome']>,
    Named<'omen', Colour>,
    Named<'skill', Skill> {
  'option.die': { readonly face: number }
  'option.replace': { readonly player: { readonly seat: Seat } }
  'option.lead': { readonly player: { readonly seat: Seat } }
  'option.unnamed': { readonly key: string }
  'option.reroll': { readonly face: number }
  'option.raise': { readonly face: number; readonly to: number }
  'option.offer': { readonly card: Piece }
  'option.withdraw': { readonly card: Piece }
  'option.cast': { readonly card: Piece }
  'option.solve': { readonly card: Piece }
  'option.otherWorld': { readonly card: Piece }
  'option.research': { readonly card: Piece }
  'option.token': { readonly card: Piece }
  'option.fallen': { readonly card: Piece }
  'option.instead': { readonly card: Piece }
  effect: Said
  cost: { readonly cost: Cost }
}

type Prompts = MessagesOf<PromptArgs, typeof prompts>
type Refusals = MessagesOf<RefusalArgs, typeof refusals>
type Labels = MessagesOf<LabelArgs, typeof labels>
export interface Messages extends Prompts, Log, Refusals, Labels {}
export type RefusalKey = keyof Refusals
export type LabelKey = keyof Labels
