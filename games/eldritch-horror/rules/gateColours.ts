import { defined, type PieceId } from '@miskatonic/kernel'
import { spaceInfo } from './board.ts'
import { gatesOnBoard } from './pieces.ts'
import { type Colour, type Eldritch, OMENS, type SpaceId } from './shape.ts'

/** The space printed on a Gate: `gate-london#1` (EH-GATE-11). */
export const printedSpace = (t: Eldritch, token: PieceId): SpaceId => t.def(token).id.replace(/^(gate|clue)-/, '')
export const gateColour = (t: Eldritch, gate: PieceId): Colour => defined(spaceInfo(printedSpace(t, gate))?.gate)

/** The current Omen is that of the token's space: green, blue, red, blue (EH-OMEN-01, -05, EH-RULING-35). */
export const colourOfOmen = (omen: number): Colour => defined(OMENS[omen])
export const currentOmen = (t: Eldritch): Colour => colourOfOmen(t.state.omen)

export const matchingGates = (t: Eldritch): PieceId[] => gatesOnBoard(t).filter((gate) => gateColour(t, gate) === currentOmen(t))
