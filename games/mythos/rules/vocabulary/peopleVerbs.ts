import { addressing, could, type Effect, naming, run } from '@miskatonic/effects'
import { choose, chooseSome, onPiece, order, type Script } from '@miskatonic/kernel'
import type * as N from '../../content/nodes.ts'
import { LANGUAGES } from '../../content/nodes.ts'
import { draw } from '../drawing.ts'
import { fitsCard } from '../filters.ts'
import { cardOf, handOf, opponentsOf, threatOf } from '../pieces.ts'
import { gainSanity, loseSanity, loseSanityTogether } from '../sanity.ts'
import type { PieceId, Seat } from '../shape.ts'
import { at } from '../zones.ts'
import { candidates, settlePerson, targetOf, type X } from './context.ts'

/* Words about people: Sanity, Hands, Decks, turns, languages. */

function* discardFromHand(x: X, { n, random }: N.DiscardHand): Script<boolean> {
  const who = x.you
  let hand = handOf(x.t, who).sort()
  const most = n === 'all' ? hand.length : Math.min(n, hand.length)
  let cards: PieceId[] = n === 'all' ? hand : []
  if (n !== 'all' && random)
    while (cards.length < most) {
      const one = x.t.pick(`discard:${who}`, hand)
      cards = [...cards, one]
      hand = hand.filter((other) => other !== one)
    }
  else if (n !== 'all' && most > 0)
    cards = yield* chooseSome(x.t, who, {
      about: 'prompt.discard',
      options: hand.map((one) => onPiece(one)),
      limits: { count: [most, most] },
    })
  yield* x.t.together(
    'card:discard',
    cards.map((card) => ({ who, card })),
    (w, e) => w.put(e.card, at.discard(who), { at: 'top' }),
  )
  return cards.length > 0
}

function* lookAtThreat(x: X, { n }: N.LookThreat): Script<boolean> {
  const of = yield* settlePerson(
    x,
    { the: 'investigator', who: 'opponent' },
    opponentsOf(x.t, x.you).filter((seat) => threatOf(x.t, seat).length),
  )
  if (of === null) return false
  const all = threatOf(x.t, of).sort()
  const cards = n === 'all' ? all : [x.t.pick(`look:${of}`, all)]
  yield* x.t.happens('threat:look', { who: x.you, of, cards }, (w) => w.look([x.you], cards, 'front'))
  return true
}

/** The first cards of the own Deck, seen by nobody else; some are taken, the others go where the text says, in any order. */
function* peek(x: X, { n, take, rest }: N.Peek): Script<boolean> {
  const { t, you } = x
  const cards = t.top(at.deck(you), n)
  if (!cards.length) return false
  yield* t.happens('deck:look', { who: you, cards }, (w) => w.look([you], cards, 'front'))
  const count = Math.min(take ?? 0, cards.length)
  const options = cards.map((one) => onPiece(one))
  const taken = count ? yield* chooseSome(t, you, { about: 'prompt.take', options, limits: { count: [count, count] } }) : []
  if (taken.length) yield* t.happens('card:draw', { who: you, cards: taken }, (w) => w.put(taken, at.hand(you)))
  const left = cards.filter((one) => !taken.includes(one))
  const sorted = yield* order(t, you, {
    about: rest === 'top' ? 'prompt.order-top' : 'prompt.order-bottom',
    options: left.map((one) => onPiece(one)),
  })
  yield* t.change((w) => w.put(sorted, at.deck(you), { at: rest }))
  return true
}

/** A card of the own Deck, shown and taken; the Deck is shuffled. Whoever searches looks through all of it, and is asked even if nothing fits: nobody else learns why (MY-RULING-68). */
function* search(x: X, { what }: N.Search): Script<boolean> {
  const { t, you } = x
  const deck = t.inZone(at.deck(you)).sort()
  const fitting = deck.filter((piece) => fitsCard(cardOf(t, piece), what))
  yield* t.change((w) => w.look([you], deck, 'front'))
  // A shuffled Deck shows no single card: the option says which it is.
  const named = fitting.map((one) => ({ ...onPiece(one), label: { key: 'card', args: { card: cardOf(t, one).id } } }))
  const options = [...named, { key: 'none' }]
  const card = yield* choose(t, you, { about: 'prompt.search', options, cover: true })
  if (card !== 'none')
    yield* t.happens('card:find', { who: you, card }, (w) => {
      w.look(t.watchers, [card], 'front')
      w.put(card, at.hand(you))
    })
  yield* t.change((w) => w.mix(at.deck(you)))
  return card !== 'none'
}

/** One language of the player's choice, until the end of the Round. */
function* learn(x: X): Script {
  const { t, you } = x
  const unknown = LANGUAGES.filter((language) => t.number('language', { who: you, language }) === 0)
  if (!unknown.length) return
  const language = yield* choose(t, you, {
    about: 'prompt.language',
    options: unknown.map((key) => ({ key, label: { key: `language.${key}` } })),
  })
  yield* t.happens('language:learn', { who: you, language: language as N.Tongue }, (w) =>
    w.last({
      ability: { ability: 'modify', on: 'language', phase: 'set', amount: 1, where: { who: you, language } },
      source: x.self.source,
      controller: you,
      bound: { '@you': you },
      until: { scope: 'round' },
    }),
  )
}

/** Consumed by the next turns, or by the first ones of the next Round (MY-RULING-55). */
function* forfeitTurns(x: X, { n = 1, when }: N.LoseTurn): Script {
  yield* x.t.happens('turn:forfeit', { who: x.you }, (w) => w.add(x.you, when === 'nextRound' ? 'lostNextRound' : 'lostTurns', n))
}

function* aim(x: X, { at, effect }: N.Aim): Script<boolean> {
  const who = yield* settlePerson(x, at)
  return who !== null && (yield* run(addressing(naming(x, 'target', who), who), effect as Effect))
}

export const peopleVerbs = {
  gain: {
    fields: { n: 'integer', 'additional?': 'boolean' },
    run: (x: X, { n }: N.Gain) => gainSanity(x.t, x.you, n),
  },
  lose: {
    fields: { n: 'integer', 'additional?': 'boolean' },
    run: (x: X, { n }: N.Lose) => loseSanity(x.t, x.you, n),
    *together(x: X, { n }: N.Lose, whom: readonly Seat[]): Script {
      yield* loseSanityTogether(
        x.t,
        whom.map((who) => ({ who, n })),
      )
    },
  },
  draw: {
    fields: { n: 'integer' },
    run: (x: X, { n }: N.Draw) => draw(x.t, x.you, n),
    could: (x: X) => x.t.size(at.deck(x.you)) + x.t.size(at.discard(x.you)) > 0,
  },
  discardHand: {
    fields: { n: { either: ['integer', { one: ['all'] }] }, 'random?': 'boolean' },
    run: discardFromHand,
    could: (x: X) => x.t.size(at.hand(x.you)) > 0,
  },
  lookHand: {
    fields: { of: 'selector' },
    *run(x: X, { of }: N.LookHand): Script<boolean> {
      const whose = yield* settlePerson(x, of)
      if (whose === null) return false
      const cards = handOf(x.t, whose).sort()
      yield* x.t.happens('hand:look', { who: x.you, of: whose, cards }, (w) => w.look([x.you], cards, 'front'))
      return true
    },
    could: (x: X, { of }: N.LookHand) => (of.the === 'target' ? targetOf(x) !== null : candidates(x, of).length > 0),
  },
  lookThreat: {
    fields: { n: { one: ['one', 'all'] } },
    run: lookAtThreat,
    could: (x: X) => opponentsOf(x.t, x.you).some((seat) => threatOf(x.t, seat).length > 0),
  },
  peek: {
    fields: { n: 'integer', 'take?': 'integer', rest: { one: ['bottom', 'top'] } },
    run: peek,
    could: (x: X) => x.t.size(at.deck(x.you)) > 0,
  },
  search: { fields: { what: 'json' }, run: search, could: (x: X) => x.t.size(at.deck(x.you)) > 0 },
  learn: {
    fields: {},
    run: learn,
    could: (x: X) => LANGUAGES.some((language) => x.t.number('language', { who: x.you, language }) === 0),
  },
  loseTurn: { fields: { 'n?': 'integer', 'when?': { one: ['nextRound'] } }, run: forfeitTurns },
  aim: {
    fields: { at: 'selector', effect: 'effect' },
    run: aim,
    could: (x: X, { at, effect }: N.Aim) =>
      candidates(x, at).some((who) => could(addressing(naming(x, 'target', who), who), effect as Effect)),
  },
} as const
