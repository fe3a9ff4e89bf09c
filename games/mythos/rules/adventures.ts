import { defined, derivedFor, type Match, matching, type Refusal, type Script } from '@miskatonic/kernel'
import type { AdventureCard, Card } from '../content/nodes.ts'
import { adventureEnds } from './ending.ts'
import { sameTitle } from './filters.ts'
import { adventuresOf, cardOf, chronicleOf, fitsPiece } from './pieces.ts'
import { arrivedWith } from './place.ts'
import { commonRefusals, enters } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { gainSanity } from './sanity.ts'
import type { Mythos, MythosShape, Numbered, PieceId, Seat } from './shape.ts'
import { couldFill, goTogether, type Item, isSpread, itemsOf, type Told } from './storyItems.ts'
import { at } from './zones.ts'

/* Adventures: a card of one's own for each item of the story. */

export { regionForStory } from './storyItems.ts'

/** One's own, in play or in the Chronicle; a crossed Location does not count (MY-ADV-04, -06, -08, -09, MY-CHRON-10). */
const tellable = derivedFor<MythosShape, readonly PieceId[]>(
  ['here', 'allies', 'artifacts', 'tomes', 'under', 'events', 'owner', 'crossed', 'chronicle'],
  (t, who) => [...arrivedWith(t, who), ...chronicleOf(t, who)],
)

/** A one-to-one assignment of cards to items, or null (MY-ADV-20). */
function assemble(t: Mythos, who: Seat, { slots }: AdventureCard): readonly Match<Item, PieceId>[] | null {
  const pieces = tellable(t, who)
  const items = itemsOf(slots)
  if (pieces.length < items.length) return null
  const fitting: ReadonlySet<PieceId>[] = []
  for (const slot of slots) {
    const found = pieces.filter((piece) => fitsPiece(t, piece, slot.card))
    const cards = found.map((piece) => cardOf(t, piece))
    if (!couldFill(cards, slot)) return null
    fitting.push(new Set(found))
  }
  const told = ({ need, source }: Match<Item, PieceId>): Told => ({ item: need, card: cardOf(t, source) })
  const ofSlot = (matches: readonly Match<Item, PieceId>[], slot: number): Card[] =>
    matches.filter(({ need }) => need.slot === slot).map(({ source }) => cardOf(t, source))
  return matching(items, pieces, (need, piece) => defined(fitting[need.slot]).has(piece), [], {
    together: (a, b) => goTogether(told(a), told(b)),
    whole: (matches) => slots.every((of, slot) => isSpread(ofSlot(matches, slot), of)),
  })
}

/** So many assignments are tried; then the best found so far will do: it is for the eye, never for a rule. */
const TRIES = 1500

/** As many items as the cards at hand can meet at once, no card for two (MY-ADV-14, -20): what a tracker shows. */
function bestStory(t: Mythos, who: Seat, { slots }: AdventureCard): readonly (Told & { readonly piece: PieceId })[] {
  const pieces = tellable(t, who)
  const wanted = itemsOf(slots)
    .map((item) => ({ item, fitting: pieces.filter((piece) => fitsPiece(t, piece, item.of.card)) }))
    .sort((a, b) => a.fitting.length - b.fitting.length)
  let best: readonly (Told & { readonly piece: PieceId })[] = []
  let tries = 0
  const tell = (i: number, sofar: typeof best): void => {
    if (sofar.length > best.length) best = sofar
    const next = wanted[i]
    if (!next || sofar.length + wanted.length - i <= best.length || ++tries > TRIES) return
    for (const piece of next.fitting) {
      const one = { item: next.item, card: cardOf(t, piece), piece }
      if (sofar.every((other) => other.piece !== piece && goTogether(other, one))) tell(i + 1, [...sofar, one])
    }
    tell(i + 1, sofar)
  }
  tell(0, [])
  return best
}

/** How many items of each slot are met. */
export function progress(t: Mythos, who: Seat, card: AdventureCard): { has: number; n: number }[] {
  const best = bestStory(t, who, card)
  const whole = assemble(t, who, card) !== null
  return card.slots.map((of, slot) => {
    const { n = 1 } = of
    const met = best.filter(({ item }) => item.slot === slot).map((one) => one.card)
    // Enough of them, but from too few places: one has to be another (MY-ADV-16).
    const narrow = !whole && met.length === n && !isSpread(met, of)
    return { n, has: whole ? n : met.length - (narrow ? 1 : 0) }
  })
}

/** How far a story has come, item by item: for whoever holds it. */
export const story: Numbered<'story'> = {
  base: (t, { who, card }) => told(t, who, card).reduce((sum, { amount }) => sum + amount, 0),
  made: (t, { who, card }) => told(t, who, card),
  fold: [],
  rule: 'MY-ADV-20',
}
function told(t: Mythos, who: Seat, piece: PieceId): { phase: string; amount: number }[] {
  const card = cardOf(t, piece)
  if (card.kind !== 'adventure') return []
  return progress(t, who, card).map(({ has }, slot) => ({ phase: `item:${card.id}:${slot}`, amount: has }))
}

export function adventureRefusals(t: Mythos, who: Seat, piece: PieceId, how: Asking = {}): Refusal[] {
  const reasons = commonRefusals(t, who, piece, 'adventure', how)
  // In a campaign those told lie before their Investigator.
  if (adventuresOf(t, who).some((done) => sameTitle(cardOf(t, done), cardOf(t, piece))))
    reasons.push(refused('MY-COPY-03', 'refused.already-told'))
  if (!reasons.length && assemble(t, who, cardOf(t, piece, 'adventure')) === null)
    reasons.push(refused('MY-ADV-21', 'refused.adventure-unmet'))
  return reasons
}

/** Check, award, score, end (MY-ADV-17, -18, MY-RULING-28). Cards used stay where they are (MY-ADV-22). */
export function* playAdventure(t: Mythos, who: Seat, piece: PieceId): Script {
  const card = cardOf(t, piece, 'adventure')
  yield* enters(t, { who, card: piece, as: 'adventure' }, (w) => w.put(piece, at.adventures(who)))
  yield* gainSanity(t, who, card.sanity ?? 0)
  yield* t.happens('adventure:complete', { who, card: piece }, (w) => w.add(who, 'adventurePoints', card.points))
  yield* adventureEnds(t, who, piece)
}
