import {
  and,
  at,
  atStart,
  cannot,
  endsWhen,
  forEach,
  grammar,
  ifElse,
  keywords,
  line,
  nobody,
  on,
  or,
  semicolons,
  sentences,
  seq,
  standing,
  stats,
  upon,
  upTo,
  when,
  you,
} from '../../grammar.ts'
import type { Tree } from '../../tree.ts'
import { mythos } from '../lexicons/mythos.ts'

const g = grammar(mythos)
const {
  clause,
  some,
  a,
  the,
  each,
  all,
  bare,
  plural,
  your,
  yourAll,
  others,
  theOthers,
  same,
  self,
  it,
  label,
  act,
  once,
  field,
  stat,
  top,
  bonus,
} = g

const draw = clause('draw', { objects: [some('card', 1)] })
const san = (count: number) => some('san', count)
const target = the('target')

export const mythosTrees: Record<number, Tree> = {
  93: on(
    upon(clause('play', { objects: [it()] })),
    seq(
      clause('look', { objects: [top('card', 3, { from: your('mythosDeck') })] }),
      clause('take', { objects: [some('card', 1)] }),
      clause('put', { objects: [theOthers('card')], place: 'bottom' }),
    ),
  ),
  94: clause('cost', { subject: all('undead', { thatYou: clause('play') }), objects: [some('san', 1, { discount: true })] }),
  95: clause('enjoy', { subject: yourAll('ally', { traits: ['hybrid'] }), objects: [bonus(1, { of: 'value' })] }),
  96: label(act('cross'), draw),
  97: label([act('cross'), san(1)], clause('look', { objects: [the('hand', { owner: a('opponent') })] })),
  98: label(
    act('cross'),
    on(
      at(the('reveal')),
      clause('enjoy', { subject: some('undead', 1, { being: { adjective: 'assigned', to: you } }), objects: [bonus(-3, { of: 'value' })] }),
    ),
    bare('combat'),
  ),
  99: stats(and(bare('greek'), bare('latin')), stat('capacity', 3), field('icon', [bare('star'), bare('handIcon')])),
  100: sentences(
    stats(field('icon', bare('eye')), some('san', 1, { per: 'cast' })),
    forEach(a('opponent'), clause('discard', { objects: [some('card', 1, { random: true, from: your('hand') })] })),
  ),
  101: clause('summon', { orVerb: 'control', objects: [some('deepOne', 1)] }),
  102: clause('bury', { objects: [some('ally', 1, { value: 2, owner: a('opponent') })] }),
  103: label('harm', clause('lose', { subject: the('victim'), objects: [some('san', 1, { additional: true })] })),
  104: keywords(bare('invisible'), bare('combines'), field('travelMode', or(bare('air'), bare('outerSpace')))),
  105: on(
    at(the('reveal')),
    ifElse(
      clause('beDone', { subject: the('location', { adjectives: ['current'], owner: the('owner', { owner: 'it' }) }), state: bare('day') }),
      clause('remove', { objects: [self()], from: 'battle' }),
    ),
  ),
  106: label('requiresInPlay', line(and(some('location', 1, { traits: ['countryside'] }), some('ally', 1, { traits: ['cultist'] })))),
  107: on(
    atStart(each('combat')),
    clause('lose', { subject: each('investigator', { without: a('ally', { traits: ['cultist'] }) }), objects: [san(3)] }),
  ),
  108: cannot(clause('gain', { subject: nobody, objects: [bare('san')] })),
  109: sentences(keywords(bare('landTravel'), bare('express')), stats(field('attributes', bare('indoors')))),
  110: sentences(
    cannot(clause('play', { subject: target, objects: [plural('location', { traits: ['cemetery'] })] })),
    endsWhen(clause('play', { subject: target, objects: [a('hospital')] })),
  ),
  111: forEach(target, clause('lose', { objects: [your('turn', { adjectives: ['next'] })] })),
  112: sentences(
    seq(
      clause('search', { objects: [some('ally', 1)], place: your('mythosDeck') }),
      clause('show', { objects: [it('ally')] }),
      clause('take', { objects: [it('ally')] }),
    ),
    clause('shuffle', { objects: [the('deck')] }),
  ),
  113: sentences(
    label(
      'requires',
      line(
        semicolons(
          some('location', 2, { adjectives: ['different'], traits: ['dunwich'] }),
          some('tome', 1),
          or(some('ghoul', 1), some('shoggoth', 1)),
        ),
      ),
    ),
    standing(clause('gain', { objects: [some('adventurePoint', 9), san(2)] })),
  ),
  114: clause('reduce', { subject: your('loss', { of: 'san', in: g.thisOne('combat') }), voice: 'passive', topic: true, by: upTo(3) }),
  115: on([once('round'), when(clause('play', { objects: [a('location', { traits: ['city'] })] }))], draw),
  116: clause('cost', {
    subject: the('tome', { adjectives: ['first'], thatYou: clause('play', { time: each('round') }) }),
    objects: [some('san', 1, { discount: true })],
  }),
  117: clause('enjoy', {
    subject: others('monster', { being: { adjective: 'assigned', to: same('opponent') } }),
    objects: [bonus(1, { of: 'value' })],
  }),
}
