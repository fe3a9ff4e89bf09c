import { BudgetError } from './errors.ts'

/** Steps allowed for one decision: past them, something goes round in circles, and the error names it. */
export class Budget {
  private readonly most: number
  private spent = 0
  private recent: string[] = []

  constructor(most: number) {
    this.most = most
  }

  /** One more step. Close to the end it says so: from then on what runs is remembered. */
  runsLow(): boolean {
    return ++this.spent > this.most - REMEMBERED
  }

  remember(name: string, card: string | null): void {
    this.recent.push(card === null ? name : `${name} (${card})`)
    if (this.spent <= this.most) return
    throw new BudgetError(
      `more than ${this.most} steps for one decision; going round: ${[...new Set(this.recent)].slice(0, 12).join(', ')}`,
    )
  }

  refill(): void {
    this.spent = 0
    if (this.recent.length) this.recent = []
  }
}

const REMEMBERED = 100
