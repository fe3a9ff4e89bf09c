import type { MagicSymbol } from '../content/kinds.ts'
import { lacking } from './lacking.ts'
import type { Part } from './part.ts'
import type { Detective, Enemy, Held, Position, Site } from './position.ts'
import { leastOf, metBy } from './sources.ts'
import { onceFor } from './trophies.ts'

/* An Ancient One that is here: who is to fight it, and what the team keeps for that day. */

type Horror = {
  readonly site: Site
  readonly ancient: Enemy
  readonly champion: Detective
  /** What is kept for the fight: the champion's own symbols, and what others can lend to meet the rest. */
  readonly kept: ReadonlySet<string>
}

/** The one that is nearest to its portal; null: none is here. */
export const horrorOf = onceFor((p): { readonly horror: Horror | null } => {
  const [site] = p.sites.filter(({ ancient }) => ancient).toSorted((a, b) => a.cultists - b.cultists)
  if (!site?.ancient) return { horror: null }
  const { ancient } = site
  // Its die is thrown anew before it is fought, unless it stands at the portal.
  const needs = site.cultists && site.die ? [...ancient.card.symbols, ...site.devoured, site.slot] : ancient.needs
  const champion = championAgainst(p, needs)
  const own = serving(champion, needs)
  const lent = p.team.filter((who) => who !== champion).flatMap((who) => lendable(who, lacking(needs, champion.units)))
  return { horror: { site, ancient, champion, kept: new Set([...own, ...lent]) } }
})

/** Whoever lacks least, and whose mind can bear the attack. */
const championAgainst = (p: Position, needs: readonly MagicSymbol[]): Detective =>
  p.team.toSorted((a, b) => lacking(needs, a.units).length + a.tokens - lacking(needs, b.units).length - b.tokens)[0] as Detective

export const serving = (who: Detective, needs: readonly MagicSymbol[]): string[] => leastOf(metBy(needs, who.units), who.units)

/** The cards that could be lent to whoever lacks these. */
const lendable = ({ hand }: Detective, lacks: readonly MagicSymbol[]): string[] =>
  hand.filter(({ card }) => card.lends?.some((gives) => gives.some((one) => lacks.includes(one)))).map(({ alias }) => alias)

/** The nearer it has come, the dearer is what is kept for it; by how many cultists it still has to pass. */
const KEPT: readonly number[] = [0, 5, 3, 1.5]

/** What it costs to use something now that is kept for the Ancient One. */
export function keepsake(p: Position, alias: string): number {
  const { horror } = horrorOf(p)
  return horror?.kept.has(alias) ? (KEPT[horror.site.cultists] ?? 1) : 0
}

/** At its portal, and by this plan nobody beats it: all is lost unless something turns up. */
export const isDoomed = (p: Position, parts: readonly Part[], left: ReadonlyMap<MagicSymbol, number>): boolean =>
  p.sites.some(({ ancient, slot }) => ancient && left.get(slot) === 0 && !parts.some(({ enemies }) => enemies.includes(ancient)))

/** Cards worth keeping in hand for it. */
export const keptInHand = (p: Position, { hand }: Detective): Held[] => {
  const { horror } = horrorOf(p)
  return hand.filter(({ alias }) => horror?.kept.has(alias))
}
