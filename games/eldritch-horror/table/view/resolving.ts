/** What is being resolved just now, read from the records of the view: this decides which scene is shown. */

import type { View } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { innermost, openDeal } from '@miskatonic/web/kit/resolving'
import { fields, isSkill, listIn, numberIn, pieceByAlias, type Skill, textIn } from './figures.ts'
import { isSeenOnTheMap } from './onTheMap.ts'

/** One term of the sum that makes the dice. */
export type PoolPart = { readonly from: string | null; readonly phase: string; readonly amount: number; readonly counts: boolean }
export type Stake = { readonly of: 'horror' | 'damage'; readonly value: number; readonly left: number }
export type Test = {
  readonly id: number
  readonly who: string
  readonly skill: Skill
  readonly of: string
  readonly modifier: number
  readonly source: string | null
  readonly faces: readonly number[]
  readonly pool: readonly PoolPart[]
  /** The lowest face that is a success, and how many a six counts for. */
  readonly least: number
  readonly perSix: number
  readonly rolled: boolean
  readonly stake: Stake | null
}

const alias = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function poolPart(value: unknown): PoolPart {
  const of = fields(value)
  return { from: alias(of.from), phase: textIn(of, 'phase'), amount: numberIn(of, 'amount'), counts: of.counts !== false }
}

function stakeOf(value: unknown): Stake | null {
  const of = fields(value)
  return of.of === 'horror' || of.of === 'damage' ? { of: of.of, value: numberIn(of, 'value'), left: numberIn(of, 'left') } : null
}

/** The test that is open, if the innermost thing that is resolved is one. */
export function openTest(view: View): Test | null {
  const record = innermost(view, 'test')
  if (!record || !isSkill(record.skill)) return null
  return {
    id: record.id,
    who: String(record.who),
    skill: record.skill,
    of: textIn(record, 'of'),
    modifier: numberIn(record, 'modifier'),
    source: alias(record.source),
    faces: listIn(record, 'faces').map(Number),
    pool: listIn(record, 'pool').map(poolPart),
    least: numberIn(record, 'least', 5),
    perSix: numberIn(record, 'perSix', 1),
    rolled: record.rolled === true,
    stake: stakeOf(record.stake),
  }
}

/** How many dice a pool comes to: never fewer than one (EH-TEST-07). */
export const diceIn = (pool: readonly PoolPart[]): number =>
  Math.max(
    1,
    pool.reduce((sum, { amount, counts, phase }) => sum + (counts && !phase.startsWith('floor') ? amount : 0), 0),
  )

export const isSuccess = (test: Pick<Test, 'least'>, face: number): boolean => face >= test.least
export const successes = (test: Pick<Test, 'least' | 'perSix' | 'faces'>): number =>
  test.faces.reduce((sum, face) => sum + (face === 6 ? test.perSix : isSuccess(test, face) ? 1 : 0), 0)

export type Combat = { readonly who: string; readonly monster: string; readonly ambush: boolean }
export function openCombat(view: View): Combat | null {
  const record = innermost(view, 'combat')
  return record ? { who: String(record.who), monster: String(record.monster), ambush: record.ambush === true } : null
}

export type Encounter = { readonly who: string; readonly of: string; readonly card: string | null; readonly part: string | null }
export function openEncounter(view: View): Encounter | null {
  const record = innermost(view, 'encounter')
  return record ? { who: String(record.who), of: textIn(record, 'of'), card: alias(record.card), part: alias(record.part) } : null
}

export const openSpell = (view: View): string | null => alias(innermost(view, 'spell')?.spell)
export const openReckoning = (view: View): string | null => alias(innermost(view, 'reckoning')?.piece)

export type SceneKind = 'investigators' | 'trade' | 'combat' | 'test' | 'purchase' | 'encounter' | 'reckoning' | 'mythos'
const PURCHASES = ['prompt.buy', 'prompt.discard-reserve', 'prompt.who-gains']
/** Questions about the map itself are asked on it, whatever they belong to: a scene would hide what they are about. */
const ON_THE_MAP = [
  'prompt.travel',
  'prompt.ticket',
  'prompt.move',
  'prompt.nearest-city',
  'prompt.random-space',
  'prompt.surge-order',
  'prompt.swap-spaces',
]

function isAboutTheMap({ ask }: Pick<TableProps, 'ask'>): boolean {
  if (!ask) return false
  if (ON_THE_MAP.includes(ask.about.key)) return true
  return ask.options.length > 0 && ask.options.every(({ place, piece }) => place !== undefined && piece === undefined)
}

/** Whose text is being read in the middle of it shows nothing of its own. */
const innermostKind = (view: View): string | undefined => view.records.findLast(({ kind }) => kind !== 'text')?.kind

/** What others are resolving, as far as it lies open on the table: what only a question tells stays with whoever is asked. */
function sceneOfOthers(view: View, fresh: TableProps['fresh'] = []): SceneKind | null {
  if (fresh.some(isSeenOnTheMap)) return null
  if (fresh.some(({ message }) => message.key === 'log.mythos-drawn')) return 'mythos'
  if (openDeal(view)) return 'trade'
  const inner = innermostKind(view)
  if (openCombat(view) && inner !== 'action') return 'combat'
  if (inner === 'test' || inner === 'spell') return 'test'
  if (pieceByAlias(view, openEncounter(view)?.card ?? null)?.faces.front) return 'encounter'
  return pieceByAlias(view, openReckoning(view)) ? 'reckoning' : null
}

/** Which scene is on, or null: for the seat that is asked, and for whoever looks on. */
export function sceneOf(props: Pick<TableProps, 'view' | 'ask' | 'onlooking'> & Partial<Pick<TableProps, 'fresh'>>): SceneKind | null {
  const { view, ask } = props
  if (!ask) return props.onlooking ? sceneOfOthers(view, props.fresh) : null
  if (isAboutTheMap(props)) return null
  if (ask.about.key === 'prompt.new-investigator') return 'investigators'
  if (openDeal(view) || ask.about.key === 'prompt.deal') return 'trade'
  const inner = innermostKind(view)
  if (openCombat(view) && inner !== 'action') return 'combat'
  if (inner === 'test' || inner === 'spell') return 'test'
  if (PURCHASES.includes(ask.about.key)) return 'purchase'
  const encounter = openEncounter(view)
  if (encounter?.card) return 'encounter'
  if (openReckoning(view) || ask.about.key === 'prompt.reckoning') return 'reckoning'
  return view.zones.mythosCard?.count ? 'mythos' : null
}
