import { type AbilityData, type Effect, effectIn } from '@miskatonic/effects'
import type { Option } from '@miskatonic/kernel'
import type { ComplexCard, SpellCard } from '../content/nodes.ts'
import type { Skill } from '../rules/shape.ts'
import { abilityBehind, casting, component } from './abilities.ts'
import { argsOf, type Judging, yesIf } from './asked.ts'
import { diceOf } from './dice.ts'
import { fight } from './fights.ts'
import { gateWorth } from './gates.ts'
import { lossOf } from './points.ts'
import type { Position, Someone } from './position.ts'
import { type Price, pricesOfMay, pricesOfUnless } from './prices.ts'
import { rerolling } from './rolling.ts'
import { priceOf } from './spending.ts'
import { worthOf } from './texts.ts'

/* What a card offers: to be used, to be paid, to be averted. */

/** Optional triggers and replacements: used where they do good. During a test, only while it matters. */
export const useAbility: Judging = (asked, me) => {
  const { p } = asked
  const test = p.record('test')
  const faces = (test?.rolled === true ? test.faces : null) as readonly number[] | null
  return {
    option: (option) => {
      if (option.key === 'pass') return 0.1
      const behind = abilityBehind(p, option as Option)
      if (!behind) return 0.2
      const { ability, card } = behind
      if (card.kind === 'spell') return duringCombat(p, me, card)
      if (ability?.ability === 'prevent') return preventing(p, me, ability)
      if (ability && 'on' in ability && ability.on === 'test:roll' && faces) return rerolling(p, me, ability, faces)
      if (ability?.ability === 'before' && ability.on === 'test:begin') return drawing(p, me, ability)
      return component(p, me, option as Option) + 0.15
    },
  }
}

/** A weapon or the like, drawn for this fight: worth what it changes. */
function drawing(p: Position, me: Someone, ability: AbilityData & { ability: 'before' | 'after' }): number {
  const price = ability.cost ? priceOf(p, me, ability.cost) : 0
  const fought = p.record('combat')
  const foe = typeof fought?.monster === 'string' ? p.foeCalled(fought.monster) : null
  if (price === null) return -1
  if (!foe) return price > 0 ? -1 : 0.5
  const skill: Skill = foe.damage?.skill ?? 'strength'
  const bonus = Number(/"amount":(\d)/.exec(JSON.stringify(ability))?.[1] ?? 1)
  const more = Math.max(0, bonus - (diceOf(me, skill, 'combat', 0) - me.skills[skill]))
  return fight(p, me, foe, more).value - fight(p, me, foe).value - price + 0.15
}

function preventing(p: Position, me: Someone, ability: AbilityData & { ability: 'prevent' }): number {
  const price = ability.cost ? priceOf(p, me, ability.cost) : 0
  const has = ability.on === 'health:lose' ? me.health : me.sanity
  const spared = typeof ability.amount === 'number' ? ability.amount : 2
  return price === null ? -1 : lossOf(has + 0, Math.min(spared, has - 1)) + (has <= 2 ? 4 : 0) - price
}

function duringCombat(p: Position, me: Someone, card: SpellCard): number {
  if (card.cast.when !== 'combat') return casting(p, me, card) + 0.8
  const fought = p.record('combat')
  const foe = typeof fought?.monster === 'string' ? p.foeCalled(fought.monster) : null
  return foe && foe.left > 1 ? casting(p, me, card) + 0.8 + 0.4 * foe.left : -0.5
}

export const choice: Judging = ({ p }, me) => ({
  option: (option) => {
    const effect = option.label?.args?.effect
    return effect ? worthOf(p, me, effectIn(effect)) : 0
  },
})

/** The dearest price that can be paid, to be on the safe side; whoever is asked can pay. */
const dearest = (p: Position, me: Someone, prices: readonly Price[]): number =>
  Math.max(0, ...prices.flatMap(({ cost }) => (cost ? [priceOf(p, me, cost)] : [])).filter((price) => price !== null))

export const may: Judging = (asked, me) => {
  const { p } = asked
  const effect = argsOf(asked).effect as unknown as Effect
  const gate = p.gates.find(({ at }) => at === me.at)
  const worth = effect.do === 'closeGate' && gate ? gateWorth(p, gate.face) : worthOf(p, me, effect)
  return yesIf(worth - dearest(p, me, pricesOfMay(effect)) + 0.05)
}

export const unless: Judging = (asked, me) => {
  const { effect } = argsOf(asked)
  const prices = pricesOfUnless(effect)
  const act = prices.find((price) => price.act)?.act
  const way = act ? worthOf(asked.p, me, act) : -dearest(asked.p, me, prices)
  return yesIf(way - worthOf(asked.p, me, effect as unknown as Effect))
}

export const payToPass: Judging = ({ p }, me) => {
  const card = p.cardOf(p.record('encounter')?.card as string | undefined) as ComplexCard | null
  if (!card?.initial?.cost) return yesIf(1)
  return yesIf(worthOf(p, me, card.pass.effect) - worthOf(p, me, card.fail.effect) - (priceOf(p, me, card.initial.cost) ?? 99))
}
