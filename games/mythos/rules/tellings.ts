import { type Game, type PieceId, pieceArgument, type Seat, zoneKind } from '@miskatonic/kernel'
import type { Known, Messages, Piece, Player } from '../text/messages.ts'
import { cardOf, isFaceUp } from './pieces.ts'
import type { Mythos, MythosShape } from './shape.ts'

type Key = keyof Messages
type Told<K extends Key> = { readonly key: K; readonly args: Messages[K] }
const told = <K extends Key>(key: K, args: Messages[K]): Told<K> => ({ key, args })
const by = (seat: Seat): Player => ({ seat })
/** What everybody has seen is told by its name, though it may lie hidden again by now. */
const known = (t: Mythos, card: PieceId): Known => ({ card: cardOf(t, card).id })
const piece = (id: PieceId): Piece => pieceArgument(id)

/** «Ana plays …»: the words differ, what is told does not. */
const withCard =
  (
    key:
      | 'log.discarded'
      | 'log.buried'
      | 'log.recovered'
      | 'log.found'
      | 'log.revived'
      | 'log.returned'
      | 'log.turned-up'
      | 'log.straightened'
      | 'log.retraced'
      | 'log.inverted'
      | 'log.refreshed'
      | 'log.sent-back'
      | 'log.gate-spent'
      | 'log.arrived',
  ) =>
  (t: Mythos, { who, card }: { who: Seat; card: PieceId }) =>
    told(key, { who: by(who), card: known(t, card) })

type Played = MythosShape['happenings']['card:play']
function played(t: Mythos, { who, card, down }: Played) {
  if (down) return told('log.played-down', { who: by(who) }) // MY-MON-08
  const target = t.get(card, 'target')
  if (target !== null && target !== who && t.seats.includes(target))
    return told('log.played-on', { who: by(who), card: known(t, card), other: by(target) })
  return told(t.get(card, 'crossed') ? 'log.walked' : 'log.played', { who: by(who), card: known(t, card) })
}

const HIDDEN = ['hand', 'deck']
/** The card whose text is at work, where everybody sees it. */
function cardAtWork(t: Mythos): Known | null {
  const card = t.provenance().source?.piece
  const open = card !== undefined && isFaceUp(t, card) && !HIDDEN.includes(zoneKind(t.where(card)))
  return open ? known(t, card) : null
}
type OfSanity = { who: Seat; n: number }
function gained(t: Mythos, { who, n }: OfSanity) {
  const card = cardAtWork(t)
  return card ? told('log.gained-by', { who: by(who), n, card }) : told('log.gained', { who: by(who), n })
}
function lost(t: Mythos, { who, n }: OfSanity) {
  if (n <= 0) return null
  const card = cardAtWork(t)
  return card ? told('log.lost-to', { who: by(who), n, card }) : told('log.lost', { who: by(who), n })
}

/** Whoever pays with the last SAN never comes to play the card: it is named here. */
function paid(t: Mythos, { who, n, card }: MythosShape['happenings']['sanity:pay']) {
  return card !== null && t.get(who, 'sanity') === 0
    ? told('log.paid-last', { who: by(who), n, card: known(t, card) })
    : told('log.paid', { who: by(who), n })
}

type Looked = { who: Seat; of: Seat; cards: readonly PieceId[] }

/** What happened, as the log tells it; of hidden cards each watcher is told what that one may know. */
export const tellings: Game<MythosShape>['tell'] = {
  'education:roll': { all: (_t, { who, face, education }) => told('log.education', { who: by(who), face, n: education }) },
  'round:begin': { all: (_t, { round, starter }) => told('log.round', { round, who: by(starter) }) },
  'turn:lose': { all: (_t, { who }) => told('log.turn-lost', { who: by(who) }) },
  'turn:pass': { all: (_t, { who }) => told('log.passed', { who: by(who) }) },
  'play:end': { all: () => told('log.play-ends', {}) },
  'turn:forfeit': { all: (_t, { who }) => told('log.will-lose-turn', { who: by(who) }) },
  'sanity:gain': { all: gained },
  'sanity:lose': { all: lost },
  'sanity:pay': { all: paid },
  'card:play': { all: played },
  'card:draw': { all: (_t, { who, cards }) => told('log.drew', { who: by(who), cards: cards.map(piece) }) },
  'card:discard': { all: withCard('log.discarded') },
  'card:bury': { all: withCard('log.buried') },
  'card:recover': { all: withCard('log.recovered') },
  'card:find': { all: withCard('log.found') },
  'card:revive': { all: withCard('log.revived') },
  'card:borrow': { all: (t, { who, card, from }) => told('log.borrowed', { who: by(who), card: known(t, card), other: by(from) }) },
  'card:return': { all: withCard('log.returned') },
  'card:turn-down': { all: (t, { card }) => told('log.turned-down', { card: known(t, card) }) },
  'card:turn-up': { all: withCard('log.turned-up') },
  'card:straighten': { all: withCard('log.straightened') },
  'hand:look': { each: (_t, { who, of, cards }: Looked, _by, watcher) => looked('hand', who, of, cards, watcher) },
  'threat:look': { each: (_t, { who, of, cards }: Looked, _by, watcher) => looked('threat', who, of, cards, watcher) },
  'deck:look': {
    each: (_t, { who, cards }, _by, watcher) =>
      watcher === who
        ? told('log.looked-deck', { who: by(who), cards: cards.map(piece) })
        : told('log.deck-looked-at', { who: by(who), n: cards.length }),
  },
  'deck:recompose': { all: (_t, { who }) => told('log.recomposed', { who: by(who) }) },
  'lobotomy:declare': { all: (_t, { who }) => told('log.lobotomy', { who: by(who) }) },
  'place:straighten': { all: withCard('log.arrived') },
  'place:retrace': { all: withCard('log.retraced') },
  'place:invert': { all: withCard('log.inverted') },
  'place:refresh': { all: withCard('log.refreshed') },
  'place:send-back': { all: withCard('log.sent-back') },
  'gate:spend': { all: withCard('log.gate-spent') },
  'language:learn': { all: (_t, { who, language }) => told('log.learned', { who: by(who), language }) },
  'event:end': { all: (t, { card }) => told('log.event-ends', { card: known(t, card) }) },
  'spell:cast': { all: (t, { who, spell }) => told('log.cast', { who: by(who), card: known(t, spell) }) },
  'artifact:use': { all: (t, { who, artifact }) => told('log.used', { who: by(who), card: known(t, artifact) }) },
  'monster:summon': {
    all: (t, { who, monster, against }) => told('log.summoned', { who: by(who), card: known(t, monster), other: by(against) }),
  },
  'monster:ride': { all: (t, { who, monster }) => told('log.rides', { who: by(who), card: known(t, monster) }) },
  'monster:control': {
    all: (_t, { who, from, monster }) =>
      monster === null
        ? told('log.control-failed', { who: by(who), other: by(from) })
        : told('log.controlled', { who: by(who), card: piece(monster), other: by(from) }), // MY-RULING-25
  },
  'combat:begin': { all: (_t, { first }) => told('log.combat', { who: by(first) }) },
  'monster:assign': { all: (_t, { who, to, monsters }) => told('log.assigned', { who: by(who), other: by(to), n: monsters.length }) },
  'ally:defend': { all: (t, { who, ally, against }) => told('log.defends', { who: by(who), card: known(t, ally), other: by(against) }) },
  'ally:join': { all: (t, { who, ally, against }) => told('log.joins', { who: by(who), card: known(t, ally), other: by(against) }) },
  'combat:reveal': { all: (t, { cards }) => (cards.length ? told('log.revealed', { cards: cards.map((one) => known(t, one)) }) : null) },
  'monster:unseen': { all: (t, { cards }) => told('log.unseen', { cards: cards.map((one) => known(t, one)) }) },
  'monster:remove': { all: (t, { card }) => told('log.removed', { card: known(t, card) }) },
  'battle:fight': { all: (_t, { a, b, totalA, totalB }) => told('log.battle', { who: by(a), other: by(b), n: totalA, m: totalB }) },
  'battle:assault': { all: (_t, { a, b, totalA, totalB }) => told('log.assault', { who: by(a), other: by(b), n: totalA, m: totalB }) },
  'ally:absorb': { all: (t, { who, ally, n }) => told('log.absorbed', { who: by(who), card: known(t, ally), n }) },
  'monster:harm': { all: (t, { who, monster, n }) => told('log.harmed', { who: by(who), card: known(t, monster), n }) },
  'greatOldOne:age': { all: (t, { card }) => told('log.great-old-one-stays', { card: known(t, card) }) },
  'adventure:complete': {
    all: (t, { who, card }) => {
      const printed = cardOf(t, card)
      return told('log.adventure', { who: by(who), card: known(t, card), n: printed.kind === 'adventure' ? printed.points : 0 })
    },
  },
  'investigator:break': { all: (_t, { who }) => told('log.broke', { who: by(who) }) },
  'investigator:concede': { all: (_t, { who }) => told('log.conceded', { who: by(who) }) },
}

/** Who looks is told what was seen, the others that it was (MY section 6). */
function looked(what: 'hand' | 'threat', who: Seat, of: Seat, cards: readonly PieceId[], watcher: Seat) {
  const people = { who: by(who), other: by(of) }
  if (watcher === who) return told(what === 'hand' ? 'log.looked-hand' : 'log.looked-threat', { ...people, cards: cards.map(piece) })
  return what === 'hand' ? told('log.hand-looked-at', people) : told('log.threat-looked-at', { ...people, n: cards.length })
}
