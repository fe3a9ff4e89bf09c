import type { Effect, LastingEffect, Lasts, Speaker } from '@miskatonic/effects'
import { type Opener, on, standing, type Tree, untilEnd } from '@miskatonic/effects/text'
import { g } from './things.ts'

/* The common verbs where this rulebook has its own way to say them. */

/** «hasta el final de la Ronda», «… del Combate». */
function untilOf(until: Lasts): Opener | null {
  if (until === 'gone' || !('scope' in until)) return null
  return until.scope === 'combat' ? untilEnd(g.the('thisCombat')) : until.scope === 'round' ? untilEnd(g.the('round')) : null
}

export const commonSayings = {
  lasting: ({ ability, until }: LastingEffect, speak: Speaker): Tree => {
    const body = speak.ability(ability)
    // «… en este Combate» says itself how long.
    const opener = ability.ability === 'modify' && ability.on === 'ward' ? null : untilOf(until)
    // «esa carta tiene +1 de valor hasta el final del Combate»: what befell one card stands before how long.
    if (
      opener &&
      body.kind === 'standing' &&
      body.body.kind === 'clause' &&
      body.body.subject?.kind === 'noun' &&
      body.body.subject.det === 'that'
    )
      return standing({ ...body.body, until: opener })
    return opener ? on(opener, body) : body
  },
  later: ({ on: moment, effect }: { on: string; effect: Effect }, speak: Speaker): Tree =>
    speak.ability({ ability: 'after', on: moment, effect }),
}
