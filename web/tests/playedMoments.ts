/** The moments of a game's `table/shots.ts`, as files of tables that can be opened in a browser: the same in every run. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RegisteredGame } from '@miskatonic/contract'
import type { AskView, View } from '@miskatonic/kernel'
import { type Beginning, Room, type Sitting } from '@miskatonic/room'
import type { Shots } from '@miskatonic/web/kit/shots'
import { tableFile } from '../link/local/tableFile.ts'
import { ME } from '../link/local/wire.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Lang = 'es' | 'en'

/** No game that is photographed is longer. */
const LONGEST = 5000

export type Photographed = { readonly game: RegisteredGame; readonly files: ReadonlyMap<string, { readonly [L in Lang]: string }> }

/** What the tables are called, one game after the other. */
const NAMES: readonly { readonly [L in Lang]: string }[] = [
  { es: 'Los jueves de lluvia', en: 'Rainy Thursdays' },
  { es: 'La biblioteca cerrada', en: 'The closed library' },
]
export const nameOf = (n: number, lang: Lang): string => NAMES[n % NAMES.length]?.[lang] ?? ''

export async function shotsOf(game: RegisteredGame): Promise<Shots | null> {
  const file = join(root, 'games', game.id, 'table', 'shots.ts')
  return existsSync(file) ? ((await import(file)) as { readonly shots: Shots }).shots : null
}

/**
 * Of what is asked on the way, the first of each kind is kept too. `scenes`: kinds differ in how one answers and in what is being resolved.
 * `questions`: also in what is asked.
 */
export type Kept = 'shots' | 'scenes' | 'questions'

const kindOf = ({ kind, about }: AskView, view: View, kept: Kept): string =>
  [kind, view.records.at(-1)?.kind ?? 'table', ...(kept === 'questions' ? [about.key] : [])].join(' ')

/** Plays the game to its end and keeps it as a file at every moment that is wanted, and when it is over. */
export async function played(
  game: RegisteredGame,
  nth: number,
  { setup, bots, moments }: Shots,
  kept: Kept = 'shots',
): Promise<Photographed> {
  const playing = (await game.load()).module
  const level = (await game.setup()).setup.bots.at(-1) ?? 'random'
  const sitting = (seat: string, kind: 'bot' | 'person'): Sitting => (kind === 'bot' ? { kind, level } : { kind, person: ME, name: seat })
  const sittings = (of: (seat: string) => 'bot' | 'person') =>
    Object.fromEntries(setup.seats.map((seat) => [seat, sitting(seat, of(seat))]))
  const beginning: Beginning = {
    ...setup,
    id: 'shots',
    code: '',
    created: 0,
    game: game.id,
    house: { name: '', undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 0 },
    sittings: sittings(() => 'bot'),
  }
  const room = Room.begin(playing, beginning)
  const files = new Map<string, { readonly [L in Lang]: string }>()
  const looking = sittings((seat) => (bots.includes(seat) ? 'bot' : 'person'))
  const keep = (name: string): void => {
    const saved = room.saved(null, null)
    const named = (lang: Lang): string => tableFile(saved, { name: nameOf(nth, lang), sittings: looking })
    files.set(name, { es: named('es'), en: named('en') })
  }
  const left = [...moments]
  const met = new Set<string>()
  for (let n = 0; n < LONGEST && !room.table.over; n++) {
    const [seat = ''] = room.table.awaited()
    const ask = room.table.askFor(seat)
    if (ask && ask.kind !== 'waiting' && !bots.includes(seat)) {
      const view = room.table.view(seat)
      const kind = kindOf(ask, view, kept)
      const [next] = left
      if (next?.when({ view, ask, seat })) {
        keep(next.name)
        left.shift()
      } else if (kept !== 'shots' && !met.has(kind)) keep(kind)
      met.add(kind)
    }
    room.playBot(0)
  }
  if (left.length) throw new Error(`${game.id}: the moment «${left[0]?.name}» never came; look for another seed.`)
  if (!room.table.over) throw new Error(`${game.id}: the game did not end.`)
  keep('end')
  return { game, files }
}
