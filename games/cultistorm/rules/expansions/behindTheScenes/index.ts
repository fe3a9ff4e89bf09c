import { pieceArgument, type Script } from '@miskatonic/kernel'
import { freeFrom } from '../../board.ts'
import type { PieceId, Seat, Slot, Storm } from '../../shape.ts'
import type { Expansion } from '../frame.ts'
import { chooseNextCultist, drawPages, gainInk, gainInkOfFight, giveTrophies, seatAuthor } from './author.ts'
import { writingAt } from './manuscripts.ts'

/** One of the players writes the story, and the others are in it. */
export const behindTheScenes: Expansion = {
  id: 'behindTheScenes',
  after: {
    'setup:begin': seatAuthor,
    'setup:end': giveTrophies,
    *'arrivals:begin'(t) {
      yield* gainInk(t)
      yield* chooseNextCultist(t)
      yield* writingAt(t, 'cultists')
    },
    *'terror:begin'(t) {
      yield* writingAt(t, 'terror')
    },
    *'preparation:begin'(t) {
      yield* writingAt(t, 'preparation')
    },
    *'fight:begin'(t) {
      yield* writingAt(t, 'beforeFight')
    },
    *'fight:end'(t) {
      yield* writingAt(t, 'afterFight')
    },
    'fight:lose': gainInkOfFight,
    'fight:decline': gainInkOfFight,
    'terror:activate': gainInk,
    *'turn:end'(t) {
      yield* t.change((w) => w.set('table', 'inkOfFights', 0))
      yield* drawPages(t)
    },
  },
  abilities: [
    {
      id: 'crossed-out',
      rule: 'CS-RULING-121',
      family: 'instead',
      on: 'support:work',
      *run(t: Storm, _self, what: { who: Seat; other: Seat; card: PieceId }): Script<object | null> {
        return (yield* writingAt(t, 'support', { help: what.card })) ? null : what
      },
    },
    {
      id: 'sudden-turn',
      rule: 'CS-RULING-121',
      family: 'instead',
      on: 'cultist:appear',
      when: (t: Storm) => t.state.detour !== null,
      *run(t: Storm, _self, what: { cultist: PieceId; at: Slot }): Script<object> {
        const at = freeFrom(t, t.state.detour as Slot)
        yield* t.change((w) => w.set('table', 'detour', null))
        return { ...what, at }
      },
    },
    {
      id: 'the-plot-thickens',
      rule: 'CS-RULING-121',
      family: 'modify',
      on: 'arrivals',
      phase: 'add',
      amount: (t: Storm) => t.state.complications.filter((last) => last >= t.state.turn).length,
    },
  ],
  tell: {
    'ink:gain': { all: (t) => ({ key: 'ink-gained', args: { n: t.state.ink } }) },
    'manuscript:play': { all: (_t, { who, card }) => ({ key: 'manuscript-played', args: { who, card: pieceArgument(card) } }) },
    'manuscripts:draw': { all: (_t, { who, n }) => ({ key: 'manuscripts-drawn', args: { who, n } }) },
    'support:cross-out': { all: (_t, { card }) => ({ key: 'support-crossed-out', args: { card: pieceArgument(card) } }) },
    'die:lose': { all: (_t, { who }) => ({ key: 'die-lost', args: { who } }) },
    'cultist:choose': { all: (_t, { who }) => ({ key: 'cultist-chosen', args: { who } }) },
  },
}
