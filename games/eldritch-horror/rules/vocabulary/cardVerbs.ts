import { amountOf, exactly, type NodeFields, verbsOf } from '@miskatonic/effects'
import { may, type Ref, sentences, verbatim } from '@miskatonic/effects/text'
import { choose, onPiece, type PieceId, type Rec, type Script } from '@miskatonic/kernel'
import type { Space, Which } from '../../content/nodes.ts'
import {
  counted,
  counting,
  encounterTerm,
  g,
  named,
  ownSpace,
  selectorRef,
  spaceNamed,
  spaceRef,
  TOKENS,
  thisCard,
} from '../../text/things.ts'
import { additionalAction } from '../actions.ts'
import { ancientOne } from '../ancientOne.ts'
import { discardCard } from '../decks.ts'
import { complexFrom, encounterOptions, research, resolveEncounter } from '../encounters.ts'
import { endGame } from '../ending.ts'
import { solveMystery } from '../mysteries.ts'
import { resolveMythosCard } from '../mythos.ts'
import {
  activeMystery,
  ancientOneSheet,
  cardOf,
  cluesOnBoard,
  hereOf,
  investigators,
  isStanding,
  laying,
  nameOf,
  playerOf,
  rumorsInPlay,
  spaceOf,
} from '../pieces.ts'
import { members, partOf, reckonAll, reckonParts } from '../reckoning.ts'
import { fillReserve } from '../reserve.ts'
import { solveRumor } from '../rumors.ts'
import type { EldritchShape } from '../shape.ts'
import { countOf, facesOf, openDice, readsFaces, rerollDice, turnDie } from '../tests.ts'
import { tokenAttribute, tokensOn } from './conditions.ts'
import type { X } from './selectors.ts'
import { seatOf, settle, settleSpace } from './settle.ts'

const { a, all, any, clause, it, self, some, that, the, thisOne, whole } = g
const verb = verbsOf<EldritchShape>()

type On = 'self' | 'sheet' | 'greenOmen' | 'mystery' | Space
const holding = exactly<On>()('json')
const TOKEN = { one: ['eldritch', 'health', 'sanity'] } as const
/** Puts Clues, Gates, Monsters or tokens of the board on the card. */
const KEEP = {
  what: exactly<Which | 'thisClue' | 'thisGate' | 'thisMonster' | 'thisToken'>()('json'),
  'on?': { one: ['self', 'sheet'] },
} as const
type Keep = NodeFields<typeof KEEP>
const RECKON = {
  group: { one: ['all', 'monsters', 'mythos', 'conditions', 'debt'] },
  'asIfRolled?': { one: [1] },
  'times?': 'integer',
} as const
const ENCOUNTER = {
  kind: { one: ['otherWorld', 'research', 'any', 'special'] },
  'ignoringMonsters?': 'boolean',
  'anywhere?': 'boolean',
} as const
const REROLL = { n: { either: ['integer', { one: ['any'] }] } } as const

/** Where tokens lie: a card, the sheet, the Mystery, or a space (as `space:<id>`). */
function* holderFor(x: X, on: On): Script<string | null> {
  if (on === 'self') return x.self.piece
  // The tokens of the green Omen space are kept with the sheet.
  if (on === 'sheet' || on === 'greenOmen') return ancientOneSheet(x.t)
  if (on === 'mystery') return activeMystery(x.t)
  const space = yield* settleSpace(x, on)
  return space === null ? null : `space:${space}`
}

/** Whether dice of the test under way could still matter. */
function couldChange(x: X, how: 'reroll' | 'up'): boolean {
  const record = x.t.record('test')
  return record?.rolled === true && openDice(x.t, record.id, how).length > 0
}

/** Which of several dice that count alike is taken makes no difference, unless a face may matter for itself. */
const alike = ({ t }: X, { id }: Rec, dice: readonly number[]): boolean =>
  !readsFaces(t, id) && new Set(dice.map((die) => countOf(t, id, die))).size < 2

/** The dice of the test under way, one of them or any (EH-REROLL-01, -02). */
function* rerolled(x: X, node: NodeFields<typeof REROLL>): Script<boolean> {
  const record = x.t.record('test')
  if (!record) return false
  const { id } = record
  const faces = facesOf(x.t, id)
  const could = openDice(x.t, id, 'reroll')
  const most = node.n === 'any' ? could.length : Math.min(node.n, could.length)
  const chosen: number[] = node.n !== 'any' && alike(x, record, could) ? could.slice(0, most) : []
  while (chosen.length < most) {
    const open = could.filter((i) => !chosen.includes(i))
    const key = yield* choose(x.t, seatOf(x), {
      about: { key: 'prompt.reroll', args: { faces, clues: 0, dice: 1, instead: 'clue' } },
      options: [...open.map((i) => ({ key: `die:${i}` })), ...(chosen.length ? [{ key: 'done' }] : [])],
    })
    if (key === 'done') break
    chosen.push(Number(key.slice(4)))
  }
  if (chosen.length) yield* rerollDice(x.t, id, chosen, x.self.piece)
  return chosen.length > 0
}

/** What a card keeps: the thing of the moment, or what a phrase names. */
function* keptThings(x: X, what: Keep['what']): Script<readonly PieceId[]> {
  if (typeof what === 'object') return yield* settle(x, what)
  const name = { thisClue: 'clue', thisGate: 'gate', thisMonster: 'monster', thisToken: 'token' }[what]
  const id = x.names[name] ?? x.what[name]
  // A named ambusher leaves nothing behind (EH-AMB-09).
  return typeof id === 'string' && (x.t.exists(id) || name === 'token') ? [id] : []
}

const without = (spaces: readonly string[], space: string): string[] =>
  spaces.filter((one, i) => one !== space || i !== spaces.indexOf(space))

function* keep(x: X, node: Keep): Script<boolean> {
  const on = node.on === 'sheet' ? ancientOneSheet(x.t) : x.self.piece
  const things = yield* keptThings(x, node.what)
  if (on === null || !things.length) return false
  const kept = things.map((thing) => ({ thing, card: on, ...laying(x.t, thing) }))
  yield* x.t.together('thing:keep', kept, (w, { thing }) => {
    if (x.t.exists(thing)) w.put(thing, `kept:${on}`, { face: 'front' })
    else {
      w.add(`space:${thing}`, 'eldritch', -1, { min: 0 })
      w.set(on, 'placed', without(x.t.get(on, 'placed'), thing))
      w.add(on, 'eldritch', 1)
    }
  })
  return true
}

/** Some of the Reckoning effects in play, each group in its owner's order (EH-RECK-05, -06). */
function* reckonGroup(x: X, node: NodeFields<typeof RECKON>): Script {
  const { t } = x
  const { group, asIfRolled } = node
  for (let i = 0; i < (node.times ?? 1); i++) {
    if (group === 'all') yield* reckonAll(t)
    else if (group === 'monsters' || group === 'mythos') yield* reckonParts(t, [partOf(t, group, members(t, group))], asIfRolled)
    else {
      const holders = group === 'debt' ? [x.you] : investigators(t)
      const meant = (card: PieceId): boolean => t.def(card).kind === 'condition' && (group === 'conditions' || nameOf(t, card) === 'debt')
      const parts = holders.map((who) => partOf(t, who, members(t, who).filter(meant)))
      yield* reckonParts(t, parts, asIfRolled)
    }
  }
}

/** An encounter given by a card: from afar, or as if no Monsters were there (EH-RULING-88). */
function* givenEncounter(x: X, node: NodeFields<typeof ENCOUNTER>): Script<boolean> {
  const record = x.t.record('encounter')
  if (record) yield* x.t.change((w) => w.note(record.id, { taken: true }))
  if (node.kind === 'special') {
    yield* complexFrom(x.t, x.you, `special:${ancientOne(x.t).asideSpecial}`, 'special', { ...x.names })
    return true
  }
  if (node.kind === 'research' && node.anywhere) {
    const clues = cluesOnBoard(x.t)
    if (!clues.length) return false
    const target = x.names.target
    const clue =
      typeof target === 'string' && clues.includes(target)
        ? target
        : yield* choose(x.t, playerOf(x.t, x.you), { about: 'prompt.encounter', options: clues.map((one) => onPiece(one)) })
    yield* research(x.t, x.you, clue, spaceOf(x.t, clue) ?? hereOf(x.t, x.you))
    return true
  }
  const options = encounterOptions(x.t, x.you).filter(({ key }) => node.kind === 'any' || key.startsWith(node.kind))
  if (!options.length) return false
  yield* resolveEncounter(x.t, x.you, yield* choose(x.t, playerOf(x.t, x.you), { about: 'prompt.encounter', options }))
  return true
}

function* lookAtGates(x: X, node: { readonly n: number }): Script {
  const { t } = x
  const seat = playerOf(t, x.you)
  if (t.size('gates') <= 1 && t.size('discard:gates'))
    yield* t.change((w) => w.put(t.inZone('discard:gates'), 'gates', { at: 'bottom', mixed: true, face: 'back' }))
  const gates = t.top('gates', node.n)
  yield* t.change((w) => w.look([seat], gates, 'front'))
  if (gates.length < 2) return
  const first = yield* choose(t, seat, { about: 'prompt.gate-on-top', options: gates.map((gate) => onPiece(gate)) })
  yield* t.change((w) => {
    w.put(first, 'gates', { at: 'top' })
    w.put(
      gates.filter((gate) => gate !== first),
      'gates',
      { at: 'bottom' },
    )
  })
}

const activeOne: Ref = the('mystery', { adjectives: ['active'] })
const holder = (on: On): Ref =>
  on === 'self'
    ? thisCard
    : on === 'sheet'
      ? the('ancientOneSheet')
      : on === 'greenOmen'
        ? the('greenOmenSpace')
        : on === 'mystery'
          ? activeOne
          : spaceRef(on)

const KEPT = { thisClue: it('clue'), thisGate: it('gate'), thisMonster: it('monster'), thisToken: that('eldritchToken') } as const
const RECKONED: { readonly [group in NodeFields<typeof RECKON>['group']]: Ref } = {
  all: whole('reckoningEffect'),
  monsters: whole('reckoningEffect', { owner: all('monster') }),
  mythos: whole('reckoningEffect', { owner: all('ongoingCard') }),
  conditions: whole('reckoningEffect', { owner: all('condition') }),
  debt: the('reckoningEffect', { owner: named('condition:debt', 'the', { owner: 'own' }) }),
}

export const cardVerbs = {
  place: verb({
    fields: { what: TOKEN, 'n?': 'amount', on: holding },
    *run(x, node) {
      const on = yield* holderFor(x, node.on)
      if (on === null) return false
      yield* x.t.happens('token:place', { on, what: node.what, n: amountOf(x, node.n ?? 1) }, (w, what) => {
        w.add(what.on, tokenAttribute(what.what), what.n)
        if (what.on.startsWith('space:') && x.self.piece !== null)
          w.set(x.self.piece, 'placed', [...x.t.get(x.self.piece, 'placed'), what.on.slice(6)])
      })
      return true
    },
    say: ({ what, n = 1, on }) => counting('place', n, (amount) => some(TOKENS[what], amount.n), { place: holder(on) }),
  }),
  remove: verb({
    fields: { what: TOKEN, 'n?': 'amount', from: holding },
    *run(x, node) {
      const from = yield* holderFor(x, node.from)
      const n = from === null ? 0 : Math.min(amountOf(x, node.n ?? 1), tokensOn(x.t, from, node.what))
      if (from === null || n <= 0) return false
      yield* x.t.happens(
        'token:remove',
        { from, what: node.what, n },
        (w, what) => void w.add(what.from, tokenAttribute(what.what), -what.n),
      )
      return true
    },
    say: ({ what, n = 1, from }) => {
      const { equal } = counted(n)
      return equal
        ? clause('removeAs', { objects: [g.plural(TOKENS[what])], from: holder(from), by: equal })
        : counting('remove', n, (amount) => some(TOKENS[what], amount.n), { from: holder(from) })
    },
  }),
  keep: verb({
    fields: KEEP,
    run: keep,
    say: ({ what, on }) =>
      clause('place', {
        objects: [typeof what === 'string' ? KEPT[what] : selectorRef(what)],
        place: on === 'sheet' ? the('ancientOneSheet') : self(),
      }),
  }),
  mark: verb({
    fields: { space: 'string' },
    *run(x, node) {
      const { piece } = x.self
      if (piece !== null) yield* x.t.change((w) => w.set(piece, 'tokenSpaces', [...x.t.get(piece, 'tokenSpaces'), node.space]))
    },
    say: ({ space }) => clause('place', { objects: [the('mysteryToken')], place: spaceNamed(space) }),
  }),
  solve: verb({
    fields: { what: { one: ['self', 'rumor', 'mystery'] } },
    could: (x, node) => node.what !== 'rumor' || rumorsInPlay(x.t).length > 0,
    *run(x, node) {
      const { piece } = x.self
      if (node.what === 'mystery' || (node.what === 'self' && piece !== null && cardOf(x.t, piece).kind === 'mystery')) {
        const card = node.what === 'self' ? piece : activeMystery(x.t)
        if (card) yield* solveMystery(x.t, card)
        return card !== null
      }
      const [rumor] = node.what === 'self' ? [piece] : yield* settle(x, { the: 'mythos', trait: 'rumor', pick: 'choice' })
      if (rumor) yield* solveRumor(x.t, rumor)
      return Boolean(rumor)
    },
    say: ({ what }) => {
      const solved = { self: thisOne('rumor'), rumor: some('rumor', 1), mystery: activeOne }
      return clause('solve', { objects: [solved[what]] })
    },
  }),
  reckon: verb({
    fields: RECKON,
    run: reckonGroup,
    say: ({ group, times, asIfRolled }) =>
      clause('resolve', {
        objects: [RECKONED[group]],
        ...(times ? { time: some('time', times) } : {}),
        ...(asIfRolled ? { as: the('asIfOne') } : {}),
      }),
  }),
  end: verb({
    fields: { won: 'boolean', outcome: 'string' },
    run: (x, node) => endGame(x.t, node.won, node.outcome),
    say: ({ won }) => clause(won ? 'winGame' : 'loseGame', { subject: the('investigator', { plural: true }), objects: [the('game')] }),
  }),
  grantAction: verb({
    fields: {},
    could: (x) => isStanding(x.t, x.you) && !x.t.get(x.you, 'delayed'),
    *run(x) {
      if (yield* x.t.happens('action:grant', { who: x.you })) yield* additionalAction(x.t, x.you)
    },
    say: () => may(clause('perform', { objects: [some('action', 1, { additional: true })] })),
  }),
  reroll: verb({
    fields: REROLL,
    could: (x) => couldChange(x, 'reroll'),
    run: rerolled,
    say: ({ n }) => clause('reroll', { objects: [n === 'any' ? g.anyNumber('die') : some('die', n)] }),
  }),
  dieUp: verb({
    fields: {},
    could: (x) => couldChange(x, 'up'),
    *run(x) {
      const record = x.t.record('test')
      if (!record) return false
      const { id } = record
      const faces = facesOf(x.t, id)
      const open = openDice(x.t, id, 'up')
      if (!open.length) return false
      const key = yield* choose(x.t, seatOf(x), {
        about: { key: 'prompt.die-up', args: { faces } },
        options: (alike(x, record, open) ? open.slice(0, 1) : open).map((i) => ({ key: `die:${i}` })),
      })
      yield* turnDie(x.t, id, Number(key.slice(4)), x.self.piece)
      return true
    },
    say: () => clause('add', { objects: [{ kind: 'number', quantity: 1 }], to: the('result', { owner: some('die', 1) }) }),
  }),
  encounter: verb({
    fields: ENCOUNTER,
    could: (x, node) => isStanding(x.t, x.you) && (node.kind !== 'research' || cluesOnBoard(x.t).length > 0),
    run: givenEncounter,
    say: ({ kind, anywhere, ignoringMonsters }) =>
      clause('resolve', {
        objects: [a(kind === 'special' ? 'specialEncounter' : encounterTerm(kind))],
        ...(anywhere ? { place: any('clueSpace') } : kind === 'any' ? { place: ownSpace() } : {}),
        ...(ignoringMonsters ? { as: the('asIfNoMonsters') } : {}),
      }),
  }),
  /** Look at the first Gates; one back on top, the others to the bottom (EH-AKACHI-01..04). */
  look: verb({
    fields: { what: { one: ['gates'] }, n: 'integer' },
    could: (x) => x.t.size('gates') + x.t.size('discard:gates') > 0,
    run: lookAtGates,
    say: ({ n }) =>
      sentences(
        clause('look', { objects: [g.top('gate', n, { from: 'gateStack' })] }),
        verbatim({ es: 'Pon 1 encima del montón y el otro debajo.', en: 'Put 1 on top of the stack and the other on the bottom.' }),
      ),
  }),
  reserve: verb({
    fields: { verb: { one: ['discardAll', 'refill'] } },
    *run(x, node) {
      if (node.verb === 'discardAll') for (const card of x.t.inZone('reserve')) yield* discardCard(x.t, card)
      else yield* fillReserve(x.t)
    },
    say: (node) =>
      node.verb === 'discardAll'
        ? clause('discard', { objects: [whole('card', { from: 'reserve' })] })
        : clause('refill', { objects: [the('reserve')] }),
  }),
  rumorFromBox: verb({
    fields: {},
    *run(x) {
      const rumors = x.t.inZone('box').filter((piece) => x.t.def(piece).kind === 'mythos' && cardOf(x.t, piece, 'mythos').trait === 'rumor')
      if (!rumors.length) return false
      yield* resolveMythosCard(x.t, x.t.pick('rumor', rumors.sort()))
      return true
    },
    say: () => clause('putInPlay', { objects: [some('rumor', 1, { adjectives: ['random'], from: 'box' })] }),
  }),
}
