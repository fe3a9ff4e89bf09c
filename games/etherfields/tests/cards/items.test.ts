import { cards } from '../../content/cards.ts'
import type { Item } from '../../content/kinds.ts'
import { cardsDo, fortune, ground, type Rows, round, using } from './deeds.ts'

/* Items at work; the one that is never used is restored. */

const items = cards.filter((card): card is Item => card.kind === 'item')
const ROWS: Rows = {
  'hot-brick': ['strongest-oar', 'ana anguish-1; ana discard+1; ana hand-1'],
  'tin-whistle': ['', 'figures+caretaker@3,2/stunned; figures-caretaker@3,2; items-tin-whistle; storage+tin-whistle'],
  'tide-clock-hand': ['', 'sees 1'],
  'length-of-twine': ['single-ticket', 'ana discard+3; ana hand-1; ana sealed-2'],
  'candle-end': ['', 'tokens+light@3,1×4'],
  flask: ['', 'ana anguish-1; bea anguish-1; items-flask; storage+flask'],
  'brass-dividers': ['single-ticket 1,2', 'ana at 3,1→1,2; ana discard+1; ana hand-1'],
  'oilskin-pocket': ['restore-item', 'ana discard+1; ana hand-1; itemLimit+1; items+oilskin-pocket; storage-oilskin-pocket'],
  'bone-dice': [
    'wet-boots yes use:item:bone-dice/again the-second-verse keep keep 1,2',
    'ana at 3,1→1,2; ana discard+2; ana hand-2',
    fortune(1, 3),
  ],
  marlinspike: ['', 'items-marlinspike; metamorphoses+meta-movement; metas-meta-movement; storage+marlinspike'],
  'ear-trumpet': ['the-second-verse', 'ana deck-2; ana discard+1; ana hand+1'],
  'ships-biscuit': ['', 'ana discard+2; ana sealed-2; bea discard+2; bea sealed-2; items-ships-biscuit; storage+ships-biscuit'],
  'key-blank': ['single-ticket', 'ana discard+1; ana hand-1; items-key-blank; keys+1; storage+key-blank'],
  'door-wedge': ['strongest-oar 0', 'ana discard+1; ana hand-1; blocked+0; items-door-wedge; storage+door-wedge'],
  'spare-mainspring': ['the-second-verse', 'ana discard+1; ana hand-1; items-spare-mainspring; storage+spare-mainspring; turns+1'],
  oilcan: ['single-ticket', 'ana discard+1; ana gems+1; ana hand-1; items-oilcan; storage+oilcan'],
  'toll-whistle': ['the-second-verse 0', 'ana discard+1; ana hand-1; blocked+0; items-toll-whistle; storage+toll-whistle'],
  'storm-lantern': ['the-second-verse', 'ana deck-1; ana discard+1; bea deck-1; bea hand+1; tokens+light@3,1×4'],
}

cardsDo(
  'Items',
  items.map(({ id }) => id),
  ROWS,
  (id) => {
    const action = items.find((one) => one.id === id)?.actions?.[0]
    if (!action) return { before: () => round(ground(['spare-parts'], { stored: [id] })), deed: using('use:hand:spare-parts/play') }
    const before = () => round(ground([], { items: [id], stored: [] }))
    return action.moment === 'reroll' ? { before, deed: using('move') } : { before, deed: using(`use:item:${id}/${action.key}`) }
  },
)
