import { defined, type Rec } from '@miskatonic/kernel'
import type { Lent } from '../content/kinds.ts'
import { devouredSymbols } from './ancients.ts'
import { slotOf } from './board.ts'
import { anyCard, cardOf, isKind } from './cards.ts'
import type { Unit } from './cover.ts'
import { cultistDie, dice } from './dice.ts'
import { declared } from './expansions/declared.ts'
import { hand, supportOf } from './hands.ts'
import { type Against, type MagicSymbol, type PieceId, type Seat, type Slot, type Storm, SYMBOLS } from './shape.ts'
import { without } from './trophies.ts'

/* What an enemy shows, and what a detective can set against it. */

/** What a fight leaves out of account, as its record says; without a fight, nothing. */
type Aids = {
  readonly ignored: readonly MagicSymbol[]
  readonly more: readonly MagicSymbol[]
  readonly noDie: boolean
  readonly noSect: boolean
}
const NO_AIDS: Aids = { ignored: [], more: [], noDie: false, noSect: false }

const aidsOf = (record: Rec | null, enemy: PieceId): Aids => (record?.enemy === enemy ? (record as unknown as Aids) : NO_AIDS)

/** All symbols that must be met, each as often as it is there. */
export function enemySymbols(t: Storm, enemy: PieceId): MagicSymbol[] {
  const slot = defined(slotOf(t, enemy))
  const aids = aidsOf(t.record('fight'), enemy)
  const face = cultistDie(t, slot)
  const rolled = face === 'blank' || aids.noDie ? [] : Array.from({ length: t.number('dieSymbols', { enemy }) }, () => face) // CS-MATCH-04, CS-CMOVE-10, CS-CMOVE-11
  const against: Against = isKind(t, enemy, 'ancient') ? 'ancient' : 'cultist'
  const own = against === 'ancient' ? ancientSymbols(t, enemy, slot) : cultistSymbols(t, enemy, slot, aids)
  const local = Array.from({ length: t.number('slotSymbols', { enemy, at: slot, against }) }, () => slot)
  return without([...own, ...rolled, ...local, ...aids.more], aids.ignored)
}

/** The sect symbol counts where it is at home. */
export const isSectActive = (t: Storm, cultist: PieceId): boolean => cardOf(t, cultist, 'cultist').sectSymbol === slotOf(t, cultist) // CS-MATCH-03

function cultistSymbols(t: Storm, cultist: PieceId, slot: Slot, { noSect }: Aids): MagicSymbol[] {
  const { symbols } = cardOf(t, cultist, 'cultist')
  return isSectActive(t, cultist) && !noSect ? [...symbols, slot] : [...symbols] // CS-MATCH-01, CS-RULING-57
}

const ancientSymbols = (t: Storm, ancient: PieceId, slot: Slot): MagicSymbol[] => [
  ...cardOf(t, ancient, 'ancient').symbols,
  ...devouredSymbols(t, slot),
  slot, // CS-AFIGHT-07
]

/** Everything a detective could use now, one by one; what was used in this phase is used up. */
export function unitsOf(t: Storm, who: Seat): Unit[] {
  const record = t.record('fight')
  const own = record?.who === who ? record : null
  const doubled = (own?.doubled ?? []) as readonly Doubled[]
  const added = ((own?.added ?? []) as readonly PieceId[]).map((piece) => ({ piece, gives: SYMBOLS }))
  const free = (own?.free ?? []) as readonly PieceId[]
  const single = [...handUnits(t, who, free), ...dieUnits(t, who), ...lentUnits(t, who), ...storyUnits(t, who), ...added]
  return single.flatMap((unit) =>
    doubled.some(({ piece }) => piece === unit.piece)
      ? [
          { ...unit, pair: unit.piece },
          { ...unit, pair: unit.piece },
        ]
      : [unit],
  )
}
/** A source that counts twice, and the card that doubles it. */
export type Doubled = { readonly piece: PieceId; readonly by: PieceId | null }

/** The own cards give their symbol and nothing else. */
const handUnits = (t: Storm, who: Seat, free: readonly PieceId[]): Unit[] =>
  hand(t, who).map((piece) => ({ piece, gives: free.includes(piece) ? SYMBOLS : [cardOf(t, piece, 'action').symbol] })) // CS-MATCH-13

function dieUnits(t: Storm, who: Seat): Unit[] {
  const wilds = t.allowed('wild:use', { who }).length === 0
  return dice(t, who)
    .filter((die) => !t.get(die, 'committed'))
    .map((piece) => {
      const face = t.get(piece, 'face')
      return { piece, gives: face !== 'wild' ? [face] : wilds ? SYMBOLS : [] } // CS-DICE-14, CS-DICE-15, CS-RULING-97
    })
}

/** Help received, and items that give symbols. */
const lentUnits = (t: Storm, who: Seat): Unit[] =>
  [supportOf(who), ...LENDING.map((kind) => `${kind}:${who}`)]
    .flatMap((zone) => t.inZone(zone))
    .filter((piece) => !t.get(piece, 'committed'))
    .flatMap((piece) => lentBy(t, piece).map((gives) => ({ piece, gives }))) // CS-MATCH-09, CS-MATCH-10

/** What the story of this fight gives its detective: once, like a card. */
function storyUnits(t: Storm, who: Seat): Unit[] {
  const record = t.record('fight')
  const story = record?.who === who ? (record.story as PieceId | null) : null
  if (!record || story === null || t.get(story, 'committed')) return []
  return (record.lent as readonly MagicSymbol[]).map((symbol) => ({ piece: story, gives: [symbol] })) // CS-NARR-08
}

const LENDING: readonly string[] = ['items', ...declared.lending]

function lentBy(t: Storm, piece: PieceId): Lent {
  const card = anyCard(t, piece)
  return 'lends' in card ? (card.lends ?? []) : []
}
