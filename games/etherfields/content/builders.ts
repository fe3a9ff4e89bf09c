import {
  type AbilityData,
  type AbilityOptions,
  type Amount,
  type Both,
  builders,
  type Condition,
  type Effect,
  type Filter,
  type Selector,
} from '@miskatonic/effects'
import type { Cost } from '@miskatonic/kernel'
import type {
  Action,
  CardOf,
  Colour,
  Dream,
  DreamerId,
  EntityMovement,
  Fate,
  Motive,
  Price,
  StateId,
  Suit,
  Terrain,
  Token,
} from './kinds.ts'

/* The words cards, tiles and scripts are written with. Each makes plain data; what it means is in `rules/vocabulary`. */

const common = builders()
export const { seq, together, also, inOrder, choose, may, unless, unlessYou, ifYouDo, when, each, repeat, later, lasting } = common
export const { after, before, instead, alter, allow, nothing, not, both, native, prevent, cannot } = common
export {
  addToFlag,
  cases,
  choice,
  decide,
  dieTable,
  endReading,
  goBack,
  guard,
  hasFlag,
  read,
  riddle,
  setFlag,
  story,
  toll,
  turnTo,
} from '@miskatonic/commons/book'

export const words = (es: string, en: string): Both => ({ es, en })

// ── prices ──

type Letter = 'A' | 'C' | 'R'
const COLOUR: { readonly [L in Letter]: Colour } = { A: 'awareness', C: 'cunning', R: 'rage' }
const amountOf = (text: string): { readonly colour: Colour; readonly n: number } => {
  const found = /^(\d+)([ACR])$/.exec(text)
  if (!found) throw new Error(`«${text}» is no amount of Motive; one reads «2A»`)
  return { colour: COLOUR[found[2] as Letter], n: Number(found[1]) }
}
/** `price('2A')`, `price('3A/3R')` one or the other, `price('2R', { gradual: true })`, `price('0')`. */
export const price = (motive: string, more: Omit<Price, 'motive'> = {}): Price =>
  motive === '0' ? more : { motive: motive.split('/').map(amountOf), ...more }
export const free: Price = {}
/** What is paid besides Motive; also the cost of a choice in a script. */
export const pay = {
  ether: (n = 1): Cost => [{ pay: 'ether', n }],
  gems: (n = 1): Cost => [{ pay: 'gem', n }],
  keys: (n = 1): Cost => [{ pay: 'key', n }],
  hours: (n = 1): Cost => [{ pay: 'hour', n }],
  anguish: (n = 1): Cost => [{ pay: 'anguish', n }],
  discard: (n = 1): Cost => [{ pay: 'discard', n }],
  seal: (n = 1): Cost => [{ pay: 'seal', n }],
  layDown: (n = 1): Cost => [{ pay: 'layDown', n }],
}
/** `motive('3R')`, `motive('1R 2C')`: what a card yields when it is discarded. */
export const motive = (text: string): Motive =>
  Object.fromEntries(
    text
      .split(' ')
      .map(amountOf)
      .map(({ colour, n }) => [colour, n]),
  )

// ── actions ──

type ActionMore = Omit<Action, 'key' | 'price' | 'effect'>
export const action = (key: string, cost: Price, effect: Effect, more: ActionMore = {}): Action => ({ key, price: cost, ...more, effect })
/** An action written on the map: named by what stands there. */
export const mapAction = (key: string, es: string, en: string, cost: Price, effect: Effect, more: ActionMore = {}): Action =>
  action(key, cost, effect, { label: words(es, en), ...more })
export const attack = (cost: Price, effect: Effect, more: ActionMore = {}): Action =>
  action('attack', cost, effect, { keyword: 'attack', ...more })
export const contact = (cost: Price, effect: Effect, more: ActionMore = {}): Action =>
  action('contact', cost, effect, { keyword: 'contact', ...more })
/** What an Influence card does when it is played: it costs nothing but itself, unless said. */
export const play = (effect: Effect, more: ActionMore & { readonly cost?: Price } = {}): Action => {
  const { cost = free, ...rest } = more
  return action('play', cost, effect, rest)
}

// ── what one has ──

export const gain = {
  ether: (n: Amount = 1): Effect => ({ do: 'gain', what: 'ether', n }),
  gems: (n: Amount = 1): Effect => ({ do: 'gain', what: 'gems', n }),
  keys: (n: Amount = 1): Effect => ({ do: 'gain', what: 'keys', n }),
  hours: (n: Amount = 1): Effect => ({ do: 'gain', what: 'hours', n }),
}
export const lose = {
  ether: (n: Amount | 'all' = 1): Effect => ({ do: 'lose', what: 'ether', n }),
  gems: (n: Amount | 'all' = 1): Effect => ({ do: 'lose', what: 'gems', n }),
  keys: (n: Amount | 'all' = 1): Effect => ({ do: 'lose', what: 'keys', n }),
  hours: (n: Amount | 'all' = 1): Effect => ({ do: 'lose', what: 'hours', n }),
}
export const suffer = (n: Amount = 1): Effect => ({ do: 'suffer', n })
export const cure = (n: Amount = 1): Effect => ({ do: 'cure', n })
export const seal = (n: Amount): Effect => ({ do: 'seal', n })
/** Opens Sealed cards. */
export const unseal = (n: Amount): Effect => ({ do: 'open', n })
export const draw = (n: Amount): Effect => ({ do: 'draw', n })
export const discard = (n: Amount | 'all', more: { readonly random?: true } = {}): Effect => ({ do: 'discard', n, ...more })
export const reshuffle: Effect = { do: 'reshuffle' }
export const layDown = (n: Amount = 1): Effect => ({ do: 'layDown', n })
export const standUp = (n: Amount | 'all' = 1): Effect => ({ do: 'standUp', n })
export const takeBack = (n: Amount = 1): Effect => ({ do: 'takeBack', n })
export const returnCard: Effect = { do: 'returnCard' }
export const gainFlaw: Effect = { do: 'gainFlaw' }
export const removeThisFlaw: Effect = { do: 'removeThisFlaw' }
export const discardThis: Effect = { do: 'discardThis' }
export const removeThis: Effect = { do: 'removeThis' }

// ── what comes to light ──

/** A Secret, or anything to be gained, by its id: a tile, an Entity, a Note, an Item, Wisdom, a Gate … it goes where such things go. */
export const reveal = (...cards: readonly string[]): Effect => {
  const all = cards.map((card): Effect => ({ do: 'reveal', card }))
  return all.length === 1 ? (all[0] as Effect) : seq(...all)
}
export const addSlumbers = (...cards: readonly string[]): Effect => ({ do: 'addSlumbers', cards })
export const restoreItem: Effect = { do: 'restoreItem' }
export const restoreMask: Effect = { do: 'restoreMask' }
export const discardMask: Effect = { do: 'discardMask' }
export const discardItem = (more: { readonly random?: true; readonly market?: true } = {}): Effect => ({ do: 'discardItem', ...more })
export const gainMask = (more: { readonly random?: true } = {}): Effect => ({ do: 'gainMask', ...more })
export const season = (card: string): Effect => ({ do: 'season', card })
export const buyInfluence: Effect = { do: 'buy' }
export const drawFate: Effect = { do: 'drawFate' }
export const lookAtSlumbers = (n: number): Effect => ({ do: 'lookAtSlumbers', n })
export const showActions = (...letters: readonly string[]): Effect => ({ do: 'showAction', letters })
export const hideActions = (...letters: readonly string[]): Effect => ({ do: 'hideAction', letters })
export const blockAction = (letter: string): Effect => ({ do: 'blockAction', letter })
export const travelTo = (place: string): Effect => ({ do: 'travelTo', place })

// ── the Scape ──

export const move = (n: Amount, more: { readonly throughWalls?: true } = {}): Effect => ({ do: 'move', n, ...more })
/** `entrance`, `any`, or a square: `4,1`. */
export const relocate = (to: string): Effect => ({ do: 'relocate', to })
export const spawn = (entity: string, n: Amount = 1, at?: string): Effect => ({ do: 'spawn', entity, n, ...(at ? { at } : {}) })
export const driveOff = (of?: Selector): Effect => ({ do: 'driveOff', ...(of ? { of } : {}) })
export const moveEntity = (n: Amount, to: 'you' | 'away', of?: Selector): Effect => ({ do: 'moveEntity', n, to, ...(of ? { of } : {}) })
export const relocateEntity = (to: string): Effect => ({ do: 'relocateEntity', to })
export const metamorphose = (n: Amount = 1): Effect => ({ do: 'metamorphose', n })
export const removeMetamorphoses = (n: Amount | 'all' = 1): Effect => ({ do: 'removeMetamorphoses', n })
export const putState = (state: StateId, of?: Selector): Effect => ({ do: 'putState', state, ...(of ? { of } : {}) })
/** Where one stands or the action is written; `{ square: '4,1' }`, `{ tile: 'B2' }`, `{ tile: 'here' }`. */
type Where = { readonly square?: string; readonly tile?: string }
export const place = (token: Token | Terrain, at: Where = {}): Effect => ({ do: 'place', token, ...at })
export const take = (token: Token | Terrain, at: Where & { readonly anywhere?: true } = {}): Effect => ({ do: 'take', token, ...at })
/** On the whole tile of each figure of the Entity whose text it is. */
export const layUnderfoot = (terrain: Terrain): Effect => ({ do: 'darkenItsTile', terrain })
export const openDoors = (...edges: readonly string[]): Effect => ({ do: 'openDoor', edges })
/** Its Gem goes back to the supply: `emptySlot('4,1')`. */
export const emptySlot = (square: string): Effect => ({ do: 'emptySlot', square })
export const blockSquare = (square: string): Effect => ({ do: 'blockSquare', square })

// ── time and ends ──

export const blockStep: Effect = { do: 'blockStep' }
export const addTurns = (n: Amount = 1): Effect => ({ do: 'addTurn', n })
export const lookAtTurns = (n: Amount = 1): Effect => ({ do: 'lookAtTurns', n })
/** So many different ones of these: `several(2, cure(3), unseal(6))`. */
export const several = (n: number, ...options: readonly Effect[]): Effect => ({ do: 'several', n, options })
export const windClock: Effect = { do: 'windClock' }
/** All that the current Turn card says, now; it is resolved again when its time comes. */
export const resolveTurnCard: Effect = { do: 'resolveTurnCard' }
export const loot: Effect = { do: 'loot' }
/** At a throw: `action('again', { plus: pay.discard(1) }, reroll, { moment: 'reroll', when: ownRoll })`. */
export const reroll: Effect = { do: 'reroll' }
/** In a payment: `action('…', …, addMotive(2, 'R'), { moment: 'payment' })`. */
export const addMotive = (n: Amount, colour?: Letter): Effect => ({ do: 'addMotive', n, ...(colour ? { colour: COLOUR[colour] } : {}) })
/** Ends the Dream, at the end of a script: nothing after it is read. */
export const endDream = (how: 'won' | 'partial' | 'out' | 'left'): Effect => ({ do: 'endReading', then: { do: 'endEncounter', how } })
export const endSlumber: Effect = { do: 'endEncounter', how: 'left' }
/** With Loot; and then this. */
export const endWell = (release: Effect): Effect => ({ do: 'endWell', release })
export const endCampaign = (ending: string): Effect => ({ do: 'endReading', then: { do: 'endCampaign', ending } })

// ── whom ──

export const everyone: Selector = { the: 'dreamers' }
export const others: Selector = { the: 'dreamers', others: true }
/** In range of a figure of the Entity whose text it is. */
export const inRange = (range: number): Selector => ({ the: 'dreamers', inRange: range })
/** In range of you. */
export const near = (range: number): Selector => ({ the: 'dreamers', near: range })
export const othersNear = (range: number): Selector => ({ the: 'dreamers', near: range, others: true })
export const nearest: Selector = { the: 'nearest' }
export const most = (of: 'anguish' | 'hand' | 'ether'): Selector => ({ the: 'extreme', of })
export const figures = (entity?: string, range?: number): Selector => ({
  the: 'figures',
  ...(entity ? { entity } : {}),
  ...(range === undefined ? {} : { inRange: range }),
})
export const players: Amount = { of: 'players' }
export const progressOf = (letter: Letter): Amount => ({ of: 'progress', colour: COLOUR[letter] })
export const flagValue = (scope: 'campaign' | 'encounter', flag: string): Amount => ({ of: 'flag', scope, flag })

// ── on what it depends ──

type Held = 'ether' | 'gems' | 'keys' | 'hours' | 'anguish' | 'hand' | 'sealed' | 'notes' | 'items'
export const has = (what: Held, n = 1): Condition => ({ is: 'has', what, n })
export const teamEther = (n: number): Condition => ({ is: 'teamEther', n })
export const atLeastPlayers = (atLeast: number): Condition => ({ is: 'players', atLeast })
export const youAre = (who: DreamerId): Condition => ({ is: 'dreamer', who })
export const atTable = (who: DreamerId): Condition => ({ is: 'dreamer', who, atTable: true })
export const hasNote = (card: string): Condition => ({ is: 'note', card })
export const hasWisdom = (card: string): Condition => ({ is: 'wisdom', card })
export const inSeason = (card: string): Condition => ({ is: 'season', card })
export const onTerrain = (terrain: Terrain): Condition => ({ is: 'terrain', terrain })
export const onSquares = (...squares: readonly string[]): Condition => ({ is: 'standsOn', squares })
export const suitIs = (suit: Suit): Condition => ({ is: 'suit', suit })
export const entityInRange = (range: number, entity?: string): Condition => ({ is: 'entityInRange', range, ...(entity ? { entity } : {}) })
export const entityOnScape = (entity?: string): Condition => ({ is: 'entityOnScape', ...(entity ? { entity } : {}) })
/** `entityOn('lamp-eater', { squares: ['4,1'], terrain: 'light' })`: it stands on one of them, in Light. */
export const entityOn = (entity: string, at: { readonly squares?: readonly string[]; readonly terrain?: Terrain }): Condition => ({
  is: 'entityOn',
  entity,
  ...at,
})
/** The throw under way is yours, of the Fortune die; of any die, by anybody. */
export const ownRoll: Condition = { is: 'roll', die: 'fortune', own: true }
export const anyRoll: Condition = { is: 'roll' }
export const movementRoll: Condition = { is: 'roll', die: 'movement' }
export const alone: Condition = { is: 'alone' }
export const allOnOneSquare: Condition = { is: 'allOnOneSquare' }
export const turnIs = (atLeast: number): Condition => ({ is: 'turn', atLeast })
export const isRevealed = (card: string): Condition => ({ is: 'tileRevealed', card })
export const tokens = (token: Token | Terrain, n = 1, square?: string): Condition => ({
  is: 'tokens',
  token,
  n,
  ...(square ? { square } : {}),
})
export const slotFilled = (square: string): Condition => ({ is: 'slotFilled', square })
export const onMap: Condition = { is: 'mode', mode: 'map' }
export const inDream: Condition = { is: 'mode', mode: 'dream' }
export const inSlumber: Condition = { is: 'mode', mode: 'slumber' }
export const either = (...conditions: readonly Condition[]): Condition => ({ is: 'any', conditions })

// ── standing abilities ──

type Options = AbilityOptions<Condition>
const mine: Filter = { who: 'you' }
export const raise = {
  handLimit: (n: number, more: Options = {}): AbilityData => common.modify('handLimit', 'add', n, mine, more),
  progressLimit: (n: number, more: Options = {}): AbilityData => common.modify('progressLimit', 'add', n, mine, more),
  itemLimit: (n: number, more: Options = {}): AbilityData => common.modify('itemLimit', 'add', n, {}, more),
  draw: (n: number, more: Options = {}): AbilityData => common.modify('drawn', 'add', n, mine, more),
  range: (keyword: 'attack' | 'contact', n: number, more: Options = {}): AbilityData =>
    common.modify('range', 'add', n, { ...mine, keyword }, more),
  cost: (n: number, more: Options = {}): AbilityData => common.modify('price', 'add', n, mine, more),
  /** What it costs to place a Progress card. */
  placing: (n: number, more: Options = {}): AbilityData => common.modify('price', 'add', n, { ...mine, action: 'place' }, more),
  turns: (n: number, more: Options = {}): AbilityData => common.modify('turns', 'add', n, {}, more),
  /** What is written on the map under these letters, whoever uses it. */
  priceOf: (letters: readonly string[], n: number, more: Options = {}): AbilityData =>
    common.modify('price', 'add', n, { action: letters.map((letter) => `map:${letter}`) }, more),
}
/** So much less Anguish, when you would suffer some. */
export const preventAnguish = (n: number | 'all', more: Options = {}): AbilityData => prevent('anguish:suffer', mine, n, more)

// ── cards ──

type Of<K extends Parameters<typeof cardOf>[0]> = Omit<CardOf<K>, 'id' | 'kind' | 'title'>
const cardOf = <
  K extends
    | 'influence'
    | 'item'
    | 'mask'
    | 'wisdom'
    | 'note'
    | 'season'
    | 'fate'
    | 'flaw'
    | 'entity'
    | 'slumber'
    | 'situation'
    | 'district',
>(
  kind: K,
  id: string,
  es: string,
  en: string,
  rest: object,
): CardOf<K> => ({ id, kind, title: { es, en }, ...rest }) as unknown as CardOf<K>
/** A card of a starting deck or of the Market. */
export const influence = (id: string, es: string, en: string, rest: Of<'influence'>): CardOf<'influence'> =>
  cardOf('influence', id, es, en, rest)
export const item = (id: string, es: string, en: string, rest: Of<'item'>): CardOf<'item'> => cardOf('item', id, es, en, rest)
export const mask = (id: string, es: string, en: string, rest: Of<'mask'>): CardOf<'mask'> => cardOf('mask', id, es, en, rest)
export const wisdom = (id: string, es: string, en: string, rest: Of<'wisdom'>): CardOf<'wisdom'> => cardOf('wisdom', id, es, en, rest)
export const note = (id: string, es: string, en: string, rest: Of<'note'>): CardOf<'note'> => cardOf('note', id, es, en, rest)
export const seasonCard = (id: string, es: string, en: string, rest: Of<'season'>): CardOf<'season'> => cardOf('season', id, es, en, rest)
export const fate = (id: string, es: string, en: string, rest: Omit<Fate, 'id' | 'kind' | 'title'>): Fate =>
  cardOf('fate', id, es, en, rest)
export const flaw = (id: string, es: string, en: string, rest: Of<'flaw'>): CardOf<'flaw'> => cardOf('flaw', id, es, en, rest)
export const entity = (id: string, es: string, en: string, rest: Of<'entity'>): CardOf<'entity'> => cardOf('entity', id, es, en, rest)
export const slumber = (id: string, es: string, en: string, rest: Of<'slumber'>): CardOf<'slumber'> => cardOf('slumber', id, es, en, rest)
export const situation = (id: string, es: string, en: string, rest: Of<'situation'>): CardOf<'situation'> =>
  cardOf('situation', id, es, en, rest)
export const district = (id: string, es: string, en: string, rest: Of<'district'>): CardOf<'district'> =>
  cardOf('district', id, es, en, rest)
export const dream = (data: Dream): Dream => data
export const noDie = (value: number, more: Omit<EntityMovement, 'value' | 'noDie'> = {}): EntityMovement => ({
  value,
  noDie: true,
  ...more,
})
