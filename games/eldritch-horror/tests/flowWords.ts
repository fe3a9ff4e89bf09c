import type { PieceId, Seat, StepRef } from '@miskatonic/kernel'

/*
 * What a picture begins with, in words. Steps: «flow pause, encounter ana, lily-chen lose health 2, reckoning, pause». Texts: «lose health 2»,
 * «gain asset name:axe», «test will», «damage board 9», «spawn monster rome»: what they do, to what, how many, and fields by name.
 */

/** The table stands still here and can be looked at. */
export const pause: StepRef = { step: 'pause' }

/** A text to be resolved by an investigator, of a component if one is named. */
export const text = (who: string, effect: unknown, of?: string): StepRef => ({
  step: 'text',
  args: { effect: effect as never, who: `${who}#1`, of: of === undefined ? null : `${of}#1` },
})

export const turnOf = (phase: 'action' | 'encounter', seat: Seat): StepRef => ({ step: `${phase}Turn`, args: { seat } })

const STEPS: { readonly [word: string]: (said: string) => StepRef } = {
  pause: () => pause,
  sheet: (card) => ({ step: 'reckoningOf', args: { group: 'sheet', left: [`${card}#1`] } }),
  reckoning: () => ({ step: 'reckoning' }),
  roundEnds: () => ({ step: 'roundEnds' }),
  action: (seat) => turnOf('action', seat),
  encounter: (seat) => turnOf('encounter', seat),
  phase: (phase) => ({ step: 'phaseBegins', args: { phase } }),
  icon: (icon) => ({ step: 'mythosIcon', args: { icon } }),
  reads: (card) => ({ step: 'mythosText', args: { card: `${card}#1` satisfies PieceId } }),
  startingEffects: () => ({ step: 'startingEffects' }),
  mythosEnds: () => ({ step: 'mythosEnds', args: { exhausted: false } }),
  replaced: () => ({ step: 'mythosLast', args: { judged: true, passed: true } }),
}

/** «encounter ana», «reads from-beyond», or who resolves which text: «lily-chen lose health 2», «lily-chen/debt-1 flipSelf» of a card. */
export function stepOf(said: string): StepRef {
  const [word = '', ...rest] = said.split(' ')
  const step = Object.hasOwn(STEPS, word) ? STEPS[word] : undefined
  const [who = '', card] = word.split('/')
  return step ? step(rest.join(' ')) : text(who, effectOf(rest.join(' ')), card)
}

/** What the first plain word after the verb names, where it is not `what`. */
const FIRST: { readonly [verb: string]: string } = {
  test: 'skill',
  improve: 'skill',
  reckon: 'group',
  omen: 'to',
  end: 'outcome',
  ticket: 'kind',
}

/** What texts in brackets are, where they are not its effects. */
const LISTS: { readonly [verb: string]: string } = { choose: 'options' }

/** What a word in brackets begins with that is no verb: «(the gates on:(space rome))», «(pay clue 2)», «(is has kind:clue)». */
const NOUNS = ['the', 'pay', 'is', 'space', 'kind', 'n']
type Node = { readonly [field: string]: unknown }

/** Texts within texts stand in brackets: «test will pass:(gain clue) fail:(lose health 1)», «seq (ambush) (gain clue)», «may cost:(pay clue 2) effect:(…)». */
export function effectOf(said: string): Node {
  const [verb = '', ...words] = wordsOf(said)
  const node: { [field: string]: unknown } = NOUNS.includes(verb) ? { [verb]: meantBy(words.shift() ?? '') } : { do: verb }
  for (const word of words) {
    const [, field, value = ''] = /^([a-z]\w*):(.+)$/is.exec(word) ?? []
    if (field !== undefined) node[field] = field === 'cost' ? [meantBy(value)] : meantBy(value)
    else if (word.startsWith('(')) node[LISTS[verb] ?? 'effects'] = [...listIn(node[LISTS[verb] ?? 'effects']), meantBy(word)]
    else if (/^-?\d+$/.test(word) && node.n === undefined && verb !== 'move' && !needsPlace(node)) node.n = Number(word)
    else if (verb === 'damage' || verb === 'discard') node.what = { the: 'monsters', on: word }
    else if (needsPlace(node)) node.on = spaceOf(word)
    else if (verb === 'move') node.to = spaceOf(word)
    else node[FIRST[verb] ?? 'what'] = word
  }
  return node
}

/** Words apart by spaces, but for those in brackets. */
function wordsOf(said: string): string[] {
  const words: string[] = []
  let depth = 0
  for (const part of said.split(' ')) {
    if (depth > 0) words[words.length - 1] += ` ${part}`
    else words.push(part)
    depth += part.split('(').length - part.split(')').length
  }
  return words
}
const meantBy = (value: string): unknown =>
  value.startsWith('(')
    ? effectOf(value.slice(1, -1))
    : /^(true|false)$/.test(value)
      ? value === 'true'
      : /^-?\d+$/.test(value)
        ? Number(value)
        : value
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const needsPlace = (node: Node): boolean => node.do === 'spawn' && node.on === undefined && node.what === 'monster'
const spaceOf = (word: string) =>
  word === 'here' || word === 'random' ? { the: 'space', pick: word } : { the: 'space', pick: 'named', space: word }
