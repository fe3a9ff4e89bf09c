import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { LOW } from '../content/dreams/i02/lamps.ts'
import { g } from '../content/scriptNumbers.ts'
import { discardOf } from '../rules/people.ts'
import { inDream, standing } from './inDream.ts'
import { inRound, scene, sizes, worth } from './scene.ts'

/* Secrets: who sees what before, where each goes once revealed; cards laid over the map, Notes, and peeking. */

const [a2, c3] = [worth('awareness', 2), worth('cunning', 3)]
type At = ReturnType<typeof inRound>
const facesIn = (at: At, zone: string, who: string): string[] =>
  (at.table.view(who).zones[zone]?.pieces ?? []).flatMap(({ faces }) => Object.values(faces) as string[])
const reading = (name: string, picture: Parameters<typeof scene>[0] = {}) => scene(picture, { step: 'reading', args: { entry: g(name) } })
const told = (at: At) => at.untilAsk('ana', 'pick-some')

// ── before ──

rule(['EF-SECRET-15', 'EF-SECRET-18', 'EF-DREAM-03'], 'of a Dream’s Secrets all see the backs, which tell their kind, and no front', () => {
  const at = inDream('i02')
  for (const who of ['ana', 'bea']) {
    const seen = facesIn(at, 'secrets', who)
    expect(seen).toEqual(expect.arrayContaining(['back/item', 'back/entity', 'back/situation', 'back/fate']))
    expect(seen.filter((face) => /^(item|entity|situation|fate|influence|wisdom|flaw)\//.test(face))).toEqual([])
  }
})
rule('EF-SECRET-16', 'among them are tiles of the map, an Entity, Items, cards of decks and cards of none', () => {
  const at = inDream('i02')
  const kinds = new Set(at.table.kernel.inZone('secrets').map((piece) => at.table.kernel.def(piece).kind))
  for (const kind of ['entity', 'item', 'situation', 'fate', 'wisdom', 'note']) expect(kinds).toContain(kind)
  expect(at.table.kernel.inZone('scape').map((piece) => at.table.kernel.def(piece).kind)).toContain('tile')
})
rule(['EF-SECRET-19', 'EF-RULING-79'], 'when the Dream is left, what was not gained goes back', () => {
  const at = inRound({ hours: 3 }).arrange((w) => w.set('table', 'hidden', []))
  at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'travel', { 'wear-mask': 'no' })
  expect(at.zone('secrets')).toEqual([])
  expect(at.table.kernel.where(at.piece('caretaker'))).toBe('box')
})

// ── where each goes ──

rule(['EF-SECRET-06', 'EF-SECRET-03', 'EF-ENT-01'], 'an Entity: onto its slot, for all to see, and at work', () => {
  const at = scene({ turn: 2, turnCards: ['turn-spades-1', 'turn-hearts-1'], dreamers: { ana: { at: '4,1', hand: [a2] } } }, 'turnStart')
  at.untilAsk('ana', 'your-round')
  expect(at.zone('entity')).toEqual(['caretaker'])
  for (const who of ['ana', 'bea']) expect(facesIn(at, 'entity', who)).toContain('entity/caretaker')
  expect(at.offered('ana')).toContain('use:entity:caretaker/contact')
})
rule(['EF-SECRET-07', 'EF-INF-12', 'EF-RULING-80'], 'an Influence card: onto the discard pile of whoever revealed it', () => {
  const at = told(reading('4.14').choose('ana', 'keep'))
  expect([at.zone(discardOf('ana')), at.zone(discardOf('bea'))]).toEqual([['toothache'], []])
})
rule(['EF-SECRET-08', 'EF-ITEM-13'], 'an Item: the Team’s, at work if it likes', () => {
  const at = reading('2.33').untilAsk('ana', 'use-item-now').choose('ana', 'yes')
  expect(at.zone('items')).toEqual(['storm-lantern'])
  at.expectAsk('ana', 'use-item-now').choose('ana', 'no')
  expect(at.zone('storage')).toContain('oilcan')
})
rule(['EF-SECRET-10', 'EF-FATE-12'], 'a Fate card: under the Fate deck', () => {
  const at = reading('2.33').untilAsk('ana', 'travel')
  expect(at.zone('fate').slice(-2).sort()).toEqual(['a-bill-for-light', 'horn-in-the-chimney'])
})
rule('EF-SECRET-11', 'a Flaw: under the Flaw deck, and nobody’s', () => {
  const at = inRound({ hours: 3 }).arrange((w) => w.set('table', 'hidden', []))
  at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'travel', { 'wear-mask': 'no' })
  expect(at.zone('flaws').at(-1)).toBe('the-wrong-coat')
  for (const who of ['ana', 'bea']) expect(at.zone(discardOf(who))).toEqual([])
})
rule('EF-SECRET-13', 'a card of no deck: beside the board, open', () => {
  const at = inDream('i04')
  expect(at.zone('situations').sort()).toEqual(['hard-frost', 'plan-of-the-wires'])
  expect(facesIn(at, 'situations', 'bea')).toContain('situation/hard-frost')
})
rule('EF-SUP-05', 'what the Team has once it does not get again', () => {
  const at = told(reading('4.14').choose('ana', 'keep'))
  at.arrange(() => {}, [{ step: 'reading', args: { entry: g('4.14') } }, { step: 'curtain' }]).choose('ana', 'keep')
  expect(at.zone(discardOf('ana'))).toEqual(['toothache'])
})

// ── cards laid over the map ──

const under = (picture: object = {}) =>
  inRound({ dreamers: { ana: { at: '3,4', hand: [a2] }, bea: { at: '3,3' } }, ...picture }).arrange((w, t) =>
    w.set(
      'table',
      'hidden',
      t.state.hidden.filter((letter) => letter !== 'g'),
    ),
  )
rule(
  ['EF-SECRET-14', 'EF-OVER-01', 'EF-OVER-02', 'EF-OVER-05'],
  'the ceiling is laid over its four squares as soon as it is revealed: the flex is gone, the dial is there',
  () => {
    const at = under()
    expect(at.offered('ana')).toContain('use:map:g')
    at.choose('ana', 'use:map:g').untilAsk('ana', 'your-round', { 'pay-motive': [a2], boost: 'no' })
    expect(at.zone('scape')).toContain('i01-k')
    expect([...at.offered('ana'), ...Object.keys(at.refused('ana'))]).not.toContain('use:map:g')
    expect([...at.offered('ana'), ...Object.keys(at.refused('ana'))]).toContain('use:map:j')
  },
)
rule(['EF-OVER-04', 'EF-OVER-03'], 'whoever and whatever was there is there still, and it stays for the Dream', () => {
  const tokens = [{ token: 'threat', at: ['4,3'] }] as const
  const at = under({ tokens, caretaker: ['4,4'] })
  at.choose('ana', 'use:map:g').untilAsk('ana', 'your-round', { 'pay-motive': [a2], boost: 'no' })
  expect([at.get('ana', 'at'), at.get('bea', 'at'), at.get(at.piece('caretaker-figure'), 'at')]).toEqual(['3,4', '3,3', '4,4'])
  expect(at.state.tokens).toEqual(tokens)
  at.arrange(() => {}, [{ step: 'turnDiscard' }]).untilAsk('ana', 'your-round')
  expect(at.zone('scape')).toContain('i01-k')
})

// ── Notes ──

rule(['EF-SECRET-12', 'EF-NOTE-02', 'EF-NOTE-03'], 'a Note is kept, its back for all to read, its front for nobody', () => {
  const at = inRound({ tiles: ['c1'], dreamers: { ana: { at: '5,2', hand: [c3] } } })
  at.choose('ana', 'use:map:h').untilAsk('ana', 'your-round', { 'pay-motive': [c3], boost: 'no' })
  expect(at.zone('notes')).toEqual(['n-01'])
  for (const who of ['ana', 'bea']) expect(facesIn(at, 'notes', who)).toEqual(['note-back/n-01'])
})
rule('EF-GATE-02', 'nor does anybody see the front of a Gate that is gained', () => {
  const at = inRound({ hours: 3 }).arrange((w) => w.set('table', 'hidden', []))
  at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'travel', { 'wear-mask': 'no' })
  for (const who of ['ana', 'bea'])
    expect(
      facesIn(at, 'gates', who)
        .filter((face) => !face.includes('i01'))
        .sort(),
    ).toEqual(['gate-back/gate-i02', 'gate-back/gate-i03'])
})
const withNote = (note: string, picture: Parameters<typeof inRound>[0], who: string) =>
  inRound(picture, who).put(note, 'notes', { face: 'back' })
rule(['EF-NOTE-04', 'EF-NOTE-03'], 'any Dreamer for whom its back is true may use it, and nobody else', () => {
  const knots = (who: string, anguish: number) => withNote('n-06', { dreamers: { ana: { anguish: 7 }, bea: { anguish } } }, who)
  expect(knots('ana', 6).offered('ana')).toContain('note:n-06')
  expect(knots('bea', 7).offered('bea')).toContain('note:n-06')
  expect(knots('bea', 6).refused('bea')['note:n-06']).toEqual(['EF-NOTE-04'])
})
rule(['EF-NOTE-01', 'EF-NOTE-04'], 'its front is carried out, and then it is gone', () => {
  const at = withNote('n-06', { dreamers: { ana: { anguish: 7 } } }, 'ana').choose('ana', 'note:n-06')
  expect(at.get('ana', 'anguish')).toBe(5)
  expect([at.zone('notes'), at.zone('removed')]).toEqual([[], expect.arrayContaining(['n-06'])])
})

// ── peeking ──

rule(
  ['EF-BASIC-05', 'EF-RULING-08', 'EF-RULING-60'],
  'for a card a Secret of certain kinds is looked at by all; it is not revealed, and it is no Dream action',
  () => {
    const at = standing(inDream('i02'), LOW, c3, c3).choose('ana', 'peek').choose('ana', [c3])
    const kinds = new Set(at.offered('ana').map((id) => at.table.kernel.def(at.piece(id)).kind))
    expect([...kinds].every((kind) => ['influence', 'item', 'flaw', 'fate', 'slumber'].includes(kind))).toBe(true)
    at.choose('ana', 'oilcan')
    expect(sizes(at, 'ana').hand).toBe(1)
    for (const who of ['ana', 'bea']) expect(facesIn(at, 'secrets', who)).toContain('item/oilcan')
    expect([at.zone('secrets').includes('oilcan'), at.zone('storage').includes('oilcan'), at.get('ana', 'dreamActed')]).toEqual([
      true,
      false,
      false,
    ])
    expect(at.offered('ana')).toContain('peek')
  },
)
rule(['EF-BASIC-05', 'EF-RULING-08'], 'without a card in hand, or without such a Secret, it is not done', () => {
  expect(standing(inDream('i02'), LOW).refused('ana').peek).toEqual(['EF-RULING-08'])
  expect(inRound({ dreamers: { ana: { at: '1,1', hand: [c3] } } }).refused('ana').peek).toEqual(['EF-BASIC-05'])
})
