import type { AbilityData } from '@miskatonic/effects'
import type { Option } from '@miskatonic/kernel'
import type { Card, SpellCard } from '../content/nodes.ts'
import { testTable } from './dice.ts'
import { cluesEach, hears, stepWorth } from './mystery.ts'
import { expected } from './odds.ts'
import type { Position, Someone } from './position.ts'
import { priceOf } from './spending.ts'
import { bandOf, worthOf } from './texts.ts'

/* What using a card is worth. */

/** The ability behind a key such as `<piece>/2`; a Spell's is its casting. */
export function abilityBehind(p: Position, option: Option): { card: Card; ability: AbilityData | null } | null {
  const card = p.cardOf(option.piece)
  if (!card) return null
  const id = option.key.slice(option.key.lastIndexOf('/') + 1)
  const abilities = 'abilities' in card ? (card.abilities ?? []) : []
  return { card, ability: abilities[Number(id) - 1] ?? null }
}

/** What using a card's ability is worth: its effect less its price. */
export function component(p: Position, me: Someone, option: Option): number {
  const behind = abilityBehind(p, option)
  if (!behind) return 0
  if (behind.card.kind === 'spell') return casting(p, me, behind.card)
  const { ability } = behind
  if (!ability || !('effect' in ability)) return ability ? 0.5 : 0
  const price = ability.cost ? priceOf(p, me, ability.cost) : 0
  return price === null ? -1 : worthOf(p, me, ability.effect) - price
}

/** The front's promise, the back's price, and what a Mystery makes of it. */
export function casting(p: Position, me: Someone, card: SpellCard): number {
  const table = testTable(me, 'lore', 'spell', card.cast.modifier)
  const promise = card.cast.pass.do === 'damage' && !p.foesAt(me.at).length ? 0 : worthOf(p, me, card.cast.pass)
  const backs = card.backs.map(({ bands }) => expected(table, (n) => worthOf(p, me, bandOf(bands, n))))
  const back = backs.reduce((sum, one) => sum + one, 0) / Math.max(1, backs.length)
  return (1 - (table[0] ?? 0)) * (promise + spellStep(p, me)) + back - 0.2
}

/** A Spell that succeeds may be a step of the Mystery. */
function spellStep(p: Position, me: Someone): number {
  const heard = p.mystery?.card.abilities?.some((one) => hears(one, 'test:end'))
  return heard && me.clues >= cluesEach(p) ? stepWorth(p) * 0.8 : 0
}
