import { Icon, type SpokenOption, type TableProps } from '@miskatonic/web/kit'
import type { CSSProperties } from 'react'
import { isPlaceSign, placeIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { dreamworldOf, type MapPlace, type MapWay } from '../view/dreamworld.ts'
import { nameOf } from '../view/team.ts'
import styles from './Dreamworld.module.css'

/** Units of the drawing for a tile. */
const TILE = 100

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
  const { lang, narrow } = props
  const { districts, places, ways } = dreamworldOf(props)
  if (!districts.length) return <p className={styles.none}>{say(words.noMap, lang)}</p>
  const columns = Math.max(1, ...districts.map(({ x }) => x + 1))
  const rows = Math.max(1, ...districts.map(({ y }) => y + 1))
  const style: CSSProperties = { '--columns': columns, '--rows': rows }
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
            <b>{name}</b>
            <small>{say(words.tollIs, lang, { text: toll })}</small>
          </button>
        ))}
        <svg viewBox={`0 0 ${columns * TILE} ${rows * TILE}`} preserveAspectRatio="none" aria-hidden="true">
          <Ways ways={ways} />
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

/** Lines with the head of an arrow in their middle: ways go one way only. */
function Ways({ ways }: { readonly ways: readonly MapWay[] }) {
  return ways.map(({ from, to, shortcut }) => {
    const [x1, y1, x2, y2] = [from.x * TILE, from.y * TILE, to.x * TILE, to.y * TILE]
    const [mx, my] = [x1 * 0.4 + x2 * 0.6, y1 * 0.4 + y2 * 0.6]
    const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
    return (
      <g key={`${from.id} ${to.id}`} data-shortcut={shortcut || undefined}>
        <line x1={x1} y1={y1} x2={x2} y2={y2} vectorEffect="non-scaling-stroke" />
        <path d="M-3 -2.6L3 0L-3 2.6Z" transform={`translate(${mx} ${my}) rotate(${angle})`} />
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
      <Ways ways={ways} />
      {places.map(({ id, x, y, here }) => (
        <circle key={id} cx={x * TILE} cy={y * TILE} r={here ? 9 : 6} data-here={here || undefined} />
      ))}
    </svg>
  )
}
