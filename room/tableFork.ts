import type { AnyShape, Table } from '@miskatonic/kernel'
import { RequestRefused } from './requestRefused.ts'
import { refusals } from './strings.ts'

/** A table of its own that stands where this one stood before decision `seq`. To go back far it plays the game again: in parts. */
export function* forkAt(table: Table<AnyShape>, seq: number): Generator<void, Table<AnyShape>> {
  if (seq > table.seq) throw new RequestRefused('nothing', refusals.noMoment)
  const copy = table.fork()
  const undone = seq < table.seq ? yield* inLargerParts(copy.undoInParts(seq, [])) : null
  if (undone?.ok === false)
    throw undone.error.reason === 'other-rules' ? new RequestRefused('other-rules') : new RequestRefused('nothing', refusals.noMoment)
  return copy
}

/** Decisions that are played again in one part: a few milliseconds. */
const PART = 20

/** As many parts in one as others may wait for. */
export function* inLargerParts<T>(parts: Iterator<void, T>): Generator<void, T> {
  for (let n = 1; ; n++) {
    const part = parts.next()
    if (part.done) return part.value
    if (n % PART === 0) yield
  }
}
