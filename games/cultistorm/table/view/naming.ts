import type { TableProps } from '@miskatonic/web/kit'
import type { CultistFace, DieFace } from '../../rules/shape.ts'
import { say, words } from '../strings.ts'

export const symbolsText = (symbols: readonly (DieFace | CultistFace)[], lang: TableProps['lang']): string =>
  symbols.map((one) => say(words.symbol[one], lang)).join(', ')
