import type { Both, GameSetup, SetupField } from '@miskatonic/contract'
import type { Choices } from './setupCode.ts'

const isOn = (field: SetupField | undefined, value: Choices[string] | undefined): boolean =>
  field?.kind === 'choice' ? value !== undefined && value !== field.start : value === true || (Array.isArray(value) && value.length > 0)

/** Why this cannot be switched on beside what is; null: it can. */
export function excludedBy(setup: GameSetup, field: SetupField, choices: Choices): Both | null {
  const found = field.excludes?.find(({ id }) =>
    isOn(
      setup.fields.find((one) => one.id === id),
      choices[id],
    ),
  )
  return found?.why ?? null
}
