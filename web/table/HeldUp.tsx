import type { GameTable } from '../kit/table.ts'
import styles from './HeldUp.module.css'
import type { OpenTable } from './useTable.ts'

/** A card held up for all to see while it is told: what a rival plays, with the bot's reason, or what somebody gets. */
export function HeldUp({ desk, game }: { readonly desk: OpenTable; readonly game: GameTable }) {
  const { props, beats, state } = desk
  const held = beats.showing && !desk.moment ? (game.heldUp?.(props) ?? null) : null
  if (!held) return null
  const why = state.whys.find(({ seq }) => seq === props.view.seq - 1)
  return (
    <div className={styles.held} data-held-up={held.face} data-narrow={props.narrow || undefined} aria-hidden="true" key={held.id}>
      <game.Card faceKey={held.face} size="large" face={props.face} picture={props.picture} lang={props.lang} />
      <p>
        {held.text}
        {why && <em>{why.text}</em>}
      </p>
    </div>
  )
}
