/** Campaigns that are played in this browser, beside its tables. */
import type { Beginning, CampaignRecord } from '@miskatonic/room'
import { DAYS_IN_BIN, read, readIn, tableOnShelf, write } from './shelf.ts'

/** `revision` counts what was written after the first: two pages that change it at once do not both. */
export type ShelvedCampaign = {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly created: number
  readonly touched: number
  readonly binned: number | null
  readonly revision: number
  readonly record: CampaignRecord
}

/** Somebody else has written to the campaign meanwhile. */
export class StaleCampaign extends Error {
  override name = 'StaleCampaign'
}

const DAY = 24 * 60 * 60 * 1000

export const shelvedCampaign = async (id: string): Promise<ShelvedCampaign | null> =>
  ((await read('campaigns', (store) => store.get(id))) as ShelvedCampaign | undefined) ?? null

/** All of them; what has lain in the bin too long is thrown away. */
export async function shelvedCampaigns(now: number): Promise<ShelvedCampaign[]> {
  const all = (await read('campaigns', (store) => store.getAll())) as ShelvedCampaign[]
  const old = all.filter(({ binned }) => binned !== null && now - binned > DAYS_IN_BIN * DAY)
  for (const { id } of old) await throwCampaignAway(id)
  return all.filter((one) => !old.includes(one))
}

export const putCampaign = (campaign: ShelvedCampaign): Promise<void> =>
  write(['campaigns'], (store) => void store('campaigns').put(campaign))

export const throwCampaignAway = (id: string): Promise<void> => write(['campaigns'], (store) => void store('campaigns').delete(id))

export const binCampaign = (id: string, binned: number | null): Promise<void> =>
  write(['campaigns'], async (store) => {
    const before = await readIn<ShelvedCampaign>(store('campaigns'), id)
    if (before) store('campaigns').put({ ...before, binned })
  })

/** Another record in place of the one it was made from; with it tonight's table, or the bin for one that no longer counts. */
export const writeCampaign = (
  from: ShelvedCampaign,
  record: CampaignRecord,
  with_: { readonly opens?: Beginning; readonly drops?: string | undefined },
  now: number,
): Promise<void> =>
  write(['campaigns', 'beginnings', 'shelf'], async (store) => {
    const before = await readIn<ShelvedCampaign>(store('campaigns'), from.id)
    if (before?.revision !== from.revision) throw new StaleCampaign('the campaign has gone on meanwhile')
    store('campaigns').put({ ...before, record, revision: before.revision + 1, touched: now })
    if (with_.opens) {
      store('beginnings').put(with_.opens)
      store('shelf').put(tableOnShelf(with_.opens, now))
    }
    if (with_.drops === undefined) return
    const table = await readIn<object>(store('shelf'), with_.drops)
    if (table) store('shelf').put({ ...table, binned: now })
  })
