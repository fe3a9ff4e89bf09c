import { cards } from '../../content/cards.ts'
import type { ScapeStep, Slumber } from '../../content/kinds.ts'
import { discardOf, handOf, maskOf } from '../../rules/people.ts'
import { inSlumber } from '../inSlumber.ts'
import { onMap } from '../onMap.ts'
import { type At, cardsDo, ground, type Rows, using } from './deeds.ts'

/* Slumbers: every Interaction, every step and what comes when the Turns are over. Those that are no Entity are simply followed. */

const slumbers = cards.filter((card): card is Slumber => card.kind === 'slumber')
const met = slumbers.filter(({ entity }) => entity)
const keysOf = (id: string): readonly string[] => (slumbers.find((one) => one.id === id)?.actions ?? []).map(({ key }) => key)

const ACTIONS: Rows = {
  tallyman: [
    [
      'strongest-oar no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-tallyman@5,4; slumbers+1; turns-6; where slumber:tallyman→map',
    ],
    [
      'the-second-verse no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-tallyman@5,4; slumbers+1; turns-6; where slumber:tallyman→map',
    ],
  ],
  'wet-choir': [
    [
      'strongest-oar no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-wet-choir@5,4; slumbers+1; turns-6; where slumber:wet-choir→map',
    ],
    [
      'the-second-verse no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-wet-choir@5,4; slumbers+1; turns-6; where slumber:wet-choir→map',
    ],
  ],
  'inside-out-hound': [
    [
      'strongest-oar+salt-sacks no gain-ether',
      'ana discard+2; ana ether+1; ana hand-2; figures-inside-out-hound@5,4; slumbers+1; turns-5; where slumber:inside-out-hound→map',
    ],
    [
      'the-second-verse no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-inside-out-hound@5,4; slumbers+1; turns-5; where slumber:inside-out-hound→map',
    ],
  ],
  'polite-stranger': [
    [
      'the-second-verse gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-polite-stranger@5,4; flags+room:1; flags+stranger-asked:1; slumbers+1; turns-5; where slumber:polite-stranger→map',
    ],
    ['the-second-verse no', 'ana deck-2; ana discard+1; ana hand+1'],
  ],
  'salt-widow': [
    [
      'strongest-oar no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-salt-widow@5,4; slumbers+1; turns-6; where slumber:salt-widow→map',
    ],
    [
      'the-second-verse gain-ether',
      'ana discard+5; ana ether+1; ana hand-5; figures-salt-widow@5,4; slumbers+1; turns-6; where slumber:salt-widow→map',
    ],
    [
      'cards the-second-verse no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-salt-widow@5,4; flags+mended-bruno:1; slumbers+1; turns-6; where slumber:salt-widow→map',
    ],
  ],
  'hundred-handed-fog': [
    [
      'strongest-oar+salt-sacks no gain-ether',
      'ana discard+2; ana ether+1; ana hand-2; figures-hundred-handed-fog@5,4; slumbers+1; turns-7; where slumber:hundred-handed-fog→map',
    ],
    ['gain-ether', 'ana ether+1; figures-hundred-handed-fog@5,4; slumbers+1; turns-7; where slumber:hundred-handed-fog→map'],
  ],
  'moth-magistrate': [
    [
      'strongest-oar no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-moth-magistrate@5,4; slumbers+1; turns-6; where slumber:moth-magistrate→map',
    ],
    [
      'the-second-verse+salt-sacks gain-ether',
      'ana discard+2; ana ether+1; ana hand-2; figures-moth-magistrate@5,4; slumbers+1; turns-6; where slumber:moth-magistrate→map',
    ],
  ],
  'clock-leech': [
    [
      'strongest-oar+salt-sacks no gain-ether',
      'ana discard+2; ana ether+1; ana hand-2; figures-clock-leech@5,4; slumbers+1; turns-6; where slumber:clock-leech→map',
    ],
    [
      'the-second-verse gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-clock-leech@5,4; slumbers+1; turns-6; where slumber:clock-leech→map',
    ],
    [
      'single-ticket gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-clock-leech@5,4; slumbers+1; turns-6; where slumber:clock-leech→map',
    ],
    [
      'salt-sacks gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-clock-leech@5,4; slumbers+1; turns-6; where slumber:clock-leech→map',
    ],
  ],
  'paper-bride': [
    [
      'strongest-oar no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-paper-bride@5,4; slumbers+1; turns-6; where slumber:paper-bride→map',
    ],
    [
      'the-second-verse no gain-ether',
      'ana discard+2; ana ether+1; ana hand-1; figures-paper-bride@5,4; flaws-1; slumbers+1; turns-6; where slumber:paper-bride→map',
    ],
  ],
  'echo-that-arrived-first': [
    [
      'strongest-oar no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-echo-that-arrived-first@5,4; slumbers+1; turns-6; where slumber:echo-that-arrived-first→map',
    ],
    [
      'the-second-verse no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-echo-that-arrived-first@5,4; slumbers+1; turns-6; where slumber:echo-that-arrived-first→map',
    ],
  ],
  'lantern-children': [
    'gain-ether',
    'ana deck-1; ana ether+1; ana gems-1; ana hand+1; figures-lantern-children@5,4; flags+lent-gem:1; slumbers+1; turns-5; where slumber:lantern-children→map',
  ],
  'borrowed-shadow': [
    [
      'strongest-oar+salt-sacks no gain-ether',
      'ana discard+2; ana ether+1; ana hand-2; figures-borrowed-shadow@5,4; slumbers+1; turns-7; where slumber:borrowed-shadow→map',
    ],
    [
      'the-second-verse no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-borrowed-shadow@5,4; slumbers+1; turns-7; where slumber:borrowed-shadow→map',
    ],
    [
      'the-second-verse no gain-ether',
      'ana discard+1; ana ether+1; ana hand-1; figures-borrowed-shadow@5,4; slumbers+1; turns-7; where slumber:borrowed-shadow→map',
    ],
  ],
}
const STEPS: Rows = {
  tallyman: [
    ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
    ['the-second-verse', 'bea discard+1; bea hand-1'],
    ['no - -', 'ana deck-3; ana hand+1; ana sealed+2; bea deck-2; bea sealed+2'],
  ],
  'wet-choir': [
    ['', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1'],
    ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
    ['no - -', 'ana deck-3; ana hand+1; ana sealed+2; bea deck-2; bea sealed+2'],
  ],
  'inside-out-hound': [
    ['', 'ana states+paralysed; bea states+paralysed'],
    ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
    ['the-second-verse+salt-sacks the-second-verse+single-ticket - -', 'ana deck-3; ana discard+2; ana hand+1; bea deck-2; bea discard+2'],
  ],
  'polite-stranger': ['no - -', 'ana deck-1; ana hand+1'],
  'salt-widow': [
    ['', 'ana anguish+1; bea anguish+1'],
    ['', 'tokens+water@5,3×4'],
    ['- -', 'ana anguish+1; ana deck-1; ana hand+1; bea anguish+1'],
  ],
  'hundred-handed-fog': [
    ['3,3 3,3', 'ana at 5,4→3,3; ana drawn-1; bea at 5,4→3,3; bea drawn-1'],
    ['0', 'hours-1'],
    ['- -', 'ana deck-3; ana hand+1; ana sealed+2; bea deck-2; bea sealed+2'],
  ],
  'moth-magistrate': [
    ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
    ['', 'tokens+light@5,3×4'],
    ['no - -', 'ana deck-1; ana ether-1; ana hand+1; bea ether-1'],
  ],
  'clock-leech': [
    ['0', 'hours-1'],
    ['', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1'],
    ['0 - -', 'ana deck-1; ana hand+1; hours-2'],
  ],
  'paper-bride': [
    ['', 'ana deck-2; ana sealed+2; bea deck-2; bea sealed+2'],
    ['', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1'],
    ['- -', 'ana deck-3; ana hand+1; ana sealed+2; bea deck-2; bea sealed+2'],
  ],
  'echo-that-arrived-first': [
    ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
    ['the-second-verse the-second-verse', 'ana discard+1; ana hand-1; bea discard+1; bea hand-1'],
    [
      'the-second-verse+salt-sacks the-second-verse+single-ticket no - -',
      'ana deck-3; ana discard+2; ana hand+1; bea deck-2; bea discard+2',
    ],
  ],
  'lantern-children': [
    ['', ''],
    ['', 'tokens+light@5,3×4'],
    ['no - -', 'ana deck-1; ana hand+1'],
  ],
  'borrowed-shadow': [
    ['the-second-verse+salt-sacks the-second-verse+single-ticket', 'ana discard+2; ana hand-2; bea discard+2; bea hand-2'],
    ['', 'ana deck-2; ana sealed+2; bea deck-2; bea sealed+2'],
    ['- -', 'ana deck-3; ana hand+1; ana sealed+2; bea deck-2; bea sealed+2'],
  ],
}
const FOLLOWED: Rows = {
  'delta-phase': [
    [
      '0 1 1 4',
      'ana anguish-3; ana discard+6; ana sealed-6; bea deck+8; bea discard-2; bea sealed-6; hours+3; place rope-walk→net-lofts; wisdom+rest-etiquette',
    ],
    [
      '2 4 0 1',
      'ana deck+4; ana discard-4; ana gems+1; ana placed+soft-soles; ana placed-soft-soles/down; bea anguish-3; bea discard+6; bea sealed-6; flags-lent-gem:1; hours+3; place rope-walk→net-lofts; wisdom+rest-etiquette',
    ],
  ],
  ebb: [
    ['', 'ana discard+1; ana sealed-1; bea discard+1; bea sealed-1; place rope-walk→net-lofts'],
    ['', 'place rope-walk→net-lofts; slumbers+1'],
  ],
  undertow: [
    ['', 'place rope-walk→net-lofts'],
    ['', 'ana deck-1; ana sealed+1; bea deck-1; bea sealed+1; place rope-walk→net-lofts; slumbers+1'],
  ],
}

const HAND = ['the-second-verse', 'salt-sacks', 'single-ticket', 'strongest-oar', 'strongest-oar'] as const
/** Both stand with it in the kitchen, five cards in hand; what must have happened before has. */
const beside = (id: string, marks: object = {}, options: object = {}): At => {
  const dreamers = { ana: { at: '5,4', hand: HAND }, bea: { at: '5,4' } }
  const at = inSlumber(id, { ...ground([], { tiles: [], caretaker: [], metamorphoses: [], dreamers }), ...options })
  return at.arrange(
    (w, t) => {
      const [first, ...others] = t.inZone('figures')
      for (const figure of others) w.put(figure, 'box')
      if (first) w.set(first, 'at', '5,4')
      for (const who of t.seats) w.set(who, 'at', '5,4')
      w.put(t.inZone(handOf('ana')), discardOf('ana'), { face: 'front' })
      w.put(t.inZone(maskOf('ana')), 'box')
      for (const card of HAND) w.put(w.make(card, 'box'), handOf('ana'), { face: 'front' })
      w.set('table', 'marks', marks as never)
      w.put(w.make('turn-hearts-1', 'box'), 'turn-deck', { at: 'top', face: 'front' })
    },
    [{ step: 'round', args: { who: 'ana' } }, { step: 'curtain' }],
  )
}
const MARKS: { readonly [id: string]: object } = {
  'hundred-handed-fog': { hauled: 3 },
  'clock-leech': { 'plug-a': 1, 'plug-c': 1, 'plug-r': 1 },
  'echo-that-arrived-first': { said: 1 },
}
cardsDo(
  'Slumbers with an Entity, in what one does to them',
  met.map(({ id }) => id),
  ACTIONS,
  (id, n) => {
    const key = keysOf(id)[n] ?? ''
    const options = key === 'speak' ? { options: { dreamers: ['toughGuy', 'gambler'] } } : {}
    return { before: () => beside(id, MARKS[id], options), deed: using(`use:entity:${id}/${key}`) }
  },
)

const CARDS: { readonly [S in Exclude<ScapeStep, 'movement'>]: string } = {
  basic: 'turn-spades-1',
  special: 'turn-clubs-3',
  metamorphosis: 'turn-diamonds-1',
}
const stepsOf = (id: string): string[] => [...Object.keys(slumbers.find((one) => one.id === id)?.entity?.steps ?? {}), 'out']
cardsDo(
  'Slumbers with an Entity, in what they do',
  met.map(({ id }) => id),
  STEPS,
  (id, n) => {
    const step = stepsOf(id)[n] ?? 'out'
    const before = () =>
      beside(id).arrange(
        (w) => {
          if (step in CARDS) w.put(w.make(CARDS[step as 'basic'], 'box'), 'turn-deck', { at: 'top', face: 'front' })
        },
        [{ step: 'curtain' }],
      )
    const next = step === 'out' ? { step: 'outOfTurns' } : { step: 'scapeStep', args: { i: 0 } }
    return { before, deed: (at) => at.arrange(() => {}, [next as never, { step: 'curtain' }]) }
  },
)

cardsDo(
  'Slumbers that are followed',
  slumbers.filter(({ entity }) => !entity).map(({ id }) => id),
  FOLLOWED,
  (id, n) => {
    const rich = n === 1
    const before = () =>
      onMap({ ...ground([]), place: 'rope-walk', slumbers: [id, 'tallyman'], dreamers: { ...ground([]).dreamers } }).arrange(
        (w) => {
          for (const who of ['ana', 'bea']) w.set(who, 'anguish', 3)
          w.set('table', 'hours', 1)
          if (rich) for (const note of ['n-01', 'n-02', 'n-03']) w.make(note, 'notes')
          w.set('ana', 'ether', rich ? 5 : 3)
          w.set('table', 'flags', rich ? { 'lent-gem': 1 } : {})
        },
        [{ step: 'onward' }],
      )
    return { before, deed: (at) => at.choose('ana', 'go:net-lofts') }
  },
)
