import { appendFileSync } from 'node:fs'
import { games } from '@miskatonic/games'
import { playable } from '@miskatonic/games/levels'
import { type Json, type Random, randomFrom, sample, Table } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { seatsFor } from '../play.ts'

/** `npm run endurance` plays ten thousand, shared out among the games. */
const GAMES = Number(process.env.MISKATONIC_GAMES ?? 0)
/** Who always answers the same may play for ever: such a game is left after so many decisions, and is no failure. */
const MOST = 3000

/** Ways to choose that nobody would play by: always the first, always the last, the two in turn, and at random. */
const WAYS: readonly ((seed: string) => Random)[] = [
  () => () => 0,
  () => (n) => n - 1,
  () => {
    let turn = 0
    return (n) => (turn++ % 2 ? n - 1 : 0)
  },
  (seed) => randomFrom(seed),
]

const MISFITS: readonly Json[] = [null, '', 'no such key', -1, 1e9, 0.5, [], ['', ''], {}, { __proto__: null }, [[]], true]

test.each(games.map(({ id }) => id))(
  '%s holds against players who choose by no sense and say what is no answer',
  async (id) => {
    const { game } = await playable(id)
    const count = GAMES ? Math.ceil(GAMES / games.length) : WAYS.length
    let [decisions, refused, ended] = [0, 0, 0]
    for (let n = 0; n < count; n++) {
      const seed = `adversaries/${id}/${n}`
      const choose = (WAYS[n % WAYS.length] as (typeof WAYS)[number])(seed)
      const chance = randomFrom(`${seed}/misfits`)
      const table = Table.start(game, { seats: seatsFor(Math.max(2, game.seats.min)), options: null, seed }, { quiet: true, undo: false })
      while (table.ask && table.seq < MOST) {
        // Whoever has answered may change their mind; the game goes on by those it still waits for.
        const waiting = table.awaited()
        const seat = waiting[chance(waiting.length)]
        if (seat === undefined) throw new Error(`${seed}: nobody is waited for at ${table.seq}`)
        if (chance(20) === 0) {
          const { seq, hash } = table
          const misfit = MISFITS[chance(MISFITS.length)] as Json
          // Where it happens to be an answer, it counts as one.
          if (!table.decide(seat, misfit as never, { by: 'bot', keys: 'real' }).ok) {
            expect([table.seq, table.hash], `${seed} after ${JSON.stringify(misfit)}`).toEqual([seq, hash])
            refused++
          }
          continue
        }
        const decided = table.decide(seat, sample(table.ask, seat, choose), { by: 'bot', keys: 'real' })
        if (!decided.ok) throw new Error(`${seed} at ${table.seq}: ${decided.error.reason} ${decided.error.detail}`)
        decisions++
      }
      if (!table.ask) ended++
    }
    expect(decisions).toBeGreaterThan(count)
    expect(refused).toBeGreaterThan(0)
    // A quarter of the games is played at random, and those do end.
    expect(ended).toBeGreaterThanOrEqual(Math.floor(count / WAYS.length))
    const file = process.env.MISKATONIC_RESULTS
    const words = `${id}: ${count} adversarial games, ${ended} to their end, ${decisions} decisions, ${refused} misfits refused`
    if (file) appendFileSync(file, `${JSON.stringify({ part: 'games', words })}\n`)
  },
  36_000_000,
)
