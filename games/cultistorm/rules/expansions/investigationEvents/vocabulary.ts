import { run } from '@miskatonic/effects'
import { may } from '@miskatonic/effects/text'
import type { Script } from '@miskatonic/kernel'
import { counted, g, type X } from '../../vocabulary/verbs/frame.ts'

const { clause, some } = g

/** For this investigation one number is higher. */
function* more(x: X, on: 'found' | 'kept', amount: number): Script<boolean> {
  const ability = { ability: 'modify', on, phase: 'add', amount, where: { who: 'you' } }
  return yield* run(x, { do: 'lasting', ability, until: { scope: 'investigation' } })
}

export const investigationEventVerbs = {
  findMore: counted(
    (x, n) => more(x, 'found', n),
    (n) => clause('draw', { objects: [some('itemCard', n, { more: true })] }),
  ),
  keepMore: counted(
    (x, n) => more(x, 'kept', n),
    (n) => may(clause('keep', { objects: [some('item', n, { more: true })] })),
  ),
}
