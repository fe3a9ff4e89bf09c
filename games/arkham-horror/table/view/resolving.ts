/** What is being resolved just now, read from the records of the view: this decides which scene is shown. */
import type { View } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { innermost, openDeal } from '@miskatonic/web/kit/resolving'
import { fields, isSkill, listIn, numberIn, type Skill, textIn } from './figures.ts'

/** One term of the sum that makes the dice. */
export type PoolPart = { readonly from: string | null; readonly phase: string; readonly amount: number; readonly counts: boolean }
export const CHECKS = ['skill', 'evade', 'horror', 'combat', 'spell', 'close'] as const
export type CheckKind = (typeof CHECKS)[number]
export type OpenCheck = {
  readonly id: number
  readonly who: string
  readonly skill: Skill
  readonly check: CheckKind
  readonly modifier: number
  readonly difficulty: number
  readonly against: string | null
  readonly source: string | null
  readonly faces: readonly number[]
  readonly pool: readonly PoolPart[]
  /** The lowest face that is a success. */
  readonly least: number
  readonly rolled: boolean
}

const alias = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function poolPart(value: unknown): PoolPart {
  const of = fields(value)
  return { from: alias(of.from), phase: textIn(of, 'phase'), amount: numberIn(of, 'amount'), counts: of.counts !== false }
}

export function openCheck(view: View): OpenCheck | null {
  const record = innermost(view, 'check')
  if (!record || !isSkill(record.skill)) return null
  return {
    id: record.id,
    who: String(record.who),
    skill: record.skill,
    check: CHECKS.find((one) => one === record.check) ?? 'skill',
    modifier: numberIn(record, 'modifier'),
    difficulty: numberIn(record, 'difficulty', 1),
    against: alias(record.against),
    source: alias(record.source),
    faces: listIn(record, 'faces').map(Number),
    pool: listIn(record, 'pool').map(poolPart),
    least: numberIn(record, 'least', 5),
    rolled: record.rolled === true,
  }
}
export const successes = ({ faces, least }: Pick<OpenCheck, 'faces' | 'least'>): number => faces.filter((one) => one >= least).length
export const diceIn = (pool: readonly PoolPart[]): number =>
  Math.max(
    0,
    pool.reduce((sum, { amount, counts }) => sum + (counts ? amount : 0), 0),
  )

export type Fight = {
  readonly who: string
  readonly foe: string
  readonly round: number
  readonly inUse: readonly string[]
  readonly battle: boolean
}
export function openFight(view: View): Fight | null {
  const record = innermost(view, 'fighting')
  return record
    ? {
        who: String(record.who),
        foe: String(record.foe),
        round: numberIn(record, 'round', 1),
        inUse: listIn(record, 'inUse').map(String),
        battle: record.battle === true,
      }
    : null
}

export type Meeting = { readonly who: string; readonly at: string; readonly card: string | null; readonly entry: string }
export function openEncounter(view: View): Meeting | null {
  const record = innermost(view, 'encounter')
  return record ? { who: String(record.who), at: textIn(record, 'at'), card: alias(record.card), entry: textIn(record, 'entry') } : null
}

/** The Mythos card that lies in the middle while it is resolved. */
export const drawnMythos = (view: View) => view.zones.mythos?.pieces.at(-1) ?? null

export type SceneKind = 'casting' | 'closing' | 'trade' | 'check' | 'fight' | 'encounter' | 'shop' | 'mythos'
const CASTING = ['choose-investigator', 'choose-ancient-one']
const SHOP = ['buy-card', 'keep-cards', 'choose-from-deck']

/** A question whose answers all lie on the map is asked on it: a scene would hide what it is about. */
const isAboutTheMap = ({ ask }: Pick<TableProps, 'ask'>): boolean =>
  Boolean(ask && ask.options.length > 0 && ask.options.every(({ place, piece }) => place !== undefined && piece === undefined))

const innermostKind = (view: View): string | undefined => view.records.findLast(({ kind }) => kind !== 'text' && kind !== 'turn')?.kind

/** What these lines tell is seen on the map and its tracks: no scene covers it meanwhile. */
const ON_THE_MAP = [
  'moved',
  'moved-by-effect',
  'gate-opened',
  'gate-closed',
  'seal-placed',
  'seal-removed',
  'surge-begun',
  'clue-placed',
  'clues-removed',
  'doom-added',
  'doom-removed',
  'terror-risen',
  'location-closed',
  'location-opened',
  'monster-appeared',
  'monster-moved',
  'monster-overflowed',
  'monsters-returned',
]

function sceneFromRecords(view: View): SceneKind | null {
  if (openDeal(view)) return 'trade'
  const inner = innermostKind(view)
  if (inner === 'check' && openFight(view)) return 'fight'
  if (inner === 'check' || inner === 'cast') return 'check'
  if (openFight(view)) return 'fight'
  if (openEncounter(view)?.card) return 'encounter'
  return innermost(view, 'mythos') ? 'mythos' : null
}

/** Which scene is on, or null: for the seat that is asked, and for whoever looks on. */
export function sceneOf(props: Pick<TableProps, 'view' | 'ask' | 'onlooking'> & Partial<Pick<TableProps, 'fresh'>>): SceneKind | null {
  const { view, ask } = props
  const isTold = (...keys: readonly string[]): boolean => !ask && (props.fresh ?? []).some(({ message }) => keys.includes(message.key))
  if (isTold(...ON_THE_MAP)) return null
  if (isTold('mythos-drawn')) return 'mythos'
  if (!ask) return props.onlooking ? sceneFromRecords(view) : null
  if (isAboutTheMap(props)) return null
  if (CASTING.includes(ask.about.key) && view.table.phase === 'setup') return 'casting'
  if (SHOP.includes(ask.about.key)) return 'shop'
  if (ask.about.key === 'close-here') return 'closing'
  return sceneFromRecords(view)
}
