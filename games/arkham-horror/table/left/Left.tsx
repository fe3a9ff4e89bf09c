import type { PieceView } from '@miskatonic/kernel'
import { Icon, type IconName, Panel, type TableProps } from '@miskatonic/web/kit'
import type { DimensionSymbol } from '../../content/kinds.ts'
import { Dimension } from '../board/Dimension.tsx'
import { say, words } from '../strings.ts'
import { doomSize, faceKey, mythosFigures, numberIn, textOf } from '../view/figures.ts'
import { placeName } from '../view/places.ts'
import { counts } from '../view/things.ts'
import styles from './Left.module.css'

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
          <li key={i} data-on={i < terror || undefined} data-shop={SHOPS_CLOSE.includes(i + 1) || undefined} aria-hidden="true" />
        ))}
      </ol>
    </div>
  )
}

function Numbers({ view, lang }: TableProps) {
  const now = counts(view)
  const rows: readonly (readonly [IconName, string, number])[] = [
    ['magic-portal', say(words.gates, lang), now.gates],
    ['star-swirl', say(words.seals, lang), now.seals],
    ['evil-minion', say(words.monsters, lang), now.monsters],
    ['village', say(words.outskirtsCount, lang), now.outskirts],
  ]
  return (
    <dl className={styles.counts}>
      {rows.map(([icon, text, n]) => (
        <div key={icon}>
          <Icon name={icon} size={16} />
          <dt>{text}</dt>
          <dd data-stat={text}>{n}</dd>
        </div>
      ))}
    </dl>
  )
}

const Signs = ({
  symbols,
  arrow,
  lang,
}: { readonly symbols: readonly DimensionSymbol[]; readonly arrow: 'white' | 'black' } & Pick<TableProps, 'lang'>) =>
  symbols.length > 0 ? (
    <span data-arrow={arrow} title={say(words[arrow], lang)}>
      {symbols.map((symbol) => (
        <Dimension key={symbol} symbol={symbol} label={say(words.symbol[symbol], lang)} />
      ))}
    </span>
  ) : null

/** A Mythos card that lies there: what it opens, and who moves. */
function MythosCard({ card, sort, props }: { readonly card: PieceView; readonly sort: string; readonly props: TableProps }) {
  const { face, lang, lit } = props
  const text = textOf(card, face)
  const { gate, clue, white, black } = mythosFigures(text)
  return (
    <button
      type="button"
      className={styles.card}
      data-piece={card.alias}
      data-lit={lit.pieces.has(card.alias)}
      onClick={() => props.showPiece(card.alias)}
    >
      <b>{text?.name}</b>
      <small>{[sort, gate && placeName(gate, lang), clue && placeName(clue, lang)].filter(Boolean).join(' · ')}</small>
      <span className={styles.moves}>
        <Signs symbols={white} arrow="white" lang={lang} />
        <Signs symbols={black} arrow="black" lang={lang} />
      </span>
    </button>
  )
}

/** What threatens: the Ancient One, the terror of the town, the Mythos cards that lie there. */
export function Left(props: TableProps) {
  const { view, lang } = props
  const lying = (['mythos', 'environment', 'rumor'] as const).flatMap((zone) =>
    (view.zones[zone]?.pieces ?? []).map((card) => ({ card, sort: say(zone === 'mythos' ? words.mythosCard : words[zone], lang) })),
  )
  return (
    <div className={styles.left} data-narrow={props.narrow}>
      <AncientOne {...props} />
      <Panel heading={say(words.board, lang)}>
        <Terror {...props} />
        <Numbers {...props} />
      </Panel>
      {lying.length > 0 && (
        <Panel heading={say(words.mythos, lang)} mark="mythos">
          {lying.map(({ card, sort }) => (
            <MythosCard key={card.alias} card={card} sort={sort} props={props} />
          ))}
        </Panel>
      )}
    </div>
  )
}
