import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { isFulfilled } from '../rules/endings.ts'
import { loseNerve, recoverNerve } from '../rules/keepers.ts'
import { loseShip, saveShips } from '../rules/ships.ts'
import { test as tested } from '../rules/test.ts'
import { openCracks } from '../rules/tracks.ts'
import { type Scene, scene, script, still } from './scene.ts'

const night = (id: string, picture = '') => scene(`nights ${id}; ${picture}`, 'nightCard')
const watch = (picture: string) => scene(picture, 'watch ana')
const save = (id: string, picture = '') => script(`channel ${id}; ${picture}`, (t) => saveShips(t, [`${id}#1`], 'ana'))
const nightfall = (picture: string) => script(picture, (t) => t.happens('night:fall', { n: 1 }))
const knackOf = (at: Scene, against: string | null = null) => at.t.number('dice', { who: 'ana', skill: 'knack', modifier: 0, against })
/** Of a table with this Purpose and that picture, whether it is fulfilled. */
const fulfilled = (purpose: string, keeper = '', picture = '') =>
  isFulfilled(still(`ana purpose ${purpose}${keeper && `, ${keeper}`}; ${picture}`).t, 'ana')

/** What each card does when it is resolved. */
const resolved: { readonly [id: string]: () => void } = {
  'ground-swell': () => {
    night('ground-swell', 'fleet ironclad; ana at rocks; bea at rocks, nerve 1').shows('ana nerve 3; bea lost; channel ironclad')
  },
  pinholes: () => {
    const kept = night('pinholes', 'oil 3; ana kit flask').does('ana yes', 'table about pay-with')
    kept.does('ana find', 'table oil 3; ana kit none, nerve 4')
    night('pinholes', 'oil 3').does('ana no', 'table oil 1')
  },
  'thirteenth-wake': () => {
    night('thirteenth-wake').does('ana sight', 'channel 1 cards')
    night('thirteenth-wake', 'dark 2').does('ana advance-dark', 'table dark 3')
    night('thirteenth-wake', 'dark 2; fleet; only').shows('table dark 3')
  },
  'salt-fog': () => {
    const at = night('salt-fog', 'ana at tower, kit storm-lantern; bea at tower')
    expect([at.light, at.t.explain('light', {}).parts.map(({ amount }) => amount)]).toEqual([1, [2, -1]])
  },
  'dead-calm': () => {
    const { t } = night('dead-calm', 'channel grain-barge')
    expect(t.number('need', { ship: 'grain-barge#1' })).toBe(2)
    expect(t.allowed('thing:appear', { thing: 'deep-one#1' })).toMatchObject([{ rule: 'LH-NIGHT-04' }])
  },
  knocking: () => {
    const at = night('knocking', 'deep deep-one; rolls test:ana 1+1+1+6; rolls test:bea 1+1+1+1')
    at.does('bea no', 'ana nerve 4; bea nerve 3; shore deep-one')
  },
  'st-elmos-fire': () => {
    const at = scene('nights st-elmos-fire; dark 1; ana at tower', 'nightCard', 'council')
    expect([at.light, at.does('ana ready', 'table dark 2').light]).toEqual([3, 0])
  },
  'the-call': () => {
    night('the-call', 'bea purpose the-tides-betrothed; ana purpose the-clerk').does('ana stay, bea answer', 'bea offerings 1')
  },
  'drowned-choir': () => {
    const at = night('drowned-choir', 'ana purpose the-tally; bea purpose the-clerk')
    at.does('ana stay, bea stay, ana lose-nerve, bea mark', 'ana nerve 3; bea nerve 4, skin 1 cards')
  },
  'wall-of-water': () => {
    for (const [face, cracks] of Object.entries({ 3: 2, 4: 1 }))
      night('wall-of-water', `rolls roll ${face}`).shows(`masonry ${cracks} cards`)
    night('wall-of-water', 'rolls roll 1').shows('shore 1 cards')
  },
  'bells-below': () => {
    night('bells-below', 'dark 2').shows('table dark 3')
    const at = night('bells-below', 'dark 2; shore drowned-sailor; rolls test:ana 6+1+1+1; rolls test:bea 1+1+1+1')
    at.does('bea no', 'table dark 2; ana skin none; bea skin 1 cards')
  },

  'storm-lantern': () => {
    const lit = (at: string) => still(`ana at ${at}, kit storm-lantern; bea at tower`).light
    expect([lit('tower'), lit('bed')]).toEqual([3, 1])
  },
  'hemp-rope': () => {
    const at = script('bea kit hemp-rope', (t) => loseNerve(t, 'ana', 2)).shows('table asks bea')
    at.does('bea hemp-rope/0', 'ana nerve 3; find-discard hemp-rope')
    script('ana kit hemp-rope', (t) => loseNerve(t, 'ana', 2)).shows('ana nerve 2')
  },
  harpoon: () => {
    const at = still('ana kit harpoon')
    expect([knackOf(at, 'thing'), knackOf(at)]).toEqual([4, 2])
  },
  sextant: () => {
    const at = script('ana kit sextant; rolls test:ana 1+2 5+5; rolls reroll:ana 6', function* (t) {
      yield* tested(t, 'ana', { skill: 'knack' })
      yield* tested(t, 'ana', { skill: 'knack' })
    }).does('ana sextant/0', 'table about curtain')
    expect(at.hears('bea', 99).filter((line) => line.startsWith('Los dados'))).toEqual(['Los dados son ahora 6, 2.'])
  },
  dory: () => {
    const at = watch('ana at bed, kit dory').does('ana use:dory/0', 'ana offered tower stores rocks')
    at.does('ana rocks', 'ana offered comb …')
  },
  flask: () => {
    const at = watch('ana at bed, nerve 2, kit flask; bea nerve 1')
    at.does('ana use:flask/0, ana bea', 'ana nerve 2; bea nerve 3; find-discard flask')
  },
  'black-wick': () => {
    const at = scene('oil 0; ana at tower, kit black-wick', 'beam')
    expect(at.table.ask).toMatchObject({ kind: 'number', max: 1 })
    at.does('ana 1', 'ana nerve 3; table burned 1')
  },
  barometer: () => {
    const at = scene('nights knocking the-call pinholes salt-fog; ana kit barometer', 'council').does('ana use:barometer/0')
    expect(at.seen('bea', 'night-deck')).toEqual({})
    at.does('ana pinholes+knocking+the-call')
    expect(at.zone('night-deck').slice(0, 4)).toEqual(['pinholes', 'knocking', 'the-call', 'salt-fog'])
  },
  'drowned-diary': () => {
    const at = scene('ana kit drowned-diary; bea purpose the-clerk', 'council').does(
      'ana use:drowned-diary/0',
      'find-discard drowned-diary',
    )
    expect(at.hears('ana')).toEqual(['El Propósito de bea es «El contable».'])
    expect(at.hears('bea')).toEqual(['ana ha mirado tu Propósito.'])
  },
  'flare-pistol': () => {
    const at = scene('shore weed-mother; ana at rocks; bea kit flare-pistol', 'strikes')
    at.does('bea flare-pistol/0', 'ana nerve 4, skin none; shore none; find-discard flare-pistol')
  },
  beeswax: () => {
    watch('shore deep-one; ana at bed, nerve 1, kit beeswax').does('ana sleep', 'ana nerve 3')
  },
  'masons-chest': () => {
    script('ana at tower, kit masons-chest', (t) => openCracks(t, 3)).shows('masonry crack')
    watch('oil 1; cracks 1; ana at tower, kit masons-chest').does('ana mend', 'table oil 1; masonry none')
  },
  'sea-chest': () => {
    const at = watch('finds flask storm-lantern dory; only; ana at bed, kit sea-chest')
    at.does('ana use:sea-chest/0', 'ana kit storm-lantern; find-discard sea-chest')
    expect(at.t.raw.zones.finds).toMatchObject([{ mixed: true }])
  },

  'merry-widow': () => void save('merry-widow', 'oil 1').shows('table oil 3'),
  'grain-barge': () => void save('grain-barge', 'ana nerve 2').shows('ana nerve 3'),
  'hospital-ship': () => void save('hospital-ship', 'ana nerve 2; bea nerve 1').shows('ana nerve 3; bea nerve 2'),
  'mail-packet': () => {
    save('mail-packet', 'finds flask').does('ana yes', 'ana kit flask')
    save('mail-packet').does('ana no', 'ana kit none')
  },
  'pilot-cutter': () => void save('pilot-cutter', 'finds flask dory; only').shows('ana kit dory'),
  'coffin-ship': () => {
    const refusals = ({ t }: Scene) => t.allowed('ship:rescue', { ship: 'coffin-ship#1', who: 'ana' }).length
    const lost = script('aground coffin-ship; deep deep-one', (t) => loseShip(t, 'coffin-ship#1')).shows('shore deep-one')
    expect([refusals(lost), refusals(watch('aground coffin-ship; ana at rocks, kit hemp-rope'))]).toEqual([0, 1])
  },
  ironclad: () => void scene('dark 1; channel ironclad', 'foundering').shows('channel ironclad; aground none; table dark 2'),

  'drowned-sailor': () => void scene('oil 3; shore drowned-sailor; ana at rocks', 'strikes').shows('ana nerve 3; table oil 2'),
  'deep-one': () => {
    watch('shore deep-one; finds flask; ana at rocks; rolls test:ana 5+6').does('ana fight', 'ana kit flask')
  },
  'weed-mother': () => void scene('shore weed-mother; ana at rocks', 'strikes').shows('ana nerve 2, skin 1 cards'),

  'the-tally': () => {
    const harbour = ['grain-barge', 'grain-barge', 'grain-barge', 'mail-packet', 'mail-packet']
    const held = (n: number) => fulfilled('the-tally', '', `seats 4; harbour ${harbour.slice(0, n).join(' ')}`)
    expect([held(5), held(4)]).toEqual([true, false])
  },
  'the-clerk': () => expect([3, 2].map((oil) => fulfilled('the-clerk', '', `oil ${oil}`))).toEqual([true, false]),
  'the-convert': () => expect([fulfilled('the-convert', 'marks gills'), fulfilled('the-convert')]).toEqual([true, false]),
  'the-antiquary': () => expect(['flask dory', 'flask'].map((kit) => fulfilled('the-antiquary', `kit ${kit}`))).toEqual([true, false]),
  'the-unshaken': () => expect([3, 2].map((nerve) => fulfilled('the-unshaken', `nerve ${nerve}`))).toEqual([true, false]),
  'the-tides-betrothed': () => {
    const at = night('the-call', 'ana purpose the-tides-betrothed, offerings 1').does('ana answer')
    expect(at.result).toMatchObject({ outcome: 'claimed', winners: ['ana'] })
    expect(fulfilled('the-tides-betrothed')).toBe(false)
  },

  'salt-mark': () => void nightfall('ana marks scales; rolls roll 2').shows('scales#1 not up'),
  gills: () => {
    const at = script('ana nerve 1, turned gills', (t) => recoverNerve(t, 'ana', 2)).shows('ana nerve 1')
    expect(knackOf(at)).toBe(3)
  },
  'the-song': () => void nightfall('ana marks the-song; rolls roll 1').shows('ana nerve 2; the-song#1 lies marks, up'),
  scales: () => {
    script('ana turned scales', function* (t) {
      yield* loseNerve(t, 'ana', 1)
      yield* loseNerve(t, 'ana', 1)
    }).shows('ana nerve 3')
  },
  crack: () => expect(still('cracks 1; ana at tower').light).toBe(0),
}

describe('every card', () => {
  test.each(cards.map(({ id }) => id))('%s does what it says', (id) => {
    expect(resolved, `a test that resolves «${id}»`).toHaveProperty([id])
    resolved[id]?.()
  })
})
