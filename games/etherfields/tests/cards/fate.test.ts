import { cards } from '../../content/cards.ts'
import type { Fate } from '../../content/kinds.ts'
import { handOf, maskOf } from '../../rules/people.ts'
import { inSlumber } from '../inSlumber.ts'
import { onMap } from '../onMap.ts'
import { type At, cardsDo, fortune, ground, type Rows, withFaces } from './deeds.ts'

/* Fate: drawn on the way to the Rope Walk; Whims in their step of a Slumber. */

const fates = cards.filter((card): card is Fate => card.kind === 'fate')
const ROWS: Rows = {
  'the-voice-reads-tomorrow': ['', 'place slipway→rope-walk; sees 3'],
  'kit-waves': [
    ['keep', 'ana deck-2; ana sealed+2; bea deck-2; bea sealed+2; place slipway→rope-walk', fortune(1)],
    ['keep', 'place slipway→rope-walk', fortune(2)],
    ['keep', 'ana discard+2; ana sealed-2; bea discard+2; bea sealed-2; place slipway→rope-walk', fortune(3)],
    ['keep', 'ana discard+2; ana sealed-2; bea discard+2; bea sealed-2; place slipway→rope-walk', fortune(5)],
    ['keep', 'keys+1; place slipway→rope-walk', fortune(6)],
  ],
  'the-gull-knows-you': [
    ['keep', 'ana anguish+1; place slipway→rope-walk', fortune(1)],
    ['keep the-second-verse', 'ana discard+1; ana hand-1; place slipway→rope-walk', fortune(2)],
    ['keep', 'ana ether+1; place slipway→rope-walk', fortune(3)],
    ['keep', 'ana ether+1; place slipway→rope-walk', fortune(5)],
    ['keep', 'ana ether+2; place slipway→rope-walk', fortune(6)],
  ],
  'whose-umbrella': [
    ['keep', 'hours-1; place slipway→rope-walk', fortune(1)],
    ['keep', 'place slipway→rope-walk', fortune(2)],
    ['keep', 'ana discard+1; ana sealed-1; bea discard+1; bea sealed-1; place slipway→rope-walk', fortune(3)],
    ['keep', 'ana anguish-1; bea anguish-1; place slipway→rope-walk', fortune(5)],
    ['keep', 'hours+1; place slipway→rope-walk', fortune(6)],
  ],
  'two-streets-same-name': [
    ['lose-hours', 'hours-1; place slipway→rope-walk'],
    ['seal', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1; place slipway→rope-walk'],
  ],
  'a-cup-too-many': [
    ['cure', 'ana anguish-2; place slipway→rope-walk'],
    ['open', 'ana discard+1; ana gems+1; ana sealed-1; bea discard+1; bea sealed-1; place slipway→rope-walk'],
  ],
  'point-of-information': [
    ['look-at-slumbers', 'place slipway→rope-walk; sees 3'],
    ['open', 'ana discard+1; ana sealed-1; bea discard+1; bea sealed-1; place slipway→rope-walk'],
  ],
  'a-knot-you-did-not-tie': [
    ['stand-up', 'ana placed+soft-soles; ana placed-soft-soles/down; place slipway→rope-walk'],
    ['gain-hours', 'hours+1; place slipway→rope-walk'],
  ],
  'felt-weather': ['cure discard the-second-verse', 'ana anguish-1; bea discard+1; bea hand-1; place slipway→rope-walk'],
  'your-turn': [
    ['keep', 'ana anguish+1; place slipway→rope-walk', fortune(1)],
    ['keep', 'place slipway→rope-walk', fortune(2)],
    ['keep', 'ana deck-1; ana hand+1; place slipway→rope-walk', fortune(3)],
    ['keep', 'ana deck-1; ana hand+1; place slipway→rope-walk', fortune(5)],
    ['keep', 'hours+1; place slipway→rope-walk', fortune(6)],
  ],
  overdue: ['yes the-second-verse no', 'ana discard+1; ana hand-1; bea deck-2; bea sealed+2; place slipway→rope-walk'],
  'the-cloakroom-girls-day-off': [
    'restore-mask face-of-the-walker discard the-second-verse',
    'ana mask face-of-the-watch→face-of-the-walker; bea discard+1; bea hand-1; place slipway→rope-walk',
  ],
  'small-change': [
    ['gain-ether', 'ana ether+1; place slipway→rope-walk'],
    ['buy second-throw', 'ana discard+1; ana ether-2; market-1; place slipway→rope-walk'],
  ],
  blankets: ['', 'ana anguish-2; bea anguish-2; place slipway→rope-walk'],
  'somebody-said-your-name': ['', 'ana discard+3; ana sealed-3; bea discard+3; bea sealed-3; place slipway→rope-walk'],
  'horn-in-the-chimney': ['yes the-second-verse no', 'ana anguish-1; ana discard+1; ana hand-1; place slipway→rope-walk; sees 2'],
  'a-bill-for-light': ['yes no', 'ana ether-1; ana gems+1; bea deck-2; bea sealed+2; place slipway→rope-walk'],
}
const WHIMS: Rows = {
  'stove-left-lit': ['', 'ana anguish-1; bea anguish-1'],
  'a-dry-step': ['', 'ana discard+1; ana sealed-1; bea discard+1; bea sealed-1'],
  'rope-across-the-lane': ['move 4,3 discard', 'ana at 3,3→4,3; bea discard+1; bea hand-1'],
  'water-under-the-rug': ['', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1'],
  'one-foot': ['', 'ana discard+1; ana sealed-1; bea discard+1; bea sealed-1'],
  'railings-chatter': ['', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
  'ink-on-the-thumb': [
    ['seal', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1'],
    ['lay-down', 'ana placed+key-hook/down; ana placed-key-hook; bea deck-1; bea sealed+1'],
  ],
}

const quay = (id: string): At =>
  withFaces(
    onMap({ ...ground([]), fate: [id, 'blankets', 'overdue'], slumbers: ['tallyman', 'ebb', 'undertow'], hours: 2 }),
    'face-of-the-walker',
  ).arrange(
    (w) => {
      for (const who of ['ana', 'bea']) w.set(who, 'anguish', 3)
      w.set('table', 'keys', 1)
    },
    [{ step: 'onward' }],
  )
const isWhim = ({ whim }: Fate): boolean => whim !== undefined

cardsDo(
  'Fate that is followed',
  fates.filter((one) => !isWhim(one)).map(({ id }) => id),
  ROWS,
  (id) => ({
    before: () => quay(id),
    deed: (at) => at.choose('ana', 'go:rope-walk'),
  }),
)
cardsDo(
  'Whims',
  fates.filter(isWhim).map(({ id }) => id),
  WHIMS,
  (id) => {
    const [step = 'basic'] = Object.keys(fates.find((one) => one.id === id)?.whim?.steps ?? {})
    const card = { basic: 'turn-spades-1', special: 'turn-clubs-3', metamorphosis: 'turn-diamonds-1' }[step] ?? ''
    const picture = ground([], { tiles: [], caretaker: [], metamorphoses: [], dreamers: { ana: { at: '3,3' }, bea: { at: '3,3' } } })
    const before = () =>
      inSlumber('polite-stranger', picture).arrange(
        (w, t) => {
          w.set(w.make(id, 'whims'), 'slot', '4,4')
          w.put([...t.inZone(maskOf('ana')), ...t.inZone(handOf('ana')), ...t.inZone(handOf('bea'))], 'box')
          for (const who of t.seats) w.put(w.make('raise', 'box'), handOf(who), { face: 'front' })
          w.put(w.make(card, 'box'), 'turn-deck', { at: 'top', face: 'front' })
        },
        [{ step: 'curtain' }],
      )
    return { before, deed: (at) => at.arrange(() => {}, [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }]) }
  },
)
