import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { position } from './position.ts'
import { tell } from './told.ts'

/* A Monster whose tokens show other skills: the box has none (EH-COMBAT-10). */
vi.mock('../content/monsters.ts', async (original) => {
  const { monsters } = await original<typeof import('../content/monsters.ts')>()
  const riddler = {
    id: 'riddler',
    kind: 'monster',
    name: { es: 'Acertijo', en: 'Riddler' },
    copies: 1,
    horror: { skill: 'lore', modifier: 1, value: 1 },
    damage: { skill: 'influence', modifier: 1, value: 2 },
    toughness: 2,
  }
  return { monsters: [...monsters, riddler] }
})

/* Lily: Lore 2, Influence 2, Observation 2, Strength 4, Will 3; Health 6, Sanity 6. */

describe('a Combat Encounter', () => {
  tell(`
    EH-COMBAT-01: the Monster’s effects come first: the Wind-Walker bites before the Will test
      ana lily-chen 14, clues 1; doom 10; encounter ana; monsters 14: wind-walker; test 2/3 2/2 -> ana? unless => table unrolled test
        -> ana no => lily-chen health 5, sanity 5
    EH-COMBAT-02 EH-COMBAT-03 EH-RULING-73: the Will test with the printed modifier; horror above the result costs Sanity
      (Dark Young: Will -1, horror 3.)
      ana lily-chen 14; doom 10; encounter ana; monsters 14: dark-young; test <0 1 2>/2 1/1 => lily-chen sanity <3 4 5>
      (Ghoul: Will +1, horror 1: two successes lose nothing and gain nothing.)
      ana lily-chen 14; doom 10; encounter ana; monsters 14: ghoul; test 2/4 2/4 => lily-chen sanity 6
    EH-COMBAT-04 EH-COMBAT-05 EH-RULING-73: then the Strength test with its modifier; damage above the result costs Health
      (Gug: Will +0, Strength -2, damage 3, toughness 4.)
      ana lily-chen 14; doom 10; encounter ana; monsters 14: gug; test 3/3 <0 1 2>/2 => lily-chen health <3 4 5>
    EH-COMBAT-06 EH-COMBAT-08: a passed Strength test costs the Monster as much Health as the result; at its toughness it is defeated
      ana lily-chen 14; monsters 14: zombie; doom 10; test 1/3 1/3; encounter ana => zombie lost 1; space:14 zombie …
      ana lily-chen 14; monsters 14: zombie; doom 10; test 1/3 2/3; encounter ana => space:14 not zombie
      ana lily-chen 14; monsters 14: zombie; doom 10; test 1/3 0/3; encounter ana => zombie lost 0
    EH-COMBAT-07 EH-COMBAT-08: W-12 both lose Health at once: with 1 Health against damage 3, result 2 fells both
      (Serpent People: Will 0, horror 2; Strength -1, damage 3, toughness 2.)
      ana lily-chen 14, health 1; monsters 14: serpent-people; doom 10; test 2/3 2/3; encounter ana
        -> ana? pause => fallen:14 lily-chen; cup serpent-people …; table doom 9
    EH-COMBAT-09: a missing Will or Strength test is skipped together with its loss
      (A Riot has no Will test, the Colour Out of Space no Strength test.)
      ana lily-chen 14; monsters 14: riot; doom 10; test 1/1; encounter ana -> ana no => lily-chen health 4, sanity 6
      ana lily-chen 14; monsters 14: colour-out-of-space; doom 10; test 1/3; roll 0/1; encounter ana
        => lily-chen health 6, sanity 5; space:14 colour-out-of-space …
    EH-COMBAT-09 EH-CULT-02 EH-RULING-42: W-13 a Cultist of Yog-Sothoth: no Will test; defeated, it costs 1 Sanity and gives 1 Spell
      ana lily-chen 14; monsters 14: cultist; doom 10; ancientOne yog-sothoth; test 0/4; encounter ana => lily-chen health 5, sanity 6
      ana lily-chen 14; monsters 14: cultist; doom 10; ancientOne yog-sothoth; test 1/4; encounter ana
        -> until ana encounter => lily-chen health 6, sanity 5, possessions 1 cards; space:14 not cultist-yog-sothoth
    EH-COMBAT-10 EH-RULING-29: another skill on the token is tested in its place, and bonuses to Strength do not count for it
      (The Axe gives +2 Strength in combat: the Riddler asks for Influence 2 + 1.)
      ana lily-chen 14, has axe; monsters 14: riddler; doom 10; test 1/3 2/3; encounter ana
        -> until ana encounter => space:14 not riddler; lily-chen health 6, sanity 6
    EH-COMBAT-11 EH-COMBAT-03 EH-ENC-04 EH-MON-05: W-11 marks stay on the Monster, and the next attacker’s hits are added to them
      (A Gnoph-Keh: horror 1, Strength -2, damage 2, toughness 3. Silas (Will 3, Strength 3) follows Lily.)
      ana lily-chen 14; ben silas-marsh 14; monsters 14: gnoph-keh; from encounter; test 0/3 2/2 1/3 1/1
        (Lily: 1 Sanity lost, no Health; the Monster has 2 marks, stays, and she gets no other encounter.)
        => lily-chen health 6, sanity 5 -> ben? encounter: general none => silas-marsh health 7, sanity 4; cup gnoph-keh …; gnoph-keh lost 0
    EH-COMBAT-12 EH-ENC-10: who falls in the Will test makes no Strength test
      ana lily-chen 14, sanity 1; monsters 14: zombie; doom 10; test 0/3; encounter ana
        -> ana? pause => fallen:14 lily-chen; lily-chen marker sanity; table unrolled none
    EH-COMBAT-13 EH-RULING-30: a Monster that is gone before the Strength test ends the combat
      (The Ghost loses Health by the Will test itself; a Riot may be talked away before the Strength test.)
      ana lily-chen 14; monsters 14: ghost; doom 10; test 2/2; encounter ana -> ana? encounter => space:14 not ghost
      ana lily-chen 14; monsters 14: riot; doom 10; test 1/1; encounter ana
        -> ana yes, ana? encounter => lily-chen health 6, sanity 6; table unrolled none
    EH-COMBAT-14: each Monster is fought once in a turn, whatever came of it
      ana lily-chen 14; monsters 14: zombie; doom 10; test 1/3 1/3; encounter ana -> ana? pause => space:14 zombie …
    EH-COMBAT-15 EH-RULING-30: a bonus for combat counts for the two tests of the Monster, not for a test elsewhere
      ana lily-chen 14, has axe; monsters 14: zombie; doom 10; test 1/3 2/5; encounter ana -> until ana encounter | use-trigger pass
      ana lily-chen 14, has axe; test 0/4; says lily-chen: test strength fail:(lose health 1) => lily-chen health 5, sanity 6
  `)
})

describe('an ambush', () => {
  tell(`
    EH-AMB-01: a random Monster of the cup is fought at once
      ana lily-chen 14; doom 10; test 0/3 0/2; draw cup: gug; says lily-chen: seq (ambush) (gain clue) => lily-chen health 3, sanity 4
    EH-AMB-03 EH-AMB-01 EH-AMB-06: W-36 undefeated it is discarded all the same, and there is no additional encounter
      (General 9 in a City: who fails the Strength test is ambushed. A Mummy has toughness 3.)
      ana lily-chen 14; encounter ana; top general: general-9; test 0/4 2/3 1/2; draw cup: mummy
        -> ana? pause => cup mummy …; ambush none; space:14 lily-chen; mummy lost 0
    EH-AMB-06 EH-ENC-04: also a defeated ambusher grants no additional encounter
      ana lily-chen 14; encounter ana; top general: general-9; test 0/4 1/4 1/3; draw cup: maniac -> ana? pause => lily-chen possessions axe
    EH-AMB-04 EH-AMB-09 EH-RULING-31: a named Monster ambushes without a token: the one on the board is untouched
      ana lily-chen 14; doom 10; monsters rome: deep-one; marks deep-one: lost 1; test 1/3 1/3;
        says lily-chen: seq (ambush name:deep-one) (gain clue)
        (Horror 2, damage 1, toughness 2: one hit does not fell the copy, although the real one is hurt.)
        => lily-chen health 6, sanity 5; space:rome deep-one …; deep-one lost 1; ambush none
    EH-AMB-07 EH-RULING-31: with an empty cup nobody ambushes
      ana lily-chen 14; doom 10; empty cup; says lily-chen: seq (ambush) (gain clue) => lily-chen health 6, sanity 6, clues 1
    EH-AMB-08 EH-RULING-31: afterwards the text goes on, for those still in play
      ana lily-chen 14; doom 10; test 1/4 0/4; draw cup: ghoul; says lily-chen: seq (ambush) (gain clue) => lily-chen clues 1
      ana lily-chen 14, sanity 1; doom 10; test 0/3; draw cup: zombie; says lily-chen: seq (ambush) (gain clue)
        => fallen:14 lily-chen; lily-chen clues 0; cup zombie …
    EH-AMB-03 EH-COMBAT-12: also when the investigator falls, in the middle of an encounter
      doom 10; encounter ana; top general: general-9; test 0/4 0/3; draw cup: zombie; ana lily-chen 14, sanity 1
        -> ana? pause => fallen:14 lily-chen; ambush none; cup zombie …
    EH-RULING-31: what happens when a Monster is defeated in combat happens for an ambusher too
      (Skeleton: whoever defeats it in combat recovers 1 Sanity.)
      ana lily-chen 14, sanity 3; doom 10; test 2/3 2/2; draw cup: skeleton; says lily-chen: seq (ambush) (gain clue)
        => lily-chen health 6, sanity 4
    EH-AMB-02: the ambusher is not spawned: what it does when spawned is ignored
      (A Wraith, spawned, curses the Lead.)
      ana lily-chen 14; doom 10; draw cup: wraith; test 2/2 2/3; says lily-chen: seq (ambush) (gain clue) => lily-chen own-conditions none
      ana lily-chen 14; draw cup: wraith; says lily-chen: spawn monster here => lily-chen has cursed
    EH-AMB-05: a Cultist that ambushes is the sheet’s
      ana lily-chen 14; doom 10; ancientOne cthulhu; test 0/4; says lily-chen: seq (ambush name:cultist) (gain clue)
        => lily-chen health 5, sanity 5
      ana lily-chen 14; ancientOne cthulhu; awakened; test 1/4; says lily-chen: seq (ambush name:cultist) (gain clue)
        => lily-chen health 6, sanity 4; cultist-cthulhu lies cup
    EH-COMBAT-12 EH-RULING-31: an ambush outside any encounter ends with the fall too
      (The Colour Out of Space would roll after the Will test whether it is defeated.)
      ana lily-chen 14, sanity 1; doom 10; draw cup: colour-out-of-space; test 0/3; says lily-chen: seq (ambush) (gain clue)
        => fallen:14 lily-chen; table rolls 0; cup colour-out-of-space …
    EH-AMB-09 EH-RULING-31: a defeated shade cannot be laid on a card
      ana lily-chen 14, clues 2; doom 10; mystery hunting-the-thousand; test 2/3 2/3; says lily-chen: seq (ambush name:deep-one) (gain clue)
        -> until ana pause | reroll done | may yes => hunting-the-thousand kept none, eldritch 0
  `)

  rule('EH-AMB-05', 'and back in the cup it is one of five', () => {
    const t = position('ana lily-chen 14; ancientOne cthulhu; awakened; test 1/4; says lily-chen: ambush name:cultist')
    expect(t.zone('cup').filter((one) => one === 'cultist-cthulhu')).toHaveLength(5)
  })
})
