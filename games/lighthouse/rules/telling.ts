import { type Game, pieceArgument } from '@miskatonic/kernel'
import type { Lighthouse, PieceId } from './shape.ts'

const piece = (id: PieceId) => pieceArgument(id)

/** What is told of what happens: to all alike, or to each what that one may know. The rest is not told. */
export const tell: Game<Lighthouse>['tell'] = {
  'night:fall': { all: (_t, { n }) => ({ key: 'night-falls', args: { n } }) },
  'night-card:reveal': { all: (_t, { card }) => ({ key: 'night-card-revealed', args: { card: piece(card) } }) },
  'night-card:look': {
    each: (_t, { who, cards }, _by, watcher) =>
      watcher === who
        ? { key: 'night-cards-seen', args: { who, cards: cards.map(piece) } }
        : { key: 'night-cards-looked-at', args: { who, n: cards.length } },
  },
  'shift:take': { all: (_t, { who, place }) => ({ key: 'shift-taken', args: { who, place } }) },
  'keeper:move': { all: (_t, { who, place }) => ({ key: 'keeper-moved', args: { who, place } }) },
  'keeper:sleep': { all: (_t, { who }) => ({ key: 'keeper-slept', args: { who } }) },
  'keeper:fall': { all: (_t, { who }) => ({ key: 'keeper-fell', args: { who } }) },
  'nerve:lose': { all: (_t, { who, n }) => ({ key: 'nerve-lost', args: { who, n } }) },
  'nerve:recover': { all: (_t, { who, n }) => ({ key: 'nerve-recovered', args: { who, n } }) },
  'nerve:spend': { all: (_t, { who, n }) => ({ key: 'nerve-spent', args: { who, n } }) },
  'oil:gain': { all: (_t, { n }) => ({ key: 'oil-gained', args: { n } }) },
  'oil:lose': { all: (_t, { n }) => ({ key: 'oil-lost', args: { n } }) },
  'oil:spend': { all: (_t, { who, n }) => ({ key: 'oil-spent', args: { who, n } }) },
  'dark:advance': { all: (t, { n }) => ({ key: 'dark-advanced', args: { n, to: t.state.dark } }) },
  'dark:retreat': { all: (t, { n }) => ({ key: 'dark-retreated', args: { n, to: t.state.dark } }) },
  'crack:open': { all: (_t, { n }) => ({ key: 'cracks-opened', args: { n } }) },
  'crack:mend': { all: (_t, { n }) => ({ key: 'cracks-mended', args: { n } }) },
  'thing:appear': { all: (_t, { thing }) => ({ key: 'thing-appeared', args: { thing: piece(thing) } }) },
  'thing:strike': { all: (_t, { thing, who }) => ({ key: 'thing-struck', args: { thing: piece(thing), who } }) },
  'thing:drive': { all: (_t, { thing, who }) => ({ key: 'thing-driven', args: { thing: piece(thing), who } }) },
  'ship:sight': { all: (_t, { ship }) => ({ key: 'ship-sighted', args: { ship: piece(ship) } }) },
  'ship:light': { all: (_t, { ship, n }) => ({ key: 'ship-lit', args: { ship: piece(ship), n } }) },
  'ship:save': { all: (_t, { ship }) => ({ key: 'ship-saved', args: { ship: piece(ship) } }) },
  'ship:ground': { all: (_t, { ship }) => ({ key: 'ship-grounded', args: { ship: piece(ship) } }) },
  'ship:lose': { all: (_t, { ship }) => ({ key: 'ship-lost', args: { ship: piece(ship) } }) },
  'find:look': {
    each: (_t, { who, finds }, _by, watcher) =>
      watcher === who
        ? { key: 'finds-seen', args: { who, finds: finds.map(piece) } }
        : { key: 'finds-looked-at', args: { who, n: finds.length } },
  },
  'find:take': { all: (_t, { who, find }) => ({ key: 'find-taken', args: { who, find: piece(find) } }) },
  'find:discard': { all: (_t, { who, find }) => ({ key: 'find-discarded', args: { who, find: piece(find) } }) },
  'find:spend': { all: (_t, { who, finds }) => ({ key: 'finds-spent', args: { who, finds: finds.map(piece) } }) },
  'find:trade': { all: (_t, { who, other, find }) => ({ key: 'find-traded', args: { who, other, find: piece(find) } }) },
  'mark:gain': { all: (_t, { who }) => ({ key: 'mark-gained', args: { who } }) },
  'mark:turn': { all: (_t, { who, mark }) => ({ key: 'mark-turned', args: { who, mark: piece(mark) } }) },
  'purpose:deal': {
    each: (_t, { who, purpose }, _by, watcher) =>
      watcher === who ? { key: 'purpose-yours', args: { purpose: piece(purpose) } } : { key: 'purpose-dealt', args: { who } },
  },
  'purpose:look': {
    each: (_t, { who, other, purpose }, _by, watcher) =>
      watcher === who
        ? { key: 'purpose-seen', args: { other, purpose: piece(purpose) } }
        : { key: 'purpose-looked-at', args: { who, other } },
  },
  'test:roll': { all: (_t, { who, skill, faces }) => ({ key: 'test-rolled', args: { who, skill, faces } }) },
  'test:reroll': { all: (_t, { who, faces }) => ({ key: 'test-rerolled', args: { who, faces } }) },
  'test:end': { all: (_t, { who, successes }) => ({ key: 'test-ended', args: { who, n: successes } }) },
  'call:sound': { all: (_t, { answers }) => (answers ? { key: 'call-answered', args: { n: answers } } : 'call-unanswered') },
  'beam:throw': { all: (_t, { who, n }) => ({ key: 'beam-thrown', args: { who, n } }) },
  'deal:fail': { all: (_t, { who, other }) => ({ key: 'deal-failed', args: { who, other } }) },
  'great-storm:break': { all: () => 'great-storm-broke' },
  'lamp:settle': { all: (_t, { beacon, needed }) => ({ key: 'lamp-settled', args: { n: beacon, needed } }) },
  'watch:end': { all: (_t, { ending }) => ({ key: 'watch-ended', args: { ending } }) },
}
