import type { TableProps } from '@miskatonic/web/kit'
import { Zone } from '@miskatonic/web/kit/card'
import { say, words } from '../strings.ts'
import { isHidden } from '../view/figures.ts'
import { type Side, threatTotal } from '../view/sides.ts'
import { Laid } from './Laid.tsx'
import styles from './Threat.module.css'

/** Monsters waiting for Combat, face down; what one knows of them, and what they come to. */
export function Threat({ side, props, own }: { readonly side: Side; readonly props: TableProps; readonly own: boolean }) {
  const { lang, face } = props
  const cards = [...side.threat, ...side.summoned]
  const total = threatTotal(side.threat, face)
  const allDown = side.threat.some(({ up }) => up !== 'front')
  const seen = side.threat.length > 0 && side.threat.some((piece) => !isHidden(piece))
  const label = own ? say(words.ownThreat, lang) : say(words.threat, lang, { name: side.seat })
  return (
    <Zone
      label={label}
      {...(cards.length && allDown ? { note: say(words.faceDown, lang) } : {})}
      grow={552}
      zone={`threat:${side.seat}`}
      mark={own ? 'threat' : undefined}
    >
      <div className={styles.threat}>
        <Laid pieces={cards} props={props} size="mini" />
        {seen && (
          <p>
            {say(words.threatTotal, lang)} <b>{total.known}</b>
            <br />
            {own ? say(words.threatYours, lang) : say(words.threatKnown, lang)}
            {total.unknown > 0 && <> · {say(words.threatUnknown, lang, { n: total.unknown })}</>}
          </p>
        )}
      </div>
    </Zone>
  )
}
