/** The frame of a card at its three sizes. What is printed on it is the game's; its colours are custom properties (`Card.module.css`). */
import type { FaceText } from '@miskatonic/contract'
import type { CSSProperties, ReactNode } from 'react'
import { plain } from '../figures.ts'
import { Icon, type IconName } from '../Icon.tsx'
import styles from './Card.module.css'
import { shortName } from './shortName.ts'

/** `mini` and `small` lie on the table; `large` is for reading: it grows with its text, and nothing of it is cut. */
export type CardSize = 'mini' | 'small' | 'large'

const joined = (...names: readonly (string | undefined | false)[]): string => names.filter(Boolean).join(' ')

type FrameProps = {
  readonly size: CardSize
  readonly kind: string
  readonly length: Length
  readonly className: string | undefined
  readonly style: CSSProperties
  readonly children: ReactNode
  /** What lies on the frame: a value, tokens. */
  readonly corners?: ReactNode
}

export function CardFrame({ size, kind, length, className, style, children, corners }: FrameProps) {
  return (
    <div className={joined(styles.card, styles[size], className)} style={style} data-size={size} data-length={length} data-kind={kind}>
      <div className={styles.inner}>{children}</div>
      {corners}
    </div>
  )
}

/** The picture on a card. `person`: a portrait, whose head must be seen. */
export function CardArt({
  src,
  person,
  children,
}: {
  readonly src: string | null
  readonly person?: boolean
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.art} data-art data-person={person || undefined}>
      {src && <img src={src} alt="" draggable={false} loading="lazy" />}
      {children}
    </div>
  )
}

/** The name on a card. Where the card is very small, the word by which it is known must do. */
export function CardName({
  name,
  className,
  ...marks
}: {
  readonly name: string
  readonly className: string | undefined
  readonly 'data-long'?: string | boolean | undefined
}) {
  return (
    <div className={joined(styles.name, className)} {...marks}>
      <span className={styles.full}>{name}</span>
      <span className={styles.short} aria-hidden="true">
        {shortName(name)}
      </span>
    </div>
  )
}

/** The disc at the upper left corner: what it costs, or is worth. */
export function CardValue({ of, label, children }: { readonly of?: string; readonly label?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.value} data-of={of}>
      {label && <span className="unseen">{label}</span>}
      <span aria-hidden={label ? true : undefined}>{children}</span>
    </div>
  )
}

type BackProps = {
  readonly size: CardSize
  readonly src: string | null
  readonly icon: IconName
  /** Without a name it is decoration: what stands around it says what it is. */
  readonly name?: string | undefined
  readonly className?: string | undefined
}

/** A card only seen from behind. */
export function CardBack({ size, src, icon, name, className }: BackProps) {
  return (
    <div
      className={joined(styles.back, styles[size], className)}
      data-back
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {src ? <img src={src} alt="" draggable={false} /> : <Icon name={icon} />}
    </div>
  )
}

export type Length = 'short' | 'long' | 'longer'

/** A text that is long for its card is set smaller: from so many letters on, and from so many. */
export function lengthOf({ parts }: FaceText, [long, longer]: readonly [number, number], stories: boolean): Length {
  const letters = parts.reduce((sum, { rules, story }) => sum + (rules ? plain(rules).length : 0) + (stories ? (story?.length ?? 0) : 0), 0)
  return letters > longer ? 'longer' : letters > long ? 'long' : 'short'
}
