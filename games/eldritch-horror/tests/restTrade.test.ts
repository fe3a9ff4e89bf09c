import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY, SILAS } from './people.ts'
import { holdings, position, text, turnOf } from './position.ts'
import { tell } from './told.ts'

describe('Rest', () => {
  tell(`
    EH-REST-01: recovers 1 Health and 1 Sanity
      ana lily-chen 10, health 3, sanity 2 -> ana rest => lily-chen health 4, sanity 3
    EH-REST-02: not with a Monster on the space
      ana lily-chen 10, health 3; monsters 10: ghoul => ana refused rest EH-REST-02
      ana lily-chen 10; monsters rome: ghoul => ana offered rest …
    EH-REST-03: never beyond the maximum; whole, one may still rest for what it triggers
      ana lily-chen 10, health 6, sanity 5, has amnesia; roll 6
        -> ana rest, ana? use-trigger > amnesia-1/1 => lily-chen health 6, sanity 6, has none
    EH-REST-04 EH-RULING-20: everything that resting triggers does so now, in the order of who rests, the recovery among it
      ana lily-chen 10, sanity 2, health 3, has king-james-bible amnesia leg-injury; roll 6 1 -> ana rest
        (The Bible’s point and the two of the Rest itself, in whatever order.)
        => lily-chen health 4, sanity 4
        -> ana? use-trigger: amnesia-1/1 leg-injury-1/1 pass > amnesia-1/1 > leg-injury-1/1 => lily-chen has king-james-bible leg-injury
    EH-REST-01 EH-JIM-01 EH-JIM-02: W-43 a Rest on Jim’s space, then Jim’s own action
      ana lily-chen 10, sanity 2; ben jim-culver 10
        -> ana rest > end => lily-chen health 6, sanity 3
        -> ben jim-culver/1 => lily-chen health 6, sanity 4
  `)

  rule('EH-REST-03 EH-HS-02', 'the log tells what was recovered, not what could have been', () => {
    const t = position('ana lily-chen 10, health 6, sanity 5')
    const before = t.table.kernel.events.length
    t.choose('ana', 'rest')
    const told = t.table.kernel.events.slice(before).map(({ told: to }) => to.ana)
    expect(told.filter((one) => one?.key === 'log.recovered')).toMatchObject([{ args: { what: 'sanity', n: 1 } }])
  })

  rule('EH-REST-04 EH-RULING-20', 'a Condition gained meanwhile waits for the next Rest', () => {
    const dream = {
      ability: 'after',
      on: 'action:perform',
      where: { action: 'rest' },
      effect: { do: 'gain', what: 'condition', name: 'amnesia' },
    }
    const t = position('ana lily-chen 10, health 3', {
      from: [
        text(LILY, { do: 'lasting', ability: dream, until: { scope: 'round' } }),
        turnOf('action', 'ana'),
        { step: 'roundEnds' },
        turnOf('action', 'ana'),
      ],
    }).choose('ana', 'rest')
    // She has it now; it lets her shed it only when she rests again.
    t.does('ana? action', 'lily-chen has amnesia').does('ana end > rest')
    expect(t.offered('ana')).toEqual([expect.stringMatching(/^amnesia-.\/1$/), 'pass'])
  })
})

describe('Trade', () => {
  tell(`
    EH-TRADE-01 EH-TRADE-02: any number of possessions with one other investigator on the space, both agreeing
      ana lily-chen rome, has axe bandages, clues 1; ben silas-marsh rome, has whiskey, train 1; cora mark-harrigan rome
        -> ana trade, ana? trade-with: silas-marsh mark-harrigan > silas-marsh => table asks ana ben
        -> ana offer:axe > offer:bandages, ben offer:train-0, ana consent:3, ben consent:3
        => lily-chen has none; silas-marsh has whiskey axe bandages; lily-chen trainTickets 1
      (Nobody else on the space: nobody to trade with.)
      ana lily-chen rome; ben silas-marsh london => ana refused trade EH-TRADE-01
    EH-TRADE-02: a gift for nothing, if the other agrees
      ana lily-chen rome, has axe; ben silas-marsh rome
        -> ana trade > offer:axe > consent:1, ben consent:1 => lily-chen has none; silas-marsh has axe
    EH-RULING-79 EH-TRADE-02: a refusal does not end the action: another offer, another partner, or none
      ana lily-chen rome, has axe; ben silas-marsh rome; cora mark-harrigan rome
        -> ana trade > silas-marsh > offer:axe, ben leave,
          ana? trade-with: silas-marsh mark-harrigan end > mark-harrigan > offer:axe > consent:1, cora consent:1
        => mark-harrigan has axe
      ana lily-chen rome, has axe; ben silas-marsh rome; cora mark-harrigan rome
        -> ana trade > silas-marsh, ben leave, ana end, ana? action => ana refused trade EH-ACT-03
    EH-TRADE-04: nor with a fallen investigator
      ana lily-chen rome, has axe; ben silas-marsh rome, fallen health => ana refused trade EH-TRADE-01
    EH-TRADE-06 EH-RULING-22: a Spell the new owner has already is discarded at once
      ana lily-chen rome, has wither-1 shriveling; ben silas-marsh rome, has wither-2
        -> ana trade > offer:wither-1 > offer:shriveling-1 > consent:2, ben consent:2
        => silas-marsh possessions wither-2 shriveling-1; spells wither-1 …
  `)

  rule('EH-TRADE-03', 'Conditions, Health, Sanity and Improvements are not for trade', () => {
    const t = position('ana lily-chen rome, has debt blessed axe wither, clues 1, ship 1, up lore 1; ben silas-marsh rome').choose(
      'ana',
      'trade',
    )
    const clue = defined(t.table.kernel.inZone('own-clues:lily-chen#1')[0])
    expect(t.offered('ana').sort()).toEqual(
      ['leave', 'offer:axe', `offer:${t.table.kernel.def(clue).id}`, 'offer:ship-0', 'offer:wither-1'].sort(),
    )
  })

  rule('EH-TRADE-05 EH-RULING-22', 'what is traded is neither gained nor discarded', () => {
    // The Statue acts when it is gained; a Service would be used and discarded.
    const heard: string[] = []
    const t = position('ana lily-chen rome, has grotesque-statue axe; ben silas-marsh rome').does(
      'ana trade > offer:grotesque-statue > offer:axe > consent:2',
    )
    const { kernel } = t.table
    const before = kernel.eventSerial
    t.choose('ben', 'consent:2')
    heard.push(...kernel.events.filter(({ id }) => id > before).map(({ name }) => name))
    expect(holdings(t, SILAS)).toEqual(['grotesque-statue', 'axe'])
    expect(heard).not.toContain('card:gain')
    expect(heard).not.toContain('card:discard')
    expect(heard).toContain('possession:trade')
  })
})
