import type { Seat } from '@miskatonic/kernel'
import type { JournalLine, RulesLine } from './journalLine.ts'

/** What has to be decided again since the rules changed, until those it was taken from have decided again. */
export class Remake {
  private line: RulesLine | null = null
  private waiting: readonly Seat[] = []

  /** What everybody should know before they go on; null: nothing. */
  get trace(): RulesLine['trace'] | null {
    return this.line?.trace ?? null
  }

  /** Whether that changes what everybody should know. */
  note(line: JournalLine): boolean {
    const before = this.line
    if (line.is === 'rules') {
      this.waiting = line.seats
      this.line = line.seats.length ? line : null
    } else if (line.is === 'decision') {
      this.waiting = this.waiting.filter((seat) => seat !== line.decision.seat)
      if (!this.waiting.length) this.line = null
    } else if (line.is === 'undo') this.line = null
    return this.line !== before
  }
}
