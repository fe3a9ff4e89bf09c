/** Where the client finds pictures. */

/** Pictures everybody at a page may see, by key: `/art/house.json` those of the house, `/art/<game>.json` what a table shows besides faces. */
export type OpenPictures = { readonly [key: string]: { readonly file: string; readonly width: number; readonly height: number } }

/** The list of the house's own, boxes among them. No game can be called that: its cover would stand in its own list. */
export const HOUSE_LIST = 'house'
