/**
 * `npm run corpus [game…]`: lets bots play tables by the rules as they are and keeps them as a store would, for the tests that open them
 * with the rules of later releases. Recorded anew whenever the version of a game's rules is raised; what older versions recorded stays.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { games } from '@miskatonic/games'
import { type Beginning, type JournalLine, type Keep, type Mark, Room } from '@miskatonic/room'
import { root } from './house.ts'

/** A table as it is stored: cut off after a decision, as a kill would. */
export type CorpusTable = {
  readonly begun: Beginning
  readonly lines: readonly JournalLine[]
  /** The newest first. */
  readonly marks: readonly Mark[]
  readonly hash: string
  readonly decisions: number
}

/** After so many decisions: before the first mark, well after one, shortly after one, and at the end if it comes. */
const CUTS = [23, 95, 104, 400]
const SEATS = ['north', 'south', 'east']
/** Every so many decisions one is taken back. */
const TAKEN_BACK = 37

function recorded(playing: Parameters<typeof Room.begin>[0], cut: number, players: number): CorpusTable {
  const seats = SEATS.slice(0, players)
  const begun: Beginning = {
    id: `corpus-${cut}`,
    code: '',
    created: 0,
    game: playing.game.id,
    seats,
    options: null,
    seed: `corpus ${playing.game.rules} ${cut}`,
    house: { name: 'corpus', undo: 'free', spectators: 'open', public: false, hostPerson: 'ana', pace: 0 },
    sittings: Object.fromEntries(seats.map((seat) => [seat, { kind: 'bot', level: 'random' }])),
  }
  const room = Room.begin(playing, begun)
  const lines: JournalLine[] = []
  let marks: Mark[] = []
  const store = (keep: Keep | null): void => {
    lines.push(...(keep?.lines ?? []))
    if (keep?.mark) marks = [keep.mark, ...marks].slice(0, 2)
  }
  store(room.outcome().keep)
  store(room.enter({ id: 'ana', person: 'ana', name: 'Ana', lang: 'en', mayClaim: true }).keep)
  while (room.table.log.length < cut && !room.table.over) {
    store(room.playBot(lines.length).keep)
    if (room.table.seq % TAKEN_BACK === 0 && !room.table.over)
      store(room.handle('ana', { id: 1, do: 'restart', to: room.table.line.at(-1)?.seq ?? 0 }, lines.length).keep)
  }
  return { begun, lines, marks, hash: room.table.hash, decisions: room.table.line.length }
}

if (import.meta.main) {
  const wanted = process.argv.slice(2)
  for (const entry of games.filter(({ id }) => !wanted.length || wanted.includes(id))) {
    const playing = (await entry.load()).module
    const folder = join(root, 'games', entry.id, 'tests', 'corpus', playing.game.rules)
    mkdirSync(folder, { recursive: true })
    const players = Math.min(playing.game.seats.max, Math.max(playing.game.seats.min, 2))
    for (const cut of CUTS) {
      const table = recorded(playing as never, cut, players)
      const packed = gzipSync(JSON.stringify(table), { level: 9 })
      writeFileSync(join(folder, `${cut}.json.gz`), packed)
      console.log(`${entry.id} ${playing.game.rules}: ${table.decisions} decisions, ${packed.length} bytes`)
    }
  }
}
