import {
  type AbilityData,
  type Amount,
  type Both,
  type Condition,
  type Effect,
  exactly,
  type NodeFields,
  type Selector,
} from '@miskatonic/effects'
import type { Cost } from '@miskatonic/kernel'
import type { Skill, SpaceId, SpaceType } from '../rules/shape.ts'

/*
 * Whom and what Eldritch Horror's cards name, and the cards themselves, as data. `rules/vocabulary/` defines the words: what they do and what they
 * say; `builders.ts` makes them. Whoever a text addresses is "you"; `who` names others.
 */

/** Where: your space, the card's or monster's own, the Gate's, next to yours, a named one, or any with something on it. */
export type Place = 'here' | 'self' | 'adjacent' | { readonly space: SpaceId } | { readonly type: SpaceType } | 'board' | 'expedition'

export type Kind = 'asset' | 'artifact' | 'spell' | 'condition' | 'clue'
export type Token = 'eldritch' | 'health' | 'sanity'
export type Having = { readonly kind?: Kind | 'item'; readonly trait?: string; readonly name?: string; readonly atLeast?: number }
export type With = 'gate' | 'clue' | 'monster' | 'eldritch' | 'investigator' | 'cultist' | 'epic'
export type If = Condition
export type { Effect }

// ── whom and what ──
const place = exactly<Place>()('json')
const names = exactly<string | readonly string[]>()('json')
const people = { 'on?': place, 'other?': 'boolean', 'has?': exactly<Having>()('json'), 'delayed?': 'boolean' } as const
const TYPE = { one: ['city', 'wilderness', 'sea'] } as const
const WITH = { one: ['gate', 'clue', 'monster', 'eldritch', 'investigator', 'cultist', 'epic'] } as const
const OMEN = { one: ['omen'] } as const

/** What may be told of each. `pick` is one of them: of your choice, the nearest (to the card or monster, else to you), the Lead, the group's choice. */
export const selectorFields = {
  investigators: people,
  investigator: { pick: { one: ['choice', 'nearest', 'lead', 'group'] }, ...people },
  monsters: { 'on?': place, 'name?': names, 'epic?': 'boolean', 'other?': 'boolean' },
  monster: {
    pick: { one: ['choice', 'nearest', 'random', 'group'] },
    'on?': exactly<Place | 'gateSpace'>()('json'),
    'name?': 'string',
    'epic?': 'boolean',
  },
  spaces: { 'type?': TYPE, 'with?': WITH, 'matching?': OMEN },
  /** `space` goes with `named`; what it is or has with `nearest` and `choice`. */
  space: {
    pick: { one: ['named', 'here', 'self', 'random', 'expedition', 'adjacent', 'nearest', 'choice'] },
    'space?': 'string',
    'type?': TYPE,
    'with?': WITH,
    'without?': WITH,
  },
  gates: { 'on?': place, 'matching?': OMEN, 'colour?': { one: ['green', 'blue', 'red'] } },
  gate: { pick: { one: ['this', 'choice', 'nearest', 'random', 'group'] }, 'on?': place },
  clues: { on: place, 'pick?': { one: ['all', 'choice', 'nearest', 'random'] } },
  /** Cards of somebody (default: you): possessions, Conditions, Clues. */
  cards: {
    kind: { one: ['asset', 'artifact', 'spell', 'condition', 'clue', 'possession', 'item'] },
    'trait?': 'string',
    'name?': 'string',
    'of?': 'selector',
    'other?': 'boolean',
  },
  reserve: { 'trait?': { list: 'string' }, 'value?': 'amount' },
  mythos: { trait: { one: ['rumor', 'ongoing'] }, 'pick?': { one: ['choice', 'group'] } },
  /** Pieces put on the card: Clues, Gates, Monsters. */
  kept: {},
} as const
type Named<K extends keyof typeof selectorFields> = { readonly the: K } & NodeFields<(typeof selectorFields)[K]>
/** What is told of it, whatever it is. */
export type Told<N> = Omit<N, 'the'>
export type Investigators = Named<'investigators'>
export type Investigator = Named<'investigator'>
export type Monsters = Named<'monsters'>
export type Monster = Named<'monster'>
export type Spaces = Named<'spaces'>
export type Space = Named<'space'>
export type Gates = Named<'gates'>
export type Gate = Named<'gate'>
export type Clues = Named<'clues'>
export type Cards = Named<'cards'>
export type Reserve = Named<'reserve'>
export type Mythos = Named<'mythos'>
export type Which = { [K in keyof typeof selectorFields]: Named<K> }[keyof typeof selectorFields] | Selector
/** Whether it is that phrase, with the fields of that phrase. */
export const isPhrase = <K extends keyof typeof selectorFields>(which: { readonly the: string }, kind: K): which is Named<K> =>
  which.the === kind

/** A band's key: "0", "1", "1-2", "3+". */
export type Bands = { readonly [successes: string]: Effect }

// ── cards ──
type Titled = { readonly id: string; readonly name: Both }
/** Written by hand only where the printed text would read badly. */
type Overridden = { readonly text?: Both }

export type AssetCard = Titled &
  Overridden & {
    readonly kind: 'asset' | 'artifact'
    readonly value?: number
    readonly traits: readonly string[]
    readonly abilities?: readonly AbilityData[]
    /** Services: resolved when gained, then discarded. */
    readonly service?: Effect
    readonly onGain?: Effect
  }
/** Two copies with different backs share a front. */
export type SpellCard = Titled &
  Overridden & {
    readonly kind: 'spell'
    readonly trait: 'incantation' | 'ritual'
    /** When and with what it is cast; the pass effect of the Lore test. */
    readonly cast: {
      readonly when: 'action' | 'combat' | 'encounterPhase' | 'wouldLoseHealth' | 'wouldLoseSanity'
      readonly modifier: number
      readonly pass: Effect
      readonly limit?: 'round'
    }
    readonly backs: readonly { readonly title: Both; readonly bands: Bands }[]
  }
export type ConditionCard = Titled &
  Overridden & {
    readonly kind: 'condition'
    readonly traits: readonly string[]
    readonly abilities?: readonly AbilityData[]
    readonly reckoning?: Effect
    /** One copy for each; `times` copies where a back stands more than once. */
    readonly backs: readonly ({
      readonly title: Both
      readonly story: Both
      readonly effect: Effect
      readonly times?: number
    } & Overridden)[]
  }
export type Combat = { readonly skill: Skill; readonly modifier: number; readonly value: number } | null
export type MonsterCard = Titled &
  Overridden & {
    readonly kind: 'monster'
    readonly copies: number
    readonly epic?: true
    readonly cultist?: true
    readonly horror: Combat
    readonly damage: Combat
    readonly toughness: Amount
    readonly onSpawn?: Effect
    readonly reckoning?: Effect
    readonly abilities?: readonly AbilityData[]
  }
export type MythosCard = Titled &
  Overridden & {
    readonly kind: 'mythos'
    readonly colour: 'green' | 'yellow' | 'blue'
    readonly difficulty: 'easy' | 'normal' | 'hard'
    readonly trait: 'event' | 'ongoing' | 'rumor'
    readonly story: Both
    readonly rumorSpace?: SpaceId
    readonly eldritch?: number
    /** An Event's text, or what happens when an Ongoing card enters play. */
    readonly effect?: Effect
    readonly reckoning?: Effect
    readonly abilities?: readonly AbilityData[]
    /** Resolved as an encounter on the Rumor's space. */
    readonly encounter?: Effect
    readonly encounterOn?: Place
    /** When the last Eldritch token goes. */
    readonly countdown?: Effect
  }
export type Section = { readonly story: Both; readonly effect: Effect } & Overridden
/** Three named cities of a region, or city / wilderness / sea. */
export type LocationCard = {
  readonly id: string
  readonly kind: 'location'
  readonly region: 'america' | 'europe' | 'asia'
  readonly sections: { readonly [space: SpaceId]: Section }
}
export type GeneralCard = { readonly id: string; readonly kind: 'general'; readonly sections: { readonly [type in SpaceType]: Section } }
export type ResearchCard = {
  readonly id: string
  readonly kind: 'research'
  readonly ancientOne: string
  readonly sections: { readonly [type in SpaceType]: Section }
}
/** A complex encounter: the first part has a test or a price, or says which part follows (`next`). */
export type ComplexCard = {
  readonly id: string
  readonly kind: 'otherWorld' | 'expedition' | 'special'
  /** The world, the space or the Mystery on its back. */
  readonly title: Both
  readonly space?: SpaceId
  readonly ancientOne?: string
  readonly initial: {
    readonly story: Both
    readonly test?: { readonly skill: Skill; readonly modifier?: number }
    readonly effect?: Effect
    /** To be paid for the middle part; otherwise the bottom one follows. */
    readonly cost?: Cost
    readonly next?: If
  }
  readonly pass: Section
  readonly fail: Section
}
export type MysteryCard = Titled &
  Overridden & {
    readonly kind: 'mystery'
    readonly ancientOne: string
    readonly story: Both
    readonly onEnter?: Effect
    readonly abilities?: readonly AbilityData[]
    readonly encounter?: { readonly on: 'marked' | 'eldritchToken'; readonly effect: Effect }
    /** When it is solved. */
    readonly solved: If
    /** Its tokens on the board stay when it is solved. */
    readonly leavesTokens?: true
  }
export type InvestigatorCard = Titled &
  Overridden & {
    readonly kind: 'investigator'
    readonly g: 'm' | 'f'
    readonly occupation: Both
    readonly quote: Both
    readonly health: number
    readonly sanity: number
    readonly skills: { readonly [skill in Skill]: number }
    readonly start: SpaceId
    readonly possessions: readonly { readonly kind: Kind; readonly name?: string; readonly n?: number }[]
    readonly startingEffect?: Effect
    readonly abilities: readonly AbilityData[]
    readonly crippled: Section
    readonly insane: Section
  }
export type SheetSide = {
  readonly title?: Both
  readonly cultist?: {
    readonly horror: Combat
    readonly damage: Combat
    readonly toughness: number
    readonly abilities?: readonly AbilityData[]
    readonly reckoning?: Effect
  }
  readonly abilities?: readonly AbilityData[]
  readonly reckoning?: Effect
  readonly onFlip?: Effect
  /** The Final Mystery's encounter on Gate spaces, once the other Mysteries are solved. */
  readonly encounter?: Effect
  readonly text?: Both
}
export type AncientOneCard = Titled & {
  readonly kind: 'ancientOne'
  readonly epithet: Both
  readonly story: Both
  readonly doom: number
  readonly mysteries: number
  readonly stages: readonly [Stage, Stage, Stage]
  readonly asideMonsters: { readonly [name: string]: number }
  readonly asideSpecial?: string
  readonly setup?: Effect
  readonly front: SheetSide
  readonly back: SheetSide
}
export type Stage = { readonly green: number; readonly yellow: number; readonly blue: number }
export type Card =
  | AssetCard
  | SpellCard
  | ConditionCard
  | MonsterCard
  | MythosCard
  | LocationCard
  | GeneralCard
  | ResearchCard
  | ComplexCard
  | MysteryCard
  | InvestigatorCard
  | AncientOneCard
export type { AbilityData, Amount, Both, Cost }
