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

/** A test that this is printed so, in Spanish and in English. */
const prints =
  (tree: Tree, self?: string) =>
  ([said = '']: TemplateStringsArray): void => {
    const [es = '', en = ''] = said.trim().split(/\n\s*/)
    it(`${++tried}: ${en}`, () => {
      const how = self ? { self } : {}
      expect(print(lexicon, tree, { lang: 'es', ...how })).toBe(es)
      expect(print(lexicon, tree, { lang: 'en', ...how })).toBe(en)
    })
  }
let tried = 0

describe('the examples of the specification, in its order', () => {
  prints(does(w.test('influence', -1, { pass: w.gain.asset({ from: 'reserve', value: 2 }), fail: w.lose.sanity(1) })))`
    Realiza una prueba de Influencia −1. Si la superas, obtén 1 Apoyo de valor 2 o menos de la reserva; si la fallas, pierdes 1 punto de Cordura.
    Test Influence −1. If you pass, gain 1 Asset of value 2 or less from the reserve; if you fail, lose 1 Sanity.`
  prints(does(w.test('will', { fail: w.seq(w.lose.sanity(1), w.discard(w.cards('clue'))) })))`
    Realiza una prueba de Voluntad. Si la fallas, pierdes 1 punto de Cordura y descartas 1 Pista.
    Test Will. If you fail, lose 1 Sanity and discard 1 Clue.`
  prints(does(w.inOrder(w.test('lore', { pass: w.gain.clue(1) }), w.test('will', -1, { fail: w.delay }))))`
    Realiza una prueba de Saber. Si la superas, obtén 1 Pista. Luego, realiza una prueba de Voluntad −1. Si la fallas, quedas Retrasado.
    Test Lore. If you pass, gain 1 Clue. Then test Will −1. If you fail, become Delayed.`
  prints(does(w.test('lore', { bands: { 0: w.lose.health(2), '2+': w.gain.spell(1) } })))`
    Realiza una prueba de Saber. Con 0 éxitos, pierdes 2 puntos de Salud; con 2 o más, obtén 1 Hechizo.
    Test Lore. With 0 successes, lose 2 Health; with 2 or more, gain 1 Spell.`
  prints(has(w.bonus('strength', 3, 'combat')))`
    Obtienes +3 a Fuerza en los Encuentros de Combate.
    You get +3 Strength in Combat Encounters.`
  prints(reminder(g.clause('count', { subject: g.your('bonus', { superlative: 'high' }), only: true })))`
    (Solo cuenta tu bonificación más alta.)
    (Only your highest bonus counts.)`
  prints(has(w.dice(1, { kind: 'otherWorld' })))`
    Tiras 1 dado adicional en los Encuentros de Otros Mundos.
    You roll 1 additional die in Other World Encounters.`
  prints(has(w.duringTest(w.reroll(1), { skill: 'observation' }, { limit: w.perRound })))`
    Una vez por ronda, durante una prueba de Observación, puedes volver a tirar 1 dado.
    Once per round, during an Observation test, you may reroll 1 die.`
  prints(does(w.seq(w.gain.thisClue, w.gain.clue(1, { additional: true }))))`
    Obtén esta Pista y 1 Pista adicional.
    Gain this Clue and 1 additional Clue.`
  prints(does(w.choose(w.lose.health(1), w.gain.condition('detained'))))`
    Pierdes 1 punto de Salud u obtienes el Estado Detenido.
    Lose 1 Health or gain a Detained Condition.`
  prints(does(w.unless(w.pay.clue(1), w.advanceDoom(1))))`
    La Perdición avanza 1 casilla a menos que gastes 1 Pista.
    Doom advances by 1 unless you spend 1 Clue.`
  prints(does(w.may(w.recover.sanity(2), w.pay.clue(1))))`
    Puedes gastar 1 Pista para recuperar 2 puntos de Cordura.
    You may spend 1 Clue to recover 2 Sanity.`
  prints(does(w.may(w.test('will', { pass: w.closeGate() }), w.pay.health(1))))`
    Puedes gastar 1 punto de Salud. Si lo haces, realiza una prueba de Voluntad y, si la superas, cierra este Portal.
    You may spend 1 Health. If you do, test Will and, if you pass, close this Gate.`
  prints(
    aside(
      does(w.may(w.discard(w.cards('asset'), 'any'))),
      g.clause('recover', { objects: [g.points('health', 1)], per: g.eachOne('asset') }),
    ),
  )`
    Puedes descartar cualquier cantidad de Apoyos; recupera 1 punto de Salud por cada uno.
    You may discard any number of Assets; recover 1 Health for each.`
  prints(does(w.lose.sanity(w.count(w.gates({ on: 'board' })))))`
    Pierdes 1 punto de Cordura por cada Portal que haya en el tablero.
    Lose 1 Sanity for each Gate on the board.`
  prints(does(w.each(w.investigators(), w.unless(w.pay.card({ kind: 'asset', trait: 'ally' }), w.lose.health(2)))))`
    Cada investigador pierde 2 puntos de Salud a menos que descarte 1 Apoyo ALIADO.
    Each investigator loses 2 Health unless they discard 1 ALLY Asset.`
  prints(has(w.prevent('sanity', 2, perRound)))`
    Una vez por ronda, cuando fueras a perder Cordura, puedes prevenir la pérdida de hasta 2 puntos.
    Once per round, when you would lose Sanity, you may prevent losing up to 2.`
  prints(has(w.instead('investigator:delay', { who: 'you' }, w.lose.health(1))))`
    Si fueras a quedar Retrasado, en lugar de eso pierdes 1 punto de Salud.
    If you would become Delayed, lose 1 Health instead.`
  prints(has(w.cannot('action:perform', { who: 'you', action: 'travel' })))`
    No puedes realizar la acción de viajar.
    You cannot perform the Travel action.`
  prints(upon(asLongAs(g.clause('beInPlay', { subject: g.thisOne('card') })), has(w.cannot('doom:retreat'))))`
    Mientras esta carta esté en juego, la Perdición no puede retroceder.
    While this card is in play, Doom cannot retreat.`
  prints(
    has(
      w.action(
        { do: 'for', who: { the: 'investigator', pick: 'choice', other: true, on: 'board' }, effect: w.recover.sanity(2) },
        { cost: w.pay.self() },
      ),
    ),
  )`
    Acción: Descarta esta carta para que otro investigador recupere 2 puntos de Cordura.
    Action: Discard this card to let another investigator recover 2 Sanity.`
  prints(has(w.localAction(w.gain.spell(1, 'incantation'), { cost: w.pay.sanity(1) })))`
    Acción local: Gasta 1 punto de Cordura para obtener 1 Hechizo ENSALMO.
    Local Action: Spend 1 Sanity to gain 1 INCANTATION Spell.`
  prints(g.label('reckoning', does(w.roll(1, [[1, 2, w.discardSelf]]))))`
    Retribución: Tira 1 dado. Con un 1 o un 2, descarta esta carta.
    Reckoning: Roll 1 die. On a 1 or 2, discard this card.`
  prints(g.label('reckoning', does(w.seq(w.lose.sanity(2), w.flipSelf))))`
    Retribución: Pierdes 2 puntos de Cordura y das la vuelta a esta carta.
    Reckoning: Lose 2 Sanity and flip this card.`
  prints(does(w.spawn.monster(w.nearest({ type: 'city' }))))`
    Genera 1 Monstruo en la casilla de Ciudad más cercana.
    Spawn 1 Monster on the nearest City space.`
  prints(does(w.spawn.surge(w.here)))`
    Resuelve una Oleada de Monstruos en esta casilla.
    Resolve a Monster Surge on this space.`
  prints(does(w.seq(w.advanceOmen(), w.retreatDoom(1))))`
    El Augurio avanza 1 casilla y la Perdición retrocede 1.
    The Omen advances by 1 and Doom retreats by 1.`
  prints(does(w.seq(w.spawn.gate(1), w.spawn.clue(1, w.randomSpace))))`
    Genera 1 Portal. Genera 1 Pista en una casilla aleatoria.
    Spawn 1 Gate. Spawn 1 Clue on a random space.`
  prints(
    stats(
      [g.modifier('will', -1), g.stat('horror', 2)],
      [g.modifier('strength', 0), g.stat('damage', 3)],
      g.field('toughness', g.sum('player', 1)),
    ),
  )`
    Voluntad −1, horror 2 · Fuerza +0, daño 3 · Fortaleza: jugadores + 1
    Will −1, horror 2 · Strength +0, damage 3 · Toughness: players + 1`
  prints(has(w.before('combat:horror', { monster: 'self' }, w.lose.sanity(1))))`
    Antes de la prueba de Voluntad, pierdes 1 punto de Cordura.
    Before the Will test, lose 1 Sanity.`
  prints(has(w.after('monster:spawn', { monster: 'self' }, w.moveThing(w.self, w.nearest({ with: 'investigator' })))), 'monster')`
    Cuando se genere este Monstruo, muévelo a la casilla del investigador más cercano.
    When this Monster is spawned, move it to the nearest investigator's space.`
  prints(cannotDo(g.clause('use', { objects: [g.plural('asset', { traits: ['weapon'] })], against: g.self() })), 'monster')`
    No puedes usar Apoyos ARMA contra este Monstruo.
    You cannot use WEAPON Assets against this Monster.`
  prints(has(w.after('monster:defeat', { who: 'you' }, w.gain.clue(1))))`
    Cuando derrotes a un Monstruo, obtén 1 Pista.
    When you defeat a Monster, gain 1 Clue.`
  prints(does(w.ambush()))`
    Un Monstruo te tiende una emboscada.
    A Monster ambushes you.`
  prints({
    kind: 'seq',
    parts: [
      g.clause('search', { objects: [g.some('asset', 1, { traits: ['magical'] })], place: 'deck' }),
      g.clause('gain', { objects: [g.it('asset')] }),
    ],
  })`
    Busca 1 Apoyo MÁGICO en el mazo y obtenlo.
    Search the deck for 1 MAGICAL Asset and gain it.`
  prints(has(w.whenYouRest(w.recover.sanity(1, { additional: true }))))`
    Cuando realices la acción de descansar, recupera 1 punto de Cordura adicional.
    When you perform the Rest action, recover 1 additional Sanity.`
  prints(
    sentences(
      g.label('initial', does(w.test('lore', {}))),
      g.label('passing', does(w.gain.artifact(1))),
      g.label('failing', does(w.delay)),
    ),
  )`
    Inicial: Realiza una prueba de Saber. Superación: Obtén 1 Artefacto. Fallo: Quedas Retrasado.
    Initial: Test Lore. Pass: Gain 1 Artifact. Fail: Become Delayed.`
  prints(upon(g.asA('encounter'), does(w.may(w.place('eldritch', 1, 'self'), w.pay.clue(2)))))`
    Como encuentro, puedes gastar 2 Pistas para colocar 1 ficha de Arcano en esta carta.
    As an encounter, you may spend 2 Clues to place 1 Eldritch token on this card.`
  prints(upon(given(speak.condition(w.tokens('eldritch', 3))), g.clause('solve', { objects: [g.thisOne('mystery')] })))`
    Si hay 3 o más fichas de Arcano en esta carta, resuelve este Misterio.
    If this card has 3 or more Eldritch tokens, solve this Mystery.`
  prints(does(w.when(w.has({ kind: 'clue' }), w.discard(w.cards('clue')), w.lose.sanity(1))))`
    Si tienes al menos 1 Pista, descarta 1; si no, pierdes 1 punto de Cordura.
    If you have at least 1 Clue, discard 1; otherwise, lose 1 Sanity.`
  prints(does(w.grantAction(w.investigator('choice', { other: true }))))`
    Otro investigador de tu elección puede realizar 1 acción adicional.
    Another investigator of your choice may perform 1 additional action.`
  it('are all there', () => expect(tried).toBe(41))
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
