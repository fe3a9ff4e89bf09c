import type { ZoneSpec } from '@miskatonic/kernel'

export const helpTable = { helpPlaces: { start: 0, see: 'all' } } as const

export const helpZones = {
  'help-deck': {},
  'help-discard': { see: { up: 'all' } },
  /** `help:1`, `help:2`, `help:3`: what has come and waits for somebody. */
  help: { see: { up: 'all' }, active: true },
  /** Help for a fight, in front of a detective. */
  aid: { see: { up: 'all' }, per: 'seat' },
} as const satisfies { readonly [kind: string]: ZoneSpec }
