import type { ContentReport } from '@miskatonic/effects'
import type { AnyShape, Game, Json, Shape } from '@miskatonic/kernel'
import type { BotMaker, OwnLevel, Unknown, ViewWorth } from './bots.ts'
import type { Campaign } from './campaign.ts'
import type { DeckBuilding } from './decks.ts'
import type { Gallery } from './gallery.ts'
import type { Both } from './language.ts'
import type { Learner } from './learning.ts'
import type { GameBox, GameSetup } from './setup.ts'
import type { GameText } from './text.ts'

/** What a game is to the house: its rules, its words, its content, and who can play it. */
export type GameModule = {
  readonly game: Game<AnyShape>
  readonly text: GameText
  readonly content: { report(): ContentReport }
  /** Bots of the game's own. What is missing the house provides: for a game with a worth, or without any bots. */
  readonly bots?: { readonly [L in OwnLevel]?: BotMaker }
  /** What a view is worth to a seat: enough for the house's own bots to play with sense. */
  readonly worth?: ViewWorth
  /** What can be said about pieces that a seat cannot see: for bots that look ahead. */
  readonly unknown?: Unknown
  /** How a network is told of the game: for those who train one. */
  readonly learner?: Learner
  readonly campaign?: Campaign
}

/** The parts of a module with the game's own types. */
type Parts<S extends Shape, C extends Json> = Omit<GameModule, 'game' | 'campaign'> & {
  readonly game: Game<S>
  readonly campaign?: Campaign<C, S>
}

/**
 * The one place where a game's own types are given up: the house plays every game without knowing its attributes, happenings, messages
 * and memories, and hands a game's functions only what that game made itself.
 */
export const gameModule = <S extends Shape, C extends Json = Json>({ game, campaign, ...rest }: Parts<S, C>): GameModule => ({
  ...rest,
  game: game as unknown as Game<AnyShape>,
  ...(campaign ? { campaign: campaign as unknown as Campaign } : {}),
})

/** A game the register knows, with what is loaded when it is wanted. */
export type RegisteredGame = {
  readonly id: string
  readonly title: Both
  readonly box: GameBox
  readonly load: () => Promise<{ readonly module: GameModule }>
  readonly setup: () => Promise<{ readonly setup: GameSetup }>
  /** Where everybody brings a deck: what is needed to build one. */
  readonly decks?: () => Promise<{ readonly decks: DeckBuilding }>
  /** Its cards to leaf through. */
  readonly gallery?: () => Promise<{ readonly gallery: Gallery }>
}

/** A game that is still being built, so that the start page can say so. `cover` is the motif on the box. */
export type PlannedGame = {
  readonly id: string
  readonly title: Both
  readonly cover: string
  /** What it will be, in a line on its box. */
  readonly motto: Both
}
