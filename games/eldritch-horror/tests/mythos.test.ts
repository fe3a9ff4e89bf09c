import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { lily } from './people.ts'
import { healthOf, inWords, mythos, pause, position } from './position.ts'

/** A Mythos Phase with this card on top. */
const drawn = (card: string, more: object = {}) => position({ seats: lily('10'), doom: 10, ...mythos, top: { mythos: [card] }, ...more })
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
    const blue = drawn('stars-aligned', { omen: 0, gates: ['london'], chance: { 'draw:clues': ['clue-20'] } })
    expect(blue.state).toMatchObject({ omen: 0, doom: 10 })
    expect(blue.zone('space:20')).toEqual(['clue-20'])
  })

  rule('EH-MYTH-02', 'step 1: the Omen advances, and Doom for each matching Gate', () => {
    expect(drawn('rally-the-people', { omen: 1, gates: ['rome', 'sydney'], empty: ['cup'] }).state).toMatchObject({ omen: 2, doom: 8 })
  })

  rule('EH-MYTH-03 EH-MYTH-04', 'steps 2 and 3: everything reckons, then the Gates of the Reference card come, each with a Monster', () => {
    const t = drawn('rally-the-people', {
      monsters: { '10': ['deep-one'] },
      chance: { 'draw:gates': ['gate-tokyo'], 'draw:cup': ['ghoul'] },
    })
    expect(healthOf(t, 'lily-chen')).toEqual([6, 5])
    expect(t.zone('space:tokyo')).toEqual(['gate-tokyo', 'ghoul'])
  })

  rule('EH-MYTH-05 EH-MYTH-06', 'steps 4 and 5: the surge, then the Clues of the Reference card', () => {
    const t = drawn('support-of-the-church', { omen: 0, gates: ['london'], chance: { 'draw:cup': ['ghoul'], 'draw:clues': ['clue-20'] } })
    expect(t.zone('space:london')).toEqual(['gate-london', 'ghoul'])
    expect(t.zone('space:20')).toEqual(['clue-20'])
  })

  rule('EH-MYTH-07 EH-MYTH-08 EH-RULING-45', 'steps 6 and 7: the Rumor token on its space, the Eldritch tokens on the card', () => {
    const t = drawn('growing-madness')
    expect(t.get('growing-madness#1', 'tokenSpaces')).toEqual(['8'])
    expect(t.get('growing-madness#1', 'eldritch')).toBe(4)
  })

  rule('EH-MYTH-09', 'step 8: an Event is resolved and discarded', () => {
    const t = drawn('support-of-the-church', { empty: ['cup', 'gates'] })
    expect(t.zone('own-conditions:lily-chen#1')[0]).toMatch(/^blessed/)
    expect(t.zone('discard:mythos')).toEqual(['support-of-the-church'])
  })

  rule('EH-MYTH-10', 'step 8: an Ongoing card comes into play and stays there', () => {
    const t = position('ana lily-chen 10; doom 10; empty cup; phase mythos; top mythos: strange-sightings', {
      from: [...mythos.from, { step: 'actionTurn', args: { seat: 'ana' } }],
    })
    expect(t.zone('ongoing')).toEqual(['strange-sightings'])
    t.choose('ana', 'go on')
    // Nobody rests while it is there.
    expect(t.refused('ana').rest).toEqual(expect.arrayContaining(['EH-GOLD-03']))
    expect(t.zone('ongoing')).toEqual(['strange-sightings'])
  })

  rule('EH-MYTH-11 EH-MYTH-13', 'the small Reckoning icon on an Ongoing card makes nothing reckon, not even the card itself', () => {
    const t = drawn('strange-sightings', { monsters: { '10': ['deep-one'] }, empty: ['cup', 'gates'] })
    expect(t.zone('ongoing')).toEqual(['strange-sightings'])
    expect(healthOf(t, 'lily-chen')).toEqual([6, 6])
  })

  rule('EH-MYTH-12', 'the Mythos deck is never made anew', () => {
    const t = position({ seats: lily('10'), doom: 10, empty: ['mythos'], from: [pause, ...mythos.from], phase: 'mythos' })
    t.put('rally-the-people', 'discard:mythos', { face: 'front' }).choose('ana', 'go on')
    expect(t.result).toMatchObject({ won: false, outcome: 'mythosExhausted' })
    expect(t.zone('discard:mythos')).toEqual(['rally-the-people'])
  })

  rule('EH-MYTH-14 EH-RULING-45', 'what an Ongoing card says on entering play comes in step 8', () => {
    const t = drawn('web-between-worlds', { empty: ['cup'] })
    expect(t.zone('space:9')).toContain('spinner-of-webs')
    expect(t.get('spinner-of-webs#1', 'spawnedBy')).toBe('web-between-worlds#1')
  })

  rule('EH-MYTH-15 EH-FAQ-12', 'at the end the Lead orders the Mystery, the new investigators and the token', () => {
    const seats = { ...lily('10'), ben: { is: 'silas-marsh', at: 'rome' } }
    const t = position(
      'waiting cleo; ancientOne cthulhu; mystery watching-the-stars; marks watching-the-stars: eldritch 1; doom 10',
      'empty cup gates; mythosPhase; top mythos: support-of-the-church, mysteries: the-deep-ones-attack',
      { seats },
    )
    t.expectAsk('ana', 'prompt.end-of-mythos', ['mystery:watching-the-stars', 'replace:cleo', 'lead:ben'])
    // The new investigator first: the next Mystery finds three of them.
    t.choose('ana', 'replace:cleo').choose('cleo', 'norman-withers').untilAsk('ana', 'prompt.end-of-mythos')
    t.expectAsk('ana', 'prompt.end-of-mythos', ['mystery:watching-the-stars', 'lead:ben', 'lead:cleo'])
    t.choose('ana', 'mystery:watching-the-stars').untilAsk('ana', 'prompt.end-of-mythos')
    expect(t.zone('solved')).toEqual(['watching-the-stars'])
    const tokens = t.get('the-deep-ones-attack#1', 'placed')
    expect(tokens).toHaveLength(3)
    t.expectAsk('ana', 'prompt.end-of-mythos', ['lead:ben', 'lead:cleo', 'done']).choose('ana', 'lead:cleo')
    expect(t.state.lead).toBe('cleo')
  })

  rule('EH-MYTH-16 EH-RULING-45', 'a Mythos card that another brings resolves all its icons and its text', () => {
    // The Storm without a Rumor in play brings one out of the box.
    const t = drawn('the-storm', {
      empty: ['cup', 'gates'],
      chance: { rumor: ['growing-madness'], 'draw:clues': ['clue-20'] },
      from: [pause, ...mythos.from],
    })
    t.put('growing-madness', 'box').choose('ana', 'go on')
    expect(t.zone('ongoing')).toEqual(['growing-madness'])
    expect(t.get('growing-madness#1', 'eldritch')).toBe(4)
    expect(t.zone('space:20')).toEqual(['clue-20'])
    expect(t.zone('discard:mythos')).toEqual(['the-storm'])
  })

  rule('EH-RULING-75 EH-RULING-85', 'where each chooses, each decides for himself, in turn order from the Lead', () => {
    // Heat Wave: everybody is Delayed or loses 3 Health.
    const t = position(
      'ana lily-chen 10; ben silas-marsh rome; cleo norman-withers tokyo; lead ben; doom 10; empty cup gates; mythosPhase',
      'top mythos: heat-wave-singes-the-globe',
    )
    t.expectAsk('ben', 'prompt.choose')
      .choose('ben', 'delay')
      .expectAsk('cleo', 'prompt.choose')
      .choose('cleo', 'lose-health')
      .expectAsk('ana', 'prompt.choose')
      .choose('ana', 'lose-health')
    expect(t.get('silas-marsh#1', 'delayed')).toBe(true)
    expect(healthOf(t, 'norman-withers')).toEqual([2, 7])
    expect(healthOf(t, 'lily-chen')).toEqual([3, 6])
    t.expectAsk('ben', 'prompt.end-of-mythos')
  })

  rule('EH-RULING-86', 'the Lead token goes to an undefeated investigator only', () => {
    const t = position(
      'ana lily-chen 10; ben silas-marsh rome, fallen health; cleo norman-withers tokyo; doom 10; empty cup gates',
      'mythosPhase; top mythos: support-of-the-church',
    )
    t.expectAsk('ana', 'prompt.end-of-mythos', ['lead:cleo', 'done'])
  })
})
