import type { AttributeSpec, ZoneSpec } from '@miskatonic/kernel'
import type { ScenesTable } from './shape.ts'

export const scenesTable: { readonly [A in keyof ScenesTable]: AttributeSpec<ScenesTable[A]> } = {
  author: { start: null, see: 'all' },
  ink: { start: 0, see: 'all' },
  inkOfFights: { start: 0, see: 'all' },
  detour: { start: null, see: 'all' },
  complications: { start: [], see: 'all' },
}

export const scenesZones = {
  'manuscript-deck': {},
  manuscripts: { see: { up: 'owner' }, order: 'unordered', per: 'seat' }, // CS-RULING-121
  'manuscript-discard': { see: { up: 'all' } },
} as const satisfies { readonly [kind: string]: ZoneSpec }
