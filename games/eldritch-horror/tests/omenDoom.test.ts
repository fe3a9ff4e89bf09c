import { describe } from 'vitest'
import { tell } from './told.ts'

describe('the Omen', () => {
  tell(`
    EH-OMEN-01: the current Omen is that of the space the token stands on
      (Dimensional Instability advances Doom for each Gate of the current Omen; its own icon first moves green to blue.)
      ana lily-chen 10; doom 10; omen 3; gates istanbul; empty cup; mythosPhase; top mythos: dimensional-instability
        -> until ana pause => table omen 0, doom 8; discard:gates gate-istanbul
    EH-OMEN-02 EH-OMEN-03 EH-MYTH-02: W-03 Omen green, Doom 9, Gates London and Tokyo (blue), Rome (red): the icon leads to blue and Doom 7
      ana lily-chen 10; doom 9; omen 0; gates london tokyo rome; phase mythos; flow icon omen, pause => table omen 1, doom 7
    EH-OMEN-02 EH-OMEN-03: W-04 two spaces on: blue Doom 9, red Doom 8
      ana lily-chen 10; doom 10; omen 0; gates buenos-aires arkham; says lily-chen: omen 2 => table omen 2, doom 8
    EH-OMEN-04 EH-RULING-35: moving the token is not advancing it: no Doom
      ana lily-chen 10; doom 10; omen 0; gates rome; says lily-chen: omen choice move:true -> ana 2 => table omen 2, doom 10
    EH-RULING-35: an awakening midway: the rest of the advance meets the flipped sheet
      (Cthulhu, Doom 1: the blue Gate awakens, the red one lays a Sanity token on the sheet.)
      ana lily-chen 10; doom 1; ancientOne cthulhu; omen 0; gates london rome; says lily-chen: omen 2
        => table awakened, omen 2, doom 0; cthulhu sanityTokens 1
    EH-OMEN-05 EH-RULING-35: green, blue, red, blue, and both blue spaces match the blue Gates
      ana lily-chen 10; doom 10; omen <0 1 2 3>; gates london; says lily-chen: omen 1 => table doom <9 10 9 10>
      ana lily-chen 10; doom 10; omen <0 1 2 3>; gates rome; says lily-chen: omen 1 => table doom <10 9 10 10>
      ana lily-chen 10; doom 10; omen <0 1 2 3>; gates istanbul; says lily-chen: omen 1 => table doom <10 10 10 9>
    EH-OMEN-06 EH-RULING-35: advancing to the colour one stands on is a whole turn
      (Blue, green, blue, red.)
      ana lily-chen 10; doom 10; omen 2; gates london rome istanbul; says lily-chen: omen red => table omen 2, doom 6
      ana lily-chen 10; doom 10; omen 1; gates london; says lily-chen: omen red => table omen 2, doom 10
  `)
})

describe('Doom', () => {
  tell(`
    EH-DOOM-01: advancing moves it toward 0
      ana lily-chen 10; doom 10; says lily-chen: doom 3 => table doom 7
    EH-DOOM-02: retreating moves it away from 0
      ana lily-chen 10; doom 10; says lily-chen: doom -2 => table doom 12
    EH-RULING-78 EH-WIN-01: if the sheet says the game is lost, nothing else happens
      ana lily-chen 10; doom 1; says lily-chen: seq (doom 1) (gain clue) => table lost devouredWorld; lily-chen clues 0
    EH-DOOM-05 EH-RULING-42: awake, an advance is what the flipped sheet makes of it
      ana lily-chen 10; doom 10; ancientOne cthulhu; awakened; says lily-chen: doom 2 => cthulhu sanityTokens 2
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened; says lily-chen: doom 1 => yog-sothoth kept 1 cards
    EH-DOOM-06 EH-AO-03 EH-RULING-78: W-28 Shub-Niggurath, Doom 1, an advance of 3: she rises in the Heart of Africa, and two Monsters come to her
      ana lily-chen 10; ancientOne shub-niggurath; doom 1; monsters rome: ghoul zombie, tokyo: dark-young; draw cup: maniac skeleton;
        says lily-chen: doom 3
        => table awakened; space:the-heart-of-africa {dark-young epic-shub-niggurath ghoul maniac skeleton}; space:rome zombie;
          table not over
    EH-DOOM-07 EH-RULING-36: the track ends at 20
      ana lily-chen 10; doom 19; says lily-chen: doom -3 => table doom 20
    EH-DOOM-08 EH-RULING-36: one space at a time, and each advance knows its cause: the Gate, a fall, an effect
      (Yog-Sothoth takes the Gate that caused it; for other causes the top one of the stack.)
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened; omen 0; gates london tokyo rome; says lily-chen: omen 1
        => yog-sothoth kept {gate-london gate-tokyo}
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened; gates london; draw gates: gate-sydney; says lily-chen: doom 1
        => yog-sothoth kept gate-sydney
      ana lily-chen 14, health 1; ben silas-marsh rome; ancientOne yog-sothoth; awakened; monsters 14: zombie; encounter ana; test 1/3 0/3;
        draw gates: gate-tokyo
        -> until ana pause => yog-sothoth kept gate-tokyo
    EH-RULING-42: Yog-Sothoth’s stack is made anew when a Gate is wanted from it; without any Gate nothing is laid
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened;
        gates san-francisco istanbul london buenos-aires tokyo arkham rome shanghai sydney; says lily-chen: doom 1
        => yog-sothoth kept none
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened;
        gates san-francisco istanbul london buenos-aires tokyo arkham rome shanghai sydney;
        says lily-chen: discard what:(the gate pick:choice on:board), doom 1
        -> ana gate-rome => yog-sothoth kept gate-rome
    EH-RULING-58: a fall that awakens the Ancient One eliminates nobody
      ana lily-chen 14, health 1; ben silas-marsh rome; ancientOne cthulhu; doom 1; monsters 14: zombie; encounter ana; test 1/3 0/3
        -> until ana pause => table awakened, eliminated none, waiting ana; silas-marsh health 8, sanity 4
    EH-DOOM-03 EH-WIN-07 EH-RULING-78: at 0 the Ancient One awakens at once; that in itself is no loss
      (What was under way goes on.)
      ana lily-chen 10; doom 1; ancientOne cthulhu; says lily-chen: seq (doom 1) (gain clue)
        => table awakened, doom 0, not over; cthulhu not up; lily-chen clues 1
    EH-DOOM-04: awake, Doom cannot retreat
      ana lily-chen 10; ancientOne cthulhu; awakened; says lily-chen: doom -2 => table doom 0
      (As a choice it is not even open.)
      ana lily-chen 10; ancientOne cthulhu; awakened; says lily-chen: choose (doom -1) (gain clue) => lily-chen clues 1
  `)
})
