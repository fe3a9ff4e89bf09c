import type { AbilityData, Amount, Condition, Effect } from '@miskatonic/effects'
import type { Cost, Json } from '@miskatonic/kernel'
import { spaces } from '../content/map.ts'
import type { AssetCard, Combat, ConditionCard, MythosCard, SpellCard } from '../content/nodes.ts'
import { OMENS, type Skill } from '../rules/shape.ts'
import { chances, expected } from './odds.ts'
import { cardOfFace, type Foe, type Position, type Someone } from './position.ts'

/*
 * What things are worth, in points of which one is about a point of Health of somebody who has plenty. Figures were found by
 * letting bots play; docs/balance.md says what came of them.
 */
export const POINTS = {
  hurt: 1,
  clue: 5,
  neededClue: 8,
  asset: 1,
  artifact: 2,
  spell: 1.2,
  ticket: 0.4,
  improvement: 1.4,
  doom: 7,
  gate: 14,
  rumor: 20,
  mystery: 60,
  defeat: 10,
  delay: 2.5,
  monster: 1.6,
  clueOnBoard: 1,
  win: 200,
} as const

const CONDITIONS: { readonly [name: string]: number } = { blessed: 3.5, cursed: -4, 'dark-pact': -4, debt: -2, detained: -3 }
const TRAITS: { readonly [trait: string]: number } = { madness: -2.5, injury: -2.5, boon: 3, bane: -3.5, deal: -2.5 }

/** What it costs to fall from `has` by `n`: the last points are dear. */
export function lossOf(has: number, n: number): number {
  if (n <= 0) return 0
  if (n >= has) return POINTS.defeat
  let cost = 0
  for (let left = has; left > has - n; left--) cost += left > 5 ? 0.4 : left > 4 ? 0.5 : left > 3 ? 0.6 : left > 2 ? 1 : 1.8
  return cost * POINTS.hurt
}
export const recovery = (has: number, most: number, n: number): number =>
  lossOf(Math.min(most, has + n) + 0, Math.min(most, has + n) - has) * 0.9

// ── dice ──

/** The dice somebody rolls: skill, the highest bonus, what is added. */
export function diceOf(who: Someone, skill: Skill, kind: string, modifier: number): number {
  let bonus = 0
  let more = 0
  for (const ability of abilitiesOf(who)) {
    if (ability.ability === 'after' && ability.on === 'test:roll' && fits(ability.where, skill, kind)) more += 0.5
    if (ability.ability !== 'modify' || ability.on !== 'dice' || ability.while || typeof ability.amount !== 'number') continue
    if (!fits(ability.where, skill, kind)) continue
    if (ability.phase === 'add:bonus') bonus = Math.max(bonus, ability.amount)
    else more += ability.amount
  }
  return Math.max(1, Math.round(who.skills[skill] + modifier + bonus + more))
}

function fits(where: AbilityData['where'], skill: Skill, kind: string): boolean {
  const { skill: wanted, kind: of } = (where ?? {}) as { skill?: Json; kind?: Json }
  return (wanted === undefined || [wanted].flat().includes(skill)) && (of === undefined || [of].flat().includes(kind))
}

function* abilitiesOf(who: Someone): Generator<AbilityData> {
  yield* who.card.abilities
  for (const { card } of who.cards) if (card.kind !== 'spell') yield* card.abilities ?? []
}

/** The chance of one die: a 5, Blessed a 4, Cursed a 6. */
export const luckOf = (who: Someone): number =>
  who.conditions.includes('blessed') ? 0.5 : who.conditions.includes('cursed') ? 1 / 6 : 1 / 3

export const testTable = (who: Someone, skill: Skill, kind: string, modifier: number): readonly number[] =>
  chances(diceOf(who, skill, kind, modifier), luckOf(who))

// ── combat ──

export type Fought = { readonly value: number; readonly wins: number; readonly falls: number }

/** What a fight is worth on average, how likely the foe is beaten, and how likely it beats. */
export function fight(p: Position, who: Someone, foe: Foe): Fought {
  const table = (part: Combat): readonly number[] => (part ? testTable(who, part.skill, 'combat', part.modifier) : [1])
  const [will, strength] = [table(foe.horror), table(foe.damage)]
  const [horror, damage] = [foe.horror?.value ?? 0, foe.damage?.value ?? 0]
  const maddened = expected(will, (n) => (horror - n >= who.sanity ? 1 : 0))
  const felled = expected(strength, (n) => (damage - n >= who.health && n < foe.left ? 1 : 0))
  const wins = foe.damage ? expected(strength, (n) => (n >= foe.left ? 1 : 0)) * (1 - maddened) : 0.5
  const hurt =
    expected(will, (n) => lossOf(who.sanity, Math.max(0, horror - n))) +
    expected(strength, (n) => lossOf(who.health, Math.max(0, damage - n)))
  const progress = foe.left > 0 ? expected(strength, (n) => Math.min(1, n / foe.left)) : 1
  const prize = prizeOf(p, who, foe)
  // Wounds stay on a Monster, so hitting it is something: of an Epic one nobody fells it at a blow.
  return {
    value: prize * (foe.card.epic ? progress : 0.75 * wins + 0.25 * progress) - hurt,
    wins,
    falls: 1 - (1 - maddened) * (1 - felled),
  }
}

/** What it is worth to be rid of a foe: more where the Mystery or a Rumor speaks of it. */
function prizeOf(p: Position, who: Someone, foe: Foe): number {
  const { mystery, awakened, sheet } = p
  const speaks = (abilities: readonly AbilityData[] | undefined): boolean =>
    (abilities ?? []).some(
      (ability) => hears(ability, 'monster:defeat') && (ability.where as { name?: Json } | undefined)?.name === foe.card.id,
    )
  if (awakened && speaks(sheet?.back.abilities)) return POINTS.win
  if (speaks(mystery?.card.abilities)) return stepWorth(p)
  const rumor = p.ongoing.find(({ card }) => speaks(card.abilities))
  if (rumor) return POINTS.rumor * urgency(rumor.card, rumor.eldritch)
  const hunted = mystery?.card.id === 'hunting-the-thousand' && !foe.card.epic && who.clues >= 2
  return (
    POINTS.monster +
    0.3 * foe.left +
    (foe.card.reckoning ? 0.7 : 0) +
    (hunted ? stepWorth(p) * Math.max(1, foe.left) - 2 * cluePrice(p) : 0) +
    (foe.card.epic ? 3 : 0)
  )
}

const hears = (ability: AbilityData, happening: string): boolean => 'on' in ability && ability.on === happening

// ── cards ──

export function cardWorth(card: AssetCard | SpellCard | ConditionCard, who: Someone | null): number {
  if (card.kind === 'condition') return conditionWorth(card)
  if (card.kind === 'spell') return POINTS.spell + 0.3 * ((who?.skills.lore ?? 2) - 2)
  const printed = 0.4 + 0.7 * (card.value ?? 3) + (card.kind === 'artifact' ? 1 : 0)
  if (card.service) return 0.6 + 0.5 * (card.value ?? 1)
  const weapon = (card.abilities ?? []).some((one) => isBonus(one, 'combat'))
  const armed =
    who?.cards.some((held) => held.card.kind !== 'spell' && (held.card.abilities ?? []).some((one) => isBonus(one, 'combat'))) ?? false
  return printed + (weapon && !armed ? 2 : weapon ? -0.6 : 0)
}
const isBonus = (ability: AbilityData, kind: string): boolean =>
  ability.ability === 'modify' &&
  ability.on === 'dice' &&
  ability.phase === 'add:bonus' &&
  (ability.where as { kind?: Json } | undefined)?.kind === kind

export const conditionWorth = (card: ConditionCard): number => CONDITIONS[card.id] ?? TRAITS[card.traits[0] ?? ''] ?? -2

// ── prices ──

/** What a price is worth to the payer; null: more than he has. */
export function priceOf(p: Position, who: Someone, cost: Cost): number | null {
  if (!Array.isArray(cost)) {
    if ('or' in cost) {
      const prices = cost.or.map((one) => priceOf(p, who, one)).filter((price) => price !== null)
      return prices.length ? Math.min(...prices) : null
    }
    const { times, cost: one } = cost as { times: number; cost: Cost }
    const once = priceOf(p, who, one)
    return once === null ? null : once * times
  }
  let sum = 0
  for (const part of cost as readonly { pay: string; n: number | 'any'; filter?: Json }[]) {
    const price = partPrice(p, who, part.pay, part.n === 'any' ? 1 : part.n, part.filter ?? null)
    if (price === null) return null
    sum += price
  }
  return sum
}

function partPrice(p: Position, who: Someone, pay: string, n: number, filter: Json): number | null {
  switch (pay) {
    case 'clue':
      return who.clues >= n ? n * cluePrice(p) : null
    case 'health':
      return who.health > n ? lossOf(who.health, n) : null
    case 'sanity':
      return who.sanity > n ? lossOf(who.sanity, n) : null
    case 'groupClue': {
      const { n: owed } = (filter ?? {}) as { n?: number | 'half' | 'players' }
      const all = owed === 'half' ? Math.ceil(p.players / 2) : owed === 'players' ? p.players : (owed ?? 1)
      return p.team.reduce((sum, one) => sum + one.clues, 0) >= all ? all * cluePrice(p) : null
    }
    case 'card': {
      const { kind, trait } = (filter ?? {}) as { kind?: string; trait?: string }
      const fitting = who.cards.filter(({ card }) => isKind(card, kind) && (trait === undefined || traitsOf(card).includes(trait)))
      const worths = fitting.map(({ card }) => cardWorth(card, who)).sort((a, b) => a - b)
      return worths.length >= n ? worths.slice(0, n).reduce((sum, one) => sum + one, 0) : null
    }
    case 'self':
      return 1.5
    default:
      return 1.5
  }
}

const traitsOf = (card: AssetCard | SpellCard | ConditionCard): readonly string[] => (card.kind === 'spell' ? [card.trait] : card.traits)
const isKind = (card: AssetCard | SpellCard | ConditionCard, kind: string | undefined): boolean => {
  if (kind === undefined) return true
  if (kind === 'item') return traitsOf(card).includes('item')
  return kind === 'possession' ? card.kind !== 'condition' : card.kind === kind
}

// ── effects ──

type Node = { readonly [field: string]: Json | undefined }
const DEEPEST = 12

/** What a text is worth to whom it addresses, on average. */
export function worthOf(p: Position, who: Someone, effect: Effect | undefined, depth = 0): number {
  if (!effect || depth > DEEPEST) return 0
  const of = (one: unknown): number => worthOf(p, who, one as Effect | undefined, depth + 1)
  const node = effect as Node
  switch (effect.do) {
    case 'then': {
      const [first, next] = node.effects as unknown as readonly Node[]
      // «… then, if it was defeated, …».
      if (first?.do === 'ambush' && next?.do === 'when') return of(first) + (ambushed(p, who, first)?.wins ?? 0.4) * of(next.then)
      return (node.effects as unknown as readonly Effect[]).reduce((sum, one) => sum + of(one), 0)
    }
    case 'seq':
      return (node.effects as unknown as readonly Effect[]).reduce((sum, one) => sum + of(one), 0)
    case 'choose':
      return Math.max(...(node.options as unknown as readonly Effect[]).map(of))
    case 'may': {
      const price = node.cost ? priceOf(p, who, node.cost as unknown as Cost) : 0
      return price === null ? 0 : Math.max(0, of(node.effect) - price)
    }
    case 'pay': {
      const price = priceOf(p, who, node.cost as unknown as Cost)
      return price === null ? 0 : of(node.effect) - price
    }
    case 'unless': {
      const price = node.cost ? priceOf(p, who, node.cost as unknown as Cost) : null
      const way = price === null ? (node.act ? of(node.act) : null) : -price
      return way === null ? of(node.otherwise) : Math.max(way, of(node.otherwise))
    }
    case 'ifYouDo':
      return 0.7 * (of(node.first) + of(node.then)) + (node.otherwise ? 0.3 * of(node.otherwise) : 0)
    case 'when': {
      const held = holds(p, who, node.if as unknown as Condition)
      return held * of(node.then) + (1 - held) * (node.otherwise ? of(node.otherwise) : 0)
    }
    case 'forEach':
    case 'for':
      return manyOf(p, who, (node.of ?? node.who) as unknown as Node) * of(node.effect)
    case 'repeat':
      return amount(p, who, node.times as unknown as Amount) * of(node.effect)
    case 'as':
      return of(node.effect)
    case 'test':
      return testWorth(p, who, node, of)
    case 'roll':
      return rollWorth(node, of)
    default:
      return deedWorth(p, who, effect)
  }
}

function testWorth(p: Position, who: Someone, node: Node, of: (one: unknown) => number): number {
  const table = testTable(
    who,
    node.skill as Skill,
    (node.kind as string | undefined) ?? (p.record('encounter')?.of as string | undefined) ?? 'encounter',
    Number(node.modifier ?? 0),
  )
  const { bands } = node as { bands?: Readonly<Record<string, Effect>> }
  if (bands) return expected(table, (n) => of(bandOf(bands, n)))
  const failed = table[0] ?? 0
  return (1 - failed) * of(node.pass) + failed * of(node.fail)
}

export function bandOf<E>(bands: Readonly<Record<string, E>>, n: number): E | undefined {
  for (const key in bands) {
    const [from = '0', to = key.endsWith('+') ? '99' : from] = key.replace('+', '').split('-')
    if (n >= Number(from) && n <= Number(to)) return bands[key]
  }
  return undefined
}

function rollWorth(node: Node, of: (one: unknown) => number): number {
  const dice = Number(node.dice)
  const bands = node.bands as unknown as readonly { on: readonly [number, number]; effect: Effect }[]
  // One die in nearly all cases; of several the mean stands for them all.
  const sides = dice === 1 ? [1, 2, 3, 4, 5, 6] : [Math.round(3.5 * dice)]
  return sides.reduce((sum, face) => sum + of(bands.find(({ on: [from, to] }) => face >= from && face <= to)?.effect), 0) / sides.length
}

/** One deed: what is lost and gained, what comes and goes on the board. */
function deedWorth(p: Position, who: Someone, effect: Effect): number {
  const node = effect as Node
  const n = (name = 'n', otherwise = 1): number => (node[name] === undefined ? otherwise : amount(p, who, node[name] as unknown as Amount))
  switch (effect.do) {
    case 'lose':
      return -lossOf(node.what === 'health' ? who.health : who.sanity, n())
    case 'loseBoth':
      return -lossOf(who.health, n('health')) - lossOf(who.sanity, n('sanity'))
    case 'recover': {
      const track = node.what as 'health' | 'sanity'
      const most = who.card[track]
      return recovery(who[track], most, node.n === 'all' ? most : n())
    }
    case 'gain':
      return gainWorth(p, who, node) * n()
    case 'gainThisClue':
      return isResearched(p) ? stepWorth(p) : clueWorth(p)
    case 'ticket':
      return POINTS.ticket * n()
    case 'improve':
      return POINTS.improvement * Number(node.times ?? 1)
    case 'discard':
      return discardWorth(p, who, node)
    case 'delay':
      return -POINTS.delay
    case 'spawn':
      return node.what === 'gate' ? -POINTS.gate * n() : node.what === 'clue' ? POINTS.clueOnBoard * n() : -POINTS.monster * n()
    case 'surge':
      return -2 * POINTS.monster
    case 'damage':
      return n() * Math.max(0, ...p.foesAt(who.at).map((foe) => prizeOf(p, who, foe) / Math.max(1, foe.left)))
    case 'defeat':
      return POINTS.monster + 1
    case 'ambush':
      return ambushed(p, who, node)?.value ?? -1.5
    case 'fight':
      return -1
    case 'closeGate':
      return gateWorth(p)
    case 'doom':
      return -POINTS.doom * n()
    case 'omen':
      return omenWorth(p, node)
    case 'place':
      return tokenWorth(p, node) * n()
    case 'remove':
      return node.what === 'eldritch' && node.from === 'self' ? -countdownWorth(p) * n() : 0.2
    case 'keep':
      return keepWorth(p, node)
    case 'solve':
      return node.what === 'mystery' ? POINTS.mystery : POINTS.rumor
    case 'reckon':
      return -3
    case 'devour':
      return -POINTS.defeat - 4
    case 'end':
      return node.won ? POINTS.win : -POINTS.win
    case 'grantAction':
      return 1.5
    case 'encounter':
      return node.kind === 'special' ? stepWorth(p) / 2 : 2.5
    case 'flipSelf':
      return -1.5
    case 'discardSelf':
      return 0
    case 'move':
    case 'moveThing':
      return 0.3
    case 'native':
      return NATIVES[String(node.id)] ?? 0.4
    default:
      return 0.2
  }
}

/** Odd cards whose text the data does not say. */
const NATIVES: { readonly [id: string]: number } = { 'eh:fractured-reality': POINTS.rumor * 0.5, 'eh:quarantine': 3 }

/** Spells are what some Mysteries are solved with. */
export const spellNeed = (p: Position): number =>
  p.mystery?.card.id === 'where-the-old-ones-broke-through' || p.mystery?.card.id === 'arcane-understanding' ? 6 : 0

function ambushed(p: Position, who: Someone, node: Node): Fought | null {
  const card = typeof node.name === 'string' && node.name !== 'cultist' ? cardOfFace(`monster:${node.name}`) : null
  if (card?.kind !== 'monster') return null
  return fight(p, who, {
    alias: '',
    card,
    at: who.at,
    left: typeof card.toughness === 'number' ? card.toughness : 2,
    horror: card.horror,
    damage: card.damage,
  })
}

function gainWorth(p: Position, who: Someone, node: Node): number {
  switch (node.what) {
    case 'clue':
      return clueWorth(p)
    case 'spell':
      return POINTS.spell + spellNeed(p)
    case 'artifact':
      return POINTS.artifact
    case 'asset':
      return POINTS.asset + (node.from === undefined || node.from === 'deck' ? 0 : 0.6)
    default: {
      const name = typeof node.name === 'string' ? node.name : null
      if (name && who.conditions.includes(name)) return 0
      return name ? (CONDITIONS[name] ?? -2.5) : (TRAITS[String(node.trait)] ?? -2.5)
    }
  }
}

// ── the Mystery ──

/** How many steps the active Mystery takes in all, and how many are done. */
export function progressOf(p: Position): { need: number; have: number } {
  const { mystery } = p
  const solved = mystery?.card.solved as unknown as Node | undefined
  if (!mystery || !solved) return { need: 1, have: 0 }
  if (solved.is === 'compare') return { need: 2 * p.players, have: 2 * mystery.kept }
  const need = Math.max(1, amount(p, null, (solved.atLeast ?? 1) as unknown as Amount))
  return { need, have: solved.is === 'tokens' ? mystery.eldritch : mystery.kept }
}

/** What one step towards solving it is worth; nothing when it is as good as solved. */
export function stepWorth(p: Position): number {
  const { need, have } = progressOf(p)
  return have >= need ? 0 : POINTS.mystery / need
}

/** Clues the Mystery still asks for beyond what the team has. */
export function cluesWanted(p: Position): number {
  const { mystery } = p
  const price = /"pay":"clue","n":(\d)/.exec(mystery ? JSON.stringify([mystery.card.encounter, mystery.card.abilities]) : '')
  if (!price) return 0
  const { need, have } = progressOf(p)
  return Math.max(0, (need - have) * Number(price[1])) - p.team.reduce((sum, one) => sum + one.clues, 0)
}

/** Clues are worth more while the Mystery asks for them. */
export function clueWorth(p: Position): number {
  const wanted = cluesWanted(p)
  return wanted > 0 ? POINTS.neededClue : wanted > -2 ? POINTS.clue : wanted > -5 ? 0.6 * POINTS.clue : 0.3 * POINTS.clue
}
/** What is given away when one is spent: those the Mystery wants are spent on it. */
const cluePrice = (p: Position): number => Math.min(POINTS.clue, clueWorth(p))

/** A Mystery that is solved with Clues won by research. */
export const isResearched = (p: Position): boolean =>
  p.mystery?.card.abilities?.some((ability) => hears(ability, 'clue:gain')) === true && stepWorth(p) > 0

export const gateWorth = (p: Position): number => POINTS.gate + (p.gates.length > p.players + 1 ? 2 : 0)

/** What the Mystery gives for a Gate of that colour, if it is closed now. */
export function closingWorth(p: Position, who: Someone, face: string): number {
  const closing = p.mystery?.card.abilities?.find((ability) => hears(ability, 'gate:close'))
  if (!closing || !('effect' in closing)) return 0
  const { if: when } = (closing.where ?? {}) as { if?: { matchesGate?: true } }
  const colour = GATE_COLOURS.get(face)
  const matches = !when?.matchesGate || colour === OMENS[p.omen] ? 1 : colour === OMENS[(p.omen + 1) % OMENS.length] ? 0.5 : 0
  return matches * worthOf(p, who, closing.effect, DEEPEST - 4)
}

/** How likely a text ends with the Gate closed. */
export function closes(who: Someone, effect: Effect | undefined, kind: string): number {
  if (!effect) return 0
  const node = effect as Node
  if (effect.do === 'closeGate') return 1
  if (effect.do === 'test') {
    const failed = testTable(who, node.skill as Skill, kind, Number(node.modifier ?? 0))[0] ?? 0
    return (1 - failed) * closes(who, node.pass as Effect | undefined, kind) + failed * closes(who, node.fail as Effect | undefined, kind)
  }
  const parts = [node.effects, node.options, node.effect, node.then, node.otherwise]
    .flat()
    .filter((one) => typeof one === 'object' && one !== null)
  return Math.max(0, ...parts.map((one) => closes(who, one as unknown as Effect, kind)))
}

/** Entering a colour advances Doom for each Gate of it. */
function omenWorth(p: Position, node: Node): number {
  if (node.move) return 0.5
  return -doomOfOmen(p, (p.omen + 1) % OMENS.length) * POINTS.doom - 0.3
}
export const doomOfOmen = (p: Position, omen: number): number => p.gates.filter(({ face }) => GATE_COLOURS.get(face) === OMENS[omen]).length

export const GATE_COLOURS: ReadonlyMap<string, string> = new Map(
  spaces.flatMap(({ id, gate }) => (gate ? [[`gate:${id}`, gate] as const] : [])),
)

/** Tokens on the Mystery solve it; tokens on the Ancient One's sheet rarely do good. */
function tokenWorth(p: Position, node: Node): number {
  if (node.what !== 'eldritch') return -1.5
  if (node.on === 'self' || node.on === 'mystery') return stepWorth(p)
  if (node.on === 'sheet') return p.awakened && p.sheet?.id === 'yog-sothoth' ? POINTS.mystery / 2 : p.sheet?.id === 'azathoth' ? -4 : -2
  return -1
}

/** A Rumor that loses the game comes before everything, the more so when its time is nearly up. */
export function urgency(card: MythosCard, eldritch: number): number {
  const fatal = /"do":"end"|"do":"doom"/.test(JSON.stringify([card.countdown, card.reckoning]))
  return (fatal ? 2.5 : 1) * (card.eldritch && eldritch <= 2 ? 1.6 : 1)
}

/** What a token of the Rumor that is being reckoned is worth: its time runs out with the last. */
function countdownWorth(p: Position): number {
  const piece = p.record('reckoning')?.piece
  const rumor = p.ongoing.find(({ alias }) => alias === piece)
  return rumor ? (POINTS.rumor * urgency(rumor.card, rumor.eldritch)) / Math.max(1, rumor.eldritch) : 2
}

function keepWorth(p: Position, node: Node): number {
  return node.on === 'sheet' ? -3 : stepWorth(p)
}

function discardWorth(p: Position, who: Someone, node: Node): number {
  const what = node.what as unknown as Node
  const n = node.n === 'all' ? 2 : node.n === 'any' ? 0 : node.n === undefined ? 1 : amount(p, who, node.n as unknown as Amount)
  switch (what.the) {
    case 'monster':
    case 'monsters':
      return POINTS.monster * Math.max(1, n)
    case 'gate':
    case 'gates':
      return POINTS.gate * 0.8 * Math.max(1, n)
    case 'clues':
      return -POINTS.clueOnBoard * Math.max(1, n)
    case 'cards': {
      if (what.kind === 'condition') return 1.5 * n
      if (what.kind === 'clue') return -POINTS.clue * Math.min(who.clues, Math.max(1, n))
      const own = who.cards.filter(({ card }) => isKind(card, what.kind as string)).length
      return -1.6 * Math.min(own, n)
    }
    default:
      return 0
  }
}

// ── numbers and conditions ──

function amount(p: Position, who: Someone | null, given: Amount): number {
  if (typeof given === 'number') return given
  if ('count' in given) return who ? manyOf(p, who, given.count as unknown as Node) : 1
  const { of, plus, amount: inner } = given as unknown as { of: string; plus?: number; amount?: Amount }
  if (of === 'players') return p.players + (plus ?? 0)
  if (of === 'half') return Math.ceil(amount(p, who, inner ?? 1) / 2)
  if (of === 'doom') return p.doom
  return 1
}

/** How many a phrase means, roughly. */
function manyOf(p: Position, who: Someone, what: Node | undefined): number {
  switch (what?.the) {
    case 'investigators': {
      const all = p.team.filter((one) => one !== who || !what.other)
      return what.on === 'here'
        ? all.filter((one) => one.at === who.at).length
        : what.on === undefined
          ? all.length
          : Math.ceil(all.length / 3)
    }
    case 'gates':
      return what.on === 'here' ? p.gates.filter(({ at }) => at === who.at).length : p.gates.length / (what.matching ? 3 : 1)
    case 'monsters':
      return what.on === 'here' ? p.foesAt(who.at).length : p.foes.length / (what.name ? 4 : 1)
    case 'clues':
      return what.on === 'here' ? p.clues.filter(({ at }) => at === who.at).length : p.clues.length
    case 'cards':
      return what.kind === 'clue' ? who.clues : who.cards.filter(({ card }) => isKind(card, what.kind as string)).length
    default:
      return 1
  }
}

/** How likely a condition holds: as far as it can be told, else even. */
function holds(p: Position, who: Someone, condition: Condition): number {
  const node = condition as unknown as Node
  switch (condition.is) {
    case 'has': {
      const { kind, trait, name, atLeast = 1 } = node.what as unknown as { kind?: string; trait?: string; name?: string; atLeast?: number }
      if (node.who) return 0.5
      if (kind === 'clue') return who.clues >= atLeast ? 1 : 0
      const own = who.cards.filter(
        ({ card }) =>
          isKind(card, kind) && (trait === undefined || traitsOf(card).includes(trait)) && (name === undefined || card.id === name),
      )
      return own.length >= atLeast ? 1 : 0
    }
    case 'awakened':
      return p.awakened ? 1 : 0
    case 'not':
      return 1 - holds(p, who, node.condition as unknown as Condition)
    case 'all':
      return (node.conditions as unknown as readonly Condition[]).reduce((all, one) => all * holds(p, who, one), 1)
    case 'omen':
      return node.colour === undefined ? 0.35 : node.colour === OMENS[p.omen] ? 1 : 0
    default:
      return 0.5
  }
}
