import type { Seat } from '@miskatonic/kernel'
import type { MagicSymbol } from '../content/kinds.ts'
import { DEADLY } from '../rules/madness.ts'
import type { Detective, Position, Site } from './position.ts'

/* What trophies are for: abilities, whose seals the team needs, and locations. They are brought to one location after the other. */

const LEVELS = 3
const countOf = (list: readonly MagicSymbol[], symbol: MagicSymbol): number => list.filter((one) => one === symbol).length
const mostOf = (trophies: readonly MagicSymbol[]): number => Math.max(0, ...trophies.map((symbol) => countOf(trophies, symbol)))

const hasSeal = (p: Position, slot: MagicSymbol): boolean => p.team.some(({ seals }) => seals.includes(slot))

/** Seals that are still to be had: one for each open location that nobody has one for; an Ancient One's needs none. */
export const sealsWanted = (p: Position): number => p.sites.filter((site) => !site.sealed && !site.ancient && !hasSeal(p, site.slot)).length

/** What of a position is asked again and again while a plan is made. */
export function onceFor<T extends object>(of: (p: Position) => T): (p: Position) => T {
  const known = new WeakMap<Position, T>()
  return (p) => {
    const value = known.get(p) ?? of(p)
    known.set(p, value)
    return value
  }
}

/** Those who are to buy the next abilities: the cheapest levels first. */
const developers = onceFor((p) =>
  p.team
    .filter(({ level }) => level < LEVELS)
    .toSorted((a, b) => a.level - b.level || mostOf(b.trophies) - mostOf(a.trophies) || a.tokens - b.tokens)
    .slice(0, sealsWanted(p)),
)
export const isToDevelop = (p: Position, who: Detective): boolean => developers(p).includes(who)

/** What is not kept for the next ability. */
export function spareTrophies(p: Position, who: Detective, trophies: readonly MagicSymbol[] = who.trophies): readonly MagicSymbol[] {
  if (!isToDevelop(p, who)) return trophies
  const counts = trophies.map((symbol) => countOf(trophies, symbol))
  const kept = trophies[counts.indexOf(Math.max(...counts))]
  let keep = who.level + 1
  return trophies.filter((symbol) => symbol !== kept || keep-- <= 0)
}

/** The open location that gets the team's trophies next: where most lie already, whose seal somebody has, with few cultists. */
const focus = onceFor((p): { readonly slot: MagicSymbol | null } => {
  const worth = ({ slot, offered, cultists }: Site): number => 10 * offered + (hasSeal(p, slot) ? 6 : p.hasFreeSeals ? 0 : -50) - cultists
  const open = p.sites.filter(({ sealed, ancient }) => !sealed && ancient === null)
  const [best] = open.toSorted((a, b) => worth(b) - worth(a))
  return { slot: best?.slot ?? null }
})
export const focusOf = (p: Position): MagicSymbol | null => focus(p).slot

/** Somebody who stands somewhere in the sealing phase, with what they have then. */
export type Bringing = {
  readonly who: Detective
  readonly slot: MagicSymbol
  readonly trophies: readonly MagicSymbol[]
  readonly tokens: number
}
type Sealing = { readonly worth: number; readonly tokens: ReadonlyMap<Seat, number>; readonly closed: ReadonlyMap<MagicSymbol, Seat> }

const SEALED = 45
const VICTORY = 5000

/** What is closed by those who stand there, what it costs them, and what lies ready for later. */
export function sealedBy(p: Position, bringing: readonly Bringing[], cultists: ReadonlyMap<MagicSymbol, number>): Sealing {
  const tokens = new Map<Seat, number>()
  const closed = new Map<MagicSymbol, Seat>()
  const chosen = focusOf(p)
  let worth = 0
  for (const site of p.sites) {
    if (site.sealed || site.ancient) continue
    const here = bringing.filter(({ slot }) => slot === site.slot)
    const brought = here.reduce((sum, { trophies }) => sum + trophies.length, 0)
    const there = cultists.get(site.slot) ?? site.cultists
    const [closer] = here
      .filter(({ who, tokens: own }) => who.seals.includes(site.slot) && own + there < (isLast(p, site) ? DEADLY : DEADLY - 1))
      .sort((a, b) => a.tokens - b.tokens)
    if (closer && site.offered + brought >= p.players) {
      closed.set(site.slot, closer.who.seat)
      tokens.set(closer.who.seat, there)
      worth += SEALED + (isLast(p, site) ? VICTORY : 0)
    } else {
      const spare = here.reduce((sum, { who, trophies }) => sum + spareTrophies(p, who, trophies).length, 0)
      worth += Math.max(0, placing(p, site, spare))
      // Whoever has the seal had better be there when the trophies are.
      if (site.slot === chosen && here.some(({ who }) => who.seals.includes(site.slot))) worth += 1
    }
  }
  return { worth, tokens, closed }
}

/** What a trophy is worth in somebody's hand, who can bring it anywhere; what it is worth where the team collects. */
const HELD = 5
const COLLECTED = 1.5

/** What it is worth to put so many down here: the nearer to enough, the more, and more where somebody has the seal. */
export function placing(p: Position, site: Site, n: number): number {
  const more = Math.min(n, p.players - site.offered)
  if (site.sealed || site.ancient || more <= 0) return 0
  const ready = (offered: number): number => 4 * offered + 14 * (offered / p.players) ** 2
  const gain = ready(site.offered + more) - ready(site.offered)
  return gain * (hasSeal(p, site.slot) ? 1 : 0.7) + (site.slot === focusOf(p) ? COLLECTED * more : 0) - HELD * more
}

/** No other portal is open. */
const isLast = (p: Position, site: Site): boolean => p.sites.every(({ slot, sealed }) => sealed || slot === site.slot)
