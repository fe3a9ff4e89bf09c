import type { Game } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { PROPERTIES, told } from '../conformance.ts'
import { noEmptyAsk, sampling } from '../properties/asks.ts'
import { ends, shortTails } from '../properties/course.ts'
import { plainData } from '../properties/data.ts'
import { invariants } from '../properties/invariants.ts'
import { once } from '../properties/once.ts'
import { pieces } from '../properties/pieces.ts'
import { deterministic } from '../properties/pure.ts'
import { records } from '../properties/records.ts'
import { replay } from '../properties/replay.ts'
import { restore } from '../properties/restore.ts'
import { secrecy } from '../properties/secrecy.ts'
import { strict } from '../properties/strict.ts'
import { type Property, RandomGame, type Trial, trialOf } from '../properties/trial.ts'
import { undo } from '../properties/undo.ts'
import { aboutCellar, type Cellar, cellar } from './planted/cellar.ts'
import * as impurities from './planted/impurities.ts'
import * as leaks from './planted/leaks.ts'
import * as losses from './planted/losses.ts'
import { chosenBeforeShown } from './planted/sound.ts'

const trials = (game: Game<Cellar>): Trial<Cellar>[] =>
  [1, 2, 3].map((n) => trialOf(game, { ...aboutCellar, seed: `planted/${n}`, decisions: 400, moments: 40 }))

/** What the property says of the first game that shows the defect. */
function saidOf(property: Property, game: Game<Cellar>): string {
  for (const trial of trials(game)) {
    const [first] = property(trial)
    if (first) return told(first)
  }
  return 'nothing wrong'
}

type Case = readonly [defect: string, game: Game<Cellar>, property: Property, says: RegExp]

describe('a planted defect is caught:', () => {
  const LEAKS: readonly Case[] = [
    ['options reckoned from a hand', leaks.inAnAsk, secrecy, /cannot know is exchanged.*ask/],
    ['a refusal that depends on a hidden face', leaks.inARefusal, secrecy, /cannot know is exchanged.*ask/],
    ['a window only for those who can use it', leaks.inAWindow, secrecy, /cannot know is exchanged.*ask/],
    ['an event that says which card was drawn', leaks.inAnEvent, secrecy, /cannot know is exchanged.*events|is told of/],
    ['an event that tells of other cards', leaks.inAnEventAboutAnotherCard, secrecy, /cannot know is exchanged.*events/],
    ['a piece id for a key', leaks.inAnAlias, secrecy, /is told the piece id/],
    ['an attribute reckoned from a hand', leaks.inAViewAttribute, secrecy, /cannot know is exchanged.*mood/],
    ['an attribute that shows a hand in passing', leaks.inPassing, secrecy, /cannot know is exchanged.*beats.*mood/],
    ['an error that names a hidden card', leaks.inAnError, secrecy, /reads an error.*piece id/],
    ['options that depend on a back', leaks.ofABack, secrecy, /cannot know is exchanged.*(ask|records)/],
    ['cards of a shuffled deck offered', leaks.ofADeck, secrecy, /shuffled part of deck/],
    ['options that depend on a secret attribute', leaks.ofAnAttribute, secrecy, /nerve of .* is .*ask/],
  ]
  const IMPURITIES: readonly Case[] = [
    ['an object kept across an ask', impurities.objectKeptAcrossAnAsk, strict, /kept across an ask/],
    ['Math.random', impurities.mathRandom, deterministic, /Math\.random/],
    ['a clock', impurities.clock, deterministic, /Date\.now/],
    ['state of a module', impurities.moduleState, deterministic, /went elsewhere|played again/],
    ['state of a module, run again', impurities.moduleState, restore, /./],
    ['positions in a list for answers, replayed', impurities.listPositions, replay, /the log gives another game/],
    ['positions in a list for answers, restored', impurities.listPositions, restore, /./],
    ['a list altered in place', impurities.writtenInPlace, strict, /written outside a change/],
    ['arguments altered in place', impurities.writtenInArguments, strict, /read only|not extensible/],
    ['the raw state written', impurities.writtenRaw, undo, /./],
    ['a writer kept', impurities.writerKept, sampling, /a writer was used outside its change/],
    ['dice thrown in a change', impurities.chanceInAChange, sampling, /chance was drawn inside a change/],
    ['a card drawn in a change', impurities.cardDrawnInAChange, sampling, /drawn inside a change/],
  ]
  const LOSSES: readonly Case[] = [
    ['a lost piece', losses.lostPiece, pieces, /there were \d of \w+ after set-up, now there are/],
    ['a duplicated piece', losses.duplicatedPiece, pieces, /there were 4 of knife after set-up, now there are 5/],
    ['a piece called out of the reserve twice', losses.calledForTwice, pieces, /there were 1 of lantern after set-up, now there are 2/],
    ['a piece in two places', losses.pieceInTwoPlaces, pieces, /lies in discard and again in discard/],
    ['a number that is none', losses.notANumber, plainData, /treasure is NaN/],
    ['a set in the state', losses.aSetInTheState, plainData, /mood is a Set/],
    ['undefined in the state', losses.undefinedInTheState, plainData, /does not survive being written down/],
    ['an empty ask', losses.emptyAsk, noEmptyAsk, /has no legal answer/],
    ['limits that cannot be met', losses.limitsThatCannotBeMet, noEmptyAsk, /has no legal answer/],
    ['two options of one name', losses.twoOptionsOfOneName, sampling, /offers "door" twice/],
    ['a record left open', losses.recordLeftOpen, records, /still open/],
    ['something that lasts until the end of nothing', losses.lastingWithoutARecord, records, /which is not open/],
    ['a defeat by check and by rule', losses.defeatedByCheckAndRule, once, /seat:defeat .* twice/],
    ['a check that defeats twice', losses.defeatedTwiceByOneCheck, once, /seat:defeat .* twice/],
    ['a hand without a limit', losses.noHandLimit, invariants, /no hand is over its limit: \w+/],
    ['a game that never ends', losses.neverEnding, ends, /not over after 400 decisions/],
    ['a check that goes round', losses.goingRound, ends, /going round: .*defeated/],
    ['a step with a long tail', losses.longTail, shortTails, /split the step/],
  ]
  test.each([...LEAKS, ...IMPURITIES, ...LOSSES])('%s', (_, game, property, says) => {
    expect(saidOf(property, game)).toMatch(says)
  })
})

describe('without a defect', () => {
  const trial = trialOf(cellar, { ...aboutCellar, seed: 'sound', moments: 15 })
  test.each(Object.entries(PROPERTIES))('%s', (_, property) => {
    expect(property(trial)).toEqual([])
  })
  test('steps are small', () => expect(shortTails(trial)).toEqual([]))
  test('what somebody chooses from the hand may show in what it leads to', () => {
    for (const other of trials(chosenBeforeShown)) expect(secrecy(other)).toEqual([])
  })
})

describe('the kernel itself stops', () => {
  const stopped = (game: Game<Cellar>): string | undefined => {
    const play = new RandomGame(trials(game)[0] as Trial<Cellar>)
    play.last()
    return play.broken?.detail
  }
  test('an ask without an answer', () => expect(stopped(losses.emptyAsk)).toMatch(/an ask .* has no legal answer/))
  test('limits that cannot be met', () => expect(stopped(losses.limitsThatCannotBeMet)).toMatch(/an ask .* has no legal answer/))
  test('a record left open', () => expect(stopped(losses.recordLeftOpen)).toMatch(/a step ended with a record .* still open/))
  test('a writer kept', () => expect(stopped(impurities.writerKept)).toBe('a writer was used outside its change'))
  test('chance in a change', () => expect(stopped(impurities.chanceInAChange)).toBe('chance was drawn inside a change: draw first'))
  test('a check that goes round', () => expect(stopped(losses.goingRound)).toMatch(/more than \d+ steps for one decision/))
})
