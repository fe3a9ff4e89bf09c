import type { Script } from '@miskatonic/kernel'
import type { Healing } from './happenings.ts'
import { isInPlay, maximumOf } from './people.ts'
import type { Arkham, LossCause, PieceId, Seat, Track } from './shape.ts'

/* Sanity and Stamina. Who comes to nothing is seen to by the checks. */

type Loss = { readonly n: number; readonly cause?: LossCause; readonly monster?: PieceId | null }
const lossOf = (who: Seat, { n, cause = 'card', monster = null }: Loss) => ({ who, n, cause, monster })

/** Prevented or reduced before it comes: a loss of nothing does not happen. */
export function* lose(t: Arkham, who: Seat, track: Track, loss: Loss): Script<boolean> {
  if (!isInPlay(t, who) || loss.n <= 0) return false
  const what = lossOf(who, loss)
  const lost =
    track === 'sanity'
      ? yield* t.happens('sanity:lose', what, (w, e) => w.add(e.who, 'sanity', -e.n, { min: 0 }))
      : yield* t.happens('stamina:lose', what, (w, e) => w.add(e.who, 'stamina', -e.n, { min: 0 })) // AH-HEALTH-13
  return lost !== null
}

/** All at once: nobody is judged before everybody has lost. */
export function* loseTogether(t: Arkham, whom: readonly Seat[], track: Track, loss: Loss): Script {
  const whats = whom.filter((who) => isInPlay(t, who)).map((who) => lossOf(who, loss))
  if (loss.n <= 0 || !whats.length) return
  if (track === 'sanity') yield* t.together('sanity:lose', whats, (w, e) => w.add(e.who, 'sanity', -e.n, { min: 0 }))
  else yield* t.together('stamina:lose', whats, (w, e) => w.add(e.who, 'stamina', -e.n, { min: 0 }))
}

/** Both by one effect: who comes to nothing of both is devoured. */
export const loseBoth = (
  t: Arkham,
  who: Seat,
  loss: { readonly sanity: number; readonly stamina: number; readonly cause?: LossCause },
): Script =>
  t.hold(FALLS, function* () {
    const cause = loss.cause ?? 'card'
    yield* lose(t, who, 'sanity', { n: loss.sanity, cause })
    yield* lose(t, who, 'stamina', { n: loss.stamina, cause }) // AH-HEALTH-12
  })
/** The checks that judge whether somebody has come to nothing. */
export const FALLS: readonly string[] = ['devoured', 'fallen']

export const lacks = (t: Arkham, who: Seat, track: Track): number => Math.max(0, maximumOf(t, who, track) - t.get(who, track))
export const canGain = (t: Arkham, who: Seat, track: Track, how: Healing = 'card'): boolean =>
  isInPlay(t, who) && lacks(t, who, track) > 0 && !t.allowed(track === 'sanity' ? 'sanity:gain' : 'stamina:gain', { who, n: 1, how }).length

/** Never above the maximum. */
export function* gainHealth(t: Arkham, who: Seat, track: Track, n: number, how: Healing = 'card'): Script<boolean> {
  const gained = Math.min(n, lacks(t, who, track)) // AH-HEALTH-01
  if (!isInPlay(t, who) || gained <= 0) return false
  const what = { who, n: gained, how }
  const done =
    track === 'sanity'
      ? yield* t.happens('sanity:gain', what, (w, e) => w.add(e.who, 'sanity', e.n))
      : yield* t.happens('stamina:gain', what, (w, e) => w.add(e.who, 'stamina', e.n))
  return done !== null
}

/** For good. What exceeds the new maximum is gone; nobody is healed by a higher one. */
export function* lowerMaximum(t: Arkham, who: Seat, track: Track, n: number): Script {
  yield* t.happens('maximum:lower', { who, track, n }, (w, e) => {
    w.add(e.who, e.track === 'sanity' ? 'sanityLost' : 'staminaLost', e.n)
  })
}
