import { Icon } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { say } from '../strings.ts'
import { lying, nameOf } from '../view/storm.ts'
import { otherworldStrings, worldHolding } from './otherworlds.lines.ts'
import type { ExpansionParts } from './parts.ts'

/** A world that is open at its location, and who is in it. */
export const otherworlds: ExpansionParts = {
  At: ({ site, props }) =>
    lying(props.view, `otherworld:${site.slot}`).map((card) => (
      <span key={card.alias}>
        <Piece piece={card} props={props} title={say(otherworldStrings.open, props.lang, { name: nameOf(card, props.face) })}>
          <Icon name="magic-portal" size={16} /> {nameOf(card, props.face)}
        </Piece>
      </span>
    )),
  Has: ({ one, props }) => {
    const name = worldHolding(props, one.seat)
    return name === null ? null : (
      <span data-harm title={say(otherworldStrings.trapped, props.lang, { name })}>
        <Icon name="imprisoned" size={15} /> {name}
      </span>
    )
  },
}
