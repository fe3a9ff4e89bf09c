import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { position } from './position.ts'
import { tell } from './told.ts'

describe('winning and losing', () => {
  tell(`
    EH-WIN-01: the game ends at the instant a text says so
      ana lily-chen 10; doom 10; says lily-chen: seq (end rumor won:false) (gain clue) => table lost rumor; lily-chen clues 0
  `)

  rule('EH-WIN-02', 'a win and a loss in one blow: won', () => {
    // The last investigator and Shub-Niggurath fall to the same Strength test.
    const t = position(
      'ana lily-chen the-heart-of-africa, health 1; ancientOne shub-niggurath; awakened',
      'monsters the-heart-of-africa: epic-shub-niggurath; marks epic-shub-niggurath: lost 3; encounter ana; test 2/2 1/1',
      'solved hunting-the-thousand nature-of-the-all-mother rituals-in-the-wild',
    )
    while (!t.over && t.table.ask) t.choose('ana', defined(t.offered('ana')[0]))
    expect(t.result).toMatchObject({ won: true, outcome: 'finalMystery' })
  })

  tell(`
    EH-WIN-03 EH-RULING-37: asleep, three Mysteries win; awake, only the Final Mystery
      ana lily-chen 10; doom 10; ancientOne shub-niggurath; mystery rituals-in-the-wild;
        solved hunting-the-thousand nature-of-the-all-mother; says lily-chen: solve mystery
        => table won mysteries
      ana lily-chen 10; doom 10; ancientOne shub-niggurath; mystery rituals-in-the-wild;
        solved hunting-the-thousand nature-of-the-all-mother; awakened; says lily-chen: solve mystery
        => table not over
    EH-WIN-04: all players out: lost
      ana lily-chen 14; ben silas-marsh rome; doom 10; ancientOne cthulhu; awakened;
        says lily-chen: forEach of:(the investigators) effect:(devour) order:inOrder
        => table lost eliminated
      (Asleep, everybody down is no loss (EH-RULING-61).)
      ana lily-chen 10; doom 10; says lily-chen: devour => table not over
    EH-WIN-05: no Mythos card to draw: the phase ends and the game is lost
      ana lily-chen 10; empty mythos; doom 10; mythosPhase => table lost mythosExhausted, omen 0
    EH-WIN-06 EH-RULING-39: but what happens at the end of the phase comes first: a third Mystery solved then wins
      ana lily-chen 10; empty mythos; doom 10; mystery omen-of-devastation; marks omen-of-devastation: eldritch 1;
        solved occult-research the-true-name; mythosPhase
        => table won mysteries
      ana lily-chen 10; empty mythos; doom 10; mystery omen-of-devastation; marks omen-of-devastation: eldritch 1; solved occult-research;
        mythosPhase
        => table lost mythosExhausted
    EH-RULING-39: a loss in the middle of the Mythos card is final, although the end of the phase would have won
      (Doom 1, a blue Gate: the Omen awakens Azathoth.)
      ana lily-chen 10; doom 1; omen 0; gates london; mystery omen-of-devastation; solved occult-research the-true-name;
        marks omen-of-devastation: eldritch 1; mythosPhase; top mythos: rally-the-people
        => table lost devouredWorld
    EH-WIN-07: Doom 0 is no loss in itself
      ana lily-chen 10; doom 1; ancientOne yog-sothoth; says lily-chen: doom 1 => table not over
    EH-WIN-08 EH-ELIM-04: if the investigators win, those who are out win too
      ana lily-chen 14, health 1; ben silas-marsh 3; ancientOne cthulhu; awakened; solved rlyeh-risen the-deep-ones-attack the-stars-are-right;
      monsters 3: epic-cthulhu; marks epic-cthulhu: lost 4; test 2/2 1/2; flow lily-chen lose health 1, encounter ben, pause
        => table eliminated ana, won finalMystery
  `)
})
