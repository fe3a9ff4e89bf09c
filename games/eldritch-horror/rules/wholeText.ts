import type { RecordId, Script } from '@miskatonic/kernel'
import type { Eldritch, InvestigatorId } from './shape.ts'

/**
 * A text is read to its end before the action it ends: the Sanity that comes after a Delay is lost all the same (EH-RULING-89). Outside an
 * action nothing can be ended by a Delay, and a text needs no record.
 */
export function* wholeText<R>(t: Eldritch, text: () => Script<R>): Script<R> {
  if (!t.record('action')) return yield* text()
  const out = yield* t.resolving({ kind: 'text', ends: [] }, (id) => toItsEnd(t, id, text))
  // A text itself is never left, only what lies around it.
  const { read, ends } = out.done as { read: R; ends: readonly InvestigatorId[] }
  for (const who of ends) leaveAction(t, who)
  return read
}

function* toItsEnd<R>(t: Eldritch, id: RecordId<'text'>, text: () => Script<R>): Script<{ read: R; ends: readonly InvestigatorId[] }> {
  const read = yield* text()
  return { read, ends: [...t.recordById(id).ends] }
}

const leaveAction = (t: Eldritch, who: InvestigatorId): void =>
  t.leave((record) => record.kind === 'action' && record.who === who, 'delayed')

/** Ends his action: at once, or when the text is over that says so. */
export function* endAction(t: Eldritch, who: InvestigatorId): Script {
  const [text, action] = [t.record('text'), t.record('action')]
  if (!text || !action || text.id < action.id) return leaveAction(t, who)
  yield* t.change((w) => w.note(text.id, { ends: [...text.ends, who] }))
}
