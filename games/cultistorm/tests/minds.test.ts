import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { ending, minds, type Picture, scene } from './scene.ts'

/* Where madness comes from, and what the end of a sealing leaves of it. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })

describe('every source of madness the rules name', () => {
  const preparing = (picture: Picture) => scene(picture, 'preparation')
  const one = { columns: { eye: ['shield-1'] } }
  const ana = { at: 'eye' as const, targets: ['shield-1'] }
  const SOURCES: readonly (readonly [source: string, tokens: readonly number[], play: () => ReturnType<typeof scene>])[] = [
    [
      'a general help',
      [1, 1, 0],
      () => preparing({ detectives: { ana: { hand: ['stand-firm'] } } }).choose('ana', 'support:stand-firm:bea'),
    ],
    ['a second move', [1, 0, 0], () => preparing({}).choose('ana', 'move:star').choose('ana', 'move:eye')],
    [
      'a reroll',
      [1, 0, 0],
      () => {
        const table = scene({ ...one, detectives: { ana: { ...ana, dice: ['star'], items: ['lucky-coin'] } } }, turnOf('ana'))
        return table.choose('ana', 'fight:shield-1').choose('ana', 'reroll:detective-die')
      },
    ],
    ['a lost fight', [1, 0, 0], () => scene({ ...one, detectives: { ana } }, turnOf('ana')).choose('ana', 'fight:shield-1')],
    ['a fight declined', [1, 0, 0], () => scene({ ...one, detectives: { ana } }, turnOf('ana')).choose('ana', 'decline')],
    ['an Ancient One that comes', [1, 1, 1], () => scene({ columns: { shield: 3 }, cultists: ['eye-1'] }, 'arrival')],
    [
      'one that cannot come',
      [1, 1, 1],
      () => scene({ columns: { shield: 3, eye: 1 }, ancients: { eye: 'dagon' }, cultists: ['eye-1'] }, 'arrival'),
    ],
    [
      'an attack on one',
      [1, 0, 0],
      () => {
        const table = scene(
          { ancients: { eye: 'dagon' }, detectives: { ana: { ...ana, dice: ['star'], targets: ['dagon'] } } },
          turnOf('ana'),
        )
        return table.choose('ana', 'fight:dagon')
      },
    ],
    [
      'sealing among cultists',
      [2, 0, 0],
      () => {
        const sealer = { at: 'eye' as const, seals: ['eye'] as const }
        return scene({ columns: { eye: 2 }, offered: { eye: ['eye', 'eye', 'eye'] }, detectives: { ana: sealer } }, 'sealing').choose(
          'ana',
          'seal',
        )
      },
    ],
    [
      'the third level',
      [1, 0, 0],
      () => preparing({ detectives: { ana: { level: 2, trophies: ['star', 'star', 'star'] } } }).choose('ana', 'develop:star'),
    ],
    [
      'the text of a card',
      [1, 1, 1],
      () => scene({ ring: { tentacle: 'panic', eye: 'blood-price' }, crystals: { tentacle: 4 } }, 'terror'),
    ],
  ]
  for (const [source, tokens, played] of SOURCES)
    rule('CS-MAD-10', source, () => {
      expect(minds(played())).toEqual(tokens)
    })
})

rule('CS-SEAL-15', 'nothing heals before the sealing; whoever survives it is healed in a later preparation', () => {
  const sealer = (madness: number) => ({ at: 'eye' as const, madness, seals: ['eye'] as const, items: ['laudanum'] })
  const picture = (madness: number): Picture => ({
    columns: { eye: 2 },
    altars: { eye: 'sanatorium' },
    offered: { eye: ['eye', 'eye', 'eye'] },
    detectives: { ana: sealer(madness), bea: { at: 'eye' } },
  })
  const before = scene(picture(3), 'sealing')
  expect(before.offered('ana').sort()).toEqual(['done', 'seal'])
  expect(ending(before.choose('ana', 'seal'))).toBe('madness')
  const survivor = scene(picture(2), 'sealing', 'preparation').choose('ana', 'seal')
  expect(minds(survivor)[0]).toBe(4)
  expect(minds(survivor.choose('ana', 'use:laudanum/0'))[0]).toBe(1)
})

rule('CS-SUPP-22', 'what a help costs the helped one by its text comes on top of the madness of a general card', () => {
  const picture = { detectives: { ana: { hand: ['search-party'] }, bea: { hand: ['stand-firm'], deck: ['keen-glance', 'guiding-light'] } } }
  const table = scene(picture, 'preparation').choose('ana', 'support:search-party:bea')
  expect(minds(table)).toEqual([1, 1, 0])
  table.choose('bea', ['stand-firm'])
  expect([table.zone('discard:bea'), table.zone('hand:bea').sort()]).toEqual([['stand-firm'], ['guiding-light', 'keen-glance']])
})
