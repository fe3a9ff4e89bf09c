import { canSee } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { spaces } from '../content/map.ts'
import { faces, healthOf, position, type Someone, saying } from './position.ts'
import { tell } from './told.ts'

/* One that closes the Gate, and one that holds whoever closes it. */
vi.mock('../content/otherWorlds.ts', () => {
  const story = { es: '…', en: '…' }
  const world = (id: string, pass: object) => ({
    id,
    kind: 'otherWorld',
    title: story,
    initial: { story, test: { skill: 'lore' } },
    pass: { story, effect: pass },
    fail: { story, effect: { do: 'nothing' } },
  })
  const close = { do: 'closeGate' }
  const held = { do: 'gain', what: 'condition', name: 'detained' }
  return { otherWorlds: [world('open-sky', close), world('tight-cell', { do: 'seq', effects: [held, close] })] }
})

const ben = (more: Partial<Someone> = {}) => ({ ben: { is: 'silas-marsh', at: 'rome', ...more } })
const gain = (what: string, more: object = {}) => ({ do: 'gain', what, ...more })

describe('Akachi Onyele', () => {
  const looks = (more: object) => position('ana akachi-onyele london; ben silas-marsh rome', more).choose('ana', 'akachi-onyele')

  rule('EH-AKACHI-01 EH-RULING-43', 'action: she looks at the first two Gates, one goes back on top, the other to the bottom', () => {
    const t = looks({ top: { gates: ['gate-rome', 'gate-tokyo'] } }).expectAsk('ana', 'prompt.gate-on-top', ['gate-rome', 'gate-tokyo'])
    for (const gate of ['gate-rome#1', 'gate-tokyo#1'])
      expect(['ana', 'ben'].map((seat) => canSee(t.table.kernel, gate, 'front', seat))).toEqual([true, false])
    const stack = t.choose('ana', 'gate-tokyo').zone('gates')
    expect([stack[0], stack.at(-1), stack.length]).toEqual(['gate-tokyo', 'gate-rome', 9])
  })

  rule('EH-AKACHI-01 EH-AKACHI-03', 'W-40 one Gate in the stack, four discarded: the four are mixed under it first', () => {
    const discarded = ['gate-rome', 'gate-tokyo', 'gate-sydney', 'gate-arkham']
    const t = looks({ only: { gates: ['gate-london'] }, lying: { 'discard:gates': discarded }, chance: { 'draw:gates': ['gate-sydney'] } })
    t.expectAsk('ana', 'prompt.gate-on-top', ['gate-london', 'gate-sydney']).choose('ana', 'gate-sydney')
    expect([t.zone('gates')[0], t.zone('gates').at(-1), t.zone('gates').length]).toEqual(['gate-sydney', 'gate-london', 5])
    expect(t.zone('discard:gates')).toEqual([])
  })

  rule('EH-AKACHI-04', 'with a single Gate she just looks at it', () => {
    const t = looks({ only: { gates: ['gate-london'] } }).expectAsk('ana', 'prompt.action')
    expect(canSee(t.table.kernel, 'gate-london#1', 'front', 'ana')).toBe(true)
    position('ana akachi-onyele london; empty gates').shows('ana refused akachi-onyele/1')
  })

  /* Lore 3. */
  const closes = (more: object = {}, world = 'open-sky') =>
    position(
      `gates london tokyo; clues sydney shanghai; encounter ana; top otherWorld: ${world}; test 1/3; ana akachi-onyele london`,
      'ben silas-marsh rome',
      more,
    ).choose('ana', 'otherWorld:gate-london')

  rule('EH-AKACHI-05', 'when she closes a Gate in an Other World she may move to any space with a Clue or a Gate', () => {
    closes()
      .does('ana? use-trigger: akachi-onyele/2 pass > akachi-onyele, ana? choose: move-clue move-gate > move-clue')
      .does('ana? pick: sydney shanghai > sydney', 'space:sydney akachi-onyele …')
    expect(closes().choose('ana', 'akachi-onyele').choose('ana', 'move-gate').zone('space:tokyo')).toContain('akachi-onyele')
    expect(closes().choose('ana', 'pass').zone('space:london')).toContain('akachi-onyele')
    // Without a Clue on the board there is no such choice; with nothing there is none at all.
    expect(closes({ clues: [] }).choose('ana', 'akachi-onyele').zone('space:tokyo')).toContain('akachi-onyele')
    closes({ clues: [], gates: ['london'] }).expectAsk('ana', 'pause')
    // Not when she closes one otherwise.
    const near = { do: 'closeGate', what: { the: 'gate', pick: 'choice' } }
    position('ana akachi-onyele london; gates london; clues rome', saying('akachi-onyele', near)).expectAsk('ana', 'pause')
  })

  rule('EH-AKACHI-06', 'not while something keeps her from moving', () => {
    closes({}, 'tight-cell').does('ana? pause', 'akachi-onyele has detained; space:london akachi-onyele')
  })

  rule('EH-AKACHI-07', 'she goes there directly, through no other space', () => {
    // Cthulhu: who enters a space with an Eldritch token is Delayed and loses Sanity. They are everywhere but in Tokyo.
    const marks = Object.fromEntries(spaces.filter(({ id }) => id !== 'tokyo').map(({ id }) => [`space:${id}`, { eldritch: 1 }]))
    closes({ ancientOne: 'cthulhu', marks, clues: [] }).does(
      'ana akachi-onyele',
      'space:tokyo akachi-onyele …; akachi-onyele health 5, sanity 7, not delayed',
    )
  })
})

describe('Charlie Kane', () => {
  /* Influence 4. */
  const grants = (more: object = {}) =>
    position('ana charlie-kane 14; ben silas-marsh rome; eva leo-anderson rome', more).choose('ana', 'charlie-kane')

  tell(`
    EH-CHARLIE-01 EH-RULING-43: action: another investigator of his choice may perform an additional action at once
      ana charlie-kane 14; ben silas-marsh rome; eva leo-anderson rome
        -> ana charlie-kane, ana? pick: silas-marsh leo-anderson > silas-marsh, ben? action => ben offered travel rest end …
        -> ben end, ana? action => ana refused charlie-kane/1 EH-COMP-02
    EH-CHARLIE-02: a Delayed one cannot be chosen
      ana charlie-kane 14; ben silas-marsh rome, delayed; eva leo-anderson rome -> ana charlie-kane, eva? action
      ana charlie-kane 14; ben silas-marsh rome, delayed => ana refused charlie-kane/1
    EH-CHARLIE-03: one who has not acted yet may be chosen, and has his two actions all the same
      ana charlie-kane 14; ben silas-marsh rome; eva leo-anderson rome
        -> ana charlie-kane, ana silas-marsh, ben rest, ana end, ben? action => silas-marsh actionsLeft 2
      (So may one who has: Leo leads, Charlie comes after.)
      eva leo-anderson rome; ana charlie-kane 14; lead eva -> eva end, ana charlie-kane, eva? action
    EH-CHARLIE-05 EH-CHARLIE-06 EH-CHARLIE-07: W-41 result 3: he buys values 1 and 2 and gives the Service to Leo elsewhere, who resolves and discards it
      ana charlie-kane 14, health 1; ben silas-marsh rome; eva leo-anderson rome, health 2, sanity 3;
        reserve whiskey private-care axe dynamite; test 3/4
        -> ana acquire > no, ana? buy > whiskey+private-care,
          ana? who-gains: charlie-kane silas-marsh leo-anderson > silas-marsh > leo-anderson
        => silas-marsh has whiskey; leo-anderson health 6, sanity 6; charlie-kane health 1, sanity 8; discard:assets private-care
    EH-CHARLIE-06: he may keep any of them himself, and others who buy are not asked
      ana charlie-kane 14; ben silas-marsh rome; reserve whiskey private-care axe dynamite; test 3/4
        -> ana acquire > no, ana? buy > whiskey+private-care, ana charlie-kane > silas-marsh => charlie-kane has whiskey
      ana lily-chen 14, up influence 2; ben silas-marsh rome; reserve whiskey private-care axe dynamite; test 3/4
        -> ana acquire > no, ana? buy > whiskey+private-care => lily-chen has whiskey
  `)

  rule('EH-CHARLIE-04', 'none he has performed this round, and none that his space forbids', () => {
    const t = grants({ monsters: { rome: ['ghoul'] } }).choose('ana', 'silas-marsh')
    t.shows('ben refused acquire EH-ACQ-01, refused rest EH-REST-02').does('ben travel, until ana action, ana end, ben? action')
    expect(t.refused('ben').travel).toContain('EH-ACT-03')
  })
})

describe('Diana Stanley', () => {
  /* Lore 4, Strength 3, Will 1; Health 7, Sanity 5. */
  const here = (...monsters: string[]) => position('ana diana-stanley 10', { monsters: { '10': monsters } })
  const left = (t: ReturnType<typeof position>) => t.zone('space:10').filter((name) => name !== 'diana-stanley')

  rule('EH-DIANA-01 EH-RULING-43', 'action, with a Cultist on her space: discard all Monsters there, or move the Cultist away', () => {
    expect(here('ghoul').refused('ana')).toHaveProperty('diana-stanley/1')
    const t = here('cultist', 'ghoul', 'zombie').does('ana diana-stanley, ana? choose: discard-all move-thing > discard-all')
    expect(left(t)).toEqual([])
    expect(t.zone('cup')).toEqual(expect.arrayContaining(['ghoul', 'zombie', 'cultist-azathoth']))
  })

  rule('EH-DIANA-02 EH-RULING-62', 'moved, it goes alone, to any other space; with several she picks one', () => {
    const t = here('cultist', 'ghoul').choose('ana', 'diana-stanley').choose('ana', 'move-thing').expectAsk('ana', 'prompt.pick')
    expect(t.offered('ana')).toHaveLength(35)
    t.shows('ana not offered 10').does('ana tunguska')
    expect([left(t), t.zone('space:tunguska')]).toEqual([['ghoul'], ['cultist-azathoth']])
    const two = here('cultist', 'cultist').choose('ana', 'diana-stanley').choose('ana', 'move-thing')
    expect(two.offered('ana')).toHaveLength(2)
  })

  const meets = (monster: string, ...test: number[][]) =>
    healthOf(
      position(`ana diana-stanley 10; monsters 10: ${monster}; encounter ana`, { chance: { test } }).untilAsk('ana'),
      'diana-stanley',
    )[1]

  rule('EH-DIANA-03 EH-DIANA-04 EH-RULING-43', 'W-23 she meets horror 3: Will result 0 costs 1 Sanity, result 1 none', () => {
    // Dark Young: Will -1, horror 3; Strength -2.
    expect(meets('dark-young', faces(1, 0), faces(1, 1))).toBe(4)
    expect(meets('dark-young', faces(1, 1), faces(1, 1))).toBe(5)
  })

  rule('EH-DIANA-05 EH-RULING-62', 'a horror below 1 stays, a missing Will test is missing, and Epic Monsters are not discarded', () => {
    const t = position('ana diana-stanley 10; ben silas-marsh rome; monsters 10: riot dark-young, rome: cultist')
    const horror = (monster: string, who: string) =>
      t.table.kernel.number('horror', {
        monster: t.piece(monster, monster.startsWith('cultist') ? 'space:rome' : 'space:10'),
        who: `${who}#1`,
      })
    expect([horror('riot', 'diana-stanley'), horror('dark-young', 'diana-stanley'), horror('dark-young', 'silas-marsh')]).toEqual([0, 1, 3])
    const epic = here('cultist', 'epic-shub-niggurath', 'ghoul').choose('ana', 'diana-stanley').choose('ana', 'discard-all')
    expect(left(epic)).toEqual(['epic-shub-niggurath'])
  })
})

describe('Jacqueline Fine', () => {
  const jacqueline = (more: Partial<Someone> = {}) => ({ ana: { is: 'jacqueline-fine', at: '10', ...more } })
  const trades = () =>
    position(
      'ana jacqueline-fine 10, clues 2, has axe, ship 1; ben silas-marsh rome, clues 1, has whiskey wither-1',
      'eva leo-anderson rome',
    ).does('ana jacqueline-fine, ana? trade-with: silas-marsh leo-anderson > silas-marsh')

  rule('EH-JACQ-01 EH-JACQ-02 EH-RULING-43', 'action: she and another, wherever, give each other any number of Clues', () => {
    const t = trades()
    const [first, second] = t.zone('own-clues:jacqueline-fine#1')
    const [other] = t.zone('own-clues:silas-marsh#1')
    t.does(`ana offer:${first} > offer:${second}, ben offer:${other}, ana consent:3, ben consent:3, ana? action`)
    expect(t.zone('own-clues:jacqueline-fine#1')).toEqual([other])
    expect(t.zone('own-clues:silas-marsh#1').sort()).toEqual([first, second].sort())
  })

  rule('EH-JACQ-03', 'nothing but Clues', () => {
    const t = trades()
    for (const seat of ['ana', 'ben']) for (const key of t.offered(seat)) expect(key).toMatch(/^(offer:clue-.*|leave)$/)
  })

  const condition = (name: string) => gain('condition', { name })
  const hears = (who: string, seats: object = {}, ...names: string[]) =>
    position({ seats: { ...jacqueline(), ...ben(), ...seats } as never }, saying(who, ...names.map(condition)))

  rule('EH-JACQ-04 EH-RULING-43', 'once per round, when another gains a Condition, she may look at its back and gain 1 Clue', () => {
    const t = hears('silas-marsh', {}, 'cursed', 'amnesia').expectAsk('ana', 'prompt.use-trigger', ['jacqueline-fine/2', 'pass'])
    t.does('ana jacqueline-fine, ana? pause', 'jacqueline-fine clues 1')
    const [cursed, amnesia] = t.table.kernel.inZone('own-conditions:silas-marsh#1') as [string, string]
    expect([canSee(t.table.kernel, cursed, 'back', 'ana'), canSee(t.table.kernel, cursed, 'back', 'ben')]).toEqual([true, false])
    expect(canSee(t.table.kernel, amnesia, 'back', 'ana')).toBe(false)
    // Declined, she may still use it for the next one.
    hears('silas-marsh', {}, 'cursed', 'amnesia').choose('ana', 'pass').expectAsk('ana', 'prompt.use-trigger')
    // What he has already he does not gain.
    hears('silas-marsh', ben({ has: ['amnesia-1'] }), 'amnesia').expectAsk('ana', 'pause')
  })

  rule('EH-JACQ-06', 'not for a Common Condition: Debt', () => {
    hears('silas-marsh', {}, 'debt').expectAsk('ana', 'pause')
  })

  rule('EH-JACQ-07', 'not for one she gains herself', () => {
    hears('jacqueline-fine', {}, 'cursed').does('ana? pause', 'jacqueline-fine has cursed')
  })
})
