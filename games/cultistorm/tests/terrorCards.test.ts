import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { SYMBOLS } from '../rules/shape.ts'
import { crowds, crystals, ending, minds, type Picture, scene } from './scene.ts'

/* Each terror card and both End-of-Game cards, set off by the crystal that is missing. */

const [TE, EY, PL] = ['whispered-formula', 'keen-glance', 'celestial-chart']
const NUMBER: { readonly [card: string]: number } = {
  ...{ 'distant-drums': 2, shivers: 2, 'restless-symbols': 2, whispers: 2, 'the-stars-are-right': 2, 'the-gate-trembles': 2 },
  ...{ 'broken-lamps': 3, 'sea-fog': 3, 'thieves-in-the-night': 3, gathering: 3, 'the-sky-opens': 3 },
  ...{ 'missing-persons': 4, 'tied-tongues': 4, defilement: 4, 'it-has-come': 4 },
  ...{ panic: 5, 'blood-price': 5, 'uneasy-sleep': 5, 'dark-omen': 6, 'black-sabbath': 6 },
}
/** The card lies at the Tentacle with one crystal too few; the terror phase comes, then what is asked for. */
const strikes = (card: string, more: Picture = {}, ...steps: readonly string[]) => {
  const elsewhere = { shield: 'panic', planet: 'black-sabbath', eye: 'blood-price' }
  const ring = { ...Object.fromEntries(Object.entries(elsewhere).filter(([, one]) => one !== card)), tentacle: card }
  return scene({ ...more, ring, crystals: { ...more.crystals, tentacle: (NUMBER[card] ?? 0) - 1 } }, 'terror', ...steps)
}

test.each(Object.entries(NUMBER))('%s is carried out by crystal %i and not before, and leaves the circle', (card, number) => {
  const early = scene(
    { ring: { tentacle: card, eye: 'blood-price', planet: 'black-sabbath', shield: 'panic' }, crystals: { tentacle: number - 2 } },
    'terror',
  )
  expect([early.zone('ring:tentacle'), crystals(early)[1]]).toEqual([[card], number - 1])
  const due = strikes(card, { detectives: { ana: { madness: 1 } } })
  const gone = [...due.zone('terror-discard'), ...due.zone('omens'), ...due.zone('omen-to-come'), ...due.zone('omen')]
  expect(gone).toContain(card)
})

describe('what they do', () => {
  test('distant-drums: a cultist by the marker', () => {
    const table = strikes('distant-drums', { marker: 'eye' })
    expect([crowds(table), table.state.marker]).toEqual([[0, 0, 1, 0, 0], 'planet'])
  })

  test('shivers: whoever has fewest tokens gets one, and the players choose among equals', () => {
    expect(minds(strikes('shivers', { detectives: { ana: { madness: 2 }, bea: { madness: 1 }, carl: { madness: 2 } } }))).toEqual([2, 2, 2])
    const tied = strikes('shivers', { detectives: { ana: { madness: 2 }, bea: { madness: 1 }, carl: { madness: 1 } } })
    expect(minds(tied.choose('ana', 'carl'))).toEqual([2, 1, 2])
  })

  test('broken-lamps: nobody investigates', () => {
    const table = strikes('broken-lamps', { detectives: { ana: { hand: ['fresh-lead'] } } }, 'preparation')
    expect(table.offered('ana')).not.toContain('investigate:1')
  })

  test('restless-symbols: all cultist dice are rolled again', () => {
    const chance = Object.fromEntries(['shield', 'tentacle', 'eye', 'planet', 'star'].map((slot, i) => [`cultist-die:${slot}`, [[5 - i]]]))
    const { kernel } = strikes('restless-symbols', { chance }).table
    expect(['shield', 'tentacle', 'eye', 'planet', 'star'].map((slot) => kernel.get(`slot:${slot}`, 'die'))).toEqual([
      'star',
      'planet',
      'eye',
      'tentacle',
      'shield',
    ])
  })

  test('whispers: each discards a card, if there is one', () => {
    const table = strikes('whispers', { detectives: { ana: { hand: [TE, EY] }, bea: { hand: [PL] } } }).choose('ana', [EY])
    expect(['ana', 'bea', 'carl'].map((who) => table.zone(`hand:${who}` as never))).toEqual([[TE], [], []])
  })

  test('missing-persons: the marker goes on by two, and nobody comes', () => {
    const table = strikes('missing-persons', { marker: 'planet' })
    expect([table.state.marker, crowds(table)]).toEqual(['shield', [0, 0, 0, 0, 0]])
  })

  test('sea-fog: every move costs a token, the first too, until the next turn ends', () => {
    const table = strikes('sea-fog', { turn: 3 }, 'preparation').choose('ana', 'move:star').choose('ana', 'move:eye')
    expect(minds(table)[0]).toBe(2)
    const later = scene({ turn: 4 }).put('sea-fog', 'omens')
    later.arrange((w, t) => w.set(t.inZone('omens')[0] as string, 'until', 4), [{ step: 'turnEnd' }])
    expect(later.zone('omens')).toEqual([])
  })

  test('thieves-in-the-night: whoever has two items loses one', () => {
    const detectives = { ana: { items: ['laudanum', 'lucky-coin'] }, bea: { items: ['dynamite'] } }
    const table = strikes('thieves-in-the-night', { detectives }).choose('ana', 'laudanum')
    expect([table.zone('items:ana'), table.zone('items:bea')]).toEqual([['lucky-coin'], ['dynamite']])
  })

  test('uneasy-sleep: whoever has no token or one gets one', () => {
    expect(minds(strikes('uneasy-sleep', { detectives: { ana: { madness: 1 }, bea: { madness: 2 } } }))).toEqual([2, 2, 1])
  })

  test('gathering: a cultist where there are fewest, the first clockwise, and the marker stays', () => {
    const table = strikes('gathering', { columns: { shield: 2, tentacle: 1, eye: 1, planet: 2, star: 2 }, marker: 'star' })
    expect([crowds(table), table.state.marker]).toEqual([[2, 2, 1, 2, 2], 'star'])
  })

  test('dark-omen: a cultist by the marker, and the die there is rolled again', () => {
    const table = strikes('dark-omen', { marker: 'star', chance: { 'cultist-die:star': [[3]] } })
    expect([crowds(table), table.get('slot:star', 'die')]).toEqual([[0, 0, 0, 0, 1], 'eye'])
  })

  test('black-sabbath: two cultists by the marker', () => {
    expect(crowds(strikes('black-sabbath', { marker: 'planet' }))).toEqual([0, 0, 0, 1, 1])
  })

  test('panic: a token for each, at once', () => {
    expect(minds(strikes('panic'))).toEqual([1, 1, 1])
    expect(ending(strikes('panic', { detectives: { bea: { madness: 4 } } }))).toBe('madness')
  })

  rule('CS-RULING-08', 'tied-tongues: in the next turn as many supports as there are detectives, not twice as many', () => {
    const detectives = { carl: { hand: ['talking-cure'] }, bea: { madness: 2 } }
    const now = strikes('tied-tongues', { turn: 3, detectives }).arrange((w) => w.set('carl', 'supports', 3), [{ step: 'deliberation' }])
    expect(now.offered('carl')).toContain('support:talking-cure:bea')
    const later = (supports: number) =>
      strikes('tied-tongues', { turn: 3, detectives }, 'turnEnd')
        .untilAsk('carl', 'prepare', { 'choose-discards': [] })
        .arrange((w, t) => {
          w.set('carl', 'supports', supports)
          w.put(
            Object.keys(t.raw.pieces).filter((piece) => piece.startsWith('talking-cure')),
            'hand:carl',
          )
        })
        .offered('carl')
        .includes('support:talking-cure:bea')
    expect([later(2), later(3)]).toEqual([true, false])
  })

  test('defilement: a trophy of the location with most goes back; the players choose among equals', () => {
    const table = strikes('defilement', { offered: { eye: ['star', 'star'], planet: ['eye'] }, supply: { star: 5 } })
    expect([table.get('slot:eye', 'offered'), table.get('slot:planet', 'offered'), table.state.supply.star]).toEqual([['star'], ['eye'], 6])
    const tied = strikes('defilement', { offered: { eye: ['star'], planet: ['eye'] } }).choose('ana', 'planet')
    expect([tied.get('slot:eye', 'offered'), tied.get('slot:planet', 'offered')]).toEqual([['star'], []])
  })

  test.each(['the-stars-are-right', 'the-gate-trembles'])('%s: an Ancient One comes', (card) => {
    const table = strikes(card, { marker: 'eye', columns: { eye: 2 } })
    expect([table.zone('lair:eye').length, minds(table)]).toEqual([1, [1, 1, 1]])
  })

  test('blood-price: whoever has trophies gives one back', () => {
    const detectives = { ana: { trophies: ['eye', 'star'] as const }, bea: { trophies: ['planet'] as const } }
    const table = strikes('blood-price', { detectives }).choose('ana', 'star')
    expect(['ana', 'bea', 'carl'].map((who) => table.get(who, 'trophies'))).toEqual([['eye'], [], []])
  })

  test('it-has-come: an Ancient One, then a cultist where the marker has gone', () => {
    const table = strikes('it-has-come', { marker: 'eye' })
    expect([table.zone('lair:eye').length, crowds(table), table.state.marker]).toEqual([1, [0, 0, 0, 1, 0], 'star'])
  })

  test('the-sky-opens: an Ancient One, and a card of each', () => {
    const table = strikes('the-sky-opens', { marker: 'eye', detectives: { ana: { hand: [TE] }, bea: { hand: [EY] } } })
    expect([table.zone('lair:eye').length, table.zone('hand:ana'), table.zone('hand:bea')]).toEqual([1, [], []])
  })
})

describe('the end', () => {
  const finale = (end: string, more: Picture = {}) =>
    scene({ ...more, end, terror: 'planet', crystals: { ...more.crystals, star: 5 }, marker: 'eye' }, 'terror')

  test('the-last-night: all cards but two go, and five more cultist phases are left', () => {
    const table = finale('the-last-night', { detectives: { ana: { hand: [TE, EY, PL] } } }).choose('ana', [TE])
    expect([table.zone('hand:ana').length, table.get('the-last-night#1', 'crystals'), table.zone('lair:eye').length]).toEqual([2, 5, 1])
  })

  test('the-open-sky: terror and dice at once; no seal card while the second wave is in play; more terror for the rest of the game', () => {
    const table = finale('the-open-sky')
    // Star by the phase, Shield by the card; an altar is due there.
    expect(table.state.terror).toBe('shield')
    const seals = (ancient: 'cthulhu' | 'dagon') => {
      const ana = { at: 'star' as const, seals: ['star'] as const }
      const picture = {
        offered: { star: ['eye', 'eye', 'eye'] as const },
        ancients: { eye: ancient },
        columns: { eye: 2 },
        detectives: { ana },
      }
      return scene(picture)
        .put('the-open-sky', 'finale', { face: 'front' })
        .arrange(() => {}, [{ step: 'sealing' }, { step: 'curtain' }])
        .offered('ana')
        .includes('seal')
    }
    expect([seals('cthulhu'), seals('dagon')]).toEqual([false, true])
    const hastened = scene({})
      .put('the-open-sky', 'finale', { face: 'front' })
      .arrange(() => {}, [{ step: 'terror' }, { step: 'curtain' }])
    expect(hastened.state.terror).toBe('eye')
  })
})

describe('Ancient Ones of the second wave', () => {
  const arriving = (ancient: string, more: Picture = {}) =>
    scene({ end: 'the-open-sky', terror: 'planet', marker: 'eye', crystals: { star: 5 }, ...more }).arrange(
      (w, t) => {
        const others = t.inZone('ancients-second').filter((piece) => !piece.startsWith(ancient))
        w.put(others, 'box')
        for (const slot of SYMBOLS) w.put(t.inZone(`site:${slot}`), `altar:${slot}`)
      },
      [{ step: 'terror' }, { step: 'curtain' }],
    )

  test('cthulhu: each discards two cards as it comes', () => {
    const table = arriving('cthulhu', { detectives: { ana: { hand: [TE, EY, PL] }, bea: { hand: [PL] } } })
    table.choose('ana', [TE, EY])
    expect([table.zone('lair:eye'), table.zone('hand:ana'), table.zone('hand:bea')]).toEqual([['cthulhu'], [PL], []])
  })

  test('yog-sothoth: a cultist at each of the next two locations, and every move costs a token', () => {
    expect(crowds(arriving('yog-sothoth'))).toEqual([0, 0, 0, 1, 1])
    const moved = scene({ ancients: { eye: 'yog-sothoth' }, columns: { eye: 1 } }, 'preparation').choose('ana', 'move:star')
    expect(minds(moved)[0]).toBe(1)
  })

  test('azathoth: two steps of terror as it comes', () => {
    // To the Star by the phase, one on by The Open Sky, two by Azathoth.
    expect(arriving('azathoth').state.terror).toBe('eye')
  })
})
