import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { lily } from './people.ts'
import { healthOf, inWords, mythos, pause, position, saying, text } from './position.ts'

/** Draws this Mythos card; everything else is quiet. */
const drawn = (card: string, more: object = {}) =>
  position({ seats: lily('london'), empty: ['cup'], doom: 10, ...mythos, top: { mythos: [card] }, ...more })

describe('Rumors', () => {
  rule('EH-RUM-01 EH-MYTH-07', 'a Mythos card puts its Rumor token on its space', () => {
    expect(drawn('stars-aligned').get('stars-aligned#1', 'tokenSpaces')).toEqual(['7'])
  })

  rule('EH-RUM-02', 'on the token’s space its encounter can be resolved, elsewhere not', () => {
    const there = position('ana lily-chen 7, clues 1; ongoing stars-aligned; encounter ana; test 1/2')
    there.expectAsk('ana', 'prompt.encounter', ['general', 'token:stars-aligned']).choose('ana', 'token:stars-aligned').choose('ana', 'yes')
    expect(there.zone('ongoing')).toEqual([])
    const elsewhere = position('ana lily-chen rome; ongoing stars-aligned; encounter ana')
    elsewhere.expectAsk('ana', 'prompt.encounter', ['general', 'location:europe'])
  })

  rule('EH-RUM-03', 'solved, the card, the tokens on it and its Rumor token go', () => {
    const t = position({ seats: lily('8'), ongoing: ['growing-madness'], ...saying('lily-chen', { do: 'solve', what: 'rumor' }) })
    expect(t.zone('ongoing')).toEqual([])
    expect(t.zone('discard:mythos')).toEqual(['growing-madness'])
    expect(t.get('growing-madness#1', 'eldritch')).toBe(0)
    expect(t.get('growing-madness#1', 'tokenSpaces')).toEqual([])
  })

  rule('EH-RUM-04 EH-RULING-28', 'its Epic Monster goes with it; Clues, Gates and other Monsters stay', () => {
    const t = drawn('lost-knowledge', {
      ...inWords('gates sydney; monsters sydney: ghoul; draw clues: clue-21'),
      from: [...mythos.from, text('lily-chen', { do: 'solve', what: 'rumor' }), pause],
    })
    expect(t.zone('space:21').sort()).toEqual(['clue-21', 'tick-tock-men'])
    t.choose('ana', 'go on')
    expect(t.zone('space:21')).toEqual(['clue-21'])
    expect(t.zone('epic')).toContain('tick-tock-men')
    expect(t.zone('space:sydney').sort()).toEqual(['gate-sydney', 'ghoul'])
  })

  rule('EH-MYTH-17 EH-RULING-45', 'the last Eldritch token gone, what the Rumor threatens happens at once', () => {
    // Growing Madness: everybody loses 3 Sanity. Its Reckoning takes one token for each Madness Condition of the Lead.
    const t = position(
      'ana lily-chen london; ben silas-marsh rome; ongoing growing-madness; marks growing-madness: eldritch 1',
      'empty cup gates; mythosPhase; top mythos: omen-of-good-fortune',
    )
    t.untilAsk('ana', 'pause', { 'prompt.may': 'no' })
    expect(healthOf(t, 'lily-chen')[1]).toBe(3)
    expect(healthOf(t, 'silas-marsh')[1]).toBe(1)
    expect(t.zone('ongoing')).toEqual([])
    // A card that never had tokens waits for nothing.
    expect(drawn('stars-aligned').zone('ongoing')).toEqual(['stars-aligned'])
  })

  rule('EH-MYTH-17 EH-RULING-45', 'it waits for the last token from the moment it has received them, and not before', () => {
    const remove = { do: 'remove', what: 'eldritch', n: 4, from: 'self' }
    const t = drawn('growing-madness', { from: [...mythos.from, text('lily-chen', remove, 'growing-madness'), pause] }).choose(
      'ana',
      'go on',
    )
    expect(healthOf(t, 'lily-chen')[1]).toBe(3)
    expect(t.zone('ongoing')).toEqual([])
    const unarmed = position('ana lily-chen london; ongoing growing-madness', {
      marks: { 'growing-madness': { eldritch: 0, armed: false } },
      ...saying('lily-chen', { do: 'place', what: 'eldritch', n: 1, on: 'sheet' }),
    })
    expect(healthOf(unarmed, 'lily-chen')[1]).toBe(6)
    expect(unarmed.zone('ongoing')).toEqual(['growing-madness'])
  })

  rule('EH-RUM-03', 'Lost Knowledge is solved when the Tick Tock Men are defeated', () => {
    const t = position('ana lily-chen 21; ongoing lost-knowledge; monsters 21: tick-tock-men; encounter ana; test 1/2', {
      marks: { 'tick-tock-men': { lost: 2, spawnedBy: 'lost-knowledge#1' } },
    })
    expect(t.zone('ongoing')).toEqual([])
    expect(t.zone('epic')).toContain('tick-tock-men')
  })
})

describe('Eldritch tokens', () => {
  rule('EH-ELD-01', 'they lie on cards, on sheets and on the board, and what they mean differs', () => {
    expect(drawn('dimensions-collide').get('dimensions-collide#1', 'eldritch')).toBe(8)
    const t = position({
      seats: lily('8'),
      ...saying(
        'lily-chen',
        { do: 'place', what: 'eldritch', n: 1, on: { the: 'space', pick: 'here' } },
        { do: 'place', what: 'eldritch', n: 2, on: 'sheet' },
      ),
    })
    expect(t.get('space:8', 'eldritch')).toBe(1)
    expect(t.get('azathoth#1', 'eldritch')).toBe(2)
  })

  rule(
    'EH-ELD-02 EH-RULING-42',
    'what put it there says what it does: under Cthulhu whoever moves onto it is Delayed and loses 1 Sanity',
    () => {
      const move = { do: 'move', to: { the: 'space', pick: 'named', space: '8' } }
      const cthulhu = position('ana lily-chen arkham; ancientOne cthulhu; marks space:8: eldritch 1', { ...saying('lily-chen', move) })
      expect(healthOf(cthulhu, 'lily-chen')).toEqual([6, 5])
      expect(cthulhu.get('lily-chen#1', 'delayed')).toBe(true)
      const azathoth = position({ seats: lily('arkham'), marks: { 'space:8': { eldritch: 1 } }, ...saying('lily-chen', move) })
      expect(healthOf(azathoth, 'lily-chen')).toEqual([6, 6])
    },
  )

  rule('EH-ELD-03', 'a token on the board is met only where the card that put it there allows it', () => {
    // Cthulhu’s tokens cannot be met; those of the True Name can.
    const cthulhu = position('ana lily-chen 8; ancientOne cthulhu; marks space:8: eldritch 1; clues 8; encounter ana')
    cthulhu.expectAsk('ana', 'prompt.encounter', ['general', 'research:clue-8'])
    const name = position('ana lily-chen 8, clues 2; mystery the-true-name; encounter ana', {
      marks: { 'space:8': { eldritch: 1 }, 'the-true-name': { placed: ['8'] } },
    })
    name.expectAsk('ana', 'prompt.encounter', ['general', 'token:the-true-name']).choose('ana', 'token:the-true-name').choose('ana', 'yes')
    expect(name.get('the-true-name#1', 'eldritch')).toBe(1)
    expect(name.get('space:8', 'eldritch')).toBe(0)
  })
})
