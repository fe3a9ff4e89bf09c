/** What holds the eye when it happens, and for how long. */
import type { GameTable, Staging } from '@miskatonic/web/kit'
import { TURNS } from './curtainCall.ts'
import { fields, listIn, pieceByAlias, textIn } from './figures.ts'
import { isSeenOnTheMap } from './onTheMap.ts'
import { openTest } from './resolving.ts'

type Stage = NonNullable<GameTable['stage']>
type Event = NonNullable<Parameters<Stage>[0]>
type Seen = Parameters<Stage>[1]

export const GREAT = [...TURNS, 'log.gate-spawned', 'log.gained', 'log.gained-condition']
const RESULTS = [
  'log.tested',
  'log.die-turned',
  'log.monster-defeated',
  'log.monster-defeated-by',
  'log.monster-spawned',
  'log.monster-moved',
  'log.moved',
  'log.lost',
  'log.lost-to',
  'log.doom-advanced',
  'log.omen-advanced',
  'log.reckoning',
  'log.reckoning-monster',
]
/** What comes over the whole world is everybody's to see, whoever's decision led to it. */
const OVER_ALL = [
  'log.gate-spawned',
  'log.monster-spawned',
  'log.monster-moved',
  'log.doom-advanced',
  'log.omen-advanced',
  'log.mystery-solved',
  'log.rumor-solved',
  'log.awoke',
]
/** What one has just chosen oneself, and what only sorts the log, needs no moment of its own. */
const PASSING = ['log.action', 'log.used', 'log.used-ability', 'log.round', 'log.round-lead', 'log.granted', 'log.reserve']

const seatIn = (args: Readonly<Record<string, unknown>>): string => textIn(fields(args.who), 'seat')

/** How much is printed on a face, or on the part of it that is read. */
function lettersOn(key: string | null, part: string, { face }: Seen): number {
  const parts = (key ? face(key)?.parts : null) ?? []
  const read = parts.filter(({ id }) => id === part)
  return (read.length ? read : parts).reduce((sum, { story, rules }) => sum + (story?.length ?? 0) + (rules?.length ?? 0), 0)
}

function faceIn(value: unknown): string | null {
  const shown = Object.values(fields(fields(value).faces))[0]
  return typeof shown === 'string' ? shown : null
}

/** The dice are in the hand of whoever tests; what is thrown anew was chosen a moment ago. */
function aboutToRoll({ view }: Seen): Staging {
  const test = openTest(view)
  if (!test || test.rolled) return { hold: 'pass' }
  const seat = pieceByAlias(view, test.who)?.attributes.player
  return { hold: 'roll', ...(typeof seat === 'string' ? { whose: seat } : {}) }
}

function reading({ message }: Event, seen: Seen): Staging | null {
  const args = fields(message.args)
  switch (message.key) {
    case 'log.encounter':
      return { hold: 'read', letters: lettersOn(faceIn(args.card), textIn(args, 'part'), seen), whose: seatIn(args) }
    case 'log.combat':
    case 'log.ambushed':
      return { hold: 'read', letters: 60, whose: seatIn(args) }
    case 'log.mythos-drawn':
      return { hold: 'read', letters: lettersOn(faceIn(args.card), '', seen), whose: 'all' }
    case 'log.mystery-entered':
      return { hold: 'read', letters: lettersOn(`mystery:${textIn(fields(args.card), 'card')}`, '', seen), whose: 'all' }
    default:
      return null
  }
}

function held({ message }: Event): Staging | null {
  const args = fields(message.args)
  const { key } = message
  const whose = seatIn(args)
  const own = OVER_ALL.includes(key) ? { whose: 'all' as const } : whose ? { whose } : {}
  if (key === 'log.rolled') return { hold: 'dice', dice: listIn(args, 'dice').length, ...own }
  if (key === 'log.rerolled') return { hold: 'dice', dice: listIn(args, 'to').length, ...own }
  if (GREAT.includes(key)) return { hold: 'great', ...own }
  if (RESULTS.includes(key)) return { hold: 'result', ...own }
  return PASSING.includes(key) ? { hold: 'pass' } : null
}

/** The spaces a line speaks of: the map shows them. */
function placesIn(event: Event): readonly string[] {
  if (!isSeenOnTheMap(event)) return []
  const args = fields(event.message.args)
  return ['at', 'to'].flatMap((name) => textIn(fields(args[name]), 'space') || [])
}

export const stage: Stage = (event, seen) => {
  if (!event) return aboutToRoll(seen)
  const staging = reading(event, seen) ?? held(event)
  const places = placesIn(event)
  return places.length ? { ...(staging ?? { hold: 'plain' as const }), places } : staging
}
