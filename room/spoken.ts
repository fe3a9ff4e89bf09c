import type { Language, Reading } from '@miskatonic/contract'
import type { AskView, FaceKey, Json, Option, RefusedOption, Seat, SeatEvent, View, Waiting } from '@miskatonic/kernel'
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
  const common = { kind: ask.kind, seq, seat, about: ask.about, text: text.say(ask.about, how), awaited }
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
