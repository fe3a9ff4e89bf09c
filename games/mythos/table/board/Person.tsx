import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { playerTag } from '../view/naming.ts'
import type { Side } from '../view/sides.ts'
import styles from './Person.module.css'

/** Who plays and as whom: portrait, education, hand, languages, Sanity. */
export function Person({ side, props, tone }: { readonly side: Side; readonly props: TableProps; readonly tone: 'own' | 'other' }) {
  const { lang, view } = props
  const art = side.investigator && props.picture(side.investigator.faces.front ?? '')
  const [min, max] = side.handLimits
  const options = props.lit.seats.get(side.seat) ?? []
  const [only] = options.filter(({ piece }) => piece === undefined)
  const label = [
    playerTag(props, side.seat),
    side.name,
    say(words.sanity, lang, { n: side.sanity }),
    `${say(words.edu, lang)} ${side.education}`,
    view.table.active === side.seat ? say(words.theirTurn, lang, { name: side.seat }) : '',
    side.out ? say(words.out, lang) : '',
    only?.text ?? '',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      className={styles.person}
      data-card={side.investigator?.alias}
      data-tone={tone}
      data-turn={view.table.active === side.seat || undefined}
      data-lit={only ? true : undefined}
      data-out={side.out || undefined}
      onClick={() => (only ? props.choose(only.key) : side.investigator && props.showPiece(side.investigator.alias))}
    >
      <span className="unseen">{label}</span>
      <span className={styles.portrait}>{art && <img src={art} alt="" draggable={false} />}</span>
      <span className={styles.sheet} aria-hidden="true">
        <small>{playerTag(props, side.seat)}</small>
        <b>{side.name || say(words.setUp, lang)}</b>
        <span>
          <em>{say(words.edu, lang)}</em> {side.education}
          {tone === 'own' && min !== undefined && max !== undefined && (
            <>
              {' '}
              <em>{say(words.hand, lang)}</em> {say(words.limits, lang, { min, max })}
            </>
          )}
        </span>
        <i>{side.languages.join(', ')}</i>
        {side.points > 0 && <span className={styles.points}>{say(words.points, lang, { n: side.points })}</span>}
      </span>
      <span className={styles.sanity} aria-hidden="true" data-low={side.sanity <= 6 || undefined}>
        <b data-stat="sanity">{side.sanity}</b>
        <small>{say(words.san, lang)}</small>
      </span>
    </button>
  )
}
