import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { metaTokens } from '../content/decks/tokens.ts'
import { LOW } from '../content/dreams/i02/lamps.ts'
import { discardOf, handOf, maskOf, progressOf } from '../rules/people.ts'
import { inDream, standing } from './inDream.ts'
import { figuresAt, inSlumber, stepOf, tileOf } from './inSlumber.ts'
import { first, inRound, scene, sizes, worth } from './scene.ts'

/* Metamorphoses: how they come and go, and what each of them does. */

const [a2, c3, r3] = [worth('awareness', 2), worth('cunning', 3), worth('rage', 3)]
const meta = { turnCard: 'turn-diamonds-1' }
const tokensOn = (at: ReturnType<typeof inDream>) => at.zone(`meta:${tileOf(at)}`)

// ── coming and going ──

rule(['EF-META-01', 'EF-RULING-03'], 'twelve tokens in eight kinds; one is drawn at random and lies open on the tile', () => {
  expect(metaTokens.map(({ type, copies }) => [type, copies])).toEqual([
    ...['anguish', 'seal', 'movement', 'range'].map((type) => [type, 2]),
    ...['mask', 'progress', 'reroll', 'gem'].map((type) => [type, 1]),
  ])
  const at = inDream('i04', { chance: { metamorphosis: ['meta-range'] } })
  expect(at.zone('metamorphoses')).toHaveLength(12)
  stepOf(at, meta).untilAsk('ana', 'pick-some')
  expect(tokensOn(at)).toEqual(['meta-range'])
  expect(at.zone('metamorphoses')).toHaveLength(11)
})
rule(
  ['EF-META-16', 'EF-RULING-03', 'EF-ENT-08', 'EF-RULING-72'],
  'when its last piece is driven off the tokens go back to the supply',
  () => {
    const at = inDream('i04', { chance: { metamorphosis: ['meta-range'] } })
    stepOf(at, { ...meta, figures: ['3,3'] }).untilAsk('ana', 'pick-some')
    standing(at, '3,3', r3).choose('ana', 'use:entity:grafter/attack').choose('ana', [r3]).choose('ana', 'no').untilAsk('ana', 'your-round')
    expect(at.zone('figures')).toEqual([])
    expect(tokensOn(at)).toEqual([])
    expect(at.zone('metamorphoses')).toHaveLength(12)
  },
)
rule('EF-META-16', 'one piece of several takes nothing with it', () => {
  const at = inSlumber('wet-choir', { dreamers: { ana: { at: '3,3' }, bea: { at: '3,3' } } })
  stepOf(at, { turnCard: 'turn-spades-1', figures: ['3,3', '6,3'], metamorphoses: ['gem'] }).untilAsk('ana', 'pick-some')
  standing(at, '3,3', a2).choose('ana', 'use:entity:wet-choir/contact').choose('ana', [a2]).choose('ana', 'no')
  expect([figuresAt(at), tokensOn(at)]).toEqual([['6,3'], ['meta-gem']])
})
rule(['EF-META-17', 'EF-EX-61'], 'with no piece on the Scape none is added', () => {
  const at = inDream('i04')
  stepOf(at, { ...meta, figures: [] }).untilAsk('ana', 'pick-some')
  expect(tokensOn(at)).toEqual([])
})

// ── what they do ──

rule('EF-META-02', 'every piece of that Entity is stronger', () => {
  const at = scene(
    {
      turnCards: ['turn-hearts-1'],
      caretaker: ['4,1', '4,4'],
      metamorphoses: ['movement'],
      dreamers: { ana: { at: '1,1' }, bea: { at: '1,4' } },
    },
    { step: 'scapeStep', args: { i: 0 } },
  )
  at.untilAsk('ana', 'pick-some')
  expect(figuresAt(at)).toEqual(['1,1', '1,4'])
})
const hit = (id: string, turnCard: string, figures: readonly string[], metamorphoses: readonly string[]) => {
  const at = inSlumber(id, { dreamers: { ana: { at: '3,3', anguish: 0 }, bea: { at: '3,3' } } })
  return stepOf(at, { turnCard, figures, metamorphoses, ana: '3,3' }).untilAsk('ana', 'pick-some')
}
rule(['EF-META-03', 'EF-EX-44'], 'one Anguish token, two pieces in range: 2 Anguish, not 4', () => {
  expect(hit('salt-widow', 'turn-spades-1', ['4,3', '3,4'], []).get('ana', 'anguish')).toBe(1)
  expect(hit('salt-widow', 'turn-spades-1', ['4,3', '3,4'], ['anguish']).get('ana', 'anguish')).toBe(2)
})
rule('EF-RULING-51', 'two Anguish tokens add two', () => {
  expect(hit('salt-widow', 'turn-spades-1', ['4,3'], ['anguish', 'anguish']).get('ana', 'anguish')).toBe(3)
})
rule(['EF-META-04', 'EF-META-07', 'EF-EX-45'], 'Seals 2 in range 1; with a Seal and a Range token at range 2: 4', () => {
  const sealed = (square: string, metamorphoses: readonly string[]) =>
    sizes(hit('paper-bride', 'turn-spades-1', [square], metamorphoses), 'ana').sealed
  expect(sealed('3,4', [])).toBe(2)
  expect(sealed('5,3', ['seal'])).toBe(0)
  expect(sealed('5,3', ['seal', 'range'])).toBe(4)
})
const hoarder = 'face-of-the-hoarder'
rule(
  ['EF-META-08', 'EF-META-14', 'EF-HAND-06', 'EF-RULING-54', 'EF-EX-43'],
  'a Mask token: the Mask that raised the limit does not, and the surplus goes at once, by choice',
  () => {
    const at = inDream('i04', { chance: { metamorphosis: ['meta-mask'] } })
    stepOf(at, meta)
    at.arrange(
      (w, t) => {
        w.make(hoarder, maskOf('ana'))
        w.put(t.inZone(handOf('ana')), discardOf('ana'))
        for (let i = 0; i < 7; i++) w.make(c3, handOf('ana'))
      },
      [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }],
    )
    at.expectAsk('ana', 'discard-some')
    expect(at.offered('ana')).toHaveLength(7)
    at.choose('ana', [at.table.kernel.inZone(handOf('ana'))[2] ?? ''])
    expect(sizes(at, 'ana').hand).toBe(6)
  },
)
rule('EF-META-08', 'nor can the action of a Mask be used', () => {
  const picture = { caretaker: ['4,4'], dreamers: { ana: { at: '1,1', mask: 'face-of-the-walker' } } }
  expect(inRound(picture).offered('ana')).toContain('use:mask:face-of-the-walker/step')
  expect(inRound({ ...picture, metamorphoses: ['mask'] }).offered('ana')).not.toContain('use:mask:face-of-the-walker/step')
})
const working = first(
  'influence',
  (card) => card.kind === 'influence' && card.type === 'progress' && (card.actions ?? []).some(({ moment }) => !moment),
)
rule(['EF-META-09', 'EF-META-10'], 'a Progress token: what was placed stays and does nothing', () => {
  const picture = { caretaker: ['4,4'], dreamers: { ana: { at: '1,1', hand: [a2, c3, r3], progress: [working] } } }
  const uses = (at: ReturnType<typeof inRound>) =>
    [...at.offered('ana'), ...Object.keys(at.refused('ana'))].filter((key) => key.startsWith(`use:progress:${working}`))
  expect(uses(inRound(picture)).length).toBeGreaterThan(0)
  const at = inRound({ ...picture, metamorphoses: ['progress'] })
  expect(uses(at)).toEqual([])
  expect(at.zone(progressOf('ana'))).toEqual([working])
})
rule('EF-META-10', 'and new ones are placed, which do nothing either', () => {
  const picture = { caretaker: ['4,4'], metamorphoses: ['progress'], dreamers: { ana: { at: '1,1', hand: [working, a2, c3, r3] } } }
  const at = inRound(picture).choose('ana', `place:${working}`).untilAsk('ana', 'your-round')
  expect(at.zone(progressOf('ana'))).toEqual([working])
  expect(at.offered('ana').filter((key) => key.startsWith('use:progress'))).toEqual([])
})
/** By the Low lamp, whose slot takes a Gem; the Lamp-Eater is about, with a Gem token. */
const byLamp = (gems: number, filled: readonly string[]) => {
  const at = inDream('i02').arrange((w) => {
    const tile = w.make('lamp-eater', 'entity')
    const figure = w.make('lamp-eater-figure', 'figures')
    w.set(figure, 'at', '3,6')
    w.set(figure, 'entity', tile)
    w.make('meta-gem', `meta:${tile}`)
    w.set('ana', 'gems', gems)
    w.set('table', 'filled', filled)
  })
  return standing(at, LOW, c3, c3, c3)
}
rule(
  ['EF-META-12', 'EF-META-13', 'EF-RULING-18'],
  'a Gem token: Gems are kept and gained, and spent for nothing, not even for a slot',
  () => {
    const at = byLamp(1, [])
    expect(at.refused('ana')['fill-slot']).toEqual(['EF-ACT-11'])
    at.choose('ana', 'gem').untilAsk('ana', 'your-round')
    expect(at.get('ana', 'gems')).toBe(2)
  },
)
rule('EF-RULING-18', 'out of a slot they may be taken', () => {
  expect(byLamp(0, [LOW]).choose('ana', 'take-gem').get('ana', 'gems')).toBe(1)
})
rule(['EF-META-15', 'EF-RULING-78', 'EF-FATE-10'], 'a Whim fires in its step and is not made stronger', () => {
  const at = inSlumber('paper-bride', { dreamers: { ana: { at: '3,3' }, bea: { at: '3,3' } } })
  at.arrange((w) => {
    const whim = w.make('water-under-the-rug', 'whims')
    w.set(whim, 'slot', '4,4')
  })
  stepOf(at, { turnCard: 'turn-clubs-3', figures: [], metamorphoses: ['seal'] }).untilAsk('ana', 'pick-some')
  expect(sizes(at, 'ana').sealed).toBe(1)
})
