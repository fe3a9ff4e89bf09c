import { verbOf } from '../lexicon.ts'
import { termIn } from '../quantities.ts'
import { aside, isUnderstood, isYou, keyOf, type Language, type Mood, noneOf, type Scene, subjectOf } from '../scene.ts'
import { numeral, type Token, word, words } from '../tokens.ts'
import type { Clause, Tree } from '../tree.ts'
import { slotOf, spanishClause, spanishCondition } from './clauses.ts'
import { features, quantity, reference } from './nouns.ts'
import { spanishOpener } from './openers.ts'
import { conjugate } from './verbs.ts'

/** Whether a verb of these parts is told rather than ordered. */
function isTold(tree: Tree, scene: Scene): boolean {
  switch (tree.kind) {
    case 'clause':
      return tree.voice !== undefined || !isYou(subjectOf(tree, scene), scene) || verbOf(scene.lexicon, tree.verb).es.kind === 'befall'
    case 'seq':
    case 'then':
    case 'choose':
      return tree.parts.some((part) => isTold(part, scene))
    case 'unless':
      return isTold(tree.effect, scene)
    case 'pay':
      return isTold(tree.cost, scene)
    case 'actor':
      return !isYou(tree.who, scene) || isTold(tree.body, scene)
    case 'if':
      return isTold(tree.then, scene)
    case 'attempt':
      return [tree.pass, tree.fail].some((part) => part !== undefined && isTold(part, scene))
    default:
      return false
  }
}

const spellFaces = (on: number | { from: number; to: number } | { min: number }, article: string): Token[] => {
  if (typeof on === 'number') return words(article, `${on}`)
  if ('min' in on) return words(article, `${on.min}`, 'o más')
  const faces = Array.from({ length: on.to - on.from + 1 }, (_, index) => on.from + index)
  return faces.flatMap((face, index) => [
    ...(index === 0 ? [] : index === faces.length - 1 ? words('o') : [{ text: ',', glue: 'left' as const }]),
    ...words(article, `${face}`),
  ])
}

const pronounIt = (verb: 'pass' | 'fail', noun: string): Clause => ({ kind: 'clause', verb, objects: [{ kind: 'it', term: noun }] })

export const spanish: Language = {
  id: 'es',
  and: words('y'),
  or: words('o'),
  andThen: words('y', 'luego'),
  thenFirst: [word('luego'), { text: ',', glue: 'left' }],
  ifWord: 'si',
  otherwise: [word('si'), word('no'), { text: ',', glue: 'left' }],
  unlessWord: 'a menos que',
  withWord: 'con',
  features,
  reference,
  clause: spanishClause,
  condition: spanishCondition,
  opener: spanishOpener,
  modal(kind, subject, mood, scene) {
    const key = keyOf(subject)
    const none = kind === 'cannot' ? noneOf(subject) : undefined
    const named =
      none !== undefined ? reference(none, scene) : isUnderstood(subject, scene) || isYou(subject, scene) ? [] : reference(subject, scene)
    scene.subject = key
    if (key === keyOf(scene.actor)) scene.actorNamed = true
    const forms = conjugate('poder')
    const slot = slotOf(features(subject, scene))
    const subjunctive = { you: forms.youSubjunctive, one: forms.oneSubjunctive, many: forms.manySubjunctive }
    const verb = mood === 'that' ? subjunctive[slot] : forms[slot]
    return [...named, ...words(kind === 'cannot' && subject.kind !== 'nobody' && none === undefined ? 'no' : '', verb)]
  },
  purpose: (subject, scene) =>
    keyOf(subject) === keyOf(scene.actor)
      ? { lead: words('para'), mood: 'infinitive' as Mood }
      : { lead: words('para', 'que'), mood: 'that' as Mood },
  ifDone: (scene) => words('si', 'lo', conjugate('hacer')[slotOf(features(scene.actor, scene))]),
  ifCannot: (scene) => words('si', 'no', conjugate('poder')[slotOf(features(scene.actor, scene))]),
  outcome: (verb, noun, scene) => aside(scene, () => [word('si'), ...spanishClause({ ...pronounIt(verb, noun) }, 'if', scene)]),
  successes(on, counted, first, scene) {
    if (typeof on === 'number') {
      return [word('con'), ...(first ? reference({ kind: 'noun', term: counted, det: 'count', count: on }, scene) : words(`${on}`))]
    }
    const many = termIn(scene, counted).es.many ?? `${termIn(scene, counted).es.one}s`
    const noun = first ? words(many) : []
    return 'min' in on
      ? [word('con'), numeral(on.min), word('o más'), ...noun]
      : [word('con'), numeral(on.from), word(on.to === on.from + 1 ? 'o' : 'a'), numeral(on.to), ...noun]
  },
  faces: (on) => [word('con'), ...spellFaces(on, 'un')],
  facesLabel: (on) => spellFaces(on, ''),
  once: (per, times, scene) => [
    ...(times === 1 ? words('una', 'vez') : [numeral(times), word('veces')]),
    word('por'),
    word(termIn(scene, per).es.one),
  ],
  harmony: (parts, mood, scene) => (mood === 'do' && parts.some((part) => isTold(part, scene)) ? 'tell' : mood),
  instead: { before: words('en', 'lugar', 'de', 'eso'), after: [] },
  ends: (when, scene) => [word('termina'), ...spanishOpener({ kind: 'when', clause: when }, scene)],
  chooseOne(count, scene) {
    const slot = slotOf(features(scene.actor, scene))
    const forms = conjugate('elegir')
    const who = isYou(scene.actor, scene) || scene.actorNamed ? [] : reference(scene.actor, scene)
    scene.actorNamed = true
    const noun = count === 1 ? 'opción' : 'opciones'
    return [...who, word(slot === 'you' ? forms.imperative : forms[slot]), ...quantity(count, scene), word(noun)]
  },
  infinitive: (verb, objects, scene) => spanishClause({ kind: 'clause', verb, objects }, 'infinitive', scene),
  question: (tokens) => [{ text: '¿', glue: 'right' }, ...tokens],
  questionMood: 'tell',
}
