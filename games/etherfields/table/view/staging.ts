/** What holds the eye when it happens, and for how long. */
import type { GameTable, Staging } from '@miskatonic/web/kit'

type Stage = NonNullable<GameTable['stage']>
type Event = NonNullable<Parameters<Stage>[0]>

const GREAT = ['encounter-begins', 'encounter-ends', 'team-loses', 'team-wakes', 'night-ends', 'season-changed']
const RESULTS = [
  'secret-revealed',
  'thing-gained',
  'entity-spawned',
  'entity-moved',
  'anguish-suffered',
  'cards-sealed',
  'action-failed',
  'metamorphosis-added',
  'fate-drawn',
  'place-entered',
  'deck-reshuffled',
]
/** What one has just chosen oneself, and what only sorts the log. */
const PASSING = [
  'motive-paid',
  'cards-discarded',
  'cards-drawn',
  'card-played',
  'action-used',
  'round-passed',
  'item-activated',
  'dreamer-moved',
]

function held({ message, text }: Event): Staging | null {
  const { key } = message
  // A script is read by all of them together.
  if (key === 'story-told') return { hold: 'read', letters: text.length, whose: 'all' }
  if (key === 'die-rolled') return { hold: 'dice', dice: 1 }
  if (GREAT.includes(key)) return { hold: 'great', whose: 'all' }
  if (RESULTS.includes(key)) return { hold: 'result', whose: 'all' }
  return PASSING.includes(key) ? { hold: 'pass' } : null
}

export const stage: Stage = (event) => (event ? held(event) : { hold: 'pass' })
