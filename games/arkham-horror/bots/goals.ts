import type { Seat } from '@miskatonic/kernel'
import type { CardOf } from '../content/kinds.ts'
import { armsAgainst, closeChance, dangerOf, fightWorth, luckOf } from './odds.ts'
import { gatesDrawnAt, hasElderSign, inTown, type Me, type Position } from './position.ts'
import { isStreet, stepsTo, townAreas } from './roads.ts'
import type { Why } from './whys.ts'

/* What is worth going to, for each of the team; and who goes where, so that no two go for the same thing. */

/** `alone`: one of them is enough for it. */
export type Goal = { readonly area: string; readonly why: Why; readonly worth: number; readonly alone: boolean }

/** Each turn on the way takes so much off. */
const TURN = 0.8
/** A danger of one point is as good as so many steps round it. */
const DETOUR = 0.9

export const isReadyToSeal = (me: Me, p: Position): boolean => me.clues >= p.sealCost || hasElderSign(me)
const isFit = (me: Me): boolean => me.sanity >= 3 && me.stamina >= 3

/** The Ancient One may awaken any turn now: whoever is hurt then does not last. */
const isLate = (p: Position): boolean => p.doomLeft <= 2 || p.gateLimit - p.gates.length <= 1

function healing(area: string, p: Position, me: Me): Goal | null {
  const [left, most] =
    area === 'arkham-asylum' ? [me.sanity, me.maxSanity] : area === 'st-marys-hospital' ? [me.stamina, me.maxStamina] : [0, 0]
  const lost = most - left
  const paid = me.money >= 2
  const worth = left <= 1 && lost > 0 ? (paid ? 13 : 8) : left === 2 && lost >= 2 ? (paid ? 9 : 2) : paid && lost >= 3 && left <= 3 ? 3 : 0
  const late = isLate(p) && lost >= 2 ? (paid ? 5 + lost : 2) : 0
  return worth + late > 0 ? { area, why: 'heal', worth: Math.max(worth, late), alone: false } : null
}

/** How pressing the open gates are: nothing to much. */
function pressure(p: Position): number {
  const room = p.gateLimit - p.gates.length
  return room <= 1 ? 12 : room === 2 ? 9 : room === 3 ? 5 : room === 4 ? 2 : 0
}
const trophiesOfAll = (p: Position): number => p.people.reduce((sum, { gateTrophies }) => sum + gateTrophies, 0)
/** With this gate, all would be closed and enough of them taken. */
const wins = (p: Position): boolean => p.gates.length === 1 && trophiesOfAll(p) + 1 >= p.players

function gate(area: string, p: Position, me: Me): Goal | null {
  const open = p.gateAt(area)
  if (!open || p.isTakenCareOf(area, me)) return null
  const often = (gatesDrawnAt.get(area) ?? 0) / 10
  const ready = isReadyToSeal(me, p)
  const base = ready ? 15 + 6 * often + (p.sealsLeft <= 2 ? 6 : 0) : 4 + pressure(p) + (wins(p) ? 12 : 0)
  const worth = base * (0.35 + 0.65 * closeChance(me, open, p)) * (isFit(me) ? 1 : 0.25)
  return { area, why: 'gate', worth, alone: true }
}

/** Clues at one's feet, worth more the fewer one has, and the nearer the seal is. */
function clues(area: string, p: Position, me: Me): Goal | null {
  const n = p.cluesAt(area)
  if (n < 1 || p.gateAt(area)) return null
  const lacking = p.sealCost - me.clues
  const each = lacking > 0 ? 3.2 + 0.5 * Math.max(0, 4 - lacking) : 1
  return { area, why: 'clues', worth: Math.min(n, 3) * each, alone: true }
}

/** What arms the hands against what comes at the end. */
function shop(area: string, p: Position, me: Me): Goal | null {
  if (p.isClosed(area)) return null
  const armed = armsAgainst(me, p.ancient?.defences ?? [])
  const late = p.doomLeft <= 4 ? 2 : 0
  const goal = (worth: number): Goal | null => (worth > 0 ? { area, why: 'shop', worth, alone: false } : null)
  switch (area) {
    case 'general-store':
      return goal(me.money >= 4 && armed < 7 ? 9 - armed + Math.min(3, me.money / 4) + late : 0)
    case 'curiositie-shoppe':
      return goal(me.money >= 5 ? 2.5 + Math.min(4, me.money / 3) + (armed < 4 ? 1.5 : 0) + late : 0)
    case 'ye-olde-magick-shoppe':
      return goal(me.money >= 5 && me.sheet.sliders.lore.some((n) => n >= 4) && armed < 5 ? 3 : 0)
    case 'administration-building':
      return goal(me.money >= 8 ? 4 : 0)
    default:
      return null
  }
}

/** What trophies buy. */
function bargain(area: string, p: Position, me: Me): Goal | null {
  const goal = (worth: number): Goal => ({ area, why: 'trophies', worth, alone: false })
  if (p.isClosed(area) || p.gateAt(area)) return null
  if (area === 'mas-boarding-house' && me.toughness >= 10) return goal(9)
  if (area === 'south-church' && me.toughness >= 5 && luckOf(me) < 1 / 2) return goal(p.doomLeft <= 4 ? 9 : 5)
  if (area === 'science-building' && me.toughness >= 5) return goal(me.clues < p.sealCost ? 6 : 3)
  return null
}

/** Monsters one should defeat: the more so when the town is full of them. */
function prey(area: string, p: Position, me: Me): Goal | null {
  const there = p.monstersAt(area)
  if (!there.length) return null
  const sum = there.reduce((all, one) => all + (p.isAvenged(one) ? -5 : fightWorth(me, one)), 0)
  if (sum <= 0.5 * there.length) return null
  const crowded = p.roomForMonsters <= 2 ? 4 : p.roomForMonsters <= 5 ? 2 : 0.5
  return { area, why: 'prey', worth: Math.min(9, 0.5 * sum + crowded * there.length), alone: true }
}

type Offer = { readonly on?: string; readonly effect?: { readonly do: string }; readonly cost?: unknown; readonly while?: unknown }
const offersOf = (card: CardOf<'mythos'>): readonly Offer[] =>
  (card.abilities ?? []).filter(({ ability }) => ability === 'action') as readonly Offer[]

/** Whether somebody has what it takes to end a Rumor, wherever that is done. */
export function canEndRumor(me: Me, offer: Offer): boolean {
  const parts = Array.isArray(offer.cost)
    ? (offer.cost as readonly { readonly pay: string; readonly n: number; readonly filter?: string }[])
    : []
  return parts.every(({ pay, n, filter }) => {
    if (pay === 'clue') return me.clues >= n
    if (pay === 'gateTrophy') return me.gateTrophies >= n
    if (pay === 'card') return me.possessions.filter((piece) => Object.values(piece.faces)[0]?.startsWith(`${filter}/`)).length >= n
    return true
  })
}
/** A Rumor that can be stopped, where it is stopped. */
function rumor(area: string, p: Position, me: Me): Goal | null {
  const card = p.rumor
  if (!card) return null
  const here = offersOf(card).some(
    (offer) => offer.effect?.do === 'endRumor' && JSON.stringify(offer.while ?? {}).includes(`"${area}"`) && canEndRumor(me, offer),
  )
  return here ? { area, why: 'rumor', worth: 11, alone: true } : null
}

/** An encounter where gates do not open. */
const quiet = (area: string, p: Position): Goal | null =>
  isStreet(area) || p.gateAt(area) || p.isClosed(area)
    ? null
    : { area, why: 'encounter', worth: gatesDrawnAt.has(area) ? 0.4 : 0.9, alone: false }

const SORTS = [gate, clues, shop, bargain, prey, rumor, healing, quiet] as const

/** All that is worth something to somebody, wherever it is. */
const goalsOf = (p: Position, me: Me): Goal[] => townAreas.flatMap((area) => SORTS.flatMap((sort) => sort(area, p, me) ?? []))

type Ways = ReadonlyMap<string, ReadonlyMap<string, number>>
/** How far everything is for somebody who would rather walk round what is dangerous. */
function waysFor(p: Position, me: Me, goals: readonly Goal[]): Ways {
  const dangers = new Map(townAreas.map((area) => [area, DETOUR * dangerOf(me, p.monstersAt(area))]))
  return new Map([...new Set(goals.map(({ area }) => area))].map((area) => [area, stepsTo(area, (at) => dangers.get(at) ?? 0)]))
}
const speedOf = (me: Me): number => Math.max(1, me.skills.speed)

/** A goal from where one would stand: what is left of it after the turns it takes. */
function from(area: string, goal: Goal, ways: Ways, speed: number): number {
  const steps = ways.get(goal.area)?.get(area) ?? 99
  return goal.worth * TURN ** Math.ceil(steps / speed)
}

type Plans = { readonly goals: readonly Goal[]; readonly ways: Ways }

/** What each of those in town goes for: the best first, and what one sees to the others leave alone. */
function shared(p: Position, own: Seat): ReadonlySet<string> {
  const free = p.people.filter((one) => inTown(one) && !one.delayed && !(one.explored && p.gateAt(one.at)))
  const wishes = free.flatMap((one) => {
    const goals = goalsOf(p, one).filter(({ alone, worth }) => alone && worth > 1)
    const ways = waysFor(p, one, goals)
    return goals.map((goal) => ({ seat: one.seat, goal, worth: from(one.at, goal, ways, speedOf(one)) }))
  })
  wishes.sort((a, b) => b.worth - a.worth)
  const served = new Set<Seat>()
  const taken = new Map<string, Seat>()
  for (const { seat, goal } of wishes) {
    const name = `${goal.why}:${goal.area}`
    if (served.has(seat) || taken.has(name)) continue
    served.add(seat)
    taken.set(name, seat)
  }
  return new Set([...taken].flatMap(([name, seat]) => (seat === own ? [] : [name])))
}

/** What is left for somebody when all have shared out what there is to do. */
export function plansOf(p: Position, me: Me): Plans {
  const others = p.people.length > 1 ? shared(p, me.seat) : new Set<string>()
  const goals = goalsOf(p, me).filter(({ why, area }) => !others.has(`${why}:${area}`))
  return { goals, ways: waysFor(p, me, goals) }
}

/** The best of one's goals, seen from a place. */
export function bestFrom(area: string, { goals, ways }: Plans, me: Me): Goal {
  let best: Goal = { area, why: 'encounter', worth: 0, alone: false }
  for (const goal of goals) {
    const worth = from(area, goal, ways, speedOf(me))
    if (worth > best.worth) best = { ...goal, worth }
  }
  return best
}
