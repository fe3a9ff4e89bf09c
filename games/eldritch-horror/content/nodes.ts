import type { AbilityData, Amount, Effect as AnyEffect, Both, Condition, Control, Selector } from '@miskatonic/effects'
import type { Cost } from '@miskatonic/kernel'
import type { Colour, PathType, Skill, SpaceId, SpaceType, TestKind } from '../rules/shape.ts'

/*
 * The words of Eldritch Horror's cards, as data. `words.ts` has a builder for each; `rules/vocabulary/` runs and says them.
 * Whoever a text addresses is "you"; `who` names others.
 */

/** Where: your space, the card's or monster's own, the Gate's, next to yours, a named one, or any with something on it. */
export type Place = 'here' | 'self' | 'adjacent' | { readonly space: SpaceId } | { readonly type: SpaceType } | 'board' | 'expedition'

export type Kind = 'asset' | 'artifact' | 'spell' | 'condition' | 'clue'
export type Token = 'eldritch' | 'health' | 'sanity'

// ── whom and what ──
export type Investigators = {
  readonly the: 'investigators'
  readonly on?: Place
  readonly other?: true
  readonly has?: Having
  readonly delayed?: boolean
}
/** One of them: of your choice, the nearest (to `to`, else to the card or monster), the Lead. */
export type Investigator = {
  readonly the: 'investigator'
  readonly pick: 'choice' | 'nearest' | 'lead' | 'group'
  readonly on?: Place
  readonly other?: true
  readonly has?: Having
  readonly delayed?: boolean
}
export type Monsters = {
  readonly the: 'monsters'
  readonly on?: Place
  readonly name?: string | readonly string[]
  readonly epic?: boolean
  readonly other?: true
}
export type Monster = {
  readonly the: 'monster'
  readonly pick: 'choice' | 'nearest' | 'random' | 'group'
  readonly on?: Place | 'gateSpace'
  readonly name?: string
  readonly epic?: boolean
}
export type Spaces = {
  readonly the: 'spaces'
  readonly type?: SpaceType
  readonly with?: 'gate' | 'clue' | 'monster' | 'eldritch' | 'investigator' | 'cultist' | 'epic'
  readonly matching?: 'omen'
}
export type Space =
  | { readonly the: 'space'; readonly pick: 'named'; readonly space: SpaceId }
  | { readonly the: 'space'; readonly pick: 'here' | 'self' | 'random' | 'expedition' | 'adjacent' }
  | {
      readonly the: 'space'
      readonly pick: 'nearest' | 'choice'
      readonly type?: SpaceType
      readonly with?: Spaces['with']
      readonly without?: Spaces['with']
    }
export type Gates = { readonly the: 'gates'; readonly on?: Place; readonly matching?: 'omen'; readonly colour?: Colour }
export type Gate = { readonly the: 'gate'; readonly pick: 'this' | 'choice' | 'nearest' | 'random' | 'group'; readonly on?: Place }
export type Clues = { readonly the: 'clues'; readonly on: Place; readonly pick?: 'all' | 'choice' | 'nearest' | 'random' }
/** Cards of somebody (default: you): possessions, Conditions, Clues. */
export type Cards = {
  readonly the: 'cards'
  readonly kind: Kind | 'possession' | 'item'
  readonly trait?: string
  readonly name?: string
  readonly of?: Selector
  readonly other?: true
}
export type Reserve = { readonly the: 'reserve'; readonly trait?: readonly string[]; readonly value?: Amount }
export type Mythos = { readonly the: 'mythos'; readonly trait: 'rumor' | 'ongoing'; readonly pick?: 'choice' | 'group' }
export type ThisCard = { readonly the: 'self' }
export type Which =
  | Investigators
  | Investigator
  | Monsters
  | Monster
  | Spaces
  | Space
  | Gates
  | Gate
  | Clues
  | Cards
  | Reserve
  | Mythos
  | ThisCard
  | Selector

export type Having = { readonly kind?: Kind | 'item'; readonly trait?: string; readonly name?: string; readonly atLeast?: number }

// ── conditions ──
export type If =
  | { readonly is: 'has'; readonly what: Having; readonly who?: Selector }
  | { readonly is: 'on'; readonly place: Place | { readonly with: Spaces['with'] }; readonly who?: Selector }
  | { readonly is: 'count'; readonly what: Which; readonly atLeast?: Amount; readonly atMost?: Amount }
  | { readonly is: 'tokens'; readonly what: Token; readonly on: 'self' | 'sheet'; readonly atLeast?: Amount; readonly none?: true }
  | { readonly is: 'omen'; readonly colour?: Colour; readonly matchesGate?: boolean }
  | { readonly is: 'doom'; readonly atMost: number }
  | { readonly is: 'mysteries'; readonly atLeast: number }
  | { readonly is: 'awakened' }
  | { readonly is: 'rolled'; readonly face: number }
  | { readonly is: 'defeatedIt' }
  | Condition

// ── effects ──
/** A band's key: "0", "1", "1-2", "3+". */
export type Bands = { readonly [successes: string]: Effect }
export type Test = {
  readonly do: 'test'
  readonly skill: Skill
  readonly modifier?: number
  readonly kind?: TestKind
  readonly pass?: Effect
  readonly fail?: Effect
  readonly bands?: Bands
}
export type Lose = { readonly do: 'lose'; readonly what: 'health' | 'sanity'; readonly n: Amount }
/** Both in one go: defeat is judged once (EH-HS-06). */
export type LoseBoth = { readonly do: 'loseBoth'; readonly health: Amount; readonly sanity: Amount }
export type Recover = { readonly do: 'recover'; readonly what: 'health' | 'sanity'; readonly n: Amount | 'all'; readonly additional?: true }
export type Gain = {
  readonly do: 'gain'
  readonly what: 'clue' | 'asset' | 'artifact' | 'spell' | 'condition'
  readonly n?: Amount
  readonly name?: string
  readonly trait?: string
  readonly from?: 'reserve' | 'discard' | 'reserveOrDiscard' | 'deck'
  readonly value?: Amount
  readonly additional?: true
}
export type GainTicket = { readonly do: 'ticket'; readonly kind?: 'train' | 'ship'; readonly n?: number }
/** The Clue being researched. */
export type GainThisClue = { readonly do: 'gainThisClue' }
export type Improve = { readonly do: 'improve'; readonly skill: Skill | 'choice' | readonly Skill[]; readonly times?: number }
export type Discard = { readonly do: 'discard'; readonly what: Which; readonly n?: Amount | 'all' | 'any' }
export type DiscardSelf = { readonly do: 'discardSelf' }
export type FlipSelf = { readonly do: 'flipSelf' }
export type BackToBox = { readonly do: 'toBox'; readonly what: Which }
export type Move = { readonly do: 'move'; readonly to: Space; readonly steps?: number; readonly along?: PathType; readonly may?: true }
export type MoveThing = { readonly do: 'moveThing'; readonly what: Which; readonly to: Space; readonly steps?: number }
export type Delay = { readonly do: 'delay' }
export type Spawn = {
  readonly do: 'spawn'
  readonly what: 'monster' | 'gate' | 'clue'
  readonly n?: Amount
  readonly name?: string | readonly string[]
  readonly on?: Space
}
export type Surge = { readonly do: 'surge'; readonly on: Space }
export type Damage = { readonly do: 'damage'; readonly what: Which; readonly n: Amount }
export type HealMonster = { readonly do: 'healMonster'; readonly what: Which; readonly n?: Amount }
export type Defeat = { readonly do: 'defeat'; readonly what: Which }
export type Ambush = { readonly do: 'ambush'; readonly name?: string }
/** A Combat Encounter with each of them. */
export type Fight = { readonly do: 'fight'; readonly what: Which }
export type CloseGate = { readonly do: 'closeGate'; readonly what?: Which }
export type Doom = { readonly do: 'doom'; readonly n: Amount }
export type Omen = { readonly do: 'omen'; readonly n?: Amount; readonly to?: Colour | 'choice'; readonly move?: true }
export type PlaceToken = {
  readonly do: 'place'
  readonly what: Token
  readonly n?: Amount
  readonly on: 'self' | 'sheet' | 'greenOmen' | 'mystery' | Space
}
export type RemoveToken = {
  readonly do: 'remove'
  readonly what: Token
  readonly n?: Amount
  readonly from: 'self' | 'sheet' | 'greenOmen' | 'mystery' | Space
}
/** Puts Clues, Gates, Monsters or tokens of the board on the card. */
export type Keep = {
  readonly do: 'keep'
  readonly what: Which | 'thisClue' | 'thisGate' | 'thisMonster' | 'thisToken'
  readonly on?: 'self' | 'sheet'
}
export type MarkSpace = { readonly do: 'mark'; readonly space: SpaceId }
export type Solve = { readonly do: 'solve'; readonly what: 'self' | 'rumor' | 'mystery' }
export type Reckon = {
  readonly do: 'reckon'
  readonly group: 'all' | 'monsters' | 'mythos' | 'conditions' | 'debt'
  readonly asIfRolled?: 1
  readonly times?: number
}
export type Devour = { readonly do: 'devour' }
export type EndGame = { readonly do: 'end'; readonly won: boolean; readonly outcome: string }
export type GrantAction = { readonly do: 'grantAction' }
export type Reroll = { readonly do: 'reroll'; readonly n: number | 'any' }
/** One die counts one higher. */
export type DieUp = { readonly do: 'dieUp' }
export type EncounterAgain = {
  readonly do: 'encounter'
  readonly kind: 'otherWorld' | 'research' | 'any' | 'special'
  readonly ignoringMonsters?: true
  readonly anywhere?: true
}
export type Look = { readonly do: 'look'; readonly what: 'gates'; readonly n: number }
export type Refill = { readonly do: 'reserve'; readonly verb: 'discardAll' | 'refill' }
export type RumorFromBox = { readonly do: 'rumorFromBox' }
export type For = { readonly do: 'for'; readonly who: Which; readonly effect: Effect }

export type Word =
  | Test
  | Lose
  | LoseBoth
  | Recover
  | Gain
  | GainTicket
  | GainThisClue
  | Improve
  | Discard
  | DiscardSelf
  | FlipSelf
  | BackToBox
  | Move
  | MoveThing
  | Delay
  | Spawn
  | Surge
  | Damage
  | HealMonster
  | Defeat
  | Ambush
  | Fight
  | CloseGate
  | Doom
  | Omen
  | PlaceToken
  | RemoveToken
  | Keep
  | MarkSpace
  | Solve
  | Reckon
  | Devour
  | EndGame
  | GrantAction
  | Reroll
  | DieUp
  | EncounterAgain
  | Look
  | Refill
  | RumorFromBox
  | For
export type Effect = Word | Control | AnyEffect

// ── cards ──
type Named = { readonly id: string; readonly name: Both }
/** Written by hand only where the printed text would read badly. */
type Overridden = { readonly text?: Both }

export type AssetCard = Named &
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
export type SpellCard = Named &
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
export type ConditionCard = Named &
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
export type MonsterCard = Named &
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
export type MythosCard = Named &
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
export type MysteryCard = Named &
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
export type InvestigatorCard = Named &
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
export type AncientOneCard = Named & {
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
