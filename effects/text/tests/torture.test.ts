import { describe, expect, it } from 'vitest'
import { checkLexicon, checkTree } from '../check.ts'
import { article, ordinalNumber as enOrdinal, ordinalWord as enOrdinalWord, possessive } from '../english/forms.ts'
import { actor, and, grammar, line, name, or, part, person, seq, told, upTo, you } from '../grammar.ts'
import { extend, inO, type Lexicon } from '../lexicon.ts'
import { lint } from '../lint.ts'
import { type Options, print, printRef } from '../print.ts'
import { shared, term, verb } from '../shared.ts'
import { ordinalNumber, ordinalWord } from '../spanish/articles.ts'
import { pluralWord } from '../spanish/plurals.ts'
import type { Ref, Tree } from '../tree.ts'
import { arkham } from './lexicons/arkham.ts'
import { cultistorm } from './lexicons/cultistorm.ts'
import { eldritch } from './lexicons/eldritch.ts'
import { etherfields } from './lexicons/etherfields.ts'
import { mythos } from './lexicons/mythos.ts'

const eh = grammar(eldritch)
const ah = grammar(arkham)
const cs = grammar(cultistorm)
const my = grammar(mythos)
const ef = grammar(etherfields)

const es = (lexicon: Lexicon, ref: Ref, preposition?: string): string => printRef(lexicon, ref, { lang: 'es' }, preposition)
const en = (lexicon: Lexicon, ref: Ref, preposition?: string): string => printRef(lexicon, ref, { lang: 'en' }, preposition)
const text = (lexicon: Lexicon, tree: Tree, options: Partial<Options> = {}): string => print(lexicon, tree, { lang: 'es', ...options })

describe('0, 1, 2', () => {
  it('Spanish', () => {
    expect([0, 1, 2].map((count) => es(eldritch, eh.some('clue', count)))).toEqual(['0 Pistas', '1 Pista', '2 Pistas'])
    expect(es(eldritch, eh.no('success'))).toBe('ningún éxito')
    expect(es(etherfields, ef.some('metamorphosis', 2))).toBe('2 Metamorfosis')
    expect([1, 2].map((count) => text(cultistorm, cs.clause('appear', { subject: cs.some('cultist', count) })))).toEqual([
      'Aparece 1 sectario.',
      'Aparecen 2 sectarios.',
    ])
    const both = seq(
      cs.clause('appear', { subject: cs.some('cultist', 1), place: cs.the('policeStation') }),
      cs.clause('add', { objects: [cs.some('cultist', 2)] }),
    )
    expect(text(cultistorm, both)).toBe('Aparece 1 sectario en la Comisaría y añades 2.')
  })

  it('English', () => {
    expect([0, 1].map((count) => en(eldritch, eh.some('clue', count)))).toEqual(['0 Clues', '1 Clue'])
    expect([1, 2].map((count) => en(eldritch, eh.some('die', count)))).toEqual(['1 die', '2 dice'])
    expect(en(etherfields, ef.some('turn', 1, { less: true }))).toBe('1 fewer Turn')
    expect(en(eldritch, eh.points('sanity', 1, { less: true }))).toBe('1 less Sanity')
    expect(en(eldritch, eh.no('success'))).toBe('no successes')
    expect(en(etherfields, ef.some('metamorphosis', 2))).toBe('2 Metamorphoses')
  })
})

describe('others, all, none of both', () => {
  const others: Ref = { kind: 'noun', term: 'location', det: 'another', count: 2, plural: true, traits: ['city'] }

  it('«otras» stands before the number, “other” after it', () => {
    expect([es(mythos, others), en(mythos, others)]).toEqual(['otras 2 Localizaciones de CIUDAD', '2 other CITY Locations'])
  })

  it('all of them here and now are «todos los»', () => {
    expect([es(mythos, my.whole('ally')), en(mythos, my.whole('ally'))]).toEqual(['todos los Aliados', 'all Allies'])
    expect(es(mythos, my.whole('weapon'))).toBe('todas las Armas')
  })

  it('what is one with the noun stands before its adjectives, what is linked to it after them', () => {
    const many = (term: 'ally' | 'location', trait: 'cultist' | 'city') => my.some(term, 2, { traits: [trait], adjectives: ['different'] })
    expect(es(mythos, many('ally', 'cultist'))).toBe('2 Aliados SECTARIOS distintos')
    expect(es(mythos, many('location', 'city'))).toBe('2 Localizaciones distintas de CIUDAD')
  })

  it('neither is «ni», where English says “or”', () => {
    const neither: Ref = { kind: 'list', conjunction: 'nor', items: [my.plural('weapon'), my.plural('tome')] }
    expect([es(mythos, neither), en(mythos, neither)]).toEqual(['Armas ni Libros', 'Weapons or Tomes'])
  })
})

describe('stressed a-', () => {
  it('takes el, un, ningún directly before it', () => {
    const weapon = (ref: Ref): string => es(mythos, ref).toLowerCase()
    expect([my.the('weapon'), my.a('weapon'), my.no('weapon'), my.all('weapon')].map(weapon)).toEqual([
      'el arma',
      'un arma',
      'ningún arma',
      'las armas',
    ])
    expect(
      [
        my.thisOne('weapon'),
        my.another('weapon'),
        my.the('weapon', { adjectives: ['first'] }),
        my.the('weapon', { adjectives: ['exhausted'] }),
      ].map(weapon),
    ).toEqual(['esta arma', 'otra arma', 'la primera arma', 'el arma agotada'])
    expect(es(arkham, ah.the('area'))).toBe('el área')
    expect(es(etherfields, ef.the('water'), 'de')).toBe('del Agua')
  })
})

describe('e, u', () => {
  const named = (text: string): Ref => name(text, { g: 'm' })
  it('before the sound', () => {
    expect(es(eldritch, and(eh.bare('lore'), eh.bare('influence')))).toBe('Saber e Influencia')
    expect(es(etherfields, and(ef.bare('cunning'), ef.bare('rage')))).toBe('Astucia e Ira')
    expect(es(eldritch, and(named('Ana'), named('Inés')))).toBe('Ana e Inés')
    expect(es(etherfields, and(ef.bare('water'), ef.bare('ice')))).toBe('Agua y Hielo')
    expect(es(eldritch, or(eh.bare('lore'), eh.bare('observation')))).toBe('Saber u Observación')
    expect(es(eldritch, or(eh.bare('ally'), eh.bare('item')))).toBe('ALIADO u OBJETO')
    expect(es(etherfields, or(ef.bare('key'), ef.bare('hour')))).toBe('Llave u Hora')
  })

  it('before numbers', () => {
    const roll = (from: number, to: number): string =>
      text(
        eldritch,
        eh.table(eh.clause('roll', { objects: [eh.some('die', 1)] }), [[{ from, to }, eh.clause('discard', { objects: [eh.self()] })]], {
          labelled: true,
        }),
      )
    expect(roll(7, 8)).toBe('Tira 1 dado. 7 u 8: Descarta esta carta.')
    expect(roll(10, 11)).toBe('Tira 1 dado. 10 u 11: Descarta esta carta.')
    expect(roll(5, 6)).toBe('Tira 1 dado. 5 o 6: Descarta esta carta.')
  })
})

describe('al, del', () => {
  it('contracts the article, not a name of its own', () => {
    expect(es(eldritch, eh.the('monster'), 'a')).toBe('al Monstruo')
    expect(es(eldritch, eh.the('gate'), 'de')).toBe('del Portal')
    expect(es(arkham, ah.the('northside'), 'a')).toBe('al Barrio Norte')
    expect(es(arkham, ah.the('outskirts'), 'de')).toBe('de las Afueras')
    expect(es(eldritch, name('El Rey de Amarillo', { g: 'm' }), 'de')).toBe('de El Rey de Amarillo')
    expect(es(eldritch, name('El Cairo', { g: 'm' }), 'a')).toBe('a El Cairo')
    expect(text(arkham, ah.clause('go', { to: ah.the('northside') }))).toBe('Muévete al Barrio Norte.')
  })
})

describe('mixed genders', () => {
  it('are masculine plural', () => {
    const both = and(eh.some('clue', 1), eh.some('gate', 1))
    expect(text(eldritch, eh.clause('become', { subject: both, state: 'discarded' }))).toBe('1 Pista y 1 Portal quedan descartados.')
    const lilyAndAkachi = and(person('Lily', 'f'), person('Akachi', 'f'))
    expect(text(eldritch, eh.clause('become', { subject: lilyAndAkachi, state: 'delayed' }))).toBe('Lily y Akachi quedan Retrasadas.')
    expect(es(eldritch, or(eh.nearest('gate'), eh.nearest('clue')))).toBe('el Portal más cercano o la Pista más cercana')
  })
})

describe('agreement with the head', () => {
  it('not with what stands beside it', () => {
    expect(es(eldritch, eh.nearest('space', { of: 'sea' }))).toBe('la casilla de Mar más cercana')
    expect(text(etherfields, ef.clause('stay', { subject: ef.the('freeSpirit'), state: 'blinded' }))).toBe('La Espíritu Libre está Cegada.')
    expect(es(cultistorm, cs.the('detective', { adjectives: ['helped'] }))).toBe('el detective ayudado')
    expect(es(cultistorm, cs.the('detective', { adjectives: ['helped'], g: 'f' }))).toBe('la detective ayudada')
    expect(es(eldritch, eh.the('investigator', { g: 'f' }))).toBe('la investigadora')
    expect(text(eldritch, eh.clause('become', { state: 'delayed' }), { reader: { g: 'f' } })).toBe('Quedas Retrasada.')
  })
})

describe('ordinals', () => {
  it('as words and numbers', () => {
    expect(es(mythos, my.the('tome', { adjectives: ['first'] }))).toBe('el primer Libro')
    expect(es(mythos, my.the('card', { adjectives: ['first'] }))).toBe('la primera carta')
    expect(`el ${ordinalWord(3, 'm')} Hechizo, la ${ordinalWord(5, 'f')} ficha`).toBe('el tercer Hechizo, la quinta ficha')
    expect([ordinalNumber(1, 'm'), ordinalNumber(1, 'f'), ordinalNumber(3, 'm', true), ordinalNumber(13, 'm', true)]).toEqual([
      '1.º',
      '1.ª',
      '3.er',
      '13.º',
    ])
    expect([1, 2, 3, 4, 11, 22].map(enOrdinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd'])
    expect(enOrdinalWord(5)).toBe('fifth')
  })
})

describe('signs', () => {
  it('the minus is U+2212, spoken as a word', () => {
    const influence = line(eh.skill('influence', -1))
    expect(text(eldritch, influence)).toBe('Influencia \u22121.')
    expect(text(eldritch, influence, { form: 'spoken' })).toBe('Influencia menos 1.')
    expect(text(eldritch, influence, { form: 'spoken', lang: 'en' })).toBe('Influence minus 1.')
  })

  it('+0 only where the game prints it', () => {
    expect(es(eldritch, eh.skill('lore', 0))).toBe('Saber')
    expect(es(arkham, ah.skill('lore', 0, { boxed: true, difficulty: 2 }))).toBe('Saber (+0) [2]')
    expect(es(arkham, ah.skill('lore', 0, { boxed: true, difficulty: 1 }))).toBe('Saber (+0)')
    expect(printRef(arkham, ah.skill('luck', -1, { boxed: true, difficulty: 2 }), { lang: 'es', form: 'spoken' })).toBe(
      'Suerte menos 1 dificultad 2',
    )
  })

  it('money', () => {
    expect(es(arkham, ah.some('money', 5))).toBe('5 $')
    expect(en(arkham, ah.some('money', 5))).toBe('$5')
    expect(printRef(arkham, ah.some('money', 5), { lang: 'es', form: 'spoken' })).toBe('5 dólares')
    expect(printRef(arkham, ah.some('money', 1), { lang: 'en', form: 'spoken' })).toBe('1 dollar')
  })
})

describe('rich', () => {
  it('ties what belongs together, names every icon', () => {
    const tree = eh.label(
      'action',
      eh.attempt(eh.clause('test', { objects: [eh.skill('influence', -1)] }), {
        pass: eh.clause('gain', { objects: [eh.some('clue', 2)] }),
      }),
    )
    expect(text(eldritch, tree, { form: 'rich' })).toBe(
      '**Acción:** Realiza una prueba de [[influence|Influencia]]\u00a0\u22121. Si la superas, obtén 2\u00a0[[clue|Pistas]].',
    )
    expect(text(arkham, line(ah.some('money', 5)), { form: 'rich' })).toBe('5\u00a0$.')
    expect(text(eldritch, line(eh.points('sanity', 2)), { form: 'rich' })).toBe('2\u00a0[[sanity|puntos de Cordura]].')
  })
})

describe('English', () => {
  it('a, an, possessives', () => {
    expect([en(arkham, ah.a('ally')), en(arkham, ah.a('uniqueItem'))]).toEqual(['an Ally', 'a Unique Item'])
    expect([article('8'), article('11'), article('1'), article('hour')]).toEqual(['an', 'an', 'a', 'an'])
    expect([possessive('Charles', false), possessive('the cultists', true)]).toEqual(["Charles's", "the cultists'"])
    expect(en(cultistorm, cs.the('location', { owner: cs.the('cultist', { plural: true }) }))).toBe("the cultists' location")
  })
})

describe('personal a', () => {
  it('persons always, creatures with some verbs, never with verbs that handle pieces', () => {
    expect(text(eldritch, eh.clause('choose', { objects: [eh.some('investigator', 1)] }))).toBe('Elige a 1 investigador.')
    expect(text(eldritch, eh.clause('move', { objects: [eh.another('investigator')], to: 'space' }))).toBe(
      'Mueve a otro investigador a la casilla.',
    )
    expect(text(eldritch, eh.clause('defeat', { objects: [eh.the('monster')] }))).toBe('Derrota al Monstruo.')
    expect(text(eldritch, eh.clause('move', { objects: [eh.some('monster', 1)] }))).toBe('Mueve 1 Monstruo.')
    expect(text(arkham, ah.clause('discard', { objects: [ah.self('ally')] }))).toBe('Descarta este Aliado.')
  })
})

describe('pronouns', () => {
  it('stand where Spanish puts them', () => {
    const tell = (tree: Tree): string => text(eldritch, tree)
    expect(tell(actor(eh.each('investigator'), eh.clause('discard', { objects: [eh.it('asset')] })))).toBe('Cada investigador lo descarta.')
    expect(tell({ kind: 'may', effect: eh.clause('reroll', { objects: [eh.it('die')] }) })).toBe('Puedes volver a tirarlo.')
    expect(tell(eh.clause('give', { objects: [eh.it('clue')], recipient: eh.it('investigator') }))).toBe('Dásela.')
    expect(
      tell({
        kind: 'on',
        openers: [{ kind: 'when', clause: eh.clause('gain', { objects: [eh.it('asset')] }) }],
        body: eh.clause('discard', { objects: [eh.it('asset')] }),
      }),
    ).toBe('Cuando lo obtengas, descártalo.')
    expect(text(eldritch, told(eh.clause('discard', { subject: person('Lily', 'f'), objects: [eh.it('clue')] })))).toBe(
      'Lily la ha descartado.',
    )
    expect(tell(eh.clause('attack', { subject: eh.the('monster'), objects: [you] }))).toBe('El Monstruo te ataca.')
    expect(tell(eh.clause('discard', { objects: [eh.it('clue')], negated: true }))).toBe('No la descartes.')
  })

  it('half and parts', () => {
    expect(es(arkham, part(1, ah.your('item', { plural: true })))).toBe('1 de tus objetos')
    expect(es(arkham, ah.some('item', upTo(2), { owner: 'own' }))).toBe('hasta 2 de tus objetos')
    expect(en(arkham, ah.some('item', upTo(2), { owner: 'own' }))).toBe('up to 2 of your items')
  })
})

describe('plurals by rule', () => {
  it.each([
    ['acción', 'acciones'],
    ['investigador', 'investigadores'],
    ['luz', 'luces'],
    ['crisis', 'crisis'],
    ['interés', 'intereses'],
    ['Augurio', 'Augurios'],
  ])('%s', (one, many) => expect(pluralWord(one)).toBe(many))
})

describe('checks', () => {
  it.each([
    ['eldritch', eldritch],
    ['arkham', arkham],
    ['cultistorm', cultistorm],
    ['mythos', mythos],
    ['etherfields', etherfields],
    ['shared', shared],
  ])('%s is sound', (_name, lexicon) => expect(checkLexicon(lexicon)).toEqual([]))

  it('a wrong lexicon says what is wrong', () => {
    const wrong = extend(shared, { terms: { oops: term('Oops', 'm', 'oops', { style: 'trait' }) }, verbs: { bark: verb('perro', 'bark') } })
    expect(checkLexicon(wrong)).toEqual([expect.stringContaining('oops'), expect.stringContaining('bark')])
  })

  it('a wrong id does not compile, and is named at run time', () => {
    // @ts-expect-error There is no such term.
    const tree = eh.clause('gain', { objects: [eh.some('clu', 1)] })
    expect(checkTree(eldritch, tree)).toEqual(['term “clu”'])
    expect(() => text(eldritch, tree)).toThrow('clu')
    // @ts-expect-error There is no such verb.
    expect(checkTree(eldritch, eh.clause('gian'))).toEqual(['verb “gian”'])
    // @ts-expect-error There is no such adjective.
    expect(checkTree(eldritch, eh.clause('become', { state: 'dealyed' }))).toEqual(['adjective “dealyed”'])
  })

  it('a game replaces a shared word', () => {
    const other = extend(eldritch, { adjectives: { delayed: { es: inO('rezagado'), en: 'delayed' } } })
    expect(text(other, grammar(other).clause('become', { state: 'delayed' }))).toBe('Quedas rezagado.')
  })
})

describe('lint', () => {
  it.each([
    ['es', 'Descarta la carta de el mazo.'],
    ['es', 'Mira a el Monstruo.'],
    ['es', 'Elige un otro investigador.'],
    ['es', 'Obtén 1 Pistas.'],
    ['es', 'Saber y Influencia.'],
    ['es', 'Saber o Observación.'],
    ['es', 'Fuerza -1.'],
    ['es', 'Dos  espacios.'],
    ['es', 'Falta {x}.'],
    ['es', 'Jugáis 1 carta.'],
    ['es', 'Tenéis 1 carta.'],
    ['es', 'Con un 7 o 8.'],
    ['en', 'Gain a Ally.'],
    ['en', 'Gain an Clue.'],
    ['en', 'Will -1.'],
  ] as const)('%s finds: %s', (lang, wrong) => expect(lint(wrong, lang)).not.toEqual([]))

  it('lets right texts pass', () => {
    expect(lint('Saber e Influencia; 7 u 8; Agua y Hielo; 1 COR menos; de El Rey de Amarillo.', 'es')).toEqual([])
    expect(lint('Gain a Unique Item or an Ally on an 8.', 'en')).toEqual([])
  })
})
