import { start as words } from '../strings/start.ts'
import type { Say } from '../strings/useStrings.ts'

/** What a table is called that nobody named: by its day. */
export const usualName = (t: Say): string =>
  t(words.open.defaultName, { day: new Intl.DateTimeFormat(t.lang, { day: 'numeric', month: 'long' }).format(new Date()) })
