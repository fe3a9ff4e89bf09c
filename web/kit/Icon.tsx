import { frameOutlines } from '../icons/frameOutlines.ts'
import type { IconName } from '../icons/index.ts'
import { ownIcons } from '../icons/own.ts'

export type { IconName }

/** The outlines there are: those of the frame at once, those of tables when one is opened. */
const known: { [name: string]: string } = { ...frameOutlines, ...ownIcons }
export const learnIcons = (outlines: { readonly [name: string]: string }): void => void Object.assign(known, outlines)
export const isIcon = (name: string): name is IconName => name in known

/** A sign of the interface. With a label it is read out; without one it is decoration. */
export function Icon({
  name,
  label,
  size,
  className,
}: {
  readonly name: IconName
  readonly label?: string
  readonly size?: number
  readonly className?: string | undefined
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden from who cannot see it
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <path d={known[name]} fill="currentColor" />
    </svg>
  )
}
