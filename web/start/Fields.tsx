import type { Both, GameSetup, SetupField } from '@miskatonic/contract'
import { start as words } from '../strings/start.ts'
import type { Say } from '../strings/useStrings.ts'
import { useStrings } from '../strings/useStrings.ts'
import { excludedBy } from './excluded.ts'
import styles from './NewTable.module.css'
import type { Chair } from './openTable.ts'
import { Pick } from './Pick.tsx'
import type { Choices, SetUp } from './setupCode.ts'

type Props = {
  readonly setup: GameSetup
  readonly setUp: SetUp
  readonly chairs: readonly Chair[]
  readonly change: (choices: Choices) => void
}

/** What the game lets one choose before it begins. */
export function Fields({ setup, setUp, chairs, change }: Props) {
  const put = (id: string, value: Choices[string]): void => change({ ...setUp.choices, [id]: value })
  return setup.fields.map((field) => (
    <Field
      key={field.id}
      field={field}
      value={setUp.choices[field.id]}
      excluded={excludedBy(setup, field, setUp.choices)}
      chairs={chairs}
      put={(value) => put(field.id, value)}
    />
  ))
}

type FieldProps = {
  readonly field: SetupField
  readonly value: Choices[string] | undefined
  /** Why it cannot be chosen beside what is. */
  readonly excluded: Both | null
  readonly chairs: readonly Chair[]
  readonly put: (value: Choices[string]) => void
}

function Field({ field, value, excluded, chairs, put }: FieldProps) {
  const t = useStrings()
  const lang = t.lang
  if (field.kind === 'yes-no')
    return (
      <label className={styles.tick}>
        <input type="checkbox" checked={value === true} disabled={excluded !== null} onChange={(event) => put(event.target.checked)} />
        <span>
          {field.label[lang]}
          {(excluded ?? field.help) && <small>{(excluded ?? field.help)?.[lang]}</small>}
        </span>
      </label>
    )
  if (field.kind === 'choice') {
    const chosen = field.choices.find(({ id }) => id === value)
    return (
      <fieldset className={styles.field} disabled={excluded !== null}>
        <legend>{field.label[lang]}</legend>
        <div className={styles.presets}>
          {field.choices.map(({ id, label }) => (
            <Pick key={id} on={id === value} choose={() => put(id)}>
              {label[lang]}
            </Pick>
          ))}
        </div>
        {(excluded ?? chosen?.help ?? field.help) && <small>{(excluded ?? chosen?.help ?? field.help)?.[lang]}</small>}
      </fieldset>
    )
  }
  const list = Array.isArray(value) ? (value as readonly (string | null)[]) : []
  return (
    <fieldset className={styles.field}>
      <legend>{field.label[lang]}</legend>
      {field.help && <small>{field.help[lang]}</small>}
      <ol className={styles.each}>
        {chairs.map((chair, i) => {
          const now = list[i] ?? null
          const help = field.choices.find(({ id }) => id === now)?.help
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is known by its place
            <li key={i}>
              <label>
                <span>{chair.name || t(words.open.seat, { n: i + 1 })}</span>
                <select
                  value={now ?? ''}
                  onChange={(event) => put(chairs.map((_, at) => (at === i ? event.target.value || null : (list[at] ?? null))))}
                >
                  <option value="">{t(words.open.leftToTable)}</option>
                  {field.choices.map(({ id, label }) => (
                    <option key={id} value={id} disabled={id !== now && list.includes(id)}>
                      {label[lang]}
                    </option>
                  ))}
                </select>
              </label>
              {help && <small>{help[lang]}</small>}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}

/** What is chosen, in one line. */
export function summaryOf(setup: GameSetup, { choices }: SetUp, t: Say): string {
  const parts = setup.fields.flatMap((field): string[] => {
    const value = choices[field.id]
    if (field.kind === 'yes-no') return value === true ? [field.label[t.lang]] : []
    if (field.kind === 'choice') {
      const chosen = field.choices.find(({ id }) => id === value)
      return chosen ? [`${field.label[t.lang]}: ${chosen.label[t.lang]}`] : []
    }
    const named = (Array.isArray(value) ? (value as readonly (string | null)[]) : []).flatMap(
      (id) => field.choices.find((one) => one.id === id)?.label[t.lang] ?? [],
    )
    return [`${field.label[t.lang]}: ${named.length ? named.join(', ') : t(words.open.leftToTable)}`]
  })
  return parts.join(' · ')
}
