import { defined, type Script } from '@miskatonic/kernel'
import { cards } from '../../content/cards.ts'
import type { Card } from '../../content/kinds.ts'
import { NERVE } from '../keepers.ts'
import { readOptions } from '../options.ts'
import type { Next, Rock } from '../shape.ts'

/** How many cards of each stage a night deck has. */
const NIGHTS = { 1: 2, 2: 3, 3: 2 } as const // LH-SETUP-03
const DECKS = { find: 'finds', ship: 'fleet', thing: 'deep', mark: 'marks', purpose: 'purposes' } as const

const copiesOf = (card: Card): string[] => Array.from({ length: 'copies' in card ? (card.copies ?? 1) : 1 }, () => card.id)

export function* setUp(t: Rock): Script<Next> {
  const { watch = { oil: 0, dark: 0 } } = readOptions(t.options, t.seats)
  yield* t.change((w) => {
    for (const seat of t.seats) w.set(seat, 'nerve', NERVE) // LH-NERVE-01
    w.set('table', 'log', defined(t.seats[0])) // LH-SETUP-05
    w.set('table', 'oil', 2 + t.seats.length + watch.oil) // LH-SETUP-02, LH-CAMP-02
    w.set('table', 'dark', watch.dark) // LH-CAMP-03
    for (const card of cards) {
      if (card.kind === 'night') w.make(card.id, `stage:${card.stage}`)
      else if (card.kind in DECKS) for (const id of copiesOf(card)) w.make(id, DECKS[card.kind as keyof typeof DECKS])
    }
    for (const zone of [...Object.values(DECKS), 'stage:1', 'stage:2', 'stage:3'] as const) w.mix(zone)
  })
  yield* stackNights(t)
  yield* dealPurposes(t)
  return [{ step: 'dusk' }]
}

/** Stage upon stage, each of them mixed; the rest stays in the box. */
function* stackNights(t: Rock): Script {
  for (const stage of [1, 2, 3] as const) {
    const chosen = t.top(`stage:${stage}`, NIGHTS[stage])
    yield* t.change((w) => {
      w.put(chosen, 'night-deck', { at: 'bottom', mixed: true }) // LH-SETUP-03
      w.put(t.inZone(`stage:${stage}`), 'box')
    })
  }
}

function* dealPurposes(t: Rock): Script {
  for (const who of t.seats) {
    const purpose = defined(t.top('purposes')[0])
    yield* t.happens('purpose:deal', { who, purpose }, (w, e) => w.put(e.purpose, `purpose:${e.who}`)) // LH-SETUP-04
  }
  yield* t.change((w) => w.put(t.inZone('purposes'), 'box', { mixed: true }))
}
