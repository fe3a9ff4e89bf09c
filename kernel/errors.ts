/** The rules or the content did something the kernel's contract forbids: a defect of the game, never of a player. */
export class ContractError extends Error {
  override name = 'ContractError'
}

/** Too many steps for one decision; names what was running. */
export class BudgetError extends Error {
  override name = 'BudgetError'
}

/** A log asks for other chance, or another answer, than the rules now do. */
export class ReplayError extends Error {
  override name = 'ReplayError'
}

/** A saved table that cannot be opened, and why. */
export class SaveError extends Error {
  override name = 'SaveError'
  readonly problem: SaveProblem
  constructor(problem: SaveProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
export type SaveProblem =
  | 'not-a-save'
  | 'wrong-game'
  | 'newer-format'
  | 'newer-state'
  | 'no-migration'
  | 'damaged'
  /** It holds cards that are no longer in the box. */
  | 'unknown-piece'
  /** The rules as they are cannot go on from any moment that is kept of it. */
  | 'other-rules'

export type Refused =
  | 'over'
  | 'not-asked'
  | 'stale'
  | 'malformed'
  | 'unknown-key'
  | 'wrong-count'
  | 'out-of-range'
  | 'not-allowed'
  | 'other-rules'
  | 'broken'

/** A decision that was not taken: a reason for programs, a sentence for people. The table is as it was. */
export type DecisionError = { readonly reason: Refused; readonly detail: string }
