import type { MagicSymbol } from '../content/kinds.ts'
import { DEADLY } from '../rules/madness.ts'
import type { Detective, Position, Site } from './position.ts'

/* What trophies are for: abilities, whose seals the team needs, and locations. */

const LEVELS = 3
const countOf = (list: readonly MagicSymbol[], symbol: MagicSymbol): number => list.filter((one) => one === symbol).length

/** Seals that are still to be had: one for each open location that nobody has one for. */
export const sealsWanted = (p: Position): number =>
  p.sites.filter(({ slot, sealed }) => !sealed && !p.team.some(({ seals }) => seals.includes(slot))).length

/** Whether this detective is among those who are to buy the next abilities: the cheapest levels first. */
export function isToDevelop(p: Position, who: Detective): boolean {
  const most = ({ trophies }: Detective): number => Math.max(0, ...trophies.map((symbol) => countOf(trophies, symbol)))
  const wanted = sealsWanted(p)
  const next = p.team
    .filter(({ level }) => level < LEVELS)
    .toSorted((a, b) => a.level - b.level || most(b) - most(a) || a.tokens - b.tokens)
    .slice(0, wanted)
  return next.includes(who)
}

/** What is not kept for the next ability. */
export function spareTrophies(p: Position, who: Detective): readonly MagicSymbol[] {
  if (!isToDevelop(p, who)) return who.trophies
  const price = who.level + 1
  const counts = who.trophies.map((symbol) => countOf(who.trophies, symbol))
  const kept = who.trophies[counts.indexOf(Math.max(...counts))]
  let keep = price
  return who.trophies.filter((symbol) => symbol !== kept || keep-- <= 0)
}

/** Whether a location could be sealed by this detective with so many more trophies, and the mind survives it. */
export const sealable = (p: Position, who: Detective, site: Site, more: number, cultists: number): boolean =>
  !site.sealed &&
  site.ancient === null &&
  who.seals.includes(site.slot) &&
  site.offered + more >= p.players &&
  who.tokens + cultists < (isLast(p, site) ? DEADLY : DEADLY - 1)

/** The last open portal is worth all but the last token. */
const isLast = (p: Position, site: Site): boolean => p.sites.every(({ slot, sealed }) => sealed || slot === site.slot)
