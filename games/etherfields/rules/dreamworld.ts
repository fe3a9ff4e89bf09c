import { resolveText } from '@miskatonic/effects'
import { choose, definitionOf, onSeat, type Script } from '@miskatonic/kernel'
import type { District, Place, Season } from '../content/kinds.ts'
import { cardOf } from './cards.ts'
import { inOrder, lead } from './people.ts'
import type { Ether, Next, PieceId } from './shape.ts'
import { selfOf } from './source.ts'

/* The Dreamworld Map as far as it was gained. */

const districts = (t: Ether): readonly { readonly piece: PieceId; readonly card: District }[] =>
  t.inZone('districts').map((piece) => ({ piece, card: cardOf(t, piece, 'district') }))
const districtOf = (t: Ether, place: string) => districts(t).find(({ card }) => card.places.some(({ id }) => id === place)) ?? null
export const placeOf = (t: Ether, place: string): Place | null => districtOf(t, place)?.card.places.find(({ id }) => id === place) ?? null

/** What the Place still does after an encounter, or after what was just resolved; then the Team moves on (EF-MAP-07, EF-MAP-11). */
export function restOfPlace(t: Ether): Next {
  const { place, effectsLeft } = t.state
  return [{ step: 'placeEffect', args: { place, i: (placeOf(t, place)?.effects.length ?? 0) - effectsLeft } }]
}

/** Places one way from here, as far as they lie on tiles that were gained (EF-MAP-03, EF-MAP-04, EF-SHORT-03). */
export function waysFrom(t: Ether, place: string): { readonly paths: readonly string[]; readonly shortcuts: readonly string[] } {
  const ways = (of: 'paths' | 'shortcuts'): readonly string[] =>
    districts(t).flatMap(({ card }) => card[of].filter(([from, to]) => from === place && placeOf(t, to) !== null).map(([, to]) => to))
  return { paths: ways('paths'), shortcuts: ways('shortcuts') }
}
/** The price is that of the tile one leaves, paid in full or not at all (EF-SHORT-04, EF-SHORT-05). */
const tollHere = (t: Ether) => districtOf(t, t.state.place)
export const seasonNow = (t: Ether): Season | null => {
  const [season] = t.inZone('season')
  return season === undefined ? null : cardOf(t, season, 'season')
}
const FREE_SHORTCUT = 'turn|free-shortcut' // on the Map that is once per trip (EF-MAPC-05)
const isFree = (t: Ether): boolean => seasonNow(t)?.freeShortcut === true && (t.raw.used[FREE_SHORTCUT] ?? 0) === 0
export function canTakeShortcut(t: Ether, _place: string): boolean {
  if (isFree(t)) return true
  const { each, one } = tollHere(t)?.card.toll ?? {}
  return (!each || t.seats.every((who) => !t.canPay(who, each).length)) && (!one || t.seats.some((who) => !t.canPay(who, one).length))
}
export function* payShortcut(t: Ether): Script {
  const here = tollHere(t)
  if (!here) return
  if (isFree(t)) return yield* t.change((w) => w.use(FREE_SHORTCUT))
  const { each, one, team } = here.card.toll
  if (each) for (const who of inOrder(t)) yield* t.pay(who, each)
  if (one) {
    const able = inOrder(t).filter((who) => !t.canPay(who, one).length)
    const who = able.length > 1 ? yield* choose(t, lead(t), { about: 'choose-payer', options: able.map(onSeat), group: true }) : able[0]
    if (who !== undefined) yield* t.pay(who, one)
  }
  if (team) yield* resolveText(t, team, { self: selfOf(here.piece, lead(t)), you: lead(t) })
}

export const owns = (t: Ether, wisdom: string): boolean => t.inZone('wisdom').some((piece) => definitionOf(t.raw, piece) === wisdom)
export const gatesHere = (t: Ether): readonly PieceId[] =>
  t.inZone('gates').filter((gate) => cardOf(t, gate, 'gate').place === t.state.place)
/** Where the Team wakes: the first Place of that sort. */
export const awakeningPlace = (t: Ether): string =>
  districts(t)
    .flatMap(({ card }) => card.places)
    .find(({ effects }) => effects.includes('awakening'))?.id ?? ''
