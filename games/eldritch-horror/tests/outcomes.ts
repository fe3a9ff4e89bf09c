import type { Ask } from '@miskatonic/kernel'
import { defined, optionsFor, sample } from '@miskatonic/kernel'
import type { Player } from '@miskatonic/testing'
import { expect } from 'vitest'
import { spaceInfo } from '../rules/board.ts'
import { cardOf, cluesOnBoard, gatesOnBoard, kindOf, monstersOnBoard, nameOf, spaceOf, traitsOf } from '../rules/pieces.ts'
import { type EldritchShape, OMENS, SKILLS } from '../rules/shape.ts'
import { type Position, pause, position, token } from './position.ts'

/*
 * Every way a text can go: each test passed and failed, each choice taken. A way is told by its forks («Will ✓», «yes»), what it led to by
 * what is different afterwards («+1 clue, -2 sanity»).
 */

export type Table = Player<EldritchShape>
export type Way = { readonly way: string; readonly led: string }

type Fork = { readonly options: number; taken: number; readonly name: (taken: number) => string }

/** Questions whose answers lead different ways; others are answered in one way. */
const FORKING = ['prompt.choose', 'prompt.may', 'prompt.unless', 'prompt.pay-to-pass', 'prompt.use-trigger', 'prompt.use-replacement']
const SETTLED: { readonly [about: string]: string } = { 'prompt.reroll': 'done', 'prompt.omen': '2', 'prompt.encounter': 'none' }

/** All ways, the first fork varied last. The first of the people is watched; others only where something befalls them. */
export function waysOf(picture: Position, people = Object.values(picture.seats).map(({ is }) => is)): Way[] {
  const ways: Way[] = []
  let plan: number[] = []
  for (;;) {
    const { forks, led } = follow(picture, people, plan)
    ways.push({ way: forks.map((fork) => fork.name(fork.taken)).join(', ') || '–', led })
    const last = forks.findLastIndex((fork) => fork.taken + 1 < fork.options)
    if (last < 0) return ways
    plan = forks.slice(0, last + 1).map((fork, i) => fork.taken + (i === last ? 1 : 0))
  }
}

function follow(picture: Position, people: readonly string[], plan: readonly number[]): { forks: Fork[]; led: string } {
  const { from } = picture
  const t = position(picture, { restores: false, ...(typeof from === 'object' && from[0] !== pause ? { from: [pause, ...from] } : {}) })
  const forks: Fork[] = []
  const fork = (options: number, name: (taken: number) => string): number => {
    const taken = plan[forks.length] ?? 0
    forks.push({ options, taken, name })
    return taken
  }
  const before = pictureOf(t, picture, people)
  // The picture stands still at the beginning and at the end.
  do {
    guideDice(t, picture, fork)
    answer(t, picture, fork)
  } while (!t.over && t.table.ask?.about.key !== 'pause')
  return { forks, led: differences(before, pictureOf(t.reopenFromStart(), picture, people)) }
}

/** The dice fall as the way wants; the skill is the one of the test under way. */
function guideDice(t: Table, { tries = {} }: Position, fork: (options: number, name: (taken: number) => string) => number): void {
  const { chance } = t.table.kernel
  if (Object.hasOwn(chance, 'roll')) return
  const roll = chance.roll.bind(chance)
  chance.roll = (label, dice, sides) => {
    if (label === 'test') {
      const { skill, modifier } = t.table.kernel.record('test') as unknown as { skill: string; modifier: number }
      const wanted = tries[skill] ?? tries.any
      const results = (wanted ?? [dice, 0]).map((n) => Math.min(n, dice)).filter((n, i, all) => all.indexOf(n) === i)
      const test = `${skill}${modifier > 0 ? `+${modifier}` : modifier || ''}`
      // What can go only one way is no fork.
      const taken = results.length < 2 ? 0 : fork(results.length, (i) => `${test} ${wanted ? results[i] : results[i] ? '✓' : '✗'}`)
      const successes = results[taken] as number
      chance.script({ test: [Array.from({ length: dice }, (_, i) => (i < successes ? 6 : 1))] })
    } else if (label === 'roll') {
      const face = [1, 6][fork(2, (i) => `die ${[1, 6][i]}`)] as number
      chance.script({ roll: [Array.from({ length: dice }, () => face)] })
    }
    return roll(label, dice, sides)
  }
}

/** By name; one card to be used or not: yes and no. */
function namesOf(offered: readonly string[]): string[] {
  if (offered.length === 2 && offered[1] === 'pass') return ['yes', 'no']
  return offered.map((name) => name.replace(/\/.*/, ''))
}

function answer(t: Table, { answers = {} }: Position, fork: (options: number, name: (taken: number) => string) => number): void {
  const ask = t.table.ask as Ask
  const seat = defined(t.table.awaited()[0])
  const about = ask.about.key
  const options = optionsFor(ask, seat) ?? []
  const settled = [answers[about.replace('prompt.', '')] ?? SETTLED[about] ?? []].flat().find((one) => t.offered(seat).includes(one))
  if (settled !== undefined) t.choose(seat, ask.kind === 'some' ? [settled] : settled)
  else if (FORKING.includes(about)) {
    const names = namesOf(t.offered(seat))
    const taken = fork(options.length, (i) => defined(names[i]))
    t.choose(seat, defined(options[taken]?.key))
  } else {
    const first = sample(ask, seat, () => 0)
    // «Up to»: all that is offered.
    t.choose(
      seat,
      ask.kind === 'some' && Array.isArray(first) && !first.length
        ? options.slice(0, ask.limits.count[1]).map(({ key }) => key)
        : defined(first),
    )
  }
}

/** What is counted: of one investigator and of the board. */
type Counts = Record<string, number>
const add = (counts: Counts, what: string, n = 1): void => {
  counts[what] = (counts[what] ?? 0) + n
}

/** The board, and each of those who are watched. */
type Picture = { readonly board: Counts; readonly people: { readonly [name: string]: Counts } }

function pictureOf(t: Table, { clues = [] }: Position, watched: readonly string[]): Picture {
  const own = clues.map((space) => `clue-${space}#1`)
  const board = ofBoard(t)
  add(board, 'clue on the board', cluesOnBoard(t.table.kernel).filter((clue) => !own.includes(clue)).length)
  const people = watched.map((name, i) => [name, ofInvestigator(t, token(name), i ? [] : own)])
  return { board, people: Object.fromEntries(people) }
}

function ofBoard(t: Table): Counts {
  const { kernel: k } = t.table
  const counts: Counts = {}
  if (t.over) {
    const { won, outcome } = t.result as { won: boolean; outcome: string }
    add(counts, `${won ? 'won' : 'lost'}: ${outcome}`)
  }
  add(counts, 'doom', k.state.doom)
  add(counts, `omen ${k.state.omen} ${OMENS[k.state.omen]}`)
  add(counts, 'gate on the board', gatesOnBoard(k).length)
  for (const monster of monstersOnBoard(k)) {
    add(counts, 'monster on the board')
    if (k.get(monster, 'lost')) add(counts, 'health of monsters', -k.get(monster, 'lost'))
  }
  for (const holder of [...k.inZone('sheet'), ...k.inZone('mystery'), ...k.inZone('ongoing')]) {
    for (const what of ['eldritch', 'healthTokens', 'sanityTokens'] as const)
      add(counts, `${what} on ${nameOf(k, holder)}`, k.get(holder, what))
    for (const piece of k.inZone(`kept:${holder}`)) add(counts, `${kindOf(k, piece)} on ${nameOf(k, holder)}`)
  }
  for (const card of k.inZone('ongoing')) add(counts, `${nameOf(k, card)} in play`)
  for (const card of k.inZone('solved')) add(counts, `${nameOf(k, card)} solved`)
  return counts
}

/** `clues`: those of the picture, «this clue». */
function ofInvestigator(t: Table, who: string, clues: readonly string[] = []): Counts {
  const { kernel: k } = t.table
  const counts: Counts = {}
  const zone = k.where(who)
  for (const clue of clues)
    if (spaceOf(k, clue) === null) add(counts, k.where(clue) === `own-clues:${who}` ? 'this clue' : 'this clue discarded')
  if (zone === 'box') add(counts, 'devoured')
  if (zone.startsWith('fallen:')) add(counts, `fallen (${k.get(who, 'marker')})`)
  if (!zone.startsWith('space:')) return counts
  add(counts, `in ${spaceOf(k, who)} (${spaceInfo(spaceOf(k, who) ?? '')?.type})`)
  for (const attribute of ['health', 'sanity', 'trainTickets', 'shipTickets'] as const) add(counts, attribute, k.get(who, attribute))
  if (k.get(who, 'delayed')) add(counts, 'Delayed')
  for (const skill of SKILLS) add(counts, skill, k.get(who, `${skill}Up`))
  add(counts, 'clue', k.size(`own-clues:${who}`) - (counts['this clue'] ?? 0))
  for (const card of k.inZone(`possessions:${who}`)) add(counts, kindOf(k, card) === 'artifact' ? 'artifact' : traitsOf(k, card).join(' '))
  for (const card of k.inZone(`own-conditions:${who}`)) add(counts, `${cardOf(k, card).id}${k.up(card) === 'back' ? ' turned' : ''}`)
  return counts
}

const said = (what: string, n: number): string =>
  what === 'doom' ? `Doom ${n > 0 ? 'retreats' : 'advances'} ${Math.abs(n)}` : `${n > 0 ? '+' : '-'}${Math.abs(n)} ${what}`
const once = (what: string): boolean => /^(in |omen |Delayed|fallen|devoured|won: |lost: |this)| solved$/.test(what)

/** What is different on the board and with the first of the people; then, by name, with the others. */
function differences(before: Picture, after: Picture): string {
  const led = Object.keys(before.people).map((name) => ({
    name,
    parts: difference(defined(before.people[name]), defined(after.people[name])),
  }))
  const [first, ...others] = led as [(typeof led)[number], ...typeof led]
  const told =
    [...difference(before.board, after.board), ...first.parts].sort((a, b) => (bare(a) < bare(b) ? -1 : 1)).join(', ') || 'nothing'
  return [told, ...others.filter(({ parts }) => parts.length).map(({ name, parts }) => `${name}: ${parts.join(', ')}`)].join('; ')
}
const bare = (part: string): string => part.replace(/^[+-]\d+ /, '')

function difference(before: Counts, after: Counts): string[] {
  const gone = after.devoured || Object.keys(after).some((what) => what.startsWith('fallen'))
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((what) => {
    const n = (after[what] ?? 0) - (before[what] ?? 0)
    if (!n || (once(what) && n < 0) || (gone && after[what] === undefined)) return []
    return once(what) ? [what.replace(/^in (.*)/, 'to $1')] : [said(what, n)]
  })
}

/**
 * The ways a text can go, as a table or in words, «yes: -1 clue | no: nothing»: what leads to what; in which order the differences are told
 * does not matter.
 */
export type Ways = string | { readonly [way: string]: string }
export function expectWays(picture: Position, expected: Ways): void {
  const inOrder = (led: string): string =>
    led
      .split('; ')
      .map((part) => part.replace(/^([a-z]+-[a-z]+: )?(.*)$/, (_, who = '', rest: string) => who + rest.split(', ').sort().join(', ')))
      .join('; ')
  const sorted = (ways: readonly (readonly [string, string])[]) => Object.fromEntries(ways.map(([way, led]) => [way, inOrder(led)]))
  expect(sorted(waysOf(picture).map(({ way, led }) => [way, led]))).toEqual(sorted(waysSaid(expected)))
}
const waysSaid = (ways: Ways): (readonly [way: string, led: string])[] =>
  typeof ways !== 'string'
    ? Object.entries(ways)
    : ways.split(' | ').map((one) => [one.slice(0, one.indexOf(': ')), one.slice(one.indexOf(': ') + 2)])
