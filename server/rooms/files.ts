import { isSeatName, readSave, type Saved, SaveError } from '@miskatonic/kernel'
import type { Beginning } from '@miskatonic/room'
import type { Read } from './post.ts'

/** A file from outside that is no table of ours; the words are for whoever handed it in. */
export class BadFile extends Error {
  override name = 'BadFile'
}

/** The game a file says it is of, by its first line alone. */
export function gameIn(file: string): string | null {
  const end = file.indexOf('\n')
  try {
    return readSave(end < 0 ? file : file.slice(0, end)).saved.game
  } catch {
    return null
  }
}

/** An untrusted file becomes a saved table, or an error that says what is wrong with it. Whether it can be played its game will say. */
export function savedIn(file: string): Saved {
  try {
    const { saved } = readSave(file)
    const { seats } = saved
    const sound =
      typeof saved.seed === 'string' &&
      saved.seed.length <= 200 &&
      Array.isArray(seats) &&
      seats.length <= 12 &&
      seats.every(isSeatName) &&
      new Set(seats).size === seats.length
    if (!sound) throw new BadFile('this is not a table of a game we have')
    return saved
  } catch (error) {
    if (error instanceof BadFile) throw error
    throw new BadFile(error instanceof SaveError ? error.message : 'this file is not a table of ours, or it is damaged')
  }
}

/** The beginning of a table that continues this one, without its seats and owner. It is public, so that it can be tried out. */
export function goingOn(saved: Saved): Read & { readonly begun: Beginning } {
  const { game, seats, options, seed } = saved
  const house = { name: '', undo: 'consent', spectators: 'open', public: false, hostPerson: '', pace: 0 } as const
  const begun = { id: '', code: '', created: 0, game, seats, options, seed, house, sittings: {}, saved }
  return { game, seats, rest: JSON.stringify({ options, seed, saved }), begun }
}
