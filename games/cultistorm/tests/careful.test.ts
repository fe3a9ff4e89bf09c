import { botAnswers } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bots } from '../index.ts'
import { type Picture, scene } from './scene.ts'

/* Prepared positions in which the better move is plain to see. Ana fights hand to hand, Bea and Carl from afar. */

function says(picture: Picture, seat = 'ana', phase: 'preparation' | 'sealing' = 'preparation') {
  const { table } = scene({ ...picture, phase, only: true, itemDeck: [] }, phase)
  const { named, why } = botAnswers(bots.careful, table, seat)
  return { named, why }
}

/** An Initiate of the Black Wood at the Star: tentacle, eye, planet. */
const columns = { star: ['shield-1'] }
const apart = { bea: { at: 'eye' }, carl: { at: 'planet' } } as const

describe('in the preparation phase', () => {
  test('goes where there is somebody it can beat, and marks him', () => {
    const ana = { at: 'shield', hand: ['whispered-formula', 'keen-glance', 'celestial-chart'] } as const
    expect(says({ columns, detectives: { ...apart, ana } })).toEqual({ named: 'move:star', why: 'why.go' })
    expect(says({ columns, detectives: { ...apart, ana: { ...ana, at: 'star' } } })).toEqual({
      named: 'target:cultist/shield-1',
      why: 'why.target',
    })
  })

  test('takes the die that completes its symbols, and not another', () => {
    const ana = { at: 'star', hand: ['whispered-formula', 'keen-glance'] } as const
    const { table } = scene({ columns, pool: ['star', 'planet'], detectives: { ...apart, ana }, phase: 'preparation' }, 'preparation')
    const { answer, why } = botAnswers(bots.careful, table, 'ana')
    const planet = table.view('ana').zones['dice-pool']?.pieces.find(({ attributes }) => attributes.face === 'planet')
    expect({ answer, why }).toEqual({ answer: `take:${planet?.alias}`, why: 'why.take' })
  })

  test('lends what another lacks to win', () => {
    const detectives = {
      ...apart,
      ana: { at: 'tentacle', hand: ['left-hook'] },
      bea: { at: 'star', hand: ['keen-glance', 'celestial-chart'] },
    } as const
    expect(says({ columns, detectives })).toEqual({ named: 'support:action/left-hook:bea', why: 'why.lend' })
  })

  test('buys its first ability with its first trophy', () => {
    expect(says({ detectives: { ...apart, ana: { at: 'star', trophies: ['eye'] } } })).toEqual({ named: 'develop:eye', why: 'why.develop' })
  })
})

describe('in the sealing phase', () => {
  const offered = { star: ['eye', 'eye', 'planet'] } as const
  test('closes the portal it has the seal for', () => {
    const ana = { at: 'star', seals: ['star'], level: 1 } as const
    expect(says({ offered, detectives: { ...apart, ana } }, 'ana', 'sealing')).toEqual({ named: 'seal', why: 'why.seal' })
  })

  test('not where the cultists would cost it its mind', () => {
    const ana = { at: 'star', seals: ['star'], level: 1, madness: 3 } as const
    expect(says({ offered, columns: { star: 2 }, detectives: { ...apart, ana } }, 'ana', 'sealing')).toEqual({
      named: 'done',
      why: 'why.tooMad',
    })
  })
})
