import { ContractError } from './errors.ts'
import type { Json } from './json.ts'

/**
 * A key for each option of a list that is written as data: what it is called, and where several are called the same, what sets them apart.
 * A place in the list would be no key: whoever puts the options in another order would let an old answer mean something else.
 */
export function namedApart<T extends Json>(options: readonly T[], nameOf: (option: T) => string): readonly string[] {
  const called = options.map((option) => wordOf(nameOf(option)))
  const names = options.map((option, i) => {
    const alike = options.filter((_, other) => called[other] === called[i])
    return alike.length > 1 ? setApart(called[i] as string, option, alike) : (called[i] as string)
  })
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new ContractError(`two options are both called «${twice}»: nothing in what they do sets them apart`)
  return names
}

/** The name with as few of the words that differ as tell all of them apart. */
function setApart(name: string, option: Json, alike: readonly Json[]): string {
  const words = alike.map((one) => differences(one, alike).filter((word) => !name.split('-').includes(word)))
  const most = Math.max(...words.map(({ length }) => length))
  const cut = (n: number): string[] => words.map((all) => [name, ...all.slice(0, n)].join('-'))
  let n = 1
  while (n < most && new Set(cut(n)).size < alike.length) n++
  return cut(n)[alike.indexOf(option)] as string
}

/** `loseHealth` and `card:asset` as words of a key. */
const wordOf = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

type Leaf = { readonly path: string; readonly field: string; readonly value: Json }

/** What stands in this one at those places where not all of them have the same. */
function differences(option: Json, alike: readonly Json[]): string[] {
  const others = alike.map((one) => new Map(leaves(one).map(({ path, value }) => [path, value])))
  return leaves(option)
    .filter(({ path, value }) => others.some((other) => other.get(path) !== value))
    .map(({ field, value }) => wordOf(typeof value === 'boolean' ? `${value ? '' : 'not-'}${field}` : String(value)))
}

function leaves(value: Json, path = '', field = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, field, value }]
  return Object.entries(value).flatMap(([name, part]) =>
    part === undefined ? [] : leaves(part as Json, `${path}/${name}`, Array.isArray(value) ? field : name),
  )
}
