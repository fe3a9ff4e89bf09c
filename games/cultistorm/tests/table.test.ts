import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { crowds, ending, minds, scene } from './scene.ts'

/* What holds at the whole table: who sees what, what counts, what cards may change. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const FULL_HAND = ['whispered-formula', 'call-them-out', 'keen-glance', 'celestial-chart', 'stand-firm', 'barricade-the-door']

rule(['CS-LIMIT-03', 'CS-LIMIT-04'], 'neither Ancient Ones nor what they devoured count towards the limit', () => {
  const picture = {
    marker: 'tentacle' as const,
    sealed: ['tentacle'] as const,
    ancients: { shield: 'dagon' },
    devoured: { shield: ['eye-1', 'eye-2'] },
  }
  expect(ending(scene({ ...picture, columns: { tentacle: 10 } }, 'arrival'))).toBe(null)
  expect(ending(scene({ ...picture, columns: { tentacle: 11 } }, 'arrival'))).toBe('overrun')
})

rule(['CS-RULING-80', 'CS-MAD-07'], 'hands and tokens are open to all; decks are not', () => {
  const table = scene({ detectives: { ana: { hand: ['stand-firm'], madness: 2, deck: ['keen-glance'] } } })
  const seen = table.table.view('bea')
  expect(JSON.stringify(seen.zones['hand:ana'])).toContain('action/stand-firm')
  expect(JSON.stringify(seen.zones['actions:ana'])).not.toContain('action/')
  expect(JSON.stringify(seen)).toContain('"madness":2')
})

rule(['CS-RULING-89', 'CS-SUMMON-08'], 'what befalls all befalls them at once', () => {
  const picture = { columns: { shield: 3 }, detectives: { ana: { madness: 4 }, carl: { madness: 4 } } }
  const table = scene(picture, 'arrival')
  expect([ending(table), minds(table)]).toEqual(['madness', [5, 1, 5]])
})

rule(['CS-RULING-92'], 'a cultist that is moved has not appeared: nobody is called', () => {
  const picture = {
    seats: 4,
    sealed: ['eye'] as const,
    columns: { tentacle: 2, eye: 4 },
    detectives: { dot: { hand: ['drive-them-off'] }, ana: { at: 'tentacle' as const } },
  }
  const table = scene(picture, 'preparation').choose('dot', 'support:drive-them-off:ana')
  expect([crowds(table), table.zone('lair:eye'), minds(table)]).toEqual([[0, 1, 5, 0, 0], [], [0, 0, 0, 0]])
  const full = scene({ ...picture, sealed: [], columns: { tentacle: 2, eye: 3 } }, 'preparation')
  expect(full.refused('dot')['support:drive-them-off:ana']).toEqual(['CS-SUPP-11'])
})

rule(['CS-RULING-98'], 'the team breaks ties', () => {
  const picture = {
    ring: { tentacle: 'defilement' },
    crystals: { tentacle: 3 },
    offered: { eye: ['star', 'star'], planet: ['eye', 'eye'], star: ['eye'] } as const,
    supply: { star: 6 },
  }
  const table = scene(picture, 'terror')
  expect(table.offered('ana')).toEqual(['eye', 'planet'])
  table.choose('ana', 'eye')
  expect([table.get('slot:eye', 'offered'), table.state.supply.star]).toEqual([['star'], 7])
})

rule(['CS-INV-13'], 'a card brings the discarded items back into the deck', () => {
  const picture = { options: { detectives: ['investigator', 'medium', 'healer'] }, detectives: { ana: { hand: ['reopen-the-case'] } } }
  const empty = scene(picture, 'preparation')
  expect(empty.refused('ana')['support:reopen-the-case:bea']).toEqual(['CS-SUPP-11'])
  const table = scene(picture).put(['laudanum', 'holy-chalk'], 'item-discard')
  table.arrange(() => {}, [{ step: 'preparation' }]).choose('ana', 'support:reopen-the-case:bea')
  expect([table.zone('item-discard'), table.zone('item-deck').length]).toEqual([[], 36])
})

rule(['CS-ROLL-06'], 'a cultist die that is rolled again shows its new face', () => {
  const picture = {
    dice: { tentacle: 'star' as const },
    detectives: { ana: { hand: ['read-the-signs'] }, bea: { at: 'tentacle' as const } },
    chance: { 'cultist-die:tentacle': [[6]] },
  }
  const table = scene(picture, 'preparation').choose('ana', 'support:read-the-signs:bea')
  expect(table.get('slot:tentacle', 'die')).toBe('blank')
})

rule(['CS-SECT-08'], 'a special sect’s Ancient One may come again', () => {
  const ana = { at: 'shield' as const, hand: [...FULL_HAND, 'guiding-light'], targets: ['the-unmouthed'] }
  const table = scene({ options: { sect: 'hollow-choir' }, ancients: { shield: 'the-unmouthed' }, detectives: { ana } }, turnOf('ana'))
  table.choose('ana', 'fight:the-unmouthed')
  while (table.table.ask?.about.key === 'commit') table.choose('ana', table.offered('ana')[0] as string)
  expect(table.zone('ancients-sect')).toEqual(['the-unmouthed'])
})

rule(['CS-AFIGHT-17'], 'a medium of level 3 gains a round against each Ancient One', () => {
  const table = scene({ ancients: { star: 'dagon' }, detectives: { bea: { level: 3 } } }, 'preparation').choose('bea', 'use:medium/3')
  expect(table.refused('bea')['use:medium/3']).toEqual(['CS-LOC-06'])
  table.arrange(() => {}, [{ step: 'cultists' }, { step: 'curtain' }])
  expect(ending(table)).toBe(null)
})

rule(['CS-FRAME-06'], 'a card goes before a rule: in the fog the first move costs a token', () => {
  const table = scene({}).put('sea-fog', 'omens', { face: 'front' })
  table.arrange(() => {}, [{ step: 'preparation' }]).choose('ana', 'move:star')
  expect(minds(table)[0]).toBe(1)
})

rule(['CS-TURN-04', 'CS-SUMMON-03'], 'cultists and Ancient Ones come by the same ways in any phase', () => {
  const picture = { columns: { shield: 3 }, cultists: ['eye-1'], detectives: { carl: { hand: ['group-session'] }, bea: { madness: 1 } } }
  const table = scene(picture, 'preparation').choose('carl', 'support:group-session:bea')
  expect([table.zone('lair:shield'), table.state.marker]).toEqual([['nyarlathotep'], 'tentacle'])
})

rule(['CS-TROPHY-11', 'CS-FRAME-05'], 'a detective may hold any number of trophies, of five sorts', () => {
  const trophies = ['shield', 'tentacle', 'eye', 'planet', 'star', 'star', 'star', 'star', 'star'] as const
  const table = scene({ detectives: { ana: { trophies } } }, 'preparation')
  expect(table.offered('ana').filter((key) => key.startsWith('develop:'))).toEqual([
    'develop:shield',
    'develop:tentacle',
    'develop:eye',
    'develop:planet',
    'develop:star',
  ])
})
