import type { MarkGroups, ShownCard } from '@miskatonic/contract'
import { useMemo, useState } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { collection as words } from '../strings/collection.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Filters.module.css'
import { marksIn, type Wanted } from './finding.ts'

const FIRST = 'kind'

/** Search and filters: the kinds at once, everything else a card bears one press away. */
export function Filters(props: {
  readonly cards: readonly ShownCard[]
  readonly groups: MarkGroups
  readonly query: string
  readonly wanted: Wanted
  readonly found: number
  readonly search: (query: string) => void
  readonly want: (wanted: Wanted) => void
}) {
  const t = useStrings()
  const { wanted, want } = props
  const [open, setOpen] = useState(false)
  const marks = useMemo(() => marksIn(props.cards), [props.cards])
  const others = props.groups.filter(({ id }) => id !== FIRST && marks.has(id))
  const set = (group: string, id: string | null): void => {
    const { [group]: _, ...others } = wanted
    want(id === null ? others : { ...others, [group]: id })
  }
  const filtered = props.query !== '' || Object.keys(wanted).length > 0
  return (
    <search className={styles.filters}>
      <div className={styles.line}>
        <label className={styles.search}>
          <Icon name="magnifying-glass" size={18} />
          <span className="unseen">{t(words.search)}</span>
          <input
            type="search"
            value={props.query}
            placeholder={t(words.searchHint)}
            onChange={(event) => props.search(event.target.value)}
          />
        </label>
        <output>{t(words.found, { n: props.found })}</output>
        {others.length > 0 && (
          <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? words.fewer : words.more)}
          </button>
        )}
        {filtered && (
          <button
            type="button"
            className={styles.more}
            onClick={() => {
              props.search('')
              want({})
            }}
          >
            {t(words.clear)}
          </button>
        )}
      </div>
      <fieldset className={styles.kinds}>
        <legend className="unseen">{props.groups.find(({ id }) => id === FIRST)?.label}</legend>
        {(marks.get(FIRST) ?? []).map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-pressed={wanted[FIRST] === id}
            onClick={() => set(FIRST, wanted[FIRST] === id ? null : id)}
            data-filter={id}
          >
            {text}
          </button>
        ))}
      </fieldset>
      {open && (
        <div className={styles.groups}>
          {others.map(({ id: group, label }) => (
            <label key={group}>
              {label}
              <select value={wanted[group] ?? ''} onChange={(event) => set(group, event.target.value || null)}>
                <option value="">{t(words.any)}</option>
                {(marks.get(group) ?? []).map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </search>
  )
}
