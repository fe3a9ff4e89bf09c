import type { Judge } from '@miskatonic/bots'
import type { Effect } from '@miskatonic/effects'
import type { Option, Slot } from '@miskatonic/kernel'
import type { Card, MagicSymbol } from '../content/kinds.ts'
import { type Asked, because, type Judging } from './asked.ts'
import { helpedFromAfar } from './beyond.ts'
import { horrorOf, keptInHand, serving } from './horror.ts'
import { lacking } from './lacking.ts'
import { planOf } from './plan.ts'
import type { Enemy, Held, Position } from './position.ts'
import { leastOf, metBy } from './sources.ts'
import { effectWorth } from './texts.ts'

/* Smaller questions. */

const pieceIn = (option: Option | Slot): string | undefined => option.piece
const cardIn = ({ p }: Asked, option: Option | Slot): Card | undefined => p.piece(pieceIn(option))?.card

/** What gives symbols is worth most, then what heals or helps at a distance. */
export function itemWorth(card: Card | undefined, charges?: number): number {
  if (card?.kind !== 'item') return 0
  return card.lends ? 3 + (charges ?? card.charges ?? 1) + (card.lends[0]?.length ?? 1) / 5 : 3
}
const worthNow = ({ card, marks }: Held): number => itemWorth(card, typeof marks.charges === 'number' ? marks.charges : undefined)
/** The least of the own items, where there is no room for another. */
export const leastItem = ({ me }: Position): number => (me.items.length < 2 ? 0 : Math.min(...me.items.map(worthNow)))

export const wantedItem: Judging = (asked) => ({
  option: (option) => (option.key === 'none' ? leastItem(asked.p) : because(itemWorth(cardIn(asked, option)), 'equip')),
})
export const unwantedItem: Judging = (asked) => ({
  option: (option) => {
    const held = asked.p.piece(pieceIn(option))
    return held ? -worthNow(held) : 0
  },
})
/** A card that serves nothing else may stand for any symbol. */
export const source: Judging = ({ p }) => {
  const kept = new Set(leastOf(metBy(needsOf(p), p.me.units), p.me.units))
  return { option: (option) => (kept.has(pieceIn(option) ?? '') ? 0 : 1) }
}
/** What the enemy shows whom one is fighting. */
function needsOf(p: Position): readonly MagicSymbol[] {
  const fight = p.view.records.find(({ kind }) => kind === 'fight')
  const alias = (fight?.enemy as { piece?: string } | undefined)?.piece ?? fight?.enemy
  return p.siteOf(p.me.at).enemies.find((enemy) => enemy.alias === alias)?.needs ?? []
}

/** What is kept for what comes: a barred door when the board is filling, a delay while an Ancient One is here. */
const saved = (p: Position): string[] =>
  p.me.hand
    .filter(({ card }) => {
      const deed = card.support?.do
      return (deed === 'block' && p.cultists + p.players >= p.limit - 1) || (deed === 'hold' && p.sites.some(({ ancient }) => ancient))
    })
    .map(({ alias }) => alias)

/** The own cards that serve against what could be beaten soonest; whom the others are readier for is left to them. */
function useful(p: Position): ReadonlySet<string> {
  const { horror } = horrorOf(p)
  const kept = keptInHand(p, p.me).map(({ alias }) => alias)
  // Who is to fight an Ancient One that is about to cross thinks of nothing else, and the others only of what they can lend.
  if (horror && (horror.site.cultists === 0 || (horror.site.cultists === 1 && horror.champion === p.me))) return new Set(kept)
  return new Set([...kept, ...usefulNow(p)])
}
function usefulNow(p: Position): readonly string[] {
  const taken: Enemy[] = []
  for (const who of p.team) {
    const [enemy] = p.sites
      .flatMap(({ enemies, ancient: horror }) =>
        enemies.filter((one, i) => one !== horror && (i === 0 || who.isRanged) && !taken.includes(one)),
      )
      .map((one) => ({ one, lacks: lacking(one.needs, who.units).length }))
      .sort((a, b) => a.lacks - b.lacks || b.one.needs.length - a.one.needs.length)
    if (who === p.me) return enemy ? serving(who, enemy.one.needs) : []
    if (enemy) taken.push(enemy.one)
  }
  return []
}

/** Cards that serve nothing now make room for others. */
export const revise: Judging = ({ p }) => {
  const kept = new Set([...useful(p), ...saved(p)])
  return { option: (option) => (kept.has(pieceIn(option) ?? '') ? -1 : 1) }
}
/** Of what must go, what serves least. */
export const discards: Judging = ({ p }) => {
  const kept = useful(p)
  return { option: (option) => (kept.has(pieceIn(option) ?? '') ? -2 : -1) }
}

/** The seal of a place where trophies lie already, and that nobody else can close. */
export const seal: Judging = (asked) => ({
  option: (option) => {
    const card = cardIn(asked, option)
    if (card?.kind !== 'seal') return 0
    const { sealed, ancient, offered, cultists } = asked.p.siteOf(card.symbol)
    return sealed || ancient ? -5 : because(1 + offered - 0.1 * cultists, 'seal')
  },
})

/** Whoever is nearest to madness. */
export const detective: Judging = ({ p }) => {
  const helped = helpedFromAfar(p, () => planOf(p))
  return {
    option: (option) => {
      const { seat } = option as Option
      return (p.detectiveOf(seat)?.tokens ?? 0) + (helped !== null && seat === helped ? 9 : 0)
    },
  }
}

/** What the fights on hand lack most. */
function mostWanted(p: Position): readonly MagicSymbol[] {
  const now = needsOf(p)
  if (now.length) return lacking(now, p.me.units)
  const here = p.siteOf(p.me.at).enemies.filter(({ alias }, i) => p.me.targets.includes(alias) || i === 0)
  return here.map(({ needs }) => lacking(needs, p.me.units)).sort((a, b) => a.length - b.length)[0] ?? []
}
export const symbol: Judging = ({ p }) => {
  const lacks = mostWanted(p)
  return { option: ({ key }) => (lacks.some((one) => key.endsWith(one)) ? 1 : 0) }
}

/** Dice that show what nobody needs here. */
export const dice: Judging = ({ p }) => {
  const needs = p.siteOf(p.me.at).enemies[0]?.needs ?? []
  return {
    option: (option) => {
      const die = p.piece(pieceIn(option))
      return die && p.shownBy(die).some((one) => needs.includes(one)) ? -1 : 1
    },
  }
}

/** Where the most cultists stand and the next arrive. */
export const place: Judging = ({ p }) => ({
  option: ({ key }) => {
    const site = p.sites.find(({ slot }) => slot === key)
    return site ? site.cultists + (p.arrivals.includes(site.slot) ? 2 : 0) - (site.sealed ? 5 : 0) : 0
  },
})

/** The location whose action is worth most to whoever has the greatest use for it. */
export const awakened: Judging = (asked) => ({
  option: (option) => {
    const card = cardIn(asked, option)
    const effects = card?.kind === 'location' ? card.abilities.map((ability) => (ability as { effect?: Effect }).effect) : []
    const worth = effects.map((effect) => Math.max(...asked.p.team.map((who) => effectWorth(asked.p, who, effect))))
    return because(Math.max(0, ...worth), 'awaken')
  },
})

/** A text that is offered, judged by what it does. */
export const offered: Judging = ({ p, seen }) => {
  const { effect } = (seen.ask.about.args ?? {}) as { effect?: never }
  const worth = effectWorth(p, p.me, effect)
  return { option: ({ key }) => (key === 'yes' ? worth : 0) }
}
export const choice: Judging = ({ p }) => ({
  option: (option) => effectWorth(p, p.me, ((option as Option).label?.args as { effect?: never } | undefined)?.effect),
})

export const yes: Judging = (): Judge => ({ option: ({ key }) => (key === 'yes' ? 1 : 0) })

/** Points that are left over when the campaign ends count for the rank; what they buy wins nights, which bring more of them. */
export const bought: Judging = (): Judge => ({ option: ({ key }) => (key === 'done' ? 0 : 1) })
