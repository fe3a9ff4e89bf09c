import { type Check, type Concession, defined, type Script } from '@miskatonic/kernel'
import { forgetMarks } from './burial.ts'
import { orphanedEventsEnd } from './events.ts'
import { cardOf, isIn, ownerOf, playersOf } from './pieces.ts'
import type { Mythos, MythosShape, Outcome, PieceId, Scored, Seat, ZoneKinds } from './shape.ts'
import { at } from './zones.ts'

/* How the game ends, and who has won. */

export const CAMPAIGN_GOAL = 20

const isCampaign = (t: Mythos): boolean => t.state.goal > 0

/** Adventure Points and what is left of SAN; who finished nothing has no points, who gave up nothing at all (MY-SCORE-01..04, MY-RULING-63). */
const scored = (t: Mythos, seat: Seat): Scored => {
  const [points, sanity] = [t.get(seat, 'adventurePoints'), t.get(seat, 'sanity')]
  const out = t.get(seat, 'out') || t.get(seat, 'conceded')
  return { seat, points, sanity, total: out ? 0 : points + sanity, out }
}

/** The highest score wins, equal ones draw (MY-SCORE-05, -06). */
function outcomeOf(t: Mythos, outcome: Outcome['outcome'], by: readonly Seat[], adventure: PieceId | null): Outcome {
  const scores = t.seats.map((seat) => scored(t, seat))
  const standing = scores.filter(({ out }) => !out)
  const best = Math.max(...standing.map(({ total }) => total))
  return {
    outcome,
    by,
    adventure: adventure === null ? null : cardOf(t, adventure).id,
    winners: standing.filter(({ total }) => total === best).map(({ seat }) => seat),
    scores,
    round: t.state.round,
  }
}
const finish = (t: Mythos, ...how: [Outcome['outcome'], readonly Seat[], PieceId | null]): Script<never> => t.over(outcomeOf(t, ...how))

/** The basic game ends at that very moment (MY-END-01); a campaign when somebody has enough, with the Round (MY-RULING-52). */
export function* adventureEnds(t: Mythos, who: Seat, adventure: PieceId): Script {
  if (!isCampaign(t)) yield* finish(t, 'adventure', [who], adventure)
  else if (t.get(who, 'adventurePoints') >= t.state.goal) yield* t.change((w) => w.set('table', 'lastRound', true))
}

/** The Round is finished; then the campaign is counted. */
export function* campaignEnds(t: Mythos): Script {
  if (t.state.lastRound) yield* finish(t, 'campaign', playersOf(t), null)
}

/** SAN 0 ends the basic game whatever was going on (MY-SAN-12, MY-END-02, -03); in a campaign that one drops out. */
export const broken: Check<MythosShape> = {
  name: 'broken',
  rule: 'MY-END-02',
  reads: ['sanity'],
  when: (t) => t.seats.filter((seat) => t.get(seat, 'sanity') <= 0 && isIn(t, seat)),
  *then(t, subjects) {
    for (const who of subjects) yield* t.happens('investigator:break', { who })
    if (!isCampaign(t)) yield* finish(t, 'sanity', subjects, null)
    for (const who of subjects) yield* dropOut(t, who)
    const left = playersOf(t)
    if (left.length < 2) yield* finish(t, 'alone', left, null)
    t.leave((record) => record.kind === 'action' && subjects.includes(record.who))
  },
}

const staying = (t: Mythos): Seat[] => playersOf(t).filter((seat) => !t.get(seat, 'conceded'))
const conceders = (t: Mythos): Seat[] => t.seats.filter((seat) => t.get(seat, 'conceded'))

/** When all but one have given up, it ends there with the scores as they stand; else the others go on (MY-RULING-63). */
export const concession: Concession<MythosShape> = {
  may: (t, seat) => isIn(t, seat) && t.state.phase !== 'setup',
  mark: 'conceded',
  over: (t) => (staying(t).length < 2 ? outcomeOf(t, 'conceded', conceders(t), null) : null),
  step: 'concede',
}

/** Leaves as whoever has dropped out of a campaign does. Meanwhile another may have broken. */
export function* concede(t: Mythos, { seat }: { seat: Seat }): Script {
  yield* t.happens('investigator:concede', { who: seat })
  if (isIn(t, seat)) yield* dropOut(t, seat)
  if (staying(t).length < 2) yield* finish(t, 'conceded', conceders(t), null)
}

const SIDES: readonly ZoneKinds[] = [
  'hand',
  'deck',
  'discard',
  'chronicle',
  'here',
  'allies',
  'artifacts',
  'tomes',
  'events',
  'threat',
  'summoned',
  'greatOldOnes',
]

/** What lies on somebody's side, with what lies under it. */
const sideOf = (t: Mythos, seat: Seat): PieceId[][] =>
  SIDES.flatMap((kind) => t.inZone(`${kind}:${seat}`).map((piece) => [piece, ...t.inZone(at.under(piece))]))

/** Whose they are of all cards that leave with somebody: those on that side, and those of that one which others have for the moment. */
function leaving(t: Mythos, who: Seat): (readonly [card: PieceId, owner: Seat])[] {
  return t.seats.flatMap((seat) =>
    sideOf(t, seat).flatMap(([bearer, ...under]) => {
      const card = defined(bearer)
      const all = seat === who || ownerOf(t, card) === who
      const gone = all ? [...under, card] : under.filter((one) => ownerOf(t, one) === who)
      return gone.map((one) => [one, ownerOf(t, one)] as const)
    }),
  )
}

/** Everything of whoever drops out leaves the table; what belongs to others goes home. */
function* dropOut(t: Mythos, who: Seat): Script {
  const gone = leaving(t, who)
  yield* t.change((w) => {
    w.set(who, 'out', true)
    for (const [card, owner] of gone) {
      forgetMarks(w, card)
      w.put(card, owner === who ? at.gone(who) : at.chronicle(owner), { face: 'front' })
    }
  })
  yield* orphanedEventsEnd(t)
}
