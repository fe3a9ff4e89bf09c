import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { LOW } from '../content/dreams/i02/lamps.ts'
import { progressOf } from '../rules/people.ts'
import { inDream, standing } from './inDream.ts'
import { inRound, sizes, worth } from './scene.ts'

/* What is drawn on squares: gem slots, entrances, spawn squares; Relocating; and the rules that Wisdom adds. */

const [a2, r3] = [worth('awareness', 2), worth('rage', 3)]
type At = ReturnType<typeof inRound>
const lights = (at: At) => at.state.tokens.filter(({ token }) => token === 'light').length

rule(
  ['EF-ICON-03', 'EF-ICON-04', 'EF-RULING-60', 'EF-EX-62'],
  'a Gem goes into its slot and works; another Dreamer there takes it, and it stops',
  () => {
    const at = inDream('i02').arrange((w) => {
      w.set('ana', 'gems', 1)
      w.set('bea', 'at', LOW)
    })
    standing(at, LOW).choose('ana', 'fill-slot')
    expect([at.get('ana', 'gems'), at.state.filled, lights(at), at.get('ana', 'dreamActed')]).toEqual([0, [LOW], 1, false])
    at.choose('ana', 'done').expectAsk('bea', 'your-round').choose('bea', 'take-gem')
    expect([at.get('bea', 'gems'), at.state.filled, lights(at)]).toEqual([1, [], 0])
  },
)
rule('EF-ICON-03', 'only on its square, and only with a Gem', () => {
  const withGem = inDream('i02').arrange((w) => w.set('ana', 'gems', 1))
  expect(standing(withGem, '3,1').offered('ana')).not.toContain('fill-slot')
  expect(Object.keys(standing(inDream('i02'), LOW).refused('ana'))).toContain('fill-slot')
})
rule('EF-ICON-15', 'Dreamers enter on entrance squares, Entities on spawn squares', () => {
  const at = inDream('i04')
  expect(['3,6', '4,6']).toContain(at.get('ana', 'at'))
  expect(at.get(at.piece('grafter-figure'), 'at')).toBe('4,4')
})
rule('EF-ICON-01', 'tiles that lie there are the Scape: what is written on one that does not is not there', () => {
  const keys = (at: At) => [...at.offered('ana'), ...Object.keys(at.refused('ana'))]
  expect(keys(inRound({ dreamers: { ana: { at: '1,1', hand: [a2] } } }))).not.toContain('use:map:h')
  expect(keys(inRound({ tiles: ['c1'], dreamers: { ana: { at: '1,1', hand: [a2] } } }))).toContain('use:map:h')
})
rule('EF-ICON-13', 'what bears the single-use sign is used once', () => {
  const at = inRound({ dreamers: { ana: { at: '4,4', hand: [worth('cunning', 2)] } } })
  at.choose('ana', 'use:map:f').untilAsk('ana', 'your-round', { boost: 'no' })
  expect(at.state.blocked).toEqual(['map:f'])
  expect(at.refused('ana')['use:map:f']).toContain('EF-MACT-05')
})

// ── Relocating ──

const ticket = 'single-ticket'
rule('EF-RELOC-01', 'Relocated, one is put anywhere, whatever Walls there are', () => {
  const walls = ['1,1|2,1', '1,1|1,2']
  const at = inRound({ walls, dreamers: { ana: { at: '1,1', hand: [ticket] } } }).choose('ana', `use:hand:${ticket}/play`)
  expect(at.offered('ana')).toEqual(expect.arrayContaining(['2,1', '4,4']))
  expect(at.choose('ana', '4,4').get('ana', 'at')).toBe('4,4')
})
rule('EF-RELOC-02', 'and enters no square on the way: what waits for steps does not stir', () => {
  const at = inRound({ dreamers: { ana: { at: '1,1', hand: [ticket, a2] }, bea: { at: '2,1' } } })
  at.arrange((w) => void w.make('elbow-room', progressOf('ana')))
  at.choose('ana', `use:hand:${ticket}/play`).choose('ana', '2,1')
  expect([at.get('ana', 'at'), sizes(at, 'ana').hand]).toEqual(['2,1', 1])
})
rule('EF-RELOC-02', 'though a step onto the same square does', () => {
  const at = inRound({ hours: 2, dreamers: { ana: { at: '1,1', hand: [a2] }, bea: { at: '2,1' } } })
  at.arrange((w) => void w.make('elbow-room', progressOf('ana')))
  at.choose('ana', 'push-on').choose('ana', 1).choose('ana', '2,1')
  expect([at.get('ana', 'at'), sizes(at, 'ana').hand]).toEqual(['2,1', 0])
})

// ── Wisdom ──

rule(['EF-WIS-01', 'EF-WIS-02', 'EF-WIS-03'], 'a Wisdom card gives every Dreamer a new option, from when it is there', () => {
  const picture = { turnCards: ['turn-spades-1', 'turn-hearts-1'], dreamers: { ana: { sealed: 4 }, bea: { sealed: 4, hand: [r3] } } }
  const breathe = 'use:wisdom:second-breath/breathe'
  for (const who of ['ana', 'bea']) {
    expect(inRound(picture, who).offered(who)).not.toContain(breathe)
    const at = inRound(picture, who).arrange((w) => void w.make('second-breath', 'wisdom'))
    expect(sizes(at.choose(who, breathe), who).sealed).toBe(1)
  }
})
