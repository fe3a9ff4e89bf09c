import type { Pictures } from '@miskatonic/web/art'

/** Pictures of cards of one kind, by their ids. */
export const keyed = (kind: string, of: Pictures): Pictures =>
  Object.fromEntries(Object.entries(of).map(([id, picture]) => [`${kind}:${id}`, picture]))
