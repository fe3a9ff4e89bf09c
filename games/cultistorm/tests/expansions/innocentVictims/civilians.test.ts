import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { civilians } from '../../../content/expansions/innocentVictims.ts'
import type { Slot } from '../../../rules/shape.ts'
import { crystals, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { innocentVictims: true }
const at = <S extends Slot>(slot: S) => slot
const CULTISTS = [{ step: 'cultists' }, { step: 'curtain' }]

/** Cards of each symbol that nothing else is made of. */
const SHOWING = {
  shield: ['stand-firm', 'barricade-the-door'],
  tentacle: ['whispered-formula', 'call-them-out'],
  eye: ['keen-glance', 'search-party'],
  planet: ['celestial-chart', 'stroke-of-luck'],
  star: ['guiding-light', 'fresh-lead'],
} as const

/** This civilian stands at the Eye with so much patience. */
const beside = (civilian: string, patience: number, picture: Picture, flow: readonly { step: string }[]) =>
  scene({ options, ...picture }).arrange((w, t) => {
    const piece = t.inZone('civilian-deck').find((one) => t.def(one).id === civilian) as string
    w.put(piece, 'civilians:eye')
    w.set(piece, 'patience', patience)
  }, flow)

/** Ana, at the Eye, leads this civilian away; she has just what it takes. */
function saving(civilian: string, picture: Picture = {}) {
  const { symbols } = civilians.find(({ id }) => id === civilian) as (typeof civilians)[number]
  const hand = symbols.map((symbol, i) => SHOWING[symbol][symbols.indexOf(symbol) === i ? 0 : 1])
  const ana = { at: at('eye'), hand, ...picture.detectives?.ana }
  const table = beside(civilian, 2, { ...picture, detectives: { ...picture.detectives, ana } }, [
    { step: 'preparation' },
    { step: 'curtain' },
  ])
  return table.choose('ana', `use:${civilian}/0`)
}

rule(['CS-EXP-12', 'CS-RULING-128'], 'every second cultist phase brings a civilian to the marker, with a patience of three', () => {
  const table = scene({ options, turn: 2, marker: 'eye' }, 'cultists')
  expect([table.zone('civilians:eye').length, table.zone('civilian-deck').length]).toEqual([1, 9])
  expect(table.get(table.table.kernel.inZone('civilians:eye')[0] as string, 'patience')).toBe(3)
  expect(scene({ options, turn: 3, marker: 'eye' }, 'cultists').zone('civilians:eye')).toEqual([])
})

rule(['CS-RULING-128'], 'among cultists a civilian loses patience each cultist phase; alone they do not', () => {
  const among = beside('nurse', 3, { turn: 3, columns: { eye: 1 }, marker: 'planet' }, CULTISTS)
  const alone = beside('nurse', 3, { turn: 3, marker: 'planet' }, CULTISTS)
  expect([among.get('nurse#1', 'patience'), alone.get('nurse#1', 'patience')]).toEqual([2, 3])
})

rule(['CS-EXP-12', 'CS-RULING-128'], 'without patience they become a cultist: the top card of the deck appears there', () => {
  const picture = { turn: 3, columns: { eye: 1 }, marker: 'planet', cultists: ['star-1'] } as const
  const table = beside('nurse', 1, picture, CULTISTS)
  expect([table.zone('civilians:eye'), table.zone('civilians-lost'), table.zone('column:eye')[1]]).toEqual([[], ['nurse'], 'star-1'])
  expect(table.state.terror).toBe('shield')
})

rule(['CS-RULING-128'], 'it is an appearance: the fourth at a location calls its Ancient One', () => {
  const table = beside('nurse', 1, { turn: 3, columns: { eye: 3 }, marker: 'planet', cultists: ['star-1'] }, CULTISTS)
  expect([table.zone('lair:eye'), minds(table)]).toEqual([['hastur'], [1, 1, 1]])
})

rule(['CS-RULING-128'], 'every fourth that is lost advances terror by as many steps as there are detectives', () => {
  const losing = (...lost: readonly string[]) => {
    const table = scene({ options, turn: 3, columns: { eye: 1 }, marker: 'planet' })
    table.put(lost, 'civilians-lost').arrange((w, t) => {
      const nurse = t.inZone('civilian-deck').find((one) => t.def(one).id === 'nurse') as string
      w.put(nurse, 'civilians:eye')
      w.set(nurse, 'patience', 1)
    }, CULTISTS)
    return [table.zone('civilians-lost').length, table.state.terror, crystals(table)]
  }
  const [clerk, child, priest, ...others] = civilians.map(({ id }) => id).filter((id) => id !== 'nurse') as [string, string, string]
  expect(losing(clerk, child, priest)).toEqual([4, 'planet', [0, 1, 1, 1, 0]])
  expect(losing(clerk, child, priest, ...others.slice(0, 1))).toEqual([5, 'shield', [0, 0, 0, 0, 0]])
  expect(losing(clerk, child, priest, ...others.slice(0, 4))).toEqual([8, 'planet', [0, 1, 1, 1, 0]])
})

rule(['CS-RULING-128', 'CS-EXP-12'], 'a detective there saves them for two cards with their symbols', () => {
  const table = saving('nurse', { detectives: { ana: { madness: 1 } } })
  expect([table.zone('civilians:eye'), table.zone('civilians-saved'), table.zone('hand:ana')]).toEqual([[], ['nurse'], []])
})

rule(['CS-RULING-128'], 'not from elsewhere, and not with other symbols', () => {
  const elsewhere = {
    ana: { at: at('star'), hand: ['stand-firm', 'guiding-light'] },
    bea: { at: at('eye'), hand: ['stand-firm', 'keen-glance'] },
  }
  const table = beside('nurse', 2, { detectives: elsewhere }, [{ step: 'preparation' }, { step: 'curtain' }])
  expect(['use:nurse/0' in table.refused('ana'), table.offered('ana').includes('use:nurse/0')]).toEqual([false, false])
  expect(table.refused('bea')['use:nurse/0']).toEqual(['CS-LOC-07'])
})

test('with an empty deck nobody else comes', () => {
  const table = scene({ options, turn: 2 }).arrange((w, t) => w.put(t.inZone('civilian-deck'), 'civilians-saved'), CULTISTS)
  expect(table.zone('civilians:shield')).toEqual([])
})

test('Nurse: heals one', () => {
  expect(minds(saving('nurse', { detectives: { ana: { madness: 2 } } }))[0]).toBe(1)
})

test('Porter: an item', () => {
  const table = saving('porter', { itemDeck: ['laudanum'] }).choose('ana', 'laudanum')
  expect(table.zone('items:ana')).toEqual(['laudanum'])
})

test('Student: two cards', () => {
  expect(saving('student').zone('hand:ana')).toHaveLength(2)
})

test('Priest: a crystal goes', () => {
  const table = saving('priest', { crystals: { eye: 2 } })
  expect(crystals(table)).toEqual([0, 0, 1, 0, 0])
})

test('Policeman: the place is blocked', () => {
  expect(saving('policeman').state.blocks.map(({ slot }) => slot)).toEqual(['eye'])
})

test('Sailor: any trophy', () => {
  expect(saving('sailor').choose('ana', 'planet').get('ana', 'trophies')).toEqual(['planet'])
})

test('Reporter: all see the End-of-Game card', () => {
  const table = saving('reporter', { end: 'the-open-sky' })
  expect(JSON.stringify(table.table.view('bea').zones['ring:star'])).toContain('end/the-open-sky')
})

test('Clerk: an item', () => {
  const table = saving('clerk', { itemDeck: ['lucky-coin'] }).choose('ana', 'lucky-coin')
  expect(table.zone('items:ana')).toEqual(['lucky-coin'])
})

test('Child: two tokens of one detective', () => {
  const table = saving('child', { detectives: { bea: { madness: 3 }, carl: { madness: 1 } } }).choose('ana', 'bea')
  expect(minds(table)).toEqual([0, 1, 1])
})

test('Professor: an investigation with two icons', () => {
  const table = saving('professor', { itemDeck: ['laudanum', 'lucky-coin'] })
  expect(table.offered('ana').sort()).toEqual(['laudanum', 'lucky-coin', 'none'])
  expect(table.choose('ana', 'lucky-coin').get('ana', 'investigated')).toBe(false)
})

expansionIsPrinted(import.meta.url, civilians)
gamesWith('Innocent Victims', options)
