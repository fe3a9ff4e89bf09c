import { rule } from '@miskatonic/testing'
import { describe } from 'vitest'
import { position, type Someone, saying } from './position.ts'
import { tell } from './told.ts'

tell(`
# Mark Harrigan: Health 8, Sanity 4
  EH-MARK-01 EH-RULING-43: action: he and 1 Monster on his space lose 1 Health each
    ana mark-harrigan 10; ben lily-chen rome; monsters 10: gug zombie; doom 10
      -> ana mark-harrigan, ana? pick: gug zombie > gug => mark-harrigan health 7, sanity 4; gug lost 1; zombie lost 0
    ana mark-harrigan 10 => ana refused mark-harrigan/1
  EH-MARK-02 EH-MARK-03: with its last Health he has defeated it, though in no Combat Encounter
    (The Lodge Researcher pays for a Monster defeated in combat: not for this one.)
    ana mark-harrigan 10, has lodge-researcher; ben lily-chen rome; monsters 10: ghoul; doom 10
      -> ana mark-harrigan, ana? action => space:10 mark-harrigan; mark-harrigan clues 0; table unrolled none
    (It counts as his: who defeats this one gains the Axe.)
    ana mark-harrigan 10; ben lily-chen rome; monsters 10: maniac; doom 10 -> ana mark-harrigan => mark-harrigan has axe
  EH-MARK-09 EH-RULING-65: his point is lost, not spent: it can be prevented, and it can fell him, the Monster with him
    ana mark-harrigan 10, has bandages; ben lily-chen rome; monsters 10: gug; doom 10
      -> ana mark-harrigan, ana? use-replacement > bandages => mark-harrigan health 8; gug lost 1
    ana mark-harrigan 14, health 1; ben lily-chen rome; monsters 14: ghoul; doom 10
      -> ana mark-harrigan, ben? action => space:14 none; fallen:14 mark-harrigan; table doom 9; cup ghoul …
  EH-MARK-07: W-24 “Gain a Detained Condition unless you spend 1 Clue”: he declines, and nothing happens
    ana mark-harrigan 10, clues 1; says mark-harrigan: unless cost:(pay clue 1) otherwise:(gain condition name:detained)
      -> ana? unless > no => mark-harrigan not delayed, has none, clues 1
  EH-MARK-04 EH-MARK-05 EH-RULING-43: passive: without a choice of his own he is neither Delayed nor Detained
    ana mark-harrigan 10; says mark-harrigan: seq (delay) (gain condition name:detained) => mark-harrigan not delayed, has none
    (But for the rest of the text.)
    ana mark-harrigan 10; says mark-harrigan: seq (delay) (lose health 1) => mark-harrigan health 7, sanity 4, not delayed
  EH-MARK-06: picking it among several outcomes, he is Delayed or Detained
    ana mark-harrigan 10; says mark-harrigan: choose (delay) (gain condition name:detained) (lose health 1)
      -> ana? choose: delay gain-condition-detained lose-health > delay => mark-harrigan delayed, has none
    ana mark-harrigan 10; says mark-harrigan: choose (delay) (gain condition name:detained) (lose health 1)
      -> ana gain-condition-detained => mark-harrigan not delayed, has detained
    ana mark-harrigan 10; says mark-harrigan: unless act:(delay) otherwise:(lose health 1) -> ana yes => mark-harrigan delayed, has none
  EH-MARK-08 EH-RULING-65: what the Lead or the group chooses for all does not reach him, though he be the Lead
    ana mark-harrigan 10; ben lily-chen 10;
      says mark-harrigan: choose (forEach of:(the investigators) effect:(delay) order:inOrder) (doom 1)
      -> ana delay => mark-harrigan not delayed; lily-chen delayed
    ana mark-harrigan 10; ben lily-chen 10; says mark-harrigan: choose (for who:(the investigator pick:group) effect:(delay)) (doom 1)
      -> ana for-delay > mark-harrigan => mark-harrigan not delayed

# Norman Withers: Lore 3; Health 5, Sanity 7
  EH-NORMAN-01 EH-RULING-43: action: for 2 Clues 1 Monster on a space with a Gate is discarded
    ana norman-withers 10, clues 2, sanity 1; gates london rome; monsters 5: gug, london: ghoul, rome: zombie epic-shub-niggurath
      -> ana norman-withers, ana? pick: ghoul zombie > zombie => norman-withers clues 0; space:rome not zombie; cup zombie …
    ana norman-withers 10, clues 2; gates tokyo; monsters 5: gug => ana refused norman-withers/1
  EH-NORMAN-01 EH-NORMAN-02 EH-NORMAN-03: W-25 1 Clue and Sanity 3: his action costs 1 Clue and 1 Sanity; a second time this round it does not work
    ana norman-withers 10, clues 1, sanity 3; gates london; monsters london: ghoul
      -> ana norman-withers => norman-withers health 5, sanity 2, clues 0; space:london gate-london; cup ghoul …
    ana norman-withers 10, sanity 3; says norman-withers: may cost:(pay clue 1) effect:(lose health 1),
      may cost:(pay clue 1) effect:(lose health 1)
      -> ana yes, ana? pause => norman-withers health 4, sanity 2
  EH-NORMAN-04: not his last Sanity; and as it is spent, nothing prevents it
    ana norman-withers 10, sanity 1; says norman-withers: test lore; test 0/3 -> ana? pause
    ana norman-withers 10, sanity 2, has whiskey; says norman-withers: test lore; test 0/3; reroll 1
      -> ana die:0, ana? pause => norman-withers sanity 1, has whiskey
  EH-NORMAN-02 EH-NORMAN-03 EH-RULING-43: he may give Sanity for a Clue wherever he could spend one: for a reroll too
    ana norman-withers 10, clues 1; says norman-withers: test lore; test 0/3; reroll 1 1
      -> ana die:0 => ana between 0 1, asked prompt.pay-instead -> ana 1, ana? reroll > die:1, ana? pause
      => norman-withers sanity 6, clues 0

# Silas Marsh: Influence 3, Will 3, Lore 1; 3 is a Sea
  EH-SILAS-01 EH-SILAS-03 EH-SILAS-04 EH-RULING-43: W-26 from Sydney to 3, Travel on to Buenos Aires as the additional action, then Prepare for Travel; no second Travel
    ana silas-marsh sydney -> ana silas-marsh > 3, ana? action > travel > buenos-aires, ana? action
      => ana refused travel EH-ACT-03; silas-marsh actionsLeft 1 -> ana prepare, until ana encounter
      => space:buenos-aires silas-marsh; silas-marsh shipTickets 1
  EH-SILAS-02: no ticket extends that move
    ana silas-marsh sydney, ship 2 -> ana silas-marsh > 3, ana? action => space:3 silas-marsh; silas-marsh shipTickets 2
  EH-SILAS-06 EH-RULING-66: without a Ship path, or if he cannot move, there is no such action; the additional one he may decline
    ana silas-marsh istanbul => ana refused silas-marsh/1
    ana silas-marsh sydney, has detained-1 => ana not offered silas-marsh/1
    ana silas-marsh sydney -> ana silas-marsh > 3 > end, ana? action => silas-marsh actionsLeft 1
  EH-SILAS-04: in one round he may use it and Travel, in whichever order
    ana silas-marsh sydney -> ana travel > 3 > silas-marsh > buenos-aires, ana? action => ana refused travel EH-ACT-03
  EH-SILAS-05 EH-RULING-43: passive: at Sea all on his space roll 1 additional die in tests
    ana silas-marsh <3 sydney 3>; ben lily-chen <3 sydney sydney>; says lily-chen: test lore; test 0/<3 2 2> => table unrolled none
    ana silas-marsh 3; says silas-marsh: test will; test 0/4 -> ana? pause

# Trish Scarborough: Influence 3, Lore 1
  EH-TRISH-01 EH-RULING-43: action: without a Clue she gains 1
    ana trish-scarborough 10 -> ana trish-scarborough => trish-scarborough clues 1
    ana trish-scarborough 10, clues 1 => ana refused trish-scarborough/1
`)

describe('Trish Scarborough rerolls', () => {
  const tests = (seats: object, who: string, skill: string, test: number[], reroll: number[][]) =>
    position({ seats: seats as never }, saying(who, { do: 'test', skill, bands: { 3: { do: 'gain', what: 'clue', n: 5 } } }), {
      chance: { test: [test], reroll },
    })
  const trish = (more: Partial<Someone> = {}) => ({ ana: { is: 'trish-scarborough', at: '10', ...more } })
  const charlie = (more: Partial<Someone>) => ({ ben: { is: 'charlie-kane', at: '10', ...more } })

  rule(
    'EH-TRISH-02 EH-TRISH-03 EH-TRISH-05 EH-RULING-67',
    'W-27 on her space, faces 2 3 6 and 1 Clue: he rerolls the 2 and the 3 together',
    () => {
      // Charlie: Observation 3.
      tests({ ...trish(), ...charlie({ clues: 1 }) }, 'charlie-kane', 'observation', [2, 3, 6], [[5, 5]]).does(
        'ben die:0, ben? second-die: die:1 > die:1, ana? pause',
        'charlie-kane clues 5; discard:clues 1 cards',
      )
    },
  )

  rule('EH-TRISH-02 EH-TRISH-03 EH-RULING-67', 'also for herself, up to two, each time anew; elsewhere a Clue is one die', () => {
    tests(trish({ clues: 2 }), 'trish-scarborough', 'influence', [1, 1, 1], [[5], [5, 5]]).does(
      'ana die:0 > none, ana? reroll > die:1 > die:2, ana? pause',
      'trish-scarborough clues 5',
    )
    tests({ ...trish({ at: 'rome' }), ...charlie({ clues: 1 }) }, 'charlie-kane', 'observation', [2, 3, 6], [[5]]).does(
      'ben die:0, ana? pause',
    )
  })

  rule('EH-TRISH-04', 'a single die is just rerolled', () => {
    tests(trish({ clues: 1 }), 'trish-scarborough', 'lore', [2], [[3]]).does('ana die:0, ana? pause', 'discard:clues 1 cards')
  })
})
