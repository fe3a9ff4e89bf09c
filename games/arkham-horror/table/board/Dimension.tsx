import type { DimensionSymbol } from '../../content/kinds.ts'
import { dimension } from '../signs.ts'

/** The sign of a dimension. With a label it is read out. */
export function Dimension({
  symbol,
  label,
  size = 14,
}: {
  readonly symbol: DimensionSymbol
  readonly label?: string
  readonly size?: number
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden from who cannot see it
    <svg
      viewBox="-10 -10 20 20"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <path d={dimension[symbol]} fill="currentColor" />
    </svg>
  )
}
