import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { textOf } from './storm.ts'

export type Ability = { readonly level: number; readonly name: string; readonly rules: string }

/** A detective's sheet is printed as «1. Name.» and what it does, three times: each by itself. */
const SHEET = /^1\. ([^.\n]+)\.\s([\s\S]*?)\s2\. ([^.\n]+)\.\s([\s\S]*?)\s3\. ([^.\n]+)\.\s([\s\S]*)$/

export function abilitiesOf(piece: PieceView, face: TableProps['face']): readonly Ability[] {
  const found = SHEET.exec(textOf(piece, face)?.parts[0]?.rules ?? '')
  if (!found) return []
  return [1, 2, 3].map((level) => ({ level, name: found[level * 2 - 1] ?? '', rules: found[level * 2] ?? '' }))
}
