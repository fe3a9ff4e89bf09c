import { describe } from 'vitest'
import { tell } from './told.ts'

/* Lily: Health 6, Sanity 6. */

describe('Health and Sanity', () => {
  tell(`
    EH-HS-01 EH-HS-04: a loss takes so many points; they are counted, so no token is ever changed
      ana lily-chen 10; doom 10; says lily-chen: lose health 2, lose sanity 1 => lily-chen health 4, sanity 5
      ana lily-chen 10; doom 10; says lily-chen: loseBoth health:4 sanity:3 => lily-chen health 2, sanity 3
    EH-HS-02: recovering never goes beyond the maximum
      ana lily-chen 10, health 5, sanity 2; doom 10; says lily-chen: recover health 4, recover sanity 1 => lily-chen health 6, sanity 3
    EH-HS-05: what prevents a loss prevents no spending
      ana lily-chen 10, has whiskey; doom 10; says lily-chen: lose sanity 1
        -> ana? use-replacement > whiskey => lily-chen health 6, sanity 6
      ana lily-chen 10, has whiskey; doom 10; says lily-chen: may cost:(pay sanity 1) effect:(gain clue)
        -> ana yes, ana? pause => lily-chen health 6, sanity 5, has whiskey
    EH-HS-06 EH-RULING-50 EH-DEF-05: what one effect takes of both goes together; then defeat is judged once, and he chooses the marker
      ana lily-chen 10, health 1, sanity 1; doom 10; says lily-chen: loseBoth health:2 sanity:2
        -> ana? marker: health sanity => lily-chen health 0, sanity 0
        -> ana sanity, until ana pause => table doom 9; lily-chen marker sanity
    EH-RULING-50: each of the two is prevented on its own
      ana lily-chen 10, health 2, sanity 2, has whiskey bandages; doom 10; says lily-chen: loseBoth health:2 sanity:2
        -> ana bandages > whiskey, ana? pause => lily-chen health 2, sanity 2
    EH-RULING-50: a combat is two batches: who goes mad in the first never takes the second
      (Dark Young: Will -1, horror 3; Strength -1, damage 4.)
      ana lily-chen 10, sanity 3; monsters 10: dark-young; doom 10; encounter ana; test 0/2 -> until ana pause => lily-chen marker sanity
    EH-HS-07 EH-RULING-50: nobody loses more than he has: what is too much does nothing
      ana lily-chen 10, health 1; doom 10; says lily-chen: lose health 60 => table doom 9; lily-chen marker health
      ana lily-chen 10, sanity 6; doom 10; says lily-chen: ifYouDo first:(lose sanity 5) then:(gain clue) => lily-chen health 6, sanity 1
    EH-HS-03: whoever has none left of one of them is defeated at once
      (At once: the next text finds nobody.)
      ana lily-chen 14; doom 10; says lily-chen: lose <health sanity> 6, gain clue => fallen:14 lily-chen; lily-chen own-clues none
      ana lily-chen 10; doom 10; says lily-chen: lose health 5 => space:10 lily-chen
  `)
})

describe('spending', () => {
  tell(`
    EH-SPEND-01: what is spent is discarded, and the effect comes for it
      ana lily-chen 10, clues 2; says lily-chen: may cost:(pay clue 2) effect:(gain clue) -> ana yes => discard:clues 2 cards; lily-chen clues 1
      ana lily-chen 10, has cat-burglar axe; says lily-chen: may cost:(pay card 1 filter:(kind asset trait:ally)) effect:(gain clue)
        -> ana yes => discard:assets cat-burglar; lily-chen clues 1
    EH-SPEND-02: nobody spends what he does not have: he is not even asked
      ana lily-chen 10, clues 1; says lily-chen: may cost:(pay clue 2) effect:(gain clue) -> ana? pause
      ana lily-chen 10; says lily-chen: unless cost:(pay clue 1) otherwise:(lose health 1) -> ana? pause => lily-chen health 5, sanity 6
      ana norman-withers 10, sanity 1, clues 1; gates london; monsters london: ghoul => ana refused norman-withers/1 EH-SPEND-02
    EH-SPEND-03: spending is voluntary: he may keep what he has and take the consequence
      ana lily-chen 10, clues 3; says lily-chen: unless cost:(pay clue 1) otherwise:(lose health 1)
        -> ana? unless: yes no > no => lily-chen health 5, sanity 6, clues 3
      ana lily-chen 10, clues 1; says lily-chen: may cost:(pay clue 1) effect:(gain clue) -> ana? may: yes no
    EH-SPEND-04: the last point of Health or Sanity can never be spent
      ana lily-chen 10, sanity 1; says lily-chen: may cost:(pay sanity 1) effect:(gain clue) -> ana? pause
      ana lily-chen 10, health 2; says lily-chen: may cost:(pay health 2) effect:(gain clue) -> ana? pause
      ana lily-chen 10, health 4; says lily-chen: may cost:(pay health n:any) effect:(gain clue) -> ana yes => ana between 1 3
      ana lily-chen 10, health 2, has flute-of-the-outer-gods; monsters 10: ghoul => ana refused flute-of-the-outer-gods/1 EH-SPEND-04
  `)

  tell(`
    EH-SPEND-05 EH-RULING-51: a price is paid whole and by oneself, unless the investigators pay as a group
      ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2;
      says lily-chen: may cost:(pay clue 2) effect:(gain clue) -> ana? pause
      ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2; lead ben;
      says lily-chen: may cost:(pay groupClue 1 filter:(n 3)) effect:(lose sanity 1)
        -> ana? may > yes, ben? group-clues => ben offered 4 options -> until ana pause => discard:clues 2 cards; norman-withers sanity 1
      ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2;
      says lily-chen: may cost:(pay groupClue 1 filter:(n 5)) effect:(lose sanity 1) -> ana? pause
    EH-NORMAN-03 EH-RULING-51: among the group Norman may give 1 Sanity in place of a Clue, once a round
      ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2;
      says lily-chen: may cost:(pay groupClue 1 filter:(n 4)) effect:(lose sanity 1), may cost:(pay groupClue 1 filter:(n 1)) effect:(lose sanity 1)
        -> ana yes, until ana pause => discard:clues 3 cards; norman-withers health 5, sanity 1
  `)
})
