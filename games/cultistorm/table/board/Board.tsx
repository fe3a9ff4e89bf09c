import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { type Site, SYMBOLS, siteAt } from '../view/storm.ts'
import styles from './Board.module.css'
import { CommonDice } from './CommonDice.tsx'
import { Ground } from './Ground.tsx'
import { Location } from './Location.tsx'
import { TerrorPlace } from './TerrorPlace.tsx'

/** The five-pointed board; on a phone its parts below each other. */
export function Board(props: TableProps) {
  const { lang, narrow } = props
  const all = SYMBOLS.map((slot) => siteAt(props, slot))
  const own = (site: Site): boolean => site.seats.includes(props.seat)
  // Below each other there is room for one or two: one's own comes first.
  const sites = narrow ? [...all.filter(own), ...all.filter((site) => !own(site))] : all
  return (
    <section className={styles.board} data-narrow={narrow || undefined} aria-label={say(words.board, lang)}>
      <div className={styles.stage}>
        {!narrow && <Ground />}
        <CommonDice {...props} />
        <ol className={styles.ring} aria-label={say(words.terror, lang)}>
          {SYMBOLS.map((slot) => (
            <TerrorPlace key={slot} slot={slot} props={props} />
          ))}
        </ol>
        {sites.map((site) => (
          <Location key={site.slot} site={site} props={props} />
        ))}
      </div>
    </section>
  )
}
