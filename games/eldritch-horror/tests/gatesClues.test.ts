import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { spaces } from '../content/map.ts'
import { said } from './people.ts'
import { pause, position, saying, text } from './position.ts'
import { tell } from './told.ts'

const seen = (t: ReturnType<typeof position>, zone: string) =>
  t.table.view('ana').zones[zone]?.pieces.flatMap((piece) => Object.values(piece.faces)) ?? []
const spawnGate = { do: 'spawn', what: 'gate' }
const gainClue = { do: 'gain', what: 'clue' }
const own = (t: ReturnType<typeof position>) => t.zone('own-clues:lily-chen#1')
const ALL = 'san-francisco istanbul london buenos-aires tokyo arkham rome shanghai sydney'
const SIX = 'gates san-francisco istanbul london buenos-aires tokyo arkham'

describe('Gates', () => {
  rule('EH-GATE-01', 'they lie face down in the stack until they are spawned', () => {
    expect(seen(position('ana lily-chen 10'), 'gates').filter((face) => face !== 'back:gate')).toEqual([])
  })

  rule('EH-GATE-02 EH-GATE-03', 'closing a Gate discards it, face up', () => {
    const t = said({ do: 'closeGate', what: { the: 'gates', on: 'board' } }, { gates: ['rome'] })
    expect(t.zone('space:rome')).toEqual([])
    expect(seen(t, 'discard:gates')).toContain('gate:rome')
  })

  rule('EH-GATE-04', 'W-31 the stack is empty, two lie discarded: they are shuffled into a new stack at once', () => {
    position(`ana lily-chen 10; ${SIX}; draw gates: gate-shanghai gate-rome; says lily-chen: spawn gate, spawn gate`).does('ana? pause')
    const again = position(
      `ana lily-chen 10; ${SIX}; draw gates: gate-sydney; flow pause, lily-chen spawn gate, pause, lily-chen spawn gate, pause`,
    )
    again.put(['gate-rome', 'gate-shanghai'], 'discard:gates', { face: 'front' }).choose('ana', 'go on')
    again.shows('discard:gates none; gates {gate-rome gate-shanghai}')
    expect(seen(again, 'gates').filter((face) => face !== 'back:gate')).toEqual([])
    again.does('ana go on', 'gates 1 cards')
  })

  tell(`
    EH-GATE-04: also when the first discarded Gate meets an empty stack
      ana lily-chen 10; gates ${ALL}; says lily-chen: closeGate what:(the gate pick:choice on:board)
        -> ana gate-rome => gates gate-rome; discard:gates none
  `)

  rule('EH-GATE-05 EH-GATE-06', 'a spawned Gate is the top one, face up on its printed space, and a Monster with it', () => {
    const t = said(spawnGate, { chance: { 'draw:gates': ['gate-tokyo'], 'draw:cup': ['ghoul'] } })
    expect(t.zone('space:tokyo')).toEqual(['gate-tokyo', 'ghoul'])
    expect(seen(t, 'space:tokyo')).toContain('gate:tokyo')
  })

  rule('EH-GATE-08 EH-MYTH-04', 'W-32 nine Gates on the board, six players, Doom 8: Doom 6, no Monsters', () => {
    const people = ['lily-chen', 'silas-marsh', 'norman-withers', 'mark-harrigan', 'jim-culver', 'leo-anderson']
    const seats = Object.fromEntries(
      ['ana', 'ben', 'cleo', 'dora', 'emil', 'fina'].map((seat, i) => [seat, { is: defined(people[i]), at: '10' }]),
    )
    position(`gates ${ALL}; doom 8; flow icon gates, pause; phase mythos`, { seats }).shows('table doom 6; cup 34 cards')
  })

  tell(`
    EH-GATE-09 EH-RULING-34: discarding is not closing: what waits for a closed Gate does not hear it
      (Omen of Devastation: when a Gate of the current Omen is closed, 1 Clue may be spent.)
      ana lily-chen 10, clues 1; mystery omen-of-devastation; gates istanbul san-francisco;
      says lily-chen: <closeGate discard> what:(the gate pick:choice on:board) -> ana gate-istanbul, ana? <may pause>
  `)

  rule('EH-GATE-10 EH-RULING-34', 'several Gates come one by one, each with its Monster and what that does', () => {
    // The Wraith of the first Gate curses before the second Gate comes.
    const t = said({ ...spawnGate, n: 2 }, { chance: { 'draw:gates': ['gate-tokyo', 'gate-rome'], 'draw:cup': ['wraith', 'ghoul'] } })
    const drawn = t.table.opening.map(({ label }) => label).filter((label) => /gates|cup|find:/.test(label))
    expect(drawn).toEqual(['draw:gates', 'draw:cup', 'find:conditions', 'draw:gates', 'draw:cup'])
    expect(t.zone('space:rome')).toEqual(['gate-rome', 'ghoul'])
  })

  rule('EH-GATE-11 EH-RULING-41', 'nine Gates: two green, three blue, four red', () => {
    const of = (colour: string) => spaces.filter(({ gate }) => gate === colour).map(({ id }) => id)
    expect(of('green').sort()).toEqual(['istanbul', 'san-francisco'])
    expect(of('blue').sort()).toEqual(['buenos-aires', 'london', 'tokyo'])
    expect(of('red').sort()).toEqual(['arkham', 'rome', 'shanghai', 'sydney'])
    expect(position('ana lily-chen 10').zone('gates')).toHaveLength(9)
  })

  rule(
    'EH-AKACHI-01 EH-AKACHI-03',
    'W-40 Akachi with 1 Gate in the stack and 4 discarded: of the top two one goes back on top, one to the bottom',
    () => {
      const t = position('ana akachi-onyele 10; empty gates; flow pause, action ana, pause')
      t.put('gate-rome', 'gates', { face: 'back' })
        .put(['gate-tokyo', 'gate-london', 'gate-sydney', 'gate-arkham'], 'discard:gates', { face: 'front' })
        .choose('ana', 'go on')
      t.choose('ana', defined(t.offered('ana').find((key) => key.startsWith('akachi-onyele'))))
      expect(t.zone('discard:gates')).toEqual([])
      expect(t.offered('ana')).toHaveLength(2)
      expect(t.offered('ana')).toContain('gate-rome')
      const other = defined(t.offered('ana').find((key) => key !== 'gate-rome'))
      t.choose('ana', other)
      expect(t.zone('gates')[0]).toBe(other)
      expect(t.zone('gates').at(-1)).toBe('gate-rome')
      expect(t.zone('gates')).toHaveLength(5)
    },
  )
})

describe('Clues', () => {
  rule('EH-CLUE-01', 'they lie face down in the pool', () => {
    expect(seen(position('ana lily-chen 10'), 'clues').filter((face) => face !== 'back:clue')).toEqual([])
  })

  rule('EH-CLUE-02', 'discarded or spent, they go face up to their pile', () => {
    const t = position(
      'ana lily-chen 10, clues 2',
      saying(
        'lily-chen',
        { do: 'discard', what: { the: 'cards', kind: 'clue' } },
        { do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: { do: 'lose', what: 'health', n: 1 } },
      ),
    )
    const held = own(t)
    t.choose('ana', [defined(held[0])]).choose('ana', 'yes')
    expect(t.zone('discard:clues').sort()).toEqual([...held].sort())
    expect(seen(t, 'discard:clues').filter((face) => face.startsWith('clue:'))).toHaveLength(2)
  })

  rule('EH-CLUE-03', 'an empty pool is filled at once with the discarded Clues, face down', () => {
    const t = position('ana lily-chen 10; empty clues; flow pause, lily-chen gain clue, pause')
    t.put('clue-10', 'clues', { face: 'back' }).put(['clue-rome', 'clue-tokyo'], 'discard:clues', { face: 'front' }).choose('ana', 'go on')
    t.shows('lily-chen own-clues clue-10; clues {clue-rome clue-tokyo}; discard:clues none')
    expect(seen(t, 'clues').filter((face) => face !== 'back:clue')).toEqual([])
  })

  rule('EH-CLUE-03', 'also by Clues that are spent while it is empty', () => {
    const t = position('ana lily-chen 10; empty clues', {
      from: [
        pause,
        text('lily-chen', gainClue),
        text('lily-chen', { do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: { do: 'nothing' } }),
        pause,
      ],
    })
    t.put('clue-10', 'clues', { face: 'back' }).choose('ana', 'go on').choose('ana', 'yes')
    expect(t.zone('clues')).toEqual(['clue-10'])
  })

  tell(`
    EH-CLUE-04: a spawned Clue comes from the pool to its printed space
      ana lily-chen 10; doom 10; draw clues: clue-tokyo; says lily-chen: spawn clue => space:tokyo clue-tokyo
    EH-CLUE-05: or to the space the text names, whatever is printed on it
      ana lily-chen 10; doom 10; draw clues: clue-tokyo; says lily-chen: spawn what:clue on:(the space pick:named space:rome)
        => space:rome clue-tokyo
    EH-CLUE-08: in one’s own test Clues reroll one die each, as often as one likes
      ana lily-chen 10, clues 2; doom 10; test 4+2; reroll 3 6; says lily-chen: test observation fail:(lose health 1)
        -> ana? reroll: die:0 die:1 done > die:0, ana? reroll > die:0
        (Both are spent: the question ends, the 6 has passed the test.)
        -> ana? pause => lily-chen clues 0, health 6, sanity 6
    EH-CLUE-09: with none in pool and pile, none is spawned or gained, and nothing takes its place
      ana lily-chen 10; doom 10; empty clues; says lily-chen: spawn clue, gain clue => lily-chen clues 0; table doom 10
    EH-CLUE-06: a gained Clue comes from the pool and is kept
      ana lily-chen 10; draw clues: clue-tokyo; says lily-chen: gain clue => lily-chen own-clues clue-tokyo
  `)

  rule('EH-CLUE-10', 'they can be traded', () => {
    const t = position('ana lily-chen 10, clues 1; ben silas-marsh 10')
    t.choose('ana', 'trade').choose('ana', defined(t.offered('ana').find((key) => key.startsWith('offer:'))))
    t.does('ana consent:1, ben consent:1', 'silas-marsh clues 1')
  })
})
