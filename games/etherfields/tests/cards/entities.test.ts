import { cards, figureId } from '../../content/cards.ts'
import type { Entity, ScapeStep } from '../../content/kinds.ts'
import { discardOf, handOf } from '../../rules/people.ts'
import { inDream } from '../inDream.ts'
import { type At, cardsDo, type Rows, using } from './deeds.ts'

/* Who lives in the dreams: what one does to them, and what they do in each step. */

const entities = cards.filter((card): card is Entity => card.kind === 'entity')
const ids = entities.map(({ id }) => id)
const WHERE: { readonly [id: string]: { readonly dream: string; readonly at: string } } = {
  caretaker: { dream: 'i01', at: '3,2' },
  'lamp-eater': { dream: 'i02', at: '3,4' },
  'speaker-with-nine-beaks': { dream: 'i03', at: '3,3' },
  grafter: { dream: 'i04', at: '3,4' },
}
const HAND = ['the-second-verse', 'salt-sacks', 'single-ticket', 'strongest-oar'] as const

const ACTIONS: Rows = {
  caretaker: [
    ['the-second-verse no take', 'ana anguish-2; ana discard+1; ana hand-1; flags+blanket:1'],
    ['salt-sacks no', 'ana anguish+1; ana discard+1; ana hand-1; tokens+darkness@3,1×4'],
  ],
  'lamp-eater': [
    ['the-second-verse no 3,3 3,2 3,1', 'ana discard+1; ana hand-1; figures+lamp-eater@3,1; figures-lamp-eater@3,4'],
    ['strongest-oar no', 'ana discard+1; ana hand-1; figures-lamp-eater@3,4'],
  ],
  'speaker-with-nine-beaks': [
    'the-second-verse no yield',
    'ana discard+1; ana hand-1; figures+speaker-with-nine-beaks@3,3/stunned; figures-speaker-with-nine-beaks@3,3; tokens-universal@4,5×1',
  ],
  grafter: [
    ['the-second-verse no', 'ana deck-2; ana discard+1; ana hand+1'],
    ['strongest-oar no', 'ana discard+1; ana hand-1; figures-grafter@3,4; tokens+threat@3,1×4'],
  ],
}
const STEPS: Rows = {
  caretaker: [
    ['', ''],
    [
      '1,1 the-second-verse 1,1',
      'ana anguish-1; ana at 3,2→1,1; ana discard+1; ana hand-1; bea anguish-1; bea at 3,2→1,1; bea discard+1; bea hand-1',
    ],
    ['', 'tokens+darkness@3,1×4'],
  ],
  'lamp-eater': [
    ['', 'metamorphoses-meta-seal; metas+meta-seal'],
    ['', 'ana deck-2; ana sealed+2; bea deck-2; bea sealed+2'],
    ['', 'tokens+darkness@3,3×4'],
  ],
  'speaker-with-nine-beaks': [
    ['', 'metamorphoses-meta-seal; metas+meta-seal'],
    ['the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
    ['', 'tokens-universal@4,5×1'],
  ],
  grafter: [
    ['', 'metamorphoses-meta-seal; metas+meta-seal'],
    ['', 'ana anguish-1; ana states+paralysed; bea anguish-1; bea states+paralysed'],
    ['', 'tokens+threat@1,3×4'],
  ],
}

/** Ana beside it with four cards, Bea a square farther with one; a step of that kind comes first. */
function beside(id: string, card: string): At {
  const { dream = '', at = '' } = WHERE[id] ?? {}
  return inDream(dream, { hours: 1 }).arrange(
    (w, t) => {
      w.put(t.inZone('figures'), 'box')
      const known = [...t.inZone('entity'), ...t.inZone('secrets')].find((piece) => t.def(piece).id === id)
      const tile = known ?? w.make(id, 'entity')
      w.put(tile, 'entity', { face: 'front' })
      const figure = w.make(figureId(id), 'figures')
      w.set(figure, 'at', at)
      w.set(figure, 'entity', tile)
      for (const who of t.seats) {
        w.put(t.inZone(handOf(who)), discardOf(who), { face: 'front' })
        w.set(who, 'at', at)
        w.set(who, 'anguish', 2)
        w.set(who, 'dreamActed', false)
      }
      for (const one of HAND) w.put(w.make(one, 'box'), handOf('ana'), { face: 'front' })
      w.put(w.make('wet-boots', 'box'), handOf('bea'), { face: 'front' })
      if (dream === 'i03') w.set('table', 'tokens', [{ token: 'universal', at: ['4,5'] }])
      w.put(w.make(card, 'box'), 'turn-deck', { at: 'top', face: 'front' })
    },
    [{ step: 'round', args: { who: 'ana' } }, { step: 'curtain' }],
  )
}
cardsDo('Entities, in what one does to them', ids, ACTIONS, (id, n) => {
  const key = entities.find((one) => one.id === id)?.actions?.[n]?.key ?? ''
  return { before: () => beside(id, 'turn-hearts-1'), deed: using(`use:entity:${id}/${key}`) }
})

const CARDS: { readonly [S in Exclude<ScapeStep, 'movement'>]: string } = {
  metamorphosis: 'turn-diamonds-1',
  basic: 'turn-spades-1',
  special: 'turn-clubs-3',
}
cardsDo('Entities, in what they do', ids, STEPS, (id, n) => {
  const card = Object.values(CARDS)[n] ?? ''
  const before = () => beside(id, card).arrange(() => {}, [{ step: 'curtain' }])
  return { before, deed: (at) => at.arrange(() => {}, [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }]) }
})
