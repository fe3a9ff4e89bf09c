import { rule } from '@miskatonic/testing'
import { expect, vi } from 'vitest'
import { cardById, cards } from '../content/index.ts'
import { DIMENSIONS, type LocationCard } from '../content/nodes.ts'
import { dimensionOf } from '../rules/filters.ts'
import { position, type Said, someone, type Table } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const table = (ana: Said): Table => position({ seats: { ana: { sanity: 15, ...someone(ana) }, ben: {} } })
const offered = (ana: Said): string[] => table(ana).offered('ana')
const WAKING = 'miskatonic-library'
const DREAMT = 'celephais'

tell(`
  MY-DIM-01: a dimension is a world apart: on foot one stays in one’s own
    sanity 15; at miskatonic-library; hand celephais drowned-arkham sentinel-hill
      => ana refused only play:celephais MY-DIM-04 play:drowned-arkham MY-DIM-04
  MY-DIM-04: first a card that permits it, then the Location
    sanity 15; at miskatonic-library; hand seventy-steps-of-slumber celephais british-museum => ana refused play:celephais MY-DIM-04
      -> ana play:seventy-steps-of-slumber => ana asked prompt.destination: celephais stay -> ana celephais => ana here celephais;
      celephais not crossed
    (Other permissions: a house, a friend, a key.)
    sanity 15; at the-strange-high-house; hand celephais => ana offered play:celephais …
    sanity 15; at christchurch-cemetery; allies randolph-carter; hand celephais => ana offered play:celephais …
    sanity 15; at miskatonic-library; allies randolph-carter; hand celephais => ana offered pass
    sanity 15; at miskatonic-library; artifacts the-silver-key; hand celephais -> ana use:the-silver-key > later, ben pass
      => ana offered play:celephais …
    (It waits for the next Location: a Travel Event is none.)
    sanity 15; at miskatonic-library; artifacts the-silver-key; hand tramp-steamer celephais marsh-refinery
      -> ana use:the-silver-key > later, begin turn ana, ana play:tramp-steamer, begin turn ana => ana offered play:celephais …
      -> ana play:marsh-refinery, begin turn ana => ana refused play:celephais MY-DIM-04
  MY-DIM-05: MY-EX-60: a card with a marker needs a current Location of that dimension
    sanity 15; at christchurch-cemetery; hand gug => ana refused only threat:gug MY-DIM-05
    sanity 15; at the-enchanted-wood; hand gug => ana offered threat:gug …
    (Cards without one are at home everywhere.)
    sanity 15; at the-enchanted-wood; hand ghoul nightfall => ana offered threat:ghoul play:nightfall pass
    sanity 15; allies earl-sawyer; hand spear-of-celephais; at marsh-refinery => ana refused only play:spear-of-celephais MY-DIM-05
    sanity 15; allies earl-sawyer; hand spear-of-celephais; at celephais => ana offered play:spear-of-celephais …
  MY-DIM-06: leaving needs a permission as well
    sanity 15; at celephais; hand miskatonic-library => ana refused only play:miskatonic-library MY-DIM-04
    sanity 15; at celephais; hand the-awakening miskatonic-library -> ana play:the-awakening
      => ana asked prompt.destination: miskatonic-library stay
    (The way in is not the way out.)
    sanity 15; at seventy-steps-of-slumber; chronicle celephais; hand miskatonic-library
      => ana refused only play:miskatonic-library MY-DIM-04
  MY-DIM-07: no ordinary journey crosses, unless it is printed
    sanity 15; at <motor-car tramp-steamer dirigible the-u-29 flight-through-the-aether mi-go>; chronicle miskatonic-library;
      hand celephais => ana refused only play:celephais MY-DIM-04
    sanity 15; at <the-white-ship night-gaunt shantak>; chronicle miskatonic-library; hand celephais => ana offered play:celephais …
    (A passage between dimensions carries nowhere inside one.)
    sanity 15; at seventy-steps-of-slumber; chronicle miskatonic-library; hand john-hay-library => ana offered pass
    (Inside the Dreamlands one travels as elsewhere.)
    sanity 15; at tramp-steamer; chronicle celephais; hand dylath-leen => ana offered play:dylath-leen …
  MY-DIM-08: Arkham of another age is another Arkham
    (Nobody of ours is found there, and it is not round the corner, though one may cross.)
    sanity 15; at drowned-arkham; hand walter-gilman => ana refused only play:walter-gilman MY-ALLY-02
    sanity 15; at <miskatonic-library door-of-years>; hand <walter-gilman drowned-arkham>
      => ana offered play:<walter-gilman drowned-arkham> …
    sanity 15; at motor-car; chronicle drowned-arkham; hand miskatonic-library => ana refused only play:miskatonic-library MY-DIM-04
    (For a story it is no Location of Arkham.)
    sanity 15; at the-witch-house; chronicle christchurch-cemetery walter-gilman brown-jenkin dream-sending; hand dreams-in-crooked-rooms
      => ana offered play:dreams-in-crooked-rooms …
    sanity 15; at the-witch-house; chronicle drowned-arkham walter-gilman brown-jenkin dream-sending; hand dreams-in-crooked-rooms
      => ana not offered play:dreams-in-crooked-rooms
`)

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
