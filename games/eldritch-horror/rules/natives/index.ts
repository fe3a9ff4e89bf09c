import type { Native } from '@miskatonic/effects'
import type { EldritchShape } from '../shape.ts'
import { givingNatives } from './givingNatives.ts'
import { mythosNatives } from './mythosNatives.ts'
import { spellNatives } from './spellNatives.ts'

/** The odd cards: effects the language cannot say, each with its text in both languages. */
export const natives: { readonly [id: string]: Native<EldritchShape> } = { ...spellNatives, ...givingNatives, ...mythosNatives }
