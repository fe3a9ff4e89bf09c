import { type Language, say, words } from '../strings.ts'
import styles from './Legend.module.css'
import routes from './Routes.module.css'

/** What the lines on the map mean. */
export function Legend({ lang }: { readonly lang: Language }) {
  const kinds = [
    ['train', routes.trainBed, routes.train],
    ['ship', routes.shipWake, routes.ship],
    ['uncharted', routes.trailBed, routes.trail],
  ] as const
  return (
    <ul className={styles.legend} aria-label={say(words.legend, lang)} data-over>
      {kinds.map(([kind, bed, line]) => (
        <li key={kind}>
          <svg className={`${routes.routes} ${styles.sample}`} viewBox="0 0 30 6" aria-hidden="true">
            <path d="M1 3H29" className={bed} />
            <path d="M1 3H29" className={line} />
          </svg>
          {say(words.path[kind], lang)}
        </li>
      ))}
    </ul>
  )
}
