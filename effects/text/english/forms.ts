import type { EnVerb, Term } from '../lexicon.ts'

/* English word forms: plurals, a/an, possessives, verb forms. */

export function plural(one: string): string {
  if (one === '') return ''
  if (/[^aeiou]y$/i.test(one)) return `${one.slice(0, -1)}${one.endsWith('Y') ? 'IES' : 'ies'}`
  if (/(s|x|z|ch|sh)$/i.test(one)) return `${one}es`
  return `${one}s`
}

/** What has no plural in Spanish (Cordura, daño) has none in English unless it is given. */
export function nounForm({ es, en }: Term, many: boolean): string {
  const form = en.many === undefined && es.many === null ? null : en.many
  return !many || form === null ? en.one : (form ?? plural(en.one))
}

/** a Unique Item, an Ally, an 8, an 11. */
export function article(next: string, an?: boolean): 'a' | 'an' {
  if (an !== undefined) return an ? 'an' : 'a'
  if (/^(8\d*|11|18)$/.test(next)) return 'an'
  if (/^(uni|use|usu|eu|one\b|once)/i.test(next)) return 'a'
  if (/^(hour|honest|heir)/i.test(next)) return 'an'
  return /^[aeiou]/i.test(next) ? 'an' : 'a'
}

/** Charles's, the cultists'. */
export const possessive = (text: string, many: boolean): string => (many && /s$/i.test(text) ? `${text}'` : `${text}'s`)

const irregular: Readonly<Record<string, readonly [past: string, part: string]>> = {
  lose: ['lost', 'lost'],
  draw: ['drew', 'drawn'],
  spend: ['spent', 'spent'],
  put: ['put', 'put'],
  choose: ['chose', 'chosen'],
  take: ['took', 'taken'],
  give: ['gave', 'given'],
  get: ['got', 'got'],
  become: ['became', 'become'],
  pay: ['paid', 'paid'],
  set: ['set', 'set'],
  make: ['made', 'made'],
  win: ['won', 'won'],
  keep: ['kept', 'kept'],
  begin: ['began', 'begun'],
  rise: ['rose', 'risen'],
  buy: ['bought', 'bought'],
  sell: ['sold', 'sold'],
  find: ['found', 'found'],
  leave: ['left', 'left'],
  hold: ['held', 'held'],
  read: ['read', 'read'],
  show: ['showed', 'shown'],
  flee: ['fled', 'fled'],
  fight: ['fought', 'fought'],
  go: ['went', 'gone'],
  come: ['came', 'come'],
  do: ['did', 'done'],
  see: ['saw', 'seen'],
  fall: ['fell', 'fallen'],
  awake: ['awoke', 'awoken'],
  lay: ['laid', 'laid'],
  stand: ['stood', 'stood'],
  cast: ['cast', 'cast'],
  cost: ['cost', 'cost'],
  drive: ['drove', 'driven'],
  eat: ['ate', 'eaten'],
  hide: ['hid', 'hidden'],
  know: ['knew', 'known'],
  swap: ['swapped', 'swapped'],
  sleep: ['slept', 'slept'],
  bring: ['brought', 'brought'],
  send: ['sent', 'sent'],
  steal: ['stole', 'stolen'],
  break: ['broke', 'broken'],
  build: ['built', 'built'],
  have: ['had', 'had'],
  be: ['was', 'been'],
  speak: ['spoke', 'spoken'],
  throw: ['threw', 'thrown'],
  wake: ['woke', 'woken'],
  write: ['wrote', 'written'],
  bear: ['bore', 'borne'],
  let: ['let', 'let'],
}

const closed = (base: string): boolean => /^[^aeiou]*[aeiou][^aeiouwxy]$/i.test(base)

function inflect(base: string, change: (verb: string) => string): string {
  const [first = '', ...others] = base.split(' ')
  return [change(first), ...others].join(' ')
}

/** A capital (Seal) is kept by every form. */
const keepCapital = (verb: string, form: string): string => (/^[A-Z]/.test(verb) ? form.charAt(0).toUpperCase() + form.slice(1) : form)

export function thirdPerson({ base, s }: EnVerb): string {
  if (s !== undefined) return s
  return inflect(base, (verb) => {
    if (verb === 'be') return 'is'
    if (verb === 'have') return 'has'
    if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
    return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
  })
}

const ed = (verb: string): string => {
  if (/e$/.test(verb)) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return closed(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`
}

export const past = ({ base, past: given }: EnVerb): string =>
  given ?? inflect(base, (verb) => keepCapital(verb, irregular[verb.toLowerCase()]?.[0] ?? ed(verb)))
export const participle = ({ base, part }: EnVerb): string =>
  part ?? inflect(base, (verb) => keepCapital(verb, irregular[verb.toLowerCase()]?.[1] ?? ed(verb)))

export const gerund = ({ base, gerund: given }: EnVerb): string =>
  given ??
  inflect(base, (verb) => {
    if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
    if (/[^e]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
    return closed(verb) && verb !== 'be' ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
  })

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

export function ordinalWord(place: number): string {
  const said = ordinals[place - 1]
  if (said === undefined) throw new Error(`No English word for the ordinal ${place}: write it as a number.`)
  return said
}

export function ordinalNumber(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}
