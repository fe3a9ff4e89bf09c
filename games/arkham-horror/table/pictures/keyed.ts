import type { Picture, Pictures } from '@miskatonic/web/art'

/** Pictures of one kind of card, under the names of its faces. */
export const keyed = (kind: string, of: { readonly [id: string]: Picture }): Pictures =>
  Object.fromEntries(Object.entries(of).map(([id, picture]) => [`${kind}/${id}`, picture]))
