import type { Language } from '@miskatonic/contract'
import type { CampaignPlace } from './campaigns.ts'
import type { CampaignView } from './campaignView.ts'
import { ServerError } from './remote/server.ts'

/** What somebody decides by when they look at a campaign. Who else takes part is not of it. */
const standing = ({ nights, over, binned, headline, lines, host }: CampaignView): string =>
  JSON.stringify([nights, over, binned, headline, lines, host])

/**
 * Does something to a campaign as it was looked at. When it has gone on meanwhile, it is looked at again: if it stands where it stood
 * (somebody joined, no more), what was pressed is done there. Else it is refused, for whoever pressed it to see what there is now.
 */
export async function asLookedAt<T>(
  place: Pick<CampaignPlace, 'look'>,
  seen: CampaignView,
  lang: Language,
  deed: (revision: number) => Promise<T>,
): Promise<T> {
  try {
    return await deed(seen.revision)
  } catch (error) {
    if (!(error instanceof ServerError) || error.error !== 'stale') throw error
    const now = await place.look(lang)
    if (standing(now) !== standing(seen)) throw error
    return deed(now.revision)
  }
}
