import { lazy, Suspense, useState } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { go, type Route } from '../routes.ts'
import { LanguageSwitch } from '../settings/LanguageSwitch.tsx'
import { useSettings } from '../settings/settings.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './SiteBar.module.css'

const SettingsSheet = lazy(() => import('../settings/SettingsSheet.tsx').then(({ SettingsSheet: Sheet }) => ({ default: Sheet })))

const pages = [
  ['start', '/', words.nav.play],
  ['tables', '/tables', words.nav.tables],
  ['rules', '/rules', words.nav.rules],
  ['about', '/about', words.nav.about],
] as const

/** A link within the client: goes there without loading anything anew. */
export function Way({
  to,
  className,
  children,
  current,
}: {
  readonly to: string
  readonly className?: string | undefined
  readonly children: React.ReactNode
  readonly current?: boolean
}) {
  return (
    <a
      href={to}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}

/** The bar of every page that is no table. */
export function SiteBar({ page }: { readonly page: Route['page'] }) {
  const t = useStrings()
  const { name } = useSettings()
  const [settings, setSettings] = useState(false)
  return (
    <header className={styles.bar}>
      <Way to="/" className={styles.brand}>
        <Icon name="interlaced-tentacles" size={22} />
        Miskatonic
      </Way>
      <nav className={styles.nav} aria-label={t(words.nav.label)}>
        {pages.map(([id, to, text]) => (
          <Way key={id} to={to} current={page === id}>
            {t(text)}
          </Way>
        ))}
      </nav>
      <button
        type="button"
        className={styles.me}
        onClick={() => setSettings(true)}
        aria-label={t(words.settings)}
        title={t(words.settings)}
      >
        {name && <span>{name}</span>}
        <Icon name="gears" size={20} />
      </button>
      <LanguageSwitch />
      {settings && (
        <Suspense fallback={null}>
          <SettingsSheet onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </header>
  )
}
