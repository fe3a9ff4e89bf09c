/*
 * Pictures of tables in a line of text: «ana lily-chen rome, health 1, has axe; gates rome tokyo; monsters rome: ghoul zombie; doom 3».
 * Clauses stand apart by «;» and begin with a word that a game's grammar knows; what a clause says of somebody, and groups within it, stand
 * apart by «,»; a group bears its name before «:».
 */

/** What is made of what follows a word. */
export type Reader<T = unknown> = (said: string) => T
/** By word: the part of a picture that its clause says. `otherwise` reads clauses that begin with no such word: a seat. */
export type Grammar<P> = {
  readonly words: { readonly [word: string]: Reader<Partial<P>> }
  readonly otherwise?: (word: string, said: string) => Partial<P>
}

/** Reads a picture; what two clauses say of one record is put together, at any depth; of anything else the later counts. */
export function readPicture<P extends object>(text: string, { words, otherwise }: Grammar<P>, apart = ';'): Partial<P> {
  let picture: Partial<P> = {}
  for (const clause of text.split(new RegExp(`${apart}\\s*`)).filter(Boolean)) {
    const space = clause.indexOf(' ')
    const word = space < 0 ? clause : clause.slice(0, space)
    const said = space < 0 ? '' : clause.slice(space + 1).trim()
    const read = Object.hasOwn(words, word) ? words[word]?.(said) : otherwise?.(word, said)
    if (!read) throw new Error(`a picture says «${clause}»: it may say ${Object.keys(words).join(', ')}`)
    picture = merged(picture, read)
  }
  return picture
}

function merged<P extends object>(one: P, other: P): P {
  const both = { ...one } as { [field: string]: unknown }
  for (const [field, value] of Object.entries(other))
    both[field] = isRecord(both[field]) && isRecord(value) ? merged(both[field], value) : value
  return both as P
}
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

// ── what is said ──

export const aNumber: Reader<number> = (said) => {
  if (!/^-?\d+$/.test(said)) throw new Error(`expected a number, found «${said}»`)
  return Number(said)
}
export const aWord: Reader<string> = (said) => {
  if (!/^\S+$/.test(said)) throw new Error(`expected one word, found «${said}»`)
  return said
}
/** The word alone says it. */
export const itIsSo: Reader<true> = (said) => {
  if (said) throw new Error(`expected nothing more, found «${said}»`)
  return true
}
export const names: Reader<string[]> = (said) => said.split(/\s+/).filter(Boolean)
/** «rome: ghoul zombie, tokyo: maniac»: each group by its name. */
export const groups =
  <T>(inner: Reader<T>): Reader<{ [name: string]: T }> =>
  (said) =>
    Object.fromEntries(
      said.split(/,\s*/).map((group) => {
        const [, name, rest] = /^(\S+):(?:\s+(.*))?$/.exec(group) ?? []
        if (name === undefined) throw new Error(`expected a name and «:», found «${group}»`)
        return [name, inner(rest ?? '')]
      }),
    )
/** «will 2 lore 1», «crossed»: numbers by name; a name alone is true. */
export const counts: Reader<{ [name: string]: number | true }> = (said) =>
  Object.fromEntries([...said.matchAll(/([^\s\d-]\S*)(?:\s+(-?\d+))?/g)].map(([, name, n]) => [name, n === undefined ? true : Number(n)]))
/** Throws of dice: «1/3» three dice, one of them a success; «6+1» a six and a one; «4» a four. `success`, `failure`: the faces of either. */
export const dice =
  (success: number, failure: number): Reader<number[][]> =>
  (said) =>
    names(said).map((one) => {
      const [, hits, pool] = /^(\d+)\/(\d+)$/.exec(one) ?? []
      if (pool === undefined) return one.split('+').map(aNumber)
      return Array.from({ length: Number(pool) }, (_, i) => (i < Number(hits) ? success : failure))
    })

/** A table in text for `test.each`: a row to a line, cells apart by «|». A line that ends so goes on in the next; cells not said are empty. */
export const rows = (text: string): [string, string, string, string, string][] =>
  text
    .replace(/\|\s*\n/g, '| ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [a = '', b = '', c = '', d = '', e = ''] = line.split('|').map((cell) => cell.trim())
      return [a, b, c, d, e]
    })

/** The clause says one field. */
export const field =
  <P>(name: keyof P & string, reader: Reader): Reader<Partial<P>> =>
  (said) =>
    ({ [name]: reader(said) }) as Partial<P>
/** Every word says the field of its name. */
export const fields = <P>(readers: { readonly [name in keyof P]?: Reader }): { [word: string]: Reader<Partial<P>> } =>
  Object.fromEntries(Object.entries(readers).map(([name, reader]) => [name, field<P>(name as never, reader as Reader)]))
