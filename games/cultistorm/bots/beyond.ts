import type { AbilityData } from '@miskatonic/effects'
import type { Option, Seat } from '@miskatonic/kernel'
import type { Card, MagicSymbol } from '../content/kinds.ts'
import { because } from './asked.ts'
import { callCost, dread } from './outcome.ts'
import type { Plan } from './plan.ts'
import type { Detective, Held, Position } from './position.ts'
import { actionWorth, effectWorth } from './texts.ts'
import { spareTrophies } from './trophies.ts'

/* What expansions offer beside the own cards: help from afar, rituals, relics, people and dreams to be saved from. */

type Use = { readonly p: Position; readonly plan: Plan; readonly held: Held; readonly isDoomed: boolean }
type Worth = ReturnType<typeof because> | number

const abilitiesOf = (card: Card): readonly AbilityData[] => ('abilities' in card ? (card.abilities ?? []) : [])
const HERE = ['preparation', 'both']

// ── help from afar ──

/** What this help would do for whom it does most, and for whom. */
function bestHelp(p: Position, { card }: Held): { readonly who: Detective; readonly worth: number } {
  const effect = card.kind === 'help' ? card.effect : undefined
  const all = p.team.map((who) => ({ who, worth: effectWorth(p, who, effect) }))
  return all.reduce((best, one) => (one.worth > best.worth ? one : best))
}

/** On the board for one player the second and the third place cost a step of terror. */
const isPaid = (p: Position, { alias }: Held): boolean =>
  p.lying('help:1').every((one) => one.alias !== alias) && Number(p.view.table.helpPlaces) > 2
const STEP = 4

function help({ p, plan, held }: Use): Worth {
  if (plan.parts.some(({ loans }) => loans.some(({ card }) => card.alias === held.alias))) return because(85, 'lend')
  const worth = bestHelp(p, held).worth - (isPaid(p, held) ? STEP : 0)
  return worth > 0.5 ? because(30 + worth, 'help') : -1
}

/** Whom help from afar goes to that has just been taken up: symbols first, as it is sent. */
export function helpedFromAfar(p: Position, plan: () => Plan): Seat | null {
  if (!p.afar.length) return null
  const lent = plan().parts.find(({ loans }) => loans.some(({ card }) => p.afar.includes(card)))
  if (lent) return lent.who.seat
  const best = p.afar.map((held) => bestHelp(p, held)).toSorted((a, b) => b.worth - a.worth)[0]
  return best && best.worth > 0 ? best.who.seat : null
}

// ── what is paid for with cards ──

/** The symbols a price asks for. */
const symbolsIn = (abilities: readonly AbilityData[]): MagicSymbol[] =>
  abilities.flatMap((ability) => {
    const { cost = [] } = ability as { cost?: readonly { filter?: { symbol?: MagicSymbol } }[] }
    return cost.flatMap(({ filter }) => filter?.symbol ?? [])
  })

/** Whether the own hand has these symbols in cards that the plan needs for nothing. */
function canSpare({ p, plan }: Use, symbols: readonly MagicSymbol[]): boolean {
  const kept = plan.parts.flatMap(({ uses, loans }) => [...uses, ...loans.map(({ card }) => card.alias)])
  const free = p.me.hand.filter(({ alias }) => !kept.includes(alias)).map(({ card }) => card.symbol)
  return symbols.every((symbol) => free.filter((one) => one === symbol).length >= symbols.filter((one) => one === symbol).length)
}

/** Two cards that serve nothing now are soon drawn anew. */
const CARDS = 3
const SAVED = 12
const CURED = 9

function civilian(use: Use): Worth {
  const abilities = abilitiesOf(use.held.card)
  if (!canSpare(use, symbolsIn(abilities))) return -1
  const [{ effect } = {}] = abilities as readonly { effect?: never }[]
  return because(30 + SAVED - CARDS + Math.max(0, effectWorth(use.p, use.p.me, effect)), 'rescue')
}

const disease = (use: Use): Worth => (canSpare(use, symbolsIn(abilitiesOf(use.held.card))) ? because(30 + CURED - CARDS, 'cure') : -1)

/** The third of a dream wakes its dreamer: the more there are of one, the more it matters that one goes. */
function blot(use: Use): Worth {
  const { p, held } = use
  if (held.card.kind !== 'blot' || !canSpare(use, held.card.symbols)) return -1
  const { ancient } = held.card
  const like = p.lying('blots').filter(({ card }) => card.kind === 'blot' && card.ancient === ancient).length
  return because(30 + (like > 1 ? Math.min(20, callCost(p) / 3) : CARDS + 1) - CARDS, 'dissolve')
}

// ── rituals, relics, other worlds ──

/** What is learned serves for the rest of the game, and dear rituals do more. */
const ritual = ({ p, held, isDoomed }: Use, nth: string): Worth => {
  if (held.card.kind !== 'ritual') return -1
  if (nth === '0') return because(30 + 2 * held.card.price, 'learn')
  const worth = actionWorth(p, p.me, held.card.abilities.slice(1), HERE, isDoomed)
  return worth > 0.5 ? because(30 + worth, 'ability') : -1
}

/** Early, by whoever can bear it and has a trophy that nothing else waits for. */
const RELIC = 12
const LATEST = 5
function portal({ p }: Pick<Use, 'p'>): Worth {
  if (Number(p.view.table.turn) > LATEST || p.me.tokens > 1 || !spareTrophies(p, p.me).length) return -1
  const opened = Number(p.view.of[`slot:${p.me.at}`]?.opened ?? 0)
  const worth = RELIC - dread(p.me, 1) - STEP - (opened ? 9 : 0)
  return worth > 0 ? because(30 + worth, 'openPortal') : -1
}

const BY_RULE: { readonly [ability: string]: (use: Pick<Use, 'p' | 'plan'>) => Worth } = {
  'open-portal': portal,
  rescue: () => because(95, 'rescue'),
}
const BY_KIND: { readonly [kind: string]: (use: Use, nth: string) => Worth } = { help, civilian, disease, blot, ritual }

/** What of it is worth doing; null: it is nothing of an expansion's. */
export function beyond(p: Position, plan: Plan, { key, piece }: Option, isDoomed: boolean): Worth | null {
  const nth = key.slice(key.lastIndexOf('/') + 1)
  const held = p.piece(piece)
  if (!held) return BY_RULE[nth]?.({ p, plan }) ?? null
  return BY_KIND[held.card.kind]?.({ p, plan, held, isDoomed }, nth) ?? null
}
