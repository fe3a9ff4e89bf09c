import { type RegisteredGame, games as registered } from '@miskatonic/games'
import type { AnyShape, Game } from '@miskatonic/kernel'
import type { BotMaker } from './bot.ts'
import type { Learner } from './learning/perception.ts'
import type { Unknown } from './otherWorld.ts'
import { randomBot } from './random.ts'

/** How a bot plays: anything, by the game's own judgement, or by looking ahead. */
export const LEVELS = ['random', 'careful', 'search'] as const
export type Level = (typeof LEVELS)[number]

/** What bots need of a game's module. A game that has bots of its own exports them as `bots`. */
export type Playable = {
  readonly game: Game<AnyShape>
  readonly bots?: { readonly [L in Exclude<Level, 'random'>]?: BotMaker }
  /** What can be said about pieces that a seat cannot see: for bots that look ahead. */
  readonly unknown?: Unknown
  /** How a network is told of the game: for those who train one. */
  readonly learner?: Learner
}

/** A wish that cannot be granted, told to people: no such game, no such bot. */
export class NoSuchBot extends Error {
  override name = 'NoSuchBot'
}

/** The game of that name, out of the register. */
export async function playable(id: string, games: readonly Pick<RegisteredGame, 'id' | 'load'>[] = registered): Promise<Playable> {
  const entry = games.find((game) => game.id === id)
  if (!entry) throw new NoSuchBot(`there is no game «${id}»; there is ${games.map((game) => game.id).join(', ') || 'none yet'}`)
  const module: object & { readonly game?: unknown; readonly bots?: unknown; readonly unknown?: unknown; readonly learner?: unknown } =
    await entry.load()
  if (!isGame(module.game)) throw new NoSuchBot(`the module of «${id}» exports no «game», so nobody can play it yet`)
  return {
    game: module.game,
    ...(isRecord(module.bots) ? { bots: module.bots as NonNullable<Playable['bots']> } : {}),
    ...(isRecord(module.unknown) ? { unknown: module.unknown as Unknown } : {}),
    ...(isRecord(module.learner) ? { learner: module.learner as Learner } : {}),
  }
}

/** What makes bots of that level for this game, or an error that says which there are. */
export function botsOf({ game, bots }: Playable, level: Level): BotMaker {
  if (level === 'random') return () => randomBot
  const maker = bots?.[level]
  if (!maker) throw new NoSuchBot(`«${game.id}» has no ${level} bot; it has ${['random', ...Object.keys(bots ?? {})].join(', ')}`)
  return maker
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isGame = (value: unknown): value is Game<AnyShape> => isRecord(value) && typeof value.id === 'string' && isRecord(value.steps)
