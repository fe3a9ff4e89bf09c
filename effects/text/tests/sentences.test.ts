import { describe, expect, it } from 'vitest'
import {
  and,
  asLongAs,
  atStart,
  both,
  cannot,
  choose,
  chooseFrom,
  either,
  exists,
  forEach,
  grammar,
  ifElse,
  ifYouDo,
  inOrder,
  may,
  on,
  pay,
  person,
  question,
  reminder,
  replace,
  sentences,
  seq,
  told,
  unless,
  untilEnd,
  upTo,
  verbatim,
  when,
} from '../grammar.ts'
import { lint } from '../lint.ts'
import { print } from '../print.ts'
import type { Tree } from '../tree.ts'
import { eldritch } from './lexicons/eldritch.ts'

/* How parts behave together: scope, harmony, subjects, ellipsis. */

const g = grammar(eldritch)
const { clause, points, some, a, the, each, another, your, that, no, plural, nearest, self, it: pronoun, attempt, skill, label, once } = g

const lose = (term: 'health' | 'sanity', count: number) => clause('lose', { objects: [points(term, count)] })
const gain = (term: 'clue' | 'spell' | 'asset' | 'artifact', count = 1) => clause('gain', { objects: [some(term, count)] })
const discard = (term: 'clue' | 'asset', count = 1) => clause('discard', { objects: [some(term, count)] })
const spendClue = clause('spend', { objects: [some('clue', 1)] })
const test = (term: 'will' | 'lore' | 'strength', modifier?: number) => clause('test', { objects: [skill(term, modifier)] })
const doom = (verb: 'advance' | 'retreat', steps: number) => clause(verb, { subject: the('doom'), by: some('trackSpace', steps) })
const delayed = clause('become', { state: 'delayed' })
const everyone = each('investigator')

const cases: readonly [what: string, tree: Tree, es: string, en: string][] = [
  [
    'each in turn tests, and is spoken of as they',
    forEach(everyone, attempt(test('will'), { pass: gain('clue'), fail: lose('sanity', 1) })),
    'Cada investigador realiza una prueba de Voluntad. Si la supera, obtiene 1 Pista; si la falla, pierde 1 punto de Cordura.',
    'Each investigator tests Will. If they pass, they gain 1 Clue; if they fail, they lose 1 Sanity.',
  ],
  [
    'each may pay',
    forEach(everyone, may(spendClue, clause('recover', { objects: [points('sanity', 2)] }))),
    'Cada investigador puede gastar 1 Pista para recuperar 2 puntos de Cordura.',
    'Each investigator may spend 1 Clue to recover 2 Sanity.',
  ],
  [
    'a choice of objects shares its verb',
    forEach(everyone, choose(lose('health', 1), lose('sanity', 1))),
    'Cada investigador pierde 1 punto de Salud o 1 de Cordura.',
    'Each investigator loses 1 Health or 1 Sanity.',
  ],
  [
    'another chooses from a list',
    forEach(everyone, choose(lose('health', 1), discard('asset'), seq(gain('spell'), lose('sanity', 1)))),
    'Cada investigador elige 1 opción: • Pierde 1 punto de Salud. • Descarta 1 Apoyo. • Obtiene 1 Hechizo y pierde 1 punto de Cordura.',
    'Each investigator chooses 1: • They lose 1 Health. • They discard 1 Asset. • They gain 1 Spell and lose 1 Sanity.',
  ],
  [
    'you and another together are told',
    seq(gain('clue'), doom('advance', 1)),
    'Obtienes 1 Pista y la Perdición avanza 1 casilla.',
    'You gain 1 Clue and Doom advances by 1.',
  ],
  [
    'a test inside a test stays in its sentence',
    attempt(test('lore'), { pass: seq(gain('clue', 2), doom('retreat', 1)), fail: attempt(test('will', -1), { fail: delayed }) }),
    'Realiza una prueba de Saber. Si la superas, obtienes 2 Pistas y la Perdición retrocede 1 casilla; si la fallas, realizas una prueba de Voluntad −1 y, si la fallas, quedas Retrasado.',
    'Test Lore. If you pass, you gain 2 Clues and Doom retreats by 1; if you fail, test Will −1 and, if you fail, become Delayed.',
  ],
  [
    'two conditions in a row are one',
    attempt(test('will'), { fail: ifElse(exists(a('monster'), your('space')), lose('health', 1)) }),
    'Realiza una prueba de Voluntad. Si la fallas y hay un Monstruo en tu casilla, pierdes 1 punto de Salud.',
    'Test Will. If you fail and there is a Monster on your space, lose 1 Health.',
  ],
  [
    'one verb, two objects',
    seq(lose('health', 1), lose('sanity', 1)),
    'Pierdes 1 punto de Salud y 1 de Cordura.',
    'Lose 1 Health and 1 Sanity.',
  ],
  [
    'several counts are chosen',
    chooseFrom([gain('clue'), delayed, gain('spell')], { count: 2 }),
    'Elige 2 opciones: • Obtén 1 Pista. • Quedas Retrasado. • Obtén 1 Hechizo.',
    'Choose 2: • Gain 1 Clue. • Become Delayed. • Gain 1 Spell.',
  ],
  [
    'what a cost does to another thing',
    may(spendClue, doom('retreat', 1)),
    'Puedes gastar 1 Pista para que la Perdición retroceda 1 casilla.',
    'You may spend 1 Clue to have Doom retreat by 1.',
  ],
  [
    'a long effect after a cost',
    label(
      'action',
      on(
        once('round'),
        may(clause('spend', { objects: [points('sanity', 1)] }), attempt(test('lore'), { pass: gain('spell'), fail: lose('health', 1) })),
      ),
    ),
    'Acción: Una vez por ronda, puedes gastar 1 punto de Cordura. Si lo haces, realiza una prueba de Saber; si la superas, obtén 1 Hechizo; si la fallas, pierdes 1 punto de Salud.',
    'Action: Once per round, you may spend 1 Sanity. If you do, test Lore; if you pass, gain 1 Spell; if you fail, lose 1 Health.',
  ],
  [
    'having none',
    ifElse(clause('have', { objects: [no('clue')] }), lose('sanity', 1), gain('asset')),
    'Si no tienes ninguna Pista, pierdes 1 punto de Cordura; si no, obtén 1 Apoyo.',
    'If you have no Clues, lose 1 Sanity; otherwise, gain 1 Asset.',
  ],
  [
    'two conditions',
    ifElse(
      both(clause('have', { objects: [some('clue', { atLeast: 2 })] }), clause('stay', { place: a('space', { of: 'city' }) })),
      gain('spell'),
    ),
    'Si tienes al menos 2 Pistas y estás en una casilla de Ciudad, obtén 1 Hechizo.',
    'If you have at least 2 Clues and are on a City space, gain 1 Spell.',
  ],
  [
    'one of two conditions',
    unless(either(spendClue, clause('spend', { objects: [points('sanity', 1)] })), doom('advance', 2)),
    'La Perdición avanza 2 casillas a menos que gastes 1 Pista o 1 punto de Cordura.',
    'Doom advances by 2 unless you spend 1 Clue or 1 Sanity.',
  ],
  [
    'a definite thing is somewhere',
    ifElse(exists(nearest('gate'), your('space')), gain('clue')),
    'Si el Portal más cercano está en tu casilla, obtén 1 Pista.',
    'If the nearest Gate is on your space, gain 1 Clue.',
  ],
  [
    'none of a class can',
    forEach(everyone, cannot(clause('perform', { objects: [plural('action')] }))),
    'Ningún investigador puede realizar acciones.',
    'No investigators can perform actions.',
  ],
  [
    'things that cannot happen',
    cannot(clause('spawn', { subject: g.all('clue'), voice: 'passive' })),
    'Las Pistas no pueden generarse.',
    'Clues cannot be spawned.',
  ],
  [
    'nothing happens to none',
    clause('spawn', { subject: no('gate'), voice: 'passive' }),
    'No se genera ningún Portal.',
    'No Gates are spawned.',
  ],
  ['an order not to', clause('discard', { objects: [no('clue')] }), 'No descartes ninguna Pista.', 'Discard no Clues.'],
  [
    'another is named once',
    on(
      when(clause('become', { subject: another('investigator'), state: 'delayed' })),
      may(clause('move', { objects: [pronoun('investigator')], to: your('space') })),
    ),
    'Cuando otro investigador quede Retrasado, puedes moverlo a tu casilla.',
    'When another investigator becomes Delayed, you may move them to your space.',
  ],
  [
    'that one takes a sentence of its own',
    seq(
      clause('choose', { objects: [some('investigator', 1, { at: your('space') })] }),
      clause('recover', { subject: that('investigator'), objects: [points('health', 1)] }),
    ),
    'Elige a 1 investigador que esté en tu casilla. Ese investigador recupera 1 punto de Salud.',
    'Choose 1 investigator on your space. That investigator recovers 1 Health.',
  ],
  [
    'own is the subject’s',
    clause('discard', { subject: another('investigator'), objects: [some('card', 1, { from: your('hand') })] }),
    'Otro investigador descarta 1 carta de su mano.',
    'Another investigator discards 1 card from their hand.',
  ],
  [
    'most of something',
    forEach(the('investigator', { most: 'clue' }), discard('clue', 1)),
    'El investigador con más Pistas descarta 1.',
    'The investigator with the most Clues discards 1.',
  ],
  [
    'then you may',
    inOrder(gain('clue'), may(clause('go', { to: g.any('space') }))),
    'Obtén 1 Pista. Luego, puedes moverte a cualquier casilla.',
    'Gain 1 Clue. Then you may move to any space.',
  ],
  [
    'if you do',
    ifYouDo(discard('asset', 1), gain('artifact')),
    'Descarta 1 Apoyo. Si lo haces, obtén 1 Artefacto.',
    'Discard 1 Asset. If you do, gain 1 Artifact.',
  ],
  [
    'if you do, otherwise',
    ifYouDo(discard('asset', 1), gain('artifact'), gain('clue')),
    'Descarta 1 Apoyo. Si lo haces, obtén 1 Artefacto. Si no, obtén 1 Pista.',
    'Discard 1 Asset. If you do, gain 1 Artifact. Otherwise, gain 1 Clue.',
  ],
  [
    'if you do, otherwise, that one may',
    may(ifYouDo(discard('asset', 1), gain('artifact'), gain('clue'))),
    'Puedes descartar 1 Apoyo; si lo haces, obtén 1 Artefacto; si no, obtén 1 Pista.',
    'You may discard 1 Asset; if you do, gain 1 Artifact; otherwise, gain 1 Clue.',
  ],
  [
    'instead',
    replace(clause('lose', { objects: [plural('clue')] }), discard('asset')),
    'Si fueras a perder Pistas, en lugar de eso descarta 1 Apoyo.',
    'If you would lose Clues, discard 1 Asset instead.',
  ],
  [
    'for a time',
    on(untilEnd(the('round')), cannot(clause('gain', { objects: [plural('clue')] }))),
    'Hasta el final de la ronda, no puedes obtener Pistas.',
    'Until the end of the round, you cannot gain Clues.',
  ],
  [
    'unless, for each, at a time',
    on(atStart(each('round')), forEach(everyone, unless(discard('asset'), seq(lose('health', 1), lose('sanity', 1))))),
    'Al comienzo de cada ronda, cada investigador pierde 1 punto de Salud y 1 de Cordura a menos que descarte 1 Apoyo.',
    'At the start of each round, each investigator loses 1 Health and 1 Sanity unless they discard 1 Asset.',
  ],
  [
    'the card is named once in a sentence',
    on(asLongAs(clause('beInPlay', { subject: self() })), may(clause('turn', { objects: [self()] }))),
    'Mientras esta carta esté en juego, puedes darle la vuelta.',
    'While this card is in play, you may flip it.',
  ],
  [
    'people in the log',
    told(forEach(and(person('Lily', 'f'), person('Leo', 'm')), seq(lose('sanity', 2), delayed))),
    'Lily y Leo han perdido 2 puntos de Cordura y han quedado Retrasados.',
    'Lily and Leo lost 2 Sanity and became Delayed.',
  ],
  ['up to', may(clause('gain', { objects: [some('clue', upTo(2))] })), 'Puedes obtener hasta 2 Pistas.', 'You may gain up to 2 Clues.'],
  ['a question', question(pay(spendClue, gain('asset'))), '¿Gastas 1 Pista para obtener 1 Apoyo?', 'Spend 1 Clue to gain 1 Asset?'],
  [
    'by hand',
    sentences(verbatim({ es: 'Algo raro.', en: 'Something odd.' }), gain('clue')),
    'Algo raro. Obtén 1 Pista.',
    'Something odd. Gain 1 Clue.',
  ],
]

describe('parts together', () => {
  it.each(cases)('%s', (_what, tree, es, en) => {
    expect(print(eldritch, tree, { lang: 'es' })).toBe(es)
    expect(print(eldritch, tree, { lang: 'en' })).toBe(en)
    expect([...lint(es, 'es'), ...lint(en, 'en')]).toEqual([])
  })

  it('what cannot stand in a sentence says so', () => {
    expect(() => print(eldritch, may(spendClue, label('action', gain('clue'))), { lang: 'es' })).toThrow('label')
  })

  it('reminders can be left out', () => {
    const tree = sentences(gain('clue'), reminder(lose('health', 2)))
    expect(print(eldritch, tree, { lang: 'es' })).toBe('Obtén 1 Pista. (Pierdes 2 puntos de Salud.)')
    expect(print(eldritch, tree, { lang: 'es', reminders: false })).toBe('Obtén 1 Pista.')
  })

  it('a list of options has a line each in rich text', () => {
    const tree = choose(gain('clue'), delayed, gain('spell'))
    expect(print(eldritch, tree, { lang: 'en', form: 'rich' })).toBe(
      'Choose 1:\n• Gain 1\u00a0[[clue|Clue]].\n• Become Delayed.\n• Gain 1\u00a0Spell.',
    )
  })
})
