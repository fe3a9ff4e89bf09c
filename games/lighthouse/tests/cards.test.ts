import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { isFulfilled } from '../rules/endings.ts'
import { loseNerve, recoverNerve } from '../rules/keepers.ts'
import { loseShip, saveShips } from '../rules/ships.ts'
import { test as tested } from '../rules/test.ts'
import { openCracks } from '../rules/tracks.ts'
import { type Picture, scene, script } from './scene.ts'

const night = (id: string, picture: Picture = {}) => scene({ nights: [id], ...picture }, 'nightCard')
const watch = (picture: Picture) => scene(picture, { step: 'watch', args: { who: 'ana' } })
const save = (id: string, picture: Picture = {}) => script({ channel: [id], ...picture }, (t) => saveShips(t, [`${id}#1`], 'ana'))
const beam = (picture: Picture) => scene(picture, 'beam')
const fulfilled = (purpose: string, picture: Picture, keeper: object = {}) => {
  const at = script({ ...picture, keepers: { ana: { purpose, ...keeper } } }, (t) => t.change(() => {}))
  return isFulfilled(at.t, 'ana')
}

/** What each card does when it is resolved. */
const resolved: { readonly [id: string]: () => void } = {
  'ground-swell': () => {
    const at = night('ground-swell', { fleet: ['ironclad'], keepers: { ana: { at: 'rocks' }, bea: { at: 'rocks', nerve: 1 } } })
    expect([at.nerve('ana'), at.t.get('bea', 'lost')]).toEqual([3, true])
    expect(at.cards('channel')).toEqual(['ironclad'])
  },
  pinholes: () => {
    const kept = night('pinholes', { oil: 3, keepers: { ana: { kit: ['flask'] } } }).does('ana', 'yes')
    expect(kept.about).toBe('pay-with')
    kept.does('ana', 'find')
    expect([kept.t.state.oil, kept.cards('kit:ana'), kept.nerve('ana')]).toEqual([3, [], 4])
    expect(night('pinholes', { oil: 3 }).does('ana', 'no').t.state.oil).toBe(1)
  },
  'thirteenth-wake': () => {
    expect(night('thirteenth-wake').does('ana', 'sight').cards('channel')).toHaveLength(1)
    expect(night('thirteenth-wake', { dark: 2 }).does('ana', 'advance-dark').t.state.dark).toBe(3)
    expect(night('thirteenth-wake', { dark: 2, fleet: [], only: true }).t.state.dark).toBe(3)
  },
  'salt-fog': () => {
    const at = night('salt-fog', { keepers: { ana: { at: 'tower', kit: ['storm-lantern'] }, bea: { at: 'tower' } } })
    expect(at.t.number('light', {})).toBe(1)
    expect(at.t.explain('light', {}).parts.map(({ amount }) => amount)).toEqual([2, -1])
  },
  'dead-calm': () => {
    const at = night('dead-calm', { channel: ['grain-barge'] })
    expect(at.t.number('need', { ship: 'grain-barge#1' })).toBe(2)
    expect(at.t.allowed('thing:appear', { thing: 'deep-one#1' })).toMatchObject([{ rule: 'LH-NIGHT-04' }])
  },
  knocking: () => {
    const at = night('knocking', { deep: ['deep-one'], chance: { 'test:ana': [[1, 1, 1, 6]], 'test:bea': [[1, 1, 1, 1]] } }).does(
      'bea',
      'no',
    )
    expect([at.nerve('ana'), at.nerve('bea'), at.cards('shore')]).toEqual([4, 3, ['deep-one']])
  },
  'st-elmos-fire': () => {
    const at = scene({ nights: ['st-elmos-fire'], dark: 1, keepers: { ana: { at: 'tower' } } }, 'nightCard', 'council')
    expect(at.t.number('light', {})).toBe(3)
    at.does('ana', 'ready')
    expect([at.t.number('light', {}), at.t.state.dark]).toEqual([0, 2])
  },
  'the-call': () => {
    const at = night('the-call', { keepers: { bea: { purpose: 'the-tides-betrothed' }, ana: { purpose: 'the-clerk' } } })
    at.does('ana', 'stay').does('bea', 'answer')
    expect(at.t.get('bea', 'offerings')).toBe(1)
  },
  'drowned-choir': () => {
    const at = night('drowned-choir', { keepers: { ana: { purpose: 'the-tally' }, bea: { purpose: 'the-clerk' } } })
    at.does('ana', 'stay').does('bea', 'stay').does('ana', 'lose-nerve').does('bea', 'mark')
    expect([at.nerve('ana'), at.nerve('bea'), at.t.size('skin:bea')]).toEqual([3, 4, 1])
  },
  'wall-of-water': () => {
    const wave = (face: number) => night('wall-of-water', { chance: { roll: [[face]] } })
    expect([3, 4].map((face) => wave(face).cards('masonry').length)).toEqual([2, 1])
    expect(wave(1).cards('shore')).toHaveLength(1)
  },
  'bells-below': () => {
    expect(night('bells-below', { dark: 2 }).t.state.dark).toBe(3)
    const chance = { 'test:ana': [[6, 1, 1, 1]], 'test:bea': [[1, 1, 1, 1]] }
    const at = night('bells-below', { dark: 2, shore: ['drowned-sailor'], chance }).does('bea', 'no')
    expect([at.t.state.dark, at.t.size('skin:ana'), at.t.size('skin:bea')]).toEqual([2, 0, 1])
  },

  'storm-lantern': () => {
    const lit = (at: 'tower' | 'bed') =>
      scene({ keepers: { ana: { at, kit: ['storm-lantern'] }, bea: { at: 'tower' } } }, 'council').t.number('light', {})
    expect([lit('tower'), lit('bed')]).toEqual([3, 1])
  },
  'hemp-rope': () => {
    const at = script({ keepers: { bea: { kit: ['hemp-rope'] } } }, (t) => loseNerve(t, 'ana', 2))
    expect(at.ask).toMatchObject({ seat: 'bea' })
    at.does('bea', 'hemp-rope#1/0')
    expect([at.nerve('ana'), at.cards('find-discard')]).toEqual([3, ['hemp-rope']])
    expect(script({ keepers: { ana: { kit: ['hemp-rope'] } } }, (t) => loseNerve(t, 'ana', 2)).nerve('ana')).toBe(2)
  },
  harpoon: () => {
    const at = script({ keepers: { ana: { kit: ['harpoon'] } } }, (t) => t.change(() => {}))
    expect(at.t.number('dice', { who: 'ana', skill: 'knack', modifier: 0, against: 'thing' })).toBe(4)
    expect(at.t.number('dice', { who: 'ana', skill: 'knack', modifier: 0, against: null })).toBe(2)
  },
  sextant: () => {
    const play = {
      keepers: { ana: { kit: ['sextant'] } },
      chance: {
        'test:ana': [
          [1, 2],
          [5, 5],
        ],
        'reroll:ana': [[6]],
      },
    }
    const at = script(play, function* (t) {
      yield* tested(t, 'ana', { skill: 'knack' })
      yield* tested(t, 'ana', { skill: 'knack' })
    }).does('ana', 'sextant#1/0')
    expect(at.heard('bea').filter((line) => line.startsWith('Los dados'))).toEqual(['Los dados son ahora 6, 2.'])
    expect(at.ended()).toBe(true)
  },
  dory: () => {
    const at = watch({ keepers: { ana: { at: 'bed', kit: ['dory'] } } }).does('ana', 'use:dory#1/0')
    expect(at.offered('ana')).toEqual(['tower', 'stores', 'rocks'])
    at.does('ana', 'rocks')
    expect(at.offered('ana')).toContain('comb')
  },
  flask: () => {
    const at = watch({ keepers: { ana: { at: 'bed', nerve: 2, kit: ['flask'] }, bea: { nerve: 1 } } }).does('ana', 'use:flask#1/0', 'bea')
    expect([at.nerve('ana'), at.nerve('bea'), at.cards('find-discard')]).toEqual([2, 3, ['flask']])
  },
  'black-wick': () => {
    const at = beam({ oil: 0, keepers: { ana: { at: 'tower', kit: ['black-wick'] } } })
    expect(at.ask).toMatchObject({ kind: 'number', max: 1 })
    at.does('ana', 1)
    expect([at.nerve('ana'), at.t.state.burned]).toEqual([3, 1])
  },
  barometer: () => {
    const nights = ['knocking', 'the-call', 'pinholes', 'salt-fog']
    const at = scene({ nights, keepers: { ana: { kit: ['barometer'] } } }, 'council').does('ana', 'use:barometer#1/0')
    expect(at.table.view('bea').zones['night-deck']?.pieces[0]?.faces).toEqual({})
    at.does('ana', ['pinholes#1', 'knocking#1', 'the-call#1'])
    expect(at.cards('night-deck').slice(0, 4)).toEqual(['pinholes', 'knocking', 'the-call', 'salt-fog'])
  },
  'drowned-diary': () => {
    const at = scene({ keepers: { ana: { kit: ['drowned-diary'] }, bea: { purpose: 'the-clerk' } } }, 'council').does(
      'ana',
      'use:drowned-diary#1/0',
    )
    expect(at.heard('ana').at(-1)).toBe('El Propósito de bea es «El contable».')
    expect(at.heard('bea').at(-1)).toBe('ana ha mirado tu Propósito.')
    expect(at.cards('find-discard')).toEqual(['drowned-diary'])
  },
  'flare-pistol': () => {
    const at = scene({ shore: ['weed-mother'], keepers: { ana: { at: 'rocks' }, bea: { kit: ['flare-pistol'] } } }, 'strikes')
    at.does('bea', 'flare-pistol#1/0')
    expect([at.nerve('ana'), at.t.size('skin:ana'), at.cards('shore'), at.cards('find-discard')]).toEqual([4, 0, [], ['flare-pistol']])
  },
  beeswax: () => {
    const at = watch({ shore: ['deep-one'], keepers: { ana: { at: 'bed', nerve: 1, kit: ['beeswax'] } } }).does('ana', 'sleep')
    expect(at.nerve('ana')).toBe(3)
  },
  'masons-chest': () => {
    const keepers = { ana: { at: 'tower', kit: ['masons-chest'] } } as const
    expect(script({ keepers }, (t) => openCracks(t, 3)).cards('masonry')).toHaveLength(1)
    const at = watch({ oil: 1, cracks: 1, keepers }).does('ana', 'mend')
    expect([at.t.state.oil, at.cards('masonry')]).toEqual([1, []])
  },
  'sea-chest': () => {
    const at = watch({ finds: ['flask', 'storm-lantern', 'dory'], only: true, keepers: { ana: { at: 'bed', kit: ['sea-chest'] } } })
    at.does('ana', 'use:sea-chest#1/0')
    expect([at.cards('kit:ana'), at.cards('find-discard')]).toEqual([['storm-lantern'], ['sea-chest']])
    expect(at.t.raw.zones.finds).toMatchObject([{ mixed: true }])
  },

  'merry-widow': () => expect(save('merry-widow', { oil: 1 }).t.state.oil).toBe(3),
  'grain-barge': () => expect(save('grain-barge', { keepers: { ana: { nerve: 2 } } }).nerve('ana')).toBe(3),
  'hospital-ship': () => {
    const at = save('hospital-ship', { keepers: { ana: { nerve: 2 }, bea: { nerve: 1 } } })
    expect([at.nerve('ana'), at.nerve('bea')]).toEqual([3, 2])
  },
  'mail-packet': () => {
    expect(
      save('mail-packet', { finds: ['flask'] })
        .does('ana', 'yes')
        .cards('kit:ana'),
    ).toEqual(['flask'])
    expect(save('mail-packet').does('ana', 'no').cards('kit:ana')).toEqual([])
  },
  'pilot-cutter': () => expect(save('pilot-cutter', { finds: ['flask', 'dory'], only: true }).cards('kit:ana')).toEqual(['dory']),
  'coffin-ship': () => {
    const lost = script({ aground: ['coffin-ship'], deep: ['deep-one'] }, (t) => loseShip(t, 'coffin-ship#1'))
    expect(lost.cards('shore')).toEqual(['deep-one'])
    expect(lost.t.allowed('ship:rescue', { ship: 'coffin-ship#1', who: 'ana' })).toEqual([])
    const aground = watch({ aground: ['coffin-ship'], keepers: { ana: { at: 'rocks', kit: ['hemp-rope'] } } })
    expect(aground.t.allowed('ship:rescue', { ship: 'coffin-ship#1', who: 'ana' })).toHaveLength(1)
  },
  ironclad: () => {
    const at = scene({ dark: 1, channel: ['ironclad'] }, 'foundering')
    expect([at.cards('channel'), at.cards('aground'), at.t.state.dark]).toEqual([['ironclad'], [], 2])
  },

  'drowned-sailor': () => {
    const at = scene({ oil: 3, shore: ['drowned-sailor'], keepers: { ana: { at: 'rocks' } } }, 'strikes')
    expect([at.nerve('ana'), at.t.state.oil]).toEqual([3, 2])
  },
  'deep-one': () => {
    const at = watch({ shore: ['deep-one'], finds: ['flask'], keepers: { ana: { at: 'rocks' } }, chance: { 'test:ana': [[5, 6]] } }).does(
      'ana',
      'fight',
    )
    expect(at.cards('kit:ana')).toEqual(['flask'])
  },
  'weed-mother': () => {
    const at = scene({ shore: ['weed-mother'], keepers: { ana: { at: 'rocks' } } }, 'strikes')
    expect([at.nerve('ana'), at.t.size('skin:ana')]).toEqual([2, 1])
  },

  'the-tally': () => {
    const harbour = ['grain-barge', 'grain-barge', 'grain-barge', 'mail-packet', 'mail-packet']
    expect([5, 4].map((n) => fulfilled('the-tally', { seats: 4, harbour: harbour.slice(0, n) }))).toEqual([true, false])
  },
  'the-clerk': () => expect([3, 2].map((oil) => fulfilled('the-clerk', { oil }))).toEqual([true, false]),
  'the-convert': () => {
    expect(fulfilled('the-convert', {}, { marks: ['gills'] })).toBe(true)
    expect(fulfilled('the-convert', {})).toBe(false)
  },
  'the-antiquary': () => {
    expect(fulfilled('the-antiquary', {}, { kit: ['flask', 'dory'] })).toBe(true)
    expect(fulfilled('the-antiquary', {}, { kit: ['flask'] })).toBe(false)
  },
  'the-unshaken': () => expect([3, 2].map((nerve) => fulfilled('the-unshaken', {}, { nerve }))).toEqual([true, false]),
  'the-tides-betrothed': () => {
    const at = night('the-call', { keepers: { ana: { purpose: 'the-tides-betrothed', offerings: 1 } } }).does('ana', 'answer')
    expect(at.result).toMatchObject({ outcome: 'claimed', winners: ['ana'] })
    expect(fulfilled('the-tides-betrothed', {})).toBe(false)
  },

  'salt-mark': () => {
    const at = script({ keepers: { ana: { marks: ['scales'] } }, chance: { roll: [[2]] } }, (t) => t.happens('night:fall', { n: 1 }))
    expect(at.t.up('scales#1')).toBe('back')
  },
  gills: () => {
    const at = script({ keepers: { ana: { nerve: 1, turned: ['gills'] } } }, (t) => recoverNerve(t, 'ana', 2))
    expect([at.nerve('ana'), at.t.number('dice', { who: 'ana', skill: 'knack', modifier: 0 })]).toEqual([1, 3])
  },
  'the-song': () => {
    const at = script({ keepers: { ana: { marks: ['the-song'] } }, chance: { roll: [[1]] } }, (t) => t.happens('night:fall', { n: 1 }))
    expect([at.nerve('ana'), at.t.where('the-song#1'), at.t.up('the-song#1')]).toEqual([2, 'marks', 'front'])
  },
  scales: () => {
    const at = script({ keepers: { ana: { turned: ['scales'] } } }, function* (t) {
      yield* loseNerve(t, 'ana', 1)
      yield* loseNerve(t, 'ana', 1)
    })
    expect(at.nerve('ana')).toBe(3)
  },
  crack: () => expect(scene({ cracks: 1, keepers: { ana: { at: 'tower' } } }, 'council').t.number('light', {})).toBe(0),
}

describe('every card', () => {
  test.each(cards.map(({ id }) => id))('%s does what it says', (id) => {
    expect(resolved, `a test that resolves «${id}»`).toHaveProperty([id])
    resolved[id]?.()
  })
})
