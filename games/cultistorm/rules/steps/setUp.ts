import { askEach, asking, choose, defined, oneOfEach, onPiece, type Script, type StepRef } from '@miskatonic/kernel'
import { DETECTIVE_TYPES } from '../../content/kinds.ts'
import { columnOf, from, ringRef, START, siteOf } from '../board.ts'
import { allOf, isGeneral, isKind } from '../cards.ts'
import { DICE } from '../dice.ts'
import { deckOf } from '../hands.ts'
import { keepItem } from '../items.ts'
import { readStoryOf, readyNarrative } from '../narrative.ts'
import { readOptions } from '../options.ts'
import { bringSects, specialSects } from '../sects.ts'
import { type Options, type PieceId, type Storm, SYMBOLS } from '../shape.ts'
import { detectives, players } from '../team.ts'
import { END_PLACE, layTerror } from '../terror.ts'
import { FULL_SUPPLY } from '../trophies.ts'

export function* setUp(t: Storm): Script<StepRef[]> {
  const options = readOptions(t.options, t.seats)
  yield* t.happens('setup:begin', {})
  yield* t.change((w) => {
    w.set('table', 'marker', START) // CS-SETUP-07
    w.set('table', 'supply', FULL_SUPPLY)
    w.makeAll([{ def: 'detective-die', copies: DICE }], 'dice-reserve') // CS-SETUP-18
    for (const { id } of allOf('seal')) w.make(id, 'seal-supply') // CS-SETUP-17
  })
  yield* layLocations(t, options)
  yield* buildCultists(t, options)
  yield* layCircle(t)
  yield* seatDetectives(t, options)
  yield* readyNarrative(t)
  for (const slot of SYMBOLS) yield* readStoryOf(t, t.inZone(siteOf(slot))[0] as PieceId) // CS-NARR-06
  return [{ step: 'equipment' }, { step: 'turn' }]
}

/** Five locations at random; a special sect brings its own. */
function* layLocations(t: Storm, options: Options): Script {
  yield* t.change((w) => {
    for (const { id, strange: odd } of allOf('location')) if (!odd) w.make(id, 'locations')
    w.mix('locations')
    for (const { location } of specialSects(options)) if (location !== undefined) w.make(location, 'locations', { at: 'top' }) // CS-SECT-12
  })
  const drawn = t.top('locations', SYMBOLS.length)
  const order: PieceId[] = []
  for (const _ of drawn) order.push(t.pick('location', drawn.filter((one) => !order.includes(one)).sort()))
  yield* t.change((w) => {
    for (const [i, slot] of SYMBOLS.entries()) w.put(defined(order[i]), siteOf(slot)) // CS-SETUP-02
    w.put(t.inZone('locations'), 'box')
  })
}

/** By the number of players; then special sects come in; then one at each location. */
function* buildCultists(t: Storm, options: Options): Script {
  const used = allOf('cultist').filter((card) => isGeneral(card) && card.skull <= players(t)) // CS-SETUP-04, CS-RULING-09
  yield* t.change((w) => {
    w.makeAll(
      used.map(({ id }) => ({ def: id, copies: 1 })),
      'cultist-deck',
      { mixed: true },
    ) // CS-SETUP-05
    for (const { id, wave } of allOf('ancient')) if (wave !== 'sect') w.make(id, wave === 1 ? 'ancients-first' : 'ancients-second') // CS-SETUP-19
    for (const zone of ['ancients-first', 'ancients-second']) w.mix(zone)
  })
  yield* bringSects(t, options)
  for (const slot of SYMBOLS) {
    const cultist = defined(t.top('cultist-deck')[0])
    yield* t.change((w) => w.put(cultist, columnOf(slot))) // CS-SETUP-06
  }
}

/** Four terror cards face down, clockwise, and one of the End-of-Game cards; one crystal under the marker. */
function* layCircle(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('terror')) w.make(id, 'terror-deck', { face: 'back' })
    for (const { id } of allOf('end')) w.make(id, 'end-cards', { face: 'back' })
    for (const zone of ['terror-deck', 'end-cards']) w.mix(zone) // CS-SETUP-20
  })
  for (const place of from(START)) if (place !== END_PLACE) yield* layTerror(t, place) // CS-SETUP-22, CS-RULING-03
  const end = defined(t.top('end-cards')[0])
  yield* t.change((w) => {
    w.put(end, `ring:${END_PLACE}`, { face: 'back' }) // CS-SETUP-24
    w.put(t.inZone('end-cards'), 'box') // CS-SETUP-25
    w.set('table', 'terror', START)
    w.set(ringRef(START), 'crystals', 1) // CS-SETUP-26
  })
}

/** Chosen or by chance, no two alike; each with the own deck, clockwise from the starting location. */
function* seatDetectives(t: Storm, { detectives: wanted = [] }: Options): Script {
  for (const [i, who] of detectives(t).entries()) {
    const taken = detectives(t)
      .flatMap((seat) => t.inZone(`detective:${seat}`))
      .map((piece) => t.def(piece).id)
    const chosen = wanted.filter((one) => one !== null)
    const free = DETECTIVE_TYPES.filter((type) => !taken.includes(type) && !chosen.includes(type))
    const type = wanted[t.seats.indexOf(who)] ?? t.pick('detective', free) // CS-SETUP-08, CS-FRAME-03
    yield* t.change((w) => {
      w.make(type, `detective:${who}`) // CS-SETUP-09
      for (const card of allOf('action')) {
        if (card.of !== undefined && card.of !== type) continue
        const piece = w.make(card.id, deckOf(who)) // CS-SETUP-10, CS-SUPP-06
        w.set(piece, 'owner', who)
      }
      w.mix(deckOf(who))
    })
    const at = SYMBOLS[i] ?? START
    yield* t.happens('detective:place', { who, at }, (w, e) => w.set(e.who, 'at', e.at)) // CS-SETUP-27, CS-RULING-91
  }
}

/** Two cards each, one may be kept; events are neither kept nor carried out; all others go back. */
export function* equipment(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id, copies = 1 } of [...allOf('item'), ...allOf('event').filter(({ expansion }) => !expansion)])
      w.makeAll([{ def: id, copies }], 'item-deck')
    w.mix('item-deck')
  })
  yield* t.happens('items:lay', {})
  for (const who of detectives(t)) {
    const items = t.top('item-deck', 2)
    yield* t.happens('item:deal', { who, items }, (w, e) => w.put(e.items, `found:${e.who}`)) // CS-SETUP-11
  }
  const found = (who: string) => t.inZone(`found:${who}`).filter((piece) => isKind(t, piece, 'item')) // CS-SETUP-14
  const items = new Map(detectives(t).map((who) => [who, oneOfEach(t, found(who))]))
  const choosing = detectives(t).filter((who) => items.get(who)?.length) // CS-SETUP-15
  const asks = choosing.flatMap((who) => {
    const options = (items.get(who) ?? []).map((one) => onPiece(one))
    return options.length > 1 ? [[who, asking(choose(t, who, { about: 'choose-equipment', options }))] as const] : []
  })
  const chosen = asks.length ? yield* askEach(t, Object.fromEntries(asks), { about: 'choose-equipment' }) : {} // CS-SETUP-12, CS-SETUP-13
  for (const who of choosing) yield* keepItem(t, who, (chosen[who] ?? items.get(who)?.[0]) as PieceId)
  yield* t.change((w) => {
    for (const who of detectives(t)) w.put(t.inZone(`found:${who}`), 'item-deck')
    w.mix('item-deck') // CS-SETUP-16, CS-RULING-31
  })
  yield* t.happens('setup:end', {})
}
