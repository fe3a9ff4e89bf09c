import { choose, defined, Offer, onPiece, optionOf, type Refusal, type Script, type StepOf } from '@miskatonic/kernel'
import { adventureRefusals, playAdventure } from './adventures.ts'
import { allyRefusals, playAlly } from './allies.ts'
import { artifactRefusals, playArtifact, straightenArtifact, useArtifact, useOption, useRefusals } from './artifacts.ts'
import { eventRefusals, playEvent } from './events.ts'
import { greatOldOneRefusals, playGreatOldOne } from './greatOldOnes.ts'
import { arrive, locationRefusals, playLocation } from './locations.ts'
import { partnersOf, playCombination, playThreat, threatRefusals } from './monsters.ts'
import { passing } from './passing.ts'
import { alliesOf, artifactsOf, cardOf, currentOf, handOf, isCultist, isFaceUp, isIn, kindOf, nextPlayer, tomesOf } from './pieces.ts'
import { isTravelling, isWalking, openGate } from './place.ts'
import { ALL_REASONS, type Asking, ONE_REASON } from './refusals.ts'
import { pricedOption } from './sanity.ts'
import type { Mythos, MythosShape, Next, PieceId, Seat } from './shape.ts'
import { castRefusals, castSpell, playSpell, spellRefusals, spellsOf } from './spells.ts'
import { fittingSpells, playTome, tomeRefusals } from './tomes.ts'
import { playTravel, travelRefusals } from './travelEvents.ts'

/* A turn: exactly one of the listed actions (MY-TURN-01). */

type Playable = {
  readonly refusals: (t: Mythos, who: Seat, piece: PieceId, how?: Asking) => Refusal[]
  readonly play: (t: Mythos, who: Seat, piece: PieceId) => Script
}

/** How a card of each kind is put into play; Monsters go to the Threat. */
const PLAYS: { readonly [kind: string]: Playable } = {
  location: { refusals: locationRefusals, play: playLocation },
  travel: { refusals: travelRefusals, play: playTravel },
  ally: { refusals: allyRefusals, play: playAlly },
  artifact: { refusals: artifactRefusals, play: playArtifact },
  weapon: { refusals: artifactRefusals, play: playArtifact },
  tome: { refusals: tomeRefusals, play: playTome },
  spell: { refusals: spellRefusals, play: playSpell },
  greatOldOne: { refusals: greatOldOneRefusals, play: playGreatOldOne },
  event: { refusals: eventRefusals, play: playEvent },
  adventure: { refusals: adventureRefusals, play: playAdventure },
}

/** What a card of the Hand can be used for now (MY-TURN-02). */
function offerCard(t: Mythos, who: Seat, piece: PieceId, offer: Offer, how: Asking): void {
  const card = cardOf(t, piece)
  const plays = PLAYS[card.kind]
  if (plays) {
    const reasons = plays.refusals(t, who, piece, how)
    const option = onPiece(piece, 'play')
    offer.add(card.kind === 'spell' ? option : pricedOption(t, who, piece, option, reasons), reasons)
    if (card.kind === 'tome' && !reasons.length && fittingSpells(t, who, piece).length)
      offer.add(pricedOption(t, who, piece, onPiece(piece, 'study'), reasons)) // MY-TURN-13
  }
  if (card.kind !== 'monster' && !isCultist(card)) return
  const reasons = threatRefusals(t, who, piece, how)
  offer.add(pricedOption(t, who, piece, onPiece(piece, 'threat'), reasons, openGate(t, who) !== null), reasons)
  if (!reasons.length && partnersOf(t, who, piece).length) offer.add(pricedOption(t, who, piece, onPiece(piece, 'combine'), [], true)) // MY-TURN-12
}

/** Everything that can be done in a turn, and what cannot, with the reasons. */
function turnOffer(t: Mythos, who: Seat, how: Asking): Offer {
  const offer = new Offer(!how.enough)
  for (const piece of handOf(t, who)) offerCard(t, who, piece, offer, how)
  const here = currentOf(t, who)
  if (here !== null && isWalking(t, who)) offer.add(onPiece(here, 'straighten')) // MY-TURN-03
  const [artifacts, allies, tomes] = [artifactsOf(t, who), alliesOf(t, who), tomesOf(t, who)]
  for (const piece of artifacts) {
    const reasons = useRefusals(t, who, piece, 'turn')
    if (reasons) offer.add(useOption(t, who, piece, reasons), reasons) // MY-TURN-04
    if (t.get(piece, 'crossed') && isFaceUp(t, piece)) offer.add(onPiece(piece, 'straighten')) // MY-RULING-11
  }
  for (const spell of spellsOf(t, who)) {
    const reasons = castRefusals(t, who, spell, 'turn')
    offer.add(pricedOption(t, who, spell, onPiece(spell, 'cast'), reasons), reasons) // MY-TURN-05
  }
  for (const laid of [allies, artifacts, tomes]) for (const piece of laid) if (!isFaceUp(t, piece)) offer.add(onPiece(piece, 'up')) // MY-TURN-07, MY-SPELL-11
  offer.add({ key: 'pass' }) // MY-TURN-08, -09
  return offer
}

function* act(t: Mythos, who: Seat, verb: string, piece: PieceId): Script {
  switch (verb) {
    case 'play':
      return yield* defined(PLAYS[kindOf(t, piece)]).play(t, who, piece)
    case 'study':
      return yield* playTome(t, who, piece, true)
    case 'threat':
      return yield* playThreat(t, who, [piece])
    case 'combine':
      return yield* playCombination(t, who, piece)
    case 'straighten':
      return yield* piece === currentOf(t, who) ? arrive(t, who, piece) : straightenArtifact(t, who, piece)
    case 'use':
      return yield* useArtifact(t, who, piece)
    case 'cast':
      return yield* castSpell(t, who, piece, 'turn')
    default:
      yield* t.happens('card:turn-up', { who, card: piece }, (w) => w.turn(piece, 'front'))
  }
}

/** A turn that is lost is neither a pass nor an act (MY-TURN-06, MY-PASS-09, MY-RULING-37, -55). */
function* losesTurn(t: Mythos, who: Seat): Script<boolean> {
  if (t.get(who, 'lostTurns') <= 0) return false
  yield* t.happens('turn:lose', { who }, (w) => w.add(who, 'lostTurns', -1))
  return true
}

const turnOfNext = (t: Mythos, who: Seat): StepOf<MythosShape> => ({ step: 'turn', args: { seat: nextPlayer(t, who) } })

/** Asked whatever the Hand holds: a forced pass looks like any other (MY-TURN-10, MY-PASS-07). */
export function* turn(t: Mythos, { seat }: { seat: Seat }): Script<Next> {
  if (!isIn(t, seat)) return [turnOfNext(t, seat)] // MY-RULING-63
  yield* t.change((w) => w.set('table', 'active', seat))
  if (yield* losesTurn(t, seat)) return [turnOfNext(t, seat)]
  const { options } = turnOffer(t, seat, ONE_REASON)
  const refused = () => turnOffer(t, seat, ALL_REASONS).refused
  const key = yield* choose(t, seat, { about: 'prompt.turn', options, refused, cover: true })
  if (key === 'pass') return yield* passing(t, seat)
  const { piece = '' } = optionOf(options, key)
  const verb = key.slice(0, key.indexOf(':'))
  if (t.get(seat, 'passed')) yield* t.change((w) => w.set(seat, 'passed', false)) // MY-PASS-06
  const left = currentOf(t, seat)
  yield* t.resolving({ kind: 'action', who: seat }, () => act(t, seat, verb, piece))
  const setOut = isIn(t, seat) && currentOf(t, seat) !== left && isTravelling(t, seat)
  const setsOut: Next = setOut ? [{ step: 'destination', args: { seat } }] : []
  return [...setsOut, turnOfNext(t, seat)]
}
