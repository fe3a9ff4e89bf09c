import { seq } from '@miskatonic/effects/text'
import { choose, onPlace, type Script } from '@miskatonic/kernel'
import { areaRef, monstersRef } from '../../../text/names.ts'
import { areaOf, gateAt, investigators, isClosed, isLocation, isSealed, JAIL, LOST, openGates, townAreas, whereIs } from '../../board.ts'
import { cardOf, deckZone, nameOf } from '../../cards.ts'
import { addDoom, removeDoom } from '../../doom.ts'
import { endGame } from '../../ending.ts'
import { canOpen, chooseGate, closeGate, gateAppears } from '../../gates.ts'
import { moveInvestigator, reachable, standUp } from '../../moving.ts'
import { monsterTrophies } from '../../people.ts'
import type { PieceId } from '../../shape.ts'
import { allyLeaves, closeLocation, raiseTerror } from '../../terror.ts'
import { counted, g, here, plain, verb, type X, you } from './frame.ts'

/* Gates, doom, terror, and what happens to the town. */

const { clause, some, the, a, whole, all } = g

const gateAppearsVerb = verb({
  fields: { 'monster?': 'boolean' },
  run: (x, { monster = false }) => gateAppears(x.t, here(x), monster, you(x)),
  could: (x) => isLocation(here(x)) && canOpen(x.t, here(x)),
  say: ({ monster }) =>
    clause('appear', {
      subject: monster ? { kind: 'list', conjunction: 'and', items: [some('gate', 1), some('monster', 1)] } : some('gate', 1),
    }),
})

const closeVerb = verb({
  fields: { which: { one: ['any', 'here'] }, 'trophy?': 'boolean' },
  *run(x, { which, trophy = false }) {
    const at = which === 'here' ? here(x) : yield* chooseGate(x.t, you(x))
    return at === null ? false : yield* closeGate(x.t, at, you(x), trophy) // AH-CLOSE-13
  },
  could: (x, { which }) => (which === 'here' ? gateAt(x.t, here(x)) !== null : openGates(x.t).length > 0),
  say: ({ which, trophy }) => {
    const closing = clause('close', { objects: [which === 'here' ? the('gate') : a('gate', { choice: true })] })
    return trophy ? seq(closing, clause('keepAs', { objects: [g.it('gate')], as: 'gateTrophy' })) : closing
  },
})

const closeLocations = verb({
  fields: { areas: { list: 'string' } },
  *run(x, { areas }) {
    for (const area of areas) yield* closeLocation(x.t, area, x.t.state.turn + 1)
  },
  could: (x, { areas }) => areas.some((area) => !isClosed(x.t, area)),
  say: ({ areas }) => ({
    kind: 'on',
    openers: [{ kind: 'until', point: 'end', what: the('turn', { adjectives: ['next'] }) }],
    body: clause('be', { subject: { kind: 'list', conjunction: 'and', items: areas.map(areaRef) }, state: 'closed' }),
  }),
})

const placeClue = verb({
  fields: { at: 'string', n: 'integer' },
  *run(x, { at, n }) {
    const area = at === 'here' ? here(x) : at
    if (gateAt(x.t, area) !== null) return false // AH-GATE-06
    yield* x.t.happens('clue:place', { at: area, n }, (w, e) => w.add(areaOf(e.at), 'cluesThere', e.n))
    return true
  },
  say: ({ at, n }) =>
    clause('place', { objects: [some('clue', n)], place: at === 'here' ? the('location', { owner: 'you' }) : areaRef(at) }),
})

function* removeSeals(x: X): Script<boolean> {
  const sealed = townAreas(x.t).filter((area) => isSealed(x.t, area))
  for (const at of sealed) yield* x.t.happens('seal:remove', { at }, (w, e) => w.set(areaOf(e.at), 'sealed', false))
  return sealed.length > 0
}

function* freePrisoners(x: X): Script<boolean> {
  const held = investigators(x.t).filter((who) => whereIs(x.t, who) === JAIL)
  const station = townAreas(x.t).find((area) => x.t.def(x.t.inZone(`site:${area}`)[0] as PieceId)?.kind === 'location' && isJail(x, area))
  for (const who of held) {
    if (station) yield* moveInvestigator(x.t, who, station, 'effect')
    yield* standUp(x.t, who)
  }
  return held.length > 0
}
const isJail = (x: X, area: string): boolean => {
  const [piece] = x.t.inZone(`site:${area}`)
  return piece !== undefined && x.t.def(piece).kind === 'location' && cardOf(x.t, piece, 'location').refuge === 'jail'
}

function* findTheLost(x: X): Script<boolean> {
  const lost = investigators(x.t).filter((who) => whereIs(x.t, who) === LOST)
  for (const who of lost) {
    const to = yield* choose(x.t, who, { about: 'choose-area', options: reachable(x.t, 'area').map(onPlace) })
    yield* moveInvestigator(x.t, who, to, 'effect')
    if (x.t.get(who, 'delayed')) yield* standUp(x.t, who)
  }
  return lost.length > 0
}

const trophiesReturn = verb({
  fields: { name: 'string', at: 'string' },
  *run(x, { name, at }) {
    const back = x.t.seats.flatMap((who) => monsterTrophies(x.t, who)).filter((one) => nameOf(x.t, one) === name)
    for (const monster of back)
      yield* x.t.happens('monster:appear', { monster, at, who: null }, (w, e) => w.put(e.monster, areaOf(at), { face: 'front' }))
    return back.length > 0
  },
  say: ({ name, at }) => clause('appear', { subject: all('monsterTrophy', { of: monstersRef([name]) }), place: areaRef(at) }),
})

export const townVerbs = {
  gateAppears: gateAppearsVerb,
  closeGate: closeVerb,
  addDoom: counted(
    (x, n) => addDoom(x.t, n, 'card'),
    (n) => clause('add', { objects: [some('doomToken', n)], to: 'doomTrack' }),
  ),
  removeDoom: counted(
    (x, n) => removeDoom(x.t, n, 'card'),
    (n) => clause('remove', { objects: [some('doomToken', n)], from: 'doomTrack' }),
    (x) => x.t.state.doom > 0,
  ),
  raiseTerror: counted(
    (x, n) => raiseTerror(x.t, n),
    (n) => clause('rise', { subject: the('terrorLevel'), by: n }),
  ),
  terrorTo: counted(
    (x, n) => raiseTerror(x.t, Math.max(0, n - x.t.state.terror)),
    (n) => clause('rise', { subject: the('terrorLevel'), to: { kind: 'number', quantity: n } }),
    (x, n) => x.t.state.terror < n,
  ),
  closeLocations,
  placeClue,
  removeSeals: plain(removeSeals, clause('remove', { objects: [whole('elderSign')], from: the('board') })),
  allyLeaves: plain(
    (x) => allyLeaves(x.t),
    clause('giveBack', { objects: [some('ally', 1, { random: true, from: 'deckOfAllies' })], to: 'box' }),
    (x) => x.t.size(deckZone('ally')) > 0,
  ),
  freePrisoners: plain(
    freePrisoners,
    clause('return', { subject: all('investigator', { adjectives: ['arrested'] }), to: areaRef('police-station') }),
  ),
  findTheLost: plain(
    findTheLost,
    clause('return', { subject: all('investigator', { adjectives: ['lostInTime'] }), to: g.any('townArea') }),
  ),
  trophiesReturn,
  loseGame: plain((x) => endGame(x.t, 'card'), clause('lose', { objects: [the('game')] })),
}
