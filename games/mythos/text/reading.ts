import type { Definition, Ref } from '@miskatonic/effects/text'
import type { Messages, Said } from './messages.ts'

/** An argument as the words read it: things have become noun phrases, effects the sentences they print. */
export type Read<V> = V extends string | number
  ? V
  : V extends readonly unknown[]
    ? readonly Ref[]
    : V extends Said['effect']
      ? string
      : Ref
export type ReadArgs<A> = { readonly [K in keyof A]: K extends 'effect' | 'cost' | 'language' | 'deck' ? string : Read<A[K]> }

/** The words of all these keys; leaving one out does not compile. */
export type WordsFor<K extends keyof Messages> = { readonly [Key in K]: Definition<ReadArgs<Messages[Key]> & Record<string, never>> }
