import { useStrings } from '../strings/useStrings.ts'
import styles from './LanguageSwitch.module.css'
import { set } from './settings.ts'

const languages = [
  { id: 'es', long: 'Español', short: 'ES' },
  { id: 'en', long: 'English', short: 'EN' },
] as const
const label = { es: 'Idioma', en: 'Language' }

/** Each language names itself: who has come to the wrong one still finds it. */
export function LanguageSwitch({ short = false }: { readonly short?: boolean }) {
  const t = useStrings()
  return (
    <fieldset className={styles.switch} data-short={short || undefined}>
      <legend className="unseen">{t(label)}</legend>
      {languages.map(({ id, long, short: brief }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={t.lang === id}
          aria-label={`${brief} ${long}`}
          onClick={() => set({ lang: id })}
        >
          <span className={styles.long}>{long}</span>
          <span className={styles.brief}>{brief}</span>
        </button>
      ))}
    </fieldset>
  )
}
