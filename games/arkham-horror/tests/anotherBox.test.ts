import { rule } from '@miskatonic/testing'
import { expect, vi } from 'vitest'
import { monstersIn, type Picture, scene, stepOf, trophies } from './scene.ts'

/* The rules know no box by its name: here another one is on the table, with a town of a street and a mill, and a monster that is not of the cup. */

vi.mock('../content/sets.ts', async (original) => {
  const { sets, cardsOfSet } = await original<typeof import('../content/sets.ts')>()
  const { location, monster, street } = await import('../content/builders.ts')
  const named = (title: string) => ({ title: { es: title, en: title } })
  const annex = {
    id: 'annex',
    ...named('Annex'),
    boards: [
      {
        id: 'annex',
        streets: [street('mill-street', { ...named('Mill Street'), white: 'old-mill', black: 'northside' })],
        locations: [location('old-mill', { ...named('Old Mill'), street: 'mill-street', unstable: true, hints: [] })],
        ways: [['mill-street', 'northside'] as const],
      },
    ],
    cards: [
      monster('miller', {
        ...named('Miller'),
        ...{ symbol: 'moon', movement: 'normal', awareness: 0, toughness: 1, combat: { rating: 0, damage: 1 }, traits: ['spawn'] },
      }),
    ],
  }
  return { sets: [...sets, annex], cardsOfSet }
})

const options = { sets: ['annex'] }
const closing = (more: Picture) =>
  scene(
    {
      ...{ seats: 2, options, phase: 'arkham', chance: { 'check:close': [[5, 1]] } },
      ...more,
    },
    stepOf('arkham'),
  ).choose('ana', 'close:lore')

rule('AH-WIN-05', 'gates and seals of another town count', () => {
  const ana = { at: 'woods', explored: true, stops: [1, 1, 3] as const, clues: 5, trophies: ['gate-yuggoth', 'gate-yuggoth'] }
  const open = closing({ people: { ana }, gates: { woods: 'abyss', 'old-mill': 'rlyeh' } })
  expect([open.over, trophies(open).length]).toEqual([false, 3])
  expect((closing({ people: { ana }, gates: { woods: 'abyss' } }).result as { outcome: string }).outcome).toBe('closed')
  const sealed = closing({
    people: { ana: { ...ana, at: 'old-mill' } },
    gates: { 'old-mill': 'abyss', graveyard: 'rlyeh' },
    sealed: ['black-cave', 'independence-square', 'the-unnamable', 'unvisited-isle', 'the-witch-house'],
  })
  expect((sealed.choose('ana', 'yes').result as { outcome: string }).outcome).toBe('sealed')
})

rule('AH-LIMIT-07 AH-LIMIT-02', 'Spawn neither count against the limit nor go to the Outskirts', () => {
  const gate = { step: 'mythosGate', args: { card: 'all-quiet-in-arkham#1', only: false } }
  const four = ['ghoul', 'zombie', 'gug', 'witch']
  const full = scene({ options, monsters: { downtown: four }, decks: { cup: ['miller'] } }, gate)
  expect([monstersIn(full, 'woods'), monstersIn(full, 'outskirts')]).toEqual([['miller'], []])
  const room = scene({ options, monsters: { downtown: ['ghoul', 'zombie', 'gug', 'miller'] }, decks: { cup: ['witch'] } }, gate)
  expect([monstersIn(room, 'woods'), monstersIn(room, 'outskirts')]).toEqual([['witch'], []])
})

rule('AH-MMOVE-28 AH-BOARD-16', 'an arrow into a closed place is not followed', () => {
  const moves = { step: 'mythosMoves', args: { card: 'family-found-butchered#1' } }
  const open = scene({ options, monsters: { 'mill-street': ['zombie'] } }, moves)
  expect([monstersIn(open, 'old-mill'), monstersIn(open, 'mill-street')]).toEqual([['zombie'], []])
  const closed = scene({ options, monsters: { 'mill-street': ['zombie'] }, closed: ['old-mill'] }, moves)
  expect([monstersIn(closed, 'old-mill'), monstersIn(closed, 'mill-street')]).toEqual([[], ['zombie']])
})
