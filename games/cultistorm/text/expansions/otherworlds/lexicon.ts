import { term } from '@miskatonic/effects/text'

export const otherworldTerms = {
  trappedDetective: term('detective atrapado', 'm', 'trapped detective', { es: { alive: 'person', many: 'detectives atrapados' } }),
}
