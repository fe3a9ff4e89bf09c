import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import type { MapPicture } from './onMap.ts'
import { onMap } from './onMap.ts'
import { sizes } from './scene.ts'

/* Fate cards on the way, and the Whims that stay. */

/** To the Rope Walk, where a Fate card is drawn. */
const drawing = (picture: MapPicture) => onMap(picture).choose('ana', 'go:rope-walk')
const LANDING = '4,4' // the Whim slot of a starting tile

rule(['EF-FATE-01', 'EF-FATE-02', 'EF-MAP-09'], 'a Fate card does what it says and goes under its deck', () => {
  const at = drawing({ fate: ['two-streets-same-name', 'kit-waves'], hours: 2 }).untilAsk('ana', 'choose-effect')
  at.choose('ana', 'lose-hours').expectAsk('ana', 'travel')
  expect(at.state.hours).toBe(1)
  expect(at.zone('fate')).toEqual(['kit-waves', 'two-streets-same-name'])
})
rule(
  ['EF-FATE-03', 'EF-FATE-04', 'EF-FATE-05', 'EF-FATE-06', 'EF-FATE-09', 'EF-RULING-47', 'EF-MAP-16'],
  'a Whim first brings a tile at its place, then the Team puts it in a free slot, that of the new tile too',
  () => {
    const at = drawing({ fate: ['stove-left-lit', 'kit-waves'], tilesLeft: ['slumber-stairs'] })
    expect(at.zone('scape').sort()).toEqual(['slumber-kitchen', 'slumber-landing', 'slumber-stairs'])
    expect(at.zone('slumber-tiles')).toEqual([])
    at.expectAsk('ana', 'choose-whim-slot', [LANDING, '3,1']).choose('ana', '3,1').expectAsk('ana', 'travel')
    expect(at.get(at.piece('stove-left-lit', 'whims'), 'slot')).toBe('3,1')
    expect(at.zone('fate')).toEqual(['kit-waves'])
  },
)
rule(['EF-FATE-07', 'EF-FATE-04', 'EF-EX-38'], 'where no slot is free the tile stays and the Whim goes under the Fate deck', () => {
  const at = drawing({
    fate: ['stove-left-lit', 'kit-waves'],
    tilesLeft: ['slumber-lamp-store'],
    whims: { [LANDING]: 'a-dry-step' },
  }).expectAsk('ana', 'travel')
  expect(at.zone('scape')).toContain('slumber-lamp-store')
  expect(at.zone('whims')).toEqual(['a-dry-step'])
  expect(at.zone('fate')).toEqual(['kit-waves', 'stove-left-lit'])
})
rule('EF-FATE-08', 'without a tile left the Whim is still placed', () => {
  const at = drawing({ fate: ['stove-left-lit'], tilesLeft: [] }).expectAsk('ana', 'travel')
  expect(at.get(at.piece('stove-left-lit', 'whims'), 'slot')).toBe(LANDING)
  expect(at.zone('scape').sort()).toEqual(['slumber-kitchen', 'slumber-landing'])
})
rule('EF-FATE-10', 'a Whim matters in the Slumbers that follow: its effect comes with the step', () => {
  const inSlumber = (whims: MapPicture['whims']) => {
    const at = onMap({ place: 'rope-walk', slumbers: ['inside-out-hound'], dreamers: { ana: { anguish: 3 }, bea: {} }, whims: whims ?? {} })
    at.choose('ana', 'go:net-lofts').untilAsk('ana', 'your-round')
    at.arrange(
      (w, t) => {
        w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
        w.put(t.inZone('turn-discard').find((card) => t.def(card).id === 'turn-spades-1') ?? '', 'turn-deck', { face: 'front' })
        w.put(t.inZone('figures'), 'box')
      },
      [{ step: 'scapePhase' }],
    )
    return at.untilAsk('ana', 'last-hours').get('ana', 'anguish')
  }
  expect(inSlumber({})).toBe(3)
  expect(inSlumber({ [LANDING]: 'stove-left-lit' })).toBe(2)
})
rule('EF-FATE-11', 'waking, the Team puts the Whims under the Fate deck again', () => {
  const at = onMap({ fate: ['kit-waves'], whims: { [LANDING]: 'a-dry-step' } })
    .choose('ana', 'wake')
    .untilAsk('ana', 'travel')
  expect(at.zone('whims')).toEqual([])
  expect(at.zone('fate').sort()).toEqual(['a-dry-step', 'kit-waves'])
})
rule('EF-FATE-02', 'a Fate card that kills goes under its deck all the same', () => {
  const at = onMap({ fate: ['the-gull-knows-you', 'kit-waves'], dreamers: { ana: { anguish: 7 } }, chance: { fortune: [[1]] } })
  at.choose('ana', 'go:rope-walk').untilAsk('ana', 'travel', { 'reroll-with-gem': 'keep' })
  expect(at.state.night).toBe(2)
  expect(at.zone('fate').sort()).toEqual(['kit-waves', 'the-gull-knows-you'])
  expect(sizes(at, 'ana').deck).toBeGreaterThan(0)
})
