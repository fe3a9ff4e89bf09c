import { Icon, type IconName, type TableProps } from '@miskatonic/web/kit'
import type { CSSProperties, KeyboardEvent } from 'react'
import { SuitSign } from '../Motives.tsx'
import { terrainIcon, tokenIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { offerOf, type Spot, squareName, squareOptions } from '../view/scape.ts'
import { nameOf } from '../view/team.ts'
import { DreamerFigure, EntityFigure } from './Figures.tsx'
import styles from './Scape.module.css'
import { WrittenButton } from './Written.tsx'

type Props = { readonly spot: Spot; readonly props: TableProps }
type Sign = { readonly icon: IconName; readonly label: string; readonly of: string }

type Worded = keyof typeof words.terrain
const isTerrain = (kind: string): kind is Worded => Object.hasOwn(words.terrain, kind)
type TokenWord = keyof typeof words.token
const isToken = (kind: string): kind is TokenWord => Object.hasOwn(words.token, kind)

/** What is printed on a square besides its actions, and what lies there. */
function signsOf({ data, terrain, tokens, filled }: Spot, lang: TableProps['lang']): readonly Sign[] {
  return [
    ...(data.entrance ? [{ icon: 'entry-door' as const, label: say(words.entrance, lang), of: 'entrance' }] : []),
    ...(data.spawn ? [{ icon: 'magic-portal' as const, label: say(words.spawn, lang), of: 'spawn' }] : []),
    ...(data.whimSlot ? [{ icon: 'sparkles' as const, label: say(words.whimSlot, lang), of: 'whim' }] : []),
    ...(data.gemSlot
      ? [{ icon: 'cut-diamond' as const, label: say(filled ? words.gemLies : words.gemSlot, lang), of: filled ? 'gem' : 'slot' }]
      : []),
    ...(data.drawBonus ? [{ icon: 'card-draw' as const, label: say(words.drawBonus, lang, { n: data.drawBonus }), of: 'bonus' }] : []),
    ...(data.trap ? [{ icon: 'hazard-sign' as const, label: say(words.trap, lang), of: 'trap' }] : []),
    ...(data.stairs ? [{ icon: 'upgrade' as const, label: say(words.stairs, lang, { n: data.stairs }), of: 'stairs' }] : []),
    ...(data.blocked ? [{ icon: 'cancel' as const, label: say(words.noEntry, lang), of: 'trap' }] : []),
    ...terrain.map((kind) => ({ icon: terrainIcon(kind), label: isTerrain(kind) ? say(words.terrain[kind], lang) : kind, of: kind })),
    ...tokens.map(({ kind, n }) => ({
      icon: tokenIcon(kind),
      label: `${isToken(kind) ? say(words.token[kind], lang) : kind}${n > 1 ? ` × ${n}` : ''}`,
      of: 'token',
    })),
  ]
}

/** What a square is now, in one sentence. */
function labelOf(spot: Spot, { lang, face }: TableProps, signs: readonly Sign[]): string {
  const here = [...spot.dreamers.map(({ name }) => name), ...spot.figures.map((figure) => nameOf(figure, face))]
  return [
    say(words.square, lang, { at: squareName(spot.at) }),
    spot.data.suit ? say(words.suit[spot.data.suit], lang) : '',
    ...signs.map(({ label }) => label),
    ...spot.actions.map(({ name }) => name),
    here.length ? say(words.standing, lang, { names: here.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Arrow keys walk from square to square. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const from = event.currentTarget.dataset.place
  const step = ARROWS[event.key]
  if (!from || !step) return
  const [x = 0, y = 0] = from.split(',').map(Number)
  const next = event.currentTarget
    .closest('[data-zone="scape"]')
    ?.querySelector<HTMLElement>(`[data-place="${x + step[0]},${y + step[1]}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** One square: a press chooses it where it may be chosen. */
export function SquareOf({ spot, props }: Props) {
  const { lang, pointed, view } = props
  const options = squareOptions(spot.at, props)
  const [only] = options
  const signs = signsOf(spot, lang)
  const style: CSSProperties = { gridColumn: spot.x, gridRow: spot.y }
  return (
    <div className={styles.square} style={style} data-terrain={spot.terrain.join(' ') || undefined}>
      <button
        type="button"
        className={styles.ground}
        data-place={spot.at}
        data-lit={options.length > 0 || undefined}
        data-chosen={options.some(({ key }) => props.picked.includes(key)) || undefined}
        data-pointed={pointed.has(spot.at) || undefined}
        aria-label={labelOf(spot, props, signs)}
        title={only?.text}
        tabIndex={options.length ? 0 : -1}
        onKeyDown={walk}
        onClick={() => (only && options.length === 1 ? props.choose(only.key) : options.length ? undefined : props.point(spot.at))}
      />
      {(signs.length > 0 || spot.data.suit) && (
        <span className={styles.signs} aria-hidden="true">
          {spot.data.suit && (
            <b data-of={spot.data.suit}>
              <SuitSign of={spot.data.suit} />
            </b>
          )}
          {signs.map(({ icon, label, of }) => (
            <i key={label} data-of={of} data-terrain={isTerrain(of) || undefined} title={label}>
              <Icon name={icon} />
            </i>
          ))}
        </span>
      )}
      {spot.actions.length > 0 && (
        <span className={styles.actions} data-many={spot.actions.length > 1 || undefined}>
          {spot.actions.map((action) => (
            <WrittenButton
              key={action.letter}
              action={action}
              at={spot.at}
              option={offerOf(action.letter, props)}
              players={view.seats.length}
              props={props}
            />
          ))}
        </span>
      )}
      {(spot.dreamers.length > 0 || spot.figures.length > 0) && (
        <span className={styles.figures} data-n={spot.dreamers.length + spot.figures.length}>
          {spot.figures.map((figure) => (
            <EntityFigure key={figure.alias} figure={figure} props={props} />
          ))}
          {spot.dreamers.map((one) => (
            <DreamerFigure key={one.seat} one={one} props={props} />
          ))}
        </span>
      )}
    </div>
  )
}
