import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY, lily, SILAS, silas } from './people.ts'
import { healthOf, holdings, position, text, token, turnOf } from './position.ts'

describe('Rest', () => {
  rule('EH-REST-01', 'recovers 1 Health and 1 Sanity', () => {
    const t = position('ana lily-chen 10, health 3, sanity 2').choose('ana', 'rest')
    expect(healthOf(t, LILY)).toEqual([4, 3])
  })

  rule('EH-REST-02', 'not with a Monster on the space', () => {
    const t = position('ana lily-chen 10, health 3; monsters 10: ghoul')
    expect(t.refused('ana')).toMatchObject({ rest: ['EH-REST-02'] })
    expect(position('ana lily-chen 10; monsters rome: ghoul').offered('ana')).toContain('rest')
  })

  rule('EH-REST-03', 'never beyond the maximum; whole, one may still rest for what it triggers', () => {
    const t = position('ana lily-chen 10, health 6, sanity 5, has amnesia; roll 6').choose('ana', 'rest')
    t.expectAsk('ana', 'prompt.use-trigger').choose('ana', 'amnesia-1/1')
    expect(healthOf(t, LILY)).toEqual([6, 6])
    expect(holdings(t, LILY)).toEqual([])
  })

  rule('EH-REST-03 EH-HS-02', 'the log tells what was recovered, not what could have been', () => {
    const t = position('ana lily-chen 10, health 6, sanity 5')
    const before = t.table.kernel.events.length
    t.choose('ana', 'rest')
    const told = t.table.kernel.events.slice(before).map(({ told: to }) => to.ana)
    expect(told.filter((one) => one?.key === 'log.recovered')).toMatchObject([{ args: { what: 'sanity', n: 1 } }])
  })

  rule('EH-REST-04 EH-RULING-20', 'everything that resting triggers does so now, in the order of who rests, the recovery among it', () => {
    const seats = lily('10', { sanity: 2, health: 3, has: ['king-james-bible', 'amnesia', 'leg-injury'] })
    const t = position({ seats, chance: { roll: [[6], [1]] } }).choose('ana', 'rest')
    // The Bible’s point and the two of the Rest itself, in whatever order.
    expect(healthOf(t, LILY)).toEqual([4, 4])
    t.expectAsk('ana', 'prompt.use-trigger', ['amnesia-1/1', 'leg-injury-1/1', 'pass'])
    t.choose('ana', 'amnesia-1/1').choose('ana', 'leg-injury-1/1')
    expect(holdings(t, LILY)).toEqual(['king-james-bible', 'leg-injury'])
  })

  rule('EH-REST-04 EH-RULING-20', 'a Condition gained meanwhile waits for the next Rest', () => {
    const dream = {
      ability: 'after',
      on: 'action:perform',
      where: { action: 'rest' },
      effect: { do: 'gain', what: 'condition', name: 'amnesia' },
    }
    const t = position({
      seats: lily('10', { health: 3 }),
      from: [
        text(LILY, { do: 'lasting', ability: dream, until: { scope: 'round' } }),
        turnOf('action', 'ana'),
        { step: 'roundEnds' },
        turnOf('action', 'ana'),
      ],
    }).choose('ana', 'rest')
    // She has it now; it lets her shed it only when she rests again.
    t.expectAsk('ana', 'prompt.action')
    expect(holdings(t, LILY)).toEqual(['amnesia'])
    t.choose('ana', 'end').choose('ana', 'rest')
    expect(t.offered('ana')).toEqual([expect.stringMatching(/^amnesia-.\/1$/), 'pass'])
  })

  rule('EH-REST-01 EH-JIM-01 EH-JIM-02', 'W-43 a Rest on Jim’s space, then Jim’s own action', () => {
    const t = position('ana lily-chen 10, sanity 2; ben jim-culver 10').choose('ana', 'rest').choose('ana', 'end')
    expect(healthOf(t, LILY)).toEqual([6, 3])
    t.choose('ben', 'jim-culver/1')
    expect(healthOf(t, LILY)).toEqual([6, 4])
  })
})

describe('Trade', () => {
  rule('EH-TRADE-01 EH-TRADE-02', 'any number of possessions with one other investigator on the space, both agreeing', () => {
    const seats = {
      ...lily('rome', { has: ['axe', 'bandages'], clues: 1 }),
      ...silas('rome', { has: ['whiskey'], train: 1 }),
      cora: { is: 'mark-harrigan', at: 'rome' },
    }
    const t = position({ seats }).choose('ana', 'trade')
    t.expectAsk('ana', 'prompt.trade-with', [SILAS, 'mark-harrigan']).choose('ana', SILAS)
    expect(t.table.asked()).toEqual(['ana', 'ben'])
    t.choose('ana', 'offer:axe').choose('ana', 'offer:bandages').choose('ben', 'offer:train-0')
    t.choose('ana', 'consent:3').choose('ben', 'consent:3')
    expect(holdings(t, LILY)).toEqual([])
    expect(holdings(t, SILAS)).toEqual(['whiskey', 'axe', 'bandages'])
    expect(t.get(token(LILY), 'trainTickets')).toBe(1)
    // Nobody else on the space: nobody to trade with.
    expect(position('ana lily-chen rome; ben silas-marsh london').refused('ana')).toMatchObject({ trade: ['EH-TRADE-01'] })
  })

  rule('EH-TRADE-02', 'a gift for nothing, if the other agrees', () => {
    const seats = { ...lily('rome', { has: ['axe'] }), ...silas('rome') }
    const t = position({ seats }).choose('ana', 'trade').choose('ana', 'offer:axe').choose('ana', 'consent:1').choose('ben', 'consent:1')
    expect([holdings(t, LILY), holdings(t, SILAS)]).toEqual([[], ['axe']])
  })

  rule('EH-RULING-79 EH-TRADE-02', 'a refusal does not end the action: another offer, another partner, or none', () => {
    const seats = { ...lily('rome', { has: ['axe'] }), ...silas('rome'), cora: { is: 'mark-harrigan', at: 'rome' } }
    const t = position({ seats }).choose('ana', 'trade').choose('ana', SILAS).choose('ana', 'offer:axe').choose('ben', 'leave')
    t.expectAsk('ana', 'prompt.trade-with', [SILAS, 'mark-harrigan', 'end'])
    t.choose('ana', 'mark-harrigan').choose('ana', 'offer:axe').choose('ana', 'consent:1').choose('cora', 'consent:1')
    expect(holdings(t, 'mark-harrigan')).toEqual(['axe'])
    const ended = position({ seats }).choose('ana', 'trade').choose('ana', SILAS).choose('ben', 'leave').choose('ana', 'end')
    ended.expectAsk('ana', 'prompt.action')
    expect(ended.refused('ana')).toMatchObject({ trade: ['EH-ACT-03'] })
  })

  rule('EH-TRADE-03', 'Conditions, Health, Sanity and Improvements are not for trade', () => {
    const seats = { ...lily('rome', { has: ['debt', 'blessed', 'axe', 'wither'], clues: 1, ship: 1, up: { lore: 1 } }), ...silas('rome') }
    const t = position({ seats }).choose('ana', 'trade')
    const clue = defined(t.table.kernel.inZone('own-clues:lily-chen#1')[0])
    expect(t.offered('ana').sort()).toEqual(
      ['leave', 'offer:axe', `offer:${t.table.kernel.def(clue).id}`, 'offer:ship-0', 'offer:wither-1'].sort(),
    )
  })

  rule('EH-TRADE-04', 'nor with a fallen investigator', () => {
    const t = position('ana lily-chen rome, has axe; ben silas-marsh rome, fallen health')
    expect(t.refused('ana')).toMatchObject({ trade: ['EH-TRADE-01'] })
  })

  rule('EH-TRADE-05 EH-RULING-22', 'what is traded is neither gained nor discarded', () => {
    // The Statue acts when it is gained; a Service would be used and discarded.
    const seats = { ...lily('rome', { has: ['grotesque-statue', 'axe'] }), ...silas('rome') }
    const heard: string[] = []
    const t = position({ seats })
      .choose('ana', 'trade')
      .choose('ana', 'offer:grotesque-statue')
      .choose('ana', 'offer:axe')
      .choose('ana', 'consent:2')
    const { kernel } = t.table
    const before = kernel.eventSerial
    t.choose('ben', 'consent:2')
    heard.push(...kernel.events.filter(({ id }) => id > before).map(({ name }) => name))
    expect(holdings(t, SILAS)).toEqual(['grotesque-statue', 'axe'])
    expect(heard).not.toContain('card:gain')
    expect(heard).not.toContain('card:discard')
    expect(heard).toContain('possession:trade')
  })

  rule('EH-TRADE-06 EH-RULING-22', 'a Spell the new owner has already is discarded at once', () => {
    const seats = { ...lily('rome', { has: ['wither-1', 'shriveling'] }), ...silas('rome', { has: ['wither-2'] }) }
    const t = position({ seats })
      .choose('ana', 'trade')
      .choose('ana', 'offer:wither-1')
      .choose('ana', 'offer:shriveling-1')
      .choose('ana', 'consent:2')
      .choose('ben', 'consent:2')
    expect(t.zone('possessions:silas-marsh#1')).toEqual(['wither-2', 'shriveling-1'])
    expect(t.zone('spells')).toContain('wither-1')
  })
})
