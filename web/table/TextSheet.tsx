import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { dockSeat } from './perspective.ts'
import styles from './TextSheet.module.css'
import type { OpenTable } from './useTable.ts'

type Props = {
  readonly desk: OpenTable
  readonly game: GameTable
  /** Only what belongs to the seat that is looked at, where the game says what that is. */
  readonly own?: boolean
  readonly onClose: () => void
}

/** The whole table as text: what is asked, then every part as a headed list. */
export function TextSheet({ desk, game, own = false, onClose }: Props) {
  const t = useStrings()
  const { ask } = desk.props
  const all = game.asText(desk.props)
  const mine = own ? all.filter(({ seat }) => seat === dockSeat(desk)) : []
  return (
    <Sheet title={t(words.textView)} icon="open-book" wide onClose={onClose}>
      <div className={styles.text}>
        {ask && !mine.length && (
          <section>
            <h3>{ask.text}</h3>
            <ul>
              {ask.options.map((option) => (
                <li key={option.key}>{option.text}</li>
              ))}
              {ask.refused.map((one) => (
                <li key={one.key}>
                  {one.text} ({t(words.ask.impossible)}: {one.reasons.map(({ text }) => text).join(' ')})
                </li>
              ))}
            </ul>
          </section>
        )}
        {(mine.length ? mine : all).map(({ heading, lines }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a list may read the same
                <li key={i}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
