import type { TableProps } from '@miskatonic/web/kit'
import { Zone } from '@miskatonic/web/kit/card'
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

/** One's own side of the felt. */
export function OwnSide({
  side,
  props,
  open,
  after,
}: {
  readonly side: Side
  readonly props: TableProps
  readonly open: (pile: OpenPile) => void
  /** What Sanity comes to with the card that is being considered. */
  readonly after: number | null
}) {
  const { lang } = props
  const n = side.chronicle.length + (side.here ? 1 : 0)
  return (
    <section className={styles.own} aria-label={say(words.ownSide, lang)}>
      <div className={styles.upper}>
        <Zone label={say(words.deckAndDiscard, lang)} grow={150}>
          <Piles side={side} props={props} open={open} />
        </Zone>
        <Zone label={standingWords(side, lang)} grow={200} zone={`events:${side.seat}`}>
          <Laid pieces={standing(side)} props={props} size="mini" />
        </Zone>
        <Threat side={side} props={props} own />
        <Zone label={say(words.youAreAt, lang)} grow={270} mark="here">
          <Where side={side} props={props} attributes />
        </Zone>
      </div>
      <div className={styles.lower}>
        <Zone label={say(words.chronicleOf, lang, { n })} grow={250} mark="chronicle" zone={`chronicle:${side.seat}`}>
          <ChroniclePile side={side} props={props} open={open} />
        </Zone>
        <Zone label={say(words.tomes, lang)} grow={250} zone={`tomes:${side.seat}`}>
          <Laid pieces={side.tomes} props={props} size="small" />
        </Zone>
        <div className={styles.me} data-mark="me">
          <Person side={side} props={props} tone="own" />
          <Beads n={side.sanity} after={after} lang={lang} tone="own" mark="sanity" />
        </div>
        <Zone label={say(words.allies, lang)} grow={250} zone={`allies:${side.seat}`}>
          <Laid pieces={side.allies} props={props} size="small" />
        </Zone>
        <Zone label={say(words.artifacts, lang)} grow={150} zone={`artifacts:${side.seat}`}>
          <Laid pieces={side.artifacts} props={props} size="small" />
        </Zone>
      </div>
    </section>
  )
}
