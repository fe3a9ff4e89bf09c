import type { GameSetup, Language } from '@miskatonic/contract'
import type { Json, Seat } from '@miskatonic/kernel'
import { isSeatName } from '@miskatonic/kernel/outside'
import type { Beginning, Level, Sitting } from '@miskatonic/room'
import { numberedSeat } from '@miskatonic/room/seats'
import { bringDecks } from '../decks/bringing.ts'
import { putUp } from '../link/local/shelf.ts'
import { ME } from '../link/local/wire.ts'
import { newId, newSeed } from '../link/names.ts'
import { server } from '../link/remote/server.ts'
import type { HouseRules } from './HouseRules.tsx'
import { optionsOf, type SetUp } from './setupCode.ts'

export type Chair = { readonly holder: 'me' | 'open' | Level; readonly name: string }

/** What a seat may be called: the rules put names of zones together with it. */
const plain = (name: string): string =>
  name
    .replace(/[@*:#|/]/g, '')
    .trim()
    .slice(0, 40)

/** The seats by name: people's own names where they gave them, else by number. */
export function seatNames(chairs: readonly Chair[], lang: Language): Seat[] {
  const taken = new Set<string>()
  return chairs.map(({ holder, name }, i) => {
    const wanted = holder === 'me' ? plain(name) : ''
    const seat = isSeatName(wanted) && !taken.has(wanted) ? wanted : numberedSeat(i + 1, lang)
    taken.add(seat)
    return seat
  })
}

type Wish = {
  readonly game: string
  readonly setup: GameSetup
  readonly setUp: SetUp
  readonly chairs: readonly Chair[]
  readonly name: string
  readonly me: string
  readonly lang: Language
  /** Several people around one screen: each has a name of their own, typed or not. */
  readonly shared: boolean
  readonly house: HouseRules
}

/** Where one person holds the seats, they bear that person's name as far as it goes: the first does. */
const withMe = (chairs: readonly Chair[], me: string): readonly Chair[] =>
  chairs.map((chair) => (chair.holder === 'me' ? { ...chair, name: chair.name || me } : chair))

/** Opens a table in this browser; its address. */
export async function openHere({ game, setup, setUp, chairs, name, me, lang, shared }: Wish): Promise<string> {
  const seats = seatNames(shared ? chairs : withMe(chairs, me), lang)
  const sittings = chairs.map(
    ({ holder, name: own }, i): Sitting =>
      holder === 'me' || holder === 'open'
        ? { kind: 'person', person: ME, name: own.trim() || (shared ? (seats[i] as Seat) : me || (seats[0] as Seat)) }
        : { kind: 'bot', level: holder },
  )
  const options = await bringDecks(game, optionsOf(setup, setUp) as Json)
  return `/l/${await putUpHere({ game, seats, sittings, name, options, seed: newSeed() })}`
}

type Opening = Pick<Beginning, 'game' | 'options' | 'seed'> & {
  readonly seats: readonly Seat[]
  /** Who sits on each seat, in the order of the seats. */
  readonly sittings: readonly Sitting[]
  readonly name: string
}

/** Puts a table of one's own on the shelf of this browser; its id. */
export async function putUpHere({ seats, sittings, name, ...what }: Opening): Promise<string> {
  const now = Date.now()
  const beginning: Beginning = {
    ...what,
    id: newId(),
    code: '',
    created: now,
    seats: [...seats],
    house: { name, undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 900 },
    sittings: Object.fromEntries(seats.map((seat, i) => [seat, sittings[i] as Sitting])),
  }
  await putUp(beginning, now)
  return beginning.id
}

/** Opens a table on the server; its address. */
export async function openOnline({ game, setup, setUp, chairs, name, me, lang, house }: Wish): Promise<string> {
  const seats = seatNames(withMe(chairs, me), lang)
  const { id } = await server.create({
    game,
    name,
    as: me,
    seats: chairs.map(({ holder }, i) => ({ seat: seats[i] as Seat, holder })),
    options: await bringDecks(game, optionsOf(setup, setUp) as Json),
    ...house,
  })
  return `/t/${id}`
}
