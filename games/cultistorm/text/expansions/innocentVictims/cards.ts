import type { Civilian } from '../../../content/expansions/innocentVictims.ts'

export const civilianFigures = ({ symbols }: Civilian) => ({ symbols })
