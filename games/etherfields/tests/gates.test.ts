import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { dreamOf } from '../rules/cards.ts'
import { faceText } from '../text/faces.ts'
import { onMap } from './onMap.ts'

/* Gates on the Map, and the six steps into a Dream. */

const PIER = { place: 'chandlery', gates: ['gate-i02', 'gate-i04'], keys: 2 } as const
const atPier = (more: Parameters<typeof onMap>[0] = {}) => onMap({ ...PIER, ...more }).choose('ana', 'go:pierhead')

rule(['EF-GATE-03', 'EF-GATE-08'], 'only the Gates of this Place can be entered; the others are kept', () => {
  const at = atPier().expectAsk('ana', 'choose-gate', ['gate-i02', 'none']).choose('ana', 'none').expectAsk('ana', 'travel')
  expect(at.zone('gates').sort()).toEqual(['gate-i02', 'gate-i04'])
})
rule(['EF-GATE-03', 'EF-GATE-08'], 'elsewhere there is no way in', () => {
  const at = onMap({ ...PIER, place: 'slipway', districts: [] }).choose('ana', 'go:rope-walk')
  at.untilAsk('ana', 'travel')
  expect(at.zone('gates').sort()).toEqual(['gate-i02', 'gate-i04'])
  expect(at.state.mode).toBe('map')
})
rule('EF-GATE-05', 'without the Keys nobody is asked', () => {
  atPier({ keys: 0 }).expectAsk('ana', 'travel')
})
const inside = (more: Parameters<typeof onMap>[0] = {}) => atPier(more).choose('ana', 'gate-i02')
rule(['EF-GATE-04', 'EF-GATE-13', 'EF-MAP-10'], 'the Keys go, the Gate lies open, and the Team marker stays', () => {
  const at = inside().untilAsk('ana', 'choose-entrance')
  expect(at.state).toMatchObject({ keys: 1, place: 'pierhead', mode: 'dream', encounter: { kind: 'dream', id: 'i02' } })
  expect(at.zone('gate')).toEqual(['gate-i02'])
  expect(at.zone('gates')).toEqual(['gate-i04'])
})
rule(
  ['EF-GATE-09', 'EF-FATE-11', 'EF-RULING-76'],
  'first the Slumber Scape goes: tiles to their slot, Whims under the Fate deck, tokens to the supply',
  () => {
    const at = onMap({ ...PIER, fate: ['kit-waves'], whims: { '4,4': 'a-dry-step' } })
    const left = at.zone('slumber-tiles').length
    at.arrange((w) => w.set('table', 'tokens', [{ token: 'light', at: ['3,3'] }]))
    at.choose('ana', 'go:pierhead').choose('ana', 'gate-i02')
    expect(at.zone('fate')).toEqual(['kit-waves', 'a-dry-step'])
    expect(at.zone('whims')).toEqual([])
    expect(at.zone('slumber-tiles')).toHaveLength(left + 2)
    expect(at.state.tokens).toEqual([])
  },
)
rule(['EF-GATE-10', 'EF-DREAM-01'], 'then the tiles of the Dream that the Gate names are laid', () => {
  const at = inside().untilAsk('ana', 'choose-entrance')
  expect(at.zone('scape').sort()).toEqual(['a2', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3', 'd2'].map((slot) => `i02-${slot}`))
})
rule(
  ['EF-GATE-11', 'EF-DREAM-04', 'EF-TCARD-01', 'EF-TURN-04'],
  'nine Turn cards of the twelve lie face up, the rest face down in the discard',
  () => {
    const at = inside().untilAsk('ana', 'choose-entrance')
    const { kernel } = at.table
    expect(at.zone('turn-deck')).toHaveLength(9)
    expect(kernel.inZone('turn-deck').map((card) => kernel.up(card))).toEqual(Array.from({ length: 9 }, () => 'front'))
    expect(kernel.inZone('turn-discard').map((card) => kernel.up(card))).toEqual(['back', 'back', 'back'])
    expect(new Set([...at.zone('turn-deck'), ...at.zone('turn-discard')]).size).toBe(12)
  },
)
rule('EF-TCARD-07', 'a new Turn deck is shuffled out of all twelve: two seldom lie alike', () => {
  const laid = (seed: string) => inside({ seed }).untilAsk('ana', 'choose-entrance').zone('turn-deck').join()
  expect(new Set(['one', 'two', 'three', 'four'].map(laid)).size).toBe(4)
})
rule('EF-GATE-12', 'its introduction is read before anybody stands there', () => {
  const at = inside()
  const read = Object.keys(at.state.journal.faces)
  expect(read).toContain(`${dreamOf('i02').scripts.intro}-1`)
  expect(at.get('ana', 'at')).toBe('')
})
rule('EF-GATE-14', 'each chooses an entrance, then the first Turn begins', () => {
  const at = inside().untilAsk('ana', 'choose-entrance')
  const [first = '', second = ''] = at.offered('ana')
  at.choose('ana', second).expectAsk('bea', 'choose-entrance').choose('bea', first)
  expect([at.get('ana', 'at'), at.get('bea', 'at')]).toEqual([second, first])
  expect(at.untilAsk('ana', 'your-round').state.encounter?.turn).toBe(1)
})
rule(
  ['EF-GATE-15', 'EF-DREAM-02', 'EF-DREAM-03', 'EF-SETUP-14'],
  'the cards and tiles of the Dream lie hidden in their order: nobody is shown a front',
  () => {
    const at = inside().untilAsk('ana', 'choose-entrance')
    const { kernel } = at.table
    const secrets = kernel.inZone('secrets')
    expect(secrets.map((card) => kernel.def(card).kind)).toEqual(expect.arrayContaining(['entity', 'item']))
    expect(secrets.filter((card) => kernel.up(card) !== 'back')).toEqual([])
    expect(kernel.raw.zones.secrets?.filter(({ mixed }) => mixed)).toEqual([])
    const told = JSON.stringify([at.table.view('ana'), at.table.view('bea')])
    for (const card of secrets) expect(told).not.toContain(`"${kernel.def(card).faces.front}"`)
  },
)
rule(['EF-GATE-01', 'EF-GATE-02'], 'a Gate in hand shows its back, with Place, Keys and Turns, and not its front', () => {
  const at = onMap(PIER)
  const told = JSON.stringify(at.table.view('bea'))
  const { faces } = at.table.kernel.def(at.piece('gate-i04', 'gates'))
  expect(told).toContain(`"${faces.back}"`)
  expect(told).not.toContain(`"${faces.front}"`)
  expect(faceText(faces.back ?? '', 'en')?.figures).toEqual({ turns: 9, keys: 2, place: 'frost-door' })
})
rule(['EF-GATE-06', 'EF-GATE-07'], 'of two Gates of a Place one is entered; having come out, the Team goes on', () => {
  const at = atPier({ gates: ['gate-i02', 'gate-i02'] }).expectAsk('ana', 'choose-gate', ['gate-i02', 'gate-i02', 'none'])
  at.choose('ana', at.table.kernel.inZone('gates')[0] ?? '').untilAsk('ana', 'your-round')
  at.arrange(() => {}, [{ step: 'leaveEncounter', args: { how: 'out' } }]).untilAsk('ana', 'travel')
  expect(at.state).toMatchObject({ place: 'pierhead', mode: 'map', keys: 1 })
  expect(at.zone('gates')).toHaveLength(2)
  expect(at.offered('ana').filter((key) => key.startsWith('gate-'))).toEqual([])
  expect(at.offered('ana')).toContain('go:slipway')
})
