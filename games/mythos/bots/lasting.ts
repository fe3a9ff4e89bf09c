import { type Effect, effectIn } from '@miskatonic/effects'
import { defined, type Json } from '@miskatonic/kernel'
import type { Card, CardFilter } from '../content/nodes.ts'
import { fitsCard } from '../rules/filters.ts'
import { danger, strikeAt } from './forces.ts'
import type { Outlook } from './outlook.ts'
import { lossOf, POINTS } from './points.ts'
import { hasOpenGate, type Side } from './position.ts'

/* What it is worth that something holds for a while: of Great Old Ones, skies and weather, and of what is wrong with somebody. */

export type Ability = { readonly [field: string]: Json | undefined }

/** `worthOf` judges what happens in its course. */
export function lastingWorth(o: Outlook, ability: Ability, rounds: number, worthOf: (effect: Effect) => number): number {
  const { p, fronts } = o
  const amount = typeof ability.amount === 'number' ? ability.amount : 0
  if (isHindering(ability)) return hinderingWorth(o, ability, rounds)
  switch (ability.on) {
    case 'ward':
      return lossOf(p.me.sanity, Math.min(amount, Math.round(danger(fronts))))
    case 'sanity:lose':
      return 0.6
    case 'combat:begin':
    case 'round:end':
      return (rounds > 1 ? 2 : 1) * worthOf(defined(effectIn(ability.effect)))
    case 'value':
      return raising(o, ability, rounds)
    case 'gate:spend':
      return 0.7 * Math.min(3, monstersInHand(o, {})) - 0.5 * p.others.length
    case 'needed':
      return calledSooner(o)
    case 'warded':
      return p.others.some(({ greatOldOnes }) => greatOldOnes.length > 0) ? 2 : 0
    case 'price':
    case 'handMax':
    case 'language':
      return 0.3
    default:
      return 0.1
  }
}

/** Whether it befalls whoever the Event is aimed at. */
const isHindering = ({ where, effect }: Ability): boolean =>
  (where as { who?: { the?: string } } | undefined)?.who?.the === 'target' || JSON.stringify(effect ?? null).includes('"the":"target"')

/** What somebody will miss: judged by the cards that already lie open there. Nobody is told twice not to walk. */
function hinderingWorth(o: Outlook, ability: Ability, rounds: number): number {
  const worths = o.p.others.map((foe) => {
    const open = [foe.here, ...foe.chronicle, ...foe.tomes, ...foe.discard].flatMap((held) => (held ? [held.card] : []))
    const { card } = (ability.where ?? {}) as { readonly card?: CardFilter }
    const struck = card ? open.filter((one) => fitsCard(one, card)).length : 0
    switch (ability.on) {
      case 'card:play':
        return 0.4 + Math.min(1.2, 0.35 * struck)
      case 'price':
        return 0.35 + Math.min(1, 0.3 * struck)
      case 'language':
        return 0.3 + Math.min(1.2, 0.5 * open.filter(({ kind }) => kind === 'tome').length)
      case 'place:walk':
        return 1
      case 'handMax':
        return 0.9
      case 'round:end':
        return rounds * strikeAt(o.p, foe) * (foe.sanity <= 5 ? 1.4 : 1)
      default:
        return 0.4
    }
  })
  return Math.max(0, ...worths)
}

/** A Great Old One of the Hand that has some of what it needs on the table, and not all. */
function calledSooner(o: Outlook): number {
  const { me } = o.p
  const laid = [me.here, ...me.allies, ...me.artifacts, ...me.tomes].flatMap((held) => (held ? [held, ...o.p.under(held)] : []))
  const waiting = me.hand.filter(({ card }) => {
    if (card.kind !== 'greatOldOne') return false
    const met = card.needs.filter((need) => laid.some((one) => fitsCard(one.card, need))).length
    return met > 0 && met < card.needs.length
  })
  return (hasOpenGate(me) ? 1 : 0.6) * Math.max(0, ...waiting.map((held) => o.play(held)))
}

const monstersInHand = ({ p }: Outlook, card: CardFilter | undefined): number =>
  p.me.hand.filter((held) => held.card.kind === 'monster' && (card === undefined || fitsCard(held.card, card))).length

/** Cards of a kind made stronger: one's own count for, the others' against. */
function raising(o: Outlook, { where, amount, phase }: Ability, rounds: number): number {
  const { card, who } = (where ?? {}) as { readonly card?: CardFilter; readonly who?: string }
  const fits = (one: Card | null): boolean => one !== null && (card === undefined || fitsCard(one, card))
  // Twice as much is some three points more.
  const raised = phase === 'scale' ? 3 : typeof amount === 'number' ? amount : 1
  const count = (side: Side): number => side.threat.filter((one) => fits(one.card)).length
  const coming = Math.min(4, monstersInHand(o, card))
  const soon = hasOpenGate(o.p.me) ? 0.4 : 0
  const against = who === 'you' ? 0 : o.p.others.reduce((sum, side) => sum + 0.3 * side.threat.length, 0)
  return raised * (POINTS.strike * count(o.p.me) + (rounds > 1 ? 0.8 * coming : coming ? soon : 0) - against)
}
