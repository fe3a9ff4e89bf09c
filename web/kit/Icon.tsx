import { type IconName, icon, icons } from '../icons/index.ts'

export type { IconName }
export const isIcon = (name: string): name is IconName => name in icons

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
      <path d={icon(name)} fill="currentColor" />
    </svg>
  )
}
