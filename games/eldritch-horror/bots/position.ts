import type { AbilityData } from '@miskatonic/effects'
import type { Json, PieceView, Seat, View } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type {
  AncientOneCard,
  AssetCard,
  Card,
  Combat,
  ConditionCard,
  InvestigatorCard,
  MonsterCard,
  MysteryCard,
  MythosCard,
  SpellCard,
} from '../content/nodes.ts'
import { SKILLS, type Skill, type SpaceId } from '../rules/shape.ts'

/* What a seat sees, put in the words of the game. Made from the view alone: what is hidden is not in it. */

export type Someone = {
  readonly alias: string
  readonly seat: Seat
  readonly card: InvestigatorCard
  readonly at: SpaceId
  readonly health: number
  readonly sanity: number
  readonly clues: number
  readonly train: number
  readonly ship: number
  readonly skills: Readonly<Record<Skill, number>>
  readonly cards: readonly Held[]
  readonly conditions: readonly string[]
  readonly delayed: boolean
  /** What each round's order says: true if the turn of this round's Action Phase is behind. */
  readonly moved: boolean
}
export type Held = { readonly alias: string; readonly card: AssetCard | SpellCard | ConditionCard }
export type Foe = {
  readonly alias: string
  readonly card: MonsterCard
  readonly at: SpaceId
  readonly left: number
  readonly horror: Combat
  readonly damage: Combat
}
export type Token = { readonly alias: string; readonly face: string; readonly at: SpaceId }
/** A card in play with its tokens. */
export type InPlay<C> = {
  readonly alias: string
  readonly card: C
  readonly eldritch: number
  readonly kept: number
  readonly marked: readonly SpaceId[]
}

const BY_FACE: ReadonlyMap<string, Card> = new Map(
  cards.flatMap((card) => [
    [`${card.kind}:${card.id}`, card] as const,
    ...(card.kind === 'monster' ? [[`shade:${card.id}`, card] as const] : []),
    ...(card.kind === 'ancientOne' ? [[`ancientOne:${card.id}/back`, card] as const] : []),
  ]),
)

/** The card a face belongs to; of a back only what everybody can read from it. */
export const cardOfFace = (face: string | undefined): Card | null => {
  if (face === undefined) return null
  return BY_FACE.get(face) ?? BY_FACE.get(face.slice(0, face.indexOf('/') < 0 ? face.length : face.indexOf('/'))) ?? null
}
const faceOf = (piece: PieceView): string | undefined => piece.faces[piece.up] ?? piece.faces.front ?? Object.values(piece.faces)[0]
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
const list = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : [])

export class Position {
  readonly view: View
  readonly seat: Seat
  readonly team: readonly Someone[]
  readonly me: Someone | null
  readonly foes: readonly Foe[]
  readonly gates: readonly Token[]
  readonly clues: readonly Token[]
  readonly sheet: AncientOneCard | null
  readonly mystery: InPlay<MysteryCard> | null
  readonly ongoing: readonly InPlay<MythosCard>[]
  readonly reserve: readonly Held[]
  private readonly pieces = new Map<string, PieceView>()

  constructor(view: View, seat: Seat) {
    this.view = view
    this.seat = seat
    const team: Someone[] = []
    const foes: Foe[] = []
    const gates: Token[] = []
    const clues: Token[] = []
    this.sheet = (cardOfFace(this.first('sheet') ? faceOf(this.first('sheet') as PieceView) : undefined) ?? null) as AncientOneCard | null
    for (const zone in view.zones) {
      for (const piece of view.zones[zone]?.pieces ?? []) this.pieces.set(piece.alias, piece)
      if (!zone.startsWith('space:')) continue
      const at = zone.slice(6)
      for (const piece of view.zones[zone]?.pieces ?? []) {
        const face = faceOf(piece) ?? ''
        if (face.startsWith('gate:')) gates.push({ alias: piece.alias, face, at })
        else if (face.startsWith('clue:')) clues.push({ alias: piece.alias, face, at })
        else if (face.startsWith('investigator:')) team.push(this.someone(piece, at))
        else if (face.startsWith('monster:')) foes.push(this.foe(piece, at))
      }
    }
    this.team = team.filter(({ health, sanity }) => health > 0 && sanity > 0)
    this.me = team.find((one) => one.seat === seat) ?? null
    this.foes = foes
    this.gates = gates
    this.clues = clues
    const mystery = this.first('mystery')
    this.mystery = mystery ? this.inPlay<MysteryCard>(mystery) : null
    this.ongoing = (view.zones.ongoing?.pieces ?? []).map((piece) => this.inPlay<MythosCard>(piece))
    this.reserve = this.held('reserve')
  }

  get doom(): number {
    return number(this.view.table.doom)
  }
  get omen(): number {
    return number(this.view.table.omen)
  }
  get awakened(): boolean {
    return this.view.table.awakened === true
  }
  get players(): number {
    return Math.max(1, number(this.view.table.players))
  }
  get solved(): number {
    return this.view.zones.solved?.count ?? 0
  }
  get mythosLeft(): number {
    return this.view.zones.mythos?.count ?? 0
  }
  get phase(): string {
    return String(this.view.table.phase)
  }
  get expedition(): SpaceId | null {
    const { expedition } = this.view.table
    return typeof expedition === 'string' ? expedition : null
  }

  /** The abilities of the side of the Ancient One's sheet that lies up. */
  get ancientAbilities(): readonly AbilityData[] {
    return (this.awakened ? this.sheet?.back.abilities : this.sheet?.front.abilities) ?? []
  }

  /** Some Rumors keep every Gate open. */
  get cannotClose(): boolean {
    return this.ongoing.some(({ card }) => card.abilities?.some((one) => one.ability === 'cannot' && one.on === 'gate:close'))
  }

  /** The card a piece shows, if it shows one. */
  cardOf(alias: string | undefined): Card | null {
    const known = alias === undefined ? undefined : this.pieces.get(alias)
    return known ? cardOfFace(faceOf(known)) : null
  }

  faceOf(alias: string): string {
    const known = this.pieces.get(alias)
    return known ? (faceOf(known) ?? '') : ''
  }

  /** What lies open in a zone. */
  facesIn(zone: string): readonly string[] {
    return (this.view.zones[zone]?.pieces ?? []).map((piece) => faceOf(piece) ?? '')
  }

  /** A foe wherever it lies: on a space, or the ambusher of the moment. */
  foeCalled(alias: string): Foe | null {
    const known = this.foes.find((foe) => foe.alias === alias)
    if (known) return known
    const found = this.pieces.get(alias)
    return found && this.cardOf(alias)?.kind === 'monster' ? this.foe(found, this.me?.at ?? '') : null
  }

  foesAt(space: SpaceId): readonly Foe[] {
    return this.foes.filter((foe) => foe.at === space)
  }

  eldritchAt(space: SpaceId): number {
    return number(this.view.of[`space:${space}`]?.eldritch)
  }

  /** Tokens on the Ancient One's sheet. */
  sheetTokens(what: string): number {
    const attributes = this.first('sheet')?.attributes
    return number(attributes?.[what === 'eldritch' ? 'eldritch' : `${what}Tokens`])
  }

  record(kind: string): View['records'][number] | null {
    return this.view.records.findLast((record) => record.kind === kind) ?? null
  }

  /** Whoever sits between the Lead and the one whose turn it is has had it; after the Action Phase everybody has. */
  private hasMoved(seat: Seat): boolean {
    const { lead, active, phase } = this.view.table
    if (phase !== 'action') return phase === 'encounter'
    const place = (one: unknown): number => {
      const { seats } = this.view
      return (seats.indexOf(String(one)) - seats.indexOf(String(lead)) + seats.length) % seats.length
    }
    return typeof active === 'string' && place(seat) < place(active)
  }

  private first(zone: string): PieceView | undefined {
    return this.view.zones[zone]?.pieces[0]
  }

  private held(zone: string): Held[] {
    return (this.view.zones[zone]?.pieces ?? []).flatMap((piece) => {
      const card = cardOfFace(faceOf(piece))
      return card ? [{ alias: piece.alias, card: card as Held['card'] }] : []
    })
  }

  private inPlay<C>(piece: PieceView): InPlay<C> {
    const { alias, attributes } = piece
    return {
      alias,
      card: cardOfFace(faceOf(piece)) as C,
      eldritch: number(attributes.eldritch),
      kept: this.view.zones[`kept:${alias}`]?.count ?? 0,
      marked: [...list(attributes.tokenSpaces), ...list(attributes.placed)],
    }
  }

  private someone({ alias, faces, attributes }: PieceView, at: SpaceId): Someone {
    const card = cardOfFace(faces.front) as InvestigatorCard
    const skills = Object.fromEntries(SKILLS.map((skill) => [skill, card.skills[skill] + number(attributes[`${skill}Up`])]))
    const conditions = this.held(`own-conditions:${alias}`)
    return {
      alias,
      seat: String(attributes.player),
      card,
      at,
      health: number(attributes.health),
      sanity: number(attributes.sanity),
      clues: this.view.zones[`own-clues:${alias}`]?.count ?? 0,
      train: number(attributes.trainTickets),
      ship: number(attributes.shipTickets),
      skills: skills as Record<Skill, number>,
      cards: [...this.held(`possessions:${alias}`), ...conditions],
      conditions: conditions.map((one) => one.card.id),
      delayed: attributes.delayed === true,
      moved: this.hasMoved(String(attributes.player)),
    }
  }

  /** A Cultist is what the face-up side of the Ancient One's sheet says. */
  private foe({ alias, faces, up, attributes }: PieceView, at: SpaceId): Foe {
    const card = cardOfFace(faces[up] ?? faces.front) as MonsterCard
    const cultist = card.cultist ? (this.awakened ? this.sheet?.back.cultist : this.sheet?.front.cultist) : undefined
    const toughness = cultist ? cultist.toughness : typeof card.toughness === 'number' ? card.toughness : this.printed(card.toughness)
    const { horror, damage } = cultist ?? card
    return { alias, card, at, left: Math.max(0, toughness - number(attributes.lost)), horror, damage }
  }

  /** "Players + 2" and the like. */
  private printed(amount: Exclude<MonsterCard['toughness'], number>): number {
    const { plus, times } = amount as { plus?: number; times?: number }
    return this.players * (times ?? 1) + (plus ?? 0)
  }
}
