export { CardArt, CardBack, CardFrame, type CardSize, CardValue, type Length, lengthOf } from './CardFrame.tsx'
export { Parts } from './Parts.tsx'
export { Piece } from './Piece.tsx'
