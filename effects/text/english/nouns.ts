import { adjectiveOf, type Term, verbOf } from '../lexicon.ts'
import { isMany, isPlainCount, modifierTokens, termIn } from '../quantities.ts'
import { aside, type Features, isYou, keyOf, possessorOf, type Scene } from '../scene.ts'
import { inParentheses, joined, numeral, semicolon, signed, type Token, tied, word, words } from '../tokens.ts'
import type { Bound, Clause, Noun, Owner, Quantity, Ref } from '../tree.ts'
import { article, gerund, nounForm, possessive } from './forms.ts'

/* Noun phrases in English: what Spanish says after the noun mostly comes before it here. */

const manyNoun = (noun: Noun): boolean =>
  noun.plural === true || isMany(noun.count) || ['all', 'whole', 'other', 'half', 'no'].includes(noun.det)

export function features(ref: Ref, scene: Scene): Features {
  const third = (many: boolean, alive?: 'person' | 'creature'): Features => ({ person: 3, many, g: 'm', alive })
  if (isYou(ref, scene)) return { person: 2, many: false, g: scene.reader, alive: 'person' }
  switch (ref.kind) {
    case 'name':
      return third(ref.plural === true, ref.alive)
    case 'noun': {
      const term = termIn(scene, ref.term)
      const names = term.es.the === 'los' || term.es.the === 'las'
      return third(names ? term.en.one.endsWith('s') || term.en.many === term.en.one : manyNoun(ref), term.es.alive)
    }
    case 'it':
      return third(ref.plural === true, termIn(scene, ref.term).es.alive)
    case 'list': {
      const all = ref.items.map((item) => features(item, scene))
      const many =
        ref.conjunction === 'or' || ref.conjunction === 'nor'
          ? all.some((each) => each.many)
          : all.length > 1 || all.some((each) => each.many)
      return third(many, all[0]?.alive)
    }
    case 'part':
    case 'mine':
      return third(isMany(ref.count))
    case 'number':
      return third(isMany(ref.quantity))
    default:
      return third(false, ref.kind === 'nobody' ? 'person' : undefined)
  }
}

export function quantity(amount: Quantity, scene: Scene): Token[] {
  if (amount === 'any') return words(`${scene.lexicon.phrases.anyNumber.en} of`)
  if (typeof amount === 'number') return [numeral(amount)]
  if ('upTo' in amount) return [tied('up to'), numeral(amount.upTo)]
  if ('atLeast' in amount) return [tied('at least'), numeral(amount.atLeast)]
  return [numeral(amount.orMore), word('or more')]
}

const untied = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => (index === tokens.length - 1 ? { text: token.text } : token))

/** your, their, its; or another's name with 's. */
function ownerWord(owner: Owner, scene: Scene): string | undefined {
  if (owner === 'you') return 'your'
  if (owner === 'it') return 'its'
  if (owner === 'own') {
    if (isYou(possessorOf(scene), scene)) return 'your'
    const { alive, many } = features(possessorOf(scene), scene)
    return alive === 'person' || many ? 'their' : 'its'
  }
  return isYou(owner, scene) ? 'your' : undefined
}

/** 's for living owners of one thing; "of" for the rest: the range of your actions, 1 Ally of an opponent. */
function takesS(noun: Noun, owner: Ref, scene: Scene): boolean {
  if (noun.det !== 'the' || noun.count !== undefined) return false
  if (owner.kind === 'noun' && (owner.det === 'all' || owner.det === 'whole')) return false
  return owner.kind === 'name' || features(owner, scene).alive !== undefined
}

const boundTokens = (bound: Bound): Token[] =>
  'is' in bound ? [word(`${bound.is}`)] : 'max' in bound ? [numeral(bound.max), word('or less')] : [numeral(bound.min), word('or more')]

const measure = (id: string, bound: Bound, scene: Scene): Token[] => [word('of'), tied(termIn(scene, id).en.one), ...boundTokens(bound)]

function determiner(noun: Noun, next: string, term: Term, direct: boolean, scene: Scene): Token[] {
  const count = noun.count === undefined ? [] : quantity(noun.count, scene)
  const isName = term.es.the !== undefined
  switch (noun.det) {
    case 'count':
      return count
    case 'a':
    case 'kind':
    case 'role':
      return words(article(next, direct ? term.en.an : undefined))
    case 'the':
      return [...words(isName && !term.en.the && noun.superlative === undefined && noun.adjectives === undefined ? '' : 'the'), ...count]
    case 'all':
    case 'bare':
      return []
    case 'this':
      return [...words(isMany(noun.count) || noun.plural ? 'these' : 'this'), ...count]
    case 'that':
      return [...words(isMany(noun.count) || noun.plural ? 'those' : 'that'), ...count]
    case 'each':
      return words('each')
    case 'whole':
      return words('all')
    case 'another':
      return [...count, ...words(noun.plural ? 'other' : 'another')]
    case 'other':
      return words('other')
    case 'same':
      return words('the', 'same')
    case 'any':
    case 'chosen':
      return words('any')
    case 'no':
      return words('no')
    case 'half':
      return words('half', 'the')
    case 'top':
      return [...words('the', 'top'), ...(isMany(noun.count) ? count : [])]
  }
}

/** What stands between the determiner and the noun. */
function premodifiers(noun: Noun, scene: Scene): Token[] {
  const tokens: Token[] = []
  if (noun.additional) tokens.push(word('additional'))
  if (noun.more) tokens.push(word('more'))
  if (noun.less)
    tokens.push(word(termIn(scene, noun.term).es.many === null || termIn(scene, noun.term).es.unit !== undefined ? 'less' : 'fewer'))
  if (noun.superlative !== undefined) {
    const adjective = adjectiveOf(scene.lexicon, noun.superlative)
    tokens.push(word(adjective.most ?? `most ${adjective.en}`))
  }
  for (const id of noun.adjectives ?? []) tokens.push(word(adjectiveOf(scene.lexicon, id).en))
  for (const id of noun.traits ?? []) {
    const { en, icon } = termIn(scene, id)
    tokens.push({ text: en.one, ...(icon === undefined ? {} : { icon }) })
  }
  if (noun.of !== undefined) tokens.push(...reference(noun.of, scene))
  return tokens
}

/** Who does it is the noun itself: Moves that start here. */
function relative(clause: Clause, noun: Noun, scene: Scene): Token[] {
  return aside(scene, () => {
    const subject: Ref = { kind: 'noun', term: noun.term, det: 'this', ...(manyNoun(noun) ? { plural: true } : {}) }
    scene.subject = keyOf(subject)
    scene.plural = manyNoun(noun)
    scene.coordinated = true
    const { alive, piece } = termIn(scene, noun.term).es
    return [word(alive === 'person' && !piece ? 'who' : 'that'), ...scene.language.clause({ ...clause, subject }, 'that', scene)]
  })
}

function relativeOfObject(clause: Clause, scene: Scene): Token[] {
  return aside(scene, () => {
    scene.subject = undefined
    return scene.language.clause(clause, 'that', scene)
  })
}

export const placeWord = (place: Ref, scene: Scene): string => (place.kind === 'noun' ? (termIn(scene, place.term).en.place ?? 'in') : 'in')

/** Everything after the noun. */
function followers(noun: Noun, scene: Scene): Token[] {
  const inner = (ref: Ref): Token[] => aside(scene, () => reference(ref, scene))
  const tokens: Token[] = []
  const term = termIn(scene, noun.term)
  if (noun.number !== undefined) tokens.push(word(`${noun.number}`))
  tokens.push(...modifierTokens(noun, 'en', 'difficulty'))
  if (noun.value !== undefined) tokens.push(...measure('value', typeof noun.value === 'number' ? { max: noun.value } : noun.value, scene))
  if (noun.measure !== undefined) tokens.push(...measure(noun.measure.term, noun.measure, scene))
  if (noun.random) tokens.push(word('at random'))
  if (noun.choice) tokens.push(...words('of', keyOf(scene.actor) === keyOf(noun) ? 'your' : (ownerWord('own', scene) ?? 'your'), 'choice'))
  if (noun.owner !== undefined && ownerWord(noun.owner, scene) === undefined && !takesS(noun, noun.owner as Ref, scene))
    tokens.push(word('of'), ...inner(noun.owner as Ref))
  if (noun.from !== undefined) tokens.push(word(noun.det === 'top' ? 'of' : 'from'), ...inner(noun.from))
  for (const place of [noun.within, noun.in, noun.at, noun.there])
    if (place !== undefined) tokens.push(word(placeWord(place, scene)), ...inner(place))
  if (noun.being !== undefined) {
    const adjective = adjectiveOf(scene.lexicon, noun.being.adjective)
    tokens.push(word(adjective.en), ...words(adjective.complement?.en ?? ''), ...objectForm(noun.being.to, scene))
  }
  if (noun.fewest !== undefined || noun.most !== undefined) {
    const id = (noun.fewest ?? noun.most) as string
    tokens.push(
      ...words('with', 'the', noun.fewest === undefined ? 'most' : 'fewest'),
      ...reference({ kind: 'noun', term: id, det: 'bare', plural: true }, scene),
    )
    scene.counted = id
  }
  // After a place "with" would be the place's: on a City space who has …
  const placed = (noun.at ?? noun.there) !== undefined && term.es.alive !== undefined
  const has = manyNoun(noun) ? ['who', 'have', 'do'] : ['who', 'has', 'does']
  if (noun.with !== undefined) tokens.push(...words(...(placed ? has.slice(0, 2) : ['with'])), ...inner(noun.with))
  if (noun.without !== undefined)
    tokens.push(...words(...(placed ? ['who', has[2] as string, 'not', 'have'] : ['without'])), ...inner(noun.without))
  if (noun.that !== undefined) tokens.push(...relative(noun.that, noun, scene))
  if (noun.thatYou !== undefined) tokens.push(...relativeOfObject(noun.thatYou, scene))
  if (noun.per !== undefined) tokens.push(word('per'), word(termIn(scene, noun.per).en.one))
  if (noun.except !== undefined) tokens.push(word('except'), ...inner(noun.except))
  if (noun.discount) tokens.push(word('less'))
  if (noun.rounded !== undefined) tokens.push(...inParentheses(words('rounded', noun.rounded)))
  return tokens
}

/** The noun as printed; money has its sign before the number. */
function headed(noun: Noun, term: Term, many: boolean): Token[] {
  const icon = term.icon === undefined ? {} : { icon: term.icon }
  const tie = noun.modifier === undefined && noun.number === undefined ? {} : { tie: true as const }
  return [{ text: noun.unitOnly ? '' : nounForm(term, many), ...icon, ...tie }].filter((token) => token.text !== '')
}

function money(noun: Noun, term: Term, scene: Scene): Token[] {
  const [sign, ...rest] = quantity(noun.count as Quantity, scene).reverse()
  const amount: Token = { text: `${term.symbol}${sign?.text ?? ''}`, spoken: `${sign?.text ?? ''} ${nounForm(term, manyNoun(noun))}` }
  return [...rest.reverse(), amount, ...words(noun.additional ? 'additional' : '', noun.more ? 'more' : ''), ...followers(noun, scene)]
}

function nounPhrase(noun: Noun, scene: Scene): Token[] {
  const term = termIn(scene, noun.term)
  if (noun.term === 'self') scene.selfNamed = true
  const counted = noun.det === 'count' && noun.count !== undefined
  if (noun.headless)
    return noun.det === 'other'
      ? words('the', 'others')
      : noun.det === 'each'
        ? words('each')
        : words(noun.det === 'another' ? 'another' : 'that one')
  if (counted && term.symbol !== undefined) return money(noun, term, scene)
  if (counted && scene.counted === noun.term && isPlainCount(noun) && term.es.unit === undefined && noun.count !== 'any')
    return untied(quantity(noun.count as Quantity, scene))
  if (counted || noun.det === 'top') scene.counted = noun.term
  const before = premodifiers(noun, scene)
  const pronoun = noun.owner === undefined ? undefined : ownerWord(noun.owner, scene)
  const head = headed(noun, term, manyNoun(noun))
  const lead: Token[] = []
  if (pronoun !== undefined && counted) {
    const part = [...quantity(noun.count as Quantity, scene), word('of'), word(pronoun), ...before]
    return [...part, ...headed(noun, term, true), ...followers(noun, scene)]
  }
  if (pronoun !== undefined && noun.det !== 'kind' && noun.det !== 'a')
    lead.push(
      ...(noun.det === 'half' ? words('half') : []),
      word(pronoun),
      ...(noun.count === undefined ? [] : quantity(noun.count, scene)),
    )
  else if (noun.owner !== undefined && pronoun === undefined && takesS(noun, noun.owner as Ref, scene))
    lead.push(...withS(noun.owner as Ref, scene))
  else lead.push(...determiner(noun, [...before, ...head][0]?.text ?? '', term, before.length === 0, scene))
  const all = [...lead, ...before, ...head, ...followers(noun, scene)]
  return counted && head.length === 0 && before.length === 0 ? untied(all) : all
}

function withS(owner: Ref, scene: Scene): Token[] {
  const tokens = aside(scene, () => reference(owner, scene))
  const last = tokens.at(-1)
  if (last === undefined) return tokens
  return [...tokens.slice(0, -1), { ...last, text: possessive(last.text, features(owner, scene).many) }]
}

/** me, him: how a pronoun stands after a verb or preposition. */
export function objectForm(ref: Ref, scene: Scene): Token[] {
  if (isYou(ref, scene)) return words('you')
  if (ref.kind === 'it') return words(features(ref, scene).many || features(ref, scene).alive === 'person' ? 'them' : 'it')
  return reference(ref, scene)
}

export function reference(ref: Ref, scene: Scene): Token[] {
  switch (ref.kind) {
    case 'noun':
      return nounPhrase(ref, scene)
    case 'name':
      return isYou(ref, scene) ? words('you') : [...words(ref.enThe ? 'the' : ''), { text: ref.en, name: true, fixed: true }]
    case 'you':
      return words('you')
    case 'nobody':
      return words('nobody')
    case 'it':
      return words(features(ref, scene).many ? 'they' : 'it')
    case 'list': {
      const items = ref.items.map((item) => reference(item, scene))
      if (ref.conjunction === 'comma') return joined(items, [])
      if (ref.conjunction === 'semicolon') return joined(items, [], semicolon)
      return joined(items, words(ref.conjunction === 'nor' ? 'or' : ref.conjunction))
    }
    case 'bonus': {
      const adjective = ref.adjective === undefined ? [] : [word(adjectiveOf(scene.lexicon, ref.adjective).en)]
      const stat = ref.to?.kind === 'noun' && ref.to.det === 'bare'
      const to = ref.to === undefined ? [] : [...(stat && ref.adjective === undefined ? [] : words('to')), ...reference(ref.to, scene)]
      const kind = ref.of === undefined ? [] : reference(ref.of, scene)
      return [
        { ...signed(ref.amount, 'en'), ...(ref.to === undefined && ref.of === undefined ? {} : { tie: true as const }) },
        ...adjective,
        ...kind,
        ...to,
      ]
    }
    case 'number':
      return untied(quantity(ref.quantity, scene))
    case 'sum':
      return [...reference(ref.of, scene), word('+'), word(`${ref.plus}`)]
    case 'doing':
      return aside(scene, () => scene.language.clause(ref.clause, 'gerund', scene))
    case 'deed':
      return [word(gerund(verbOf(scene.lexicon, ref.verb).en)), ...reference(ref.of, scene)]
    case 'part':
      return [...quantity(ref.count, scene), word('of'), ...reference(ref.of, scene)]
    case 'mine':
      return [...quantity(ref.count, scene), word('of'), word(ref.whose === 'you' || isYou(possessorOf(scene), scene) ? 'yours' : 'theirs')]
    case 'code':
      return [{ text: ref.text, fixed: true }]
  }
}
