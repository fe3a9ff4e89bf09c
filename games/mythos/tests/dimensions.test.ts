import { rule } from '@miskatonic/testing'
import { expect, vi } from 'vitest'
import { cardById, cards } from '../content/index.ts'
import { DIMENSIONS, type LocationCard } from '../content/nodes.ts'
import { dimensionOf } from '../rules/filters.ts'
import { position, type Said, someone, type Table } from './position.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const table = (ana: Said): Table => position({ seats: { ana: { sanity: 15, ...someone(ana) }, ben: {} } })
const offered = (ana: Said): string[] => table(ana).offered('ana')
const WAKING = 'miskatonic-library'
const DREAMT = 'celephais'

rule('MY-DIM-01', 'a dimension is a world apart: on foot one stays in one’s own', () => {
  table(`at ${WAKING}; hand ${DREAMT} drowned-arkham sentinel-hill`).shows(
    'ana refused only play:celephais MY-DIM-04 play:drowned-arkham MY-DIM-04',
  )
})

rule('MY-DIM-02 MY-DIM-03', 'Waking World, Dreamlands, New Aeon: every Location is in exactly one', () => {
  expect(DIMENSIONS).toEqual(['waking', 'dreamlands', 'newAeon'])
  const of = (id: string) => dimensionOf(cardById(id))
  expect([of(WAKING), of(DREAMT), of('drowned-arkham')]).toEqual(['waking', 'dreamlands', 'newAeon'])
  for (const card of cards.filter((one): one is LocationCard => one.kind === 'location'))
    expect(DIMENSIONS, card.id).toContain(dimensionOf(card))
  // The marker alone decides: a card of each, at each place.
  const hand = ['ghoul', 'zoog', 'clockwork-hound']
  const through = (at: string) => offered(`at ${at}; hand ${hand}`).filter((key) => key.startsWith('threat:'))
  expect(['christchurch-cemetery', 'vale-of-pnath', 'drowned-arkham'].map(through)).toEqual([
    ['threat:ghoul'],
    ['threat:ghoul', 'threat:zoog'],
    ['threat:ghoul', 'threat:clockwork-hound'],
  ])
})

rule('MY-DIM-04', 'first a card that permits it, then the Location', () => {
  const t = table(`at ${WAKING}; hand seventy-steps-of-slumber ${DREAMT} british-museum`).shows('ana refused play:celephais MY-DIM-04')
  t.does('ana play:seventy-steps-of-slumber').expectAsk('ana', 'prompt.destination', [DREAMT, 'stay']).choose('ana', DREAMT)
  expect([t.zone('here:ana'), t.get(t.piece(DREAMT), 'crossed')]).toEqual([[DREAMT], false])
  // Other permissions: a house, a friend, a key.
  expect(offered(`at the-strange-high-house; hand ${DREAMT}`)).toContain('play:celephais')
  expect(offered(`at christchurch-cemetery; allies randolph-carter; hand ${DREAMT}`)).toContain('play:celephais')
  expect(offered(`at ${WAKING}; allies randolph-carter; hand ${DREAMT}`)).toEqual(['pass'])
  const key = table(`at ${WAKING}; artifacts the-silver-key; hand ${DREAMT}`)
  key.does('ana use:the-silver-key, ana later, ben pass', 'ana offered play:celephais …')
  // It waits for the next Location: a Travel Event is none.
  const again = (t: Table): Table => t.arrange(() => {}, [{ step: 'turn', args: { seat: 'ana' } }])
  const sailing = table(`at ${WAKING}; artifacts the-silver-key; hand tramp-steamer ${DREAMT} marsh-refinery`)
  again(sailing.choose('ana', 'use:the-silver-key').choose('ana', 'later'))
  again(sailing.choose('ana', 'play:tramp-steamer'))
  expect(sailing.offered('ana')).toContain('play:celephais')
  again(sailing.choose('ana', 'play:marsh-refinery'))
  expect(sailing.refused('ana')).toMatchObject({ 'play:celephais': ['MY-DIM-04'] })
})

rule('MY-DIM-05', 'MY-EX-60: a card with a marker needs a current Location of that dimension', () => {
  expect(table('at christchurch-cemetery; hand gug').refused('ana')).toEqual({ 'threat:gug': ['MY-DIM-05'] })
  expect(offered('at the-enchanted-wood; hand gug')).toContain('threat:gug')
  // Cards without one are at home everywhere.
  expect(offered('at the-enchanted-wood; hand ghoul nightfall')).toEqual(['threat:ghoul', 'play:nightfall', 'pass'])
  const arms = 'allies earl-sawyer; hand spear-of-celephais'
  expect(table(`${arms}; at marsh-refinery`).refused('ana')).toEqual({ 'play:spear-of-celephais': ['MY-DIM-05'] })
  expect(offered(`${arms}; at ${DREAMT}`)).toContain('play:spear-of-celephais')
})

rule('MY-DIM-06', 'leaving needs a permission as well', () => {
  expect(table(`at ${DREAMT}; hand ${WAKING}`).refused('ana')).toEqual({ 'play:miskatonic-library': ['MY-DIM-04'] })
  const t = table(`at ${DREAMT}; hand the-awakening ${WAKING}`).choose('ana', 'play:the-awakening')
  t.expectAsk('ana', 'prompt.destination', [WAKING, 'stay'])
  // The way in is not the way out.
  table(`at seventy-steps-of-slumber; chronicle ${DREAMT}; hand ${WAKING}`).shows('ana refused only play:miskatonic-library MY-DIM-04')
})

rule('MY-DIM-07', 'no ordinary journey crosses, unless it is printed', () => {
  for (const by of ['motor-car', 'tramp-steamer', 'dirigible', 'the-u-29', 'flight-through-the-aether', 'mi-go'])
    expect(table(`at ${by}; chronicle ${WAKING}; hand ${DREAMT}`).refused('ana'), by).toEqual({ 'play:celephais': ['MY-DIM-04'] })
  for (const by of ['the-white-ship', 'night-gaunt', 'shantak'])
    expect(offered(`at ${by}; chronicle ${WAKING}; hand ${DREAMT}`), by).toContain('play:celephais')
  // A passage between dimensions carries nowhere inside one.
  expect(offered(`at seventy-steps-of-slumber; chronicle ${WAKING}; hand john-hay-library`)).toEqual(['pass'])
  // Inside the Dreamlands one travels as elsewhere.
  expect(offered(`at tramp-steamer; chronicle ${DREAMT}; hand dylath-leen`)).toContain('play:dylath-leen')
})

rule('MY-DIM-08', 'Arkham of another age is another Arkham', () => {
  // Nobody of ours is found there, and it is not round the corner, though one may cross.
  expect(table('at drowned-arkham; hand walter-gilman').refused('ana')).toEqual({ 'play:walter-gilman': ['MY-ALLY-02'] })
  expect(offered(`at ${WAKING}; hand walter-gilman`)).toContain('play:walter-gilman')
  table(`at motor-car; chronicle drowned-arkham; hand ${WAKING}`).shows('ana refused only play:miskatonic-library MY-DIM-04')
  expect(offered('at door-of-years; hand drowned-arkham')).toContain('play:drowned-arkham')
  // For a story it is no Location of Arkham.
  const rooms = ['walter-gilman', 'brown-jenkin', 'dream-sending']
  const told = (other: string) =>
    offered(`at the-witch-house; chronicle ${other} ${rooms}; hand dreams-in-crooked-rooms`).includes('play:dreams-in-crooked-rooms')
  expect([told('christchurch-cemetery'), told('drowned-arkham')]).toEqual([true, false])
})
