import { exactly, type NodeFields, verbsOf } from '@miskatonic/effects'
import { sentences, seq, standing, type Tree, untilEnd, verbatim, you } from '@miskatonic/effects/text'
import { choose, defined, onPiece, type PieceId, type Refusal, type Script } from '@miskatonic/kernel'
import type * as N from '../../content/nodes.ts'
import { filterRef, g, someOf } from '../../text/things.ts'
import { allyRefusals, playAlly } from '../allies.ts'
import { artifactRefusals, playArtifact } from '../artifacts.ts'
import { bury, discard, forgetMarks } from '../burial.ts'
import { affects, endEvent, eventsInPlay } from '../events.ts'
import { dimensionOf, fitsCard, sameTitle, titleOf } from '../filters.ts'
import { locationRefusals, nextLocation, playLocation } from '../locations.ts'
import { alliesOf, cardOf, chronicleOf, handOf, kindOf, sideOf } from '../pieces.ts'
import { dimensionAt } from '../place.ts'
import { pricedOption } from '../sanity.ts'
import type { CardFilter, Mythos, MythosShape, Seat } from '../shape.ts'
import { playTome, tomeRefusals } from '../tomes.ts'
import { at } from '../zones.ts'
import { cardsFor, couldFind, settleCards, targetOf, type X } from './context.ts'
import { cardsRef } from './selectors.ts'

/* Words about cards: leaving play, coming back, being played out of turn. */

const { bare, clause, some, the, thisOne, your } = g
const verb = verbsOf<MythosShape>()
const described = exactly<CardFilter>()('json')
const such = exactly<N.Cards | N.TheTarget | N.ThisCard>()('selector')
const SOME = { what: such, 'n?': { either: ['integer', { one: ['all'] }] } } as const
const PLAY_NOW = { what: described, ignoring: { one: ['attribute', 'place', 'journey'] } } as const
type PlayNow = NodeFields<typeof PLAY_NOW>
type Between = readonly [N.Dimension, N.Dimension]
type Ended = N.TheTarget | N.ThisCard | 'affliction' | { readonly title: N.CardId }

const fitting = (t: Mythos, pieces: readonly PieceId[], what: CardFilter | undefined): PieceId[] =>
  pieces.filter((piece) => what === undefined || fitsCard(cardOf(t, piece), what))

/** From the Chronicle, never its top card. */
function* recover(x: X, { what }: { readonly what?: CardFilter }): Script<boolean> {
  const found = fitting(x.t, chronicleOf(x.t, x.you), what)
  if (!found.length) return false
  const card = yield* choose(x.t, x.you, { about: 'prompt.recover', options: found.map((one) => onPiece(one)) })
  yield* x.t.happens('card:recover', { who: x.you, card }, (w) => {
    forgetMarks(w, card)
    w.put(card, at.hand(x.you))
  })
  return true
}

/** Not beside another copy (MY-COPY-01). */
const revivable = (x: X, what: CardFilter): PieceId[] =>
  fitting(x.t, chronicleOf(x.t, x.you), what).filter(
    (piece) => kindOf(x.t, piece) === 'ally' && !alliesOf(x.t, x.you).some((ally) => sameTitle(cardOf(x.t, ally), cardOf(x.t, piece))),
  )
function* revive(x: X, { what, gains }: { readonly what: CardFilter; readonly gains?: N.Tag }): Script<boolean> {
  const found = revivable(x, what)
  if (!found.length) return false
  const card = yield* choose(x.t, x.you, { about: 'prompt.revive', options: found.map((one) => onPiece(one)) })
  yield* x.t.happens('card:revive', { who: x.you, card }, (w) => {
    w.put(card, at.allies(x.you))
    if (gains) w.set(card, 'gained', [gains])
  })
  return true
}

const borrowable = (x: X, what: N.Cards): PieceId[] =>
  cardsFor(x, what).filter((piece) => !alliesOf(x.t, x.you).some((ally) => sameTitle(cardOf(x.t, ally), cardOf(x.t, piece))))
/** With what it carries, until the end of Combat; its owner stays its owner (MY-RULING-36). */
function* borrow(x: X, { what }: { readonly what: N.Cards }): Script<boolean> {
  const { t, you } = x
  const found = borrowable(x, what)
  if (!found.length) return false
  const card = yield* choose(t, you, { about: 'prompt.pick', options: found.map((one) => onPiece(one)) })
  const from = defined(sideOf(t, card))
  const owner = t.get(card, 'owner') ?? from
  yield* t.happens('card:borrow', { who: you, card, from }, (w) => {
    w.put(card, at.allies(you))
    w.set(card, 'owner', owner === you ? null : owner)
    w.set(card, 'borrowed', true)
  })
  return true
}

/** What would refuse the card if nothing but this were ignored. */
function refusalsNow(t: Mythos, who: Seat, piece: PieceId, ignoring: PlayNow['ignoring']): Refusal[] | null {
  const kind = kindOf(t, piece)
  if (ignoring === 'journey')
    return kind === 'location' && dimensionOf(cardOf(t, piece)) === dimensionAt(t, who)
      ? locationRefusals(t, who, piece, { anyJourney: true })
      : null
  if (kind === 'ally') return ignoring === 'place' ? allyRefusals(t, who, piece, { anywhere: true }) : null
  if (kind === 'artifact' || kind === 'weapon') return artifactRefusals(t, who, piece, { anywhere: true })
  return kind === 'tome' ? tomeRefusals(t, who, piece, { anywhere: true }) : null
}
const playable = (x: X, { what, ignoring }: PlayNow): PieceId[] =>
  fitting(x.t, handOf(x.t, x.you), what).filter((piece) => refusalsNow(x.t, x.you, piece, ignoring)?.length === 0)

function* playNow(x: X, node: PlayNow): Script<boolean> {
  const { t, you } = x
  const options = playable(x, node).map((one) => pricedOption(t, you, one, onPiece(one)))
  if (!options.length) return false
  const card = yield* choose(t, you, { about: 'prompt.play-now', options, cover: true })
  const kind = kindOf(t, card)
  if (kind === 'location') yield* playLocation(t, you, card, { anyJourney: true })
  else if (kind === 'ally') yield* playAlly(t, you, card)
  else yield* kind === 'tome' ? playTome(t, you, card) : playArtifact(t, you, card)
  return true
}

/** A place that names its modes is closed to a mere permission, unless it says from where it is not. */
const isOpenAcross = ({ access, fromDimension }: N.LocationCard, from: N.Dimension): boolean =>
  access === undefined || fromDimension === from
const otherSide = (x: X, [a, b]: Between): N.Dimension => (dimensionAt(x.t, x.you) === a ? b : a)
const across = (x: X, between: Between): PieceId[] =>
  handOf(x.t, x.you).filter(
    (piece) =>
      kindOf(x.t, piece) === 'location' &&
      dimensionOf(cardOf(x.t, piece)) === otherSide(x, between) &&
      isOpenAcross(cardOf(x.t, piece), dimensionAt(x.t, x.you)) &&
      !locationRefusals(x.t, x.you, piece, { anyJourney: true }).length,
  )
/** Now, or with the next Location: the permission lasts until one is laid. */
function* crossOver(x: X, { between }: { readonly between: Between }): Script {
  const { t, you } = x
  const options = [...across(x, between).map((one) => onPiece(one)), { key: 'later' }]
  const key = yield* choose(t, you, { about: 'prompt.cross-over', options, cover: true })
  if (key !== 'later') return yield* playLocation(t, you, key, { anyJourney: true })
  const to = otherSide(x, between)
  yield* t.change((w) =>
    w.last({
      ability: { ability: 'allow', on: 'dimension:cross', where: { who: you, to } },
      source: x.self.source,
      controller: you,
      bound: { '@you': you },
      until: { scope: nextLocation(you) },
    }),
  )
}

/** Events that a phrase means: the target, the card itself, Afflictions on you, all of a Title. */
function endable(x: X, what: Ended): PieceId[] {
  const { t } = x
  if (what === 'affliction')
    return eventsInPlay(t).filter((event) => (cardOf(t, event) as N.EventCard).subtype === 'affliction' && affects(t, event, x.you))
  if ('title' in what) return eventsInPlay(t).filter((event) => cardOf(t, event).title.en === titleOf(what.title))
  const found = what.the === 'self' ? x.self.piece : targetOf(x)
  return found !== null && t.exists(found) && t.where(found).startsWith('events:') ? [found] : []
}
function* endEvents(x: X, { what }: { readonly what: Ended }): Script<boolean> {
  const found = endable(x, what)
  const one = what === 'affliction' && found.length > 1
  const chosen = one ? [yield* choose(x.t, x.you, { about: 'prompt.pick', options: found.map((piece) => onPiece(piece)) })] : found
  for (const event of chosen) yield* endEvent(x.t, event)
  return chosen.length > 0
}

const DIMENSION_NAMES: { readonly [dimension in N.Dimension]: { readonly es: string; readonly en: string } } = {
  waking: { es: 'el Mundo de Vigilia', en: 'the Waking World' },
  dreamlands: { es: 'las Tierras del Sueño', en: 'the Dreamlands' },
  newAeon: { es: 'el Nuevo Eón', en: 'New Aeon' },
}
function sayEnd({ what }: { readonly what: Ended }): Tree {
  if (what === 'affliction') return clause('endIt', { objects: [some('affliction', 1, { being: { adjective: 'placed', to: you } })] })
  if ('title' in what) return clause('endIt', { objects: [filterRef({ title: what.title }, { det: 'all' })] })
  return clause('endIt', { objects: [what.the === 'self' ? thisOne('event') : g.that('event')] })
}

const IGNORING: { readonly [what in PlayNow['ignoring']]: string } = {
  attribute: 'ignoringAttribute',
  place: 'ignoringPlace',
  journey: 'ignoringJourney',
}

export const cardVerbs = {
  bury: verb({
    fields: SOME,
    *run(x, { what, n = 1 }) {
      const cards = yield* settleCards(x, what, n)
      for (const card of cards) yield* bury(x.t, card)
      return cards.length > 0
    },
    could: (x, { what }) => couldFind(x, what),
    say: ({ what, n }) => clause('bury', { objects: [cardsRef(what, n)] }),
  }),
  discard: verb({
    fields: SOME,
    *run(x, { what, n = 1 }) {
      const cards = yield* settleCards(x, what, n)
      for (const card of cards) yield* discard(x.t, card)
      return cards.length > 0
    },
    could: (x, { what }) => couldFind(x, what),
    say: ({ what, n }) => clause('discard', { objects: [cardsRef(what, n)] }),
  }),
  recover: verb({
    fields: { 'what?': described },
    run: recover,
    could: (x, { what }) => fitting(x.t, chronicleOf(x.t, x.you), what).length > 0,
    say: ({ what }) =>
      clause('recoverTo', {
        objects: [someOf(what ?? {}, 1, { from: your('chronicle') })],
        to: your('hand'),
        // Where any card will do, the one on top is still where you are.
        ...(what ? {} : { with: bare('notTheTopOne') }),
      }),
  }),
  revive: verb({
    fields: { what: described, 'gains?': exactly<N.Tag>()('string') },
    run: revive,
    could: (x, { what }) => revivable(x, what).length > 0,
    say: ({ what, gains }) => {
      const raised = clause('putIntoPlay', { objects: [someOf(what, 1, { from: your('chronicle') })] })
      const still = clause('change', { subject: your('san'), negated: true })
      return gains
        ? sentences(raised, standing(seq(still, clause('gain', { subject: g.that('ally'), objects: [bare(gains)] }))))
        : sentences(raised, standing(still))
    },
  }),
  borrow: verb({
    fields: { what: exactly<N.Cards>()('selector') },
    run: borrow,
    could: (x, { what }) => borrowable(x, what).length > 0,
    say: ({ what }) => clause('borrow', { objects: [cardsRef(what)], until: untilEnd(the('thisCombat')) }),
  }),
  playNow: verb({
    fields: PLAY_NOW,
    run: playNow,
    could: (x, node) => playable(x, node).length > 0,
    say: ({ what, ignoring }) =>
      clause('playNow', { objects: [someOf(what, 1, { from: your('hand') })], with: bare(IGNORING[ignoring] as 'ignoringPlace') }),
  }),
  crossOver: verb({
    fields: { between: exactly<Between>()({ list: 'string' }) },
    run: crossOver,
    say: ({ between }) => {
      const [one, two] = between.map((dimension) => DIMENSION_NAMES[dimension])
      return verbatim({
        es: `Puedes jugar ahora 1 Localización de tu Mano, derecha, pasando entre ${one?.es} y ${two?.es}; si no, puedes hacerlo con tu próxima Localización.`,
        en: `You may play 1 Location from your Hand now, upright, crossing between ${one?.en} and ${two?.en}; otherwise you may do so with your next Location.`,
      })
    },
  }),
  endEvent: verb({
    fields: { what: exactly<Ended>()('json') },
    run: endEvents,
    could: (x, { what }) => endable(x, what).length > 0,
    say: sayEnd,
  }),
}
