import { chooseSome, comesToTheSame, type Deed, oneOfEach, onPiece, type Script } from '@miskatonic/kernel'
import { anyCard, deckOf, deckZone, isKind } from './cards.ts'
import { sink } from './decks.ts'
import { isExhausted, isInPlay, isItem, isLoyal, isTome, isWeapon, itemsOf, possessions } from './people.ts'
import type { Arkham, ArkhamHorror, PieceId, Seat } from './shape.ts'

/* Money, Clues, and cards that come and go. */

const inBattle = (t: Arkham): boolean => t.state.awakened

export function* gainMoney(t: Arkham, who: Seat, n: number): Script<boolean> {
  if (!isInPlay(t, who) || n <= 0 || inBattle(t)) return false // AH-FINAL-18
  return (yield* t.happens('money:gain', { who, n }, (w, e) => w.add(e.who, 'money', e.n))) !== null
}
/** As much as there is. */
export function* loseMoney(t: Arkham, who: Seat, n: number): Script<boolean> {
  const lost = Math.min(n, t.get(who, 'money')) // AH-ITEM-05
  if (lost <= 0) return false
  return (yield* t.happens('money:lose', { who, n: lost }, (w, e) => w.add(e.who, 'money', -e.n, { min: 0 }))) !== null
}
export function* gainClues(t: Arkham, who: Seat, n: number): Script<boolean> {
  if (!isInPlay(t, who) || n <= 0 || inBattle(t)) return false // AH-FINAL-18
  return (yield* t.happens('clue:gain', { who, n }, (w, e) => w.add(e.who, 'clues', e.n))) !== null
}
export function* loseClues(t: Arkham, who: Seat, n: number): Script<boolean> {
  const lost = Math.min(n, t.get(who, 'clues'))
  if (lost <= 0) return false
  return (yield* t.happens('clue:lose', { who, n: lost }, (w, e) => w.add(e.who, 'clues', -e.n, { min: 0 }))) !== null
}

// ── cards that go ──

/** To the bottom of their decks, special cards to the supply; an Ally's deck is shuffled. */
export function* discardCards(t: Arkham, who: Seat | null, cards: readonly PieceId[]): Script {
  if (!cards.length) return
  yield* t.happens('card:discard', { who, cards }, (w, e) => {
    for (const card of e.cards) {
      w.clear(card, 'exhausted')
      w.clear(card, 'uses')
      w.clear(card, 'gainedIn')
      const deck = deckOf(t, card)
      const { kind } = anyCard(t, card)
      if (kind === 'special' && t.def(card).supply === 'unlimited') w.unmake(card)
      else if (deck === null) w.put(card, 'supply')
      else sink(t, w, card, deckZone(deck)) // AH-CARD-01
      if (deck === 'ally') w.mix(deckZone('ally')) // AH-ALLY-03
    }
  })
}

/** Out of the game. */
export function* boxCard(t: Arkham, card: PieceId): Script {
  yield* t.happens('card:box', { card }, (w, e) => {
    w.clear(e.card, 'exhausted')
    w.put(e.card, 'box') // AH-CARD-06
  })
}

export function* exhaust(t: Arkham, who: Seat, card: PieceId): Script<boolean> {
  if (isExhausted(t, card)) return false
  return (yield* t.happens('card:exhaust', { who, card }, (w, e) => w.set(e.card, 'exhausted', true))) !== null // AH-CARD-03
}

// ── what can be given up ──

export type Goods = 'item' | 'common' | 'unique' | 'spell' | 'weapon' | 'tome' | 'ally' | 'skill' | 'weaponOrSpell'

const FITS: { readonly [G in Goods]: (t: Arkham, piece: PieceId) => boolean } = {
  item: isItem,
  common: (t, piece) => isKind(t, piece, 'common'),
  unique: (t, piece) => isKind(t, piece, 'unique'),
  spell: (t, piece) => isKind(t, piece, 'spell'),
  weapon: isWeapon,
  tome: isTome,
  ally: (t, piece) => isKind(t, piece, 'ally'),
  skill: (t, piece) => isKind(t, piece, 'skill'),
  weaponOrSpell: (t, piece) => isWeapon(t, piece) || isKind(t, piece, 'spell'),
}
export const goodsOf = (t: Arkham, who: Seat, what: Goods): PieceId[] => possessions(t, who).filter((piece) => FITS[what](t, piece))
/** What can be taken from somebody: loyal things stay. */
export const losable = (t: Arkham, who: Seat, what: Goods): PieceId[] => goodsOf(t, who, what).filter((piece) => !isLoyal(t, piece))

/** So many of them, by choice or by chance; what is left if there are fewer. A loyal one may be chosen, but need not. */
export function* giveUp(t: Arkham, who: Seat, what: Goods, n: number, random = false): Script<PieceId[]> {
  const bound = losable(t, who, what)
  const least = Math.min(n, bound.length)
  const chosen = random ? pickSome(t, bound, least) : yield* choosing(t, who, goodsOf(t, who, what), least, n)
  yield* discardCards(t, who, chosen)
  return chosen
}

function pickSome(t: Arkham, among: readonly PieceId[], n: number): PieceId[] {
  const left = [...among].sort()
  const picked: PieceId[] = []
  while (picked.length < n && left.length) picked.push(...left.splice(left.indexOf(t.pick('discard', left)), 1))
  return picked
}

function* choosing(t: Arkham, who: Seat, among: readonly PieceId[], least: number, most: number): Script<PieceId[]> {
  if (!among.length) return []
  if (least === most && oneOfEach(t, among).length === 1) return among.slice(0, least)
  const limits = { count: [least, Math.min(most, among.length)] as const }
  return yield* chooseSome(t, who, {
    about: { key: 'choose-discards', args: { n: least } },
    options: among.map((one) => onPiece(one)),
    limits,
  })
}

/** Half of the items, rounded down; who has them chooses, unless what comes next takes the others as well. */
export function* discardHalfOfItems(t: Arkham, who: Seat, next: Deed<ArkhamHorror>): Script {
  const n = Math.floor(itemsOf(t, who).length / 2)
  const among = losable(t, who, 'item')
  const either = [among.slice(0, n), among.slice(-n)].map(
    (cards): Deed<ArkhamHorror> =>
      function* (at) {
        yield* discardCards(at, who, cards)
        yield* next(at)
      },
  )
  if (n > 0 && among.length > n && comesToTheSame(t, either)) yield* discardCards(t, who, among.slice(0, n))
  else yield* giveUp(t, who, 'item', n) // AH-HEALTH-02, AH-HEALTH-10, AH-GEN-15
}
