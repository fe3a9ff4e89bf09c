import { type Store, StoreError } from './stores/store.ts'

/** `reads`: tables can be opened to look, though nothing can be kept. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly why: 'full' | 'unavailable'; readonly reads: boolean }

/** Milliseconds: the disk is tried at most this often, however often somebody asks. */
const FRESH = 1000

/** Whether the server can do its job, which is to keep decisions. It finds out by writing. */
export class HealthCheck {
  private readonly store: Store
  private readonly fresh: number
  private last: { readonly at: number; readonly state: Promise<Health> } | null = null

  constructor(store: Store, fresh = FRESH) {
    this.store = store
    this.fresh = fresh
  }

  look(): Promise<Health> {
    if (!this.last || performance.now() - this.last.at >= this.fresh) this.last = { at: performance.now(), state: this.try() }
    return this.last.state
  }

  private async try(): Promise<Health> {
    try {
      await this.store.pulse()
      return { ok: true }
    } catch (error) {
      const why = error instanceof StoreError && error.trouble === 'full' ? 'full' : 'unavailable'
      // Whether there is such a table does not matter, only that the store answers.
      const reads = await this.store.row('health').then(
        () => true,
        () => false,
      )
      return { ok: false, why, reads }
    }
  }
}
