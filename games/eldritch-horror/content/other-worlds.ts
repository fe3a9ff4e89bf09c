import type { ComplexCard } from './nodes.ts'

export const otherWorlds: readonly ComplexCard[] = []
