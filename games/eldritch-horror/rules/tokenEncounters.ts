import type { Effect, Named } from '@miskatonic/effects'
import { defined, type Option, type PieceId } from '@miskatonic/kernel'
import type { Place } from '../content/nodes.ts'
import { ancientOne } from './ancientOne.ts'
import { spaceType } from './board.ts'
import { activeMystery, ancientOneSheet, cardOf, gatesOn, hereOf, ongoing } from './pieces.ts'
import type { Eldritch, InvestigatorId, SpaceId } from './shape.ts'

type TokenEncounter = Option & { readonly piece: PieceId; readonly effect: Effect; readonly names: Record<string, Named> }

/** Rumors, Mysteries and the Final Mystery offer encounters where their tokens lie, only if they say so (EH-RUM-02, EH-ELD-01..03, EH-SPEC-02, -03). */
export function tokenEncounters(t: Eldritch, who: InvestigatorId): TokenEncounter[] {
  const space = hereOf(t, who)
  return [...rumorEncounters(t, space), ...mysteryEncounters(t, space), ...finalMysteryEncounters(t, space)]
}

const option = (piece: PieceId, effect: Effect, names: Record<string, Named>): TokenEncounter => ({
  key: `token:${piece}`,
  piece,
  effect,
  names,
})

function rumorEncounters(t: Eldritch, space: SpaceId): TokenEncounter[] {
  return ongoing(t).flatMap((piece) => {
    const card = cardOf(t, piece, 'mythos')
    const there = card.encounterOn ? isPlace(t, card.encounterOn, space) : card.rumorSpace === space
    return card.encounter && there ? [option(piece, card.encounter, {})] : []
  })
}

const isPlace = (t: Eldritch, place: Place, space: SpaceId): boolean => {
  if (place === 'expedition') return t.state.expedition === space
  if (typeof place === 'object') return 'space' in place ? place.space === space : spaceType(space) === place.type
  return false
}

function mysteryEncounters(t: Eldritch, space: SpaceId): TokenEncounter[] {
  const piece = activeMystery(t)
  const card = piece ? cardOf(t, piece, 'mystery') : null
  if (!piece || !card?.encounter) return []
  const there = card.encounter.on === 'marked' ? t.get(piece, 'tokenSpaces').includes(space) : t.get(`space:${space}`, 'eldritch') > 0
  return there ? [option(piece, card.encounter.effect, { token: space })] : []
}

/** "As an encounter on a Gate space": the awakened sheet's own (EH-AO-05, EH-RULING-42). */
function finalMysteryEncounters(t: Eldritch, space: SpaceId): TokenEncounter[] {
  const { back, mysteries } = ancientOne(t)
  if (!t.state.awakened || !back.encounter || !gatesOn(t, space).length || t.size('solved') < mysteries) return []
  return [option(ancientOneSheet(t), back.encounter, { gate: defined(gatesOn(t, space)[0]) })]
}
