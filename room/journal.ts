import type { Language } from '@miskatonic/contract'
import type { AnyShape, Table } from '@miskatonic/kernel'
import { chatLine } from './info.ts'
import { type JournalLine, LINES_BETWEEN_MARKS, type Mark, markOf, type Start } from './journalLine.ts'
import type { ChatLine } from './protocol.ts'

/** What must be on disk before the letters leave. */
export type Keep = { readonly from: number; readonly lines: readonly JournalLine[]; readonly mark?: Mark; readonly over: boolean }

const CHAT_LINES = 100

/** A room's journal as it grows: how many lines there are, which are still to be kept, what people said last. */
export class Journal {
  private readonly start: Start
  private readonly chat: { readonly n: number; readonly line: JournalLine }[] = []
  private fresh: JournalLine[] = []
  private unmarked = 0
  private markNow: boolean
  /** Lines that are kept, or handed out to be. */
  count = 0

  constructor(start: Start, markNow: boolean) {
    this.start = start
    this.markNow = markNow
  }

  /** A line of this room's own; its number. */
  add(line: JournalLine): number {
    return this.count + this.fresh.push(line) - 1
  }

  /** What was said, or done that all should know, is shown to those who come later. */
  remember(line: JournalLine, n: number): void {
    if (!isForAll(line)) return
    this.chat.push({ n, line })
    if (this.chat.length > CHAT_LINES) this.chat.shift()
  }

  chatLines(lang: Language): ChatLine[] {
    return this.chat.flatMap(({ n, line }) => chatLine(line, n, lang) ?? [])
  }

  /** The next keep holds a mark. */
  markSoon(): void {
    this.markNow = true
  }

  keep(table: Table<AnyShape>): Keep | null {
    const lines = this.fresh
    this.unmarked += lines.length
    const marks = this.markNow || this.unmarked >= LINES_BETWEEN_MARKS
    if (!lines.length && !marks) return null
    const keep: Keep = {
      from: this.count,
      lines,
      over: table.over,
      ...(marks ? { mark: markOf(table, this.start, this.count + lines.length) } : {}),
    }
    this.count += lines.length
    this.fresh = []
    if (marks) this.unmarked = 0
    this.markNow = false
    return keep
  }
}

export const isForAll = (line: JournalLine): boolean => line.is === 'chat' || ('trace' in line && line.trace !== undefined)
