import type { Ask } from '@miskatonic/kernel'
import type { SpokenAsk } from './protocol.ts'

/** The question as the kernel knows it, out of the one a seat was sent: for `isLegal` and `sample`. */
export function askFrom({ kind, seat, about, options, limits, min, max, total, slots }: SpokenAsk): Ask {
  switch (kind) {
    case 'all':
    case 'floor':
      return { kind, about, offers: { [seat]: options } }
    case 'number':
      return { kind, seat, about, min: min ?? 0, max: max ?? 0 }
    case 'allocate':
      return { kind, seat, about, total: total ?? 0, slots: slots ?? [] }
    case 'some':
      return { kind, seat, about, options, limits: limits ?? { count: [0, 0] } }
    default:
      return { kind, seat, about, options }
  }
}
