import { telling } from '@miskatonic/testing'
import type { EldritchShape } from '../rules/shape.ts'
import { expectWays } from './outcomes.ts'
import { inWords, position } from './position.ts'

/**
 * Rules of Eldritch Horror told in scenes (`testing/scenes.ts`): each opens with a picture in words (`position.ts`), and may go every way it
 * can (`outcomes.ts`).
 */
export const tell = telling<EldritchShape>({
  open: (people, table) => position(table, ...people),
  ways: (people, table, said) => expectWays({ seats: {}, ...inWords([table, ...people].join('; ')) }, said),
})
