import { loot } from '../../content/builders.ts'
import { cards } from '../../content/cards.ts'
import { onMap } from '../onMap.ts'
import { scene } from '../scene.ts'
import { type At, cardsDo, ground, type Rows, round, using, withFaces } from './deeds.ts'

/* What the Team has: Loot of Turn cards, the Season at a Place of the tide, Wisdom, and what is played on the Map. */

const idsOf = (kind: string): string[] => cards.filter((card) => card.kind === kind).map(({ id }) => id)
const LOOT: Rows = {
  'turn-hearts-1': [
    ['gain-ether', 'ana ether+1'],
    ['open', 'ana discard+2; ana sealed-2'],
  ],
  'turn-hearts-2': [
    ['gain-ether', 'ana ether+2'],
    ['gain-gems', 'ana gems+1'],
    ['cure', 'ana anguish-1; bea anguish-1'],
  ],
  'turn-hearts-3': [
    ['gain-ether', 'ana ether+1; bea ether+1'],
    ['gain-keys', 'keys+1'],
    ['restore-item', 'items+spare-mainspring; storage-spare-mainspring'],
    ['gain-hours', 'hours+1'],
  ],
  'turn-spades-1': [
    ['gain-ether', 'ana ether+1'],
    ['open', 'ana discard+2; ana sealed-2'],
  ],
  'turn-spades-2': [
    ['gain-ether', 'ana ether+2'],
    ['gain-gems', 'ana gems+1'],
    ['cure', 'ana anguish-1; bea anguish-1'],
  ],
  'turn-spades-3': [
    ['gain-ether', 'ana ether+1; bea ether+1'],
    ['gain-keys', 'keys+1'],
    ['restore-item', 'items+spare-mainspring; storage-spare-mainspring'],
    ['gain-hours', 'hours+1'],
  ],
  'turn-diamonds-1': [
    ['gain-ether', 'ana ether+2'],
    ['gain-gems', 'ana gems+1'],
    ['cure', 'ana anguish-1; bea anguish-1'],
  ],
  'turn-diamonds-2': [
    ['gain-ether', 'ana ether+1; bea ether+1'],
    ['gain-keys', 'keys+1'],
    ['restore-item', 'items+spare-mainspring; storage-spare-mainspring'],
    ['gain-hours', 'hours+1'],
  ],
  'turn-diamonds-3': [
    ['gain-ether', 'ana ether+2; bea ether+2'],
    ['cure', 'ana anguish-2; bea anguish-2'],
    ['open', 'ana discard+4; ana sealed-4; bea discard+4; bea sealed-4'],
  ],
  'turn-clubs-1': [
    ['gain-ether', 'ana ether+2'],
    ['gain-gems', 'ana gems+1'],
    ['cure', 'ana anguish-1; bea anguish-1'],
  ],
  'turn-clubs-2': [
    ['gain-ether', 'ana ether+1; bea ether+1'],
    ['gain-keys', 'keys+1'],
    ['restore-item', 'items+spare-mainspring; storage-spare-mainspring'],
    ['gain-hours', 'hours+1'],
  ],
  'turn-clubs-3': [
    ['gain-ether', 'ana ether+2; bea ether+2'],
    ['cure', 'ana anguish-2; bea anguish-2'],
    ['open', 'ana discard+4; ana sealed-4; bea discard+4; bea sealed-4'],
  ],
}
const TIDES: Rows = {
  'slack-tide': ['', 'ana discard+1; ana sealed-1; bea discard+1; bea sealed-1; place sand-road→tide-pole'],
  'spring-tide': ['', 'hours+1; place sand-road→tide-pole'],
  neap: ['cure cure', 'ana anguish-1; bea anguish-1; place sand-road→tide-pole'],
  'red-tide': ['', 'ana anguish+1; bea anguish+1; place sand-road→tide-pole'],
  'long-ebb': ['', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1; place sand-road→tide-pole'],
  fog: ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1; place sand-road→tide-pole'],
}
const WISDOM: Rows = {
  'second-breath': ['', 'ana discard+3; ana sealed-3'],
  undersong: [
    ['the-second-verse', 'ana anguish-1; ana discard+1; ana hand-1'],
    ['strongest-oar 4,2', 'ana discard+1; ana hand-1; figures+caretaker@4,2; figures-caretaker@3,2'],
    ['single-ticket', 'ana deck-1; ana discard+1'],
    ['the-second-verse', 'ana discard+3; ana hand-1; ana sealed-2'],
  ],
  'tide-table': ['', 'sees 2'],
  'borrowed-face': ['face-of-the-walker', 'ana mask face-of-the-watch→face-of-the-walker'],
  'bright-ideas': [
    ['use:wisdom:bright-ideas/see cards wet-boots no 1,3', 'ana at 3,1→1,3; ana discard+1; ana gems-1; ana hand-1'],
    ['', 'ana anguish-1; ana gems-1'],
  ],
}
const ON_MAP: Rows = {
  'scrap-of-tide-table': ['', 'ana discard+1; ana hand-1; sees 2'],
  'by-the-back-lane': ['the-second-verse+single-ticket', 'ana discard+3; ana hand-3; keys+1'],
  'bench-on-the-front': [
    ['cure', 'ana anguish-1; ana discard+1; ana hand-1'],
    ['open', 'ana discard+4; ana hand-1; ana sealed-3'],
  ],
  'the-errand': ['the-other-door', 'ana discard+2; ana ether-3; ana hand-1; market-1'],
  'open-ticket': ['', 'ana discard+1; ana hand-1; place net-lofts→slipway'],
}

cardsDo('Turn cards', idsOf('turn'), LOOT, (id) => ({
  before: () => scene(ground([], { turnCards: [id, 'turn-hearts-1', 'turn-clubs-1'].filter((one, i) => i === 0 || one !== id) })),
  deed: (at) => at.arrange(() => {}, [{ step: 'saying', args: { effect: loot } } as never, { step: 'curtain' }]),
}))

const quay = (hand: readonly string[], more: object = {}): At =>
  withFaces(
    onMap({ ...ground(hand), districts: ['tidal-flats'], slumbers: ['tallyman', 'ebb', 'undertow'], ...more }),
    'face-of-the-walker',
  ).arrange(
    (w) => {
      for (const who of ['ana', 'bea']) w.set(who, 'anguish', 3)
      w.set('table', 'keys', 1)
      w.set('table', 'hours', 2)
    },
    [{ step: 'onward' }],
  )
cardsDo('Seasons', idsOf('season'), TIDES, (id) => ({
  before: () =>
    quay([], { place: 'sand-road' }).arrange(
      (w, t) => {
        w.put(t.inZone('season'), 'seasons')
        w.make(id, 'season')
      },
      [{ step: 'onward' }],
    ),
  deed: (at) => at.choose('ana', 'go:tide-pole'),
}))

/** Those that the engine keeps by itself say so in words, and are tried where the rule is. */
const KEPT = ['awakening', 'death', 'rest-etiquette', 'places', 'release']
const uses = (id: string): string[] =>
  cards.flatMap((card) => (card.kind === 'wisdom' && card.id === id ? (card.actions ?? []).map(({ key }) => key) : []))
cardsDo(
  'Wisdom',
  idsOf('wisdom').filter((id) => !KEPT.includes(id)),
  WISDOM,
  (id, n) => {
    const key = uses(id)[n] ?? ''
    const suits: { readonly [key: string]: string } = {
      hearts: 'turn-hearts-1',
      spades: 'turn-spades-1',
      diamonds: 'turn-diamonds-1',
      clubs: 'turn-clubs-1',
    }
    const having = (at: At): At => at.arrange((w) => void w.make(id, 'wisdom'))
    if (id === 'tide-table')
      return {
        before: () => quay([]).arrange((w) => void w.make(id, 'wisdom'), [{ step: 'onward' }]),
        deed: using(`use:wisdom:${id}/${key}`),
      }
    const picture = ground([], suits[key] ? { turnCards: [suits[key], 'turn-hearts-3'] } : {})
    const before = () => withFaces(having(round(picture)), 'face-of-the-walker')
    return { before, deed: using(id === 'bright-ideas' && n === 0 ? 'move' : `use:wisdom:${id}/${key}`) }
  },
)

const played = cards.flatMap((card) => (card.kind === 'influence' && card.type === 'map' ? [card.id] : []))
cardsDo('cards of the Map', played, ON_MAP, (id) => ({
  before: () => quay([id], { place: 'net-lofts' }),
  deed: using(`use:hand:${id}/play`),
}))
