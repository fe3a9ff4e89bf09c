import { inOrder } from '@miskatonic/effects/text'
import { choose, onPlace, type Script } from '@miskatonic/kernel'
import { areaRef, cardRef } from '../../../text/names.ts'
import { firstArea, gateAt, inOtherWorld, inTown, openGates, streetOf, whereIs } from '../../board.ts'
import { encounterAt, locationEncounter } from '../../encounters.ts'
import { goThrough } from '../../gates.ts'
import { leaveTurn, moveInvestigator, nearest, reachable, returnFrom } from '../../moving.ts'
import { g, here, plain, plays, verb, type X, you } from './frame.ts'

/* Going somewhere, and having an encounter there. */

const { clause, a, the, any, some, your } = g

const encounterThere = clause('haveEncounter', { objects: [a('encounter')] })

function* goAndMeet(x: X, to: string, then: 'encounter' | undefined): Script<boolean> {
  const moved = yield* moveInvestigator(x.t, you(x), to, 'effect') // AH-MOVE-17
  if (then === 'encounter') yield* encounterAt(x.t, you(x))
  return moved || then === 'encounter'
}

const moveTo = verb({
  fields: { area: 'string', 'then?': { one: ['encounter'] } },
  run: (x, { area, then }) => goAndMeet(x, area, then),
  could: (x, { area, then }) => plays(x) && (then === 'encounter' || here(x) !== area),
  say: ({ area, then }) => {
    const go = clause('go', { to: areaRef(area) })
    return then ? inOrder(go, encounterThere) : go
  },
})

const moveAnywhere = verb({
  fields: { to: { one: ['location', 'street', 'area', 'gate'] }, 'then?': { one: ['encounter'] } },
  *run(x, { to, then }) {
    const options = reachable(x.t, to).map(onPlace)
    if (!options.length || !plays(x)) return false
    const area = yield* choose(x.t, you(x), { about: 'choose-area', options })
    return yield* goAndMeet(x, area, then)
  },
  could: (x, { to }) => plays(x) && reachable(x.t, to).length > 0,
  say: ({ to, then }) => {
    const go = clause('go', { to: any(to === 'area' ? 'townArea' : to, to === 'gate' ? { adjectives: ['open'] } : {}) })
    return then ? inOrder(go, encounterThere) : go
  },
})

function* toStreet(x: X): Script<boolean> {
  const street = streetOf(here(x))
  return street === null ? false : yield* moveInvestigator(x.t, you(x), street, 'effect')
}

const returnVerb = verb({
  fields: { 'any?': 'boolean' },
  *run(x, { any: anywhere }) {
    const back = yield* returnFrom(x.t, you(x), anywhere)
    if (back) leaveTurn(x.t, you(x))
    return back
  },
  could: (x) => plays(x) && inOtherWorld(x.t, you(x)),
  say: ({ any: anywhere }) => clause('return', { to: anywhere ? any('gate', { adjectives: ['open'] }) : the('arkham') }),
})

/** The gate here, or the nearest one: who is in an Other World comes back instead. */
const enterGate = verb({
  fields: { which: { one: ['here', 'nearest'] } },
  *run(x, { which }) {
    if (inOtherWorld(x.t, you(x))) {
      yield* returnFrom(x.t, you(x)) // AH-COMBAT-16
      leaveTurn(x.t, you(x))
      return true
    }
    const gates = which === 'here' ? [here(x)].filter((area) => gateAt(x.t, area) !== null) : nearest(x.t, here(x), openGates(x.t))
    if (!gates.length) return false
    const at = yield* choose(x.t, you(x), { about: 'choose-gate', options: gates.map(onPlace) })
    yield* goThrough(x.t, you(x), at)
    leaveTurn(x.t, you(x))
    return true
  },
  could: (x, { which }) =>
    plays(x) &&
    (inOtherWorld(x.t, you(x)) ||
      (which === 'here' ? gateAt(x.t, here(x)) !== null : inTown(whereIs(x.t, you(x))) && openGates(x.t).length > 0)),
  say: ({ which }) =>
    clause('enterGate', { objects: [which === 'here' ? the('gate') : the('gate', { adjectives: ['open'], superlative: 'nearestOne' })] }),
})

const enterWorld = verb({
  fields: { world: 'string' },
  *run(x, { world }) {
    yield* moveInvestigator(x.t, you(x), firstArea(world), 'gate')
    leaveTurn(x.t, you(x))
  },
  could: plays,
  say: ({ world }) => clause('go', { to: the('area', { adjectives: ['first'], owner: cardRef(world) }) }),
})

export const goingVerbs = {
  moveTo,
  moveAnywhere,
  toStreet: plain(
    toStreet,
    clause('go', { to: the('street') }),
    (x) => plays(x) && streetOf(here(x)) !== null && streetOf(here(x)) !== here(x),
  ),
  encounterHere: plain(
    (x) => locationEncounter(x.t, you(x)),
    clause('haveEncounter', { objects: [g.another('encounter')], place: your('location') }),
    plays,
  ),
  drawAnother: plain(
    function* (x) {
      const open = x.t.record('encounter')
      if (open) yield* x.t.change((w) => w.note(open.id, { again: true }))
    },
    clause('draw', { objects: [g.another('card')] }),
    (x) => x.t.record('encounter') !== null,
  ),
  returnToArkham: returnVerb,
  enterGate,
  enterWorld,
  gainMovement: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      yield* x.t.happens('movement:gain', { who: you(x), n }, (w, e) => w.add(e.who, 'points', e.n)) // AH-MOVE-05
    },
    could: plays,
    say: ({ n }) => clause('gain', { objects: [some('movementPoint', n)] }),
  }),
}
