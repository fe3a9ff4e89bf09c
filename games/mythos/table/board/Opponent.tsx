import type { TableProps } from '@miskatonic/web/kit'
import { Zone } from '@miskatonic/web/kit/card'
import { CardBack } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { standingWords } from '../view/naming.ts'
import { type Side, standing } from '../view/sides.ts'
import { Beads } from './Beads.tsx'
import { ChroniclePile } from './ChroniclePile.tsx'
import { Laid } from './Laid.tsx'
import { Person } from './Person.tsx'
import type { OpenPile } from './PileSheet.tsx'
import { Piles } from './Piles.tsx'
import styles from './Sides.module.css'
import { Threat } from './Threat.tsx'
import { Where } from './Where.tsx'

const SHOWN_BACKS = 13

/** A hand one cannot see, held as it is: so many backs. */
function Backs({ n, props, seat }: { readonly n: number; readonly props: TableProps; readonly seat: string }) {
  return (
    <div className={styles.backs} data-zone={`hand:${seat}`} role="img" aria-label={say(words.handOf, props.lang, { n })}>
      <span>
        {Array.from({ length: Math.min(n, SHOWN_BACKS) }, (_, i) => (
          <i key={i}>
            <CardBack size="mini" name="" picture={props.picture} />
          </i>
        ))}
      </span>
      <small>{say(words.handOf, props.lang, { n })}</small>
    </div>
  )
}

/** The only opponent: the whole of their side. */
export function Opponent({
  side,
  props,
  open,
}: {
  readonly side: Side
  readonly props: TableProps
  readonly open: (pile: OpenPile) => void
}) {
  const { lang } = props
  const n = side.chronicle.length + (side.here ? 1 : 0)
  return (
    <section className={styles.other} data-mark="other" aria-label={say(words.side, lang, { name: side.seat })}>
      <div className={styles.rows}>
        <div className={styles.upper}>
          <Zone label={say(words.deckAndDiscard, lang)} grow={150}>
            <Piles side={side} props={props} open={open} />
          </Zone>
          <Zone label={say(words.tomes, lang)} grow={232} zone={`tomes:${side.seat}`}>
            <Laid pieces={side.tomes} props={props} size="mini" />
          </Zone>
          <Person side={side} props={props} tone="other" />
          <Zone label={say(words.allies, lang)} grow={200} zone={`allies:${side.seat}`}>
            <Laid pieces={side.allies} props={props} size="mini" />
          </Zone>
          <Zone label={say(words.artifacts, lang)} grow={132} zone={`artifacts:${side.seat}`}>
            <Laid pieces={side.artifacts} props={props} size="mini" />
          </Zone>
        </div>
        <div className={styles.second}>
          <div className={styles.counters}>
            <Beads n={side.sanity} lang={lang} tone="other" />
            <Backs n={side.handCount} props={props} seat={side.seat} />
          </div>
          {standing(side).length > 0 && (
            <Zone label={standingWords(side, lang)} grow={150} zone={`events:${side.seat}`}>
              <Laid pieces={standing(side)} props={props} size="mini" />
            </Zone>
          )}
          <Threat side={side} props={props} own={false} />
        </div>
      </div>
      <Zone label={say(words.chronicleOf, lang, { n })} grow={0} className={styles.place} zone={`chronicle:${side.seat}`}>
        <ChroniclePile side={side} props={props} open={open} peeking={2} />
        <Where side={side} props={props} attributes={false} />
      </Zone>
    </section>
  )
}
