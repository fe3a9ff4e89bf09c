import { expect, test } from 'vitest'
import { duel } from './duel.ts'
import { invariants } from './invariants.ts'
import type { Said, Table } from './position.ts'

/** Names of what is not so on this table. */
const broken = (t: Table): string[] =>
  Object.entries(invariants).flatMap(([name, wrong]) => (wrong(t.table.kernel) === null ? [] : [name.replace(/ \(.*/, '')]))
const spoiled = (spoil: Parameters<Table['arrange']>[0], ana: Said = {}): string[] => broken(duel(ana).arrange(spoil))

const whole = `at devil-reef; hand ghoul; deck zoog; chronicle miskatonic-library; allies walter-gilman+shotgun+dream-sending;
    tomes regnum-congo+elder-sign; threat deep-one; greatOldOnes father-dagon`

test('a table where all is well breaks none', () => expect(broken(duel(whole))).toEqual([]))

test.each([
  ['a player has one copy of an Ally in play', () => broken(duel('allies walter-gilman walter-gilman'))],
  ['and one of a Great Old One', () => broken(duel('greatOldOnes bokrug bokrug'))],
  ['Sanity lies between 0 and 20', () => broken(duel('sanity 21'))],
  ['one card is on top of a Chronicle', () => spoiled((w) => void w.make('ponape', 'here:ana'), whole)],
  ['only Threats, Spells and what is switched off lie face down', () => spoiled((w) => w.turn('miskatonic-library#1', 'back'), whole)],
  ['a pile holds plain cards', () => spoiled((w) => w.set('ghoul#1', 'crossed', true), whole)],
  ['Threats hold Monsters and Allies', () => broken(duel('threat al-azif'))],
  ['nobody carries more than fits', () => broken(duel('tomes regnum-congo+elder-sign+dream-sending'))],
  ['nobody carries more than fits', () => broken(duel('allies earl-sawyer+shotgun+fire-axe'))],
  ['nobody faces anybody but in Combat', () => spoiled((w) => w.set('walter-gilman#1', 'facing', 'ben'), whole)],
  ['a Great Old One stays for two Rounds', () => spoiled((w) => w.set('father-dagon#1', 'leaving', true), whole)],
  [
    'nobody is borrowed when a Round ends',
    () =>
      spoiled((w) => {
        w.set('table', 'phase', 'end')
        w.set('walter-gilman#1', 'borrowed', true)
      }, whole),
  ],
] as const)('%s: and is missed where it is not so', (name, found) => {
  expect(found()).toEqual([name])
})

test('what lies under a card in a pile, who left with cards on the table, and a card that changed hands are found too', () => {
  expect(spoiled((w) => void w.put('walter-gilman#1', 'hand:ana'), whole)).toEqual(['what lies under a card lies under one in play'])
  expect(spoiled((w) => w.set('ana', 'out', true), whole)).toContain('whoever has left has nothing on the table')
  const t = duel(whole)
  expect(broken(t)).toEqual([])
  t.table.kernel.applying((w) => void w.put('zoog#1', 'deck:ben'))
  expect(broken(t)).toEqual(['every card keeps its owner'])
})
