import { Icon } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { say } from '../strings.ts'
import { lying, nameOf } from '../view/storm.ts'
import { relicStrings } from './ancientRelics.lines.ts'
import type { ExpansionParts } from './parts.ts'

/** A relic in front of its bearer. */
export const ancientRelics: ExpansionParts = {
  Has: ({ one, props }) =>
    lying(props.view, `relics:${one.seat}`).map((relic) => (
      <Piece
        key={relic.alias}
        piece={relic}
        props={props}
        title={say(relicStrings.relic, props.lang, { name: nameOf(relic, props.face) })}
        marks={{ 'data-used': relic.attributes.committed === true || undefined }}
      >
        <Icon name="magic-portal" size={15} /> {nameOf(relic, props.face)}
      </Piece>
    )),
}
