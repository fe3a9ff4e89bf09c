import type { Amount, Both, Condition, Effect } from '@miskatonic/effects'
import { ContractError, type Cost, type Json, type Key } from '@miskatonic/kernel'

/* A book of numbered entries. An entry is an effect of the game's card language, with the words added here for what only books do. */

/** Where something to be read stands. Only this travels; the words stay in the book until they are read. */
export type Passage = { readonly entry: number; readonly part: number }

type Marked = { readonly at?: Passage }
/** Tells a piece of the story. */
export type Story = Marked & { readonly do: 'story'; readonly text: Both }
export type Choice = {
  readonly key: Key
  readonly label: Both
  readonly needs?: Condition
  readonly cost?: Cost
  /** Its label would tell too much: who may not choose it does not see it. */
  readonly secret?: true
  readonly then: Effect
}
/** One of several deeds. `otherwise`: nobody can do any of them. */
export type Decide = Marked & {
  readonly do: 'decide'
  readonly about?: Both
  /** Missing: the one the text addresses. `group`: whoever speaks for all. `each`: one after the other, each for oneself. */
  readonly by?: 'group' | 'each'
  readonly choices: readonly Choice[]
  readonly otherwise?: Effect
}
/** The first that fits. */
export type Cases = {
  readonly do: 'cases'
  readonly cases: readonly { readonly if: Condition; readonly then: Effect }[]
  readonly otherwise?: Effect
}
/** One throw of a named die; a face that is not listed does nothing. */
export type DieTable = { readonly do: 'dieTable'; readonly die: string; readonly faces: { readonly [face: string]: Effect } }
/** A number is asked for; which ones are right is nowhere to be seen. */
export type Riddle = Marked & {
  readonly do: 'riddle'
  readonly about?: Both
  readonly by?: 'group'
  readonly most: number
  readonly answers: { readonly [number: string]: Effect }
  readonly wrong: Effect
}
/** Pay now, or not. */
export type Toll = Marked & {
  readonly do: 'toll'
  readonly about?: Both
  readonly cost: Cost
  readonly paid: Effect
  readonly unpaid: Effect
}
/** Reads an entry and comes back. */
export type Read = { readonly do: 'read'; readonly entry: number }
/** Reads on there and does not come back. */
export type TurnTo = { readonly do: 'turnTo'; readonly entry: number }
/** Ends this entry: back to whoever called it. */
export type GoBack = { readonly do: 'goBack' }
/** Ends this entry and all that called it; then something of the game's own may happen. */
export type EndReading = { readonly do: 'endReading'; readonly then?: Effect }
/** Remembers something: 1, or a number; 0 forgets it. A scope is how long the game remembers. */
export type Flag = {
  readonly do: 'flag'
  readonly flag: string
  readonly scope: string
  readonly set?: Amount
  readonly add?: Amount
}
export type HasFlag = { readonly is: 'flag'; readonly flag: string; readonly scope: string; readonly atLeast?: number }

export type Entry = {
  readonly number: number
  readonly title?: Both
  readonly effect: Effect
  /** It is read once; from then on `again` is read instead, or nothing. */
  readonly once?: true
  readonly again?: Effect
  /** Nothing leads here on purpose: guessing numbers is not rewarded. */
  readonly decoy?: true
}

export interface Book {
  readonly entries: readonly Entry[]
  entry(number: number): Entry | null
  /** The words of a story. */
  story(at: Passage): Both
  /** What is asked in the book's own words, where it has any. */
  question(at: Passage): Both | null
  label(at: Passage, key: Key): Both
}

const READ_ALOUD: readonly unknown[] = ['story', 'decide', 'riddle', 'toll']

/** Makes a book of its entries: whatever is read aloud or asked gets the mark by which it is found again. */
export function defineBook(written: readonly Entry[]): Book {
  const passages = new Map<string, Story | Decide | Riddle | Toll>()
  const entries = written.map((entry) => {
    let part = 0
    const marked = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(marked)
      if (typeof value !== 'object' || value === null) return value
      const node = value as { readonly [field: string]: Json }
      const at = READ_ALOUD.includes(node.do) ? { entry: entry.number, part: ++part } : null
      const copy = Object.fromEntries(Object.entries(node).map(([field, inner]) => [field, marked(inner)]))
      if (!at) return copy
      const known = { ...copy, at } as unknown as Story
      passages.set(nameOf(at), known)
      return { ...copy, at }
    }
    return marked(entry as unknown as Json) as unknown as Entry
  })
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]))
  const passage = (at: Passage) => {
    const found = passages.get(nameOf(at))
    if (!found) throw new ContractError(`the book has nothing to read at ${nameOf(at)}`)
    return found
  }
  return {
    entries,
    entry: (number) => byNumber.get(number) ?? null,
    story: (at) => {
      const found = passage(at)
      if (found.do !== 'story') throw new ContractError(`at ${nameOf(at)} the book asks something and tells nothing`)
      return found.text
    },
    question: (at) => {
      const found = passage(at)
      return found.do === 'story' ? null : (found.about ?? null)
    },
    label: (at, key) => {
      const found = passage(at)
      const choice = found.do === 'decide' ? found.choices.find((one) => one.key === key) : undefined
      if (!choice) throw new ContractError(`there is no choice «${key}» at ${nameOf(at)}`)
      return choice.label
    },
  }
}

const nameOf = ({ entry, part }: Passage): string => `${entry}/${part}`
