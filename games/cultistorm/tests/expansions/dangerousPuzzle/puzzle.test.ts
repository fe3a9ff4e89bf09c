import { Table } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { puzzleEvents, puzzlePieces } from '../../../content/expansions/dangerousPuzzle.ts'
import { cultistorm } from '../../../rules/game.ts'
import type { Slot } from '../../../rules/shape.ts'
import { SEATS } from '../../randomGames.ts'
import { crowds, ending, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { dangerousPuzzle: true }
const seed = 'puzzle'
const at = <S extends Slot>(slot: S) => slot
const PIECES = puzzlePieces.map(({ id }) => id)

/** Everything of the item deck, when all have been dealt their two. */
function laid(chosen: object | null): string[] {
  const { kernel } = Table.start(cultistorm, { seats: SEATS.slice(0, 3), seed, options: chosen as never })
  return ['item-deck', ...SEATS.slice(0, 3).map((who) => `found:${who}`)].flatMap((zone) =>
    kernel.inZone(zone).map((piece) => kernel.def(piece).id),
  )
}

/** Ana, at the Eye, investigates and finds these cards in their order. */
const finding = (cards: readonly string[], picture: Picture = {}) => {
  const ana = { at: at('eye'), hand: ['fresh-lead'], ...picture.detectives?.ana }
  const table = scene({ options, seed, ...picture, itemDeck: cards, detectives: { ...picture.detectives, ana } }, 'preparation')
  return table.choose('ana', 'investigate:1')
}
/** These pieces are held: by Ana those named, by Bea the rest of these; then this step. */
const holding = (ana: readonly string[], bea: readonly string[], picture: Picture, step: string) =>
  scene({ options, seed, ...picture })
    .put(ana, 'puzzle:ana')
    .put(bea, 'puzzle:bea')
    .arrange(() => {}, [{ step }, { step: 'curtain' }])

rule(['CS-EXP-14', 'CS-EXP-15', 'CS-RULING-130'], 'six pieces and four events lie among the items: forty-six cards', () => {
  expect([puzzlePieces.length, puzzleEvents.reduce((sum, { copies = 1 }) => sum + copies, 0)]).toEqual([6, 4])
  expect([laid(options).length, laid(null).length]).toEqual([46, 36])
})

rule(['CS-EXP-14', 'CS-RULING-130'], 'whoever finds a piece keeps it, beside two items, and may keep no other card for it', () => {
  const table = finding(['puzzle-dial'], { detectives: { ana: { items: ['laudanum', 'lucky-coin'] } } })
  expect([table.zone('puzzle:ana'), table.zone('items:ana').length, table.zone('item-discard')]).toEqual([['puzzle-dial'], 2, []])
  table.expectAsk('ana', 'prepare')
})

rule(['CS-EXP-14', 'CS-RULING-130'], 'five seals do not win without all six pieces; with them they do', () => {
  const ana = { at: at('star'), seals: ['star' as const] }
  const picture = {
    sealed: ['shield', 'tentacle', 'eye', 'planet'],
    offered: { star: ['eye', 'eye', 'eye'] },
    detectives: { ana },
  } as const
  const short = holding(PIECES.slice(0, 3), PIECES.slice(3, 5), picture, 'sealing').choose('ana', 'seal')
  expect([short.over, short.get('slot:star', 'sealed')]).toEqual([false, 'card'])
  expect(ending(holding(PIECES.slice(0, 3), PIECES.slice(3), picture, 'sealing').choose('ana', 'seal'))).toBe('sealed')
})

rule(['CS-EXP-14', 'CS-RULING-130'], 'the last piece wins a table that is sealed already', () => {
  const sealed = ['shield', 'tentacle', 'eye', 'planet', 'star'] as const
  const picture = { itemDeck: ['puzzle-core'], detectives: { ana: { at: at('eye'), hand: ['fresh-lead'] } } }
  const table = scene({ options, seed, ...picture }).put(PIECES.slice(0, 5), 'puzzle:bea')
  table.arrange(
    (w) => {
      for (const slot of sealed) w.set(`slot:${slot}`, 'sealed', 'marker')
    },
    [{ step: 'preparation' }, { step: 'curtain' }],
  )
  expect(table.over).toBe(false)
  expect(ending(table.choose('ana', 'investigate:1'))).toBe('sealed')
})

rule(['CS-RULING-130'], 'an empty item deck is made anew where pieces lie among the discards', () => {
  const detectives = { ana: { at: at('eye'), hand: ['fresh-lead'] } }
  const run = (discarded: readonly string[]) => {
    const table = scene({ options, seed, itemDeck: ['laudanum'], only: true, detectives }).put(discarded, 'item-discard')
    table.arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }])
    return table.choose('ana', 'investigate:1').choose('ana', 'laudanum')
  }
  const again = run(['puzzle-lens', 'lucky-coin'])
  expect([again.zone('item-deck').sort(), again.zone('item-discard')]).toEqual([['lucky-coin', 'puzzle-lens'], []])
  expect(run(['lucky-coin']).zone('item-deck')).toEqual([])
})

test('a piece dealt as equipment is no equipment: it goes back to the deck and does nothing', () => {
  const dealt = ['puzzle-lens', 'laudanum', 'open-mouth', 'lucky-coin', 'motor-car', 'holy-chalk']
  const table = scene({ options, seed }).chance({ 'draw:item-deck': dealt })
  table.arrange(() => {}, [{ step: 'equipment' }, { step: 'curtain' }]).choose('carl', 'holy-chalk')
  expect(['ana', 'bea', 'carl'].map((who) => table.zone(`items:${who}`))).toEqual([['laudanum'], ['lucky-coin'], ['holy-chalk']])
  expect([table.zone('puzzle:ana'), table.zone('item-deck').includes('puzzle-lens'), table.state.terror]).toEqual([[], true, 'shield'])
})

test('The Dial: the first move costs a token', () => {
  const table = holding(['puzzle-dial'], [], { detectives: { ana: { at: 'eye' }, bea: { at: 'eye' } } }, 'preparation')
  table.choose('ana', 'move:star').choose('bea', 'move:star')
  expect(minds(table)).toEqual([1, 0, 0])
  const tired = holding(['puzzle-dial'], [], { detectives: { ana: { at: 'eye', madness: 4 } } }, 'preparation')
  expect(tired.refused('ana')['move:star']).toEqual(['CS-MOVE-07'])
})

test('The Spring: a general card costs its holder one token more', () => {
  const detectives = { ana: { hand: ['stand-firm'] }, bea: { hand: ['guiding-light'] } }
  const table = holding(['puzzle-spring'], [], { detectives }, 'preparation').choose('ana', 'support:stand-firm:carl')
  expect(minds(table)).toEqual([2, 0, 1])
  expect(minds(table.choose('bea', 'support:guiding-light:ana'))).toEqual([3, 1, 1])
  const tired = holding(['puzzle-spring'], [], { detectives: { ana: { hand: ['stand-firm'], madness: 3 } } }, 'preparation')
  expect(tired.refused('ana')['support:stand-firm:bea']).toEqual(['CS-RULING-36'])
})

test('The Needle: no location heals its holder; cards do', () => {
  const picture = {
    altars: { eye: 'sanatorium' },
    detectives: { ana: { at: at('eye'), madness: 3 }, bea: { at: at('eye'), madness: 2 }, carl: { hand: ['steady-the-nerves'] } },
  }
  const table = holding(['puzzle-needle'], [], picture, 'preparation')
  expect([table.refused('ana')['use:sanatorium/0'], table.offered('bea').includes('use:sanatorium/0')]).toEqual([['CS-RULING-37'], true])
  expect(minds(table.choose('carl', 'support:steady-the-nerves:ana'))[0]).toBe(0)
})

test('The Lens: terror goes on when it is found', () => {
  expect(finding(['puzzle-lens']).state.terror).toBe('tentacle')
})

test('The Shell: a cultist at the finder’s location', () => {
  expect(crowds(finding(['puzzle-shell']))).toEqual([0, 0, 1, 0, 0])
})

test('The Core: a token for everybody there', () => {
  const detectives = { bea: { at: at('eye') }, carl: { at: at('star') } }
  expect(minds(finding(['puzzle-core'], { detectives }))).toEqual([1, 1, 0])
})

test('False Bottom: a piece of anybody goes back to the deck', () => {
  const detectives = { ana: { at: at('eye'), hand: ['fresh-lead'] } }
  const table = scene({ options, seed, itemDeck: ['false-bottom'], detectives })
    .put('puzzle-dial', 'puzzle:ana')
    .put('puzzle-lens', 'puzzle:bea')
  table.arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }]).choose('ana', 'investigate:1')
  table.expectAsk('ana', 'choose-puzzle-piece', ['puzzle-dial', 'puzzle-lens']).choose('ana', 'puzzle-lens')
  expect([table.zone('puzzle:bea'), table.zone('puzzle:ana'), table.zone('item-discard')]).toEqual([[], ['puzzle-dial'], ['false-bottom']])
  expect(table.zone('item-deck')).toContain('puzzle-lens')
  expect(finding(['false-bottom']).zone('item-discard')).toEqual(['false-bottom'])
})

test('Grinding Gears: two steps of terror', () => {
  expect(finding(['grinding-gears']).state.terror).toBe('eye')
})

test('Open Mouth: an Ancient One is summoned', () => {
  const table = finding(['open-mouth'], { marker: 'planet' })
  expect([table.zone('lair:planet').length, minds(table)]).toEqual([1, [1, 1, 1]])
})

test('without the expansion neither pieces nor events lie among the items', () => {
  const all = [...PIECES, ...puzzleEvents.map(({ id }) => id)]
  expect([all.filter((id) => laid(null).includes(id)), all.filter((id) => laid(options).includes(id)).length]).toEqual([[], 9])
})

expansionIsPrinted(import.meta.url, [...puzzlePieces, ...puzzleEvents])
gamesWith('Dangerous Puzzle', options)
