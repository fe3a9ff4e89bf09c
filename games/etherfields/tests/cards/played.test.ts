import { cards } from '../../content/cards.ts'
import type { Influence } from '../../content/kinds.ts'
import type { Picture } from '../scene.ts'
import { cardsDo, fortune, ground, type Rows, round, using, withFaces } from './deeds.ts'

/* Influence cards played out of the hand: in the own round, and rapid ones in somebody else's. */

const influences = cards.filter((card): card is Influence => card.kind === 'influence')
const throwsAgain = ({ actions = [] }: Influence): boolean => actions.some(({ moment }) => moment === 'reroll')
const playedAs = (type: Influence['type']) => influences.filter((card) => card.type === type && !throwsAgain(card)).map(({ id }) => id)

/** With little else in hand: what is drawn is not cut short by the hand limit. */
const holding = (id: string): Picture =>
  ground([], { dreamers: { ana: { hand: id === 'double-or-nothing' ? [id] : [id, 'the-second-verse', 'single-ticket'] } } })
const ACTIONS: Rows = {
  'loaded-coin': ['', 'ana deck-2; ana discard+1; ana hand+1'],
  'cards-on-the-table': ['', 'ana deck-1; ana discard+1; sees 1'],
  'pencil-stub': ['', 'ana deck-1; ana discard+1'],
  raise: ['the-second-verse', 'ana deck-2; ana discard+2'],
  'double-or-nothing': [
    ['keep', 'ana anguish+1; ana discard+1; ana hand-1', fortune(1)],
    ['keep', 'ana discard+1; ana hand-1', fortune(2)],
    ['keep', 'ana deck-1; ana discard+1', fortune(3)],
    ['keep', 'ana deck-2; ana discard+1; ana hand+1', fortune(5)],
    ['keep', 'ana deck-4; ana discard+1; ana hand+3', fortune(6)],
  ],
  'the-house-pays': ['the-second-verse', 'ana discard+2; ana gems+1; ana hand-2'],
  'the-tell': ['4,1', 'ana at 3,1→4,1; ana discard+1; ana hand-1; sees 2'],
  'out-by-the-kitchen': ['1,1', 'ana at 3,1→1,1; ana discard+1; ana hand-1'],
  'all-in': ['', 'ana deck-4; ana discard+3; ana hand+1'],
  'spare-parts': [
    ['restore-item', 'ana discard+1; ana hand-1; items+spare-mainspring; storage-spare-mainspring'],
    ['draw', 'ana deck-1; ana discard+1'],
  ],
  escapement: ['', 'ana deck-1; ana discard+1; ana placed+soft-soles; ana placed-soft-soles/down'],
  'oil-can': ['1,1', 'ana at 3,1→1,1; ana discard+1; ana hand-1'],
  'bench-vice': ['', 'ana discard+1; ana hand-1; figures+caretaker@3,2/paralysed; figures-caretaker@3,2'],
  'cold-hands': ['', 'ana anguish-2; ana deck-1; ana discard+1; ana placed+key-hook/down; ana placed-key-hook'],
  'inspection-book': ['palmed', ''],
  'signed-unseen': ['', 'ana deck-3; ana discard+1; ana hand+1; ana sealed+1'],
  haul: ['', 'ana discard+1; ana hand-1; figures+caretaker@3,1; figures-caretaker@3,2'],
  'shoulder-first': ['4,2', 'ana discard+1; ana hand-1; figures+caretaker@4,3; figures-caretaker@3,2'],
  'salt-sacks': ['', 'ana discard+3; ana hand-1; ana sealed-2'],
  'strongest-oar': ['4,1 4,1', 'ana at 3,1→4,1; ana discard+1; ana hand-1; bea at 3,1→4,1'],
  'the-farther-one': ['', 'ana anguish+1; ana discard+1; ana hand-1; bea anguish-1'],
  stubborn: ['', 'ana anguish-1; ana deck-1; ana discard+1'],
  'cart-wheel': ['1,1', 'ana at 3,1→1,1; ana discard+1; ana hand-1'],
  foothold: ['1,2', 'ana at 3,1→1,2; ana discard+1; ana hand-1'],
  'the-round': ['1,2', 'ana at 3,1→1,2; ana discard+1; ana hand-1'],
  'through-the-hedge': ['5,1', 'ana at 3,1→5,1; ana discard+1; ana hand-1'],
  'single-ticket': ['1,1', 'ana at 3,1→1,1; ana discard+1; ana hand-1'],
  'letter-without-address': ['palmed', 'ana deck-1; ana sealed+1'],
  postmark: ['', 'ana deck-1; ana discard+1; sees 1'],
  whistle: ['', 'ana discard+1; ana hand-1; figures+caretaker@3,1; figures-caretaker@3,2'],
  'slam-the-flap': ['', 'ana discard+1; ana hand-1; figures+caretaker@3,2/blinded; figures-caretaker@3,2'],
  'unposted-letters': [
    ['relocate-entrance 1,1', 'ana at 3,1→1,1; ana discard+1; ana hand-1'],
    ['draw', 'ana deck-2; ana discard+1; ana hand+1'],
  ],
  'count-again': ['', 'ana deck-1; ana discard+2; ana sealed-1'],
  'small-print': ['', 'ana deck-1; ana discard+1; sees 2'],
  'spare-blanket': ['', 'ana anguish-1; ana discard+1; ana hand-1; bea anguish-1'],
  'the-second-verse': ['palmed+pencil-stub', 'ana discard-1; ana hand+1'],
  'wet-boots': ['1,1', 'ana at 3,1→1,1; ana discard+1; ana hand-1'],
  'keep-to-the-wall': ['1,2', 'ana at 3,1→1,2; ana discard+1; ana hand-1'],
  'the-other-door': ['1,1', 'ana at 3,1→1,1; ana discard+1; ana hand-1'],
  'loose-change': ['', 'ana deck-2; ana discard+1; ana ether+1; ana hand-1; ana sealed+2'],
  'shoulder-it': [
    ['move 4,1', 'ana at 3,1→4,1; ana discard+1; ana hand-1'],
    ['move-entity-away 4,2', 'ana discard+1; ana hand-1; figures+caretaker@4,2; figures-caretaker@3,2'],
  ],
  slam: ['4,2', 'ana discard+1; ana hand-1; figures+caretaker@4,3; figures-caretaker@3,2'],
  'hand-bucket': ['', 'ana discard+3; ana hand-1; ana sealed-2'],
  'hold-the-rope': ['', 'ana discard+1; ana hand-1; figures+caretaker@3,2/paralysed; figures-caretaker@3,2'],
  'cold-tea': ['', 'ana anguish-1; ana deck-1; ana discard+1'],
  'the-last-word': ['0', 'ana discard+1; ana hand-1; blocked+0'],
  scion: ['', 'ana anguish-1; ana discard+4; ana hand-1; ana sealed-3'],
  windfall: ['', 'ana deck-1; ana discard+1; bea deck-1; bea hand+1'],
  'a-line-to-follow': ['4,1', 'ana at 3,1→4,1; ana deck-1; ana discard+1'],
  'grafting-wax': ['', 'ana discard+5; ana ether+1; ana hand-1; ana sealed-4'],
}
const RAPID: Rows = {
  'the-long-odds': ['the-second-verse', 'ana deck-2; ana discard+2'],
  tweezers: ['0', 'ana discard+1; ana hand-1; ana placed+key-hook/down; ana placed-key-hook; blocked+0'],
  'deaf-to-it': ['', 'ana anguish-1; ana discard+1; ana hand-1'],
  'two-hands': [
    ['move-entity-away 4,2', 'ana discard+1; ana hand-1; figures+caretaker@4,2; figures-caretaker@3,2'],
    ['move 4,1', 'ana at 3,1→4,1; ana discard+1; ana hand-1'],
  ],
  'slip-away': ['4,1', 'ana at 3,1→4,1; ana discard+1; ana hand-1'],
  'look-first': ['', 'ana deck-1; ana discard+1'],
  'order-from-above': ['0', 'ana deck-2; ana discard+1; ana hand-1; ana sealed+2; blocked+0'],
  'a-hand-on-the-shoulder': ['', 'ana anguish-1; ana discard+1; ana hand-1'],
  'beg-pardon': ['0', 'ana discard+1; ana hand-1; blocked+0'],
  'somebody-counts': ['', 'ana deck-1; ana discard+1'],
  duck: ['4,1', 'ana at 3,1→4,1; ana discard+1; ana hand-1'],
  'the-switch': ['the-second-verse', 'ana deck-2; ana discard+2'],
  'stand-up-to-it': ['', 'ana discard+1; ana hand-1; figures+caretaker@3,2/stunned; figures-caretaker@3,2'],
  'shove-off': ['4,2', 'ana discard+1; ana hand-1; figures+caretaker@4,2; figures-caretaker@3,2'],
  'not-you': ['', 'ana anguish-1; ana discard+1; ana hand-1; bea anguish-1'],
  toothache: ['', 'ana deck-2; ana discard+1; ana hand+1'],
}

/** One's own roll, and anybody's: of a step that was bought dearer. */
const AGAIN: Rows = {
  palmed: ['single-ticket yes use:hand:palmed/play keep 1,2', 'ana at 3,1→1,2; ana discard+2; ana hand-2', fortune(1, 3)],
  'second-throw': [
    'wet-boots yes use:hand:second-throw/play keep 1,2',
    'ana discard+1; ana hand-1; bea at 3,1→1,2; bea discard+1; bea hand-1',
    fortune(1, 3),
  ],
}

cardsDo('cards of the own round', playedAs('action'), ACTIONS, (id) => ({
  before: () => withFaces(round(holding(id)), 'face-of-the-walker'),
  deed: using(`use:hand:${id}/play`),
}))
cardsDo('Rapid cards, in the round of another', playedAs('rapid'), RAPID, (id) => ({
  before: () => round(holding(id), 'bea'),
  deed: using(`use:hand:${id}/play`),
}))
cardsDo(
  'cards that throw again',
  influences.filter((card) => card.type === 'rapid' && throwsAgain(card)).map(({ id }) => id),
  AGAIN,
  (id) => {
    const who = id === 'palmed' ? 'ana' : 'bea'
    return { before: () => round(holding(id), who), deed: using('move', who) }
  },
)
