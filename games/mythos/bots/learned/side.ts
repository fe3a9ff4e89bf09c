import { firstIn } from '@miskatonic/kernel'
import type { Mythos, PieceId, Seat } from '../../rules/shape.ts'
import { at } from '../../rules/zones.ts'
import { type CardFacts, cardsIn, factsAt, factsById } from './cardFacts.ts'

/* What lies on one player's side, as the network is told of it. */

export type Side = {
  readonly who: Seat
  readonly sanity: number
  readonly passed: boolean
  readonly lobotomized: boolean
  readonly lostTurns: number
  readonly investigator: CardFacts | null
  readonly hand: readonly CardFacts[]
  readonly handPieces: readonly PieceId[]
  readonly deck: readonly CardFacts[]
  readonly discard: readonly CardFacts[]
  /** Monsters and Cultists in the Threat; what was paid for them is seen by all. */
  readonly threat: readonly CardFacts[]
  readonly threatPaid: number
  readonly place: Whereabouts
  /** Borne by Allies, Artifacts and Tomes, lasting Events: all that is in play. */
  readonly inPlay: readonly CardFacts[]
  /** What counts for stories: in play or in the Chronicle, one's own, arrived at (MY-ADV-04, -06, -09). */
  readonly laid: readonly CardFacts[]
  readonly equipment: Equipment
}

/** The top of the Chronicle, and from where a trip is judged. */
export type Whereabouts = {
  readonly here: CardFacts | null
  readonly crossed: boolean
  readonly inverted: boolean
  readonly from: CardFacts | null
}

/** What all that is in play comes to. */
type Equipment = {
  readonly alliesValue: number
  readonly artifacts: number
  readonly tomes: number
  readonly languages: number
  /** Icons of the Tomes that have room for a Spell; whether somebody else has. */
  readonly roomIcons: number
  readonly room: boolean
}

export function sideOf(t: Mythos, who: Seat): Side {
  const chronicle = cardsIn(t, at.chronicle(who))
  const place = whereaboutsOf(t, who, chronicle)
  const investigator = firstIn(t, at.investigator(who))
  const self = investigator === null ? null : factsAt(t, investigator)
  const threat = t.inZone(at.threat(who))
  const events = cardsIn(t, at.events(who))
  const arrived = place.here !== null && !place.crossed ? [place.here] : []
  const borne = bearersOf(t, who, self?.languages ?? 0)
  return {
    who,
    sanity: t.get(who, 'sanity'),
    passed: t.get(who, 'passed'),
    lobotomized: t.get(who, 'lobotomized'),
    lostTurns: t.get(who, 'lostTurns'),
    investigator: self,
    hand: cardsIn(t, at.hand(who)),
    handPieces: t.inZone(at.hand(who)),
    deck: cardsIn(t, at.deck(who)),
    discard: cardsIn(t, at.discard(who)),
    threat: cardsIn(t, at.threat(who)),
    threatPaid: threat.reduce((sum, piece) => sum + t.get(piece, 'paid'), 0),
    place,
    inPlay: [...borne.inPlay, ...events],
    laid: [...chronicle, ...arrived, ...borne.own, ...events],
    equipment: borne.equipment,
  }
}

function whereaboutsOf(t: Mythos, who: Seat, chronicle: readonly CardFacts[]): Whereabouts {
  const piece = firstIn(t, at.here(who))
  const here = piece === null ? null : factsAt(t, piece)
  const crossed = piece !== null && t.get(piece, 'crossed')
  const inverted = piece !== null && t.get(piece, 'inverted')
  if (here?.kind === 'location' && !crossed) return { here, crossed, inverted, from: here }
  const lost = t.get(who, 'lostPlace')
  const from = chronicle.find(({ kind }) => kind === 'location') ?? (lost === null ? null : factsById(lost))
  return { here, crossed, inverted, from }
}

type Borne = { readonly inPlay: CardFacts[]; readonly own: CardFacts[]; readonly equipment: Equipment }

function bearersOf(t: Mythos, who: Seat, spoken: number): Borne {
  const inPlay: CardFacts[] = []
  const own: CardFacts[] = []
  const sum = { alliesValue: 0, artifacts: 0, tomes: 0, languages: spoken, roomIcons: 0, room: false }
  for (const zone of [at.allies(who), at.artifacts(who), at.tomes(who)])
    for (const piece of t.inZone(zone)) {
      const bearer = factsAt(t, piece)
      const under = cardsIn(t, at.under(piece))
      const owner = t.get(piece, 'owner')
      if (owner === null || owner === who) own.push(bearer)
      own.push(...under)
      inPlay.push(bearer, ...under)
      counted(sum, zone === at.allies(who) ? 'ally' : zone === at.artifacts(who) ? 'artifact' : 'tome', bearer, under)
    }
  return { inPlay, own, equipment: sum }
}

type Sum = { -readonly [K in keyof Equipment]: Equipment[K] }
function counted(sum: Sum, as: 'ally' | 'artifact' | 'tome', bearer: CardFacts, under: readonly CardFacts[]): void {
  let spells = 0
  let weapon = 0
  for (const one of under)
    if (one.kind === 'spell') spells++
    else weapon += one.value
  if (as === 'tome') {
    sum.tomes++
    if (bearer.capacity > spells) sum.roomIcons |= bearer.icons
    return
  }
  if (bearer.knowsSpell > spells) sum.room = true
  if (as === 'artifact') sum.artifacts++
  else {
    sum.languages |= bearer.languages
    sum.alliesValue += bearer.value + weapon
  }
}

export const hasArrived = ({ place }: Side): boolean => place.here?.kind === 'location' && !place.crossed

/** Whether the card could be played where one stands. */
export function isServedHere(side: Side, card: CardFacts): boolean {
  const { here, inverted } = side.place
  if (here === null || !hasArrived(side) || !card.servedAt[here.at]) return false
  if (card.kind === 'monster' || card.kind === 'greatOldOne') return !inverted
  return card.kind !== 'tome' || isRead(side, card)
}
export const isRead = ({ equipment }: Side, tome: CardFacts): boolean => (tome.languages & ~equipment.languages) === 0
