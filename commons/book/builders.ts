import type { Amount, Both, Condition, Effect } from '@miskatonic/effects'
import type { Cost, Key } from '@miskatonic/kernel'
import type { Cases, Choice, Decide, DieTable, EndReading, Flag, GoBack, HasFlag, Read, Riddle, Story, Toll, TurnTo } from './nodes.ts'

/* The words of a book, as an author writes them: a mistyped field does not compile. */

export const story = (es: string, en: string): Story => ({ do: 'story', text: { es, en } })

type Terms = { readonly needs?: Condition; readonly cost?: Cost; readonly secret?: true }
export const choice = (key: Key, label: Both, then: Effect, terms: Terms = {}): Choice => ({ key, label, ...terms, then })
export const decide = (choices: readonly Choice[], more: Omit<Decide, 'do' | 'at' | 'choices'> = {}): Decide => ({
  do: 'decide',
  choices,
  ...more,
})
export const guard = (condition: Condition, then: Effect): Cases['cases'][number] => ({ if: condition, then })
export const cases = (list: Cases['cases'], otherwise?: Effect): Cases => ({
  do: 'cases',
  cases: list,
  ...(otherwise ? { otherwise } : {}),
})
export const dieTable = (die: string, faces: DieTable['faces']): DieTable => ({ do: 'dieTable', die, faces })
export const riddle = (
  most: number,
  answers: { readonly [number: number]: Effect },
  wrong: Effect,
  more: Pick<Riddle, 'about' | 'by'> = {},
): Riddle => ({ do: 'riddle', most, answers, wrong, ...more })
export const toll = (cost: Cost, paid: Effect, unpaid: Effect, about?: Both): Toll => ({
  do: 'toll',
  cost,
  paid,
  unpaid,
  ...(about ? { about } : {}),
})
export const read = (entry: number): Read => ({ do: 'read', entry })
export const turnTo = (entry: number): TurnTo => ({ do: 'turnTo', entry })
export const goBack: GoBack = { do: 'goBack' }
export const endReading = (then?: Effect): EndReading => ({ do: 'endReading', ...(then ? { then } : {}) })
export const setFlag = (scope: string, flag: string, set: Amount = 1): Flag => ({ do: 'flag', scope, flag, set })
export const addToFlag = (scope: string, flag: string, add: Amount = 1): Flag => ({ do: 'flag', scope, flag, add })
export const hasFlag = (scope: string, flag: string, atLeast = 1): HasFlag => ({ is: 'flag', scope, flag, atLeast })
