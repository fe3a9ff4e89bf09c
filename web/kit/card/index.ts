export { CardArt, CardBack, CardFrame, CardName, type CardSize, CardValue, type Length, lengthOf } from './CardFrame.tsx'
export { Parts } from './Parts.tsx'
export { Piece } from './Piece.tsx'
export { PileCount, Row, Slot, Zone } from './Zone.tsx'
