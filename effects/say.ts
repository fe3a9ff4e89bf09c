import { ContractError, type Cost, type Limit, type Shape } from '@miskatonic/kernel'
import type { ConditionSpec, Language, SelectorSpec, Speaker, VerbSpec } from './language.ts'
import type { AbilityData, Amount, Both, Condition, Effect, Filter, Selector } from './nodes.ts'
import { type Opener, type Options, print, type Tree } from './text/index.ts'

const missing = (sort: string, name: string): never => {
  throw new ContractError(`the card language cannot say the ${sort} «${name}»`)
}

/** Turns every node of a game's language into a text tree. */
export function speaker<S extends Shape>(language: Language<S>): Speaker {
  const speak: Speaker = {
    effect: (effect) => {
      if (effect.do === 'native')
        return { kind: 'verbatim', ...(language.natives[effect.id as string]?.text ?? missing('native', String(effect.id))) }
      const verb = (language.verbs[effect.do] ?? missing('verb', effect.do)) as VerbSpec<S, Effect>
      return verb.say(effect, speak)
    },
    selector: (selector) =>
      ((language.selectors[selector.the] ?? missing('selector', selector.the)) as SelectorSpec<S, Selector>).say(selector, speak),
    condition: (condition) =>
      ((language.conditions[condition.is] ?? missing('condition', condition.is)) as ConditionSpec<S, Condition>).say(condition, speak),
    amount: (amount: Amount) => (typeof amount === 'number' ? amount : null),
    ability: (ability) => abilityTree(language, speak, ability),
    cost: (cost) => costTree(language, cost),
    event: (on) => (language.happenings[on] ?? missing('happening', on)).event({}, speak),
  }
  return speak
}

/** «Gasta 1 Pista», «Gasta 1 Pista o pierde el turno»: a price as something one does. */
export function costTree<S extends Shape>(language: Language<S>, cost: Cost): Tree {
  if ('or' in cost) return { kind: 'choose', parts: cost.or.map((one) => costTree(language, one)) }
  if ('times' in cost) return costTree(language, cost.cost)
  const parts = cost.map(({ pay, n, filter }) => (language.payments[pay] ?? missing('resource', pay))(n, (filter ?? {}) as Filter))
  const [only] = parts
  return parts.length === 1 && only ? only : { kind: 'seq', parts }
}

const limitOpener = (limit: Limit | undefined): Opener[] =>
  limit === undefined || limit.per === 'occurrence'
    ? []
    : [{ kind: 'once', per: limit.per, ...(limit.times && limit.times > 1 ? { times: limit.times } : {}) }]

function abilityTree<S extends Shape>(language: Language<S>, speak: Speaker, data: AbilityData): Tree {
  const who = (data.ability === 'before' || data.ability === 'after') && language.happenings[data.on]?.actor?.(data.where ?? {})
  const said = abilityBody(language, speak, data)
  const body: Tree = who ? { kind: 'actor', who, body: said } : said
  if (data.while === undefined) return body
  const condition = speak.condition(data.while)
  return { kind: 'on', openers: [data.ability === 'action' ? { kind: 'given', condition } : { kind: 'while', clause: condition }], body }
}

function abilityBody<S extends Shape>(language: Language<S>, speak: Speaker, data: AbilityData): Tree {
  const where: Filter = data.where ?? {}
  const on = 'on' in data ? data.on : ''
  const happening = () => language.happenings[on] ?? missing('happening', on)
  switch (data.ability) {
    case 'cannot':
      return happening().cannot?.(where, speak) ?? { kind: 'cannot', body: happening().event(where, speak) }
    case 'allow':
      return happening().allowed?.(where, speak) ?? { kind: 'may', effect: happening().event(where, speak) }
    case 'modify':
      return (language.quantities[on] ?? missing('quantity', on)).say(data, speak)
    case 'instead':
      return withLimit(data.limit, { kind: 'replace', event: happening().event(where, speak), effect: offered(language, data, speak) })
    case 'prevent': {
      const body = happening().prevented?.(data.amount, where) ?? missing('prevention of', on)
      const tree: Tree =
        data.may || data.cost ? { kind: 'may', effect: body, ...(data.cost ? { cost: costTree(language, data.cost) } : {}) } : body
      return { kind: 'on', openers: [...limitOpener(data.limit), { kind: 'would', clause: happening().event(where, speak) }], body: tree }
    }
    case 'before':
    case 'after': {
      const moment = happening().moment?.(where, data.ability, speak) ?? { kind: 'when', clause: happening().event(where, speak) }
      return { kind: 'on', openers: [...limitOpener(data.limit), moment], body: offered(language, data, speak) }
    }
    case 'action': {
      const { label: labelOf, once } = language.actions[on] ?? missing('action', on)
      const label = labelOf(data)
      const body: Tree = data.cost
        ? { kind: 'pay', cost: costTree(language, data.cost), effect: speak.effect(data.effect) }
        : speak.effect(data.effect)
      return { kind: 'label', label: { parts: label }, body: data.limit && once !== data.limit.per ? withLimit(data.limit, body) : body }
    }
    case 'alter': {
      const body = happening().altered?.(data.set, where, speak) ?? missing('alteration of', on)
      return { kind: 'on', openers: [...limitOpener(data.limit), { kind: 'would', clause: happening().event(where, speak) }], body }
    }
    case 'pays':
      return withLimit(data.limit, { kind: 'may', effect: substitution(language, on, data.with, data.rate ?? 1) })
    case 'suppress':
      return {
        kind: 'clause',
        verb: 'have',
        subject: speak.selector(data.which),
        objects: [{ kind: 'noun', term: 'effect', det: 'no' }],
      }
  }
}

/** «Gastar 1 punto de Cordura en lugar de gastar 1 Pista». */
function substitution<S extends Shape>(language: Language<S>, due: string, by: string, rate: number): Tree {
  const [paid, owed] = [costTree(language, [{ pay: by, n: rate }]), costTree(language, [{ pay: due, n: 1 }])]
  return paid.kind === 'clause' && owed.kind === 'clause' ? { ...paid, insteadOf: owed } : missing('substitution for', due)
}

const withLimit = (limit: Limit | undefined, body: Tree): Tree => {
  const openers = limitOpener(limit)
  return openers.length ? { kind: 'on', openers, body } : body
}

const offered = <S extends Shape>(
  language: Language<S>,
  data: AbilityData & { effect: Effect; may?: true; cost?: Cost },
  speak: Speaker,
): Tree =>
  data.may || data.cost
    ? { kind: 'may', effect: speak.effect(data.effect), ...(data.cost ? { cost: costTree(language, data.cost) } : {}) }
    : speak.effect(data.effect)

/** A printed text: what the rules do, or what was written by hand where the realiser would read badly. */
export type Printed = { readonly effect?: Effect; readonly abilities?: readonly AbilityData[]; readonly text?: Both }

export function textOf<S extends Shape>(language: Language<S>, card: Printed, options: Options): string {
  if (card.text) return card.text[options.lang]
  const speak = speaker(language)
  const trees = [...(card.effect ? [speak.effect(card.effect)] : []), ...(card.abilities ?? []).map(speak.ability)]
  return trees
    .map((tree) => print(language.lexicon, tree, options))
    .filter(Boolean)
    .join(' ')
}
