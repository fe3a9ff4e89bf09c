import { expect, it } from 'vitest'
import { conditions } from '../content/conditions.ts'
import { tell } from './told.ts'

/*
 * The 36 Conditions: 11 fronts, a back for each copy. What a back does is told by its ways: «forks → what is different afterwards». Leo in
 * Rome with three Clues; Silas beside him.
 */

const TWO = 'ana leo-anderson rome, clues 3; ben silas-marsh rome; doom 10; top cup: zombie'

const told = tell(`
# the backs of Conditions, flipped @ ${TWO}
  amnesia: makes room for something worse
    ana has <amnesia-1 amnesia-2 amnesia-3>; says leo-anderson/<>: flipSelf ~> –: -1 amnesia, +1 <dark-pact debt detained>
  hallucinations: cost Clues or Sanity
    ana has hallucinations-1; says leo-anderson/hallucinations-1: flipSelf ~> –: -3 clue, -1 hallucinations
    ana has hallucinations-2; says leo-anderson/hallucinations-2: flipSelf ~> –: -1 sanity
    ana has hallucinations-3; says leo-anderson/hallucinations-3: flipSelf ~> –: -1 hallucinations, -3 sanity
  paranoia: against what is near
    ana has paranoia-1; says leo-anderson/paranoia-1: flipSelf; find assets: axe
      ~> observation ✓: +1 item weapon, -1 paranoia | observation ✗: +1 detained, -1 paranoia
    ana has paranoia-2 cat-burglar; says leo-anderson/paranoia-2: flipSelf ~> –: -1 ally; silas-marsh: -2 health
    ana has paranoia-3; says leo-anderson/paranoia-3: flipSelf ~> –: -2 sanity
    ana at 10, has paranoia-3; ben at 10; says leo-anderson/paranoia-3: flipSelf ~> –: nothing
  back-injury: Items are left behind
    ana has back-injury-1 38-revolver fine-clothes holy-cross; says leo-anderson/back-injury-1: flipSelf ~> –: -1 item
    ana has back-injury-1 cat-burglar; says leo-anderson/back-injury-1: flipSelf ~> –: nothing
    ana has back-injury-2 38-revolver fine-clothes holy-cross; says leo-anderson/back-injury-2: flipSelf
      ~> –: Delayed, -1 back-injury, -1 item
    ana has back-injury-3 38-revolver fine-clothes holy-cross; says leo-anderson/back-injury-3: flipSelf ~> –: -1 back-injury, -2 item
    ana has back-injury-3 38-revolver; says leo-anderson/back-injury-3: flipSelf ~> –: -1 back-injury
  internal-injury: costs Health
    ana has internal-injury-1; says leo-anderson/internal-injury-1: flipSelf ~> –: -1 health
    ana has internal-injury-2; says leo-anderson/internal-injury-2: flipSelf ~> –: -3 health, -1 internal-injury
    ana has internal-injury-3; says leo-anderson/internal-injury-3: flipSelf ~> –: Delayed, -1 health, -1 internal-injury
  leg-injury: slows
    ana has leg-injury-1; says leo-anderson/leg-injury-1: flipSelf ~> lose-health: -2 health | delay: Delayed
    ana has leg-injury-1, delayed; says leo-anderson/leg-injury-1: flipSelf ~> –: -2 health
    ana has leg-injury-2; says leo-anderson/leg-injury-2: flipSelf ~> –: Delayed
    ana has leg-injury-3; says leo-anderson/leg-injury-3: flipSelf ~> delay: Delayed, -1 health, -1 leg-injury | flip-self: -1 health
  blessed: gives once more
    ana has blessed-1, health 3, sanity 3; says leo-anderson/blessed-1: flipSelf ~> –: +2 health, +2 sanity
    ana has blessed-2; says leo-anderson/blessed-2: flipSelf ~> –: +2 clue
    ana has blessed-3; monsters tokyo: dark-young; says leo-anderson/blessed-3: flipSelf ~> yes: -1 monster on the board | no: nothing
  cursed: takes once more
    ana has cursed-1; says leo-anderson/cursed-1: flipSelf ~> will ✓, strength-1 ✓: nothing | will ✓, strength-1 ✗: -2 health
      | will ✗, strength-1 ✓: -1 sanity | will ✗, strength-1 ✗: -2 health, -1 sanity
    ana has cursed-2; says leo-anderson/cursed-2: flipSelf ~> –: -1 cursed
    ana has cursed-3; says leo-anderson/cursed-3: flipSelf ~> –: -1 cursed, -3 health
    ana at 8, has cursed-3; ben at 8; says leo-anderson/cursed-3: flipSelf ~> –: Doom advances 1, devoured
  dark-pact: is called in
    (Two Spells, two Gates; then the Omen advances to blue, and London is blue.)
    ana has dark-pact-1 shriveling-1 wither-1; says leo-anderson/dark-pact-1: flipSelf; draw gates: gate-london gate-sydney;
      top cup: zombie shoggoth ~> –: Doom advances 1, -1 dark-pact, +2 gate on the board, +2 monster on the board, omen 1 blue
    ana has dark-pact-2; says leo-anderson/dark-pact-2: flipSelf ~> –: Doom advances 1, devoured
    ana has dark-pact-3; says leo-anderson/dark-pact-3: flipSelf ~> –: Doom advances 1, -1 dark-pact; silas-marsh: devoured
  debt: is called in
    ana has debt-1; says leo-anderson/debt-1: flipSelf ~> strength ✓: -1 debt | strength ✗: -1 debt, -3 health
    ana has debt-2; says leo-anderson/debt-2: flipSelf ~> lore ✓: -1 debt | lore ✗: +1 amnesia, -1 debt
    ana has debt-3 38-revolver fine-clothes holy-cross; says leo-anderson/debt-3: flipSelf
      ~> influence ✓: -1 debt | influence ✗: -1 debt, -2 item
    ana at 19, has debt-4 cat-burglar; ben at 19; says leo-anderson/debt-4: flipSelf ~> observation ✓: -1 debt
      | observation ✗, discard: -1 ally, -1 debt | observation ✗, move: -1 debt, +1 detained, to shanghai (city)
    ana has debt-5; says leo-anderson/debt-5: flipSelf ~> yes: +1 dark-pact, -1 debt | no: Doom advances 1, -1 debt
    ana has debt-5 dark-pact-1; says leo-anderson/debt-5: flipSelf ~> –: Doom advances 1, -1 debt
    ana has debt-6; says leo-anderson/debt-6: flipSelf ~> will ✓: -1 debt | will ✗: -1 debt, -3 sanity
  detained: a Clue, or a test
    ana has detained-1; says leo-anderson/detained-1: flipSelf
      ~> yes: -1 clue, -1 detained | no, strength-1 ✓: -1 detained | no, strength-1 ✗: -1 detained, -3 health, +1 internal-injury
    ana has detained-2; says leo-anderson/detained-2: flipSelf
      ~> yes: -1 clue, -1 detained | no, influence-1 ✓: -1 detained | no, influence-1 ✗: -1 detained, -2 health, -2 sanity
    ana has detained-3; says leo-anderson/detained-3: flipSelf
      ~> yes: -1 clue, -1 detained | no, will-1 ✓: -1 detained | no, will-1 ✗: -1 detained, +1 paranoia, -3 sanity
`)

tell(`
# the fronts of Conditions @ ${TWO}
  resting: a die may be rolled for a Madness or an Injury; 5 or 6 discards it
    ana has <amnesia-1 hallucinations-1 paranoia-1 back-injury-1 internal-injury-1 leg-injury-1>; turn ana; roll 5 -> ana rest > <>
      => leo-anderson has none
    ana has <amnesia-1 hallucinations-1 paranoia-1 back-injury-1 internal-injury-1 leg-injury-1>; turn ana; roll 4 -> ana rest > <>
      => leo-anderson has <amnesia hallucinations paranoia back-injury internal-injury leg-injury>
    ana has <amnesia-1 hallucinations-1 paranoia-1 back-injury-1 internal-injury-1 leg-injury-1>; turn ana; roll 5 -> ana rest > pass
      => leo-anderson has <amnesia hallucinations paranoia back-injury internal-injury leg-injury>
  success: Blessed on 4, 5 and 6, Cursed on 6 alone
    ana has <blessed-1 cursed-1 debt-1>, clues 0; says leo-anderson: test will fail:(lose sanity 1); test 3+1+1
      => leo-anderson sanity <5 5 5>
    ana has <blessed-1 cursed-1 debt-1>, clues 0; says leo-anderson: test will fail:(lose sanity 1); test 4+1+1
      => leo-anderson sanity <6 5 5>
    ana has <blessed-1 cursed-1 debt-1>, clues 0; says leo-anderson: test will fail:(lose sanity 1); test 5+1+1
      => leo-anderson sanity <6 5 6>
    ana has <blessed-1 cursed-1 debt-1>, clues 0; says leo-anderson: test will fail:(lose sanity 1); test 6+1+1
      => leo-anderson sanity <6 6 6>
  copies: of Blessed and Cursed a second flips the first, the opposite takes it away
    ana has blessed-2; says leo-anderson: gain condition name:blessed ~> –: +2 clue
    ana has blessed-2; says leo-anderson: gain condition name:cursed ~> –: -1 blessed
    ana has <cursed-2 cursed-1>; says leo-anderson: gain condition name:<cursed blessed> ~> –: -1 cursed
    ana has debt-1; says leo-anderson: gain condition name:debt ~> –: nothing
    (The other's «instead» speaks of its own name only.)
    ana has blessed-2; says leo-anderson: gain condition name:debt ~> –: +1 debt
  debt: as an action its holder tests Influence to discard it
    ana has debt-1, clues 0; turn ana; test <1 0>/2 -> ana debt-1 => leo-anderson has <none debt>
    ana has debt-1, clues 0; turn ben => ben not offered debt-1/1
  detained: anybody on the space may test Influence to discard it
    ana has detained-1, clues 0; turn ana; test <1 0>/2 -> ana detained-1 => leo-anderson has <none detained>
    ana has detained-1, clues 0; turn ben; test 1/3 -> ben detained-1 => leo-anderson has none
  detained: no moving, no other action, and its back in place of an encounter, Monster or not
    ana has detained-2; turn ana => ana offered detained-2/4 end, refused travel prepare acquire rest trade
    ana has detained-2; monsters rome: ghoul; encounter ana -> ana? unless > yes, ana? pause
      => leo-anderson has none; space:rome ghoul …

# the fronts of Conditions at a Reckoning @ ${TWO}; says leo-anderson: reckon conditions
  madness: a Will test
    ana has amnesia-1 ~> will ✓: nothing | will ✗: -1 amnesia, +1 dark-pact
    ana has hallucinations-2 ~> will ✓: nothing | will ✗: -1 sanity
    ana has paranoia-3 ~> will ✓: nothing | will ✗: -2 sanity
  injuries: a Strength test
    ana has back-injury-2 ~> strength ✓: nothing | strength ✗: Delayed, -1 back-injury
    ana has internal-injury-1 ~> strength ✓: nothing | strength ✗: -1 health
    ana has leg-injury-2 ~> strength ✓: nothing | strength ✗: Delayed
  others: a die, its back, or nothing
    ana has blessed-1 ~> die 1: -1 blessed | die 6: nothing
    ana has cursed-1 ~> die 1: nothing | die 6: -1 cursed
    ana has dark-pact-2 ~> die 1: Doom advances 1, devoured | die 6: nothing
    ana has debt-6 ~> will ✓: -1 debt | will ✗: -1 debt, -3 sanity
    ana has detained-1 ~> –: nothing
    ana has <blessed-1 blessed-1 cursed-1 cursed-1 dark-pact-1>; roll <2 3 3 4 2>
      => leo-anderson has <none blessed cursed none dark-pact>
`)

it('are 36 copies of 11 names, each tried here', () => {
  const copies = conditions.flatMap(({ id, backs: all }) => all.map((back, i) => ({ copy: `${id}-${i + 1}`, times: back.times ?? 1 })))
  expect(copies.reduce((sum, { times }) => sum + times, 0)).toBe(36)
  expect(copies.filter(({ copy }) => !told.has(copy))).toEqual([])
  expect(conditions).toHaveLength(11)
})
