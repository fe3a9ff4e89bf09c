import { describe } from 'vitest'
import { tell } from './told.ts'

describe('Rumors', () => {
  tell(`
    EH-RUM-01 EH-MYTH-07: a Mythos card puts its Rumor token on its space
      ana lily-chen london; empty cup; doom 10; top mythos: stars-aligned; mythosPhase => stars-aligned tokenSpaces 7
    EH-RUM-02: on the token’s space its encounter can be resolved, elsewhere not
      ana lily-chen 7, clues 1; ongoing stars-aligned; encounter ana; test 1/2
        -> ana? encounter: general token:stars-aligned > token:stars-aligned > yes => ongoing none
      ana lily-chen rome; ongoing stars-aligned; encounter ana -> ana? encounter: general location:europe
    EH-RUM-03: solved, the card, the tokens on it and its Rumor token go
      ana lily-chen 8; ongoing growing-madness; says lily-chen: solve rumor
        => ongoing none; discard:mythos growing-madness; growing-madness eldritch 0, tokenSpaces none
    EH-RUM-04 EH-RULING-28: its Epic Monster goes with it; Clues, Gates and other Monsters stay
      ana lily-chen london; empty cup; doom 10; top mythos: lost-knowledge; gates sydney; monsters sydney: ghoul; draw clues: clue-21;
        phase mythos; flow phase mythos, pause, lily-chen solve rumor, pause
        => space:21 {clue-21 tick-tock-men}
        -> ana go on => space:21 clue-21; epic tick-tock-men …; space:sydney {gate-sydney ghoul}
    EH-MYTH-17 EH-RULING-45: the last Eldritch token gone, what the Rumor threatens happens at once
      (Growing Madness: everybody loses 3 Sanity. Its Reckoning takes one token for each Madness Condition of the Lead.)
      ana lily-chen london; ben silas-marsh rome; ongoing growing-madness; marks growing-madness: eldritch 1; empty cup gates; mythosPhase;
        top mythos: omen-of-good-fortune
        -> until ana pause | may no => lily-chen sanity 3; silas-marsh sanity 1; ongoing none
      (A card that never had tokens waits for nothing.)
      ana lily-chen london; empty cup; doom 10; top mythos: stars-aligned; mythosPhase => ongoing stars-aligned
    EH-MYTH-17 EH-RULING-45: it waits for the last token from the moment it has received them, and not before
      ana lily-chen london; empty cup; doom 10; top mythos: growing-madness; phase mythos;
      flow phase mythos, pause, lily-chen/growing-madness remove eldritch 4 from:self, pause
        -> ana go on => lily-chen sanity 3; ongoing none
      ana lily-chen london; ongoing growing-madness; says lily-chen: place eldritch 1 on:sheet; marks growing-madness: eldritch 0 armed=false
        => lily-chen sanity 6; ongoing growing-madness
    EH-RUM-03: Lost Knowledge is solved when the Tick Tock Men are defeated
      ana lily-chen 21; ongoing lost-knowledge; monsters 21: tick-tock-men; encounter ana; test 1/2; marks tick-tock-men: lost 2
        => ongoing none; epic tick-tock-men …
  `)
})

describe('Eldritch tokens', () => {
  tell(`
    EH-ELD-01: they lie on cards, on sheets and on the board, and what they mean differs
      ana lily-chen london; empty cup; doom 10; top mythos: dimensions-collide; mythosPhase => dimensions-collide eldritch 8
      ana lily-chen 8; says lily-chen: place 1 what:eldritch on:(the space pick:here), place 2 what:eldritch on:sheet
        => space:8 eldritch 1; azathoth eldritch 2
    EH-ELD-02 EH-RULING-42: what put it there says what it does: under Cthulhu whoever moves onto it is Delayed and loses 1 Sanity
      ana lily-chen arkham; ancientOne cthulhu; marks space:8: eldritch 1; says lily-chen: move 8 => lily-chen health 6, sanity 5, delayed
      ana lily-chen arkham; marks space:8: eldritch 1; says lily-chen: move 8 => lily-chen health 6, sanity 6
    EH-ELD-03: a token on the board is met only where the card that put it there allows it
      (Cthulhu’s tokens cannot be met; those of the True Name can.)
      ana lily-chen 8; ancientOne cthulhu; marks space:8: eldritch 1; clues 8; encounter ana -> ana? encounter: general research:clue-8
      ana lily-chen 8, clues 2; mystery the-true-name; encounter ana; marks space:8: eldritch 1, the-true-name: placed=8
        -> ana? encounter: general token:the-true-name > token:the-true-name > yes => the-true-name eldritch 1; space:8 eldritch 0
  `)
})
