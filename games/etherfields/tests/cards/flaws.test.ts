import { gain } from '../../content/builders.ts'
import { cards } from '../../content/cards.ts'
import type { Flaw } from '../../content/kinds.ts'
import { scene } from '../scene.ts'
import { cardsDo, ground, type Rows, round, using, type Way } from './deeds.ts'

/* Flaws: each comes out of the deck in the draw step, among other cards, and is not paid off, since nobody has the Ether. */

const flaws = cards.filter((card): card is Flaw => card.kind === 'flaw')
const ROWS: Rows = {
  'what-was-i-holding': ['the-second-verse', 'ana deck-4; ana discard+2; ana hand+2; ana placed+key-hook/down; ana placed-key-hook'],
  'short-of-breath': ['the-second-verse', 'ana deck-3; ana discard+1; ana hand+1; ana handLimit-1; ana placed+short-of-breath'],
  'dropped-it': ['the-second-verse', 'ana deck-4; ana discard+2; ana hand+2; items-flask; storage+flask'],
  'thick-fingers': ['the-second-verse', 'ana deck-4; ana discard+4'],
  'elbow-room': [
    ['the-second-verse', 'ana deck-4; ana discard+1; ana hand+2; ana placed+elbow-room'],
    ['wet-boots no 3,1 the-second-verse', 'ana at 2,1→3,1; ana discard+2; ana hand-2'],
  ],
  'slow-to-start': ['the-second-verse', 'ana deck-4; ana discard+1; ana drawn-1; ana hand+2; ana placed+slow-to-start'],
  'the-wrong-coat': ['the-second-verse', 'ana deck-4; ana discard+2; ana hand+2; ana mask face-of-the-watch→'],
  squint: ['the-second-verse', 'ana deck-4; ana discard+2; ana hand+2; ana states+blinded'],
  aye: ['the-second-verse no', 'ana deck-4; ana discard+2; ana ether-1; ana hand+2'],
  'teeth-chatter': ['the-second-verse single-ticket the-second-verse', 'ana deck-4; ana discard+3; ana hand+1; bea discard+1; bea hand-1'],
  'one-landing-down': ['the-second-verse 1,1', 'ana at 3,1→1,1; ana deck-4; ana discard+2; ana hand+2'],
  'page-overdue': ['the-second-verse', 'ana deck-6; ana discard+2; ana hand+2; ana sealed+2'],
  owes: [
    ['the-second-verse', 'ana deck-4; ana discard+1; ana hand+2; ana placed+owes'],
    ['the-second-verse', 'ana discard+1; ana ether+1; ana hand-1'],
  ],
  'so-warm-now': ['the-second-verse', 'ana anguish-2; ana deck-8; ana discard+2; ana hand+2; ana sealed+4'],
}
const FILL = ['pencil-stub', 'pencil-stub', 'pencil-stub', 'raise', 'raise', 'palmed', 'palmed', 'all-in']

/** Those that stay, when what they wait for happens. */
function waiting(id: string): Way {
  const ana = { at: '2,1', ether: 0, progress: [id] }
  const picture = ground([], { caretaker: [], metamorphoses: [], dreamers: { ana } })
  if (id === 'elbow-room') return { before: () => round(picture), deed: using('move') }
  return {
    before: () => scene(picture),
    deed: (at) => at.arrange(() => {}, [{ step: 'saying', args: { effect: gain.ether(1) } } as never, { step: 'curtain' }]),
  }
}
cardsDo(
  'Flaws',
  flaws.map(({ id }) => id),
  ROWS,
  (id, n) => {
    if (n === 1) return waiting(id)
    const ana = { deck: [id, ...FILL], ether: id === 'aye' || id === 'owes' ? 1 : 0 }
    return {
      before: () => scene(ground([], { items: ['flask'], dreamers: { ana } })),
      deed: (at) => at.arrange(() => {}, [{ step: 'draw', args: { who: 'ana' } }, { step: 'curtain' }]),
    }
  },
)
