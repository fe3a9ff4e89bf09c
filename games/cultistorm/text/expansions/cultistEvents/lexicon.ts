import { term } from '@miskatonic/effects/text'

export const cultistEventTerms = {
  block: term('bloqueo', 'm', 'block'),
  nextLocation: term('localización siguiente al marcador de sectarios', 'f', 'location after the cultist marker', {
    es: { many: null },
    en: { many: null, place: 'at' },
  }),
}
