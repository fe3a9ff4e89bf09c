import { readOptions as read } from '@miskatonic/commons/options'
import type { Json, Seat } from '@miskatonic/kernel'
import { options } from '../setup.ts'
import { judgeWorld } from './judging.ts'
import type { Options } from './shape.ts'

/** Untrusted options become options, or an error that says what is wrong. */
export const readOptions = (given: Json, seats: readonly Seat[]): Options => read(options, given, seats, { world: judgeWorld })
