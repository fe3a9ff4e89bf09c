/** `npm run lab`: lets bots play many games and says how they ended. See docs/lab.md. */
import { botsOf, NoSuchBot, playable } from '@miskatonic/bots'
import { readCommand, USAGE, UsageError } from './command.ts'
import { progressBar } from './progress.ts'
import { told } from './report.ts'
import { simulateRegistered } from './simulate.ts'

async function run(words: readonly string[]): Promise<number> {
  const command = readCommand(words)
  const { game, games, bots, seed, options } = command
  const played = await playable(game)
  const { min, max } = played.game.seats
  const players = command.players ?? min
  if (players < min || players > max)
    throw new UsageError(`${game} is for ${min === max ? min : `${min} to ${max}`} players, not ${players}`)
  botsOf(played, bots)
  const bar = command.json ? null : progressBar(games)
  const report = await simulateRegistered(game, { players, bots, seed, options }, games, bar?.show)
  bar?.clear()
  console.log(command.json ? JSON.stringify(report) : told(report))
  return report.errors.length || report.finished < report.games ? 1 : 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const ours = error instanceof UsageError || error instanceof NoSuchBot
  console.error(ours ? `${error.message}\n${USAGE}` : error)
  process.exitCode = ours ? 2 : 1
}
