import type { Language, Reading } from '@miskatonic/contract'
import {
  type AnyShape,
  type AskView,
  type FaceKey,
  type Json,
  type Option,
  type RefusedOption,
  type Seat,
  type SeatEvent,
  type Table,
  type View,
  visibleFaces,
  type Waiting,
} from '@miskatonic/kernel'
import type { SpokenAsk, SpokenEvent, SpokenOption, SpokenRefusal } from './protocol.ts'
import type { Voice } from './voice.ts'

type Faces = { readonly [face: string]: FaceKey }
type Named = Pick<Option, 'key' | 'piece' | 'place' | 'seat' | 'label'>

/** Puts a seat's question into its reader's words. */
export function spokenAsk(
  text: Voice,
  ask: AskView | Waiting | null,
  view: View,
  seat: Seat,
  lang: Language,
  seq: number,
  awaited: boolean,
  source: Faces | null = null,
): SpokenAsk | null {
  if (!ask || ask.kind === 'waiting') return null
  const how: Reading = { lang, reader: seat }
  // Most questions name no piece.
  let faces: Map<string, Faces> | null = null
  const facesOf = (piece: string): Faces => {
    faces ??= facesByAlias(view)
    return faces.get(piece) ?? {}
  }
  const named = text.options(ask.about, how)
  const words = ({ key, piece, place, seat: whose, label }: Named): string =>
    named(
      {
        key,
        ...(place === undefined ? {} : { place }),
        ...(whose === undefined ? {} : { seat: whose }),
        ...(label === undefined ? {} : { label }),
        ...(piece === undefined ? {} : { faces: facesOf(piece) }),
      },
      piece,
    )
  const options = (list: readonly Option[]): SpokenOption[] => list.map((option) => ({ ...option, text: words(option) }))
  const refused = (list: readonly RefusedOption[] | undefined): SpokenRefusal[] =>
    (list ?? []).map((one) => ({
      ...one,
      text: words(one),
      reasons: one.reasons.map(({ rule, message }) => ({ rule, text: text.say(message, how) })),
    }))
  const asking = subjectOf(ask, seat, facesOf) ?? source
  const common = { kind: ask.kind, seq, seat, about: ask.about, text: withSource(text, text.say(ask.about, how), asking, lang), awaited }
  switch (ask.kind) {
    case 'all':
      return { ...common, options: options(ask.offers[seat] ?? []), refused: [] }
    case 'floor':
      return { ...common, options: options(ask.offers[seat] ?? []), refused: refused(ask.refused?.[seat]) }
    case 'number':
      return { ...common, options: [], refused: refused(ask.refused), min: ask.min, max: ask.max }
    case 'allocate':
      return {
        ...common,
        options: [],
        refused: refused(ask.refused),
        total: ask.total,
        slots: ask.slots.map((slot) => ({ ...slot, text: words(slot) })),
      }
    case 'some':
      return { ...common, options: options(ask.options), refused: refused(ask.refused), limits: ask.limits }
    default:
      return { ...common, options: options(ask.options), refused: refused(ask.refused) }
  }
}

/** The card that asks, as far as the seat sees it: the one whose effect is under way. */
export function sourceFor({ kernel }: Pick<Table<AnyShape>, 'kernel'>, seat: Seat): Faces | null {
  const { source } = kernel.provenance()
  return source?.piece !== undefined && kernel.exists(source.piece) ? visibleFaces(kernel, source.piece, seat) : null
}

/** Where the words are about a card, that one; where one card is offered or nothing, that. */
function subjectOf(ask: AskView, seat: Seat, facesOf: (piece: string) => Faces): Faces | null {
  const { card } = (ask.about.args ?? {}) as { readonly card?: { readonly faces?: Faces } }
  if (card !== undefined) return card.faces ?? NO_FACES
  const options = (ask.kind === 'choose' ? ask.options : ask.kind === 'floor' ? ask.offers[seat] : null) ?? []
  const [first, second, ...others] = options
  const one =
    first?.piece !== undefined && second !== undefined && second.piece === undefined && second.place === undefined && !others.length
  return one ? facesOf(first.piece) : null
}
const NO_FACES: Faces = {}

/** «Whisky: ¿evitas que …?»: every question names the card it comes from, unless its words do. */
function withSource(text: Voice, words: string, faces: Faces | null, lang: Language): string {
  const [key] = faces?.front === undefined ? Object.values(faces ?? {}) : [faces.front]
  const name = key === undefined ? undefined : text.face(key, lang)?.name
  if (!name || words.includes(name)) return words
  return `${name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}: ${words.replace(/^([¿¡]?)(\p{Lu})(?=\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`
}

export const spokenEvent = (text: Voice, event: SeatEvent, how: Reading): SpokenEvent => ({
  ...event,
  ...text.line(event.message, how.reader),
  text: text.say(event.message, how),
})

function facesByAlias(view: View): Map<string, Faces> {
  const faces = new Map<string, Faces>()
  for (const zone in view.zones) for (const piece of view.zones[zone]?.pieces ?? []) faces.set(piece.alias, piece.faces)
  return faces
}

/** Every face key in a piece of what is sent: pieces carry theirs under `faces`. */
export function faceKeysIn(value: unknown, found: Set<FaceKey>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) faceKeysIn(one, found)
    return
  }
  const fields = value as Record<string, unknown>
  for (const name in fields) {
    const inner = fields[name]
    if (name === 'faces' && typeof inner === 'object' && inner !== null)
      for (const key of Object.values(inner as Record<string, Json>)) if (typeof key === 'string') found.add(key)
    if (typeof inner === 'object') faceKeysIn(inner, found)
  }
}
