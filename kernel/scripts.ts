import type { Ask, Reply } from './ask.ts'
import type { Script } from './game.ts'
import type { Drop } from './records.ts'

/*
 * Scripts that are no generators: they cost a fraction, and most of what a script delegates to is one of them. (A generator
 * that is always dropped half-way, as the last of every game is, also never gets compiled.)
 */

const DONE: IteratorResult<never, undefined> = { done: true, value: undefined }

/** A script that is already done. */
export const NOTHING_MORE = {
  next: () => DONE,
  return: () => DONE,
  throw: (error: unknown) => {
    throw error
  },
  [Symbol.iterator]: () => NOTHING_MORE,
} as unknown as Script

/** A script that has nothing to ask any more, only something to give back. */
class Over<R> {
  private readonly result: IteratorResult<never, R>

  constructor(value: R) {
    this.result = { done: true, value }
  }

  next(): IteratorResult<never, R> {
    return this.result
  }

  [Symbol.iterator](): this {
    return this
  }
}

export const saidAlready = <R>(value: R): Script<R> => new Over(value) as unknown as Script<R>

/** A script that says one thing and gives back the answer. */
class Saying {
  private what: Ask | Drop | null

  constructor(what: Ask | Drop) {
    this.what = what
  }

  next(reply: Reply): IteratorResult<Ask | Drop, Reply> {
    const { what } = this
    if (what === null) return { done: true, value: reply }
    this.what = null
    return { done: false, value: what }
  }

  [Symbol.iterator](): this {
    return this
  }
}

export const saying = <R>(what: Ask | Drop): Script<R> => new Saying(what) as unknown as Script<R>
