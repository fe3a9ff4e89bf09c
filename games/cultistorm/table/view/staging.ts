/** What holds the eye when it happens, and for how long. */
import type { GameTable, Staging } from '@miskatonic/web/kit'
import { fields, listIn, textIn } from '@miskatonic/web/kit/figures'
import { isSymbol } from './storm.ts'

type Stage = NonNullable<GameTable['stage']>
type Event = NonNullable<Parameters<Stage>[0]>
type Seen = Parameters<Stage>[1]

const GREAT = [
  'ancient-arrived',
  'ancient-defeated',
  'location-sealed',
  'finale-began',
  'summoning-failed',
  'terror-activated',
  'storm-ended',
]
const RESULTS = [
  'fight-won',
  'fight-lost',
  'fight-declined',
  'cultist-appeared',
  'cultist-moved',
  'ancient-devoured',
  'location-activated',
  'madness-gained',
  'developing-gained',
  'terror-advanced',
  'event-struck',
  'support-played',
  'ability-developed',
]
const DICE = ['dice-poured', 'die-rerolled', 'die-added', 'cultist-die-rolled']
/** What one has just chosen oneself, and what only sorts the log. */
const PASSING = [
  'turn-begins',
  'phase-begins',
  'cards-drawn',
  'cards-discarded',
  'marker-moved',
  'crystal-placed',
  'cultist-defeated',
  'fight-begun',
  'narrative-drawn',
  'die-taken',
  'target-set',
  'detective-moved',
  'items-dealt',
  'item-kept',
]

function lettersOn(value: unknown, { face }: Seen): number {
  const key = Object.values(fields(fields(value).faces))[0]
  const parts = (typeof key === 'string' ? face(key)?.parts : null) ?? []
  return parts.reduce((sum, { story, rules }) => sum + (story?.length ?? 0) + (rules?.length ?? 0), 0)
}

function held({ message }: Event, seen: Seen): Staging | null {
  const args = fields(message.args)
  const { key } = message
  // A story is read by all of them together.
  if (key === 'story-told') return { hold: 'read', letters: lettersOn(args.card, seen), whose: 'all' }
  if (DICE.includes(key)) return { hold: 'dice', dice: Math.max(1, listIn(args, 'rolled').length) }
  if (GREAT.includes(key)) return { hold: 'great', whose: 'all' }
  if (RESULTS.includes(key)) return { hold: 'result' }
  return PASSING.includes(key) ? { hold: 'pass' } : null
}

export const stage: Stage = (event, seen) => {
  if (!event) return { hold: 'pass' }
  const staging = held(event, seen)
  const slot = textIn(fields(event.message.args), 'slot')
  return isSymbol(slot) ? { ...(staging ?? { hold: 'plain' as const }), places: [`slot:${slot}`] } : staging
}
