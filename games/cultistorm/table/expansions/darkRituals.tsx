import { Icon, Panel, type TableProps } from '@miskatonic/web/kit'
import { say } from '../strings.ts'
import { lying } from '../view/storm.ts'
import { Chip, Chips, Rows } from './Cards.tsx'
import { experienceOf, learnedLine, openLine, priceOf, ritualStrings as words } from './darkRituals.lines.ts'
import type { ExpansionParts } from './parts.ts'

/** The rituals nobody has learned yet. */
function Open(props: TableProps) {
  const { view, lang } = props
  const cards = lying(view, 'rituals')
  if (!cards.length) return null
  return (
    <Panel heading={say(words.rituals, lang)} count={cards.length} mark="rituals">
      <Rows
        cards={cards}
        icon="spell-book"
        props={props}
        label={(card) => openLine(card, props)}
        more={(card) => (
          <small title={say(words.price, lang, { n: priceOf(card, props) })}>
            {priceOf(card, props)} <Icon name="upgrade" size={14} />
          </small>
        )}
      />
    </Panel>
  )
}

export const darkRituals: ExpansionParts = {
  Panel: Open,
  Has: ({ one, props }) => (
    <>
      {experienceOf(one, props) > 0 && <Chip icon="upgrade" text={say(words.experience, props.lang, { n: experienceOf(one, props) })} />}
      <Chips cards={lying(props.view, `learned:${one.seat}`)} icon="spell-book" props={props} label={(card) => learnedLine(card, props)} />
    </>
  ),
}
