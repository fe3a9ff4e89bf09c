/** The smallest thing that can run in a worker; it also tells where it ran. */
export default (numbers: readonly number[]): { sum: number; where: string } => {
  if (!numbers.length) throw new Error('There is nothing to add.')
  return { sum: numbers.reduce((a, b) => a + b, 0), where: globalThis.constructor.name }
}
