import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { diseases } from '../../../content/expansions/diseases.ts'
import type { Slot } from '../../../rules/shape.ts'
import { minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { diseases: true }
const at = <S extends Slot>(slot: S) => slot
type Outbreak = { readonly infected?: readonly Slot[]; readonly carriers?: { readonly [seat: string]: number }; readonly brokeOut?: number }

/** This disease is active, as told; then these steps. */
const outbreak = (
  disease: string,
  { infected = [], carriers = {}, brokeOut = 1 }: Outbreak,
  picture: Picture,
  ...steps: readonly string[]
) =>
  scene({ options, turn: 3, ...picture })
    .put(disease, 'diseases')
    .arrange(
      (w) => {
        w.set(`${disease}#1`, 'infected', infected)
        w.set(`${disease}#1`, 'carriers', carriers)
        w.set(`${disease}#1`, 'brokeOut', brokeOut)
      },
      [...steps, 'curtain'].map((step) => ({ step })),
    )
/** Ana, at the Planet, has carried it since the first turn. */
const carried = (disease: string, ana: object, picture: Picture = {}, ...steps: readonly string[]) =>
  outbreak(
    disease,
    { infected: ['planet'], carriers: { ana: 1 } },
    { ...picture, detectives: { ...picture.detectives, ana: { at: 'planet', ...ana } } },
    ...steps,
  )

rule(['CS-EXP-13', 'CS-RULING-129'], 'with each lap of terror a disease breaks out where the marker stands', () => {
  const chance = { 'draw:disease-deck': ['grey-cough'] }
  const table = scene({ options, turn: 2, terror: 'star', marker: 'planet', chance }, 'terror').choose('ana', 'eye')
  expect([table.zone('diseases'), table.zone('disease-deck').length]).toEqual([['grey-cough'], 5])
  expect([table.get('grey-cough#1', 'infected'), table.get('grey-cough#1', 'brokeOut')]).toEqual([['planet'], 2])
  const short = scene({ options, terror: 'eye' }, 'terror')
  expect(short.zone('diseases')).toEqual([])
})

rule(['CS-RULING-129'], 'it spreads clockwise in each terror phase, from the turn after its outbreak on', () => {
  const table = outbreak('grey-cough', { infected: ['planet'] }, {}, 'terror', 'terror')
  expect(table.get('grey-cough#1', 'infected')).toEqual(['planet', 'star', 'shield'])
  const fresh = outbreak('grey-cough', { infected: ['planet'], brokeOut: 3 }, {}, 'terror')
  expect(fresh.get('grey-cough#1', 'infected')).toEqual(['planet'])
})

rule(['CS-RULING-129'], 'where it is already it does not stay: the next place that is free of it', () => {
  const table = outbreak('grey-cough', { infected: ['tentacle', 'shield'] }, {}, 'terror')
  expect(table.get('grey-cough#1', 'infected')).toEqual(['tentacle', 'shield', 'eye'])
  // From the place it reached last, and not from the first.
  const far = outbreak('grey-cough', { infected: ['eye', 'shield'] }, {}, 'terror')
  expect(far.get('grey-cough#1', 'infected')).toEqual(['eye', 'shield', 'tentacle'])
})

rule(['CS-RULING-129', 'CS-RULING-134'], 'after the marker’s step: what breaks out with the lap comes before what spreads', () => {
  const chance = { 'draw:disease-deck': ['star-rash'] }
  const table = outbreak('grey-cough', { infected: ['eye'] }, { terror: 'star', chance }, 'terror').choose('ana', 'eye')
  const told = table.told('ana').map(({ key }) => key)
  expect(told.indexOf('disease-broke-out')).toBeLessThan(told.indexOf('disease-spread'))
  expect([table.get('grey-cough#1', 'infected'), table.get('star-rash#1', 'infected')]).toEqual([['eye', 'planet'], ['shield']])
})

rule(['CS-RULING-129'], 'all five infected: a token for each detective, and it starts anew at the marker', () => {
  const table = outbreak('grey-cough', { infected: ['planet', 'star', 'shield', 'tentacle'] }, { marker: 'star' }, 'terror')
  expect([minds(table), table.get('grey-cough#1', 'infected')]).toEqual([[1, 1, 1], ['star']])
})

rule(['CS-RULING-129'], 'who ends the preparation phase on a token carries it', () => {
  const detectives = { ana: { at: at('eye') }, bea: { at: at('star') }, carl: { at: at('eye') } }
  const table = outbreak('grey-cough', { infected: ['eye'] }, { detectives }, 'preparation')
  table.choose('carl', 'move:shield')
  for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'ready')
  expect(table.get('grey-cough#1', 'carriers')).toEqual({ ana: 3 })
})

rule(['CS-RULING-129'], 'cured, one is no carrier and the place is clean; without both the disease is over', () => {
  const detectives = { bea: { at: at('star') } }
  const table = outbreak(
    'numb-tongue',
    { infected: ['eye', 'planet'], carriers: { ana: 1, bea: 1 } },
    { detectives: { ...detectives, ana: { at: 'eye', hand: ['whispered-formula', 'keen-glance'] } } },
    'preparation',
  ).choose('ana', 'use:numb-tongue/1')
  expect([table.get('numb-tongue#1', 'carriers'), table.get('numb-tongue#1', 'infected')]).toEqual([{ bea: 1 }, ['planet']])
  const last = carried('numb-tongue', { hand: ['whispered-formula', 'keen-glance'] }, {}, 'preparation').choose('ana', 'use:numb-tongue/1')
  expect([last.zone('diseases'), last.zone('disease-deck').length]).toEqual([[], 6])
  // No token is left, but somebody still carries it.
  const carrier = outbreak(
    'numb-tongue',
    { infected: ['eye'], carriers: { ana: 1, bea: 1 } },
    { detectives: { ...detectives, ana: { at: 'eye', hand: ['whispered-formula', 'keen-glance'] } } },
    'preparation',
  ).choose('ana', 'use:numb-tongue/1')
  expect([carrier.zone('diseases'), carrier.get('numb-tongue#1', 'carriers')]).toEqual([['numb-tongue'], { bea: 1 }])
})

rule(['CS-RULING-129'], 'whoever stands on a token may clean the place before catching anything; others have nothing to cure', () => {
  const cards = ['whispered-formula', 'keen-glance']
  const detectives = { ana: { at: at('eye'), hand: cards }, bea: { at: at('star'), hand: cards } }
  const table = outbreak('numb-tongue', { infected: ['eye'] }, { detectives }, 'preparation')
  expect([table.offered('ana').includes('use:numb-tongue/1'), table.offered('bea').includes('use:numb-tongue/1')]).toEqual([true, false])
  table.choose('ana', 'use:numb-tongue/1')
  expect(table.zone('diseases')).toEqual([])
})

test('Grey Cough: hands are filled to three; two Stars cure it', () => {
  const table = carried('grey-cough', {}, {}, 'revision')
  expect(['ana', 'bea'].map((who) => table.zone(`hand:${who}`).length)).toEqual([3, 4])
  const cured = carried('grey-cough', { hand: ['guiding-light', 'fresh-lead'] }, {}, 'preparation').choose('ana', 'use:grey-cough/1')
  expect([cured.zone('hand:ana'), cured.zone('diseases')]).toEqual([[], []])
})

test('Glass Skin: a paid reroll costs two; Shield and Planet cure it', () => {
  const ana = { targets: ['shield-1'], dice: ['eye' as const] }
  const fight = (who: object) => {
    const table = carried('glass-skin', { ...ana, ...who }, { columns: { planet: ['shield-1'] }, chance: { 'reroll:ana': [[1]] } })
    return table.arrange(() => {}, [{ step: 'combatTurn', args: { who: 'ana' } }, { step: 'curtain' }]).choose('ana', 'fight:shield-1')
  }
  expect(minds(fight({}).choose('ana', 'reroll:detective-die'))[0]).toBe(2)
  const tired = fight({ madness: 3, items: ['lucky-coin'] })
  expect(tired.refused('ana')['reroll:detective-die']).toEqual(['CS-ROLL-04'])
  const cured = carried('glass-skin', { hand: ['stand-firm', 'celestial-chart'] }, {}, 'preparation').choose('ana', 'use:glass-skin/1')
  expect(cured.zone('diseases')).toEqual([])
})

test('Sleepless Fever: a token in every second terror phase', () => {
  expect(minds(carried('sleepless-fever', {}, { turn: 4 }, 'terror'))).toEqual([1, 0, 0])
  expect(minds(carried('sleepless-fever', {}, { turn: 5 }, 'terror'))).toEqual([0, 0, 0])
})

test('Sleepless Fever: what would heal its carrier may cure it instead', () => {
  const picture = { altars: { planet: 'sanatorium' } }
  const table = carried('sleepless-fever', { madness: 2 }, picture, 'preparation').choose('ana', 'use:sanatorium/0')
  table.choose('ana', table.offered('ana').find((key) => key.includes('sleepless-fever')) as string)
  expect([minds(table)[0], table.zone('diseases')]).toEqual([2, []])
  const healed = carried('sleepless-fever', { madness: 2 }, picture, 'preparation').choose('ana', 'use:sanatorium/0')
  healed.choose('ana', healed.offered('ana').find((key) => !key.includes('sleepless-fever')) as string)
  expect([minds(healed)[0], healed.zone('diseases')]).toEqual([1, ['sleepless-fever']])
})

test('Numb Tongue: its carrier helps nobody, but can be helped', () => {
  const detectives = { bea: { hand: ['stand-firm'] } }
  const table = carried('numb-tongue', { hand: ['keen-glance'] }, { detectives }, 'preparation')
  expect(table.refused('ana')['support:keen-glance:bea']).toEqual(['CS-FRAME-06'])
  expect(table.offered('bea')).toContain('support:stand-firm:ana')
})

test('Star Rash: no die of the pool; two Planets cure it', () => {
  const table = carried('star-rash', { hand: ['celestial-chart', 'stroke-of-luck'] }, { pool: ['eye', 'star', 'wild'] }, 'preparation')
  expect(table.refused('ana')['take:detective-die']).toEqual(['CS-FRAME-06'])
  expect(table.offered('bea').some((key) => key.startsWith('take:'))).toBe(true)
  table.choose('ana', 'use:star-rash/1')
  expect([table.zone('diseases'), table.offered('ana').some((key) => key.startsWith('take:'))]).toEqual([[], true])
})

test('Marsh Rot: every move costs a token', () => {
  const table = carried('marsh-rot', {}, {}, 'preparation').choose('ana', 'move:star')
  expect(minds(table)[0]).toBe(1)
  expect(carried('marsh-rot', { madness: 4 }, {}, 'preparation').refused('ana')['move:star']).toEqual(['CS-MOVE-07'])
})

test('Marsh Rot: a whole turn at an activated location cures it', () => {
  /** Ana's preparation phase with these moves, then the sealing phase. */
  const turn = (altars: Picture['altars'], moves: readonly Slot[] = [], since = 1) => {
    const sick = { infected: ['planet' as const], carriers: { ana: since } }
    const table = outbreak('marsh-rot', sick, { altars: altars ?? {}, detectives: { ana: { at: 'planet' } } })
    table.arrange(() => {}, [{ step: 'preparation' }, { step: 'phase', args: { phase: 'sealing' } }, { step: 'curtain' }])
    for (const to of moves) table.choose('ana', `move:${to}`)
    for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'ready')
    return table.zone('diseases')
  }
  expect(turn({ planet: 'town-hall' })).toEqual([])
  expect(turn({ planet: 'town-hall' }, ['star', 'planet'])).toEqual(['marsh-rot'])
  expect(turn({})).toEqual(['marsh-rot'])
  expect(turn({ planet: 'town-hall' }, [], 3)).toEqual(['marsh-rot'])
})

expansionIsPrinted(import.meta.url, diseases)
gamesWith('Diseases', options)
