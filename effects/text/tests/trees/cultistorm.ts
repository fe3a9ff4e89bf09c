import {
  actor,
  after,
  asLongAs,
  atStart,
  cannot,
  choose,
  forEach,
  grammar,
  ifCannot,
  inOrder,
  line,
  may,
  nobody,
  on,
  pay,
  sentences,
  seq,
  stats,
  untilEnd,
  upTo,
  you,
} from '../../grammar.ts'
import type { Tree } from '../../tree.ts'
import { cultistorm } from '../lexicons/cultistorm.ts'

const g = grammar(cultistorm)
const { clause, some, a, the, each, all, bare, plural, your, yourAll, chosen, no, self, them, mine, top, label, once, field } = g

const helped = the('detective', { adjectives: ['helped'] })
const drawAction = (count: number) => clause('draw', { objects: [some('actionCard', count)] })
const cultistAppears = clause('appear', { subject: some('cultist', 1) })

export const cultistormTrees: Record<number, Tree> = {
  70: label('combat', may(clause('add', { subject: helped, objects: [some('shield', 1)], place: a('fight') }))),
  71: actor(helped, clause('heal', { objects: [some('madnessToken', upTo(2))] })),
  72: clause('be', { subject: the('location', { owner: helped }), state: 'blocked', place: the('cultistPhase', { adjectives: ['next'] }) }),
  73: actor(helped, inOrder(drawAction(2), clause('discard', { objects: [some('actionCard', 1)] }))),
  74: actor(helped, clause('set', { objects: [some('die', 1, { owner: 'own' })], to: chosen('face', { except: 'wild' }) })),
  75: actor(
    helped,
    choose(clause('give', { recipient: you, objects: [some('trophy', 1)] }), clause('take', { objects: [mine(1, 'trophy', 'you')] })),
  ),
  76: label(
    ['preparation', once('turn')],
    clause('heal', { subject: some('detective', 1, { at: your('location') }), objects: [some('madnessToken', 1)] }),
  ),
  77: clause('have', { subject: yourAll('investigation'), objects: [some('icon', 1, { more: true })] }),
  78: on(after(clause('win', { objects: [a('fight')] })), drawAction(1)),
  79: on(once('combatPhase'), may(clause('ignore', { objects: [some('symbol', 1, { choice: true, owner: a('enemy') })] }))),
  80: sentences(
    line(some('charge', 3)),
    label('combat', pay(clause('spend', { objects: [some('charge', 1)] }), clause('add', { objects: [some('eye', 1)] }))),
  ),
  81: seq(
    clause('appear', { subject: some('cultist', 1), place: your('location') }),
    clause('advance', { subject: the('terrorMarker'), objects: [some('card', 1)] }),
  ),
  82: forEach(each('player'), clause('discard', { objects: [some('card', 1, { from: your('hand') })], ifAble: 'have' })),
  83: actor(the('detective', { fewest: 'madnessToken' }), clause('receive', { objects: [some('madnessToken', 1)] })),
  84: on(untilEnd(the('turn', { adjectives: ['next'] })), cannot(clause('investigate', { subject: nobody }))),
  85: inOrder(clause('summon', { subject: a('ancientOne'), voice: 'passive' }), cultistAppears),
  86: label(
    ['locationAction', once('turn')],
    pay(
      clause('discard', { objects: [some('card', 1, { from: your('hand') })] }),
      seq(clause('look', { objects: [top('cultistCard', 2)] }), clause('reorder', { objects: [them('cultistCard')] })),
    ),
  ),
  87: clause('cost', { subject: all('movement', { that: clause('start', { here: true }) }), objects: [no('madness')] }),
  88: on(asLongAs(clause('beInPlay', { subject: self() })), clause('count', { subject: all('wild'), as: plural('blank') })),
  89: stats(field('symbol', [some('shield', 2), some('eye', 1)]), field('sect', bare('star')), field('skull', 4)),
  90: stats(field('icon', [bare('madness'), bare('nextTurn'), bare('noRedraw')])),
  91: on(once('turn'), may(clause('prevent', { objects: [the('madnessToken', { owner: a('fight', { adjectives: ['lost'] }) })] }))),
  92: on(
    atStart(each('cultistPhase')),
    ifCannot(
      clause('remove', { objects: [some('crystal', 1)] }),
      clause('lose', { subject: the('detective', { plural: true }), objects: [the('game')] }),
    ),
  ),
}
