import { definitionOf, type Script } from '@miskatonic/kernel'
import type { Card } from '../content/kinds.ts'
import { outOfBox } from './box.ts'
import { cardById, currentDream } from './cards.ts'
import { gainItem, gainMask } from './items.ts'
import { discardOf } from './people.ts'
import type { DeckName, Ether, PieceId, Seat } from './shape.ts'
import { laySquares } from './tiles.ts'

/* A Secret comes to light, or the Team gains something: it goes where things of its kind go (EF-SECRET-05 … EF-SECRET-14). */

/** What is the Team's for good: a second time it is not there (EF-SUP-05). */
const KEPT: readonly Card['kind'][] = ['influence', 'item', 'note', 'wisdom', 'gate', 'district', 'fate', 'flaw', 'slumber', 'mask']

/** Gained with their backs up: their fronts are read when their backs allow it (EF-NOTE-04, EF-GATE-02). */
const BACKED: readonly Card['kind'][] = ['note', 'gate']

/** The copy in the current Dream's Secrets, else one out of the box. Null: it was taken before. */
function* found(t: Ether, card: Card): Script<PieceId | null> {
  if (KEPT.includes(card.kind) && t.state.taken.includes(card.id)) return null
  const there = t.inZone('secrets').find((piece) => definitionOf(t.raw, piece) === card.id)
  if (there !== undefined) return there
  if (!KEPT.includes(card.kind) && isInPlay(t, card.id)) return null
  return yield* outOfBox(t, card.id)
}
const isInPlay = (t: Ether, id: string): boolean =>
  (['scape', 'entity', 'situations'] as const).some((zone) => t.inZone(zone).some((piece) => definitionOf(t.raw, piece) === id))

export function* reveal(t: Ether, who: Seat, id: string): Script<boolean> {
  const card = cardById(id) ?? cardById(`${t.state.encounter?.id}-${id.toLowerCase()}`) // EF-SECRET-04
  if (!card) throw new Error(`there is no «${id}» to reveal`)
  const piece = yield* found(t, card)
  if (piece === null) return false
  yield* t.happens('secret:reveal', { who, card: piece }, (w) => {
    if (!BACKED.includes(card.kind)) w.look(t.watchers, [piece], 'front') // EF-SECRET-03
    if (KEPT.includes(card.kind)) w.set('table', 'taken', [...t.state.taken, card.id])
  })
  yield* settle(t, who, card, piece)
  return true
}

function* settle(t: Ether, who: Seat, card: Card, piece: PieceId): Script {
  switch (card.kind) {
    case 'tile':
    case 'overlay':
      return yield* laySquares(t, piece) // EF-SECRET-05, EF-OVER-01
    case 'entity':
      return yield* t.change((w) => w.put(piece, 'entity', { face: 'front' })) // EF-SECRET-06
    case 'situation':
      return yield* t.change((w) => w.put(piece, 'situations', { face: 'front' })) // EF-SECRET-13
    case 'influence':
      return void (yield* t.happens('card:gain', { who, card: piece }, (w, e) =>
        w.put(e.card, discardOf(e.who), { at: 'top', face: 'front' }),
      )) // EF-SECRET-07, EF-INF-12
    case 'item':
      return yield* gainItem(t, piece) // EF-SECRET-08
    case 'mask':
      return yield* gainMask(t, who, piece)
    default:
      return yield* intoTeamsHands(t, card, piece)
  }
}

function* intoTeamsHands(t: Ether, card: Card, piece: PieceId): Script {
  switch (card.kind) {
    case 'wisdom':
      return void (yield* t.happens('wisdom:gain', { card: piece }, (w, e) => w.put(e.card, 'wisdom', { face: 'front' }))) // EF-SECRET-09
    case 'note':
      return void (yield* t.happens('note:gain', { card: piece }, (w, e) => w.put(e.card, 'notes', { face: 'back' }))) // EF-SECRET-12
    case 'gate':
      return void (yield* t.happens('gate:gain', { card: piece }, (w, e) => w.put(e.card, 'gates', { face: 'back' })))
    case 'district':
      return void (yield* t.happens('district:gain', { card: piece }, (w, e) => w.put(e.card, 'districts', { face: 'front' }))) // EF-BOARD-03
    case 'fate':
      return yield* grow(t, piece, 'fate') // EF-SECRET-10, EF-FATE-12
    case 'flaw':
      return yield* grow(t, piece, 'flaws') // EF-SECRET-11
    case 'slumber':
      return yield* grow(t, piece, 'slumbers') // EF-SLUM-15
  }
}
function* grow(t: Ether, card: PieceId, deck: DeckName): Script {
  yield* t.happens('deck:grow', { card, deck }, (w, e) => w.put(e.card, deck, { at: 'bottom', face: 'back' }))
}

/** Never again in this campaign (EF-GEN-13, EF-GEN-14). */
export function* removeFromGame(t: Ether, card: PieceId): Script {
  const id = definitionOf(t.raw, card)
  yield* t.happens('thing:remove', { card }, (w, e) => {
    w.put(e.card, 'removed')
    if (!t.state.taken.includes(id)) w.set('table', 'taken', [...t.state.taken, id])
  })
}

/** All that a dream can bring lies hidden while it is dreamt (EF-DREAM-03). */
export function secretsOf(t: Ether): readonly string[] {
  const dream = currentDream(t)
  return dream ? dream.cards.map(({ id }) => id).filter((id) => !t.state.taken.includes(id)) : []
}
