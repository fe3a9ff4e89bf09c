import type { AbilityData, Amount, Filter, HappeningSpec } from '@miskatonic/effects'
import {
  asLongAs,
  type Clause,
  exists,
  grammar,
  on,
  orMore,
  type Ref,
  standing as standingAbility,
  type Tree,
} from '@miskatonic/effects/text'
import { lexicon } from '../../text/lexicon.ts'
import type { Skill } from '../shape.ts'

/* How happenings and numbers are spoken of. */

const { clause, points, some, a, the, each, another, all, bare, self, plural, bonus, deed } = grammar(lexicon)

/** Whom a happening befalls: you, another keeper, or a keeper. */
function who(where: Filter): { subject?: Ref } {
  if (where.who === 'you') return {}
  return { subject: typeof where.who === 'object' ? another('keeper') : a('keeper') }
}
const thisOr = (value: unknown, other: Ref): Ref => (value === 'self' ? self() : other)

const strikes = (where: Filter): Clause =>
  clause('strike', { subject: thisOr(where.thing, a('thing')), objects: [where.thing === 'self' ? { kind: 'you' } : a('keeper')] })

export const happenings: { readonly [name: string]: HappeningSpec } = {
  'night:fall': { event: () => clause('fall', { subject: the('night') }) },
  'nerve:lose': {
    event: (where) => clause('lose', { ...who(where), objects: [bare('nerve')] }),
    prevented: (amount: Amount | 'all') => clause('prevent', { objects: [deed('lose', points('nerve', amount as number))] }),
  },
  'nerve:recover': { event: () => clause('recover', { objects: [bare('nerve')] }) },
  'crack:open': {
    event: () => clause('crackOpen', { subject: some('crack', orMore(2)), voice: 'middle' }),
    altered: ({ n }) => clause('crackOpen', { subject: some('crack', n as number), voice: 'middle', only: true }),
  },
  'thing:appear': {
    event: () => clause('appear', { subject: plural('thing') }),
    cannot: () => ({ kind: 'cannot', body: clause('appear', { subject: all('thing') }) }),
  },
  'thing:strike': {
    event: strikes,
    moment: (where, family) => ({ kind: family === 'before' ? 'before' : 'after', what: strikes(where) }),
  },
  'thing:drive': { event: (where) => clause('drive', { objects: [thisOr(where.thing, a('thing'))] }) },
  'ship:save': { event: (where) => clause('save', { subject: thisOr(where.ship, a('ship')), voice: 'passive' }) },
  'ship:lose': { event: (where) => clause('lose', { subject: thisOr(where.ship, a('ship')), voice: 'passive' }) },
  'ship:ground': { event: (where) => clause('ground', { subject: thisOr(where.ship, a('ship')) }) },
  'ship:rescue': {
    event: () => clause('rescue', { objects: [self()] }),
    cannot: () => ({ kind: 'cannot', body: clause('rescue', { subject: { kind: 'nobody' }, objects: [self()] }) }),
  },
  'keeper:sleep': {
    event: () => clause('sleep', {}),
    allowed: () => on(asLongAs(exists(plural('thing'), the('rocks'))), { kind: 'may', effect: clause('sleep', {}) }),
  },
  'test:roll': {
    event: () => clause('roll', { objects: [some('die', 1)] }),
    moment: () => ({ kind: 'during', what: the('test', { owner: 'own' }) }),
  },
  'mark:turn': {
    event: () => clause('turn', { objects: [self()] }),
    moment: () => ({ kind: 'upon', clause: clause('turn', { objects: [self()] }) }),
  },
}

type Modify = AbilityData & { ability: 'modify' }
const sign = (amount: Amount): number => amount as number
const changed = (subject: Ref, amount: number): Tree =>
  standingAbility(
    clause(amount > 0 ? 'increase' : 'reduce', { subject, by: Math.abs(amount), ...(amount > 0 ? {} : { voice: 'passive', topic: true }) }),
  )

export const quantities = {
  light: { say: ({ amount }: Modify) => changed(the('light'), sign(amount)) },
  need: {
    say: ({ amount }: Modify) => clause('need', { subject: each('ship'), objects: [points('light', sign(amount), { more: true })] }),
  },
  dice: {
    say: ({ amount, where = {} }: Modify) =>
      standingAbility(
        clause('get', {
          objects: [bonus(sign(amount), { to: where.skill as Skill })],
          ...(where.against ? { against: all('thing') } : {}),
        }),
      ),
  },
  cost: {
    say: ({ amount }: Modify) =>
      clause('cost', {
        subject: { kind: 'doing', clause: clause('mend', { objects: [a('crack')] }) },
        objects: [some('oil', -sign(amount), { less: true })],
      }),
  },
}
