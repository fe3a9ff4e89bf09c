import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { inWords, mythos, pause, position } from './position.ts'
import { tell } from './told.ts'

/** A Mythos Phase with this card on top. */
const drawn = (card: string, more: object = {}) => position(`ana lily-chen 10; doom 10; mythosPhase; top mythos: ${card}`, more)
const labels = (t: ReturnType<typeof position>) => t.table.opening.map(({ label }) => label)

describe('the Mythos Phase', () => {
  rule('EH-MYTH-01 EH-RULING-45', 'the top card: Omen, Reckoning, Gates, surge, Clues, in this order, and only those on the card', () => {
    // Yellow: Omen, Reckoning, Gates. The Omen awakens nothing; a Warlock’s Reckoning rolls before the Gate comes.
    const yellow = drawn(
      'rally-the-people',
      inWords('monsters rome: warlock; omen 0; gates london; roll 6; draw gates: gate-tokyo, cup: ghoul'),
    )
    expect(yellow.state).toMatchObject({ omen: 1, doom: 9 })
    expect(labels(yellow).filter((label) => ['roll', 'draw:gates', 'draw:cup', 'find:assets', 'draw:clues'].includes(label))).toEqual([
      'roll',
      'draw:gates',
      'draw:cup',
      'find:assets',
    ])
    // Green: Omen, surge, Clues.
    const green = drawn('support-of-the-church', inWords('omen 0; gates london; monsters rome: warlock; draw cup: ghoul, clues: clue-20'))
    expect(labels(green).filter((label) => ['roll', 'draw:gates', 'draw:cup', 'draw:clues', 'find:conditions'].includes(label))).toEqual([
      'draw:cup',
      'draw:clues',
      'find:conditions',
    ])
    // Blue: Clues only; the Omen stays.
    drawn('stars-aligned', { omen: 0, gates: ['london'], chance: { 'draw:clues': ['clue-20'] } }).shows(
      'table omen 0, doom 10; space:20 clue-20',
    )
  })

  tell(`
    EH-MYTH-02: step 1: the Omen advances, and Doom for each matching Gate
      ana lily-chen 10; doom 10; mythosPhase; top mythos: rally-the-people; omen 1; gates rome sydney; empty cup => table omen 2, doom 8
    EH-MYTH-03 EH-MYTH-04: steps 2 and 3: everything reckons, then the Gates of the Reference card come, each with a Monster
      ana lily-chen 10; doom 10; mythosPhase; top mythos: rally-the-people; monsters 10: deep-one; draw gates: gate-tokyo, cup: ghoul
        => lily-chen health 6, sanity 5; space:tokyo gate-tokyo ghoul
    EH-MYTH-05 EH-MYTH-06: steps 4 and 5: the surge, then the Clues of the Reference card
      ana lily-chen 10; doom 10; top mythos: support-of-the-church; omen 0; gates london; draw cup: ghoul, clues: clue-20; mythosPhase
        => space:london gate-london ghoul; space:20 clue-20
    EH-MYTH-07 EH-MYTH-08 EH-RULING-45: steps 6 and 7: the Rumor token on its space, the Eldritch tokens on the card
      ana lily-chen 10; doom 10; top mythos: growing-madness; mythosPhase => growing-madness tokenSpaces 8, eldritch 4
    EH-MYTH-11 EH-MYTH-13: the small Reckoning icon on an Ongoing card makes nothing reckon, not even the card itself
      ana lily-chen 10; doom 10; top mythos: strange-sightings; monsters 10: deep-one; empty cup gates; mythosPhase
        => ongoing strange-sightings; lily-chen health 6, sanity 6
    EH-MYTH-14 EH-RULING-45: what an Ongoing card says on entering play comes in step 8
      ana lily-chen 10; doom 10; top mythos: web-between-worlds; empty cup; mythosPhase
        => space:9 spinner-of-webs …; spinner-of-webs spawnedBy web-between-worlds#1
    EH-RULING-75 EH-RULING-85: where each chooses, each decides for himself, in turn order from the Lead
      (Heat Wave: everybody is Delayed or loses 3 Health.)
      ana lily-chen 10; ben silas-marsh rome; cleo norman-withers tokyo; lead ben; doom 10; empty cup gates; mythosPhase;
        top mythos: heat-wave-singes-the-globe
        -> ben? choose > delay, cleo? choose > lose-health, ana? choose > lose-health
        => silas-marsh delayed; norman-withers health 2, sanity 7; lily-chen health 3, sanity 6
        -> ben? end-of-mythos
    EH-RULING-86: the Lead token goes to an undefeated investigator only
      ana lily-chen 10; ben silas-marsh rome, fallen health; cleo norman-withers tokyo; doom 10; empty cup gates; mythosPhase;
        top mythos: support-of-the-church
        -> ana? end-of-mythos: lead:cleo done
    EH-MYTH-09: step 8: an Event is resolved and discarded
      ana lily-chen 10; doom 10; mythosPhase; top mythos: support-of-the-church; empty cup gates => lily-chen has blessed; discard:mythos support-of-the-church
    EH-MYTH-10: step 8: an Ongoing card comes into play and stays there
      (Nobody rests while it is there.)
      ana lily-chen 10; doom 10; empty cup; phase mythos; top mythos: strange-sightings; flow phase mythos, pause, action ana
        => ongoing strange-sightings -> ana go on => ana refused rest EH-GOLD-03; ongoing strange-sightings
  `)

  rule('EH-MYTH-12', 'the Mythos deck is never made anew', () => {
    const t = position('ana lily-chen 10; doom 10; empty mythos; phase mythos', { from: [pause, ...mythos.from] })
    t.put('rally-the-people', 'discard:mythos', { face: 'front' }).choose('ana', 'go on')
    t.shows('table lost mythosExhausted; discard:mythos rally-the-people')
  })

  rule('EH-MYTH-15 EH-FAQ-12', 'at the end the Lead orders the Mystery, the new investigators and the token', () => {
    const t = position(
      'waiting cleo; ancientOne cthulhu; mystery watching-the-stars; marks watching-the-stars: eldritch 1; doom 10',
      'empty cup gates; mythosPhase; top mythos: support-of-the-church, mysteries: the-deep-ones-attack; ana lily-chen 10',
      'ben silas-marsh rome',
    )
    t.expectAsk('ana', 'prompt.end-of-mythos', ['mystery:watching-the-stars', 'replace:cleo', 'lead:ben'])
    // The new investigator first: the next Mystery finds three of them.
    t.does('ana replace:cleo, cleo norman-withers, until ana end-of-mythos').does(
      'ana? end-of-mythos: mystery:watching-the-stars lead:ben lead:cleo > mystery:watching-the-stars, until ana end-of-mythos',
      'solved watching-the-stars',
    )
    const tokens = t.get('the-deep-ones-attack#1', 'placed')
    expect(tokens).toHaveLength(3)
    t.does('ana? end-of-mythos: lead:ben lead:cleo done > lead:cleo', 'table lead cleo')
  })

  rule('EH-MYTH-16 EH-RULING-45', 'a Mythos card that another brings resolves all its icons and its text', () => {
    // The Storm without a Rumor in play brings one out of the box.
    const t = drawn('the-storm', {
      empty: ['cup', 'gates'],
      chance: { rumor: ['growing-madness'], 'draw:clues': ['clue-20'] },
      from: [pause, ...mythos.from],
    })
    t.put('growing-madness', 'box').choose('ana', 'go on')
    t.shows('ongoing growing-madness; growing-madness eldritch 4; space:20 clue-20; discard:mythos the-storm')
  })
})
