export { HandFan } from './HandFan.tsx'
export { HandRow } from './HandRow.tsx'
export { RaisedCard } from './RaisedCard.tsx'
export { useFlips } from './useFlips.ts'
