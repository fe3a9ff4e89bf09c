import type { Self } from './abilities.ts'
import type { Seat } from './ids.ts'
import type { By } from './state.ts'

/*
 * Everything that happens carries where it comes from, so one of these is made for each. All have the same five fields, set
 * or not: copied by spreading, or made with different fields, they cost several times as much.
 */

export const NO_BY: By = { source: undefined, controller: undefined, chosen: undefined, cost: undefined, cause: undefined }

/** What comes of it comes of it. */
export const causedBy = ({ source, controller, chosen, cost }: By, cause: number): By => ({ source, controller, chosen, cost, cause })

export const pickedBy = ({ source, controller, cost, cause }: By, chosen: Seat): By => ({ source, controller, chosen, cost, cause })

export const asCost = ({ source, controller, chosen, cause }: By): By => ({ source, controller, chosen, cost: true, cause })

/** An effect of that source begins: who picked what led to it is no longer told, what led to it is. */
export const effectOf = ({ source, controller }: Self, { cause }: By): By => ({
  source,
  controller: controller ?? undefined,
  chosen: undefined,
  cost: undefined,
  cause,
})

export const effectOfRule = (rule: string, { cause }: By): By => ({
  source: { rule },
  controller: undefined,
  chosen: undefined,
  cost: undefined,
  cause,
})
