export { Board } from './Board.tsx'
export type { BoardModel, Lying, PlaceLook } from './lying.ts'
export { Coin, Disc, type DiscColours, Lozenge, Sizing, Tile } from './Token.tsx'
