import type { BotMaker, Said, Seen } from '@miskatonic/contract'
import { type Random, sample } from '@miskatonic/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Playing } from '../index.ts'
import { beginning, Party, playingOf } from './party.ts'

/** Time passes by being looked at, so that a busy machine thinks as long as an idle one. */
const TICK = 0.25
beforeEach(() => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += TICK
    return now
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const PARTS = 6
const PART = 5
let worked = 0

/** Works for some milliseconds at a time, and hands over in between. */
function* slowly({ ask, seat }: Seen, random: Random): Generator<void, Said> {
  for (let i = 0; i < PARTS; i++) {
    const end = performance.now() + PART
    while (performance.now() < end);
    worked++
    yield
  }
  return sample(ask, seat, random)
}

/** Has its answer without any work. */
function* indeed({ ask, seat }: Seen, random: Random): Generator<void, Said> {
  yield
  return sample(ask, seat, random)
}
const atOnce: BotMaker = () => ({ name: 'at once', think: indeed, decide: ({ ask, seat }, random) => sample(ask, seat, random) })

const slow: BotMaker = () => ({ name: 'slow', think: slowly, decide: ({ ask, seat }, random) => sample(ask, seat, random) })
const quick: BotMaker = () => ({ name: 'quick', decide: ({ ask, seat }, random) => sample(ask, seat, random) })

const alone = beginning({
  sittings: {
    north: { kind: 'person', person: 'ana', name: 'Ana' },
    south: { kind: 'bot', level: 'search' },
    east: { kind: 'bot', level: 'search' },
  },
  house: { ...beginning().house, pace: 60 },
})
const withBots = async (search: BotMaker): Promise<Playing> => ({ ...(await playingOf('lighthouse')), bots: { search } })

/** Ana answers anything until a bot is awaited. */
function untilBots(party: Party): void {
  for (let i = 0; i < 40 && party.botsIn === null; i++) {
    const { table } = party.room
    const ask = table.askFor('north')
    if (!ask || ask.kind === 'waiting') throw new Error('neither Ana nor a bot is asked')
    party.say('ana', { do: 'decide', seat: 'north', seq: table.seq, answer: sample(ask, 'north', () => 0) as never })
  }
}

describe('a bot that thinks long', () => {
  test('thinks in slices, and wants to go on at once', async () => {
    const party = new Party(await withBots(slow), alone)
    party.enter('ana')
    untilBots(party)
    expect(party.botsIn).toBe(0)
    const { seq } = party.room.table
    const outcome = party.room.playBot(party.now++)
    expect(outcome).toMatchObject({ keep: null, letters: [], botsIn: 0, thinking: true })
    expect(party.room.table.seq).toBe(seq)
    party.botsIn = 0
    while (party.room.table.seq === seq) party.settle(party.room.playBot(party.now++))
    expect(party.room.isBotThinking).toBe(false)
  })

  test.each([
    ['much', slow],
    ['nothing', atOnce],
  ])('with %s to think about, it answers at the pace of the table', async (_, maker) => {
    const party = new Party(await withBots(maker), alone)
    party.enter('ana')
    untilBots(party)
    const { seq } = party.room.table
    const asked = performance.now()
    let waited = 0
    while (party.room.table.seq === seq) {
      party.settle(party.room.playBot(party.now++))
      if (party.room.table.seq === seq) waited = Math.max(waited, party.botsIn ?? 0)
    }
    expect(performance.now() - asked).toBeGreaterThanOrEqual(60)
    // Having made up its mind it says when it wants to be let on, so nobody asks all the time.
    expect(waited).toBeGreaterThan(0)
  })

  test('lets others be heard in between, and goes on with the same thought', async () => {
    const party = new Party(await withBots(slow), alone)
    const ana = party.enter('ana')
    untilBots(party)
    const { seq } = party.room.table
    worked = 0
    party.settle(party.room.playBot(party.now++))
    expect(party.say('ana', { do: 'chat', text: 'hmm' })).toBe('done')
    expect(ana.last('chat')?.lines.at(-1)?.text).toContain('hmm')
    expect(party.room.isBotThinking).toBe(true)
    expect(party.botsIn).toBe(0)
    while (party.room.table.seq === seq) party.settle(party.room.playBot(party.now++))
    expect(worked).toBe(PARTS)
  })

  test('answers as it would in one go: the journal does not tell them apart', async () => {
    const journals = await Promise.all(
      [slow, quick].map(async (maker) => {
        const party = new Party(await withBots(maker), alone)
        party.enter('ana')
        untilBots(party)
        const { seq } = party.room.table
        while (party.room.table.seq < seq + 2 && party.botsIn !== null) party.settle(party.room.playBot(5000))
        return party.lines.filter((line) => line.includes('"by":"bot"')).map((line) => JSON.parse(line).decision)
      }),
    )
    expect(journals[0]).toHaveLength(2)
    expect(journals[0]).toEqual(journals[1])
  })

  test('forgets what it thought when the table has moved on, or somebody else sits there', async () => {
    const party = new Party(await withBots(slow), alone)
    party.enter('ana')
    untilBots(party)
    party.settle(party.room.playBot(party.now++))
    const [seat] = party.room.table.awaited().filter((one) => one !== 'north') as [string]
    expect(party.room.isBotThinking).toBe(true)
    expect(party.say('ana', { do: 'bot', seat, level: 'random' })).toBe('done')
    expect(party.room.isBotThinking).toBe(false)
  })
})
