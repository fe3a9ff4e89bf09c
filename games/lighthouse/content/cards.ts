import { findCards } from './finds.ts'
import type { Card } from './kinds.ts'
import { markFront, marks, tokens } from './marks.ts'
import { nights } from './nights.ts'
import { purposes } from './purposes.ts'
import { ships } from './ships.ts'
import { things } from './things.ts'

/** Every card and token of the game, as plain data. */
export const cards: readonly Card[] = [...nights, ...findCards, ...ships, ...things, ...purposes, markFront, ...marks, ...tokens]
