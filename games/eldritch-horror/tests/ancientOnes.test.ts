import { defined } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { ancientOnes } from '../content/ancientOnes.ts'
import { monsters } from '../content/monsters.ts'
import { mysteries } from '../content/mysteries.ts'
import { game } from '../index.ts'
import { cardOf } from '../rules/pieces.ts'
import { said } from './people.ts'
import { inWords, pause, position, text } from './position.ts'
import { tell } from './told.ts'

describe('the Ancient One', () => {
  rule('EH-AO-01', 'its picture marks its Mysteries, Research and Special Encounters: no other’s are in the game', () => {
    const t = play(game, { seats: ['ana'], options: { ancientOne: 'cthulhu', randomInvestigators: true } })
    const own = mysteries.filter(({ ancientOne }) => ancientOne === 'cthulhu').map(({ id }) => id)
    expect([...t.zone('mysteries'), ...t.zone('mystery')].sort()).toEqual(own.sort())
    const kernel = t.table.kernel
    const owners = (['research', 'special:rlyeh-risen'] as const)
      .flatMap((zone) => kernel.inZone(zone))
      .map((piece) => (cardOf(kernel, piece) as { ancientOne?: string }).ancientOne)
    expect(new Set(owners)).toEqual(new Set(owners.length ? ['cthulhu'] : []))
    expect(kernel.zonesOf('special').filter((zone) => zone !== 'special:rlyeh-risen')).toEqual([])
  })

  tell(`
    EH-AO-02: its sheet defines the Cultists
      (Toughness 1 asleep; awake Cthulhu’s have 2.)
      ana lily-chen 10; ancientOne cthulhu; monsters 10: cultist; says lily-chen: damage board 1 => space:10 lily-chen
      ana lily-chen 10; ancientOne cthulhu; awakened; monsters 10: cultist; says lily-chen: damage board 1 => space:10 2 cards
    EH-AO-03 EH-RULING-42: awakening flips the sheet and resolves what it says then
      ana lily-chen 10; doom 1; ancientOne shub-niggurath; monsters tokyo: goat-spawn ghost; says lily-chen: doom 1
        => shub-niggurath not up; space:the-heart-of-africa {epic-shub-niggurath goat-spawn}; space:tokyo ghost
    EH-AO-05 EH-MYST-08 EH-RULING-37: awake, the third Mystery alone does not win: the Final Mystery comes on top, and is not the active Mystery
      ana lily-chen 10; doom 10; ancientOne cthulhu; awakened; solved rlyeh-risen the-deep-ones-attack; mystery the-stars-are-right;
        says lily-chen: solve mystery
        => table not over; space:3 epic-cthulhu; mystery watching-the-stars
    EH-AO-05 EH-RULING-42: Cthulhu: his defeat wins
      ana lily-chen 3; ancientOne cthulhu; awakened; monsters 3: epic-cthulhu; marks epic-cthulhu: lost 3; encounter ana; test 0/1 1/2;
        solved rlyeh-risen the-deep-ones-attack the-stars-are-right
        => table won finalMystery
    EH-AO-06: awake, who is defeated or devoured is out
      ana lily-chen 14, health 1; ben silas-marsh rome; doom 10; ancientOne cthulhu; awakened; says lily-chen: lose health 1
        => table eliminated ana, waiting none
      ana lily-chen 14, health 1; ben silas-marsh rome; doom 10; ancientOne cthulhu; awakened; says lily-chen: devour
        => table eliminated ana, waiting none
      ana lily-chen 14, health 1; ben silas-marsh rome; doom 10; ancientOne cthulhu; says lily-chen: devour
        => table eliminated none, waiting ana
    EH-AO-07 EH-RULING-42: the awakened sheet says how the game is lost
      (Shub-Niggurath: six Monsters on her space, herself included.)
      ana lily-chen 10; doom 10; ancientOne shub-niggurath; awakened;
        monsters the-heart-of-africa: epic-shub-niggurath ghoul zombie maniac skeleton; draw cup: warlock; says lily-chen: doom 1
        => table lost ancientOne
      (One that is drawn away by what it does when spawned does not count.)
      ana lily-chen 10; doom 10; ancientOne shub-niggurath; awakened;
        monsters the-heart-of-africa: epic-shub-niggurath ghoul zombie maniac skeleton; draw cup: mummy; says lily-chen: doom 1
        => table not over
      (Yog-Sothoth: three Gates on the sheet.)
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened; says lily-chen: doom 3 => table lost ancientOne
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened; says lily-chen: doom 2 => table not over
      (Azathoth: the awakening itself.)
      ana lily-chen 10; doom 1; says lily-chen: doom 1 => table lost devouredWorld
    EH-AO-09 EH-RULING-37: a sheet’s own words about winning go before: Yog-Sothoth’s tokens win, whatever is solved
      ana lily-chen 10; doom 10; ancientOne yog-sothoth; awakened; says lily-chen: place 1 what:eldritch on:sheet => table won finalMystery
    EH-RULING-42: Azathoth: an advance to green costs Doom for each Eldritch token there, besides the Gates
      ana lily-chen 10; doom 10; omen 3; gates istanbul; marks azathoth: eldritch 2; says lily-chen: omen 1 => table omen 0, doom 7
      ana lily-chen 10; doom 10; omen 0; marks azathoth: eldritch 2; says lily-chen: omen 1 => table doom 10
    EH-RULING-42: Shub-Niggurath takes no hurt before three Mysteries are solved; then her defeat wins
      ana lily-chen the-heart-of-africa; ancientOne shub-niggurath; awakened; monsters the-heart-of-africa: epic-shub-niggurath;
        marks epic-shub-niggurath: lost 3; solved hunting-the-thousand nature-of-the-all-mother rituals-in-the-wild; test 2/2 1/1;
        encounter ana
        => table won finalMystery
      ana lily-chen the-heart-of-africa; ancientOne shub-niggurath; awakened; monsters the-heart-of-africa: epic-shub-niggurath;
        marks epic-shub-niggurath: lost 3; solved hunting-the-thousand nature-of-the-all-mother; test 2/2 1/1; encounter ana
        => table not over; epic-shub-niggurath lost 3
    EH-AO-04: once flipped the front no longer speaks
      (Asleep, a step onto an Eldritch token delays and costs 1 Sanity; awake it does so once, not twice, and marks the sheet.)
      ana lily-chen 10; ancientOne cthulhu; awakened; marks space:8: eldritch 1; says lily-chen: move 8
        => lily-chen health 6, sanity 5; cthulhu sanityTokens 1
      (And its Reckoning is the back’s.)
      ana lily-chen 8; ancientOne cthulhu; awakened; marks cthulhu: sanityTokens 2; phase mythos; flow reckoning, pause
        => lily-chen health 6, sanity 4; space:8 eldritch 0
  `)

  rule('EH-AO-08 EH-RULING-42', 'the four sheets have their printed numbers', () => {
    const figures = ancientOnes.map(({ id, doom: start, mysteries: needed, stages }) => [
      id,
      start,
      needed,
      stages.map(({ green, yellow, blue }) => [green, yellow, blue].join('/')).join(' '),
    ])
    expect(figures).toEqual([
      ['azathoth', 15, 3, '1/2/1 2/3/1 2/4/0'],
      ['cthulhu', 12, 3, '0/2/2 1/3/0 3/4/0'],
      ['shub-niggurath', 13, 3, '1/2/1 3/2/1 2/4/0'],
      ['yog-sothoth', 14, 3, '0/2/1 2/3/1 3/4/0'],
    ])
    expect(monsters.reduce((sum, { copies }) => sum + copies, 0)).toBe(43)
  })

  tell(`
    EH-RULING-42: Yog-Sothoth’s Reckoning: on a Gate space 1 Doom unless a Spell is discarded; awake the Gate goes to the sheet
      ana lily-chen rome; ancientOne yog-sothoth; gates rome london; doom 10; phase mythos; flow reckoning, pause => table doom 9
      ana lily-chen rome, has wither; ancientOne yog-sothoth; gates rome london; doom 10; phase mythos; flow reckoning, pause
        -> ana yes => table doom 10; lily-chen possessions none
      ana lily-chen rome; ancientOne yog-sothoth; awakened; gates rome london; phase mythos; flow reckoning, pause
        => yog-sothoth kept gate-rome
  `)
})

describe('the sheets’ own texts', () => {
  const reckons = (more: object) => position('ana lily-chen 10; doom 10; flow reckoning, pause; phase mythos', more)

  tell(`
    EH-RULING-42: Shub-Niggurath asleep: a Monster on a random space, and with ten on the board 2 Doom
      ana lily-chen 10; doom 10; ancientOne shub-niggurath; monsters rome: ghost gug maniac mummy riot skeleton vampire wraith byakhee;
        draw clues: clue-20 clue-20, cup: cthonian cthonian; phase mythos; flow reckoning, pause
        => table doom 8
      ana lily-chen 10; doom 10; ancientOne shub-niggurath; monsters rome: gug maniac mummy riot skeleton vampire wraith byakhee;
        draw clues: clue-20 clue-20, cup: cthonian cthonian; phase mythos; flow reckoning, pause
        => table doom 10
    EH-RULING-42 EH-CULT-04: Yog-Sothoth’s Cultists awake: 1 Sanity for each Spell before the Strength test
      ana lily-chen 10, has wither feed-the-mind; ancientOne yog-sothoth; doom 1; monsters 10: cultist; test 0/3; flow lily-chen doom 1,
        encounter ana, pause
        -> until ana pause | use-trigger pass | before-encounter no => lily-chen health 5, sanity 4
    EH-RULING-42: Cthulhu risen: what his sight costs is laid on the sheet, and every mark is felt at a Reckoning
      ana lily-chen 3; ancientOne cthulhu; awakened; monsters 3: epic-cthulhu; encounter ana; test 1/1 2/2;
        solved rlyeh-risen the-deep-ones-attack the-stars-are-right
        => cthulhu sanityTokens 4; lily-chen health 4, sanity 2
  `)

  rule('EH-RULING-42 EH-CULT-02', 'Shub-Niggurath’s Cultists: asleep they bring her young and go; awake they walk toward her', () => {
    reckons({ ancientOne: 'shub-niggurath', monsters: { rome: ['cultist'] } }).does('ana goat-spawn', 'space:rome goat-spawn')
    const awake = reckons({
      ...inWords('ancientOne shub-niggurath; awakened; monsters 15: cultist, the-heart-of-africa: epic-shub-niggurath'),
      from: [pause, { step: 'reckoning' }, pause],
    })
    awake.arrange((w) => w.turn('cultist-shub-niggurath#1', 'back')).choose('ana', 'go on')
    expect(awake.zone('space:the-heart-of-africa')).toContain('cultist-shub-niggurath')
  })
})

describe('Mysteries', () => {
  tell(`
    EH-MYST-01 EH-WIN-03: the printed number of Mysteries is needed
      ana lily-chen 10; doom 10; mystery the-true-name; solved occult-research; says lily-chen: solve mystery => table not over
      ana lily-chen 10; doom 10; mystery the-true-name; solved occult-research omen-of-devastation; says lily-chen: solve mystery
        => table won mysteries
    EH-MYST-02: the active Mystery is the face-up one that is not solved
      ana lily-chen 10; doom 10; mystery omen-of-devastation; solved occult-research; says lily-chen: place 1 what:eldritch on:mystery
        => omen-of-devastation eldritch 1
    EH-MYST-04: then a new one is drawn, and says what it says on entering play
      ana lily-chen 10; doom 10; ancientOne cthulhu; mystery rlyeh-risen; top mysteries: watching-the-stars; says lily-chen: solve mystery
        => mystery watching-the-stars; solved rlyeh-risen; space:12 cthylla
    EH-MYST-05: a solved Mystery that goes back to the deck no longer counts
      (All For Nothing.)
      ana lily-chen 10; mystery the-true-name; solved occult-research omen-of-devastation; doom 10; empty cup gates; phase mythos;
        flow reads all-for-nothing, lily-chen solve mystery, pause
        -> ana occult-research, ana? pause => table not over; solved {omen-of-devastation the-true-name}
    EH-MYST-09 EH-RULING-38: if it wins, the game ends before a new one is drawn
      ana lily-chen 10; doom 10; ancientOne cthulhu; mystery rlyeh-risen; solved the-deep-ones-attack the-stars-are-right;
        top mysteries: watching-the-stars; says lily-chen: solve mystery
        => table won mysteries; mystery none; space:12 none
    EH-MYST-03 EH-RULING-28: solved, the tokens on it and those it placed go, and no others
      ana lily-chen 10; mystery rituals-in-the-wild; clues 10; says lily-chen: solve mystery;
      marks rituals-in-the-wild: eldritch 1 placed=4+tunguska, space:4: eldritch 1, space:tunguska: eldritch 2
        => rituals-in-the-wild eldritch 0; space:4 eldritch 0; space:tunguska eldritch 1
      (R’lyeh Risen’s marker on 3 goes; Cthulhu’s own token there stays.)
      ana lily-chen 10; mystery rlyeh-risen; marks rlyeh-risen: eldritch 1 tokenSpaces=3, space:3: eldritch 1; says lily-chen: solve mystery
        => rlyeh-risen tokenSpaces none; space:3 eldritch 1
    EH-MYST-03 EH-RULING-28: Clues and Monsters laid on it go to their piles; what it spawned stays
      ana lily-chen 10; mystery hunting-the-thousand; kept hunting-the-thousand: ghost dark-young; says lily-chen: solve mystery
        => cup ghost …; aside dark-young …; hunting-the-thousand kept none
  `)

  rule('EH-MYST-06 EH-RULING-28', 'its Epic Monster goes to the box, although it cannot be discarded', () => {
    said(
      { do: 'solve', what: 'mystery' },
      {
        ...inWords('ancientOne cthulhu; mystery watching-the-stars; monsters 12: cthylla ghoul'),
        marks: { cthylla: { spawnedBy: 'watching-the-stars#1' } },
      },
    ).shows('space:12 ghoul; epic cthylla …')
  })

  rule('EH-MYST-07 EH-RULING-38', 'an empty Mystery deck is made of its discard pile; without one there is no active Mystery', () => {
    const picture = {
      ancientOne: 'cthulhu',
      awakened: true,
      mystery: 'rlyeh-risen',
      from: [pause, text('lily-chen', { do: 'solve', what: 'mystery' }), pause],
    }
    position('ana lily-chen 10', picture, 'empty mysteries').does('ana go on', 'mystery none')
    const again = position('ana lily-chen 10', picture, 'empty mysteries')
    again.put('the-stars-are-right', 'discard:mysteries', { face: 'front' }).choose('ana', 'go on')
    expect(again.zone('mystery')).toEqual(['the-stars-are-right'])
  })

  rule('EH-HALF-01 EH-REF-06', 'W-35 half the players, rounded up: 5 need 3 tokens, 1 needs 1', () => {
    const people = ['lily-chen', 'silas-marsh', 'norman-withers', 'mark-harrigan', 'jim-culver']
    const at = (n: number, tokens: number) => {
      const seats = Object.fromEntries(
        ['ana', 'ben', 'cleo', 'dora', 'emil'].slice(0, n).map((seat, i) => [seat, { is: defined(people[i]), at: '10' }]),
      )
      const t = position(`mystery omen-of-devastation; marks omen-of-devastation: eldritch ${tokens}; phase mythos`, {
        seats,
        from: [{ step: 'mythosEnds', args: { exhausted: false } }, pause],
      })
      return t.zone('solved').length > 0 || t.offered('ana').includes('mystery:omen-of-devastation')
    }
    expect([at(5, 2), at(5, 3), at(1, 0), at(1, 1)]).toEqual([false, true, false, true])
  })
})
