import { read } from '@miskatonic/commons/book'
import { resolveText } from '@miskatonic/effects'
import { choose, type Option, onPiece, onPlace, openFloor, type Script } from '@miskatonic/kernel'
import type { PlaceEffect } from '../../content/kinds.ts'
import { doActivity, offersFor } from '../activities.ts'
import { cardOf } from '../cards.ts'
import { awakeningPlace, canTakeShortcut, gatesHere, owns, payShortcut, placeOf, restOfPlace, seasonNow, waysFrom } from '../dreamworld.ts'
import { drawFate } from '../fate.ts'
import { gainHours, gainKeys } from '../goods.ts'
import { mayPassMarker, passMarker } from '../marker.ts'
import { buyForAll } from '../market.ts'
import { inOrder, lead } from '../people.ts'
import { bazaar, rest, tide, toll } from '../places.ts'
import type { Ether, Next } from '../shape.ts'
import { selfOf } from '../source.ts'

/* The Dreamworld Map: move on, resolve the Place, again (EF-MAP-02). */

export function* arrive(t: Ether, { place }: { place: string }): Script<Next> {
  yield* t.happens('place:enter', { place }, (w, e) => {
    w.set('table', 'place', e.place)
    w.set('table', 'resolved', false)
  })
  return [{ step: 'placeEffect', args: { place, i: 0 } }] // EF-MAP-06
}

/** One after the other; an encounter comes back to those that are left (EF-MAP-07). */
export function* placeEffect(t: Ether, { place, i }: { place: string; i: number }): Script<Next> {
  const effects = placeOf(t, place)?.effects ?? []
  const effect = effects[i]
  if (effect === undefined) return [{ step: 'onward' }]
  yield* t.change((w) => w.set('table', 'effectsLeft', effects.length - i - 1))
  return (yield* resolveEffect(t, effect)) ?? restOfPlace(t)
}
function* resolveEffect(t: Ether, effect: PlaceEffect): Script<Next | void> {
  if (typeof effect !== 'string') return yield* scripted(t, effect.script)
  const { closes = [], adds = {} } = seasonNow(t) ?? {}
  if (closes.includes(effect)) return
  const more = adds[effect]
  if (more) yield* resolveText(t, more, { self: selfOf(t.inZone('season')[0] ?? null, lead(t)), you: lead(t) })
  return yield* PLACE_RULES[effect](t)
}
function* scripted(t: Ether, script: number): Script {
  yield* resolveText(t, read(script), { self: selfOf(null, lead(t)), you: lead(t) })
}

/** What the signs of Places mean (EF-RULING-21). */
const PLACE_RULES: { readonly [E in Extract<PlaceEffect, string>]: (t: Ether) => Script<Next | void> } = {
  fate: drawFate, // EF-MAP-09
  // biome-ignore lint/correctness/useYield: it only names the step that follows.
  *slumber() {
    return [{ step: 'slumber' }] // EF-MAP-15
  },
  gate: enterOne,
  *key(t) {
    yield* gainKeys(t, 1)
  },
  market: buyForAll,
  bazaar,
  rest,
  *hour(t) {
    yield* gainHours(t, 1)
  },
  toll,
  tide,
  *awakening() {},
}
/** One Gate of this Place, or none (EF-GATE-03, EF-GATE-06). */
function* enterOne(t: Ether): Script<Next | void> {
  const gates = gatesHere(t)
  const options: Option[] = [
    ...gates.filter((gate) => cardOf(t, gate, 'gate').keys <= t.state.keys).map((gate) => onPiece(gate)),
    { key: 'none' },
  ] // EF-GATE-05
  const key = options.length > 1 ? yield* choose(t, lead(t), { about: 'choose-gate', options, group: true }) : 'none'
  return key === 'none' ? undefined : [{ step: 'enterGate', args: { gate: key } }]
}

/** The Place is done: on along a way, or wake, or end the night (EF-MAP-12 … EF-MAP-14). */
export function* onward(t: Ether): Script<Next> {
  if (t.state.phase !== 'map') yield* t.change((w) => w.set('table', 'phase', 'map'))
  if (!t.state.resolved) yield* t.change((w) => w.set('table', 'resolved', true))
  const { paths, shortcuts } = waysFrom(t, t.state.place)
  const usable = shortcuts.filter((place) => canTakeShortcut(t, place))
  const isStuck = !paths.length && !usable.length && !owns(t, 'awakening') && t.state.place !== awakeningPlace(t)
  if (isStuck) return yield* outOfNowhere(t)
  const travel: Option[] = [
    ...paths.map((place) => onPlace(`go:${place}`)),
    ...usable.map((place) => onPlace(`shortcut:${place}`)),
    ...(owns(t, 'awakening') ? [{ key: 'wake' }] : []), // EF-MAP-13
    { key: 'save' }, // EF-MAP-14
    ...(mayPassMarker(t, lead(t)) ? [{ key: 'marker' }] : []),
  ]
  const cards = inOrder(t).map((who) => [who, offersFor(t, who, 'map').options] as const)
  const offers = Object.fromEntries(
    cards.map(([who, own]) => [who, who === lead(t) ? [...travel, ...own] : own] as const).filter(([, own]) => own.length),
  )
  const { seat, key } = yield* openFloor(t, { about: 'travel', offers, lead: lead(t) }) // EF-MAPC-02
  if (key === 'wake') return [{ step: 'wake' }]
  if (key === 'save') return [{ step: 'save' }]
  if (key === 'marker') yield* passMarker(t) // EF-START-05
  const [verb = '', place = ''] = key.split(':')
  if (verb === 'go' || verb === 'shortcut') return yield* go(t, place, verb === 'shortcut')
  yield* doActivity(t, seat, key)
  return [{ step: 'onward' }]
}
/** Without a way out, and without Awakening, the Team finds itself where it wakes (EF-RULING-63). */
function* outOfNowhere(t: Ether): Script<Next> {
  const place = awakeningPlace(t)
  yield* t.happens('place:enter', { place }, (w, e) => w.set('table', 'place', e.place))
  return [{ step: 'onward' }]
}
function* go(t: Ether, place: string, shortcut: boolean): Script<Next> {
  if (shortcut) yield* payShortcut(t) // EF-SHORT-01
  yield* t.happens('team:travel', { place, shortcut })
  return [{ step: 'arrive', args: { place } }]
}
