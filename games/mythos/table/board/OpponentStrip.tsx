import { Icon, type IconName, type TableProps } from '@miskatonic/web/kit'
import { Row } from '@miskatonic/web/kit/card'
import { say, words } from '../strings.ts'
import { figuresOf, textOf } from '../view/figures.ts'
import { playerTag } from '../view/naming.ts'
import { type Side, standing } from '../view/sides.ts'
import { Laid } from './Laid.tsx'
import styles from './OpponentStrip.module.css'
import { Piece } from './Piece.tsx'
import type { OpenPile } from './PileSheet.tsx'

type FigureProps = { readonly icon: IconName; readonly n: number; readonly label: string; readonly zone?: string }

function Figure({ icon, n, label, zone }: FigureProps) {
  return (
    <span className={styles.figure} data-zone={zone} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={15} />
      {n}
    </span>
  )
}

/** One of several opponents in a line: who, how sane, where, what lies before them. */
export function OpponentStrip({
  side,
  props,
  open,
}: {
  readonly side: Side
  readonly props: TableProps
  readonly open: (pile: OpenPile) => void
}) {
  const { lang, view, face } = props
  const art = side.investigator && props.picture(side.investigator.faces.front ?? '')
  const [only] = (props.lit.seats.get(side.seat) ?? []).filter(({ piece }) => piece === undefined)
  const here = side.here && textOf(side.here, face)
  const laid = [...side.allies, ...side.artifacts, ...side.tomes, ...standing(side)]
  const visited = side.chronicle.length + (side.here ? 1 : 0)
  const label = [playerTag(props, side.seat), side.name, say(words.sanity, lang, { n: side.sanity }), only?.text ?? '']
    .filter(Boolean)
    .join(', ')
  return (
    <section
      className={styles.strip}
      aria-label={say(words.side, lang, { name: side.seat })}
      data-turn={view.table.active === side.seat || undefined}
    >
      <button
        type="button"
        className={styles.who}
        data-card={side.investigator?.alias}
        data-lit={only ? true : undefined}
        data-out={side.out || undefined}
        onClick={() => (only ? props.choose(only.key) : side.investigator && props.showPiece(side.investigator.alias))}
      >
        <span className="unseen">{label}</span>
        <span className={styles.portrait}>{art && <img src={art} alt="" />}</span>
        <span className={styles.name} aria-hidden="true">
          <b>{playerTag(props, side.seat)}</b>
          <small>{side.name}</small>
          <span className={styles.sanity} data-low={side.sanity <= 6 || undefined}>
            <i style={{ width: `${side.sanity * 5}%` }} />
            <em data-stat="sanity">
              {side.sanity} {say(words.san, lang)}
            </em>
          </span>
        </span>
      </button>
      <button type="button" className={styles.here} onClick={() => open({ seat: side.seat, of: 'chronicle' })}>
        <small>{say(here ? words.isAt : words.nowhere, lang)}</small>
        {here && <b>{here.name}</b>}
        {here && figuresOf(here).gate && (
          <small>{say(side.here?.attributes.inverted === true ? words.gateSpent : words.gateOpen, lang)}</small>
        )}
      </button>
      <div className={styles.figures}>
        <Figure icon="card-pick" n={side.handCount} label={say(words.handOf, lang, { n: side.handCount })} zone={`hand:${side.seat}`} />
        <Figure icon="stack" n={side.deck} label={say(words.deckOf, lang, { n: side.deck })} zone={`deck:${side.seat}`} />
        <Figure icon="treasure-map" n={visited} label={say(words.chronicleOf, lang, { n: visited })} />
        {side.points > 0 && <Figure icon="laurels" n={side.points} label={say(words.points, lang, { n: side.points })} />}
        {side.passed && <span className={styles.passed}>{say(words.passed, lang)}</span>}
      </div>
      <div className={styles.cards}>
        <Laid pieces={laid} props={props} size="mini" />
      </div>
      <section className={styles.threat} aria-label={say(words.threat, lang, { name: side.seat })}>
        <Row>
          {[...side.threat, ...side.summoned].map((piece) => (
            <li key={piece.alias} className={styles.down}>
              <Piece piece={piece} props={props} size="mini" />
            </li>
          ))}
        </Row>
      </section>
    </section>
  )
}
