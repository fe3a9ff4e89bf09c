import { parseArgs } from 'node:util'
import { LEVELS, type Level } from '@miskatonic/bots'
import type { Json } from '@miskatonic/kernel'

export const USAGE = `npm run lab -- <game> [--players N] [--games G] [--bots ${LEVELS.join('|')}] [--seed S] [--options JSON] [--json]`

/** What was asked for on the command line. */
export type Command = {
  readonly game: string
  readonly players: number | null
  readonly games: number
  readonly bots: Level
  readonly seed: string
  readonly options: Json
  readonly json: boolean
}

/** Wrong words on the command line. */
export class UsageError extends Error {
  override name = 'UsageError'
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
    bots: level(values.bots),
    seed: values.seed,
    options: json(values.options),
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
