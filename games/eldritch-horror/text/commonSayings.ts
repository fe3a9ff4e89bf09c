import { type AbilityData, controlVerbs, type Effect, type Lasts, type Selector, type Speaker } from '@miskatonic/effects'
import { or, type Tree } from '@miskatonic/effects/text'
import type * as N from '../content/nodes.ts'
import { type Gain, saidGain } from '../rules/vocabulary/gainVerbs.ts'
import { addressed } from './addressing.ts'
import { g, skillTest, spaceRef } from './things.ts'

const { bonus, clause, thisOne } = g

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
  return controlVerbs.lasting.say({ do: 'lasting', ability: here ? { ...ability, where } : ability, until }, speak)
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
  const [first, second, ...more] = options
  if (!first || !second || more.length) return null
  if (
    first.do === 'gain' &&
    JSON.stringify({ ...first, trait: 'item' }) === JSON.stringify({ ...second, trait: 'item' }) &&
    first.trait === 'item' &&
    second.trait === 'trinket'
  )
    return saidGain({ ...(first as unknown as Gain), trait: 'itemOrTrinket' })
  if (first.do !== 'move' || second.do !== 'move' || Object.keys(first).length + Object.keys(second).length !== 4) return null
  return clause('go', { to: or(...[first, second].map((one) => spaceRef(one.to as N.Space))) })
}

/** «Genera 1 Monstruo en cada casilla con un Sectario». */
function spread(body: Tree, node: N.Spaces): Tree {
  const place = g.each(node.with ? `${node.with}Space` : 'space', node.type ? { of: node.type } : {})
  return body.kind === 'clause' ? { ...body, place } : body
}
