import { expect, it } from 'vitest'
import { mysteries } from '../content/mysteries.ts'
import { tell } from './told.ts'

/*
 * The 16 Mysteries: what they do on entering play, how they come forward, and when they are solved: at the end of the Mythos Phase, with
 * three players, so that «all» is 3 and «half» is 2.
 */

const THREE = 'ana leo-anderson rome; ben silas-marsh sydney; cleo lily-chen shanghai; doom 10'

const told = tell(`
# entering play when another is solved @ ${THREE}; says leo-anderson: solve mystery
  the-true-name: half as many Eldritch tokens as players, on random spaces
    mystery occult-research; top mysteries: the-true-name; draw clues: clue-4 clue-london -> until ana pause
      => the-true-name placed 4 london; space:4 eldritch 1; space:london eldritch 1
  the-deep-ones-attack: a token for each investigator, on the nearest Sea space without one
    mystery rlyeh-risen; top mysteries: the-deep-ones-attack -> until ana pause
      => the-deep-ones-attack placed 8 antarctica 2; space:10 eldritch 0
  the-stars-are-right: the Clues on the board go to the nearest Sea
    mystery rlyeh-risen; top mysteries: the-stars-are-right; clues 15 rome -> until ana pause
      => clue-15 lies space:11; clue-rome lies space:8
  nature-of-the-all-mother: and here to the nearest Wilderness
    mystery hunting-the-thousand; top mysteries: nature-of-the-all-mother; clues 8 rome -> until ana pause
      => clue-8 lies space:10; clue-rome lies space:the-pyramids
  epics: a Monster comes
    mystery <rlyeh-risen hunting-the-thousand arcane-understanding>;
      top mysteries: <watching-the-stars spawn-of-the-black-goat spawn-of-yog-sothoth> -> until ana pause => space:<12 the-amazon arkham> <cthylla nug dunwich-horror>
  rituals-in-the-wild: a token each on 4, 10, 21 and Tunguska
    mystery hunting-the-thousand; top mysteries: rituals-in-the-wild -> until ana pause => space:4 eldritch 1; space:10 eldritch 1;
      space:21 eldritch 1; space:tunguska eldritch 1

# entering play at the beginning @ ${THREE}; flow startingEffects, pause
  tokens: lie where the card says
    ancientOne <azathoth cthulhu>; top mysteries: <seed-of-the-daemon-sultan rlyeh-risen>
      => mystery <seed-of-the-daemon-sultan rlyeh-risen>; <seed-of-the-daemon-sultan rlyeh-risen> tokenSpaces <tunguska 3>

# coming forward: a Clue won by research may be laid on it @ ${THREE}; ana at london; clues london; encounter ana; answers encounter: research:clue-london
  occult-research: of Azathoth
    mystery occult-research; top research: research-azathoth-13 ~> observation ✓, yes: +1 clue on occult-research, this clue discarded
      | observation ✓, no: this clue | observation ✗: nothing
    (An additional Clue of a Research Encounter counts too.)
    mystery occult-research; top research: research-azathoth-12; answers may: yes
      ~> influence-1 ✓: +2 clue on occult-research, this clue discarded | influence-1 ✗: +1 debt
  the-stars-are-right: of Cthulhu
    mystery the-stars-are-right; top research: research-cthulhu-2 ~> observation ✓, yes: +1 clue on the-stars-are-right, this clue discarded
      | observation ✓, no: this clue | observation ✗: -1 sanity
  nature-of-the-all-mother: of Shub-Niggurath
    mystery nature-of-the-all-mother; top research: research-shub-niggurath-13
      ~> observation ✓, yes: +1 clue on nature-of-the-all-mother, this clue discarded
      | observation ✓, no: this clue | observation ✗: +1 internal-injury
  the-beyond-one: of Yog-Sothoth
    mystery the-beyond-one; top research: research-yog-sothoth-1 ~> observation ✓, yes: +1 clue on the-beyond-one, this clue discarded
      | observation ✓, no: this clue | observation ✗: Delayed
  elsewhere: not a Clue from elsewhere
    mystery <occult-research the-stars-are-right nature-of-the-all-mother the-beyond-one>; clues; says leo-anderson: gain clue
      ~> –: +1 clue

# coming forward: closing a Gate @ ${THREE}; ana clues 1; gates istanbul; says leo-anderson: closeGate what:(the gates on:board)
  omen-of-devastation: if it matches the Omen, 1 Clue places a token
    mystery omen-of-devastation
      ~> yes: -1 clue, +1 eldritch on omen-of-devastation, -1 gate on the board | no: -1 gate on the board
    mystery omen-of-devastation; gates rome ~> –: -1 gate on the board
    mystery omen-of-devastation; ana clues 0 ~> –: -1 gate on the board
  where-the-old-ones-broke-through: 2 Spells lay it on the card
    mystery where-the-old-ones-broke-through; ana has wither-1 shriveling-1
      ~> yes: -1 gate on the board, +1 gate on where-the-old-ones-broke-through, -1 incantation, -1 ritual | no: -1 gate on the board
    mystery where-the-old-ones-broke-through; ana has wither-1 ~> –: -1 gate on the board

# coming forward: met at a token @ ${THREE}; encounter ana
  seed-of-the-daemon-sultan: Observation, then 2 Clues
    mystery seed-of-the-daemon-sultan; ana at tunguska, clues 2; marks seed-of-the-daemon-sultan: tokenSpaces=tunguska;
      answers encounter: token:seed-of-the-daemon-sultan
      ~> observation ✓, yes: -2 clue, +1 eldritch on seed-of-the-daemon-sultan | observation ✓, no: nothing | observation ✗: nothing
  the-true-name: 2 Clues move it to the card
    mystery the-true-name; ana at 8, clues 2; marks the-true-name: placed=8+8, space:8: eldritch 2; answers encounter: token:the-true-name
      ~> yes: -2 clue, +1 eldritch on the-true-name | no: nothing
    mystery the-true-name; ana at 8, clues 2; marks the-true-name: placed=8+8, space:8: eldritch 2 -> ana token:the-true-name > yes
      => space:8 eldritch 1; the-true-name placed 8
  rlyeh-risen: on space 3 the deck of its name is met
    mystery rlyeh-risen; ana at 3; marks rlyeh-risen: tokenSpaces=3; top special:rlyeh-risen: rlyeh-risen-1; test 1/1 1/1
      -> ana token:rlyeh-risen => rlyeh-risen eldritch 1
  the-deep-ones-attack: a Deep One ambushes; killed, 1 Clue moves the token to the card
    mystery the-deep-ones-attack; ana at 8, clues 1; marks the-deep-ones-attack: placed=8+8, space:8: eldritch 2;
      answers encounter: token:the-deep-ones-attack; tries will: 9, strength: 2 0
      ~> strength-1 2, yes: -1 clue, +1 eldritch on the-deep-ones-attack | strength-1 2, no: nothing | strength-1 0: -1 health
  rituals-in-the-wild: Observation, then 2 Clues move it to the card
    mystery rituals-in-the-wild; ana at 10, clues 2; marks rituals-in-the-wild: placed=10+10, space:10: eldritch 2;
      answers encounter: token:rituals-in-the-wild
      ~> observation ✓, yes: -2 clue, +1 eldritch on rituals-in-the-wild | observation ✓, no: nothing | observation ✗: nothing

# coming forward: defeats and Spells @ ${THREE}; says leo-anderson: damage board 9
  watching-the-stars: the defeat of Cthylla
    mystery watching-the-stars; monsters rome: cthylla ~> –: +1 eldritch on watching-the-stars, -1 monster on the board
  spawn-of-the-black-goat: the defeat of Nug
    mystery spawn-of-the-black-goat; monsters rome: nug ~> –: +1 eldritch on spawn-of-the-black-goat, -1 monster on the board
  spawn-of-yog-sothoth: the defeat of the Dunwich Horror
    mystery spawn-of-yog-sothoth; monsters rome: dunwich-horror ~> –: +1 eldritch on spawn-of-yog-sothoth, -1 monster on the board
  others: no other defeat
    mystery <watching-the-stars spawn-of-the-black-goat spawn-of-yog-sothoth>; monsters rome: zombie ~> –: -1 monster on the board
  hunting-the-thousand: 2 Clues lay an ordinary Monster that falls on the card
    mystery hunting-the-thousand; ana clues 2; monsters rome: shoggoth
      ~> yes: -2 clue, -1 monster on the board, +1 monster on hunting-the-thousand | no: -1 monster on the board
    mystery hunting-the-thousand; ana clues 2; monsters rome: zombie-horde ~> –: -1 monster on the board
  arcane-understanding: a passed Lore test of a Spell, 1 Clue, and the Spell when it has been resolved
    (Its back is still resolved: the Ghoul falls.)
    mystery arcane-understanding; ana clues 1, has shriveling-2; acts ana shriveling-2/cast; answers pick: shoggoth; tries 2 0;
      monsters rome: shoggoth ghoul
      ~> lore 2, yes: -1 clue, +1 eldritch on arcane-understanding, -2 health of monsters, -1 monster on the board, -1 ritual
      | lore 2, no: -2 health of monsters, -1 monster on the board | lore 0: -2 health

# solved at the end of the Mythos Phase @ ${THREE}; phase mythos; flow mythosEnds, pause
  two-tokens: with two Eldritch tokens, not with one
    mystery <omen-of-devastation seed-of-the-daemon-sultan the-true-name rlyeh-risen rituals-in-the-wild>; marks <>: eldritch 2
      -> until ana pause => solved <>
    mystery <omen-of-devastation seed-of-the-daemon-sultan the-true-name rlyeh-risen rituals-in-the-wild>; marks <>: eldritch 1
      -> until ana pause => solved none
  three-tokens: with three, not with two
    mystery <the-deep-ones-attack arcane-understanding>; marks <>: eldritch 3 -> until ana pause => solved <>
    mystery <the-deep-ones-attack arcane-understanding>; marks <>: eldritch 2 -> until ana pause => solved none
  one-token: with one, not without
    mystery <watching-the-stars spawn-of-the-black-goat spawn-of-yog-sothoth>; marks <>: eldritch 1 -> until ana pause => solved <>
    mystery <watching-the-stars spawn-of-the-black-goat spawn-of-yog-sothoth> -> until ana pause => solved none
  clues: with three on it, not with two
    mystery <occult-research the-stars-are-right nature-of-the-all-mother the-beyond-one>; kept <>: clue-1 clue-2 clue-3
      -> until ana pause => solved <>
    mystery <occult-research the-stars-are-right nature-of-the-all-mother the-beyond-one>; kept <>: clue-2 clue-3
      -> until ana pause => solved none
  hunting-the-thousand: with Monsters of a toughness of 6 in all, 5 and 1
    mystery hunting-the-thousand; kept hunting-the-thousand: star-spawn witch -> until ana pause => solved hunting-the-thousand
    mystery hunting-the-thousand; kept hunting-the-thousand: star-spawn -> until ana pause => solved none
  where-the-old-ones-broke-through: with two Gates, which leave the game
    mystery where-the-old-ones-broke-through; kept where-the-old-ones-broke-through: gate-rome gate-tokyo -> until ana pause
      => solved where-the-old-ones-broke-through; gates not gate-rome gate-tokyo; discard:gates none
    mystery where-the-old-ones-broke-through; kept where-the-old-ones-broke-through: gate-rome -> until ana pause => solved none
  left: its tokens left on the board stay only of the Deep Ones
    mystery <the-deep-ones-attack rituals-in-the-wild the-true-name>; marks <>: eldritch <3 2 2> placed=8, space:8: eldritch 1
      -> until ana pause => solved <>; space:8 eldritch <1 0 0>
`)

it('all 16 are four of each, and nothing happens as six of them enter play', () => {
  expect(mysteries.filter(({ id }) => !told.has(id))).toEqual([])
  for (const ancientOne of ['azathoth', 'cthulhu', 'shub-niggurath', 'yog-sothoth'])
    expect(mysteries.filter((one) => one.ancientOne === ancientOne)).toHaveLength(4)
  const quiet =
    'occult-research omen-of-devastation hunting-the-thousand arcane-understanding the-beyond-one where-the-old-ones-broke-through'
  expect(mysteries.filter(({ onEnter }) => onEnter === undefined).map(({ id }) => id)).toEqual(expect.arrayContaining(quiet.split(' ')))
})
