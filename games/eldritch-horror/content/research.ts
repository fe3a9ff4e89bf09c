import type { ResearchCard } from './nodes.ts'

export const research: readonly ResearchCard[] = []
