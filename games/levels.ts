import { houseBots, randomBot } from '@miskatonic/bots'
import type { BotMaker, GameModule, Level, RegisteredGame } from '@miskatonic/contract'
import { games as registered } from './index.ts'

/** What is needed to let bots play a game. */
export type Playable = Pick<GameModule, 'game' | 'bots' | 'worth' | 'unknown' | 'learner' | 'campaign'>

/** A wish that cannot be granted, told to people: no such game, no such bot. */
export class NoSuchBot extends Error {
  override name = 'NoSuchBot'
}

/** The game of that name, out of the register. */
export async function playable(id: string, games: readonly Pick<RegisteredGame, 'id' | 'load'>[] = registered): Promise<GameModule> {
  const entry = games.find((game) => game.id === id)
  if (!entry) throw new NoSuchBot(`there is no game «${id}»; there is ${games.map((game) => game.id).join(', ') || 'none yet'}`)
  return (await entry.load()).module
}

/** What makes bots of that level for this game, or an error that says which there are. */
export function botsOf({ game, bots, worth, unknown }: Playable, level: Level): BotMaker {
  if (level === 'random') return () => randomBot
  // The house knows less than a game that has bots of its own: it steps in where there are none, or where it is told what is good.
  const maker = bots?.[level] ?? (worth || !bots ? houseBots(worth)[level] : undefined)
  if (!maker) throw new NoSuchBot(`«${game.id}» has no ${level} bot; it has ${['random', ...Object.keys(bots ?? {})].join(', ')}`)
  const { options: known } = unknown ?? {}
  // What others brought to the table in secret is in its options, too.
  return known ? (at) => maker({ ...at, options: known(at.options, at.seats, at.seat) }) : maker
}
