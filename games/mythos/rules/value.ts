import { cardOf, hasMagicWeapon, investigatorOf, weaponOf } from './pieces.ts'
import type { Mythos, Numbered, PieceId, Seat } from './shape.ts'

/* The numbers that cards change. */

/** Ally and Weapon are one unit (MY-WEAP-04, MY-DEFEND-09). */
function printedValue(t: Mythos, piece: PieceId): number {
  const card = cardOf(t, piece)
  if (card.kind === 'monster') return card.value
  if (card.kind !== 'ally') return 0 // a Great Old One has none: MY-GOO-02
  const weapon = weaponOf(t, piece)
  return card.value + (weapon ? cardOf(t, weapon, 'weapon').value : 0)
}

/** Increases before decreases, never below 0; of what sets it, the latest (MY-EVENT-13, MY-GEN-02, MY-RULING-40). */
export const value: Numbered<'value'> = {
  base: (t, { piece }) => printedValue(t, piece),
  fold: ['set', 'scale', 'raise', 'lower', 'floor:0'],
  rule: 'MY-RULING-40',
}
export const currentValue = (t: Mythos, piece: PieceId, who: Seat): number =>
  t.get(piece, 'removed') ? 0 : t.number('value', { piece, who }) // MY-RULING-67

/** Neither drops below 0 (MY-RULING-70). */
export const handMin: Numbered<'handMin'> = {
  base: (t, { who }) => investigatorOf(t, who).hand[0],
  fold: ['add', 'floor:0'],
  rule: 'MY-ENDR-01',
}
export const handMax: Numbered<'handMax'> = {
  base: (t, { who }) => investigatorOf(t, who).hand[1],
  fold: ['add', 'floor:0'],
  rule: 'MY-ENDR-01',
}
/** If the maximum falls below the minimum, the minimum follows it (MY-RULING-70). */
export function handLimits(t: Mythos, who: Seat): readonly [min: number, max: number] {
  const max = t.number('handMax', { who })
  return [Math.min(max, t.number('handMin', { who })), max]
}

/** 1 if the Ally sees what is invisible (MY-INVIS-02, MY-WEAP-07). */
export const sees: Numbered<'sees'> = {
  base: (t, { piece }) => {
    const card = cardOf(t, piece)
    return hasMagicWeapon(t, piece) || (card.kind === 'ally' && card.sees) ? 1 : 0
  },
  fold: ['set'],
}
/** Points of Invisible Monsters an Ally absorbs though it does not see. */
export const unseen: Numbered<'unseen'> = { base: () => 0, fold: ['add'] }
export const invisible: Numbered<'invisible'> = {
  base: (t, { piece }) => {
    const card = cardOf(t, piece)
    return card.kind === 'monster' && card.invisible ? 1 : 0
  },
  fold: ['set'],
}
export const isInvisible = (t: Mythos, piece: PieceId, who: Seat): boolean => t.number('invisible', { piece, who }) > 0
export const express: Numbered<'express'> = {
  base: (t, { card }) => {
    const printed = cardOf(t, card)
    return printed.kind === 'travel' && printed.express ? 1 : 0
  },
  fold: ['set'],
  rule: 'MY-TRAVEL-06',
}
/** 1 while Great Old Ones have no effect on that one. */
export const warded: Numbered<'warded'> = { base: () => 0, fold: ['set'] }
/** How many of its two cards a Great Old One needs (MY-GOO-03). */
export const needed: Numbered<'needed'> = { base: () => 2, fold: ['set'], rule: 'MY-GOO-03' }
/** By how much the SAN loss of a whole Combat is reduced. */
export const ward: Numbered<'ward'> = { base: () => 0, fold: ['add'] }
/** Points from outside the Threat, and what the total of one is reduced by (MY-COSMIC-02). */
export const outside: Numbered<'outside'> = { base: () => 0, fold: ['add'], rule: 'MY-COSMIC-02' }
export const dampened: Numbered<'dampened'> = { base: () => 0, fold: ['add'] }
