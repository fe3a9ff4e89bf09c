import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { names } from '@miskatonic/testing/pictures'
import { describe, expect } from 'vitest'
import { inWords, pause, position, saying, text } from './position.ts'
import { tell } from './told.ts'

const SEATS = ['ana', 'ben', 'cleo', 'dora', 'emil', 'fina', 'gil', 'hana']
const PEOPLE = names('lily-chen silas-marsh norman-withers mark-harrigan jim-culver leo-anderson trish-scarborough akachi-onyele')
/** So many players, all in Buenos Aires. */
const party = (n: number) => Object.fromEntries(SEATS.slice(0, n).map((seat, i) => [seat, { is: defined(PEOPLE[i]), at: 'buenos-aires' }]))
const monstersOn = (t: ReturnType<typeof position>, space: string) =>
  t.zone(`space:${space}`).filter((one) => t.table.kernel.game.definitions.get(one)?.kind === 'monster')

describe('Monsters', () => {
  tell(`
    EH-MON-01: what is neither spawned nor set aside is in the cup
      ana lily-chen london; ancientOne cthulhu; monsters london: ghoul => cup 31 cards; aside {deep-one star-spawn}
    EH-MON-02 EH-RULING-87: a spawned Monster is a random token of the cup, put on the space the text names
      ana lily-chen 10; draw cup: ghoul; says lily-chen: spawn monster tokyo => space:tokyo ghoul
    EH-MON-02 EH-RAND-01 EH-RULING-87: W-33 a Monster on a random space: the drawn Clue shows 20, and is discarded
      ana lily-chen 10; draw clues: clue-20, cup: ghoul; says lily-chen: spawn monster random => space:20 ghoul; discard:clues clue-20
    EH-MON-03 EH-MON-04 EH-RULING-32: what it does when spawned is part of the spawning, before the text goes on
      (The Mummy goes to the Pyramids; what follows still speaks of the first space.)
      ana lily-chen 10; draw cup: mummy; says lily-chen: seq (spawn monster here) (spawn what:clue on:(the space pick:here))
        => space:the-pyramids mummy; space:10 2 cards
    EH-MON-06 EH-ASIDE-03: one that was set aside is set aside again
      ana lily-chen 10; ancientOne cthulhu; says lily-chen: spawn monster here name:deep-one, discard board
        => aside {deep-one star-spawn}; space:10 lily-chen
    EH-MON-08: an empty cup spawns nothing, and nothing takes its place
      ana lily-chen 10; empty cup; doom 10; says lily-chen: spawn monster here => space:10 lily-chen; table doom 10
  `)

  rule('EH-MON-05', 'defeated or discarded it goes back to the cup, without marks', () => {
    position('ana lily-chen 10; monsters 10: zombie; marks zombie: lost 1; says lily-chen: discard board').shows(
      'cup zombie …; zombie lost 0',
    )
    const defeated = position('ana lily-chen 10; monsters 10: zombie; marks zombie: lost 1; says lily-chen: damage board 1')
    defeated.shows('cup zombie …; zombie lost 0')
    expect(defeated.table.kernel.raw.zones.cup?.every((segment) => segment.mixed)).toBe(true)
  })

  tell(`
    EH-MON-07 EH-EPIC-01: «Monster» includes Epic ones, «non-Epic Monster» does not
      ana lily-chen 10; monsters 10: nug zombie; says lily-chen: damage what:(the monster pick:choice on:board) 1 -> ana? pick: nug zombie
      ana lily-chen 10; monsters 10: nug zombie; says lily-chen: damage what:(the monster pick:choice on:board epic:false) 2 => cup zombie …
      (For the Encounter Phase an Epic Monster is a Monster too.)
      ana lily-chen 10; monsters 10: nug zombie; encounter ana -> ana? fight: nug zombie
  `)

  rule('EH-MON-09', 'both faces of Monsters on the board can be read by all', () => {
    const t = position('ana lily-chen 10; ben silas-marsh rome; monsters 10: zombie')
    for (const seat of ['ana', 'ben']) {
      const faces = t.table.view(seat).zones['space:10']?.pieces.flatMap((piece) => Object.values(piece.faces))
      expect(faces).toContain('monster:zombie')
      expect(t.table.view(seat).zones.cup?.pieces.flatMap((piece) => Object.values(piece.faces))).not.toContain('monster:ghost')
    }
  })

  rule('EH-MON-10 EH-RULING-32', 'a Monster whose toughness falls to 0 is defeated without losing Health', () => {
    const weaken = { do: 'lasting', ability: { ability: 'modify', on: 'toughness', phase: 'add', amount: -1 }, until: { scope: 'round' } }
    const t = position('ana lily-chen 10; monsters 10: ghoul zombie', saying('lily-chen', weaken))
    expect(t.zone('cup')).toContain('ghoul')
    expect(monstersOn(t, '10')).toEqual(['zombie'])
  })

  tell(`
    EH-MON-11: Health can be lost outside combat: that defeats, but is no Combat Encounter
      (Under Yog-Sothoth a Cultist defeated in combat costs 1 Sanity and gives a Spell.)
      ana lily-chen 10; ancientOne yog-sothoth; monsters 10: cultist; says lily-chen: damage board 1
        => space:10 lily-chen; lily-chen health 6, sanity 6, possessions none
    EH-RULING-83: a Monster that moves is not spawned
      ana lily-chen 10; monsters rome: wraith; says lily-chen: moveThing what:(the monsters on:board) to:(the space pick:here)
        => space:10 wraith …; lily-chen has none
    EH-RULING-82: «toward»: one step along a shortest way over all kinds of paths, ties for the active player; there already: none
      (From Arkham to San Francisco by 5 or 6.)
      ana lily-chen san-francisco; monsters arkham: ghoul; says lily-chen: moveThing what:(the monsters on:board) to:(the space pick:here) steps:1
        -> ana? move: 5 6 > 6 => space:6 ghoul
      ana lily-chen rome; monsters <13 rome>: ghoul; says lily-chen: moveThing what:(the monsters on:board) to:(the space pick:here) steps:1
        => space:<london rome> ghoul …
  `)
})

describe('Epic Monsters', () => {
  const nug = (effect: object, more: object = {}) => position('ana lily-chen 10; monsters 10: nug', saying('lily-chen', effect), more)

  tell(`
    EH-EPIC-02: no effect defeats one
      ana lily-chen 10; monsters 10: nug; says lily-chen: defeat what:(the monsters on:board) => space:10 nug …
    EH-EPIC-03: none discards one
      ana lily-chen 10; monsters 10: nug; says lily-chen: discard what:(the monsters on:board) n:all => space:10 nug …
  `)

  rule('EH-EPIC-04', 'none moves one but its own or that of the card that spawned it', () => {
    const move = { do: 'moveThing', what: { the: 'monsters', on: 'board' }, to: { the: 'space', pick: 'named', space: 'rome' } }
    expect(monstersOn(nug(move), '10')).toEqual(['nug'])
    expect(monstersOn(nug(move, { from: [text('lily-chen', move, 'nug'), pause] }), 'rome')).toEqual(['nug'])
    const spawner = {
      mystery: 'spawn-of-the-black-goat',
      ancientOne: 'shub-niggurath',
      marks: { nug: { spawnedBy: 'spawn-of-the-black-goat#1' } },
    }
    expect(monstersOn(nug(move, { ...spawner, from: [text('lily-chen', move, 'spawn-of-the-black-goat'), pause] }), 'rome')).toEqual([
      'nug',
    ])
  })

  tell(`
    EH-EPIC-05 EH-EPIC-06 EH-EPIC-07 EH-RULING-32: lost Health does defeat one: it goes back to the box, never to the cup
      (Nug has the players + 2.)
      ana lily-chen 10; monsters 10: nug; says lily-chen: damage board 2 => space:10 nug …
      ana lily-chen 10; monsters 10: nug; says lily-chen: damage board 3 => cup not nug, 34 cards; epic nug …
    EH-EPIC-06: from the box it can be called again
      ana lily-chen 10; monsters 10: nug; says lily-chen: damage board 3, spawn monster here name:nug => space:10 nug …; nug lost 0
  `)
})

describe('Cultists', () => {
  tell(`
    EH-CULT-01 EH-AO-02: their tokens carry no numbers: two Ancient Ones, two Cultists
      (Azathoth’s asks for Will, Shub-Niggurath’s for Strength -1.)
      ana lily-chen 10; ancientOne azathoth; monsters 10: cultist; test 0/3; encounter ana => lily-chen health 5, sanity 5
      ana lily-chen 10; ancientOne shub-niggurath; monsters 10: cultist; test 0/3; encounter ana => lily-chen health 5, sanity 6
    EH-CULT-02 EH-RULING-42: tests, horror, damage, toughness and effects stand on the sheet
      (Azathoth: after the Will test 1 Health is lost and the Cultist is defeated.)
      ana lily-chen 10; monsters 10: cultist; encounter ana; test 1/3 -> ana? encounter => lily-chen health 5, sanity 6
      (Cthulhu: 1 Sanity before the Strength test.)
      ana lily-chen 10; ancientOne cthulhu; monsters 10: cultist; encounter ana; test 1/4 -> ana? encounter => lily-chen health 6, sanity 5
    EH-CULT-03: the icons on the token are a reminder: where the sheet says nothing, nothing happens
      ana lily-chen 10; monsters 10: cultist-azathoth; empty cup gates; doom 10; mythosPhase; top mythos: rally-the-people
        -> until ana pause => space:10 cultist-azathoth …; lily-chen health 6, sanity 6
    EH-CULT-04: the flipped sheet speaks for all of them, also for those on the board
      (Cthulhu awake: 2 Sanity before the Strength test, toughness 2.)
      ana lily-chen 10; ancientOne cthulhu; doom 1; monsters 10: cultist; test 1/4; says lily-chen: doom 1, fight what:(the monsters on:here)
        => lily-chen health 6, sanity 4; space:10 cultist-cthulhu …; cultist-cthulhu lost 1
  `)
})

describe('a Monster Surge', () => {
  const surge = (n: number, more: object) => position('mythosPhase; top mythos: legitimate-banking', { seats: party(n) }, more)

  rule(
    'EH-SURGE-01 EH-SURGE-02 EH-RULING-33 EH-MYTH-05',
    'W-05 five players, Omen red: 2 Monsters in Arkham, 2 in Sydney, none in London; the Lead says where first',
    () => {
      const t = surge(5, inWords('omen 1; gates arkham sydney london; draw cup: zombie maniac ghoul skeleton'))
      t.expectAsk('ana', 'prompt.surge-order', ['arkham', 'sydney']).choose('ana', 'sydney')
      expect(monstersOn(t, 'sydney')).toEqual(['zombie', 'maniac'])
      expect(monstersOn(t, 'arkham')).toEqual(['ghoul', 'skeleton'])
      expect(monstersOn(t, 'london')).toEqual([])
    },
  )

  rule('EH-SURGE-03 EH-GATE-06', 'W-06 eight players, no Gate matches: exactly 1 Gate with exactly 1 Monster instead', () => {
    surge(8, { omen: 3, doom: 12, gates: ['arkham', 'rome'], chance: { 'draw:gates': ['gate-tokyo'], 'draw:cup': ['ghoul'] } }).does(
      'until ana end-of-mythos',
      'space:tokyo gate-tokyo ghoul …; gates 6 cards; cup 33 cards; table doom 12',
    )
  })

  rule('EH-SURGE-04 EH-RULING-33', 'two matching Gates on one space: one surge', () => {
    const two = position('omen 2; gates arkham rome; phase mythos; draw cup: ghoul zombie; flow pause, icon surge, pause', {
      seats: party(1),
    })
    two.put('gate-rome', 'space:arkham', { face: 'front' }).choose('ana', 'go on').expectAsk('ana', 'pause')
    expect(monstersOn(two, 'arkham')).toEqual(['ghoul'])
  })

  rule('EH-SURGE-05', 'when the cup runs out, as many come as there are', () => {
    const t = surge(3, { omen: 1, doom: 10, gates: ['arkham'], empty: ['cup'] })
    t.untilAsk('ana', 'prompt.end-of-mythos')
    expect(monstersOn(t, 'arkham')).toEqual([])
    const one = position('omen 2; gates arkham; empty cup; phase mythos; flow pause, icon surge, pause', { seats: party(3) })
    one.put('ghoul', 'cup').choose('ana', 'go on')
    expect(monstersOn(one, 'arkham')).toEqual(['ghoul'])
  })

  rule('EH-SURGE-06', 'when not even that Gate is there, Doom advances by 1', () => {
    surge(3, { omen: 0, doom: 10, empty: ['gates'] }).does('until ana end-of-mythos', 'table doom 9; cup 34 cards')
  })
})
