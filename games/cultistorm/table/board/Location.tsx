import { Icon, RichText, type TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { plain } from '@miskatonic/web/kit/figures'
import type { CSSProperties } from 'react'
import { ExpansionMarks } from '../expansions/index.tsx'
import { DieFaceOf, listed, SymbolDisc, symbolName } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { detectiveOf, faceKey, playersIn, type Site, textOf } from '../view/storm.ts'
import { Enemy } from './Enemy.tsx'
import styles from './Location.module.css'
import { GROUPS } from './place.ts'

type Props = { readonly site: Site; readonly props: TableProps }

/** What its card says while it serves the detectives. */
const rulesOf = ({ site: { location, state }, props: { face } }: Props): string | null =>
  (location && state === 'active' && textOf(location, face)?.parts[0]?.rules) || null

/** What a location is now, in one sentence, for whoever hears it: first what can be read on it. */
function labelOf({ site, props }: Props): string {
  const { lang, view, face } = props
  const { name, slot, state, die, offered, marker, seats } = site
  return [
    name,
    plain(rulesOf({ site, props }) ?? say(words[state], lang)),
    symbolName(slot, lang),
    say(words.cultistDie, lang, { face: symbolName(die, lang) }),
    state === 'sealed' ? '' : say(words.offered, lang, { n: offered.length, most: playersIn(view) }),
    marker ? say(words.cultistMarker, lang) : '',
    seats.length ? say(words.isHere, lang, { names: seats.map((seat) => detectiveOf({ view, face }, seat)?.name ?? seat).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** The location card with its symbol, trophies, altar and die. A press goes there, or reads it. */
function SiteCard({ site, props }: Props) {
  const { slot, location, name, state, die, offered, marker } = site
  const { lang, lit, view, picture, pointed } = props
  const options = [...(lit.places.get(`slot:${slot}`) ?? []), ...((location && lit.pieces.get(location.alias)) ?? [])]
  const [only] = options
  const press = (): void => {
    if (only && options.length === 1) props.choose(only.key)
    else if (location) props.showPiece(location.alias)
  }
  const art = location && picture(faceKey(location))
  const rules = rulesOf({ site, props })
  return (
    <button
      type="button"
      className={styles.site}
      data-place={`slot:${slot}`}
      data-piece={location?.alias}
      data-state={state}
      data-lit={options.length > 0 || undefined}
      data-refused={(!options.length && lit.refusedPlaces.has(`slot:${slot}`)) || undefined}
      data-pointed={pointed.has(`slot:${slot}`) || undefined}
      aria-label={labelOf({ site, props })}
      title={only ? only.text : name}
      onClick={press}
    >
      {art && <img src={art} alt="" draggable={false} />}
      <span className={styles.name}>
        <SymbolDisc of={slot} />
        <b>{name}</b>
      </span>{' '}
      {state !== 'sealed' && (
        <span className={styles.offered}>
          {Array.from({ length: playersIn(view) }, (_, i) => {
            const symbol = offered[i]
            return symbol ? <SymbolDisc key={i} of={symbol} /> : <i key={i} />
          })}
        </span>
      )}
      <small>
        {state === 'sealed' && <Icon name="wax-seal" />}
        {rules ? <RichText text={rules} iconOf={() => null} /> : say(words[state], lang)}
      </small>
      <span className={styles.die}>
        <DieFaceOf face={die} of="cultist" />
      </span>
      {marker && (
        <span className={styles.marker}>
          <Icon name="pawn" />
        </span>
      )}
    </button>
  )
}

/** A detective at this location: a press opens their sheet, or chooses whom the question is about. */
function Standing({ seat, props }: { readonly seat: string; readonly props: TableProps }) {
  const { view, face, picture, lit } = props
  const one = detectiveOf({ view, face }, seat)
  if (!one) return null
  const options = [...(lit.pieces.get(one.piece.alias) ?? []), ...(lit.seats.get(seat) ?? [])]
  const [only] = options
  return (
    <button
      type="button"
      className={styles.coin}
      data-piece={one.piece.alias}
      data-lit={(options.length === 1 && only?.piece === undefined) || undefined}
      data-own={seat === props.seat || undefined}
      aria-label={one.name}
      title={one.name}
      onClick={() => (only && options.length === 1 ? props.choose(only.key) : props.showPiece(one.piece.alias))}
    >
      <Coin src={picture(faceKey(one.piece))} seats={view.seats} seat={seat} on={one.ready} />
    </button>
  )
}

/** A location, and the column of those who come for its portal. */
export function Location({ site, props }: Props) {
  const { slot, enemies, seats } = site
  const { left, bottom, height } = GROUPS[slot]
  const style: CSSProperties = { '--left': left, '--bottom': bottom, '--height': height, '--n': Math.max(enemies.length, 1) }
  return (
    <section className={styles.group} style={style} data-slot={slot} aria-label={site.name} data-crowded={enemies.length > 3 || undefined}>
      <ol className={styles.column} data-zone={`column:${slot}`} aria-label={`${say(words.cultists, props.lang)}: ${site.name}`}>
        {[...enemies].reverse().map((enemy) => (
          <li key={enemy.piece.alias} data-ancient={enemy.ancient || undefined}>
            <Enemy enemy={enemy} site={site} props={props} />
          </li>
        ))}
      </ol>
      <SiteCard site={site} props={props} />
      <span className={styles.marks}>
        <ExpansionMarks site={site} props={props} />
      </span>
      {seats.length > 0 && (
        <span className={styles.coins}>
          {seats.map((seat) => (
            <Standing key={seat} seat={seat} props={props} />
          ))}
        </span>
      )}
      <span className="unseen">{site.offered.length ? listed(site.offered, props.lang) : ''}</span>
    </section>
  )
}
