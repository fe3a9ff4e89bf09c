import { reshuffle, seal, suffer } from '../../content/builders.ts'
import { cards } from '../../content/cards.ts'
import type { Mask } from '../../content/kinds.ts'
import { scene } from '../scene.ts'
import { cardsDo, fortune, ground, type Rows, round, using, withFaces } from './deeds.ts'

/* Masks: first one is put on, with what that alone changes; then what it does is used, or what it waits for happens. */

const masks = cards.filter((card): card is Mask => card.kind === 'mask')
const ROWS: Rows = {
  'face-of-the-hoarder': ['face-of-the-hoarder', 'ana handLimit+1; ana mask face-of-the-watch→face-of-the-hoarder'],
  'face-of-the-mother': [
    ['face-of-the-mother', 'ana mask face-of-the-watch→face-of-the-mother'],
    ['face-of-the-mother/0 the-second-verse+wet-boots', 'ana discard+2; ana hand-2'],
    ['pass', 'ana anguish+1'],
  ],
  'face-of-the-builder': ['face-of-the-builder', 'ana mask face-of-the-watch→face-of-the-builder; ana progressLimit+1'],
  'face-of-the-card-player': [
    ['face-of-the-card-player', 'ana mask face-of-the-watch→face-of-the-card-player'],
    [
      'wet-boots yes use:mask:face-of-the-card-player/again the-second-verse keep 1,2',
      'ana at 3,1→1,2; ana discard+2; ana hand-2',
      fortune(1, 3),
    ],
  ],
  'face-of-the-listener': ['face-of-the-listener', 'ana earshot+1; ana mask face-of-the-watch→face-of-the-listener'],
  'face-of-the-turncoat': [
    ['face-of-the-turncoat', 'ana mask face-of-the-watch→face-of-the-turncoat'],
    ['use:mask:face-of-the-turncoat/turn the-second-verse wet-boots no 1,3', 'ana at 3,1→1,3; ana discard+2; ana hand-2'],
  ],
  'face-of-the-sleeper': [
    ['face-of-the-sleeper', 'ana mask face-of-the-watch→face-of-the-sleeper'],
    ['', 'ana deck+4; ana discard-3; ana sealed-1'],
  ],
  'face-of-the-walker': [
    ['face-of-the-walker', 'ana mask face-of-the-watch→face-of-the-walker'],
    ['4,1', 'ana at 3,1→4,1'],
  ],
  'face-of-the-jeweller': [
    ['face-of-the-jeweller', 'ana mask face-of-the-watch→face-of-the-jeweller'],
    ['the-second-verse+single-ticket', 'ana discard+2; ana gems+1; ana hand-2'],
  ],
  'face-of-the-watch': [
    ['face-of-the-watch', 'ana mask face-of-the-walker→face-of-the-watch'],
    ['', 'sees 1'],
  ],
  'face-of-the-shepherd': [
    ['face-of-the-shepherd', 'ana mask face-of-the-watch→face-of-the-shepherd'],
    ['the-second-verse 4,2', 'ana discard+1; ana hand-1; figures+caretaker@4,2; figures-caretaker@3,2'],
  ],
  'face-of-the-miner': ['face-of-the-miner', 'ana drawn+1; ana mask face-of-the-watch→face-of-the-miner'],
  'face-of-the-miser': [
    ['face-of-the-miser', 'ana mask face-of-the-watch→face-of-the-miser'],
    ['', 'ana deck-1; ana discard+1'],
  ],
  'face-of-the-ringer': [
    ['face-of-the-ringer', 'ana mask face-of-the-watch→face-of-the-ringer'],
    ['face-of-the-ringer/0 - -', 'ana deck-3; ana hand+2; ana sealed+1; bea deck-2; bea hand+2'],
    ['pass - -', 'ana deck-2; ana hand+2; bea deck-2; bea hand+2'],
  ],
}
const WAITS: { readonly [id: string]: object } = {
  'face-of-the-mother': suffer(1),
  'face-of-the-sleeper': reshuffle,
  'face-of-the-miser': seal(1),
}
cardsDo(
  'Masks',
  masks.map(({ id }) => id),
  ROWS,
  (id, n) => {
    const worn = (mask: string) => ground([], { tokens: [{ token: 'darkness', at: ['3,1'] }], dreamers: { ana: { mask } } })
    if (n === 0) {
      const before = () =>
        withFaces(round(worn(id === 'face-of-the-watch' ? 'face-of-the-walker' : 'face-of-the-watch')), id).arrange(
          (w) => void w.make('borrowed-face', 'wisdom'),
        )
      return { before, deed: using('use:wisdom:borrowed-face/swap') }
    }
    const effect = WAITS[id]
    const before = () => scene(worn(id))
    if (effect) return { before, deed: (at) => at.arrange(() => {}, [{ step: 'saying', args: { effect } } as never, { step: 'curtain' }]) }
    if (id === 'face-of-the-ringer') return { before, deed: (at) => at.arrange(() => {}, [{ step: 'turnStart' }, { step: 'curtain' }]) }
    const action = masks.find((one) => one.id === id)?.actions?.[0]
    const inRound = () => round(worn(id))
    return { before: inRound, deed: using(action && (action.moment ?? 'round') === 'round' ? `use:mask:${id}/${action.key}` : 'move') }
  },
)
