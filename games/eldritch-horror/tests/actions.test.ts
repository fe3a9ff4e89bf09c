import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { position } from './position.ts'
import { tell } from './told.ts'

const BASIC = ['travel', 'prepare', 'acquire', 'rest', 'trade']
const basic = (t: ReturnType<typeof position>, seat: string) => t.offered(seat).filter((key) => BASIC.includes(key))

describe('actions', () => {
  tell(`
    EH-ACT-01 EH-ACT-02: at most two, all of one investigator before the next begins
      ana lily-chen shanghai; ben silas-marsh sydney
        -> ana? action > rest => table asks ana
        -> ana prepare > ship, ben? action > rest > travel > 20 => table about prompt.encounter
    EH-ACT-04: one or both may be declined
      ana lily-chen shanghai; ben silas-marsh sydney -> ana end, ben? action
      ana lily-chen shanghai; ben silas-marsh sydney -> ana rest > end, ben? action
    EH-ACT-05: an action is resolved to its end: in the middle of a Travel nobody trades
      ana lily-chen istanbul, train 1; ben silas-marsh rome
        -> ana travel > rome => table asks ana
        -> ana? ticket: train:14 train:istanbul stop > train:14 => ana refused trade EH-TRADE-01
    EH-ACT-06: Travel, Prepare, Acquire, Rest, Trade and what components offer
      ana lily-chen shanghai, has cultes-des-goules; ben silas-marsh shanghai
        -> ana? action: travel prepare acquire rest trade cultes-des-goules/1 end
        (Lily is whole: her own action could do nothing.)
        => ana refused lily-chen/1
      ana lily-chen shanghai, health 3 => ana offered lily-chen/1 …
    EH-ACT-07 EH-RULING-15: an additional action does not count against the two, and repeats none of this round
      cora charlie-kane london; ana lily-chen shanghai -> cora charlie-kane/1, ana? action > rest
        (Charlie has one left; then Lily has her two, but no second Rest.)
        -> cora? action > end, ana? action => ana refused rest EH-ACT-03 -> ana prepare > ship, ana? action
    EH-RULING-15 EH-INV-02: who performs it is the active investigator meanwhile; without a legal one it is lost
      (A Rest of Ben’s, given by Charlie: Ben rests, and his Bible with him.)
      cora charlie-kane london; ben silas-marsh rome, health 3, sanity 2, has king-james-bible
        -> cora charlie-kane/1, ben rest => silas-marsh health 4, sanity 4
      (Detained, his one action done: there is nothing he could be given.)
      ben silas-marsh rome, has detained; cora charlie-kane london; test 0/3 -> ben detained-1/4, cora charlie-kane/1, cora? action
    EH-ACT-09: a Monster on the space forbids Acquire Assets and Rest, nothing else
      ana lily-chen shanghai, health 3; ben silas-marsh shanghai; monsters shanghai: ghoul
        => ana offered travel prepare trade lily-chen/1 end, refused only acquire EH-ACQ-01 rest EH-REST-02
  `)

  rule('EH-ACT-03', 'never the same one twice in a round', () => {
    const t = position('ana lily-chen shanghai').choose('ana', 'rest')
    t.shows('ana not offered rest, refused rest EH-ACT-03')
    expect(basic(t, 'ana')).toEqual(['travel', 'prepare', 'acquire'])
  })

  rule('EH-ACT-08', 'each component’s action is one of its own: two copies of a card are two', () => {
    const t = position('ana lily-chen london, has cultes-des-goules necronomicon feed-the-mind-1 feed-the-mind-2; test 0/2 0/2')
    const cast = t.offered('ana').filter((key) => key.startsWith('feed-the-mind'))
    expect(cast).toHaveLength(2)
    t.does('ana cultes-des-goules/1', 'ana offered necronomicon/1 …, refused cultes-des-goules/1 EH-COMP-02')
  })

  rule('EH-ACT-10', 'who is defeated stops at once, in the middle of the action', () => {
    // Mark’s own action takes his last Health before the Monster’s.
    const t = position('ana mark-harrigan rome, health 1; ben silas-marsh sydney; monsters rome: ghoul')
    t.does('ana mark-harrigan/1', 'fallen:rome mark-harrigan')
    expect(t.get('ghoul#1', 'lost') + t.get('ghoul#2', 'lost')).toBe(0)
    t.untilAsk('ben', 'prompt.action')
  })
})

describe('component actions', () => {
  rule('EH-COMP-01', 'stand on sheets, Conditions and possessions', () => {
    const t = position('ana lily-chen london, health 3, has debt cat-burglar necronomicon feed-the-mind')
    for (const key of ['lily-chen/1', 'debt-1/1', 'cat-burglar/1', 'necronomicon/1']) expect(t.offered('ana')).toContain(key)
    expect(t.offered('ana').some((key) => key.startsWith('feed-the-mind'))).toBe(true)
  })

  tell(`
    EH-COMP-02: once per round in all, and again in the next
      ana lily-chen london, has necronomicon; test 0/2; flow action ana, roundEnds, action ana, pause
        -> ana necronomicon/1 => ana refused necronomicon/1 EH-COMP-02
        -> ana end => ana offered necronomicon/1 …
    EH-COMP-03: a card used and then given away cannot be used by its new owner this round
      ana lily-chen london, has necronomicon; ben silas-marsh london; test 0/2
        -> ana necronomicon/1 > trade > offer:necronomicon > consent:1, ben consent:1, ben? action
        => silas-marsh has necronomicon; ben refused necronomicon/1 EH-COMP-02
    EH-COMP-04 EH-COMP-05: a sheet’s is for its investigator, a card’s for who has it
      ana lily-chen sydney, health 3, has necronomicon debt; ben silas-marsh sydney
        => ana offered lily-chen/1 necronomicon/1 debt-1/1 …, not offered silas-marsh/1
        -> ana end => ben offered travel prepare acquire rest trade silas-marsh/1 end
  `)
})

describe('local actions', () => {
  tell(`
    EH-LOCAL-01 EH-LOCAL-02 EH-LOCAL-03 EH-COMP-06: are for the holder and for everybody on his space, nobody else
      ana lily-chen rome, has detained; ben silas-marsh rome; cora charlie-kane london
        => ana offered detained-1/4 …
        -> ana end => ben offered detained-1/4 …
        -> ben end => cora not offered detained-1/4
    EH-LOCAL-04 EH-COMP-06: once per round for each of them, and several may
      ana lily-chen rome, has detained; ben silas-marsh rome; cora charlie-kane london; test 0/2 0/3 -> ana detained-1/4
        (Nothing else is left for her to do.)
        -> ben? action > detained-1/4 => ben refused detained-1/4 EH-COMP-02; lily-chen has detained
  `)

  rule('EH-LOCAL-03', 'a fallen investigator’s cards offer none: he is no investigator', () => {
    position('ben silas-marsh rome')
      .arrange((w) => {
        w.set('lily-chen#1', 'player', 'ben')
        w.put('lily-chen#1', 'fallen:rome')
        w.put('detained-1#1', 'own-conditions:lily-chen#1')
      })
      .shows('ben not offered detained-1/4')
  })
})

describe('Delayed', () => {
  rule('EH-DELAY-01 EH-DELAY-02 EH-DELAY-03', 'his token lies on its side; instead of acting he stands it up', () => {
    const t = position('ana lily-chen london, delayed; ben silas-marsh sydney')
    // Everybody can see it.
    t.does('ben? action', 'lily-chen not delayed')
    const lying = position('ben silas-marsh sydney; ana lily-chen london, delayed')
    const shown = lying.table.view('ben').zones['space:london']?.pieces[0]
    expect(shown?.attributes).toMatchObject({ delayed: true })
  })

  tell(`
    EH-DELAY-02 EH-RULING-23: nor can he be given an action
      cora charlie-kane london; ana lily-chen rome, delayed => cora not offered charlie-kane/1, refused charlie-kane/1
    EH-DELAY-04 EH-DELAY-05: W-38 on his own turn: the action ends, the other is lost, he is not Delayed
      (Cthulhu’s sheet delays whoever moves onto a space with an Eldritch token.)
      ancientOne cthulhu; marks space:8: eldritch 1; ana lily-chen arkham, ship 2; ben silas-marsh sydney -> ana travel > 8
        (Neither the tickets of this action nor a second action.)
        -> ben? action => lily-chen lies space:8, not delayed
      (With no action left to lose it is the same.)
      ancientOne cthulhu; marks space:8: eldritch 1; ana lily-chen arkham; ben silas-marsh sydney
        -> ana rest > travel > 8, ben? action => lily-chen not delayed
    EH-DELAY-02 EH-DELAY-03 EH-DELAY-07: W-39 Delayed in the Encounter Phase: next round he only stands up, and encounters as usual
      ana lily-chen london; phase encounter; flow lily-chen delay, roundEnds, phase action, phase encounter, pause
        -> ana? encounter: general location:europe => lily-chen not delayed
    EH-DELAY-06 EH-RULING-23 EH-RULING-21: twice is as good as once, and who lies already cannot choose it as a price
      ana lily-chen london; phase encounter; says lily-chen: unless act:(delay) otherwise:(lose health 2),
        unless act:(delay) otherwise:(lose health 2), delay
        -> ana yes
        (The second time there is no question.)
        -> ana? pause => lily-chen health 4, sanity 6, delayed
    EH-DELAY-07: still encounters, is affected, and trades with others
      ben silas-marsh london, has axe; ana lily-chen london, delayed
        -> ben trade > offer:axe > consent:1, ana consent:1 => lily-chen has axe
      ana lily-chen london, delayed; encounter ana -> ana? encounter
      ana lily-chen london, delayed; mythosPhase; says lily-chen: lose sanity 1 => lily-chen health 6, sanity 5
    EH-DELAY-08 EH-RULING-23: who only stands up has no moment for what is done in the Action Phase
      (The Ruby gives an action after an action.)
      ana lily-chen london, has ruby-of-rlyeh, delayed; ben silas-marsh sydney -> ben? action
      ana lily-chen london, has ruby-of-rlyeh; ben silas-marsh sydney -> ana rest, ana? use-trigger
    EH-RULING-23: in an action given on somebody else’s turn he ends it, and is Delayed after all
      ancientOne cthulhu; marks space:8: eldritch 1; cora charlie-kane london; ana lily-chen arkham, ship 1
        -> cora charlie-kane/1, ana travel > 8
        (Not her ticket: Charlie goes on.)
        -> cora? action => lily-chen delayed, shipTickets 1
  `)
})
