/**
 * What happened since the last question, as pages to read: an encounter with its card, a fight, a test, a Mythos card. Much of the game
 * resolves without a question, and its stories would pass unread otherwise.
 */
import type { TableProps } from '@miskatonic/web/kit'
import { fields, isSkill, listIn, numberIn, type Skill, textIn } from './figures.ts'

type SpokenEvent = TableProps['events'][number]
export type Roll = {
  /** The face of the investigator who tested. */
  readonly who: string
  /** The line that told of it last: its place among the others. */
  readonly at: number
  readonly dice: readonly number[]
  /** Null until the test is over: then it says what was tested. */
  readonly skill: Skill | null
  readonly successes: number
  readonly passed: boolean
  /** The lowest face that counted, as far as the number of successes tells. */
  readonly least: number
}
export type Page = {
  readonly id: number
  readonly kind: 'encounter' | 'combat' | 'test' | 'mythos'
  /** Which kind of encounter. */
  readonly of: string
  /** The seat it happened to; null: everybody. */
  readonly seat: string | null
  /** The face of the investigator it happened to. */
  readonly who: string | null
  /** The face of the card or Monster, and which part of it was read. */
  readonly face: string | null
  readonly part: string | null
  readonly rolls: readonly Roll[]
  readonly lines: readonly SpokenEvent[]
}

type Draft = { -readonly [K in keyof Page]: Page[K] } & { rolls: Roll[]; lines: SpokenEvent[] }

const seatOf = (event: SpokenEvent): string => textIn(fields(fields(event.message.args).who), 'seat')

const whoOf = (event: SpokenEvent): string => `investigator:${textIn(fields(fields(event.message.args).who), 'investigator')}`

function faceIn(value: unknown): string | null {
  const shown = Object.values(fields(fields(value).faces))[0]
  return typeof shown === 'string' ? shown : null
}

function opening(event: SpokenEvent): Draft | null {
  const args = fields(event.message.args)
  const seat = seatOf(event) || null
  const page = { id: event.id, of: '', seat, who: seat && whoOf(event), face: null, part: null, rolls: [], lines: [] }
  switch (event.message.key) {
    case 'log.encounter':
      return { ...page, kind: 'encounter', of: textIn(args, 'kind'), face: faceIn(args.card), part: textIn(args, 'part') || null }
    case 'log.combat':
    case 'log.ambushed':
      return { ...page, kind: 'combat', of: event.message.key.slice(4), face: `monster:${textIn(fields(args.monster), 'monster')}` }
    case 'log.mythos-drawn':
      return { ...page, kind: 'mythos', face: faceIn(args.card), seat: null }
    default:
      return null
  }
}

const CLOSING = ['log.phase', 'log.round', 'log.round-lead', 'log.action', 'log.used', 'log.used-ability']

/** Blessed and Cursed shift what counts: the face from which so many dice succeeded, the usual one if several would do. */
export const leastFor = (dice: readonly number[], n: number): number =>
  [5, 4, 6].find((least) => dice.filter((face) => face >= least).length === n) ?? 5

function roll(page: Draft, event: SpokenEvent): boolean {
  const args = fields(event.message.args)
  if (event.message.key === 'log.rolled') {
    const dice = listIn(args, 'dice').map(Number)
    const last = page.rolls.at(-1)
    // The same test rolled anew shows the dice as they lie now.
    if (last && last.skill === null) page.rolls[page.rolls.length - 1] = { ...last, dice, at: event.id }
    else page.rolls.push({ who: whoOf(event), at: event.id, dice, skill: null, successes: 0, passed: false, least: 5 })
    return true
  }
  const last = page.rolls.at(-1)
  if (event.message.key !== 'log.tested' || !last) return false
  const skill = isSkill(args.skill) ? args.skill : null
  const n = numberIn(args, 'n')
  page.rolls[page.rolls.length - 1] = {
    ...last,
    skill,
    at: event.id,
    successes: n,
    passed: args.outcome === 'passed',
    least: leastFor(last.dice, n),
  }
  return true
}

/** A complex encounter goes on with the part its test decided. */
const PARTED = ['otherWorld', 'expedition', 'special']
function decided(page: Draft): void {
  const last = page.rolls[0]
  if (page.kind === 'encounter' && page.part === 'initial' && PARTED.includes(page.of) && last?.skill)
    page.part = last.passed ? 'pass' : 'fail'
}

export function pagesOf(events: readonly SpokenEvent[]): Page[] {
  const pages: Draft[] = []
  let open: Draft | null = null
  for (const event of events) {
    const next = opening(event)
    if (next) {
      open = next
      pages.push(next)
      continue
    }
    if (CLOSING.includes(event.message.key)) {
      open = null
      continue
    }
    if (!open && event.message.key === 'log.rolled') {
      open = {
        id: event.id,
        kind: 'test',
        of: '',
        seat: seatOf(event) || null,
        who: whoOf(event),
        face: null,
        part: null,
        rolls: [],
        lines: [],
      }
      pages.push(open)
    }
    if (open && !roll(open, event)) open.lines.push(event)
  }
  for (const page of pages) decided(page)
  return pages
}
