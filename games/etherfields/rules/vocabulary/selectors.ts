import { selectorsOf } from '@miskatonic/effects'
import type { Ref } from '@miskatonic/effects/text'
import { definitionOf } from '@miskatonic/kernel'
import { cardRef } from '../../text/names.ts'
import { metaCount } from '../metamorphoses.ts'
import { inOrder } from '../people.ts'
import { dreamersOnScape, figuresOf, isInRange, squareOf } from '../scape.ts'
import type { Etherfields, PieceId, Seat, Square } from '../shape.ts'
import { entityOf, g, targetOf, type X } from './verbs/frame.ts'

/* Whom and what texts name. */

const { each, others, that, whole } = g
const selector = selectorsOf<Etherfields>()

const within = (range: number): Ref => ({ kind: 'noun', term: 'range', det: 'bare', number: range })

/** Figures of the Entity whose text this is that are not Stunned (EF-RULING-19). */
const ownFigures = (x: X): readonly PieceId[] => {
  const tile = entityOf(x)
  return (tile === null ? figuresOf(x.t) : figuresOf(x.t, tile)).filter((figure) => !x.t.get(figure, 'states').includes('stunned'))
}
/** In a step in which several things happen, where it stood when the step began (EF-RULING-29). */
const stoodAt = (x: X, one: Seat | PieceId): Square | '' => x.t.record('step')?.stood?.[one] ?? squareOf(x.t, one)
/** In range of any figure; the Entity's own range grows (EF-ENT-05, EF-ENT-06, EF-META-07). */
function isNearEntity(x: X, who: Seat, range: number): boolean {
  const tile = entityOf(x)
  const far = range + (tile === null ? 0 : metaCount(x.t, tile, 'range'))
  const sight = (figure: PieceId): number => (x.t.get(figure, 'states').includes('blinded') ? Math.min(1, far) : far)
  return ownFigures(x).some((figure) => isInRange(x.t, stoodAt(x, figure), stoodAt(x, who), sight(figure)))
}

export const selectors = {
  dreamers: selector({
    fields: { 'inRange?': 'integer', 'near?': 'integer', 'others?': 'boolean', 'together?': 'boolean' },
    people: true,
    find: (x, { inRange, near, others, together }) =>
      (x.t.state.encounter ? dreamersOnScape(x.t) : inOrder(x.t)).filter(
        (who) =>
          (inRange === undefined || isNearEntity(x, who, inRange)) &&
          (near === undefined || isInRange(x.t, x.t.get(x.you, 'at'), x.t.get(who, 'at'), near)) &&
          !(others && who === x.you) &&
          !(together && x.t.get(who, 'at') !== x.t.get(x.you, 'at')),
      ),
    say: ({ inRange, near, others: without }) =>
      (without ? others : each)(
        'dreamer',
        inRange !== undefined ? { in: within(inRange) } : near !== undefined ? { in: within(near) } : {},
      ),
  }),
  /** The one with most of it; all that tie. */
  extreme: selector({
    fields: { of: { one: ['anguish', 'hand', 'ether'] } },
    people: true,
    find: (x, { of }) => {
      const all = dreamersOnScape(x.t)
      const amount = (who: Seat): number => (of === 'hand' ? x.t.size(`hand:${who}`) : x.t.get(who, of))
      const most = Math.max(...all.map(amount))
      return all.filter((who) => amount(who) === most)
    },
    say: ({ of }) => g.the('dreamer', { most: of === 'hand' ? 'card' : of }),
  }),
  nearest: selector({
    fields: {},
    people: true,
    find: (x) => {
      const [figure] = ownFigures(x)
      if (figure === undefined) return []
      const ranges = dreamersOnScape(x.t).filter((who) => isInRange(x.t, stoodAt(x, figure), stoodAt(x, who), 'any'))
      for (let range = 0; range < 20; range++) {
        const near = ranges.filter((who) => isInRange(x.t, stoodAt(x, figure), stoodAt(x, who), range))
        if (near.length) return near
      }
      return []
    },
    say: () => g.nearest('dreamer'),
  }),
  figures: selector({
    fields: { 'entity?': 'string', 'inRange?': 'integer' },
    find: (x, { entity, inRange }) =>
      figuresOf(x.t).filter(
        (figure) =>
          (entity === undefined || definitionOf(x.t.raw, x.t.get(figure, 'entity')) === entity) &&
          (inRange === undefined || isInRange(x.t, x.t.get(x.you, 'at'), x.t.get(figure, 'at'), inRange)),
      ),
    say: ({ entity, inRange }) => (entity ? cardRef(entity) : whole('figure', inRange === undefined ? {} : { in: within(inRange) })),
  }),
  target: selector({
    fields: {},
    find: (x) => {
      const target = targetOf(x)
      return target === null ? [] : [target]
    },
    say: () => that('entity'),
  }),
}
