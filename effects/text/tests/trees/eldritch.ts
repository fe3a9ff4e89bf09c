import {
  aside,
  asLongAs,
  before,
  cannot,
  choose,
  during,
  forEach,
  grammar,
  holds,
  ifElse,
  inOrder,
  may,
  on,
  pay,
  reminder,
  replace,
  sentences,
  seq,
  standing,
  stats,
  unless,
  upTo,
  when,
  wouldHappen,
  you,
} from '../../grammar.ts'
import type { Tree } from '../../tree.ts'
import { eldritch } from '../lexicons/eldritch.ts'

const g = grammar(eldritch)
const {
  clause,
  points,
  some,
  a,
  the,
  each,
  another,
  all,
  kind,
  bare,
  nearest,
  skill,
  self,
  thisOne,
  it,
  eachOne,
  anyNumber,
  your,
  label,
  once,
  asA,
  attempt,
  table,
  bonus,
  deed,
  plural,
} = g

const testOf = (term: Parameters<typeof skill>[0], modifier?: number) => clause('test', { objects: [skill(term, modifier)] })
const lose = (term: 'health' | 'sanity', count: number) => clause('lose', { objects: [points(term, count)] })
const gainClue = clause('gain', { objects: [some('clue', 1)] })
const discardClue = clause('discard', { objects: [some('clue', 1)] })
const spendClue = (count = 1) => clause('spend', { objects: [some('clue', count)] })
const delayed = clause('become', { state: 'delayed' })
const step = some('trackSpace', 1)

export const eldritchTrees: Record<number, Tree> = {
  1: attempt(testOf('influence', -1), {
    pass: clause('gain', { objects: [some('asset', 1, { value: { max: 2 }, from: 'reserve' })] }),
    fail: lose('sanity', 1),
  }),
  2: attempt(testOf('will'), { fail: seq(lose('sanity', 1), discardClue) }),
  3: inOrder(attempt(testOf('lore'), { pass: gainClue }), attempt(testOf('will', -1), { fail: delayed })),
  4: attempt(testOf('lore'), {
    bands: [
      [0, lose('health', 2)],
      [{ min: 2 }, clause('gain', { objects: [some('spell', 1)] })],
    ],
  }),
  5: standing(clause('get', { objects: [bonus(3, { to: 'strength' })], place: all('combatEncounter') })),
  6: reminder(clause('count', { subject: your('bonus', { superlative: 'high' }), only: true })),
  7: standing(clause('roll', { objects: [some('die', 1, { additional: true })], place: all('otherWorldEncounter') })),
  8: on([once('round'), during(a('test', { of: 'observation' }))], may(clause('reroll', { objects: [some('die', 1)] }))),
  9: seq(clause('gain', { objects: [thisOne('clue')] }), clause('gain', { objects: [some('clue', 1, { additional: true })] })),
  10: choose(lose('health', 1), clause('gain', { objects: [kind('detainedCondition')] })),
  11: unless(spendClue(), clause('advance', { subject: the('doom'), by: step })),
  12: may(spendClue(), clause('recover', { objects: [points('sanity', 2)] })),
  13: may(
    clause('spend', { objects: [points('health', 1)] }),
    attempt(testOf('will'), { pass: clause('close', { objects: [thisOne('gate')] }) }),
  ),
  14: aside(
    may(clause('discard', { objects: [anyNumber('asset')] })),
    clause('recover', { objects: [points('health', 1)], per: eachOne('asset') }),
  ),
  15: clause('lose', { objects: [points('sanity', 1)], per: each('gate', { there: 'board' }) }),
  16: forEach(each('investigator'), unless(clause('discard', { objects: [some('asset', 1, { traits: ['ally'] })] }), lose('health', 2))),
  17: on(
    [once('round'), wouldHappen(clause('lose', { objects: [bare('sanity')] }))],
    may(clause('prevent', { objects: [deed('lose', points('sanity', upTo(2), { unitOnly: true }))] })),
  ),
  18: replace(delayed, lose('health', 1)),
  19: cannot(clause('perform', { objects: [the('action', { of: 'travel' })] })),
  20: on(asLongAs(clause('beInPlay', { subject: self('card') })), cannot(clause('retreat', { subject: the('doom') }))),
  21: label(
    'action',
    pay(
      clause('discard', { objects: [self('card')] }),
      clause('recover', { subject: another('investigator'), objects: [points('sanity', 2)] }),
    ),
  ),
  22: label(
    'localAction',
    pay(clause('spend', { objects: [points('sanity', 1)] }), clause('gain', { objects: [some('spell', 1, { traits: ['incantation'] })] })),
  ),
  23: label(
    'reckoning',
    table(clause('roll', { objects: [some('die', 1)] }), [[{ from: 1, to: 2 }, clause('discard', { objects: [self('card')] })]]),
  ),
  24: label('reckoning', seq(lose('sanity', 2), clause('turn', { objects: [self('card')] }))),
  25: clause('spawn', { objects: [some('monster', 1)], place: nearest('space', { of: 'city' }) }),
  26: clause('resolve', { objects: [a('surge')], place: thisOne('space') }),
  27: seq(clause('advance', { subject: the('omen'), by: step }), clause('retreat', { subject: the('doom'), by: step })),
  28: seq(
    clause('spawn', { objects: [some('gate', 1)] }),
    clause('spawn', { objects: [some('clue', 1)], place: a('space', { adjectives: ['random'] }) }),
  ),
  29: stats(
    [g.modifier('will', -1), g.stat('horror', 2)],
    [g.modifier('strength', 0), g.stat('damage', 3)],
    g.field('toughness', g.sum('player', 1)),
  ),
  30: on(before(the('test', { of: 'will' })), lose('sanity', 1)),
  31: on(
    when(clause('spawn', { subject: self(), voice: 'passive' })),
    clause('move', { objects: [self()], to: the('space', { owner: nearest('investigator') }) }),
  ),
  32: cannot(clause('use', { objects: [plural('asset', { traits: ['weapon'] })], against: self() })),
  33: on(when(clause('defeat', { objects: [a('monster')] })), gainClue),
  34: clause('ambush', { subject: a('monster'), objects: [you] }),
  35: seq(
    clause('search', { objects: [some('asset', 1, { traits: ['magical'] })], place: 'deck' }),
    clause('gain', { objects: [it('asset')] }),
  ),
  36: on(
    when(clause('perform', { objects: [the('action', { of: 'rest' })] })),
    clause('recover', { objects: [points('sanity', 1, { additional: true })] }),
  ),
  37: sentences(
    label('initial', testOf('lore')),
    label('passing', clause('gain', { objects: [some('artifact', 1)] })),
    label('failing', delayed),
  ),
  38: on(asA('encounter'), may(spendClue(2), clause('place', { objects: [some('eldritchToken', 1)], place: self('card') }))),
  39: ifElse(holds(self('card'), some('eldritchToken', { orMore: 3 })), clause('solve', { objects: [thisOne('mystery')] })),
  40: ifElse(clause('have', { objects: [some('clue', { atLeast: 1 })] }), discardClue, lose('sanity', 1)),
  41: may(clause('perform', { subject: another('investigator', { choice: true }), objects: [some('action', 1, { additional: true })] })),
}
