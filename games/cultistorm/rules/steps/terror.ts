import type { Script } from '@miskatonic/kernel'
import { returnSupport } from '../hands.ts'
import type { Storm } from '../shape.ts'
import { advanceTerror } from '../terror.ts'

/** The marker goes on, unless something keeps it where it is. */
export function* terror(t: Storm): Script {
  yield* t.happens('terror:begin', { n: t.state.turn })
  yield* markerStep(t)
  yield* t.happens('terror:end', { n: t.state.turn })
}

function* markerStep(t: Storm): Script {
  const calm = [...t.state.calm]
  if (!calm.length) return yield* advanceTerror(t, t.number('terrorSteps', {}), 'phase') // CS-TERR-01
  yield* t.change((w) => w.set('table', 'calm', []))
  yield* returnSupport(t, calm) // CS-RULING-41
}
