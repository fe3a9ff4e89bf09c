import { restore, type Saved, type StepRef, sample, save } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { closeGate } from '../content/builders.ts'
import type { AwakeningCause, Ending, Result } from '../rules/shape.ts'
import { type Picture, says, scene, sceneGame, stepOf } from './scene.ts'

/* From a prepared position to each of the ends. Each is played, kept, opened again and played again from its log: the same end, to the last token. */

type Answers = { readonly [about: string]: string | readonly string[] }

/** Plays on until it is over: as said, else by the first option; in the battle nobody spares himself. */
function playOut(at: ReturnType<typeof scene>, answers: Answers): ReturnType<typeof scene> {
  for (let i = 0; i < 600 && !at.over; i++) {
    const { ask } = at.table
    const [seat] = at.table.awaited()
    if (!ask || seat === undefined) throw new Error('nothing is asked')
    const said = answers[ask.about.key]
    if (said !== undefined) at.choose(seat, said)
    else
      at.table.decide(
        seat,
        sample(ask, seat, () => 0),
        { keys: 'real' },
      )
  }
  return at
}

/** The end is told, kept, opened, played again, and final. */
function ends(
  ids: string,
  title: string,
  outcome: Ending,
  picture: Picture,
  from: StepRef | readonly StepRef[],
  answers: Answers = {},
): void {
  rule(ids, title, () => {
    const at = playOut(scene(picture, ...[from].flat()), answers)
    const won = ['closed', 'sealed', 'banished'].includes(outcome)
    expect(at.result).toMatchObject({ outcome, score: won ? expect.any(Number) : null })
    expect((at.result as unknown as Result).winners).toHaveLength(won ? (picture.seats ?? 1) : 0)
    const opened = restore(sceneGame, JSON.parse(JSON.stringify(save(at.table))) as Saved)
    expect([opened.problems, opened.table.hash]).toEqual([[], at.table.hash])
    const again = scene(picture, ...[from].flat())
    for (const { seat, answer } of at.table.line) expect(again.table.decide(seat, answer, { keys: 'real' })).toEqual({ ok: true })
    expect(again.table.hash).toBe(at.table.hash)
    expect(at.table.decide('ana', 'curtain', { keys: 'real' }).ok).toBe(false)
  })
}

const closer = { at: 'woods', explored: true, stops: [1, 1, 3] as const, trophies: ['gate-yuggoth'] }
const passes = { 'check:close': [[5, 1]] }
const five = ['black-cave', 'independence-square', 'the-unnamable', 'unvisited-isle', 'the-witch-house']

describe('won', () => {
  const gates = { woods: 'abyss' }
  ends(
    'AH-EX-52 AH-WIN-01 AH-SCORE-03',
    'by closing the last gate, with trophies enough',
    'closed',
    { seats: 2, phase: 'arkham', people: { ana: closer }, gates, chance: passes },
    stepOf('arkham'),
    { 'close-here': 'close:lore' },
  )
  ends(
    'AH-WIN-01 AH-WIN-06 AH-CLOSE-13',
    'by an effect that closes the last gate; trophies of one who was devoured count',
    'closed',
    { seats: 2, people: { ana: { trophies: ['gate-yuggoth'] }, bea: { trophies: ['gate-rlyeh'] } }, gates },
    says(closeGate('any')),
  )
  ends(
    'AH-EX-53 AH-WIN-02',
    'by the sixth seal, made with Clues',
    'sealed',
    {
      seats: 3,
      phase: 'arkham',
      people: { ana: { ...closer, clues: 5 } },
      gates: { ...gates, graveyard: 'rlyeh' },
      sealed: five,
      chance: passes,
    },
    stepOf('arkham'),
    { 'close-here': 'close:lore', 'seal-gate': 'yes' },
  )
  ends(
    'AH-WIN-02 AH-CLOSE-07 AH-SCORE-05',
    'by the sixth seal, made with an Elder Sign',
    'sealed',
    {
      seats: 3,
      phase: 'arkham',
      people: { ana: { ...closer, cards: ['elder-sign'] } },
      gates: { ...gates, graveyard: 'rlyeh' },
      sealed: five,
    },
    stepOf('arkham'),
    { 'close-here': 'sign:elder-sign' },
  )
  ends(
    'AH-GEN-21',
    'by the seal, though the doom track is about to be full',
    'sealed',
    {
      seats: 3,
      doom: 13,
      phase: 'arkham',
      people: { ana: { ...closer, cards: ['elder-sign'] } },
      gates: { ...gates, graveyard: 'rlyeh' },
      sealed: five,
    },
    stepOf('arkham'),
    { 'close-here': 'sign:elder-sign' },
  )
  const armed = { stops: [1, 3, 1] as const, cards: [...Array.from({ length: 9 }, () => 'skill-fight'), 'tommy-gun'] }
  for (const [ancientOne, person] of [
    ['cthulhu', { sanity: 4, stamina: 4 }],
    ['hastur', {}],
    ['ithaqua', {}],
    ['nyarlathotep', { clues: 9 }],
    ['shub-niggurath', { trophies: ['ghoul', 'ghoul', 'gug', 'gug', 'witch', 'witch'] }],
    ['yig', {}],
    ['yog-sothoth', { trophies: ['gate-abyss', 'gate-abyss', 'gate-rlyeh', 'gate-rlyeh'] }],
  ] as const)
    ends(
      'AH-WIN-03 AH-FINAL-11',
      `by a battle with ${ancientOne}`,
      'banished',
      {
        ancientOne,
        people: { ana: { ...armed, ...person } },
      },
      { step: 'awaken', args: { cause: 'doom' } },
      { 'choose-sliders': [] },
    )
})

describe('lost', () => {
  const hopeless = { ana: { stops: [3, 0, 0] as const, sanity: 1, stamina: 1 } }
  ends('AH-LOSE-02 AH-AWAKE-09', 'with Azathoth awake', 'destroyed', {}, { step: 'awaken', args: { cause: 'doom' } })
  ends(
    'AH-LOSE-01 AH-FINAL-14',
    'with the last one who fought',
    'eliminated',
    { ancientOne: 'hastur', people: hopeless },
    { step: 'awaken', args: { cause: 'doom' } },
    {
      'choose-sliders': [],
    },
  )
  ends(
    'AH-FINAL-02 AH-LOSE-01',
    'with everybody lost when it awakens',
    'eliminated',
    { ancientOne: 'hastur', people: { ana: { at: 'lost' } } },
    {
      step: 'awaken',
      args: { cause: 'doom' },
    },
  )
  const noted: { readonly [C in AwakeningCause]?: Picture } = {
    doom: { doom: 12 },
    gates: {
      seats: 7,
      people: Object.fromEntries(['ana', 'bea', 'carl', 'dot', 'eve', 'flo', 'gus'].map((who) => [who, { at: 'lost' }])),
      gates: { graveyard: 'abyss', 'black-cave': 'abyss', 'unvisited-isle': 'rlyeh', 'the-witch-house': 'rlyeh' },
    },
    markers: { decks: { gates: [] }, only: ['gates'] },
    cup: { decks: { cup: [] }, only: ['cup'] },
    monsters: {
      terror: 10,
      monsters: { downtown: ['ghoul', 'ghoul', 'ghoul', 'zombie', 'zombie', 'zombie', 'witch'] },
    },
  }
  const RULE = { doom: 'AH-AWAKE-01', gates: 'AH-AWAKE-02', markers: 'AH-AWAKE-03', cup: 'AH-AWAKE-04', monsters: 'AH-AWAKE-05' }
  for (const [cause, picture] of Object.entries(noted))
    ends(
      `${RULE[cause as keyof typeof RULE]} AH-LOSE-01`,
      `awakened by ${cause}, nobody stands`,
      'eliminated',
      { ancientOne: 'hastur', people: { ana: { at: 'lost' } }, ...picture },
      { step: 'mythosGate', args: { card: 'all-quiet-in-arkham#1', only: false } },
    )
})
