import { Icon, type SpokenOption, type TableProps } from '@miskatonic/web/kit'
import type { CSSProperties } from 'react'
import { isPlaceSign, placeIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { artOf } from '../view/art.ts'
import { dreamworldOf, type MapPlace, type MapWay } from '../view/dreamworld.ts'
import { faceKey, nameOf, textOf } from '../view/team.ts'
import styles from './Dreamworld.module.css'

/** Units of the drawing for a tile; a row of tiles is drawn higher, since there is room. */
const TILE = 100
const heightOf = (columns: number, rows: number): number => (columns >= rows * 2 ? 118 : 84)

/** Ways there: along a path, or by a Shortcut. */
const optionsTo = (id: string, { lit }: TableProps): readonly SpokenOption[] => [
  ...(lit.places.get(`go:${id}`) ?? []),
  ...(lit.places.get(`shortcut:${id}`) ?? []),
]

function signWords(effects: readonly string[], lang: TableProps['lang']): string {
  return effects.map((sign) => (isPlaceSign(sign) ? say(words.sign[sign], lang) : sign)).join(', ')
}

type PlaceProps = { readonly place: MapPlace; readonly ways: readonly MapWay[]; readonly props: TableProps }

function PlaceOf({ place, ways, props }: PlaceProps) {
  const { lang, face } = props
  const options = optionsTo(place.id, props)
  const [only] = options
  const from = ways.filter((way) => way.from.id === place.id)
  const names = (shortcut: boolean): string =>
    from
      .filter((way) => way.shortcut === shortcut)
      .map(({ to }) => to.name)
      .join(', ')
  const more = [
    place.district,
    signWords(place.effects, lang),
    place.here ? say(words.teamHere, lang) : '',
    names(false) ? say(words.ways, lang, { names: names(false) }) : '',
    names(true) ? say(words.shortcuts, lang, { names: names(true) }) : '',
  ]
    .filter(Boolean)
    .join('; ')
  const style: CSSProperties = { '--x': place.x, '--y': place.y }
  const [gate] = place.gates
  const shortcut = options.length > 0 && options.every(({ key }) => key.startsWith('shortcut:'))
  return (
    <li className={styles.place} style={style} data-here={place.here || undefined}>
      <button
        type="button"
        data-place={`go:${place.id}`}
        data-lit={options.length > 0 || undefined}
        data-shortcut={shortcut || undefined}
        title={`${place.name}; ${more}`}
        onClick={() => (only && options.length === 1 ? props.choose(only.key) : gate ? props.showPiece(gate.alias) : undefined)}
      >
        <span className={styles.signs}>
          {place.effects.map((sign) => isPlaceSign(sign) && <Icon key={sign} name={placeIcon[sign]} />)}
          {!place.effects.length && <Icon name="position-marker" />}
        </span>
        <b>{place.name}</b>
        {place.gates.length > 0 && (
          <i>
            <Icon name="magic-portal" label={say(words.sign.gate, lang)} /> {place.gates.map((one) => nameOf(one, face)).join(', ')}
          </i>
        )}
        <span className="unseen">; {more}</span>
      </button>
      {place.here && (
        <span className={styles.team}>
          <Icon name="position-marker" label={say(words.teamHere, lang)} />
        </span>
      )}
    </li>
  )
}

/** Towns of the night with their ways; a Shortcut is dashed. */
export function Dreamworld(props: TableProps) {
  const { lang, narrow, face, picture } = props
  const { districts, places, ways } = dreamworldOf(props)
  if (!districts.length) return <p className={styles.none}>{say(words.noMap, lang)}</p>
  const columns = Math.max(1, ...districts.map(({ x }) => x + 1))
  const rows = Math.max(1, ...districts.map(({ y }) => y + 1))
  const high = heightOf(columns, rows)
  const style: CSSProperties = { '--columns': columns, '--rows': rows, '--ratio': (columns * TILE) / (rows * high) }
  return (
    <div className={styles.window} data-narrow={narrow || undefined} data-mark="dreamworld">
      <div className={styles.map} style={style}>
        {districts.map(({ piece, name, toll, x, y }) => (
          <button
            key={piece.alias}
            type="button"
            className={styles.district}
            style={{ '--x': x, '--y': y }}
            data-piece={piece.alias}
            onClick={() => props.showPiece(piece.alias)}
          >
            {artOf(faceKey(piece), textOf(piece, face), picture) && (
              <img src={artOf(faceKey(piece), textOf(piece, face), picture) ?? ''} alt="" draggable={false} />
            )}
            <b>{name}</b>
            <small>{say(words.tollIs, lang, { text: toll })}</small>
          </button>
        ))}
        <svg viewBox={`0 0 ${columns * TILE} ${rows * high}`} aria-hidden="true">
          <Ways ways={ways} high={high} />
        </svg>
        <ul>
          {places.map((place) => (
            <PlaceOf key={place.id} place={place} ways={ways} props={props} />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** So far a way bends aside, in parts of its length: two that meet head on can be told apart. */
const BEND = 0.1
/** Ways with the head of an arrow beyond their middle: they are gone one way only. */
function Ways({ ways, high }: { readonly ways: readonly MapWay[]; readonly high: number }) {
  return ways.map(({ from, to, shortcut }) => {
    const [x1, y1, x2, y2] = [from.x * TILE, from.y * high, to.x * TILE, to.y * high]
    const [cx, cy] = [(x1 + x2) / 2 - (y2 - y1) * BEND, (y1 + y2) / 2 + (x2 - x1) * BEND]
    // A little beyond the middle of the curve, along its direction there.
    const t = 0.58
    const at = (a: number, c: number, b: number): number => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * c + t * t * b
    const along = (a: number, c: number, b: number): number => 2 * (1 - t) * (c - a) + 2 * t * (b - c)
    const angle = (Math.atan2(along(y1, cy, y2), along(x1, cx, x2)) * 180) / Math.PI
    return (
      <g key={`${from.id} ${to.id}`} data-shortcut={shortcut || undefined}>
        <path data-way d={`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`} vectorEffect="non-scaling-stroke" />
        <path d="M-1.7 -1.6L1.9 0L-1.7 1.6Z" transform={`translate(${at(x1, cx, x2)} ${at(y1, cy, y2)}) rotate(${angle})`} />
      </g>
    )
  })
}

/** The map in small, while something else is the matter. */
export function MiniDreamworld(props: TableProps) {
  const { districts, places, ways } = dreamworldOf(props)
  if (!districts.length) return null
  const columns = Math.max(1, ...districts.map(({ x }) => x + 1))
  const rows = Math.max(1, ...districts.map(({ y }) => y + 1))
  return (
    <svg
      className={styles.mini}
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      role="img"
      aria-label={places.map(({ name }) => name).join(', ')}
    >
      {districts.map(({ piece, x, y }) => (
        <rect key={piece.alias} x={x * TILE + 2} y={y * TILE + 2} width={TILE - 4} height={TILE - 4} rx="6" />
      ))}
      <Ways ways={ways} high={TILE} />
      {places.map(({ id, x, y, here }) => (
        <circle key={id} cx={x * TILE} cy={y * TILE} r={here ? 9 : 6} data-here={here || undefined} />
      ))}
    </svg>
  )
}
