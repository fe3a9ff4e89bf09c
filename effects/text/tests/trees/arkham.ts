import {
  aside,
  atEnd,
  choose,
  doing,
  forEach,
  given,
  grammar,
  keywords,
  line,
  may,
  on,
  pay,
  reminder,
  replace,
  sentences,
  seq,
  stats,
  when,
} from '../../grammar.ts'
import type { Tree } from '../../tree.ts'
import { arkham } from '../lexicons/arkham.ts'

const g = grammar(arkham)
const {
  clause,
  points,
  some,
  a,
  the,
  each,
  all,
  bare,
  any,
  half,
  skill,
  self,
  it,
  label,
  act,
  attempt,
  table,
  bonus,
  top,
  field,
  stat,
  modifier,
  thisOne,
  numbered,
} = g

const check = (term: Parameters<typeof skill>[0], amount: number, difficulty?: number) =>
  clause('check', {
    objects: [a('check', { of: skill(term, amount, { boxed: true, ...(difficulty === undefined ? {} : { difficulty }) }) })],
  })
const lose = (term: 'stamina' | 'sanity', count: number) => clause('lose', { objects: [points(term, count)] })
const gainClues = (count: number) => clause('gain', { objects: [some('clue', count)] })
const discardThis = clause('discard', { objects: [self('card')] })
const exhaustThis = clause('exhaust', { objects: [self('card')] })
const noun = 'check' as const

export const arkhamTrees: Record<number, Tree> = {
  42: attempt(check('luck', -1), { noun, pass: gainClues(2), fail: lose('stamina', 1) }),
  43: attempt(check('lore', 0, 2), { noun, pass: clause('draw', { objects: [some('uniqueItem', 1)] }) }),
  44: attempt(check('sneak', 1), {
    noun,
    bands: [
      [0, clause('be', { state: 'arrested' })],
      [{ min: 2 }, clause('gain', { objects: [some('money', 5)] })],
    ],
  }),
  45: sentences(line(some('hand', 1)), line(bonus(3, { adjective: 'physical', to: all('check', { of: 'combat' }) }))),
  46: sentences(
    line(some('hand', 2)),
    label(act('exhaust'), line(bonus(6, { adjective: 'magical', to: some('check', 1, { of: 'combat' }) }))),
  ),
  47: label('movement', pay(discardThis, clause('gain', { objects: [some('movementPoint', 3)] }))),
  48: pay(seq(exhaustThis, clause('spend', { objects: [some('movementPoint', 2)] })), clause('draw', { objects: [some('spell', 1)] })),
  49: pay(exhaustThis, clause('repeat', { objects: [some('check', 1, { of: 'fight' })] })),
  50: on(
    when(clause('spend', { objects: [some('clue', 1)], place: a('check', { of: 'will' }) })),
    clause('roll', { objects: [some('die', 1, { additional: true })] }),
  ),
  51: sentences(
    stats(modifier('casting', -1), field('cost', points('sanity', 1)), some('hand', 1)),
    label(
      act(['cast', 'exhaust']),
      line(bonus(4, { adjective: 'magical', to: all('check', { of: 'combat', within: thisOne('thisCombat') }) })),
    ),
  ),
  52: stats(
    modifier('awareness', -2),
    [modifier('horror', -1), stat('damage', 2)],
    stat('toughness', 2),
    [modifier('combat', 0), stat('damage', 3)],
    bare('flying'),
  ),
  53: keywords(bare('ambush'), bare('endless'), numbered('nightmarish', 1), bare('immunity', { adjectives: ['Physical'] })),
  54: reminder(clause('lose', { objects: [points('stamina', 2)], evenWhen: clause('defeat', { objects: [it('monster')] }) })),
  55: on(
    given(clause('defeat', { objects: [it('monster')] })),
    clause('gain', { objects: [some('clue', 2)], insteadOf: clause('keepAs', { objects: [it('monster')], as: 'trophy' }) }),
  ),
  56: replace(clause('takeDamage', { objects: [the('combatDamage', { owner: 'it' })] }), clause('be', { state: 'lostInTime' })),
  57: clause('appear', { subject: { kind: 'list', conjunction: 'and', items: [some('gate', 1), some('monster', 1)] } }),
  58: label('upkeep', table(clause('roll', { objects: [some('die', 1)] }), [[1, discardThis]])),
  59: label('upkeep', choose(clause('pay', { objects: [some('money', 1)] }), lose('sanity', 1))),
  60: clause('be', { state: 'blessed' }),
  61: aside(
    clause('look', { objects: [top('commonItem', 3)] }),
    may(clause('buy', { objects: [some('commonItem', 1)], price: some('money', 1, { discount: true }) })),
  ),
  62: seq(clause('draw', { objects: [some('commonItem', 2)] }), clause('keep', { objects: [some('commonItem', 1)] })),
  63: label('ongoing', on(atEnd(the('mythosPhase')), clause('rise', { subject: the('terrorLevel'), by: 1 }))),
  64: clause('enjoy', { subject: all('check', { of: 'evade', in: all('streetArea') }), objects: [bonus(-1)] }),
  65: forEach(
    each('investigator', { at: a('streetArea') }),
    attempt(check('speed', -1), { noun, fail: clause('be', { state: 'delayed' }) }),
  ),
  66: clause('reduce', { subject: the('combatRating', { owner: all('cultist') }), voice: 'passive', topic: true, by: 2 }),
  67: sentences(
    line(bonus(1, { to: 'sneak' })),
    pay(clause('discard', { objects: [self('ally')] }), clause('go', { to: any('location') })),
  ),
  68: clause('lose', { objects: [half('item', { owner: 'own', rounded: 'down' })] }),
  69: clause('cost', { subject: doing(clause('seal', { objects: [a('gate')] })), objects: [some('clue', 1, { more: true })] }),
}
