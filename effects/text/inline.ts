import { choiceOfObjects, flattened } from './merge.ts'
import { aside, isYou, keyOf, type Language, type Mood, type Scene, subjectOf } from './scene.ts'
import { comma, joined, semicolon, type Token, word } from './tokens.ts'
import type { Band, Opener, Ref, Tree } from './tree.ts'

/* A tree inside one sentence. What depends on an "if" must stay in its sentence, so every effect has an inline form. */

/** Whoever the first verb is about. */
export function leader(tree: Tree, scene: Scene): Ref {
  switch (tree.kind) {
    case 'clause':
      return subjectOf(tree, scene)
    case 'seq':
    case 'then':
    case 'choose':
      return tree.parts[0] === undefined ? scene.actor : leader(tree.parts[0], scene)
    case 'unless':
      return leader(tree.effect, scene)
    case 'actor':
      return tree.who
    default:
      return scene.actor
  }
}

export const opensWithCondition = (tree: Tree): boolean => tree.kind === 'if' || tree.kind === 'on' || tree.kind === 'replace'

function coordinate(parts: readonly Tree[], conjunction: readonly Token[], mood: Mood, scene: Scene, lang: Language): Token[] {
  const mode = lang.harmony(parts, mood, scene)
  const said: Token[][] = []
  parts.forEach((part, index) => {
    scene.coordinated = index > 0
    said.push(inline(part, mode, scene, lang))
  })
  scene.coordinated = false
  const last = parts.at(-1)
  const link = last !== undefined && opensWithCondition(last) ? [...conjunction, comma] : conjunction
  return joined(said, link)
}

/** Effects that can be the purpose of a cost: "para recuperar …". */
export function isShort(tree: Tree, scene: Scene): boolean {
  if (tree.kind === 'clause') return tree.unless === undefined && tree.voice === undefined
  if (tree.kind !== 'seq' && tree.kind !== 'choose') return false
  const who = keyOf(leader(tree, scene))
  return (
    tree.parts.length <= 3 &&
    tree.parts.every((part) => part.kind === 'clause' && isShort(part, scene) && keyOf(subjectOf(part, scene)) === who)
  )
}

/** The cost has been said; what it is for follows. */
function purpose(effect: Tree, scene: Scene, lang: Language): Token[] {
  const { lead, mood } = lang.purpose(leader(effect, scene), scene)
  return [...lead, ...aside(scene, () => inline(effect, mood, scene, lang))]
}

function modal(kind: 'may' | 'cannot', body: Tree, mood: Mood, scene: Scene, lang: Language): Token[] {
  const lead = lang.modal(kind, leader(body, scene), mood, scene)
  return [...lead, ...inline(body.kind === 'actor' ? body.body : body, 'infinitive', scene, lang)]
}

export function openerTokens(openers: readonly Opener[], scene: Scene, lang: Language): Token[] {
  return openers.flatMap((opener) => [
    ...(opener.kind === 'once' ? lang.once(opener.per, opener.times ?? 1, scene) : lang.opener(opener, scene)),
    comma,
  ])
}

/** Parts divided by semicolons harmonise separately and name their subject again. */
function divided(parts: readonly (() => Token[])[], scene: Scene): Token[] {
  const said = parts.map((say) => {
    scene.coordinated = false
    return say()
  })
  return joined(said, [], semicolon)
}

/** After a semicolon the infinitive of "puedes" no longer governs. */
const freed = (mood: Mood): Mood => (mood === 'infinitive' ? 'do' : mood)

/** A text by hand inside a sentence begins small, unless with a word of the game: Doom advances. */
function uncapped(text: string, scene: Scene): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  const own = Object.values(scene.lexicon.terms).some(({ es, en }) => es.one.split(' ')[0] === first || en.one.split(' ')[0] === first)
  return own || first.length < 2 ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

type Attempt = Extract<Tree, { kind: 'attempt' }>

/** Si la superas, …; si la fallas, … */
export function outcomes(tree: Attempt, mood: Mood, scene: Scene, lang: Language): Token[] {
  const branch = (lead: () => Token[], body: Tree) => (): Token[] => {
    if (body.kind !== 'if' || body.otherwise !== undefined) return [...lead(), comma, ...inline(body, mood, scene, lang)]
    // Two conditions in a row are one: "si la fallas y hay 2 Portales, …".
    const both = [...lead(), ...lang.and, ...aside(scene, () => lang.condition(body.condition, 'if', scene)), comma]
    return [...both, ...inline(body.then, mood, scene, lang)]
  }
  const parts: (() => Token[])[] = []
  if (tree.pass !== undefined) parts.push(branch(() => lang.outcome('pass', tree.noun, scene), tree.pass))
  if (tree.fail !== undefined) parts.push(branch(() => lang.outcome('fail', tree.noun, scene), tree.fail))
  for (const band of tree.bands ?? []) {
    const first = band === tree.bands?.[0]
    parts.push(branch(() => bandTokens(band, tree.counted ?? 'success', first, scene, lang), band.then))
  }
  return divided(parts, scene)
}

export function bandTokens(band: Band, counted: string | undefined, first: boolean, scene: Scene, lang: Language): Token[] {
  if (typeof band.on === 'object' && 'label' in band.on) return lang.reference({ kind: 'noun', term: band.on.label, det: 'bare' }, scene)
  return counted === undefined ? lang.faces(band.on) : lang.successes(band.on, counted, first, scene)
}

function inlineAttempt(tree: Attempt, mood: Mood, scene: Scene, lang: Language): Token[] {
  const branches = [tree.pass, tree.fail].filter((branch) => branch !== undefined).length + (tree.bands?.length ?? 0)
  // Parts divided by semicolons harmonise separately.
  if (branches !== 1 || tree.bands !== undefined) {
    const check = lang.clause(tree.check, mood, scene)
    return branches === 0 ? check : [...check, semicolon, ...outcomes(tree, freed(mood), scene, lang)]
  }
  const mode = lang.harmony([tree.check, tree], mood, scene)
  const check = lang.clause(tree.check, mode, scene)
  const lead = lang.outcome(tree.pass === undefined ? 'fail' : 'pass', tree.noun, scene)
  scene.coordinated = true
  const body = inline((tree.pass ?? tree.fail) as Tree, mode, scene, lang)
  scene.coordinated = false
  return [...check, ...lang.and, comma, ...lead, comma, ...body]
}

export function inline(tree: Tree, mood: Mood, scene: Scene, lang: Language): Token[] {
  const again = (part: Tree, mode: Mood = mood): Token[] => inline(part, mode, scene, lang)
  switch (tree.kind) {
    case 'clause':
      return lang.clause(tree, mood, scene)
    case 'seq':
    case 'sentences':
      return coordinate(flattened(tree.parts), lang.and, mood, scene, lang)
    case 'then':
      return coordinate(tree.parts, lang.andThen, mood, scene, lang)
    case 'choose': {
      const single = choiceOfObjects(tree.parts)
      return single === undefined ? coordinate(tree.parts, lang.or, mood, scene, lang) : lang.clause(single, mood, scene)
    }
    case 'aside':
      return divided([() => again(tree.first), () => again(tree.second)], scene)
    case 'may':
      return tree.cost === undefined
        ? modal('may', tree.effect, mood, scene, lang)
        : [...modal('may', tree.cost, mood, scene, lang), ...payoff(tree.effect, mood, scene, lang)]
    case 'pay':
      return [...again(tree.cost), ...payoff(tree.effect, mood, scene, lang)]
    case 'cannot':
      return modal('cannot', tree.body, mood, scene, lang)
    case 'unless':
      return [...again(tree.effect), word(lang.unlessWord), ...aside(scene, () => lang.condition(tree.condition, 'that', scene))]
    case 'if': {
      const coordinated = scene.coordinated
      const lead = [word(lang.ifWord), ...aside(scene, () => lang.condition(tree.condition, 'if', scene)), comma]
      scene.coordinated = coordinated
      const then = [...lead, ...again(tree.then)]
      if (tree.otherwise === undefined) return then
      const otherwise = tree.otherwise
      return divided([() => then, () => [...lang.otherwise, ...again(otherwise)]], scene)
    }
    case 'ifYouDo': {
      const { first, then, otherwise } = tree
      const parts = [() => again(first), () => [...lang.ifDone(scene), comma, ...again(then, freed(mood))]]
      const rest = otherwise === undefined ? [] : [() => [...lang.otherwise, ...again(otherwise, freed(mood))]]
      return divided([...parts, ...rest], scene)
    }
    case 'ifCannot':
      return divided([() => again(tree.first), () => [...lang.ifCannot(scene), comma, ...again(tree.otherwise)]], scene)
    case 'actor':
      return withActor(tree.who, scene, () => again(tree.body))
    case 'on':
      return [...openerTokens(tree.openers, scene, lang), ...again(tree.body)]
    case 'attempt':
      return inlineAttempt(tree, mood, scene, lang)
    case 'table': {
      const bands = tree.bands.map((band) => () => [
        ...bandTokens(band, undefined, false, scene, lang),
        comma,
        ...again(band.then, freed(mood)),
      ])
      return [...lang.clause(tree.roll, mood, scene), semicolon, ...divided(bands, scene)]
    }
    case 'replace': {
      const lead = [word(lang.ifWord), ...aside(scene, () => lang.clause(tree.event, 'would', scene)), comma, ...lang.instead.before]
      return [...lead, ...again(tree.effect), ...lang.instead.after]
    }
    case 'standing':
      return again(tree.body, 'stand')
    case 'told':
      return again(tree.body, 'told')
    case 'line':
      return lang.reference(tree.what, scene)
    case 'ends':
      return lang.ends(tree.when, scene)
    case 'verbatim':
      return [{ text: uncapped((lang.id === 'es' ? tree.es : tree.en).replace(/\.$/, ''), scene) }]
    case 'label':
    case 'options':
    case 'stats':
    case 'keywords':
    case 'reminder':
    case 'question':
      throw new Error(`“${tree.kind}” cannot stand inside a sentence. Put it beside the other parts with \`sentences(…)\`.`)
  }
}

/** What a cost buys: a purpose when short, otherwise said after it. */
function payoff(effect: Tree, mood: Mood, scene: Scene, lang: Language): Token[] {
  if (isShort(effect, scene)) return purpose(effect, scene, lang)
  return [semicolon, ...lang.ifDone(scene), comma, ...inline(effect, freed(mood), scene, lang)]
}

export function withActor<R>(who: Ref, scene: Scene, say: () => R): R {
  const { actor, actorNamed } = scene
  scene.actor = who
  scene.actorNamed = false
  const result = say()
  scene.actor = actor
  scene.actorNamed = actorNamed
  return result
}

export const speaksToYou = (scene: Scene): boolean => isYou(scene.actor, scene)
