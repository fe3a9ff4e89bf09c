import { type DefId, definitionOf, type Game, type Shape, type State, type Table } from '@miskatonic/kernel'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** Each piece lies in one place, and after set-up none comes or goes but those of an unlimited supply; what is kept in reserve comes once. */
export function pieces<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial, { quiet: true })
  const settled = trial.settled ?? (() => true)
  let counted: Map<DefId, number> | null = null
  for (const table of play.moments()) {
    const now = count(table)
    if (counted) callIn(table.game, counted, now)
    const wrong = misplaced(table.kernel.raw) ?? (counted && miscounted(counted, now))
    if (wrong) return [play.fault('pieces', wrong)]
    if (!counted && settled(table.kernel)) counted = now
  }
  return []
}

function misplaced(state: State): string | null {
  const places = new Map<string, string>()
  for (const zone in state.zones) {
    for (const segment of state.zones[zone] ?? []) {
      if (!segment.ids.length) return `${zone} has an empty part`
      for (const piece of segment.ids) {
        const other = places.get(piece)
        if (other !== undefined) return `${piece} lies in ${other} and again in ${zone}`
        places.set(piece, zone)
      }
    }
  }
  for (const [piece, zone] of places) {
    const said = state.pieces[piece]?.zone
    if (said !== zone) return `${piece} lies in ${zone} and says it is in ${said ?? 'no zone at all'}`
  }
  const lost = Object.keys(state.pieces).find((piece) => !places.has(piece))
  return lost === undefined ? null : `${lost} lies nowhere`
}

/** What comes out of the reserve counts from then on. */
function callIn<S extends Shape>(game: Game<S>, counted: Map<DefId, number>, now: ReadonlyMap<DefId, number>): void {
  for (const [definition, n] of now) if (!counted.has(definition) && supplyOf(game, definition) === 'reserve') counted.set(definition, n)
}
const supplyOf = <S extends Shape>(game: Game<S>, definition: DefId) => game.definitions.get(definition)?.supply
const isLimited = <S extends Shape>(game: Game<S>, definition: DefId): boolean => supplyOf(game, definition) !== 'unlimited'

function count<S extends Shape>(table: Table<S>): Map<DefId, number> {
  const counted = new Map<DefId, number>()
  for (const piece in table.kernel.raw.pieces) {
    const definition = definitionOf(table.kernel.raw, piece)
    if (isLimited(table.game, definition)) counted.set(definition, (counted.get(definition) ?? 0) + 1)
  }
  return counted
}

function miscounted(before: ReadonlyMap<DefId, number>, now: ReadonlyMap<DefId, number>): string | null {
  for (const definition of new Set([...before.keys(), ...now.keys()])) {
    const [then = 0, left = 0] = [before.get(definition), now.get(definition)]
    if (then !== left) return `there were ${then} of ${definition} after set-up, now there are ${left}`
  }
  return null
}
