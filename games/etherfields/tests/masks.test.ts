import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { maskOf, masksOf } from '../rules/people.ts'
import { keptWorld } from '../rules/world.ts'
import { inRound, nextNight, type Picture, scene, sizes, worth } from './scene.ts'

/* Masks: one is worn, the others are put away. */

const c3 = worth('cunning', 3)
const [walker, hoarder, watch] = ['face-of-the-walker', 'face-of-the-hoarder', 'face-of-the-watch']
const owning = (masks: readonly string[], picture: Picture) =>
  inRound(picture).arrange((w) => {
    for (const mask of masks) w.make(mask, masksOf('ana'))
  })

rule(['EF-MASK-05', 'EF-GEN-11', 'EF-DRAW-09'], 'once a Turn, and again in the next', () => {
  const at = inRound({ turnCards: ['turn-spades-1', 'turn-hearts-1'], dreamers: { ana: { at: '1,1', mask: walker } } })
  at.choose('ana', `use:mask:${walker}/step`).choose('ana', '2,1')
  expect(at.refused('ana')[`use:mask:${walker}/step`]).toEqual(['EF-GEN-11'])
  at.arrange(() => {}, [{ step: 'turnDiscard' }]).untilAsk('ana', 'your-round')
  expect(at.offered('ana')).toContain(`use:mask:${walker}/step`)
})
rule('EF-MASK-04', 'in the round of somebody else too', () => {
  const at = inRound({ dreamers: { ana: { at: '1,1', hand: [c3] }, bea: { at: '1,1', mask: walker } } }).expectAsk('ana', 'your-round')
  at.choose('bea', `use:mask:${walker}/step`).choose('bea', '2,1')
  expect(at.get('bea', 'at')).toBe('2,1')
  at.expectAsk('ana', 'your-round')
})
rule(['EF-SCAPE-06', 'EF-MASK-04'], 'but not in the Dreamscape phase', () => {
  const at = inRound({ turnCards: ['turn-spades-1'], dreamers: { ana: { at: '1,1', mask: walker } } })
  at.arrange(() => {}, [{ step: 'scapePhase' }]).expectAsk('ana', 'last-hours')
})
rule(['EF-MASK-10', 'EF-MASK-03'], 'a Mask that is not worn does nothing, and cannot be put on without leave', () => {
  const at = owning([walker, hoarder], { dreamers: { ana: { at: '1,1', hand: [c3] } } })
  expect(at.offered('ana').filter((key) => key.includes('mask') || key.includes('face-of'))).toEqual([])
  const drawing = (mask: string | undefined) => {
    const drawn = scene({ dreamers: { ana: { hand: [c3, c3, c3, c3], deck: 10, ...(mask ? { mask } : {}) } } })
    drawn.arrange(mask ? () => {} : (w) => void w.make(hoarder, masksOf('ana')), [
      { step: 'draw', args: { who: 'ana' } },
      { step: 'curtain' },
    ])
    return sizes(drawn.choose('ana', []), 'ana').hand
  }
  expect([drawing(hoarder), drawing(undefined)]).toEqual([7, 6])
})
const swap = 'use:wisdom:borrowed-face/swap'
const together = { dreamers: { ana: { at: '1,1', mask: walker }, bea: { at: '1,1' } } } as const
const sharing = (masks: readonly string[], picture: Picture) =>
  owning(masks, picture).arrange((w) => void w.make('borrowed-face', 'wisdom'))
rule(['EF-MASK-06', 'EF-MASK-01', 'EF-MASK-03'], 'restored: another of one’s own instead of the one worn, which is kept', () => {
  const at = sharing([hoarder, watch], together).choose('ana', swap)
  at.expectAsk('ana', 'choose-mask', [hoarder, watch, 'none']).choose('ana', watch)
  expect([at.zone(maskOf('ana')), at.zone(masksOf('ana')).sort()]).toEqual([[watch], [hoarder, walker].sort()])
})
rule('EF-MASK-06', 'or one where none is worn; or none', () => {
  const bare = { dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } } }
  expect(sharing([hoarder], bare).choose('ana', swap).choose('ana', hoarder).zone(maskOf('ana'))).toEqual([hoarder])
  expect(sharing([hoarder], together).choose('ana', swap).choose('ana', 'none').zone(maskOf('ana'))).toEqual([walker])
})
rule('EF-MASK-07', 'discarded, it is worn no more and stays one’s own', () => {
  const deck = ['the-wrong-coat', c3, c3, c3, c3, c3, c3]
  const at = scene({ dreamers: { ana: { deck, mask: walker } } }, { step: 'draw', args: { who: 'ana' } })
  expect([at.zone(maskOf('ana')), at.zone(masksOf('ana'))]).toEqual([[], [walker]])
})
rule(['EF-MASK-08', 'EF-MASK-09'], 'one that is gained is put on at once in place of the other, and both are kept', () => {
  const at = inRound({ hours: 3, dreamers: { ana: { at: '1,1', mask: walker } } })
  at.arrange((w) => w.set('table', 'hidden', []))
  at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'wear-mask').choose('ana', 'yes')
  const [worn = ''] = at.zone(maskOf('ana'))
  expect(worn).not.toBe(walker)
  expect(at.zone(masksOf('ana'))).toEqual([walker])
  at.untilAsk('ana', 'travel')
  expect([...(keptWorld(at.table.kernel).dreamers.gambler?.masks ?? [])].sort()).toEqual([walker, worn].sort())
})
rule(['EF-MASK-02', 'EF-MASK-09', 'EF-SETUP-15', 'EF-SETUP-20'], 'each night begins with a choice among one’s own', () => {
  const at = inRound({ hours: 3, dreamers: { ana: { at: '1,1', mask: walker } } })
  at.arrange((w) => w.set('table', 'hidden', []))
  at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'travel', { 'wear-mask': 'no' })
  const own = [...at.zone(maskOf('ana')), ...at.zone(masksOf('ana'))]
  at.choose('ana', 'save')
  while (!at.over) at.choose(at.table.asked()[0] as string, [])
  const next = nextNight(at).untilAsk('ana', 'choose-mask')
  expect(own).toContain(walker)
  next.expectAsk('ana', 'choose-mask', [...own, 'none']).choose('ana', walker)
  expect(next.zone(maskOf('ana'))).toEqual([walker])
})
