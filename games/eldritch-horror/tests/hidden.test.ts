import { SPECTATOR } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { game } from '../index.ts'
import { position } from './position.ts'

type Table = ReturnType<typeof position>
const WATCHERS = ['ana', 'ben', SPECTATOR]
/** All that a watcher is shown of a zone. */
const facesIn = (t: Table, watcher: string, zone: string) => {
  const { pieces } = t.table.view(watcher).zones[zone] ?? { pieces: [] }
  return pieces.flatMap(({ faces }) => Object.values(faces))
}
/** What somebody holds: its zone has another name for every watcher. */
const heldIn = (t: Table, watcher: string, kind: string) =>
  Object.keys(t.table.view(watcher).zones)
    .filter((zone) => zone.startsWith(`${kind}:`))
    .flatMap((zone) => facesIn(t, watcher, zone))
const TWO = 'ana lily-chen london, has wither-1 debt-2, clues 1; ben silas-marsh rome'
const DECKS = 'assets artifacts mythos mysteries research america europe asia general otherWorld gates clues cup'
const begun = () =>
  play(game, {
    seats: ['ana', 'ben'],
    options: { ancientOne: 'azathoth', lead: 'ana', investigators: ['lily-chen', 'silas-marsh'] },
    chance: { 'draw:mysteries': ['occult-research'], 'draw:cup': ['zombie'] },
  })

describe('hidden', () => {
  rule('EH-HIDE-01', 'the backs of two-sided cards, from their holder too', () => {
    const t = position(TWO)
    for (const watcher of WATCHERS) {
      expect(heldIn(t, watcher, 'possessions')).toEqual(['spell:wither'])
      expect(heldIn(t, watcher, 'own-conditions')).toEqual(['condition:debt'])
      expect(JSON.stringify(t.table.view(watcher))).not.toMatch(/wither\/|wither-1|debt\/|debt-2/)
    }
  })

  rule('EH-HIDE-02 EH-HIDE-03', 'what lies in a deck, and in which order; the Clues of the pool and the Gates of the stack', () => {
    const t = begun()
    for (const zone of DECKS.split(' ')) {
      for (const watcher of WATCHERS) {
        expect(t.table.view(watcher).zones[zone]?.count, zone).toBeGreaterThan(0)
        expect(facesIn(t, watcher, zone), zone).toEqual([])
      }
      // Not even the rules know an order before a card is drawn.
      expect(
        t.table.kernel.raw.zones[zone]?.every(({ mixed }) => mixed),
        zone,
      ).toBe(true)
    }
    for (const zone of ['spells', 'conditions', 'expedition']) expect(facesIn(t, 'ana', zone), zone).toHaveLength(1)
  })

  rule('EH-HIDE-04', 'the Mythos cards in the box', () => {
    const t = begun()
    for (const watcher of WATCHERS) expect(facesIn(t, watcher, 'box')).toEqual([])
    expect(t.zone('box').length).toBeGreaterThan(35)
  })

  rule('EH-HIDE-05', 'is only shown when an effect says so, and only to whom it says', () => {
    const t = position(TWO, 'top gates: gate-rome gate-tokyo; says lily-chen: look gates 2')
    t.expectAsk('ana', 'prompt.gate-on-top', ['gate-rome', 'gate-tokyo'])
    expect(facesIn(t, 'ana', 'gates')).toEqual(expect.arrayContaining(['gate:rome', 'gate:tokyo']))
    for (const watcher of ['ben', SPECTATOR]) expect(facesIn(t, watcher, 'gates').filter((face) => face !== 'back:gate')).toEqual([])
    // He is not even told what was chosen among.
    expect(JSON.stringify(t.table.askFor('ben'))).not.toMatch(/rome|tokyo/)
  })
})

describe('open', () => {
  rule('EH-HIDE-06', 'Monsters, on the board and set aside', () => {
    const t = position(TWO, 'ancientOne cthulhu; monsters rome: zombie')
    for (const watcher of WATCHERS) {
      expect(facesIn(t, watcher, 'space:rome')).toContain('monster:zombie')
      expect(facesIn(t, watcher, 'aside').sort()).toEqual(expect.arrayContaining(['monster:deep-one', 'monster:star-spawn']))
    }
    // The back of a token is nothing that the front does not name.
    expect(game.definitions.get('zombie')?.faces).toEqual({ front: 'monster:zombie', back: 'monster:zombie' })
  })

  rule('EH-HIDE-07 EH-HIDE-10', 'discard piles; Clues that are held or discarded', () => {
    const t = position(TWO, 'lying discard:assets: axe, discard:clues: clue-tokyo, discard:gates: gate-rome')
    const held = t.zone('own-clues:lily-chen#1')[0]?.replace('clue-', 'clue:')
    for (const watcher of WATCHERS) {
      const discarded = ['assets', 'clues', 'gates'].flatMap((deck) => facesIn(t, watcher, `discard:${deck}`))
      expect(discarded).toEqual(['asset:axe', 'clue:tokyo', 'gate:rome'])
      expect(heldIn(t, watcher, 'own-clues')).toEqual([held])
    }
  })

  rule('EH-HIDE-08 EH-HIDE-09', 'both sides of the sheets', () => {
    const t = position(TWO)
    for (const watcher of WATCHERS) {
      expect(facesIn(t, watcher, 'sheet')).toEqual(['ancientOne:azathoth', 'ancientOne:azathoth/back'])
      expect(facesIn(t, watcher, 'investigators')).toEqual(
        expect.arrayContaining(['investigator:mark-harrigan', 'investigator:mark-harrigan/back']),
      )
      expect(facesIn(t, watcher, 'space:london')).toEqual(expect.arrayContaining(['investigator:lily-chen', 'investigator:lily-chen/back']))
    }
  })

  rule('EH-HIDE-12', 'the front of the first Spell and Condition, the back of the first Expedition', () => {
    const t = begun()
    for (const watcher of WATCHERS) {
      expect(facesIn(t, watcher, 'spells')).toEqual([expect.stringMatching(/^spell:[a-z-]+$/)])
      expect(facesIn(t, watcher, 'conditions')).toEqual([expect.stringMatching(/^condition:[a-z-]+$/)])
      expect(facesIn(t, watcher, 'expedition')).toEqual([`back:expedition:${t.state.expedition}`])
    }
    // And when the first one has gone, the next.
    const gained = position(TWO, 'top spells: wither-2, conditions: debt-3; says silas-marsh: gain spell, gain condition name:debt')
    for (const deck of ['spells', 'conditions']) expect(facesIn(gained, 'ana', deck), deck).toHaveLength(1)
  })
})
