import type { AbilityData, Effect, LastingEffect, Lasts, Speaker } from '@miskatonic/effects'
import { type Opener, on, type Tree, untilEnd, verbatim } from '@miskatonic/effects/text'
import { g } from './things.ts'

/* The common verbs where this rulebook has its own way to say them. */

/** «hasta el final de la Ronda», «… del Combate». */
function untilOf(until: Lasts): Opener | null {
  if (until === 'gone' || !('scope' in until)) return null
  return until.scope === 'combat' ? untilEnd(g.the('combat')) : until.scope === 'round' ? untilEnd(g.the('round')) : null
}

/** «Tu pérdida de COR en este Combate se reduce hasta en 3.» */
export const lessLoss = (n: number): Tree =>
  verbatim({
    es: `Tu pérdida de COR en este Combate se reduce hasta en ${n}.`,
    en: `Your SAN loss in this Combat is reduced by up to ${n}.`,
  })

const isLessLoss = (ability: AbilityData): ability is AbilityData & { ability: 'prevent'; amount: number } =>
  ability.ability === 'prevent' && ability.on === 'sanity:lose' && ability.limit === undefined

export const commonSayings = {
  lasting: ({ ability, until }: LastingEffect, speak: Speaker): Tree => {
    if (isLessLoss(ability)) return lessLoss(ability.amount)
    const opener = untilOf(until)
    const body = speak.ability(ability)
    return opener ? on(opener, body) : body
  },
  later: ({ on: moment, effect }: { on: string; effect: Effect }, speak: Speaker): Tree =>
    speak.ability({ ability: 'after', on: moment, effect }),
}
export { isLessLoss }
