import { cannot, choose, code, forEach, grammar, ifElse, may, on, options, or, sentences, seq, upon, wouldHappen } from '../../grammar.ts'
import type { Tree } from '../../tree.ts'
import { etherfields } from '../lexicons/etherfields.ts'

const g = grammar(etherfields)
const { clause, some, a, the, each, another, bare, any, nearest, your, yourAll, numbered, self, it, label, act, option, once, table } = g

const suffer = (count: number) => clause('suffer', { objects: [some('anguish', count)] })
const seal = (count: number) => clause('seal', { objects: [some('card', count)] })
const dreamer = (range: number) => each('dreamer', { in: numbered('range', range) })
const script = (mark: number) => clause('resolve', { objects: [code(`g.${mark}`)] })
const markOnly = (mark: number): Tree => ({ kind: 'line', what: code(`g.${mark}`) })

export const etherfieldsTrees: Record<number, Tree> = {
  118: label(some('awareness', 2), clause('standUp', { objects: [some('progressCard', 1)] })),
  119: label(or(some('cunning', 3), some('rage', 3)), clause('open', { objects: [some('card', 2)] })),
  120: label([some('cunning', 3, { per: 'dreamer' }), 'gradual'], script(214)),
  121: label([act('attack'), some('rage', 4)], clause('move', { objects: [self()], by: some('square', 2) })),
  122: label([act('contact'), some('awareness', 2)], clause('cure', { objects: [some('anguish', 1)] }), numbered('range', 2)),
  123: label('basic', forEach(dreamer(1), suffer(1))),
  124: label('special', forEach(dreamer(2), choose(clause('discard', { objects: [some('brightGem', 1)] }), seal(2)))),
  125: clause('spawn', { objects: [some('piece', 2, { owner: self() })] }),
  126: choose(suffer(1), seal(2)),
  127: label(
    'rapid',
    on(
      wouldHappen(clause('suffer', { subject: another('dreamer', { in: numbered('range', 0) }), objects: [bare('anguish')] })),
      may(clause('suffer', { objects: [it('anguish')], instead: true })),
    ),
  ),
  128: on(
    [once('turn'), wouldHappen(clause('suffer', { objects: [bare('anguish')] }))],
    may(clause('discard', { objects: [some('card', 2)] }), clause('prevent', { objects: [some('anguish', 1)] })),
  ),
  129: clause('increase', { subject: your('handLimit'), by: 1 }),
  130: table(
    clause('roll', { objects: [the('fortuneDie')] }),
    [
      [{ label: 'failure' }, suffer(1)],
      [{ from: 2, to: 3 }, clause('gain', { objects: [some('ether', 1)] })],
    ],
    { labelled: true },
  ),
  131: label(
    ['progress', some('cunning', 2)],
    clause('increase', { subject: the('range', { owner: yourAll('action', { of: 'contacting' }) }), by: 1 }),
  ),
  132: clause('layDown', { objects: [some('progressCard', 1, { choice: true })] }),
  133: clause('relocate', { to: any('square') }),
  134: sentences(
    cannot(clause('end', { objects: [a('movement')], place: the('square', { owner: another('dreamer') }) })),
    label(some('ether', 1), clause('remove', { objects: [self('flaw')] })),
  ),
  135: on(
    upon(clause('draw', { objects: [it()] })),
    clause('discard', { objects: [some('item', 1, { adjectives: ['active'], random: true })] }),
  ),
  136: options(
    option(act('answer'), markOnly(347), some('awareness', 2)),
    option(act('giveName', it('entity')), markOnly(451), the('note', { number: 7 }), { noteWith: true }),
  ),
  137: ifElse(
    clause('beHere', { subject: the('team'), perfect: true, already: true }),
    script(118),
    clause('gain', { subject: the('team'), objects: [some('key', 1)] }),
  ),
  138: clause('block', { objects: [some('step', 1, { owner: the('turnCard', { adjectives: ['current'] }) })] }),
  139: label('outOfTurns', seq(forEach(each('dreamer'), seal(2)), clause('end', { subject: the('slumber') }))),
  140: clause('become', { subject: nearest('dreamer'), state: 'blinded' }),
  141: label('trap', clause('lose', { subject: the('team'), objects: [some('hour', 1)] })),
}
