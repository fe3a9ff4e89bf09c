import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { arrested, delayed, moveTo } from '../content/builders.ts'
import { curtainFallen, has, monstersIn, purse, says, scene, stepOf, trophies } from './scene.ts'

const moving = { step: 'movement', args: { who: 'ana' } }

rule('AH-EX-07 AH-MOVE-03 AH-BOARD-02 AH-MOVE-05', 'from the Graveyard to Administration are four points', () => {
  const at = scene({ people: { ana: { at: 'graveyard', stops: [3, 0, 0] } } }, moving)
  expect(at.offered('ana')).toContain('to:administration-building')
  at.choose('ana', 'to:administration-building')
  expect(at.get('ana', 'at')).toBe('administration-building')
  const slow = scene({ people: { ana: { at: 'graveyard', stops: [2, 0, 0] } } }, moving)
  expect(slow.offered('ana')).not.toContain('to:administration-building')
  slow.choose('ana', 'to:miskatonic-university')
  expect(slow.get('ana', 'points')).toBe(0)
})

rule('AH-MOVE-04 AH-MOVE-12 AH-EX-09 AH-MOVE-13', 'who passes through takes no Clue; who ends there takes as many as wanted', () => {
  const picture = {
    seats: 2,
    people: { ana: { at: 'uptown', stops: [3, 0, 0] as const }, bea: { at: 'newspaper', stops: [0, 0, 0] as const } },
    clues: { woods: 2 },
  }
  const through = scene(picture, moving)
  through.choose('ana', 'to:woods').choose('ana', 'to:uptown').choose('ana', 'stay')
  expect(through.get('ana', 'clues')).toBe(0)
  const ends = scene(picture, moving)
  ends.choose('ana', 'to:woods').choose('ana', 'stay')
  expect([ends.get('ana', 'clues'), ends.get('area:woods', 'cluesThere')]).toEqual([2, 0])
  // Clues cannot be handed on: where somebody else stands too, or can still walk there this turn, one is asked.
  for (const bea of [{ at: 'woods' }, { at: 'uptown', stops: [3, 0, 0] as const }]) {
    const shared = scene({ seats: 2, people: { ana: { at: 'woods' }, bea }, clues: { woods: 2 } }, stepOf('moveEnds'))
    shared.expectAsk('ana', 'take-clues').choose('ana', 1)
    expect([shared.get('ana', 'clues'), shared.get('area:woods', 'cluesThere')]).toEqual([1, 1])
  }
})

rule(
  'AH-EX-08 AH-MOVE-06 AH-MOVE-08 AH-MOVE-09 AH-MOVE-10 AH-EVADE-02 AH-EVADE-03 AH-EVADE-04',
  'monsters are dealt with when one leaves; a combat ends the movement',
  () => {
    const at = scene(
      {
        people: { ana: { at: 'train-station', stamina: 5, stops: [0, 3, 0], points: 3 } },
        monsters: { northside: ['cultist', 'zombie'] },
        chance: { 'check:evade': [[6], [1, 1, 1, 1, 1]], 'check:horror': [[]], 'check:combat': [[6, 1, 1]] },
      },
      stepOf('nextMove'),
    )
    at.choose('ana', 'to:northside').choose('ana', 'to:downtown')
    at.expectAsk('ana', 'handle-monsters', ['evade:cultist', 'fight:cultist', 'evade:zombie', 'fight:zombie'])
    at.choose('ana', 'evade:cultist').choose('ana', 'evade:zombie')
    expect(at.get('ana', 'stamina')).toBe(3)
    at.expectAsk('ana', 'fight-monster').choose('ana', 'fight')
    expect([at.get('ana', 'at'), at.get('ana', 'points'), trophies(at), monstersIn(at, 'northside')]).toEqual([
      'northside',
      0,
      ['zombie'],
      ['cultist'],
    ])
    expect(curtainFallen(at)).toBe(true)
  },
)

rule('AH-MOVE-07 AH-MOVE-11', 'who stays has to deal with every monster there, also after a combat', () => {
  const at = scene(
    {
      people: { ana: { at: 'northside', stops: [0, 3, 0] } },
      ancientOne: 'yig',
      monsters: { northside: ['cultist', 'maniac'] },
      chance: {
        'check:combat': [
          [6, 1, 1, 1],
          [6, 1, 1, 1, 1],
        ],
      },
    },
    stepOf('nextMove'),
  )
  at.choose('ana', 'fight:cultist').choose('ana', 'fight')
  at.expectAsk('ana', 'handle-monsters', ['evade:maniac', 'fight:maniac']).choose('ana', 'fight:maniac').choose('ana', 'fight')
  expect(trophies(at)).toEqual(['cultist', 'maniac'])
})

rule('AH-MOVE-01 AH-MOVE-15 AH-STATUS-01', 'a delayed investigator stands up, goes nowhere, and still meets monsters and Clues', () => {
  const at = scene(
    {
      people: { ana: { at: 'woods', delayed: true, stops: [0, 3, 0] } },
      clues: { woods: 1 },
      monsters: { woods: ['cultist'] },
      chance: { 'check:combat': [[6, 1, 1, 1, 1]] },
    },
    moving,
  )
  at.expectAsk('ana', 'handle-monsters').choose('ana', 'fight:cultist').choose('ana', 'fight')
  expect([at.get('ana', 'delayed'), at.get('ana', 'at'), at.get('ana', 'clues')]).toEqual([false, 'woods', 1])
})

rule('AH-MOVE-21 AH-STATUS-02', 'a delay of this Movement phase lasts until the next', () => {
  const at = scene({ people: { ana: { at: 'woods' } } }, says(delayed), says(delayed), moving)
  expect(at.get('ana', 'delayed')).toBe(true)
})

rule('AH-MOVE-02 AH-STATUS-05 AH-EX-42 AH-STATUS-04 AH-STATUS-06', 'arrested: half the money, the cell; next turn only the station', () => {
  const people = { ana: { at: 'woods', money: 5 } }
  const held = scene({ people, phase: 'arkham' }, says(arrested))
  expect([held.get('ana', 'at'), held.get('ana', 'money'), held.get('ana', 'delayed')]).toEqual(['jail', 3, true])
  const at = scene({ people, phase: 'arkham' }, says(arrested), { step: 'turnEnd' })
  at.untilAsk('ana', 'choose-sliders')
  // The first question of that kind comes two turns later: there was no Upkeep, no movement and no encounter in between.
  expect([at.get('ana', 'at'), at.state.turn]).toEqual(['police-station', 5])
})

rule('AH-MOVE-14', 'an Explored marker is gone when one leaves, however that comes', () => {
  const at = scene({ people: { ana: { at: 'woods', explored: true } }, gates: { woods: 'abyss' } }, says(moveTo('library')))
  expect(at.get('ana', 'explored')).toBe(false)
})

rule('AH-MOVE-16 AH-SPECIAL-03', 'the Patrol Wagon goes anywhere in place of moving, past whoever is on the way', () => {
  const at = scene({ people: { ana: { at: 'woods', cards: ['patrol-wagon'], stops: [3, 0, 0] } }, monsters: { uptown: ['ghoul'] } }, moving)
  at.choose('ana', 'patrol-wagon').choose('ana', 'newspaper')
  expect([at.get('ana', 'at'), curtainFallen(at)]).toEqual(['newspaper', true])
  const guarded = scene(
    { people: { ana: { at: 'woods', cards: ['patrol-wagon'], stops: [3, 0, 0] } }, monsters: { woods: ['cultist'] } },
    moving,
  )
  guarded.choose('ana', 'patrol-wagon').expectAsk('ana', 'handle-monsters')
})

rule('AH-MOVE-17', 'who is moved by an effect meets nobody there and takes no Clue', () => {
  const at = scene({ people: { ana: { at: 'library' } }, clues: { woods: 2 }, monsters: { woods: ['ghoul'] } }, says(moveTo('woods')))
  expect([at.get('ana', 'at'), at.get('ana', 'clues'), curtainFallen(at)]).toEqual(['woods', 0, true])
})

rule('AH-MOVE-18 AH-BOARD-08', 'nobody enters a closed location', () => {
  const at = scene({ people: { ana: { at: 'rivertown', stops: [3, 0, 0] } }, closed: ['general-store'] }, moving)
  expect(at.offered('ana')).not.toContain('to:general-store')
  expect(at.offered('ana')).toContain('to:graveyard')
})

rule('AH-MOVE-19', 'a Tome is read with movement points, which are then gone', () => {
  const at = scene(
    { people: { ana: { at: 'library', stops: [3, 0, 3], cards: ['old-journal'] } }, chance: { 'check:skill': [[6, 1, 1]] } },
    moving,
  )
  at.choose('ana', 'old-journal')
  expect([at.get('ana', 'points'), purse(at)[3], has(at)]).toEqual([3, 3, []])
  const delayedOne = scene({ people: { ana: { at: 'library', delayed: true, cards: ['old-journal'] } } }, moving)
  expect(curtainFallen(delayedOne)).toBe(true)
})

rule('AH-MOVE-20', 'a location with a gate can be entered; only the encounter draws one through', () => {
  const at = scene({ people: { ana: { at: 'uptown', stops: [3, 0, 0] } }, gates: { woods: 'abyss' } }, moving, stepOf('arkham'))
  at.choose('ana', 'to:woods')
  expect(at.get('ana', 'at')).toBe('woods')
  at.choose('ana', 'stay')
  expect(at.get('ana', 'at')).toBe('abyss-first')
})

rule(
  'AH-CLUE-05 AH-TRADE-01 AH-TRADE-02 AH-TRADE-04 AH-TRADE-06 AH-TRADE-07',
  'two in one place exchange items and money, if both agree',
  () => {
    const at = scene(
      {
        seats: 2,
        people: {
          ana: { at: 'woods', money: 1, cards: ['food', 'skill-will', 'duke'], clues: 2, stops: [3, 0, 0] },
          bea: { at: 'woods', cards: ['axe'] },
        },
      },
      moving,
    )
    at.choose('ana', 'trade:bea')
    expect(at.offered('ana').sort()).toEqual(['leave', 'offer:coin-0', 'offer:food'])
    at.choose('ana', 'offer:food').choose('bea', 'offer:axe').choose('ana', 'consent:2').choose('bea', 'consent:2')
    expect([has(at), has(at, 'bea')]).toEqual([['axe', 'duke', 'skill-will'], ['food']])
    at.expectAsk('ana', 'move')
    expect(at.get('ana', 'points')).toBe(4)
  },
)

rule('AH-STATUS-18', 'nobody trades with somebody elsewhere, and the cell is elsewhere', () => {
  const offered = (ana: string, bea: string): string[] =>
    scene({ seats: 2, people: { ana: { at: ana, money: 3 }, bea: { at: bea, money: 3 } } }, moving)
      .offered('ana')
      .filter((key) => key.startsWith('trade'))
  expect([offered('woods', 'uptown'), offered('police-station', 'jail'), offered('police-station', 'police-station')]).toEqual([
    [],
    [],
    ['trade:bea'],
  ])
})
