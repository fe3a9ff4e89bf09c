/** Decides about a group of appends before anything is written, so that one that is refused spoils none of the others. */
import type { Outcome } from './grouped.ts'
import { checkAppend, jsonText } from './limits.ts'
import { type Append, type CampaignChange, type Checkpoint, StoreError, unknownTable } from './store.ts'

/** An append that has passed the limits, its meta as text. */
export type Prepared = Omit<Append, 'meta' | 'metaText'> & { metaText: string | null }

export function prepare(append: Append): Prepared {
  checkAppend(append)
  const { meta, metaText = null, ...rest } = append
  return { ...rest, metaText: meta === undefined ? metaText : jsonText('meta', meta) }
}

/** How a table stands when the group's transaction begins. */
export type Standing = { seq: number; revision: number; binned: boolean }

/** How a table's row is to be after the group; null: as it was. */
export type RowChange = { table: string; seq: number; revision: number; meta: string | null; over: boolean | null; public: boolean | null }

export type Settled = {
  outcomes: Outcome<'kept' | 'conflict'>[]
  entries: { table: string; seq: number; entry: string }[]
  checkpoints: (Checkpoint & { table: string })[]
  rows: RowChange[]
  campaigns: CampaignChange[]
}

function judge(append: Prepared, standing: Standing | undefined, campaigns: ReadonlyMap<string, number>): Outcome<'kept' | 'conflict'> {
  if (!standing) return unknownTable(append.table)
  if (standing.binned) return new StoreError('binned', `The table '${append.table}' is in the bin; restore it first.`)
  if (append.seq !== standing.seq) return 'conflict'
  if (append.revision !== undefined && append.revision !== standing.revision) return 'conflict'
  if (append.campaign && append.campaign.revision !== campaigns.get(append.campaign.id)) return 'conflict'
  return 'kept'
}

/**
 * Each append meets the tables and campaigns as those before it in the group have left them. `revisions`: of the campaigns when the group's
 * transaction begins.
 */
export function settle(
  group: readonly Prepared[],
  standings: ReadonlyMap<string, Standing>,
  revisions: ReadonlyMap<string, number>,
): Settled {
  const outcomes: Settled['outcomes'] = []
  const entries: Settled['entries'] = []
  const checkpoints = new Map<string, Settled['checkpoints'][number]>()
  const rows = new Map<string, RowChange>()
  const campaigns = new Map<string, CampaignChange>()
  const now = new Map(revisions)
  for (const append of group) {
    const { table, seq, checkpoint, metaText } = append
    const standing = standings.get(table)
    const before = rows.get(table)
    const outcome = judge(append, standing && before ? { ...standing, seq: before.seq, revision: before.revision } : standing, now)
    outcomes.push(outcome)
    if (outcome !== 'kept' || !standing) continue
    for (const [index, entry] of append.entries.entries()) entries.push({ table, seq: seq + index, entry })
    if (checkpoint) checkpoints.set(`${checkpoint.seq} ${table}`, { table, ...checkpoint })
    if (append.campaign) {
      campaigns.set(append.campaign.id, append.campaign)
      now.set(append.campaign.id, append.campaign.revision + 1)
    }
    rows.set(table, {
      table,
      seq: seq + append.entries.length,
      revision: (before ?? standing).revision + (metaText === null ? 0 : 1),
      meta: metaText ?? before?.meta ?? null,
      over: append.over ?? before?.over ?? null,
      public: append.public ?? before?.public ?? null,
    })
  }
  return { outcomes, entries, checkpoints: [...checkpoints.values()], rows: [...rows.values()], campaigns: [...campaigns.values()] }
}
