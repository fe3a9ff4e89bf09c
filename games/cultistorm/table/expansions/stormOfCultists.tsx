import { Icon, Panel, RichText, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { say } from '../strings.ts'
import { lying, nameOf, textOf } from '../view/storm.ts'
import styles from './Expansions.module.css'
import type { ExpansionParts } from './parts.ts'
import { marksAt, progressOf, stormStrings } from './stormOfCultists.lines.ts'

/** What is to be done tonight, and how far it has come. */
function Mission(props: TableProps) {
  const { view, lang, face } = props
  const [mission] = lying(view, 'mission')
  if (!mission) return null
  const rules = textOf(mission, face)?.parts[0]?.rules ?? ''
  const kept = [...lying(view, 'boons-bought'), ...lying(view, 'scars')]
  return (
    <Panel heading={say(stormStrings.mission, lang, { name: nameOf(mission, face) })} mark="mission">
      <p>
        <RichText text={rules} iconOf={() => null} />
      </p>
      {progressOf(props).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {kept.length > 0 && (
        <ul className={styles.cards}>
          {kept.map((card) => (
            <li key={card.alias}>
              <Piece piece={card} props={props}>
                <Icon name="bookmarklet" size={15} />
                <span>{nameOf(card, face)}</span>
              </Piece>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export const stormOfCultists: ExpansionParts = {
  Goal: Mission,
  At: ({ site, props }) =>
    marksAt(props, site.slot).map((text) => (
      <span key={text} className={styles.mark}>
        <Icon name={props.view.table.witness === site.slot ? 'person' : 'hazard-sign'} size={15} /> {text}
      </span>
    )),
}
