import { bookVerbs, type Reader } from '@miskatonic/commons/book'
import { type Effect, run } from '@miskatonic/effects'
import { given, on } from '@miskatonic/effects/text'
import { ContractError, type Script } from '@miskatonic/kernel'
import { book } from '../../../content/book.ts'
import { cardOf } from '../../cards.ts'
import type { Cultistorm, MagicSymbol, PieceId } from '../../shape.ts'
import { detectives } from '../../team.ts'
import { g, plain, verb, type X, you } from './frame.ts'

/* Reading the story book, and what only its stories do. */

const { clause, some, the } = g

const asksNothing = (): never => {
  throw new ContractError('the story book tells; it asks nobody anything')
}

/** A story is told to all and then lies open; the book remembers nothing else. */
const reader: Reader<Cultistorm> = {
  book,
  wasRead: () => false,
  markRead: () => {},
  flag: () => 0,
  setFlag: () => {},
  tell: (x) => x.t.happens('story:tell', { who: you(x), tale: x.self.piece as PieceId }, (w, e) => w.put(e.tale, 'told')), // CS-NARR-05
  everyone: detectives,
  dice: {},
  prompts: { decide: asksNothing, choice: asksNothing, unmet: asksNothing, riddle: asksNothing, toll: asksNothing },
  calls: (entry) => ({ kind: 'verbatim', es: `Lee la historia ${entry}.`, en: `Read story ${entry}.` }),
}
const { story, read } = bookVerbs(reader)

/** The sect symbol of the cultist that is being fought. */
function sectSymbol(x: X): MagicSymbol | undefined {
  const record = x.t.record('fight')
  return record?.against === 'cultist' ? cardOf(x.t, record.enemy as PieceId, 'cultist').sectSymbol : undefined
}

/** One more sect symbol in this fight, on one side or the other. */
function* addSect(x: X, side: 'lent' | 'more'): Script<boolean> {
  const [record, symbol] = [x.t.record('fight'), sectSymbol(x)]
  if (!record || !symbol) return false
  yield* x.t.change((w) => w.note(record.id, { [side]: [...(record[side] as readonly MagicSymbol[]), symbol] }))
  return true
}

/** What comes of this fight if it goes one way; with the fight the chance is gone. */
const upon = (happening: 'fight:win' | 'fight:lose', deed: 'win' | 'lose') =>
  verb({
    fields: { effect: 'effect' },
    run: (x, { effect }: { readonly effect: Effect }) =>
      run(x, {
        do: 'lasting',
        ability: { ability: 'after', on: happening, where: { who: 'you' }, effect },
        until: { scope: 'fight' },
      } as never),
    say: ({ effect }, speak) => on(given(clause(deed, { objects: [the('fight')] })), speak.effect(effect)),
  })

export const storyVerbs = {
  story: story as NonNullable<typeof story>,
  read: read as NonNullable<typeof read>,
  lendSect: plain(
    (x) => addSect(x, 'lent'),
    clause('add', { objects: [the('sectSymbol', { owner: the('cultist') })], place: the('fight') }),
    (x) => sectSymbol(x) !== undefined,
  ),
  moreSect: plain(
    (x) => addSect(x, 'more'),
    clause('have', { subject: the('cultist'), objects: [some('sectSymbol', 1, { more: true })] }),
    (x) => sectSymbol(x) !== undefined,
  ),
  ifWon: upon('fight:win', 'win'),
  ifLost: upon('fight:lose', 'lose'),
}
