import { defined } from '@miskatonic/kernel'
import { names } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { locations } from '../content/locations.ts'
import type { LocationCard, Mode, Tag } from '../content/nodes.ts'
import { number } from './duel.ts'
import { changes, type Position, position, type Said, type Someone, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

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
    const others = names('cemetery church hospital lair library lodging museum ruins underground university waterside')
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
})

tellDuels(`
# Exotic Places
  plateau-of-leng: out of the Dreamlands by a permission
    at the-awakening; chronicle celephais; hand plateau-of-leng => ana offered play:plateau-of-leng …
    at the-awakening; chronicle miskatonic-library; hand plateau-of-leng => ana not offered play:plateau-of-leng
  city-of-the-elder-things: needs an Explorer or a Scientist
    at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things
      => ana refused play:city-of-the-elder-things MY-TRAVEL-21
    at dirigible; chronicle miskatonic-library; allies private-detective; hand city-of-the-elder-things
      => ana refused play:city-of-the-elder-things MY-TRAVEL-21
    at dirigible; chronicle miskatonic-library; allies <aviator dr-herbert-west>; hand city-of-the-elder-things
      => ana offered play:city-of-the-elder-things …

# prices: the Professor’s first Tome of a Round is free
  devil-reef: Deep Ones cost less
    is professor-of-classics; at <devil-reef innsmouth-wharves devil-reef>; hand <deep-one deep-one ghoul>
      => <deep-one deep-one ghoul> price <0 1 1>
  curwens-pawtuxet-vaults: UNDEAD Monsters cost less
    is professor-of-classics; at curwens-pawtuxet-vaults; hand <reanimated-corpse baron-ferenczy deep-one>
      => <reanimated-corpse baron-ferenczy deep-one> price <0 1 1>
  ladd-observatory: Space travel costs less
    is professor-of-classics; at ladd-observatory; hand <flight-through-the-aether pact-with-the-outer-ones aeroplane-charter>
      => <flight-through-the-aether pact-with-the-outer-ones aeroplane-charter> price <1 0 1>
  rlyeh: Star-Spawn cost less
    is professor-of-classics; at rlyeh; hand <star-spawn-of-rlyeh deep-one> => <star-spawn-of-rlyeh deep-one> price <2 1>
  the-witch-house: Spells alone cost less
    is professor-of-classics; at the-witch-house; hand daemonolatreia => daemonolatreia price 0
    at <the-witch-house widener-library>; tomes al-azif+withering-word | allies earl-sawyer -> ana cast:withering-word
      => ana sanity <11 10>

# texts
  arkham-sanitarium: no Cultist, as an Ally or otherwise
    at arkham-sanitarium; hand keziah-mason walter-gilman => ana offered play:walter-gilman pass,
      refused play:keziah-mason threat:keziah-mason
    at the-witch-house; hand keziah-mason => ana offered play:keziah-mason …
  gilman-house-hotel: 1 SAN at the end of a Round, without somebody of Innsmouth
    at gilman-house-hotel @ phase end; from printedEnd, pause => ana sanity 11; ben sanity 10
    at gilman-house-hotel; allies <earl-sawyer zadok-allen joe-sargent> @ phase end; from printedEnd, pause => ana sanity <11 12 12>
    at yuggoth; allies zadok-allen @ phase end; from printedEnd, pause => ana sanity 11; ben sanity 10
    at miskatonic-library @ phase end; from printedEnd, pause => ana sanity 12; ben sanity 10
  the-strange-high-house: gives the permission
    at the-strange-high-house; hand the-enchanted-wood => ana offered play:the-enchanted-wood …
    at kingsport-harbour; hand the-enchanted-wood => ana refused play:the-enchanted-wood MY-DIM-04
  cavern-of-flame: opens on the Dreamlands alone, and on all of them
    at cavern-of-flame; hand sarkomand -> ana play:sarkomand => ana here sarkomand; sarkomand not crossed
    at the-enchanted-wood; hand sarkomand -> ana play:sarkomand => ana here sarkomand; sarkomand crossed
    at cavern-of-flame; hand miskatonic-library => ana offered pass
  exham-priory: Rats played there are stronger
    at <exham-priory copps-hill-burying-ground>; hand rats-of-exham ghoul -> ana threat:rats-of-exham => rats-of-exham worth <2 1>
  court-of-the-daemon-sultan: whoever leaves it keeps nothing
    at court-of-the-daemon-sultan; hand flight-through-the-aether ghoul mi-go -> ana play:flight-through-the-aether => ana hand none
    at yuggoth; hand flight-through-the-aether ghoul mi-go -> ana play:flight-through-the-aether => ana hand {ghoul mi-go}
`)
