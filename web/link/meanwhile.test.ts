import { expect, test } from 'vitest'
import type { CampaignView } from './campaignView.ts'
import { asLookedAt } from './meanwhile.ts'
import { ServerError } from './remote/server.ts'

const ADA = { name: 'Ada', you: true, host: true }
const SEEN: CampaignView = {
  ...{ id: 'c', code: 'AAAA', game: 'lighthouse', name: 'Rock', revision: 3, binned: null, host: true, late: false },
  ...{ people: [ADA], headline: 'Watch 2', lines: ['1 lamp'], over: false, nights: [], mayExport: false },
}
const JOINED: CampaignView = { ...SEEN, revision: 4, people: [ADA, { name: 'Bea', you: false, host: false }] }

/** A campaign that stands so, whatever was seen of it; only its own revision is let in. */
function campaign(now: CampaignView) {
  const asked: number[] = []
  const deed = async (revision: number): Promise<string> => {
    asked.push(revision)
    if (revision !== now.revision) throw new ServerError('stale', 'gone on')
    return 'opened'
  }
  return { asked, press: () => asLookedAt({ look: async () => now }, SEEN, 'en', deed) }
}

test('what was looked at last is done without a second look', async () => {
  const { asked, press } = campaign(SEEN)
  expect(await press()).toBe('opened')
  expect(asked).toEqual([3])
})
test('when somebody has joined meanwhile, one press does', async () => {
  const { asked, press } = campaign(JOINED)
  expect(await press()).toBe('opened')
  expect(asked).toEqual([3, 4])
})
test.each([
  ['a night was opened', { nights: [{ table: 't', seats: ['I'], over: false }] }],
  ['it stands elsewhere', { lines: ['2 lamps'] }],
  ['it is in the bin', { binned: 1 }],
])('when %s meanwhile, it is refused, and nothing is done', async (_, change) => {
  const { asked, press } = campaign({ ...JOINED, ...change })
  await expect(press()).rejects.toThrow('gone on')
  expect(asked).toEqual([3])
})
test('another refusal is not tried again', async () => {
  const refuse = async (): Promise<never> => {
    throw new ServerError('bad-options', 'no')
  }
  const look = async (): Promise<never> => {
    throw new Error('looked')
  }
  await expect(asLookedAt({ look }, SEEN, 'en', refuse)).rejects.toThrow('no')
})
