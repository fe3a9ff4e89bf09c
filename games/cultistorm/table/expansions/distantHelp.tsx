import { Icon, Panel, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { say } from '../strings.ts'
import { countIn, lying, nameOf } from '../view/storm.ts'
import { helpPlaces, helpStrings } from './distantHelp.lines.ts'
import styles from './Expansions.module.css'
import type { ExpansionParts } from './parts.ts'

/** The places of help, each with what it costs to use it. */
function Help(props: TableProps) {
  const { view, lang, face } = props
  const places = helpPlaces(props)
  if (!places.length) return null
  const costs = places.length > 2
  return (
    <Panel heading={say(helpStrings.heading, lang)} count={countIn(view, 'help-deck')} mark="help">
      <ul className={styles.cards}>
        {places.map((n) => {
          const [card] = lying(view, `help:${n}`)
          return (
            <li key={n}>
              {card ? (
                <Piece piece={card} props={props}>
                  <Icon name="conversation" size={17} />
                  <span>{nameOf(card, face)}</span>
                </Piece>
              ) : (
                <i>{say(helpStrings.none, lang)}</i>
              )}
              {costs && <small>{say(n > 1 ? helpStrings.costs : helpStrings.free, lang)}</small>}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

export const distantHelp: ExpansionParts = {
  Panel: Help,
  Has: ({ one, props }) =>
    lying(props.view, `aid:${one.seat}`).map((card) => (
      <Piece
        key={card.alias}
        piece={card}
        props={props}
        title={say(helpStrings.aid, props.lang, { name: nameOf(card, props.face) })}
        marks={{ 'data-used': card.attributes.committed === true || undefined }}
      >
        <Icon name="conversation" size={15} /> {nameOf(card, props.face)}
      </Piece>
    )),
}
