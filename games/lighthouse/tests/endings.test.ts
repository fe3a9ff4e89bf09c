import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { loseNerve, loseNerveTogether } from '../rules/keepers.ts'
import { saveShips } from '../rules/ships.ts'
import { advanceDark } from '../rules/tracks.ts'
import { type Picture, scene, script } from './scene.ts'

const STAND = [{ step: 'lastStand', args: { who: 'ana' } }, { step: 'lastStand', args: { who: 'bea' } }, { step: 'lastLight' }]
const loyal = { ana: { purpose: 'the-tally' }, bea: { purpose: 'the-unshaken' } }
const betrothed = { ana: { purpose: 'the-tally' }, bea: { purpose: 'the-tides-betrothed' } }
/** The last stand with so many successes each. */
const stand = (successes: [number, number], picture: Picture = {}) => {
  const faces = (n: number): number[] => [0, 1, 2, 3].map((i) => (i < n ? 6 : 1))
  return scene(
    { oil: 0, keepers: loyal, chance: { 'test:ana': [faces(successes[0])], 'test:bea': [faces(successes[1])] }, ...picture },
    ...STAND,
  )
}

rule('LH-STORM-01', 'at 8 the Great Storm breaks, and whatever was under way is dropped', () => {
  const at = script({ dark: 7 }, function* (t) {
    yield* t.resolving({ kind: 'watch', who: 'ana', place: 'bed' }, () => advanceDark(t, 3))
    throw new Error('nothing goes on after this')
  })
  expect(at.t.state).toMatchObject({ dark: 8, stormy: true })
  expect(at.t.raw.records).toEqual([])
  expect(at.t.raw.flow.map(({ step }) => step)).not.toContain('curtain')
  expect(at.told('bea')).toContain('great-storm-broke')
})
rule('LH-STORM-02', 'no weather any more, and all in the tower', () => {
  const at = script({ dark: 7, sky: ['dead-calm'], keepers: { ana: { at: 'bed' } } }, (t) => advanceDark(t, 1))
  expect(at.cards('sky')).toEqual([])
  expect(['ana', 'bea'].map((seat) => at.t.get(seat, 'shift'))).toEqual(['tower', 'tower'])
})
rule('LH-STORM-03', 'each stands to the lamp; who fails loses Nerve', () => {
  const at = stand([2, 0]).does('bea', 'no')
  expect(at.t.state.beacon).toBe(2)
  expect([at.nerve('ana'), at.nerve('bea')]).toEqual([4, 3])
})
rule('LH-STORM-04', 'the last light is fed in secret; the betrothed may smother it', () => {
  const at = stand([4, 3], { keepers: betrothed })
  expect([at.offered('ana'), at.offered('bea')]).toEqual([['feed'], ['feed', 'smother']])
  at.does('bea', 'smother')
  expect(JSON.stringify(at.table.view('ana'))).not.toContain('smother')
  at.does('ana', 'feed')
  expect(at.heard('ana')).toContain('La lámpara da 4; hacían falta 4.')
})
rule('LH-STORM-05', 'oil helps, cracks cost', () => {
  expect(stand([2, 1], { oil: 3 }).does('ana', 'feed').does('bea', 'feed').result?.outcome).toBe('held')
  expect(stand([2, 1], { oil: 1 }).does('ana', 'feed').does('bea', 'feed').result?.outcome).toBe('dark')
  expect(stand([2, 2], { cracks: 1 }).does('ana', 'feed').does('bea', 'feed').result?.outcome).toBe('dark')
})

const home = ['grain-barge', 'grain-barge', 'grain-barge']

rule('LH-END-01', 'two ships more than keepers, and the watch is won', () => {
  const at = script({ harbour: home, channel: ['mail-packet'], keepers: loyal }, (t) => saveShips(t, ['mail-packet#1'], 'ana'))
  expect(at.result).toMatchObject({ outcome: 'saved', winners: ['ana', 'bea'] })
  expect(script({ seats: 3, harbour: home, channel: ['mail-packet'] }, (t) => saveShips(t, ['mail-packet#1'], 'ana')).result).toBeNull()
})
rule('LH-END-02', 'as many lost, and the sea has won', () => {
  const at = scene({ seabed: home, aground: ['mail-packet'] }, 'foundering')
  expect(at.result).toMatchObject({ outcome: 'sea', winners: [] })
})
rule('LH-END-03', 'nobody left', () => {
  expect(script({}, (t) => loseNerveTogether(t, ['ana', 'bea'], 4)).result).toMatchObject({ outcome: 'abandoned', winners: [] })
})
rule('LH-END-04', 'two offerings, and the tide has its own', () => {
  const at = scene({ nights: ['the-call'], keepers: { ana: betrothed.ana, bea: { ...betrothed.bea, offerings: 1 } } }, 'nightCard')
  at.does('ana', 'stay').does('bea', 'answer')
  expect(at.result).toEqual({ outcome: 'claimed', winners: ['bea'], honoured: [] })
})
rule('LH-END-05', 'a smothered lamp that fails is the betrothed keeper’s', () => {
  expect(stand([2, 2], { keepers: betrothed }).does('ana', 'feed').does('bea', 'smother').result).toMatchObject({
    outcome: 'claimed',
    winners: ['bea'],
  })
})
rule('LH-END-06', 'a lamp that holds wins', () => {
  expect(stand([2, 2]).does('ana', 'feed').does('bea', 'feed').result).toMatchObject({ outcome: 'held', winners: ['ana', 'bea'] })
  expect(stand([2, 2], { keepers: betrothed }).does('ana', 'feed').does('bea', 'feed').result).toMatchObject({
    outcome: 'held',
    winners: ['ana'],
  })
})
rule('LH-END-07', 'a lamp that goes out by itself is the dark’s', () => {
  expect(stand([2, 1]).does('ana', 'feed').does('bea', 'feed').result).toMatchObject({ outcome: 'dark', winners: [] })
})
rule('LH-END-08', 'of several ends at once the first counts', () => {
  const claimedFirst = script({ harbour: home, channel: ['mail-packet'], keepers: betrothed }, (t) =>
    t.change((w) => {
      w.set('bea', 'offerings', 2)
      w.put('mail-packet#1', 'harbour')
    }),
  )
  expect(claimedFirst.result?.outcome).toBe('claimed')
  const savedFirst = script(
    { harbour: home, seabed: ['mail-packet', 'mail-packet', 'merry-widow'], channel: ['pilot-cutter', 'ironclad'] },
    (t) =>
      t.change((w) => {
        w.put('ironclad#1', 'seabed')
        w.put('pilot-cutter#1', 'harbour')
      }),
  )
  expect(savedFirst.result?.outcome).toBe('saved')
  const nobodyBeforeStorm = script({ dark: 7 }, (t) =>
    t.change((w) => {
      w.add('table', 'dark', 1)
      for (const seat of t.seats) w.set(seat, 'nerve', 0)
    }),
  )
  expect(nobodyBeforeStorm.result?.outcome).toBe('abandoned')
})
rule('LH-END-09', 'honours for those who stand and have done what they came for', () => {
  const honoured = (unshaken: object) =>
    script({ harbour: home, channel: ['mail-packet'], keepers: { ana: loyal.ana, bea: { ...loyal.bea, ...unshaken } } }, (t) =>
      saveShips(t, ['mail-packet#1'], 'ana'),
    ).result?.honoured
  expect([honoured({}), honoured({ nerve: 2 }), honoured({ lost: true })]).toEqual([['bea'], [], []])
})
rule('LH-END-10', 'at the end all Purposes are shown', () => {
  const at = script({ keepers: loyal }, (t) => loseNerve(t, 'ana', 4))
  expect(at.table.view('bea').zones['purpose:ana']?.pieces[0]?.faces).toEqual({})
  const over = script({ keepers: loyal }, (t) => loseNerveTogether(t, ['ana', 'bea'], 4))
  expect(over.table.view('bea').zones['purpose:ana']?.pieces[0]?.faces).toEqual({ front: 'purpose/the-tally' })
})
