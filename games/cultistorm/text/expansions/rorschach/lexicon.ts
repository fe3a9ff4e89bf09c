import { term } from '@miskatonic/effects/text'

export const blotTerms = {
  blot: term('mancha', 'f', 'blot'),
  dreamer: term('sueño de', 'm', 'dream of', { es: { many: null }, en: { many: null } }),
}
