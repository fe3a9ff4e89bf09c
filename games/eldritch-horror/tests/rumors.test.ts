import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { inWords, mythos, pause, position, saying, text } from './position.ts'

/** Draws this Mythos card; everything else is quiet. */
const drawn = (card: string, more: object = {}) =>
  position(`ana lily-chen london; empty cup; doom 10; mythosPhase; top mythos: ${card}`, more)

describe('Rumors', () => {
  rule('EH-RUM-01 EH-MYTH-07', 'a Mythos card puts its Rumor token on its space', () => {
    expect(drawn('stars-aligned').get('stars-aligned#1', 'tokenSpaces')).toEqual(['7'])
  })

  rule('EH-RUM-02', 'on the token’s space its encounter can be resolved, elsewhere not', () => {
    position('ana lily-chen 7, clues 1; ongoing stars-aligned; encounter ana; test 1/2').does(
      'ana? encounter: general token:stars-aligned > token:stars-aligned > yes',
      'ongoing none',
    )
    position('ana lily-chen rome; ongoing stars-aligned; encounter ana').does('ana? encounter: general location:europe')
  })

  rule('EH-RUM-03', 'solved, the card, the tokens on it and its Rumor token go', () => {
    position('ana lily-chen 8; ongoing growing-madness; says lily-chen: solve rumor').shows(
      'ongoing none; discard:mythos growing-madness; growing-madness eldritch 0, tokenSpaces none',
    )
  })

  rule('EH-RUM-04 EH-RULING-28', 'its Epic Monster goes with it; Clues, Gates and other Monsters stay', () => {
    drawn('lost-knowledge', {
      ...inWords('gates sydney; monsters sydney: ghoul; draw clues: clue-21'),
      from: [...mythos.from, text('lily-chen', { do: 'solve', what: 'rumor' }), pause],
    })
      .shows('space:21 {clue-21 tick-tock-men}')
      .does('ana go on', 'space:21 clue-21; epic tick-tock-men …; space:sydney {gate-sydney ghoul}')
  })

  rule('EH-MYTH-17 EH-RULING-45', 'the last Eldritch token gone, what the Rumor threatens happens at once', () => {
    // Growing Madness: everybody loses 3 Sanity. Its Reckoning takes one token for each Madness Condition of the Lead.
    position(
      'ana lily-chen london; ben silas-marsh rome; ongoing growing-madness; marks growing-madness: eldritch 1',
      'empty cup gates; mythosPhase; top mythos: omen-of-good-fortune',
    ).does('until ana pause | may no', 'lily-chen sanity 3; silas-marsh sanity 1; ongoing none')
    // A card that never had tokens waits for nothing.
    expect(drawn('stars-aligned').zone('ongoing')).toEqual(['stars-aligned'])
  })

  rule('EH-MYTH-17 EH-RULING-45', 'it waits for the last token from the moment it has received them, and not before', () => {
    const remove = { do: 'remove', what: 'eldritch', n: 4, from: 'self' }
    drawn('growing-madness', { from: [...mythos.from, text('lily-chen', remove, 'growing-madness'), pause] }).does(
      'ana go on',
      'lily-chen sanity 3; ongoing none',
    )
    position('ana lily-chen london; ongoing growing-madness; says lily-chen: place eldritch 1 on:sheet', {
      marks: { 'growing-madness': { eldritch: 0, armed: false } },
    }).shows('lily-chen sanity 6; ongoing growing-madness')
  })

  rule('EH-RUM-03', 'Lost Knowledge is solved when the Tick Tock Men are defeated', () => {
    position('ana lily-chen 21; ongoing lost-knowledge; monsters 21: tick-tock-men; encounter ana; test 1/2', {
      marks: { 'tick-tock-men': { lost: 2, spawnedBy: 'lost-knowledge#1' } },
    }).shows('ongoing none; epic tick-tock-men …')
  })
})

describe('Eldritch tokens', () => {
  rule('EH-ELD-01', 'they lie on cards, on sheets and on the board, and what they mean differs', () => {
    expect(drawn('dimensions-collide').get('dimensions-collide#1', 'eldritch')).toBe(8)
    position(
      'ana lily-chen 8',
      saying(
        'lily-chen',
        { do: 'place', what: 'eldritch', n: 1, on: { the: 'space', pick: 'here' } },
        { do: 'place', what: 'eldritch', n: 2, on: 'sheet' },
      ),
    ).shows('space:8 eldritch 1; azathoth eldritch 2')
  })

  rule(
    'EH-ELD-02 EH-RULING-42',
    'what put it there says what it does: under Cthulhu whoever moves onto it is Delayed and loses 1 Sanity',
    () => {
      const move = { do: 'move', to: { the: 'space', pick: 'named', space: '8' } }
      position('ana lily-chen arkham; ancientOne cthulhu; marks space:8: eldritch 1', saying('lily-chen', move)).shows(
        'lily-chen health 6, sanity 5, delayed',
      )
      position('ana lily-chen arkham; marks space:8: eldritch 1', saying('lily-chen', move)).shows('lily-chen health 6, sanity 6')
    },
  )

  rule('EH-ELD-03', 'a token on the board is met only where the card that put it there allows it', () => {
    // Cthulhu’s tokens cannot be met; those of the True Name can.
    position('ana lily-chen 8; ancientOne cthulhu; marks space:8: eldritch 1; clues 8; encounter ana').does(
      'ana? encounter: general research:clue-8',
    )
    position('ana lily-chen 8, clues 2; mystery the-true-name; encounter ana', {
      marks: { 'space:8': { eldritch: 1 }, 'the-true-name': { placed: ['8'] } },
    }).does('ana? encounter: general token:the-true-name > token:the-true-name > yes', 'the-true-name eldritch 1; space:8 eldritch 0')
  })
})
