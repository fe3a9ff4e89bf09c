import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { deckOf, sealedOf } from '../rules/people.ts'
import { first, inRound, scene, sizes, worth } from './scene.ts'

const c3 = worth('cunning', 3)
const flaw = first('flaw', (card) => card.kind === 'flaw' && card.drawn !== undefined)
const failed = (n: number, more: object = {}) =>
  inRound({
    chance: { fortune: [[1]] },
    ...more,
    dreamers: { ana: { at: '1,1', hand: [c3], ...((more as { ana?: object }).ana ?? {}), anguish: n } },
  })
    .choose('ana', 'move')
    .choose('ana', [c3])
    .choose('ana', 'yes')

rule(['EF-ANG-01', 'EF-ANG-02'], 'seven are borne', () => {
  const at = failed(6).choose('ana', 'anguish')
  expect(at.get('ana', 'anguish')).toBe(7)
  expect(at.state.mode).toBe('dream')
})
rule(
  ['EF-ANG-02', 'EF-ANG-03', 'EF-DEATH-01', 'EF-RULING-23', 'EF-DREAM-08', 'EF-CAMP-09'],
  'the eighth kills, all lose, and the dream begins again with a Flaw more',
  () => {
    const at = failed(7).choose('ana', 'anguish')
    expect(at.told('bea').map(({ key }) => key)).toContain('team-loses')
    at.untilAsk('ana', 'choose-entrance')
    expect(at.get('ana', 'anguish')).toBe(0)
    expect(at.state.night).toBe(2)
    expect(at.state.encounter).toMatchObject({ id: 'i01', turn: 0 })
    const flaws = at.zone(deckOf('ana')).filter((id) => at.table.kernel.game.definitions.get(id)?.kind === 'flaw')
    expect(flaws).toHaveLength(1)
  },
)
rule(['EF-ANG-04', 'EF-SUP-03'], 'when the supply is empty, one more loses the game for all', () => {
  const at = failed(4, { anguishLeft: 0 }).choose('ana', 'anguish')
  expect(at.told('ana').map(({ key }) => key)).toContain('team-loses')
})
rule(['EF-ANG-05', 'EF-ANG-06', 'EF-ANG-07'], 'fewer than six cards in deck, hand and discard pile: the others do not count', () => {
  const ana = { deck: 7, sealed: 9, progress: [first('influence', (card) => card.kind === 'influence' && card.type === 'progress')] }
  const at = failed(0, { ana }).choose('ana', 'seal')
  expect(at.told('ana').map(({ key }) => key)).toContain('team-loses')
  const alive = failed(0, { ana: { ...ana, deck: 8 } }).choose('ana', 'seal')
  expect(alive.told('ana').map(({ key }) => key)).not.toContain('team-loses')
})
rule(
  ['EF-SEAL-01', 'EF-SEAL-05', 'EF-SEAL-06', 'EF-SEAL-07', 'EF-FLAW-08', 'EF-EX-39'],
  'Sealing skips a Flaw, which stays on top and is not resolved',
  () => {
    const [a, b, c, d] = [worth('awareness', 2), worth('rage', 2), c3, worth('awareness', 2)]
    const at = failed(0, { ana: { deck: [a, flaw, b, c, d, a, b], discard: 6 } }).choose('ana', 'seal')
    expect(at.zone(sealedOf('ana'))).toEqual([c, b, a])
    expect(at.zone(deckOf('ana')).slice(0, 2)).toEqual([flaw, d])
  },
)
rule('EF-RULING-45', 'with too few cards, what there is is Sealed', () => {
  const at = failed(0, { ana: { deck: 2, discard: 10 } }).choose('ana', 'seal')
  expect(sizes(at, 'ana')).toMatchObject({ deck: 0, sealed: 2 })
})
rule(['EF-FLAW-02', 'EF-FLAW-04', 'EF-RULING-26'], 'a Flaw that is drawn counts as drawn and is resolved at once', () => {
  const at = scene({ dreamers: { ana: { deck: [flaw, c3, c3, c3, c3, c3, c3] } } }, { step: 'draw', args: { who: 'ana' } })
  expect(at.told('ana').map(({ key }) => key)).toContain('flaw-resolved')
  expect(sizes(at, 'ana')).toMatchObject({ hand: 3, deck: 3, discard: 1 })
})
rule(['EF-FLAW-03', 'EF-FLAW-05', 'EF-RULING-13', 'EF-BOARD-16'], 'one Ether rids one of it: it goes under the Flaw deck', () => {
  const at = scene({ dreamers: { ana: { ether: 1, deck: [flaw, c3, c3, c3, c3, c3, c3] } } }, { step: 'draw', args: { who: 'ana' } })
  at.expectAsk('ana', 'pay-off-flaw').choose('ana', 'yes')
  expect(at.zone('flaws').at(-1)).toBe(flaw)
  expect(at.get('ana', 'ether')).toBe(0)
})
