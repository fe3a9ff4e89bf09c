import type { Context } from '@miskatonic/effects'
import type { Cards, Investigators, OneInvestigator } from '../../content/nodes.ts'
import { opponentsOf, playersOf } from '../pieces.ts'
import { hasAny } from '../place.ts'
import { hasInPlay } from '../playing.ts'
import type { MythosShape, Seat } from '../shape.ts'
import { candidates, cardsFor, targetOf, type X } from './context.ts'

const people = (x: X, { who, at, without }: Investigators): Seat[] =>
  (who === 'opponents' ? opponentsOf(x.t, x.you) : playersOf(x.t)).filter(
    (seat) => (at === undefined || hasAny(x.t, seat, at)) && (without === undefined || !hasInPlay(x.t, seat, without)),
  )

export const selectors = {
  investigators: {
    fields: { who: { one: ['all', 'opponents'] }, 'at?': 'json', 'without?': 'json' },
    people: true as const,
    find: people,
  },
  investigator: {
    fields: { who: { one: ['opponent', 'any'] }, 'at?': 'json' },
    people: true as const,
    find: (x: X, node: OneInvestigator) => candidates(x, node),
  },
  target: {
    fields: {},
    people: true as const,
    find: (x: Context<MythosShape>) => {
      const target = targetOf(x)
      return target === null ? [] : [target]
    },
  },
  cards: {
    fields: {
      in: { one: ['play', 'chronicle', 'hand', 'threat'] },
      of: { one: ['you', 'opponents', 'all', 'target'] },
      'filter?': 'json',
      'facingYou?': 'boolean',
      'bare?': 'boolean',
      'whereOwner?': 'string',
    },
    find: (x: X, node: Cards) => cardsFor(x, node),
  },
} as const
