// biome-ignore-all lint/correctness: the parts are made once for each game, when its table is loaded
import type { PieceView, Seat } from '@miskatonic/kernel'
import { Icon } from '../../kit/Icon.tsx'
import { Panel } from '../../kit/Panel.tsx'
import type { GameTable, TableProps } from '../../kit/table.ts'
import { plainWords as words } from '../../strings/plain.ts'
import { type Both, say, withSeatsIn } from '../../strings/say.ts'
import { boardZones, type Counted, counted, type NamedZone, type PlainNames, pileZones, seatZones } from './names.ts'
import { PlainCard } from './PlainCard.tsx'
import styles from './parts.module.css'

type Parts = GameTable

/** The parts of a plain table, in the words of its game. */
export function plainParts(names: PlainNames): Parts {
  const worded = (one: Counted, props: Pick<TableProps, 'lang'>): string => {
    const known = names.value?.(one.id, one.value)
    if (known) return say(known, props.lang)
    if (one.value === true) return say(words.yes, props.lang)
    return one.counter?.of === undefined ? withSeatsIn(props.lang, String(one.value)) : `${one.value} / ${one.counter.of}`
  }
  const seatName = (view: TableProps['view'], seat: Seat): { readonly name: string; readonly sub: string } => {
    const place = names.places && view.of[seat]?.[names.places.of]
    return { name: seat, sub: typeof place === 'string' ? place : '' }
  }
  const placeWords = (id: string, lang: TableProps['lang']): string => {
    const known = names.places?.names[id]
    return known ? say(known, lang) : ''
  }
  const Counters = ({ list, props }: { readonly list: readonly Counted[]; readonly props: TableProps }) => (
    <dl className={styles.counters}>
      {list.map((one) => (
        <div key={one.id} data-tone={one.counter?.tone}>
          <dt>
            {one.counter?.icon && <Icon name={one.counter.icon} size={18} />}
            {say(one.label, props.lang)}
          </dt>
          <dd data-stat={one.id}>
            {worded(one, props)}
            {one.counter?.of !== undefined && typeof one.value === 'number' && <Beads n={one.value} of={one.counter.of} />}
          </dd>
        </div>
      ))}
    </dl>
  )

  const Board: Parts['Board'] = (props) => (
    <div className={styles.board}>
      {names.places && <Places names={names.places} props={props} />}
      {boardZones(names, props.view).map((zone) => (
        <Zone key={zone.zone} named={zone} props={props} names={names} />
      ))}
    </div>
  )
  const Left: Parts['Left'] = (props) => (
    <>
      <Panel heading={say(words.table, props.lang)}>
        <Counters list={counted(names, props.view.table, 'counters')} props={props} />
      </Panel>
      <Piles names={names} props={props} />
    </>
  )
  const Right: Parts['Right'] = (props) =>
    props.info.seats.map(({ seat, holder }) => (
      <Panel
        key={seat}
        asks={props.ask?.seat === seat && props.ask.awaited}
        heading={withSeatsIn(props.lang, seat)}
        count={nameAt(props, holder)}
      >
        <Where words={placeWords(seatName(props.view, seat).sub, props.lang)} />
        <Counters list={counted(names, props.view.of[seat], 'seatCounters')} props={props} />
        <Small seat={seat} names={names} props={props} />
      </Panel>
    ))
  const Dock: Parts['Dock'] = (props) =>
    props.part === 'sheet' ? (
      <div className={styles.sheet}>
        <h2>{withSeatsIn(props.lang, props.seat)}</h2>
        <Where words={placeWords(seatName(props.view, props.seat).sub, props.lang)} />
        <Counters list={counted(names, props.view.of[props.seat], 'seatCounters')} props={props} />
      </div>
    ) : (
      <div className={styles.hand}>
        {seatZones(names, props.view, props.seat).map((zone) => (
          <Zone key={zone.zone} named={zone} props={props} names={names} size="mini" bare />
        ))}
      </div>
    )
  const Strip: Parts['Strip'] = (props) => (
    <dl className={styles.strip} tabIndex={0}>
      {counted(names, props.view.table, 'counters').map((one) => (
        <div key={one.id}>
          <dt>
            {one.counter?.icon && <Icon name={one.counter.icon} size={16} />}
            {say(one.label, props.lang)}
          </dt>
          <dd>{worded(one, props)}</dd>
        </div>
      ))}
    </dl>
  )
  return {
    Board,
    Left,
    Right,
    Dock,
    Strip,
    Scene: ({ children }) => children,
    hasScene: () => false,
    Ending: Right,
    Card: (card) => <PlainCard {...card} figures={names.figures} />,
    phases: ({ view, lang }) => ({
      round: names.round ? say(names.round(view), lang) : '',
      phases: (names.phases?.(view) ?? []).map(({ id, state, text }) => ({ id, state, text: say(text, lang) })),
    }),
    persona: (view, seat) => ({ ...seatName(view, seat), picture: null, piece: null }),
    sums: (piece, { face, lang }) => {
      const key = faceOf(piece)
      const sum = names.sums?.[(key && face(key)?.kind) || '']
      return sum ? [{ label: say(sum.label, lang), quantity: sum.quantity, of: { [sum.of]: piece.alias } }] : []
    },
    asText: (props) => asText(names, props, worded),
  }
}

/** Who plays there, where the seat's own name does not say it. */
function nameAt({ info, lang }: TableProps, holder: TableProps['info']['seats'][number]['holder']): string | undefined {
  if (holder.kind === 'bot') return say(words.bot, lang)
  return holder.kind === 'person' && !info.seats.some(({ seat }) => seat === holder.name) ? holder.name : undefined
}

const Where = ({ words: where }: { readonly words: string }) => (where ? <p className={styles.where}>{where}</p> : null)

const MANY_BEADS = 12

function Beads({ n, of }: { readonly n: number; readonly of: number }) {
  if (of > MANY_BEADS) return null
  return (
    <span className={styles.beads} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beads on a string have nothing but their place
        <i key={i} data-on={i < n || undefined} />
      ))}
    </span>
  )
}

function Places({ names, props }: { readonly names: NonNullable<PlainNames['places']>; readonly props: TableProps }) {
  return (
    <ul className={styles.places} aria-label={say(words.places, props.lang)}>
      {Object.entries(names.names).map(([id, name]) => {
        const options = props.lit.places.get(id) ?? []
        const here = props.view.seats.filter((seat) => props.view.of[seat]?.[names.of] === id)
        const text = say(name, props.lang)
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.place}
              data-lit={options.length > 0 || undefined}
              aria-disabled={options.length === 0}
              onClick={() => options[0] && props.choose(options[0].key)}
            >
              {name.icon && <Icon name={name.icon} size={34} />}
              <b>{text}</b>
              <small>{here.map((seat) => withSeatsIn(props.lang, seat)).join(', ') || ' '}</small>
              {options.length > 0 && <span className="unseen">{say(words.legal, props.lang)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const faceOf = (piece: PieceView): string | undefined => piece.faces[piece.up] ?? Object.values(piece.faces)[0]

function Zone({
  named,
  props,
  names,
  size = 'small',
  bare = false,
}: {
  readonly named: NamedZone
  readonly props: TableProps
  readonly names: PlainNames
  readonly size?: 'mini' | 'small'
  readonly bare?: boolean
}) {
  const zone = props.view.zones[named.zone]
  if (!zone) return null
  const hidden = zone.count - zone.pieces.length
  if (bare && zone.count === 0) return null
  return (
    <Panel heading={say(named.name, props.lang)} count={zone.count} className={styles.zone} zone={named.zone}>
      <ul className={styles.cards}>
        {zone.count === 0 && <li className={styles.none}>{say(words.empty, props.lang)}</li>}
        {zone.pieces.map((piece) => (
          <li key={piece.alias}>
            <Piece piece={piece} props={props} names={names} size={size} />
          </li>
        ))}
        {hidden > 0 && <li className={styles.none}>{say(words.cards, props.lang, { n: hidden })}</li>}
      </ul>
    </Panel>
  )
}

/** A card that can be chosen is chosen by a click; any other is held up to be read. */
function Piece({
  piece,
  props,
  names,
  size,
}: {
  readonly piece: PieceView
  readonly props: TableProps
  readonly names: PlainNames
  readonly size: 'mini' | 'small'
}) {
  const options = props.lit.pieces.get(piece.alias) ?? []
  const only = options.length === 1 ? options[0] : undefined
  const key = faceOf(piece)
  const chosen = only !== undefined && props.picked.includes(only.key)
  const figures = Object.entries(piece.attributes).filter(([, value]) => typeof value === 'number' && value !== 0)
  return (
    <button
      type="button"
      className={styles.piece}
      data-piece={piece.alias}
      data-lit={options.length > 0 || undefined}
      data-chosen={chosen || undefined}
      data-pointed={props.pointed.has(piece.alias) || undefined}
      onClick={() => (only && props.ask?.kind !== 'allocate' ? props.choose(only.key) : props.showPiece(piece.alias))}
      onContextMenu={(event) => {
        event.preventDefault()
        props.showPiece(piece.alias)
      }}
    >
      <PlainCard
        faceKey={key ?? ''}
        piece={piece}
        size={size}
        face={props.face}
        picture={props.picture}
        lang={props.lang}
        figures={names.figures}
      />
      {figures.length > 0 && <em className={styles.figure}>{figures.map(([, value]) => String(value)).join(' · ')}</em>}
      {options.length > 0 && <span className="unseen">{say(words.legal, props.lang)}</span>}
    </button>
  )
}

function Piles({ names, props }: { readonly names: PlainNames; readonly props: TableProps }) {
  const piles = pileZones(names, props.view)
  if (!piles.length) return null
  return (
    <Panel heading={say(words.piles, props.lang)}>
      <dl className={styles.counters}>
        {piles.map(({ zone, name }) => (
          <div key={zone}>
            <dt>{say(name, props.lang)}</dt>
            <dd data-zone={zone} data-stat={zone}>
              {props.view.zones[zone]?.count ?? 0}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Small({ seat, names, props }: { readonly seat: Seat; readonly names: PlainNames; readonly props: TableProps }) {
  return (
    <ul className={styles.chips}>
      {seatZones(names, props.view, seat).flatMap(({ zone }) =>
        (props.view.zones[zone]?.pieces ?? []).map((piece) => {
          const key = faceOf(piece)
          const name = (key && props.face(key)?.name) || say(words.faceDown, props.lang)
          return (
            <li key={piece.alias}>
              <button
                type="button"
                className={styles.chip}
                data-piece={piece.alias}
                data-lit={props.lit.pieces.has(piece.alias) || undefined}
                onClick={() => props.showPiece(piece.alias)}
              >
                {name}
              </button>
            </li>
          )
        }),
      )}
    </ul>
  )
}

type Lines = ReturnType<GameTable['asText']>

function asText(names: PlainNames, props: TableProps, worded: (one: Counted, props: TableProps) => string): Lines {
  const t = (text: Both): string => say(text, props.lang)
  const lineOf = (one: Counted): string => `${t(one.label)}: ${worded(one, props)}`
  const cardsIn = (zone: string): string[] => {
    const view = props.view.zones[zone]
    if (!view) return []
    const named = view.pieces.map((piece) => {
      const key = faceOf(piece)
      const lit = props.lit.pieces.has(piece.alias) ? ` (${t(words.legal)})` : ''
      return ((key && props.face(key)?.name) || t(words.faceDown)) + lit
    })
    const hidden = view.count - view.pieces.length
    return hidden > 0 ? [...named, say(words.cards, props.lang, { n: hidden })] : named
  }
  const zone = ({ zone: id, name }: NamedZone): string => `${t(name)}: ${cardsIn(id).join(', ') || t(words.empty)}`
  return [
    {
      heading: t(words.table),
      lines: [...counted(names, props.view.table, 'counters').map(lineOf), ...boardZones(names, props.view).map(zone)],
    },
    ...props.view.seats.map((seat) => ({
      heading: withSeatsIn(props.lang, seat),
      seat,
      lines: [...counted(names, props.view.of[seat], 'seatCounters').map(lineOf), ...seatZones(names, props.view, seat).map(zone)],
    })),
  ]
}
