import { botAnswers } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { missions } from '../../content/expansions/stormOfCultists.ts'
import { bots } from '../../index.ts'
import type { Slot } from '../../rules/shape.ts'
import { type Picture, scene } from '../scene.ts'

/* What careful bots make of what expansions offer: positions in which the better move is plain to see. */

type Table = ReturnType<typeof scene>
type Change = Parameters<Table['arrange']>[0]
/** The preparation phase of that table, with these pieces put somewhere and what is changed besides. */
function prepared(picture: Picture, put: { readonly [piece: string]: string } = {}, change: Change = () => {}): Table {
  const table = scene({ ...picture, phase: 'preparation', only: true, itemDeck: [] })
  for (const [piece, zone] of Object.entries(put)) table.put(piece, zone)
  return table.arrange(change, [{ step: 'deliberation' }])
}
function says(table: Table, seat = 'ana') {
  const { named, why } = botAnswers(bots.careful, table.table, seat)
  return [named, why]
}

/** An Initiate of the Black Wood at the Star: tentacle, eye, planet. */
const columns = { star: ['shield-1'] }

describe('help from afar', () => {
  const options = { distantHelp: 'pair' }
  const bea = { at: 'star', hand: ['keen-glance', 'celestial-chart'] } as const
  const picture: Picture = { seats: 2, options, columns, detectives: { ana: { at: 'eye' }, bea } }

  test('a symbol from afar goes to whom it lets win', () => {
    const table = prepared(picture, { 'loan-of-the-tentacle': 'help:1' })
    expect(says(table)).toEqual(['use:help/loan-of-the-tentacle/0', 'why.lend'])
    table.choose('ana', 'use:loan-of-the-tentacle/0')
    expect(says(table)).toEqual(['bea', null])
    table.choose('ana', 'bea')
    expect(says(table, 'bea')).toEqual(['target:cultist/shield-1', 'why.target'])
  })

  test('comfort goes to whoever is closest to madness', () => {
    const detectives = { ana: { at: 'eye', madness: 1 }, bea: { at: 'planet', madness: 3 } } as const
    const table = prepared({ seats: 2, options, detectives }, { 'letter-of-comfort': 'help:1' })
    expect(says(table)).toEqual(['use:help/letter-of-comfort/0', 'why.help'])
    expect(says(table.choose('ana', 'use:letter-of-comfort/0'))[0]).toBe('bea')
  })
})

describe('rituals', () => {
  test('whoever has the experience learns', () => {
    const table = prepared({ options: { darkRituals: true } }, { 'quiet-mind': 'rituals' }, (w) => w.set('ana', 'experience', 3))
    expect(says(table)[1]).toBe('why.learn')
  })
})

describe('blots and civilians', () => {
  test('cards that serve nothing dissolve a blot, those that win a fight do not', () => {
    const blot = (hand: readonly string[]) =>
      prepared({ options: { rorschach: true }, columns, detectives: { ana: { at: 'star', hand } } }, { 'blot-dagon-1': 'blots' })
    // Tentacle and eye.
    expect(says(blot(['whispered-formula', 'keen-glance']))).toEqual(['use:blot/blot-dagon-1/0', 'why.dissolve'])
    expect(says(blot(['whispered-formula', 'keen-glance', 'celestial-chart']))[1]).toBe('why.target')
  })

  test('a civilian is led away', () => {
    const detectives = { ana: { at: 'eye', hand: ['stand-firm', 'guiding-light'] } } as const
    const table = prepared({ options: { innocentVictims: true }, detectives }, { nurse: 'civilians:eye' })
    expect(says(table)).toEqual(['use:civilian/nurse/0', 'why.rescue'])
  })
})

test('who stands where another world gapes marks its Ancient One', () => {
  const picture: Picture = {
    options: { otherworlds: true },
    ancients: { eye: 'dagon' },
    columns: { eye: ['shield-1'] },
    detectives: { ana: { at: 'eye', hand: ['whispered-formula', 'keen-glance', 'celestial-chart'], targets: ['shield-1'] } },
  }
  const worlds = (open: boolean) => says(prepared(picture, open ? { 'sunken-reef': 'otherworld:eye' } : {}))
  expect([worlds(true), worlds(false)[1]]).toEqual([['target:ancient/dagon', 'why.guard'], 'why.ready'])
})

describe('nights of the campaign', () => {
  const night = (id: string, picture: Picture) => {
    const mission = missions.findIndex((one) => one.id === id)
    return { ...picture, options: { stormOfCultists: { mission, retry: false, points: 0, scars: 0, carried: {} } } }
  }
  const witnessAt = (slot: Slot, escorted: number) =>
    prepared(night('the-witness', { detectives: { ana: { at: 'tentacle' }, bea: { at: 'star' }, carl: { at: 'star' } } }), {}, (w) => {
      w.set('table', 'witness', slot)
      w.set('table', 'escorted', escorted)
    })

  test('the witness is taken along, until she has been around', () => {
    expect(says(witnessAt('tentacle', 1))).toEqual(['move:eye', 'why.escort'])
    expect(says(witnessAt('tentacle', 5))[1]).not.toBe('why.escort')
    expect(says(witnessAt('eye', 1))[1]).not.toBe('why.escort')
  })

  test('the besieged location comes before any other', () => {
    // Both show tentacle, eye and planet, and neither is at home.
    const picture = night('siege', {
      marker: 'tentacle',
      columns: { shield: ['star-6', 'eye-3'], star: ['shield-1', 'eye-4'] },
      detectives: {
        ana: { at: 'tentacle', hand: ['whispered-formula', 'keen-glance', 'celestial-chart'] },
        bea: { at: 'planet' },
        carl: { at: 'planet' },
      },
    })
    const besieged = (slot: Slot) => says(prepared(picture, {}, (w) => w.set('table', 'besieged', slot)))[0]
    expect([besieged('star'), besieged('shield')]).toEqual(['move:star', 'move:shield'])
  })
})
