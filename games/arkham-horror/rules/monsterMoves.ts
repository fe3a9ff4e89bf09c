import { resolveText } from '@miskatonic/effects'
import { choose, onPlace, type Script } from '@miskatonic/kernel'
import type { DimensionSymbol } from '../content/kinds.ts'
import {
  areaOf,
  areaOfMonster,
  inTown,
  investigators,
  investigatorsAt,
  isStreet,
  monstersOnBoard,
  roads,
  SKY,
  townAreas,
  whereIs,
} from './board.ts'
import { nameOf } from './cards.ts'
import { isSuch, monsterCard } from './monsters.ts'
import { skillOf } from './people.ts'
import type { AreaId, Arkham, MonsterId, Move, Seat } from './shape.ts'

/* How monsters move: along arrows, through the air, or in a way of their own. */

/** Those whose sign is in one of the boxes, in the town and above it. */
export const moversFor = (t: Arkham, white: readonly DimensionSymbol[], black: readonly DimensionSymbol[]): Move[] =>
  monstersOnBoard(t).flatMap((monster): Move[] => {
    const { symbol } = monsterCard(t, monster)
    if (white.includes(symbol)) return [{ monster, arrow: 'white' }]
    return black.includes(symbol) ? [{ monster, arrow: 'black' }] : []
  }) // AH-MMOVE-01, AH-MMOVE-22

const STEPS = { normal: 1, fast: 2 } as const

export function* moveMonster(t: Arkham, { monster, arrow }: Move): Script {
  const at = areaOfMonster(t, monster)
  if (at === null) return
  if (monsterCard(t, monster).movement === 'special') return yield* activate(t, monster) // AH-MMOVE-09
  if (isSuch(t, monster, 'stationary') || investigatorsAt(t, at).length) return // AH-MMOVE-03, AH-MMOVE-07, AH-MMOVE-15
  if (isSuch(t, monster, 'flying')) return yield* fly(t, monster, at)
  const steps = isSuch(t, monster, 'fast') ? STEPS.fast : STEPS.normal // AH-MMOVE-06, AH-MMOVE-08
  const meets = (area: AreaId) => investigatorsAt(t, area).length > 0
  if (inTown(at)) for (const to of roads(t).follow(at, arrow, steps, { stopAt: meets })) yield* go(t, monster, to) // AH-MMOVE-04, AH-MMOVE-27
}

/** What is printed on it, in place of moving. */
function* activate(t: Arkham, monster: MonsterId): Script {
  const { activation } = monsterCard(t, monster)
  const done = yield* t.happens('monster:activate', { monster, name: nameOf(t, monster) })
  if (!activation || !done) return
  const self = { source: { piece: monster }, piece: monster, controller: null, bound: {} }
  yield* resolveText(t, activation, { self, you: t.state.firstPlayer })
}

function* go(t: Arkham, monster: MonsterId, to: AreaId): Script {
  const from = areaOfMonster(t, monster)
  if (from === null || from === to) return
  yield* t.happens('monster:move', { monster, from, to }, (w, e) => w.put(e.monster, areaOf(e.to)))
}

/** To somebody in a street beside it, else into the Sky; from there upon anybody in any street. */
function* fly(t: Arkham, monster: MonsterId, at: AreaId): Script {
  if (t.allowed('monster:move', { monster, from: at, to: SKY }).length) return
  const streets = at === SKY ? townAreas(t).filter(isStreet) : roads(t).neighbours(at).filter(isStreet) // AH-BOARD-10
  const prey = investigators(t).filter((who) => streets.includes(whereIs(t, who)))
  const to = yield* preyOf(t, prey)
  if (to !== null)
    yield* go(t, monster, to) // AH-MMOVE-12, AH-MMOVE-14
  else if (at !== SKY) yield* go(t, monster, SKY) // AH-MMOVE-13
}

/** The least sneaky of them; of several, whom the first player names. */
export function* preyOf(t: Arkham, prey: readonly Seat[]): Script<AreaId | null> {
  if (!prey.length) return null
  const least = Math.min(...prey.map((who) => skillOf(t, who, 'sneak'))) // AH-MMOVE-19
  const areas = [...new Set(prey.filter((who) => skillOf(t, who, 'sneak') === least).map((who) => whereIs(t, who)))]
  return yield* choose(t, t.state.firstPlayer, { about: 'choose-prey', options: areas.map(onPlace) }) // AH-MMOVE-05
}
