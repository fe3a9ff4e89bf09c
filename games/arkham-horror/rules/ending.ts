import type { Script } from '@miskatonic/kernel'
import { ancientCard } from './doom.ts'
import { gateTrophies, hasCard, monsterTrophies } from './people.ts'
import type { Arkham, Ending, Result, Scored, Seat } from './shape.ts'

const WON: readonly Ending[] = ['closed', 'sealed', 'banished']

/** All win together or lose together. */
export function* endGame(t: Arkham, ending: Ending): Script<never> {
  yield* t.happens('game:end', { ending }, (w, e) => w.set('table', 'ending', e.ending))
  const won = WON.includes(ending) // AH-GEN-01
  const parts = won ? scoreOf(t) : null // AH-SCORE-10
  const score = parts && Object.values(parts).reduce((sum, n) => sum + n, 0)
  const result: Result = {
    outcome: ending,
    winners: won ? [...t.seats] : [],
    turn: t.state.turn,
    ancientOne: ancientCard(t).id,
    score,
    parts,
    firstCitizens: won ? firstCitizens(t) : [],
  }
  return yield* t.over(result)
}

/** The doom track less terror; then loans, Elder Signs, trophies, and who is alive. */
function scoreOf(t: Arkham): Scored {
  const sum = (of: (seat: Seat) => number): number => t.seats.reduce((n, seat) => n + of(seat), 0)
  const loans = t.state.loansDefaulted + sum((seat) => (hasCard(t, seat, 'bank-loan') ? 1 : 0))
  const alive = t.seats.filter((seat) => t.get(seat, 'inPlay') && !t.state.eliminated.includes(seat)).length
  return {
    doom: ancientCard(t).doom,
    terror: 0 - t.state.terror, // AH-SCORE-03
    loans: 0 - loans, // AH-SCORE-04
    elderSigns: 0 - t.state.elderSignsUsed, // AH-SCORE-05
    gates: sum((seat) => gateTrophies(t, seat).length), // AH-SCORE-06
    monsters: Math.floor(sum((seat) => monsterTrophies(t, seat).length) / 3), // AH-SCORE-07
    alive, // AH-SCORE-08
  }
}

/** Most gates, then most monsters; several where they tie. */
function firstCitizens(t: Arkham): Seat[] {
  const worth = (seat: Seat): number => gateTrophies(t, seat).length * 1000 + monsterTrophies(t, seat).length
  const most = Math.max(...t.seats.map(worth))
  return t.seats.filter((seat) => worth(seat) === most) // AH-SCORE-01, AH-SCORE-02
}
