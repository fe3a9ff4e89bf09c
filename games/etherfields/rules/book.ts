import type { Reader } from '@miskatonic/commons/book'
import { code, grammar } from '@miskatonic/effects/text'
import { book } from '../content/book.ts'
import { lexicon } from '../text/lexicon.ts'
import { FORTUNE, MOVEMENT, rollDie } from './dice.ts'
import { inOrder } from './people.ts'
import type { Ether, Etherfields, Journal } from './shape.ts'

const { clause } = grammar(lexicon)

/* The book of secret scripts: what it remembers lies in the table's state (EF-SCRIPT-01). */

/** `campaign` outlasts losses and nights, `encounter` is forgotten on leaving. */
export const SCOPES = ['campaign', 'encounter'] as const
const memory = (scope: string): 'flags' | 'marks' => (scope === 'campaign' ? 'flags' : 'marks')
export const flagOf = (t: Ether, scope: string, flag: string): number => t.state[memory(scope)][flag] ?? 0

/** What was read stays readable. */
export const withPage = ({ faces, nights }: Journal, page: string, night: number): Journal => ({
  faces: { ...faces, [page]: `story/${page}` },
  nights: { ...nights, [page]: nights[page] ?? night },
})

export const reader: Reader<Etherfields> = {
  book,
  wasRead: (t, entry) => t.state.read.includes(entry),
  markRead: (t, w, entry) => w.set('table', 'read', [...t.state.read.filter((one) => one !== entry), entry]),
  flag: flagOf,
  setFlag: (t, w, scope, flag, value) => {
    const { [flag]: _, ...others } = t.state[memory(scope)]
    w.set('table', memory(scope), value === 0 ? others : { ...others, [flag]: value })
  },
  tell: ({ t }, { entry, part }) =>
    t.happens('story:tell', { entry, part }, (w, e) =>
      w.set('table', 'journal', withPage(t.state.journal, `${e.entry}-${e.part}`, t.state.night)),
    ),
  everyone: inOrder,
  dice: { fortune: [...new Set(FORTUNE)], movement: [...new Set(MOVEMENT)] },
  roll: (x, die) => rollDie(x.t, x.you, die as 'fortune' | 'movement', 'script'),
  prompts: {
    decide: (at) => ({ key: 'book-decide', args: { at } }),
    choice: (at, key) => ({ key: 'book-choice', args: { at, choice: key } }),
    unmet: (at, key) => ({ rule: 'EF-SCRIPT-01', message: { key: 'book-unmet', args: { at, choice: key } } }),
    riddle: (at) => ({ key: 'book-riddle', args: { at } }),
    toll: (at, cost) => ({ key: 'book-toll', args: { at, cost } }),
  },
  calls: (entry) => clause('resolve', { objects: [code(`g.${entry}`)] }),
}
