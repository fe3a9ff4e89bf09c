import { term } from '@miskatonic/effects/text'

const mass = (es: string, g: 'm' | 'f', en: string) => term(es, g, en, { es: { many: null }, en: { many: null } })

export const stormTerms = {
  campaignPoint: term('punto de campaña', 'm', 'campaign point', { es: { many: 'puntos de campaña' } }),
  firstAbility: mass('primera habilidad sin coste ni sello', 'f', 'first ability at no cost and without a seal'),
  boonCost: mass('coste', 'm', 'cost'),
}
