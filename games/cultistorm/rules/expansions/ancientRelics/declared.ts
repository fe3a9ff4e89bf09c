import type { ZoneSpec } from '@miskatonic/kernel'

export const relicAttributes = { opened: { start: 0, see: 'all' } } as const

export const relicZones = {
  'relic-deck': {},
  /** Drawn and not yet kept. */
  'relics-found': { see: { up: 'all' }, per: 'seat' },
  relics: { see: { up: 'all' }, active: true, per: 'seat' },
  'relics-gone': { see: { up: 'all' } },
} as const satisfies { readonly [kind: string]: ZoneSpec }
