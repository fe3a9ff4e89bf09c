import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './CardSheet.module.css'
import { Closeup, pieceIn, readableFace } from './Closeup.tsx'
import type { Held, OpenTable } from './useTable.ts'

/** A card held up to be read, with what can be done with it now. */
export function CardSheet({ desk, game, held }: { readonly desk: OpenTable; readonly game: GameTable; readonly held: Held }) {
  const t = useStrings()
  const { props } = desk
  const piece = 'alias' in held ? pieceIn(props, held.alias) : null
  const key = 'face' in held ? held.face : piece && readableFace(piece)
  const close = (): void => desk.hold(null)
  const name = (key && props.face(key)?.name) || t(piece ? words.hidden : words.card)
  const options = 'alias' in held ? (props.lit.pieces.get(held.alias) ?? []) : []
  const refused = 'alias' in held ? (props.lit.refusedPieces.get(held.alias) ?? []) : []
  const others = piece ? Object.values(piece.faces).filter((face) => face !== key) : []
  return (
    <Sheet title={name} side="middle" onClose={close}>
      <div className={styles.cards}>
        <Closeup held={held} props={props} game={game} />
        {others.map((face) => (
          <game.Card key={face} faceKey={face} size="large" face={props.face} picture={props.picture} lang={props.lang} />
        ))}
      </div>
      <div className={styles.doings}>
        {options.map((option) => (
          <Button
            key={option.key}
            tone="go"
            data-deed={option.key}
            onClick={() => {
              props.choose(option.key)
              close()
            }}
          >
            {option.text}
          </Button>
        ))}
        {refused.map((one) => (
          <Button
            key={one.key}
            aria-disabled
            note={one.reasons.map(({ text }) => text).join(' ')}
            onClick={() => one.reasons[0] && props.showRule(one.reasons[0].rule)}
          >
            {one.text}
          </Button>
        ))}
        {(piece && !desk.moment ? (game.sums?.(piece, props) ?? []) : []).map(({ label, quantity, of }) => (
          <Button key={`${quantity} ${label}`} tone="quiet" onClick={() => props.showSum?.(quantity, of)} data-sum={quantity}>
            {t(words.sumOf, { what: label })}
          </Button>
        ))}
        {'alias' in held && desk.link.place === 'online' && (
          <Button tone="quiet" onClick={() => props.point(held.alias)}>
            {t(words.point)}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
