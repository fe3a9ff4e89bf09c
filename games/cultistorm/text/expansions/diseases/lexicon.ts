import { oneEnding, term, verb } from '@miskatonic/effects/text'

export const diseaseTerms = {
  disease: term('enfermedad', 'f', 'disease'),
  paidReroll: term('repetición pagada de un dado', 'f', 'paid reroll', { es: { many: 'repeticiones pagadas de dados' } }),
  carrier: term('portador', 'm', 'carrier', { es: { alive: 'person', fem: 'portadora' } }),
  restedCarrier: term(
    'portador que haya pasado todo el turno en una localización activada',
    'm',
    'carrier who has spent the whole turn at an activated location',
    { es: { alive: 'person', many: null }, en: { many: null } },
  ),
}
export const diseaseAdjectives = { even: { es: oneEnding('par', 'pares'), en: 'even' } } as const
export const diseaseVerbs = { cure: verb('curar', 'cure', { a: 'never' }), carry: verb('padecer', 'carry', { a: 'never' }) }
