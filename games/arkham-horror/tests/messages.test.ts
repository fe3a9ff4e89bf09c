import { everyMessageIsSaid } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { text } from '../index.ts'
import { messages, say } from '../text/messages.ts'

const PIECE = { piece: 'x', faces: { front: 'common/food' } }

everyMessageIsSaid(text.say, {
  keys: Object.keys(messages.definitions),
  readers: ['ana', 'bea'],
  args: (_key, n) => ({
    ...{ who: 'ana', other: 'bea', n, at: 'woods', to: 'downtown', phase: 'upkeep', ending: 'closed', cause: 'doom' },
    ...{ card: PIECE, cards: [PIECE, PIECE], skill: 'luck', check: 'skill', modifier: -1, difficulty: 2, faces: [2, 5], face: 5 },
    ...{ speed: 1, sneak: 2, fight: 3, will: 4, lore: 5, luck: 0, track: 'sanity', trait: 'ambush', deck: 'common', name: 'retainer' },
    ...{ left: 'speed', right: 'sneak', m: 2, tally: 1, resource: 'money' },
    ...{ effect: { do: 'gain', what: 'clues', n: 1 }, cost: [{ pay: 'money', n: 1 }] },
  }),
})

test('a message says “you” to the one it concerns, and names the others', () => {
  const spoken = (lang: 'es' | 'en', viewer: string) => say({ key: 'sanity-lost', args: { who: 'ana', n: 2 } }, { lang, viewer })
  expect([spoken('es', 'ana'), spoken('es', 'bea'), spoken('en', 'ana'), spoken('en', 'bea')]).toEqual([
    'Has perdido Cordura: 2.',
    'Ana ha perdido Cordura: 2.',
    'You lost Sanity: 2.',
    'Ana lost Sanity: 2.',
  ])
})

test('money is told with its sign, places by their names', () => {
  expect(say({ key: 'card-bought', args: { who: 'ana', card: PIECE, n: 3 } }, { lang: 'en', viewer: 'ana' })).toBe(
    'You bought “Food” for $3.',
  )
  expect(say({ key: 'moved', args: { who: 'ana', to: 'northside' } }, { lang: 'es', viewer: 'ana' })).toBe(
    'Vas a las calles del Barrio Norte.',
  )
})

test('a line names the investigator, not the seat', () => {
  const told = { key: 'card-given', args: { who: 'ana', other: 'bea', card: PIECE, played: { ana: 'joe-diamond', bea: 'jenny-barnes' } } }
  expect(say(told, { lang: 'es', viewer: 'eva' })).toBe('Joe Diamond ha dado «Comida» a Jenny Barnes.')
  expect(say(told, { lang: 'es', viewer: 'bea' })).toBe('Joe Diamond ha dado «Comida» a ti.')
  expect(say(told, { lang: 'en', viewer: 'ana' })).toBe('You gave “Food” to Jenny Barnes.')
})

test('in Spanish places have their article', () => {
  const goes = (to: string) => say({ key: 'moved', args: { who: 'ana', to } }, { lang: 'es', viewer: 'ana' })
  expect(['woods', 'library', 'river-docks', 'ye-olde-magick-shoppe', 'the-unnamable', 'outskirts', 'uptown'].map(goes)).toEqual([
    'Vas al Bosque.',
    'Vas a la Biblioteca.',
    'Vas a los Muelles.',
    'Vas a la vieja tienda de magia.',
    'Vas a Lo Innombrable.',
    'Vas a las Afueras.',
    'Vas a las calles de la Periferia.',
  ])
  expect(say({ key: 'gate-closed-by-itself', args: { at: 'woods', card: PIECE } }, { lang: 'es' })).toBe('Se cierra el portal del Bosque.')
  expect(say({ key: 'went-on', args: { who: 'ana', to: 'abyss-second' } }, { lang: 'es', viewer: 'ana' })).toBe(
    'Sigues hasta el Abismo (segunda área).',
  )
})
