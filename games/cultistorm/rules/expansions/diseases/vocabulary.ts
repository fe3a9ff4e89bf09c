import type { AbilityData, Condition, ConditionSpec, Context, Filter, HappeningSpec, SelectorSpec } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import type { Cultistorm, PieceId } from '../../shape.ts'
import { g, plain, type X, you } from '../../vocabulary/verbs/frame.ts'
import { carriersOf, hasRested, isCarrier } from './carriers.ts'
import { cure } from './outbreaks.ts'

/* What diseases do to those who carry them. */

const { clause, some, the, each, self } = g

export const diseaseVerbs = {
  /** Whoever is addressed is well again. */
  cure: plain((x) => cure(x.t, you(x), x.self.piece as PieceId), clause('cure', { objects: [self('disease')] })),
}

type Carriers = { readonly the: 'carriers'; readonly rested?: boolean }
const carriers: SelectorSpec<Cultistorm, Carriers> = {
  fields: { 'rested?': 'boolean' },
  people: true,
  find: (x, { rested }) => {
    const disease = x.self.piece as PieceId
    return carriersOf(x.t, disease).filter((who) => !rested || hasRested(x.t, who, disease))
  },
  say: ({ rested }) => each(rested ? 'restedCarrier' : 'carrier'),
}
export const diseaseSelectors = { carriers }

export const diseaseConditions = {
  evenTurn: {
    fields: {},
    holds: (x: X) => x.t.state.turn % 2 === 0,
    say: () => clause('beDone', { subject: the('turn'), state: 'even' }),
  } satisfies ConditionSpec<Cultistorm, Condition>,
}

/** What befalls somebody who carries this disease. */
export const diseaseFilters = {
  carrier: (x: Context<Cultistorm>, _wanted: Json, what: Filter): boolean =>
    typeof what.who === 'string' && x.self.piece !== null && isCarrier(x.t, what.who, x.self.piece),
}

export const diseaseWording: { readonly [name: string]: HappeningSpec } = {
  'terror:begin': {
    event: () => clause('begin', { subject: the('terrorPhase') }),
    moment: () => ({ kind: 'at', point: 'start', what: each('terrorPhase') }),
  },
}

/** What a paid reroll costs those who carry it. */
export const diseaseQuantities = {
  rerollCost: {
    say: ({ amount }: AbilityData & { ability: 'modify' }) =>
      clause('cost', {
        subject: each('paidReroll'),
        objects: [some('madnessToken', amount as number, { more: true })],
      }),
  },
}
