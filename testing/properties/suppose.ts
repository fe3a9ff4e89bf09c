import { type PieceId, type Random, randomFrom, type Shape, type Table, type Write, type ZoneOf } from '@miskatonic/kernel'
import { allOf, firstDifference } from './sent.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** What is only supposed leaves no trace, now or later. */
export function suppose<S extends Shape>(trial: Trial<S>): Violation[] {
  const plain = new RandomGame(trial).last()
  const play = new RandomGame(trial)
  const random = randomFrom(`${trial.seed}/suppose`)
  for (const table of play.moments()) {
    if (!play.chosen) continue
    const before = allOf(table)
    const { learned } = table.kernel
    supposed(table, random)
    const changed = firstDifference({ ...before, learned }, { ...allOf(table), learned: table.kernel.learned })
    if (changed) return [play.fault('suppose', `a supposed change left something behind: ${changed}`)]
    if (plain && !table.ask && plain.hash !== table.hash)
      return [play.fault('suppose', 'with changes supposed on the way the game went elsewhere')]
  }
  return []
}

function supposed<S extends Shape>(table: Table<S>, random: Random): void {
  const { kernel } = table
  const pieces = Object.keys(kernel.raw.pieces)
  const zones = Object.keys(kernel.raw.zones) as ZoneOf<S>[]
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
  kernel.suppose(
    (w) => {
      if (pieces.length) changePieces(w, pieces, zones, one, table)
      changeNumbers(w, table)
    },
    () => table.kernel.watchers.map((watcher) => table.view(watcher)),
  )
  // A look that fails takes its change with it.
  try {
    kernel.suppose(
      (w) => changeNumbers(w, table),
      () => {
        throw new Error('supposed')
      },
    )
  } catch {}
}

function changePieces<S extends Shape>(
  w: Write<S>,
  pieces: readonly PieceId[],
  zones: readonly ZoneOf<S>[],
  one: <T>(list: readonly T[]) => T,
  table: Table<S>,
): void {
  const moved = one(pieces)
  w.put(moved, one(zones))
  w.turn(moved, 'back')
  w.look(table.kernel.seats, [one(pieces)], 'front')
  w.mix(table.kernel.where(one(pieces)))
  w.unmake(one(pieces))
}

function changeNumbers<S extends Shape>(w: Write<S>, { kernel }: Table<S>): void {
  for (const [attribute, value] of Object.entries(kernel.raw.table)) if (typeof value === 'number') w.add('table', attribute as never, 1)
  for (const ref of kernel.seats)
    for (const [attribute, value] of Object.entries(kernel.raw.of[ref] ?? {}))
      if (typeof value === 'number') w.add(ref, attribute as never, 1)
}
