import { choose, defined, type Refusal, type Resource, type Script, type Seat } from '@miskatonic/kernel'
import type { RefusalKey } from '../text/messages.ts'
import { cluesOf, investigatorOf, sheetOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId, MonsterId } from './shape.ts'

type Track = 'health' | 'sanity'

/** Loses Health or Sanity, down to 0; whoever stands at 0 is defeated by a check (EH-HS-01, -03, -04, -07). Says how much was lost. */
export function* lose(
  t: Eldritch,
  who: InvestigatorId,
  track: Track,
  n: number,
  combat: { combat?: MonsterId; failed?: true } = {},
): Script<number> {
  if (n <= 0) return 0
  let lost = 0
  yield* t.happens(`${track}:lose`, { who, n, ...combat }, (w, what) => {
    lost = -w.add(what.who, track, -what.n, { min: 0 })
  })
  return lost
}

/** One effect, one batch: both are taken before anybody is judged (EH-HS-06, EH-RULING-50). */
export const loseBoth = (t: Eldritch, who: InvestigatorId, health: number, sanity: number): Script =>
  t.hold(['defeat'], () => losingBoth(t, who, health, sanity))

function* losingBoth(t: Eldritch, who: InvestigatorId, health: number, sanity: number): Script {
  yield* lose(t, who, 'health', health)
  yield* lose(t, who, 'sanity', sanity)
}

export const maximum = (t: Eldritch, who: InvestigatorId, track: Track): number => sheetOf(t, who)[track]

/** Never above the maximum, and nothing happens to who lacks nothing (EH-HS-02). */
export function* recover(t: Eldritch, who: InvestigatorId, track: Track, n: number): Script {
  const most = Math.min(n, maximum(t, who, track) - t.get(who, track))
  if (most > 0)
    yield* t.happens(
      `${track}:recover`,
      { who, n: most },
      (w, what) => void w.add(what.who, track, what.n, { max: maximum(t, what.who, track) }),
    )
}

const refusal = (rule: string, key: RefusalKey, args: Record<string, number | string> = {}): Refusal => ({ rule, message: { key, args } })

/** Spending is voluntary and cannot be prevented; the last point of a track can never be spent (EH-SPEND-02..04, EH-HS-05). */
function trackResource(track: Track): Resource<EldritchShape> {
  const own = (t: Eldritch, seat: Seat): number => {
    const who = investigatorOf(t, seat)
    return who ? t.get(who, track) : 0
  }
  return {
    happening: `${track}:spend`,
    has: own,
    refusals: (t, seat, n) => (own(t, seat) - n < 1 ? [refusal('EH-SPEND-04', `refused.last-${track}`)] : []),
    lacking: (t, seat, n) => refusal('EH-SPEND-02', `refused.too-little-${track}`, { n, has: own(t, seat) }),
    // biome-ignore lint/correctness/useYield: nothing to settle.
    *gather(t, seat, n) {
      return { who: investigatorOf(t, seat), n }
    },
    spend: (w, what: { who: InvestigatorId; n: number }) => void w.add(what.who, track, -what.n),
  }
}

/** Spent Clues go face up to the discard pile (EH-CLUE-02). */
const clueResource: Resource<EldritchShape> = {
  happening: 'clue:spend',
  has: (t, seat) => {
    const who = investigatorOf(t, seat)
    return who ? cluesOf(t, who).length : 0
  },
  lacking: (t, seat, n) => refusal('EH-SPEND-02', 'refused.too-few-clues', { n, has: clueResource.has(t, seat, null) }),
  // biome-ignore lint/correctness/useYield: any Clue is as good as another.
  *gather(t, seat, n) {
    const who = defined(investigatorOf(t, seat))
    return { who, n, clues: cluesOf(t, who).slice(0, n) }
  },
  spend: (w, what: { clues: readonly string[] }) => w.put(what.clues, 'discard:clues', { face: 'front' }),
}

export const trackResources = { health: trackResource('health'), sanity: trackResource('sanity'), clue: clueResource }

/** Which marker lies with an investigator who lost both (EH-DEF-05). */
export function* markerOf(t: Eldritch, who: InvestigatorId): Script<Track> {
  const gone = (['health', 'sanity'] as const).filter((track) => t.get(who, track) <= 0)
  const key = yield* choose(t, t.get(who, 'player'), { about: 'prompt.marker', options: gone.map((track) => ({ key: track })) })
  return key
}
