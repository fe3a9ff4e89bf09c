import type { Amount } from '@miskatonic/effects'
import { chooseDeed, chooseNumber } from '@miskatonic/kernel'
import type { Healing } from '../../happenings.ts'
import { canGain, FALLS, gainHealth, lacks, lose, loseTogether, lowerMaximum } from '../../health.ts'
import { gainClues, gainMoney, loseClues, loseMoney } from '../../holdings.ts'
import { maximumOf } from '../../people.ts'
import { g, isPerSuccess, isRolled, numberIn, perSuccess, plays, verb, type X, you } from './frame.ts'

/* Sanity, Stamina, money and Clues. */

const { clause, some, bare, points } = g

type What = 'sanity' | 'stamina' | 'money' | 'clues'
const WHAT = { one: ['sanity', 'stamina', 'money', 'clues'] } as const
const TERM = { sanity: 'sanity', stamina: 'stamina', money: 'money', clues: 'clue' } as const
const ROLLED = { sanity: 'thatMuchSanity', stamina: 'thatMuchStamina', money: 'thatMuchMoney', clues: 'thatManyClues' } as const
const ALL = { sanity: 'allSanity', stamina: 'allStamina', money: 'allMoney', clues: 'allClues' } as const
const HALF = { money: 'halfMoney', clues: 'halfClues' } as const

const so = (what: What, n: Amount | string) => {
  if (n === 'all') return bare(ALL[what])
  if (n === 'half') return bare(HALF[what as 'money' | 'clues'])
  if (isRolled(n)) return bare(ROLLED[what])
  const count = typeof n === 'number' ? n : 1
  return what === 'sanity' || what === 'stamina' ? points(TERM[what], count) : some(TERM[what], count)
}
const per = (n: Amount | string) => (isPerSuccess(n) ? { per: perSuccess } : {})

const gain = verb({
  fields: { what: WHAT, n: 'amount' },
  run: (x, { what, n }) => {
    const count = numberIn(x, n)
    if (what === 'money') return gainMoney(x.t, you(x), count)
    if (what === 'clues') return gainClues(x.t, you(x), count)
    return gainHealth(x.t, you(x), what, count, healing(x))
  },
  could: (x, { what }) => plays(x) && (what === 'money' || what === 'clues' || canGain(x.t, you(x), what, healing(x))),
  say: ({ what, n }) => clause('gain', { objects: [so(what, n)], ...per(n) }),
})
/** What is healed by a location's or an investigator's own ability can be told from the rest. */
const healing = (x: X): Healing => {
  const kind = x.self.piece === null ? null : x.t.def(x.self.piece).kind
  return kind === 'location' || kind === 'investigator' ? kind : 'card'
}

const amountLost = (x: X, what: What, n: Amount | 'all' | 'half'): number => {
  const own = x.t.get(you(x), what)
  return n === 'all' ? own : n === 'half' ? Math.floor(own / 2) : numberIn(x, n) // AH-GEN-15
}
const LOST = { either: ['amount', { one: ['all', 'half'] }] } as const

const loseVerb = verb({
  fields: { what: WHAT, n: LOST },
  run: (x, { what, n }) => {
    const count = amountLost(x, what, n)
    if (what === 'money') return loseMoney(x.t, you(x), count)
    if (what === 'clues') return loseClues(x.t, you(x), count)
    return lose(x.t, you(x), what, { n: count })
  },
  could: (x, { what }) => plays(x) && x.t.get(you(x), what) > 0,
  *together(x, { what, n }, whom) {
    if (what === 'sanity' || what === 'stamina') yield* loseTogether(x.t, whom, what, { n: typeof n === 'number' ? n : 0 })
    else for (const who of whom) yield* loseOf(x, who, what, n)
  },
  say: ({ what, n }) => clause('lose', { objects: [so(what, n)], ...per(n) }),
})
const loseOf = (x: X, who: string, what: 'money' | 'clues', n: Amount | 'all' | 'half') =>
  what === 'money'
    ? loseMoney(x.t, who, amountLost({ ...x, you: who }, what, n))
    : loseClues(x.t, who, amountLost({ ...x, you: who }, what, n))

const RESTORED = { sanity: 'sanityToMaximum', stamina: 'staminaToMaximum', both: 'bothToMaximum' } as const
const tracks = (what: 'sanity' | 'stamina' | 'both') => (what === 'both' ? (['sanity', 'stamina'] as const) : [what])
const restore = verb({
  fields: { what: { one: ['sanity', 'stamina', 'both'] } },
  *run(x, { what }) {
    let some = false
    for (const track of tracks(what)) some = (yield* gainHealth(x.t, you(x), track, maximumOf(x.t, you(x), track), healing(x))) || some
    return some
  },
  could: (x, { what }) => tracks(what).some((track) => canGain(x.t, you(x), track, healing(x))),
  say: ({ what }) => clause('recover', { objects: [bare(RESTORED[what])] }),
})

/** Spread over both as one likes, as far as there is room. */
const share = verb({
  fields: { n: 'amount' },
  *run(x, { n }) {
    const total = numberIn(x, n)
    const [mind, body] = [lacks(x.t, you(x), 'sanity'), lacks(x.t, you(x), 'stamina')]
    const spread = Math.min(total, mind + body)
    if (spread <= 0) return false
    const limits = { min: Math.max(0, spread - body), max: Math.min(spread, mind) }
    const sanity = yield* chooseNumber(x.t, you(x), { about: { key: 'share-points', args: { n: spread } }, ...limits })
    yield* gainHealth(x.t, you(x), 'sanity', sanity)
    yield* gainHealth(x.t, you(x), 'stamina', spread - sanity)
    return true
  },
  could: (x) => canGain(x.t, you(x), 'sanity') || canGain(x.t, you(x), 'stamina'),
  say: ({ n }) => clause('gain', { objects: [typeof n === 'number' ? some('pointOfEither', n) : bare('thatManyPoints')] }),
})

const lowerMaximumVerb = verb({
  fields: { track: { one: ['sanity', 'stamina', 'choice'] }, n: 'integer' },
  *run(x, { track, n }) {
    if (track !== 'choice') return yield* lowerMaximum(x.t, you(x), track, n)
    const options = (['sanity', 'stamina'] as const).map((key) => ({
      key,
      label: { key: 'track', args: { track: key } },
      ...(maximumOf(x.t, you(x), key) <= n ? { fatal: true as const } : {}),
    }))
    return yield* chooseDeed(x.t, you(x), { about: 'choose-maximum', options }, (t, which) => lowerMaximum(t, you(x), which, n))
  },
  could: plays,
  say: ({ track, n }) =>
    clause('lower', {
      objects: [bare(track === 'choice' ? 'eitherMaximum' : track === 'sanity' ? 'maximumSanity' : 'maximumStamina')],
      by: n,
    }),
})

/** All the Sanity or Stamina there is: what comes of it the rules say. */
const fall = verb({
  fields: { track: { one: ['sanity', 'stamina'] } },
  *run(x, { track }) {
    yield* x.t.hold(FALLS, () => lose(x.t, you(x), track, { n: x.t.get(you(x), track) }))
  },
  could: plays,
  say: ({ track }) => (track === 'sanity' ? clause('fall', { state: 'insane' }) : clause('faint', { state: 'unconscious' })),
})

export const havingVerbs = { gain, lose: loseVerb, restore, share, lowerMaximum: lowerMaximumVerb, fall }
