import { choose, cleanly, onPiece, type PieceId, type Script } from '@miskatonic/kernel'
import { resolveFace, resolveGained } from './cardTexts.ts'
import { type Deck, deckOf, discardCard, isDouble, showTop } from './decks.ts'
import { conditionsOf, holderOf, kindOf, nameOf, playerOf, possessionsOf, traitsOf } from './pieces.ts'
import type { DeckZone, Eldritch, InvestigatorId } from './shape.ts'

const holds = (t: Eldritch, who: InvestigatorId, name: string): boolean =>
  [...possessionsOf(t, who), ...conditionsOf(t, who)].some((card) => nameOf(t, card) === name)

/** Never a Spell or Condition one already has (EH-GAIN-03, -05, EH-COND-03, EH-SPELL-04). */
const lacks =
  (t: Eldritch, who: InvestigatorId, deck: Deck) =>
  (card: PieceId): boolean =>
    !isDouble(deck) || !holds(t, who, nameOf(t, card))

/** An emptied deck is made anew from its discard pile at once (EH-DISC-06). */
export function* renewDeck(t: Eldritch, deck: DeckZone): Script {
  if (t.size(deck) || !t.size(`discard:${deck}`)) return
  // Expeditions lie face down: the first card's back is the Active Expedition (EH-EXP-02).
  yield* t.change((w) => w.put(t.inZone(`discard:${deck}`), deck, { mixed: true, face: deck === 'expedition' ? 'back' : 'front' }))
}

/** From the bottom up: the first card, which may be known, comes last (EH-SEARCH-01, EH-DSC-03). */
function fromBottom(t: Eldritch, deck: Deck, fits: (card: PieceId) => boolean): PieceId | null {
  const [first] = isDouble(deck) ? t.top(deck) : []
  return t.find(deck, (card) => card !== first && fits(card)) ?? (first !== undefined && fits(first) ? first : null)
}

/** A random card: the top of the deck, from the bottom for double-sided ones (EH-GAIN-01, -02). */
export function* gainRandom(t: Eldritch, who: InvestigatorId, deck: Deck): Script<PieceId | null> {
  const card = isDouble(deck) ? yield* drawFromBottom(t, who, deck) : (t.top(deck)[0] ?? null)
  return card ? yield* gainCard(t, who, card) : null
}

/** One already held goes back, the deck is shuffled, and another is drawn, as long as there is one (EH-GAIN-03, EH-RULING-55). */
function* drawFromBottom(t: Eldritch, who: InvestigatorId, deck: Deck): Script<PieceId | null> {
  const drawn = fromBottom(t, deck, () => true)
  if (drawn === null || lacks(t, who, deck)(drawn)) return drawn
  yield* shuffled(t, deck)
  return fromBottom(t, deck, lacks(t, who, deck))
}

/** Search the deck, then the discard pile, show nothing but the card found, and shuffle (EH-GAIN-04, -05, -08, EH-SEARCH-01..04, EH-RULING-53). */
function* gainSearched(t: Eldritch, who: InvestigatorId, deck: Deck, fits: (card: PieceId) => boolean): Script<PieceId | null> {
  const wanted = (card: PieceId): boolean => fits(card) && lacks(t, who, deck)(card)
  const card = fromBottom(t, deck, wanted) ?? t.find(`discard:${deck}`, wanted)
  return yield* cleanly(
    t,
    () => gainFound(t, who, card),
    () => shuffled(t, deck),
  )
}

function* gainFound(t: Eldritch, who: InvestigatorId, card: PieceId | null): Script<PieceId | null> {
  return card ? yield* gainCard(t, who, card) : null
}

function* shuffled(t: Eldritch, deck: Deck): Script {
  yield* t.change((w) => w.mix(deck))
  showTop(t)
}

export const gainByTrait = (t: Eldritch, who: InvestigatorId, deck: Deck, trait: string): Script<PieceId | null> =>
  gainSearched(t, who, deck, (card) => traitsOf(t, card).includes(trait))

/** The reserve first, then the deck, then the discard pile (EH-GAIN-06, -07, -11, EH-RULING-52). */
export function* gainNamed(t: Eldritch, who: InvestigatorId, deck: Deck, name: string): Script<PieceId | null> {
  const reserved = t.inZone('reserve').find((card) => nameOf(t, card) === name)
  return reserved ? yield* gainCard(t, who, reserved) : yield* gainSearched(t, who, deck, (card) => nameOf(t, card) === name)
}

/** One of these, of the gainer's choice (EH-GAIN-09). */
export function* gainOneOf(t: Eldritch, who: InvestigatorId, among: readonly PieceId[], optional = false): Script<PieceId | null> {
  if (!among.length) return null
  const key = yield* choose(t, playerOf(t, who), {
    about: 'prompt.gain-card',
    options: [...among.map((card) => onPiece(card)), ...(optional ? [{ key: 'none' }] : [])],
  })
  return key === 'none' ? null : yield* gainCard(t, who, key)
}

/** Takes the card, however many he has (EH-POSS-04); a Service is resolved and discarded at once (EH-ACQ-07); a gap in the reserve is a check's business. */
export function* gainCard(t: Eldritch, who: InvestigatorId, card: PieceId): Script<PieceId | null> {
  const kind = kindOf(t, card)
  const name = nameOf(t, card)
  if (kind === 'condition') return yield* gainCondition(t, who, card, name)
  const fromDeck = t.where(card) === deckOf(kind)
  const gained = yield* t.happens('card:gain', { who, card, kind, name }, (w, what) =>
    w.put(what.card, `possessions:${what.who}`, { face: 'front' }),
  )
  if (!gained) return null
  yield* resolveGained(t, who, card, fromDeck)
  return card
}

/** Prohibitions and replacements hear the name: Blessed for Cursed, Mark and Detained (EH-COND-03, EH-MARK-04, EH-RULING-44). */
function* gainCondition(t: Eldritch, who: InvestigatorId, card: PieceId, name: string): Script<PieceId | null> {
  const gained = yield* t.happens('condition:gain', { who, name, card }, (w, what) => {
    if (what.card) w.put(what.card, `own-conditions:${what.who}`, { face: 'front' })
  })
  showTop(t)
  return gained ? card : null
}

/** A card says what happens instead: Blessed and Cursed, which override EH-COND-03 (EH-RULING-44). */
export const isReplaced = (t: Eldritch, who: InvestigatorId, name: string): boolean =>
  t
    .abilities('instead', 'condition:gain')
    .some(({ ability, self }) => ability.when?.(t, self, { who, name, card: null } as never, t.provenance()) ?? true)

/** By name; with a copy already held nothing but its own "instead" can happen (EH-COND-03, -04, -07); the deck searched is shuffled (EH-SEARCH-03). */
export function* gainConditionNamed(t: Eldritch, who: InvestigatorId, name: string): Script<PieceId | null> {
  if (holds(t, who, name)) {
    if (isReplaced(t, who, name)) yield* t.happens('condition:gain', { who, name, card: null })
    return null
  }
  return yield* gainSearched(t, who, 'conditions', (piece) => nameOf(t, piece) === name)
}

/** Whether he could gain it: not what he has, not what is not there (EH-COND-04, EH-LIMIT-01..03). */
export const canGainCondition = (t: Eldritch, who: InvestigatorId, name: string): boolean =>
  !holds(t, who, name) &&
  t.inZone('conditions').some((card) => nameOf(t, card) === name) &&
  !t.allowed('condition:gain', { who, name, card: null }).length

/** To its back: what the back says happens at once; to its front: nothing (EH-FLIP-01..03). */
export function* flipCard(t: Eldritch, card: PieceId): Script {
  if (holderOf(t, card) === null) return // discarded before
  const to = t.up(card) === 'front' ? 'back' : 'front'
  const flipped = yield* t.happens('card:flip', { card, to }, (w, what) => w.turn(what.card, what.to))
  if (flipped && to === 'back') yield* resolveFace(t, card)
}

/** A traded or looted Spell one already has is discarded (EH-SPELL-05, EH-TRADE-06). */
export function* dropDuplicates(t: Eldritch, who: InvestigatorId, arrived: readonly PieceId[]): Script {
  for (const card of arrived.filter((one) => kindOf(t, one) === 'spell')) {
    const twin = possessionsOf(t, who).some(
      (other) => other !== card && kindOf(t, other) === 'spell' && nameOf(t, other) === nameOf(t, card),
    )
    if (twin && holderOf(t, card) === who) yield* discardCard(t, card)
  }
}
