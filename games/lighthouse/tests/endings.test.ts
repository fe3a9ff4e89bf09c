import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { loseNerve, loseNerveTogether } from '../rules/keepers.ts'
import type { Result } from '../rules/shape.ts'
import { saveShips } from '../rules/ships.ts'
import { advanceDark } from '../rules/tracks.ts'
import { scene, script } from './scene.ts'

const loyal = 'ana purpose the-tally; bea purpose the-unshaken'
const betrothed = 'ana purpose the-tally; bea purpose the-tides-betrothed'
/** The last stand with so many successes each. */
const stand = (ana: number, bea: number, picture = loyal) =>
  scene(`oil 0; rolls test:ana ${ana}/4; rolls test:bea ${bea}/4; ${picture}`, 'lastStand ana', 'lastStand bea', 'lastLight')
const fed = (ana: number, bea: number, picture?: string) => stand(ana, bea, picture).does('ana feed, bea feed').result

rule('LH-STORM-01', 'at 8 the Great Storm breaks, and whatever was under way is dropped', () => {
  const at = script('dark 7', function* (t) {
    yield* t.resolving({ kind: 'watch', who: 'ana', place: 'bed' }, () => advanceDark(t, 3))
    throw new Error('nothing goes on after this')
  }).shows('table dark 8, stormy; bea told great-storm-broke')
  expect(at.t.raw.records).toEqual([])
  expect(at.t.raw.flow.map(({ step }) => step)).not.toContain('curtain')
})
rule('LH-STORM-02', 'no weather any more, and all in the tower', () => {
  script('dark 7; sky dead-calm; ana at bed', (t) => advanceDark(t, 1)).shows('sky none; ana shift tower; bea shift tower')
})
rule('LH-STORM-03', 'each stands to the lamp; who fails loses Nerve', () => {
  stand(2, 0).does('bea no', 'table beacon 2; ana nerve 4; bea nerve 3')
})
rule('LH-STORM-04', 'the last light is fed in secret; the betrothed may smother it', () => {
  const at = stand(4, 3, betrothed).shows('ana offered feed; bea offered feed smother').does('bea smother')
  expect(JSON.stringify(at.table.view('ana'))).not.toContain('smother')
  expect(at.does('ana feed').hears('ana', 9)).toContain('La lámpara da 4; hacían falta 4.')
})
rule('LH-STORM-05', 'oil helps, cracks cost', () => {
  expect(fed(2, 1, `${loyal}; oil 3`)).toMatchObject({ outcome: 'held' })
  expect(fed(2, 1, `${loyal}; oil 1`)).toMatchObject({ outcome: 'dark' })
  expect(fed(2, 2, `${loyal}; cracks 1`)).toMatchObject({ outcome: 'dark' })
})

const home = 'harbour grain-barge grain-barge grain-barge'
const lastHome = (picture: string) =>
  script(`${home}; channel mail-packet; ${picture}`, (t) => saveShips(t, ['mail-packet#1'], 'ana')).result as unknown as Result | null

rule('LH-END-01', 'two ships more than keepers, and the watch is won', () => {
  expect(lastHome(loyal)).toMatchObject({ outcome: 'saved', winners: ['ana', 'bea'] })
  expect(lastHome('seats 3')).toBeNull()
})
rule('LH-END-02', 'as many lost, and the sea has won', () => {
  const at = scene('seabed grain-barge grain-barge grain-barge; aground mail-packet', 'foundering')
  expect(at.result).toMatchObject({ outcome: 'sea', winners: [] })
})
rule('LH-END-03', 'nobody left', () => {
  expect(script('', (t) => loseNerveTogether(t, ['ana', 'bea'], 4)).result).toMatchObject({ outcome: 'abandoned', winners: [] })
})
rule('LH-END-04', 'two offerings, and the tide has its own', () => {
  const at = scene('nights the-call; ana purpose the-tally; bea purpose the-tides-betrothed, offerings 1', 'nightCard')
  expect(at.does('ana stay, bea answer').result).toEqual({ outcome: 'claimed', winners: ['bea'], honoured: [] })
})
rule('LH-END-05', 'a smothered lamp that fails is the betrothed keeper’s', () => {
  expect(stand(2, 2, betrothed).does('ana feed, bea smother').result).toMatchObject({ outcome: 'claimed', winners: ['bea'] })
})
rule('LH-END-06', 'a lamp that holds wins', () => {
  expect(fed(2, 2)).toMatchObject({ outcome: 'held', winners: ['ana', 'bea'] })
  expect(fed(2, 2, betrothed)).toMatchObject({ outcome: 'held', winners: ['ana'] })
})
rule('LH-END-07', 'a lamp that goes out by itself is the dark’s', () => {
  expect(fed(2, 1)).toMatchObject({ outcome: 'dark', winners: [] })
})
rule('LH-END-08', 'of several ends at once the first counts', () => {
  const claimedFirst = script(`${home}; channel mail-packet; ${betrothed}`, (t) =>
    t.change((w) => {
      w.set('bea', 'offerings', 2)
      w.put('mail-packet#1', 'harbour')
    }),
  )
  const savedFirst = script(`${home}; seabed mail-packet mail-packet merry-widow; channel pilot-cutter ironclad`, (t) =>
    t.change((w) => {
      w.put('ironclad#1', 'seabed')
      w.put('pilot-cutter#1', 'harbour')
    }),
  )
  const nobodyBeforeStorm = script('dark 7', (t) =>
    t.change((w) => {
      w.add('table', 'dark', 1)
      for (const seat of t.seats) w.set(seat, 'nerve', 0)
    }),
  )
  const outcomes = [claimedFirst, savedFirst, nobodyBeforeStorm].map(({ result }) => (result as unknown as Result).outcome)
  expect(outcomes).toEqual(['claimed', 'saved', 'abandoned'])
})
rule('LH-END-09', 'honours for those who stand and have done what they came for', () => {
  const honoured = (bea: string) => lastHome(`ana purpose the-tally; bea purpose the-unshaken${bea}`)?.honoured
  expect([honoured(''), honoured(', nerve 2'), honoured(', lost')]).toEqual([['bea'], [], []])
})
rule('LH-END-10', 'at the end all Purposes are shown', () => {
  expect(script(loyal, (t) => loseNerve(t, 'ana', 4)).seen('bea', 'purpose:ana')).toEqual({})
  const over = script(loyal, (t) => loseNerveTogether(t, ['ana', 'bea'], 4))
  expect(over.seen('bea', 'purpose:ana')).toEqual({ front: 'purpose/the-tally' })
})
