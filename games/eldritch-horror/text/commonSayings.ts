import type { AbilityData, Effect, Lasts, Selector, Speaker } from '@miskatonic/effects'
import { type Opener, on, or, type Tree, untilEnd } from '@miskatonic/effects/text'
import type * as N from '../content/nodes.ts'
import { addressed } from './addressing.ts'
import { g, skillTest, spaceRef } from './things.ts'
import { gain } from './verbSayings.ts'

const { bonus, clause, the, thisOne } = g

/** A bonus for one combat says where it counts; anything else says until when. */
function lasting({ ability, until }: { ability: AbilityData; until: Lasts }, speak: Speaker): Tree {
  const here = typeof until === 'object' && 'record' in until && until.record === 'combat'
  if (here && ability.ability === 'modify' && ability.on === 'dice' && ability.phase === 'add:bonus')
    return clause('get', {
      objects: [bonus(Number(ability.amount), { to: ability.where?.skill as 'strength' })],
      place: thisOne('combatEncounter'),
    })
  if (here && ability.ability === 'cannot' && ability.on === 'combat:damage')
    return clause('undergo', { objects: [skillTest('strength')], negated: true })
  // Where it counts is said once.
  const { kind: _combat, ...where } = ability.where ?? {}
  const body = speak.ability(here ? { ...ability, where } : ability)
  const opener = until === 'gone' || 'uses' in until ? null : lastsUntil(until, speak)
  return opener ? on(opener, body) : body
}

function lastsUntil(until: Exclude<Lasts, 'gone' | { uses: number }>, speak: Speaker): Opener {
  if ('after' in until) return { kind: 'until', what: speak.event(until.after) }
  if ('scope' in until) return untilEnd(the(until.scope as 'round'))
  return untilEnd(thisOne(until.record as 'combat'))
}

/** Words all games share, said this game's way. */
export const commonSayings = {
  lasting,
  forEach: (node: { of: Selector; effect: Effect }, speak: Speaker): Tree => {
    const body = speak.effect(node.effect)
    return node.of.the === 'spaces' ? spread(body, node.of as unknown as N.Spaces) : addressed(node.of, node.effect, speak)
  },
  choose: (node: { options: readonly Effect[]; bullets?: true }, speak: Speaker): Tree =>
    oneOf(node.options) ?? { kind: 'choose', parts: node.options.map(speak.effect), ...(node.bullets ? { bullets: true } : {}) },
}

/** Choices of one deed are one deed: «1 Apoyo OBJETO o BARATIJA», «a cualquier casilla con una Pista o …». */
function oneOf(options: readonly Effect[]): Tree | null {
  const [first, second, ...more] = options as readonly (Effect & { trait?: string })[]
  if (!first || !second || more.length) return null
  if (
    first.do === 'gain' &&
    JSON.stringify({ ...first, trait: 'item' }) === JSON.stringify({ ...second, trait: 'item' }) &&
    first.trait === 'item' &&
    second.trait === 'trinket'
  )
    return gain({ ...(first as unknown as N.Gain), trait: 'itemOrTrinket' })
  if (first.do !== 'move' || second.do !== 'move' || Object.keys(first).length + Object.keys(second).length !== 4) return null
  return clause('go', { to: or(...[first, second].map((one) => spaceRef((one as unknown as N.Move).to))) })
}

/** «Genera 1 Monstruo en cada casilla con un Sectario». */
function spread(body: Tree, node: N.Spaces): Tree {
  const place = g.each(node.with ? (`${node.with}Space` as 'cultistSpace') : 'space', node.type ? { of: node.type } : {})
  return body.kind === 'clause' ? { ...body, place } : body
}
