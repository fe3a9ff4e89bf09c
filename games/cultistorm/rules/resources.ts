import { choose, chooseSome, onPiece, type Resource, type Script } from '@miskatonic/kernel'
import { cardOf, isKind } from './cards.ts'
import { hand, pileOf } from './hands.ts'
import { items } from './items.ts'
import { DEADLY, tokens } from './madness.ts'
import { type Cultistorm, type Json, type MagicSymbol, type PieceId, type Seat, type Storm, SYMBOLS, type Trophies } from './shape.ts'
import { added, gainTrophy, sorts, trophies, without } from './trophies.ts'

type R = Resource<Cultistorm>

/** Which hand cards will do: any, or those with a symbol. */
function fitting(t: Storm, who: Seat, filter: Json): PieceId[] {
  const { symbol } = (filter ?? {}) as { symbol?: MagicSymbol }
  return hand(t, who).filter((piece) => symbol === undefined || cardOf(t, piece, 'action').symbol === symbol)
}

/** Hand cards. */
const card: R = {
  happening: 'card:spend',
  has: (t, seat, filter) => fitting(t, seat, filter).length,
  lacking: (_t, _seat, n, filter) => {
    const { symbol } = (filter ?? {}) as { symbol?: MagicSymbol }
    const message = symbol ? { key: 'lacks-symbol-cards', args: { n, symbol } } : { key: 'lacks-cards', args: { n } }
    return { rule: 'CS-LOC-07', message }
  },
  *gather(t, who, n, filter) {
    const options = fitting(t, who, filter).map((piece) => onPiece(piece))
    const about = { key: 'choose-discards', args: { n } } as const
    return { who, cards: yield* chooseSome(t, who, { about, options, limits: { count: [n, n] } }) }
  },
  spend: (w, { who, cards }: { who: Seat; cards: readonly PieceId[] }) => w.put(cards, pileOf(who)),
}

const item: R = {
  happening: 'item:spend',
  has: (t, seat) => items(t, seat).length,
  lacking: (_t, _seat, n) => ({ rule: 'CS-LOC-07', message: { key: 'lacks-items', args: { n } } }),
  *gather(t, who, n) {
    const options = items(t, who).map((piece) => onPiece(piece))
    return { who, items: yield* chooseSome(t, who, { about: 'choose-item-to-discard', options, limits: { count: [n, n] } }) }
  },
  spend: (w, { items: spent }: { items: readonly PieceId[] }) => {
    w.put(spent, 'item-discard')
    for (const piece of spent) w.clear(piece, 'charges')
  },
}

/** Trophies of the own stock go back to the supply. */
const trophy: R = {
  happening: 'trophy:spend',
  has: (t, seat) => trophies(t, seat).length,
  lacking: (_t, _seat, n) => ({ rule: 'CS-TROPHY-10', message: { key: 'lacks-any-trophies', args: { n } } }),
  *gather(t, who, n) {
    const paid: MagicSymbol[] = []
    for (let i = 0; i < n; i++) paid.push(yield* chooseTrophy(t, who, without(trophies(t, who), paid)))
    return { who, trophies: paid, left: without(trophies(t, who), paid), supply: added(t.state.supply, paid) }
  },
  spend: (w, { who, left, supply }: { who: Seat; left: readonly MagicSymbol[]; supply: Trophies }) => {
    w.set(who, 'trophies', left)
    w.set('table', 'supply', supply)
  },
}

/** Of several symbols, which; `among` may be a whole stock. */
export function* chooseTrophy(t: Storm, who: Seat, among: readonly MagicSymbol[]): Script<MagicSymbol> {
  const options = sorts(among).map((symbol) => ({ key: symbol, label: { key: 'symbol', args: { symbol } } }))
  return yield* choose(t, who, { about: 'choose-trophy', options })
}

/** So many of the supply, each of a symbol of one's choice. */
export function* anyTrophies(t: Storm, who: Seat, n: number): Script {
  for (let i = 0; i < n; i++) {
    const open = SYMBOLS.filter((symbol) => t.state.supply[symbol] > 0)
    if (open.length) yield* gainTrophy(t, who, yield* chooseTrophy(t, who, open))
  }
}

/** A price one may not die of. */
const madness: R = {
  happening: 'madness:pay',
  has: (t, seat) => DEADLY - 1 - tokens(t, seat),
  lacking: () => ({ rule: 'CS-RULING-36', message: { key: 'deadly-madness' } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(_t, who, n) {
    return { who, n }
  },
  spend: (w, { who, n }: { who: Seat; n: number }) => void w.add(who, 'madness', n),
}

/** The card that asks the price is the price: an item is discarded, help is used up. */
const self: R = {
  happening: 'self:spend',
  has: () => 1,
  lacking: () => ({ rule: 'CS-MATCH-10', message: { key: 'used-up' } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(t, who) {
    const piece = t.provenance().source?.piece ?? ''
    const record = t.record('fight')
    return { who, card: piece, isItem: isKind(t, piece, 'item'), record: record?.id ?? null, used: record?.used ?? [] }
  },
  spend: (w, what: { card: PieceId; isItem: boolean; record: number | null; used: readonly PieceId[] }) => {
    if (what.isItem) return w.put(what.card, 'item-discard')
    w.set(what.card, 'committed', true)
    if (what.record !== null) w.note(what.record, { used: [...what.used, what.card] })
  },
}

export const resources = { card, item, trophy, madness, self }
