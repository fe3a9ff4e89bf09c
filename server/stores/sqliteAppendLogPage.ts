/** A page of the daybook: what one group of appends changed. */
import type { Settled } from './settle.ts'

/** `at`: when it was kept. */
export type Page = Omit<Settled, 'outcomes' | 'campaigns'> & { at: number }

/**
 * How a page is written: the texts as they are, one after the other, and what they belong to, with their lengths. As one JSON every
 * quotation mark of every text would have to be escaped, which takes longer than all the rest of keeping it.
 */
export type WrittenPage = { shape: string; texts: string }

type Shape = {
  at: number
  entries: [table: string, seq: number, entry: number][]
  checkpoints: [table: string, seq: number, data: number][]
  rows: [table: string, seq: number, revision: number, meta: number | null, over: boolean | null, listed: boolean | null][]
}

export function writePage({ at, entries, checkpoints, rows }: Page): WrittenPage {
  const texts: string[] = []
  const put = (text: string): number => {
    texts.push(text)
    return text.length
  }
  const shape: Shape = {
    at,
    entries: entries.map(({ table, seq, entry }) => [table, seq, put(entry)]),
    checkpoints: checkpoints.map(({ table, seq, data }) => [table, seq, put(data)]),
    rows: rows.map((row) => [row.table, row.seq, row.revision, row.meta === null ? null : put(row.meta), row.over, row.public]),
  }
  return { shape: JSON.stringify(shape), texts: texts.join('') }
}

export function readPage({ shape, texts }: WrittenPage): Page {
  const { at, entries, checkpoints, rows } = JSON.parse(shape) as Shape
  let read = 0
  const take = (length: number): string => {
    read += length
    return texts.slice(read - length, read)
  }
  const page = {
    at,
    entries: entries.map(([table, seq, length]) => ({ table, seq, entry: take(length) })),
    checkpoints: checkpoints.map(([table, seq, length]) => ({ table, seq, data: take(length) })),
    rows: rows.map(([table, seq, revision, length, over, listed]) => ({
      table,
      seq,
      revision,
      meta: length === null ? null : take(length),
      over,
      public: listed,
    })),
  }
  if (read !== texts.length) throw new Error(`${texts.length} characters of text, but ${read} were expected`)
  return page
}
