import { resolveText } from '@miskatonic/effects'
import { choose, cleanly, onPiece, type Script } from '@miskatonic/kernel'
import type { Entry } from '../content/kinds.ts'
import { gateAt, locationCard, streetOf, whereIs, worldOf } from './board.ts'
import { cardOf, deckZone } from './cards.ts'
import { sink } from './decks.ts'
import { goThrough } from './gates.ts'
import { hasCard, isInPlay } from './people.ts'
import type { AreaId, Arkham, PieceId, Seat } from './shape.ts'

/* What is read at a place, in the town and in Other Worlds. */

export const encounterDeck = (street: AreaId) => deckZone(`at-${street}`)
export const GATE_DECK = deckZone('gate-cards')

/** Whose entry is read here: a member of the Lodge goes further in. */
export function entryKey(t: Arkham, who: Seat, at: AreaId): string {
  const inner = locationCard(at)?.inner
  return inner && hasCard(t, who, inner.card) ? inner.id : at // AH-ENC-22
}

/** The deck of the neighbourhood is shuffled before the draw. */
export function* locationEncounter(t: Arkham, who: Seat): Script<boolean> {
  const at = whereIs(t, who)
  const street = streetOf(at)
  if (street === null || !isInPlay(t, who)) return false
  const deck = encounterDeck(street)
  yield* t.change((w) => w.mix(deck)) // AH-ENC-02
  const key = entryKey(t, who, at)
  for (let n = t.number('encounterCards', { who, kind: 'location' }); ; n = 1) {
    const drawn = t.top(deck, n).filter((card) => cardOf(t, card, 'encounter').entries[key])
    if (!drawn.length) return false
    const card = yield* chooseCard(t, who, drawn)
    const entry = cardOf(t, card, 'encounter').entries[key] as Entry
    if (!(yield* read(t, who, { at, card, key, entry, deck }))) return true // AH-ENC-03
  }
}

function* chooseCard(t: Arkham, who: Seat, drawn: readonly PieceId[]): Script<PieceId> {
  if (drawn.length > 1) yield* t.happens('deck:look', { who, cards: drawn }, (w, e) => w.look(t.watchers, e.cards))
  return yield* choose(t, who, { about: 'choose-encounter', options: drawn.map((one) => onPiece(one)) })
}

type Reading = { readonly at: AreaId; readonly card: PieceId; readonly key: string; readonly entry: Entry; readonly deck: `deck:${string}` }

/** The card lies open while it is resolved, and goes back whatever comes of it. Gives whether another is drawn in its place. */
function* read(t: Arkham, who: Seat, { at, card, key, entry, deck }: Reading): Script<boolean> {
  const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
  let again = false
  yield* cleanly(
    t,
    function* () {
      const out = yield* t.resolving({ kind: 'encounter', who, at, card, entry: key, again }, function* (id): Script<boolean> {
        yield* t.happens('encounter:begin', { who, at, card }, (w, e) => w.put(e.card, 'encounter', { face: 'front' }))
        if (t.recordById(id).again) return true
        yield* resolveText(t, entry.effect, { self, you: who })
        return false
      })
      again = out.done ?? false
    },
    () => t.change((w) => sink(t, w, card, deck)),
  )
  if (!again) yield* t.happens('encounter:end', { who, at })
  return again
}

// ── Other Worlds ──

/** Cards are drawn until one has a colour of this world; a card that orders it shuffles the deck. */
export function* otherWorldEncounter(t: Arkham, who: Seat): Script<boolean> {
  const here = worldOf(whereIs(t, who))
  if (here === null || !isInPlay(t, who)) return false
  for (let n = t.number('encounterCards', { who, kind: 'otherWorld' }); ; n = 1) {
    const drawn = yield* matching(t, here.world, n)
    if (!drawn.length) return false // AH-OW-16
    const card = yield* chooseCard(t, who, drawn)
    const others = drawn.filter((one) => one !== card)
    if (others.length) yield* t.change((w) => sink(t, w, others, GATE_DECK))
    const { entries } = cardOf(t, card, 'otherWorld')
    const key = entries[here.world] ? here.world : 'other'
    if (!(yield* read(t, who, { at: whereIs(t, who), card, key, entry: entries[key] as Entry, deck: GATE_DECK }))) return true // AH-OW-10
  }
}

/** So many cards that can be read in that world, from the top on. */
function* matching(t: Arkham, world: string, n: number): Script<PieceId[]> {
  const drawn: PieceId[] = []
  for (let left = t.size(GATE_DECK) * 2; drawn.length < n && left > 0; left--) {
    const card = yield* nextGateCard(t, world, drawn)
    if (card !== null) drawn.push(card)
  }
  return drawn
}

/** The next card that fits, or null: it went to the bottom, or shuffled the deck. */
function* nextGateCard(t: Arkham, world: string, drawn: readonly PieceId[]): Script<PieceId | null> {
  const [card] = t.top(GATE_DECK, drawn.length + 1).slice(-1)
  if (card === undefined || drawn.includes(card)) return null
  const { colours, entries } = cardOf(t, card, 'otherWorld')
  if (!Object.keys(entries).length) {
    yield* t.change((w) => w.mix(GATE_DECK)) // AH-OW-13
    return null
  }
  const worldCard = cardOf(t, worldPiece(t, world), 'world')
  if (colours.some((colour) => worldCard.colours.includes(colour)) && (entries[world] ?? entries.other)) return card // AH-OW-08
  yield* t.change((w) => sink(t, w, card, GATE_DECK)) // AH-OW-09
  return null
}
const worldPiece = (t: Arkham, world: string): PieceId => t.inZone(`site:${world}`)[0] as PieceId

// ── what an effect makes of a place ──

/** Drawn through an open gate, or an encounter; monsters and Clues there are of no account. */
export function* encounterAt(t: Arkham, who: Seat): Script<boolean> {
  const at = whereIs(t, who)
  if (gateAt(t, at) !== null) return yield* goThrough(t, who, at) // AH-ENC-16
  return yield* locationEncounter(t, who)
}
