import type { Engine } from './engine.ts'
import type { DefId, PieceId } from './ids.ts'
import { canonical, type Json } from './json.ts'
import { engineOf, type Kernel } from './kernel.ts'
import type { Shape } from './shape.ts'
import { blindTo, zoneSpec } from './sight.ts'

/*
 * Pieces that are the same to everybody: which of two it was makes no difference as long as they lie alike. Only what all see is taken for
 * the same, and nothing that something else on the table names.
 */

type Named = (text: string) => string
const AS_IT_IS: Named = (text) => text
const PIECE = /[\w./-]+#\d+/g

export class Twins<S extends Shape> {
  private readonly here: Engine<S>
  private byDefinition: Map<DefId, PieceId[]> | null = null
  private spokenOf: ReadonlySet<string> | null = null

  constructor(here: Engine<S>) {
    this.here = here
  }

  /** Names by what a piece is and how it lies at this table, for those of which there are several and one has changed. */
  named(table: Engine<S>, changed: readonly PieceId[]): Named {
    const names = new Map<PieceId, string>()
    for (const piece of changed) {
      if (names.has(piece) || !this.here.exists(piece)) continue
      const alike = this.likes(piece)
      if (alike.length < 2) continue
      const looks = alike.map((one) => ({ one, look: lookOf(table, one) }))
      looks.sort((a, b) => (a.look < b.look ? -1 : a.look > b.look ? 1 : a.one < b.one ? -1 : 1))
      for (const [rank, { one }] of looks.entries()) names.set(one, `${this.here.def(one).id}~${rank}`)
    }
    return names.size ? (text) => text.replace(PIECE, (id) => names.get(id) ?? id) : AS_IT_IS
  }

  /** What tells a piece from others that are the same to everybody; its own name where nobody may take it for another. */
  kindOf(piece: PieceId): string {
    return this.likes(piece).includes(piece) ? `${this.here.def(piece).id} ${lookOf(this.here, piece, false)}` : piece
  }

  /** All that are what this one is, as everybody sees and nothing tells apart. */
  private likes(piece: PieceId): readonly PieceId[] {
    const { here } = this
    const same = this.inPlay.get(here.def(piece).id) ?? []
    if (same.length < 2) return []
    this.spokenOf ??= mentioned(here)
    return same.filter((one) => !this.spokenOf?.has(one) && this.isKnownThrough(one))
  }

  /** Everybody sees its front, and nothing else in this game looks like that: so all know what is on its back, too. */
  isKnownThrough(piece: PieceId): boolean {
    return blindTo(this.here, piece) === 0 && this.lookalikes(piece).length === 0
  }

  /** What everybody sees of it tells all there is to see: whatever else shows that front has the same other sides. */
  isKnownAllRound(piece: PieceId): boolean {
    const faces = canonical(this.here.def(piece).faces)
    return blindTo(this.here, piece) === 0 && this.lookalikes(piece).every((one) => canonical(this.here.def(one).faces) === faces)
  }

  /** One of each other definition whose front is the same. */
  private lookalikes(piece: PieceId): PieceId[] {
    const { id, faces } = this.here.def(piece)
    return [...this.inPlay].flatMap(([other, [one]]) =>
      other !== id && one !== undefined && this.here.def(one).faces.front === faces.front ? [one] : [],
    )
  }

  private get inPlay(): Map<DefId, PieceId[]> {
    this.byDefinition ??= Map.groupBy(Object.keys(this.here.raw.pieces), (one) => this.here.def(one).id)
    return this.byDefinition
  }
}

/** Of those that are the same to everybody and lie alike, one: which of them is chosen makes no difference. */
export function oneOfEach<S extends Shape, P extends PieceId>(t: Kernel<S>, pieces: readonly P[]): P[] {
  if (pieces.length < 2) return [...pieces]
  const twins = new Twins(engineOf(t))
  return [...new Map(pieces.toReversed().map((piece) => [twins.kindOf(piece), piece])).values()].reverse()
}

function mentioned<S extends Shape>({ raw }: Engine<S>): ReadonlySet<string> {
  const zones = Object.keys(raw.zones).filter((zone) => raw.zones[zone]?.length)
  const told = [zones, Object.values(raw.of), raw.table, raw.records, raw.lasting, raw.used, raw.flow]
  return new Set(JSON.stringify(told).match(PIECE) ?? [])
}

function lookOf<S extends Shape>(table: Engine<S>, piece: PieceId, inItsPlace = true): string {
  if (!table.exists(piece)) return ''
  const { zone, face, seen } = table.piece(piece)
  const heap = zoneSpec(table, zone).order === 'unordered'
  const place = (table.raw.zones[zone] ?? []).findIndex(({ ids }) => ids.includes(piece))
  const segment = table.raw.zones[zone]?.[place]
  const at = !inItsPlace || heap || segment?.mixed ? place : [place, segment?.ids.indexOf(piece) ?? 0]
  return canonical([zone, at, face ?? null, (seen ?? null) as Json, (table.raw.of[piece] ?? null) as Json])
}
