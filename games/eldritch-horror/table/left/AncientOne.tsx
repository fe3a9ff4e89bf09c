import { Icon, type TableProps } from '@miskatonic/web/kit'
import { omenColour, omenIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey } from '../view/figures.ts'
import { things } from '../view/things.ts'
import { doomTrack, gatesOfOmen, omenNow, omenTrack, threat, tokensOn } from '../view/threat.ts'
import styles from './AncientOne.module.css'

/** The sheet of the Ancient One with Doom and Omen; a press opens it for reading. */
export function AncientOne(props: TableProps) {
  const { view, face, picture, lang } = props
  const now = threat(view, face)
  if (!now.sheet) return null
  const art = picture(faceKey(now.sheet) ?? '')
  const sheet = now.sheet
  const { eldritch } = tokensOn(sheet)
  return (
    <section className={styles.sheet} aria-label={`${say(words.ancientOne, lang)}: ${now.name}`} data-awake={now.awakened}>
      <button type="button" className={styles.banner} data-piece={sheet.alias} onClick={() => props.showPiece(sheet.alias)}>
        {art && <img src={art} alt="" draggable={false} />}
        <span>
          <b>{now.name}</b>
          <i>{now.awakened ? say(words.awakened, lang) : now.epithet}</i>
        </span>
        {eldritch > 0 && (
          <em title={say(words.eldritchOn, lang, { n: eldritch })}>
            <Icon name="cursed-star" label={say(words.eldritchOn, lang, { n: eldritch })} />
            {eldritch}
          </em>
        )}
      </button>
      <div className={styles.tracks}>
        <Doom {...props} />
        <Omen {...props} />
      </div>
    </section>
  )
}

function Doom({ view, face, lang }: TableProps) {
  const now = threat(view, face)
  const track = doomTrack(now.doomStart, now.doom)
  return (
    <div data-mark="doom">
      <div className={styles.doomHead}>
        <span>{say(words.doom, lang)}</span>
        <b data-stat="doom">{now.doom}</b>
      </div>
      <ol
        className={styles.doom}
        style={{ gridTemplateColumns: `repeat(${track.length}, 1fr)` }}
        aria-label={say(words.doomIs, lang, { n: now.doom, most: now.doomStart })}
      >
        {track.map(({ n, state, end }) => (
          <li key={n} data-state={state} data-end={end} aria-hidden="true">
            {end ? <Icon name="death-skull" /> : state === 'now' || n % 5 === 0 ? n : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Omen({ view, face, lang }: TableProps) {
  const colour = omenNow(view)
  const gates = gatesOfOmen(view, things(view, face))
  const track = omenTrack(Number(view.table.omen ?? 0))
  return (
    <div className={styles.omen} data-mark="omen">
      <ol aria-label={say(words.omenNow, lang, { omen: say(words.omens[colour], lang) })}>
        {track.map((step, i) => (
          <li key={i} data-now={step.now} style={{ '--omen': omenColour[step.colour] }} aria-hidden="true">
            <Icon name={omenIcon[step.colour]} />
          </li>
        ))}
      </ol>
      <small>
        <b data-stat="omen">{say(words.omens[colour], lang)}</b>
        {say(words.omenGates, lang, { n: gates })}
      </small>
    </div>
  )
}
