import type { Cost, Json } from '@miskatonic/kernel'
import type { MythosCard } from '../content/nodes.ts'
import type { Skill } from '../rules/shape.ts'
import { testTable } from './dice.ts'
import { anyGateWorth } from './gates.ts'
import { POINTS } from './points.ts'
import type { InPlay, Position, Someone } from './position.ts'
import { priceOf } from './spending.ts'

/* What it is worth to be rid of a Rumor: read from what it threatens with. */

type Node = { readonly [field: string]: Json | undefined }

export function rumorWorth(p: Position, rumor: InPlay<MythosCard>): number {
  const { card } = rumor
  const threat = JSON.stringify([card.countdown ?? null, card.reckoning ?? null])
  const left = reckoningsLeft(p, rumor)
  if (JSON.stringify(card.abilities ?? []).includes('gate:close')) return 10 + p.gates.length * anyGateWorth(p) * 0.6
  // One that loses the game is worth the game when its time is nearly up.
  if (/"do":"end"/.test(threat)) return (left <= 2 ? 10 : left <= 4 ? 5 : 2) * POINTS.rumor
  const late = left <= 2 ? 1.4 : 1
  if (/"do":"doom"/.test(threat)) return 2.2 * POINTS.rumor * late
  if (/"do":"omen"/.test(threat)) return 1.6 * POINTS.rumor
  return (/"do":"lose"/.test(threat) ? 1.2 : 0.6) * POINTS.rumor * late
}

/** How often it can still be reckoned: its tokens tell, or the places of the expeditions it swallows. */
function reckoningsLeft(p: Position, { card, eldritch }: InPlay<MythosCard>): number {
  if (card.eldritch) return eldritch
  return card.encounterOn === 'expedition' ? Math.ceil((p.view.zones.expedition?.count ?? 0) / CARDS_PER_EXPEDITION) : 9
}
const CARDS_PER_EXPEDITION = 3

/** The Rumor whose Reckoning is being resolved: what one of its tokens is worth, for its time runs out with the last. */
export function countdownWorth(p: Position): number {
  const piece = p.record('reckoning')?.piece
  const rumor = p.ongoing.find(({ alias }) => alias === piece)
  return rumor ? (1.5 * rumorWorth(p, rumor)) / Math.max(1, rumor.eldritch) : 2
}

/** An encounter with a Rumor: passing its test, if it has one, and paying its price. */
export function rumorEncounter(p: Position, who: Someone, rumor: InPlay<MythosCard>): number {
  const effect = rumor.card.encounter
  if (!effect) return 0
  const test = effect.do === 'test' ? effect : null
  const passed = test ? 1 - (testTable(who, test.skill as Skill, 'encounter', Number(test.modifier ?? 0))[0] ?? 0) : 1
  const deed = (test ? test.pass : effect) as Node | undefined
  const worth = rumorWorth(p, rumor)
  if (deed?.do !== 'may') return passed * worth * 0.5
  const price = deed.cost ? priceOf(p, who, deed.cost as unknown as Cost) : 0
  return price === null ? 0 : passed * Math.max(0, worth - price)
}

/** The worst of those in play. */
export const worstRumor = (p: Position): number =>
  Math.max(0, ...p.ongoing.filter(({ card }) => card.trait === 'rumor').map((one) => rumorWorth(p, one)))
