import { term, verb } from '@miskatonic/effects/text'

export const civilianTerms = { civilian: term('víctima', 'f', 'civilian', { es: { alive: 'person' } }) }
export const civilianVerbs = { save: verb('salvar', 'save', { a: 'creatures' }) }
