import { type Amount, amountOf, find, type Selector } from '@miskatonic/effects'
import { choose, onPiece, onPlace, type PieceId, type Script } from '@miskatonic/kernel'
import type {
  Ambush,
  CloseGate,
  Damage,
  Defeat,
  Doom,
  Fight,
  HealMonster,
  Move,
  MoveThing,
  Omen,
  Space,
  Spawn,
  Surge,
} from '../../content/nodes.ts'
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
import { type Colour, OMENS, type SpaceId } from '../shape.ts'
import { moveTo } from '../travel.ts'
import type { X } from './selectors.ts'
import { pickOne, seatOf, settle, settleSpace } from './settle.ts'

const investigatorHere = (x: X): boolean => isStanding(x.t, x.you)
const canMove = (x: X): boolean =>
  investigatorHere(x) && !x.t.allowed('investigator:move', { who: x.you, from: hereOf(x.t, x.you), to: hereOf(x.t, x.you) }).length

/** There is another space it may lead to; a random one is found out on the way. */
function leadsOn(x: X, node: Move): boolean {
  const here = hereOf(x.t, x.you)
  if (node.along) return adjacent(here, node.along).length > 0
  return node.to.pick === 'random' || find(x, node.to as Selector).some((space) => space !== here)
}

/** Step by step along paths of a kind, stopping where one likes; or straight there (EH-AKACHI-07). */
function* moveInvestigator(x: X, node: Move): Script<boolean> {
  const seat = playerOf(x.t, x.you)
  if (node.steps !== undefined) {
    for (let i = 0; i < node.steps && investigatorHere(x); i++) {
      const goals = find(x, node.to as Selector)
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
  const found = find(x, node.to as Selector).filter((space) => space !== hereOf(x.t, x.you))
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
  if (from === null) return
  let at = from
  for (let i = 0; i < (steps ?? 1) && at !== to; i++) {
    const next = steps === undefined ? [to] : stepsToward(at, to)
    const space = next.length > 1 ? yield* choose(x.t, seatOf(x), { about: 'prompt.move', options: next.map(onPlace) }) : next[0]
    if (space === undefined) return
    if (kindOf(x.t, piece) === 'monster') yield* moveMonster(x.t, piece, space, isOwn(x, piece))
    else if (kindOf(x.t, piece) === 'investigator') yield* moveTo(x.t, piece, space)
    else
      yield* x.t.happens('token:move', { piece, from: spaceOf(x.t, piece), to: space }, (w, what) =>
        w.put(what.piece, zoneOfSpace(what.to)),
      )
    at = spaceOf(x.t, piece) ?? to
  }
}

/** A space of one's choice is another than where it is (EH-RULING-62). */
function* whereTo(x: X, piece: PieceId, to: Space): Script<SpaceId | null> {
  if (to.pick !== 'choice') return yield* settleSpace(x, to)
  const open = find(x, to as Selector).filter((space) => space !== spaceOf(x.t, piece))
  return open.length ? yield* pickOne(x, open) : null
}

/** By its own token's effect, or by the component that spawned it (EH-EPIC-04). */
const isOwn = (x: X, monster: PieceId): boolean =>
  x.self.piece === monster || (x.self.piece !== null && x.t.get(monster, 'spawnedBy') === x.self.piece)

export const boardVerbs = {
  move: {
    fields: { to: 'selector', 'steps?': 'integer', 'along?': { one: ['train', 'ship', 'uncharted'] }, 'may?': 'boolean' },
    could: (x: X, node: Move) => canMove(x) && leadsOn(x, node),
    *run(x: X, node: Move): Script<boolean> {
      return canMove(x) ? yield* moveInvestigator(x, node) : false
    },
  },
  moveThing: {
    fields: { what: 'selector', to: 'selector', 'steps?': 'integer' },
    could: (x: X, node: MoveThing) => find(x, node.what as Selector).length > 0,
    *run(x: X, node: MoveThing): Script<boolean> {
      const things = yield* settle(x, node.what)
      for (const piece of things) {
        // The nearest to what is moved, not to whoever moves it.
        const to = yield* whereTo({ ...x, self: { ...x.self, piece } }, piece, node.to)
        if (to !== null) yield* moveOne(x, piece, to, node.steps)
      }
      return things.length > 0
    },
  },
  spawn: {
    fields: { what: { one: ['monster', 'gate', 'clue'] }, 'n?': 'amount', 'name?': 'json', 'on?': 'selector' },
    *run(x: X, node: Spawn): Script<boolean> {
      const n = amountOf(x, node.n ?? 1)
      if (node.what === 'gate') {
        yield* spawnGates(x.t, n)
        return n > 0
      }
      let did = false
      for (let i = 0; i < n; i++) did = (yield* spawnOne(x, node)) || did
      return did
    },
  },
  surge: {
    fields: { on: 'selector' },
    *run(x: X, node: Surge): Script {
      const on = yield* settleSpace(x, node.on)
      if (on !== null) yield* spawnMonsters(x.t, referenceFor(x.t).surge, on)
    },
  },
  damage: {
    fields: { what: 'selector', n: 'amount' },
    could: (x: X, node: Damage) => find(x, node.what as Selector).length > 0,
    *run(x: X, node: Damage): Script<boolean> {
      const hit = yield* settle(x, node.what)
      if (hit.length === 1) x.names.target = hit[0] as string
      yield* damageMonsters(x.t, hit, amountOf(x, node.n), investigatorHere(x) ? x.you : null)
      return hit.length > 0
    },
  },
  healMonster: {
    fields: { what: 'selector', 'n?': 'amount' },
    could: (x: X, node: HealMonster) => find(x, node.what as Selector).some((monster) => x.t.get(monster, 'lost') > 0),
    *run(x: X, node: HealMonster): Script {
      for (const monster of yield* settle(x, node.what))
        yield* healMonster(x.t, monster, node.n === undefined ? Number.POSITIVE_INFINITY : amountOf(x, node.n))
    },
  },
  defeat: {
    fields: { what: 'selector' },
    could: (x: X, node: Defeat) => find(x, node.what as Selector).length > 0,
    *run(x: X, node: Defeat): Script<boolean> {
      let did = false
      for (const monster of yield* settle(x, node.what))
        did = (yield* defeatByEffect(x.t, monster, investigatorHere(x) ? x.you : null)) || did
      return did
    },
  },
  ambush: {
    fields: { 'name?': 'string' },
    could: (x: X) => investigatorHere(x),
    *run(x: X, node: Ambush): Script<boolean> {
      if (!investigatorHere(x)) return false
      const defeated = node.name ? yield* ambushBy(x.t, x.you, node.name) : yield* ambush(x.t, x.you)
      x.names.defeated = defeated ? 1 : 0
      return defeated !== null
    },
  },
  /** At once, in the order he likes; not in the Encounter Phase's sense: no additional encounter (EH-GOLD-05). */
  fight: {
    fields: { what: 'selector' },
    could: (x: X, node: Fight) => investigatorHere(x) && find(x, node.what as Selector).length > 0,
    *run(x: X, node: Fight): Script<boolean> {
      const foes = yield* settle(x, node.what)
      x.names.defeated = 0
      for (let left = stillToFight(x, node, foes); left.length; left = stillToFight(x, node, left)) {
        const monster = yield* choose(x.t, seatOf(x), { about: 'prompt.fight', options: left.map((one) => onPiece(one)) })
        x.names.defeated = (yield* fightOne(x, monster)) ? 1 : 0
        left = left.filter((one) => one !== monster)
      }
      return foes.length > 0
    },
  },
  closeGate: {
    fields: { 'what?': 'selector' },
    could: (x: X, node: CloseGate) =>
      typeof x.names.rumor === 'string' ||
      find(x, (node.what ?? THIS_GATE) as Selector).some(
        (gate) => !x.t.allowed('gate:close', { gate, who: x.you, otherWorld: false }).length,
      ),
    *run(x: X, node: CloseGate): Script<boolean> {
      // An Other World met without a Gate: closing it solves the Rumor that leads there.
      const { rumor } = x.names
      if (typeof rumor === 'string' && (!node.what || ('pick' in node.what && node.what.pick === 'this'))) {
        yield* solveRumor(x.t, rumor)
        return true
      }
      const otherWorld = x.t.record('encounter')?.of === 'otherWorld'
      let did = false
      for (const gate of yield* settle(x, (node.what ?? THIS_GATE) as never))
        did = (yield* closeGate(x.t, gate, investigatorHere(x) ? x.you : null, otherWorld)) || did
      return did
    },
  },
  doom: {
    fields: { n: 'amount' },
    could: (x: X, node: Doom) =>
      amountOf(x, node.n) > 0 ? true : !x.t.state.awakened && x.t.state.doom < 20 && !x.t.allowed('doom:retreat', {}).length,
    *run(x: X, node: Doom): Script<boolean> {
      const n = amountOf(x, node.n)
      const { doom } = x.t.state
      if (n > 0) yield* advanceDoom(x.t, n, { effect: x.self.piece ?? 'rule' })
      else yield* retreatDoom(x.t, -n)
      return n > 0 || x.t.state.doom !== doom
    },
  },
  omen: {
    fields: { 'n?': 'amount', 'to?': 'string', 'move?': 'boolean' },
    *run(x: X, node: Omen): Script {
      if (node.move)
        yield* moveOmen(
          x.t,
          node.n === undefined ? yield* omenChosen(x, node.to) : (x.t.state.omen + amountOf(x, node.n) + OMENS.length) % OMENS.length,
        )
      else if (node.to !== undefined) yield* advanceOmenTo(x.t, node.to as Colour)
      else yield* advanceOmen(x.t, amountOf(x, (node.n ?? 1) as Amount))
    },
  },
}

/** Those on his space; one that was just spawned, wherever its spawning took it (EH-RULING-91). */
const stillToFight = (x: X, node: Fight, foes: readonly PieceId[]): readonly PieceId[] => {
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
