import type { Reason } from './protocol.ts'

/** A refusal on its way to the one who asked for it. */
export class No extends Error {
  override name = 'No'
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** Says that a request is answered by a letter of its own. */
export const SILENT = Symbol('answered by a letter of its own')
