/** Names that nobody else has. */
const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const lettered = (length: number): string => [...random(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

export const newId = (): string => lettered(12)
export const newSeed = (): string => lettered(20)
