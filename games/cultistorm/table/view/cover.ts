/** Whether somebody could beat an enemy as things stand: the rules' own sums, over what everybody sees. */
import type { PieceView, Seat } from '@miskatonic/kernel'
import { fields, listIn, numberIn, textIn } from '@miskatonic/web/kit/figures'
import { generalCards } from '../../content/actions/general.ts'
import { specialCards } from '../../content/actions/special.ts'
import { expansionCards } from '../../content/expansions/index.ts'
import { items } from '../../content/items.ts'
import type { Lent } from '../../content/kinds.ts'
import { missing, type Unit } from '../../rules/cover.ts'
import { declared } from '../../rules/expansions/declared.ts'
import type { MagicSymbol } from '../../rules/shape.ts'
import {
  type Detective,
  detectiveOf,
  type Enemy,
  faceKey,
  faceOfDie,
  isSymbol,
  lying,
  type Read,
  type Site,
  SYMBOLS,
  textOf,
} from './storm.ts'

const lent: ReadonlyMap<string, Lent> = new Map(
  [...generalCards, ...specialCards, ...items, ...expansionCards].flatMap((card) =>
    'lends' in card && card.lends ? [[`${card.kind}/${card.id}`, card.lends]] : [],
  ),
)
/** What a card lends in a fight, whoever plays it. */
export const lentBy = (piece: PieceView): Lent => lent.get(faceKey(piece)) ?? []
const isFree = ({ attributes }: PieceView): boolean => attributes.committed !== true

/** Everything a detective could use now, one by one. */
export function unitsOf({ face, view }: Pick<Read, 'face' | 'view'>, { seat, hand, dice, supports, items: own }: Detective): Unit[] {
  const cards = hand.flatMap((piece) => {
    const symbol = textOf(piece, face)?.figures?.symbol
    return isSymbol(symbol) ? [{ piece: piece.alias, gives: [symbol] }] : []
  })
  const rolled = dice.filter(isFree).map((piece) => {
    const shown = faceOfDie(piece)
    return { piece: piece.alias, gives: shown === 'wild' ? SYMBOLS : [shown] }
  })
  const help = [...supports, ...own, ...declared.lending.flatMap((zone) => lying(view, `${zone}:${seat}`))]
    .filter(isFree)
    .flatMap((piece) => lentBy(piece).map((gives) => ({ piece: piece.alias, gives })))
  return [...cards, ...rolled, ...help]
}

/** What must be met: what it shows, and what its location's die shows. */
export const neededFor = ({ symbols, more }: Enemy, { die }: Site): readonly MagicSymbol[] =>
  die === 'blank' ? [...symbols, ...more] : [...symbols, ...more, die] // CS-MATCH-04

/** What this seat lacks against an enemy at its own location; null: it is none of its business. */
export function lacksAgainst(read: Read, seat: Seat, enemy: Enemy, site: Site): readonly MagicSymbol[] | null {
  const one = detectiveOf(read, seat)
  if (!one || one.at !== site.slot || one.hand.length === 0) return null
  return missing(neededFor(enemy, site), unitsOf(read, one))
}

// ── the fight that is on ──

export type Fight = { readonly who: Seat; readonly enemy: string; readonly ignored: readonly MagicSymbol[]; readonly turn: number }

export function openFight({ view }: Pick<Read, 'view'>): Fight | null {
  const record = fields([...view.records].reverse().find((one) => one.kind === 'fight'))
  if (typeof record.who !== 'string' || typeof record.enemy !== 'string') return null
  return { who: record.who, enemy: record.enemy, ignored: listIn(record, 'ignored').filter(isSymbol), turn: numberIn(view.table, 'turn') }
}

/** What the story of the fight has lent, besides what the detective has. */
export function lentInFight({ view }: Pick<Read, 'view'>): Unit[] {
  const record = fields([...view.records].reverse().find((one) => one.kind === 'fight'))
  return listIn(record, 'lent')
    .filter(isSymbol)
    .map((symbol) => ({ piece: textIn(record, 'story'), gives: [symbol] }))
}

/** What the enemy of a fight shows after all that was left out of account. */
export function neededIn({ view }: Pick<Read, 'view'>, enemy: Enemy, site: Site): readonly MagicSymbol[] {
  const record = fields([...view.records].reverse().find((one) => one.kind === 'fight'))
  // Of a cultist the sect symbol comes first.
  const more = record.noSect === true && !enemy.ancient ? enemy.more.slice(1) : enemy.more
  const rolled = record.noDie === true || site.die === 'blank' ? [] : [site.die]
  const left = [...enemy.symbols, ...more, ...rolled, ...listIn(record, 'more').filter(isSymbol)]
  for (const symbol of listIn(record, 'ignored').filter(isSymbol)) {
    const at = left.indexOf(symbol)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
