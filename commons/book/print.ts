import { type Condition, type Effect, type Language, speaker, textOf } from '@miskatonic/effects'
import { type LanguageId, print, type Tree } from '@miskatonic/effects/text'
import type { Cost, Shape } from '@miskatonic/kernel'
import type { Cases, Choice, Decide, DieTable, EndReading, Entry, Flag, HasFlag, Read, Riddle, Story, Toll } from './nodes.ts'

/* An entry as its author reads it: the golden file of a book. Structure in symbols, words and effects in the language asked for. */

export function printEntry<S extends Shape>(language: Language<S>, entry: Entry, lang: LanguageId): string {
  const page = new Page(language, lang)
  const title = entry.title ? ` ${entry.title[lang]}` : ''
  const again = entry.again ? ['(2)', ...indented(page.lines(entry.again))] : []
  return [`${entry.number}${entry.once ? ' (1)' : ''}${title}`, ...page.lines(entry.effect), ...again].join('\n')
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

class Page<S extends Shape> {
  private readonly language: Language<S>
  private readonly lang: LanguageId

  constructor(language: Language<S>, lang: LanguageId) {
    this.language = language
    this.lang = lang
  }

  lines(effect: Effect): string[] {
    switch (effect.do) {
      case 'seq':
      case 'then':
        return (effect.effects as unknown as readonly Effect[]).flatMap((one) => this.lines(one))
      case 'story':
        return [`“${(effect as Story).text[this.lang]}”`]
      case 'when':
        return this.guarded({
          do: 'cases',
          cases: [{ if: effect.if as unknown as Condition, then: effect.then as unknown as Effect }],
          ...(effect.otherwise ? { otherwise: effect.otherwise as unknown as Effect } : {}),
        })
      case 'cases':
        return this.guarded(effect as unknown as Cases)
      case 'decide':
        return this.choices(effect as unknown as Decide)
      case 'dieTable': {
        const { die, faces } = effect as unknown as DieTable
        return [`⚄ ${die}`, ...indented(Object.entries(faces).flatMap(([face, then]) => this.under(`${face}:`, then)))]
      }
      case 'riddle': {
        const { answers, wrong, about } = effect as unknown as Riddle
        const known = Object.entries(answers).flatMap(([answer, then]) => this.under(`${answer}:`, then))
        return [`? ${about?.[this.lang] ?? ''}`.trim(), ...indented([...known, ...this.under('*:', wrong)])]
      }
      case 'toll': {
        const { cost, paid, unpaid } = effect as unknown as Toll
        return [...this.under(`[${this.cost(cost)}]`, paid), ...this.under('[–]', unpaid)]
      }
      case 'read':
        return [`⇄ ${(effect as Read).entry}`]
      case 'turnTo':
        return [`→ ${(effect as Read).entry}`]
      case 'goBack':
        return ['←']
      case 'endReading': {
        const { then } = effect as unknown as EndReading
        return ['■', ...(then ? indented(this.lines(then)) : [])]
      }
      case 'flag':
        return [flagLine(effect as unknown as Flag)]
      default:
        return [textOf(this.language, { effect }, { lang: this.lang })]
    }
  }

  private under(head: string, effect: Effect): string[] {
    const [first = '', ...rest] = this.lines(effect)
    return rest.length ? [head, ...indented([first, ...rest])] : [`${head} ${first}`]
  }

  private guarded({ cases, otherwise }: Cases): string[] {
    return [
      ...cases.flatMap((one) => this.under(`{${this.condition(one.if)}}`, one.then)),
      ...(otherwise ? this.under('{–}', otherwise) : []),
    ]
  }

  private choices({ choices, otherwise, by, about }: Decide): string[] {
    const head = ['◇', ...(by ? [by] : []), ...(about ? [about[this.lang]] : [])].join(' ')
    const each = (choice: Choice): string[] => {
      const needs = choice.needs ? ` {${this.condition(choice.needs)}}` : ''
      const cost = choice.cost ? ` [${this.cost(choice.cost)}]` : ''
      return this.under(`«${choice.label[this.lang]}»${choice.secret ? ' (✕)' : ''}${needs}${cost}`, choice.then)
    }
    return [head, ...indented([...choices.flatMap(each), ...(otherwise ? this.under('«–»', otherwise) : [])])]
  }

  /** What is remembered has no words of its own in a game's lexicon. */
  private condition(condition: Condition): string {
    if (condition.is === 'flag') {
      const { scope, flag, atLeast = 1 } = condition as unknown as HasFlag
      return `${scope}/${flag} ≥ ${atLeast}`
    }
    if (condition.is === 'not') return `¬ ${this.condition(condition.condition as unknown as Condition)}`
    if (condition.is === 'all' || condition.is === 'any') {
      const parts = (condition.conditions as unknown as readonly Condition[]).map((one) => this.condition(one))
      return parts.join(condition.is === 'all' ? ' ∧ ' : ' ∨ ')
    }
    const then: Tree = { kind: 'verbatim', es: '…', en: '…' }
    return this.print({ kind: 'if', condition: speaker(this.language).condition(condition), then }).replace(/[,.…\s]+$/, '')
  }

  private cost(cost: Cost): string {
    return this.print(speaker(this.language).cost(cost))
  }

  private print(tree: Tree): string {
    return print(this.language.lexicon, tree, { lang: this.lang })
  }
}

const flagLine = ({ scope, flag, set, add }: Flag): string =>
  `⚑ ${scope}/${flag} ${add !== undefined && set === undefined ? `+ ${numberOf(add)}` : `= ${numberOf(set ?? 1)}`}`
const numberOf = (amount: NonNullable<Flag['set']>): string => (typeof amount === 'number' ? `${amount}` : JSON.stringify(amount))
