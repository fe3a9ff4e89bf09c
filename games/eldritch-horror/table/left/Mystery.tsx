import { Icon, Panel, RichText, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { missionOf } from '../view/mission.ts'
import { keptOn, threat } from '../view/threat.ts'
import styles from './Mystery.module.css'

const NONE: readonly never[] = []

/** The Mystery in play and how far it has come. */
export function Mystery(props: TableProps) {
  const { view, face, lang, lit } = props
  const now = threat(view, face)
  const card = now.mystery
  if (!now.sheet) return null
  const { have, need } = card ? missionOf(view, card, face) : { have: 0, need: null }
  const rules = now.mysteryText?.parts.find(({ rules: one }) => one)?.rules
  const kept = card ? keptOn(view, card) : NONE
  const options = card ? lit.pieces.get(card.alias) : undefined
  const solved = say(words.mysterySolved, lang, { n: now.solved, most: now.mysteries })
  const places = Array.from({ length: Math.max(have, need ?? 0) }, (_, i) => i < have)
  return (
    <Panel heading={say(words.mystery, lang)} count={solved} asks={Boolean(options)} className={styles.mystery} mark="mystery">
      {card && now.mysteryText ? (
        <>
          <button type="button" className={styles.card} data-piece={card.alias} onClick={() => props.showPiece(card.alias)}>
            <b>{now.mysteryText.name}</b>
            {rules && (
              <p>
                <RichText text={rules} iconOf={() => null} />
              </p>
            )}
          </button>
          {(places.length > 0 || kept.length > 0) && (
            <div className={styles.progress}>
              {places.length <= 8 &&
                places.map((full, i) => (
                  <i key={i} data-full={full} aria-hidden="true">
                    {full && <Icon name="cursed-star" />}
                  </i>
                ))}
              <small>{need === null ? say(words.onCard, lang, { n: have }) : say(words.onCardOf, lang, { n: have, most: need })}</small>
            </div>
          )}
        </>
      ) : (
        <p className={styles.none}>{say(view.table.awakened === true ? words.finalMystery : words.noMystery, lang)}</p>
      )}
    </Panel>
  )
}
