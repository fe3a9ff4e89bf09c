/** A seed nobody can guess: of the machine's own randomness, which browsers and servers both have. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
