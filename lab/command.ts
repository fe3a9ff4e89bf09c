import { parseArgs } from 'node:util'
import { LEVELS, type Level } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import type { Levels } from './play.ts'
import { UsageError } from './usageError.ts'

export const USAGE = `npm run lab -- <game> [--players N] [--games G] [--bots ${LEVELS.join('|')}[,…]] [--seed S] [--options JSON] [--nights N] [--by OPTION] [--happenings A,B[,…]] [--json]`

/** What was asked for on the command line. */
export type Command = {
  readonly game: string
  readonly players: number | null
  readonly games: number
  /** Several, with commas between them: they sit at the same table, and go round. */
  readonly bots: Levels
  readonly seed: string
  readonly options: Json
  /** How many nights of its campaign make a game; null: none, tables are played one by one. */
  readonly nights: number | null
  /** An option that each seat has of its own: all its choices against each other, `games` at each table. */
  readonly by: string | null
  /** Of each card: in how many games the first befell it, and in how many of these one of the others too. */
  readonly happenings: readonly string[]
  readonly json: boolean
}

export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parsed(words)
  const [game, ...more] = positionals
  if (game === undefined) throw new UsageError('which game shall be played?')
  if (more.length) throw new UsageError(`one game at a time, not also ${more.join(', ')}`)
  return {
    game,
    players: values.players === undefined ? null : positive('players', values.players),
    games: positive('games', values.games),
    bots: levels(values.bots),
    seed: values.seed,
    options: json(values.options),
    nights: values.nights === undefined ? null : positive('nights', values.nights),
    by: values.by ?? null,
    happenings: values.happenings?.split(',') ?? [],
    json: values.json,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        players: { type: 'string' },
        games: { type: 'string', default: '100' },
        bots: { type: 'string', default: 'random' },
        seed: { type: 'string', default: 'lab' },
        options: { type: 'string', default: 'null' },
        nights: { type: 'string' },
        by: { type: 'string' },
        happenings: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function positive(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--${flag} wants a whole number from 1 on, not «${text}»`)
  return Number(text)
}

const levels = (text: string): Levels => (text.includes(',') ? text.split(',').map(level) : level(text))

function level(text: string): Level {
  const found = LEVELS.find((one) => one === text)
  if (!found) throw new UsageError(`--bots wants ${LEVELS.join(', ')}, not «${text}»`)
  return found
}

function json(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new UsageError(`--options wants JSON, not «${text}»`)
  }
}
