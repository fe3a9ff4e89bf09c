import { Icon, type TableProps } from '@miskatonic/web/kit'
import styles from './Strip.module.css'
import { omenColour, omenIcon } from './signs.ts'
import { say, words } from './strings.ts'
import { faceKey } from './view/figures.ts'
import { omenNow, threat } from './view/threat.ts'

/** The threat on one line, for phones: the Ancient One, Doom, Omen, the Mystery. */
export function Strip(props: TableProps) {
  const { view, face, picture, lang } = props
  const now = threat(view, face)
  if (!now.sheet) return null
  const { sheet, mystery } = now
  const art = picture(faceKey(sheet) ?? '')
  const omen = omenNow(view)
  return (
    <section className={styles.strip} aria-label={say(words.ancientOne, lang)}>
      <button
        type="button"
        className={styles.foe}
        onClick={() => props.showPiece(sheet.alias)}
        aria-label={now.name}
        data-awake={now.awakened}
      >
        {art && <img src={art} alt="" />}
      </button>
      <div className={styles.doom} data-mark="doom">
        <b>
          <span>
            <i>{now.name}</i>
            <i> · </i>
            {say(words.doom, lang)}
          </span>
          <em data-stat="doom">{now.doom}</em>
        </b>
        <div
          className={styles.bar}
          style={{ gridTemplateColumns: `repeat(${Math.max(now.doomStart, 1)}, 1fr)` }}
          role="img"
          aria-label={say(words.doomIs, lang, { n: now.doom, most: now.doomStart })}
        >
          {Array.from({ length: now.doomStart }, (_, i) => (
            <i key={i} data-left={i < now.doom} />
          ))}
        </div>
      </div>
      <span
        className={styles.omen}
        data-mark="omen"
        style={{ '--omen': omenColour[omen] }}
        role="img"
        aria-label={say(words.omenNow, lang, { omen: say(words.omens[omen], lang) })}
      >
        <Icon name={omenIcon[omen]} />
      </span>
      <button
        type="button"
        className={styles.mystery}
        data-mark="mystery"
        disabled={!mystery}
        onClick={() => mystery && props.showPiece(mystery.alias)}
      >
        <b>
          {now.solved}/{now.mysteries}
        </b>
        {say(words.mystery, lang)}
      </button>
    </section>
  )
}
