import { addressing, could, find, run } from '@miskatonic/effects'
import { upTo } from '@miskatonic/effects/text'
import { choose } from '@miskatonic/kernel'
import { isKind } from '../../cards.ts'
import { canHeal, convertDeveloping, gainMadness, heal, passMadness, wouldKill } from '../../madness.ts'
import { onDetective } from '../../people.ts'
import type { Healing, Seat } from '../../shape.ts'
import { counted, g, plain, verb, type X, you } from './frame.ts'

/* Madness, and whom an effect befalls. */

const { clause, some, a, the } = g

/** With a general card one token more lies there by the time it works. */
const coming = (x: { readonly names: Record<string, unknown> }): number => Number(x.names.coming ?? 0)

/** A location heals by its own action. */
const healing = (x: X): Healing => (x.self.piece !== null && isKind(x.t, x.self.piece, 'location') ? 'location' : 'card')

const madden = verb({
  fields: { n: 'integer', 'developing?': 'boolean' },
  run: (x, { n, developing = false }) => gainMadness(x.t, you(x), { n, developing, cause: 'card' }),
  together: (x, { n, developing = false }, whom) => gainMadness(x.t, whom, { n, developing, cause: 'card' }),
  say: ({ n, developing }) => clause('receive', { objects: [some(developing ? 'developingToken' : 'madnessToken', n)] }),
})

/** The one addressed picks whom it befalls: anybody, somebody here, or another. */
const somebody = verb({
  fields: { among: 'selector', effect: 'effect' },
  *run(x, { among, effect }) {
    const options = find(x, among)
      .filter((seat) => could(addressing(x, seat), effect))
      .map((seat) => onDetective(x.t, seat))
    if (!options.length) return false
    const who = yield* choose(x.t, you(x), { about: 'choose-detective', options })
    return yield* run(addressing(x, who), effect)
  },
  could: (x, { among, effect }) => find(x, among).some((seat) => could(addressing(x, seat), effect)),
  say: ({ among, effect }, speak) => {
    const [whom, body] = [speak.selector(among), speak.effect(effect)]
    const who = whom.kind === 'noun' && whom.det === 'each' ? { ...whom, det: 'count' as const, count: 1 } : whom
    return body.kind === 'clause' ? { ...body, subject: who } : { kind: 'actor', who, body }
  },
})

export const mindVerbs = {
  madden,
  somebody,
  heal: counted(
    (x, n) => heal(x.t, you(x), n, healing(x)),
    (n) => clause('heal', { objects: [some('madnessToken', n > 1 ? upTo(n) : n)] }),
    (x, n) =>
      canHeal(x.t) && x.t.get(you(x), 'madness') + coming(x) > 0 && !x.t.allowed('madness:heal', { who: you(x), n, by: healing(x) }).length,
  ),
  convert: plain(
    (x) => convertDeveloping(x.t, you(x)),
    clause('convert', { objects: [some('developingToken', 1)], to: a('madnessToken') }),
    (x) => x.t.get(you(x), 'developing') > 0,
  ),
  /** From the helped detective to the helper. */
  passMadness: plain(
    (x) => passMadness(x.t, you(x), x.names.helper as Seat),
    clause('give', { objects: [some('madnessToken', 1)], recipient: the('helper') }),
    (x) => x.t.get(you(x), 'madness') > 0 && !wouldKill(x.t, x.names.helper as Seat),
  ),
}
