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
  reckoning: () => ({ step: 'reckoning' }),
  roundEnds: () => ({ step: 'roundEnds' }),
  action: (seat) => turnOf('action', seat),
  encounter: (seat) => turnOf('encounter', seat),
  phase: (phase) => ({ step: 'phaseBegins', args: { phase } }),
  icon: (icon) => ({ step: 'mythosIcon', args: { icon } }),
  reads: (card) => ({ step: 'mythosText', args: { card: `${card}#1` satisfies PieceId } }),
  replaced: () => ({ step: 'mythosLast', args: { judged: true, passed: true } }),
}

/** «encounter ana», «reads from-beyond», or who resolves which text: «lily-chen lose health 2». */
export function stepOf(said: string): StepRef {
  const [word = '', ...rest] = said.split(' ')
  const step = Object.hasOwn(STEPS, word) ? STEPS[word] : undefined
  return step ? step(rest.join(' ')) : text(word, effectOf(rest.join(' ')))
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

export function effectOf(said: string): { readonly [field: string]: unknown } {
  const [verb = '', ...words] = said.split(' ')
  const effect: { [field: string]: unknown } = { do: verb }
  for (const word of words) {
    const [, field, value] = /^([a-z]\w*):(.+)$/i.exec(word) ?? []
    if (field !== undefined) effect[field] = numberOr(value as string)
    else if (/^-?\d+$/.test(word) && effect.n === undefined && !needsPlace(effect)) effect.n = Number(word)
    else if (['damage', 'discard'].includes(verb)) effect.what = { the: 'monsters', on: word }
    else if (needsPlace(effect)) effect.on = spaceOf(word)
    else if (verb === 'move') effect.to = spaceOf(word)
    else effect[FIRST[verb] ?? 'what'] = word
  }
  return effect
}
const needsPlace = (effect: { readonly [field: string]: unknown }): boolean =>
  effect.do === 'spawn' && effect.what !== undefined && effect.on === undefined && effect.what === 'monster'
const numberOr = (value: string): number | string => (/^-?\d+$/.test(value) ? Number(value) : value)
const spaceOf = (word: string) =>
  word === 'here' || word === 'random' ? { the: 'space', pick: word } : { the: 'space', pick: 'named', space: word }
