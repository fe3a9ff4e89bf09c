import type { Game } from '@miskatonic/kernel'
import type { EldritchShape } from './shape.ts'

/** What happened, as the log tells it. */
export const tellings: Game<EldritchShape>['tell'] = {}
