/** The same people around the same game once more: with other dice, or with the same ones as a challenge. */
import type { Language } from '@miskatonic/contract'
import type { Json, Seat } from '@miskatonic/kernel'
import { readJson } from '@miskatonic/kernel/outside'
import type { Level, Sitting } from '@miskatonic/room'
import type { TableInfo } from '@miskatonic/room/protocol'
import { numberedSeat } from '@miskatonic/room/seats'
import { ME } from '../link/local/wire.ts'
import { newSeed } from '../link/names.ts'
import { server } from '../link/remote/server.ts'
import { putUpHere } from './openTable.ts'

type Ended = Pick<TableInfo, 'game' | 'name' | 'seats' | 'options' | 'undo' | 'spectators'>

/** In this browser: everybody sits where they sat. */
export async function rematchHere({ game, name, seats, options }: Ended): Promise<string> {
  const sittings = seats.map(
    ({ holder }): Sitting =>
      holder.kind === 'bot'
        ? { kind: 'bot', level: holder.level }
        : { kind: 'person', person: ME, name: 'name' in holder ? holder.name : '' },
  )
  return `/l/${await putUpHere({ game, name, seats: seats.map(({ seat }) => seat), sittings, options, seed: newSeed() })}`
}

/** On the server: one keeps one's own seats and the bots theirs; the seats of others wait for them. The code is for telling them. */
export async function rematchOnline(
  ended: Ended,
  mine: readonly Seat[],
  me: string,
): Promise<{ readonly path: string; readonly code: string }> {
  const { game, name, seats, options, undo, spectators } = ended
  const holders = seats.map(({ seat, holder }) => ({
    seat,
    holder: mine.includes(seat) ? ('me' as const) : holder.kind === 'bot' ? holder.level : ('open' as const),
  }))
  const { id, code } = await server.create({ game, name, as: me, seats: holders, options, undo, spectators, public: false })
  return { path: `/t/${id}`, code }
}

/** Who sits on a chair of a challenge: whoever takes it up, or a bot. */
type Chair = 'me' | Level
const CHAIRS: readonly unknown[] = ['me', 'random', 'careful', 'search'] satisfies Chair[]

/** A table that others can play with the same dice and cards: which game, how set up, with whom, which seed. */
export type Challenge = { readonly game: string; readonly chairs: readonly Chair[]; readonly options: Json; readonly seed: string }

export const challengeOf = ({ game, seats, options }: Ended, seed: string): Challenge => ({
  game,
  chairs: seats.map(({ holder }) => (holder.kind === 'bot' ? holder.level : 'me')),
  options,
  seed,
})

export function challengeLink({ game, chairs, options, seed }: Challenge): string {
  const bytes = new TextEncoder().encode(JSON.stringify([game, chairs, options, seed]))
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return `/challenge#${code}`
}

const [DEEPEST, MOST_SEATS, LONGEST_SEED] = [6, 8, 200]

/** What a link says, or null where it says nothing that can be played. */
export function challengeFrom(code: string): Challenge | null {
  try {
    const bytes = Uint8Array.from(atob(code.trim().replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const [game, chairs, options, seed] = readJson(new TextDecoder().decode(bytes), DEEPEST) as [unknown, unknown, Json, unknown]
    if (typeof game !== 'string' || typeof seed !== 'string' || seed === '' || seed.length > LONGEST_SEED) return null
    if (!Array.isArray(chairs) || !chairs.includes('me') || chairs.length > MOST_SEATS) return null
    if (chairs.some((chair) => !CHAIRS.includes(chair))) return null
    return { game, chairs: chairs as Chair[], options, seed }
  } catch {
    return null
  }
}

/** Takes it up in this browser: what is not a bot's is in one's own hands. */
export async function takeUp({ game, chairs, options, seed }: Challenge, name: string, me: string, lang: Language): Promise<string> {
  const seats = chairs.map((_, i) => numberedSeat(i + 1, lang))
  const called = me || (seats[0] ?? '')
  const sittings = chairs.map(
    (chair): Sitting => (chair === 'me' ? { kind: 'person', person: ME, name: called } : { kind: 'bot', level: chair }),
  )
  return `/l/${await putUpHere({ game, name, seats, sittings, options, seed })}`
}
