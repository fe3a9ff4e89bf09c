import type { ReactNode } from 'react'
import type { Route } from '../routes.ts'
import styles from './Page.module.css'
import { SiteBar } from './SiteBar.tsx'

/** A page that is read: a bar, a heading, and what it says. */
export function Page({
  page,
  title,
  aside,
  children,
}: {
  readonly page: Route['page']
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <SiteBar page={page} />
      <main className={styles.main}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {aside}
        </div>
        {children}
      </main>
    </div>
  )
}
