import { hashJson, restore, save } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { mythos } from '../rules/game.ts'
import { position, type Said, someone, type Table } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const decks = ['the-arkham-faculty', 'the-order-of-the-reef', 'physicians-of-providence']
const open = (seed = 'one', n = 2, chance = {}): Table =>
  play(mythos, { seats: ['ana', 'ben', 'eva'].slice(0, n), seed, options: { decks: decks.slice(0, n) }, chance })
/** Nobody has put a card into play yet. */
const first = (ana: Said): Table =>
  position({ seats: { ana: { sanity: 13, ...someone(ana) }, ben: {} } }).arrange((w) => void w.set('ana', 'begun', false))

tell(`
# before the first Location
  MY-SETUP-05: it is DAY and one is OUTDOORS, and nothing else
    sanity 13 -> mark ana begun-false => ana not is-night, not is-indoors, not is-city, not is-countryside,
      not is-tomePlace, not is-artifactPlace, not is-waterside, not is-library, not is-past
    (Whoever is OUTDOORS is found by the storm.)
    sanity 9; at miskatonic-library; tomes al-azif+call-the-storm | sanity 9 -> ana cast:call-the-storm => ana sanity 7; ben sanity 8
  MY-SETUP-08: an Event that needs a certain Location cannot be the first card
    sanity 13; hand diving-bell-descent pact-with-the-outer-ones walpurgis-eve nightfall -> mark ana begun-false
      => ana offered play:nightfall pass
  MY-SETUP-09 MY-RULING-08: MY-EX-10: the first Location is laid upright, though it is COUNTRYSIDE, and begins the Chronicle
    sanity 13; hand sentinel-hill ghoul -> mark ana begun-false, ana play:sentinel-hill == ana sanity 13→12;
      sentinel-hill hand:ana→here:ana -> ben pass => ana offered threat:ghoul …
  MY-RULING-08: it may be anywhere, in another dimension too, unless it names how it is reached
    sanity 13; hand british-museum ponape celephais lost-valley yuggoth city-of-the-elder-things -> mark ana begun-false
      => ana offered play:british-museum play:ponape play:celephais play:lost-valley pass, refused play:yuggoth MY-RULING-08
    (After an Event that is no journey the same freedom holds.)
    sanity 13; deck zoog; hand celephais university-grant -> mark ana begun-false, ana play:university-grant, ben pass
      => ana offered play:celephais …
    (After a journey it is judged from New England.)
    sanity 13; hand tramp-steamer lakes-antarctic-camp british-museum celephais -> mark ana begun-false, ana play:tramp-steamer, ben pass
      => ana offered play:lakes-antarctic-camp play:british-museum …, refused only play:celephais MY-DIM-04
    sanity 13; hand ox-cart british-museum sentinel-hill -> mark ana begun-false, ana play:ox-cart
      => ana asked prompt.destination: sentinel-hill stay
`)

describe('before the first Round', () => {
  rule('MY-SETUP-01', 'an Investigator each, with its SAN', () => {
    open().shows('ana investigator professor-of-classics; ben investigator heir-of-innsmouth; ana sanity 13; ben sanity 15')
  })

  rule('MY-SETUP-02', 'ties of EDU are settled before anybody draws', () => {
    const t = play(mythos, {
      seats: ['ana', 'ben'],
      options: { decks: ['the-arkham-faculty', 'the-arkham-faculty'] },
      chance: { 'education:ana': [[2], [1]], 'education:ben': [[2], [4]] },
    })
    expect([t.get('ana', 'education'), t.get('ben', 'education')]).toEqual([21, 24])
    const told = t.table.kernel.events.map((event) => event.told.ana?.key)
    expect(told).toEqual([...Array(4).fill('log.education'), 'log.drew', 'log.drew', 'log.round'])
    // At SAN 13 each, the higher EDU begins.
    t.expectAsk('ben', 'prompt.turn')
  })

  rule('MY-SETUP-03 MY-RULING-50', 'decks are shuffled by the seed: nobody knows their order, and chance is written down', () => {
    const hands = (seed: string) => open(seed).zone('hand:ana').sort()
    expect(hands('one')).toEqual(hands('one'))
    expect(hands('one')).not.toEqual(hands('two'))
    const t = open()
    for (const seat of ['ana', 'ben']) expect(t.table.view(seat).zones['deck:ana']?.pieces).toEqual([])
    // Whoever opens the written table again finds the same cards in hand and to come.
    const again = restore(mythos, JSON.parse(JSON.stringify(save(t.table)))).table
    expect(again.view('ana').zones['hand:ana']).toEqual(t.table.view('ana').zones['hand:ana'])
    expect(hashJson(again.kernel.raw)).toBe(hashJson(t.table.kernel.raw))
  })

  rule('MY-SETUP-04', 'thirteen cards each, which only their owner sees', () => {
    const t = open('one', 3)
    for (const seat of ['ana', 'ben', 'eva']) {
      expect(t.zone(`hand:${seat}`)).toHaveLength(13)
      for (const watcher of ['ana', 'ben', 'eva']) {
        const seen = t.table.view(watcher).zones[`hand:${seat}`]
        expect(seen?.count).toBe(13)
        expect(seen?.pieces.filter(({ faces }) => 'front' in faces).length, `${watcher} of ${seat}`).toBe(watcher === seat ? 13 : 0)
      }
    }
  })

  rule('MY-SETUP-06', 'the rest is the Mythos Deck, forty-seven cards, and beside it an empty Discard Pile', () => {
    const t = open()
    expect(t.table.view('ben').zones['deck:ana']?.count).toBe(47)
    expect(t.zone('discard:ana')).toEqual([])
  })
})

describe('before the first Location', () => {
  rule('MY-SETUP-07', 'MY-EX-09: the first card of all is a Location or an Event', () => {
    const t = first('deck zoog; hand sentinel-hill university-grant zadok-allen ghoul elder-sign tramp-steamer')
    expect(t.offered('ana')).toEqual(expect.arrayContaining(['play:sentinel-hill', 'play:university-grant', 'play:tramp-steamer', 'pass']))
    expect(t.offered('ana')).toHaveLength(4)
    for (const [card, rules] of Object.entries(t.refused('ana'))) expect(rules, card).toContain('MY-SETUP-07')
    // A Spell for a bearer on the table would be refused for nothing else.
    expect(first('tomes al-azif; hand elder-sign').refused('ana')).toEqual({ 'play:elder-sign': ['MY-SETUP-07'] })
    // After it, anything: here a Spell.
    const later = first('deck zoog; tomes al-azif; hand university-grant elder-sign')
    later.does('ana play:university-grant, ben pass', 'ana offered play:elder-sign …')
  })
})
