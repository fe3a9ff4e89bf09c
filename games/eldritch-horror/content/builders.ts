import { type AbilityData, type AbilityOptions, type Amount, builders, type Selector } from '@miskatonic/effects'
import type { Cost, Limit } from '@miskatonic/kernel'
import type { Colour, PathType, Skill, SpaceId, TestKind } from '../rules/shape.ts'
import type {
  Bands,
  Cards,
  Clues,
  Effect,
  Gate,
  Gates,
  Having,
  If,
  Investigator,
  Investigators,
  Kind,
  Monster,
  Monsters,
  Mythos,
  Place,
  Reserve,
  Space,
  Spaces,
  Token,
  Told,
  Which,
  With,
} from './nodes.ts'

/*
 * Builders of the card language: what a card's file is written with. The nesting of the expression is the nesting of the sentence.
 */

const common = builders<Effect, If, Which>()

// ── order, choice, condition ──
export const { seq, together, also, inOrder, choose, may, unless, unlessYou, ifYouDo, when, repeat, roll, native, nothing, not, both } =
  common
/** One after the other; a plain loss befalls all at the same time (EH-DEF-18). */
export const each = (who: Which, effect: Effect): Effect =>
  common.each(who, effect, effect.do === 'lose' || effect.do === 'loseBoth' ? 'together' : 'inOrder')
/** The same for somebody else: "the Lead Investigator gains …". */
export const for_ = (who: Which, effect: Effect): Effect => ({ do: 'for', who, effect })

/** "Spend 1 Health to …", among other options: not offered to who cannot pay. */
export const paying = (cost: Cost, effect: Effect): Effect => ({ do: 'pay', cost, effect })

// ── tests ──
type Outcomes = { readonly pass?: Effect; readonly fail?: Effect; readonly bands?: Bands; readonly kind?: TestKind }
export function test(skill: Skill, outcomes: Outcomes): Effect
export function test(skill: Skill, modifier: number, outcomes: Outcomes): Effect
export function test(skill: Skill, a: number | Outcomes, b?: Outcomes): Effect {
  const modifier = typeof a === 'number' ? a : 0
  const outcomes = typeof a === 'number' ? (b ?? {}) : a
  return { do: 'test', skill, ...(modifier ? { modifier } : {}), ...outcomes }
}

// ── what befalls and what is gained ──
export const lose = {
  health: (n: Amount): Effect => ({ do: 'lose', what: 'health', n }),
  sanity: (n: Amount): Effect => ({ do: 'lose', what: 'sanity', n }),
  /** One batch: defeat is judged once. */
  both: (health: Amount, sanity: Amount): Effect => ({ do: 'loseBoth', health, sanity }),
}
export const recover = {
  health: (n: Amount | 'all', how: { additional?: true } = {}): Effect => ({ do: 'recover', what: 'health', n, ...how }),
  sanity: (n: Amount | 'all', how: { additional?: true } = {}): Effect => ({ do: 'recover', what: 'sanity', n, ...how }),
}
type From = {
  readonly from?: 'reserve' | 'discard' | 'reserveOrDiscard' | 'deck'
  readonly trait?: string
  readonly name?: string
  readonly value?: Amount
  readonly n?: Amount
}
export const gain = {
  clue: (n: Amount = 1, how: { additional?: true } = {}): Effect => ({ do: 'gain', what: 'clue', n, ...how }),
  asset: (how: From = {}): Effect => ({ do: 'gain', what: 'asset', ...how }),
  artifact: (n: Amount = 1): Effect => ({ do: 'gain', what: 'artifact', n }),
  spell: (n: Amount = 1, trait?: 'incantation' | 'ritual'): Effect => ({ do: 'gain', what: 'spell', n, ...(trait ? { trait } : {}) }),
  /** By its id: `gain.condition('dark-pact')`. */
  condition: (name: string): Effect => ({ do: 'gain', what: 'condition', name }),
  /** Any with that trait: `gain.conditionOf('madness')`. */
  conditionOf: (trait: 'madness' | 'injury'): Effect => ({ do: 'gain', what: 'condition', trait }),
  thisClue: { do: 'gainThisClue' },
  ticket: (kind?: 'train' | 'ship', n = 1): Effect => ({ do: 'ticket', ...(kind ? { kind } : {}), ...(n > 1 ? { n } : {}) }),
}
export const improve = (skill: Skill | 'choice' | readonly Skill[], times = 1): Effect => ({
  do: 'improve',
  skill,
  ...(times > 1 ? { times } : {}),
})
export const delay: Effect = { do: 'delay' }
export const devour: Effect = { do: 'devour' }
export const ambush = (name?: string): Effect => ({ do: 'ambush', ...(name ? { name } : {}) })
export const discard = (what: Which, n: Amount | 'all' | 'any' = 1): Effect => ({ do: 'discard', what, n })
export const discardSelf: Effect = { do: 'discardSelf' }
export const flipSelf: Effect = { do: 'flipSelf' }
export const toBox = (what: Which): Effect => ({ do: 'toBox', what })
export const move = (to: Space, how: { steps?: number; along?: PathType; may?: true } = {}): Effect => ({ do: 'move', to, ...how })
export const moveThing = (what: Which, to: Space, steps?: number): Effect => ({ do: 'moveThing', what, to, ...(steps ? { steps } : {}) })
export const grantAction = (who?: Which): Effect => (who ? for_(who, { do: 'grantAction' }) : { do: 'grantAction' })

// ── the board ──
export const spawn = {
  monster: (on: Space, n: Amount = 1, name?: string | readonly string[]): Effect => ({
    do: 'spawn',
    what: 'monster',
    on,
    n,
    ...(name ? { name } : {}),
  }),
  gate: (n: Amount = 1): Effect => ({ do: 'spawn', what: 'gate', n }),
  clue: (n: Amount = 1, on?: Space): Effect => ({ do: 'spawn', what: 'clue', n, ...(on ? { on } : {}) }),
  surge: (on: Space): Effect => ({ do: 'surge', on }),
}
export const damage = (what: Which, n: Amount): Effect => ({ do: 'damage', what, n })
export const healMonster = (what: Which, n?: Amount): Effect => ({ do: 'healMonster', what, ...(n === undefined ? {} : { n }) })
export const defeat = (what: Which): Effect => ({ do: 'defeat', what })
export const fight = (what: Which): Effect => ({ do: 'fight', what })
export const closeGate = (what?: Gate | Gates): Effect => ({ do: 'closeGate', ...(what ? { what } : {}) })
export const advanceDoom = (n: Amount): Effect => ({ do: 'doom', n })
export const retreatDoom = (n: number): Effect => ({ do: 'doom', n: -n })
export const advanceOmen = (n: Amount = 1): Effect => ({ do: 'omen', n })
export const advanceOmenTo = (to: Colour): Effect => ({ do: 'omen', to })
export const moveOmen = (to: Colour | 'choice' = 'choice'): Effect => ({ do: 'omen', to, move: true })
/** Where tokens lie. */
type Holder = 'self' | 'sheet' | 'greenOmen' | 'mystery' | Space
export const place = (what: Token, n: Amount, on: Holder): Effect => ({ do: 'place', what, n, on })
export const remove = (what: Token, n: Amount, from: Holder): Effect => ({ do: 'remove', what, n, from })
export const keep = (what: Which | 'thisClue' | 'thisGate' | 'thisMonster' | 'thisToken', on?: 'self' | 'sheet'): Effect => ({
  do: 'keep',
  what,
  ...(on ? { on } : {}),
})
/** Puts the Mystery token there. */
export const mark = (space: SpaceId): Effect => ({ do: 'mark', space })
export const solve = (what: 'self' | 'rumor' | 'mystery' = 'self'): Effect => ({ do: 'solve', what })
export const reckon = (
  group: 'all' | 'monsters' | 'mythos' | 'conditions' | 'debt',
  how: { asIfRolled?: 1; times?: number } = {},
): Effect => ({ do: 'reckon', group, ...how })
export const loseGame = (outcome: string): Effect => ({ do: 'end', won: false, outcome })
export const winGame = (outcome: string): Effect => ({ do: 'end', won: true, outcome })
export const encounter = (
  kind: 'otherWorld' | 'research' | 'any' | 'special',
  how: { ignoringMonsters?: true; anywhere?: true } = {},
): Effect => ({ do: 'encounter', kind, ...how })
export const reroll = (n: number | 'any' = 1): Effect => ({ do: 'reroll', n })
export const dieUp: Effect = { do: 'dieUp' }

// ── whom and what ──
export const you: Selector = { the: 'you' }
export const self: Selector = { the: 'self' }
export const that = (name: string, term?: string): Selector => ({ the: 'that', name, ...(term ? { term } : {}) })
const such =
  <N extends Which>(the: N['the']) =>
  (how: Told<N> = {} as Told<N>): N =>
    ({ the, ...how }) as N
const picked =
  <N extends Which & { readonly pick: string }>(the: N['the']) =>
  (pick: N['pick'], how: Omit<N, 'the' | 'pick'> = {} as Omit<N, 'the' | 'pick'>): N =>
    ({ the, pick, ...how }) as unknown as N
export const investigators = such<Investigators>('investigators')
export const investigator = picked<Investigator>('investigator')
export const lead = investigator('lead')
export const monsters = such<Monsters>('monsters')
export const monster = picked<Monster>('monster')
export const gates = such<Gates>('gates')
export const gate = (pick: Gate['pick'], on?: Place): Gate => ({ the: 'gate', pick, ...(on ? { on } : {}) })
export const clues = (on: Place, pick?: Clues['pick']): Clues => ({ the: 'clues', on, ...(pick ? { pick } : {}) })
export const cards = (kind: Cards['kind'], how: Omit<Cards, 'the' | 'kind'> = {}): Cards => ({ the: 'cards', kind, ...how })
export const reserve = such<Reserve>('reserve')
export const rumors = (pick?: Mythos['pick']): Mythos => ({ the: 'mythos', trait: 'rumor', ...(pick ? { pick } : {}) })
export const spaces = such<Spaces>('spaces')
/** A space: `here`, `at('london')`, `nearest({ type: 'city' })`, `randomSpace`. */
const space = picked<Space>('space')
export const here = space('here')
export const selfSpace = space('self')
export const randomSpace = space('random')
export const expeditionSpace = space('expedition')
export const adjacentSpace = space('adjacent')
export const at = (id: SpaceId): Space => space('named', { space: id })
export const nearest = (how: Pick<Space, 'type' | 'with' | 'without'>): Space => space('nearest', how)
export const anySpace = (how: Pick<Space, 'type' | 'with' | 'without'> = {}): Space => space('choice', how)

// ── numbers ──
export const count = (of: Which): Amount => ({ count: of })
export const players = (plus = 0): Amount => ({ of: 'players', ...(plus ? { plus } : {}) })
/** Half the players, rounded up (EH-HALF-01). */
export const halfPlayers: Amount = { of: 'half', amount: { of: 'players' }, round: 'up' }
/** The result of the test being resolved. */
export const successes: Amount = { of: 'named', name: 'successes' }
/** As many as were paid. */
export const paid = (resource: string): Amount => ({ of: 'named', name: `paid:${resource}` })
export const tokensOn = (what: Token, on: 'self' | 'sheet'): Amount => ({ of: 'tokens', what, on })
export const half = (amount: Amount, round: 'up' | 'down' = 'up'): Amount => ({ of: 'half', amount, round })

// ── conditions ──
export const has = (what: Having, who?: Selector): If => ({ is: 'has', what, ...(who ? { who } : {}) })
export const on = (place: Place | { readonly with: With }, who?: Selector): If => ({ is: 'on', place, ...(who ? { who } : {}) })
export const atLeast = (n: Amount, what: Which): If => ({ is: 'count', what, atLeast: n })
export const none = (what: Which): If => ({ is: 'count', what, atMost: 0 })
export const tokens = (what: Token, n: Amount, where: 'self' | 'sheet' = 'self'): If => ({ is: 'tokens', what, on: where, atLeast: n })

// ── costs ──
export const pay = {
  clue: (n: number | 'any' = 1): Cost => [{ pay: 'clue', n }],
  health: (n: number | 'any' = 1): Cost => [{ pay: 'health', n }],
  sanity: (n: number | 'any' = 1): Cost => [{ pay: 'sanity', n }],
  /** Discard a card of yours: `pay.card({ kind: 'asset', trait: 'ally' })`. */
  card: (what: { kind: Kind | 'item' | 'possession'; trait?: string }, n: number | 'any' = 1): Cost => [{ pay: 'card', n, filter: what }],
  /** Discard this card. */
  self: (): Cost => [{ pay: 'self', n: 1 }],
  /** All investigators together, in turn order as they like (EH-SPEND-05): `half` is half the players. */
  groupClues: (n: number | 'half' | 'players'): Cost => [{ pay: 'groupClue', n: 1, filter: { n } }],
  all: (...costs: readonly Cost[]): Cost => costs.flatMap((cost) => (Array.isArray(cost) ? cost : [])),
}

// ── abilities ──
type Scope = { readonly kind?: TestKind; readonly skill?: Skill | readonly Skill[] }
type Trigger = AbilityOptions<If>
export const { before, after, instead, cannot, modify } = common
/** "+2 Strength in Combat Encounters": only the highest bonus counts. */
export const bonus = (skill: Skill, n: number, kind?: TestKind, how: { while?: If } = {}): AbilityData =>
  modify('dice', 'add:bonus', n, { who: 'you', skill, ...(kind ? { kind } : {}) }, how)
/** "Roll 1 additional die": they add up. `near`: also for investigators on your space. */
export const dice = (n: number, { near, while: condition, kind, skill }: Scope & { near?: true; while?: If } = {}): AbilityData =>
  modify(
    'dice',
    'add:additional',
    n,
    { ...(near ? { near: true } : { who: 'you' }), ...(kind ? { kind } : {}), ...(skill ? { skill } : {}) },
    condition ? { while: condition } : {},
  )
/** "During a … test you may …": rerolls and dice counted higher, after the roll. */
export const duringTest = (effect: Effect, scope: Scope = {}, how: { limit?: Limit; cost?: Cost } = {}): AbilityData =>
  after('test:roll', { who: 'you', ...scope }, effect, { may: true, ...how })
/** Each 6 counts as two successes. */
export const sixesCountTwice = (scope: Scope = {}): AbilityData => modify('sixes', 'set', 2, { who: 'you', ...scope })
export const successOn = (face: number): AbilityData => modify('success', 'set', face, { who: 'you' })
export const action = (effect: Effect, how: { cost?: Cost; while?: If } = {}): AbilityData =>
  common.action('action', effect, { limit: { per: 'round', on: 'piece' }, ...how })
export const localAction = (effect: Effect, how: { cost?: Cost } = {}): AbilityData =>
  common.action('localAction', effect, { limit: { per: 'round', on: 'user' }, ...how })
export const whenYouRest = (effect: Effect, how: Trigger = {}): AbilityData =>
  after('action:perform', { who: 'you', action: 'rest' }, effect, how)
/** "When you would lose Health, you may prevent …". */
export const prevent = (
  what: 'health' | 'sanity',
  amount: Amount | 'all',
  how: { cost?: Cost; limit?: Limit; may?: true; near?: true } = {},
): AbilityData => {
  const { near, ...rest } = how
  return common.prevent(`${what}:lose`, near ? { near: true } : { who: 'you' }, amount, rest)
}
export const perRound: Limit = { per: 'round', on: 'piece' }
