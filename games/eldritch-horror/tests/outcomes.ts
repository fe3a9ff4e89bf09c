import type { Ask } from '@miskatonic/kernel'
import { optionsFor, sample } from '@miskatonic/kernel'
import type { Player } from '@miskatonic/testing'
import { spaceInfo } from '../rules/board.ts'
import { cardOf, cluesOnBoard, gatesOnBoard, kindOf, monstersOnBoard, nameOf, spaceOf, traitsOf } from '../rules/pieces.ts'
import { type EldritchShape, OMENS, SKILLS } from '../rules/shape.ts'
import { type Position, position, token } from './position.ts'

/*
 * Every way a text can go: each test passed and failed, each choice taken. A way is told by its forks («Will ✓», «yes»), what it led to by
 * what is different afterwards («+1 clue, -2 sanity»).
 */

export type Table = Player<EldritchShape>
export type Run = {
  readonly picture: Position
  /** Who is watched, by the name of the sheet. */
  readonly who: string
  /** What is answered to some questions, by what they are about. */
  readonly answers?: { readonly [about: string]: string }
  /** Numbers of successes to be tried in a test (default: none, and all). */
  readonly results?: readonly number[]
}
export type Way = { readonly way: string; readonly led: string }

type Fork = { readonly options: number; taken: number; readonly name: (taken: number) => string }

/** Questions whose answers lead different ways; others are answered in one way. */
const FORKING = ['prompt.choose', 'prompt.may', 'prompt.unless', 'prompt.pay-to-pass']
const SETTLED: { readonly [about: string]: string } = { 'prompt.reroll': 'done', 'prompt.omen': '2', 'prompt.use-trigger': 'none' }

/** All ways, the first fork varied last. */
export function waysOf(run: Run): Way[] {
  const ways: Way[] = []
  let plan: number[] = []
  for (;;) {
    const { forks, led } = follow(run, plan)
    ways.push({ way: forks.map((fork) => fork.name(fork.taken)).join(', ') || '–', led })
    const last = forks.findLastIndex((fork) => fork.taken + 1 < fork.options)
    if (last < 0) return ways
    plan = forks.slice(0, last + 1).map((fork, i) => fork.taken + (i === last ? 1 : 0))
  }
}

function follow(run: Run, plan: readonly number[]): { forks: Fork[]; led: string } {
  const t = position(run.picture)
  const forks: Fork[] = []
  const fork = (options: number, name: (taken: number) => string): number => {
    const taken = plan[forks.length] ?? 0
    forks.push({ options, taken, name })
    return taken
  }
  const before = countsOf(t, run)
  // The picture stands still at the beginning and at the end.
  do {
    guideDice(t, run, fork)
    answer(t, run, fork)
  } while (!t.over && t.table.ask?.about.key !== 'pause')
  return { forks, led: difference(before, countsOf(t, run)) }
}

/** The dice fall as the way wants; the skill is the one of the test under way. */
function guideDice(t: Table, run: Run, fork: (options: number, name: (taken: number) => string) => number): void {
  const { chance } = t.table.kernel
  if (Object.hasOwn(chance, 'roll')) return
  const roll = chance.roll.bind(chance)
  chance.roll = (label, dice, sides) => {
    if (label === 'test') {
      const results = (run.results ?? [dice, 0]).filter((n) => n <= dice)
      const { skill, modifier } = t.table.kernel.record('test') as unknown as { skill: string; modifier: number }
      const test = `${skill}${modifier > 0 ? `+${modifier}` : modifier || ''}`
      const taken = fork(results.length, (i) => `${test} ${run.results ? results[i] : results[i] ? '✓' : '✗'}`)
      const successes = results[taken] as number
      chance.script({ test: [Array.from({ length: dice }, (_, i) => (i < successes ? 6 : 1))] })
    } else if (label === 'roll') {
      const face = [1, 6][fork(2, (i) => `die ${[1, 6][i]}`)] as number
      chance.script({ roll: [Array.from({ length: dice }, () => face)] })
    }
    return roll(label, dice, sides)
  }
}

function answer(t: Table, run: Run, fork: (options: number, name: (taken: number) => string) => number): void {
  const ask = t.table.ask as Ask
  const [seat] = t.table.awaited() as [string]
  const about = ask.about.key
  const options = optionsFor(ask, seat) ?? []
  const settled = run.answers?.[about] ?? SETTLED[about]
  if (settled !== undefined && t.offered(seat).includes(settled)) t.choose(seat, settled)
  else if (FORKING.includes(about)) {
    const yes = options[0]?.key === 'yes'
    const taken = fork(options.length, (i) => (yes ? (options[i]?.key as string) : `${'abc'[Number(options[i]?.key)]}`))
    t.choose(seat, options[taken]?.key as string)
  } else {
    const first = sample(ask, seat, () => 0)
    // «Up to»: all that is offered.
    t.choose(seat, ask.kind === 'some' && Array.isArray(first) && !first.length ? options.slice(0, ask.limits.count[1]).map(({ key }) => key) : (first as string))
  }
}

/** What is counted: of one investigator and of the board. */
type Counts = Record<string, number>
const add = (counts: Counts, what: string, n = 1): void => {
  counts[what] = (counts[what] ?? 0) + n
}

export function countsOf(t: Table, run: Pick<Run, 'picture' | 'who'>): Counts {
  const { kernel: k } = t.table
  const who = token(run.who)
  const own = run.picture.clues?.map((space) => `clue-${space}#1`) ?? []
  const counts: Counts = {}
  if (t.over) add(counts, `${(t.result as { outcome: string; won: boolean }).won ? 'won' : 'lost'}: ${(t.result as { outcome: string }).outcome}`)
  add(counts, 'doom', k.state.doom)
  add(counts, `omen ${k.state.omen} ${OMENS[k.state.omen]}`)
  add(counts, 'gate on the board', gatesOnBoard(k).length)
  add(counts, 'clue on the board', cluesOnBoard(k).filter((clue) => !own.includes(clue)).length)
  for (const clue of own) if (spaceOf(k, clue) === null) add(counts, k.where(clue) === `own-clues:${who}` ? 'this clue' : 'this clue discarded')
  for (const monster of monstersOnBoard(k)) {
    add(counts, 'monster on the board')
    if (k.get(monster, 'lost')) add(counts, 'health of monsters', -k.get(monster, 'lost'))
  }
  const holders = [...k.inZone('sheet'), ...k.inZone('mystery'), ...k.inZone('ongoing')]
  for (const holder of holders) {
    add(counts, `eldritch on ${nameOf(k, holder)}`, k.get(holder, 'eldritch'))
    for (const piece of k.inZone(`kept:${holder}`)) add(counts, `${kindOf(k, piece)} on ${nameOf(k, holder)}`)
  }
  if (!k.exists(who)) return counts
  ofInvestigator(t, who, counts)
  return counts
}

function ofInvestigator(t: Table, who: string, counts: Counts): void {
  const { kernel: k } = t.table
  const zone = k.where(who)
  if (zone === 'box') return add(counts, 'devoured')
  if (zone.startsWith('fallen:')) return add(counts, `fallen (${k.get(who, 'marker')})`)
  add(counts, `in ${spaceOf(k, who)} (${spaceInfo(spaceOf(k, who) ?? '')?.type})`)
  for (const attribute of ['health', 'sanity', 'trainTickets', 'shipTickets'] as const) add(counts, attribute, k.get(who, attribute))
  if (k.get(who, 'delayed')) add(counts, 'Delayed')
  for (const skill of SKILLS) add(counts, skill, k.get(who, `${skill}Up`))
  add(counts, 'clue', k.size(`own-clues:${who}`) - (counts['this clue'] ?? 0))
  for (const card of k.inZone(`possessions:${who}`)) {
    const kind = kindOf(k, card)
    add(counts, kind === 'artifact' ? kind : traitsOf(k, card).join(' '))
  }
  for (const card of k.inZone(`own-conditions:${who}`)) add(counts, cardOf(k, card).id)
}

const said = (what: string, n: number): string =>
  what === 'doom' ? `Doom ${n > 0 ? 'retreats' : 'advances'} ${Math.abs(n)}` : `${n > 0 ? '+' : '-'}${Math.abs(n)} ${what}`
const once = (what: string): boolean => /^(in |omen |Delayed|fallen|devoured|won|lost|this)/.test(what)

function difference(before: Counts, after: Counts): string {
  const gone = after.devoured || Object.keys(after).some((what) => what.startsWith('fallen'))
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const parts = names.flatMap((what) => {
    const n = (after[what] ?? 0) - (before[what] ?? 0)
    if (!n || (once(what) && n < 0) || (gone && after[what] === undefined)) return []
    return once(what) ? [what.replace(/^in (.*)/, 'to $1')] : [said(what, n)]
  })
  return parts.join(', ') || 'nothing'
}
