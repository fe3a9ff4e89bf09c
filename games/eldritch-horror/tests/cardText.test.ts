import { type AbilityData, type Effect, speaker } from '@miskatonic/effects'
import {
  aside,
  asLongAs,
  cannot as cannotDo,
  given,
  print,
  reminder,
  sentences,
  stats,
  type Tree,
  on as upon,
} from '@miskatonic/effects/text'
import { describe, expect, it } from 'vitest'
import * as w from '../content/builders.ts'
import { language } from '../rules/vocabulary/language.ts'
import { lexicon } from '../text/lexicon.ts'
import { g } from '../text/things.ts'

/* The forty-one examples of the specification, from the builders the cards are written with; from the tree where no builder says it. */

const speak = speaker(language)
const does = (effect: Effect): Tree => speak.effect(effect)
const has = (ability: AbilityData): Tree => speak.ability(ability)
const perRound = { limit: w.perRound, may: true } as const

const examples: readonly { n: number; tree: Tree; es: string; en: string; self?: string }[] = [
  {
    n: 1,
    tree: does(w.test('influence', -1, { pass: w.gain.asset({ from: 'reserve', value: 2 }), fail: w.lose.sanity(1) })),
    es: 'Realiza una prueba de Influencia −1. Si la superas, obtén 1 Apoyo de valor 2 o menos de la reserva; si la fallas, pierdes 1 punto de Cordura.',
    en: 'Test Influence −1. If you pass, gain 1 Asset of value 2 or less from the reserve; if you fail, lose 1 Sanity.',
  },
  {
    n: 2,
    tree: does(w.test('will', { fail: w.seq(w.lose.sanity(1), w.discard(w.cards('clue'))) })),
    es: 'Realiza una prueba de Voluntad. Si la fallas, pierdes 1 punto de Cordura y descartas 1 Pista.',
    en: 'Test Will. If you fail, lose 1 Sanity and discard 1 Clue.',
  },
  {
    n: 3,
    tree: does(w.inOrder(w.test('lore', { pass: w.gain.clue(1) }), w.test('will', -1, { fail: w.delay }))),
    es: 'Realiza una prueba de Saber. Si la superas, obtén 1 Pista. Luego, realiza una prueba de Voluntad −1. Si la fallas, quedas Retrasado.',
    en: 'Test Lore. If you pass, gain 1 Clue. Then test Will −1. If you fail, become Delayed.',
  },
  {
    n: 4,
    tree: does(w.test('lore', { bands: { 0: w.lose.health(2), '2+': w.gain.spell(1) } })),
    es: 'Realiza una prueba de Saber. Con 0 éxitos, pierdes 2 puntos de Salud; con 2 o más, obtén 1 Hechizo.',
    en: 'Test Lore. With 0 successes, lose 2 Health; with 2 or more, gain 1 Spell.',
  },
  {
    n: 5,
    tree: has(w.bonus('strength', 3, 'combat')),
    es: 'Obtienes +3 a Fuerza en los Encuentros de Combate.',
    en: 'You get +3 Strength in Combat Encounters.',
  },
  {
    n: 6,
    tree: reminder(g.clause('count', { subject: g.your('bonus', { superlative: 'high' }), only: true })),
    es: '(Solo cuenta tu bonificación más alta.)',
    en: '(Only your highest bonus counts.)',
  },
  {
    n: 7,
    tree: has(w.dice(1, { kind: 'otherWorld' })),
    es: 'Tiras 1 dado adicional en los Encuentros de Otros Mundos.',
    en: 'You roll 1 additional die in Other World Encounters.',
  },
  {
    n: 8,
    tree: has(w.duringTest(w.reroll(1), { skill: 'observation' }, { limit: w.perRound })),
    es: 'Una vez por ronda, durante una prueba de Observación, puedes volver a tirar 1 dado.',
    en: 'Once per round, during an Observation test, you may reroll 1 die.',
  },
  {
    n: 9,
    tree: does(w.seq(w.gain.thisClue, w.gain.clue(1, { additional: true }))),
    es: 'Obtén esta Pista y 1 Pista adicional.',
    en: 'Gain this Clue and 1 additional Clue.',
  },
  {
    n: 10,
    tree: does(w.choose(w.lose.health(1), w.gain.condition('detained'))),
    es: 'Pierdes 1 punto de Salud u obtienes el Estado Detenido.',
    en: 'Lose 1 Health or gain a Detained Condition.',
  },
  {
    n: 11,
    tree: does(w.unless(w.pay.clue(1), w.advanceDoom(1))),
    es: 'La Perdición avanza 1 casilla a menos que gastes 1 Pista.',
    en: 'Doom advances by 1 unless you spend 1 Clue.',
  },
  {
    n: 12,
    tree: does(w.may(w.recover.sanity(2), w.pay.clue(1))),
    es: 'Puedes gastar 1 Pista para recuperar 2 puntos de Cordura.',
    en: 'You may spend 1 Clue to recover 2 Sanity.',
  },
  {
    n: 13,
    tree: does(w.may(w.test('will', { pass: w.closeGate() }), w.pay.health(1))),
    es: 'Puedes gastar 1 punto de Salud. Si lo haces, realiza una prueba de Voluntad y, si la superas, cierra este Portal.',
    en: 'You may spend 1 Health. If you do, test Will and, if you pass, close this Gate.',
  },
  {
    n: 14,
    tree: aside(
      does(w.may(w.discard(w.cards('asset'), 'any'))),
      g.clause('recover', { objects: [g.points('health', 1)], per: g.eachOne('asset') }),
    ),
    es: 'Puedes descartar cualquier cantidad de Apoyos; recupera 1 punto de Salud por cada uno.',
    en: 'You may discard any number of Assets; recover 1 Health for each.',
  },
  {
    n: 15,
    tree: does(w.lose.sanity(w.count(w.gates({ on: 'board' })))),
    es: 'Pierdes 1 punto de Cordura por cada Portal que haya en el tablero.',
    en: 'Lose 1 Sanity for each Gate on the board.',
  },
  {
    n: 16,
    tree: does(w.each(w.investigators(), w.unless(w.pay.card({ kind: 'asset', trait: 'ally' }), w.lose.health(2)))),
    es: 'Cada investigador pierde 2 puntos de Salud a menos que descarte 1 Apoyo ALIADO.',
    en: 'Each investigator loses 2 Health unless they discard 1 ALLY Asset.',
  },
  {
    n: 17,
    tree: has(w.prevent('sanity', 2, perRound)),
    es: 'Una vez por ronda, cuando fueras a perder Cordura, puedes prevenir la pérdida de hasta 2 puntos.',
    en: 'Once per round, when you would lose Sanity, you may prevent losing up to 2.',
  },
  {
    n: 18,
    tree: has(w.instead('investigator:delay', { who: 'you' }, w.lose.health(1))),
    es: 'Si fueras a quedar Retrasado, en lugar de eso pierdes 1 punto de Salud.',
    en: 'If you would become Delayed, lose 1 Health instead.',
  },
  {
    n: 19,
    tree: has(w.cannot('action:perform', { who: 'you', action: 'travel' })),
    es: 'No puedes realizar la acción de viajar.',
    en: 'You cannot perform the Travel action.',
  },
  {
    n: 20,
    tree: upon(asLongAs(g.clause('beInPlay', { subject: g.thisOne('card') })), has(w.cannot('doom:retreat'))),
    es: 'Mientras esta carta esté en juego, la Perdición no puede retroceder.',
    en: 'While this card is in play, Doom cannot retreat.',
  },
  {
    n: 21,
    tree: has(
      w.action(
        { do: 'for', who: { the: 'investigator', pick: 'choice', other: true, on: 'board' }, effect: w.recover.sanity(2) },
        { cost: w.pay.self() },
      ),
    ),
    es: 'Acción: Descarta esta carta para que otro investigador recupere 2 puntos de Cordura.',
    en: 'Action: Discard this card to let another investigator recover 2 Sanity.',
  },
  {
    n: 22,
    tree: has(w.localAction(w.gain.spell(1, 'incantation'), { cost: w.pay.sanity(1) })),
    es: 'Acción local: Gasta 1 punto de Cordura para obtener 1 Hechizo ENSALMO.',
    en: 'Local Action: Spend 1 Sanity to gain 1 INCANTATION Spell.',
  },
  {
    n: 23,
    tree: g.label('reckoning', does(w.roll(1, [[1, 2, w.discardSelf]]))),
    es: 'Retribución: Tira 1 dado. Con un 1 o un 2, descarta esta carta.',
    en: 'Reckoning: Roll 1 die. On a 1 or 2, discard this card.',
  },
  {
    n: 24,
    tree: g.label('reckoning', does(w.seq(w.lose.sanity(2), w.flipSelf))),
    es: 'Retribución: Pierdes 2 puntos de Cordura y das la vuelta a esta carta.',
    en: 'Reckoning: Lose 2 Sanity and flip this card.',
  },
  {
    n: 25,
    tree: does(w.spawn.monster(w.nearest({ type: 'city' }))),
    es: 'Genera 1 Monstruo en la casilla de Ciudad más cercana.',
    en: 'Spawn 1 Monster on the nearest City space.',
  },
  {
    n: 26,
    tree: does(w.spawn.surge(w.here)),
    es: 'Resuelve una Oleada de Monstruos en esta casilla.',
    en: 'Resolve a Monster Surge on this space.',
  },
  {
    n: 27,
    tree: does(w.seq(w.advanceOmen(), w.retreatDoom(1))),
    es: 'El Augurio avanza 1 casilla y la Perdición retrocede 1.',
    en: 'The Omen advances by 1 and Doom retreats by 1.',
  },
  {
    n: 28,
    tree: does(w.seq(w.spawn.gate(1), w.spawn.clue(1, w.randomSpace))),
    es: 'Genera 1 Portal. Genera 1 Pista en una casilla aleatoria.',
    en: 'Spawn 1 Gate. Spawn 1 Clue on a random space.',
  },
  {
    n: 29,
    tree: stats(
      [g.modifier('will', -1), g.stat('horror', 2)],
      [g.modifier('strength', 0), g.stat('damage', 3)],
      g.field('toughness', g.sum('player', 1)),
    ),
    es: 'Voluntad −1, horror 2 · Fuerza +0, daño 3 · Fortaleza: jugadores + 1',
    en: 'Will −1, horror 2 · Strength +0, damage 3 · Toughness: players + 1',
  },
  {
    n: 30,
    tree: has(w.before('combat:horror', { monster: 'self' }, w.lose.sanity(1))),
    es: 'Antes de la prueba de Voluntad, pierdes 1 punto de Cordura.',
    en: 'Before the Will test, lose 1 Sanity.',
  },
  {
    n: 31,
    tree: has(w.after('monster:spawn', { monster: 'self' }, w.moveThing(w.self, w.nearest({ with: 'investigator' })))),
    es: 'Cuando se genere este Monstruo, muévelo a la casilla del investigador más cercano.',
    en: "When this Monster is spawned, move it to the nearest investigator's space.",
    self: 'monster',
  },
  {
    n: 32,
    tree: cannotDo(g.clause('use', { objects: [g.plural('asset', { traits: ['weapon'] })], against: g.self() })),
    es: 'No puedes usar Apoyos ARMA contra este Monstruo.',
    en: 'You cannot use WEAPON Assets against this Monster.',
    self: 'monster',
  },
  {
    n: 33,
    tree: has(w.after('monster:defeat', { who: 'you' }, w.gain.clue(1))),
    es: 'Cuando derrotes a un Monstruo, obtén 1 Pista.',
    en: 'When you defeat a Monster, gain 1 Clue.',
  },
  { n: 34, tree: does(w.ambush()), es: 'Un Monstruo te tiende una emboscada.', en: 'A Monster ambushes you.' },
  {
    n: 35,
    tree: {
      kind: 'seq',
      parts: [
        g.clause('search', { objects: [g.some('asset', 1, { traits: ['magical'] })], place: 'deck' }),
        g.clause('gain', { objects: [g.it('asset')] }),
      ],
    },
    es: 'Busca 1 Apoyo MÁGICO en el mazo y obtenlo.',
    en: 'Search the deck for 1 MAGICAL Asset and gain it.',
  },
  {
    n: 36,
    tree: has(w.whenYouRest(w.recover.sanity(1, { additional: true }))),
    es: 'Cuando realices la acción de descansar, recupera 1 punto de Cordura adicional.',
    en: 'When you perform the Rest action, recover 1 additional Sanity.',
  },
  {
    n: 37,
    tree: sentences(
      g.label('initial', does(w.test('lore', {}))),
      g.label('passing', does(w.gain.artifact(1))),
      g.label('failing', does(w.delay)),
    ),
    es: 'Inicial: Realiza una prueba de Saber. Superación: Obtén 1 Artefacto. Fallo: Quedas Retrasado.',
    en: 'Initial: Test Lore. Pass: Gain 1 Artifact. Fail: Become Delayed.',
  },
  {
    n: 38,
    tree: upon(g.asA('encounter'), does(w.may(w.place('eldritch', 1, 'self'), w.pay.clue(2)))),
    es: 'Como encuentro, puedes gastar 2 Pistas para colocar 1 ficha de Arcano en esta carta.',
    en: 'As an encounter, you may spend 2 Clues to place 1 Eldritch token on this card.',
  },
  {
    n: 39,
    tree: upon(given(speak.condition(w.tokens('eldritch', 3))), g.clause('solve', { objects: [g.thisOne('mystery')] })),
    es: 'Si hay 3 o más fichas de Arcano en esta carta, resuelve este Misterio.',
    en: 'If this card has 3 or more Eldritch tokens, solve this Mystery.',
  },
  {
    n: 40,
    tree: does(w.when(w.has({ kind: 'clue' }), w.discard(w.cards('clue')), w.lose.sanity(1))),
    es: 'Si tienes al menos 1 Pista, descarta 1; si no, pierdes 1 punto de Cordura.',
    en: 'If you have at least 1 Clue, discard 1; otherwise, lose 1 Sanity.',
  },
  {
    n: 41,
    tree: does(w.grantAction(w.investigator('choice', { other: true }))),
    es: 'Otro investigador de tu elección puede realizar 1 acción adicional.',
    en: 'Another investigator of your choice may perform 1 additional action.',
  },
]

describe('the examples of the specification', () => {
  it.each(examples)('$n: $en', ({ tree, es, en, self }) => {
    const how = self ? { self } : {}
    expect(print(lexicon, tree, { lang: 'es', ...how })).toBe(es)
    expect(print(lexicon, tree, { lang: 'en', ...how })).toBe(en)
  })
  it('are all there', () => expect(examples.map(({ n }) => n)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1)))
})

describe('what takes two sentences', () => {
  const said = (tree: Tree, lang: 'es' | 'en') => print(lexicon, tree, { lang })
  it('says of others what befalls them', () => {
    expect(said(does(w.each(w.investigators(), w.ambush())), 'es')).toBe('Un Monstruo tiende una emboscada a cada investigador.')
  })
  it('names who is meant instead of asking', () => {
    const tree = does(w.each(w.investigators({ on: 'here' }), w.when(w.not(w.has({ name: 'blessed' })), w.gain.condition('blessed'))))
    expect(said(tree, 'es')).toBe('Cada investigador que esté en tu casilla y no tenga el Estado Bendecido obtiene el Estado Bendecido.')
    expect(said(tree, 'en')).toBe('Each investigator on your space who does not have a Blessed Condition gains a Blessed Condition.')
  })
  it('averts a test, not its outcome', () => {
    expect(said(does(w.unless(w.pay.clue(1), w.test('will', { fail: w.delay }))), 'en')).toBe(
      'Test Will unless you spend 1 Clue. If you fail, become Delayed.',
    )
  })
  it('agrees with the one who reads', () => {
    expect(print(lexicon, does(w.delay), { lang: 'es', reader: { g: 'f' } })).toBe('Quedas Retrasada.')
  })
})
