/**
 * The entries of a table, as the embedded store keeps them: in chapters, each a row with some entries that follow one another. A row for
 * each would cost several times as much to write.
 */
import type { DatabaseSync } from 'node:sqlite'

/** A chapter that is shorter, in bytes, is lengthened: about what SQLite keeps together with the row. */
const SHORT = 4000
/** After so many characters a chapter is closed. */
const LONG = 64_000
/** No entry holds one (`limits.ts`). */
const BETWEEN = '\0'

const statementsOf = (database: DatabaseSync) => ({
  last: database.prepare('select seq, octet_length(entries) as length from chapters where table_id = ? order by seq desc limit 1'),
  add: database.prepare('insert into chapters (table_id, seq, entries) values (?, ?, ?)'),
  lengthen: database.prepare('update chapters set entries = entries || char(0) || ?3 where table_id = ?1 and seq = ?2'),
  from: database.prepare(
    `select seq, entries from chapters where table_id = ?1
     and seq >= coalesce((select max(seq) from chapters where table_id = ?1 and seq <= ?2), 0) order by seq`,
  ),
})

export class Chapters {
  private readonly statements: ReturnType<typeof statementsOf>

  constructor(database: DatabaseSync) {
    this.statements = statementsOf(database)
  }

  /** Adds entries to a table that has `seq` of them. */
  add(table: string, seq: number, entries: readonly string[]): void {
    const last = this.statements.last.get(table)
    let open = last && Number(last.length) < SHORT ? Number(last.seq) : null
    let first = 0
    let length = 0
    for (const [index, entry] of entries.entries()) {
      length += entry.length
      if (length < LONG && index < entries.length - 1) continue
      const text = entries.slice(first, index + 1).join(BETWEEN)
      if (open === null) this.statements.add.run(table, seq + first, text)
      else this.statements.lengthen.run(table, open, text)
      open = null
      first = index + 1
      length = 0
    }
  }

  /** The entries of a table from a number on. */
  from(table: string, from: number): string[] {
    const chapters = this.statements.from.all(table, from)
    const entries = chapters.flatMap((chapter) => String(chapter.entries).split(BETWEEN))
    return entries.slice(from - Number(chapters[0]?.seq ?? from))
  }
}
