import {
  type Asked,
  addressing,
  controlVerbs,
  defineLanguage,
  type Effect,
  type ForEach,
  find,
  type Language,
  naming,
  type Roll,
  run,
  type Selector,
  type VerbSpec,
  type Vocabulary,
} from '@miskatonic/effects'
import type { Script, Self } from '@miskatonic/kernel'
import { commonSayings } from '../../text/commonSayings.ts'
import { happeningSayings } from '../../text/happeningSayings.ts'
import { lexicon } from '../../text/lexicon.ts'
import type { LabelKey, Offered, RefusalKey } from '../../text/messages.ts'
import { actionSayings, paymentSayings, quantitySayings } from '../../text/sayings.ts'
import { natives } from '../natives/index.ts'
import { activePlayer, hereOf, holderOf, investigatorOf, isStanding, leadInvestigator, playerOf } from '../pieces.ts'
import { inTurn, onSeveral } from '../several.ts'
import type { Eldritch, EldritchShape } from '../shape.ts'
import { wholeText } from '../wholeText.ts'
import { boardVerbs } from './boardVerbs.ts'
import { cardVerbs } from './cardVerbs.ts'
import { conditions, tokenHolder, tokensOn } from './conditions.ts'
import { gainVerbs } from './gainVerbs.ts'
import { harmVerbs } from './harmVerbs.ts'
import { selectors, type X } from './selectors.ts'
import { picking } from './settle.ts'

/** Whom a card addresses: its holder; its controller's investigator; else whoever is active (EH-INV-02, -03). */
function addressed(t: Eldritch, self: Self): string {
  const holder = self.piece !== null && t.exists(self.piece) ? holderOf(t, self.piece) : null
  // A local action is for whoever performs it (EH-LOCAL-03).
  if (holder && (self.controller === null || playerOf(t, holder) === self.controller)) return holder
  if (self.piece !== null && t.exists(self.piece) && t.def(self.piece).kind === 'investigator') return self.piece
  return investigatorOf(t, self.controller ?? activePlayer(t)) ?? ''
}

/** A plain roll; some cards say that its dice count as showing a 1; no test, so nothing rerolls it (EH-FAQ-08, EH-REROLL-03). */
function* rollDice(x: X, node: Roll): Script<boolean> {
  const set = x.t.record('reckoning')?.rolled
  const faces = typeof set === 'number' ? Array.from({ length: node.dice }, () => set) : x.t.roll('roll', node.dice, 6)
  const who = x.you && x.t.exists(x.you) ? x.you : leadInvestigator(x.t)
  if (who) yield* x.t.happens('dice:roll', { who, dice: faces })
  const sum = faces.reduce((total, face) => total + face, 0)
  x.names.rolled = sum
  const band = node.bands.find(({ on: [from, to] }) => sum >= from && sum <= to)
  return band ? yield* run(x, band.effect) : false
}

/** What befalls several is judged by the state before it (EH-DEF-18, EH-RULING-58), and nobody of them chose it by choosing for all (EH-MARK-08). */
function* forEach(x: X, node: ForEach): Script<boolean> {
  if (node.of.the === 'investigators') return (yield* onSeveral(x.t, () => x.t.asSource(x.self, () => forEachOfThem(x, node)))) ?? false
  const { run: common } = controlVerbs.forEach as unknown as VerbSpec<EldritchShape, ForEach>
  return yield* x.t.asSource(x.self, () => common(x, node) as Script<boolean>)
}

function* forEachOfThem(x: X, { of, effect, order, as }: ForEach): Script<boolean> {
  const all = find(x, of)
  const allAtOnce = order === 'together' ? x.language.verbs[effect.do]?.together : undefined
  let some = false
  if (allAtOnce) yield* allAtOnce(x, effect as never, all)
  else
    yield* inTurn(x.t, all, function* (who) {
      some = (yield* run(addressing(naming(x, as ?? 'each', who), who), effect)) || some
    })
  return allAtOnce ? all.length > 0 : some
}

/** The price, the card that asks, and whom it addresses. */
function offered({ x, cost, act }: Asked<EldritchShape>): Offered {
  const { t, you } = x
  const { piece } = x.self
  return {
    ...(cost ? { cost: cost as never } : {}),
    ...(act ? { act: act as never } : {}),
    ...(piece !== null && t.exists(piece) ? { card: { piece } } : {}),
    ...(you && t.exists(you) ? { who: { investigator: t.def(you).id, seat: playerOf(t, you) } } : {}),
  }
}

export const language: Language<EldritchShape> = defineLanguage<EldritchShape>({
  lexicon,
  sides: 6,
  verbs: {
    ...harmVerbs,
    ...gainVerbs,
    ...boardVerbs,
    ...cardVerbs,
    choose: { ...controlVerbs.choose, say: commonSayings.choose },
    lasting: { ...controlVerbs.lasting, say: commonSayings.lasting },
    forEach: { ...controlVerbs.forEach, run: forEach, say: commonSayings.forEach },
    roll: { ...controlVerbs.roll, run: rollDice },
  } as Vocabulary<EldritchShape>['verbs'],
  conditions: conditions as Vocabulary<EldritchShape>['conditions'],
  selectors,
  amounts: {
    tokens: {
      fields: { what: 'string', on: 'string' },
      value: (x, node: { what: 'eldritch'; on: 'self' | 'sheet' }) => tokensOn(x.t, tokenHolder(x, node.on), node.what),
    },
    /** Of all the Monsters meant, wherever they lie. */
    toughness: {
      fields: { what: 'selector' },
      value: (x: X, node: { what: Selector }) =>
        find(x, node.what).reduce((sum, monster) => sum + (x.t.exists(monster) ? x.t.number('toughness', { monster }) : 0), 0),
    },
    doom: { fields: {}, value: (x: X) => x.t.state.doom },
  },
  filters: {
    /** Whoever it concerns stands on the holder's space, the holder too. */
    near: (x, _wanted, what) =>
      typeof what.who === 'string' && isStanding(x.t, what.who) && isStanding(x.t, x.you) && hereOf(x.t, what.who) === hereOf(x.t, x.you),
  },
  happenings: happeningSayings,
  quantities: quantitySayings,
  actions: actionSayings,
  payments: paymentSayings,
  natives,
  you: addressed,
  whole: wholeText,
  judgements: ['slain', 'defeat'],
  seatOf: (t, you) => (you && t.exists(you) ? playerOf(t, you) : activePlayer(t)),
  refusal: (_t, self, on) => ({
    rule: 'EH-GOLD-03',
    message: { key: 'refused.card' satisfies RefusalKey, args: { on, ...(self.piece === null ? {} : { card: { piece: self.piece } }) } },
  }),
  prompts: {
    choose: (asked) => ({ key: 'prompt.choose', args: offered(asked) }),
    may: (effect: Effect, asked) => ({ key: 'prompt.may', args: { effect, ...offered(asked) } }),
    unless: (effect: Effect, asked) => ({ key: 'prompt.unless', args: { effect, ...offered(asked) } }),
    pick: ({ x }, among) => picking(x.t, among),
    effect: (effect: Effect) => ({ key: 'effect' satisfies LabelKey, args: { effect } }),
  },
})
