/** Signs of the interface, each the outline of one shape on a square of 512. See web/art/README.md. */
import { frameOutlines } from './frameOutlines.ts'
import { ownIcons } from './own.ts'
import { tableOutlines } from './tableOutlines.ts'

export const icons = { ...frameOutlines, ...tableOutlines, ...ownIcons } as const
export type IconName = keyof typeof icons

/** The `d` of a path in a `0 0 512 512` view box. */
export const icon = (name: IconName): string => icons[name]
