import type { Picture, Pictures } from '@miskatonic/web/art'

/** Pictures under the faces of one kind. */
export const keyed = (kind: string, of: { readonly [id: string]: Picture }): Pictures =>
  Object.fromEntries(Object.entries(of).map(([id, picture]) => [`${kind}/${id}`, picture]))
