import { derivedFor, type Match, matching, type Quantity, type Refusal, type Script } from '@miskatonic/kernel'
import type { AdventureCard, Card, Slot } from '../content/nodes.ts'
import { adventureEnds } from './ending.ts'
import { sameTitle } from './filters.ts'
import { adventuresOf, cardOf, chronicleOf, fitsPiece, isLocation } from './pieces.ts'
import { arrivedWith } from './place.ts'
import { commonRefusals, enters } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { gainSanity } from './sanity.ts'
import type { Mythos, MythosShape, PieceId, Seat } from './shape.ts'
import { at } from './zones.ts'

/* Adventures: a card of one's own for each item of the story. */

/** One's own, in play or in the Chronicle; a crossed Location does not count (MY-ADV-04, -06, -08, -09, MY-CHRON-10). */
export const tellable = derivedFor<MythosShape, readonly PieceId[]>(
  ['here', 'allies', 'artifacts', 'tomes', 'under', 'events', 'owner', 'crossed', 'chronicle'],
  (t, who) => [...arrivedWith(t, who), ...chronicleOf(t, who)],
)

/** One item of an Adventure: which slot asks for it. */
type Need = { readonly slot: number; readonly of: Slot }

/** For Adventures all Islands are one Region, each Exotic Place its own (MY-REGION-09, -10). */
export const regionForStory = (card: Card): string =>
  isLocation(card) ? (card.region === 'exotic' ? `exotic:${card.title.en}` : card.region) : ''

function likeness(card: Card, by: NonNullable<Slot['different']>): string {
  if (by === 'region') return regionForStory(card)
  return by === 'mode' && card.kind === 'travel' ? card.mode : card.title.en
}

/** Whether two items may be met by these two cards: different ones, and others than those named before (MY-ADV-14, MY-RULING-27). */
function goTogether(t: Mythos, a: Match<Need, PieceId>, b: Match<Need, PieceId>): boolean {
  const [one, two] = [cardOf(t, a.source), cardOf(t, b.source)]
  if (a.need.slot === b.need.slot) {
    const { different } = a.need.of
    return different === undefined || likeness(one, different) !== likeness(two, different)
  }
  const later = a.need.slot > b.need.slot ? a.need.of : b.need.of
  return !later.other || one.title.en !== two.title.en
}

const spread = (t: Mythos, matches: readonly Match<Need, PieceId>[], { across }: Slot, slot: number): boolean => {
  if (!across) return true
  const places = matches.filter(({ need }) => need.slot === slot).map(({ source }) => cardOf(t, source))
  return new Set(places.map((card) => (isLocation(card) ? card.subregion : ''))).size >= across.atLeast
}

/** A one-to-one assignment of cards to items, or null (MY-ADV-20). */
export function assemble(t: Mythos, who: Seat, { slots }: AdventureCard): readonly Match<Need, PieceId>[] | null {
  const cards = tellable(t, who)
  if (cards.length < slots.reduce((sum, { n = 1 }) => sum + n, 0)) return null
  const fitting: ReadonlySet<PieceId>[] = []
  for (const { n = 1, card, different } of slots) {
    const found = cards.filter((piece) => fitsPiece(t, piece, card))
    // Most stories lack something plain: that is seen before any matching is tried.
    if (found.length < n || (different && new Set(found.map((piece) => likeness(cardOf(t, piece), different))).size < n)) return null
    fitting.push(new Set(found))
  }
  const needs = slots.flatMap((of, slot) => Array.from({ length: of.n ?? 1 }, (): Need => ({ slot, of })))
  return matching(needs, cards, (need, piece) => (fitting[need.slot] as ReadonlySet<PieceId>).has(piece), [], {
    together: (a, b) => goTogether(t, a, b),
    whole: (matches) => slots.every((of, slot) => spread(t, matches, of, slot)),
  })
}

/** So many assignments are tried; then the best found so far will do: it is for the eye, never for a rule. */
const TRIES = 1500

/** As many items as the cards at hand can meet at once, no card for two (MY-ADV-14, -20): what a tracker shows. */
function bestStory(t: Mythos, who: Seat, { slots }: AdventureCard): readonly Match<Need, PieceId>[] {
  const cards = tellable(t, who)
  const wanted = slots
    .flatMap((of, slot) => Array.from({ length: of.n ?? 1 }, (): Need => ({ slot, of })))
    .map((need) => ({ need, fitting: cards.filter((piece) => fitsPiece(t, piece, need.of.card)) }))
    .sort((a, b) => a.fitting.length - b.fitting.length)
  let best: readonly Match<Need, PieceId>[] = []
  let tries = 0
  const tell = (i: number, told: readonly Match<Need, PieceId>[]): void => {
    if (told.length > best.length) best = told
    const next = wanted[i]
    if (!next || told.length + wanted.length - i <= best.length || ++tries > TRIES) return
    for (const source of next.fitting) {
      const match = { need: next.need, source }
      if (told.every((other) => other.source !== source && goTogether(t, other, match))) tell(i + 1, [...told, match])
    }
    tell(i + 1, told)
  }
  tell(0, [])
  return best
}

/** How many items of each slot are met. */
export function progress(t: Mythos, who: Seat, card: AdventureCard): { has: number; n: number }[] {
  const told = bestStory(t, who, card)
  return card.slots.map(({ n = 1 }, slot) => ({ n, has: told.filter(({ need }) => need.slot === slot).length }))
}

/** How far a story has come, item by item: for whoever holds it. */
export const story: Quantity<MythosShape> = {
  base: (t, { who, card }: { who: Seat; card: PieceId }) => told(t, who, card).reduce((sum, { amount }) => sum + amount, 0),
  made: (t, { who, card }: { who: Seat; card: PieceId }) => told(t, who, card),
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
    reasons.push(refused('MY-COPY-03', 'refused.already-in-play'))
  if (!reasons.length && assemble(t, who, cardOf(t, piece) as AdventureCard) === null)
    reasons.push(refused('MY-ADV-21', 'refused.adventure-unmet'))
  return reasons
}

/** Check, award, score, end (MY-ADV-17, -18, MY-RULING-28). Cards used stay where they are (MY-ADV-22). */
export function* playAdventure(t: Mythos, who: Seat, piece: PieceId): Script {
  const card = cardOf(t, piece) as AdventureCard
  yield* enters(t, { who, card: piece, as: 'adventure' }, (w) => w.put(piece, at.adventures(who)))
  yield* gainSanity(t, who, card.sanity ?? 0)
  yield* t.happens('adventure:complete', { who, card: piece }, (w) => w.add(who, 'adventurePoints', card.points))
  yield* adventureEnds(t, who, piece)
}
