import { shared } from '@miskatonic/effects/text'

export const lexicon = shared
