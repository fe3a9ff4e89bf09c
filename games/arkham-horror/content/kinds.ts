import type { AbilityData, Both, Condition, Effect, Fields, Kinds } from '@miskatonic/effects'

/** The six skills, in the three pairs of the sliders. */
export const SKILLS = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'] as const // AH-SKILL-01
export type Skill = (typeof SKILLS)[number]
export const PAIRS = [
  ['speed', 'sneak'],
  ['fight', 'will'],
  ['lore', 'luck'],
] as const

/** The signs on gates and monsters. */
export const SYMBOLS = ['circle', 'moon', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'] as const
export type DimensionSymbol = (typeof SYMBOLS)[number]

export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** How a monster moves: the colour of its border. */
export const MOVEMENTS = ['normal', 'fast', 'stationary', 'flying', 'special', 'stalker', 'aquatic'] as const
export type Movement = (typeof MOVEMENTS)[number]

/** What a monster or an Ancient One can be; `overwhelming` and `nightmarish` have a number of their own. */
export const TRAITS = [
  'ambush',
  'endless',
  'undead',
  'elusive',
  'mask',
  'spawn',
  'physicalResistance',
  'physicalImmunity',
  'magicalResistance',
  'magicalImmunity',
  'overwhelming',
  'nightmarish',
  'flying',
  'fast',
  'stationary',
] as const
export type Trait = (typeof TRAITS)[number]

/** The decks players draw from. Another set may bring more: a deck is known by the kind of card in it. */
export const DECKS = ['common', 'unique', 'spell', 'skill', 'ally'] as const
export type Deck = (typeof DECKS)[number]

/** What printed icons promise at a location; no rule. */
export const HINTS = ['blessing', 'clue', 'common', 'money', 'sanity', 'spell', 'stamina', 'unique', 'skill', 'ally'] as const
export type Hint = (typeof HINTS)[number]

/** When something on a card may be done: the slots actions are offered in. */
export const SLOTS = [
  'any',
  'upkeep',
  'movement',
  'travel',
  'combat',
  'evade',
  'close',
  'check',
  'arkham',
  'location',
  'otherWorld',
] as const
export type Slot = (typeof SLOTS)[number]

type Printed = { readonly id: string; readonly title: Both; readonly story?: Both }
/** `text` is printed in place of what the language would say: rarely. */
type Abilities = { readonly abilities?: readonly AbilityData[]; readonly text?: Both }
type Copies = { readonly copies?: number }

// ── the board ──

/** A street of a neighbourhood, which has the same name; where its monsters go. */
export type Street = Printed & {
  readonly kind: 'street'
  readonly white?: string
  readonly black?: string
}
/** A location at its street; `abilities` are what can be done there in place of an encounter: actions of the slot `location`. */
export type Location = Printed &
  Abilities & {
    readonly kind: 'location'
    readonly street: string
    readonly unstable?: true
    readonly depot?: true
    readonly aquatic?: true
    readonly hints: readonly Hint[]
    /** What closes here, and when: at this terror level. */
    readonly closesAt?: number
    /** Where the insane, the unconscious and the arrested are brought. */
    readonly refuge?: 'sanity' | 'stamina' | 'jail'
    /** Another entry is read here by whoever has this special card. */
    readonly inner?: { readonly id: string; readonly title: Both; readonly card: string }
  }
/** A town: its streets are joined by ways; each location by one to its street. */
export type Board = {
  readonly id: string
  readonly title: Both
  readonly streets: readonly Street[]
  readonly locations: readonly Location[]
  readonly ways: readonly (readonly [from: string, to: string])[]
}

export type World = Printed & { readonly kind: 'world'; readonly colours: readonly Colour[] }
/** A gate marker: where it leads, how hard it is to close, its sign. */
export type Gate = Printed &
  Copies & { readonly kind: 'gate'; readonly world: string; readonly modifier: number; readonly symbol: DimensionSymbol }

// ── people and powers ──

/** Three tracks of four stops, each with a value for both skills. */
export type Sliders = { readonly [S in Skill]: readonly [number, number, number, number] }

export type Investigator = Printed &
  Abilities & {
    readonly kind: 'investigator'
    readonly gender: 'm' | 'f'
    readonly occupation: Both
    readonly sanity: number
    readonly stamina: number
    readonly focus: number
    readonly home: string
    readonly sliders: Sliders
    /** Ids of cards. */
    readonly fixed: { readonly money?: number; readonly clues?: number; readonly cards?: readonly string[] }
    readonly random: { readonly [D in Deck]?: number }
    /** No Clue lies at the home location when the game begins. */
    readonly noClueAtHome?: true
    /** The name of the own ability. */
    readonly gift: Both
  }

export type AncientOne = Printed & {
  readonly kind: 'ancientOne'
  readonly doom: number
  /** `terror`: minus the terror level; `none`: there is no battle, all is lost. */
  readonly combat: number | 'terror' | 'none'
  readonly defences?: readonly Trait[]
  /** What it makes of monsters. */
  readonly worshippers: readonly AbilityData[]
  readonly power: { readonly title: Both; readonly abilities?: readonly AbilityData[]; readonly text?: Both }
  /** Mask monsters are in the cup. */
  readonly masks?: true
  /** Environments of this sort have no effect. */
  readonly stills?: 'weather'
  /** Once, when it is chosen. */
  readonly start?: Effect
  /** Each investigator, when the battle begins. */
  readonly battle?: Effect
  /** Each investigator, each round; then what the first player does, once. */
  readonly attack?: Effect
  readonly afterAttack?: Effect
}

export type Monster = Printed &
  Copies &
  Abilities & {
    readonly kind: 'monster'
    /** All of that name, as a sentence calls them; in Spanish with the article. Missing: by the title. */
    readonly plural?: Both
    readonly symbol: DimensionSymbol
    readonly movement: Movement
    readonly awareness: number
    /** Missing: no Horror check. */
    readonly horror?: { readonly rating: number; readonly damage: number }
    readonly toughness: number
    /** `effect` comes with the damage; with a damage of 0 it comes in its place. */
    readonly combat: { readonly rating: number; readonly damage: number; readonly effect?: Effect; readonly skill?: Skill }
    readonly traits?: readonly Trait[]
    readonly overwhelming?: number
    readonly nightmarish?: number
    /** With the movement `special`: what it does in place of moving. */
    readonly activation?: Effect
    /** Before the Horror check. */
    readonly before?: Effect
    /** It goes to the box and is no trophy; who defeated it gets this. */
    readonly spoils?: Effect
  }

// ── what investigators have ──

export type Weapon = 'physical' | 'magical'
type Item = Printed &
  Copies &
  Abilities & {
    readonly price: number
    /** A weapon in use takes so many hands; its bonus is an ability: `weapon(3, 'physical')`. */
    readonly weapon?: Weapon
    readonly hands?: number
    readonly tome?: true
    /** It goes after so many uses: `cost: aUse`. */
    readonly uses?: number
    /** Cannot be lost or stolen unless its owner allows it. */
    readonly loyal?: true
    /** May be discarded in place of a Clue: `pays('clue', 'clueCard')`. */
    readonly clueCard?: true
    /** Closes and seals a gate, as the rules say of the Elder Sign. */
    readonly elderSign?: true
    /** Put away when the Ancient One awakens. */
    readonly fleeting?: true
    /** Discarded once it was used in a Combat check. */
    readonly single?: true
  }
export type CommonItem = Item & { readonly kind: 'common' }
export type UniqueItem = Item & { readonly kind: 'unique' }
export type Spell = Printed &
  Copies & {
    readonly kind: 'spell'
    /** `awareness`: that of the monster. */
    readonly casting: number | 'awareness'
    readonly sanity: number
    readonly hands?: number
    readonly slot: Slot
    /** What it does once it is cast. */
    readonly effect?: Effect
    /** Cast when this would be lost: with success, none of it is. */
    readonly wards?: 'sanity' | 'stamina'
    /** The successes it takes: the monster's toughness. */
    readonly difficulty?: 'toughness'
    readonly fleeting?: true
    readonly text?: Both
  }
export type SkillCard = Printed & Copies & Abilities & { readonly kind: 'skill' }
/** `joins`: once, when it joins. */
export type Ally = Printed & Abilities & { readonly kind: 'ally'; readonly joins?: Effect }
/** `limit`: one each. `item`: counts as an item. */
export type Special = Printed &
  Copies &
  Abilities & {
    readonly kind: 'special'
    readonly item?: true
    readonly weapon?: Weapon
    readonly hands?: number
    readonly loyal?: true
    readonly unlimited?: true
    readonly tradable?: true
    /** These come with it. */
    readonly brings?: readonly string[]
  }

// ── encounters and Mythos ──

/** What happens at one place: a little story, then its text. `people`: who is named in it. */
export type Entry = { readonly story: Both; readonly effect: Effect; readonly text?: Both; readonly people?: readonly string[] }
export type LocationCard = {
  readonly id: string
  readonly kind: 'encounter'
  readonly neighbourhood: string
  /** By the id of the location, or of what is inside. */
  readonly entries: { readonly [place: string]: Entry }
}
export type GateCard = {
  readonly id: string
  readonly kind: 'otherWorld'
  readonly colours: readonly Colour[]
  /** By the id of the world; `other`: everywhere else. A card without entries shuffles the deck. */
  readonly entries: { readonly [world: string]: Entry }
}
export type MythosCard = Printed &
  Abilities & {
    readonly kind: 'mythos'
    /** `shuffle`: the deck is shuffled and another card is drawn. */
    readonly type: 'headline' | 'environment' | 'rumor' | 'shuffle'
    readonly subtype?: 'mystic' | 'urban' | 'weather'
    readonly gate?: string
    readonly burst?: true
    /** Doom tokens its gate brings; missing: one. */
    readonly doom?: number
    readonly clue?: string
    readonly white: readonly DimensionSymbol[]
    readonly black: readonly DimensionSymbol[]
    /** A headline, when it is drawn; a rumor, when it comes into play. */
    readonly effect?: Effect
    /** A rumor, at the end of every Mythos phase after that. */
    readonly ongoing?: Effect
    readonly pass?: { readonly when?: Condition; readonly effect: Effect }
    readonly fail?: { readonly when?: Condition; readonly effect: Effect }
  }

export type Card =
  | Street
  | Location
  | World
  | Gate
  | Investigator
  | AncientOne
  | Monster
  | CommonItem
  | UniqueItem
  | Spell
  | SkillCard
  | Ally
  | Special
  | LocationCard
  | GateCard
  | MythosCard
export type CardOf<K extends Card['kind']> = Extract<Card, { readonly kind: K }>

/** A box of the game: what it brings. The rules know no set by its name. */
export type ContentSet = {
  readonly id: string
  readonly title: Both
  readonly boards: readonly Board[]
  /** Everything but the places of its boards. */
  readonly cards: readonly Card[]
}

// ── the fields of each kind, for packs and their schema ──

const printed: Fields = { title: 'both', 'story?': 'both' }
const abilities: Fields = { 'abilities?': { list: 'ability' }, 'text?': 'both' }
const copies: Fields = { 'copies?': 'integer' }
const skill: Fields[string] = { one: SKILLS }
const symbol: Fields[string] = { one: SYMBOLS }
const trait: Fields[string] = { one: TRAITS }
const colours: Fields = { colours: { list: { one: COLOURS } } }
const entry: Fields[string] = { fields: { story: 'both', effect: 'effect', 'text?': 'both', 'people?': { list: 'string' } } }
const item: Fields = {
  ...printed,
  ...copies,
  ...abilities,
  price: 'integer',
  'weapon?': { one: ['physical', 'magical'] },
  'hands?': 'integer',
  'tome?': 'boolean',
  'uses?': 'integer',
  'loyal?': 'boolean',
  'clueCard?': 'boolean',
  'elderSign?': 'boolean',
  'fleeting?': 'boolean',
  'single?': 'boolean',
}
const ending: Fields[string] = { fields: { 'when?': 'condition', effect: 'effect' } }

export const kinds: Kinds = {
  street: { ...printed, 'white?': 'string', 'black?': 'string' },
  location: {
    ...printed,
    ...abilities,
    street: 'string',
    'unstable?': 'boolean',
    'depot?': 'boolean',
    'aquatic?': 'boolean',
    hints: { list: { one: HINTS } },
    'closesAt?': 'integer',
    'refuge?': { one: ['sanity', 'stamina', 'jail'] },
    'inner?': { fields: { id: 'string', title: 'both', card: 'string' } },
  },
  world: { ...printed, ...colours },
  gate: { ...printed, ...copies, world: 'string', modifier: 'integer', symbol },
  investigator: {
    ...printed,
    ...abilities,
    gender: { one: ['m', 'f'] },
    occupation: 'both',
    sanity: 'integer',
    stamina: 'integer',
    focus: 'integer',
    home: 'string',
    sliders: { map: { list: 'integer' } },
    fixed: { fields: { 'money?': 'integer', 'clues?': 'integer', 'cards?': { list: 'string' } } },
    random: { map: 'integer' },
    'noClueAtHome?': 'boolean',
    gift: 'both',
  },
  ancientOne: {
    ...printed,
    doom: 'integer',
    combat: { either: ['integer', { one: ['terror', 'none'] }] },
    'defences?': { list: trait },
    worshippers: { list: 'ability' },
    power: { fields: { title: 'both', ...abilities } },
    'masks?': 'boolean',
    'stills?': { one: ['weather'] },
    'start?': 'effect',
    'battle?': 'effect',
    'attack?': 'effect',
    'afterAttack?': 'effect',
  },
  monster: {
    ...printed,
    'plural?': 'both',
    ...copies,
    ...abilities,
    symbol,
    movement: { one: MOVEMENTS },
    awareness: 'integer',
    'horror?': { fields: { rating: 'integer', damage: 'integer' } },
    toughness: 'integer',
    combat: { fields: { rating: 'integer', damage: 'integer', 'effect?': 'effect', 'skill?': skill } },
    'traits?': { list: trait },
    'overwhelming?': 'integer',
    'nightmarish?': 'integer',
    'activation?': 'effect',
    'before?': 'effect',
    'spoils?': 'effect',
  },
  common: item,
  unique: item,
  spell: {
    ...printed,
    ...copies,
    casting: { either: ['integer', { one: ['awareness'] }] },
    sanity: 'integer',
    'hands?': 'integer',
    slot: { one: SLOTS },
    'effect?': 'effect',
    'wards?': { one: ['sanity', 'stamina'] },
    'difficulty?': { one: ['toughness'] },
    'fleeting?': 'boolean',
    'text?': 'both',
  },
  skill: { ...printed, ...copies, ...abilities },
  ally: { ...printed, ...abilities, 'joins?': 'effect' },
  special: {
    ...printed,
    ...copies,
    ...abilities,
    'item?': 'boolean',
    'weapon?': { one: ['physical', 'magical'] },
    'hands?': 'integer',
    'loyal?': 'boolean',
    'unlimited?': 'boolean',
    'tradable?': 'boolean',
    'brings?': { list: 'string' },
  },
  encounter: { neighbourhood: 'string', entries: { map: entry } },
  otherWorld: { ...colours, entries: { map: entry } },
  mythos: {
    ...printed,
    ...abilities,
    type: { one: ['headline', 'environment', 'rumor', 'shuffle'] },
    'subtype?': { one: ['mystic', 'urban', 'weather'] },
    'gate?': 'string',
    'burst?': 'boolean',
    'doom?': 'integer',
    'clue?': 'string',
    white: { list: symbol },
    black: { list: symbol },
    'effect?': 'effect',
    'ongoing?': 'effect',
    'pass?': ending,
    'fail?': ending,
  },
}
