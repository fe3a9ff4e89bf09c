import type { By, Json, Self, Shape } from '@miskatonic/kernel'
import type { Context, Language } from './language.ts'
import type { Condition, Filter, Selector } from './nodes.ts'
import { covers, holds } from './resolve.ts'

/** What can be told from what happens, where it comes from and whose ability it is; asked first, because it costs least. */
type Plain = (what: Filter, by: By, self: Self) => boolean
/** What has to be looked up at the table. */
type Looking<S extends Shape> = (x: Context<S>, what: Filter, by: By) => boolean

/** A filter taken apart once for the many times it is asked. */
export type Sieve<S extends Shape> = { readonly plain: readonly Plain[]; readonly looking: readonly Looking<S>[] }

export function sieve<S extends Shape>(language: Language<S>, filter: Filter): Sieve<S> {
  const plain: Plain[] = []
  const looking: Looking<S>[] = []
  for (const field in filter) {
    const wanted = filter[field]
    if (wanted === undefined) continue
    const own = language.filters[field]
    if (field === 'not') looking.push(none(sieve(language, wanted as Filter)))
    else if (field === 'if') looking.push((x, what, by) => holds({ ...x, what: provenance(x, what, by) }, wanted as Condition))
    else if (own) looking.push((x, what, by) => own(x, wanted, provenance(x, what, by)))
    else if (isPlain(field, wanted)) plain.push((what, by, self) => isValue(wanted, fieldOf(field, what, by), self))
    else looking.push((x, what, by) => matches(x, wanted, field === 'chosenBy' ? chooser(x, what, by) : fieldOf(field, what, by)))
  }
  return { plain, looking }
}

const none =
  <S extends Shape>(inner: Sieve<S>): Looking<S> =>
  (x, what, by) =>
    !(passesPlain(inner, what, by, x.self) && passesLooking(inner, x, what, by))

export function passesPlain<S extends Shape>({ plain }: Sieve<S>, what: Filter, by: By, self: Self): boolean {
  for (let i = 0; i < plain.length; i++) if (!(plain[i] as Plain)(what, by, self)) return false
  return true
}

export function passesLooking<S extends Shape>({ looking }: Sieve<S>, x: Context<S>, what: Filter, by: By): boolean {
  for (let i = 0; i < looking.length; i++) if (!(looking[i] as Looking<S>)(x, what, by)) return false
  return true
}

/** Who chose is said in the words of the one addressed; `you` has to be looked up. */
const isPlain = (field: string, wanted: Json): boolean =>
  field !== 'chosenBy' &&
  (Array.isArray(wanted) ? wanted : [wanted]).every((one) => one !== 'you' && (typeof one !== 'object' || one === null))

function isValue(wanted: Json, found: Json | undefined, self: Self): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isValue(one, found, self))
  return wanted === 'self' ? found === self.piece : wanted === found
}

/** A field of what happens; where it comes from and whether it is a price come before fields of the same name. */
function fieldOf(field: string, what: Filter, by: By): Json | undefined {
  if (field === 'source' && by.source?.piece !== undefined) return by.source.piece
  return field === 'cost' && by.cost ? true : what[field]
}

function chooser<S extends Shape>(x: Context<S>, what: Filter, { chosen }: By): Json | undefined {
  if (chosen === undefined) return what.chosenBy
  return x.language.seatOf(x.t, x.you) === chosen ? x.you : chosen
}

/** What happens, with where it comes from: filters may ask for either. */
function provenance<S extends Shape>(x: Context<S>, what: Filter, by: By): Filter {
  if (by.chosen === undefined && by.source?.piece === undefined && !by.cost) return what
  return {
    ...what,
    ...(by.chosen === undefined ? {} : { chosenBy: chooser(x, what, by) }),
    ...(by.source?.piece === undefined ? {} : { source: by.source.piece }),
    ...(by.cost ? { cost: true } : {}),
  }
}

/** Does what happens fit the filter: each field a value, one of a list, `you`, `self`, a named id, or not something. */
export function fits<S extends Shape>(x: Context<S>, filter: Filter, what: Filter): boolean {
  const asked = sieve(x.language, filter)
  return passesPlain(asked, what, NOWHERE, x.self) && passesLooking(asked, x, what, NOWHERE)
}

const NOWHERE: By = {}

function matches<S extends Shape>(x: Context<S>, wanted: Json | undefined, found: Json | undefined): boolean {
  if (wanted === 'you') return found === x.you
  if (wanted === 'self') return found === x.self.piece
  if (Array.isArray(wanted)) return wanted.some((one) => matches(x, one, found))
  if (typeof wanted !== 'object' || wanted === null) return wanted === found
  if ('the' in wanted) return typeof found === 'string' && covers(x, wanted as Selector, found)
  if ('not' in wanted) return !matches(x, (wanted as Filter).not, found)
  if ('min' in wanted || 'max' in wanted) {
    const { min, max } = wanted as { min?: number; max?: number }
    return typeof found === 'number' && (min === undefined || found >= min) && (max === undefined || found <= max)
  }
  return false
}
