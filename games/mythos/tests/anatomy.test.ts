import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { cardById, cards } from '../content/index.ts'
import { CARD_KINDS, ICONS } from '../content/nodes.ts'
import { cardText } from '../text/cards.ts'
import { faceText } from '../text/faces.ts'
import { number, table } from './duel.ts'

/* What stands where on a card, as the table shows it and as the rules read it. */

const face = (id: string, lang: 'es' | 'en' = 'en') => faceText(`${cardById(id).kind}:${id}`, lang)
const figures = (id: string) => face(id)?.figures ?? {}
const words = (list: unknown) => (list as { text: string }[]).map(({ text }) => text)

describe('the upper half', () => {
  rule('MY-CARD-01', 'the Title names the card, and is the same card wherever it appears', () => {
    expect([face('deep-one')?.name, face('deep-one', 'es')?.name]).toEqual(['Deep One', 'Profundo'])
    table('at miskatonic-library; allies walter-gilman; hand walter-gilman').shows('ana refused only play:walter-gilman MY-COPY-01')
  })

  rule('MY-CARD-02', 'under it the attributes: what a place or a person is, the languages of a Tome', () => {
    expect(words(figures('miskatonic-library').attributes)).toEqual(['CITY', 'TOME'])
    expect(words(figures('dr-francis-morgan').attributes)).toEqual(['SCHOLAR', 'DOCTOR'])
    expect(words(figures('turba-philosophorum').languages)).toEqual(['Latin', 'Arabic'])
  })

  rule('MY-CARD-03', 'upper left the value: strength of Allies, Monsters and Weapons', () => {
    expect(['baron-ferenczy', 'shoggoth', 'big-game-rifle'].map((id) => figures(id).value)).toEqual([4, 5, 3])
    const t = table('allies earl-sawyer+big-game-rifle; threat shoggoth')
    expect(['earl-sawyer', 'shoggoth'].map((name) => number(t, 'value', { who: 'ana', piece: t.piece(name) }))).toEqual([4, 5])
  })

  rule('MY-CARD-04', 'on a Tome that number is its capacity in Spells', () => {
    expect(figures('necronomicon-dee-fragment')).toMatchObject({ capacity: 2 })
    const open = 'hand voorish-sign'
    expect(table(`${open}; tomes necronomicon-dee-fragment+open-the-way`).offered('ana')).toContain('play:voorish-sign')
    table(`${open}; tomes necronomicon-dee-fragment+open-the-way+elder-sign`).shows('ana refused play:voorish-sign MY-SPELL-01')
  })

  rule('MY-CARD-05', 'a vortex is a Gate: Monsters come through where one is printed', () => {
    for (const [at, gate] of [['christchurch-cemetery', true] as const, ['miskatonic-library', false] as const]) {
      expect('gate' in figures(at)).toBe(gate)
      expect(table(`at ${at}; hand ghoul`).offered('ana').includes('threat:ghoul')).toBe(gate)
    }
  })

  rule('MY-CARD-06 MY-CARD-07', 'an exclamation mark or an Elder Sign in place of a value: Events and Great Old Ones have none', () => {
    for (const kind of ['event', 'travel', 'greatOldOne'] as const)
      for (const { id } of cards.filter((card) => card.kind === kind)) expect(figures(id), id).not.toHaveProperty('value')
    // The sort is told beside the Title, so the table can draw the mark.
    expect([face('nightfall')?.kind, face('nightfall')?.sort]).toEqual(['event', 'Event'])
    expect([face('father-dagon')?.kind, face('father-dagon')?.sort]).toEqual(['greatOldOne', 'Great Old One'])
    const t = table('greatOldOnes father-dagon')
    expect(number(t, 'value', { who: 'ana', piece: t.piece('father-dagon') })).toBe(0)
  })

  rule('MY-CARD-08', 'the type bar says the type, and below it most cards have a subtype', () => {
    expect(['nightfall', 'jade-amulet', 'silver-crucifix'].map((id) => (figures(id).subtype as { text: string }).text)).toEqual([
      'SKY',
      'JEWEL',
      'EQUIPMENT',
    ])
    for (const { id } of cards) expect(face(id)?.sort, id).toMatch(/^\p{Lu}/u)
    expect(face('rune-graven-dagger')?.sort).toBe('Magic Weapon')
  })
})

describe('places', () => {
  rule('MY-CARD-09', 'the colour of a Location is its Region, the text below its subregion', () => {
    expect(figures('cairo-museum')).toMatchObject({ region: { id: 'middleEast' }, subregion: { text: 'CAIRO' } })
    expect(figures('yuggoth')).not.toHaveProperty('subregion')
    // What the cards under «found at» mean by it.
    expect(table('at cairo-museum; hand abdul-reis-guide').offered('ana')).toContain('play:abdul-reis-guide')
    table('at damascus-scriptorium; hand abdul-reis-guide').shows('ana refused only play:abdul-reis-guide MY-ALLY-02')
  })

  rule('MY-CARD-10', 'generic attributes are a second group beside the attributes', () => {
    expect(words(figures('central-hill-church').generics)).toEqual(['NIGHT', 'INDOORS', 'CHURCH', 'UNDERGROUND'])
    expect(words(figures('central-hill-church').attributes)).toEqual(['CITY'])
    expect(words(figures('voorish-sign').icons)).toEqual(['Hand', 'Eye'])
    // They are read too: the Minister gains 1 at a CHURCH, which costs everybody 1.
    const gone = (is: string) =>
      table(`is ${is}; sanity 10; at kingsport-harbour; hand central-hill-church`).choose('ana', 'play:central-hill-church')
    expect(['parish-minister', 'private-eye'].map((is) => gone(is).get('ana', 'sanity'))).toEqual([10, 9])
  })

  rule('MY-CARD-11', 'other cards change them during play', () => {
    const drilled = 'at plateau-of-leng; is professor-of-classics; hand regnum-congo clay-bas-relief'
    expect(table(drilled).offered('ana')).toEqual(['pass'])
    expect(table(`${drilled}; artifacts pabodie-drill`).offered('ana')).toEqual(
      expect.arrayContaining(['play:regnum-congo', 'play:clay-bas-relief']),
    )
    const torch = table('at sentinel-hill; artifacts electric-torch')
    expect(number(torch, 'attribute', { who: 'ana', attribute: 'night' })).toBe(1)
    torch.choose('ana', 'use:electric-torch')
    expect(number(torch, 'attribute', { who: 'ana', attribute: 'night' })).toBe(0)
  })
})

describe('the lower half', () => {
  rule('MY-CARD-12', 'lower left the pentagram: a signed number, on a Spell the price of a casting', () => {
    expect(['arkham-sanitarium', 'sentinel-hill', 'miskatonic-library'].map((id) => figures(id).sanity)).toEqual([2, -1, undefined])
    expect(figures('dream-sending')).toMatchObject({ cost: 1 })
    expect(figures('dream-sending')).not.toHaveProperty('sanity')
  })

  rule('MY-CARD-13', 'beside it the marker of another dimension; without one it is the Waking World', () => {
    expect(figures('gug')).toMatchObject({ dimension: { id: 'dreamlands' } })
    expect(figures('ghoul')).not.toHaveProperty('dimension')
    const monsters = { hand: ['gug', 'ghoul'] }
    expect(table({ at: 'the-enchanted-wood', ...monsters }).offered('ana')).toEqual(expect.arrayContaining(['threat:gug', 'threat:ghoul']))
    expect(table({ at: 'cold-spring-glen', ...monsters }).refused('ana')).toEqual({ 'threat:gug': ['MY-DIM-05'] })
  })

  rule('MY-CARD-14', 'the box holds rules, or only a sentence that does nothing', () => {
    expect(cardText(cardById('devil-reef'), 'en')).toContain('DEEP ONES you play cost 1 SAN less.')
    const [front] = face('miskatonic-library')?.parts ?? []
    expect(front).toEqual({ id: 'front', story: expect.stringContaining('watchdog') })
    expect(face('devil-reef')?.parts[0]).toMatchObject({ story: expect.any(String), rules: expect.stringContaining('1') })
  })

  rule('MY-CARD-15', 'lower right the red dot of a unique card', () => {
    expect(figures('the-silver-key')).toMatchObject({ unique: true })
    expect(figures('deep-one')).not.toHaveProperty('unique')
  })
})

describe('types', () => {
  rule(
    'MY-CARD-16 MY-RULING-02',
    'nine types: Weapons are Artifacts, Travels are Events, Great Old Ones Monsters with rules of their own',
    () => {
      const type = { weapon: 'artifact', travel: 'event', greatOldOne: 'monster' } as const
      const kinds = new Set([...cards.map(({ kind }) => kind)].map((kind) => type[kind as keyof typeof type] ?? kind))
      expect([...kinds].sort()).toEqual(['adventure', 'ally', 'artifact', 'event', 'investigator', 'location', 'monster', 'spell', 'tome'])
      // Counted as a group of their own all the same.
      expect(CARD_KINDS).toContain('greatOldOne')
      // A Weapon needs what an Artifact needs, a Travel Event is a legal first card like any Event.
      table('at miskatonic-library; allies walter-gilman; hand shotgun').shows('ana refused only play:shotgun MY-ART-01')
    },
  )

  rule('MY-RULING-53', 'no card text was handed down: every card of the collection has its own, in both languages', () => {
    for (const card of cards)
      for (const lang of ['es', 'en'] as const) expect(card.story[lang].length, `${card.id} ${lang}`).toBeGreaterThan(0)
  })

  rule('MY-RULING-54', 'six icons join Spells and Tomes: EYE, STAR, WAVE, SKULL, FLAME, HAND', () => {
    expect(ICONS).toEqual(['eye', 'star', 'wave', 'skull', 'flame', 'hand'])
    const used = cards.flatMap((card) => (card.kind === 'spell' || card.kind === 'tome' ? card.icons : []))
    expect(new Set(used)).toEqual(new Set(ICONS))
    for (const card of cards) if (card.kind === 'spell' || card.kind === 'tome') expect(card.icons.length, card.id).toBeGreaterThan(0)
  })
})
