import { chooseSome, onPiece, type Refusal, type Resource, type Script } from '@miskatonic/kernel'
import { anyCard, deckOf, deckZone, isKind } from './cards.ts'
import { type Goods, goodsOf } from './holdings.ts'
import { toughnessOf } from './monsters.ts'
import { gateTrophies, monsterTrophies, possessions, trophiesOf } from './people.ts'
import type { Arkham, ArkhamHorror, PieceId, Seat } from './shape.ts'

/* What things are paid with. A price is no loss: nothing that prevents one sees it. */ // AH-GEN-16

type R = Resource<ArkhamHorror>
type Paid = { who: Seat; n: number }

const lacking =
  (resource: string) =>
  (_t: Arkham, _who: Seat, n: number): Refusal => ({
    rule: 'AH-GEN-17',
    message: { key: 'lacks', args: { resource, n } },
  })
// biome-ignore lint/correctness/useYield: there is nothing to choose.
function* plainly(_t: Arkham, who: Seat, n: number): Script<object> {
  return { who, n }
}

const purse = (attribute: 'money' | 'clues' | 'sanity' | 'stamina' | 'points', happening: R['happening'], name: string): R => ({
  happening,
  has: (t, who) => t.get(who, attribute),
  lacking: lacking(name),
  gather: plainly,
  spend: (w, { who, n }: Paid) => void w.add(who, attribute, -n, { min: 0 }),
})

/** The card whose text asks for it. */
const source = (t: Arkham): PieceId => t.provenance().source?.piece ?? ''

/** Whether it can be paid is settled before: what is exhausted is not offered. Asked in the middle of another card, the source would be that one. */
const exhaustSelf: R = {
  happening: 'card:exhaust',
  has: () => 1,
  lacking: () => ({ rule: 'AH-CARD-03', message: { key: 'used-up' } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(t, who) {
    return { who, card: source(t) }
  },
  spend: (w, { card }: { card: PieceId }) => w.set(card, 'exhausted', true),
}

/** To the bottom of its deck, whichever it has. */
const put = (t: Arkham, card: PieceId): { readonly card: PieceId; readonly into: `deck:${string}` | 'supply' } => {
  const deck = deckOf(t, card)
  return { card, into: deck === null ? 'supply' : deckZone(deck) }
}
type Put = ReturnType<typeof put>

const discardSelf: R = {
  happening: 'card:spend',
  has: () => 1,
  lacking: () => ({ rule: 'AH-GEN-17', message: { key: 'used-up' } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(t, who) {
    return { who, cards: [source(t)], puts: [put(t, source(t))], watchers: t.watchers }
  },
  spend: (w, { puts, watchers }: { puts: readonly Put[]; watchers: readonly Seat[] }) => {
    for (const { card, into } of puts) {
      w.clear(card, 'exhausted')
      w.clear(card, 'uses')
      w.put(card, into, { at: 'bottom' })
      w.look(watchers, [card])
    }
  },
}

/** Cards of one sort, by choice. */
const card: R = {
  ...discardSelf,
  has: (t, who, filter) => goodsOf(t, who, filter as Goods).length,
  lacking: (_t, _who, n, filter) => ({ rule: 'AH-GEN-17', message: { key: 'lacks', args: { resource: String(filter), n } } }),
  *gather(t, who, n, filter) {
    const options = goodsOf(t, who, filter as Goods).map((one) => onPiece(one))
    const cards = yield* chooseSome(t, who, { about: { key: 'choose-discards', args: { n } }, options, limits: { count: [n, n] } })
    return { who, cards, puts: cards.map((one) => put(t, one)), watchers: t.watchers }
  },
}

const isClueCard = (t: Arkham, piece: PieceId): boolean => {
  const printed = anyCard(t, piece)
  return 'clueCard' in printed && printed.clueCard === true
}
/** A card that may go in place of a Clue. */
const clueCard: R = {
  ...discardSelf,
  has: (t, who) => possessions(t, who).filter((piece) => isClueCard(t, piece)).length,
  *gather(t, who, n) {
    const cards = possessions(t, who)
      .filter((piece) => isClueCard(t, piece))
      .slice(0, n)
    return { who, cards, puts: cards.map((one) => put(t, one)), watchers: t.watchers }
  },
}

/** One of the uses a card has; with the last it is gone. */
const use: R = {
  happening: 'use:spend',
  has: () => 1,
  lacking: () => ({ rule: 'AH-GEN-17', message: { key: 'used-up' } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(t, who, n) {
    return { who, card: source(t), left: t.get(source(t), 'uses') - n, put: put(t, source(t)), watchers: t.watchers }
  },
  spend: (w, what: { card: PieceId; left: number; put: Put; watchers: readonly Seat[] }) => {
    w.set(what.card, 'uses', what.left)
    if (what.left > 0) return
    w.put(what.card, what.put.into, { at: 'bottom' })
    w.look(what.watchers, [what.card])
  },
}

// ── trophies ──

const spendTrophies: Pick<R, 'happening' | 'spend'> = {
  happening: 'trophy:spend',
  spend: (w, { monsters, gates, watchers }: { monsters: readonly PieceId[]; gates: readonly PieceId[]; watchers: readonly Seat[] }) => {
    w.put(monsters, 'cup')
    if (monsters.length) w.mix('cup')
    w.put(gates, 'gates', { at: 'bottom', face: 'back' }) // AH-TROPHY-01, AH-GATE-09
    w.look(watchers, gates, 'front')
  },
}
const sorted = (t: Arkham, who: Seat, trophies: readonly PieceId[]): object => ({
  who,
  watchers: t.watchers,
  trophies,
  monsters: trophies.filter((one) => isKind(t, one, 'monster')),
  gates: trophies.filter((one) => isKind(t, one, 'gate')),
})
const certain = (kind: 'gate' | 'monster'): R => {
  const own = kind === 'gate' ? gateTrophies : monsterTrophies
  return {
    ...spendTrophies,
    has: (t, who) => own(t, who).length,
    lacking: lacking(kind === 'gate' ? 'gateTrophy' : 'monsterTrophy'),
    *gather(t, who, n) {
      const options = own(t, who).map((one) => onPiece(one))
      return sorted(
        t,
        who,
        yield* chooseSome(t, who, { about: { key: 'choose-trophies', args: { n } }, options, limits: { count: [n, n] } }),
      )
    },
  }
}

/** A gate is worth five. */
const worth = (t: Arkham, piece: PieceId): number => (isKind(t, piece, 'gate') ? 5 : Math.max(0, toughnessOf(t, piece))) // AH-TROPHY-02, AH-TROPHY-05, AH-TROPHY-06
/** Of monsters so many fives as they make up together: what is left over of them is lost. */
const fives = (t: Arkham, who: Seat): number =>
  Math.floor(monsterTrophies(t, who).reduce((sum, one) => sum + worth(t, one), 0) / 5) + gateTrophies(t, who).length

/** Whole trophies, gates for five each. What is paid too much is lost. */
const trophies: R = {
  ...spendTrophies,
  has: (t, who) => fives(t, who) * 5,
  lacking: (_t, _who, n) => ({ rule: 'AH-LOC-02', message: { key: 'lacks', args: { resource: 'trophies', n } } }),
  *gather(t, who, n) {
    const options = trophiesOf(t, who)
      .filter((one) => worth(t, one) > 0)
      .map((one) => ({ ...onPiece(one), weights: { worth: worth(t, one) } }))
    const total = options.reduce((sum, { weights }) => sum + weights.worth, 0)
    // Where none of them can be spared there is nothing to choose.
    if (options.every(({ weights }) => total - weights.worth < n))
      return sorted(
        t,
        who,
        options.map(({ key }) => key),
      )
    const limits = { count: [1, options.length] as const, weigh: { worth: { min: n } } }
    return sorted(t, who, yield* chooseSome(t, who, { about: { key: 'choose-toughness', args: { n } }, options, limits })) // AH-TROPHY-03
  },
}

export const resources: { readonly [name: string]: R } = {
  money: purse('money', 'money:spend', 'money'),
  clue: purse('clues', 'clue:spend', 'clue'),
  sanity: purse('sanity', 'sanity:spend', 'sanity'),
  stamina: purse('stamina', 'stamina:spend', 'stamina'),
  movement: purse('points', 'movement:spend', 'movement'),
  exhaust: exhaustSelf,
  self: discardSelf,
  card,
  clueCard,
  use,
  trophies,
  gateTrophy: certain('gate'),
  monsterTrophy: certain('monster'),
}
