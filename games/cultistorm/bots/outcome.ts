import { DEADLY } from '../rules/madness.ts'
import { missionWorth } from './mission.ts'
import { leftBy, type Part } from './part.ts'
import type { Detective, Held, Position, Site } from './position.ts'
import { type Bringing, isToDevelop, sealedBy } from './trophies.ts'

/* What the table will be like after a plan, and what that is worth. A fight won is worth about twelve points. */

const KILL = 12
const TROPHY = 2
/** For a second or third ability trophies must be alike. */
const PAIR = 4
const ANCIENT = 150
const IDLE = 8
const ICON_CULTIST = 9
const ICON_TERROR = 3
const NEVER = 1000

/** What so many tokens weigh: the nearer the end of the mind, the dearer. */
const WEIGHT: readonly number[] = [0, 2, 7, 19, 70]
const weight = (tokens: number): number => (tokens >= DEADLY ? NEVER : (WEIGHT[tokens] ?? 0))
/** What so many more would weigh. */
export const dread = ({ tokens }: Detective, n: number): number => weight(tokens + n) - weight(tokens)

/** What comes with a card that is played: a cultist, a step of terror. */
export const iconCost = ({ card }: Held): number =>
  card.kind === 'action' ? (card.icons.includes('cultist') ? ICON_CULTIST : 0) + (card.icons.includes('terror') ? ICON_TERROR : 0) : 0

const isGeneral = ({ card }: Held): boolean => card.kind === 'action' && card.of === undefined

export function outcomeWorth(p: Position, parts: readonly Part[]): number {
  const fallen = parts.flatMap(({ enemies }) => enemies)
  const left = leftBy(p, parts)
  const deeds = parts.reduce((sum, part) => sum + partWorth(p, part), 0)
  const cultists = p.cultists - fallen.filter(({ card }) => card.kind === 'cultist').length
  const sites = p.sites.reduce((sum, site) => sum + siteWorth(p, site, left.get(site.slot) ?? 0, fallen.includes(site.ancient as never)), 0)
  const bringing: Bringing[] = parts.map(({ who, slot, enemies }) => ({
    who,
    slot,
    trophies: [...who.trophies, ...enemies.flatMap(({ card }) => (card.kind === 'cultist' ? (card.sectSymbol ?? []) : []))],
    tokens: tokensAfter(parts, who),
  }))
  const sealing = sealedBy(p, bringing, left)
  const minds = p.team.reduce((sum, who) => sum + weight(tokensAfter(parts, who) + (sealing.tokens.get(who.seat) ?? 0)), 0)
  return deeds + sites - floodCost(p, cultists) - minds + sealing.worth + missionWorth(p, parts, left) - worldCost(p, parts)
}

/** Whoever stays where another world gapes, and has no marker left for its Ancient One, is trapped there; who is still in it when the portal closes is lost, and all with them. */
function worldCost(p: Position, parts: readonly Part[]): number {
  const sucked = parts.filter(({ slot, who, enemies }) => {
    const { gapes, ancient } = p.siteOf(slot)
    return gapes && who.trapped === null && enemies.length > 1 && !enemies.some((enemy) => enemy === ancient)
  })
  const closes = p.team.some(
    ({ trapped }) => trapped !== null && parts.some(({ enemies }) => enemies.includes(p.siteOf(trapped).ancient as never)),
  )
  return SUCKED * sucked.length + (closes ? NEVER : 0)
}
const SUCKED = 45

function partWorth(p: Position, { who, slot, enemies, loans, spends }: Part): number {
  const kills = enemies.reduce((sum, { card, needs }) => {
    if (card.kind === 'ancient') return sum + ANCIENT
    const pair = card.sectSymbol && who.level > 0 && who.trophies.includes(card.sectSymbol) && isToDevelop(p, who) ? PAIR : 0
    return sum + KILL + (card.sectSymbol ? TROPHY + pair : 0) - 0.1 * needs.length
  }, 0)
  const icons = loans.reduce((sum, { card }) => sum + iconCost(card) + 0.5, 0)
  return kills - (enemies.length ? 0 : IDLE) - icons - spends + (slot === who.at ? 0.2 : 0)
}

/** The own tokens after all that is planned. */
function tokensAfter(parts: readonly Part[], who: Detective): number {
  let tokens = who.tokens
  for (const part of parts) {
    const general = part.loans.filter(({ card }) => isGeneral(card))
    if (part.who !== who) tokens += general.filter(({ from }) => from === who.seat).length
    else {
      tokens += general.length + (part.enemies.length ? 0 : 1) + part.attack
      tokens += part.slot === who.at ? 0 : who.moveCost
    }
  }
  return tokens
}

/** So many cultists stand on the board, and next turn as many arrive as there are detectives. */
export function floodCost(p: Position, cultists: number): number {
  const over = cultists + p.players - p.blocked.length - p.limit
  if (over > 0) return 90 + 40 * over
  return FLOOD[-over] ?? 0
}
const FLOOD: readonly number[] = [60, 34, 18, 10, 5, 2]

/** The fourth cultist calls an Ancient One; one that is here grows with each it devours, and has crossed when none is left. */
function siteWorth(p: Position, { sealed, ancient, slot }: Site, cultists: number, falls: boolean): number {
  if (ancient) return falls ? 0 : -(BEFORE[cultists] ?? 40)
  if (sealed) return 0
  if (p.arrivals.includes(slot) && !p.blocked.includes(slot)) return cultists >= 3 ? -callCost(p) : cultists === 2 ? -6 : 0
  return cultists >= 3 ? -10 : cultists === 2 ? -1.5 : 0
}
/** By the cultists in front of it: best is one, which it devours; then it stands at the portal and can be fought before it has grown. */
const BEFORE: readonly number[] = [400, 4, 16, 28, 40]

/** An Ancient One that comes is a token for everybody, and a long shadow. */
export const callCost = (p: Position): number => 40 + p.team.reduce((sum, who) => sum + Math.min(200, dread(who, 1)), 0)
