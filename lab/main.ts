/** `npm run lab`: lets bots play many games and says how they ended. See docs/lab.md. */

import { games as registered } from '@miskatonic/games'
import { botsOf, NoSuchBot, type Playable, playable } from '@miskatonic/games/levels'
import { type Command, readCommand, USAGE } from './command.ts'
import { compare, tablesOf } from './comparing.ts'
import { comparisonTold } from './comparingTold.ts'
import { progressBar } from './progress.ts'
import { told } from './report.ts'
import { simulateRegistered } from './simulate.ts'
import { UsageError } from './usageError.ts'

async function run(words: readonly string[]): Promise<number> {
  const command = readCommand(words)
  const { game, games, bots, seed, options, nights, happenings } = command
  const played = await playable(game)
  const { min, max } = played.game.seats
  const players = command.players ?? min
  if (players < min || players > max)
    throw new UsageError(`${game} is for ${min === max ? min : `${min} to ${max}`} players, not ${players}`)
  for (const level of [bots].flat()) botsOf(played, level)
  if (nights !== null && !played.campaign) throw new UsageError(`${game} has no campaign`)
  if (command.by !== null) return await runComparison(command, played, players)
  const bar = command.json ? null : progressBar(games)
  const report = await simulateRegistered(
    game,
    { players, bots, seed, options, ...(nights === null ? {} : { nights }), happenings, timed: typeof bots !== 'string' },
    games,
    bar?.show,
  )
  bar?.clear()
  console.log(command.json ? JSON.stringify(report) : told(report))
  return report.errors.length || report.finished < report.games ? 1 : 0
}

/** The choices are those of the start page: what each seat has of its own. */
async function runComparison(
  { game, games, bots, seed, options, happenings, by, json }: Command,
  played: Playable,
  players: number,
): Promise<number> {
  const setup = await registered.find(({ id }) => id === game)?.setup()
  const field = setup?.setup.fields.find(({ id }) => id === by)
  if (by === null || field?.kind !== 'each-seat')
    throw new UsageError(`--by wants an option that each seat of ${game} has of its own, not «${by}»`)
  const choices = field.choices.map(({ id }) => id)
  const bar = json ? null : progressBar(games * tablesOf(choices, players).length)
  const report = compare(
    played,
    { players, bots, seed, options, happenings, timed: typeof bots !== 'string' },
    by,
    choices,
    games,
    bar?.show,
  )
  bar?.clear()
  console.log(json ? JSON.stringify(report) : comparisonTold(report))
  return report.errors.length || report.finished < report.games ? 1 : 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const ours = error instanceof UsageError || error instanceof NoSuchBot
  console.error(ours ? `${error.message}\n${USAGE}` : error)
  process.exitCode = ours ? 2 : 1
}
