import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY } from './people.ts'
import { position, spaceOfToken, token } from './position.ts'

const here = (t: ReturnType<typeof position>) => spaceOfToken(t, token(LILY))
const tickets = (t: ReturnType<typeof position>, who = LILY) => [t.get(token(who), 'trainTickets'), t.get(token(who), 'shipTickets')]

describe('Travel', () => {
  rule('EH-TRAVEL-01', 'moves to any adjacent space, whatever the path', () => {
    const t = position('ana lily-chen shanghai').choose('ana', 'travel')
    // Two Train paths, two Ship paths and an Uncharted one.
    t.does('ana? travel: 17 19 20 tokyo the-himalayas > the-himalayas', 'lily-chen lies space:the-himalayas')
  })

  rule('EH-TRAVEL-02 EH-TRAVEL-05', 'then tickets, one by one, in any mix, each from the space reached', () => {
    const t = position('ana lily-chen istanbul, train 1, ship 1').choose('ana', 'travel').choose('ana', 'rome')
    t.does('ana? ticket: train:14 train:istanbul ship:10 ship:london ship:the-pyramids stop > ship:the-pyramids').does(
      'ana? ticket: train:istanbul stop > train:istanbul',
      'lily-chen lies space:istanbul',
    )
    expect(tickets(t)).toEqual([0, 0])
    t.expectAsk('ana', 'prompt.action')
  })

  rule('EH-TRAVEL-02', 'whoever has enough of it keeps the tickets', () => {
    const t = position('ana lily-chen istanbul, train 2').choose('ana', 'travel').choose('ana', 'rome').choose('ana', 'stop')
    expect(here(t)).toBe('rome')
    expect(tickets(t)).toEqual([2, 0])
  })

  rule('EH-TRAVEL-01 EH-TRAVEL-02 EH-TRAVEL-03', 'W-16 Istanbul to Rome by train, on to London with a Ship ticket', () => {
    const t = position('ana lily-chen istanbul, ship 1').choose('ana', 'travel').choose('ana', 'rome')
    t.does('ana? ticket: ship:10 ship:london ship:the-pyramids stop > ship:london', 'lily-chen lies space:london')
    expect(tickets(t)).toEqual([0, 0])
  })

  rule('EH-TRAVEL-03 EH-TRAVEL-04', 'W-17 in the Himalayas a Train ticket is of no use: only Uncharted paths leave', () => {
    const t = position('ana lily-chen shanghai, train 1').choose('ana', 'travel').choose('ana', 'the-himalayas')
    t.expectAsk('ana', 'prompt.action')
    expect(tickets(t)).toEqual([1, 0])
  })

  rule('EH-TRAVEL-06', 'a ticket gives no move of its own: after the one Travel action none is left', () => {
    const t = position('ana lily-chen rome, train 1, ship 1')
    expect(t.offered('ana').some((key) => key.startsWith('train') || key.startsWith('ship'))).toBe(false)
    t.does('ana travel > 14 > stop', 'ana not offered travel, refused travel EH-ACT-03')
    expect(tickets(t)).toEqual([1, 1])
  })
})

describe('Prepare for Travel', () => {
  rule('EH-PREP-01 EH-PREP-02 EH-PREP-03', 'W-18 a ticket for a path that leaves the City', () => {
    // Istanbul has no Ship path, London no Train path: there is nothing to choose.
    expect(tickets(position('ana lily-chen istanbul').choose('ana', 'prepare'))).toEqual([1, 0])
    expect(tickets(position('ana lily-chen london').choose('ana', 'prepare'))).toEqual([0, 1])
    const shanghai = position('ana lily-chen shanghai').choose('ana', 'prepare')
    shanghai.expectAsk('ana', 'prompt.which-ticket', ['train', 'ship'])
    expect(tickets(shanghai.choose('ana', 'ship'))).toEqual([0, 1])
    // Space 10 is Wilderness, though ships call there.
    position('ana lily-chen 10').shows('ana not offered prepare, refused prepare EH-PREP-01')
  })

  rule('EH-PREP-04 EH-PREP-05', 'with two tickets one may be discarded first: never more than two', () => {
    const t = position('ana lily-chen shanghai, train 1, ship 1').choose('ana', 'prepare')
    t.does('ana? discard-ticket: train ship keep > train')
    expect(tickets(t)).toEqual([0, 2])
    // In London there are Ship tickets only: with two of them there is nothing to prepare.
    expect(position('ana lily-chen london, ship 2').refused('ana')).toMatchObject({ prepare: ['EH-PREP-04'] })
  })

  rule('EH-PREP-06 EH-RULING-16', 'who keeps both gains none, and the action is spent', () => {
    const t = position('ana lily-chen shanghai, train 2').choose('ana', 'prepare').choose('ana', 'keep')
    expect(tickets(t)).toEqual([2, 0])
    expect(t.refused('ana')).toMatchObject({ prepare: ['EH-ACT-03'] })
  })

  rule('EH-PREP-07 EH-PREP-04 EH-RULING-16', 'a third ticket by a trade: he keeps two of his choice, at once', () => {
    const t = position('ana lily-chen rome, ship 1; ben silas-marsh rome, train 2').does(
      'ana trade > offer:ship-0, ben consent:1, ana consent:1',
    )
    t.does('ben? discard-ticket: train ship > train')
    expect(tickets(t, 'silas-marsh')).toEqual([1, 1])
    t.expectAsk('ana', 'prompt.action')
  })

  rule('EH-PREP-07 EH-RULING-16', 'and a third and fourth by an effect', () => {
    const t = position('ana lily-chen rome, ship 1; says lily-chen: ticket train 3')
    t.choose('ana', 'ship')
    expect(tickets(t)).toEqual([2, 0])
    t.expectAsk('ana', 'pause')
  })

  rule('EH-PREP-08', 'Monsters do not keep anybody from it', () => {
    const t = position('ana lily-chen london; monsters london: ghoul; turn ana')
    expect(tickets(t.choose('ana', 'prepare'))).toEqual([0, 1])
  })
})
