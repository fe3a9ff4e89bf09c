import { verbOf } from '../lexicon.ts'
import { termIn } from '../quantities.ts'
import { isYou, keyOf, type Language, type Mood, noneOf, type Scene, subjectOf } from '../scene.ts'
import { joined, numeral, type Token, word, words } from '../tokens.ts'
import type { Tree } from '../tree.ts'
import { englishClause, englishCondition, subjectOfModal } from './clauses.ts'
import { article, nounForm } from './forms.ts'
import { features, reference } from './nouns.ts'
import { englishOpener } from './openers.ts'

/** Who does what is said together: you and others cannot share bare imperatives. */
function doers(tree: Tree, scene: Scene): ('you' | 'other')[] {
  switch (tree.kind) {
    case 'clause':
      return tree.voice === undefined && isYou(subjectOf(tree, scene), scene) ? ['you'] : ['other']
    case 'seq':
    case 'then':
    case 'choose':
      return tree.parts.flatMap((part) => doers(part, scene))
    case 'unless':
      return doers(tree.effect, scene)
    case 'actor':
      return isYou(tree.who, scene) ? ['you'] : ['other']
    default:
      return []
  }
}

/** Said with "you" even alone, so its neighbours are too: You gain … or are devoured. */
const isTold = (tree: Tree, scene: Scene): boolean =>
  tree.kind === 'clause' &&
  tree.voice === undefined &&
  isYou(subjectOf(tree, scene), scene) &&
  verbOf(scene.lexicon, tree.verb).en.told === true

const pronoun = (scene: Scene): string => {
  if (isYou(scene.actor, scene)) return 'you'
  const { alive, many } = features(scene.actor, scene)
  return many || alive === 'person' ? 'they' : 'it'
}

const does = (scene: Scene): string => (pronoun(scene) === 'it' ? 'does' : 'do')

const each = (on: number | { from: number; to: number } | { min: number }): Token[] => {
  if (typeof on === 'number') return words(`${on}`)
  if ('min' in on) return words(`${on.min}`, 'or more')
  const faces = Array.from({ length: on.to - on.from + 1 }, (_, index) => words(`${on.from + index}`))
  return joined(faces, words('or'))
}

export const english: Language = {
  id: 'en',
  and: words('and'),
  or: words('or'),
  andThen: [{ text: ',', glue: 'left' }, word('then')],
  thenFirst: words('then'),
  ifWord: 'if',
  otherwise: [word('otherwise'), { text: ',', glue: 'left' }],
  unlessWord: 'unless',
  withWord: 'with',
  features,
  reference,
  clause: englishClause,
  condition: englishCondition,
  opener: englishOpener,
  modal(kind, subject, mood, scene) {
    const none = kind === 'cannot' ? noneOf(subject) : undefined
    const said = subjectOfModal(none ?? subject, mood, scene)
    // "you may test and, if you pass, you may …", "gain this Clue and you may …": no "you" stands near enough.
    const named = (mood === 'infinitive' || mood === 'do') && said.length === 0 && isYou(subject, scene) ? words('you') : said
    if (none !== undefined) scene.subject = keyOf(subject)
    const verb = kind === 'may' ? 'may' : subject.kind === 'nobody' || none !== undefined ? 'can' : 'cannot'
    return [...named, word(verb)]
  },
  purpose(subject, scene) {
    if (keyOf(subject) === keyOf(scene.actor)) return { lead: words('to'), mood: 'infinitive' as Mood }
    const { alive } = features(subject, scene)
    return { lead: words('to', alive === undefined ? 'have' : alive === 'creature' ? 'make' : 'let'), mood: 'let' as Mood }
  },
  ifDone: (scene) => words('if', pronoun(scene), does(scene)),
  ifCannot: (scene) => words('if', pronoun(scene), 'cannot'),
  outcome: (verb, _noun, scene) => words('if', pronoun(scene), pronoun(scene) === 'it' ? `${verb === 'pass' ? 'passes' : 'fails'}` : verb),
  successes(on, counted, first, scene) {
    const named = termIn(scene, counted)
    if (typeof on === 'number') return [word('with'), numeral(on), ...(first ? words(nounForm(named, on !== 1)) : [])]
    const noun = first ? words(nounForm(named, true)) : []
    return 'min' in on
      ? [word('with'), numeral(on.min), word('or more'), ...noun]
      : [word('with'), numeral(on.from), word(on.to === on.from + 1 ? 'or' : 'to'), numeral(on.to), ...noun]
  },
  faces(on) {
    const spelt = each(on)
    return [word('on'), word(article(spelt[0]?.text ?? '')), ...spelt]
  },
  facesLabel: each,
  once: (per, times, scene) => words(times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`, 'per', termIn(scene, per).en.one),
  harmony(parts, mood, scene) {
    if (mood !== 'do') return mood
    const all = new Set(parts.flatMap((part) => doers(part, scene)))
    return all.size > 1 || parts.some((part) => isTold(part, scene)) ? 'stand' : mood
  },
  instead: { before: [], after: words('instead') },
  ends: (when, scene) => [word('ends'), ...englishOpener({ kind: 'when', clause: when }, scene)],
  chooseOne(count, scene) {
    if (isYou(scene.actor, scene)) return words('choose', `${count}`)
    const { many } = features(scene.actor, scene)
    const who = scene.actorNamed ? words(pronoun(scene)) : reference(scene.actor, scene)
    const verb = many || (scene.actorNamed && pronoun(scene) === 'they') ? 'choose' : 'chooses'
    scene.actorNamed = true
    return [...who, word(verb), word(`${count}`)]
  },
  infinitive: (verb, objects, scene) => englishClause({ kind: 'clause', verb, objects }, 'infinitive', scene),
  question: (tokens) => tokens,
  questionMood: 'do',
}
