import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { figureId } from '../content/cards.ts'
import { figuresAt, inSlumber, stepOf } from './inSlumber.ts'
import { inRound, type Picture, scene, worth } from './scene.ts'

/* States: on one piece, for a while, as long as there are tokens. */

const [a2, c3] = [worth('awareness', 2), worth('cunning', 3)]
const her = figureId('caretaker')
const movement = { step: 'scapeStep', args: { i: 0 } }
type At = ReturnType<typeof inRound>
const statesOf = (at: At) => at.table.kernel.inZone('figures').map((figure) => at.get(figure, 'states'))
const drawing = { step: 'draw', args: { who: 'ana' } }
/** Ana draws a Flaw that Blinds her. */
const squinting = (picture: Picture = {}) =>
  scene({ ...picture, dreamers: { ana: { at: '1,1', deck: ['squint', a2, a2, a2, a2, a2, a2] } } }, drawing)

rule(['EF-STATE-01', 'EF-STATE-02', 'EF-RULING-19'], 'Paralysed, an Entity does not move this Turn, and does in the next', () => {
  const at = inRound({
    turnCards: ['turn-hearts-1', 'turn-hearts-2'],
    caretaker: ['2,1'],
    dreamers: { ana: { at: '1,1', hand: ['bench-vice'] }, bea: { at: '1,1' } },
  })
  at.choose('ana', 'use:hand:bench-vice/play')
  expect(statesOf(at)).toEqual([['paralysed']])
  at.arrange(() => {}, [movement, { step: 'turnDiscard' }]).untilAsk('ana', 'your-round')
  expect([figuresAt(at), statesOf(at)]).toEqual([['2,1'], [[]]])
  at.arrange(() => {}, [{ step: 'scapeStep', args: { i: 1 } }, { step: 'curtain' }]).untilAsk('ana', 'pick-some')
  expect(figuresAt(at)).toEqual(['1,1'])
})
rule('EF-STATE-03', 'only the piece it lies beside', () => {
  const at = scene({ turnCards: ['turn-hearts-1'], caretaker: ['4,1', '4,2'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,2' } } })
  at.arrange((w, t) => w.set(t.inZone('figures')[0] ?? '', 'states', ['paralysed']), [movement, { step: 'curtain' }]).untilAsk(
    'ana',
    'pick-some',
  )
  expect(figuresAt(at)).toEqual(['4,1', '3,2'])
})
const listening = { caretaker: ['3,1'], dreamers: { ana: { at: '1,1', hand: [a2], mask: 'face-of-the-listener' } } }
rule(['EF-RULING-19', 'EF-STATE-04'], 'Blinded, a Dreamer reaches no farther than 1, whatever adds to it', () => {
  const contact = 'use:entity:caretaker/contact'
  expect(inRound(listening).offered('ana')).toContain(contact)
  const at = inRound(listening).arrange((w) => w.set('ana', 'states', ['blinded']))
  expect(at.refused('ana')[contact]).toEqual(['EF-MACT-01'])
})
rule(['EF-STATE-04', 'EF-RULING-19'], 'Blinded, an Entity reaches no farther than 1 either, and whoever it does reach feels it', () => {
  const anguish = (square: string, states: readonly string[]) => {
    const at = inSlumber('salt-widow', { dreamers: { ana: { at: '3,3' }, bea: { at: '6,4' } } })
    at.arrange((w, t) => {
      w.set(t.inZone('figures')[0] ?? '', 'at', square)
      w.set(t.inZone('figures')[0] ?? '', 'states', states as never)
    })
    return stepOf(at, { turnCard: 'turn-spades-1', anguish: 0 }).untilAsk('ana', 'pick-some').get('ana', 'anguish')
  }
  expect([anguish('5,3', []), anguish('5,3', ['blinded']), anguish('4,3', ['blinded'])]).toEqual([1, 0, 1])
})
rule('EF-RULING-19', 'Stunned, a piece causes no Anguish; another of its kind still does', () => {
  const anguish = (...states: readonly (readonly string[])[]) => {
    const at = inSlumber('salt-widow', { dreamers: { ana: { at: '3,3' }, bea: { at: '6,4' } } })
    at.arrange((w, t) => {
      const [one = ''] = t.inZone('figures')
      const other = w.make(figureId('salt-widow'), 'figures')
      w.set(other, 'entity', t.get(one, 'entity'))
      for (const [i, figure] of [one, other].entries()) {
        w.set(figure, 'at', '4,3')
        w.set(figure, 'states', (states[i] ?? []) as never)
      }
    })
    return stepOf(at, { turnCard: 'turn-spades-1', anguish: 0 }).untilAsk('ana', 'pick-some').get('ana', 'anguish')
  }
  expect([anguish(), anguish(['stunned']), anguish(['stunned'], ['stunned'])]).toEqual([1, 1, 0])
})
rule('EF-RULING-19', 'Paralysed, a Dreamer neither Moves nor is Relocated, until the Dreamers phase is over', () => {
  const at = inRound({ turnCards: ['turn-spades-1', 'turn-hearts-1'], dreamers: { ana: { at: '2,2', hand: [c3] } } })
  at.arrange((w) => w.set('ana', 'states', ['paralysed']))
  expect(at.refused('ana').move).toEqual(['EF-MOVE-01'])
  at.arrange(() => {}, [{ step: 'scapePhase' }, { step: 'curtain' }])
  expect(at.get('ana', 'states')).toEqual([])
})
rule('EF-RULING-19', 'Poisoned, all pieces of an Entity keep it from changing', () => {
  const tokens = (...states: readonly (readonly string[])[]) => {
    const at = scene({ turnCards: ['turn-diamonds-1'], caretaker: ['4,1', '4,2'] }).arrange((w, t) => {
      for (const [i, figure] of t.inZone('figures').entries()) w.set(figure, 'states', (states[i] ?? []) as never)
      const tile = w.make('grafter', 'entity')
      for (const figure of t.inZone('figures')) w.set(figure, 'entity', tile)
    })
    at.arrange(() => {}, [movement, { step: 'curtain' }]).untilAsk('ana', 'pick-some')
    return at.zone(`meta:${at.piece('grafter')}`).length
  }
  expect([tokens(['poisoned']), tokens(['poisoned'], ['poisoned'])]).toEqual([1, 0])
})

// ── tokens ──

rule(['EF-STATE-02', 'EF-RULING-19'], 'a Flaw that is drawn Blinds whoever drew it', () => {
  expect(squinting().get('ana', 'states')).toEqual(['blinded'])
})
rule(['EF-STATE-05', 'EF-STATE-06', 'EF-EX-58'], 'two pieces are Poisoned: no token is left to Blind anybody', () => {
  const deck = ['squint', a2, a2, a2, a2, a2, a2]
  const after = (poisoned: number) => {
    const at = scene({ caretaker: ['4,1', '4,2'], dreamers: { ana: { at: '1,1', deck } } })
    at.arrange(
      (w, t) => {
        for (const figure of t.inZone('figures').slice(0, poisoned)) w.set(figure, 'states', ['poisoned'])
      },
      [drawing, { step: 'curtain' }],
    )
    return at.get('ana', 'states')
  }
  expect([after(1), after(2)]).toEqual([['blinded'], []])
})
rule(['EF-STATE-06', 'EF-STATE-03'], 'of three pieces only two are Stunned: there are two tokens', () => {
  const at = inRound({ items: ['tin-whistle'], caretaker: ['1,1', '1,1', '2,1'], dreamers: { ana: { at: '1,1' } } })
  at.choose('ana', 'use:item:tin-whistle/blow')
  expect(statesOf(at).filter((states) => states.includes('stunned'))).toHaveLength(2)
  expect(at.zone('figures')).toEqual([her, her, her])
})
