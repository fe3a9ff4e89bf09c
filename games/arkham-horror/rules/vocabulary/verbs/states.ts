import { seq, type Tree } from '@miskatonic/effects/text'
import { JAIL, LOST } from '../../board.ts'
import { devour } from '../../falling.ts'
import { arrest, delay, stray } from '../../moving.ts'
import { hasCard } from '../../people.ts'
import { canReceiveSpecial, defaultOnLoan, gainSpecial, loseSpecial } from '../../specials.ts'
import { g, here, plain, plays, type Term, verb, you } from './frame.ts'

/* Special cards, and states one gets into. */

const { clause, a, the, bare, whole } = g

const STATE: { readonly [name: string]: Tree } = {
  blessing: clause('be', { state: 'blessed' }),
  curse: clause('be', { state: 'cursed' }),
}

export const stateVerbs = {
  special: verb({
    fields: { name: 'string' },
    run: (x, { name }) => gainSpecial(x.t, you(x), name),
    could: (x, { name }) => canReceiveSpecial(x.t, you(x), name),
    say: ({ name }) => STATE[name] ?? clause('take', { objects: [a(name as Term)] }),
  }),
  loseSpecial: verb({
    fields: { name: 'string' },
    run: (x, { name }) => loseSpecial(x.t, you(x), name),
    could: (x, { name }) => hasCard(x.t, you(x), name),
    say: ({ name }) => clause('discard', { objects: [the(name as Term, { owner: 'own' })] }),
  }),
  defaultOnLoan: plain(
    (x) => defaultOnLoan(x.t, you(x)),
    seq(clause('discard', { objects: [whole('item', { owner: 'own' }), g.self('card')] }), {
      ...clause('take', { objects: [g.another('bank-loan')] }),
      negated: true,
    }),
  ),
  delay: plain(
    (x) => delay(x.t, you(x)),
    clause('be', { state: 'delayed' }),
    (x) => plays(x) && !x.t.get(you(x), 'delayed'),
  ),
  arrest: plain(
    (x) => arrest(x.t, you(x)),
    clause('be', { state: 'arrested' }),
    (x) => plays(x) && here(x) !== JAIL && !x.t.allowed('investigator:arrest', { who: you(x), money: 0 }).length,
  ),
  stray: plain(
    (x) => stray(x.t, you(x), 'card'),
    clause('be', { state: 'lostInTime' }),
    (x) => plays(x) && here(x) !== LOST,
  ),
  devour: plain((x) => devour(x.t, you(x)), clause('be', { state: 'devoured' }), plays),
  loseTurn: plain(
    function* (x) {
      yield* x.t.happens('investigator:lose-turn', { who: you(x) }, (w, e) => w.set(e.who, 'losesTurn', x.t.state.turn + 1)) // AH-GEN-22
    },
    clause('loseTurn', { objects: [bare('nextTurn')] }),
    plays,
  ),
}
