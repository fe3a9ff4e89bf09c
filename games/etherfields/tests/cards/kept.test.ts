import { expect, test } from 'vitest'
import { cards, figureId } from '../../content/cards.ts'
import type { District } from '../../content/kinds.ts'
import { discardOf, handOf } from '../../rules/people.ts'
import { inDream } from '../inDream.ts'
import { onMap } from '../onMap.ts'
import { type At, cardsDo, ground, type Rows, using } from './deeds.ts'

/* What is kept from dream to dream: Notes where their backs come true, districts by what their Shortcuts cost. */

const NOTES: Rows = {
  'n-01': [
    ['', ''],
    ['', ''],
  ],
  'n-02': [
    ['', ''],
    ['', ''],
  ],
  'n-03': [
    ['', ''],
    ['', ''],
  ],
  'n-04': [
    ['', ''],
    ['', ''],
  ],
  'n-05': [
    ['', ''],
    ['', ''],
  ],
  'n-06': [
    ['', 'ana anguish-2; notes-n-06'],
    ['', ''],
  ],
  'n-07': [
    ['', ''],
    ['', ''],
  ],
}
const DISTRICTS: Rows = {
  'saltmere-quay': [
    'second-throw the-switch',
    'ana deck-1; ana discard+1; ana ether-2; ana sealed+1; bea deck-1; bea discard+1; bea ether-2; bea sealed+1; keys+1; market-2; place slipway→chandlery',
  ],
  'tidal-flats': ['', 'ana anguish-2; bea anguish-2; place sand-road→the-slip'],
  'under-market': ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1; place trapdoor→cloakroom'],
  threshold: ['', 'items-flask; place coal-chute→cellar-head; storage+flask'],
  'chimney-rows': ['ana', 'ana anguish+1; ana discard+1; ana sealed-1; bea discard+1; bea sealed-1; keys+1; place coal-steps→gull-stairs'],
  'bell-hill': ['ana', 'hours-1; place goat-path→tower-foot'],
  'glass-orchard': [
    '',
    'ana placed+key-hook/down; ana placed-key-hook; bea placed+bicycle/down; bea placed-bicycle; place potting-row→frost-door',
  ],
  'reading-deep': ['ana', 'ana ether-1; keys+1; place wet-catalogue→lending-hatch'],
}

/** Where a back comes true, and what must have happened there. */
const WHERE: { readonly [id: string]: { readonly dream: string; readonly at?: string; readonly marks?: object } } = {
  'n-01': { dream: 'i01', marks: { 'asks-a-time': 1 } },
  'n-02': { dream: 'i02', at: '3,3' },
  'n-03': { dream: 'i02', marks: { hooks: 1 } },
  'n-04': { dream: 'i03', at: '5,3' },
  'n-05': { dream: 'i03', marks: { hooks: 1 } },
  'n-06': { dream: 'i04' },
  'n-07': { dream: 'i04', marks: { hooks: 1 } },
}
const idsOf = (kind: string): string[] => cards.filter((card) => card.kind === kind).map(({ id }) => id)
cardsDo('Notes', idsOf('note'), NOTES, (id, n) => {
  const { dream = 'i01', at: square, marks = {} } = WHERE[id] ?? {}
  const isTrue = n === 0
  const before = (): At =>
    inDream(dream).arrange(
      (w, t) => {
        w.put(w.make(id, 'box'), 'notes', { face: 'back' })
        w.put(t.inZone(handOf('ana')), discardOf('ana'), { face: 'front' })
        w.put(w.make('pencil-stub', 'box'), handOf('ana'), { face: 'front' })
        if (isTrue && square) w.set('ana', 'at', square)
        w.set('ana', 'anguish', isTrue ? 7 : 6)
        w.set('table', 'marks', (isTrue ? marks : {}) as never)
      },
      [{ step: 'round', args: { who: 'ana' } }, { step: 'curtain' }],
    )
  const refused = (at: At): At => {
    expect(at.refused('ana')[`note:${id}`]).toEqual(['EF-NOTE-04'])
    return at
  }
  return { before, deed: isTrue ? using(`note:${id}`) : refused }
})

const districts = cards.filter((card): card is District => card.kind === 'district')
cardsDo(
  'districts',
  districts.map(({ id }) => id),
  DISTRICTS,
  (id) => {
    const district = districts.find((one) => one.id === id)
    const [from = '', to = ''] = district?.shortcuts[0] ?? []
    const known = [id, 'chimney-rows', 'tidal-flats'].filter(
      (one, i, all) => all.indexOf(one) === i && one !== 'saltmere-quay' && one !== 'chimney-rows',
    )
    const picture = {
      ...ground([], { items: ['flask'], dreamers: { bea: { progress: ['bicycle'] } } }),
      place: from,
      districts: known,
      slumbers: ['ebb'],
      fate: ['blankets', 'somebody-said-your-name'],
    }
    const before = (): At =>
      onMap(picture).arrange(
        (w) => {
          w.set('table', 'hours', 2)
          w.set('ana', 'anguish', 3)
          w.set('bea', 'anguish', 3)
        },
        [{ step: 'onward' }],
      )
    return { before, deed: using(`shortcut:${to}`) }
  },
)

test('tied-wrist: no knot of the Grafter holds whoever wears it', () => {
  const tied = (worn: boolean): readonly string[] => {
    const at = inDream('i04').arrange(
      (w, t) => {
        if (worn) w.make('tied-wrist', 'situations')
        w.set(t.inZone('figures').find((piece) => t.def(piece).id === figureId('grafter')) ?? '', 'at', t.get('ana', 'at'))
        for (const who of t.seats) w.put(t.inZone(handOf(who)), discardOf(who), { face: 'front' })
        w.put(w.make('turn-spades-1', 'box'), 'turn-deck', { at: 'top', face: 'front' })
      },
      [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }],
    )
    return at.get('ana', 'states')
  }
  expect([tied(false), tied(true)]).toEqual([['paralysed'], []])
})
