import type { Judge } from '@miskatonic/bots'
import type { Option, Slot } from '@miskatonic/kernel'
import type { Card } from '../content/kinds.ts'
import { armOf } from './odds.ts'
import { cardOf, type Me, type Position } from './position.ts'

/* What cards are worth: to keep, to buy, to give up. */

const GIVES: { readonly [kind: string]: number } = { ally: 7, unique: 2, skill: 5, spell: 2, common: 1.5, special: 3 }

/** A weapon as much as it adds to what the hands hold already. */
function armsWorth(card: Card, p: Position, me: Me): number {
  const arm = armOf(card)
  if (!arm || ('single' in card && card.single)) return arm ? 1 : 0
  const held = me.possessions.flatMap((piece) => {
    const one = cardOf(piece)
    return one && one.id !== card.id ? (armOf(one) ?? []) : []
  })
  const ones = held
    .filter(({ hands }) => hands === 1)
    .map(({ n }) => n)
    .sort((a, b) => b - a)
  const best = Math.max(0, ...held.map(({ n }) => n), (ones[0] ?? 0) + (ones[1] ?? 0))
  const withIt = arm.hands === 1 ? arm.n + (ones[0] ?? 0) : arm.n
  const works = (p.ancient?.defences ?? []).some((one) => one.startsWith(arm.magical ? 'magical' : 'physical')) ? 0.6 : 1
  return Math.max(0.5, withIt - best) * works + 0.2 * arm.n
}

export function cardWorth(card: Card, p: Position, me: Me): number {
  const sign = 'elderSign' in card && card.elderSign ? 14 : 0
  const clueCards = 'clueCard' in card && card.clueCard ? 3 : 0
  return (GIVES[card.kind] ?? 1) + armsWorth(card, p, me) + sign + clueCards
}
const worthOfPiece = (option: Option | Slot, p: Position, me: Me): number => {
  const piece = 'piece' in option ? p.piece(option.piece) : null
  const card = piece && cardOf(piece)
  return card ? cardWorth(card, p, me) : 0
}

export const wanted = (p: Position, me: Me): Judge => ({ option: (option) => worthOfPiece(option, p, me) || 0.1 })
export const unwanted = (p: Position, me: Me): Judge => ({ option: (option) => -worthOfPiece(option, p, me) })

/** Money is for arms and signs, and two are kept for the doctor. */
const COIN = 0.35
export const buying = (p: Position, me: Me): Judge => ({
  option: (option) => {
    if (option.key === 'none') return 1.2
    const price = Number((('label' in option && option.label?.args) || ({} as { readonly n?: number })).n ?? 0)
    return worthOfPiece(option, p, me) - COIN * price - (me.money - price < 2 ? 0.5 : 0)
  },
})
/** Only what is worth less than its price. */
export const selling = (p: Position, me: Me): Judge => ({
  option: (option) => {
    if (!('piece' in option) || option.piece === undefined) return 0
    const price = Number((('label' in option && option.label?.args) || ({} as { readonly n?: number })).n ?? 0)
    return COIN * price - worthOfPiece(option, p, me) + 1
  },
})
