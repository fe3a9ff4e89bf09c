import { choose, confirm, type Option, onSeat, type Script } from '@miskatonic/kernel'
import { cure, suffer } from './anguish.ts'
import { open, seal } from './deck.ts'
import { addMetamorphoses, removeMetamorphosis } from './entities.ts'
import { gainHours, gainOwn, loseHours, loseOwn } from './goods.ts'
import { entityTiles } from './metamorphoses.ts'
import { inOrder, lead } from './people.ts'
import { figuresOf } from './scape.ts'
import type { Ether, Options, PieceId, Seat } from './shape.ts'

/* Luck with a deck of playing cards, once per Dream: a variant. */

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const DECK: readonly string[] = [...['♥', '♠', '♦', '♣'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), 'joker-1', 'joker-2'] // EF-RULING-59
/** Numbers count themselves, jack 11 to ace 14, joker 15 (EF-CLASSIC-06). */
export const luckValue = (card: string): number =>
  card.startsWith('joker') ? 15 : RANKS.indexOf(card.slice(0, -1) as (typeof RANKS)[number]) + 2
const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + luckValue(card), 0)

const USED = 'encounter|luck'
export const mayTryLuck = (t: Ether): boolean =>
  (t.options as Options | null)?.classic === true && t.state.mode === 'dream' && (t.raw.used[USED] ?? 0) === 0 // EF-CLASSIC-01

function drawn(t: Ether, n: number, without: readonly string[]): readonly string[] {
  const cards: string[] = []
  for (let i = 0; i < n; i++)
    cards.push(
      t.pick(
        'playing-card',
        DECK.filter((card) => !without.includes(card) && !cards.includes(card)),
      ),
    )
  return cards
}

/** Three cards, a decision, three cards against them (EF-CLASSIC-02 … EF-CLASSIC-05). */
export function* tryLuck(t: Ether): Script {
  yield* t.change((w) => w.use(USED))
  const luck = drawn(t, 3, [])
  const about = { key: 'try-luck', args: { cards: luck.join(' '), n: sum(luck) } } as const
  if (!(yield* confirm(t, lead(t), { about, group: true }))) return
  const key = yield* choose(t, lead(t), { about: 'choose-aspect', options: aspects(t), group: true })
  const setback = drawn(t, 3, luck)
  yield* t.happens('luck:try', { cards: setback.join(' '), luck: sum(luck), setback: sum(setback) })
  yield* (ASPECTS[key] ?? ASPECTS.sealed)(t, sum(luck) > sum(setback)) // EF-CLASSIC-07
}
const standing = (t: Ether): readonly PieceId[] => entityTiles(t).filter((tile) => figuresOf(t, tile).length > 0)
/** One with nothing to act on cannot be chosen. */
const aspects = (t: Ether): readonly Option[] =>
  [...(standing(t).length ? ['metamorphoses'] : []), 'gems', 'all-hours', 'one-anguish', 'sealed'].map((key) => ({ key }))

const ASPECTS: { readonly [aspect: string]: (t: Ether, well: boolean) => Script } & {
  readonly sealed: (t: Ether, well: boolean) => Script
} = {
  *metamorphoses(t, well) {
    for (const tile of standing(t)) {
      if (well) for (const token of t.inZone(`meta:${tile}`)) yield* removeMetamorphosis(t, tile, token)
    }
    const [tile] = standing(t)
    if (!well && tile !== undefined) yield* addMetamorphoses(t, tile, 2) // EF-CLASSIC-08
  },
  *gems(t, well) {
    if (!well) for (const who of t.seats) yield* loseOwn(t, who, 'gems', t.get(who, 'gems'))
    else for (const who of yield* shared(t, t.state.gemsLeft)) yield* gainOwn(t, who, 'gems', 1) // EF-CLASSIC-09
  },
  *'all-hours'(t, well) {
    yield* well ? gainHours(t, 2) : loseHours(t, t.state.hours) // EF-CLASSIC-10
  },
  *'one-anguish'(t, well) {
    const who = yield* oneDreamer(t)
    if (well) yield* cure(t, who, 2)
    else yield* suffer(t, who, 1) // EF-CLASSIC-11
  },
  *sealed(t, well) {
    for (const who of inOrder(t)) yield* well ? open(t, who, 5) : seal(t, who, 5) // EF-CLASSIC-12
  },
}
function* shared(t: Ether, n: number): Script<readonly Seat[]> {
  const whom: Seat[] = []
  for (let i = 0; i < n; i++) whom.push(yield* oneDreamer(t))
  return whom
}
function* oneDreamer(t: Ether): Script<Seat> {
  const all = inOrder(t)
  if (all.length === 1) return lead(t)
  return yield* choose(t, lead(t), { about: 'choose-dreamer-for-luck', options: all.map(onSeat), group: true })
}
