import type { Amount, Effect, Selector, Speaker } from '@miskatonic/effects'
import { type Clause, may, or, type Ref, sentences, seq, type Tree, upTo, verbatim, you } from '@miskatonic/effects/text'
import type * as N from '../content/nodes.ts'
import { addressed } from './addressing.ts'
import {
  type Counted,
  cardsRef,
  cluesRef,
  counted,
  encounterTerm,
  g,
  gateRef,
  gatesRef,
  isUnique,
  kindOf,
  monsterNames,
  monsterRef,
  monstersRef,
  mythosRef,
  named,
  ownSpace,
  spaceNamed,
  spaceRef,
  TOKENS,
  thisCard,
} from './things.ts'

const { a, all, any, attempt, bare, clause, it, points, self, skill, some, that, the, thisOne, whole } = g

/** A verb with what it counts: «pierdes 1 punto de Salud por cada Portal …». */
function counting(
  verb: Parameters<typeof clause>[0],
  amount: Amount,
  object: (n: Counted) => Ref,
  parts: NonNullable<Parameters<typeof clause>[1]> = {},
): Clause {
  const n = counted(amount)
  return clause(verb, { objects: [object(n)], ...(n.per ? { per: n.per } : {}), ...parts })
}

export const selectorRef = (which: N.Which | Selector, subject = false): Ref => {
  switch (which.the) {
    case 'self':
      return self()
    case 'monster':
      return monsterRef(which as N.Monster, subject)
    case 'monsters':
      return monstersRef(which as N.Monsters)
    case 'gate':
      return gateRef(which as N.Gate)
    case 'gates':
      return gatesRef(which as N.Gates)
    case 'clues':
      return cluesRef(which as N.Clues)
    case 'cards':
      return cardsRef(which as N.Cards)
    case 'mythos':
      return mythosRef(which as N.Mythos)
    case 'kept':
      return whole('gate', { at: self() })
    case 'that':
      return that(thatTerm(which as Selector))
    default:
      return all('card')
  }
}
const thatTerm = (which: Selector): 'investigator' | 'clue' | 'monster' | 'space' | 'spell' | 'gate' =>
  ((which.term ?? which.name) as 'monster') ?? 'monster'

const lose = (what: 'health' | 'sanity', amount: Amount): Tree => {
  const { equal } = counted(amount)
  if (equal) return clause('loseAs', { objects: [bare(what)], by: equal })
  return counting('lose', amount, ({ n }) => points(what, n))
}

function test(node: N.Test, speak: Speaker): Tree {
  const check = clause('test', { objects: [skill(node.skill, node.modifier)] })
  const bands = node.bands ? bandTrees(node.bands, speak) : undefined
  return attempt(check, {
    ...(node.pass ? { pass: speak.effect(node.pass as Effect) } : {}),
    ...(node.fail ? { fail: speak.effect(node.fail as Effect) } : {}),
    ...(bands ? { bands } : {}),
  })
}

export type BandKey = number | { from: number; to: number } | { min: number }
export function bandKey(key: string): BandKey {
  if (key.endsWith('+')) return { min: Number(key.slice(0, -1)) }
  const [from, to] = key.split('-').map(Number) as [number, number?]
  return to === undefined ? from : { from, to }
}
export const bandTrees = (bands: N.Bands, speak: Speaker): [BandKey, Tree][] =>
  Object.entries(bands).map(([key, effect]) => [bandKey(key), speak.effect(effect as Effect)])

export function gain(node: N.Gain): Tree {
  if (node.what === 'condition' && node.name) return clause('gain', { objects: [kindOf(node.name)] })
  if (node.name) return clause('gain', { objects: [named(`${node.what}:${node.name}`, 'the')] })
  const from =
    node.from === 'reserve'
      ? { from: 'reserve' as const }
      : node.from === 'discard'
        ? { from: 'discardPile' as const }
        : node.from === 'deck'
          ? { from: 'deck' as const }
          : node.from === 'reserveOrDiscard'
            ? { from: or(the('reserve'), the('discardPile')) }
            : {}
  const value =
    typeof node.value === 'number'
      ? { value: { max: node.value } }
      : node.value
        ? { being: { adjective: 'valuedUpTo' as const, to: g.yourAll('success') } }
        : {}
  const traits = node.trait ? { traits: [node.trait as 'ally'] } : {}
  return counting('gain', node.n ?? 1, ({ n }) =>
    some(node.what, n, { ...traits, ...value, ...from, ...(node.additional ? { additional: true as const } : {}) }),
  )
}

function improve(node: N.Improve): Tree {
  const own = (id: 'lore' | 'influence' | 'observation' | 'strength' | 'will'): Ref => the(id, { owner: 'own' })
  const what =
    node.skill === 'choice'
      ? some('skill', 1, { choice: true })
      : typeof node.skill === 'string'
        ? own(node.skill)
        : or(...node.skill.map(own))
  return clause('improve', { objects: [what], ...(node.times ? { time: some('time', node.times) } : {}) })
}

function discard(node: N.Discard): Tree {
  const n = node.n ?? 1
  if (node.what.the !== 'cards') return clause('discard', { objects: [selectorRef(node.what)] })
  const cards = node.what as N.Cards
  if (n === 'all' || n === 'any') return clause('discard', { objects: [cardsRef(cards, n)] })
  return counting('discard', n, (amount) => cardsRef(cards, amount.n))
}

function move(node: N.Move): Tree {
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

const moveThing = (node: N.MoveThing): Tree =>
  node.steps === undefined
    ? clause('move', { objects: [selectorRef(node.what)], to: spaceRef(node.to) })
    : clause('towards', { objects: [selectorRef(node.what)], by: some('space', node.steps), to: spaceRef(node.to) })

function spawn(node: N.Spawn): Tree {
  const place = node.on ? { place: spaceRef(node.on) } : {}
  const terms = node.what === 'monster' ? monsterNames(node.name) : []
  return counting('spawn', node.n ?? 1, ({ n }) => (terms.length ? namesOf(terms, n) : some(node.what, n)), place)
}
/** A name stands alone; of a kind there are so many. */
const namesOf = (terms: readonly string[], n: Counted['n']): Ref => {
  const one = (term: string): Ref => (isUnique(term) ? named(term, 'the') : named(term, 'count', {}, n))
  const [first = 'monster'] = terms
  return terms.length > 1 ? or(...terms.map(one)) : one(first)
}

const omen = (node: N.Omen): Tree => {
  if (node.move)
    return node.to === undefined
      ? clause('retreat', { subject: the('omen'), by: some('trackSpace', 1) })
      : clause('move', { objects: [the('omen')], to: node.to === 'choice' ? any('omenTrackSpace') : any('omenSpace', colour(node.to)) })
  if (node.to !== undefined) return clause('advance', { subject: the('omen'), to: the('omenSpace', colour(node.to)) })
  const n = counted(node.n ?? 1)
  return clause('advance', { subject: the('omen'), by: some('trackSpace', n.n), ...(n.per ? { per: n.per } : {}) })
}
const colour = (to: N.Omen['to']) => (to === undefined || to === 'choice' ? {} : { adjectives: [to] as const })

function doom(node: N.Doom): Tree {
  if (typeof node.n === 'object' && 'of' in node.n && node.n.of === 'doom') return clause('advance', { subject: the('doom'), to: zero })
  const n = counted(node.n)
  const back = typeof n.n === 'number' && n.n < 0
  const by = some('trackSpace', typeof n.n === 'number' ? Math.abs(n.n) : n.n)
  return clause(back ? 'retreat' : 'advance', { subject: the('doom'), by, ...(n.per ? { per: n.per } : {}) })
}
const zero: Ref = { kind: 'name', es: '0', en: '0', g: 'm' }

const holder = (on: N.PlaceToken['on']): Ref =>
  on === 'self'
    ? thisCard
    : on === 'sheet'
      ? the('ancientOneSheet')
      : on === 'greenOmen'
        ? the('greenOmenSpace')
        : on === 'mystery'
          ? the('mystery', { adjectives: ['active'] })
          : spaceRef(on)

function remove(node: N.RemoveToken): Tree {
  const { equal } = counted(node.n ?? 1)
  if (equal) return clause('removeAs', { objects: [g.plural(TOKENS[node.what])], from: holder(node.from), by: equal })
  return counting('remove', node.n ?? 1, ({ n }) => some(TOKENS[node.what], n), { from: holder(node.from) })
}

const KEPT = { thisClue: it('clue'), thisGate: it('gate'), thisMonster: it('monster'), thisToken: that('eldritchToken') } as const
const keep = (node: N.Keep): Tree =>
  clause('place', {
    objects: [typeof node.what === 'string' ? KEPT[node.what] : selectorRef(node.what)],
    place: node.on === 'sheet' ? the('ancientOneSheet') : self(),
  })

const RECKONED: { readonly [group: string]: Ref } = {
  monsters: all('monster'),
  mythos: all('ongoingCard'),
  conditions: all('condition'),
  debt: g.your('condition'),
}
function reckon(node: N.Reckon): Tree {
  const owner = node.group === 'debt' ? named('condition:debt', 'the', { owner: 'own' }) : RECKONED[node.group]
  return clause('resolve', {
    objects: [node.group === 'debt' ? the('reckoningEffect', owner ? { owner } : {}) : whole('reckoningEffect', owner ? { owner } : {})],
    ...(node.times ? { time: some('time', node.times) } : {}),
    ...(node.asIfRolled ? { as: the('asIfOne') } : {}),
  })
}

function encounter(node: N.EncounterAgain): Tree {
  const term = node.kind === 'any' ? 'encounter' : node.kind === 'special' ? 'specialEncounter' : encounterTerm(node.kind)
  const place = node.anywhere ? { place: any('clueSpace') } : node.kind === 'any' ? { place: ownSpace() } : {}
  return clause('resolve', { objects: [a(term)], ...place, ...(node.ignoringMonsters ? { as: the('asIfNoMonsters') } : {}) })
}

const look = (node: N.Look): Tree =>
  sentences(
    clause('look', { objects: [g.top('gate', node.n, { from: 'gateStack' })] }),
    verbatim({ es: 'Pon 1 encima del montón y el otro debajo.', en: 'Put 1 on top of the stack and the other on the bottom.' }),
  )

const wholeGame = (node: N.EndGame): Tree =>
  clause(node.won ? 'winGame' : 'loseGame', { subject: the('investigator', { plural: true }), objects: [the('game')] })

/** What each verb of the cards says. */
export const verbSayings = {
  test,
  lose: (node: N.Lose) => lose(node.what, node.n),
  loseBoth: (node: N.LoseBoth) => seq(lose('health', node.health), lose('sanity', node.sanity)),
  recover: (node: N.Recover) =>
    node.n === 'all'
      ? clause('recover', { objects: [the(node.what === 'health' ? 'allHealth' : 'allSanity')] })
      : counting('recover', node.n, ({ n }) => points(node.what, n, node.additional ? { additional: true } : {})),
  improve,
  delay: () => clause('become', { state: 'delayed' }),
  devour: () => clause('beDone', { state: 'devoured' }),
  for: (node: N.For, speak: Speaker) => addressed(node.who as Selector, node.effect as Effect, speak),
  gain,
  gainThisClue: () => clause('gain', { objects: [thisOne('clue')] }),
  ticket: (node: N.GainTicket) => clause('gain', { objects: [some(node.kind ?? 'ticket', node.n ?? 1)] }),
  discard,
  discardSelf: () => clause('discard', { objects: [thisCard] }),
  flipSelf: () => clause('turn', { objects: [thisCard] }),
  toBox: (node: N.BackToBox) => clause('return', { objects: [selectorRef(node.what)], to: 'box' }),
  move,
  moveThing,
  spawn,
  surge: (node: N.Surge) =>
    clause('resolve', { objects: [a('surge')], place: node.on.pick === 'here' ? thisOne('space') : spaceRef(node.on) }),
  damage: (node: N.Damage) => counting('lose', node.n, ({ n }) => points('health', n), { subject: selectorRef(node.what, true) }),
  healMonster: (node: N.HealMonster) =>
    node.n === undefined
      ? clause('recover', { subject: selectorRef(node.what, true), objects: [the('allHealth')] })
      : counting('recover', node.n, ({ n }) => points('health', n), { subject: selectorRef(node.what, true) }),
  defeat: (node: N.Defeat) => clause('defeat', { objects: [selectorRef(node.what)] }),
  ambush: (node: N.Ambush) =>
    clause('ambush', {
      subject: named(node.name === undefined ? 'monster' : node.name === 'cultist' ? 'cultist' : `monster:${node.name}`, 'a'),
      objects: [you],
    }),
  fight: (node: N.Fight) => clause('fight', { objects: [selectorRef(node.what)] }),
  closeGate: (node: N.CloseGate) => clause('close', { objects: [node.what ? selectorRef(node.what) : thisOne('gate')] }),
  doom,
  omen,
  place: (node: N.PlaceToken) => counting('place', node.n ?? 1, ({ n }) => some(TOKENS[node.what], n), { place: holder(node.on) }),
  remove,
  keep,
  mark: (node: N.MarkSpace) => clause('place', { objects: [the('mysteryToken')], place: spaceNamed(node.space) }),
  solve: (node: N.Solve) =>
    clause('solve', {
      objects: [
        node.what === 'self' ? thisOne('rumor') : node.what === 'rumor' ? some('rumor', 1) : the('mystery', { adjectives: ['active'] }),
      ],
    }),
  reckon,
  end: wholeGame,
  grantAction: () => may(clause('perform', { objects: [some('action', 1, { additional: true })] })),
  reroll: (node: N.Reroll) => clause('reroll', { objects: [node.n === 'any' ? g.anyNumber('die') : some('die', node.n)] }),
  dieUp: () => clause('add', { objects: [{ kind: 'number', quantity: 1 }], to: the('result', { owner: some('die', 1) }) }),
  encounter,
  look,
  reserve: (node: N.Refill) =>
    node.verb === 'discardAll'
      ? clause('discard', { objects: [whole('card', { from: 'reserve' })] })
      : clause('refill', { objects: [the('reserve')] }),
  rumorFromBox: () => clause('putInPlay', { objects: [some('rumor', 1, { adjectives: ['random'], from: 'box' })] }),
}
