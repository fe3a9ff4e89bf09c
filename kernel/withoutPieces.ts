import type { DefId, PieceId } from './ids.ts'
import { definitionOf, type State } from './state.ts'

/**
 * For migrations: a state without the pieces of definitions that are no longer in the box, wherever they lie, and without what they had
 * or left behind. Where a game keeps the name of a piece in an attribute, a record or its flow, its migration sees to that itself.
 */
export function withoutPieces(state: State, isGone: (definition: DefId) => boolean): State {
  const gone = new Set<PieceId>(Object.keys(state.pieces).filter((piece) => isGone(definitionOf(state, piece))))
  const stays = <T>([name]: [string, T]): boolean => !gone.has(name)
  const zones = Object.entries(state.zones).map(([zone, segments]) => {
    const left = segments.map(({ ids, ...how }) => ({ ...how, ids: ids.filter((id) => !gone.has(id)) })).filter(({ ids }) => ids.length)
    return [zone, left] as const
  })
  return {
    ...state,
    pieces: Object.fromEntries(Object.entries(state.pieces).filter(stays)),
    of: Object.fromEntries(Object.entries(state.of).filter(stays)),
    zones: Object.fromEntries(zones.filter(([, segments]) => segments.length)),
    lasting: state.lasting.filter(({ source }) => source.piece === undefined || !gone.has(source.piece)),
  }
}
