/** Tables as stores keep them, opened with the rules of one release or another. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type AnyShape, type Decision, type Entry, type Game, lineOf } from '@miskatonic/kernel'
import { type Beginning, type JournalLine, type Mark, type Outcome, type Playing, Room } from '../index.ts'

export type CorpusTable = {
  readonly name: string
  /** The version of the rules it was recorded with. */
  readonly rules: string
  readonly begun: Beginning
  readonly lines: readonly JournalLine[]
  readonly marks: readonly Mark[]
  readonly hash: string
  readonly decisions: number
}

/** The recorded tables of a game, of every version of its rules. */
export function corpusOf(game: string): CorpusTable[] {
  const folder = fileURLToPath(new URL(`../../games/${game}/tests/corpus`, import.meta.url))
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((rules) =>
    readdirSync(`${folder}/${rules}`).map((file) => ({
      ...(JSON.parse(gunzipSync(readFileSync(`${folder}/${rules}/${file}`)).toString()) as Omit<CorpusTable, 'name' | 'rules'>),
      name: file.replace('.json.gz', ''),
      rules,
    })),
  )
}

export const withGame = (playing: Playing, game: Game<AnyShape>): Playing => ({ ...playing, game })

/** A table with its store: lines are only ever added, the last two marks are kept. */
export class Stored {
  readonly begun: Beginning
  readonly lines: string[]
  marks: string[]

  constructor({ begun, lines, marks }: Pick<CorpusTable, 'begun' | 'lines' | 'marks'>) {
    this.begun = begun
    this.lines = lines.map((line) => JSON.stringify(line))
    this.marks = marks.map((mark) => JSON.stringify(mark))
  }

  /** As a process does that was started anew: what opening it writes is kept before anything else. */
  open(playing: Playing): Room {
    const marks = this.marks.map((mark) => JSON.parse(mark) as Mark)
    const room = Room.open(playing, this.begun, this.journal(), marks, 1000)
    this.keep(room.outcome())
    return room
  }

  journal(): JournalLine[] {
    return this.lines.map((line) => JSON.parse(line) as JournalLine)
  }

  keep({ keep }: Outcome): void {
    if (!keep) return
    if (keep.from !== this.lines.length) throw new Error(`lines from ${keep.from} after ${this.lines.length}`)
    for (const line of keep.lines) this.lines.push(JSON.stringify(line))
    if (keep.mark) this.marks = [JSON.stringify(keep.mark), ...this.marks].slice(0, 2)
  }

  /** Bots decide so often, or until the game is over. */
  play(room: Room, decisions: number): void {
    for (let n = 0; n < decisions && !room.table.over; n++) this.keep(room.playBot(2000 + n))
  }

  /** What was acknowledged and not taken back since, nor told to be decided again. */
  acknowledged(): Answered[] {
    const log = this.journal().flatMap((line): Entry[] => {
      if (line.is === 'decision') return [line.decision]
      return (line.is === 'undo' || line.is === 'rules') && line.undone ? [line.undone] : []
    })
    return lineOf(log).map(answered)
  }
}

export type Answered = Pick<Decision, 'seq' | 'seat' | 'answer'>
export const answered = ({ seq, seat, answer }: Decision): Answered => ({ seq, seat, answer })
