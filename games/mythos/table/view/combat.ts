/** A Combat as a story in steps, read from the lines of the log. */
import type { Seat } from '@miskatonic/kernel'
import type { SpokenAsk, SpokenEvent } from '@miskatonic/web/kit'
import { fields, listIn, numberIn, textIn } from './figures.ts'

export const STEPS = ['assign', 'defend', 'cast', 'reveal', 'cosmic', 'plane', 'loss', 'effects', 'burial'] as const
export type StepId = (typeof STEPS)[number]

/** What a line is sure to belong to; others belong to the step they were told in. */
const BELONGS: { readonly [key: string]: StepId } = {
  'log.assigned': 'assign',
  'log.defends': 'defend',
  'log.joins': 'defend',
  'log.cast': 'cast',
  'log.used': 'cast',
  'log.controlled': 'cast',
  'log.control-failed': 'cast',
  'log.revealed': 'reveal',
  'log.unseen': 'reveal',
  'log.battle': 'cosmic',
  'log.assault': 'plane',
  'log.absorbed': 'plane',
  'log.lost': 'loss',
  'log.lost-to': 'loss',
  'log.harmed': 'effects',
  'log.buried': 'burial',
  'log.returned': 'burial',
  'log.great-old-one-stays': 'burial',
}
/** What only happens when Combat is over. */
const AFTER = ['log.round', 'log.lobotomy', 'log.recomposed', 'log.event-ends']
const AFTER_BURIAL = ['log.discarded', 'log.drew', 'log.gained', 'log.gained-by']

type Duel = { readonly kind: 'battle' | 'assault'; readonly a: Seat; readonly b: Seat; readonly n: number; readonly m: number }
type CombatStep = {
  readonly id: StepId
  readonly lines: readonly SpokenEvent[]
  /** Cards the lines speak of, by id. */
  readonly cards: readonly string[]
  readonly duels: readonly Duel[]
}
export type Combat = { readonly id: number; readonly steps: readonly CombatStep[]; readonly over: boolean }

const idOf = (value: unknown): string => textIn(fields(value), 'card')

function cardsIn({ message }: SpokenEvent): string[] {
  const args = fields(message.args)
  return [idOf(args.card), ...listIn(args, 'cards').map(idOf)].filter(Boolean)
}

function duelIn({ message }: SpokenEvent): Duel[] {
  if (message.key !== 'log.battle' && message.key !== 'log.assault') return []
  const args = fields(message.args)
  const seat = (name: string): string => textIn(fields(args[name]), 'seat')
  return [
    {
      kind: message.key === 'log.battle' ? 'battle' : 'assault',
      a: seat('who'),
      b: seat('other'),
      n: numberIn(args, 'n'),
      m: numberIn(args, 'm'),
    },
  ]
}

/** The sums that met in these lines. */
export const duelsIn = (events: readonly SpokenEvent[]): Duel[] => events.flatMap(duelIn)

/** A later step never goes back: a card buried by a Spell is buried while spells are cast. */
function stepAfter(now: StepId, key: string): StepId {
  const next = BELONGS[key]
  if (next === undefined) return now
  const [at, to] = [STEPS.indexOf(now), STEPS.indexOf(next)]
  if (to <= at) return now
  // Before the Reveal nothing is buried or lost but by what was cast.
  if (at < STEPS.indexOf('reveal') && to > STEPS.indexOf('reveal')) return now
  return next
}

/** An Ally is buried as it absorbs: that is no end of Combat yet. */
const fellDefending = (event: SpokenEvent, before: SpokenEvent | undefined): boolean =>
  event.message.key === 'log.buried' && before?.message.key === 'log.absorbed' && cardsIn(before)[0] === cardsIn(event)[0]

/** What is paid for something that only happens afterwards is paid afterwards. */
function isAfter(event: SpokenEvent, later: readonly SpokenEvent[], now: StepId): boolean {
  const { key } = event.message
  if (AFTER.includes(key)) return true
  // Before anything was fought, cards leave or enter a Hand by a card's text (which has a record), or because the Round ends.
  const unfought = event.record === null && STEPS.indexOf(now) <= STEPS.indexOf('reveal')
  if (key !== 'log.paid') return (now === 'burial' || unfought) && AFTER_BURIAL.includes(key)
  const cause = later.find(({ record, message }) => record === event.record && message.key !== 'log.paid')
  return now === 'burial' || (cause !== undefined && AFTER.includes(cause.message.key))
}

/** The last Combat there was, or null. */
export function lastCombat(events: readonly SpokenEvent[]): Combat | null {
  const start = events.findLastIndex(({ message }) => message.key === 'log.combat')
  const first = events[start]
  if (!first) return null
  const found = new Map<StepId, SpokenEvent[]>()
  let now: StepId = 'assign'
  let over = false
  for (const [i, event] of events.entries()) {
    if (i <= start) continue
    if (isAfter(event, events.slice(i + 1), now)) {
      over = true
      break
    }
    now = fellDefending(event, events[i - 1]) ? now : stepAfter(now, event.message.key)
    const lines = found.get(now)
    if (lines) lines.push(event)
    else found.set(now, [event])
  }
  const steps = STEPS.flatMap((id): CombatStep[] => {
    const lines = found.get(id)
    if (!lines) return []
    return [{ id, lines, cards: [...new Set(lines.flatMap(cardsIn))], duels: lines.flatMap(duelIn) }]
  })
  return { id: first.id, steps, over }
}

const ASKED: { readonly [about: string]: StepId } = {
  'prompt.assign-monster': 'assign',
  'prompt.defend': 'defend',
  'prompt.casting': 'cast',
  'prompt.support': 'reveal',
  'prompt.strike-order': 'plane',
}

/** The step that is on: by what is asked, else by what was told last. */
export function stepNow(combat: Combat | null, ask: Pick<SpokenAsk, 'about'> | null): StepId {
  const told = combat?.steps.at(-1)?.id ?? 'assign'
  const asked = ask ? ASKED[ask.about.key] : undefined
  return asked && STEPS.indexOf(asked) >= STEPS.indexOf(told) ? asked : told
}
