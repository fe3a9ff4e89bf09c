import type { Judge, Worth } from '@miskatonic/bots'
import type { Option } from '@miskatonic/kernel'
import type { Card } from '../content/kinds.ts'
import { type Asked, because, verbOf } from './asked.ts'
import { leastItem } from './choosing.ts'
import { type Plan, planOf } from './plan.ts'
import type { Position } from './position.ts'
import { actionWorth, supportWorth } from './texts.ts'
import { isToDevelop } from './trophies.ts'

/* The preparation phase: the own part of the team's plan, one deed after the other. */

export function prepare({ p }: Asked): Judge {
  const plan = planOf(p)
  const mine = plan.parts.find(({ who }) => who === p.me)
  const judges: { readonly [deed: string]: (option: Option, rest: string) => Worth } = {
    unready: () => 0,
    ready: () => because(0, 'ready'),
    investigate: (_option, n) => investigation(p, Number(n)),
    develop: () => (wantsToDevelop(p) ? because(90, 'develop') : -1),
    support: (option) => support(p, plan, option),
    take: (option) => {
      if (option.piece === mine?.die?.alias) return because(70, 'take')
      const wanted = plan.parts.some(({ die }) => die?.alias === option.piece)
      return wanted || mine?.die ? -1 : because(1, 'spareDie')
    },
    move: (_option, slot) => (slot === mine?.slot && p.me.moves === 0 ? because(60, 'go') : -1),
    target: (option) => (mine?.enemies.some(({ alias }) => alias === option.piece) ? because(50, 'target') : -1),
    untarget: (option) => (mine && p.me.targets.length === 2 && isStale(p, plan, option.piece) ? 55 : -1),
    use: (option) => use(p, option),
  }
  return {
    option: (option) => {
      const [deed, rest] = verbOf(option.key)
      return judges[deed]?.(option as Option, rest) ?? -1
    },
  }
}

/** A marker that is in the way of what is planned. */
function isStale(p: Position, plan: Plan, alias: string | undefined): boolean {
  const wanted = plan.parts.find(({ who }) => who === p.me)?.enemies.map((enemy) => enemy.alias) ?? []
  return alias !== undefined && !wanted.includes(alias) && wanted.some((one) => !p.me.targets.includes(one))
}

/** One card: the more are drawn, the more events strike. */
function investigation(p: Position, n: number): Worth {
  if (leastItem(p) > 4.5 || p.me.tokens >= 4) return -1
  return because(n === 1 ? 100 : -1, 'equip')
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
  const worth = supportWorth(
    p,
    plan.parts.some(({ enemies }) => enemies.length === 0),
    held,
    other,
  )
  return worth <= 0.5 ? -1 : because(20 + worth, other.tokens >= 3 ? 'calm' : 'help')
}

const abilitiesOf = (card: Card) => (card.kind === 'location' || card.kind === 'item' ? (card.abilities ?? []) : [])

function use(p: Position, { piece }: Option): Worth {
  const held = p.piece(piece)
  if (!held) return -1
  const { card } = held
  const abilities = card.kind === 'detective' ? card.levels.slice(0, p.me.level).flatMap((one) => one.abilities) : abilitiesOf(card)
  const worth = actionWorth(p, p.me, abilities, ['preparation', 'both'])
  return worth <= 0.5 ? -1 : because(30 + worth, 'ability')
}
