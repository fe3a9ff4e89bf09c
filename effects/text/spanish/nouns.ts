import { adjectiveOf, type Gender, type Term, verbOf } from '../lexicon.ts'
import { isMany, isPlainCount, modifierTokens, termIn } from '../quantities.ts'
import { aside, type Features, isYou, keyOf, possessorOf, type Scene } from '../scene.ts'
import { comma, inParentheses, joined, numeral, semicolon, signed, type Token, tied, word, words } from '../tokens.ts'
import type { Bound, Clause, Noun, Owner, Quantity, Ref } from '../tree.ts'
import {
  agreeing,
  another,
  definite,
  heWord,
  indefinite,
  none,
  oneWord,
  possessive,
  possessiveAfter,
  same,
  thatWord,
  thisWord,
} from './articles.ts'
import { nounForm } from './plurals.ts'

/* Noun phrases in Spanish: determiner, number, noun and what follows it, all agreeing with the head. */

const genderOf = (noun: Noun, term: Term): Gender => {
  if (noun.unitOnly || (term.es.unit === 'punto' && noun.det === 'count')) return 'm'
  if (noun.g !== undefined && (term.es.g === 'mf' || term.es.fem !== undefined)) return noun.g
  return term.es.g === 'f' ? 'f' : 'm'
}

const manyNoun = (noun: Noun, term: Term): boolean => {
  if (noun.plural) return true
  if (noun.det === 'count' || noun.det === 'top') return isMany(noun.count)
  if (noun.det === 'this' || noun.det === 'that' || noun.det === 'the') return isMany(noun.count)
  return ['all', 'whole', 'other', 'half'].includes(noun.det) && term.es.many !== null
}

export function features(ref: Ref, scene: Scene): Features {
  const third = (many: boolean, g: Gender, alive?: 'person' | 'creature'): Features => ({ person: 3, many, g, alive })
  if (isYou(ref, scene)) return { person: 2, many: false, g: ref.kind === 'name' ? ref.g : scene.reader, alive: 'person' }
  switch (ref.kind) {
    case 'name':
      return third(ref.plural === true, ref.g, ref.alive)
    case 'noun': {
      const term = termIn(scene, ref.term)
      if (term.es.the === 'los' || term.es.the === 'las') return third(true, term.es.the === 'las' ? 'f' : 'm', term.es.alive)
      // The verb agrees with "cantidad".
      if (ref.det === 'count' && ref.count === 'any') return third(false, 'f', term.es.alive)
      return third(manyNoun(ref, term), genderOf(ref, term), term.es.alive)
    }
    case 'it': {
      const { es } = termIn(scene, ref.term)
      return third(ref.plural === true, es.g === 'f' ? 'f' : 'm', es.alive)
    }
    case 'list': {
      const all = ref.items.map((item) => features(item, scene))
      const many =
        ref.conjunction === 'or' || ref.conjunction === 'nor'
          ? all.some((each) => each.many)
          : all.length > 1 || all.some((each) => each.many)
      // Mixed genders are masculine plural.
      return third(many, all.length > 0 && all.every((each) => each.g === 'f') ? 'f' : 'm', all[0]?.alive)
    }
    case 'part':
      return { ...features(ref.of, scene), many: isMany(ref.count) }
    case 'mine':
      return third(isMany(ref.count), termIn(scene, ref.term).es.g === 'f' ? 'f' : 'm')
    case 'deed':
      return third(false, verbOf(scene.lexicon, ref.verb).es.deed?.g ?? 'm')
    case 'number':
      return third(isMany(ref.quantity), 'm')
    default:
      return third(false, 'm', ref.kind === 'nobody' ? 'person' : undefined)
  }
}

export function quantity(amount: Quantity, scene: Scene): Token[] {
  if (amount === 'any') return words(`${scene.lexicon.phrases.anyNumber.es} de`)
  if (typeof amount === 'number') return [numeral(amount)]
  if ('upTo' in amount) return [tied('hasta'), numeral(amount.upTo)]
  if ('atLeast' in amount) return [tied('al menos'), numeral(amount.atLeast)]
  return [numeral(amount.orMore), tied('o más')]
}

/** The noun as printed, with its unit and icon. */
function head(noun: Noun, term: Term, g: Gender, many: boolean, scene: Scene): Token[] {
  const { es } = term
  const icon = term.icon === undefined ? {} : { icon: term.icon }
  const sound = es.sound === undefined ? {} : { sound: es.sound }
  const counted = noun.det === 'count' && noun.count !== undefined
  if (counted && term.symbol !== undefined) return [{ text: term.symbol, spoken: nounForm(es, g, many), ...icon }]
  if (noun.unitOnly) return words(es.unit === 'punto' ? (many ? 'puntos' : 'punto') : nounForm(es, g, many))
  if (counted && es.unit !== undefined) {
    const unit = es.unit === 'punto' && scene.unit !== 'said' ? (many ? 'puntos de ' : 'punto de ') : 'de '
    if (es.unit === 'punto' && scene.unit === 'list') scene.unit = 'said'
    return [{ text: unit + es.one, ...icon }]
  }
  return [{ text: nounForm(es, g, many), ...icon, ...sound }]
}

function determiner(noun: Noun, term: Term, g: Gender, many: boolean, direct: boolean, scene: Scene): Token[] {
  const stressed = direct && term.es.el === true
  const count = noun.count === undefined ? [] : quantity(noun.count, scene)
  switch (noun.det) {
    case 'count':
      return count
    case 'a':
      return words(indefinite(g, stressed))
    case 'the':
      return [...words(definite(g, many, stressed && noun.count === undefined)), ...count]
    case 'all':
      return words(definite(g, many, stressed))
    case 'whole':
      return words(g === 'f' ? 'todas' : 'todos', definite(g, many))
    case 'kind':
      return words(definite(g, many, stressed))
    case 'this':
      return [...words(thisWord(g, many)), ...count]
    case 'that':
      return [...words(thatWord(g, many)), ...count]
    case 'each':
      return noun.headless ? words('cada', oneWord(g)) : words('cada')
    case 'another':
      return [...words(another(g, many)), ...count]
    case 'other':
      return words(definite(g, true), 'demás')
    case 'same':
      return words(definite(g, many), same(g, many))
    case 'any':
      return words('cualquier')
    case 'no':
      return words(none(g, stressed))
    case 'half':
      return words('la mitad de')
    case 'top':
      return [
        ...words(definite(g, many)),
        ...(isMany(noun.count) ? count : []),
        word(many ? (g === 'f' ? 'primeras' : 'primeros') : g === 'f' ? 'primera' : 'primer'),
      ]
    case 'chosen':
      return words(definite(g, many, stressed))
    case 'bare':
    case 'role':
      return []
  }
}

/** tu, su when the owner is a pronoun; otherwise "de X" follows the noun. */
function owns(owner: Owner, scene: Scene): 'tu' | 'su' | undefined {
  if (owner === 'you') return 'tu'
  if (owner === 'it') return 'su'
  if (owner === 'own') return isYou(possessorOf(scene), scene) ? 'tu' : 'su'
  return isYou(owner, scene) ? 'tu' : undefined
}

const boundTokens = (bound: Bound): Token[] =>
  'is' in bound ? [numeral(bound.is)] : 'max' in bound ? [numeral(bound.max), ...words('o menos')] : [numeral(bound.min), ...words('o más')]

const measure = (id: string, bound: Bound, scene: Scene): Token[] => [
  ...words('de'),
  tied(termIn(scene, id).es.one),
  ...boundTokens(bound).map((token, index, all) => (index === all.length - 1 ? { text: token.text } : token)),
]

const of = (tokens: readonly Token[]): Token[] => [word('de'), ...tokens]

function adjectiveTokens(noun: Noun, g: Gender, many: boolean, before: boolean, scene: Scene): Token[] {
  const chosen = (noun.adjectives ?? [])
    .map((id) => adjectiveOf(scene.lexicon, id))
    .filter((adjective) => (adjective.before === true) === before)
  return chosen.map((adjective) =>
    word(before && g === 'm' && !many && adjective.short !== undefined ? adjective.short : agreeing(adjective.es, g, many)),
  )
}

function relative(clause: Clause, subject: Ref, scene: Scene): Token[] {
  return aside(scene, () => {
    scene.subject = keyOf(subject)
    return [word('que'), ...scene.language.clause({ ...clause, subject }, 'that', scene)]
  })
}

/** The noun alone, for agreement. */
const plainly = ({ kind, term, det, g }: Noun): Noun => ({ kind, term, det, ...(g === undefined ? {} : { g }) })

function relativeVerb(form: [one: string, many: string], many: boolean, preposition: string, place: Ref, scene: Scene): Token[] {
  return [word('que'), word(form[many ? 1 : 0]), ...words(preposition), ...aside(scene, () => reference(place, scene))]
}

function traitTokens({ es, icon }: Term, many: boolean): Token[] {
  const link = es.linked ? words('de', es.the ?? '') : []
  const text = many && es.agrees ? nounForm(es, 'm', true) : es.one
  return [...link, { text, ...(icon === undefined ? {} : { icon }) }]
}

/** Everything after the noun, nearest first. */
function followers(noun: Noun, g: Gender, many: boolean, scene: Scene): Token[] {
  const inner = (ref: Ref): Token[] => aside(scene, () => reference(ref, scene))
  const tokens: Token[] = []
  if (noun.of !== undefined) tokens.push(...of(inner(noun.of)))
  if (noun.number !== undefined) tokens.push({ text: `${noun.number}` })
  tokens.push(...modifierTokens(noun, 'es', 'dificultad'))
  // What is one with the noun stands before its adjectives: 2 Aliados SECTARIOS distintos, 2 Localizaciones distintas de CIUDAD.
  const traits = (noun.traits ?? []).map((id) => termIn(scene, id))
  tokens.push(
    ...traits.filter(({ es }) => !es.linked).flatMap((one) => traitTokens(one, many)),
    ...adjectiveTokens(noun, g, many, false, scene),
  )
  tokens.push(...traits.filter(({ es }) => es.linked).flatMap((one) => traitTokens(one, many)))
  if (noun.superlative !== undefined) tokens.push(word('más'), word(agreeing(adjectiveOf(scene.lexicon, noun.superlative).es, g, many)))
  if (noun.additional) tokens.push(word(many ? 'adicionales' : 'adicional'))
  if (noun.more) tokens.push(word('más'))
  if (noun.less || noun.discount) tokens.push(word('menos'))
  if (noun.value !== undefined) tokens.push(...measure('value', typeof noun.value === 'number' ? { max: noun.value } : noun.value, scene))
  if (noun.measure !== undefined) tokens.push(...measure(noun.measure.term, noun.measure, scene))
  if (noun.random) tokens.push(word('al azar'))
  if (noun.choice) tokens.push(...words('de', choiceOf(noun, scene), 'elección'))
  if (noun.owner !== undefined && owns(noun.owner, scene) === undefined) tokens.push(...of(inner(noun.owner as Ref)))
  if (noun.from !== undefined) tokens.push(...of(inner(noun.from)))
  if (noun.within !== undefined) tokens.push(...of(inner(noun.within)))
  if (noun.in !== undefined) tokens.push(word('en'), ...inner(noun.in))
  if (noun.being !== undefined) {
    const adjective = adjectiveOf(scene.lexicon, noun.being.adjective)
    tokens.push(word(agreeing(adjective.es, g, many)), ...after(adjective.complement?.es ?? '', noun.being.to, scene))
  }
  if (noun.fewest !== undefined || noun.most !== undefined) {
    const id = (noun.fewest ?? noun.most) as string
    tokens.push(...words('con', noun.fewest === undefined ? 'más' : 'menos'), ...bare(id, scene))
    scene.counted = id
  }
  if (noun.at !== undefined) tokens.push(...relativeVerb(['esté', 'estén'], many, 'en', noun.at, scene))
  if (noun.there !== undefined) tokens.push(...relativeVerb(['haya', 'haya'], many, 'en', noun.there, scene))
  // A second relative is joined to the first: que esté en tu casilla y tenga …
  const that = noun.at === undefined && noun.there === undefined ? 'que' : 'y'
  if (noun.with !== undefined) tokens.push(word(that), ...relativeVerb(['tenga', 'tengan'], many, '', noun.with, scene).slice(1))
  if (noun.without !== undefined)
    tokens.push(word(that), word('no'), ...relativeVerb(['tenga', 'tengan'], many, '', noun.without, scene).slice(1))
  if (noun.that !== undefined)
    tokens.push(...relative(noun.that, { ...plainly(noun), det: 'this', ...(many ? { plural: true } : {}) }, scene))
  if (noun.thatYou !== undefined) tokens.push(...relative(noun.thatYou, scene.actor, scene))
  if (noun.per !== undefined) tokens.push(word('por'), word(termIn(scene, noun.per).es.one))
  if (noun.det === 'chosen') tokens.push(word('que'), word(isYou(possessorOf(scene), scene) ? 'elijas' : 'elija'))
  if (noun.except !== undefined) tokens.push(comma, word('salvo'), ...inner(noun.except))
  if (noun.rounded !== undefined) tokens.push(...inParentheses(words('redondeando', 'hacia', noun.rounded === 'down' ? 'abajo' : 'arriba')))
  return tokens
}

/** The chooser is whoever acts; but a subject is chosen by the reader. */
const choiceOf = (noun: Noun, scene: Scene): string =>
  isYou(possessorOf(scene), scene) || keyOf(scene.actor) === keyOf(noun) ? 'tu' : 'su'

const bare = (id: string, scene: Scene): Token[] => reference({ kind: 'noun', term: id, det: 'bare', plural: true }, scene)

function nounPhrase(noun: Noun, scene: Scene): Token[] {
  const term = termIn(scene, noun.term)
  const g = genderOf(noun, term)
  const many = manyNoun(noun, term)
  if (noun.term === 'self') scene.selfNamed = true
  if (noun.headless) return determiner(noun, term, g, many, true, scene)
  const counted = noun.det === 'count' && noun.count !== undefined
  if (
    counted &&
    scene.counted === noun.term &&
    isPlainCount(noun) &&
    term.es.unit === undefined &&
    term.symbol === undefined &&
    noun.count !== 'any'
  ) {
    const said = quantity(noun.count as Quantity, scene)
    return said.map((token, index) => (index === said.length - 1 ? { text: token.text } : token))
  }
  if (counted || noun.det === 'top') scene.counted = noun.term
  const before = adjectiveTokens(noun, g, many, true, scene)
  const owner = noun.owner === undefined ? undefined : owns(noun.owner, scene)
  const isName =
    term.es.the !== undefined && !['count', 'this', 'that', 'each', 'another', 'any', 'no', 'bare', 'role', 'a'].includes(noun.det)
  const lead: Token[] = []
  if (isName && owner === undefined) lead.push(...words(term.es.the ?? ''))
  else if (noun.det === 'half')
    lead.push(
      ...determiner(noun, term, g, many, false, scene),
      ...(owner === undefined ? words(definite(g, many)) : words(possessive(owner === 'tu', many))),
    )
  else if (owner !== undefined && (noun.det === 'the' || noun.det === 'all'))
    lead.push(word(possessive(owner === 'tu', many)), ...(noun.count === undefined ? [] : quantity(noun.count, scene)))
  else if (owner !== undefined && noun.det === 'count' && noun.count !== undefined)
    lead.push(...quantity(noun.count, scene), ...words('de', possessive(owner === 'tu', true)))
  else lead.push(...determiner(noun, term, g, many, before.length === 0, scene))
  const manyHead = owner !== undefined && noun.det === 'count' ? true : many
  return [...lead, ...before, ...tie(head(noun, term, g, manyHead, scene), noun), ...followers(noun, g, many, scene)]
}

/** A name and its number or modifier stay together. */
const tie = (tokens: Token[], noun: Noun): Token[] =>
  noun.modifier === undefined && noun.number === undefined ? tokens : tokens.map((token) => ({ ...token, tie: true as const }))

/** A noun phrase after a preposition; the reader is ti. */
export function after(preposition: string, ref: Ref, scene: Scene): Token[] {
  if (isYou(ref, scene)) return preposition === '' ? words('tú') : preposition === 'con' ? words('contigo') : words(preposition, 'ti')
  if (ref.kind === 'it') {
    const { g, many } = features(ref, scene)
    return words(preposition, heWord(g, many))
  }
  // "hasta en 3": the measure word comes before "en".
  if (ref.kind === 'number' && preposition === 'en' && typeof ref.quantity === 'object' && 'upTo' in ref.quantity) {
    return [word('hasta'), tied('en'), word(`${ref.quantity.upTo}`)]
  }
  return [...words(preposition), ...reference(ref, scene)]
}

export function reference(ref: Ref, scene: Scene): Token[] {
  switch (ref.kind) {
    case 'noun':
      return nounPhrase(ref, scene)
    case 'name':
      return isYou(ref, scene) ? words('tú') : [...words(ref.the ?? ''), { text: ref.es, name: true, fixed: true }]
    case 'you':
      return words('tú')
    case 'nobody':
      return words('nadie')
    case 'it': {
      const { g, many } = features(ref, scene)
      return words(heWord(g, many))
    }
    case 'list': {
      const unit = scene.unit
      scene.unit = 'list'
      const items = ref.items.map((item) => reference(item, scene))
      scene.unit = unit
      if (ref.conjunction === 'comma') return joined(items, [])
      if (ref.conjunction === 'semicolon') return joined(items, [], semicolon)
      return joined(items, words({ and: 'y', or: 'o', nor: 'ni' }[ref.conjunction]))
    }
    case 'bonus': {
      const adjective = ref.adjective === undefined ? [] : [word(adjectiveOf(scene.lexicon, ref.adjective).es[0])]
      const to = ref.to === undefined ? [] : [word('a'), ...reference(ref.to, scene)]
      const kind = ref.of === undefined ? [] : of(reference(ref.of, scene))
      return [
        { ...signed(ref.amount, 'es'), ...(ref.to === undefined && ref.of === undefined ? {} : { tie: true as const }) },
        ...adjective,
        ...kind,
        ...to,
      ]
    }
    case 'number': {
      const said = quantity(ref.quantity, scene)
      return said.map((token, index) => (index === said.length - 1 ? { text: token.text } : token))
    }
    case 'sum':
      return [...reference(ref.of, scene), word('+'), word(`${ref.plus}`)]
    case 'doing':
      return aside(scene, () => scene.language.clause(ref.clause, 'infinitive', scene))
    case 'deed': {
      const deed = verbOf(scene.lexicon, ref.verb).es.deed
      if (deed === undefined) throw new Error(`The verb “${ref.verb}” has no Spanish noun for its deed: give it \`deed\` in the lexicon.`)
      return [word(definite(deed.g, false)), word(deed.one), ...of(reference(ref.of, scene))]
    }
    case 'part':
      return [...quantity(ref.count, scene), word('de'), ...reference(ref.of, scene)]
    case 'mine': {
      const { es } = termIn(scene, ref.term)
      const g: Gender = es.g === 'f' ? 'f' : 'm'
      const yours = ref.whose === 'you' || isYou(possessorOf(scene), scene)
      return [...quantity(ref.count, scene), word('de'), word(definite(g, true)), word(possessiveAfter(yours, g, true))]
    }
    case 'code':
      return [{ text: ref.text, fixed: true }]
  }
}
