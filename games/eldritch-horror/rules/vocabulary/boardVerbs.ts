import { type Amount, amountOf, exactly, find, type NodeFields, verbsOf } from '@miskatonic/effects'
import { may, or, type Ref, type Tree, upTo, you } from '@miskatonic/effects/text'
import { choose, chooseDeed, defined, onPiece, onPlace, type PieceId, type Script } from '@miskatonic/kernel'
import type { Space, Which } from '../../content/nodes.ts'
import { type Counted, counted, counting, g, isUnique, monsterNames, named, selectorRef, spaceRef } from '../../text/things.ts'
import { adjacent, stepsToward } from '../board.ts'
import { randomSpace, spawnClues } from '../clues.ts'
import { ambush, ambushBy, combatEncounter } from '../combat.ts'
import { advanceDoom, advanceOmen, advanceOmenTo, moveOmen, retreatDoom } from '../doom.ts'
import { inEncounter } from '../encounters.ts'
import { colourOfOmen } from '../gateColours.ts'
import { closeGate, spawnGates } from '../gates.ts'
import { damageMonsters, defeatByEffect, healMonster, moveMonster, spawnMonsters, spawnNamed } from '../monsters.ts'
import { hereOf, isStanding, kindOf, playerOf, spaceOf, zoneOfSpace } from '../pieces.ts'
import { referenceFor } from '../reference.ts'
import { solveRumor } from '../rumors.ts'
import { type Colour, type EldritchShape, OMENS, type SpaceId } from '../shape.ts'
import { moveTo } from '../travel.ts'
import type { X } from './selectors.ts'
import { pickOne, seatOf, settle, settleSpace } from './settle.ts'

const { a, any, clause, points, some, the, thisOne } = g
const verb = verbsOf<EldritchShape>()

const which = exactly<Which>()('selector')
const space = exactly<Space>()('selector')
const MOVE = { to: space, 'steps?': 'integer', 'along?': { one: ['train', 'ship', 'uncharted'] }, 'may?': 'boolean' } as const
type Move = NodeFields<typeof MOVE>
const SPAWN = {
  what: { one: ['monster', 'gate', 'clue'] },
  'n?': 'amount',
  'name?': exactly<string | readonly string[]>()('json'),
  'on?': space,
} as const
type Spawn = NodeFields<typeof SPAWN>
const OMEN = { 'n?': 'amount', 'to?': exactly<Colour | 'choice'>()('string'), 'move?': 'boolean' } as const
type Omen = NodeFields<typeof OMEN>

const investigatorHere = (x: X): boolean => isStanding(x.t, x.you)
const canMove = (x: X): boolean =>
  investigatorHere(x) && !x.t.allowed('investigator:move', { who: x.you, from: hereOf(x.t, x.you), to: hereOf(x.t, x.you) }).length

/** There is another space it may lead to; a random one is found out on the way. */
function leadsOn(x: X, node: Move): boolean {
  const here = hereOf(x.t, x.you)
  if (node.along) return adjacent(here, node.along).length > 0
  return node.to.pick === 'random' || find(x, node.to).some((space) => space !== here)
}

/** Step by step along paths of a kind, stopping where one likes; or straight there (EH-AKACHI-07). */
function* moveInvestigator(x: X, node: Move): Script<boolean> {
  const seat = playerOf(x.t, x.you)
  if (node.steps !== undefined) {
    for (let i = 0; i < node.steps && investigatorHere(x); i++) {
      const goals = find(x, node.to)
      const toward =
        node.to.pick === 'adjacent' || node.to.pick === 'choice'
          ? adjacent(hereOf(x.t, x.you), node.along)
          : goals.flatMap((goal) => stepsToward(hereOf(x.t, x.you), goal))
      if (!toward.length) return i > 0
      const key = yield* choose(x.t, seat, {
        about: 'prompt.move',
        options: [...[...new Set(toward)].map(onPlace), ...(node.may || i > 0 ? [{ key: 'stop' }] : [])],
      })
      if (key === 'stop') return i > 0
      if (!(yield* moveTo(x.t, x.you, key))) return i > 0
    }
    return true
  }
  const to = yield* destination(x, node)
  return to === null ? false : yield* moveTo(x.t, x.you, to)
}

function* destination(x: X, node: Move): Script<SpaceId | null> {
  if (node.to.pick === 'adjacent' && node.along) {
    const options = adjacent(hereOf(x.t, x.you), node.along).map(onPlace)
    return options.length ? yield* choose(x.t, playerOf(x.t, x.you), { about: 'prompt.move', options }) : null
  }
  if (!node.may) return yield* settleSpace(x, node.to)
  const found = find(x, node.to).filter((space) => space !== hereOf(x.t, x.you))
  if (!found.length) return null
  const key = yield* choose(x.t, playerOf(x.t, x.you), { about: 'prompt.move', options: [...found.map(onPlace), { key: 'stay' }] })
  return key === 'stay' ? null : key
}

/** Where things spawn: on a space by what it says, a new random one for each. */
function* spawnSpace(x: X, on: Space | undefined): Script<SpaceId | null> {
  return on ? yield* settleSpace(x, on) : yield* randomSpace(x.t)
}

function* moveOne(x: X, piece: PieceId, to: SpaceId, steps: number | undefined): Script {
  const from = spaceOf(x.t, piece)
  if (from === null || from === to || steps === 0) return
  const options = (steps === undefined ? [to] : stepsToward(from, to)).map(onPlace)
  if (!options.length) return
  yield* chooseDeed(x.t, seatOf(x), { about: 'prompt.move', options }, function* (t, space) {
    const there = { ...x, t }
    yield* moveStep(there, piece, space)
    if (steps !== undefined) yield* moveOne(there, piece, to, steps - 1)
  })
}

function* moveStep(x: X, piece: PieceId, space: SpaceId): Script {
  if (kindOf(x.t, piece) === 'monster') yield* moveMonster(x.t, piece, space, isOwn(x, piece))
  else if (kindOf(x.t, piece) === 'investigator') yield* moveTo(x.t, piece, space)
  else
    yield* x.t.happens('token:move', { piece, from: spaceOf(x.t, piece), to: space }, (w, what) => w.put(what.piece, zoneOfSpace(what.to)))
}

/** A space of one's choice is another than where it is (EH-RULING-62). */
function* whereTo(x: X, piece: PieceId, to: Space): Script<SpaceId | null> {
  if (to.pick !== 'choice') return yield* settleSpace(x, to)
  const open = find(x, to).filter((space) => space !== spaceOf(x.t, piece))
  return open.length ? yield* pickOne(x, open) : null
}

/** By its own token's effect, or by the component that spawned it (EH-EPIC-04). */
const isOwn = (x: X, monster: PieceId): boolean =>
  x.self.piece === monster || (x.self.piece !== null && x.t.get(monster, 'spawnedBy') === x.self.piece)

function sayMove(node: Move): Tree {
  const near = node.to.the === 'space' && (node.to.pick === 'choice' || node.to.pick === 'adjacent')
  const steps = node.steps
  const deed =
    steps === undefined
      ? node.along
        ? clause('goAlong', { to: spaceRef(node.to), with: a(`${node.along}Path`) })
        : clause('go', { to: spaceRef(node.to) })
      : near
        ? clause('go', { by: some('space', steps > 1 ? upTo(steps) : steps) }) // one may stop after the first
        : clause('goTowards', { by: some('space', steps), to: spaceRef(node.to) })
  return node.may ? may(steps === undefined ? deed : { ...deed, by: some('space', upTo(steps)) }) : deed
}

/** A name stands alone; of a kind there are so many. */
const namesOf = (terms: readonly string[], n: Counted['n']): Ref => {
  const one = (term: string): Ref => (isUnique(term) ? named(term, 'the') : named(term, 'count', {}, n))
  const [first = 'monster'] = terms
  return terms.length > 1 ? or(...terms.map(one)) : one(first)
}

const sayOmen = (node: Omen): Tree => {
  if (node.move)
    return node.to === undefined
      ? clause('retreat', { subject: the('omen'), by: some('trackSpace', 1) })
      : clause('move', { objects: [the('omen')], to: node.to === 'choice' ? any('omenTrackSpace') : any('omenSpace', colour(node.to)) })
  if (node.to !== undefined) return clause('advance', { subject: the('omen'), to: the('omenSpace', colour(node.to)) })
  const n = counted(node.n ?? 1)
  return clause('advance', { subject: the('omen'), by: some('trackSpace', n.n), ...(n.per ? { per: n.per } : {}) })
}
const colour = (to: Omen['to']) => (to === undefined || to === 'choice' ? {} : { adjectives: [to] as const })

function sayDoom(amount: Amount): Tree {
  if (typeof amount === 'object' && 'of' in amount && amount.of === 'doom') return clause('advance', { subject: the('doom'), to: zero })
  const n = counted(amount)
  const back = typeof n.n === 'number' && n.n < 0
  const by = some('trackSpace', typeof n.n === 'number' ? Math.abs(n.n) : n.n)
  return clause(back ? 'retreat' : 'advance', { subject: the('doom'), by, ...(n.per ? { per: n.per } : {}) })
}
const zero: Ref = { kind: 'name', es: '0', en: '0', g: 'm' }

export const boardVerbs = {
  move: verb({
    fields: MOVE,
    could: (x, node) => canMove(x) && leadsOn(x, node),
    *run(x, node) {
      return canMove(x) ? yield* moveInvestigator(x, node) : false
    },
    say: sayMove,
  }),
  moveThing: verb({
    fields: { what: which, to: space, 'steps?': 'integer' },
    could: (x, node) => find(x, node.what).length > 0,
    *run(x, node) {
      const things = yield* settle(x, node.what)
      for (const piece of things) {
        // The nearest to what is moved, not to whoever moves it.
        const to = yield* whereTo({ ...x, self: { ...x.self, piece } }, piece, node.to)
        if (to !== null) yield* moveOne(x, piece, to, node.steps)
      }
      return things.length > 0
    },
    say: ({ what, to, steps }) =>
      steps === undefined
        ? clause('move', { objects: [selectorRef(what)], to: spaceRef(to) })
        : clause('towards', { objects: [selectorRef(what)], by: some('space', steps), to: spaceRef(to) }),
  }),
  spawn: verb({
    fields: SPAWN,
    *run(x, node) {
      const n = amountOf(x, node.n ?? 1)
      if (node.what === 'gate') {
        yield* spawnGates(x.t, n)
        return n > 0
      }
      let did = false
      for (let i = 0; i < n; i++) did = (yield* spawnOne(x, node)) || did
      return did
    },
    say: ({ what, n = 1, name, on }) => {
      const terms = what === 'monster' ? monsterNames(name) : []
      return counting(
        'spawn',
        n,
        (amount) => (terms.length ? namesOf(terms, amount.n) : some(what, amount.n)),
        on ? { place: spaceRef(on) } : {},
      )
    },
  }),
  surge: verb({
    fields: { on: space },
    *run(x, node) {
      const on = yield* settleSpace(x, node.on)
      if (on !== null) yield* spawnMonsters(x.t, referenceFor(x.t).surge, on)
    },
    say: ({ on }) => clause('resolve', { objects: [a('surge')], place: on.pick === 'here' ? thisOne('space') : spaceRef(on) }),
  }),
  damage: verb({
    fields: { what: which, n: 'amount' },
    could: (x, node) => find(x, node.what).length > 0,
    *run(x, node) {
      const hit = yield* settle(x, node.what)
      if (hit.length === 1) x.names.target = defined(hit[0])
      yield* damageMonsters(x.t, hit, amountOf(x, node.n), investigatorHere(x) ? x.you : null)
      return hit.length > 0
    },
    say: ({ what, n }) => counting('lose', n, (amount) => points('health', amount.n), { subject: selectorRef(what, true) }),
  }),
  healMonster: verb({
    fields: { what: which, 'n?': 'amount' },
    could: (x, node) => find(x, node.what).some((monster) => x.t.get(monster, 'lost') > 0),
    *run(x, node) {
      for (const monster of yield* settle(x, node.what))
        yield* healMonster(x.t, monster, node.n === undefined ? Number.POSITIVE_INFINITY : amountOf(x, node.n))
    },
    say: ({ what, n }) =>
      n === undefined
        ? clause('recover', { subject: selectorRef(what, true), objects: [the('allHealth')] })
        : counting('recover', n, (amount) => points('health', amount.n), { subject: selectorRef(what, true) }),
  }),
  defeat: verb({
    fields: { what: which },
    could: (x, node) => find(x, node.what).length > 0,
    *run(x, node) {
      let did = false
      for (const monster of yield* settle(x, node.what))
        did = (yield* defeatByEffect(x.t, monster, investigatorHere(x) ? x.you : null)) || did
      return did
    },
    say: ({ what }) => clause('defeat', { objects: [selectorRef(what)] }),
  }),
  ambush: verb({
    fields: { 'name?': 'string' },
    could: (x) => investigatorHere(x),
    *run(x, node) {
      if (!investigatorHere(x)) return false
      const defeated = node.name ? yield* ambushBy(x.t, x.you, node.name) : yield* ambush(x.t, x.you)
      x.names.defeated = defeated ? 1 : 0
      return defeated !== null
    },
    say: ({ name }) => clause('ambush', { subject: named(monsterNames(name)[0] ?? 'monster', 'a'), objects: [you] }),
  }),
  /** At once, in the order he likes; not in the Encounter Phase's sense: no additional encounter (EH-GOLD-05). */
  fight: verb({
    fields: { what: which },
    could: (x, node) => investigatorHere(x) && find(x, node.what).length > 0,
    *run(x, node) {
      const foes = yield* settle(x, node.what)
      x.names.defeated = 0
      for (let left = stillToFight(x, node, foes); left.length; left = stillToFight(x, node, left)) {
        const monster = yield* choose(x.t, seatOf(x), { about: 'prompt.fight', options: left.map((one) => onPiece(one)) })
        x.names.defeated = (yield* fightOne(x, monster)) ? 1 : 0
        left = left.filter((one) => one !== monster)
      }
      return foes.length > 0
    },
    say: ({ what }) => clause('fight', { objects: [selectorRef(what)] }),
  }),
  closeGate: verb({
    fields: { 'what?': which },
    could: (x, node) =>
      typeof x.names.rumor === 'string' ||
      find(x, node.what ?? THIS_GATE).some((gate) => !x.t.allowed('gate:close', { gate, who: x.you, otherWorld: false }).length),
    *run(x, node) {
      // An Other World met without a Gate: closing it solves the Rumor that leads there.
      const { rumor } = x.names
      if (typeof rumor === 'string' && (!node.what || ('pick' in node.what && node.what.pick === 'this'))) {
        yield* solveRumor(x.t, rumor)
        return true
      }
      const otherWorld = x.t.record('encounter')?.of === 'otherWorld'
      let did = false
      for (const gate of yield* settle(x, node.what ?? THIS_GATE))
        did = (yield* closeGate(x.t, gate, investigatorHere(x) ? x.you : null, otherWorld)) || did
      return did
    },
    say: ({ what }) => clause('close', { objects: [what ? selectorRef(what) : thisOne('gate')] }),
  }),
  doom: verb({
    fields: { n: 'amount' },
    could: (x, node) =>
      amountOf(x, node.n) > 0 ? true : !x.t.state.awakened && x.t.state.doom < 20 && !x.t.allowed('doom:retreat', {}).length,
    *run(x, node) {
      const n = amountOf(x, node.n)
      const { doom } = x.t.state
      if (n > 0) yield* advanceDoom(x.t, n, { effect: x.self.piece ?? 'rule' })
      else yield* retreatDoom(x.t, -n)
      return n > 0 || x.t.state.doom !== doom
    },
    say: ({ n }) => sayDoom(n),
  }),
  omen: verb({
    fields: OMEN,
    *run(x, node) {
      if (node.move)
        yield* moveOmen(
          x.t,
          node.n === undefined ? yield* omenChosen(x, node.to) : (x.t.state.omen + amountOf(x, node.n) + OMENS.length) % OMENS.length,
        )
      else if (node.to !== undefined) yield* advanceOmenTo(x.t, node.to as Colour)
      else yield* advanceOmen(x.t, amountOf(x, node.n ?? 1))
    },
    say: sayOmen,
  }),
}

/** Those on his space; one that was just spawned, wherever its spawning took it (EH-RULING-91). */
const stillToFight = (x: X, node: { readonly what: Which }, foes: readonly PieceId[]): readonly PieceId[] => {
  const named = 'the' in node.what && node.what.the === 'that'
  if (!investigatorHere(x)) return []
  return foes.filter(
    (monster) => x.t.exists(monster) && (named ? spaceOf(x.t, monster) !== null : spaceOf(x.t, monster) === hereOf(x.t, x.you)),
  )
}

/** In the encounter that is being resolved, or in one of its own. */
function* fightOne(x: X, monster: PieceId): Script<boolean> {
  const { t, you } = x
  if (t.record('encounter')?.who === you) return yield* combatEncounter(t, you, monster)
  let defeated = false
  yield* inEncounter(t, you, 'combat', function* () {
    defeated = yield* combatEncounter(t, you, monster)
  })
  return defeated
}

const THIS_GATE = { the: 'gate', pick: 'this' } as const

function* spawnOne(x: X, node: Spawn): Script<boolean> {
  if (node.what === 'clue') {
    const on = node.on ? yield* settleSpace(x, node.on) : undefined
    if (on !== null) yield* spawnClues(x.t, 1, on)
    return true
  }
  const on = yield* spawnSpace(x, node.on)
  if (on === null) return false
  const came = node.name === undefined ? ((yield* spawnMonsters(x.t, 1, on))[0] ?? null) : yield* spawnNamed(x.t, [node.name].flat(), on)
  if (came === null) delete x.names.monster
  else x.names.monster = came
  if (came && node.name !== undefined && x.self.piece !== null) yield* x.t.change((w) => w.set(came, 'spawnedBy', x.self.piece))
  return came !== null
}

function* omenChosen(x: X, to: Omen['to']): Script<number> {
  const spaces = OMENS.map((_, i) => i).filter((i) => to === undefined || to === 'choice' || colourOfOmen(i) === to)
  const key = yield* choose(x.t, seatOf(x), { about: 'prompt.omen', options: spaces.map((i) => ({ key: `${i}` })) })
  return Number(key)
}
