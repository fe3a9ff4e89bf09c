import type { AttributeSpec, ZoneSpec } from '@miskatonic/kernel'
import type { OtherworldAttributes } from './shape.ts'

export const otherworldAttributes: { readonly [A in keyof OtherworldAttributes]: AttributeSpec<OtherworldAttributes[A]> } = {
  trapped: { start: null, see: 'all' },
}

export const otherworldZones = {
  otherworlds: { see: { up: 'all' } },
  /** `otherworld:eye`: what lies behind that location. */
  otherworld: { see: { up: 'all' } },
} as const satisfies { readonly [kind: string]: ZoneSpec }
