import { reshuffle, suffer } from '../../content/builders.ts'
import { cards } from '../../content/cards.ts'
import type { Influence } from '../../content/kinds.ts'
import { scene } from '../scene.ts'
import { cardsDo, fortune, ground, type Rows, round, using, type Way } from './deeds.ts'

/* Progress cards: first they are placed, with what that alone changes; then what they do is used, or what they wait for happens. */

const placed = cards.flatMap((card) => (card.kind === 'influence' && card.type === 'progress' ? [card] : []))

const ROWS: Rows = {
  'the-book': ['the-second-verse', 'ana discard+1; ana hand-2; ana handLimit+1; ana placed+the-book'],
  'a-streak': [
    ['single-ticket', 'ana discard+1; ana hand-2; ana placed+a-streak'],
    [
      'wet-boots yes use:progress:a-streak/again keep 1,2',
      'ana at 3,1→1,2; ana deck-1; ana discard+1; ana hand-1; ana sealed+1',
      fortune(1, 3),
    ],
  ],
  'both-sides': [
    ['cunning single-ticket', 'ana discard+1; ana hand-2; ana placed+both-sides'],
    ['the-second-verse', 'ana deck-1; ana discard+1'],
  ],
  'nine-checks': [
    ['the-second-verse', 'ana discard+1; ana hand-2; ana placed+nine-checks'],
    ['', 'ana placed+soft-soles; ana placed-soft-soles/down'],
  ],
  'the-loupe': [
    ['the-second-verse', 'ana discard+1; ana hand-2; ana placed+the-loupe'],
    ['', 'sees 1'],
  ],
  regulator: ['the-second-verse', 'ana discard+1; ana hand-2; ana placed+regulator; ana placing-1'],
  'work-apron': ['single-ticket', 'ana discard+1; ana hand-2; ana placed+work-apron; ana progressLimit+1'],
  mainspring: [
    ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+mainspring'],
    ['mainspring', 'ana deck-2; ana hand+2; ana placed+mainspring/down; ana placed-mainspring'],
  ],
  'long-reach': ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+long-reach; ana reach+1'],
  'head-count': [
    ['the-second-verse', 'ana discard+1; ana hand-2; ana placed+head-count'],
    ['', 'ana anguish+1; ana deck-1; ana hand+1'],
  ],
  ballast: ['single-ticket', 'ana discard+1; ana hand-2; ana handLimit+1; ana placed+ballast'],
  'leather-belt': [
    ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+leather-belt'],
    ['leather-belt/0', 'ana deck-2; ana sealed+2'],
    ['pass', 'ana anguish+1'],
  ],
  bicycle: [
    ['single-ticket', 'ana discard+1; ana hand-2; ana placed+bicycle'],
    ['4,1', 'ana at 3,1→4,1'],
  ],
  'lamp-oil': [
    ['the-second-verse', 'ana discard+1; ana hand-2; ana placed+lamp-oil'],
    ['the-second-verse', 'ana discard+2; ana hand-1; ana sealed-1; tokens+light@3,1×1'],
  ],
  'not-staying': [
    ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+not-staying'],
    ['', 'ana deck+4; ana discard-1; ana sealed-3'],
  ],
  'tide-leaf': ['the-second-verse', 'ana discard+1; ana hand-2; ana handLimit+1; ana placed+tide-leaf'],
  'reading-lamp': [
    ['the-second-verse', 'ana discard+1; ana hand-2; ana placed+reading-lamp'],
    ['', 'sees 2'],
  ],
  'list-of-names': ['the-second-verse', 'ana discard+1; ana drawn+1; ana hand-2; ana placed+list-of-names'],
  'kettle-on': [
    ['the-second-verse', 'ana discard+1; ana hand-2; ana placed+kettle-on'],
    ['the-second-verse', 'ana anguish-1; ana discard+1; ana hand-1'],
  ],
  'key-hook': [
    ['single-ticket', 'ana discard+1; ana hand-2; ana placed+key-hook'],
    ['single-ticket', 'ana discard+2; ana hand-1; ana placed-key-hook; keys+1'],
  ],
  'soft-soles': [
    ['single-ticket', 'ana discard+1; ana hand-2; ana placed+soft-soles'],
    ['4,1', 'ana at 3,1→4,1'],
  ],
  'long-pockets': ['single-ticket', 'ana discard+1; ana hand-2; ana placed+long-pockets; ana progressLimit+1'],
  'second-pair-of-gloves': [
    ['single-ticket', 'ana discard+1; ana hand-2; ana placed+second-pair-of-gloves'],
    [
      'wet-boots yes use:progress:second-pair-of-gloves/again the-second-verse keep 1,2',
      'ana at 3,1→1,2; ana discard+2; ana hand-2',
      fortune(1, 3),
    ],
  ],
  'clenched-jaw': [
    ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+clenched-jaw'],
    ['clenched-jaw/0 the-second-verse', 'ana discard+1; ana hand-1'],
    ['pass', 'ana anguish+1'],
  ],
  boathook: ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+boathook; ana reach+1'],
  calluses: [
    ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+calluses'],
    ['use:progress:calluses/haul - no', 'ana anguish+1; ana deck-1; ana sealed+1; tokens+darkness@3,1×4'],
  ],
  'the-tarred-knot': [
    ['strongest-oar', 'ana discard+1; ana hand-2; ana placed+the-tarred-knot'],
    ['the-second-verse the-second-verse', 'ana deck-3; ana discard+2; ana hand+2; ana sealed-1; bea deck-3; bea discard+1; bea hand+2'],
  ],
  'borrowed-oilskin': ['awareness the-second-verse', 'ana discard+1; ana earshot+1; ana hand-2; ana placed+borrowed-oilskin'],
  'six-cups': [
    ['awareness the-second-verse', 'ana discard+1; ana hand-2; ana placed+six-cups'],
    ['', 'ana discard+1; ana sealed-1; bea discard+1; bea sealed-1'],
  ],
}

/** What they wait for. */
const WAITS: { readonly [id: string]: object } = {
  'head-count': suffer(1),
  'leather-belt': suffer(1),
  'clenched-jaw': suffer(1),
  'not-staying': reshuffle,
}
const AT: { readonly [id: string]: string } = { 'the-tarred-knot': 'turnStart', 'six-cups': 'turnEnd' }
const own = (card: Influence) => ({ dreamers: { ana: { progress: [card.id, 'key-hook'] } } })
const action = ({ actions = [] }: Influence) => actions[0]

function inUse(card: Influence): Way {
  const picture = ground([], own(card))
  const effect = WAITS[card.id]
  const step = AT[card.id]
  if (effect)
    return {
      before: () => scene(picture),
      deed: (at) => at.arrange(() => {}, [{ step: 'saying', args: { effect } } as never, { step: 'curtain' }]),
    }
  if (step) return { before: () => scene(picture), deed: (at) => at.arrange(() => {}, [{ step } as never, { step: 'curtain' }]) }
  const { key = '', moment = 'round' } = action(card) ?? {}
  if (card.id === 'calluses') return { before: () => round(picture), deed: using('use:entity:caretaker/attack') }
  // A throw in a payment: one goes a few steps.
  if (moment !== 'round') return { before: () => round(picture), deed: using('move') }
  return { before: () => round(picture), deed: using(`use:progress:${card.id}/${key}`) }
}

cardsDo(
  'Progress cards',
  placed.map(({ id }) => id),
  ROWS,
  (id, n) => {
    const card = placed.find((one) => one.id === id) as Influence
    return n === 0 ? { before: () => round(ground([id])), deed: using(`place:${id}`) } : inUse(card)
  },
)
