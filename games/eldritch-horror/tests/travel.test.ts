import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY } from './people.ts'
import { position, token } from './position.ts'
import { tell } from './told.ts'

const tickets = (t: ReturnType<typeof position>, who = LILY) => [t.get(token(who), 'trainTickets'), t.get(token(who), 'shipTickets')]

describe('Travel', () => {
  tell(`
    EH-TRAVEL-01: moves to any adjacent space, whatever the path
      ana lily-chen shanghai -> ana travel
        (Two Train paths, two Ship paths and an Uncharted one.)
        -> ana? travel: 17 19 20 tokyo the-himalayas > the-himalayas => lily-chen lies space:the-himalayas
    EH-TRAVEL-02 EH-TRAVEL-05: then tickets, one by one, in any mix, each from the space reached
      ana lily-chen istanbul, train 1, ship 1
        -> ana travel > rome, ana? ticket: train:14 train:istanbul ship:10 ship:london ship:the-pyramids stop > ship:the-pyramids,
          ana? ticket: train:istanbul stop > train:istanbul
        => lily-chen lies space:istanbul, trainTickets 0, shipTickets 0
        -> ana? action
    EH-TRAVEL-02: whoever has enough of it keeps the tickets
      ana lily-chen istanbul, train 2 -> ana travel > rome > stop => lily-chen lies space:rome, trainTickets 2, shipTickets 0
    EH-TRAVEL-01 EH-TRAVEL-02 EH-TRAVEL-03: W-16 Istanbul to Rome by train, on to London with a Ship ticket
      ana lily-chen istanbul, ship 1
        -> ana travel > rome, ana? ticket: ship:10 ship:london ship:the-pyramids stop > ship:london
        => lily-chen lies space:london, trainTickets 0, shipTickets 0
    EH-TRAVEL-03 EH-TRAVEL-04: W-17 in the Himalayas a Train ticket is of no use: only Uncharted paths leave
      ana lily-chen shanghai, train 1 -> ana travel > the-himalayas, ana? action => lily-chen trainTickets 1, shipTickets 0
  `)

  rule('EH-TRAVEL-06', 'a ticket gives no move of its own: after the one Travel action none is left', () => {
    const t = position('ana lily-chen rome, train 1, ship 1')
    expect(t.offered('ana').some((key) => key.startsWith('train') || key.startsWith('ship'))).toBe(false)
    t.does('ana travel > 14 > stop', 'ana not offered travel, refused travel EH-ACT-03')
    expect(tickets(t)).toEqual([1, 1])
  })
})

describe('Prepare for Travel', () => {
  tell(`
    EH-PREP-01 EH-PREP-02 EH-PREP-03: W-18 a ticket for a path that leaves the City
      (Istanbul has no Ship path, London no Train path: there is nothing to choose.)
      ana lily-chen <istanbul london> -> ana prepare => lily-chen trainTickets <1 0>, shipTickets <0 1>
      ana lily-chen shanghai -> ana prepare, ana? which-ticket: train ship > ship => lily-chen trainTickets 0, shipTickets 1
      (Space 10 is Wilderness, though ships call there.)
      ana lily-chen 10 => ana not offered prepare, refused prepare EH-PREP-01
    EH-PREP-04 EH-PREP-05: with two tickets one may be discarded first: never more than two
      ana lily-chen shanghai, train 1, ship 1
        -> ana prepare, ana? discard-ticket: train ship keep > train => lily-chen trainTickets 0, shipTickets 2
      (In London there are Ship tickets only: with two of them there is nothing to prepare.)
      ana lily-chen london, ship 2 => ana refused prepare EH-PREP-04
    EH-PREP-06 EH-RULING-16: who keeps both gains none, and the action is spent
      ana lily-chen shanghai, train 2 -> ana prepare > keep => lily-chen trainTickets 2, shipTickets 0; ana refused prepare EH-ACT-03
    EH-PREP-07 EH-PREP-04 EH-RULING-16: a third ticket by a trade: he keeps two of his choice, at once
      ana lily-chen rome, ship 1; ben silas-marsh rome, train 2
        -> ana trade > offer:ship-0, ben consent:1, ana consent:1, ben? discard-ticket: train ship > train
        => silas-marsh trainTickets 1, shipTickets 1
        -> ana? action
    EH-PREP-07 EH-RULING-16: and a third and fourth by an effect
      ana lily-chen rome, ship 1; says lily-chen: ticket train 3 -> ana ship => lily-chen trainTickets 2, shipTickets 0 -> ana? pause
    EH-PREP-08: Monsters do not keep anybody from it
      ana lily-chen london; monsters london: ghoul; turn ana -> ana prepare => lily-chen trainTickets 0, shipTickets 1
  `)
})
