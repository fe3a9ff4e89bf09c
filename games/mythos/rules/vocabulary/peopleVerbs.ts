import { addressing, could, exactly, type NodeFields, naming, run, verbsOf } from '@miskatonic/effects'
import { type Ref, sentences, seq, standing, type Tree, untilEnd } from '@miskatonic/effects/text'
import { choose, chooseSome, onPiece, order, type Script } from '@miskatonic/kernel'
import { type CardFilter, LANGUAGES, type OneInvestigator, type TheTarget } from '../../content/nodes.ts'
import { g, someOf } from '../../text/things.ts'
import { draw } from '../drawing.ts'
import { fitsCard } from '../filters.ts'
import { cardOf, handOf, opponentsOf, threatOf } from '../pieces.ts'
import { gainSanity, loseSanity, loseSanityTogether } from '../sanity.ts'
import type { MythosShape, PieceId } from '../shape.ts'
import { at } from '../zones.ts'
import { candidates, settlePerson, targetOf, type X } from './context.ts'
import { personRef } from './selectors.ts'

/* Words about people: Sanity, Hands, Decks, turns, languages. */

const { a, clause, points, some, the, them, top, your } = g
const verb = verbsOf<MythosShape>()
const SANITY = { n: 'integer', 'additional?': 'boolean' } as const
const DISCARD = { n: { either: ['integer', { one: ['all'] }] }, 'random?': 'boolean' } as const
const PEEK = { n: 'integer', 'take?': 'integer', rest: { one: ['bottom', 'top'] } } as const
type Peek = NodeFields<typeof PEEK>
type Search = { readonly what: CardFilter }

function* discardFromHand(x: X, { n, random }: NodeFields<typeof DISCARD>): Script<boolean> {
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

function* lookAtThreat(x: X, { n }: { readonly n: 'one' | 'all' }): Script<boolean> {
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
function* peek(x: X, { n, take, rest }: Peek): Script<boolean> {
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
function* search(x: X, { what }: Search): Script<boolean> {
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
  yield* t.happens('language:learn', { who: you, language }, (w) =>
    w.last({
      ability: { ability: 'modify', on: 'language', phase: 'set', amount: 1, where: { who: you, language } },
      source: x.self.source,
      controller: you,
      bound: { '@you': you },
      until: { scope: 'round' },
    }),
  )
}

const sayPeek = ({ n, take, rest }: Peek): Tree => {
  const seen = clause('look', { objects: [top('card', n, { from: your('deck') })] })
  if (rest === 'top') return seq(seen, clause('putBack', { objects: [them('card')], with: g.any('order') }))
  const taken = clause('take', { objects: [some('card', take ?? 1)] })
  return seq(seen, taken, clause('put', { objects: [g.theOthers('card')], to: 'bottom' }))
}

/** «enséñalo»: in the gender of what was looked for; of several sorts, «enseña esa carta». */
const found = (what: CardFilter): Ref => {
  const ref = someOf(what)
  return { kind: 'it', term: ref.kind === 'noun' ? ref.term : 'card' }
}
const saySearch = ({ what }: Search): Tree =>
  sentences(
    seq(
      clause('search', { objects: [someOf(what)], place: your('deck') }),
      clause('show', { objects: [someOf(what).kind === 'noun' ? found(what) : g.that('card')] }),
      clause('take', { objects: [found(what)] }),
    ),
    clause('shuffle', { objects: [the('theDeck')] }),
  )

export const peopleVerbs = {
  gain: verb({
    fields: SANITY,
    run: (x, { n }) => gainSanity(x.t, x.you, n),
    say: ({ n, additional }) => clause('gain', { objects: [points('san', n, additional ? { additional: true } : {})] }),
  }),
  lose: verb({
    fields: SANITY,
    run: (x, { n }) => loseSanity(x.t, x.you, n),
    *together(x, { n }, whom) {
      yield* loseSanityTogether(
        x.t,
        whom.map((who) => ({ who, n })),
      )
    },
    say: ({ n, additional }) => clause('lose', { objects: [points('san', n, additional ? { additional: true } : {})] }),
  }),
  draw: verb({
    fields: { n: 'integer' },
    run: (x, { n }) => draw(x.t, x.you, n),
    could: (x) => x.t.size(at.deck(x.you)) + x.t.size(at.discard(x.you)) > 0,
    say: ({ n }) => clause('draw', { objects: [some('card', n)] }),
  }),
  discardHand: verb({
    fields: DISCARD,
    run: discardFromHand,
    could: (x) => x.t.size(at.hand(x.you)) > 0,
    say: ({ n, random }) =>
      n === 'all'
        ? clause('discard', { objects: [your('hand')] })
        : clause('discard', { objects: [some('card', n, { ...(random ? { random: true as const } : {}), from: your('hand') })] }),
  }),
  lookHand: verb({
    fields: { of: exactly<OneInvestigator | TheTarget>()('selector') },
    *run(x, { of }) {
      const whose = yield* settlePerson(x, of)
      if (whose === null) return false
      const cards = handOf(x.t, whose).sort()
      yield* x.t.happens('hand:look', { who: x.you, of: whose, cards }, (w) => w.look([x.you], cards, 'front'))
      return true
    },
    could: (x, { of }) => (of.the === 'target' ? targetOf(x) !== null : candidates(x, of).length > 0),
    say: ({ of }) => clause('look', { objects: [the('hand', { owner: personRef(of) })] }),
  }),
  lookThreat: verb({
    fields: { n: { one: ['one', 'all'] } },
    run: lookAtThreat,
    could: (x) => opponentsOf(x.t, x.you).some((seat) => threatOf(x.t, seat).length > 0),
    say: ({ n }) =>
      clause('look', {
        objects: [
          n === 'all'
            ? the('threat', { owner: a('opponent') })
            : some('card', 1, { random: true, from: the('threat', { owner: a('opponent') }) }),
        ],
      }),
  }),
  peek: verb({
    fields: PEEK,
    run: peek,
    could: (x) => x.t.size(at.deck(x.you)) > 0,
    say: sayPeek,
  }),
  search: verb({
    fields: { what: exactly<CardFilter>()('json') },
    run: search,
    could: (x) => x.t.size(at.deck(x.you)) > 0,
    say: saySearch,
  }),
  learn: verb({
    fields: {},
    run: learn,
    could: (x) => LANGUAGES.some((language) => x.t.number('language', { who: x.you, language }) === 0),
    say: () => standing(clause('know', { objects: [some('language', 1, { choice: true })], until: untilEnd(the('round')) })),
  }),
  loseTurn: verb({
    fields: {
      'n?': 'integer',
      'when?': { one: ['nextRound'] },
    } /** Consumed by the next turns, or by the first ones of the next Round (MY-RULING-55). */,
    *run(x, { n = 1, when }) {
      yield* x.t.happens('turn:forfeit', { who: x.you }, (w) => w.add(x.you, when === 'nextRound' ? 'lostNextRound' : 'lostTurns', n))
    },
    say: ({ when }) =>
      clause('lose', {
        objects: [
          when === 'nextRound'
            ? your('turn', { adjectives: ['first'], within: the('round', { adjectives: ['next'] }) })
            : your('turn', { adjectives: ['next'] }),
        ],
      }),
  }),
  aim: verb({
    fields: { at: exactly<OneInvestigator>()('selector'), effect: 'effect' },
    *run(x, { at, effect }) {
      const who = yield* settlePerson(x, at)
      return who !== null && (yield* run(addressing(naming(x, 'target', who), who), effect))
    },
    could: (x, { at, effect }) => candidates(x, at).some((who) => could(addressing(naming(x, 'target', who), who), effect)),
    say: ({ at, effect }, speak) => ({
      kind: 'actor',
      who: personRef(at),
      body: speak.effect(effect),
    }),
  }),
}
