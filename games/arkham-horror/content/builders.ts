import {
  type AbilityData,
  type AbilityOptions,
  type Amount,
  builders,
  type Condition,
  type Effect,
  type Filter,
  type Selector,
} from '@miskatonic/effects'
import type { Cost, Limit, Payment } from '@miskatonic/kernel'
import type { Ally, Card, CardOf, Deck, Entry, GateCard, LocationCard, MythosCard, Skill, Slot, Trait, Weapon } from './kinds.ts'

/* The words cards are written with. Each makes plain data; what it means is in `rules/vocabulary`. */

const common = builders()
export const { seq, together, also, inOrder, choose, may, unless, unlessYou, ifYouDo, when, each, repeat, later, lasting } = common
export const { after, before, instead, alter, allow, pays, suppress, nothing, not, both, native } = common

type Options = AbilityOptions<Condition>
/** What is done with dice: a number, what a die showed (`rolled`), or the successes of a check or roll (`successes`). */
export const rolled: Amount = { of: 'rolled' }
export const successes: Amount = { of: 'successes' }

// ── checks and rolls ──

/** A skill, or a special check: bonuses for it count. */
export type Checked = Skill | 'combat' | 'evade' | 'horror'
type Outcome = { readonly pass?: Effect; readonly fail?: Effect; readonly difficulty?: number; readonly falling?: true }
/** `check('luck', -1, { pass, fail, difficulty: 2 })`; `falling`: the modifier is 1 worse in each round of the battle. */
export const check = (skill: Checked, modifier: number, outcome: Outcome): Effect => ({ do: 'check', skill, modifier, ...outcome })
/** One of the two skills, by choice. */
export const checkEither = (skill: Checked, or: Checked, modifier: number, outcome: Outcome): Effect => ({
  do: 'check',
  skill,
  or,
  modifier,
  ...outcome,
})
/** By the number of successes: `[0, 0, a], [1, 2, b], [3, 'more', c]`. */
export const bySuccesses = (
  skill: Checked,
  modifier: number,
  ...bands: readonly (readonly [from: number, to: number | 'more', effect: Effect])[]
): Effect => ({
  do: 'check',
  skill,
  modifier,
  bands: bands.map(([from, to, effect]) => ({ from, ...(to === 'more' ? {} : { to }), effect })),
})
/** So many dice by their faces: `rollDie([1, 3, a], [4, 6, b])`. Blessed and Cursed make no difference. */
export const rollDie = (...bands: readonly (readonly [from: number, to: number, effect: Effect])[]): Effect => ({
  do: 'rollTable',
  bands: bands.map(([from, to, effect]) => ({ from, to, effect })),
})
/** A die whose face is what is gained or lost: `rollFor(gain.clues(rolled))`. */
export const rollFor = (effect: Effect): Effect => ({ do: 'rollFor', effect })
/** Dice that are successes or not: with at least one, `pass`. `each`: once for every success; `miss`: once for every die that is none. */
export const rollSuccesses = (
  dice: Amount,
  outcome: { readonly pass?: Effect; readonly fail?: Effect; readonly each?: Effect; readonly miss?: Effect },
): Effect => ({ do: 'rollSuccesses', dice, ...outcome })
/** As many dice as Sanity or Stamina one has. */
export const as = (track: 'sanity' | 'stamina' | 'clues' | 'money' | 'items'): Amount => ({ of: 'own', what: track })

/** In a check: all its dice again, those that failed, or one. */
export const reroll = (dice: 'all' | 'failed' | 'one'): Effect => ({ do: 'reroll', dice })
/** The check under way is passed, without dice. */
export const passCheck: Effect = { do: 'passCheck' }
/** So many dice more in the check under way. */
export const addDice = (n: number): Effect => ({ do: 'addDice', n })

// ── what one has ──

export const gain = {
  sanity: (n: Amount): Effect => ({ do: 'gain', what: 'sanity', n }),
  stamina: (n: Amount): Effect => ({ do: 'gain', what: 'stamina', n }),
  money: (n: Amount): Effect => ({ do: 'gain', what: 'money', n }),
  clues: (n: Amount): Effect => ({ do: 'gain', what: 'clues', n }),
}
export const lose = {
  sanity: (n: Amount | 'all'): Effect => ({ do: 'lose', what: 'sanity', n }),
  stamina: (n: Amount | 'all'): Effect => ({ do: 'lose', what: 'stamina', n }),
  money: (n: Amount | 'all' | 'half'): Effect => ({ do: 'lose', what: 'money', n }),
  clues: (n: Amount | 'all' | 'half'): Effect => ({ do: 'lose', what: 'clues', n }),
  /** Both at once: who comes to nothing of either is devoured. */
  both: (sanity: number, stamina: number): Effect => together(lose.sanity(sanity), lose.stamina(stamina)),
}
/** To the maximum. */
export const restore = (what: 'sanity' | 'stamina' | 'both'): Effect => ({ do: 'restore', what })
/** So many points, as one likes, of Sanity and Stamina. */
export const share = (n: Amount): Effect => ({ do: 'share', n })
export const lowerMaximum = (track: 'sanity' | 'stamina' | 'choice', n = 1): Effect => ({ do: 'lowerMaximum', track, n })

// ── cards ──

/** Draws `n` and keeps them all, or `keep` of them. */
export const draw = (deck: Deck, n = 1, more: { readonly keep?: number } = {}): Effect => ({ do: 'draw', deck, n, ...more })
/** What a card may have to be: a weapon, a Tome, or cards of these ids. */
export type Wanted = { readonly type?: 'weapon' | 'tome'; readonly named?: readonly string[] }
/** Looks through a deck for a card of choice, takes it, and shuffles. */
export const search = (deck: Deck, wanted: Wanted = {}): Effect => ({ do: 'search', deck, ...wanted })
/** The first card of that sort in the deck. */
export const drawFirst = (deck: Deck, wanted: Wanted): Effect => ({ do: 'drawFirst', deck, ...wanted })
/** Draws `n` and may buy: `most` of them (1 unless said), at list price and so much more or less. `must`: one has to, if one can. */
export const buy = (
  deck: Deck,
  n: number,
  more: { readonly change?: number; readonly most?: number; readonly must?: true } = {},
): Effect => ({ do: 'buy', deck, n, ...more })
/** May sell items: `most` of them (1 unless said) for list price and so much, or for a fixed price. */
export const sell = (
  more: {
    readonly deck?: 'common' | 'unique'
    readonly most?: number
    readonly change?: number
    readonly price?: number
    readonly times?: number
  } = {},
): Effect => ({ do: 'sell', ...more })
/** What can be given up: items of all sorts, or some of them. */
export type Goods = 'item' | 'common' | 'unique' | 'spell' | 'weapon' | 'tome' | 'ally' | 'skill' | 'weaponOrSpell'
/** By choice, unless `random`. */
export const discard = (what: Goods, n: number | 'all' | 'half', more: { readonly random?: true } = {}): Effect => ({
  do: 'discard',
  what,
  n,
  ...more,
})
/** A card by its id, out of the deck; does nothing if it is not there. */
export const take = (card: string): Effect => ({ do: 'take', card })
/** That Ally joins, if still in the deck; else this. */
export const ally = (id: string, otherwise: Effect): Effect => ({ do: 'joinAlly', ally: id, otherwise })
export const anyAlly: Effect = { do: 'chooseAlly' }
export const exhaustSelf: Effect = { do: 'exhaustSelf' }
export const discardSelf: Effect = { do: 'discardSelf' }
export const boxSelf: Effect = { do: 'boxSelf' }
export const refreshCard: Effect = { do: 'refreshCard' }
/** Looks at the top cards and puts them back in an order of choice. */
export const lookAtTop = (deck: Deck | 'mythos', n: number): Effect => ({ do: 'lookAtTop', deck, n })

// ── special cards and states ──

export const blessed: Effect = { do: 'special', name: 'blessing' }
export const cursed: Effect = { do: 'special', name: 'curse' }
export const retainer: Effect = { do: 'special', name: 'retainer' }
export const bankLoan: Effect = { do: 'special', name: 'bank-loan' }
export const membership: Effect = { do: 'special', name: 'silver-twilight-membership' }
export const deputy: Effect = { do: 'special', name: 'deputy' }
export const special = (name: string): Effect => ({ do: 'special', name })
export const loseSpecial = (name: string): Effect => ({ do: 'loseSpecial', name })
export const defaultOnLoan: Effect = { do: 'defaultOnLoan' }
export const delayed: Effect = { do: 'delay' }
export const arrested: Effect = { do: 'arrest' }
export const lostInTime: Effect = { do: 'stray' }
export const devoured: Effect = { do: 'devour' }
export const loseNextTurn: Effect = { do: 'loseTurn' }
export const insane: Effect = { do: 'fall', track: 'sanity' }
export const unconscious: Effect = { do: 'fall', track: 'stamina' }

// ── moving and encounters ──

/** To an area by its id; `then: 'encounter'`: and has an encounter there. */
export const moveTo = (area: string, then?: 'encounter'): Effect => ({ do: 'moveTo', area, ...(then ? { then } : {}) })
export const toStreet: Effect = { do: 'toStreet' }
/** To a location or street of choice. */
export const moveAnywhere = (to: 'location' | 'street' | 'area' | 'gate' = 'area', then?: 'encounter'): Effect => ({
  do: 'moveAnywhere',
  to,
  ...(then ? { then } : {}),
})
/** Another card of this place. */
export const encounterHere: Effect = { do: 'encounterHere' }
/** In place of the card that was drawn for an encounter. */
export const drawAnother: Effect = { do: 'drawAnother' }
export const returnToArkham: Effect = { do: 'returnToArkham' }
/** Back from an Other World to any open gate. */
export const returnToAnyGate: Effect = { do: 'returnToArkham', any: true }
/** Through the gate here, or the nearest one. */
export const enterGate = (which: 'here' | 'nearest' = 'here'): Effect => ({ do: 'enterGate', which })
/** To the first area of that world. */
export const enterWorld = (world: string): Effect => ({ do: 'enterWorld', world })
export const gainMovement = (n: number): Effect => ({ do: 'gainMovement', n })

// ── monsters ──

/** Alone, in an encounter: evaded or fought at once. */
export const monsterAppears = (n = 1): Effect => ({ do: 'monsterAppears', n })
/** On the board, in that area (`here`: yours). */
export const placeMonsters = (n: number, at: string): Effect => ({ do: 'placeMonsters', n, at })
export const returnToCup = (which: Selector): Effect => ({ do: 'returnToCup', which })
export const defeat = (which: Selector): Effect => ({ do: 'defeatMonsters', which })
/** One of the cup, or one of choice on the board, as a trophy. */
export const takeTrophy = (from: 'cup' | 'board'): Effect => ({ do: 'takeTrophy', from })
export const loseTrophy = (what: 'monster' | 'gate', n: number | 'all' = 1): Effect => ({ do: 'loseTrophy', what, n })
/** Instead of moving: straight to the nearest investigator at a location. */
export const pounce: Effect = { do: 'pounce' }
/** The monster of this combat is less tough, or lacks one of its abilities, until it ends. */
export const weaken: Effect = { do: 'weaken' }
/** What is `physical` counts as `magical` in this combat. */
export const enchantWeapon: Effect = { do: 'enchantWeapon' }
/** These checks of this combat fail, whatever is rolled. */
export const failChecks = (...checks: readonly ('horror' | 'combat')[]): Effect => ({ do: 'failChecks', checks: [...checks] })
/** The monster of this combat goes back to the cup, and the combat is over. */
export const backToCup: Effect = { do: 'backToCup' }

// ── gates, doom, terror, town ──

export const gateAppears: Effect = { do: 'gateAppears' }
export const gateAndMonster: Effect = { do: 'gateAppears', monster: true }
/** One of choice; `here`: the one here. Closed by an effect: no trophy, no seal. With `trophy`, it is one. */
export const closeGate = (which: 'any' | 'here' = 'any', more: { readonly trophy?: true } = {}): Effect => ({
  do: 'closeGate',
  which,
  ...more,
})
export const addDoom = (n = 1): Effect => ({ do: 'addDoom', n })
export const removeDoom = (n = 1): Effect => ({ do: 'removeDoom', n })
export const raiseTerror = (n = 1): Effect => ({ do: 'raiseTerror', n })
export const terrorTo = (n: number): Effect => ({ do: 'terrorTo', n })
/** To the end of the next turn. */
export const closeLocations = (...areas: readonly string[]): Effect => ({ do: 'closeLocations', areas: [...areas] })
export const placeClue = (at: string, n = 1): Effect => ({ do: 'placeClue', at, n })
export const removeSeals: Effect = { do: 'removeSeals' }
/** One Ally of the deck, at random. */
export const allyLeaves: Effect = { do: 'allyLeaves' }
export const freePrisoners: Effect = { do: 'freePrisoners' }
export const findTheLost: Effect = { do: 'findTheLost' }
/** All trophies of these monsters come back there. */
export const trophiesReturn = (name: string, at: string): Effect => ({ do: 'trophiesReturn', name, at })

// ── rumors, and counters on a card ──

export const addCounter = (n: Amount = 1): Effect => ({ do: 'addCounter', n })
export const removeCounter = (n: Amount = 1): Effect => ({ do: 'removeCounter', n })
/** Monsters of the cup lie on the card; in that street they can be fought. */
export const keepMonsters = (n: number): Effect => ({ do: 'keepMonsters', n })
export const fightKept: Effect = { do: 'fightKept' }
export const releaseKept = (at: string): Effect => ({ do: 'releaseKept', at })
export const passRumor: Effect = { do: 'endRumor', as: 'pass' }
export const failRumor: Effect = { do: 'endRumor', as: 'fail' }
export const boxRumor: Effect = { do: 'endRumor', as: 'box' }
export const loseGame: Effect = { do: 'loseGame' }

// ── whom ──

/** You choose whom of these it befalls. */
export const somebody = (among: Selector, effect: Effect): Effect => ({ do: 'somebody', among, effect })
export const everybody = (effect: Effect, of: Selector = investigators()): Effect => each(of, effect)
/** All at once: nobody is judged before all have suffered it. */
export const allTogether = (effect: Effect, of: Selector = investigators()): Effect => each(of, effect, 'together')
type Whom = {
  /** `arkham`: not in Other Worlds nor lost; `here`: where you are. */
  readonly in?: 'arkham' | 'street' | 'location' | 'otherWorld' | 'lost' | 'here'
  readonly at?: string
  readonly others?: true
  /** Who has such a card. */
  readonly with?: string
}
export const investigators = (whom: Whom = {}): Selector => ({ the: 'investigators', ...whom })
export const firstPlayer: Selector = { the: 'firstPlayer' }
/** By name, by place (a neighbourhood: its street and locations), by kind of place. */
export const monsters = (
  which: {
    readonly named?: readonly string[]
    readonly in?: string
    readonly where?: 'street' | 'location' | 'sky' | 'outskirts' | 'skyAndOutskirts' | 'here'
  } = {},
): Selector => ({ the: 'monsters', ...which })
/** The monster being fought. */
export const thisMonster: Selector = { the: 'foe' }

// ── conditions ──

export const inArea = (...areas: readonly string[]): Condition => ({ is: 'inArea', areas: [...areas] })
export const inPlaceOf = (kind: 'street' | 'location' | 'otherWorld' | 'arkham'): Condition => ({ is: 'inPlace', kind })
export const has = (what: Goods | 'clue' | 'money' | 'gateTrophy' | 'monsterTrophy', n = 1): Condition => ({ is: 'has', what, n })
export const hasCard = (card: string): Condition => ({ is: 'hasCard', card })
export const isBlessed: Condition = { is: 'hasCard', card: 'blessing' }
export const isCursed: Condition = { is: 'hasCard', card: 'curse' }
export const skillAtLeast = (skill: Skill, n: number): Condition => ({ is: 'skill', skill, n })
export const terrorAtLeast = (n: number): Condition => ({ is: 'terror', n })
export const countersAtLeast = (n: number): Condition => ({ is: 'counters', n })
export const noCounters: Condition = { is: 'counters', n: 0 }
export const keptAtLeast = (n: number): Condition => ({ is: 'kept', n })
export const noneKept: Condition = { is: 'kept', n: 0 }
export const noAlliesLeft: Condition = { is: 'noAllies' }
export const awakened: Condition = { is: 'awakened' }
export const environmentIs = (card: string): Condition => ({ is: 'environment', card })
export const playersAtLeast = (n: number): Condition => ({ is: 'players', n })
export const exists = (what: Selector): Condition => ({ is: 'exists', what })
export const otherHandEmpty: Condition = { is: 'otherHandEmpty' }

// ── costs and limits ──

/** What is paid all together. */
type Price = readonly Payment[]

export const money = (n: number): Price => [{ pay: 'money', n }]
export const clues = (n: number): Price => [{ pay: 'clue', n }]
export const sanity = (n: number): Price => [{ pay: 'sanity', n }]
export const stamina = (n: number): Price => [{ pay: 'stamina', n }]
export const movement = (n: number): Price => [{ pay: 'movement', n }]
/** Monster trophies of that toughness, or gate trophies: 5 toughness are one gate. */
export const trophies = (toughness: 5 | 10): Price => [{ pay: 'trophies', n: toughness }]
export const gateTrophies = (n: number): Price => [{ pay: 'gateTrophy', n }]
export const monsterTrophies = (n: number): Price => [{ pay: 'monsterTrophy', n }]
export const cards = (what: Goods, n = 1): Price => [{ pay: 'card', n, filter: what }]
export const thisCard: Price = [{ pay: 'self', n: 1 }]
export const exhaustThis: Price = [{ pay: 'exhaust', n: 1 }]
export const aUse: Price = [{ pay: 'use', n: 1 }]
/** All of these. */
export const all = (...costs: readonly Price[]): Price => costs.flat()
export const either = (...costs: readonly Cost[]): Cost => ({ or: [...costs] })
/** A turn of the game: the scope `turn` would be somebody's part of a phase. */
export const oncePerTurn: Limit = { per: 'gameTurn', on: 'piece' }

// ── abilities ──

export const action: (slot: Slot, effect: Effect, more?: Options) => AbilityData = common.action
export const cannot = (on: string, where: Filter = {}, more: Options = {}): AbilityData =>
  common.cannot(on, where, { rule: 'AH-GEN-09', ...more })
export const prevent = (on: string, where: Filter, amount: Amount | 'all', more: Options = {}): AbilityData =>
  common.prevent(on, where, amount, more)
const mine: Filter = { who: 'you' }
const modify = (on: string, amount: Amount, where: Filter = {}, more: Options = {}): AbilityData =>
  common.modify(on, 'add', amount, where, more)
/** A number of the game, for everybody or by filter; `set` in place of added. */
export const changes = modify
export const sets = (on: string, amount: Amount, where: Filter = {}, more: Options = {}): AbilityData =>
  common.modify(on, 'set', amount, where, more)

/** +1 to a skill, with all its checks; or only to a special check. */
export const bonus = (skill: Skill | 'combat' | 'evade' | 'horror' | 'spell' | 'close', n: number, more: Options = {}): AbilityData =>
  isSkill(skill) ? modify('skill', n, { ...mine, skill }, more) : modify('dice', n, { ...mine, check: skill }, more)
/** To all checks of that skill, but not to movement or Sneak compared: a Lantern. */
export const checkBonus = (skill: Skill, n: number, more: Options = {}): AbilityData => modify('dice', n, { ...mine, skill }, more)
/** For everybody: what the weather does. */
export const everybodysSkill = (skill: Skill, n: number): AbilityData => modify('dice', n, { skill })
export const allChecks = (n: number): AbilityData => modify('dice', n, mine)
const SKILL_NAMES: readonly string[] = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck']
const isSkill = (name: string): name is Skill => SKILL_NAMES.includes(name)
/** While it is in use: so many dice in Combat checks, against what it works on. */
export const weapon = (n: number, kind: Weapon, more: { readonly against?: Trait } & Options = {}): AbilityData => {
  const { against, ...rest } = more
  return modify('dice', { of: 'arms', n, kind }, { ...mine, check: 'combat', inUse: 'self', ...(against ? { foe: against } : {}) }, rest)
}
/** What a cast spell gives, as long as hands hold it: `combatSpell(6)`. */
export const combatSpell = (n: number): Effect => lasting(weapon(n, 'magical'), { record: 'fighting' })
/** More dice for each Clue, on all checks or on those of one skill. */
export const clueDice = (n: number, skill?: Skill): AbilityData => modify('clueDice', n, { ...mine, ...(skill ? { skill } : {}) })
/** Draws so many cards more from that deck, then discards as many. */
export const drawsMore = (deck: Deck): AbilityData => modify('drawMore', 1, { ...mine, deck })
export const maximum = (track: 'sanity' | 'stamina', n: number): AbilityData =>
  modify(track === 'sanity' ? 'maxSanity' : 'maxStamina', n, mine)
/** What Ancient Ones and weather do to monsters of these names (all: no names). */
export const monstersHave = (
  what: 'awareness' | 'horrorRating' | 'horrorDamage' | 'combatRating' | 'combatDamage' | 'toughness',
  n: number,
  names: readonly string[] = [],
  more: Options = {},
): AbilityData => modify(what, n, names.length ? { name: [...names] } : {}, more)
export const monstersHaveExactly = (
  what: 'awareness' | 'horrorRating' | 'horrorDamage' | 'combatRating' | 'combatDamage' | 'toughness',
  n: number,
  names: readonly string[],
  more: Options = {},
): AbilityData => sets(what, n, { name: [...names] }, more)
export const monstersAre = (trait: Trait, names: readonly string[], more: Options = {}): AbilityData =>
  allow('monster:be', { trait, ...(names.length ? { name: [...names] } : {}) }, more)
/** Not such, for everybody or for you: `monstersAreNot('nightmarish', { who: 'you' })`. */
export const monstersAreNot = (trait: Trait, where: Filter = {}): AbilityData => cannot('monster:be', { trait, ...where })
/** A monster's own: what it is or has under a condition. */
export const itself = (what: Parameters<typeof monstersHave>[0], n: number, more: Options): AbilityData =>
  sets(what, n, { monster: 'self' }, more)
export const itIs = (trait: Trait, more: Options): AbilityData => allow('monster:be', { trait, monster: 'self' }, more)
/** Upkeep: what one does, or may do. `peace`: not in the final battle; `settled`: not in the first Upkeep after the card was gained. */
export const upkeep = (effect: Effect, more: Options & { readonly peace?: true; readonly settled?: true } = {}): AbilityData => {
  const { peace, settled, ...rest } = more
  return after('upkeep:act', { ...mine, ...(peace ? { battle: false } : {}), ...(settled ? { settled: true } : {}) }, effect, rest)
}
/** After a check of that kind was rolled: may do this. */
export const afterRoll = (kind: 'evade' | 'horror' | 'combat' | 'spell' | 'any', effect: Effect, more: Options = {}): AbilityData =>
  after('check:roll', { ...mine, ...(kind === 'any' ? {} : { check: kind }) }, effect, { may: true, ...more })

// ── whole cards ──

type Rest<K extends Card['kind']> = Omit<CardOf<K>, 'id' | 'kind'>
const maker =
  <K extends Card['kind']>(kind: K) =>
  (id: string, rest: Rest<K>): CardOf<K> =>
    ({ id, kind, ...rest }) as unknown as CardOf<K>
export const investigator = maker('investigator')
export const ancientOne = maker('ancientOne')
export const monster = maker('monster')
export const commonItem = maker('common')
export const uniqueItem = maker('unique')
export const spell = maker('spell')
export const skillCard = maker('skill')
export const allyCard = (id: string, rest: Omit<Ally, 'id' | 'kind'>): Ally => ({ id, kind: 'ally', ...rest })
export const specialCard = maker('special')
export const street = maker('street')
export const location = maker('location')
export const world = maker('world')
export const gate = maker('gate')
/** The story, then what comes of it. */
export const entry = (es: string, en: string, effect: Effect, more: Omit<Entry, 'story' | 'effect'> = {}): Entry => ({
  story: { es, en },
  effect,
  ...more,
})
export const locationCard = (id: string, neighbourhood: string, entries: LocationCard['entries']): LocationCard => ({
  id,
  kind: 'encounter',
  neighbourhood,
  entries,
})
export const gateCard = (id: string, colours: GateCard['colours'], entries: GateCard['entries']): GateCard => ({
  id,
  kind: 'otherWorld',
  colours,
  entries,
})
type Mythos = Omit<MythosCard, 'id' | 'kind' | 'type'>
export const headline = (id: string, rest: Mythos): MythosCard => ({ id, kind: 'mythos', type: 'headline', ...rest })
export const environment = (id: string, rest: Mythos): MythosCard => ({ id, kind: 'mythos', type: 'environment', ...rest })
export const rumor = (id: string, rest: Mythos): MythosCard => ({ id, kind: 'mythos', type: 'rumor', ...rest })
