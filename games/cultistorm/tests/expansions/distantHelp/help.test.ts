import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { helpCards } from '../../../content/expansions/distantHelp.ts'
import { cultistLimit } from '../../../rules/cultists.ts'
import { crowds, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const pair = { distantHelp: 'pair' }
const solo = { distantHelp: 'solo' }
/** The preparation phase of a table for two, with this card on top of the deck of help. */
const helped = (card: string, picture: Picture = {}, options: object = pair) => {
  const table = scene({ seats: 2, options: options as never, ...picture }).put(card, 'help:1')
  return table.arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }])
}
const send = (card: string): string => `use:${card}/0`

rule(['CS-EXP-04', 'CS-RULING-123'], 'for two: N is two, and each preparation phase brings two cards, which go when it ends', () => {
  const table = scene({ seats: 2, options: pair }, 'preparation')
  expect([
    cultistLimit(table.table.kernel),
    table.zone('help:1').length,
    table.zone('help:2').length,
    table.zone('help-deck').length,
  ]).toEqual([10, 1, 1, 16])
  table.choose('ana', 'ready').choose('bea', 'ready')
  expect([table.zone('help:1'), table.zone('help:2'), table.zone('help-discard').length]).toEqual([[], [], 2])
})

rule(['CS-RULING-123'], 'both may be played on either detective, without madness and without a new card', () => {
  const table = scene({ seats: 2, options: pair, detectives: { bea: { madness: 2 } } })
    .put('letter-of-comfort', 'help:1')
    .put('parcel', 'help:2')
  table
    .arrange(() => {}, [{ step: 'preparation' }])
    .choose('ana', send('letter-of-comfort'))
    .choose('ana', send('parcel'))
    .choose('ana', 'ana')
  expect([minds(table), table.zone('dice:ana').length, table.zone('hand:ana'), table.get('ana', 'supports')]).toEqual([[0, 1], 1, [], 0])
})

rule(['CS-RULING-123', 'CS-FRAME-03'], 'alone: three places that are filled again; the second and the third cost a step of terror', () => {
  const table = scene({ seats: 2, options: solo, detectives: { ana: { madness: 3 } } })
  for (const [i, card] of ['letter-of-comfort', 'parcel', 'telegram'].entries()) table.put(card, `help:${i + 1}`)
  table.arrange(() => {}, [{ step: 'preparation' }, { step: 'preparation' }, { step: 'curtain' }])
  table.choose('ana', send('letter-of-comfort'))
  expect([minds(table)[0], table.state.terror]).toEqual([2, 'shield'])
  table.choose('bea', send('parcel')).choose('bea', 'bea')
  expect([table.zone('dice:bea').length, table.state.terror]).toEqual([1, 'tentacle'])
  table.choose('ana', 'ready').choose('bea', 'ready')
  expect([1, 2, 3].map((n) => table.zone(`help:${n}`).length)).toEqual([1, 1, 1])
  expect(table.zone('help:3')).toEqual(['telegram'])
})

rule(['CS-RULING-95', 'CS-RULING-123'], 'whoever gets help from afar is not ready any more', () => {
  const table = helped('parcel').choose('bea', 'ready').choose('ana', send('parcel')).choose('ana', 'bea')
  expect([table.get('bea', 'ready'), table.zone('dice:bea').length]).toEqual([false, 1])
})

rule(['CS-RULING-123'], 'when the deck of help is used up, what was used is shuffled again', () => {
  const table = scene({ seats: 2, options: pair })
  table.arrange((w, t) => w.put(t.inZone('help-deck'), 'help-discard'), [{ step: 'preparation' }])
  expect([table.zone('help-deck').length, table.zone('help:1').length, table.zone('help:2').length]).toEqual([16, 1, 1])
})

rule(['CS-RULING-123'], 'it is played by two: with other numbers the table is refused', () => {
  expect(() => scene({ seats: 3, options: pair })).toThrow('there are 2 seats, not 3')
})

test.each(['shield', 'tentacle', 'eye', 'planet', 'star'])(
  'a loan of the %s is that symbol in a fight, and goes when the turn ends',
  (symbol) => {
    const table = helped(`loan-of-the-${symbol}`)
      .choose('ana', send(`loan-of-the-${symbol}`))
      .choose('ana', 'bea')
    expect(table.zone('aid:bea')).toEqual([`loan-of-the-${symbol}`])
    table.arrange(() => {}, [{ step: 'turnEnd' }])
    expect([table.zone('aid:bea'), table.zone('help-discard')]).toEqual([[], expect.arrayContaining([`loan-of-the-${symbol}`])])
  },
)

test('what is lent meets a symbol', () => {
  // shield-1 shows Tentacle, Eye, Planet.
  const ana = { at: 'tentacle', hand: ['whispered-formula', 'keen-glance'], targets: ['shield-1'] } as const
  const table = scene({ seats: 2, options: pair, columns: { tentacle: ['shield-1'] }, detectives: { ana } }).put(
    'loan-of-the-planet',
    'aid:ana',
  )
  table.arrange(() => {}, [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }]).choose('ana', 'fight:shield-1')
  expect(crowds(table)[1]).toBe(0)
})

test('Letter of Comfort: heals, and is of no use to the sane', () => {
  expect(helped('letter-of-comfort').refused('ana')[send('letter-of-comfort')]).toEqual(['CS-RULING-37'])
  const table = helped('letter-of-comfort', { detectives: { ana: { madness: 1 } } }).choose('bea', send('letter-of-comfort'))
  expect([minds(table)[0], table.zone('help-discard')]).toEqual([0, ['letter-of-comfort']])
})

test('Telegram: any of the own dice are rolled again', () => {
  const ana = { dice: ['eye', 'star'] } as const
  const table = helped('telegram', { detectives: { ana }, chance: { 'reroll:ana': [[6], [6]] } })
  table.choose('ana', send('telegram')).choose('ana', ['detective-die#1', 'detective-die#2'])
  expect(['#1', '#2'].map((n) => table.get(`detective-die${n}`, 'face'))).toEqual(['wild', 'wild'])
})

test('Police Cordon: nobody comes to a location of choice in the next cultist phase', () => {
  const table = helped('police-cordon').choose('ana', send('police-cordon')).choose('ana', 'ana').choose('ana', 'shield')
  table.arrange(() => {}, [{ step: 'cultists' }, { step: 'curtain' }])
  expect(crowds(table)).toEqual([0, 1, 0, 0, 0])
})

test('Old Friend: an Ancient One skips its next move', () => {
  expect(helped('old-friend').refused('ana')[send('old-friend')]).toEqual(['CS-RULING-37'])
  const table = helped('old-friend', { ancients: { star: 'dagon' } })
    .choose('ana', send('old-friend'))
    .choose('ana', 'ana')
  table.arrange(() => {}, [{ step: 'cultists' }, { step: 'curtain' }])
  expect([table.result, table.zone('lair:star')]).toEqual([null, ['dagon']])
})

test('there are eighteen cards', () => {
  expect(helpCards.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(18)
})

expansionIsPrinted(import.meta.url, helpCards)
gamesWith('pair', pair, [2])
gamesWith('solo', solo, [2])
