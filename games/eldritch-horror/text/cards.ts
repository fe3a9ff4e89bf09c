import { type AbilityData, type Speaker, speaker } from '@miskatonic/effects'
import {
  type Clause,
  type Condition,
  type Form,
  inOrder,
  type LanguageId,
  may,
  on,
  print,
  type Ref,
  type StatItem,
  sentences,
  standing,
  stats,
  type Tree,
  verbatim,
  when,
  wouldHappen,
} from '@miskatonic/effects/text'
import type * as N from '../content/nodes.ts'
import { bandTrees } from '../rules/vocabulary/harmVerbs.ts'
import { language } from '../rules/vocabulary/language.ts'
import { enriched } from './handwritten.ts'
import { lexicon } from './lexicon.ts'
import { counted, g, named, thisCard } from './things.ts'

/* The printed text of every card, made from what it does. A text written by hand takes its place where it would read badly. */

const { a, attempt, bare, clause, field, label, modifier, plural, self, skill, some, stat, sum, the } = g
const speak: Speaker = speaker(language)

export type Language = LanguageId
/** One text of a card: its front, a back, a section; with its title where it has one. */
export type Part = { readonly part: string; readonly title: N.Both | null; readonly story: N.Both | null; readonly rules: Tree | N.Both }

type Term = Parameters<typeof some>[0]
const effect = (one: N.Effect | undefined): Tree[] => (one ? [speak.effect(one)] : [])
const abilities = (all: readonly AbilityData[] | undefined): Tree[] => bonuses((all ?? []).map(speak.ability))

/** Bonuses that count in the same place are one sentence: «+1 a Voluntad y +2 a Fuerza». */
function bonuses(trees: readonly Tree[]): Tree[] {
  const result: Tree[] = []
  for (const tree of trees) {
    const [last, next] = [bonusOf(result.at(-1)), bonusOf(tree)]
    if (last && next && JSON.stringify(last.place) === JSON.stringify(next.place))
      result[result.length - 1] = standing({ ...last, objects: [...(last.objects ?? []), ...(next.objects ?? [])] })
    else result.push(tree)
  }
  return result
}
const bonusOf = (tree: Tree | undefined): Clause | null =>
  tree?.kind === 'standing' && tree.body.kind === 'clause' && tree.body.verb === 'get' && !tree.body.subject ? tree.body : null
const labelled = (term: Term, one: N.Effect | undefined): Tree[] => effect(one).map((tree) => label(term, tree))
const part = (
  id: string,
  rules: readonly Tree[] | N.Both,
  more: { title?: N.Both | undefined; story?: N.Both | undefined } = {},
): Part => ({
  part: id,
  title: more.title ?? null,
  story: more.story ?? null,
  rules: Array.isArray(rules) ? sentences(...(rules as readonly Tree[])) : (rules as N.Both),
})
/** The hand-written text, or the printed one. */
const written = (text: N.Both | undefined, trees: () => readonly Tree[]): readonly Tree[] | N.Both => text ?? trees()

// ── figures ──

const combat = (part: N.Combat, what: 'horror' | 'damage'): StatItem[][] =>
  part ? [[modifier(part.skill, part.modifier), stat(what, part.value)]] : []

function toughness(amount: N.Amount): StatItem {
  if (typeof amount === 'number') return field('toughness', amount)
  const node = amount as { plus?: number }
  return field('toughness', node.plus ? sum('player', node.plus) : plural('player'))
}

const monsterFigures = (monster: { horror: N.Combat; damage: N.Combat; toughness: N.Amount }): Tree =>
  stats(...combat(monster.horror, 'horror'), ...combat(monster.damage, 'damage'), toughness(monster.toughness))

const traits = (all: readonly string[], value?: number): Tree =>
  stats(...all.map((one) => bare(one as Term)), ...(value === undefined ? [] : [stat('value', value)]))

// ── kinds of cards ──

function asset(card: N.AssetCard): Part[] {
  const trees = (): Tree[] => [...labelled('onGain', card.onGain), ...effect(card.service), ...abilities(card.abilities)]
  return [part('traits', [traits(card.traits, card.value)]), part('front', written(card.text, trees))]
}

const castTest = (card: N.SpellCard): Tree =>
  attempt(clause('test', { objects: [skill('lore', card.cast.modifier)] }), { pass: speak.effect(card.cast.pass) })
const flip = clause('turn', { objects: [thisCard] })

/** When it may be cast; after each casting it is turned over. */
function castTree(card: N.SpellCard): Tree[] {
  const limit = card.cast.limit ? [g.once('round')] : []
  const losing = (what: 'health' | 'sanity'): Tree =>
    on([...limit, wouldHappen(clause('lose', { subject: a('investigator'), objects: [bare(what)] }))], may(castTest(card)))
  switch (card.cast.when) {
    case 'action':
      return [label('action', inOrder(castTest(card), flip))]
    case 'encounterPhase':
      return [label('encounterPhase', inOrder(castTest(card), flip))]
    case 'combat':
      return [label('combatEncounter', inOrder(castTest(card), flip))]
    case 'wouldLoseHealth':
    case 'wouldLoseSanity':
      return [inOrder(losing(card.cast.when === 'wouldLoseHealth' ? 'health' : 'sanity'), flip)]
  }
}

/** A back says what each number of successes brings. */
function bandParts(bands: N.Bands): Tree[] {
  return bandTrees(bands, speak).map(([key, tree]) => {
    const n: Ref =
      typeof key === 'number'
        ? some('success', key)
        : 'min' in key
          ? some('success', { orMore: key.min })
          : {
              kind: 'name',
              es: `${key.from}${key.to === key.from + 1 ? ' o ' : ' a '}${key.to} ${key.to === 1 ? 'éxito' : 'éxitos'}`,
              en: `${key.from}${key.to === key.from + 1 ? ' or ' : ' to '}${key.to} ${key.to === 1 ? 'success' : 'successes'}`,
              g: 'm',
            }
    return label([n], tree)
  })
}

const spell = (card: N.SpellCard): Part[] => [
  part('traits', [traits([card.trait])]),
  part(
    'front',
    written(card.text, () => castTree(card)),
  ),
  ...card.backs.map((back, i) => part(`back ${i + 1}`, [...bandParts(back.bands), flip], { title: back.title })),
]

const condition = (card: N.ConditionCard): Part[] => [
  part('traits', [traits(card.traits)]),
  part(
    'front',
    written(card.text, () => [...abilities(card.abilities), ...labelled('reckoning', card.reckoning)]),
  ),
  ...card.backs.map((back, i) =>
    part(
      `back ${i + 1}`,
      written(back.text, () => effect(back.effect)),
      back,
    ),
  ),
]

const monster = (card: N.MonsterCard): Part[] => [
  ...(card.cultist ? [] : [part('figures', [...(card.epic ? [keyword(bare('epic'))] : []), monsterFigures(card)])]),
  part(
    'front',
    card.cultist
      ? [clause('isBe', { subject: g.all('cultist'), state: wordsOfSheet })]
      : written(card.text, () => [...spawned(card.onSpawn), ...abilities(card.abilities), ...labelled('reckoning', card.reckoning)]),
  ),
]
const keyword = (ref: Ref): Tree => ({ kind: 'keywords', items: [ref] })
const wordsOfSheet: Ref = { kind: 'name', es: 'como diga la hoja de Primigenio', en: 'as the Ancient One sheet says', g: 'm' }
const spawned = (one: N.Effect | undefined): Tree[] =>
  effect(one).map((tree) => on(when(clause('spawn', { subject: self(), voice: 'passive' })), tree))

export const ICONS = { green: ['omen', 'surge', 'cluesIcon'], yellow: ['omen', 'reckoning', 'gatesIcon'], blue: ['cluesIcon'] } as const
export const TRAITS = { event: 'eventTrait', ongoing: 'ongoingTrait', rumor: 'rumorTrait' } as const

function mythos(card: N.MythosCard): Part[] {
  const icons = ICONS[card.colour].map((icon) => bare(icon))
  const figures = stats(
    bare(TRAITS[card.trait]),
    field('icons', icons),
    ...(card.rumorSpace ? [field('rumorToken', named(`space:${card.rumorSpace}`, 'bare'))] : []),
    ...(card.eldritch ? [field('eldritchTokens', card.eldritch)] : []),
  )
  const entering = card.trait === 'event' ? effect(card.effect) : labelled('enters', card.effect)
  const trees = (): Tree[] => [
    ...entering,
    ...abilities(card.abilities),
    ...labelled('encounterHere', card.encounter),
    ...labelled('reckoning', card.reckoning),
    ...labelled('countdown', card.countdown),
  ]
  return [part('icons', [figures]), part('front', written(card.text, trees), { story: card.story })]
}

const section = (id: string, one: N.Section): Part =>
  part(
    id,
    written(one.text, () => effect(one.effect)),
    { story: one.story },
  )

/** The first part ends with its test, or with the condition that says which part follows. */
function complex(card: N.ComplexCard): Part[] {
  const { initial } = card
  const test = initial.test ? [clause('test', { objects: [skill(initial.test.skill, initial.test.modifier)] })] : []
  const next = initial.next ? [nextPart(speak.condition(initial.next))] : initial.cost ? [nextPart(speak.cost(initial.cost) as Clause)] : []
  return [
    part('initial', [...effect(initial.effect), ...test, ...next], { story: initial.story }),
    section('pass', card.pass),
    section('fail', card.fail),
  ]
}
const go = (term: 'passing' | 'failing'): Tree => clause('resolve', { objects: [the('effect', { of: term })] })
const nextPart = (condition: Condition): Tree => ({ kind: 'if', condition, then: go('passing'), otherwise: go('failing') })

/** What is counted on a Mystery: the tokens placed there, or what is kept. */
function solvedTree(card: N.MysteryCard): Tree {
  const solve = clause('solve', { objects: [g.thisOne('mystery')] })
  const condition = card.solved as { is: string; atLeast?: N.Amount; what?: unknown }
  const kept = JSON.stringify(card.abilities ?? []).match(/"this(Clue|Gate|Monster|Token)"/)?.[1]
  if (condition.is !== 'count' || !kept) return { kind: 'if', condition: speak.condition(card.solved as never), then: solve }
  const term: Term = kept === 'Clue' ? 'clue' : kept === 'Gate' ? 'gate' : kept === 'Monster' ? 'monster' : 'eldritchToken'
  const { n, details } = counted(condition.atLeast ?? 1)
  const held = details ? some(term, { atLeast: Number(n) }, details) : some(term, { orMore: Number(n) })
  return { kind: 'if', condition: { kind: 'exists', what: held, place: thisCard, holder: true }, then: solve }
}

const TOKENS_STAY = {
  es: 'Las fichas de Arcano que queden en el tablero no se retiran.',
  en: 'Eldritch tokens left on the board are not removed.',
}

function mystery(card: N.MysteryCard): Part[] {
  const where = card.encounter?.on === 'marked' ? bare('mysteryToken') : bare('eldritchToken')
  const encounter = card.encounter
    ? [label([{ kind: 'noun', term: 'encounter', det: 'bare' }], speak.effect(card.encounter.effect), where)]
    : []
  const trees = (): Tree[] => [
    ...labelled('enters', card.onEnter),
    ...abilities(card.abilities),
    ...encounter,
    on({ kind: 'at', point: 'end', what: the('mythosPhase') }, solvedTree(card)),
    ...(card.leavesTokens ? [verbatim(TOKENS_STAY)] : []),
  ]
  return [part('front', written(card.text, trees), { story: card.story })]
}

const TAKE_ALL = { es: 'Obtén todas sus pertenencias.', en: 'Gain all of their possessions.' }

/** Whoever finds one who has fallen takes what he had before anything else (EH-DEF-16). */
const fallen = (id: string, one: N.Section): Part => part(id, [verbatim(TAKE_ALL), ...effect(one.effect)], { story: one.story })

const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const

function investigator(card: N.InvestigatorCard): Part[] {
  const possessions = card.possessions.map(({ kind, name, n = 1 }) => (name ? named(`${kind}:${name}`, 'bare') : some(kind, n)))
  return [
    part('figures', [stats(stat('health', card.health), stat('sanity', card.sanity), ...SKILLS.map((one) => stat(one, card.skills[one])))]),
    part('start', [
      stats(
        field('startingSpace', named(`space:${card.start}`, 'bare')),
        ...(possessions.length ? [field('startingPossession', possessions)] : []),
      ),
    ]),
    part(
      'front',
      written(card.text, () => abilities(card.abilities)),
      { story: card.quote },
    ),
    ...(card.startingEffect ? [part('starting', effect(card.startingEffect))] : []),
    fallen('crippled', card.crippled),
    fallen('insane', card.insane),
  ]
}

function side(id: string, one: N.SheetSide): Part[] {
  const { cultist } = one
  return [
    part(
      id,
      written(one.text, () => [
        ...labelled('awakening', one.onFlip),
        ...abilities(one.abilities),
        ...labelled('reckoning', one.reckoning),
        ...(one.encounter ? labelled('encounterHere', one.encounter) : []),
      ]),
      { title: one.title },
    ),
    ...(cultist
      ? [
          part(`${id} cultist`, [
            label('cultist', monsterFigures(cultist)),
            ...abilities(cultist.abilities),
            ...labelled('reckoning', cultist.reckoning),
          ]),
        ]
      : []),
  ]
}

const ancientOne = (card: N.AncientOneCard): Part[] => [
  part('figures', [stats(stat('doom', card.doom), stat('mysteries', card.mysteries))], { story: card.story }),
  ...(card.setup ? [part('setup', labelled('setup', card.setup))] : []),
  ...side('front', card.front),
  ...side('back', card.back),
]

/** Every text of a card, in the order it is read. */
export function partsOf(card: N.Card): Part[] {
  switch (card.kind) {
    case 'asset':
    case 'artifact':
      return asset(card)
    case 'spell':
      return spell(card)
    case 'condition':
      return condition(card)
    case 'monster':
      return monster(card)
    case 'mythos':
      return mythos(card)
    case 'location':
    case 'general':
    case 'research':
      return Object.entries(card.sections).map(([id, one]) => section(id, one))
    case 'otherWorld':
    case 'expedition':
    case 'special':
      return complex(card)
    case 'mystery':
      return mystery(card)
    case 'investigator':
      return investigator(card)
    case 'ancientOne':
      return ancientOne(card)
  }
}

/** What "this" is called on a card of that kind, part by part. */
const selfOf = (card: N.Card, id: string): string =>
  card.kind === 'monster' || id.endsWith('cultist') ? 'monster' : card.kind === 'ancientOne' ? 'sheet' : 'card'

export type How = { readonly lang: LanguageId; readonly form?: Form; readonly reader?: { g: 'm' | 'f' } }

export function partText(card: N.Card, { part: id, rules }: Part, how: How): string {
  if ('kind' in rules) return print(lexicon, rules, { ...how, self: selfOf(card, id) })
  return how.form === 'rich' ? enriched(rules[how.lang], how.lang) : rules[how.lang]
}

/** The rules text of a card: a line for each of its parts. */
export function cardText(card: N.Card, lang: LanguageId, form: Form = 'plain'): string {
  return partsOf(card)
    .map((one) => ({ one, text: partText(card, one, { lang, form }) }))
    .filter(({ text }) => text !== '')
    .map(({ one, text }) => `${one.title ? `«${one.title[lang]}» ` : ''}${text}`)
    .join('\n')
}
