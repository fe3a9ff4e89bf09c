/** What holds the eye when it happens, and for how long. */
import type { GameTable, Staging } from '@miskatonic/web/kit'
import { fields, listIn, pieceByAlias, textIn, textOf } from './figures.ts'
import { drawnMythos, openCheck, openEncounter } from './resolving.ts'

type Stage = NonNullable<GameTable['stage']>
type Event = NonNullable<Parameters<Stage>[0]>
type Seen = Parameters<Stage>[1]

const GREAT = [
  'gate-opened',
  'gate-closed',
  'seal-placed',
  'awakened',
  'devoured',
  'maddened',
  'fainted',
  'card-gained',
  'terror-risen',
  'rumor-passed',
  'rumor-failed',
]
const RESULTS = [
  'check-passed',
  'check-failed',
  'monster-defeated',
  'monster-appeared',
  'monster-moved',
  'sanity-lost',
  'stamina-lost',
  'doom-added',
  'moved',
  'went-through',
  'returned',
  'clues-taken',
]
/** What comes over the whole town is everybody's to see, whoever's decision led to it. */
const OVER_ALL = [
  'gate-opened',
  'awakened',
  'terror-risen',
  'rumor-passed',
  'rumor-failed',
  'monster-appeared',
  'monster-moved',
  'doom-added',
]
/** What one has just chosen oneself, and what only sorts the log, needs no moment of its own. */
const PASSING = ['phase-begins', 'turn-begins', 'first-player-passed', 'cards-refreshed', 'movement-spent', 'combat-armed', 'location-used']
const PLACES = ['at', 'to']

/** How much of the Mythos card there is to read. */
function lettersOfMythos({ view, face }: Seen): number {
  const card = drawnMythos(view)
  const parts = (card ? textOf(card, face)?.parts : null) ?? []
  return parts.reduce((sum, { story, rules }) => sum + (story?.length ?? 0) + (rules?.length ?? 0), 0)
}

/** How much of the entry there is to read. */
function letters({ view, face }: Seen): number {
  const meeting = openEncounter(view)
  const card = pieceByAlias(view, meeting?.card ?? null)
  const parts = (card ? textOf(card, face)?.parts : null) ?? []
  return parts
    .filter(({ id }) => id === meeting?.entry)
    .reduce((sum, { story, rules }) => sum + (story?.length ?? 0) + (rules?.length ?? 0), 0)
}

function held({ message }: Event, seen: Seen): Staging | null {
  const args = fields(message.args)
  const who = textIn(args, 'who')
  const { key } = message
  const own = OVER_ALL.includes(key) ? { whose: 'all' as const } : who ? { whose: who } : {}
  if (key === 'encounter-begun') return { hold: 'read', letters: letters(seen), ...own }
  if (key === 'combat-begun' || key === 'monster-met') return { hold: 'read', letters: 60, ...own }
  if (key === 'mythos-drawn') return { hold: 'read', letters: lettersOfMythos(seen), whose: 'all' }
  if (['check-rolled', 'check-rerolled', 'clue-die-rolled', 'dice-rolled'].includes(key))
    return { hold: 'dice', dice: listIn(args, 'faces').length, ...own }
  if (GREAT.includes(key)) return { hold: 'great', ...own }
  if (RESULTS.includes(key)) return { hold: 'result', ...own }
  return PASSING.includes(key) ? { hold: 'pass' } : null
}

function aboutToRoll({ view }: Seen): Staging {
  const check = openCheck(view)
  return check && !check.rolled ? { hold: 'roll', whose: check.who } : { hold: 'pass' }
}

export const stage: Stage = (event, seen) => {
  if (!event) return aboutToRoll(seen)
  const staging = held(event, seen)
  const args = fields(event.message.args)
  const places = PLACES.flatMap((name) => textIn(args, name) || [])
  return places.length ? { ...(staging ?? { hold: 'plain' as const }), places } : staging
}
