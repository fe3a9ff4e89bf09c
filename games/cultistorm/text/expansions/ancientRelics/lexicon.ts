import { term } from '@miskatonic/effects/text'

export const relicTerms = { relic: term('reliquia', 'f', 'relic') }
