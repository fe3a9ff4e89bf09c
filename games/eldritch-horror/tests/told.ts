import { telling } from '@miskatonic/testing'
import type { EldritchShape } from '../rules/shape.ts'
import { position } from './position.ts'

/** Rules of Eldritch Horror told in scenes (`testing/scenes.ts`): each opens with a picture in words (`position.ts`). */
export const tell = telling<EldritchShape>({ open: (people, table) => position(...people, table) })
