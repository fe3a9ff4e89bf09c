import { position, type Someone, saying } from './position.ts'

/* Whom most tests put on the board: Lily, who is tested, and Silas, where it takes two. */

export const LILY = 'lily-chen'
export const SILAS = 'silas-marsh'
export const lily = (at: string, more: Partial<Someone> = {}) => ({ ana: { is: LILY, at, ...more } })
export const silas = (at: string, more: Partial<Someone> = {}) => ({ ben: { is: SILAS, at, ...more } })

/** Lily on the sea, and a text that she resolves. */
export const said = (effect: object | object[], more: object = {}) =>
  position({ seats: lily('10'), doom: 10, ...saying(LILY, ...[effect].flat()), ...more })
