/** The parts of a game that are kept for when there is no network: what draws its table, and what plays it in this browser. */
export const TABLE = 'table'
export const HERE = 'here'

/** What a page says to the service worker when a table is opened. `loaded`: what it has fetched by now, perhaps before anybody kept anything. */
export type Opened = { readonly opened: string; readonly here: boolean; readonly loaded: readonly string[] }
