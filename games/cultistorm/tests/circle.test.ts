import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { SYMBOLS } from '../rules/shape.ts'
import { crystals, ending, minds, scene } from './scene.ts'

/* The terror circle, altars, and the finale. */

const advances = (n: number) => Array.from({ length: n }, () => 'terror')

rule(
  ['CS-EX-52', 'CS-TERR-01', 'CS-ALTAR-01', 'CS-ALTAR-07', 'CS-RULING-05', 'CS-RULING-03', 'CS-ALTAR-02', 'CS-ALTAR-03', 'CS-ALTAR-04'],
  'a lap brings one crystal to each place and one altar',
  () => {
    const table = scene({ crystals: { shield: 1 } }, ...advances(5)).expectAsk('ana', 'activate-location')
    expect(crystals(table)).toEqual([2, 1, 1, 1, 1])
    table.choose('ana', 'eye')
    expect([table.zone('altar:eye').length, table.zone('site:eye').length, table.state.terror]).toEqual([1, 0, 'shield'])
  },
)

rule(['CS-ALTAR-05'], 'with all five activated a lap brings nothing', () => {
  const altars = { shield: 'sanatorium', tentacle: 'old-harbour', eye: 'town-hall', planet: 'observatory', star: 'police-station' }
  const table = scene({ terror: 'star', altars }, 'terror')
  expect(table.table.ask?.about.key).toBe('pick-some')
  // The last that is left is activated without a choice.
  const { star: _dormant, ...four } = altars
  const last = scene({ terror: 'star', altars: four }).put('police-station', 'site:star')
  last.arrange(() => {}, [{ step: 'terror' }, { step: 'curtain' }])
  expect(last.zone('altar:star')).toEqual(['police-station'])
})

rule(['CS-ALTAR-06', 'CS-TERR-07', 'CS-TERR-08', 'CS-RULING-06'], 'laps outside the terror phase count too, step by step', () => {
  const table = scene({ seats: 4, terror: 'planet', ancients: { eye: 'hastur' }, columns: { shield: 3, eye: 1 } }, 'arrival')
  table.expectAsk('ana', 'activate-location')
  expect(crystals(table)).toEqual([1, 0, 0, 0, 1])
  table.choose('ana', 'star')
  expect(crystals(table)).toEqual([1, 1, 1, 0, 1])
})

rule(
  ['CS-EX-53', 'CS-TERR-03', 'CS-TERR-04', 'CS-TERR-06', 'CS-TERR-11', 'CS-RULING-06'],
  'a card is carried out and replaced before the lap is looked at',
  () => {
    const table = scene({ terror: 'star', ring: { shield: 'missing-persons' }, crystals: { shield: 3 }, marker: 'shield' }, 'terror')
    table.expectAsk('ana', 'activate-location')
    expect([table.state.marker, table.zone('terror-discard'), crystals(table)[0], table.zone('ring:shield').length]).toEqual([
      'eye',
      ['missing-persons'],
      0,
      1,
    ])
  },
)

rule(['CS-EX-54', 'CS-RULING-04', 'CS-TERR-09'], 'every fifth advance falls on the End-of-Game card, from the fourth on', () => {
  const fourth = scene({}, ...advances(4))
  expect(crystals(fourth)[4]).toBe(1)
  expect([
    scene({ terror: 'planet', crystals: { star: 4 } }, 'terror').state.finale,
    scene({ terror: 'planet', crystals: { star: 5 } }, 'terror').state.finale,
  ]).toEqual([false, true])
})

rule(
  ['CS-TERR-10', 'CS-EX-54', 'CS-RULING-04'],
  'the circle is the clock: the twenty-ninth advance, and no earlier one, begins the finale',
  () => {
    const table = scene({ crystals: { shield: 1 } })
    for (let advance = 1; advance <= 29; advance++) {
      expect(table.state.finale, `before advance ${advance}`).toBe(false)
      table.arrange(
        (w, t) => {
          for (const slot of ['shield', 'tentacle', 'eye', 'planet'] as const) w.set(`ring:${slot}`, 'crystals', 0)
          for (const slot of SYMBOLS) w.put(t.inZone(`site:${slot}`), `altar:${slot}`)
        },
        [{ step: 'terror' }, { step: 'curtain' }],
      )
    }
    expect(table.state.finale).toBe(true)
  },
)

rule(['CS-EX-55', 'CS-TERR-05'], 'the top card of the terror deck goes to the bottom before one is laid', () => {
  const table = scene(
    { ring: { tentacle: 'missing-persons' }, crystals: { tentacle: 3 }, terrorDeck: ['whispers', 'shivers', 'panic'], only: true },
    'terror',
  )
  expect([table.zone('ring:tentacle'), table.zone('terror-deck')]).toEqual([['shivers'], ['panic', 'whispers']])
})

rule(['CS-RULING-07'], 'an empty terror deck is made of the discards; a single card is simply laid', () => {
  const single = scene({ ring: { tentacle: 'missing-persons' }, crystals: { tentacle: 3 }, terrorDeck: ['whispers'], only: true }, 'terror')
  expect(single.zone('ring:tentacle')).toEqual(['whispers'])
  const two = scene(
    { ring: { tentacle: 'missing-persons' }, crystals: { tentacle: 3 }, terrorDeck: ['whispers', 'shivers'], only: true },
    'terror',
  )
  expect([two.zone('ring:tentacle'), two.zone('terror-deck')]).toEqual([['shivers'], ['whispers']])
  const none = scene({ ring: { tentacle: 'missing-persons' }, crystals: { tentacle: 3 }, terrorDeck: [], only: true }, 'terror')
  expect(none.zone('ring:tentacle')).toEqual(['missing-persons'])
})

rule(['CS-TERR-02', 'CS-SETUP-22'], 'the number on its back is known, its face is not', () => {
  const view = JSON.stringify(scene({ ring: { shield: 'panic' } }).table.view('ana').zones['ring:shield'])
  expect([view.includes('terror-back/5'), view.includes('terror/panic')]).toEqual([true, false])
})

rule(['CS-RULING-08'], 'a lasting card lies open until the next turn ends', () => {
  const table = scene(
    { ring: { tentacle: 'broken-lamps' }, crystals: { tentacle: 2 }, turn: 3, detectives: { ana: { hand: ['fresh-lead'] } } },
    'terror',
    'deliberation',
  )
  expect([table.zone('omens'), table.refused('ana')['investigate:1']]).toEqual([['broken-lamps'], ['CS-FRAME-06']])
  table.arrange((w) => w.set('table', 'turn', 3), [{ step: 'turnEnd' }])
  expect(table.zone('omens')).toEqual(['broken-lamps'])
  const later = scene({ turn: 4 }).put('broken-lamps', 'omens')
  later.arrange((w, t) => w.set(t.inZone('omens')[0] as string, 'until', 4), [{ step: 'turnEnd' }])
  expect(later.zone('omens')).toEqual([])
})

rule(
  ['CS-ENDG-01', 'CS-ENDG-03', 'CS-ENDG-04', 'CS-ENDG-05', 'CS-RULING-77', 'CS-RULING-78'],
  'the sixth crystal turns the End-of-Game card: its text, and an Ancient One of the second wave',
  () => {
    const table = scene({ terror: 'planet', crystals: { star: 5 }, marker: 'tentacle' }, 'terror')
    expect([table.zone('finale'), table.get('the-last-night#1', 'crystals'), table.zone('lair:tentacle').length]).toEqual([
      ['the-last-night'],
      5,
      1,
    ])
    expect(['cthulhu', 'yog-sothoth', 'azathoth']).toContain(table.zone('lair:tentacle')[0])
  },
)

rule(['CS-ENDG-09', 'CS-RULING-78'], 'afterwards the place takes no crystal and nothing begins again', () => {
  const table = scene({ terror: 'planet' }).arrange(
    (w, t) => {
      w.put(t.inZone('ring:star'), 'finale', { face: 'front' })
      w.set('table', 'finale', true)
    },
    [{ step: 'terror' }, { step: 'curtain' }],
  )
  expect([crystals(table)[4], table.zone('lair:shield')]).toEqual([0, []])
})

rule(['CS-EX-57', 'CS-ENDG-06', 'CS-ENDG-07'], 'in the finale a second Ancient One comes beside the first', () => {
  const table = scene(
    { terror: 'planet', crystals: { star: 5 }, marker: 'tentacle', ancients: { eye: 'dagon' }, columns: { eye: 1 } },
    'terror',
  )
  expect([table.zone('lair:eye'), table.zone('lair:tentacle').length, minds(table).every((n) => n >= 1)]).toEqual([['dagon'], 1, true])
})

rule(['CS-ENDG-10', 'CS-ENDG-11'], 'the countdown of the last night ends the game', () => {
  const night = (n: number) =>
    scene({}).arrange(
      (w, t) => {
        w.put(t.inZone('ring:star'), 'box')
        const card = Object.keys(t.raw.pieces).find((piece) => piece.startsWith('the-last-night')) ?? w.make('the-last-night', 'box')
        w.put(card, 'finale', { face: 'front' })
        w.set(card, 'crystals', n)
        w.set('table', 'finale', true)
      },
      [{ step: 'phase', args: { phase: 'cultists' } }, { step: 'curtain' }],
    )
  expect([ending(night(1)), night(1).get('the-last-night#1', 'crystals'), ending(night(0))]).toEqual([null, 0, 'countdown'])
})

rule(
  ['CS-TERR-12', 'CS-COMBAT-07', 'CS-RULING-63'],
  'a terror card that a lost fight sets off is carried out before the next fight',
  () => {
    const table = scene(
      { ring: { tentacle: 'missing-persons' }, crystals: { tentacle: 3 }, detectives: { ana: { at: 'eye' }, bea: { at: 'eye' } } },
      { step: 'combatTurnEnd', args: { who: 'ana' } },
    )
    expect([table.zone('terror-discard'), table.state.marker]).toEqual([['missing-persons'], 'eye'])
  },
)
