import type { Quantity } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { keepersAt } from './keepers.ts'
import type { Lighthouse, PieceId, Rock, Seat, Skill } from './shape.ts'

type TestOf = { readonly who: Seat; readonly skill: Skill; readonly modifier: number }

/** Will is what nerve is left; knack does not wear out. */
const KNACK = 2
const dice: Quantity<Lighthouse> = {
  rule: 'LH-TEST-01',
  base: (t, { who, skill, modifier }: TestOf) => (skill === 'will' ? t.get(who, 'nerve') : KNACK) + modifier,
  made: (t, { who, skill, modifier }: TestOf) => [
    { phase: skill, amount: skill === 'will' ? t.get(who, 'nerve') : KNACK },
    ...(modifier ? [{ phase: 'modifier', amount: modifier }] : []),
  ],
  fold: ['add:bonus=highest', 'add', 'cap:6', 'floor:1'], // LH-TEST-03
}
const light: Quantity<Lighthouse> = {
  rule: 'LH-BEAM-03',
  base: (t: Rock) => keepersAt(t, 'tower').length + t.state.burned,
  fold: ['add', 'floor:0'],
}
const need: Quantity<Lighthouse> = {
  rule: 'LH-BEAM-07',
  base: (t: Rock, { ship }: { ship: PieceId }) => cardOf(t, ship, 'ship').light,
  fold: ['add', 'floor:1'],
}
const kit: Quantity<Lighthouse> = { rule: 'LH-KIT-01', base: () => 4, fold: ['add'] }
/** What a part of a price really costs. */
const cost: Quantity<Lighthouse> = { base: (_t: Rock, { n }: { n: number }) => n, fold: ['add', 'floor:0'] }

export const quantities = { dice, light, need, kit, cost }
