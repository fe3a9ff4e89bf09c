import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Payer } from './limits.ts'
import { hashOf, type SecretHash } from './stores/store.ts'

/** Somebody, known by a secret kept in the browser. The server keeps its hash; others see `id`. */
export type Person = { readonly hash: SecretHash; readonly id: string }

/** Somebody who asks for something that makes tables work. */
export type Caller = Person & { readonly payer: Payer }

export const SECRET = /^[A-Za-z0-9_-]{32,128}$/

/** A hash of a hash: nobody can be identified by it. */
export const publicName = (hash: SecretHash): string => createHash('sha256').update(`public ${hash}`).digest('hex').slice(0, 20)

export function personOf(secret: string): Person | null {
  if (!SECRET.test(secret)) return null
  const hash = hashOf(secret)
  return { hash, id: publicName(hash) }
}

export const newSecret = (): string => randomBytes(24).toString('base64url')

/** In constant time, so that nobody learns a secret letter by letter. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(hashOf(a), 'hex'), Buffer.from(hashOf(b), 'hex')]
  return timingSafeEqual(left, right)
}

/** Without letters that are taken for others when read aloud or typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRTUVWXYZ2346789'

export function newCode(): string {
  let code = ''
  while (code.length < 6) {
    for (const byte of randomBytes(16)) {
      // Numbers beyond the last whole run of the alphabet would make its first letters likelier.
      if (code.length < 6 && byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length]
    }
  }
  return code
}

export const newTableId = (): string => randomBytes(10).toString('hex')
export const newSeed = (): string => randomBytes(16).toString('hex')
