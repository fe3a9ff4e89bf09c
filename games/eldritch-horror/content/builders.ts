import {
  type AbilityData,
  type AbilityOptions,
  type Amount,
  builders,
  type Condition,
  type Filter,
  type Selector,
} from '@miskatonic/effects'
import type { Cost, Limit } from '@miskatonic/kernel'
import type { Colour, PathType, Skill, SpaceId, SpaceType, TestKind } from '../rules/shape.ts'
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
  Keep,
  Kind,
  Monster,
  Monsters,
  Mythos,
  Place,
  PlaceToken,
  RemoveToken,
  Reserve,
  Space,
  Spaces,
  Token,
  Which,
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
export const for_ = (who: Which, effect: Effect): Effect => ({ do: 'for', who, effect }) as Effect

/** "Spend 1 Health to …", among other options: not offered to who cannot pay. */
export const paying = (cost: Cost, effect: Effect): Effect => ({ do: 'pay', cost, effect }) as Effect

// ── tests ──
type Outcomes = { readonly pass?: Effect; readonly fail?: Effect; readonly bands?: Bands; readonly kind?: TestKind }
export function test(skill: Skill, outcomes: Outcomes): Effect
export function test(skill: Skill, modifier: number, outcomes: Outcomes): Effect
export function test(skill: Skill, a: number | Outcomes, b?: Outcomes): Effect {
  const modifier = typeof a === 'number' ? a : 0
  const outcomes = typeof a === 'number' ? (b ?? {}) : a
  return { do: 'test', skill, ...(modifier ? { modifier } : {}), ...outcomes } as Effect
}

// ── what befalls and what is gained ──
export const lose = {
  health: (n: Amount): Effect => ({ do: 'lose', what: 'health', n }) as Effect,
  sanity: (n: Amount): Effect => ({ do: 'lose', what: 'sanity', n }) as Effect,
  /** One batch: defeat is judged once. */
  both: (health: Amount, sanity: Amount): Effect => ({ do: 'loseBoth', health, sanity }) as Effect,
}
export const recover = {
  health: (n: Amount | 'all', how: { additional?: true } = {}): Effect => ({ do: 'recover', what: 'health', n, ...how }) as Effect,
  sanity: (n: Amount | 'all', how: { additional?: true } = {}): Effect => ({ do: 'recover', what: 'sanity', n, ...how }) as Effect,
}
type From = {
  readonly from?: 'reserve' | 'discard' | 'reserveOrDiscard' | 'deck'
  readonly trait?: string
  readonly name?: string
  readonly value?: Amount
  readonly n?: Amount
}
export const gain = {
  clue: (n: Amount = 1, how: { additional?: true } = {}): Effect => ({ do: 'gain', what: 'clue', n, ...how }) as Effect,
  asset: (how: From = {}): Effect => ({ do: 'gain', what: 'asset', ...how }) as Effect,
  artifact: (n: Amount = 1): Effect => ({ do: 'gain', what: 'artifact', n }) as Effect,
  spell: (n: Amount = 1, trait?: 'incantation' | 'ritual'): Effect =>
    ({ do: 'gain', what: 'spell', n, ...(trait ? { trait } : {}) }) as Effect,
  /** By its id: `gain.condition('dark-pact')`. */
  condition: (name: string): Effect => ({ do: 'gain', what: 'condition', name }) as Effect,
  /** Any with that trait: `gain.conditionOf('madness')`. */
  conditionOf: (trait: 'madness' | 'injury'): Effect => ({ do: 'gain', what: 'condition', trait }) as Effect,
  thisClue: { do: 'gainThisClue' } as Effect,
  ticket: (kind?: 'train' | 'ship', n = 1): Effect => ({ do: 'ticket', ...(kind ? { kind } : {}), ...(n > 1 ? { n } : {}) }) as Effect,
}
export const improve = (skill: Skill | 'choice' | readonly Skill[], times = 1): Effect =>
  ({ do: 'improve', skill, ...(times > 1 ? { times } : {}) }) as Effect
export const delay: Effect = { do: 'delay' }
export const devour: Effect = { do: 'devour' }
export const ambush = (name?: string): Effect => ({ do: 'ambush', ...(name ? { name } : {}) })
export const discard = (what: Which, n: Amount | 'all' | 'any' = 1): Effect => ({ do: 'discard', what, n }) as Effect
export const discardSelf: Effect = { do: 'discardSelf' }
export const flipSelf: Effect = { do: 'flipSelf' }
export const toBox = (what: Which): Effect => ({ do: 'toBox', what }) as Effect
export const move = (to: Space, how: { steps?: number; along?: PathType; may?: true } = {}): Effect =>
  ({ do: 'move', to, ...how }) as Effect
export const moveThing = (what: Which, to: Space, steps?: number): Effect =>
  ({ do: 'moveThing', what, to, ...(steps ? { steps } : {}) }) as Effect
export const grantAction = (who?: Which): Effect => (who ? for_(who, { do: 'grantAction' }) : { do: 'grantAction' })

// ── the board ──
export const spawn = {
  monster: (on: Space, n: Amount = 1, name?: string | readonly string[]): Effect =>
    ({ do: 'spawn', what: 'monster', on, n, ...(name ? { name } : {}) }) as Effect,
  gate: (n: Amount = 1): Effect => ({ do: 'spawn', what: 'gate', n }) as Effect,
  clue: (n: Amount = 1, on?: Space): Effect => ({ do: 'spawn', what: 'clue', n, ...(on ? { on } : {}) }) as Effect,
  surge: (on: Space): Effect => ({ do: 'surge', on }) as Effect,
}
export const damage = (what: Which, n: Amount): Effect => ({ do: 'damage', what, n }) as Effect
export const healMonster = (what: Which, n?: Amount): Effect => ({ do: 'healMonster', what, ...(n === undefined ? {} : { n }) }) as Effect
export const defeat = (what: Which): Effect => ({ do: 'defeat', what }) as Effect
export const fight = (what: Which): Effect => ({ do: 'fight', what }) as Effect
export const closeGate = (what?: Gate | Gates): Effect => ({ do: 'closeGate', ...(what ? { what } : {}) }) as Effect
export const advanceDoom = (n: Amount): Effect => ({ do: 'doom', n }) as Effect
export const retreatDoom = (n: number): Effect => ({ do: 'doom', n: -n })
export const advanceOmen = (n: Amount = 1): Effect => ({ do: 'omen', n }) as Effect
export const advanceOmenTo = (to: Colour): Effect => ({ do: 'omen', to })
export const moveOmen = (to: Colour | 'choice' = 'choice'): Effect => ({ do: 'omen', to, move: true })
export const place = (what: Token, n: Amount, on: PlaceToken['on']): Effect => ({ do: 'place', what, n, on }) as Effect
export const remove = (what: Token, n: Amount, from: RemoveToken['from']): Effect => ({ do: 'remove', what, n, from }) as Effect
export const keep = (what: Keep['what'], on?: 'self' | 'sheet'): Effect => ({ do: 'keep', what, ...(on ? { on } : {}) }) as Effect
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
export const investigators = (how: Omit<Investigators, 'the'> = {}): Investigators => ({ the: 'investigators', ...how })
export const lead: Investigator = { the: 'investigator', pick: 'lead' }
export const investigator = (pick: Investigator['pick'], how: Omit<Investigator, 'the' | 'pick'> = {}): Investigator => ({
  the: 'investigator',
  pick,
  ...how,
})
export const monsters = (how: Omit<Monsters, 'the'> = {}): Monsters => ({ the: 'monsters', ...how })
export const monster = (pick: Monster['pick'], how: Omit<Monster, 'the' | 'pick'> = {}): Monster => ({ the: 'monster', pick, ...how })
export const gates = (how: Omit<Gates, 'the'> = {}): Gates => ({ the: 'gates', ...how })
export const gate = (pick: Gate['pick'], on?: Place): Gate => ({ the: 'gate', pick, ...(on ? { on } : {}) })
export const clues = (on: Place, pick?: Clues['pick']): Clues => ({ the: 'clues', on, ...(pick ? { pick } : {}) })
export const cards = (kind: Cards['kind'], how: Omit<Cards, 'the' | 'kind'> = {}): Cards => ({ the: 'cards', kind, ...how })
export const reserve = (how: Omit<Reserve, 'the'> = {}): Reserve => ({ the: 'reserve', ...how })
export const rumors = (pick?: Mythos['pick']): Mythos => ({ the: 'mythos', trait: 'rumor', ...(pick ? { pick } : {}) })
export const spaces = (how: Omit<Spaces, 'the'>): Spaces => ({ the: 'spaces', ...how })
/** A space: `here`, `at('london')`, `nearest({ type: 'city' })`, `randomSpace`. */
export const here: Space = { the: 'space', pick: 'here' }
export const selfSpace: Space = { the: 'space', pick: 'self' }
export const randomSpace: Space = { the: 'space', pick: 'random' }
export const expeditionSpace: Space = { the: 'space', pick: 'expedition' }
export const adjacentSpace: Space = { the: 'space', pick: 'adjacent' }
export const at = (space: SpaceId): Space => ({ the: 'space', pick: 'named', space })
export const nearest = (how: { type?: SpaceType; with?: Spaces['with']; without?: Spaces['with'] }): Space => ({
  the: 'space',
  pick: 'nearest',
  ...how,
})
export const anySpace = (how: { type?: SpaceType; with?: Spaces['with']; without?: Spaces['with'] } = {}): Space => ({
  the: 'space',
  pick: 'choice',
  ...how,
})

// ── numbers ──
export const count = (of: Which): Amount => ({ count: of as Selector })
export const players = (plus = 0): Amount => ({ of: 'players', ...(plus ? { plus } : {}) })
/** Half the players, rounded up (EH-HALF-01). */
export const halfPlayers: Amount = { of: 'half', amount: { of: 'players' }, round: 'up' }
/** The result of the test being resolved. */
export const successes: Amount = { of: 'named', name: 'successes' }
/** As many as were paid. */
export const paid = (resource: string): Amount => ({ of: 'named', name: `paid:${resource}` })
export const tokensOn = (what: Token, on: 'self' | 'sheet'): Amount => ({ of: 'tokens', what, on })
export const half = (amount: Amount, round: 'up' | 'down' = 'up'): Amount => ({ of: 'half', amount: amount as never, round })

// ── conditions ──
export const has = (what: Having, who?: Selector): If => ({ is: 'has', what, ...(who ? { who } : {}) })
export const on = (place: Place | { readonly with: Spaces['with'] }, who?: Selector): If => ({ is: 'on', place, ...(who ? { who } : {}) })
export const atLeast = (n: Amount, what: Which): If => ({ is: 'count', what, atLeast: n })
export const none = (what: Which): If => ({ is: 'count', what, atMost: 0 })
export const tokens = (what: Token, n: Amount, where: 'self' | 'sheet' = 'self'): If => ({ is: 'tokens', what, on: where, atLeast: n })
export const noTokens = (what: Token): If => ({ is: 'tokens', what, on: 'self', none: true })

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
/** "+2 Strength in Combat Encounters": only the highest bonus counts. */
export const bonus = (skill: Skill, n: number, kind?: TestKind, how: { while?: If } = {}): AbilityData => ({
  ability: 'modify',
  on: 'dice',
  phase: 'add:bonus',
  amount: n,
  where: { who: 'you', skill, ...(kind ? { kind } : {}) },
  ...(how.while ? { while: how.while as Condition } : {}),
})
/** "Roll 1 additional die": they add up. `near`: also for investigators on your space. */
export const dice = (n: number, scope: Scope & { near?: true; while?: If } = {}): AbilityData => ({
  ability: 'modify',
  on: 'dice',
  phase: 'add:additional',
  amount: n,
  where: {
    ...(scope.near ? { near: true } : { who: 'you' }),
    ...(scope.kind ? { kind: scope.kind } : {}),
    ...(scope.skill ? { skill: scope.skill as never } : {}),
  },
  ...(scope.while ? { while: scope.while as Condition } : {}),
})
/** "During a … test you may …": rerolls and dice counted higher, after the roll. */
export const duringTest = (effect: Effect, scope: Scope = {}, how: { limit?: Limit; cost?: Cost } = {}): AbilityData => ({
  ability: 'after',
  on: 'test:roll',
  where: { who: 'you', ...(scope as Filter) },
  effect,
  may: true,
  ...how,
})
/** Each 6 counts as two successes. */
export const sixesCountTwice = (scope: Scope = {}): AbilityData => ({
  ability: 'modify',
  on: 'sixes',
  phase: 'set',
  amount: 2,
  where: { who: 'you', ...(scope as Filter) },
})
export const successOn = (face: number): AbilityData => ({
  ability: 'modify',
  on: 'success',
  phase: 'set',
  amount: face,
  where: { who: 'you' },
})
export const action = (effect: Effect, how: { cost?: Cost; while?: If } = {}): AbilityData => ({
  ability: 'action',
  on: 'action',
  effect,
  limit: { per: 'round', on: 'piece' },
  ...(how.cost ? { cost: how.cost } : {}),
  ...(how.while ? { while: how.while as Condition } : {}),
})
export const localAction = (effect: Effect, how: { cost?: Cost } = {}): AbilityData => ({
  ability: 'action',
  on: 'localAction',
  effect,
  limit: { per: 'round', on: 'user' },
  ...how,
})
type Trigger = AbilityOptions<If>
export const { before, after, instead, cannot, modify } = common
export const whenYouRest = (effect: Effect, how: Trigger = {}): AbilityData =>
  after('action:perform', { who: 'you', action: 'rest' }, effect, how)
/** "When you would lose Health, you may prevent …". */
export const prevent = (
  what: 'health' | 'sanity',
  amount: Amount | 'all',
  how: { cost?: Cost; limit?: Limit; may?: true; near?: true } = {},
): AbilityData => {
  const { near, ...rest } = how
  return { ability: 'prevent', on: `${what}:lose`, where: near ? { near: true } : { who: 'you' }, amount, ...rest }
}
export const perRound: Limit = { per: 'round', on: 'piece' }
