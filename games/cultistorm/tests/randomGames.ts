import { type Answer, type Ask, type Json, optionsFor, randomFrom, type Seat, sample, Table, type TableSettings } from '@miskatonic/kernel'
import { cardOf } from '../rules/cards.ts'
import { cultistorm } from '../rules/game.ts'
import { tokens } from '../rules/madness.ts'
import type { Cultistorm, Result, Storm } from '../rules/shape.ts'

export const SEATS: readonly Seat[] = ['ana', 'bea', 'carl', 'dot', 'eve']
export type Played = {
  readonly seed: string
  readonly hash: string
  readonly result: Result
  readonly decisions: number
  readonly turns: number
}

/** One whole game with players who answer at random. */
export function playRandomGame(seed: string, seats: number, options: Json = null): Played {
  const random = randomFrom(seed)
  const table = Table.start(cultistorm, { seats: SEATS.slice(0, seats), seed, options }, { quiet: true, undo: false })
  while (table.ask) {
    const asked = table.asked()
    const seat = asked[random(asked.length)] as Seat
    const decided = table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    if (!decided.ok) throw new Error(`${seed}: ${decided.error.detail}`)
  }
  const result = table.result as unknown as Result
  return { seed, hash: table.hash, result, decisions: table.line.length, turns: table.kernel.raw.table.turn as number }
}

/** What players say who do not run to their ruin: the first of these that is offered, mostly. */
function prudent(table: Table<Cultistorm>, seat: Seat, random: (n: number) => number): Answer {
  const { ask, kernel: t } = table
  const options = (ask && optionsFor(ask, seat)) ?? []
  const keys = options.map(({ key }) => key)
  const some = (head: string): Answer | undefined => {
    const fitting = keys.filter((key) => key.startsWith(head))
    return fitting.length ? fitting[random(fitting.length)] : undefined
  }
  const about = ask?.about.key
  if (about === 'fight')
    return some('strike') ?? (random(3) ? some('use:') : undefined) ?? some('yield') ?? sample(ask as Ask, seat, random)
  if (about === 'combat-turn') return some('fight:') as Answer
  if (about === 'seal') return some('seal') ?? some('place:') ?? 'done'
  if (about !== 'prepare') return sample(ask as Ask, seat, random)
  if (keys.includes('unready')) return 'unready'
  const careful = keys.filter((key) => isCareful(t, seat, key))
  const targets = t.get(seat, 'targets').length ? undefined : some('target:')
  if (random(6) === 0) return targets ?? 'ready'
  return careful[random(careful.length)] ?? targets ?? 'ready'
}

/** Costs no token of madness that somebody would miss. */
function isCareful(t: Storm, seat: Seat, key: string): boolean {
  const [head = '', piece = '', other = ''] = key.split(':')
  if (head === 'move') return t.get(seat, 'moves') === 0
  if (head === 'support') return cardOf(t, piece, 'action').of !== undefined || (tokens(t, seat) < 2 && tokens(t, other) < 2)
  return head !== 'ready' && head !== 'untarget'
}

/** One whole game with players who look after themselves a little: it goes on for turns. */
export function playPrudentGame(
  seed: string,
  seats: number,
  options: Json = null,
  host: TableSettings = { quiet: true, undo: false },
): Table<Cultistorm> {
  const random = randomFrom(seed)
  const table = Table.start(cultistorm, { seats: SEATS.slice(0, seats), seed, options }, host)
  while (table.ask) {
    const waiting = table.asked().filter((seat) => table.ask?.about.key !== 'prepare' || !table.kernel.get(seat, 'ready'))
    const seat = waiting[random(waiting.length)] as Seat
    const answer = prudent(table, seat, random)
    const decided = table.decide(seat, answer, { keys: 'real' })
    if (!decided.ok) throw new Error(`${seed}, ${table.ask.about.key}: ${decided.error.detail}`)
  }
  return table
}
