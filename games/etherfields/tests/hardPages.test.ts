import { rule } from '@miskatonic/testing'
import { expect, vi } from 'vitest'
import { figures, moveEntity, seal, suffer } from '../content/builders.ts'
import { discardOf, handOf, progressOf, sealedOf } from '../rules/people.ts'
import { type At, figuresIn, groundRound, onGround, pays, stands } from './onGround.ts'
import { onMap } from './onMap.ts'
import { sizes } from './scene.ts'

/* The pages of the rulebook over which tables argue: what it demands there, through what players decide. */

vi.mock('../content/dreams/index.ts', async (original) => {
  const { dreams, scriptsOfDreams } = await original<typeof import('../content/dreams/index.ts')>()
  const { ground, other, groundScripts } = await import('./provingGround.ts')
  return { dreams: [...dreams, ground, other], scriptsOfDreams: [...scriptsOfDreams, ...groundScripts] }
})

const step = (i = 0) => ({ step: 'scapeStep', args: { i } })
const says = (effect: object) => ({ step: 'saying', args: { effect } })
const drawing = { step: 'draw', args: { who: 'ana' } }
const lost = (at: At): boolean => at.told('ana').some(({ key }) => key === 'team-loses')
const MOVES = 'turn-hearts-1'
const BASIC = 'turn-spades-1'

// ── payment ──

rule(['EF-RULING-31', 'EF-BOOST-01'], 'no die helps to place a Progress card', () => {
  const short = groundRound({ dreamers: { ana: { at: '1,2', hand: ['costs-three', ...pays('1R')] } } })
  expect(short.refused('ana')['place:costs-three']).toEqual(['EF-PROG-03'])
  const rich = groundRound({ dreamers: { ana: { at: '1,2', hand: ['costs-three', ...pays('1R', '3R')] } } }).choose(
    'ana',
    'place:costs-three',
  )
  expect(rich.choose('ana', pays('3R')).expectAsk('ana', 'your-round').zone(progressOf('ana'))).toEqual(['costs-three'])
  expect(rich.get('ana', 'boosted')).toBe(false)
})
rule(['EF-RULING-28', 'EF-BOOST-06'], 'five Rage and a one are two Attacks of three', () => {
  const at = groundRound({
    chance: { fortune: [[3]] },
    figures: { shape: ['2,2'] },
    dreamers: { ana: { at: '1,2', hand: pays('3R', '1R', '1R') } },
  }).choose('ana', 'use:entity:shape/attack')
  at.choose('ana', pays('3R', '1R', '1R'))
    .choose('ana', 'yes')
    .expectAsk('ana', 'your-round')
  expect(at.get('ana', 'ether')).toBe(2)
})
rule('EF-RULING-36', 'two pieces named, and a failed hope: the first is met, the second is spared', () => {
  const at = groundRound({
    chance: { fortune: [[2]] },
    figures: { shape: ['3,1', '4,2'] },
    dreamers: { ana: { at: '3,2', hand: pays('3A', '2A') } },
  }).choose('ana', 'use:entity:shape/contact')
  const [one = '', other = ''] = figuresIn(at)
  at.choose('ana', other).choose('ana', one).choose('ana', pays('3A', '2A')).choose('ana', 'yes')
  at.untilAsk('ana', 'your-round')
  expect([at.get(one, 'at'), at.get(other, 'at') === '4,2']).toEqual(['3,1', false])
})
rule(['EF-BOOST-10', 'EF-MOVE-03'], 'one Cunning and a two move up to three squares', () => {
  const at = groundRound({ chance: { fortune: [[5]] }, dreamers: { ana: { at: '1,1', hand: pays('1C') } } })
  at.choose('ana', 'move').choose('ana', pays('1C')).choose('ana', 'yes')
  expect([at.offered('ana').includes('4,1'), at.offered('ana').includes('5,1')]).toEqual([true, false])
})
rule(['EF-MAPC-05', 'EF-BOOST-01'], 'whoever Boosted in the last Turn of an encounter may Boost once on the way', () => {
  const hand = ['costs-two', ...pays('1C')]
  const at = onMap({ place: 'rope-walk', slumbers: ['tallyman'], dreamers: { ana: { hand }, bea: {} } })
  at.choose('ana', 'go:net-lofts').choose('ana', 'no').choose('ana', 'no').untilAsk('ana', 'your-round')
  at.arrange((w) => w.set('ana', 'boosted', true), [{ step: 'skipSlumber' }]).untilAsk('ana', 'travel')
  at.arrange((w, t) => {
    w.put(
      t.inZone(handOf('ana')).filter((piece) => !hand.includes(t.def(piece).id)),
      discardOf('ana'),
    )
  })
  expect(at.offered('ana')).toContain('use:hand:costs-two/play')
  at.arrange((w) => w.set('ana', 'boosted', true))
  expect(at.offered('ana')).not.toContain('use:hand:costs-two/play')
})

// ── pieces in motion ──

rule('EF-EMOVE-09', 'one that hunts whoever has most Anguish stays with any Dreamer it stands with', () => {
  const at = onGround(
    { turnCards: [MOVES], figures: { 'hunts-the-anguished': ['2,1'] }, dreamers: { ana: { at: '2,1' }, bea: { at: '5,1', anguish: 3 } } },
    step(),
  )
  expect(stands(at)).toEqual(['2,1'])
})
const crowd = (n: number, at = '3,1'): string[] => Array.from({ length: n }, () => at)
rule(['EF-CAP-05', 'EF-CAP-04', 'EF-CAP-07'], 'into a full square: beside its only Dreamer it stops; of two the Team pushes one', () => {
  const coming = (more: readonly string[], bea: string) =>
    onGround(
      {
        turnCards: [MOVES],
        chance: { movement: [[3]] },
        figures: { shape: ['5,1'], 'stands-still': crowd(more.length) },
        dreamers: { ana: { at: '3,1' }, bea: { at: bea } },
      },
      step(),
    )
  expect(stands(coming(crowd(3), '5,8'))[0]).toBe('4,1')
  const at = coming(crowd(2), '3,1').expectAsk('ana', 'choose-pushed', ['ana', 'bea']).choose('ana', 'bea')
  at.choose('ana', '3,2')
  expect([stands(at), at.get('ana', 'at'), at.get('bea', 'at')]).toEqual([['3,1', ...crowd(2)], '3,1', '3,2'])
})
rule(['EF-CAP-01', 'EF-RULING-30'], 'driven towards a full square, a piece does not become the fifth', () => {
  const walls = ['4,1|4,2', '3,1|3,2']
  const at = onGround(
    { walls, figures: { shape: ['4,1'], 'other-shape': crowd(4, '5,1') }, dreamers: { ana: { at: '3,1' }, bea: { at: '6,6' } } },
    says(moveEntity(1, 'away', figures('shape'))),
  )
  expect(stands(at)).toEqual(['4,1', ...crowd(4, '5,1')])
})
rule('EF-RULING-19', 'a Paralysed piece is not driven away', () => {
  const at = groundRound({ figures: { shape: ['2,2'] }, dreamers: { ana: { at: '1,2', hand: pays('3A') } } })
  at.arrange((w) => w.set(figuresIn(at)[0] ?? '', 'states', ['paralysed']))
  at.choose('ana', 'use:entity:shape/contact').choose('ana', pays('3A')).untilAsk('ana', 'your-round', { boost: 'no' })
  expect(stands(at)).toEqual(['2,2'])
})
rule(['EF-EMOVE-10', 'EF-WALL-05'], 'walled off from every Dreamer, a piece does not move', () => {
  const at = onGround(
    {
      turnCards: [MOVES],
      chance: { movement: [[3]] },
      walls: ['1,1|1,2', '1,1|2,1'],
      figures: { shape: ['1,1'] },
      dreamers: { ana: { at: '4,1' }, bea: { at: '4,2' } },
    },
    step(),
  )
  expect(stands(at)).toEqual(['1,1'])
})
rule('EF-ICON-05', 'with squares enough one goes round a trap', () => {
  const goes = (...cards: string[]) =>
    groundRound({ options: { noBoost: true }, dreamers: { ana: { at: '1,6', hand: pays(...cards) }, bea: { at: '6,6' } } })
      .choose('ana', 'move')
      .choose('ana', pays(...cards))
      .choose('ana', '4,6')
  expect(goes('3C').get('ana', 'anguish')).toBe(1)
  const round = goes('4C', '1C')
  expect([round.get('ana', 'at'), round.get('ana', 'anguish')]).toEqual(['4,6', 0])
})

// ── the Dreamscape phase ──

rule(['EF-RULING-29', 'EF-SCAPE-05'], 'what several do in one step counts as simultaneous: whoever is thrown aside is still hit', () => {
  const at = onGround(
    { turnCards: [BASIC], figures: { 'throws-about': ['3,2'], shape: ['3,2'] }, dreamers: { ana: { at: '3,2' }, bea: { at: '6,6' } } },
    step(),
  ).choose('ana', ['throws-about', 'shape'])
  expect([at.get('ana', 'at'), at.get('ana', 'anguish')]).toEqual(['1,1', 1])
})

// ── cards are health ──

rule(['EF-SHUF-02', 'EF-SHUF-03', 'EF-ANG-05'], 'who Seals three of eight new cards has five left, and all lose', () => {
  const price = (key: string) => onGround({ dreamers: { ana: { at: '1,1', deck: 0, discard: 8 } } }, drawing).choose('ana', key)
  expect([lost(price('seal')), lost(price('anguish'))]).toEqual([true, false])
})
rule(['EF-DRAW-03', 'EF-SHUF-01'], 'a full hand does not draw, so that an empty deck costs it nothing', () => {
  const hand = pays('1A', '2A', '3A', '1C', '2C', '3C')
  const at = onGround({ dreamers: { ana: { at: '1,1', hand, deck: 0, discard: 9 } } }, drawing).choose('ana', [])
  expect([at.zone(handOf('ana')).length, sizes(at, 'ana').discard, at.get('ana', 'anguish')]).toEqual([6, 9, 0])
})
rule(['EF-DRAW-05', 'EF-SHUF-06'], 'what goes before drawing is shuffled into the new deck with the rest', () => {
  const hand = pays('1A', '2A')
  const at = onGround({ dreamers: { ana: { at: '1,1', hand, deck: 1, discard: 5 } } }, drawing)
    .choose('ana', hand)
    .choose('ana', 'anguish')
  expect([sizes(at, 'ana'), at.get('ana', 'anguish')]).toEqual([{ hand: 4, deck: 4, discard: 0, sealed: 0 }, 1])
})
rule(['EF-ANG-05', 'EF-PROG-02'], 'the sixth card placed in the Progress zone is one too few to live', () => {
  const placing = (deck: number) =>
    groundRound({ dreamers: { ana: { at: '1,1', hand: ['red-one'], deck } } }).choose('ana', 'place:red-one')
  expect([lost(placing(5)), lost(placing(6))]).toEqual([true, false])
})
rule('EF-ANG-04', 'two suffer from one step and one token is left: all lose, though neither is near the eighth', () => {
  const hit = (anguishLeft: number) =>
    onGround({ turnCards: [BASIC], anguishLeft, figures: { shape: ['2,2'] }, dreamers: { ana: { at: '2,2' }, bea: { at: '2,2' } } }, step())
  expect([lost(hit(1)), lost(hit(2))]).toEqual([true, false])
})
rule(['EF-SEAL-01', 'EF-SEAL-03'], 'what was Sealed last is Opened first, and waits in the discard pile', () => {
  const deck = [...pays('1A', '2A', '3A', '1C', '2C', '3C'), ...pays('4C', '4R')]
  const at = onGround({ dreamers: { ana: { at: '1,1', hand: ['opens-two'], deck } } }, says(seal(3)), {
    step: 'round',
    args: { who: 'ana' },
  })
  expect(at.zone(sealedOf('ana'))).toEqual(pays('3A', '2A', '1A'))
  at.choose('ana', 'use:hand:opens-two/play')
  expect([at.zone(sealedOf('ana')), at.zone(discardOf('ana')).sort()]).toEqual([pays('1A'), ['opens-two', ...pays('2A', '3A')]])
})
rule('EF-ANG-02', 'three Anguish at once at six are the eighth and more', () => {
  const at = onGround({ dreamers: { ana: { at: '1,1', anguish: 6 } } }, says(suffer(3)))
  expect(lost(at)).toBe(true)
})
