import { type AbilityData, builders, type Condition, type Effect, type Filter, type Lasts } from '@miskatonic/effects'
import type { Limit } from '@miskatonic/kernel'
import type { Word } from '../rules/vocabulary/verbs.ts'
import type * as N from './nodes.ts'

/* What cards are written with. Every builder only makes data; `docs/content.md` shows each of them on a card. */

const effect = (node: Word): Effect => node
const common = builders<Effect, Condition, object>()

// ── cards ──
type Given<K extends N.Card['kind']> = Omit<Extract<N.Card, { kind: K }>, 'id' | 'kind'>
const make =
  <K extends N.Card['kind']>(kind: K) =>
  (id: string, card: Given<K>): Extract<N.Card, { kind: K }> =>
    ({ id, kind, ...card }) as unknown as Extract<N.Card, { kind: K }>

export const investigator = make('investigator')
export const location = make('location')
export const ally = make('ally')
export const artifact = make('artifact')
export const weapon = make('weapon')
export const tome = make('tome')
export const spell = make('spell')
export const monster = make('monster')
export const greatOldOne = make('greatOldOne')
export const event = make('event')
export const travel = make('travel')
export const adventure = make('adventure')

// ── whom, what, where ──
type Tags = N.Tag | readonly N.Tag[]
const people = (who: 'all' | 'opponents', how: Omit<N.Investigators, 'the' | 'who'> = {}): N.Investigators => ({
  the: 'investigators',
  who,
  ...how,
})
export const everyone = people('all')
export const opponents = people('opponents')
export const everyoneAt = (at: Tags): N.Investigators => people('all', { at })
export const opponentsAt = (at: Tags): N.Investigators => people('opponents', { at })
export const everyoneWithout = (without: N.CardFilter): N.Investigators => people('all', { without })
export const anOpponent: N.OneInvestigator = { the: 'investigator', who: 'opponent' }
export const target: N.TheTarget = { the: 'target' }
export const yours = (filter: N.CardFilter): N.Cards => ({ the: 'cards', in: 'play', of: 'you', filter })
export const opponentsCard = (filter: N.CardFilter): N.Cards => ({ the: 'cards', in: 'play', of: 'opponents', filter })
/** Revealed cards assigned against you. */
export const facingYou = (filter: N.CardFilter = {}): N.Cards => ({ the: 'cards', in: 'threat', of: 'opponents', filter, facingYou: true })
export const yourThreat = (filter: N.CardFilter = {}): N.Cards => ({ the: 'cards', in: 'threat', of: 'you', filter })
export const threatOfTarget = (filter: N.CardFilter = {}): N.Cards => ({ the: 'cards', in: 'threat', of: 'target', filter })
export const alliesAt = (whereOwner: N.Tag, filter: N.CardFilter): N.Cards => ({ the: 'cards', in: 'play', of: 'all', filter, whereOwner })
export const thisCard = { the: 'self' } as const

// ── conditions ──
/** Your current Location has it. */
export const here = (has: Tags): Condition => ({ is: 'here', has })
/** Of a card in somebody's Threat: its owner's current Location. */
export const ownerHere = (has: N.Tag): Condition => ({ is: 'here', has, whose: 'owner' })
export const at = (place: N.CardFilter): Condition => ({ is: 'here', place })
/** You have such a card in play. */
export const have = (card: N.CardFilter): Condition => ({ is: 'owns', card })
export const { not } = common

// ── effects ──
export const { seq, inOrder, when } = common
export const may = (what: Effect): Effect => common.may(what)
export const each = (of: N.Investigators, what: Effect): Effect => common.each(of, what, 'together')
/** What befalls the Event's target. */
export const onTarget = (what: Effect): Effect => common.each({ the: 'target' }, what)
/** One opponent, named first; the effect befalls him. */
export const aim = (what: Effect, whom: N.OneInvestigator = anOpponent): Effect => effect({ do: 'aim', at: whom, effect: what })
export const gain = (n: number, how: { additional?: true } = {}): Effect => effect({ do: 'gain', n, ...how })
export const lose = (n: number, how: { additional?: true } = {}): Effect => effect({ do: 'lose', n, ...how })
export const draw = (n: number): Effect => effect({ do: 'draw', n })
export const discardHand = (n: number | 'all', how: { random?: true } = {}): Effect => effect({ do: 'discardHand', n, ...how })
export const look = {
  hand: (of: N.OneInvestigator | N.TheTarget = anOpponent): Effect => effect({ do: 'lookHand', of }),
  threat: (n: 'one' | 'all'): Effect => effect({ do: 'lookThreat', n }),
}
export const peek = (n: number, how: { take?: number; rest: 'bottom' | 'top' }): Effect => effect({ do: 'peek', n, ...how })
export const search = (what: N.CardFilter): Effect => effect({ do: 'search', what })
type What = N.Cards | N.TheTarget | N.ThisCard
export const bury = (what: What, n: number | 'all' = 1): Effect => effect({ do: 'bury', what, n })
export const discard = (what: What, n: number | 'all' = 1): Effect => effect({ do: 'discard', what, n })
/** From your Chronicle to your Hand. */
export const recover = (what?: N.CardFilter): Effect => effect({ do: 'recover', ...(what ? { what } : {}) })
export const revive = (what: N.CardFilter, gains?: N.Tag): Effect => effect({ do: 'revive', what, ...(gains ? { gains } : {}) })
export const borrow = (what: N.Cards): Effect => effect({ do: 'borrow', what })
export const playNow = (what: N.CardFilter, ignoring: 'attribute' | 'place' | 'journey'): Effect =>
  effect({ do: 'playNow', what, ignoring })
export const crossOver = (...between: readonly [N.Dimension, N.Dimension]): Effect => effect({ do: 'crossOver', between })
export const sendBack = (until: 'covered' | 'round'): Effect => effect({ do: 'sendBack', until })
export const invert: Effect = effect({ do: 'invert' })
export const refresh: Effect = effect({ do: 'refresh' })
export const straightenAll: Effect = effect({ do: 'straighten' })
export const turnDown = (what: N.Cards | N.TheTarget): Effect => effect({ do: 'turnDown', what })
/** A Location of your Chronicle comes to the top. */
export const retrace: Effect = effect({ do: 'retrace' })
export const removeFromBattle = (what: N.Cards | N.ThisCard): Effect => effect({ do: 'remove', what })
export const weaken = (what: N.Cards, n: number): Effect => effect({ do: 'weaken', what, n })
export const veil = (what: N.Cards): Effect => effect({ do: 'veil', what })
export const learn: Effect = effect({ do: 'learn' })
export const loseTurn = (when?: 'nextRound'): Effect => effect({ do: 'loseTurn', ...(when ? { when } : {}) })
export const endEvent = (what: N.TheTarget | N.ThisCard | 'affliction' | { readonly title: N.CardId }): Effect =>
  effect({ do: 'endEvent', what })
export const swell = (n: number): Effect => effect({ do: 'swell', n })
export const dampen = (n: number): Effect => effect({ do: 'dampen', n })
/** At the Reveal of this Combat. */
export const atReveal = (what: Effect): Effect => common.later('combat:reveal', what)

const untilRoundEnds: Lasts = { scope: 'round' }
export const untilCombatEnds: Lasts = { scope: 'combat' }
export const lasting = (ability: AbilityData, until: Lasts = untilRoundEnds): Effect => common.lasting(ability, until)

// ── abilities ──
const card = (filter: N.CardFilter): Filter => ({ card: filter })
const { after, allow, cannot, modify } = common
export const oncePerRound: Limit = { per: 'round', on: 'piece' }
export const oncePerCombat: Limit = { per: 'combat', on: 'piece' }
type While = { readonly while?: Condition }

/** What you play (Spells: what you cast) costs so much less. `first`: only the first each Round. */
export const cheaper = (filter: N.CardFilter, n: number, how: While & { first?: true } = {}): AbilityData => {
  const { first, ...rest } = how
  return modify('price', 'add', -n, { who: 'you', ...card(filter), ...(first ? { first: true } : {}) }, rest)
}
/** What the target of this Event plays costs more. */
export const dearer = (filter: N.CardFilter, n: number): AbilityData => modify('price', 'add', n, { who: target, ...card(filter) })
/** Your cards of that sort have so much more value, wherever they are in play. */
export const yourValue = (filter: N.CardFilter, n: number): AbilityData => modify('value', 'raise', n, { who: 'you', ...card(filter) })
/** Only of those in your Threat: a summoned one is not. */
export const yourThreatValue = (filter: N.CardFilter, n: number): AbilityData =>
  modify('value', 'raise', n, { who: 'you', ...card(filter), inThreat: true })
/** Everybody's. */
export const allValue = (filter: N.CardFilter, n: number): AbilityData => modify('value', 'raise', n, card(filter))
/** Other Monsters assigned against the same opponent as this one. */
export const besideThis = (n: number): AbilityData => modify('value', 'raise', n, { beside: true })
export const doubled = (filter: N.CardFilter): AbilityData => modify('value', 'scale', 2, { ...card(filter), inThreat: true })
export const handLimits = (n: number): readonly AbilityData[] => [modify('handMin', 'add', n, {}), modify('handMax', 'add', n, {})]
export const targetHandMaximum = (n: number): AbilityData => modify('handMax', 'add', n, { who: target })
/** Your current Location has (or lacks) it; the card played last prevails. */
export const yourPlace = (attribute: N.Tag, has: boolean, how: While = {}): AbilityData =>
  modify('attribute', 'set', has ? 1 : 0, { who: 'you', attribute }, how)
/** Every Location that has `where` has it too. */
export const everyPlace = (attribute: N.Tag, has: boolean, where: N.Tag): AbilityData =>
  modify('attribute', 'set', has ? 1 : 0, { attribute, at: where })
export const youKnow = (...languages: readonly N.Tongue[]): AbilityData =>
  modify('language', 'set', 1, { who: 'you', ...(languages.length ? { language: languages } : {}) })
export const targetKnowsOnly = (language: N.Tongue): AbilityData =>
  modify('language', 'set', 0, { who: target, language: { not: language } })
export const yourAlliesSee: AbilityData = modify('sees', 'set', 1, { who: 'you' })
/** Absorbs so many points of Invisible Monsters though it does not see them. */
export const absorbsUnseen = (n: number): AbilityData => modify('unseen', 'add', n, { piece: 'self' })
export const express = (filter: N.CardFilter, how: While = {}): AbilityData =>
  modify('express', 'set', 1, { who: 'you', ...card(filter) }, how)
/** Great Old Ones have no effect on you. */
export const warded: AbilityData = modify('warded', 'set', 1, { who: 'you' })
/** A Great Old One needs only so many of its two cards. */
export const needsOnly = (n: number): AbilityData => modify('needed', 'set', n, { who: 'you' })
/** You have permission to play Locations of that dimension. */
export const permission = (dimension: N.Dimension, how: While = {}): AbilityData =>
  allow('dimension:cross', { who: 'you', to: dimension }, how)
/** You may play them where the printed attribute is missing, if the place has this one. */
export const playableAt = (filter: N.CardFilter, at: Tags): AbilityData => allow('place:need', { who: 'you', ...card(filter), at })
/** You may go to them on foot from here; they are laid upright at once. */
export const opensOn = (filter: N.CardFilter): AbilityData => allow('journey:need', { who: 'you', ...card(filter) })
export const youCannotPlay = (filter: N.CardFilter): AbilityData => cannot('card:play', { who: 'you', ...card(filter) })
export const nobodyPlays = (filter: N.CardFilter): AbilityData => cannot('card:play', card(filter))
export const targetCannotPlay = (filter: N.CardFilter): AbilityData => cannot('card:play', { who: target, ...card(filter) })
export const targetCannotWalk: AbilityData = cannot('place:walk', { who: target })
export const gatesAreNotSpent: AbilityData = { ability: 'cannot', on: 'gate:spend' }
export const nobodyGains: AbilityData = { ability: 'cannot', on: 'sanity:gain' }
/** When you play such a card. */
export const whenYouPlay = (filter: N.CardFilter, what: Effect, how: { may?: true; limit?: Limit } = {}): AbilityData =>
  after('card:play', { who: 'you', ...card(filter) }, what, how)
/** The card just played, for as long as the Combat lasts. */
export const playedGets = (n: number): Effect => ({
  do: 'as',
  name: 'card',
  of: { the: 'that', name: 'card' },
  effect: lasting(modify('value', 'raise', n, { piece: { the: 'that', name: 'card' } }), untilCombatEnds),
})
export const atCombatStart = (what: Effect): AbilityData => ({ ability: 'after', on: 'combat:begin', effect: what })
export const atRevealOf = (what: Effect): AbilityData => ({ ability: 'after', on: 'combat:reveal', effect: what })
export const atRoundEnd = (what: Effect, how: While = {}): AbilityData => ({ ability: 'after', on: 'round:end', effect: what, ...how })
/** When another Location or a Travel Event covers this one. */
export const whenYouLeave = (what: Effect): AbilityData => after('place:lay', { from: 'self' }, what)
/** Your SAN loss is reduced: with a limit each time, else by so much in the whole Combat. */
export const lessLoss = (n: number, how: { limit?: Limit } = {}): AbilityData =>
  how.limit ? common.prevent('sanity:lose', { who: 'you', combat: true }, n, how) : modify('ward', 'add', n, { who: 'you' })
