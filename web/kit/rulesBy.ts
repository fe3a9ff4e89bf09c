import type { GameTable } from './table.ts'

type Rules = { readonly [name: string]: string | undefined }

/** Which rule a line of the log follows, by its key; by which rule a number is made up, by its name. */
export const rulesBy =
  (lines: Rules, numbers: Rules): NonNullable<GameTable['ruleOf']> =>
  (of) =>
    ('quantity' in of ? numbers[of.quantity] : lines[of.line.message.key]) ?? null
