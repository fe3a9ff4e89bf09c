import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { endSlumber, loot } from '../content/builders.ts'
import { turnCards } from '../content/decks/turnCards.ts'
import { SUITS } from '../content/kinds.ts'
import { onMap } from './onMap.ts'
import { inRound, scene, sizes, worth } from './scene.ts'

/* A Turn from its draw to its card's going, suits, and Loot. */

const [c3, a2] = [worth('cunning', 3), worth('awareness', 2)]

rule(
  ['EF-TURN-01', 'EF-TURN-02', 'EF-TURN-03', 'EF-TURN-04'],
  'draw, then cards and actions, then what the Turn card says, then it goes; the next Turn follows',
  () => {
    const at = scene(
      {
        turn: 4,
        hours: 0,
        turnCards: ['turn-spades-1', 'turn-hearts-1'],
        caretaker: ['3,3'],
        dreamers: { ana: { at: '3,4', hand: [c3], anguish: 3 }, bea: { at: '1,1', hand: [c3], anguish: 3 } },
      },
      'turnStart',
    )
    at.expectAsk('ana', 'discard-before-drawing').choose('ana', [])
    expect(sizes(at, 'ana').hand).toBe(5)
    at.expectAsk('bea', 'discard-before-drawing').choose('bea', []).expectAsk('ana', 'your-round')
    expect(at.state).toMatchObject({ phase: 'dreamers', encounter: { turn: 5 } })
    expect(at.zone('turn-deck')).toEqual(['turn-spades-1', 'turn-hearts-1'])
    at.choose('ana', 'pass').expectAsk('bea', 'your-round')
    expect(at.get('ana', 'anguish')).toBe(3)
    at.choose('bea', 'pass').untilAsk('ana', 'discard-before-drawing')
    expect([at.get('ana', 'anguish'), at.get('bea', 'anguish')]).toEqual([2, 3])
    expect(at.state).toMatchObject({ phase: 'dreamers', encounter: { turn: 6 } })
    expect(at.zone('turn-deck')).toEqual(['turn-hearts-1'])
    expect(at.zone('turn-discard')[0]).toBe('turn-spades-1')
  },
)
rule(['EF-TCARD-03', 'EF-TCARD-05'], 'twelve cards, three of each suit, each with Loot of its own', () => {
  expect(turnCards.map(({ suit }) => suit).sort()).toEqual([...SUITS, ...SUITS, ...SUITS].sort())
  for (const { id, loot: printed } of turnCards) expect(printed, id).toMatchObject({ do: 'choose' })
})
rule('EF-TCARD-04', 'the suit matters only to what names it', () => {
  const under = (card: string, wisdom: readonly string[]) => {
    const at = inRound({ turnCards: [card, 'turn-clubs-3'], dreamers: { ana: { hand: [a2], anguish: 2 } } })
    at.arrange((w) => {
      for (const id of wisdom) w.make(id, 'wisdom')
    })
    return at.offered('ana').filter((key) => !key.startsWith('use:hand'))
  }
  const [hearts, spades] = [under('turn-hearts-1', []), under('turn-spades-1', [])]
  expect(hearts).toEqual(spades)
  const named = (keys: readonly string[]) => keys.filter((key) => key.startsWith('use:wisdom:undersong'))
  expect(named(under('turn-hearts-1', ['undersong']))).toEqual(['use:wisdom:undersong/hearts'])
  expect(named(under('turn-spades-1', ['undersong']))).not.toContain('use:wisdom:undersong/hearts')
})

/** In a Slumber with these Turn cards, and these Turn cards gone, the last one on top. */
const inSlumber = (deck: readonly string[], gone: readonly string[], effect: object) => {
  const dreamers = { ana: { anguish: 3, sealed: 5 }, bea: { anguish: 3, sealed: 5 } }
  const at = onMap({ place: 'rope-walk', slumbers: ['paper-bride', 'ebb'], hours: 2, dreamers })
  at.choose('ana', 'go:net-lofts').untilAsk('ana', 'your-round')
  return at.arrange(
    (w, t) => {
      w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
      const card = (id: string) => t.inZone('turn-discard').find((piece) => t.def(piece).id === id) ?? ''
      for (const id of gone.toReversed()) w.put(card(id), 'turn-discard', { at: 'top', face: 'front' })
      w.put(deck.map(card), 'turn-deck', { face: 'front' })
      for (const tile of t.inZone('slumber')) w.put(t.inZone('metamorphoses')[0] ?? '', `meta:${tile}`)
    },
    [{ step: 'saying', args: { effect } } as never, { step: 'curtain' } as never],
  )
}
rule(['EF-LOOT-01', 'EF-LOOT-02'], 'Loot is that of the current Turn card, and the Team picks one of what it offers', () => {
  const at = inSlumber(['turn-clubs-3', 'turn-hearts-1'], ['turn-spades-1'], loot).expectAsk('ana', 'choose-effect')
  expect(at.offered('ana')).toHaveLength(3)
  at.choose('ana', at.offered('ana')[2] ?? '').expectAsk('ana', 'pick-some')
  expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual([1, 1])
  expect([at.get('ana', 'anguish'), at.get('ana', 'ether')]).toEqual([3, 0])
})
rule('EF-LOOT-01', 'a smaller card gives less', () => {
  const at = inSlumber(['turn-hearts-1', 'turn-clubs-3'], [], loot).expectAsk('ana', 'choose-effect')
  expect(at.offered('ana')).toHaveLength(2)
  at.choose('ana', 'gain-ether').expectAsk('ana', 'pick-some')
  expect([at.get('ana', 'ether'), at.get('bea', 'ether')]).toEqual([1, 0])
})
rule(['EF-LOOT-03', 'EF-EX-36'], 'after the last Turn card it is the Loot of the one discarded last', () => {
  const at = inSlumber([], ['turn-clubs-3', 'turn-hearts-1'], loot).expectAsk('ana', 'choose-effect')
  expect(at.offered('ana')).toHaveLength(3)
  at.choose('ana', at.offered('ana')[1] ?? '').expectAsk('ana', 'pick-some')
  expect([at.get('ana', 'anguish'), at.get('bea', 'anguish')]).toEqual([1, 1])
})
rule(
  ['EF-SLUM-08', 'EF-SLUM-10', 'EF-SLUM-13', 'EF-EX-64'],
  'a Slumber that simply ends gives no Loot and no Out of Turns; its piece and tokens go',
  () => {
    const at = inSlumber(['turn-clubs-3', 'turn-hearts-1'], [], endSlumber).expectAsk('ana', 'travel')
    expect(at.state).toMatchObject({ mode: 'map', encounter: null })
    expect([sizes(at, 'ana').sealed, at.get('ana', 'anguish'), at.get('ana', 'ether')]).toEqual([5, 3, 0])
    expect(at.zone('slumbers')).toEqual(['ebb', 'paper-bride'])
    expect([at.zone('figures'), at.zone(`meta:${at.piece('paper-bride')}`)]).toEqual([[], []])
  },
)
