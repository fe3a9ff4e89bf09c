import { term } from '@miskatonic/effects/text'

const mass = (es: string, g: 'm' | 'f', en: string) => term(es, g, en, { es: { many: null }, en: { many: null } })

export const scenesTerms = {
  ink: mass('tinta', 'f', 'ink'),
  moment: mass('momento', 'm', 'moment'),
  beforeFight: mass('antes de una pelea', 'f', 'before a fight'),
  afterFight: mass('después de una pelea', 'f', 'after a fight'),
  asHelped: mass('al jugarse un apoyo', 'm', 'as help is played'),
}
