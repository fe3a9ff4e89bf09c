import { isUnnamed } from '@miskatonic/commons/figures'
import { Icon, Panel, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { numberIn } from '@miskatonic/web/kit/figures'
import { HandRow, useFlips } from '@miskatonic/web/kit/hand'
import { Card } from '../card/Card.tsx'
import { say } from '../strings.ts'
import { countIn, faceKey, isSymbol, lying, nameOf, siteAt } from '../view/storm.ts'
import { authorIn, scenesStrings } from './behindTheScenes.lines.ts'
import styles from './Expansions.module.css'
import type { ExpansionParts } from './parts.ts'

const WELL = 6

/** Who writes, with how much ink and how many pages. */
function Author(props: TableProps) {
  const { view, lang } = props
  const author = authorIn(props)
  if (author === null) return null
  const ink = numberIn(view.table, 'ink')
  const { detour } = view.table
  return (
    <Panel heading={say(scenesStrings.author, lang)} count={isUnnamed(author) ? undefined : author} mark="author">
      <p className={styles.ink} role="img" aria-label={say(scenesStrings.ink, lang, { n: ink })}>
        {Array.from({ length: WELL }, (_, i) => (
          <Icon key={i} name="quill-ink" size={16} className={i < ink ? styles.full : styles.dry} />
        ))}
      </p>
      <p>{say(scenesStrings.pages, lang, { n: countIn(view, `manuscripts:${author}`) })}</p>
      {isSymbol(detour) && <p data-harm>{say(scenesStrings.detour, lang, { place: siteAt(props, detour).name })}</p>}
    </Panel>
  )
}

/** The author's own place at the table: the pages. */
function Pages(props: TableProps) {
  const { view, face, picture, lang, seat } = props
  const pages = lying(view, `manuscripts:${seat}`)
  const flips = useFlips(view, () => pages)
  return (
    <HandRow
      cards={pages}
      props={props}
      label={say(scenesStrings.hand, lang)}
      zone={`manuscripts:${seat}`}
      flips={flips}
      slides={props.narrow}
      none={say(scenesStrings.none, lang)}
      draw={(card) => (
        <Piece piece={card} props={props} title={nameOf(card, face)}>
          <Card faceKey={faceKey(card)} piece={card} size="small" face={face} picture={picture} lang={lang} />
        </Piece>
      )}
    />
  )
}

export const behindTheScenes: ExpansionParts = {
  Panel: Author,
  Dock: (props) => (authorIn(props) === props.seat && props.part === 'cards' ? <Pages {...props} /> : null),
}
