import type { Seat } from '@miskatonic/kernel'
import { type Player, telling } from '@miskatonic/testing'
import { botAnswers } from '@miskatonic/testing/suites'
import { expect } from 'vitest'
import { bots } from '../index.ts'
import type { EldritchShape } from '../rules/shape.ts'
import { position } from './position.ts'

/* Prepared positions in which the better move is plain to see. */

type Table = Player<EldritchShape>
const asks = (t: Table, seat: string) => botAnswers(bots.careful, t.table, seat)

/** A whole turn: what it does until somebody else is asked something or the phase is over. */
function acts(t: Table, seat: Seat): void {
  while (t.table.ask && t.table.asked().includes(seat) && t.state.phase === 'action')
    expect(t.table.decide(seat, asks(t, seat).answer, { by: 'bot' })).toEqual({ ok: true })
}
const sights = { wants: (t: Table, seat: string) => asks(t, seat).named, why: (t: Table, seat: string) => asks(t, seat).why }
const tell = telling<EldritchShape>({ open: (people, table) => position(table, ...people, { sights }), deeds: { acts } })

const QUIET = 'mystery the-true-name; doom 12; expedition the-pyramids'
/** A second one who is far away and busy resting, so that the table is a table of two. */
const FAR = 'ben lola-hayes antarctica'
const TOKEN = 'marks space:tunguska: eldritch 1, the-true-name: placed=tunguska'

tell(`
# the careful bot goes where it is needed @ ${QUIET}
  gate: closes the one it stands on rather than look around the city
    ana norman-withers london; gates london; encounter ana => ana wants otherWorld:gate:london, why why.gate
  omen: of two Gates at the same distance, takes the one it comes to next: red, or green
    ana jacqueline-fine 5; gates arkham san-francisco; omen <1 3> -> acts ana => jacqueline-fine lies space:<arkham san-francisco>
  clue: walks to the one a Mystery of research asks for
    ana trish-scarborough 5; mystery occult-research; clues arkham -> acts ana => trish-scarborough lies space:arkham
  mystery: brings two Clues to where it takes them, and pays
    ana trish-scarborough 16, clues 2; ${FAR}; ${TOKEN} -> acts ana => trish-scarborough lies space:tunguska
    ana trish-scarborough tunguska, clues 2; ${FAR}; ${TOKEN}; encounter ana => ana wants token:mystery:the-true-name
      -> ana token:the-true-name => ana wants yes
  two: do not run after the same Clue
    ana trish-scarborough 5; ben norman-withers london; mystery occult-research; clues arkham san-francisco -> acts ana
      => trish-scarborough lies space:san-francisco
  rumor: goes to the one that is about to lose the game
    ana trish-scarborough 15, clues 2; ${FAR}; ongoing dimensions-collide; gates tokyo sydney; marks dimensions-collide: eldritch 1
      -> acts ana => trish-scarborough lies space:11

# the careful bot knows its strength @ ${QUIET}
  rest: with a point of each left
    ana lily-chen 6, health 1, sanity 1 -> acts ana => lily-chen health 2, sanity 2
  guard: keeps away from a Gate whose guard would kill it
    ana jacqueline-fine arkham, health 2, sanity 2; gates london; monsters london: star-spawn -> acts ana
      => space:london not jacqueline-fine
    ana jacqueline-fine arkham, health 2, sanity 2; gates london; omen 0 -> acts ana => jacqueline-fine lies space:london
  epic: goes for the one of the Mystery armed and hale, not wounded and bare-handed
    ana mark-harrigan 7, has double-barreled-shotgun holy-cross; mystery spawn-of-the-black-goat; monsters the-amazon: nug -> acts ana
      => mark-harrigan lies space:the-amazon
    ana jacqueline-fine 7, health 2, sanity 2; mystery spawn-of-the-black-goat; monsters the-amazon: nug -> acts ana
      => space:the-amazon not jacqueline-fine
  weapon: buys it when a fighter has none
    ana lily-chen 6; reserve 45-automatic arcane-manuscripts charter-flight pocket-watch; test 2/2
      -> ana acquire, until ana buy | reroll done | use-trigger pass | bank-loan no => ana wants asset:45-automatic

# the careful bot minds what it spends @ ${QUIET}
  reroll: the test that would close the Gate
    ana norman-withers london, clues 2; ${FAR}; mystery occult-research; gates london; only otherWorld: carcosa-1; test 1+3; encounter ana
      -> ana otherWorld:gate-london, until ana reroll => ana wants die:0, why why.reroll
  trifle: does not spend the Mystery’s Clues on one
    ana trish-scarborough london, clues 2; ${TOKEN}; reserve charter-flight pocket-watch bandages whiskey; test 0/3
      -> ana acquire, until ana reroll => ana wants done
  dark-pact: takes it to be rid of a Rumor that loses the game, and not for nothing
    ana lily-chen 6; ${FAR}; top mythos: a-proposition; mythosPhase; ongoing dimensions-collide; gates tokyo;
      marks dimensions-collide: eldritch 1 -> until ana may => ana wants yes
    ana lily-chen 6; ${FAR}; top mythos: a-proposition; mythosPhase; ongoing faded-from-society -> until ana may => ana wants no
  waits: at a Gate until the Omen has its colour, where the Mystery wants it so
    ana norman-withers rome, clues 2; ${FAR}; mystery omen-of-devastation; gates rome; omen <2 1>; encounter ana
      => ana wants <otherWorld:gate:rome location:europe>
`)
