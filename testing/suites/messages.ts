import type { GameText } from '@miskatonic/contract'
import { lint } from '@miskatonic/effects/text'
import { type Json, type Seat, SPECTATOR } from '@miskatonic/kernel'
import { expect, it } from 'vitest'
import { LANGUAGES } from './languages.ts'

export type Messages = {
  /** All of the game's messages, by key. */
  readonly keys: readonly string[]
  /** Something for every argument a message may have, for some number. */
  readonly args: (key: string, n: number) => { readonly [name: string]: unknown }
  readonly readers: readonly Seat[]
}

/** Every message is said in both languages, to anybody, with none, one and several of what it counts, as sentences should be. */
export function everyMessageIsSaid(say: GameText['say'], { keys, args, readers }: Messages): void {
  it('says every message in both languages, to anybody', () => {
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys)
      for (const n of [0, 1, 2])
        for (const lang of LANGUAGES)
          for (const reader of [...readers, SPECTATOR]) {
            const text = say({ key, args: args(key, n) as { [name: string]: Json } }, { lang, reader })
            expect(text, key).not.toBe('')
            expect(lint(text, lang).map(({ why }) => `${key}: ${text}: ${why}`)).toEqual([])
          }
  })
}
