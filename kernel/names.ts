import type { DefId, PieceId, ZoneId } from './ids.ts'

/*
 * Names of zones are put together and cut apart at every move. A text made anew is searched for among all keys whenever it is used as
 * one, so each name is made once, for all tables, and used again.
 */

const MOST_NAMES = 50_000

/** The same text as a key of objects is. */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] as string

export type ZoneName = { readonly zone: ZoneId; readonly kind: string; readonly of: string }
const known = new Map<ZoneId, ZoneName>()

export const zoneName = (zone: ZoneId): ZoneName => known.get(zone) ?? cutUp(zone)
/** `hand:ana` is a hand. */
export const zoneKind = (zone: ZoneId): string => zoneName(zone).kind
/** `hand:ana` is Ana's; empty where the name says nothing more. */
export const zoneOf = (zone: ZoneId): string => zoneName(zone).of

function cutUp(text: ZoneId): ZoneName {
  const zone = interned(text)
  const colon = zone.indexOf(':')
  const name =
    colon < 0 ? { zone, kind: zone, of: '' } : { zone, kind: interned(zone.slice(0, colon)), of: interned(zone.slice(colon + 1)) }
  if (known.size >= MOST_NAMES) known.clear()
  known.set(zone, name)
  return name
}

const pieces = new Map<DefId, PieceId[]>()

/** The n-th piece of a definition, from 1: `torch#2`. */
export function pieceName(def: DefId, n: number): PieceId {
  let known = pieces.get(def)
  if (!known) {
    if (pieces.size >= MOST_NAMES) pieces.clear()
    known = []
    pieces.set(def, known)
  }
  known[n] ??= interned(`${def}#${n}`)
  return known[n]
}

/** The zones of one kind, by whose they are: `zonesCalled('hand')('ana')` is `hand:ana`. */
export function zonesCalled<K extends string>(kind: K): (of: string) => `${K}:${string}` {
  const own = new Map<string, `${K}:${string}`>()
  return (of) => {
    let zone = own.get(of)
    if (zone === undefined) {
      if (own.size >= MOST_NAMES) own.clear()
      zone = zoneName(`${kind}:${of}`).zone as `${K}:${string}`
      own.set(of, zone)
    }
    return zone
  }
}
