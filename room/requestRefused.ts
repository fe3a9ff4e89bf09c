import type { Reason } from './protocol.ts'
import { type Both, reasons } from './strings.ts'

/** A refusal on its way to the one who asked for it. `words`: where the reason alone would say something else to people. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  readonly reason: Reason
  readonly words: Both
  constructor(reason: Reason, words: Both = reasons[reason]) {
    super(reason)
    this.reason = reason
    this.words = words
  }
}
