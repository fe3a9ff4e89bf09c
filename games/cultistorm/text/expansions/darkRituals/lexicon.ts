import { term, verb } from '@miskatonic/effects/text'

export const ritualTerms = {
  ritual: term('ritual', 'm', 'ritual'),
  experience: term('punto de experiencia', 'm', 'experience point', { es: { many: 'puntos de experiencia' } }),
}
export const ritualVerbs = { learn: verb('aprender', 'learn', { a: 'never' }) }
