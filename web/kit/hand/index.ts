export { HandRow } from './HandRow.tsx'
export { useFlips } from './useFlips.ts'
