import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asLongAs,
  atStart,
  cannot,
  choose,
  exists,
  forEach,
  grammar,
  ifElse,
  ifYouDo,
  inOrder,
  may,
  on,
  pay,
  replace,
  seq,
  standing,
  told,
  unless,
  upTo,
  when,
} from '../grammar.ts'
import { lint } from '../lint.ts'
import { print } from '../print.ts'
import type { Clause, Condition, Ref, Tree } from '../tree.ts'
import { eldritch } from './lexicons/eldritch.ts'
import { etherfields } from './lexicons/etherfields.ts'

const g = grammar(eldritch)

/* Any tree a frame could build prints as a clean sentence in both languages and all forms. */

const count = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 8 }).map(upTo))
const piece = fc.constantFrom('clue', 'asset', 'spell', 'artifact', 'monster', 'gate', 'ticket', 'eldritchToken', 'condition' as const)
const stat = fc.constantFrom('sanity', 'health' as const)
const skill = fc.constantFrom('lore', 'influence', 'observation', 'strength', 'will' as const)
const trait = fc.constantFrom('ally', 'weapon', 'item', 'magical', 'incantation' as const)

const thing: fc.Arbitrary<Ref> = fc.oneof(
  fc.tuple(piece, count).map(([term, amount]) => g.some(term, amount)),
  fc.tuple(piece, count, trait).map(([term, amount, name]) => g.some(term, amount, { traits: [name] })),
  fc.tuple(piece, count, fc.integer({ min: 0, max: 4 })).map(([term, amount, value]) => g.some(term, amount, { value, from: 'reserve' })),
  fc.tuple(piece, count).map(([term, amount]) => g.some(term, amount, { random: true, from: g.your('hand') })),
  fc.tuple(stat, count).map(([term, amount]) => g.points(term, amount)),
  piece.map((term) => g.another(term, { choice: true })),
  piece.map((term) => g.a(term, { there: 'board' })),
  piece.map((term) => g.thisOne(term)),
  piece.map((term) => g.anyNumber(term)),
  piece.map((term) => g.no(term)),
  piece.map((term) => g.nearest(term)),
  fc.constant(g.self()),
)

const place: fc.Arbitrary<Ref> = fc.oneof(
  fc.constantFrom('city', 'sea', 'wilderness' as const).map((kind) => g.nearest('space', { of: kind })),
  fc.constant(g.your('space')),
  fc.constant(g.a('space', { adjectives: ['random'] })),
  fc.constant(g.the('space', { owner: g.nearest('investigator') })),
)

const someone: fc.Arbitrary<Ref> = fc.constantFrom(
  g.each('investigator'),
  g.another('investigator'),
  g.nearest('monster'),
  g.the('investigator', { most: 'clue' }),
  g.all('investigator'),
)

const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'gain',
        'lose',
        'discard',
        'spend',
        'recover',
        'search',
        'look',
        'turn',
        'choose',
        'defeat',
        'take',
        'reroll' as const,
      ),
      thing,
    )
    .map(([verb, object]) => g.clause(verb, { objects: [object] })),
  fc
    .tuple(fc.constantFrom('spawn', 'move', 'place' as const), thing, place)
    .map(([verb, object, where]) => g.clause(verb, { objects: [object], place: where })),
  fc.tuple(someone, thing).map(([subject, object]) => g.clause('lose', { subject, objects: [object] })),
  fc.integer({ min: 1, max: 3 }).map((steps) => g.clause('advance', { subject: g.the('doom'), by: g.some('trackSpace', steps) })),
  place.map((to) => g.clause('go', { to })),
  fc.constant(g.clause('become', { state: 'delayed' })),
  thing.map((subject) => g.clause('spawn', { subject, voice: 'passive' })),
)

const condition: fc.Arbitrary<Condition> = fc.oneof(
  clause,
  fc.tuple(thing, place).map(([what, where]) => exists(what, where)),
)

const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree; effect: Tree }>((tie) => ({
  effect: fc.oneof(
    { weight: 4, arbitrary: clause },
    fc.tuple(clause, clause).map((parts) => seq(...parts)),
    fc.tuple(clause, clause).map((parts) => choose(...parts)),
  ),
  tree: fc.oneof(
    { maxDepth: 4 },
    clause,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => seq(...parts)),
    fc.tuple(tie('tree'), tie('tree')).map((parts) => inOrder(...parts)),
    fc.array(tie('effect'), { minLength: 2, maxLength: 4 }).map((parts) => choose(...parts)),
    fc.tuple(clause, tie('effect')).map(([cost, effect]) => may(cost, effect)),
    fc.tuple(clause, tie('effect')).map(([cost, effect]) => pay(cost, effect)),
    tie('effect').map((effect) => may(effect)),
    fc.tuple(condition, tie('effect')).map(([met, effect]) => unless(met, effect)),
    fc.tuple(condition, tie('effect'), tie('effect')).map(([met, then, otherwise]) => ifElse(met, then, otherwise)),
    fc.tuple(tie('tree'), tie('effect')).map(([first, then]) => ifYouDo(first, then)),
    fc.tuple(tie('tree'), tie('effect'), tie('effect')).map(([first, then, otherwise]) => ifYouDo(first, then, otherwise)),
    fc.tuple(someone, tie('tree')).map(([who, body]) => forEach(who, body)),
    fc.tuple(clause, tie('tree')).map(([event, body]) => on([g.once('round'), when(event)], body)),
    fc.tuple(condition, tie('tree')).map(([met, body]) => on([asLongAs(met), atStart(g.each('round'))], body)),
    fc.tuple(clause, tie('effect')).map(([event, effect]) => replace(event, effect)),
    clause.map(cannot),
    tie('tree').map(standing),
    clause.map(told),
    fc
      .tuple(skill, fc.integer({ min: -3, max: 3 }), tie('effect'), tie('effect'))
      .map(([name, modifier, pass, fail]) => g.attempt(g.clause('test', { objects: [g.skill(name, modifier)] }), { pass, fail })),
    fc.tuple(tie('effect'), tie('effect')).map(([none, more]) =>
      g.attempt(g.clause('test', { objects: [g.skill('lore')] }), {
        bands: [
          [0, none],
          [{ min: 1 }, more],
        ],
      }),
    ),
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), tie('effect'))
      .map(([face, effect]) => g.table(g.clause('roll', { objects: [g.some('die', 1)] }), [[{ min: face }, effect]])),
  ),
})).tree

describe('whatever a frame builds', () => {
  it.each(['es', 'en'] as const)('prints without a fault (%s)', (lang) => {
    fc.assert(
      fc.property(tree, fc.constantFrom('plain', 'spoken' as const), (built, form) => {
        const text = print(eldritch, built, { lang, form })
        expect(lint(text, lang), text).toEqual([])
        expect(text).toMatch(/[.:)]$/)
        expect(text).toMatch(/^[^a-záéíóúñ]/)
      }),
      { numRuns: 1500 },
    )
  })

  it('is the same words in every form', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom('es', 'en' as const), (built, lang) => {
        const rich = print(eldritch, built, { lang, form: 'rich' })
        const unmarked = rich
          .replace(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1')
          .replace(/\u00a0|\n/g, ' ')
          .replace(/\*\*|_/g, '')
        expect(unmarked).toBe(print(eldritch, built, { lang, form: 'plain' }))
      }),
      { numRuns: 500 },
    )
  })

  it('is plain data: a tree that travelled as JSON prints the same', () => {
    fc.assert(
      fc.property(tree, (built) => {
        const copy = JSON.parse(JSON.stringify(built)) as Tree
        expect(print(eldritch, copy, { lang: 'es' })).toBe(print(eldritch, built, { lang: 'es' }))
      }),
      { numRuns: 300 },
    )
  })

  it('lists of any terms join with the right conjunction', () => {
    const terms = Object.keys(etherfields.terms) as (keyof typeof etherfields.terms)[]
    const other = grammar(etherfields)
    fc.assert(
      fc.property(fc.constantFrom(...terms), fc.constantFrom(...terms), fc.constantFrom('and', 'or' as const), (one, two, conjunction) => {
        const text = print(
          etherfields,
          { kind: 'line', what: { kind: 'list', conjunction, items: [other.bare(one), other.bare(two)] } },
          { lang: 'es' },
        )
        expect(lint(text, 'es'), text).toEqual([])
      }),
    )
  })
})
