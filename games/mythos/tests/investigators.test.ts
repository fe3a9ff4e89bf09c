import { play, rule } from '@miskatonic/testing'
import { names } from '@miskatonic/testing/pictures'
import { describe, expect, vi } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { mythos } from '../rules/game.ts'
import { idIn, rowsOf } from './catalogue.ts'
import { position, type Table } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

type Rolls = { readonly [seat: string]: readonly number[] }
/** A table whose players are these, by seat; `rolls` are what they throw for EDU. */
function sit(who: { readonly [seat: string]: string | null }, rolls: Rolls = {}): Table {
  const seats = Object.keys(who)
  const options = { decks: seats.map(() => ({ cards: SIXTY })), investigators: Object.values(who) }
  const chance = Object.fromEntries(Object.entries(rolls).map(([seat, faces]) => [`education:${seat}`, faces.map((face) => [face])]))
  return play(mythos, { seats, options, chance })
}
const SIXTY = names(
  'ghoul mi-go zoog ghast gug shantak deep-one elder-thing dhole shoggoth moon-beast night-gaunt man-of-leng flying-polyp winged-hound',
).flatMap((id) => [id, id, id, id])
const education = (t: Table): number[] => t.table.kernel.seats.map((seat) => t.get(seat, 'education'))

tell(`
# what an Investigator is
  MY-INV-04: the Newspaper Woman draws a card at her first CITY of the Round
    is newspaper-woman; at miskatonic-library; hand christchurch-cemetery; deck ghoul -> ana play:christchurch-cemetery
      =+ ghoul deck:ana→hand:ana
    is private-eye; at miskatonic-library; hand christchurch-cemetery; deck ghoul -> ana play:christchurch-cemetery
      == christchurch-cemetery hand:ana→here:ana; miskatonic-library here:ana→chronicle:ana
  MY-INV-10: the Investigator fills no place in a story, and no text lays hands on the card
    hand any-story => ana refused only play:any-story MY-ADV-21
    hand any-story; at ponape => ana offered play:any-story …
    (A whole Round, a lobotomy in it: the card lies where it lay, and nobody could send it anywhere.)
    at ponape; threat ghoul => table round 2; ana offered pass, offered pass … -> ana pass => table round 2; ben offered pass,
      offered pass … -> ben pass => table round 2; ana offered yes no, not offered pass, offered yes … -> ana yes => table round 2;
      ben offered yes no, not offered pass, offered yes … -> ben yes => table round 3; ana investigator private-eye;
      ben investigator private-eye
  MY-INV-11: an Investigator adds nothing to Threat or defence: what nobody absorbs is SAN
    sanity 12; threat mi-go | sanity 12 @ combat -> until ana lobotomy => ana sanity 12; ben sanity 9; private-eye worth 0
  MY-INV-12 MY-INV-13: a language is for reading Tomes; with Allies one can always talk
    is private-eye; at the-witch-house; hand regnum-congo edward-derby => ana refused play:regnum-congo MY-TOME-02,
      offered play:edward-derby …
    is private-eye; at the-witch-house; hand regnum-congo edward-derby; is professor-of-classics => ana offered play:regnum-congo …
    (Zann speaks German and French, the Investigator neither, and he defends all the same.)
    allies erich-zann | threat ghoul @ combat -> until ana defend => ana offered defend:ben:erich-zann …
# years of education
  MY-INV-08: at equal SAN the higher EDU goes first, in the Round and in Combat
    sanity 9; education 10 | sanity 9; education 20 @ from round => ben asked prompt.turn
    sanity 9; education 10 | sanity 9; education 20 @ combat => table first ben
`)

describe('choosing', () => {
  rule('MY-INV-01 MY-INV-14', 'every character of section 9.4 is offered, and each player takes exactly one', () => {
    const t = sit({ ana: null, ben: null })
    const all = rowsOf('I').map(idIn)
    t.expectAsk('ana', 'prompt.investigator', all).expectAsk('ben', 'prompt.investigator', all)
    t.does('ana aviatrix, ben ships-captain', 'ana investigator aviatrix; ben investigator ships-captain')
  })

  rule('MY-INV-02 MY-INV-05', 'two may be the same, though their EDU is alike', () => {
    const t = sit({ ana: null, ben: null }, { ana: [6], ben: [1] })
    t.does('ana aviatrix, ben aviatrix', 'ana investigator aviatrix; ben investigator aviatrix; ana asked prompt.turn')
  })
})

describe('what an Investigator is', () => {
  rule('MY-INV-03', 'EDU, starting SAN, languages, the least and the most cards in Hand', () => {
    const t = sit({ ana: 'professor-of-classics', ben: 'ships-captain' })
    expect(education(t)).toEqual([21, 10])
    expect([t.get('ana', 'sanity'), t.get('ben', 'sanity')]).toEqual([13, 17])
    const { kernel } = t.table
    expect(['ana', 'ben'].map((who) => [kernel.number('handMin', { who }), kernel.number('handMax', { who })])).toEqual([
      [4, 7],
      [3, 6],
    ])
    const knows = (who: string) =>
      (['latin', 'greek', 'spanish'] as const).filter((language) => kernel.number('language', { who, language }) > 0)
    expect([knows('ana'), knows('ben')]).toEqual([['latin', 'greek'], ['spanish']])
  })

  rule('MY-INV-09', 'everything has its own place around the Investigator', () => {
    const t = position({
      seats: {
        ana: `at miskatonic-library; chronicle sentinel-hill; threat ghoul; tomes al-azif+elder-sign; allies walter-gilman;
          artifacts jade-amulet`,
        ben: {},
      },
    })
    const zones = Object.entries(t.table.view('ben').zones)
    const lies = (start: string) => zones.filter(([zone, { count }]) => zone.startsWith(start) && count > 0).map(([, { count }]) => count)
    for (const zone of names('investigator:ana chronicle:ana here:ana threat:ana tomes:ana allies:ana artifacts:ana under:'))
      expect(lies(zone), zone).toEqual([1])
  })

  rule('MY-RULING-04', 'one starting SAN each, and for everybody 0 and 20 are the bounds', () => {
    for (const { id, sanity } of investigators) {
      expect(sanity).toBeGreaterThan(0)
      const t = position({ seats: { ana: `is ${id}; sanity 19; hand rest-cure`, ben: {} } }).choose('ana', 'play:rest-cure')
      expect(t.get('ana', 'sanity'), id).toBe(20)
    }
  })
})

describe('years of education', () => {
  rule('MY-INV-06', 'MY-EX-03: alike, both roll, and the higher adds the difference', () => {
    const t = sit({ ana: 'newspaper-woman', ben: 'newspaper-woman' }, { ana: [5], ben: [2] })
    expect(education(t)).toEqual([17, 14])
  })

  rule('MY-INV-07 MY-RULING-05', 'MY-EX-04: again, until no two are alike', () => {
    const t = sit({ ana: 'newspaper-woman', ben: 'newspaper-woman', eva: 'dream-poet' }, { ana: [5, 3, 1], ben: [2], eva: [3, 6] })
    expect(education(t)).toEqual([17, 14, 22])
  })

  rule('MY-RULING-05', 'of three, each adds what the own roll is above the lowest', () => {
    const all = 'newspaper-woman'
    const t = sit({ ana: all, ben: all, eva: all }, { ana: [6], ben: [1], eva: [4] })
    expect(education(t)).toEqual([19, 14, 17])
    // The die has six sides.
    expect(() => sit({ ana: all, ben: all }, { ana: [7], ben: [1] })).toThrow()
  })
})
