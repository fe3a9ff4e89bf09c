import { type Answer, type Ask, type Json, optionsFor, randomFrom, type Seat, sample, Table, type TableSettings } from '@miskatonic/kernel'
import { enemiesAt, slotOf } from '../rules/board.ts'
import { cardOf, isKind } from '../rules/cards.ts'
import { couldBeat } from '../rules/fight.ts'
import { cultistorm } from '../rules/game.ts'
import { tokens } from '../rules/madness.ts'
import { type Cultistorm, type Result, type Slot, type Storm, SYMBOLS } from '../rules/shape.ts'
import { detectiveOf } from '../rules/targets.ts'

export const SEATS: readonly Seat[] = ['ana', 'bea', 'carl', 'dot', 'eve', 'fay']
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
  if (random(12) === 0) return careful(t, seat, keys, random)
  const plan = some('take:') ?? some('develop:') ?? hunt(t, seat, keys) ?? (t.get(seat, 'level') ? some('place:') : undefined)
  return plan ?? (random(2) ? careful(t, seat, keys, random) : 'ready')
}

const careful = (t: Storm, seat: Seat, keys: readonly string[], random: (n: number) => number): string => {
  const open = keys.filter((key) => isCareful(t, seat, key))
  return open.length ? (open[random(open.length)] as string) : 'ready'
}

/** Marks something that can be beaten, or goes where there is something. */
function hunt(t: Storm, seat: Seat, keys: readonly string[]): string | undefined {
  if (t.get(seat, 'targets').length) return undefined
  const prey = SYMBOLS.flatMap((slot) => enemiesAt(t, slot)).filter((enemy) => couldBeat(t, seat, enemy) && inReach(t, seat, enemy))
  const here = prey.find((enemy) => keys.includes(`target:${enemy}`))
  if (here) return `target:${here}`
  const there = prey.find((enemy) => keys.includes(`move:${slotOf(t, enemy)}`))
  return there && t.get(seat, 'moves') === 0 ? `move:${slotOf(t, there)}` : undefined
}
const inReach = (t: Storm, seat: Seat, enemy: string): boolean => {
  const line = enemiesAt(t, slotOf(t, enemy) as Slot)
  return line[0] === enemy || (detectiveOf(t, seat).style === 'ranged' && isKind(t, enemy, 'cultist'))
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
  look: (table: Table<Cultistorm>) => void = () => {},
): Table<Cultistorm> {
  const random = randomFrom(seed)
  const table = Table.start(cultistorm, { seats: SEATS.slice(0, seats), seed, options }, host)
  while (table.ask) {
    look(table)
    const waiting = table.asked().filter((seat) => table.ask?.about.key !== 'prepare' || !table.kernel.get(seat, 'ready'))
    const seat = waiting[random(waiting.length)] as Seat
    const answer = prudent(table, seat, random)
    const decided = table.decide(seat, answer, { keys: 'real' })
    if (!decided.ok) throw new Error(`${seed}, ${table.ask.about.key}: ${decided.error.detail}`)
  }
  return table
}
