import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { returnToArkham } from '../content/builders.ts'
import { curtainFallen, says, scene, stepOf, trophies } from './scene.ts'

rule('AH-OW-01 AH-OW-02 AH-OW-18', 'from the first area one goes on to the second, without movement points', () => {
  const at = scene({ people: { ana: { at: 'abyss-first', stops: [3, 0, 0] } } }, stepOf('movement'))
  expect([at.get('ana', 'at'), at.get('ana', 'points'), curtainFallen(at)]).toEqual(['abyss-second', 0, true])
})

rule('AH-OW-03 AH-OW-05', 'from the second area home, explored, and nobody there has to be met', () => {
  const at = scene(
    {
      people: { ana: { at: 'abyss-second' } },
      gates: { woods: 'abyss', graveyard: 'abyss', 'black-cave': 'yuggoth' },
      monsters: { graveyard: ['ghoul'] },
    },
    stepOf('movement'),
  )
  at.expectAsk('ana', 'choose-return', ['woods', 'graveyard']).choose('ana', 'graveyard')
  at.expectAsk('ana', 'handle-guards', ['fight:ghoul', 'done']).choose('ana', 'done')
  expect([at.get('ana', 'at'), at.get('ana', 'explored'), curtainFallen(at)]).toEqual(['graveyard', true, true])
})

rule('AH-OW-06', 'who has come back may fight the guards all the same', () => {
  const at = scene(
    {
      people: { ana: { at: 'abyss-second', stops: [0, 3, 0] } },
      gates: { woods: 'abyss' },
      monsters: { woods: ['cultist'] },
      chance: { 'check:combat': [[6, 1, 1, 1, 1]] },
    },
    stepOf('movement'),
  )
  at.choose('ana', 'fight:cultist').choose('ana', 'fight')
  expect([trophies(at), at.get('ana', 'explored')]).toEqual([['cultist'], true])
})

rule(
  'AH-OW-04 AH-EX-13 AH-STATUS-07 AH-STATUS-08 AH-UPKEEP-01 AH-UPKEEP-17',
  'no gate home: lost, one turn of nothing, then anywhere',
  () => {
    const at = scene({ people: { ana: { at: 'abyss-second', clues: 2 } }, turn: 5 }, stepOf('movement'), { step: 'turnEnd' })
    at.untilAsk('ana', 'return-from-lost')
    expect([at.get('ana', 'at'), at.state.turn, at.get('ana', 'clues'), at.get('ana', 'delayed')]).toEqual(['lost', 7, 2, false])
    at.choose('ana', 'newspaper')
    expect(at.get('ana', 'at')).toBe('newspaper')
    at.expectAsk('ana', 'choose-sliders')
  },
)

rule('AH-OW-07', 'a delayed one only stands up, and has another encounter in the same area', () => {
  const at = scene({ people: { ana: { at: 'abyss-first', delayed: true } } }, stepOf('movement'))
  expect([at.get('ana', 'at'), at.get('ana', 'delayed')]).toEqual(['abyss-first', false])
})

rule('AH-EX-14 AH-OW-08 AH-OW-09 AH-OW-10', 'gate cards of other colours go to the bottom; without an entry for the world, Other', () => {
  // Celeano is blue and green: yellow and red pass by; gate-38 is blue and has no entry for Celeano.
  const at = scene(
    {
      people: { ana: { at: 'great-hall-of-celeano-first', sanity: 5 } },
      phase: 'otherWorld',
      decks: { 'gate-cards': ['gate-1', 'gate-26', 'gate-38'] },
    },
    stepOf('otherWorld'),
  )
  expect(at.zone('deck:gate-cards').slice(-3)).toEqual(['gate-1', 'gate-26', 'gate-38'])
  expect(at.told('ana').map(({ key }) => key)).toContain('encounter-begun')
})

rule('AH-OW-11 AH-OW-12', 'a monster of another world is a trophy or goes back to the cup', () => {
  const at = scene(
    {
      people: { ana: { at: 'rlyeh-first', stops: [0, 3, 0] } },
      decks: { cup: ['cultist'] },
      chance: { 'check:combat': [[6, 1, 1, 1, 1]] },
    },
    says({ do: 'monsterAppears', n: 1 }),
  )
  at.expectAsk('ana', 'meet-monster').choose('ana', 'fight').choose('ana', 'fight')
  expect(trophies(at)).toEqual(['cultist'])
  const evaded = scene(
    { people: { ana: { at: 'rlyeh-first', stops: [0, 3, 0] } }, decks: { cup: ['cultist'] }, chance: { 'check:evade': [[6]] } },
    says({ do: 'monsterAppears', n: 1 }),
  )
  evaded.choose('ana', 'evade')
  expect([trophies(evaded), evaded.zone('fray'), evaded.zone('cup').filter((name) => name === 'cultist').length]).toEqual([[], [], 6])
})

rule('AH-OW-13', 'the card without entries shuffles the deck, and the draw goes on', () => {
  const at = scene(
    { people: { ana: { at: 'abyss-first' } }, phase: 'otherWorld', decks: { 'gate-cards': ['gate-25'] } },
    stepOf('otherWorld'),
  )
  expect(at.told('ana').map(({ key }) => key)).toContain('encounter-begun')
})

rule('AH-OW-14 AH-OW-19', 'returning by an encounter explores the gate too, and a delay stays', () => {
  const at = scene(
    { people: { ana: { at: 'abyss-first', delayed: true } }, gates: { woods: 'abyss' }, phase: 'otherWorld' },
    says(returnToArkham),
  )
  expect([at.get('ana', 'at'), at.get('ana', 'explored'), at.get('ana', 'delayed')]).toEqual(['woods', true, true])
})

rule('AH-OW-15', 'being sent to a place explores nothing', () => {
  const at = scene({ people: { ana: { at: 'abyss-first' } }, gates: { woods: 'abyss' } }, says({ do: 'moveTo', area: 'woods' }))
  expect([at.get('ana', 'at'), at.get('ana', 'explored')]).toEqual(['woods', false])
})

rule('AH-OW-17', 'two in the same area of a world can trade there', () => {
  const at = scene({ seats: 2, people: { ana: { at: 'abyss-first', money: 2 }, bea: { at: 'abyss-first' } } }, stepOf('movement'))
  expect(at.offered('ana').sort()).toEqual(['go-on', 'trade:bea'])
  const apart = scene({ seats: 2, people: { ana: { at: 'abyss-first', money: 2 }, bea: { at: 'abyss-second' } } }, stepOf('movement'))
  expect(apart.get('ana', 'at')).toBe('abyss-second')
})

rule('AH-EX-11 AH-ENC-18 AH-CLOSE-01', 'drawn through, two areas, back with a marker, and then the gate can be closed', () => {
  const at = scene(
    { people: { ana: { at: 'woods', stops: [0, 0, 3] } }, gates: { woods: 'yuggoth' }, turn: 1, phase: 'arkham' },
    stepOf('arkham'),
    stepOf('movement'),
    stepOf('movement'),
    stepOf('arkham'),
  )
  expect([at.get('ana', 'at'), at.get('ana', 'explored'), at.get('ana', 'delayed')]).toEqual(['woods', true, false])
  at.expectAsk('ana', 'close-here', ['close:lore', 'close:fight', 'none'])
})
