import type { Judge } from '@miskatonic/bots'
import type { Option, PieceView, Slot } from '@miskatonic/kernel'
import { readyDice } from './arsenal.ts'
import { armOf, armsAgainst } from './odds.ts'
import { cardOf, type Me, type Position } from './position.ts'

/* What cards are worth: to keep, to buy, to give up. */

const GIVES: { readonly [kind: string]: number } = { ally: 7, unique: 2, skill: 5, spell: 2, common: 1.5, special: 3 }

/** As much as it adds to what the hands hold already, on the way and in the final battle. */
function armsWorth(piece: PieceView, p: Position, me: Me): number {
  const id = cardOf(piece)?.id
  const without = { ...me, possessions: me.possessions.filter((one) => cardOf(one)?.id !== id) }
  const withIt = { ...me, possessions: [...without.possessions, piece] }
  const onTheWay = armsAgainst(withIt, []) - armsAgainst(without, [])
  const inBattle = p.ancient?.combat === 'none' ? 0 : readyDice(p, withIt) - readyDice(p, without)
  return 0.5 * onTheWay + 0.7 * inBattle + 0.2 * (armOf(cardOf(piece))?.n ?? 0)
}

function pieceWorth(piece: PieceView, p: Position, me: Me): number {
  const card = cardOf(piece)
  if (!card) return 0
  const sign = 'elderSign' in card && card.elderSign ? 14 : 0
  const clueCards = 'clueCard' in card && card.clueCard ? 3 : 0
  return (GIVES[card.kind] ?? 1) + armsWorth(piece, p, me) + sign + clueCards
}
const worthOfPiece = (option: Option | Slot, p: Position, me: Me): number => {
  const piece = 'piece' in option ? p.piece(option.piece) : null
  return piece ? pieceWorth(piece, p, me) : 0
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
