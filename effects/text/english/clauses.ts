import { adjectiveOf, type EnVerb, type Role, verbOf } from '../lexicon.ts'
import { termIn } from '../quantities.ts'
import { aside, isSelf, isYou, keyOf, type Mood, owned, type Scene, subjectOf } from '../scene.ts'
import { comma, joined, type Token, word, words } from '../tokens.ts'
import type { Clause, Condition, Ref } from '../tree.ts'
import { isDefinite } from '../tree.ts'
import { gerund, participle, past, thirdPerson } from './forms.ts'
import { features, objectForm, placeWord, reference } from './nouns.ts'

/* Clauses in English: bare imperatives, "you" for standing abilities, singular they. */

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

const prepositions: Readonly<Partial<Record<Role, string>>> = {
  recipient: 'to',
  by: 'by',
  from: 'from',
  to: 'to',
  against: 'against',
  with: 'with',
  as: 'as',
  price: 'for',
  cause: 'to',
  per: 'for',
}

/** The subject and whether its verb is plural: they discard, it advances. */
function subjectTokens(subject: Ref, mood: Mood, verb: EnVerb | undefined, scene: Scene): Token[] {
  const key = keyOf(subject)
  const you = isYou(subject, scene)
  const same = scene.subject === key
  const known = key === keyOf(scene.actor) && scene.actorNamed
  if (key === keyOf(scene.actor) && !you) scene.actorNamed = true
  if (scene.coordinated && same) return []
  scene.subject = key
  const { many, alive } = features(subject, scene)
  scene.plural = you || many
  if (you) return mood === 'do' && verb?.told !== true ? [] : words('you')
  if (known || same) {
    scene.plural = many || alive === 'person'
    return words(many || alive === 'person' ? 'they' : 'it')
  }
  return reference(subject, scene)
}

const isBare = (mood: Mood): boolean => mood === 'infinitive' || mood === 'gerund'

const toBe = (scene: Scene, you: boolean, mood: Mood): string => {
  if (mood === 'told') return scene.plural || you ? 'were' : 'was'
  if (mood === 'infinitive' || mood === 'let') return 'be'
  if (mood === 'would') return 'would be'
  if (mood === 'gerund') return 'being'
  return you || scene.plural ? 'are' : 'is'
}

function verbText(verb: EnVerb, clause: Clause, mood: Mood, you: boolean, scene: Scene): string {
  const plural = scene.plural || you
  if (clause.perfect && mood !== 'infinitive') return `${plural ? 'have' : 'has'}${clause.negated ? ' not' : ''} ${participle(verb)}`
  const [first = '', ...others] = verb.base.split(' ')
  if (first === 'be') {
    const form = mood === 'do' && you && verb.told !== true ? 'be' : toBe(scene, you, mood)
    return [clause.negated ? `${form} not` : form, ...others].join(' ')
  }
  if (mood === 'infinitive' || mood === 'let') return clause.negated ? `not ${verb.base}` : verb.base
  if (mood === 'gerund') return gerund(verb)
  if (mood === 'would') return clause.negated ? `would not ${verb.base}` : `would ${verb.base}`
  if (mood === 'told') return clause.negated ? `did not ${verb.base}` : past(verb)
  if (clause.negated) return `${plural ? 'do' : 'does'} not ${verb.base}`
  return plural ? verb.base : thirdPerson(verb)
}

function stateTokens(state: string | Ref, scene: Scene): Token[] {
  return typeof state === 'string' ? [word(adjectiveOf(scene.lexicon, state).en)] : reference(state, scene)
}

const shortened = (ref: Ref, scene: Scene): boolean => isSelf(ref) && scene.selfNamed

/** A person handled as a piece is "it": search for an Ally, show it. */
const asPiece = (object: Ref, clause: Clause, scene: Scene): boolean =>
  shortened(object, scene) ||
  (object.kind === 'it' && termIn(scene, object.term).es.piece === true && verbOf(scene.lexicon, clause.verb).es.a === 'never')

function objectTokens(clause: Clause, preposition: string, scene: Scene): Token[] {
  const all = clause.objects ?? []
  if (all.length === 0) return []
  const said = all.map((object) =>
    asPiece(object, clause, scene) ? words(features(object, scene).many ? 'them' : 'it') : objectForm(object, scene),
  )
  return [...words(preposition), ...joined(said, words('and'))]
}

function roleTokens(role: Role, clause: Clause, verb: EnVerb, scene: Scene): Token[] {
  const preposition = verb.prepositions?.[role] ?? prepositions[role] ?? ''
  if (role === 'object') return [...objectTokens(clause, preposition, scene), ...words(verb.tail ?? '')]
  if (role === 'state') return clause.state === undefined ? [] : stateTokens(clause.state, scene)
  const part = clause[role]
  if (part === undefined) return []
  if (role === 'recipient' && isPronoun(part, scene)) return []
  const lead = role === 'place' ? (verb.prepositions?.place ?? placeWord(part, scene)) : preposition
  return [...words(lead), ...objectForm(part, scene)]
}

const isPronoun = (ref: Ref, scene: Scene): boolean => isYou(ref, scene) || ref.kind === 'it'

function closing(clause: Clause, scene: Scene): Token[] {
  const tokens: Token[] = []
  if (clause.here) tokens.push(word('here'))
  if (clause.already && clause.perfect) tokens.push(word('before'))
  if (clause.instead) tokens.push(word('instead'))
  if (clause.insteadOf !== undefined) {
    const inner = clause.insteadOf
    tokens.push(word('instead of'), ...aside(scene, () => englishClause(inner, 'gerund', scene)))
  }
  if (clause.evenWhen !== undefined) {
    const inner = clause.evenWhen
    tokens.push(word('even when'), ...aside(scene, () => englishClause(inner, 'if', scene)))
  }
  if (clause.until !== undefined && clause.until.kind !== 'once') tokens.push(...scene.language.opener(clause.until, scene))
  if (clause.unless !== undefined) {
    const condition = clause.unless
    tokens.push(word('unless'), ...aside(scene, () => englishCondition(condition, 'if', scene)))
  }
  if (clause.ifAble !== undefined) tokens.push(comma, word('if able'))
  return tokens
}

function passive(clause: Clause, mood: Mood, scene: Scene): Token[] {
  const verb = verbOf(scene.lexicon, clause.verb).en
  const subject = clause.subject ?? { kind: 'nobody' as const }
  const understood = isBare(mood) && scene.subject === keyOf(subject)
  const named = understood ? [] : subjectTokens(subject, 'tell', undefined, scene)
  const said =
    clause.voice === 'middle'
      ? verbText(verb, clause, mood, false, scene)
      : `${toBe(scene, false, mood)}${clause.negated ? ' not' : ''} ${participle(verb)}`
  const rest = order.filter((role) => role !== 'object').flatMap((role) => roleTokens(role, clause, verb, scene))
  return [...named, word(said), ...rest, ...closing(clause, scene)]
}

export function englishClause(clause: Clause, mood: Mood, scene: Scene): Token[] {
  if (clause.voice !== undefined) return passive(clause, mood, scene)
  const verb = verbOf(scene.lexicon, clause.verb).en
  const subject = subjectOf(clause, scene)
  const you = isYou(subject, scene)
  const another = clause.subject !== undefined && keyOf(clause.subject) !== scene.subject && keyOf(clause.subject) !== keyOf(scene.actor)
  const mode: Mood = another && mood === 'infinitive' ? 'tell' : mood
  const named = isBare(mode) ? [] : subjectTokens(subject, mode, verb, scene)
  const said = words(
    ...verbText(verb, clause, mode, you, scene)
      .split(' ')
      .filter((text) => text !== ''),
  )
  if (clause.orVerb !== undefined) said.push(word('or'), word(verbText(verbOf(scene.lexicon, clause.orVerb).en, clause, mode, you, scene)))
  const pronoun = clause.recipient !== undefined && isPronoun(clause.recipient, scene) ? objectForm(clause.recipient, scene) : []
  const roles = verb.order ?? order
  const rest = owned(clause.subject, features(subject, scene).alive === 'person', scene, () => [
    ...[...roles, ...order.filter((role) => !roles.includes(role))].flatMap((role) => roleTokens(role, clause, verb, scene)),
    ...closing(clause, scene),
  ])
  const only = clause.only ? words('only') : []
  return [...only, ...named, ...said, ...pronoun, ...rest]
}

export function englishCondition(condition: Condition, mood: 'if' | 'that', scene: Scene): Token[] {
  if (condition.kind === 'conditions') {
    const parts = condition.items.map((item, index) => {
      scene.coordinated = index > 0
      return englishCondition(item, mood, scene)
    })
    return joined(parts, words(condition.conjunction))
  }
  if (condition.kind === 'exists') {
    const { what, place } = condition
    if (isDefinite(what) && !condition.holder) {
      return englishClause(
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
    if (condition.holder && place !== undefined) {
      const holder = reference(place, scene)
      const verb = features(place, scene).many ? 'have' : 'has'
      return [...holder, ...words(condition.negated ? `does not have` : verb), ...reference(what, scene)]
    }
    const verb = `${features(what, scene).many ? 'are' : 'is'}${condition.negated ? ' not' : ''}`
    return [
      ...words('there', verb),
      ...reference(what, scene),
      ...(place === undefined ? [] : [word(placeWord(place, scene)), ...reference(place, scene)]),
    ]
  }
  return englishClause(condition, mood, scene)
}

export const subjectOfModal = (subject: Ref, mood: Mood, scene: Scene): Token[] =>
  subjectTokens(subject, mood === 'do' ? 'stand' : mood, undefined, scene)
