import type { TableProps } from '@miskatonic/web/kit'
import styles from './Strip.module.css'
import { Madness } from './Symbols.tsx'
import { say, words } from './strings.ts'
import { cultistLimit, cultistsOnBoard, detectiveOf, sealedCount } from './view/storm.ts'

/** The storm on one line, for phones: cultists, seals, one's own madness. */
export function Strip(props: TableProps) {
  const { view, lang } = props
  const own = detectiveOf(props, props.seat)
  const [n, most] = [cultistsOnBoard(view), cultistLimit(view)]
  return (
    <section className={styles.strip} aria-label={say(words.board, lang)}>
      <span data-harm={n >= most - 1 || undefined}>
        <b>
          {n}/{most}
        </b>
        {say(words.cultists, lang)}
      </span>
      <span>
        <b>{sealedCount(view)}/5</b>
        {say(words.seals, lang)}
      </span>
      {own && (
        <span>
          <Madness n={own.madness} developing={own.developing} lang={lang} />
        </span>
      )}
    </section>
  )
}
