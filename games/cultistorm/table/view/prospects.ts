/** The cover helper: what would beat whom, what that would leave, and who could lend what is lacking. */
import type { Seat } from '@miskatonic/kernel'
import { fields, numberIn } from '@miskatonic/web/kit/figures'
import { candidates, missing, spending, type Unit } from '../../rules/cover.ts'
import { type DieFace, type MagicSymbol, SYMBOLS } from '../../rules/shape.ts'
import { lentBy, neededFor, unitsOf } from './cover.ts'
import { type Detective, detectiveOf, type Enemy, faceOfDie, lying, nameOf, type Read, type Site, siteAt, team } from './storm.ts'

export type Lender = { readonly seat: Seat; readonly name: string; readonly card: string; readonly alias: string }
export type Prospect = {
  readonly enemy: Enemy
  /** What is lacking; empty: it can be beaten. */
  readonly lacks: readonly MagicSymbol[]
  /** The symbols that would be spent, and those that would be left for something else. */
  readonly uses: readonly MagicSymbol[]
  readonly leaves: readonly (MagicSymbol | 'wild')[]
  /** Of the common dice that may still be taken, what any one of them would show to bring all that is lacking. */
  readonly dice: readonly DieFace[]
  /** Of the others' hands, what would help. */
  readonly lenders: readonly Lender[]
}

/** What a unit is worth to somebody who keeps it. */
const kept = ({ gives }: Unit): readonly (MagicSymbol | 'wild')[] => (gives.length > 1 ? ['wild'] : gives)

/** Meets one need after the other with what can be spared most easily: a wild last. */
function spent(needs: readonly MagicSymbol[], units: readonly Unit[]): readonly Unit[] {
  let left = [...units]
  for (const [i, symbol] of needs.entries()) {
    const open = candidates(symbol, needs.slice(i + 1), left)
    const unit = open.reduce<Unit | undefined>((best, one) => (best && best.gives.length <= one.gives.length ? best : one), undefined)
    if (unit) left = spending(left, unit, symbol)
  }
  return left
}

/** Cards of the others that lend one of these in a fight. */
function lendersFor(read: Read, seat: Seat, lacks: readonly MagicSymbol[]): readonly Lender[] {
  return team(read)
    .filter((one) => one.seat !== seat && !one.ready)
    .flatMap((one) =>
      one.hand
        .filter((card) => lentBy(card).some((gives) => gives.some((symbol) => lacks.includes(symbol))))
        .map((card) => ({ seat: one.seat, name: one.name, card: nameOf(card, read.face), alias: card.alias })),
    )
}

/** The faces of the common dice of which one is enough. */
function diceFor(read: Read, one: Detective, needs: readonly MagicSymbol[], units: readonly Unit[]): readonly DieFace[] {
  if (numberIn(fields(read.view.of[one.seat]), 'takes') > 0) return []
  const faces = [...new Set(lying(read.view, 'dice-pool').map(faceOfDie))]
  return faces.filter((face) => missing(needs, [...units, { piece: 'die', gives: face === 'wild' ? SYMBOLS : [face] }]).length === 0)
}

function prospect(read: Read, one: Detective, enemy: Enemy, site: Site): Prospect {
  const [needs, units] = [neededFor(enemy, site), unitsOf(read, one)]
  const lacks = missing(needs, units)
  if (!lacks.length) return { enemy, lacks, uses: needs, leaves: spent(needs, units).flatMap(kept), dice: [], lenders: [] }
  return { enemy, lacks, uses: [], leaves: [], dice: diceFor(read, one, needs, units), lenders: lendersFor(read, one.seat, lacks) }
}

/** Those this detective could fight where they stand, the ones that can be beaten first. */
export function prospects(read: Read, seat: Seat): readonly Prospect[] {
  const one = detectiveOf(read, seat)
  if (!one?.at) return []
  const site = siteAt(read, one.at)
  const reach = one.style === 'ranged' ? site.enemies.filter(({ ancient }, i) => !ancient || i === 0) : site.enemies.slice(0, 1)
  return reach.map((enemy) => prospect(read, one, enemy, site)).sort((a, b) => a.lacks.length - b.lacks.length)
}

/** What somebody has marked, and whether they can have it. */
export function goals(read: Read, one: Detective): readonly Prospect[] {
  const targets = fields(read.view.of[one.seat]).targets
  const wanted = Array.isArray(targets) ? targets : []
  if (!one.at || !wanted.length) return []
  return (['shield', 'tentacle', 'eye', 'planet', 'star'] as const).flatMap((slot) => {
    const site = siteAt(read, slot)
    return site.enemies.filter(({ piece }) => wanted.includes(piece.alias)).map((enemy) => prospect(read, one, enemy, site))
  })
}
