import type { Judge, Worth } from '@miskatonic/bots'
import { type Option, optionsFor } from '@miskatonic/kernel'
import type { Card } from '../content/kinds.ts'
import { type Asked, because, verbOf } from './asked.ts'
import { beyond } from './beyond.ts'
import { leastItem } from './choosing.ts'
import { isDoomed } from './horror.ts'
import { escorts } from './mission.ts'
import { leftBy } from './part.ts'
import { type Plan, planOf } from './plan.ts'
import type { Position } from './position.ts'
import { actionWorth, supportWorth } from './texts.ts'
import { isToDevelop } from './trophies.ts'

/* The preparation phase: the own part of the team's plan, one deed after the other. */

export function prepare({ p, seen }: Asked): Judge {
  // Whoever is ready has nothing to think about.
  if ((optionsFor(seen.ask, seen.seat)?.length ?? 0) === 1) return { option: () => 0 }
  const plan = planOf(p)
  const mine = plan.parts.find(({ who }) => who === p.me)
  const judges: { readonly [deed: string]: (option: Option, rest: string) => Worth } = {
    unready: () => 0,
    ready: () => because(0, 'ready'),
    investigate: (_option, n) => investigation(p, Number(n)),
    develop: (_option, symbol) => (wantsToDevelop(p) ? because(90 - p.me.trophies.filter((one) => one === symbol).length, 'develop') : -1),
    support: (option) => support(p, plan, option),
    take: (option) => {
      if (option.piece === mine?.die?.alias) return because(70, 'take')
      const wanted = plan.parts.some(({ die }) => die?.alias === option.piece)
      return wanted || mine?.die ? -1 : because(p.piece(option.piece)?.marks.face === 'wild' ? 0.5 : 1, 'spareDie')
    },
    move: (_option, slot) => (slot === mine?.slot ? because(60, escorts(p, mine) ? 'escort' : p.me.moves ? 'goAgain' : 'go') : -1),
    target: (option) => {
      if (mine?.enemies.some(({ alias }) => alias === option.piece)) return because(50, 'target')
      const { gapes, ancient } = p.siteOf(p.me.at)
      return gapes && mine?.slot === p.me.at && ancient?.alias === option.piece ? because(45, 'guard') : -1
    },
    untarget: (option) => (mine && p.me.targets.length === 2 && isStale(p, plan, option.piece) ? 55 : -1),
    use: (option) => {
      const doomed = isDoomed(p, plan.parts, leftBy(p, plan.parts))
      return beyond(p, plan, option, doomed) ?? use(p, option, doomed)
    },
  }
  return {
    option: (option) => {
      const [deed, rest] = verbOf(option.key)
      return judges[deed]?.(option, rest) ?? -1
    },
  }
}

/** A marker that is in the way of what is planned. */
function isStale(p: Position, plan: Plan, alias: string | undefined): boolean {
  const wanted = plan.parts.find(({ who }) => who === p.me)?.enemies.map((enemy) => enemy.alias) ?? []
  return alias !== undefined && !wanted.includes(alias) && wanted.some((one) => !p.me.targets.includes(one))
}

/** How many of the items there are give symbols, and what one is worth that does; what a card costs that may be an event. */
const GOOD = 1 / 3
const FIND = 9
const EVENT = 1.7
/** Pieces of the puzzle are found among the items, and without them nothing is won. */
const PIECE = 4

/** The more cards are drawn, the more there is to choose from, and the more events strike. */
function investigation(p: Position, n: number): Worth {
  const least = leastItem(p)
  if ((least > 4.5 && !p.seeksPieces) || p.me.tokens >= 4) return -1
  const worth =
    (1 - (1 - GOOD) ** n) * Math.max(0, FIND - 2 * least) +
    (p.seeksPieces ? PIECE * n : 0) -
    n * (EVENT + (p.cultists >= p.limit - 1 ? 3 : 0))
  return worth <= 0 ? -1 : because(100 + worth, 'equip')
}

/** A second level brings a cultist, a third a token that stays. */
function wantsToDevelop(p: Position): boolean {
  const { level, tokens, at } = p.me
  if (!p.hasFreeSeals || !isToDevelop(p, p.me)) return false
  if (level === 0) return true
  const { cultists, sealed } = p.siteOf(at)
  return (cultists < 3 || sealed) && p.cultists < p.limit && (level < 2 || tokens <= 2)
}

function support(p: Position, plan: Plan, { piece, seat }: Option): Worth {
  const held = p.piece(piece)
  const other = p.detectiveOf(seat)
  if (!held || !other || held.card.kind !== 'action') return -1
  const lent = plan.parts.some(({ who, loans }) => who === other && loans.some(({ card }) => card.alias === piece))
  if (lent) return because(80, 'lend')
  if (plan.parts.some(({ loans, uses }) => loans.some(({ card }) => card.alias === piece) || uses.includes(held.alias))) return -1
  const isIdle = plan.parts.some(({ enemies }) => enemies.length === 0)
  const left = leftBy(p, plan.parts)
  const worth = supportWorth({ p, who: other, left, doomed: isDoomed(p, plan.parts, left) }, p.me, isIdle, held)
  return worth <= 0.5 ? -1 : because(20 + worth, other.tokens >= 3 ? 'calm' : 'help')
}

const abilitiesOf = (card: Card) => (card.kind === 'location' || card.kind === 'item' ? (card.abilities ?? []) : [])

function use(p: Position, { piece }: Option, doomed: boolean): Worth {
  const held = p.piece(piece)
  if (!held) return -1
  const { card } = held
  const abilities = card.kind === 'detective' ? card.levels.slice(0, p.me.level).flatMap((one) => one.abilities) : abilitiesOf(card)
  const worth = actionWorth(p, p.me, abilities, ['preparation', 'both'], doomed)
  return worth <= 0.5 ? -1 : because(30 + worth, 'ability')
}
