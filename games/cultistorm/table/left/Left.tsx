import { Icon, Panel, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { fields } from '@miskatonic/web/kit/figures'
import type { CSSProperties } from 'react'
import type { MagicSymbol } from '../../rules/shape.ts'
import { ExpansionGoals, ExpansionPanels } from '../expansions/index.tsx'
import { SymbolDisc, symbolName } from '../Symbols.tsx'
import { symbolColour } from '../signs.ts'
import { say, words } from '../strings.ts'
import { countIn, cultistLimit, cultistsOnBoard, lying, nameOf, SYMBOLS, sealedCount, siteAt, team } from '../view/storm.ts'
import styles from './Left.module.css'
import { Prospects } from './Prospects.tsx'

/** How many cultists there are, and how many more the storm can bear. */
function Cultists({ view, lang }: TableProps) {
  const [n, most] = [cultistsOnBoard(view), cultistLimit(view)]
  const decks = [
    [words.onBoard, n],
    [words.cultistDeck, countIn(view, 'cultist-deck')],
    [words.itemDeck, countIn(view, 'item-deck')],
    [words.terrorDeck, countIn(view, 'terror-deck')],
  ] as const
  return (
    <Panel heading={say(words.cultists, lang)} count={say(words.limit, lang, { n: most })} mark="cultists">
      <div className={styles.limit} role="img" aria-label={say(words.cultistsOf, lang, { n, most })}>
        {Array.from({ length: Math.max(n, most) + 1 }, (_, i) => (
          <i key={i} data-full={i < n || undefined} data-over={i >= most || undefined} />
        ))}
      </div>
      <dl className={styles.decks}>
        {decks.map(([name, count]) => (
          <div key={name.en}>
            <dt>{say(name, lang)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

type Seal = { readonly symbol: MagicSymbol; readonly props: TableProps }

/** A portal seal: free, somebody's, or laid down for good. */
function Seal({ symbol, props }: Seal) {
  const { view, face, lang } = props
  const done = Boolean(fields(view.of[`slot:${symbol}`]).sealed)
  const owner = team(props).find(({ seals }) => seals.some((one) => one.faces.front === `seal/seal-${symbol}`))
  const piece =
    lying(view, 'seal-supply').find((one) => one.faces.front === `seal/seal-${symbol}`) ??
    owner?.seals.find((one) => one.faces.front === `seal/seal-${symbol}`)
  const values = { symbol: symbolName(symbol, lang), name: owner?.name ?? '' }
  const label = say(done ? words.sealDone : owner ? words.sealHeld : words.sealFree, lang, values)
  const body = (
    <>
      <SymbolDisc of={symbol} />
      {done ? (
        <Icon name="check-mark" />
      ) : (
        owner && <small>{owner.seat === props.seat ? say(words.you, lang) : owner.name.slice(0, 3)}</small>
      )}
    </>
  )
  const style: CSSProperties = { '--symbol': symbolColour[symbol] }
  return (
    <li className={styles.seal} style={style} data-done={done || undefined} data-held={owner !== undefined || undefined}>
      {piece ? (
        <Piece piece={piece} props={props} aria-label={label} title={`${label}. ${nameOf(piece, face)}`}>
          {body}
        </Piece>
      ) : (
        <span role="img" aria-label={label} title={label}>
          {body}
        </span>
      )}
    </li>
  )
}

function Seals(props: TableProps) {
  const { lang } = props
  return (
    <Panel heading={say(words.seals, lang)} count={say(words.sealedOf, lang, { n: sealedCount(props.view) })} mark="seals">
      <ul className={styles.seals}>
        {SYMBOLS.map((symbol) => (
          <Seal key={symbol} symbol={symbol} props={props} />
        ))}
      </ul>
    </Panel>
  )
}

/** Who has come, who may come, and where the next one would. */
function Ancients(props: TableProps) {
  const { view, lang } = props
  const sites = SYMBOLS.map((slot) => siteAt(props, slot))
  const here = sites.flatMap((site) => site.enemies.filter(({ ancient }) => ancient).map(({ name }) => ({ site, name })))
  const crowded = sites.filter(
    ({ state, enemies }) => state !== 'sealed' && enemies.length === 3 && !enemies.some(({ ancient }) => ancient),
  )
  return (
    <Panel heading={say(words.ancients, lang)} mark="ancients" asks={here.length > 0}>
      <dl className={styles.decks}>
        <div>
          <dt>{say(words.firstWave, lang)}</dt>
          <dd>{countIn(view, 'ancients-first')}</dd>
        </div>
        <div>
          <dt>{say(words.secondWave, lang)}</dt>
          <dd>{countIn(view, 'ancients-second')}</dd>
        </div>
      </dl>
      {here.map(({ site, name }) => (
        <p key={site.slot} className={styles.note} data-harm>
          {say(site.atPortal ? words.atPortal : words.ancientAt, lang, { name, place: site.name })}
        </p>
      ))}
      {here.length === 0 &&
        crowded.map((site) => (
          <p key={site.slot} className={styles.note}>
            {say(words.crowded, lang, { place: site.name })}
          </p>
        ))}
    </Panel>
  )
}

/** Terror that lies face up, and the End-of-Game card once it is carried out. */
function Lasting(props: TableProps) {
  const { view, face, lang } = props
  const cards = [...lying(view, 'omens'), ...lying(view, 'omen-to-come'), ...lying(view, 'finale')]
  if (!cards.length) return null
  return (
    <Panel heading={say(words.lasting, lang)} count={cards.length}>
      <ul className={styles.lasting}>
        {cards.map((card) => (
          <li key={card.alias}>
            <Piece piece={card} props={props}>
              <Icon name="terror" size={17} /> {nameOf(card, face)}
            </Piece>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What has been read so far, the last first: each can be read again. */
function Stories(props: TableProps) {
  const { view, face, lang } = props
  const told = lying(view, 'told')
  if (!told.length) return null
  return (
    <Panel heading={say(words.stories, lang)} count={told.length} mark="stories">
      <ul className={styles.lasting} data-zone="told">
        {told
          .slice(-4)
          .reverse()
          .map((tale) => (
            <li key={tale.alias}>
              <Piece piece={tale} props={props}>
                <Icon name="open-book" size={17} /> {nameOf(tale, face)}
              </Piece>
            </li>
          ))}
      </ul>
    </Panel>
  )
}

/** The storm in numbers: cultists, decks, seals, Ancient Ones. */
export function Left(props: TableProps) {
  return (
    <div className={styles.left}>
      <Cultists {...props} />
      <Seals {...props} />
      <Ancients {...props} />
      <ExpansionGoals {...props} />
      <Prospects {...props} />
      <Lasting {...props} />
      <Stories {...props} />
      <ExpansionPanels {...props} />
    </div>
  )
}
