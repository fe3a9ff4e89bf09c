/** A table as a file: what the kernel writes, and one line more with its name and who sat where. */

import { hashJson, type Json, readJson, readSave, type Saved, type Seat, writeSave } from '@miskatonic/kernel'
import type { Beginning, Sitting } from '@miskatonic/room'
import { ME } from './wire.ts'

/** A name, and who sits where. */
const DEEPEST = 8

type Names = { readonly name: string; readonly sittings: { readonly [seat: Seat]: Sitting } }

export function tableFile(saved: Saved, names: Names): string {
  const part = { names: names as unknown as Json }
  return `${writeSave(saved)}${hashJson(part)} ${JSON.stringify(part)}\n`
}

/** The names in a file, as far as they are whole; a table without them is as good. */
function namesIn(text: string): Names | null {
  const line = text.split('\n').find((one) => /^\S+ \{"names":/.test(one))
  if (!line) return null
  const space = line.indexOf(' ')
  try {
    const part = readJson(line.slice(space + 1), DEEPEST) as { names: Names }
    return hashJson(part) === line.slice(0, space) ? part.names : null
  } catch {
    return null
  }
}

/** A table out of a file: a new one, with all people's seats in the hands of whoever brings it. */
export function beginningFrom(
  text: string,
  as: { readonly id: string; readonly name: string; readonly me: string; readonly now: number },
): { readonly beginning: Beginning; readonly problems: readonly string[] } {
  const { saved, problems } = readSave(text)
  const names = namesIn(text)
  return { beginning: goingOn(saved, names?.sittings ?? {}, { ...as, name: as.name || names?.name || '' }), problems }
}

export function goingOn(
  saved: Saved,
  sittings: { readonly [seat: Seat]: Sitting },
  as: { readonly id: string; readonly name: string; readonly me: string; readonly now: number },
): Beginning {
  const mine = (sitting: Sitting | undefined): Sitting =>
    sitting?.kind === 'bot'
      ? { kind: 'bot', level: sitting.level }
      : { kind: 'person', person: ME, name: sitting?.kind === 'person' ? sitting.name : as.me }
  return {
    id: as.id,
    code: '',
    created: as.now,
    game: saved.game,
    seats: saved.seats,
    options: saved.options,
    seed: saved.seed,
    house: { name: as.name, undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 900 },
    sittings: Object.fromEntries(saved.seats.map((seat) => [seat, mine(sittings[seat])])),
    saved,
  }
}
