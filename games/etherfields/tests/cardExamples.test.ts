import { rule } from '@miskatonic/testing'
import { expect, vi } from 'vitest'
import { gain, lose } from '../content/builders.ts'
import { deckOf, discardOf, handOf, progressOf, sealedOf } from '../rules/people.ts'
import { type At, groundRound, onGround, pays } from './onGround.ts'
import { sizes } from './scene.ts'

/* Cards as health and as means, with the numbers of the worked examples: drawing, reshuffling, Sealing, Progress, playing. */

vi.mock('../content/dreams/index.ts', async (original) => {
  const { dreams, scriptsOfDreams } = await original<typeof import('../content/dreams/index.ts')>()
  const { ground, other, groundScripts } = await import('./provingGround.ts')
  return { dreams: [...dreams, ground, other], scriptsOfDreams: [...scriptsOfDreams, ...groundScripts] }
})

const [c3, r3] = [pays('3C')[0] ?? '', pays('3R')[0] ?? '']
const some = (n: number): string[] => Array.from({ length: n }, () => c3)
const drawing = { step: 'draw', args: { who: 'ana' } }
const keys = (at: At) => at.told('ana').map(({ key }) => key)
const use = (card: string) => `use:hand:${card}/play`
const says = (effect: object) => ({ step: 'saying', args: { effect } })

// ── drawing ──

rule(['EF-EX-05', 'EF-DRAW-04'], 'on a +2 square six may come; the limit stops at five, and nobody chooses fewer', () => {
  const at = onGround({ dreamers: { ana: { at: '1,3', hand: some(1), deck: 10 } } }, drawing).choose('ana', [])
  expect(sizes(at, 'ana')).toMatchObject({ hand: 6, deck: 5 })
  const empty = onGround({ dreamers: { ana: { at: '1,3', deck: 10 } } }, drawing)
  empty.expectAsk('ana', 'pick-some')
  expect(sizes(empty, 'ana')).toMatchObject({ hand: 6, deck: 4 })
})
rule('EF-RULING-77', 'the bonus is for where one stands as the phase starts, however one came there', () => {
  const drawn = (to: string) => {
    const deck = 12
    const at = groundRound({
      hours: 0,
      turnCards: ['turn-clubs-3', 'turn-hearts-1'],
      dreamers: { ana: { at: '5,5', hand: ['goes-anywhere'], deck } },
    })
    at.choose('ana', use('goes-anywhere')).choose('ana', to)
    expect(sizes(at, 'ana')).toMatchObject({ hand: 0, deck })
    at.choose('ana', 'done').choose('bea', 'pass').choose('ana', 'pass').untilAsk('ana', 'your-round')
    return at.state.encounter?.turn === 2 ? sizes(at, 'ana').hand : null
  }
  expect([drawn('1,3'), drawn('1,4')]).toEqual([6, 4])
})
rule(['EF-HAND-01', 'EF-HAND-02', 'EF-HAND-04', 'EF-HAND-05'], 'six cards at most; a card may raise that, a draw bonus does not', () => {
  const hand = (progress: readonly string[]) => {
    const at = onGround({ dreamers: { ana: { at: '1,3', hand: some(5), deck: 10, progress } } }, drawing).choose('ana', [])
    return sizes(at, 'ana').hand
  }
  expect([hand([]), hand(['list-of-names']), hand(['tide-leaf'])]).toEqual([6, 6, 7])
  const back = onGround({ dreamers: { ana: { at: '2,3', hand: some(6), discard: 3 } } }, says({ do: 'takeBack', n: 2 }))
  back
    .expectAsk('ana', 'take-back-some')
    .choose('ana', back.offered('ana').slice(0, 2))
    .expectAsk('ana', 'discard-some')
    .choose('ana', some(2))
  expect(sizes(back, 'ana').hand).toBe(6)
})
rule(['EF-EX-08', 'EF-SHUF-04', 'EF-SHUF-05'], 'an effect that reshuffles takes what is left of the deck with it, and has no price', () => {
  const at = groundRound({ dreamers: { ana: { hand: ['shuffles'], deck: 5, discard: 8 } } }).choose('ana', use('shuffles'))
  at.expectAsk('ana', 'your-round')
  expect([sizes(at, 'ana'), at.get('ana', 'anguish')]).toEqual([{ hand: 0, deck: 14, discard: 0, sealed: 0 }, 0])
})
rule(
  ['EF-EX-40', 'EF-SEAL-02', 'EF-SEAL-03', 'EF-SEAL-04', 'EF-SEAL-08'],
  'the top two Sealed cards are Opened into the discard pile, and come back with the next reshuffle',
  () => {
    const [a, b, c] = pays('1A', '2A', '3A') as [string, string, string]
    const at = groundRound({ dreamers: { ana: { hand: ['opens-two', 'shuffles'], deck: 0, sealed: [c, b, a], discard: 6 } } })
    expect(at.offered('ana').some((key) => key.includes(a))).toBe(false)
    for (const piece of at.table.kernel.inZone(sealedOf('ana'))) expect(at.table.kernel.up(piece)).toBe('back')
    at.choose('ana', use('opens-two'))
    expect([at.zone(sealedOf('ana')), at.zone(discardOf('ana')).slice(0, 2)]).toEqual([[a], [b, c]])
    at.choose('ana', use('shuffles'))
    expect(at.zone(deckOf('ana'))).toEqual(expect.arrayContaining([b, c]))
    expect(at.zone(deckOf('ana'))).not.toContain(a)
  },
)

// ── Progress ──

const four = { progress: ['red-one', 'red-two', 'blue-one'], laidDown: ['red-three'] }
rule(
  ['EF-EX-41', 'EF-PROG-12'],
  'a fifth Progress card takes the place of one of four, the laid-down one if one likes; else none goes',
  () => {
    const at = groundRound({ dreamers: { ana: { hand: ['blue-one', c3], ...four } } })
    expect(at.offered('ana').filter((key) => key.includes('discard'))).toEqual([])
    at.choose('ana', 'place:blue-one').expectAsk('ana', 'replace-progress', ['red-one', 'red-two', 'blue-one', 'red-three'])
    at.choose('ana', 'red-three').expectAsk('ana', 'your-round')
    expect([at.zone(progressOf('ana')).sort(), at.zone(discardOf('ana'))]).toEqual([
      ['blue-one', 'blue-one', 'red-one', 'red-two'],
      ['red-three'],
    ])
  },
)
rule(
  ['EF-EX-42', 'EF-PROG-08', 'EF-PROG-09', 'EF-PROG-13', 'EF-PROG-14', 'EF-PROG-15'],
  'of three Rage cards one lies face down: they count two, and it offers nothing',
  () => {
    const at = groundRound({ dreamers: { ana: { hand: [c3], progress: ['red-one', 'red-two'], laidDown: ['red-three', 'blue-one'] } } })
    expect(at.offered('ana')).not.toContain('use:progress:blue-one/step')
    at.choose('ana', 'use:progress:red-one/count')
    expect([at.get('ana', 'ether'), at.zone(progressOf('ana')).includes('red-one')]).toEqual([2, true])
    const up = at.arrange((w, t) => w.turn(t.inZone(progressOf('ana')).at(-1) ?? '', 'front'), [
      { step: 'round', args: { who: 'ana' } },
      { step: 'curtain' },
    ] as never)
    expect(up.offered('ana')).toContain('use:progress:blue-one/step')
  },
)
rule(['EF-PROG-06', 'EF-PROG-18', 'EF-FLAW-06'], 'a card raises the limit; a Flaw in the Progress zone does not count', () => {
  const placing = (third: string) => {
    const own = { hand: ['blue-one', c3], progress: ['red-one', third, 'blue-one'], laidDown: ['red-three'] }
    const at = groundRound({ dreamers: { ana: own } })
    return at.arrange((w) => void w.make('slow-to-start', progressOf('ana'), { face: 'front' })).choose('ana', 'place:blue-one')
  }
  expect(placing('long-pockets').expectAsk('ana', 'your-round').zone(progressOf('ana'))).toHaveLength(6)
  placing('red-two').expectAsk('ana', 'replace-progress')
  const three = groundRound({ dreamers: { ana: { hand: ['blue-one', c3], progress: ['red-one', 'red-two', 'red-three'] } } })
  three.arrange((w) => void w.make('slow-to-start', progressOf('ana'), { face: 'front' }))
  three.choose('ana', 'place:blue-one').expectAsk('ana', 'your-round')
})
rule('EF-PROG-16', 'Progress cards stay until Awakening gathers them', () => {
  const at = groundRound({ dreamers: { ana: { hand: [c3], ...four } } })
    .choose('ana', 'give-up')
    .choose('ana', 'yes')
  at.untilAsk('ana', 'build-deck')
  expect(at.zone(progressOf('ana'))).toEqual([])
})
rule('EF-PROG-17', 'two alike may lie there, each with its action', () => {
  const at = groundRound({ dreamers: { ana: { at: '3,3', hand: ['blue-one', c3], progress: ['blue-one'] } } }).choose(
    'ana',
    'place:blue-one',
  )
  expect(at.zone(progressOf('ana'))).toEqual(['blue-one', 'blue-one'])
  at.choose('ana', at.offered('ana').find((key) => key.startsWith('use:progress')) ?? '').expectAsk('ana', 'choose-destination', [
    '2,3',
    '4,3',
    '3,2',
    'stay',
  ])
})
rule('EF-RULING-31', 'a Progress card is placed in others’ rounds too, is no Dream action and is not Boosted', () => {
  const at = groundRound({ dreamers: { ana: { at: '1,2', hand: [r3] }, bea: { hand: ['red-two'] } } }).choose('bea', 'place:red-two')
  expect(at.zone(progressOf('bea'))).toEqual(['red-two'])
  at.expectAsk('ana', 'your-round')
  expect([at.get('bea', 'dreamActed'), at.get('bea', 'boosted')]).toEqual([false, false])
  const phase = onGround({ turnCards: ['turn-hearts-1'], dreamers: { bea: { hand: ['red-two'] } } }, { step: 'scapeStep', args: { i: 0 } })
  phase.expectAsk('bea', 'answer-rapidly').choose('bea', 'place:red-two')
  expect(phase.zone(progressOf('bea'))).toEqual(['red-two'])
})

// ── playing ──

rule(
  ['EF-INF-01', 'EF-INF-02', 'EF-INF-06'],
  'a card is played from the hand by discarding it, face up; not from deck or discard pile',
  () => {
    const at = groundRound({ dreamers: { ana: { hand: ['opens-two', c3], deck: ['shuffles', ...some(8)], discard: 1, sealed: 3 } } })
    at.arrange((w) => void w.make('seals-two', discardOf('ana')))
    expect(at.offered('ana').filter((key) => /use:hand:(shuffles|seals-two)/.test(key))).toEqual([])
    for (const piece of at.table.kernel.inZone(deckOf('ana'))) expect(at.table.kernel.up(piece)).toBe('back')
    at.choose('ana', use('opens-two'))
    expect(at.zone(discardOf('ana'))).toContain('opens-two')
    expect(at.table.kernel.up(at.piece('opens-two', discardOf('ana')))).toBe('front')
  },
)
rule(
  ['EF-INF-03', 'EF-INF-04', 'EF-ROUND-10', 'EF-RULING-50'],
  'in another’s round and in the Dreamscape phase only what is Rapid is played',
  () => {
    const bea = { hand: ['opens-two', 'a-sigh'], sealed: 3, anguish: 2 }
    const other = groundRound({ dreamers: { ana: { hand: [c3] }, bea } })
    expect(other.offered('bea')).toEqual([use('a-sigh')])
    expect(other.choose('bea', use('a-sigh')).get('bea', 'anguish')).toBe(1)
    const phase = onGround({ turnCards: ['turn-hearts-1'], dreamers: { bea } }, { step: 'scapeStep', args: { i: 0 } })
    phase.expectAsk('bea', 'answer-rapidly', [use('a-sigh'), 'pass'])
  },
)
rule(['EF-INF-05', 'EF-ACT-04'], 'a card that wants Swamp is refused where there is none', () => {
  const at = groundRound({ dreamers: { ana: { at: '1,2', hand: ['in-swamp'] } } })
  expect(at.refused('ana')[use('in-swamp')]).toEqual(['EF-ACT-04'])
  const wet = groundRound({ tokens: [{ token: 'swamp', at: ['1,2'] }], dreamers: { ana: { at: '1,2', hand: ['in-swamp'] } } })
  expect(wet.choose('ana', use('in-swamp')).get('ana', 'ether')).toBe(1)
})
rule(['EF-MKT-08', 'EF-ITEM-12', 'EF-ITEM-16'], 'what goes back to its Market is lost, and lies at the bottom of it', () => {
  const at = groundRound({ items: ['thing-that-goes'], dreamers: { ana: { hand: ['hands-back', r3, c3] } } })
  at.choose('ana', use('hands-back')).choose('ana', [r3])
  expect([at.zone('market').at(-1), at.zone(handOf('ana'))]).toEqual([r3, [c3]])
  at.choose('ana', 'use:item:thing-that-goes/sell').untilAsk('ana', 'your-round')
  expect([at.zone('item-market').at(-1), at.zone('items'), at.zone('storage')]).toEqual(['thing-that-goes', [], []])
})

// ── life and death ──

rule(['EF-EX-46', 'EF-RULING-42'], 'with six Anguish two more are the eighth; with five they are borne', () => {
  const hurt = (anguish: number) =>
    onGround(
      {
        turnCards: ['turn-spades-1'],
        figures: { shape: ['2,2'] },
        grown: { shape: ['anguish'] },
        dreamers: { ana: { at: '2,2', anguish }, bea: { at: '6,6' } },
      },
      { step: 'scapeStep', args: { i: 0 } },
    )
  expect(hurt(5).get('ana', 'anguish')).toBe(7)
  expect(keys(hurt(5))).not.toContain('team-loses')
  const dead = hurt(6).untilAsk('ana', 'build-deck')
  expect([dead.state.night, dead.get('ana', 'anguish')]).toEqual([2, 0])
})
rule('EF-EX-47', 'four with four Anguish each: one more loses the game though nobody has eight', () => {
  const four4 = { anguish: 4, at: '6,6' }
  const picture = {
    seats: 4,
    anguishLeft: 0,
    turnCards: ['turn-spades-1'],
    figures: { shape: ['2,2'] },
    dreamers: { ana: four4, bea: four4, carl: { anguish: 4, at: '2,2' }, dot: four4 },
  }
  const at = onGround(picture, { step: 'scapeStep', args: { i: 0 } })
  expect(at.told('dot').filter(({ key }) => key === 'team-loses')).toEqual([{ key: 'team-loses', args: { why: 'supply' } }])
})
rule(['EF-EX-48', 'EF-RULING-41'], 'four in the deck, two in hand, one discarded: Sealing two leaves five, and kills', () => {
  const counted = (deck: number, more: object = {}) => {
    const ana = { deck, hand: ['seals-two', c3], discard: 1, sealed: 9, progress: ['red-one', 'red-two', 'blue-one'], ...more }
    return groundRound({ dreamers: { ana } }).choose('ana', use('seals-two'))
  }
  expect(keys(counted(4))).toContain('team-loses')
  expect(keys(counted(5))).not.toContain('team-loses')
})
rule('EF-RULING-41', 'a Flaw counts in deck, hand and discard pile, not in the Progress zone', () => {
  const ana = { deck: 4, hand: ['seals-two', c3], discard: 1 }
  const with1 = (zone: typeof deckOf | typeof progressOf) =>
    groundRound({ dreamers: { ana } })
      .arrange((w) => void w.make('slow-to-start', zone('ana')))
      .choose('ana', use('seals-two'))
  expect(keys(with1(deckOf))).not.toContain('team-loses')
  expect(keys(with1(progressOf))).toContain('team-loses')
})
rule('EF-ANG-08', 'cured Anguish goes back to the supply', () => {
  const at = groundRound({ anguishLeft: 5, dreamers: { ana: { hand: ['a-sigh'], anguish: 3 } } }).choose('ana', use('a-sigh'))
  expect([at.get('ana', 'anguish'), at.state.anguishLeft]).toEqual([2, 6])
})
rule('EF-FLAW-01', 'a Flaw that is gained lies on top of one’s discard pile', () => {
  const at = onGround({ dreamers: { ana: { discard: 2 } } }, says({ do: 'gainFlaw' }))
  expect(at.zone(discardOf('ana'))).toHaveLength(3)
  expect(at.table.kernel.game.definitions.get(at.zone(discardOf('ana'))[0] ?? '')?.kind).toBe('flaw')
})
rule(['EF-CLOCK-05', 'EF-RULING-48', 'EF-BOARD-14'], 'the Clock goes up to twelve and down to nothing', () => {
  const clock = (hours: number, effect: object) => onGround({ hours }, says(effect)).untilAsk('ana', 'pick-some').state.hours
  expect([clock(2, gain.hours(3)), clock(11, gain.hours(3)), clock(1, lose.hours(3))]).toEqual([5, 12, 0])
})
