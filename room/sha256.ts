/**
 * SHA-256 of a text, as hex. The platform's own is asynchronous, and missing in pages that were not loaded over https:
 * a table must be able to show the hash of its seed everywhere.
 */
export function sha256(text: string): string {
  const hash = new Uint32Array(START)
  const words = padded(new TextEncoder().encode(text))
  const w = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) w[i] = words[block + i] as number
    for (let i = 16; i < 64; i++) w[i] = small1(at(w, i - 2)) + at(w, i - 7) + small0(at(w, i - 15)) + at(w, i - 16)
    mix(hash, w)
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

const at = (words: Uint32Array, i: number): number => words[i] as number
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))
const small0 = (x: number): number => turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
const small1 = (x: number): number => turn(x, 17) ^ turn(x, 19) ^ (x >>> 10)
const big0 = (x: number): number => turn(x, 2) ^ turn(x, 13) ^ turn(x, 22)
const big1 = (x: number): number => turn(x, 6) ^ turn(x, 11) ^ turn(x, 25)

function mix(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + big1(e) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0
    const two = (big0(a) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  const add = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + (add[i] as number)
}

/** The message with its closing bit and its length, in words of 32 bits. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16)
  for (let i = 0; i < bytes.length; i++) words[i >> 2] = at(words, i >> 2) | ((bytes[i] as number) << (24 - (i & 3) * 8))
  words[bytes.length >> 2] = at(words, bytes.length >> 2) | (0x80 << (24 - (bytes.length & 3) * 8))
  words[words.length - 1] = bytes.length * 8
  return words
}

/** The first 32 bits of the fractions of roots of the first primes, as the standard has them: square roots to begin, cube roots for the rounds. */
function fractions(root: (prime: number) => number, count: number): Uint32Array {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).every((d) => n % d)) found.push((root(n) % 1) * 2 ** 32)
  }
  return new Uint32Array(found.map(Math.floor))
}
const START = fractions(Math.sqrt, 8)
const ROUNDS = fractions(Math.cbrt, 64)
