import { bandTokens, inline, isShort, leader, openerTokens, opensWithCondition, outcomes, speaksToYou, withActor } from './inline.ts'
import { choiceOfObjects, flattened } from './merge.ts'
import { begin, isYou, keyOf, type Language, type Mood, type Scene, subjectOf } from './scene.ts'
import { colon, comma, inParentheses, joined, open, type Sentence, semicolon, signed, type Token, word } from './tokens.ts'
import type { Label, LabelPart, Ref, StatItem, Tree } from './tree.ts'

/* The first pass: which sentences a tree becomes. A full stop ends the dependence on an "if" or a "may". */

const stop = (tokens: Token[]): Sentence => ({ tokens, end: '.' })

function single(tree: Tree, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const lead = begin(scene)
  return [stop([...lead, ...inline(tree, mood, scene, lang)])]
}

/** The verb of what can share a sentence with its neighbours. */
function plainVerb(tree: Tree): string | undefined {
  if (tree.kind === 'actor') return plainVerb(tree.body)
  return tree.kind === 'clause' && tree.unless === undefined ? tree.verb : undefined
}

/** Who does it, as the tree names them. */
const doer = (tree: Tree): string =>
  JSON.stringify(tree.kind === 'clause' ? (tree.subject ?? null) : tree.kind === 'actor' ? tree.who : null)

/** "Ese investigador …" takes up what the last sentence named. */
const beginsAnew = (tree: Tree): boolean => {
  const subject = tree.kind === 'clause' ? tree.subject : tree.kind === 'actor' ? tree.who : undefined
  return subject?.kind === 'noun' && subject.det === 'that'
}

/** Runs of plain clauses make one sentence; the same verb twice does not (Genera 1 Portal. Genera 1 Pista en …). */
function grouped(parts: readonly Tree[]): Tree[] {
  const result: Tree[] = []
  let run: Tree[] = []
  const flush = (): void => {
    const [only] = run
    if (only !== undefined) result.push(run.length === 1 ? only : { kind: 'seq', parts: run })
    run = []
  }
  for (const part of flattened(parts)) {
    const verb = plainVerb(part)
    const plain = verb !== undefined
    if (!plain || beginsAnew(part) || run.some((other) => plainVerb(other) === verb && doer(other) === doer(part))) flush()
    if (plain) run.push(part)
    else result.push(part)
  }
  flush()
  return result
}

function seq(parts: readonly Tree[], mood: Mood, scene: Scene, lang: Language): Sentence[] {
  return grouped(parts).flatMap((part) => (part.kind === 'seq' ? single(part, mood, scene, lang) : sentences(part, mood, scene, lang)))
}

/** "saca 2 cartas y luego descarta 1" when another does both; to the reader, two sentences. */
function then(parts: readonly Tree[], mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const [first] = parts
  if (first === undefined) return []
  const who = leader(first, scene)
  const together =
    !isYou(who, scene) &&
    parts.every((part) => part.kind === 'clause' && part.voice === undefined && keyOf(subjectOf(part, scene)) === keyOf(who))
  if (together) return single({ kind: 'then', parts }, mood, scene, lang)
  return parts.flatMap((part, index) => {
    if (index > 0) scene.pending = [...begin(scene), ...lang.thenFirst, ...(lang.id === 'en' && opensWithCondition(part) ? [comma] : [])]
    return sentences(part, mood, scene, lang)
  })
}

/** Only single clauses stand beside "o": in "A o B y C" nobody knows what goes together. */
const isLong = (tree: Tree): boolean => tree.kind !== 'clause' || tree.unless !== undefined

function choose(tree: Extract<Tree, { kind: 'choose' }>, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const alike = choiceOfObjects(tree.parts) !== undefined && (tree.count ?? 1) === 1
  const bullets = tree.bullets ?? ((!alike && tree.parts.length > 2) || (tree.count ?? 1) > 1 || tree.parts.some(isLong))
  if (!bullets) return single(tree, mood, scene, lang)
  const lead = begin(scene)
  const intro: Sentence = { tokens: [...lead, ...lang.chooseOne(tree.count ?? 1, scene)], end: ':' }
  return [intro, ...tree.parts.flatMap((part) => bulleted(sentences(part, mood, scene, lang)))]
}

const bulleted = ([first, ...others]: Sentence[]): Sentence[] => (first === undefined ? [] : [{ ...first, bullet: true }, ...others])

function labelPart(part: LabelPart, scene: Scene, lang: Language): Token[] {
  if (typeof part === 'string') return lang.reference({ kind: 'noun', term: part, det: 'bare' }, scene)
  if (part.kind === 'once') return lang.once(part.per, part.times ?? 1, scene)
  if (part.kind === 'infinitive')
    return joined(
      part.verbs.map((verb) => lang.infinitive(verb, part.objects ?? [], scene)),
      lang.and,
    )
  return lang.reference(part, scene)
}

function labelTokens({ parts, note, noteWith }: Label, scene: Scene, lang: Language): Token[] {
  const said = joined(
    parts.map((part) => labelPart(part, scene, lang)),
    [],
  )
  if (note === undefined) return said
  return [...said, ...inParentheses([...(noteWith ? [word(lang.withWord)] : []), ...lang.reference(note, scene)])]
}

function labelled(label: Label, body: Tree, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const pending = begin(scene)
  const tokens = labelTokens(label, scene, lang)
  scene.pending = pending.length > 0 ? pending : undefined
  const [first, ...others] = sentences(body, mood, scene, lang)
  if (first === undefined) return []
  return [{ ...first, label: first.label === undefined ? tokens : [...tokens, colon, ...first.label] }, ...others]
}

function statItem(item: StatItem, scene: Scene, lang: Language): Token[] {
  scene.counted = undefined
  if (item.kind === 'stat') {
    const value: Token = item.signed ? signed(item.value, lang.id) : { text: `${item.value}` }
    return [...nameOf(item.term, false, scene, lang).map((token) => ({ ...token, tie: true as const })), value]
  }
  if (item.kind === 'field') {
    if (typeof item.value === 'number') return [...nameOf(item.term, false, scene, lang), colon, word(`${item.value}`)]
    const items: readonly Ref[] = Array.isArray(item.value) ? item.value : [item.value as Ref]
    const many = items.length > 1
    return [
      ...nameOf(item.term, many, scene, lang),
      colon,
      ...joined(
        items.map((each) => lang.reference(each, scene)),
        [],
      ),
    ]
  }
  return lang.reference(item, scene)
}

const nameOf = (term: string, many: boolean, scene: Scene, lang: Language): Token[] =>
  lang.reference({ kind: 'noun', term, det: 'bare', ...(many ? { plural: true as const } : {}) }, scene)

const capital = ([first, ...others]: Token[]): Token[] =>
  first === undefined ? [] : [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...others]

function stats(groups: readonly (readonly StatItem[])[], scene: Scene, lang: Language): Sentence[] {
  const lead = begin(scene)
  const said = groups.map((group) =>
    capital(
      joined(
        group.map((item) => statItem(item, scene, lang)),
        [],
      ),
    ),
  )
  return [{ tokens: [...lead, ...joined(said, [], word('·'))], end: '', open: true }]
}

function attempt(tree: Extract<Tree, { kind: 'attempt' }>, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const one = (tree.pass === undefined) !== (tree.fail === undefined) && tree.bands === undefined
  if (one && !speaksToYou(scene)) return single(tree, mood, scene, lang)
  const check = single(tree.check, mood, scene, lang)
  if (tree.pass === undefined && tree.fail === undefined && tree.bands === undefined) return check
  const lead = begin(scene)
  return [...check, stop([...lead, ...outcomes(tree, mood, scene, lang)])]
}

function table(tree: Extract<Tree, { kind: 'table' }>, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const roll = single(tree.roll, mood, scene, lang)
  if (tree.labelled) {
    const bands = tree.bands.flatMap(({ on, then: effect }) => {
      const [first, ...others] = sentences(effect, mood, scene, lang)
      const label = typeof on === 'object' && 'label' in on ? nameOf(on.label, false, scene, lang) : lang.facesLabel(on)
      return first === undefined ? [] : [{ ...first, label }, ...others]
    })
    return [...roll, ...bands]
  }
  const lead = begin(scene)
  const said = tree.bands.map((band) => {
    scene.coordinated = false
    return [...bandTokens(band, undefined, false, scene, lang), comma, ...inline(band.then, mood, scene, lang)]
  })
  return [...roll, stop([...lead, ...joined(said, [], semicolon)])]
}

/** Puedes C para E; when E is long, Puedes C. Si lo haces, E. */
function paid(first: Tree, effect: Tree, whole: Tree, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  if (isShort(effect, scene)) return single(whole, mood, scene, lang)
  return ifDone(single(first, mood, scene, lang), effect, mood, scene, lang)
}

function ifDone(first: Sentence[], effect: Tree, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const lead = begin(scene)
  return [...first, stop([...lead, ...lang.ifDone(scene), comma, ...inline(effect, mood, scene, lang)])]
}

/** «Si no, E.» after «Si lo haces, D.» */
function ifNotDone(effect: Tree | undefined, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  if (effect === undefined) return []
  const lead = begin(scene)
  return [stop([...lead, ...lang.otherwise, ...inline(effect, mood, scene, lang)])]
}

function reminder(body: Tree, scene: Scene, lang: Language): Sentence[] {
  const all = sentences(body, 'stand', scene, lang)
  return all.map((sentence, index) => ({
    ...sentence,
    reminder: true as const,
    tokens: index === 0 ? [open, ...sentence.tokens] : sentence.tokens,
    end: index === all.length - 1 ? ('.)' as const) : sentence.end,
  }))
}

export function sentences(tree: Tree, mood: Mood, scene: Scene, lang: Language): Sentence[] {
  const again = (part: Tree, mode: Mood = mood): Sentence[] => sentences(part, mode, scene, lang)
  switch (tree.kind) {
    case 'seq':
      return seq(tree.parts, mood, scene, lang)
    case 'then':
      return then(tree.parts, mood, scene, lang)
    case 'sentences':
      return tree.parts.flatMap((part) => again(part))
    case 'choose':
      return choose(tree, mood, scene, lang)
    case 'options': {
      const lead = begin(scene)
      const intro: Sentence = { tokens: [...lead, ...lang.chooseOne(1, scene)], end: ':' }
      return [intro, ...tree.options.flatMap((option) => bulleted(labelled(option.label, option.then, mood, scene, lang)))]
    }
    case 'may':
      return tree.cost === undefined
        ? single(tree, mood, scene, lang)
        : paid({ kind: 'may', effect: tree.cost }, tree.effect, tree, mood, scene, lang)
    case 'pay':
      return paid(tree.cost, tree.effect, tree, mood, scene, lang)
    case 'ifYouDo':
      return [...ifDone(again(tree.first), tree.then, mood, scene, lang), ...ifNotDone(tree.otherwise, mood, scene, lang)]
    case 'actor':
      return withActor(tree.who, scene, () => again(tree.body))
    case 'on': {
      const lead = begin(scene)
      scene.pending = [...lead, ...openerTokens(tree.openers, scene, lang)]
      return again(tree.body)
    }
    case 'label':
      return labelled(tree.label, tree.body, mood, scene, lang)
    case 'attempt':
      return attempt(tree, mood, scene, lang)
    case 'table':
      return table(tree, mood, scene, lang)
    case 'standing':
      return again(tree.body, 'stand')
    case 'told':
      return again(tree.body, 'told')
    case 'stats':
      return stats(tree.groups, scene, lang)
    case 'keywords':
      return tree.items.map((item) => stop([...begin(scene), ...statItem(item, scene, lang)]))
    case 'reminder':
      return scene.reminders ? reminder(tree.body, scene, lang) : []
    case 'question':
      return again(tree.body, lang.questionMood).map((sentence) => ({
        ...sentence,
        tokens: lang.question(sentence.tokens),
        end: '?' as const,
      }))
    case 'verbatim': {
      const text = lang.id === 'es' ? tree.es : tree.en
      return [{ tokens: [...begin(scene), { text, fixed: true }], end: /[.?!:)]$/.test(text) ? '' : '.' }]
    }
    default:
      return single(tree, mood, scene, lang)
  }
}
