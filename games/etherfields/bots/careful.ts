import { type Judge, judgingBot, type Worth } from '@miskatonic/bots'
import type { Bot, BotMaker, Seen } from '@miskatonic/contract'
import { isLegal, type Json, type Key, type Option } from '@miskatonic/kernel'
import { actionOf, distance, motiveInHand, type Position, positionOf } from './position.ts'
import { stepsToGoals } from './roads.ts'
import { why } from './whys.ts'

/**
 * Plays by judgement: tries what the dream offers and was not tried yet, goes where such things are, pays with as little as will do, and wakes
 * before its deck is gone. It knows its seat's view and nothing else: what an action leads to it learns as people do.
 */
export const careful: BotMaker = ({ seat }) => {
  // Where the seat was last bound for: the question where to go does not tell again what is out of reach.
  let goals: readonly string[] = []
  const judging = judgingBot('careful', (seen) => {
    const p = positionOf(seen)
    if (seen.ask.about.key === 'your-round') goals = p.goals
    return JUDGES[seen.ask.about.key]?.({ p, seen, goals }) ?? ANYTHING
  })
  const decide: Bot['decide'] = (seen, random) =>
    (seen.ask.about.key === 'pay-motive' ? payment(seen, seat) : null) ?? judging.decide(seen, random)
  return { name: 'careful', decide }
}

type Asked = { readonly p: Position; readonly seen: Seen; readonly goals: readonly string[] }
type Judging = (asked: Asked) => Judge
type Choice = Parameters<Judge['option']>[0]

const ANYTHING: Judge = { option: () => 0 }
const prefer =
  (...keys: readonly string[]): Judging =>
  () => ({ option: ({ key }) => (keys.includes(key) ? keys.length - keys.indexOf(key) : 0) })

/** Below so many cards a Dreamer looks for rest, above so much Anguish too. */
const WORN = { life: 9, anguish: 4 }
const isWorn = ({ life, anguish }: Position): boolean => life < WORN.life || anguish >= WORN.anguish

/** With so few cards nothing is spent on walking. */
const SPENT = 5
/** So often a dream is tried in one night. */
const ENOUGH = 3

/** Things of the dream itself: one of them a round. */
const DREAM = /^use:(map|gate|situation|entity|floating):/
const lastResort = (option: Choice): string => ('label' in option ? actionOf(option) : '')

function ofTheDream(option: Option, p: Position): Worth {
  const times = p.used(actionOf(option))
  const worth = 10 - 4 * times
  return worth > 0 ? { worth, why: why(times === 0 ? 'untried' : 'again') } : -1
}

/** What one carries: useful, but each use wears. */
function ofOnesOwn(option: Option, p: Position): number {
  const worn = 2 * p.usedNow(lastResort(option))
  if (option.key.startsWith('use:item:')) return 1 - worn
  if (option.key.startsWith('use:hand:')) return (p.hand > 3 && p.life > WORN.life ? 0.5 : -1) - worn
  return (p.life > WORN.life ? 0.4 : -1) - worn
}

const BASIC: { readonly [key: string]: (p: Position) => Worth } = {
  move: (p) => (p.goals.length && p.life > SPENT ? { worth: 3, why: why('towards') } : -1),
  'push-on': (p) => (p.goals.length && p.hours > 1 ? { worth: 2, why: why('towards') } : -1),
  hours: (p) => (p.turnsLeft <= 1 && p.hours > 0 ? { worth: 4, why: why('time') } : -1),
  'take-gem': () => -1,
  unmorph: (p) => (p.ether > 1 ? 0.5 : -1),
  gem: () => -1,
  peek: () => -1,
  'fill-slot': () => 4,
  marker: () => -1,
  'give-up': () => -5,
}

const round: Judging = ({ p }) => ({
  option: (option) => {
    const { key } = option
    if (DREAM.test(key)) return ofTheDream(option as Option, p)
    if (key.startsWith('use:')) return ofOnesOwn(option as Option, p)
    if (key.startsWith('place:')) return { worth: 2, why: why('lasting') }
    if (key.startsWith('note:')) return 5 - 6 * p.read('piece' in option ? option.piece : undefined)
    if (key === 'done' || key === 'pass') return { worth: 0, why: why('keep') }
    return BASIC[key]?.(p) ?? -1
  },
})

/** Nearer to the nearest of what is untried; nowhere worse than here. */
const going: Judging = ({ p, goals }) => {
  const near = (square: string): number => Math.min(99, ...goals.map((goal) => distance(square, goal)))
  return { option: (option) => -near(('place' in option ? option.place : undefined) ?? p.at) }
}

/** Towards Gates and Keys, else along new ways; awake when worn; to bed when it is late. */
const travelling: Judging = ({ p, seen }) => ({
  option: ({ key }) => {
    const [verb, place = ''] = key.split(':')
    if (verb === 'wake') return isWorn(p) ? { worth: 5, why: why('rest') } : -2
    if (verb === 'save') return p.isLate ? { worth: 6, why: why('night') } : -3
    const near = 6 / (1 + (stepsToGoals(seen.view).get(place) ?? 99))
    if (verb === 'go') return near > 1 ? { worth: 3 + near - p.entered(place), why: why('gate') } : 3 - p.entered(place)
    if (verb === 'shortcut') return 1 + near - p.entered(place)
    return -9
  },
})

/** The fewest and weakest cards that bring what is due; with none that do, as little as may be risked with the die. */
function payment({ ask }: Seen, seat: string): readonly Key[] | null {
  if (ask.kind !== 'some') return null
  const due = Number(ask.about.args?.n ?? 0)
  const options = ask.options.slice(0, 10)
  const motive = (option: Option): number => option.weights?.motive ?? 0
  let found: { keys: Key[]; worth: number } | null = null
  for (let set = 0; set < 1 << options.length; set++) {
    const cards = options.filter((_, i) => set & (1 << i))
    const keys = cards.map(({ key }) => key)
    const paid = cards.reduce((sum, card) => sum + motive(card), 0)
    const worth = (paid >= due ? 100 : 0) - 3 * cards.length - paid
    if ((!found || worth > found.worth) && isLegal(ask, seat, keys) === null) found = { keys, worth }
  }
  return found?.keys ?? null
}

/** The hand, with what was paid already, brings what is due. */
function isCovered({ view, seat }: Seen): boolean {
  const { due, paid, colour, bearer } = (view.records.findLast(({ kind }) => kind === 'action') ?? {}) as Partial<Record<string, Json>>
  return Number(paid ?? 0) + motiveInHand(view, seat, String(colour), bearer) >= Number(due ?? 0)
}

/** Cards are life: none is thrown away, unless the last round came to nothing with them. */
const parting: Judging = ({ p }) => ({ option: () => (p.hand > 4 && p.didNothing ? 0.1 : -1) })
const wanting: Judging = ({ p }) => ({ option: (option) => p.ether - ('weights' in option ? (option.weights?.ether ?? 0) : 0) + 0.5 })

const JUDGES: { readonly [question: string]: Judging } = {
  'your-round': round,
  'answer-rapidly': prefer('pass'),
  'choose-destination': going,
  travel: travelling,
  'choose-gate': () => ({ option: ({ key }) => (key === 'none' ? 0 : { worth: 1, why: why('gate') }) }),
  'discard-before-drawing': parting,
  'reshuffle-price': ({ p }) => ({ option: ({ key }) => Number((key === 'anguish') === p.anguish < WORN.anguish - 1) }),
  'boost-failed': ({ p }) => prefer('ether', p.anguish < WORN.anguish - 1 ? 'anguish' : 'seal')({ p } as Asked),
  // Help is taken where the hand does not bring enough.
  'help-payment': ({ seen }) => ({ option: ({ key }) => Number((key === 'cards') === isCovered(seen)) }),
  boost: prefer('no'),
  'reroll-with-gem': ({ seen }) => ({
    option: ({ key }) => Number((key === 'gem-reroll') === (seen.ask.about.args?.face === 'failure')),
  }),
  'hours-for-turns': () => ({ option: () => 0, amount: (n) => (n <= 2 ? n : 0) }),
  'last-hours': () => ({ option: () => 0, amount: (n) => (n <= 2 ? n : 0) }),
  'push-on-hours': () => ({ option: () => 0, amount: (n) => (n <= 2 ? n : 0) }),
  'wear-mask': prefer('yes'),
  'choose-mask': () => ({ option: ({ key }) => Number(key !== 'none') }),
  // Every card is a breath more.
  'build-deck': () => ({ option: () => 1 }),
  'buy-influence': wanting,
  'buy-item': wanting,
  rest: ({ p }) => prefer(p.anguish > 1 ? 'cure' : 'open')({ p } as Asked),
  'may-do': prefer('yes'),
  'book-toll': prefer('yes', 'pay'),
  'dream-again': ({ p }) => ({ option: ({ key }) => Number((key === 'again') === p.losses < ENOUGH) }),
  'change-dreamers': prefer('no'),
  'pass-marker': prefer('no'),
  'give-up': prefer('no'),
  'skip-slumber': prefer('yes'),
}
