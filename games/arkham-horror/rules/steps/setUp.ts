import { resolveText } from '@miskatonic/effects'
import { chooseSome, type Script, type Write } from '@miskatonic/kernel'
import { DECKS, type Deck } from '../../content/kinds.ts'
import { areaOf, clockwise } from '../board.ts'
import { allOf, anyCard, cardById, cardOf, deckZone } from '../cards.ts'
import { draw } from '../drawing.ts'
import { encounterDeck, GATE_DECK } from '../encounters.ts'
import { readOptions } from '../options.ts'
import { drawnZone, maximumOf, possessions, sheetOf, sheetZone } from '../people.ts'
import { receive } from '../receiving.ts'
import type { Arkham, ArkhamHorror, Next, PieceId, Seat } from '../shape.ts'
import { setSliders, sliderOptions } from '../sliders.ts'
import { gainSpecial } from '../specials.ts'

/* The table is laid, and everybody gets an investigator. */

/** Boards, Clues, decks, gates; the terror track stands at 0. */
export function layBoxes(t: Arkham, w: Write<ArkhamHorror>): void {
  const copies = (kind: 'common' | 'unique' | 'spell' | 'skill' | 'gate' | 'special' | 'monster') =>
    allOf(t, kind).map((card) => ({ def: card.id, copies: ('copies' in card ? card.copies : undefined) ?? 1 }))
  for (const { id } of [...allOf(t, 'street'), ...allOf(t, 'location'), ...allOf(t, 'world')]) w.make(id, `site:${id}`) // AH-SETUP-01
  for (const { id, unstable } of allOf(t, 'location')) if (unstable) w.set(areaOf(id), 'cluesThere', 1) // AH-SETUP-02
  for (const kind of ['common', 'unique', 'spell', 'skill'] as const) w.makeAll(copies(kind), deckZone(kind))
  w.makeAll(copies('gate'), 'gates', { face: 'back', mixed: true }) // AH-SETUP-07
  w.makeAll(
    copies('special').filter(({ def }) => !isUnlimited(def)),
    'supply',
  )
  for (const { id, neighbourhood } of allOf(t, 'encounter')) w.make(id, encounterDeck(neighbourhood))
  for (const { id } of allOf(t, 'otherWorld')) w.make(id, GATE_DECK)
  for (const { id } of allOf(t, 'mythos')) w.make(id, deckZone('mythos'))
  for (const { id } of allOf(t, 'investigator')) w.make(id, 'investigators')
  for (const { id } of allOf(t, 'ancientOne')) w.make(id, 'box')
  w.makeAll(copies('monster'), 'box')
}

export function* layOut(t: Arkham): Script<Next> {
  yield* t.change((w) => layBoxes(t, w))
  const first = t.pick('first player', [...t.seats])
  yield* t.change((w) => w.set('table', 'firstPlayer', first)) // AH-SETUP-04
  return [
    { step: 'seatInvestigators' },
    ...clockwise(t, first).map((who) => ({ step: 'fixedPossessions' as const, args: { who } })), // AH-SETUP-12
    { step: 'shuffleDecks' },
    ...clockwise(t, first).flatMap((who) => [
      { step: 'randomPossessions' as const, args: { who } },
      { step: 'firstSliders' as const, args: { who } },
    ]),
    { step: 'ancientOne' },
    { step: 'openingMythos' },
  ]
}
const isUnlimited = (id: string): boolean => {
  const card = cardById(id)
  return card?.kind === 'special' && card.unlimited === true
}

/** Chosen on the form, the others by chance; no sheet twice. */
export function* seatInvestigators(t: Arkham): Script {
  const { investigators: named = [] } = readOptions(t.options, t.seats)
  for (const who of clockwise(t, t.state.firstPlayer)) {
    const free = t.inZone('investigators').filter((piece) => !named.includes(anyCard(t, piece).id))
    const wanted = named[t.seats.indexOf(who)]
    const piece = t.inZone('investigators').find((one) => anyCard(t, one).id === wanted) ?? t.pick('investigator', free.sort()) // AH-SETUP-05, AH-SETUP-06
    yield* sitDown(t, who, piece)
  }
  yield* clearHomes(t)
  yield* layAllies(t)
}

/** Some have taken the Clue of their home before the game begins. */
function* clearHomes(t: Arkham): Script {
  yield* t.change((w) => {
    for (const who of t.seats) if (sheetOf(t, who)?.noClueAtHome) w.set(areaOf(t.get(who, 'at')), 'cluesThere', 0)
  })
}

/** In the home location, with all of Sanity and Stamina. */
export function* sitDown(t: Arkham, who: Seat, piece: PieceId): Script {
  const { home, sanity, stamina } = cardOf(t, piece, 'investigator')
  yield* t.happens('investigator:enter', { who, card: piece, at: home }, (w, e) => {
    w.put(e.card, sheetZone(e.who), { face: 'front' })
    w.set(e.who, 'inPlay', true)
    w.set(e.who, 'awaits', false)
    w.set(e.who, 'at', e.at) // AH-SETUP-16
    w.set(e.who, 'sanity', sanity)
    w.set(e.who, 'stamina', stamina) // AH-SETUP-15
  })
}

const ALLIES = 11
/** Eleven of all there are; those somebody starts with are among them. */
function* layAllies(t: Arkham): Script {
  const all = allOf(t, 'ally').map(({ id }) => id)
  const fixed = t.seats.flatMap((who) => sheetOf(t, who)?.fixed.cards ?? []).filter((id) => all.includes(id))
  const chosen = [...new Set(fixed)]
  while (chosen.length < Math.min(ALLIES, all.length)) chosen.push(t.pick('ally', all.filter((id) => !chosen.includes(id)).sort())) // AH-SETUP-08
  yield* t.change((w) => {
    for (const id of chosen) w.make(id, deckZone('ally'))
  })
}

/** Money, Clues, and cards that are looked for; the earlier in turn takes what is there once only. */
export function* fixedPossessions(t: Arkham, { who }: { who: Seat }): Script {
  const sheet = sheetOf(t, who)
  if (!sheet) return
  const { money = 0, clues = 0, cards = [] } = sheet.fixed
  yield* t.change((w) => {
    w.set(who, 'money', money)
    w.set(who, 'clues', clues)
  })
  for (const id of cards) yield* fixedCard(t, who, id) // AH-SETUP-10
}

function* fixedCard(t: Arkham, who: Seat, id: string): Script {
  const kind = cardById(id)?.kind
  if (kind === 'special') return void (yield* gainSpecial(t, who, id))
  const deck = DECKS.find((one) => one === kind)
  if (deck === undefined) return
  const piece = t.inZone(deckZone(deck)).find((one) => anyCard(t, one).id === id)
  if (piece !== undefined) yield* receive(t, who, piece, 'set-up')
  else yield* draw(t, who, deck, 1) // AH-SETUP-13
}

export function* shuffleDecks(t: Arkham): Script {
  yield* t.change((w) => {
    for (const zone of [...DECKS.map(deckZone), GATE_DECK, deckZone('mythos')]) w.mix(zone)
  })
}

/** Abilities that alter draws count. */
export function* randomPossessions(t: Arkham, { who }: { who: Seat }): Script {
  const random = sheetOf(t, who)?.random ?? {}
  for (const deck of Object.keys(random).sort() as Deck[]) yield* draw(t, who, deck, random[deck] ?? 0) // AH-SETUP-11
  yield* t.change((w) => {
    for (const track of ['sanity', 'stamina'] as const) w.set(who, track, maximumOf(t, who, track)) // AH-SETUP-15
    for (const piece of possessions(t, who)) w.set(piece, 'gainedIn', t.state.turn)
    w.put(t.inZone(drawnZone(who)), 'box')
  })
}

/** On any stops: Focus does not matter yet. */
export function* firstSliders(t: Arkham, { who }: { who: Seat }): Script {
  if (!t.get(who, 'inPlay')) return
  const about = { key: 'choose-first-sliders', args: { who } } as const
  const chosen = yield* chooseSome(t, who, { about, options: sliderOptions(t, who), limits: { count: [0, 3] } }) // AH-SETUP-14
  yield* setSliders(t, who, chosen)
}

/** Chosen or by chance; its monsters, its start. */
export function* ancientOne(t: Arkham): Script {
  const { ancientOne: named } = readOptions(t.options, t.seats)
  const all = allOf(t, 'ancientOne').map(({ id }) => id)
  const id = all.find((one) => one === named) ?? t.pick('ancient one', [...all].sort()) // AH-SETUP-17
  const card = cardById(id)
  const called = t.inZone('box').filter((piece) => isCalled(t, piece, id)) // AH-SETUP-18, AH-SETUP-19
  const piece = t.inZone('box').find((one) => anyCard(t, one).id === id) as PieceId
  yield* t.change((w) => {
    w.put(piece, 'ancient', { face: 'front' })
    w.put(called, 'cup', { mixed: true })
  })
  if (card?.kind === 'ancientOne' && card.start) yield* startOf(t, card.start)
  for (const who of t.seats) yield* trim(t, who)
}
/** All but Spawn; Masks are out of the game unless the Ancient One's own sheet calls them. */
function isCalled(t: Arkham, piece: PieceId, ancient: string): boolean {
  const card = anyCard(t, piece)
  const sheet = cardById(ancient)
  if (card.kind !== 'monster' || card.traits?.includes('spawn')) return false
  return !card.traits?.includes('mask') || (sheet?.kind === 'ancientOne' && sheet.masks === true)
}

function* startOf(t: Arkham, effect: Parameters<typeof resolveText>[1]): Script {
  const [piece] = t.inZone('ancient')
  if (piece === undefined) return
  yield* resolveText(t, effect, { self: { source: { piece }, piece, controller: null, bound: {} }, you: t.state.firstPlayer })
}

/** Nobody has more than the maximum. */
function* trim(t: Arkham, who: Seat): Script {
  yield* t.change((w) => {
    for (const track of ['sanity', 'stamina'] as const) w.set(who, track, Math.min(t.get(who, track), maximumOf(t, who, track))) // AH-HEALTH-11
  })
}
