import type { ComplexCard } from './nodes.ts'

export const special: readonly ComplexCard[] = []
