import type { Json, PieceView, Seat, View } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type { AllyCard, Card, CardId, InvestigatorCard, LocationCard, Tongue, WeaponCard } from '../content/nodes.ts'

/* What a seat sees, put in the words of the game. Made from the view alone: what is hidden is not in it. */

/** A card somewhere on the table; `card` is null where only its back is seen. */
export type Held = {
  readonly alias: string
  readonly card: Card | null
  readonly faceUp: boolean
  readonly marks: { readonly [attribute: string]: Json }
}
/** A card that is known. */
export type Known = Held & { readonly card: Card }

/** One player's side of the table. */
export type Side = {
  readonly seat: Seat
  readonly is: InvestigatorCard | null
  readonly sanity: number
  readonly passed: boolean
  readonly out: boolean
  readonly lobotomized: boolean
  readonly points: number
  readonly handSize: number
  readonly deckSize: number
  readonly here: Known | null
  readonly hand: readonly Known[]
  readonly allies: readonly Known[]
  readonly artifacts: readonly Known[]
  readonly tomes: readonly Known[]
  readonly events: readonly Known[]
  readonly chronicle: readonly Known[]
  readonly discard: readonly Known[]
  readonly threat: readonly Held[]
  readonly greatOldOnes: readonly Known[]
}

const BY_FACE: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}:${card.id}`, card]))
/** The card that shows this face; null: none does. */
export const cardShown = (face: string | undefined): Card | null => (face && BY_FACE.get(face)) || null
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)

export class Position {
  readonly view: View
  readonly me: Side
  /** The opponents who are still in. */
  readonly others: readonly Side[]
  private readonly pieces = new Map<string, Held>()

  constructor(view: View, seat: Seat) {
    this.view = view
    this.me = this.side(seat)
    this.others = view.seats.filter((other) => other !== seat && view.of[other]?.out !== true).map((other) => this.side(other))
  }

  get isCampaign(): boolean {
    return number(this.view.table.goal) > 0
  }
  get round(): number {
    return number(this.view.table.round)
  }
  get inCombat(): boolean {
    return this.view.table.phase === 'combat'
  }

  piece(alias: string | undefined): Held | null {
    if (alias === undefined) return null
    const seen = this.pieces.get(alias)
    if (seen) return seen
    // It lies under another card, or in a pile that was looked at.
    for (const zone in this.view.zones) this.lying(zone)
    return this.pieces.get(alias) ?? null
  }
  cardOf(alias: string | undefined): Card | null {
    return this.piece(alias)?.card ?? null
  }
  sideOf(seat: string | undefined): Side | null {
    return seat === this.me.seat ? this.me : (this.others.find((one) => one.seat === seat) ?? null)
  }
  /** Spells under a Tome, the Weapon and the Spell of an Ally. */
  under(bearer: Held): readonly Known[] {
    return this.known(`under:${bearer.alias}`)
  }

  private lying(zone: string): Held[] {
    const shown = this.view.zones[zone]
    return shown ? shown.pieces.map((piece) => this.held(piece)) : []
  }
  private known(zone: string): Known[] {
    return this.lying(zone).filter((one): one is Known => one.card !== null)
  }
  private held({ alias, faces, up, attributes }: PieceView): Held {
    const seen = this.pieces.get(alias)
    if (seen) return seen
    const held: Held = { alias, card: cardShown(faces.front), faceUp: up === 'front', marks: attributes }
    this.pieces.set(alias, held)
    return held
  }

  private side(seat: Seat): Side {
    const { of, zones } = this.view
    const has = of[seat] ?? {}
    return {
      seat,
      is: (this.known(`investigator:${seat}`)[0]?.card ?? null) as InvestigatorCard | null,
      sanity: number(has.sanity),
      passed: has.passed === true,
      out: has.out === true,
      lobotomized: has.lobotomized === true,
      points: number(has.adventurePoints),
      handSize: zones[`hand:${seat}`]?.count ?? 0,
      deckSize: zones[`deck:${seat}`]?.count ?? 0,
      here: this.known(`here:${seat}`)[0] ?? null,
      hand: this.known(`hand:${seat}`),
      allies: this.known(`allies:${seat}`),
      artifacts: this.known(`artifacts:${seat}`),
      tomes: this.known(`tomes:${seat}`),
      events: this.known(`events:${seat}`),
      chronicle: this.known(`chronicle:${seat}`),
      discard: this.known(`discard:${seat}`),
      threat: this.lying(`threat:${seat}`),
      greatOldOnes: this.known(`greatOldOnes:${seat}`),
    }
  }
}

export const isWalking = ({ here }: Side): boolean => here?.marks.crossed === true

/** The Location one has arrived at, or null. */
export function arrivedAt(side: Side): LocationCard | null {
  const card = side.here?.card
  return card?.kind === 'location' && !isWalking(side) ? card : null
}

/** The last Location one stood on: from there every trip is judged. */
export function lastPlace(side: Side): LocationCard | null {
  const here = arrivedAt(side)
  if (here) return here
  const found = side.chronicle.find(({ card }) => card.kind === 'location')
  return (found?.card as LocationCard | undefined) ?? null
}

export const hasOpenGate = (side: Side): boolean => arrivedAt(side)?.gate === true && side.here?.marks.inverted !== true

/** An Ally with its Weapon. */
export function allyValue(p: Position, ally: Held): number {
  if (ally.card?.kind !== 'ally') return 0
  const weapon = p.under(ally).find(({ card }) => card.kind === 'weapon')?.card as WeaponCard | undefined
  return ally.card.value + (weapon?.value ?? 0)
}

export function speaks(side: Side, tongue: Tongue): boolean {
  if (side.is?.languages.includes(tongue)) return true
  return side.allies.some(({ card, faceUp }) => faceUp && ((card as AllyCard).languages ?? []).includes(tongue))
}

/** Everything of one's own that has shown itself, by card: what is left of one's deck is the rest. */
export function countSeen(p: Position): Map<CardId, number> {
  const { me } = p
  const seen = new Map<CardId, number>()
  const laid = [...me.allies, ...me.artifacts, ...me.tomes]
  const own = [...me.hand, ...laid, ...laid.flatMap((one) => p.under(one)), ...me.events, ...me.chronicle, ...me.threat, ...me.greatOldOnes]
  for (const { card, marks } of me.here ? [me.here, ...own] : own)
    if (card && marks.owner === undefined) seen.set(card.id, (seen.get(card.id) ?? 0) + 1)
  return seen
}
