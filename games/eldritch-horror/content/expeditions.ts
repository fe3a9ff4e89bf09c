import type { ComplexCard } from './nodes.ts'

export const expeditions: readonly ComplexCard[] = []
