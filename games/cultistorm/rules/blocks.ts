import type { Script } from '@miskatonic/kernel'
import type { PieceId, Slot, Storm } from './shape.ts'

/** No cultist arrives there in the next cultist phase. */
export const isBlocked = (t: Storm, slot: Slot): boolean =>
  t.state.blocks.some((block) => block.slot === slot) && t.allowed('arrival:block', { at: slot }).length === 0

export function* blockLocation(t: Storm, at: Slot, card: PieceId | null): Script {
  yield* t.happens('location:block', { at }, (w, e) => w.set('table', 'blocks', [...t.state.blocks, { slot: e.at, card }])) // CS-LIMIT-12, CS-RULING-41
}

/** The cultist phase they were made for is over. */
export function* liftBlocks(t: Storm): Script {
  yield* t.change((w) => w.set('table', 'blocks', []))
}

/** The terror marker stays where it is in the next terror phase. */
export function* calmTerror(t: Storm, card: PieceId): Script {
  yield* t.happens('terror:calm', { card }, (w, e) => w.set('table', 'calm', [...t.state.calm, e.card]))
}
