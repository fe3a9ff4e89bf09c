import { defined, type PieceView } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { inPlayOf } from '../rules/pieces.ts'
import type { Quantities } from '../rules/shape.ts'
import { table } from './duel.ts'
import { position, type Said, type Table } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const everything = `at miskatonic-library; chronicle sentinel-hill zoog; deck deep-one shoggoth; hand dhole; discard ghast;
    allies walter-gilman; artifacts jade-amulet; tomes al-azif+elder-sign; events full-moon: nobody; threat ghoul;
    greatOldOnes bokrug`
const seenBy = (t: Table, seat: string, zone: string): readonly PieceView[] => t.table.view(seat).zones[zone]?.pieces ?? []
const known = (t: Table, seat: string, zone: string): boolean => seenBy(t, seat, zone).every(({ faces }) => 'front' in faces)

tell(`
# where cards lie
  MY-ZONE-01: each player has a Deck, a Hand, a Discard Pile, a Chronicle, a Threat, and areas for Allies, Tomes, Artifacts and Events
    at miskatonic-library; chronicle sentinel-hill zoog; deck deep-one shoggoth; hand dhole; discard ghast; allies walter-gilman;
      artifacts jade-amulet; tomes al-azif+elder-sign; events full-moon: nobody; threat ghoul; greatOldOnes bokrug | hand gug
      => ana deck 2 cards, hand 1 cards, discard 1 cards, chronicle 2 cards, threat 1 cards, allies 1 cards, tomes 1 cards,
      artifacts 1 cards, events 1 cards; ben deck none, hand 1 cards, discard none, chronicle none, threat none, allies none, tomes none,
      artifacts none, events none
  MY-ZONE-13: a discarded card lies on the Discard Pile and comes back by recomposition or lobotomy
    hand betrayal | allies earl-sawyer -> ana play:betrayal => ben discard earl-sawyer
    discard earl-sawyer @ from recomposition ana, pause -> ana yes => ana discard none, deck earl-sawyer, hand none
    discard earl-sawyer @ from lobotomy ana, pause -> ana yes => ana discard none, deck none, hand earl-sawyer
  MY-ZONE-14: a buried card goes to the bottom of its owner’s Chronicle
    hand library-theft | at ponape; chronicle sentinel-hill zoog; tomes regnum-congo -> ana play:library-theft
      => ben chronicle sentinel-hill zoog regnum-congo
# how cards lie
  MY-ZONE-05: upright and face up is how a card comes to lie
    at marsh-refinery; hand jade-amulet -> ana play:jade-amulet => jade-amulet not crossed, not inverted, up
    (A card that leaves play is put right again.)
    hand landslide | at sentinel-hill inverted; chronicle ponape -> ana play:landslide => ben discard sentinel-hill;
      sentinel-hill not inverted
  MY-ZONE-06: crossed: a Location one walks to, an Artifact that has been used
    at miskatonic-library; artifacts clay-bas-relief; hand john-hay-library; deck ghoul -> ana use:clay-bas-relief
      =+ clay-bas-relief crossed -> ben pass, ana play:john-hay-library =+ john-hay-library crossed
  MY-ZONE-07: inverted: a Location whose Gate is spent, a Great Old One in its second Round
    at sentinel-hill; hand ghoul; greatOldOnes bokrug -> ana threat:ghoul =+ sentinel-hill inverted -> until ana lobotomy | turn pass
      =+ bokrug inverted
  MY-ZONE-08: face down: a Spell cast this Round, or a card switched off
    tomes al-azif+dream-sending; hand swoon | allies earl-sawyer -> ana cast:dream-sending =+ dream-sending face down -> ben pass,
      ana play:swoon =+ earl-sawyer face down
`)

describe('where cards lie', () => {
  rule(
    'MY-ZONE-02 MY-ZONE-03 MY-ZONE-04',
    'what is laid out is in play, not what lies in the Chronicle, Hand, Deck or Discard Pile',
    () => {
      const t = table(everything)
      const { kernel } = t.table
      const laid = inPlayOf(kernel, 'ana').map((piece) => kernel.def(piece).id)
      expect(laid.sort()).toEqual(['al-azif', 'elder-sign', 'full-moon', 'jade-amulet', 'miskatonic-library', 'walter-gilman'])
      // What is in play works: also Threat and Great Old Ones; the rest is silent.
      const works = <Q extends keyof Quantities>(ana: Said, what: Quantities[Q], quantity: Q) =>
        table(ana).table.kernel.number(quantity, what)
      expect(works('greatOldOnes nyarlathotep', { who: 'ana' }, 'handMax')).toBe(4)
      for (const zone of ['chronicle', 'hand', 'deck', 'discard'] as const)
        expect(works({ [zone]: ['nyarlathotep'] }, { who: 'ana' }, 'handMax'), zone).toBe(6)
    },
  )

  rule('MY-ZONE-11', 'Tomes lie face up, each with its Spells beneath', () => {
    const t = table('at miskatonic-library; tomes al-azif+elder-sign regnum-congo+raise-the-dead')
    const spells = (tome: string) => t.zone(`under:${t.piece(tome)}`)
    expect([spells('al-azif'), spells('regnum-congo')]).toEqual([['elder-sign'], ['raise-the-dead']])
    expect(known(t, 'ben', 'tomes:ana')).toBe(true)
  })

  rule('MY-ZONE-12', 'a lasting Event lies apart from one’s own cards and shows everybody whom it befalls', () => {
    const t = table('hand hydrophobia').does('ana play:hydrophobia, ana ben', 'ana events hydrophobia')
    for (const seat of ['ana', 'ben'])
      expect(seenBy(t, seat, 'events:ana')[0]).toMatchObject({ faces: { front: 'event:hydrophobia' }, attributes: { target: 'ben' } })
  })
})

describe('how cards lie', () => {
  rule('MY-ZONE-09', 'a Threat is face down to be secret, not to be switched off', () => {
    const t = table('at innsmouth-wharves; allies earl-sawyer; threat graveyard-skeleton')
    expect([known(t, 'ana', 'threat:ana'), known(t, 'ben', 'threat:ana')]).toEqual([true, false])
    // It is not offered to be turned up, and its points count.
    expect(t.offered('ana')).toEqual(['pass'])
    const fight = position({ seats: { ana: 'threat graveyard-skeleton', ben: 'sanity 9' }, from: [{ step: 'combat' }] })
    expect(fight.untilAsk('ana', 'prompt.lobotomy', { 'prompt.lobotomy': 'no' }).get('ben', 'sanity')).toBe(8)
  })

  rule('MY-ZONE-10', 'the Chronicle lies face up', () => {
    const t = table(everything)
    expect(seenBy(t, 'ben', 'chronicle:ana').map(({ faces }) => faces.front)).toEqual(['location:sentinel-hill', 'monster:zoog'])
    // A Monster that was face down in a Threat is buried face up.
    const fight = position({ seats: { ana: 'threat ghoul', ben: {} }, from: [{ step: 'combat' }] }).untilAsk('ana', 'prompt.lobotomy')
    expect(fight.table.kernel.up(fight.piece('ghoul', 'chronicle:ana'))).toBe('front')
  })

  rule('MY-RULING-12', 'inverted is neither crossed nor face down: public, at work, and left alone by the end of the Round', () => {
    const t = position({
      seats: { ana: 'at sentinel-hill inverted; greatOldOnes nyarlathotep', ben: {} },
      marks: { nyarlathotep: { inverted: true } },
      from: [{ step: 'turnUp' }, { step: 'turn', args: { seat: 'ana' } }],
    })
    expect([t.get(t.piece('sentinel-hill'), 'inverted'), t.get(t.piece('nyarlathotep'), 'inverted')]).toEqual([true, true])
    expect(t.table.kernel.number('handMax', { who: 'ben' })).toBe(4)
    expect([known(t, 'ben', 'greatOldOnes:ana'), known(t, 'ben', 'here:ana')]).toEqual([true, true])
  })
})

describe('who may look', () => {
  rule('MY-RULING-57', 'Chronicle, Discard Pile, Tomes and Spells are open to all, a cast Spell too', () => {
    const t = table(`${everything}; tomes al-azif+dream-sending`).does('ana cast:dream-sending')
    const spells = defined(Object.keys(t.table.view('ben').zones).find((zone) => zone.startsWith('under:')))
    for (const zone of ['chronicle:ana', 'discard:ana', 'tomes:ana', spells]) {
      expect(seenBy(t, 'ben', zone).length, zone).toBeGreaterThan(0)
      expect(known(t, 'ben', zone), zone).toBe(true)
    }
    expect(known(t, 'ben', 'hand:ana')).toBe(false)
  })
})
