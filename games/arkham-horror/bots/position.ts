import type { PieceView, Seat, View } from '@miskatonic/kernel'
import { arkham } from '../content/base/board.ts'
import { cards } from '../content/cards.ts'
import type { Card, CardOf, Skill } from '../content/kinds.ts'
import { PAIRS, SKILLS } from '../content/kinds.ts'

/* What a seat sees, as a player reads it off the table. */

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
export const cardOf = (piece: PieceView): Card | null => byFace.get(Object.values(piece.faces)[0] ?? '') ?? null
const asKind = <K extends Card['kind']>(piece: PieceView, kind: K): CardOf<K> | null => {
  const card = cardOf(piece)
  return card?.kind === kind ? (card as CardOf<K>) : null
}

const neighbours: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>()
  const join = (a: string, b: string): void => void found.set(a, [...(found.get(a) ?? []), b])
  for (const [a, b] of [...arkham.ways, ...arkham.locations.map(({ id, street }) => [id, street] as const)]) {
    join(a, b)
    join(b, a)
  }
  return found
})()

/** Steps from a place to every other of the town. */
export function distances(from: string): ReadonlyMap<string, number> {
  const far = new Map([[from, 0]])
  const open = [from]
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const next of neighbours.get(at) ?? [])
      if (!far.has(next)) {
        far.set(next, (far.get(at) ?? 0) + 1)
        open.push(next)
      }
  return far
}
export const townAreas: readonly string[] = [...neighbours.keys()]

export type Me = {
  readonly seat: Seat
  readonly at: string
  readonly sanity: number
  readonly stamina: number
  readonly maxSanity: number
  readonly maxStamina: number
  readonly money: number
  readonly clues: number
  readonly explored: boolean
  readonly skills: { readonly [S in Skill]: number }
  readonly possessions: readonly PieceView[]
}

const STOPS = ['speedStop', 'fightStop', 'loreStop'] as const

export class Position {
  readonly view: View
  readonly me: Me | null

  constructor(view: View, seat: Seat) {
    this.view = view
    const [piece] = view.zones[`sheet:${seat}`]?.pieces ?? []
    const sheet = piece ? asKind(piece, 'investigator') : null
    const of = view.of[seat] ?? {}
    const number = (name: string): number => Number(of[name] ?? 0)
    this.me = sheet && {
      seat,
      at: String(of.at ?? ''),
      sanity: number('sanity'),
      stamina: number('stamina'),
      maxSanity: sheet.sanity,
      maxStamina: sheet.stamina,
      money: number('money'),
      clues: number('clues'),
      explored: of.explored === true,
      skills: this.skillsAt(sheet, STOPS.map(number)),
      possessions: view.zones[`possessions:${seat}`]?.pieces ?? [],
    }
  }

  private skillsAt(sheet: CardOf<'investigator'>, stops: readonly number[]): Me['skills'] {
    const level = (skill: Skill): number => {
      const track = PAIRS.findIndex((pair) => pair.some((one) => one === skill))
      return sheet.sliders[skill][stops[track] ?? 0] ?? 0
    }
    return Object.fromEntries(SKILLS.map((skill) => [skill, level(skill)])) as Me['skills']
  }

  get players(): number {
    return this.view.seats.length
  }
  cluesAt(area: string): number {
    return Number(this.view.of[`area:${area}`]?.cluesThere ?? 0)
  }
  isSealed(area: string): boolean {
    return this.view.of[`area:${area}`]?.sealed === true
  }
  isClosed(area: string): boolean {
    return (this.view.of[`area:${area}`]?.closed ?? null) !== null
  }
  gateAt(area: string): CardOf<'gate'> | null {
    const [piece] = this.view.zones[`gate:${area}`]?.pieces ?? []
    return piece ? asKind(piece, 'gate') : null
  }
  get gates(): readonly string[] {
    return townAreas.filter((area) => this.gateAt(area) !== null)
  }
  monstersAt(area: string): readonly CardOf<'monster'>[] {
    return (this.view.zones[`area:${area}`]?.pieces ?? []).flatMap((piece) => asKind(piece, 'monster') ?? [])
  }
  monster(alias: string): CardOf<'monster'> | null {
    const piece = this.piece(alias)
    return piece ? asKind(piece, 'monster') : null
  }
  piece(alias: string | undefined): PieceView | null {
    for (const { pieces } of Object.values(this.view.zones)) for (const one of pieces) if (one.alias === alias) return one
    return null
  }
  /** Somebody else of the team is in that world, or stands at that gate with it explored. */
  isTakenCareOf(area: string): boolean {
    const world = this.gateAt(area)?.world
    return this.view.seats.some((seat) => {
      if (seat === this.me?.seat) return false
      const at = String(this.view.of[seat]?.at ?? '')
      return at === area || (world !== undefined && (at === `${world}-first` || at === `${world}-second`))
    })
  }
}
