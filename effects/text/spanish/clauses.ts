import { adjectiveOf, type EsVerb, type Role, verbOf } from '../lexicon.ts'
import { termIn } from '../quantities.ts'
import { aside, type Features, isSelf, isUnderstood, isYou, keyOf, type Mood, owned, type Scene, subjectOf } from '../scene.ts'
import { comma, joined, type Token, word, words } from '../tokens.ts'
import type { Clause, Condition, Ref } from '../tree.ts'
import { isDefinite } from '../tree.ts'
import { agreeing, itWord } from './articles.ts'
import { after, features, reference } from './nouns.ts'
import { conjugate, parseInfinitive, wereTo, withPronouns } from './verbs.ts'

/* Clauses in Spanish: subject, negation, pronouns, the verb in its mood, and the parts in order. */

const order: readonly Role[] = [
  'object',
  'recipient',
  'state',
  'by',
  'from',
  'to',
  'place',
  'against',
  'with',
  'as',
  'price',
  'cause',
  'per',
  'time',
]

const prepositions: Readonly<Record<Role, string>> = {
  object: '',
  recipient: 'a',
  state: '',
  by: '',
  from: 'de',
  to: 'a',
  place: 'en',
  against: 'contra',
  with: 'con',
  as: 'como',
  price: 'por',
  cause: 'por',
  per: 'por',
  time: '',
}

type Slot = 'you' | 'one' | 'many'
export const slotOf = ({ person, many }: Features): Slot => (person === 2 ? 'you' : many ? 'many' : 'one')
const have: Readonly<Record<Slot, string>> = { you: 'has', one: 'ha', many: 'han' }
const haveSubjunctive: Readonly<Record<Slot, string>> = { you: 'hayas', one: 'haya', many: 'hayan' }

interface Pronouns {
  /** In order: te, se, le, lo. */
  list: string[]
}

/** Objects that are said as pronouns: the reader, "it", and the card once the sentence has named it. */
function pronounOf(ref: Ref, dative: boolean, scene: Scene): string | undefined {
  if (isYou(ref, scene)) return 'te'
  if (ref.kind === 'it' || (isSelf(ref) && scene.selfNamed)) {
    const { g, many } = features(ref, scene)
    return dative ? (many ? 'les' : 'le') : itWord(g, many)
  }
  return undefined
}

const attached = ({ list }: Pronouns): string =>
  list.map((pronoun, index) => (pronoun.startsWith('le') && list[index + 1]?.startsWith('l') ? 'se' : pronoun)).join('')

const isPiece = (ref: Ref, scene: Scene): boolean => ref.kind === 'noun' && termIn(scene, ref.term).es.piece === true

function personalA(verb: EsVerb, object: Ref, scene: Scene): boolean {
  if (object.kind === 'list') return object.items.some((item) => personalA(verb, item, scene))
  const { alive } = features(object, scene)
  if (alive !== 'person') return alive === 'creature' && verb.a === 'creatures'
  return verb.a !== 'never' || !isPiece(object, scene)
}

interface Finite {
  /** Words before the verb's own word: "fueras a", "has". */
  lead: string[]
  form: string
  /** Pronouns follow the form: imperative, infinitive. */
  enclitic: boolean
}

function finite(verb: EsVerb, clause: Clause, mood: Mood, slot: Slot, negated: boolean): Finite {
  const forms = conjugate(verb.inf, verb.irregular)
  const infinitive = parseInfinitive(verb.inf).verb
  if (mood === 'infinitive' || mood === 'gerund') return { lead: [], form: infinitive, enclitic: true }
  if (mood === 'would') return { lead: [wereTo[slot]], form: infinitive, enclitic: true }
  if (mood === 'told') return { lead: [have[slot]], form: forms.participle, enclitic: false }
  const subjunctive = mood === 'that' || mood === 'let'
  if (clause.perfect) return { lead: [(subjunctive ? haveSubjunctive : have)[slot]], form: forms.participle, enclitic: false }
  const subjunctives: Readonly<Record<Slot, string>> = { you: forms.youSubjunctive, one: forms.oneSubjunctive, many: forms.manySubjunctive }
  if (subjunctive) return { lead: [], form: subjunctives[slot], enclitic: false }
  if (mood === 'do' && slot === 'you' && verb.kind === 'act') {
    return negated ? { lead: [], form: subjunctives.you, enclitic: false } : { lead: [], form: forms.imperative, enclitic: true }
  }
  return { lead: [], form: forms[slot], enclitic: false }
}

/** The subject, if it must be said: the reader never is, another only when it changes. */
function subjectTokens(subject: Ref, scene: Scene): Token[] {
  const key = keyOf(subject)
  const same = isUnderstood(subject, scene)
  scene.subject = key
  if (key === keyOf(scene.actor)) scene.actorNamed = true
  return same || isYou(subject, scene) ? [] : reference(subject, scene)
}

function verbTokens(id: string, clause: Clause, mood: Mood, slot: Slot, pronouns: Pronouns, negated: boolean, scene: Scene): Token[] {
  const verb = verbOf(scene.lexicon, id).es
  const { reflexive, rest } = parseInfinitive(verb.inf)
  const { lead, form, enclitic } = finite(verb, clause, mood, slot, negated)
  const own = reflexive && clause.voice === undefined ? [slot === 'you' ? 'te' : 'se'] : []
  const all = { list: [...own, ...pronouns.list] }
  const before = negated ? words('no') : []
  const already = clause.already ? words('ya') : []
  if (enclitic) return [...before, ...already, ...words(...lead), word(withPronouns(form, rest, attached(all)))]
  const proclitics = all.list.map((pronoun, index) => (pronoun.startsWith('le') && all.list[index + 1]?.startsWith('l') ? 'se' : pronoun))
  return [...already, ...before, ...words(...proclitics, ...lead, withPronouns(form, rest, ''))]
}

function stateTokens(state: string | Ref, subject: Features, scene: Scene): Token[] {
  if (typeof state !== 'string') return reference(state, scene)
  return [word(agreeing(adjectiveOf(scene.lexicon, state).es, subject.g, subject.many))]
}

function roleTokens(role: Role, clause: Clause, verb: EsVerb, subject: Features, scene: Scene): Token[] {
  const preposition = verb.prepositions?.[role] ?? prepositions[role]
  if (role === 'state') return clause.state === undefined ? [] : stateTokens(clause.state, subject, scene)
  if (role === 'object') {
    const said = (clause.objects ?? []).filter(
      (object) => pronounOf(object, false, scene) === undefined || (preposition !== '' && preposition !== 'a'),
    )
    if (said.length === 0) return []
    const first = said[0] as Ref
    const object: Ref = said.length === 1 ? first : { kind: 'list', conjunction: 'and', items: said }
    if (object.kind === 'noun' && object.det === 'no') return negativeObject(object, scene)
    if (preposition !== '') return after(preposition, object, scene)
    if (object.kind === 'list' && personalA(verb, object, scene)) {
      return joined(
        object.items.map((item) => [...words(personalA(verb, item, scene) ? 'a' : ''), ...reference(item, scene)]),
        words(object.conjunction === 'or' ? 'o' : 'y'),
      )
    }
    return [...words(personalA(verb, object, scene) ? 'a' : ''), ...reference(object, scene)]
  }
  const part = clause[role]
  if (part === undefined) return []
  if (role === 'recipient' && pronounOf(part, true, scene) !== undefined) return []
  return after(preposition, part, scene)
}

/** After a negated verb: no cuestan locura; no descartas ninguna Pista. */
function negativeObject(object: Ref & { kind: 'noun' }, scene: Scene): Token[] {
  const mass = scene.lexicon.terms[object.term]?.es.many === null
  return reference(mass ? { ...object, det: 'bare' } : object, scene)
}

function closing(clause: Clause, subject: Features, scene: Scene): Token[] {
  const tokens: Token[] = []
  const sub = (inner: Clause, mood: Mood): Token[] =>
    aside(scene, () => spanishClause({ ...inner, subject: inner.subject ?? clause.subject ?? scene.actor }, mood, scene))
  if (clause.here) tokens.push(word('aquí'))
  if (clause.instead) tokens.push(word('en su lugar'))
  if (clause.insteadOf !== undefined) tokens.push(word('en lugar de'), ...sub(clause.insteadOf, 'infinitive'))
  if (clause.evenWhen !== undefined) tokens.push(word('incluso'), word('al'), ...sub(clause.evenWhen, 'infinitive'))
  if (clause.until !== undefined && clause.until.kind !== 'once') tokens.push(...scene.language.opener(clause.until, scene))
  if (clause.unless !== undefined) tokens.push(word('a menos que'), ...spanishCondition(clause.unless, 'that', scene))
  if (clause.ifAble !== undefined) {
    const slot = slotOf(subject)
    tokens.push(comma, word('si'), word(conjugate(clause.ifAble === 'have' ? 'tener' : 'poder')[slot]))
  }
  return tokens
}

function passive(clause: Clause, mood: Mood, scene: Scene): Token[] {
  const verb = verbOf(scene.lexicon, clause.verb).es
  const subject = clause.subject ?? { kind: 'nobody' as const }
  const personal = personalA(verb, subject, scene)
  const agreement = features(subject, scene)
  // With personal a the verb is impersonal: Se invoca a 2 Primigenios.
  const slot: Slot = agreement.many && !personal ? 'many' : 'one'
  // After puede, no puede the thing has been named.
  const understood = mood === 'infinitive' && scene.subject === keyOf(subject)
  const named = understood ? [] : [...words(personal ? 'a' : ''), ...reference(subject, scene)]
  if (!understood) scene.subject = undefined
  const none = subject.kind === 'noun' && subject.det === 'no' && !clause.topic
  const said = verbTokens(clause.verb, clause, mood, slot, { list: ['se'] }, clause.negated === true || none, scene)
  const rest = order.filter((role) => role !== 'object').flatMap((role) => roleTokens(role, clause, verb, agreement, scene))
  return clause.topic
    ? [...named, ...said, ...rest, ...closing(clause, agreement, scene)]
    : [...said, ...named, ...rest, ...closing(clause, agreement, scene)]
}

export function spanishClause(clause: Clause, mood: Mood, scene: Scene): Token[] {
  if (clause.voice !== undefined) return passive(clause, mood, scene)
  const verb = verbOf(scene.lexicon, clause.verb).es
  const subject = subjectOf(clause, scene)
  const agreement = features(subject, scene)
  const slot = slotOf(agreement)
  const silent = mood === 'infinitive' || mood === 'gerund'
  const different =
    silent && clause.subject !== undefined && keyOf(clause.subject) !== scene.subject && keyOf(clause.subject) !== keyOf(scene.actor)
  // "Puedes … y la Perdición retrocede": another subject cannot stand in the infinitive.
  const mode: Mood = different && mood === 'infinitive' ? 'tell' : mood
  const named = silent && !different ? [] : subjectTokens(subject, scene)
  const objectPreposition = verb.prepositions?.object ?? ''
  const dative = objectPreposition === 'a'
  const list: string[] = []
  if (clause.recipient !== undefined) {
    const pronoun = pronounOf(clause.recipient, true, scene)
    if (pronoun !== undefined) list.push(pronoun)
  }
  if (objectPreposition === '' || dative) {
    for (const object of clause.objects ?? []) {
      const pronoun = pronounOf(object, dative, scene)
      if (pronoun !== undefined) list.push(pronoun)
    }
  }
  const without = clause.objects?.some((object) => object.kind === 'noun' && object.det === 'no') === true
  const negated = (clause.negated === true || without) && subject.kind !== 'nobody'
  const first = verbTokens(clause.verb, clause, mode, slot, { list }, negated, scene)
  const second =
    clause.orVerb === undefined ? [] : [word('o'), ...verbTokens(clause.orVerb, clause, mode, slot, { list: [] }, false, scene)]
  const said = [...first, ...second]
  const roles = verb.order ?? order
  const { rest, tail } = owned(clause.subject, agreement.alive === 'person', scene, () => ({
    rest: [...roles, ...order.filter((role) => !roles.includes(role))].flatMap((role) => roleTokens(role, clause, verb, agreement, scene)),
    tail: closing(clause, agreement, scene),
  }))
  if (clause.only) return [word('solo'), ...said, ...named, ...rest, ...tail]
  if (verb.subjectAfter && !silent) return [...said, ...named, ...rest, ...tail]
  return [...named, ...said, ...rest, ...tail]
}

export function spanishCondition(condition: Condition, mood: 'if' | 'that', scene: Scene): Token[] {
  if (condition.kind === 'conditions') {
    return joined(
      condition.items.map((item) => spanishCondition(item, mood, scene)),
      words(condition.conjunction === 'and' ? 'y' : 'o'),
    )
  }
  if (condition.kind === 'exists') {
    const none = condition.what.kind === 'noun' && condition.what.det === 'no'
    const verb = mood === 'if' ? 'hay' : 'haya'
    if (isDefinite(condition.what)) {
      const { what, place } = condition
      return spanishClause(
        {
          kind: 'clause',
          verb: 'stay',
          subject: what,
          ...(place === undefined ? {} : { place }),
          ...(condition.negated ? { negated: true as const } : {}),
        },
        mood,
        scene,
      )
    }
    const place = condition.place === undefined ? [] : [word('en'), ...reference(condition.place, scene)]
    return [...words(condition.negated || none ? 'no' : '', verb), ...reference(condition.what, scene), ...place]
  }
  return spanishClause(condition, mood, scene)
}
