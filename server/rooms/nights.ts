import type { CampaignDone, CampaignWork } from '@miskatonic/room'
import type { CampaignState } from '../campaigns.ts'
import type { Append, Store } from '../stores/store.ts'
import type { ToKeep } from './post.ts'

/** Others may write to a campaign meanwhile: somebody joins it, goes back to an earlier night. */
const TRIES = 20

/**
 * Writes the end of a night together with what it leaves in its campaign, or an end taken back. Where the campaign no longer knows the
 * table, or has gone on to the next night, it stays as it is, and the table is written alone: only who takes an end back is refused that.
 */
export async function appendNight(
  store: Store,
  { campaign: id, end, undone }: NonNullable<ToKeep['night']>,
  append: Append,
  work: (work: CampaignWork) => Promise<CampaignDone>,
): Promise<'kept' | 'conflict' | 'later-night'> {
  for (let tries = TRIES; tries > 0; tries--) {
    const row = await store.campaign(id)
    if (!row) return store.append(append)
    const state = JSON.parse(row.state) as CampaignState
    const { record, refused } = await work({ do: 'close', record: state.record, table: append.table, end })
    if (refused?.trouble === 'later-night' && undone) return 'later-night'
    if (refused?.trouble === 'later-night' || refused?.trouble === 'no-such-night') return store.append(append)
    if (!record) throw new Error(`the campaign cannot be written: ${refused?.words}`)
    const campaign = { id, revision: row.revision, state: JSON.stringify({ ...state, record } satisfies CampaignState) }
    const kept = await store.append({ ...append, campaign })
    if (kept === 'kept' || (await store.campaign(id))?.revision === row.revision) return kept
  }
  return 'conflict'
}
