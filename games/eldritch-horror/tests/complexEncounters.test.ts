import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { position } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/research.ts', () => import('./plainCards.ts'))
vi.mock('../content/otherWorlds.ts', () => import('./plainCards.ts'))
vi.mock('../content/expeditions.ts', () => import('./plainCards.ts'))
vi.mock('../content/special.ts', () => import('./plainCards.ts'))

/* Lily: Lore 2, Observation 2, Will 3. */

describe('Research Encounters', () => {
  rule('EH-RES-01', 'a Clue on the space can be encountered with a Research card, in the part for its type of space', () => {
    const t = position('ana lily-chen 8; clues 8; encounter ana')
    t.does('ana? encounter: general research:clue-8 > research:clue-8', 'lily-chen health 6, sanity 4')
    expect(t.zone('discard:research').concat(t.zone('research'))).toEqual(['dig'])
  })

  tell(`
    EH-RES-02 EH-AO-01: the deck is the chosen Ancient One’s own
      ana lily-chen 8 => research dig
      ana lily-chen 8; ancientOne cthulhu => research other-dig
    EH-RES-03 EH-RES-04 EH-CLUE-07: «this Clue» is the token on the space, «an additional Clue» comes from the pool
      ana lily-chen 14; clues 14; encounter ana; test 1/2; draw clues: clue-rome
        -> ana research:clue-14 => lily-chen own-clues clue-14 clue-rome; space:14 lily-chen
    EH-RES-05: a Clue neither gained nor discarded stays and can be encountered again
      ana lily-chen 14; clues 14; phase encounter; test 0/2 1/2; flow encounter ana, encounter ana, pause
        -> ana research:clue-14, ana? encounter: general research:clue-14 > research:clue-14 => space:14 lily-chen
    EH-RULING-88: a Clue met from afar: one counts as being on its space, and Monsters come first unless the text says otherwise
      (Clairvoyance says otherwise. Lily stands in the Wilderness; the Clue lies at sea.)
      ana lily-chen 10, has clairvoyance-1; clues 8; monsters 10: ghoul; encounter ana; test 1/2
        -> ana? before-encounter > clairvoyance-1, ana? pause => lily-chen health 6, sanity 4; space:10 ghoul …; lily-chen lies space:10
  `)

  rule('EH-RES-06', 'with several Clues one is chosen; the others are not «this Clue»', () => {
    const t = position('ana lily-chen 10; clues 10; encounter ana')
    t.put('clue-tokyo', 'space:10', { face: 'front' })
    t.does(
      'ana? encounter: general research:clue-10 research:clue-tokyo > research:clue-tokyo',
      'space:10 clue-10 …, not clue-tokyo; discard:clues clue-tokyo',
    )
  })
})

describe('Other World Encounters', () => {
  tell(`
    EH-OW-01 EH-GATE-07 EH-OW-03: a Gate on the space can be encountered; «this Gate» is the one encountered
      ana lily-chen rome; gates rome london; encounter ana; top otherWorld: abyss; test 1/2
        -> ana? encounter: general location:europe otherWorld:gate-rome > otherWorld:gate-rome
        => space:rome lily-chen; space:london gate-london; discard:gates gate-rome
    EH-OW-02 EH-CPLX-01: it is a complex encounter
      ana lily-chen rome; gates rome; encounter ana; top otherWorld: abyss; test 0/2
        -> ana otherWorld:gate-rome => lily-chen health 6, sanity 5; space:rome gate-rome …
    EH-OW-04: meanwhile the investigator is still on the space
      ana lily-chen rome, clues 1; gates rome; encounter ana; top otherWorld: abyss; test 0/2
        -> ana otherWorld:gate-rome, ana? reroll => lily-chen lies space:rome
  `)
})

describe('Expedition Encounters', () => {
  rule('EH-EXP-01 EH-CPLX-01', 'they are complex encounters, and their back names the space', () => {
    const t = position('ana lily-chen the-amazon; expedition the-amazon; top expedition: amazon-x antarctica-x; encounter ana; test 1/2')
    expect(t.table.view('ana').zones.expedition?.pieces[0]?.faces).toEqual({ back: 'back:expedition:the-amazon' })
    t.does('ana expedition', 'lily-chen possessions 1 cards')
  })

  tell(`
    EH-EXP-02 EH-EXP-03 EH-EXP-04 EH-EXP-05 EH-RULING-26: W-42 the token follows the top card: on Antarctica as soon as the card of the Amazon is drawn
      ana lily-chen the-amazon, clues 1; expedition the-amazon; top expedition: amazon-x antarctica-x; encounter ana; test 0/2
        -> ana? encounter: general expedition > expedition, ana? reroll => table expedition antarctica; lily-chen lies space:the-amazon
    EH-EXP-03 EH-RULING-26: also when an effect takes the top card away
      ana lily-chen london; expedition the-amazon; mythosPhase; top expedition: amazon-x antarctica-x, mythos: the-world-shakes
        -> until ana pause => table expedition antarctica; expedition not amazon-x
    EH-EXP-07 EH-RULING-26: an expedition space without the token offers no expedition
      ana lily-chen antarctica; expedition the-amazon; top expedition: amazon-x antarctica-x; clues antarctica; encounter ana
        -> ana? encounter: general research:clue-antarctica
  `)

  rule('EH-RULING-26', 'with no card left the token is off the board, until one returns', () => {
    const t = position('ana lily-chen the-amazon, clues 1; expedition the-amazon; empty expedition; encounter ana; test 0/2', { lying: {} })
    t.put('amazon-x', 'expedition', { face: 'back' }).choose('ana', 'expedition').expectAsk('ana', 'prompt.reroll')
    t.shows('table expedition none').does('ana done, ana? pause', 'table expedition the-amazon')
  })

  rule('EH-EXP-06', 'a deck made anew is shuffled once: nobody knows its order, and only its first back is seen', () => {
    const t = position(
      'ana lily-chen the-amazon; expedition the-amazon; empty expedition; encounter ana; test 1/2',
      'draw expedition: pyramids-x',
    )
    t.put('amazon-x', 'expedition', { face: 'back' })
      .put(['antarctica-x', 'pyramids-x'], 'discard:expedition', { face: 'front' })
      .does('ana expedition, ana? pause')
    expect(t.state.expedition).toBe('the-pyramids')
    const seen = t.table.view('ana').zones.expedition?.pieces.flatMap((piece) => Object.values(piece.faces))
    expect(seen).toEqual(['back:expedition:the-pyramids'])
  })
})

describe('Special Encounters', () => {
  tell(`
    EH-SPEC-01 EH-SPEC-02 EH-SPEC-03: the Mystery they belong to says how they are met, and they are complex encounters of that Ancient One
      ana lily-chen 3; mystery rlyeh-risen; marks rlyeh-risen: tokenSpaces=3; encounter ana; test 1/2
        => special:rlyeh-risen risen-x -> ana? encounter: general token:rlyeh-risen > token:rlyeh-risen => rlyeh-risen eldritch 1
      (Without that Mystery they are out of reach.)
      ana lily-chen 3; ancientOne cthulhu; encounter ana; clues 3 => ana offered general research:clue-3
    EH-SPEC-03 EH-AO-05 EH-RULING-42: or the awakened sheet: Yog-Sothoth’s on a Gate space, once three Mysteries are solved
      ana lily-chen rome; ancientOne yog-sothoth; awakened; gates rome; encounter ana; solved arcane-understanding spawn-of-yog-sothoth
        => ana offered general location:europe otherWorld:gate-rome
      ana lily-chen rome; ancientOne yog-sothoth; awakened; gates rome; encounter ana; test 1/2;
      solved arcane-understanding spawn-of-yog-sothoth the-beyond-one
        => ana offered general location:europe otherWorld:gate-rome token:yog-sothoth -> ana token:yog-sothoth => table won finalMystery
  `)
})

describe('complex encounters', () => {
  tell(`
    EH-CPLX-02: the first part is resolved first
      ana lily-chen rome, clues 1; gates rome; doom 10; encounter ana; top otherWorld: leng -> ana otherWorld:gate-rome => lily-chen health 6, sanity 5
    EH-CPLX-03: a pass leads to the middle part, a failure to the last, never both
      ana lily-chen rome; gates rome; doom 10; encounter ana; top otherWorld: abyss; test 1/2 -> ana otherWorld:gate-rome
        => discard:gates gate-rome; lily-chen health 6, sanity 6
      ana lily-chen rome; gates rome; doom 10; encounter ana; top otherWorld: abyss; test 0/2 -> ana otherWorld:gate-rome
        => discard:gates none; lily-chen health 6, sanity 5
    EH-CPLX-04: a first part without a test says itself what follows
      ana lily-chen rome, clues 1; gates rome; doom 10; encounter ana; top otherWorld: leng -> ana otherWorld:gate-rome => lily-chen clues 2
      ana lily-chen rome; gates rome; doom 10; encounter ana; top otherWorld: leng -> ana otherWorld:gate-rome => lily-chen clues 0, health 5, sanity 5
    EH-CPLX-05: the later parts may have tests of their own
      ana lily-chen rome; gates rome; doom 10; encounter ana; top otherWorld: dreamlands; test 1/2 1/3 -> ana otherWorld:gate-rome => discard:gates gate-rome
      ana lily-chen rome; gates rome; doom 10; encounter ana; top otherWorld: dreamlands; test 1/2 0/3 -> ana otherWorld:gate-rome => space:rome gate-rome …
    EH-CPLX-06 EH-RULING-27: who falls in the first part resolves neither of the others
      ana lily-chen rome; gates rome; doom 10; encounter ana; top otherWorld: void -> ana otherWorld:gate-rome, ana? pause
        => fallen:rome lily-chen; lily-chen clues 0; discard:otherWorld void; table tests 0
    EH-ENC-10 EH-RULING-27: who falls in the middle of a sentence does not come to its end; what was done stays
      (6 Health, then 3 Doom: only the fall itself moves Doom.)
      ana lily-chen rome; gates rome; doom 10; encounter ana; top otherWorld: maw; test 0/2 -> ana otherWorld:gate-rome, ana? pause
        => fallen:rome lily-chen; table doom 9
  `)
})

describe('the Rumor of the fractured reality', () => {
  tell(`
    EH-RUM-02 EH-RULING-28: it is met as an Other World without a Gate; to close that Gate is to solve the Rumor
      ana lily-chen 2; ongoing fractured-reality; gates rome; encounter ana; top otherWorld: abyss; test 1/2
        -> ana? encounter: general token:fractured-reality > token:fractured-reality
        => ongoing none; discard:mythos fractured-reality; space:rome gate-rome
  `)
})
