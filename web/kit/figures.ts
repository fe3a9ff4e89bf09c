/** What a table was sent is plain data of which a game knows more than the frame: read by name, and what is not there is simply not there. */
export type Fields = { readonly [name: string]: unknown }

export const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
export const numberIn = (of: Fields, name: string, otherwise = 0): number => {
  const value = of[name]
  return typeof value === 'number' ? value : otherwise
}
export const textIn = (of: Fields, name: string): string => {
  const value = of[name]
  return typeof value === 'string' ? value : ''
}
export const listIn = (of: Fields, name: string): readonly unknown[] => {
  const value = of[name]
  return Array.isArray(value) ? value : []
}
