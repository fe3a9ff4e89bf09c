import type { Seat } from '@miskatonic/kernel'
import type { CardOf } from '../content/kinds.ts'
import { readyDice } from './arsenal.ts'
import { armsAgainst, bestOf, closeChance, dangerOf, fightWorth, luckOf } from './odds.ts'
import { gatesDrawnAt, hasCard, hasElderSign, inTown, type Me, type Position } from './position.ts'
import { isStreet, townAreas, type Ways, waysFrom } from './roads.ts'
import { WEIGHTS } from './weights.ts'
import type { Why } from './whys.ts'

/* What is worth going to, for each of the team; and who goes where, so that no two go for the same thing. */

/** `alone`: one of them is enough for it. */
export type Goal = { readonly area: string; readonly why: Why; readonly worth: number; readonly alone: boolean }

export const isReadyToSeal = (me: Me, p: Position): boolean => me.clues >= p.sealCost || hasElderSign(me)
const isFit = (me: Me): boolean => me.sanity >= 3 && me.stamina >= 3

/** The Ancient One may awaken any turn now: whoever is hurt then does not last. */
const isLate = (p: Position): boolean => p.doomLeft <= 2 || p.gateLimit - p.gates.length <= 1
/** There will be a battle, and it is not far. */
export const isNear = (p: Position): boolean => p.ancient?.combat !== 'none' && (p.doomLeft <= 4 || p.gateLimit - p.gates.length <= 3)

function healing(area: string, p: Position, me: Me): Goal | null {
  const [left, most] =
    area === 'arkham-asylum' ? [me.sanity, me.maxSanity] : area === 'st-marys-hospital' ? [me.stamina, me.maxStamina] : [0, 0]
  const lost = most - left
  const paid = me.money >= 2
  const worth = left <= 1 && lost > 0 ? (paid ? 13 : 8) : left === 2 && lost >= 2 ? (paid ? 9 : 2) : paid && lost >= 3 && left <= 3 ? 3 : 0
  const late = isLate(p) && lost >= 2 ? (paid ? 5 + lost : 2) : 0
  return worth + late > 0 ? { area, why: 'heal', worth: Math.max(worth, late) * WEIGHTS.heal, alone: false } : null
}

/** How pressing the open gates are: those somebody is at work on do not press. */
function pressure(p: Position, me: Me): number {
  const seenTo = p.gates.filter((area) => p.isTakenCareOf(area, me)).length
  const room = p.gateLimit - p.gates.length + seenTo - (p.isCrowd ? WEIGHTS.bigTable : 0)
  const { closeFull } = WEIGHTS
  return closeFull[Math.max(0, Math.min(closeFull.length - 1, room))] ?? 0
}
const trophiesOfAll = (p: Position): number => p.people.reduce((sum, { gateTrophies }) => sum + gateTrophies, 0)
/** With this gate, all would be closed and enough of them taken. */
const wins = (p: Position): boolean => p.gates.length === 1 && trophiesOfAll(p) + 1 >= p.players

function gate(area: string, p: Position, me: Me): Goal | null {
  const open = p.gateAt(area)
  if (!open || p.isTakenCareOf(area, me)) return null
  const often = (gatesDrawnAt.get(area) ?? 0) / 10
  const closing = WEIGHTS.close + pressure(p, me) + (wins(p) ? WEIGHTS.closeLast : 0)
  const sealing = WEIGHTS.seal + WEIGHTS.often * often + (p.sealsLeft <= 2 ? WEIGHTS.lastSeals : 0)
  const base = isReadyToSeal(me, p) ? Math.max(sealing, closing) : closing
  const { clumsy, unfit } = WEIGHTS
  return { area, why: 'gate', worth: base * (clumsy + (1 - clumsy) * closeChance(me, open, p)) * (isFit(me) ? 1 : unfit), alone: true }
}

/** Clues at one's feet, worth more the fewer one has, and the nearer the seal is. */
function clues(area: string, p: Position, me: Me): Goal | null {
  const n = p.cluesAt(area)
  if (n < 1 || p.gateAt(area)) return null
  const lacking = p.sealCost - me.clues
  const each = lacking > 0 ? WEIGHTS.clue + WEIGHTS.clueNear * Math.max(0, 4 - lacking) : WEIGHTS.clueSpare
  return { area, why: 'clues', worth: Math.min(n, 3) * each, alone: true }
}

const canShop = (p: Position): boolean => ['general-store', 'curiositie-shoppe'].some((shop) => !p.isClosed(shop) && !p.gateAt(shop))
/** Ten dollars arm somebody who has nothing, while there are shops to spend them in; in the final battle nobody asks for them back. */
export const wouldBorrow = (p: Position, me: Me): boolean =>
  isNear(p) && me.money < 4 && readyDice(p, me) < WEIGHTS.armed && canShop(p) && !hasCard(me, 'bank-loan')

const SHOPS: ReadonlySet<string> = new Set([
  'general-store',
  'curiositie-shoppe',
  'ye-olde-magick-shoppe',
  'administration-building',
  'bank-of-arkham',
])
/** What arms the hands against what comes at the end. */
function shop(area: string, p: Position, me: Me): Goal | null {
  if (!SHOPS.has(area) || p.isClosed(area)) return null
  const armed = armsAgainst(me, [])
  const ready = readyDice(p, me)
  const late = isNear(p) && ready < WEIGHTS.armed ? WEIGHTS.armLate : 0
  const goal = (worth: number): Goal | null => (worth > 0 ? { area, why: 'shop', worth, alone: false } : null)
  switch (area) {
    case 'general-store':
      return goal(me.money >= 4 ? WEIGHTS.store * (Math.min(me.money, 6) / 2 - WEIGHTS.held * armed) + late : 0)
    case 'curiositie-shoppe':
      return goal(me.money >= 5 ? WEIGHTS.curios + Math.min(4, me.money / 3) + (ready < 4 ? 1.5 : 0) + late : 0)
    case 'ye-olde-magick-shoppe':
      return goal(me.money >= 5 && bestOf(me, 'lore') >= 3 ? WEIGHTS.store * (2.5 - WEIGHTS.held * ready) + late / 2 : 0)
    case 'administration-building':
      return goal(me.money >= 8 ? 4 : 0)
    case 'bank-of-arkham':
      return goal(wouldBorrow(p, me) ? WEIGHTS.loan - ready : 0)
    default:
      return null
  }
}

/** What trophies buy. */
function bargain(area: string, p: Position, me: Me): Goal | null {
  const goal = (worth: number): Goal => ({ area, why: 'trophies', worth, alone: false })
  if (p.isClosed(area) || p.gateAt(area)) return null
  const fives = p.spendable(me, isNear(p))
  if (area === 'mas-boarding-house' && fives >= 2) return goal(9)
  if (area === 'south-church' && fives >= 1 && luckOf(me) < 1 / 2) return goal(isNear(p) ? WEIGHTS.blessLate : WEIGHTS.bless)
  if (area === 'science-building' && fives >= 1) return goal(me.clues < p.sealCost ? 6 : 3)
  return null
}

/** Monsters one should defeat: the more so when the town is full of them. */
function prey(area: string, p: Position, me: Me): Goal | null {
  const there = p.monstersAt(area)
  if (!there.length) return null
  const sum = there.reduce((all, one) => all + (p.isAvenged(one) ? -5 : fightWorth(me, one)), 0)
  if (sum <= 0.5 * there.length) return null
  const crowded = p.roomForMonsters <= 2 ? WEIGHTS.crowded : p.roomForMonsters <= 5 ? WEIGHTS.crowded / 2 : 0.5
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
/** What it is worth to stop them; of some, not what it costs. */
const RUMORS: { readonly [id: string]: number } = {
  'disturbing-the-dead': 9,
  'the-great-ritual': 11,
  'the-stars-are-right': 11,
}
export const worthOfRumor = (id: string): number => RUMORS[id] ?? 0
/** A Rumor that can be stopped, where it is stopped. */
function rumor(area: string, p: Position, me: Me): Goal | null {
  const card = p.rumor
  if (!card) return null
  const offered = offersOf(card).find((offer) => JSON.stringify(offer.while ?? {}).includes(`"${area}"`))
  if (!offered) return null
  const goal = (worth: number): Goal | null => (worth > 0 ? { area, why: 'rumor', worth, alone: true } : null)
  if (offered.effect?.do === 'fightKept') {
    return goal(p.kept.some((monster) => fightWorth(me, monster) > 0) ? WEIGHTS.experiment : 0)
  }
  return goal(offered.effect?.do === 'endRumor' && canEndRumor(me, offered) ? worthOfRumor(card.id) : 0)
}

/** An encounter where gates do not open. */
const quiet = (area: string, p: Position): Goal | null =>
  isStreet(area) || p.gateAt(area) || p.isClosed(area)
    ? null
    : { area, why: 'encounter', worth: gatesDrawnAt.has(area) ? WEIGHTS.uneasy : WEIGHTS.quiet, alone: false }

const SORTS = [gate, clues, shop, bargain, prey, rumor, healing, quiet] as const

/** All that is worth something to somebody, wherever it is. */
const goalsOf = (p: Position, me: Me): Goal[] => townAreas.flatMap((area) => SORTS.flatMap((sort) => sort(area, p, me) ?? []))

/** How bad it is for somebody to get past whoever stands there. */
function dangersFor(p: Position, me: Me): (area: string) => number {
  const dangers = new Map(townAreas.map((area) => [area, dangerOf(me, p.monstersAt(area))]))
  return (area) => dangers.get(area) ?? 0
}
const speedOf = (me: Me): number => Math.max(1, me.skills.speed)

/** What is left of a goal after the danger and the turns on the way. */
const after = ({ worth }: Goal, danger: number, steps: number, speed: number): number =>
  (worth - danger) * WEIGHTS.turn ** Math.ceil(Math.min(steps, 99) / speed)

type Plans = { readonly goals: readonly Goal[]; readonly ways: ReadonlyMap<string, Ways>; readonly dangers: (area: string) => number }

/** What each of those in town goes for: the best first, and what one sees to the others leave alone. */
function shared(p: Position, own: Seat): ReadonlySet<string> {
  const free = p.people.filter((one) => inTown(one) && !one.delayed && !(one.explored && p.gateAt(one.at)))
  const wishes = free.flatMap((one) => {
    const dangers = dangersFor(p, one)
    const ways = waysFrom(one.at, dangers, p.isCrowd ? WEIGHTS.crowdDetour : WEIGHTS.detour)
    const goals = goalsOf(p, one).filter(({ alone, worth }) => alone && worth > 1)
    return goals.map((goal) => ({ seat: one.seat, goal, worth: from(one.at, goal, ways, goal.area, dangers, one) }))
  })
  wishes.sort((a, b) => b.worth - a.worth)
  const served = new Set<Seat>()
  const taken = new Map<string, Seat[]>()
  for (const { seat, goal } of wishes) {
    const name = `${goal.why}:${goal.area}`
    const those = taken.get(name) ?? []
    if (served.has(seat) || those.length >= (goal.why === 'gate' ? pairs(p) : 1)) continue
    served.add(seat)
    taken.set(name, [...those, seat])
  }
  return new Set(
    [...taken].flatMap(([name, seats]) => (seats.includes(own) || seats.length < (name.startsWith('gate:') ? pairs(p) : 1) ? [] : [name])),
  )
}
/** With many at the table two go through a gate together: it is closed where one of them fails or is lost. */
const pairs = (p: Position): number => (p.isCrowd ? 2 : 1)

/** A goal from where one would stand; prey is no danger but what one came for. */
function from(area: string, goal: Goal, ways: Ways | undefined, end: string, dangers: (area: string) => number, me: Me): number {
  if (area === goal.area) return goal.worth
  if (!ways) return 0
  const there = goal.why === 'prey' ? 0 : dangers(goal.area)
  return after(goal, ways.danger(end) + there, ways.steps(end), speedOf(me))
}

/** What is left for somebody when all have shared out what there is to do. */
export function plansOf(p: Position, me: Me): Plans {
  const others = p.people.length > 1 ? shared(p, me.seat) : new Set<string>()
  const goals = goalsOf(p, me).filter(({ why, area }) => !others.has(`${why}:${area}`))
  const dangers = dangersFor(p, me)
  const ways = new Map(
    [...new Set(goals.map(({ area }) => area))].map((area) => [
      area,
      waysFrom(area, dangers, p.isCrowd ? WEIGHTS.crowdDetour : WEIGHTS.detour),
    ]),
  )
  return { goals, ways, dangers }
}

/** The best of one's goals, seen from a place. */
export function bestFrom(area: string, { goals, ways, dangers }: Plans, me: Me): Goal {
  let best: Goal = { area, why: 'encounter', worth: 0, alone: false }
  for (const goal of goals) {
    const worth = from(area, goal, ways.get(goal.area), area, dangers, me)
    if (worth > best.worth) best = { ...goal, worth }
  }
  return best
}
