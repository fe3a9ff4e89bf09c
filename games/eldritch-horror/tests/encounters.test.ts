import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { position } from './position.ts'
import { tell } from './told.ts'

/* Lily: Will 3, Strength 4. A Ghoul: Will +1 against horror 1, Strength against damage 2, toughness 1. A Zombie: Will, Strength -1, damage 2, toughness 2. */

describe('the Encounter Phase', () => {
  tell(`
    EH-ENC-01: each investigator must resolve an encounter: on an empty space there is no way to decline
      ana lily-chen 10; ben silas-marsh london; from encounter; top general: general-2; test 0/2
        (One option only answers itself: on 10 there is the General deck and nothing else.)
        -> ana? choose > lose-sanity, ben? encounter: general location:europe
    EH-ENC-03 EH-COMBAT-14: with Monsters about there is exactly one combat with each, one at a time, in the order one likes
      ana lily-chen london; monsters london: ghoul zombie; encounter ana; test 1/3 0/3 1/4 0/4 -> ana? fight: ghoul zombie
        (She fails both Strength tests; each is fought once all the same, and that was the encounter.)
        -> ana zombie, ana? pause => lily-chen health 2, sanity 6; space:london ghoul zombie …; table unrolled none
    EH-ENC-04 EH-FAQ-10: once no Monster is left after a combat, one more encounter of any kind may follow
      ana lily-chen london; monsters london: ghoul; clues london; encounter ana; test 1/4 2/4
        -> ana? encounter: general location:europe research:clue-london none
    EH-ENC-05 EH-RULING-25: the additional encounter may be declined, and there is but one
      ana lily-chen 10; monsters 10: ghoul; top general: general-7; test 1/4 2/4; encounter ana -> ana none, ana? pause
      ana lily-chen 10; monsters 10: ghoul; top general: general-7; test 1/4 2/4 1/4 1/3; encounter ana
        -> ana general, until ana pause | reroll done => lily-chen clues 1
    EH-RULING-25 EH-AMB-06: a combat inside the additional encounter grants no further one
      (General 9 in a City: who fails the Strength test is ambushed.)
      ana lily-chen 14; monsters 14: ghoul; encounter ana; top general: general-9; test 1/4 2/4 0/4 1/4 1/3; draw cup: maniac
        -> ana general, ana? pause => lily-chen possessions axe
    EH-ENC-06 EH-RULING-25: W-14 three Monsters: two are defeated, one remains, no additional encounter
      ana lily-chen london; monsters london: ghoul zombie skeleton; encounter ana; test 1/4 2/4 1/3 2/3 2/3 1/2
        -> ana? fight: ghoul zombie skeleton > ghoul, ana? fight: zombie skeleton > zombie
        (The last one is fought without being asked; a Skeleton has toughness 2 and stays.)
        -> ana? pause => space:london skeleton …, not ghoul
    EH-ENC-07: with several encounters to choose from, one is chosen
      ana lily-chen london; clues london; gates london; encounter ana; top europe: europe-1
        -> ana? encounter: general location:europe research:clue-london otherWorld:gate-london > location:europe, until ana pause
        => space:london clue-london gate-london …
    EH-ENC-08 EH-FAQ-11: W-15 detained with a Monster about: the card is flipped and its back resolved, there is no combat
      ana lily-chen london, has detained-2, clues 1; monsters london: ghoul; encounter ana
        -> ana? unless > yes, ana? pause => lily-chen own-conditions none; space:london ghoul …; lily-chen health 6, sanity 6
    EH-ENC-09 EH-FAQ-09: without Monsters: the location, and what each token on the space allows
      ana lily-chen 17; ben silas-marsh 17, fallen health; clues 17; ongoing spreading-sickness; expedition 17; encounter ana
        -> ana? encounter: general research:clue-17 expedition fallen:silas-marsh token:spreading-sickness
      clues 17; ongoing spreading-sickness; monsters 17: ghoul zombie; encounter ana; ana lily-chen 17; ben silas-marsh 17, fallen health
        -> ana? fight: ghoul zombie
    EH-ENC-10: whoever is defeated in an encounter stops resolving it at once
      (General 5 in the Wilderness, failed: Lily loses her last Sanity; the second sentence of a longer text would never come.)
      ana lily-chen london, sanity 1; monsters london: ghoul skeleton; encounter ana; doom 10; test 0/3
        -> ana skeleton => fallen:london lily-chen
        -> ana? pause => space:london ghoul skeleton …; table unrolled none
    EH-ENC-11 EH-RULING-24: a resolved encounter card goes to the discard pile of its deck, also when a defeat cut it short
      ana lily-chen 14, health 1; encounter ana; doom 10; top general: general-7; test 0/2
        -> ana? pause => fallen:14 lily-chen; discard:general general-7; encounter none
    EH-ENC-12 EH-RULING-25: whom one still has to fight is looked at anew after each combat, on the space where one is then
      (The Byakhee, defeated, carries her off to Rome, where a Ghoul waits.)
      ana lily-chen london; monsters london: byakhee, rome: ghoul; encounter ana; test 1/3 2/4 1/4 0/4
        -> ana? may > yes > rome > stop => lily-chen lies space:rome
        (The Ghoul was fought, and remains.)
        => lily-chen health 4 -> ana? pause
    EH-ENC-13: a defeated investigator resolves no encounter
      ana lily-chen london, fallen health; ben silas-marsh rome; from encounter -> ben? encounter => ana offered none
    EH-RULING-80: who falls on another’s turn stops nothing of it
      ana lily-chen london; ben silas-marsh london, health 1; doom 10;
        says lily-chen: seq (forEach of:(the investigators other:true) effect:(lose health 1) order:inOrder) (gain clue 2)
        => fallen:london silas-marsh; lily-chen clues 2
  `)

  rule('EH-ENC-02', 'encounters are resolved in turn order, the Lead first, then clockwise', () => {
    const t = position('ana lily-chen london; ben silas-marsh rome; cleo norman-withers tokyo; lead ben; from encounter')
    const order: string[] = []
    while (t.state.phase === 'encounter') {
      if (t.table.ask?.about.key === 'prompt.encounter') order.push(defined(t.table.awaited()[0]))
      const seat = defined(t.table.awaited()[0])
      t.choose(seat, defined(t.offered(seat)[0]))
    }
    expect(order).toEqual(['ben', 'cleo', 'ana'])
  })
})

describe('location encounters', () => {
  const picture = (at: string, deck: string, card: string) => position(`ana lily-chen ${at}; encounter ana; top ${deck}: ${card}`)

  tell(`
    EH-LOC-01: on any space a General Encounter may be drawn, and its part for the type of space resolved
      (General 7: City and Sea test Observation, two dice; Wilderness tests Strength, four dice, then Will, three.)
      ana lily-chen <14 8>; encounter ana; top general: general-7; test 1/2 -> until ana pause | reroll done
        => discard:general general-7; table unrolled none
      ana lily-chen 10; encounter ana; top general: general-7; test 1/4 1/3 -> until ana pause | reroll done
        => discard:general general-7; table unrolled none
  `)

  for (const [id, deck, cities] of [
    ['EH-LOC-02', 'america', ['arkham', 'buenos-aires', 'san-francisco']],
    ['EH-LOC-03', 'europe', ['istanbul', 'london', 'rome']],
    ['EH-LOC-04', 'asia', ['shanghai', 'sydney', 'tokyo']],
  ] as const) {
    rule(id, `in ${cities.join(', ')} the deck of ${deck} is offered too, and the part with the name of the space resolved`, () => {
      for (const city of cities) {
        const t = picture(city, deck, `${deck}-1`)
        t.does(`ana? encounter: general location:${deck} > location:${deck}`)
        expect(t.zone(`discard:${deck}`).concat(t.zone('encounter'))).toEqual([`${deck}-1`])
      }
      expect(picture('14', deck, `${deck}-1`).zone('discard:general')).toHaveLength(1)
    })
  }

  tell(`
    EH-LOC-02: the three names of one card are three different encounters
      (America 1 tests Lore, two dice, in Arkham and Buenos Aires, Will, three, in San Francisco.)
      ana lily-chen <arkham san-francisco>; encounter ana; top america: america-1; test 0/<2 3> -> ana location:america => lily-chen sanity 5
  `)

  rule('EH-LOC-05 EH-RULING-24', 'the deck is chosen before the card is seen', () => {
    const t = picture('london', 'europe', 'europe-1')
    const view = t.table.view('ana')
    expect(view.zones.europe?.pieces.flatMap((piece) => Object.values(piece.faces))).not.toContain('location:europe-1')
    expect(t.zone('encounter')).toEqual([])
  })
})
