import type { Language } from '@miskatonic/contract'

export const LANGUAGES: readonly Language[] = ['es', 'en']
