import type { AttributeSpec, ZoneSpec } from '@miskatonic/kernel'
import type { StormTable } from './shape.ts'

const open = { see: 'all' } as const

export const stormTable: { readonly [A in keyof StormTable]: AttributeSpec<StormTable[A]> } = {
  mission: { start: null, ...open },
  replayed: { start: false, ...open },
  campaignPoints: { start: 0, ...open },
  pointsSpent: { start: 0, ...open },
  witness: { start: null, ...open },
  escorted: { start: 0, ...open },
  besieged: { start: null, ...open },
  doubled: { start: 0 },
  hunted: { start: 0, ...open },
}

export const stormZones = {
  mission: { see: { up: 'all' } },
  boons: { see: { up: 'all' } },
  'boons-bought': { see: { up: 'all' } },
  'scar-deck': {},
  scars: { see: { up: 'all' } },
} as const satisfies { readonly [kind: string]: ZoneSpec }
