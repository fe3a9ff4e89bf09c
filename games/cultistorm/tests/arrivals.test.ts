import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { crowds, ending, minds, scene } from './scene.ts'

/* Cultists that arrive, the marker, limits, and what a fourth one calls. */

const arrivals = (n: number) => Array.from({ length: n }, () => 'arrival')

rule(
  ['CS-EX-01', 'CS-LIMIT-01', 'CS-LIMIT-02', 'CS-LIMIT-06', 'CS-WIN-05'],
  'one cultist more than the limit loses at once; the limit itself is safe',
  () => {
    const full = { shield: 2, tentacle: 2, eye: 3, planet: 2, star: 2 } as const
    expect(ending(scene({ columns: full }, 'arrival'))).toBe('overrun')
    const safe = scene({ columns: { ...full, eye: 2 } }, 'arrival')
    expect([ending(safe), crowds(safe)]).toEqual([null, [3, 2, 2, 2, 2]])
  },
)

rule('CS-LIMIT-01', 'the limit grows with the detectives', () => {
  const columns = { shield: 2, tentacle: 3, eye: 3, planet: 3, star: 2 }
  expect(ending(scene({ seats: 5, columns: { ...columns, shield: 1 } }, 'arrival'))).toBe(null)
  expect(ending(scene({ seats: 5, columns }, 'arrival'))).toBe('overrun')
  expect(ending(scene({ seats: 4, columns: { ...columns, shield: 1 } }, 'arrival'))).toBe('overrun')
})

rule(
  ['CS-EX-02', 'CS-CULT-01', 'CS-CULT-02', 'CS-CULT-03', 'CS-CULT-04', 'CS-CULT-05', 'CS-RULING-10'],
  'as many steps as detectives, each with a cultist',
  () => {
    const table = scene({ columns: { shield: 1, tentacle: 1, eye: 1, planet: 1, star: 1 } }, 'cultists')
    expect([crowds(table), table.state.marker]).toEqual([[2, 2, 2, 1, 1], 'planet'])
  },
)

rule(['CS-EX-03', 'CS-CULT-02'], 'five detectives bring the marker around', () => {
  const table = scene({ seats: 5, columns: { shield: 1, tentacle: 1, eye: 1, planet: 1, star: 1 } }, 'cultists')
  expect([crowds(table), table.state.marker]).toEqual([[2, 2, 2, 2, 2], 'shield'])
})

rule(['CS-CULT-06', 'CS-RULING-12', 'CS-CULT-07'], 'the newcomer stands at the rear, face up', () => {
  const table = scene({ columns: { shield: ['eye-1'] }, cultists: ['star-2'] }, 'arrival')
  expect(table.zone('column:shield')).toEqual(['eye-1', 'star-2'])
  const seen = table.table.view('bea').zones['column:shield']
  expect(JSON.stringify(seen)).toContain('cultist/star-2')
})

rule(['CS-EX-04', 'CS-CULT-08', 'CS-RULING-11', 'CS-LIMIT-13'], 'a location with an Ancient One is passed by and costs no step', () => {
  const table = scene({ ancients: { tentacle: 'dagon' }, columns: { tentacle: 2 } }, ...arrivals(3))
  expect([crowds(table), table.state.marker]).toEqual([[1, 2, 1, 1, 0], 'star'])
})

rule(['CS-EX-05', 'CS-LIMIT-10', 'CS-LIMIT-11'], 'a blocked location takes a step and no cultist', () => {
  const table = scene({ marker: 'tentacle' }).arrange(
    (w) => w.set('table', 'blocks', [{ slot: 'eye', card: null }]),
    [{ step: 'arrival' }, { step: 'arrival' }, { step: 'arrival' }, { step: 'curtain' }],
  )
  expect([crowds(table), table.state.marker]).toEqual([[0, 1, 0, 1, 0], 'star'])
})

rule(['CS-LIMIT-12'], 'a block is gone after the cultist phase it was made for', () => {
  const table = scene({}).arrange(
    (w) => w.set('table', 'blocks', [{ slot: 'shield', card: null }]),
    [{ step: 'cultists' }, { step: 'curtain' }],
  )
  expect([table.state.blocks, crowds(table)]).toEqual([[], [0, 1, 1, 0, 0]])
})

rule(
  ['CS-EX-06', 'CS-LIMIT-07', 'CS-LIMIT-08', 'CS-SUMMON-01', 'CS-SUMMON-04', 'CS-SUMMON-08', 'CS-SECT-03'],
  'a fourth cultist calls the Ancient One of its own sect',
  () => {
    const table = scene({ seats: 4, marker: 'planet', columns: { planet: 3 }, cultists: ['tentacle-1'] }, 'arrival')
    expect(table.zone('lair:planet')).toEqual(['dagon'])
    expect([minds(table), table.state.marker, crowds(table)[3]]).toEqual([[1, 1, 1, 1], 'star', 4])
  },
)

rule(['CS-RULING-14'], 'who arrives in a cultist phase does not move in it', () => {
  const table = scene({ marker: 'planet', columns: { planet: 3 }, cultists: ['tentacle-1'] }, 'cultists')
  expect([table.zone('lair:planet'), table.zone('devoured:planet')]).toEqual([['dagon'], []])
})

rule(
  ['CS-EX-07', 'CS-LIMIT-05', 'CS-LIMIT-09', 'CS-SEAL-19', 'CS-SEAL-20'],
  'a sealed location calls nobody, and its cultists count',
  () => {
    const table = scene({ seats: 4, marker: 'planet', sealed: ['planet'], columns: { planet: 3 } }, 'arrival')
    expect([table.zone('lair:planet'), crowds(table)[3], minds(table)]).toEqual([[], 4, [0, 0, 0, 0]])
    expect(ending(scene({ sealed: ['planet'], columns: { planet: 11 } }, 'arrival'))).toBe('overrun')
  },
)

rule(
  ['CS-EX-08', 'CS-SUMMON-09', 'CS-SUMMON-10', 'CS-SUMMON-11', 'CS-RULING-69'],
  'only one Ancient One at a time: another brings madness and terror instead',
  () => {
    const table = scene({ seats: 4, ancients: { eye: 'hastur' }, columns: { shield: 3, eye: 1 } }, 'arrival')
    expect([table.zone('lair:shield'), minds(table), table.state.terror]).toEqual([[], [1, 1, 1, 1], 'star'])
  },
)

rule(['CS-EX-09', 'CS-RULING-13', 'CS-RULING-67'], 'a fifth cultist calls again, behind all of them', () => {
  const table = scene({ seats: 4, columns: { shield: 4 }, cultists: ['eye-1'] }, 'arrival')
  expect([table.zone('lair:shield'), crowds(table)[0]]).toEqual([['nyarlathotep'], 5])
})

rule(['CS-RULING-16'], 'arrivals are judged before an Ancient One crosses', () => {
  const table = scene(
    { ancients: { star: 'dagon' }, columns: { shield: 3, tentacle: 3, eye: 3, planet: 2 }, sealed: ['shield', 'tentacle', 'eye'] },
    'cultists',
  )
  expect(ending(table)).toBe('overrun')
})

rule(
  ['CS-EX-56', 'CS-CULT-09', 'CS-ENDG-02', 'CS-ENDG-08', 'CS-RULING-76'],
  'the last cultist card begins the finale, and the discards are shuffled to a new deck',
  () => {
    const table = scene({ cultists: ['eye-1', 'star-1'], only: true, marker: 'shield' }).put(['planet-1', 'planet-2'], 'cultist-discard')
    table.arrange(() => {}, [{ step: 'arrival' }, { step: 'arrival' }, { step: 'arrival' }, { step: 'curtain' }])
    expect(table.state.finale).toBe(true)
    expect(table.zone('cultist-deck').length + table.zone('column:eye').length + table.zone('column:planet').length).toBeGreaterThan(0)
    expect([table.zone('column:shield'), table.zone('column:tentacle')]).toEqual([['eye-1'], ['star-1']])
  },
)

rule(['CS-RULING-76'], 'with nothing left to draw nobody comes, until somebody is defeated and comes again', () => {
  const ana = { at: 'eye' as const, hand: ['whispered-formula', 'keen-glance', 'celestial-chart'], targets: ['shield-1'] }
  const picture = { columns: { eye: ['shield-1'] }, cultists: [], only: true as const, detectives: { ana } }
  const table = scene(picture).arrange(
    (w) => w.set('table', 'finale', true),
    [{ step: 'arrival' }, { step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }],
  )
  expect([crowds(table), table.state.marker]).toEqual([[0, 0, 1, 0, 0], 'tentacle'])
  table.choose('ana', 'fight:shield-1')
  expect([table.zone('cultist-deck'), table.zone('cultist-discard')]).toEqual([['shield-1'], []])
})

rule(['CS-ENDG-08', 'CS-RULING-76'], 'the new deck is shuffled: nobody knows what lies on top', () => {
  const discards = ['planet-1', 'planet-2', 'planet-3', 'star-2', 'star-3', 'eye-2', 'eye-3']
  const table = scene({ cultists: ['eye-1'], only: true }).put(discards, 'cultist-discard')
  table.arrange((w) => w.set('table', 'finale', true), [{ step: 'arrival' }, { step: 'curtain' }])
  const [deck] = (table.table.kernel.raw.zones['cultist-deck'] ?? []) as readonly { readonly mixed?: true }[]
  expect([deck?.mixed, table.zone('cultist-deck').length]).toEqual([true, discards.length])
})

rule(['CS-RULING-14'], 'each Ancient One that is here moves once, in the order of the board, wherever the marker is', () => {
  const table = scene({ ancients: { eye: 'dagon', tentacle: 'hastur' }, columns: { eye: 3, tentacle: 3 }, marker: 'star' }, 'cultists')
  const moved = table.table
    .eventsFor('ana')
    .flatMap(({ message: { key, args } }) => (key === 'ancient-devoured' ? [JSON.stringify(args)] : []))
  expect(moved.map((args) => ['hastur', 'dagon'].filter((ancient) => args.includes(`ancient/${ancient}`)))).toEqual([['hastur'], ['dagon']])
})

rule(['CS-CULT-10'], 'first all arrive, then who is here moves, then the dice are rolled', () => {
  const table = scene({ ancients: { eye: 'dagon' }, columns: { eye: 2 } }, 'cultists')
  const phase = ['cultist:appear', 'ancient:devour', 'cultist-die:roll']
  const names = table.table.kernel.events.map(({ name }) => name).filter((name) => phase.includes(name))
  expect(names.filter((name, i) => name !== names[i - 1])).toEqual(phase)
})

rule(['CS-CMOVE-09', 'CS-RULING-17'], 'the dice of all locations are rolled last, sealed ones too', () => {
  const chance = Object.fromEntries(['shield', 'tentacle', 'eye', 'planet', 'star'].map((slot, i) => [`cultist-die:${slot}`, [[i + 2]]]))
  const table = scene({ sealed: ['shield'], chance }, 'cultists')
  expect(['shield', 'tentacle', 'eye', 'planet', 'star'].map((slot) => table.get(`slot:${slot}`, 'die'))).toEqual([
    'tentacle',
    'eye',
    'planet',
    'star',
    'blank',
  ])
})
