import { defined } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { locations } from '../content/locations.ts'
import type { LocationCard, Mode, Tag } from '../content/nodes.ts'
import { number, priceOf } from './duel.ts'
import { changes, type Position, pause, position, type Said, type Someone, someone, type Table } from './position.ts'

/* Every Location, gone to. ana reads Latin and has 12 SAN; a Skeleton, a Tome and a torch show what the place is good for. */

const BY: { readonly [mode in Mode]?: string } = {
  sea: 'tramp-steamer',
  air: 'dirigible',
  underwater: 'the-u-29',
  space: 'flight-through-the-aether',
}
const table = (ana: Said, more: Partial<Position> = {}): Table =>
  position({ seats: { ana: { is: 'professor-of-classics', sanity: 12, ...someone(ana) }, ben: 'sanity 10' }, ...more })

/** The way to it: an Exotic Place by its first mode, any other as the first Location of all. */
function onTheWay({ access, needs }: LocationCard): Someone {
  const mode = access?.[0]
  return {
    ...(mode ? { at: BY[mode], chronicle: ['miskatonic-library'] } : {}),
    ...(needs ? { allies: ['prof-william-dyer'] } : {}),
  }
}

describe('laid from the Hand', () => {
  test.each(locations.map((card) => [card.id, card] as const))('%s', (id, card) => {
    const way = onTheWay(card)
    const t = table({ ...way, hand: [id, 'graveyard-skeleton', 'regnum-congo', 'electric-torch'], deck: ['ghoul'] })
    const draws = card.onPlay ? ['ghoul deck:ana→hand:ana'] : []
    const left = way.at ? [`${way.at} here:ana→chronicle:ana`] : []
    const paid = card.sanity ? [`ana sanity 12→${12 + card.sanity}`] : []
    expect(changes(t, () => t.choose('ana', `play:${id}`))).toEqual([`${id} hand:ana→here:ana`, ...left, ...paid, ...draws].sort())
    t.choose('ben', 'pass')
    const good = { gate: 'threat:graveyard-skeleton', tome: 'play:regnum-congo', artifact: 'play:electric-torch' }
    const offered = t.offered('ana')
    expect(Object.entries(good).flatMap(([what, key]) => (offered.includes(key) ? [what] : []))).toEqual([
      ...(card.gate ? ['gate'] : []),
      ...(card.attributes.includes('tomePlace') ? ['tome'] : []),
      ...(card.attributes.includes('artifactPlace') ? ['artifact'] : []),
    ])
    const has = (attribute: Tag) => number(t, 'attribute', { who: 'ana', attribute }) > 0
    const others: Tag[] = [
      'cemetery',
      'church',
      'hospital',
      'lair',
      'library',
      'lodging',
      'museum',
      'ruins',
      'underground',
      'university',
      'waterside',
    ]
    expect([...others, 'wilderness', 'night', 'indoors'].filter((tag) => has(tag as Tag)).sort()).toEqual(
      card.generics.filter((generic) => generic !== 'day' && generic !== 'outdoors').sort(),
    )
  })
})

describe('Exotic Places and closed Islands', () => {
  const travelling = (id: string, mode: Mode): Table =>
    table({ at: defined(BY[mode]), chronicle: ['miskatonic-library'], allies: ['prof-william-dyer'], hand: [id] })
  const places = locations.filter(({ access, closedTo }) => access || closedTo)
  test.each(places.map((card) => [card.id, card] as const))('%s by its modes alone', (id, { access, closedTo }) => {
    const modes = Object.keys(BY) as Mode[]
    const open = access ?? (['sea', 'air'] as const).filter((mode) => !closedTo?.includes(mode))
    expect(modes.filter((mode) => travelling(id, mode).offered('ana').includes(`play:${id}`)).sort()).toEqual([...open].sort())
    for (const mode of closedTo ?? []) expect(travelling(id, mode).refused('ana')[`play:${id}`]).toEqual(['MY-TRAVEL-18'])
  })

  test('plateau-of-leng: out of the Dreamlands by a permission', () => {
    const from = (chronicle: string) => table(`at the-awakening; chronicle ${chronicle}; hand plateau-of-leng`).offered('ana')
    expect(from('celephais')).toContain('play:plateau-of-leng')
    expect(from('miskatonic-library')).not.toContain('play:plateau-of-leng')
  })

  test.each([
    [[], ['MY-TRAVEL-21']],
    [['private-detective'], ['MY-TRAVEL-21']],
    [['aviator'], undefined],
    [['dr-herbert-west'], undefined],
  ])('city-of-the-elder-things with %j', (allies, refused) => {
    const t = table({ at: 'dirigible', chronicle: ['miskatonic-library'], allies, hand: ['city-of-the-elder-things'] })
    expect(t.refused('ana')['play:city-of-the-elder-things']).toEqual(refused)
  })
})

describe('prices', () => {
  test.each([
    ['devil-reef', 'deep-one', 0],
    ['innsmouth-wharves', 'deep-one', 1],
    ['devil-reef', 'ghoul', 1],
    ['curwens-pawtuxet-vaults', 'reanimated-corpse', 0],
    ['curwens-pawtuxet-vaults', 'baron-ferenczy', 1],
    ['curwens-pawtuxet-vaults', 'deep-one', 1],
    ['ladd-observatory', 'flight-through-the-aether', 1],
    ['ladd-observatory', 'pact-with-the-outer-ones', 0],
    ['ladd-observatory', 'aeroplane-charter', 1],
    ['rlyeh', 'star-spawn-of-rlyeh', 2],
    ['rlyeh', 'deep-one', 1],
    ['the-witch-house', 'daemonolatreia', 0], // the Professor's first Tome: the house itself lowers Spells only
  ])('at %s, %s costs %i', (at, card, price) => {
    expect(priceOf(table(`at ${at}; hand ${card}`), card)).toBe(price)
  })

  test.each([
    ['the-witch-house', 'ana sanity 12→11', 'withering-word', 2],
    ['widener-library', 'ana sanity 12→10', 'withering-word', 2],
  ])('at %s a Spell of 2 is cast: %s', (at, paid, spell) => {
    const t = position({
      seats: { ana: `sanity 12; at ${at}; tomes al-azif+${spell}`, ben: 'sanity 10; allies earl-sawyer' },
    })
    expect(changes(t, () => t.choose('ana', `cast:${spell}`))).toContain(paid)
  })
})

describe('texts', () => {
  test('arkham-sanitarium: no Cultist, as an Ally or otherwise', () => {
    const t = table('at arkham-sanitarium; hand keziah-mason walter-gilman').shows('ana offered play:walter-gilman pass')
    expect(Object.keys(t.refused('ana')).sort()).toEqual(['play:keziah-mason', 'threat:keziah-mason'])
    expect(table('at the-witch-house; hand keziah-mason').offered('ana')).toContain('play:keziah-mason')
  })

  test.each([
    ['gilman-house-hotel', [], 11],
    ['gilman-house-hotel', ['earl-sawyer'], 11],
    ['gilman-house-hotel', ['zadok-allen'], 12],
    ['gilman-house-hotel', ['joe-sargent'], 12],
    ['yuggoth', ['zadok-allen'], 11],
    ['miskatonic-library', [], 12],
  ])('the end of a Round at %s with %j leaves %i SAN', (at, allies, sanity) => {
    const t = table({ at, allies }, { phase: 'end', from: [{ step: 'printedEnd' }, pause] })
    expect([t.get('ana', 'sanity'), t.get('ben', 'sanity')]).toEqual([sanity, 10])
  })

  test('the-strange-high-house gives the permission', () => {
    const hand = ['the-enchanted-wood']
    expect(table(`at the-strange-high-house; hand ${hand}`).offered('ana')).toContain('play:the-enchanted-wood')
    expect(table(`at kingsport-harbour; hand ${hand}`).refused('ana')['play:the-enchanted-wood']).toEqual(['MY-DIM-04'])
  })

  test.each([
    ['cavern-of-flame', false],
    ['the-enchanted-wood', true],
  ])('from %s one walks to Sarkomand; crossed: %s', (at, crossed) => {
    const t = table(`at ${at}; hand sarkomand`).choose('ana', 'play:sarkomand')
    expect([t.zone('here:ana'), t.get(t.piece('sarkomand'), 'crossed')]).toEqual([['sarkomand'], crossed])
  })
  test('cavern-of-flame opens on the Dreamlands alone', () => {
    expect(table('at cavern-of-flame; hand miskatonic-library').offered('ana')).toEqual(['pass'])
  })

  test.each([
    ['exham-priory', 2],
    ['copps-hill-burying-ground', 1],
  ])('Rats played at %s have %i', (at, value) => {
    const t = table(`at ${at}; hand rats-of-exham ghoul`).choose('ana', 'threat:rats-of-exham')
    expect(number(t, 'value', { piece: t.piece('rats-of-exham'), who: 'ana' })).toBe(value)
  })

  test.each([
    ['court-of-the-daemon-sultan', []],
    ['yuggoth', ['ghoul', 'mi-go']],
  ])('whoever leaves %s keeps %j', (at, kept) => {
    const t = table(`at ${at}; hand flight-through-the-aether ghoul mi-go`).choose('ana', 'play:flight-through-the-aether')
    expect(t.zone('hand:ana').sort()).toEqual(kept)
  })
})
