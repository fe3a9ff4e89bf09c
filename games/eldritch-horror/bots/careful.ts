import { type BotMaker, type Judge, judgingBot, type Seen, type Worth } from '@miskatonic/bots'
import type { AbilityData, Effect } from '@miskatonic/effects'
import type { Json, Message, Option } from '@miskatonic/kernel'
import type { Card, ComplexCard, SpellCard } from '../content/nodes.ts'
import { adjacent, pathTypes } from '../rules/board.ts'
import { OMENS, SKILLS, type Skill } from '../rules/shape.ts'
import { Journey } from './journey.ts'
import { expected } from './odds.ts'
import { type Foe, Position, type Someone } from './position.ts'
import { type Price, pricesOfMay, pricesOfUnless } from './prices.ts'
import { why } from './whys.ts'
import {
  bandOf,
  cardWorth,
  clueWorth,
  doomOfOmen,
  fight,
  GATE_COLOURS,
  luckOf,
  POINTS,
  priceOf,
  recovery,
  stepWorth,
  testTable,
  worthOf,
} from './worth.ts'

/** Plays by judgement: goes where it is worth most, fights what it can beat, spends Clues where they count. It knows its seat's view and nothing else. */
export const careful: BotMaker = ({ seat }) => {
  const averages = new Map<string, number>()
  return judgingBot('careful', (seen) => judgeOf({ seen, p: new Position(seen.view, seat), averages }))
}

type Asked = { readonly seen: Seen; readonly p: Position; readonly averages: Map<string, number> }
type Judging = (asked: Asked, me: Someone) => Judge

function judgeOf(asked: Asked): Judge {
  const { p, seen } = asked
  const judging = JUDGES[seen.ask.about.key]
  // Whoever has no investigator in play still answers for the table.
  return judging && p.me ? judging(asked, p.me) : (WITHOUT[seen.ask.about.key] ?? ANYTHING)(asked)
}

const ANYTHING = (): Judge => ({ option: () => 0 })
const argsOf = (asked: Asked): { readonly [name: string]: Json | undefined } => asked.seen.ask.about.args ?? {}
const because = (worth: number, reason: Parameters<typeof why>[0]): Worth => ({ worth, why: why(reason) as Message })
const among = (worths: { readonly [key: string]: Worth }, otherwise: (option: Option) => Worth = () => 0): Judge => ({
  option: (option) => worths[option.key] ?? otherwise(option as Option),
})
const yesIf = (worth: number): Judge => among({ yes: worth, no: 0 })

// ── actions ──

/** The action that is worth most now; travelling comes last, for what can be done here cannot be done later. */
function action(asked: Asked, me: Someone): Judge {
  const { p } = asked
  const journey = new Journey(p, me, asked.averages)
  const left = Number(argsOf(asked).left ?? 1)
  const going = journey.travelling() - journey.ending(me.at)
  const leaves = going > 0.4
  const here = (worth: number): number => (leaves && left > 1 && worth > 0.3 ? worth + Math.max(0, going) + 5 : worth)
  return {
    option: (option) => {
      switch (option.key) {
        case 'travel':
          return because(leaves ? going : -1, 'travel')
        case 'rest':
          return because(here(resting(me)), 'rest')
        case 'prepare':
          return because(here(preparing(journey, me, leaves, left)), 'prepare')
        case 'acquire':
          return because(here(acquiring(p, me)), 'acquire')
        case 'trade':
          return -5
        case 'end':
          return because(0.05, 'stay')
        default:
          return because(here(component(p, me, option as Option)), 'ability')
      }
    },
  }
}

const resting = (me: Someone): number => recovery(me.health, me.card.health, 1) + recovery(me.sanity, me.card.sanity, 1) + shedding(me)

/** Injuries and Madness may be shed by resting. */
const shedding = (me: Someone): number =>
  me.cards.some(({ card }) => card.kind === 'condition' && card.traits.some((trait) => trait === 'madness' || trait === 'injury')) ? 0.8 : 0

/** A ticket that opens a better way at once counts what it opens. */
function preparing(journey: Journey, me: Someone, leaves: boolean, left: number): number {
  if (me.train + me.ship >= 2) return -1
  const kinds = pathTypes(me.at)
  const now = journey.travelling()
  const opened =
    leaves && left > 1
      ? Math.max(
          kinds.has('train') ? journey.travelling(me.train + 1, me.ship) : now,
          kinds.has('ship') ? journey.travelling(me.train, me.ship + 1) : now,
        ) - now
      : 0
  return 0.45 + Math.max(0, opened)
}

/** What the successes of an Influence test will buy of the reserve. */
function acquiring(p: Position, me: Someone): number {
  const table = testTable(me, 'influence', 'acquire', 0)
  const full = me.cards.length > 7 ? 0.5 : 1
  return full * 0.55 * expected(table, (n) => bestBuy(p, me, n))
}

function bestBuy(p: Position, me: Someone, most: number): number {
  const best = new Array<number>(most + 1).fill(0)
  for (const { card } of p.reserve) {
    const value = card.kind === 'asset' ? (card.value ?? 0) : 9
    for (let n = most; n >= value; n--) best[n] = Math.max(best[n] ?? 0, (best[n - value] ?? 0) + cardWorth(card, me))
  }
  return Math.max(...best)
}

/** The ability behind a key such as `<piece>/2`; a Spell's is its casting. */
function abilityBehind(p: Position, option: Option): { card: Card; ability: AbilityData | null } | null {
  const card = p.cardOf(option.piece)
  if (!card) return null
  const id = option.key.slice(option.key.lastIndexOf('/') + 1)
  const abilities = 'abilities' in card ? (card.abilities ?? []) : []
  return { card, ability: abilities[Number(id) - 1] ?? null }
}

/** What using a card's ability is worth: its effect less its price. */
function component(p: Position, me: Someone, option: Option): number {
  const behind = abilityBehind(p, option)
  if (!behind) return 0
  if (behind.card.kind === 'spell') return casting(p, me, behind.card)
  const { ability } = behind
  if (!ability || !('effect' in ability)) return ability ? 0.5 : 0
  const price = ability.cost ? priceOf(p, me, ability.cost) : 0
  return price === null ? -1 : worthOf(p, me, ability.effect) - price
}

/** The front's promise, the back's price, and what a Mystery makes of it. */
function casting(p: Position, me: Someone, card: SpellCard): number {
  const table = testTable(me, 'lore', 'spell', card.cast.modifier)
  const wanted = p.mystery?.card.id === 'arcane-understanding' && me.clues > 0 ? stepWorth(p) * 0.8 : 0
  const promise = card.cast.pass.do === 'damage' && !p.foesAt(me.at).length ? 0 : worthOf(p, me, card.cast.pass as Effect)
  const backs = card.backs.map(({ bands }) => expected(table, (n) => worthOf(p, me, bandOf(bands, n) as Effect | undefined)))
  return (1 - (table[0] ?? 0)) * (promise + wanted) + backs.reduce((sum, one) => sum + one, 0) / Math.max(1, backs.length) - 0.2
}

// ── moving ──

const travel: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return { option: ({ key }) => because(journey.onward(key, me.train, me.ship), 'travel') }
}

const ticket: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return {
    option: ({ key }) => {
      if (key === 'stop') return journey.ending(me.at)
      const [kind, space = ''] = key.split(':')
      return journey.onward(space, me.train - (kind === 'train' ? 1 : 0), me.ship - (kind === 'ship' ? 1 : 0)) - POINTS.ticket
    },
  }
}

const move: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return { option: ({ key }) => journey.ending(key === 'stop' || key === 'stay' ? me.at : key) }
}

const whichTicket: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return {
    option: ({ key }) =>
      journey.travelling(me.train + (key === 'train' ? 1 : 0), me.ship + (key === 'ship' ? 1 : 0)) +
      0.1 * adjacent(me.at, key as 'train' | 'ship').length,
  }
}

// ── encounters and fights ──

const encounter: Judging = ({ p, averages }, me) => {
  const choices = new Map(new Journey(p, me, averages).encounters(me.at).map(({ key, value }) => [key, value]))
  const reason = (key: string): Parameters<typeof why>[0] =>
    key.startsWith('research') ? 'research' : key.startsWith('otherWorld') ? 'gate' : key.startsWith('token') ? 'token' : 'encounter'
  return {
    option: (option) =>
      option.key === 'none' ? 0 : because(choices.get(option.key) ?? component(p, me, option as Option) - 0.5, reason(option.key)),
  }
}

/** An encounter from afar, or past the Monsters: worth its chance of a better one than waits here. */
const beforeEncounter: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  const now = journey.value(me.at)
  return {
    option: (option) => {
      if (option.key === 'no') return now
      const behind = abilityBehind(p, option as Option)
      const card = behind?.card
      const given = (
        card?.kind === 'spell' ? card.cast.pass : behind?.ability && 'effect' in behind.ability ? behind.ability.effect : null
      ) as Effect | null
      if (given?.do !== 'encounter') return now + component(p, me, option as Option)
      const passes = card?.kind === 'spell' ? 1 - (testTable(me, 'lore', 'spell', card.cast.modifier)[0] ?? 0) : 1
      const best = given.anywhere
        ? Math.max(0, ...p.clues.map(({ at }) => journey.research(at)))
        : p.foesAt(me.at).length
          ? Math.max(...journey.encounters(me.at).map(({ value }) => value))
          : -9
      return passes * best + (1 - passes) * now - (card?.kind === 'spell' ? 0.4 : 0.1)
    },
  }
}

/** The likeliest victory first. */
const fightFirst: Judging = ({ p }, me) => ({
  option: ({ piece = '' }) => {
    const foe = p.foeCalled(piece)
    return foe ? fight(p, me, foe).wins : 0
  },
})

// ── tests ──

/** What one more success is worth to the test under way. */
function successWorth(p: Position, me: Someone, faces: readonly number[]): number {
  const test = p.record('test')
  if (!test) return 0
  const have = successesIn(me, faces)
  const foe = typeof test.source === 'string' ? p.foeCalled(test.source) : null
  if (test.of === 'combat' && foe) return blowWorth(p, me, foe, test.skill as Skill, have)
  if (test.of === 'acquire') return bestBuy(p, me, have + 1) - bestBuy(p, me, have)
  const source = typeof test.source === 'string' ? p.cardOf(test.source) : null
  return source ? stakes(p, me, source, test.skill as Skill, have) : have ? 0 : 2
}

const successesIn = (me: Someone, faces: readonly number[]): number => {
  const least = me.conditions.includes('blessed') ? 4 : me.conditions.includes('cursed') ? 6 : 5
  return faces.filter((face) => face >= least).length
}

function blowWorth(p: Position, me: Someone, foe: Foe, skill: Skill, have: number): number {
  const horror = foe.horror?.skill === skill && foe.horror.value > have ? lost(me.sanity, foe.horror.value - have) : 0
  if (foe.damage?.skill !== skill || horror) return horror
  const kill = have + 1 === foe.left ? Math.max(2, fight(p, me, foe).value) : have < foe.left && foe.card.epic ? 3 : 0
  return kill + lost(me.health, foe.damage.value - have)
}
const lost = (has: number, n: number): number => (n <= 0 ? 0 : n >= has ? POINTS.defeat : has - n < 2 ? 2.5 : 1)

/** The difference between passing and failing, as far as the card that asks tells it. */
function stakes(p: Position, me: Someone, card: Card, skill: Skill, have: number): number {
  if (have > 0 && card.kind !== 'spell') return 0
  if (card.kind === 'otherWorld' || card.kind === 'expedition' || card.kind === 'special') {
    const { initial, pass, fail } = card as ComplexCard
    if (initial.test?.skill === skill && !passedAlready(p))
      return worthOf(p, me, pass.effect as Effect) - worthOf(p, me, fail.effect as Effect)
  }
  if (card.kind === 'spell') return have ? 0 : 1.5
  // Clues the Mystery will ask for are not spent on coming to it.
  if (card.kind === 'mystery' && me.clues <= Number(/"pay":"clue","n":(\d)/.exec(JSON.stringify(card))?.[1] ?? 0)) return 0
  const node = testIn(card as unknown as Json, skill)
  if (!node) return have ? 0 : 2
  return worthOf(p, me, node.pass as Effect | undefined) - worthOf(p, me, node.fail as Effect | undefined)
}
/** The first part of a complex encounter has its test before anything else; a second one belongs to what came of it. */
const passedAlready = (p: Position): boolean => p.view.records.filter(({ kind }) => kind === 'test').length > 1

type TestNode = { readonly pass?: Json; readonly fail?: Json }
function testIn(node: Json | undefined, skill: Skill): TestNode | null {
  if (typeof node !== 'object' || node === null) return null
  const { do: verb, skill: tested } = node as { do?: Json; skill?: Json }
  if (verb === 'test' && tested === skill) return node as TestNode
  for (const inner of Object.values(node)) {
    const found = testIn(inner as Json, skill)
    if (found) return found
  }
  return null
}

const facesOf = (asked: Asked): readonly number[] => (argsOf(asked).faces ?? []) as readonly number[]

/** A Clue rerolls a die that failed, where the chance of a success is worth it. */
const reroll: Judging = (asked, me) => {
  const faces = facesOf(asked)
  const least = me.conditions.includes('blessed') ? 4 : me.conditions.includes('cursed') ? 6 : 5
  const free = !optionKeys(asked).includes('done')
  const gain = luckOf(me) * successWorth(asked.p, me, faces) - (asked.p.record('test') && !free && isPaid(asked) ? clueWorth(asked.p) : 0)
  return {
    option: ({ key }) => {
      if (key === 'done') return because(0, 'keepClues')
      const face = faces[Number(key.slice(4))] ?? 0
      return face >= least ? -9 : because(free ? 1 - face / 10 : gain, 'reroll')
    },
  }
}
const optionKeys = ({ seen: { ask } }: Asked): string[] => ('options' in ask ? ask.options.map(({ key }) => key) : [])
/** Rerolls given by a card have been chosen already: their dice cost nothing more. */
const isPaid = ({ seen: { ask } }: Asked): boolean =>
  'options' in ask && ask.options.length > ((ask.about.args?.faces as readonly number[] | undefined)?.length ?? 0)

const dieUp: Judging = (asked, me) => {
  const faces = facesOf(asked)
  const least = me.conditions.includes('blessed') ? 4 : me.conditions.includes('cursed') ? 6 : 5
  return { option: ({ key }) => (faces[Number(key.slice(4))] === least - 1 ? 1 : 0) }
}

const secondDie: Judging = ({ p }, me) => {
  const faces = (p.record('test')?.faces ?? []) as readonly number[]
  const least = me.conditions.includes('blessed') ? 4 : me.conditions.includes('cursed') ? 6 : 5
  return { option: ({ key }) => ((faces[Number(key.slice(4))] ?? 6) < least ? 1 : -1) }
}

// ── offers of cards ──

/** Optional triggers and replacements: used where they do good. During a test, only while it matters. */
const useAbility: Judging = (asked, me) => {
  const { p } = asked
  const test = p.record('test')
  const faces = (test?.rolled === true ? test.faces : null) as readonly number[] | null
  return {
    option: (option) => {
      if (option.key === 'pass') return 0.1
      const behind = abilityBehind(p, option as Option)
      if (!behind) return 0.2
      const { ability, card } = behind
      if (card.kind === 'spell') return duringCombat(p, me, card)
      if (ability?.ability === 'prevent') return preventing(p, me, ability)
      if (ability && 'on' in ability && ability.on === 'test:roll' && faces) return rerolling(p, me, ability, faces)
      return component(p, me, option as Option) + 0.15
    },
  }
}

function rerolling(p: Position, me: Someone, ability: AbilityData, faces: readonly number[]): number {
  const price = 'cost' in ability && ability.cost ? priceOf(p, me, ability.cost) : 0
  const failed = faces.length - successesIn(me, faces)
  return price === null || !failed ? -1 : luckOf(me) * successWorth(p, me, faces) - price
}

function preventing(p: Position, me: Someone, ability: AbilityData & { ability: 'prevent' }): number {
  const price = ability.cost ? priceOf(p, me, ability.cost) : 0
  const has = ability.on === 'health:lose' ? me.health : me.sanity
  const spared = typeof ability.amount === 'number' ? ability.amount : 2
  return price === null ? -1 : spared * (has <= 2 ? 3 : has <= 4 ? 1.4 : 1) - price
}

function duringCombat(p: Position, me: Someone, card: SpellCard): number {
  if (card.cast.when !== 'combat') return casting(p, me, card) + 0.8
  const fought = p.record('combat')
  const foe = typeof fought?.monster === 'string' ? p.foeCalled(fought.monster) : null
  return foe && foe.left > 1 ? casting(p, me, card) + 0.8 + 0.4 * foe.left : -0.5
}

const choice: Judging = ({ p }, me) => ({
  option: (option) => {
    const effect = option.label?.args?.effect
    return effect ? worthOf(p, me, effect as unknown as Effect) : 0
  },
})

/** The dearest price that can be paid, to be on the safe side; whoever is asked can pay. */
const dearest = (p: Position, me: Someone, prices: readonly Price[]): number =>
  Math.max(0, ...prices.flatMap(({ cost }) => (cost ? [priceOf(p, me, cost)] : [])).filter((price) => price !== null))

const may: Judging = (asked, me) => {
  const { effect } = argsOf(asked)
  return yesIf(worthOf(asked.p, me, effect as unknown as Effect) - dearest(asked.p, me, pricesOfMay(effect)) + 0.05)
}

const unless: Judging = (asked, me) => {
  const { effect } = argsOf(asked)
  const prices = pricesOfUnless(effect)
  const act = prices.find((price) => price.act)?.act
  const way = act ? worthOf(asked.p, me, act) : -dearest(asked.p, me, prices)
  return yesIf(way - worthOf(asked.p, me, effect as unknown as Effect))
}

const payToPass: Judging = ({ p }, me) => {
  const card = p.cardOf(p.record('encounter')?.card as string | undefined) as ComplexCard | null
  if (!card?.initial?.cost) return yesIf(1)
  return yesIf(
    worthOf(p, me, card.pass.effect as Effect) - worthOf(p, me, card.fail.effect as Effect) - (priceOf(p, me, card.initial.cost) ?? 99),
  )
}

// ── cards and tokens ──

const heldWorth = (p: Position, me: Someone, option: { readonly piece?: string }): number => {
  const card = p.cardOf(option.piece)
  if (!card) return option.piece && p.faceOf(option.piece).startsWith('clue') ? clueWorth(p) : 0
  return card.kind === 'asset' || card.kind === 'artifact' || card.kind === 'spell' || card.kind === 'condition' ? cardWorth(card, me) : 0
}
const wanted: Judging = ({ p }, me) => ({ option: (option) => (option.key === 'none' ? 0 : heldWorth(p, me, option)) })
const spared: Judging = ({ p }, me) => ({ option: (option) => (option.key === 'none' ? 0 : -heldWorth(p, me, option)) })

const WEIGHTS: Readonly<Record<Skill, number>> = { lore: 1, influence: 0.8, observation: 1.1, strength: 1, will: 1.1 }
const improve: Judging = (_asked, me) => ({ option: ({ key }) => (WEIGHTS[key as Skill] ?? 0) + 0.1 * (me.skills[key as Skill] ?? 0) })

/** Which of several: foes by how they threaten, Gates by their colour, people by their need, places by what they promise. */
const pick: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return {
    option: (option) => {
      const { piece } = option
      if (piece === undefined) return -journey.value(option.key) / 10
      const face = p.faceOf(piece)
      const foe = face.startsWith('monster:') ? p.foeCalled(piece) : null
      if (foe) return fight(p, me, foe).wins > 0 ? (foe.at === me.at ? 2 : 0) + (foe.damage?.value ?? 0) + (foe.horror?.value ?? 0) : 0
      if (face.startsWith('gate:')) return gateFirst(p, face)
      const someone = p.team.find(({ alias }) => alias === piece)
      return someone ? (someone.alias === me.alias ? 0.5 : 0) + 1 / someone.health + 1 / someone.sanity : heldWorth(p, me, option)
    },
  }
}
const gateFirst = (p: Position, face: string): number => {
  const ahead = [1, 2, 3, 4].find((steps) => OMENS[(p.omen + steps) % OMENS.length] === GATE_COLOURS.get(face))
  return 5 - (ahead ?? 5)
}

const omen: Judging = ({ p }) => ({
  option: ({ key }) => -doomOfOmen(p, (Number(key) + 1) % OMENS.length) - 0.3 * doomOfOmen(p, Number(key)),
})

/** Who has the skills that are needed most, and those the others lack. */
const newInvestigator = ({ p }: Asked): Judge => ({
  option: ({ piece }) => {
    const card = p.cardOf(piece)
    if (card?.kind !== 'investigator') return 0
    const best = (skill: Skill): number => Math.max(0, ...p.team.map((one) => one.skills[skill]))
    const own = SKILLS.reduce((sum, skill) => sum + NEEDED[skill] * card.skills[skill], 0)
    const filled = SKILLS.reduce((sum, skill) => sum + NEEDED[skill] * Math.max(0, card.skills[skill] - best(skill)), 0)
    return own + 0.5 * filled + (GIFTED[card.id] ?? 0)
  },
})
/** Research asks for Observation more than for anything, other worlds for Will and Lore. */
const NEEDED: Readonly<Record<Skill, number>> = { observation: 1.6, lore: 1, will: 1.1, strength: 1.1, influence: 0.5 }
const GIFTED: { readonly [id: string]: number } = { 'trish-scarborough': 1.5, 'mark-harrigan': 1, 'silas-marsh': 0.8 }

/** The Mystery first, then new investigators; the Lead token stays where it is. */
const endOfMythos = (): Judge => ({
  option: ({ key }) => (key.startsWith('mystery') ? 3 : key.startsWith('replace') ? 2 : key === 'done' ? 1 : 0),
})

const deal: Judging = () => among({ leave: 1 })

const JUDGES: { readonly [prompt: string]: Judging } = {
  'prompt.action': action,
  'prompt.travel': travel,
  'prompt.ticket': ticket,
  'prompt.move': move,
  'prompt.which-ticket': whichTicket,
  'prompt.discard-ticket': () => among({ keep: 1 }),
  'prompt.encounter': encounter,
  'prompt.before-encounter': beforeEncounter,
  'prompt.fight': fightFirst,
  'prompt.reroll': reroll,
  'prompt.second-die': secondDie,
  'prompt.die-up': dieUp,
  'prompt.use-trigger': useAbility,
  'prompt.use-replacement': useAbility,
  'prompt.choose': choice,
  'prompt.may': may,
  'prompt.unless': unless,
  'prompt.pay-to-pass': payToPass,
  'prompt.bank-loan': () => yesIf(-1),
  'prompt.buy': wanted,
  'prompt.gain-card': wanted,
  'prompt.keep': wanted,
  'prompt.discard-reserve': () => among({ none: 1 }),
  'prompt.who-gains': (_asked, me) => ({ option: ({ piece }) => (piece === me.alias ? 1 : 0) }),
  'prompt.discard': spared,
  'prompt.pay-cards': spared,
  'prompt.give': spared,
  'prompt.improve': improve,
  'prompt.pick': pick,
  'prompt.omen': omen,
  'prompt.new-investigator': newInvestigator,
  'prompt.end-of-mythos': endOfMythos,
  'prompt.deal': deal,
  'prompt.trade-with': () => among({ end: 1 }),
  'prompt.swap-spaces': () => yesIf(-1),
}

const WITHOUT: { readonly [prompt: string]: (asked: Asked) => Judge } = {
  'prompt.new-investigator': newInvestigator,
  'prompt.end-of-mythos': endOfMythos,
}
