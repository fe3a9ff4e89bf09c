import { botAnswers } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bots } from '../index.ts'
import { SYMBOLS } from '../rules/shape.ts'
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

  test('doubles a card of somebody who needs its symbol twice', () => {
    const detectives = {
      ...apart,
      ana: { at: 'tentacle', hand: ['call-them-out'] },
      bea: { at: 'star', hand: ['whispered-formula', 'guiding-light'] },
    } as const
    // A Headsman of the Black Wood: two tentacles and a star.
    expect(says({ columns: { star: ['shield-4'] }, detectives })).toEqual({ named: 'support:action/call-them-out:bea', why: 'why.lend' })
  })

  test('pays for a second move where that wins a fight', () => {
    const ana = { at: 'shield', hand: ['whispered-formula', 'keen-glance', 'celestial-chart'] } as const
    const player = scene({ columns, detectives: { ...apart, ana }, phase: 'preparation', only: true, itemDeck: [] }, 'preparation')
    player.choose('ana', 'move:eye')
    const { named, why } = botAnswers(bots.careful, player.table, 'ana')
    expect({ named, why }).toEqual({ named: 'move:star', why: 'why.goAgain' })
  })

  test('whoever is ready is not waited for, and stays so', () => {
    const player = scene({ columns, detectives: apart, phase: 'preparation' }, 'preparation')
    player.choose('ana', 'ready')
    expect([player.table.awaited(), player.offered('ana')]).toEqual([['bea', 'carl'], ['unready']])
  })

  test('buys its first ability with its first trophy', () => {
    expect(says({ detectives: { ...apart, ana: { at: 'star', trophies: ['eye'] } } })).toEqual({ named: 'develop:eye', why: 'why.develop' })
  })
})

describe('in a fight', () => {
  const fighting = (madness: number) => {
    const ana = { at: 'star', hand: ['whispered-formula', 'keen-glance'], dice: ['shield'], targets: ['shield-1'], madness } as const
    const player = scene({ columns, detectives: { ...apart, ana }, phase: 'combat' }, 'combat')
    const { named, why } = botAnswers(bots.careful, player.untilAsk('ana', 'combat-turn').choose('ana', 'fight:shield-1').table, 'ana')
    return { named: named?.split(':')[0], why }
  }
  test('throws a die again that brings nothing, while its mind can bear it', () => {
    expect(fighting(0)).toEqual({ named: 'reroll', why: 'why.throwAgain' })
    expect(fighting(3)).toEqual({ named: 'yield', why: 'why.leaveIt' })
  })
})

describe('in the sealing phase', () => {
  test('brings trophies where somebody can close the portal, and none where they would lie about', () => {
    const ana = { at: 'star', level: 3, trophies: ['eye'] } as const
    const others = { carl: { at: 'planet', level: 3 }, dot: { at: 'shield', level: 3 }, eve: { at: 'tentacle', level: 3 } } as const
    const doing = (seal: 'star' | 'eye', lies: 'star' | 'eye') => {
      const bea = { at: 'eye', level: 3, seals: [seal] } as const
      const takenSeals = SYMBOLS.filter((symbol) => symbol !== seal)
      const detectives = { ana, bea, ...others }
      return says({ seats: 5, takenSeals, offered: { [lies]: ['eye', 'eye', 'planet'] }, detectives }, 'ana', 'sealing')
    }
    expect(doing('star', 'star')).toEqual({ named: 'place:eye', why: 'why.offer' })
    expect(doing('eye', 'eye')).toEqual({ named: 'done', why: 'why.keepTrophies' })
  })
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
