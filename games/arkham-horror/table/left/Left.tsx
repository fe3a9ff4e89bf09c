import type { PieceView } from '@miskatonic/kernel'
import { Panel, RichText, type TableProps } from '@miskatonic/web/kit'
import { MythosMarks } from '../card/MythosMarks.tsx'
import { say, words } from '../strings.ts'
import { doomSize, faceKey, mythosFigures, numberIn, textOf } from '../view/figures.ts'
import { counts } from '../view/things.ts'
import styles from './Left.module.css'
import { useLimit } from './useLimit.ts'

const FULL = 10
const SHOPS_CLOSE = [3, 6, 9]

/** The Ancient One with its doom; a press opens the sheet. */
function AncientOne(props: TableProps) {
  const { view, face, picture, lang } = props
  const sheet = view.zones.ancient?.pieces[0]
  if (!sheet) return null
  const text = textOf(sheet, face)
  const art = picture(faceKey(sheet) ?? '')
  const [doom, most] = [numberIn(view.table, 'doom'), doomSize(text)]
  return (
    <section aria-label={`${say(words.ancientOne, lang)}: ${text?.name ?? ''}`}>
      <button type="button" className={styles.banner} onClick={() => props.showPiece(sheet.alias)} data-piece={sheet.alias}>
        {art && <img src={art} alt="" draggable={false} />}
        <span>
          <b>{text?.name}</b>
          {view.table.awakened === true && <i>{say(words.awakened, lang)}</i>}
        </span>
      </button>
      <div className={styles.doom} data-mark="doom">
        <div>
          <span>{say(words.doom, lang)}</span>
          <b>{say(words.of, lang, { n: doom, most })}</b>
        </div>
        <ol className={styles.beads} aria-label={say(words.doomIs, lang, { n: doom, most })}>
          {Array.from({ length: most }, (_, i) => (
            <li key={i} data-on={i < doom || undefined} aria-hidden="true" />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** How afraid the town is; where a rung is golden, a shop closes. */
function Terror({ view, lang }: TableProps) {
  const terror = numberIn(view.table, 'terror')
  return (
    <div className={styles.terror} data-mark="terror">
      <span>
        {say(words.terror, lang)} <b>{terror}</b>
      </span>
      <ol aria-label={say(words.terrorIs, lang, { n: terror })}>
        {Array.from({ length: FULL }, (_, i) => (
          <li key={i} data-on={i < terror || undefined} data-shop={SHOPS_CLOSE.includes(i + 1) || undefined} aria-hidden="true">
            {i + 1}
          </li>
        ))}
      </ol>
    </div>
  )
}

const SEALS_TO_WIN = 6
/** What there is of each, and how much of it the town can bear. */
function Numbers(props: TableProps) {
  const { view, lang } = props
  const now = counts(view)
  const gates = useLimit('gateLimit', props)
  const monsters = useLimit('monsterLimit', props)
  const outskirts = useLimit('outskirtsLimit', props)
  const rows: readonly (readonly [string, number, number | null])[] = [
    [say(words.gates, lang), now.gates, gates],
    [say(words.seals, lang), now.seals, SEALS_TO_WIN],
    [say(words.monsters, lang), now.monsters, monsters],
    [say(words.outskirtsCount, lang), now.outskirts, outskirts],
  ]
  return (
    <dl className={styles.counts}>
      {rows.map(([text, n, most]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd data-stat={text}>{most === null ? n : say(words.of, lang, { n, most })}</dd>
        </div>
      ))}
    </dl>
  )
}

const LYING = ['mythos', 'environment', 'rumor'] as const
type LyingZone = (typeof LYING)[number]

/** A Mythos card that lies there. */
function MythosCard({ card, zone, props }: { readonly card: PieceView; readonly zone: LyingZone; readonly props: TableProps }) {
  const { face, lang, lit } = props
  const text = textOf(card, face)
  const now = zone === 'mythos' ? mythosFigures(text) : null
  return (
    <button
      type="button"
      className={styles.card}
      data-piece={card.alias}
      data-lit={lit.pieces.has(card.alias)}
      onClick={() => props.showPiece(card.alias)}
    >
      <b>{text?.name}</b>
      <i>{say(zone === 'mythos' ? words.mythosCard : words[zone], lang)}</i>
      <span className={styles.rules}>
        {(text?.parts ?? [])
          .flatMap(({ rules }) => rules ?? [])
          .map((rules) => (
            <RichText key={rules} text={rules} />
          ))}
      </span>
      {now && <MythosMarks {...now} lang={lang} />}
    </button>
  )
}

/** What threatens: the Ancient One, the terror of the town, the Mythos cards that lie there. */
export function Left(props: TableProps) {
  const { view, lang } = props
  const lying = LYING.flatMap((zone) => (view.zones[zone]?.pieces ?? []).map((card) => ({ card, zone })))
  return (
    <div className={styles.left} data-narrow={props.narrow}>
      <AncientOne {...props} />
      <Panel heading={say(words.board, lang)}>
        <Terror {...props} />
        <Numbers {...props} />
      </Panel>
      {lying.length > 0 && (
        <Panel heading={say(words.mythos, lang)} mark="mythos">
          {lying.map(({ card, zone }) => (
            <MythosCard key={card.alias} card={card} zone={zone} props={props} />
          ))}
        </Panel>
      )}
    </div>
  )
}
