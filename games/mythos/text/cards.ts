import { type AbilityData, type Effect, speaker } from '@miskatonic/effects'
import {
  type Clause,
  endsWhen,
  type Form,
  keywords,
  type LanguageId,
  on,
  or,
  print,
  printRef,
  type Ref,
  type StatItem,
  semicolons,
  sentences,
  standing,
  stats,
  type Tree,
  verbatim,
} from '@miskatonic/effects/text'
import { defined } from '@miskatonic/kernel'
import type * as N from '../content/nodes.ts'
import { language } from '../rules/vocabulary/language.ts'
import { onPlay } from './happeningSayings.ts'
import { lexicon } from './lexicon.ts'
import { isName, titled } from './names.ts'
import { slotRef } from './slots.ts'
import { aOf, dimensionRef, g, placeWith, someOf } from './things.ts'

/* The printed text of every card, made from what it does. */

const { act, bare, clause, field, label, points, stat, the } = g
const speak = speaker(language)
type Term = Parameters<typeof bare>[0]

/** One text of a card: its figures, or its rules. */
export type Part = { readonly part: 'figures' | 'rules'; readonly rules: Tree | N.Card['title'] }

const effect = (one: Effect | undefined): Tree[] => (one ? [speak.effect(one)] : [])
const ability = (one: AbilityData): Tree => speak.ability(one)
const abilities = (card: N.Card): Tree[] =>
  bothLimits(card.abilities ?? []) ?? merged((card.abilities ?? []).map((one) => firstLoss(one) ?? ability(one)))

/** «… tiene ARTEFACTO y LIBRO»: what is said under the same condition is one sentence. */
function merged(trees: readonly Tree[]): Tree[] {
  const result: Tree[] = []
  for (const tree of trees) {
    const [last, next] = [holding(result.at(-1)), holding(tree)]
    if (last && next && last.when === next.when)
      result[result.length - 1] = {
        ...(tree as Tree & { kind: 'on' }),
        body: standing({ ...last.clause, objects: [...(last.clause.objects ?? []), ...(next.clause.objects ?? [])] }),
      }
    else result.push(tree)
  }
  return result
}
function holding(tree: Tree | undefined): { readonly when: string; readonly clause: Clause } | null {
  if (tree?.kind !== 'on' || tree.body.kind !== 'standing' || tree.body.body.kind !== 'clause' || tree.body.body.verb !== 'hold')
    return null
  return { when: JSON.stringify(tree.openers), clause: tree.body.body }
}

/** What takes a part of a loss without being asked takes it of the first. */
function firstLoss(one: AbilityData): Tree | null {
  if (one.ability !== 'prevent' || one.on !== 'sanity:lose' || one.limit?.per !== 'combat' || one.may) return null
  const n = Number(one.amount)
  return verbatim({
    es: `La primera vez que fueras a perder COR en cada Combate, pierdes ${n} COR menos.`,
    en: `The first time you would lose SAN in each Combat, lose ${n} SAN less.`,
  })
}

/** Minimum and maximum changed alike are one sentence. */
function bothLimits(list: readonly AbilityData[]): Tree[] | null {
  const [min, max, ...more] = list
  if (min?.ability !== 'modify' || max?.ability !== 'modify' || min.on !== 'handMin' || max.on !== 'handMax' || more.length) return null
  const n = Math.abs(Number(min.amount))
  return [
    verbatim({
      es: `El mínimo y el máximo de Mano de cada Investigador se reducen en ${n}.`,
      en: `Each Investigator's hand minimum and maximum are reduced by ${n}.`,
    }),
  ]
}
const traits = (list: readonly string[]): StatItem[] => list.map((one) => bare(one as Term))
const iconTerm = (icon: N.Icon): Term => (icon === 'hand' ? 'handIcon' : icon)
const icons = (list: readonly N.Icon[]): StatItem =>
  field(
    list.length > 1 ? 'icons' : 'icon',
    list.map((one) => bare(iconTerm(one))),
  )
const marker = (card: { readonly dimension?: N.Dimension }): StatItem[] => (card.dimension ? [dimensionRef(card.dimension)] : [])
const pentagram = (card: { readonly sanity?: number }): StatItem[] => (card.sanity ? [g.modifier('san', card.sanity)] : [])
const modes = (list: readonly N.Mode[]): Ref => {
  const names = list.map((mode) => bare(`by${mode[0]?.toUpperCase()}${mode.slice(1)}` as 'bySea'))
  return names.length > 1 ? or(...names) : defined(names[0])
}

// ── kinds of cards ──

const investigator = (card: N.InvestigatorCard): [Tree, Tree[]] => [
  stats(
    stat('learning', card.education),
    stat('san', card.sanity),
    field('hand', { kind: 'code', text: `${card.hand[0]}–${card.hand[1]}` }),
    ...languagesKnown(card.languages),
  ),
  abilities(card),
]
const languagesKnown = (list: readonly N.Tongue[] = []): StatItem[] =>
  list.length
    ? [
        field(
          list.length > 1 ? 'languages' : 'language',
          list.map((one) => bare(one)),
        ),
      ]
    : []

function location(card: N.LocationCard): [Tree, Tree[]] {
  const places = [card.region === 'exotic' ? bare('exoticPlace') : bare(card.region), ...(card.subregion ? [bare(card.subregion)] : [])]
  const figures = stats(
    places,
    ...(card.attributes.length ? [traits(card.attributes)] : []),
    traits(card.generics),
    ...(card.gate ? [bare('gate')] : []),
    ...pentagram(card),
  )
  return [figures, [...access(card), ...when(card), ...abilities(card).map(whileThere)]]
}
/** What a Location does it does for whoever is there (MY-ZONE-02): «Mientras estés aquí, …». Its moments speak of that by themselves. */
const whileThere = (tree: Tree): Tree => (tree.kind === 'on' ? tree : on({ kind: 'while', clause: clause('stay', { here: true }) }, tree))

/** «Solo se llega y se sale por viaje espacial.», «Cerrada al viaje aéreo.» */
function access({ access: by, closedTo, fromDimension, needs }: N.LocationCard): Tree[] {
  const words = (list: readonly N.Mode[], lang: LanguageId): string =>
    print(lexicon, { kind: 'line', what: modes(list) }, { lang })
      .replace(/\.$/, '')
      .toLowerCase()
  const reached = by
    ? [
        verbatim({
          es: `Solo se llega y se sale por viaje ${words(by, 'es')}${fromDimension ? '; también desde las Tierras del Sueño con un permiso' : ''}.`,
          en: `Reached and left only by ${words(by, 'en')} travel${fromDimension ? '; also from the Dreamlands with a permission' : ''}.`,
        }),
      ]
    : []
  const closed = closedTo
    ? [verbatim({ es: `Cerrada al viaje ${words(closedTo, 'es')}.`, en: `Closed to ${words(closedTo, 'en')} travel.` })]
    : []
  return [...reached, ...closed, ...(needs ? [label('requiresInPlay', { kind: 'line', what: someOf(needs) })] : [])]
}

const when = (card: { readonly kind: N.Card['kind']; readonly onPlay?: Effect }): Tree[] =>
  effect(card.onPlay).map((tree) => on(onPlay(card.kind), tree))

function ally(card: N.AllyCard): [Tree, Tree[]] {
  const figures = stats(
    ...traits(card.attributes),
    stat('value', card.value),
    ...languagesKnown(card.languages),
    field('foundAt', card.foundAt.length > 1 ? or(...card.foundAt.map(found)) : found(defined(card.foundAt[0]))),
    ...pentagram(card),
    ...marker(card),
  )
  const words = [...(card.knowsSpell ? [knows(card.knowsSpell)] : []), ...(card.sees ? [bare('sees')] : [])]
  const inThreat = card.class && card.attributes.includes('cultist') ? [classIn(card.class)] : []
  return [figures, [...(words.length ? [keywords(...words)] : []), ...when(card), ...abilities(card), ...inThreat, ...harm(card)]]
}
/** As many Spells as it holds at one time (MY-RULING-14). */
const knows = (n: number): Ref =>
  n > 1 ? verbatimItem(`Conoce hasta ${n} Hechizos`, `Knows up to ${n} Spells`) : verbatimItem('Conoce 1 Hechizo', 'Knows 1 Spell')
const classIn = (one: N.MonsterClass): Tree => standing(clause('isBe', { subject: g.self('ally'), state: bare(one), place: g.a('threat') }))

function found({ subregion, region, dimension, place, has, past }: N.FoundAt): Ref {
  const base = place
    ? titled(place)
    : subregion
      ? the(subregion)
      : region
        ? region === 'exotic'
          ? g.any('exoticPlace')
          : the(region)
        : dimension
          ? dimensionRef(dimension)
          : has
            ? placeWith(has, 'any')
            : bare('location')
  return past ? { kind: 'list', conjunction: 'comma', items: [base, bare('past')] } : base
}

const harm = ({ harm: one }: { readonly harm?: Effect }): Tree[] =>
  effect(one).map((body) => label('harm', { kind: 'actor', who: the('victim'), body }))

function artifact(card: N.ArtifactCard): [Tree, Tree[]] {
  const words = card.knowsSpell ? [keywords(knows(card.knowsSpell))] : []
  return [
    stats(...traits([card.subtype]), ...pentagram(card), ...marker(card)),
    [...words, ...when(card), ...abilities(card), ...use(card.use)],
  ]
}
/** «Cruzar, 1 COR (Combate): …» */
function use(one: N.Use | undefined): Tree[] {
  if (!one) return []
  const cost = [act('cross'), ...(one.sanity ? [points('san', one.sanity)] : [])]
  const note = one.when === 'combat' ? bare('combatNote') : one.when === 'turn' ? bare('turnNote') : undefined
  return [label(cost, speak.effect(one.effect), note)]
}

const weapon = (card: N.WeaponCard): [Tree, Tree[]] => [
  stats(bare(card.magic ? 'magicWeapon' : 'weapon'), g.modifier('value', card.value), ...pentagram(card), ...marker(card)),
  [
    ...abilities(card),
    ...(card.single
      ? [
          verbatim({
            es: 'Se entierra después del primer Combate en que defienda quien la lleva.',
            en: 'Buried after the first Combat in which its bearer defends.',
          }),
        ]
      : []),
  ],
]

const tome = (card: N.TomeCard): [Tree, Tree[]] => [
  stats(languagesOf(card.languages), stat('capacity', card.capacity), icons(card.icons), ...pentagram(card)),
  [...abilities(card), ...(card.supports ? [supports(card.supports)] : [])],
]
const languagesOf = (list: readonly N.Tongue[]): Ref =>
  list.length > 1 ? { kind: 'list', conjunction: 'and', items: list.map((one) => bare(one)) } : bare(defined(list[0]))
const supports = (filter: N.CardFilter): Tree =>
  on(
    { kind: 'while', clause: { kind: 'exists', what: someOf(filter), place: g.your('threat') } },
    standing(clause('add', { subject: g.self('tome'), objects: [the('capacity', { owner: 'it' })], to: g.your('threat') })),
  )

function spell(card: N.SpellCard): [Tree, Tree[]] {
  const note = card.when === 'both' || card.calls ? [] : [bare(card.when === 'combat' ? 'combatNote' : 'turnNote')]
  const figures = stats(icons(card.icons), verbatimItem(`${card.cost} COR por lanzamiento`, `${card.cost} SAN per cast`), ...note)
  const calls = card.calls ? [clause('summon', { orVerb: 'control', objects: [someOf(card.calls)] })] : []
  return [figures, [...calls, ...effect(card.effect), ...abilities(card)]]
}
const verbatimItem = (es: string, en: string): Ref => ({ kind: 'name', es, en, g: 'm' })

function monster(card: N.MonsterCard): [Tree, Tree[]] {
  const figures = stats(...(card.class ? [bare(card.class)] : []), stat('value', card.value), ...pentagram(card), ...marker(card))
  const words = monsterWords(card)
  const reveal = card.reveal ? [ability({ ability: 'after', on: 'combat:reveal', effect: card.reveal })] : []
  return [
    figures,
    [...(words.length ? [keywords(...words)] : []), ...between(card), ...through(card), ...reveal, ...abilities(card), ...harm(card)],
  ]
}
/** «Invisible. Combina con otros PROFUNDOS. Viaje: aéreo o espacial.» */
function monsterWords({ id, invisible, combines = [], travels, grammar }: N.MonsterCard): StatItem[] {
  const partners = combines.filter((one) => one !== id).map((one) => titleNames(one))
  return [
    ...(invisible ? [bare('invisible')] : []),
    ...(combines.includes(id) ? [othersLikeIt(id, grammar)] : []),
    ...partners.map(({ es, en }) => verbatimItem(`Combina con ${es}`, `Combines with ${en}`)),
    ...(travels ? [field('journey', travels.modes.length >= 5 ? bare('anyMode') : modes(travels.modes))] : []),
  ]
}
function othersLikeIt(id: string, grammar: N.Grammar | undefined): Ref {
  const { es, en } = titleNames(id)
  return verbatimItem(`Combina con ${grammar?.g === 'f' ? 'otras' : 'otros'} ${es}`, `Combines with other ${en}`)
}
/** Several of a Title. */
const titleNames = (id: string): { es: string; en: string } => {
  const say = (lang: LanguageId): string =>
    printRef(lexicon, { kind: 'noun', term: `title:${id}`, det: 'bare', ...(isName(id) ? {} : { plural: true as const }) }, { lang })
  return { es: say('es'), en: say('en') }
}
const between = ({ travels }: N.MonsterCard): Tree[] =>
  travels?.between
    ? [
        verbatim({
          es: 'También entre el Mundo de Vigilia y las Tierras del Sueño.',
          en: 'Also between the Waking World and the Dreamlands.',
        }),
      ]
    : []
function through({ through: place }: N.MonsterCard): Tree[] {
  if (!place) return []
  const where = (lang: LanguageId): string => printRef(lexicon, aOf({ kind: 'location', ...place }), { lang })
  return [verbatim({ es: `Solo entra por el Portal de ${where('es')}.`, en: `Enters only through the Gate of ${where('en')}.` })]
}

/** Where one of them is itself a choice, a semicolon keeps them apart. */
const bothOf = (refs: readonly Ref[]): Ref => ({
  kind: 'list',
  conjunction: refs.some(({ kind }) => kind === 'list') ? 'semicolon' : 'and',
  items: refs,
})
const greatOldOne = (card: N.GreatOldOneCard): [Tree, Tree[]] => [
  stats(...(pentagram(card).length ? pentagram(card) : [bare('greatOldOne')])),
  [label('requiresInPlay', { kind: 'line', what: bothOf(card.needs.map((one) => someOf(one))) }), ...abilities(card)],
]

function targetRef(target: N.Target): Ref {
  if ('ally' in target) return someOf(target.ally)
  if ('event' in target) return g.some('lastingEvent', 1)
  const { who, at } = target
  const where = at === undefined ? {} : { at: at === 'travel' ? g.a('travel') : placeWith(at) }
  if (who === 'all') return g.whole('investigator', where)
  if (who === 'opponents') return g.whole('opponent', where)
  if (who === 'threat') return g.some('threat', 1)
  return g.some(who === 'opponent' ? 'opponent' : 'investigator', 1, where)
}
function event(card: N.EventCard): [Tree, Tree[]] {
  const aimed = 'who' in card.target && card.target.who === 'you' ? [] : [field('targetLabel', targetRef(card.target))]
  const figures = stats(...traits([card.subtype]), ...aimed, ...lasts(card), ...pentagram(card), ...marker(card))
  const ends = card.ends ? [endsWhen(playedBy(card.ends))] : []
  const walking = card.notWhileWalking
    ? [verbatim({ es: 'No puedes jugar este Suceso mientras andas.', en: 'You cannot play this Event while walking.' })]
    : []
  const rules = card.lasts === 'round' ? abilities(card).map(thisRound) : abilities(card)
  return [figures, [...effect(card.effect), ...rules, ...walking, ...ends]]
}
/** An Event that lasts one Round speaks of its end, not of every one’s. */
function thisRound(tree: Tree): Tree {
  if (tree.kind === 'verbatim')
    return {
      ...tree,
      es: tree.es.replace('en este Combate', 'en el Combate de esta Ronda'),
      en: tree.en.replace('in this Combat', "in this Round's Combat"),
    }
  if (tree.kind !== 'on') return tree
  return { ...tree, openers: tree.openers.map((one) => (one.kind === 'at' && one.point === 'end' ? { ...one, what: the('round') } : one)) }
}
const playedBy = ({ plays, by }: NonNullable<N.EventCard['ends']>) =>
  by === 'anyone'
    ? clause('play', { subject: aOf(plays), voice: 'passive' })
    : clause('play', { subject: the('target'), objects: [aOf(plays)] })
const lasts = ({ lasts: how }: N.EventCard): StatItem[] =>
  how === 'round'
    ? [verbatimItem('Hasta el final de la Ronda', 'Until the end of the Round')]
    : how === 'lasting'
      ? [verbatimItem('Duradero', 'Lasting')]
      : []

function travel(card: N.TravelCard): [Tree, Tree[]] {
  const figures = stats(...pentagram(card), ...marker(card))
  const head = keywords(bare(card.mode), ...(card.express ? [bare('express')] : []))
  return [
    figures,
    [
      head,
      ...journey(card),
      ...when({ ...card }),
      ...abilities(card),
      label(card.attributes.length > 1 ? 'attributes' : 'attribute', {
        kind: 'line',
        what: { kind: 'list', conjunction: 'comma', items: card.attributes.map((one) => bare(one)) },
      }),
    ],
  ]
}
/** What a Travel Event asks of the place left and allows of the one reached. */
function journey(card: N.TravelCard): Tree[] {
  return [
    ...(card.needs ? [label('requiresInPlay', { kind: 'line', what: someOf(card.needs) })] : []),
    ...(card.from ? [leavesFrom(card.from)] : []),
    ...(card.to ? [standing(clause('isBe', { subject: the('destination'), state: aOf({ kind: 'location', ...card.to }) }))] : []),
    ...(card.countryside
      ? [
          verbatim({
            es: 'También une 2 Localizaciones de CAMPO de la Región.',
            en: 'Also connects 2 COUNTRYSIDE Locations of the Region.',
          }),
        ]
      : []),
    ...(card.permits ? [verbatim(permitted(card.permits))] : []),
    ...(card.express === 'islands'
      ? [
          verbatim({
            es: 'Si sales de una Localización de ORILLA, puedes jugar el destino en el mismo turno también si es una Isla.',
            en: 'If you leave a WATERSIDE Location, you may play the destination in the same turn even if it is an Island.',
          }),
        ]
      : []),
    ...(card.express === 'anywhere' && !card.permits
      ? [
          verbatim({
            es: 'Puedes jugar el destino en el mismo turno aunque esté en otra Región.',
            en: 'You may play the destination in the same turn even if it is in another Region.',
          }),
        ]
      : []),
  ]
}
/** «Solo desde una Localización de VERMONT o con CILINDRO CEREBRAL en juego.» */
function leavesFrom(from: N.CardFilter): Tree {
  const all = from.any ?? [from]
  const say = (lang: LanguageId): string =>
    all
      .map((one) => {
        const name = printRef(lexicon, aOf(one.title ? one : { kind: 'location', ...one }), { lang })
        return one.title ? (lang === 'es' ? `con ${name} en juego` : `with ${name} in play`) : `${lang === 'es' ? 'desde' : 'from'} ${name}`
      })
      .join(lang === 'es' ? ' o ' : ' or ')
  return verbatim({ es: `Solo ${say('es')}.`, en: `Only ${say('en')}.` })
}
function permitted(dimensions: readonly N.Dimension[]): { es: string; en: string } {
  const where = (lang: LanguageId): string =>
    dimensions.map((one) => printRef(lexicon, dimensionRef(one), { lang })).join(lang === 'es' ? ' o en ' : ' or ')
  return {
    es: `Permiso: tu próxima Localización puede estar en ${where('es')}.`,
    en: `Permission: your next Location may be in ${where('en')}.`,
  }
}

const adventure = (card: N.AdventureCard): [Tree, Tree[]] => [
  sentences(),
  [
    label('requires', { kind: 'line', what: semicolons(...card.slots.map(slotRef)) }),
    standing(
      card.sanity
        ? clause('gain', { objects: [g.some('adventurePoint', card.points), points('san', card.sanity)] })
        : clause('gain', { objects: [g.some('adventurePoint', card.points)] }),
    ),
  ],
]

const PRINT: { readonly [K in N.Card['kind']]: (card: never) => [Tree, Tree[]] } = {
  investigator,
  location,
  ally,
  artifact,
  weapon,
  tome,
  spell,
  monster,
  greatOldOne,
  event,
  travel,
  adventure,
}

/** What "this" is called on a card of each kind. */
export const selfOf = (card: N.Card): string => (card.kind === 'investigator' ? 'card' : card.kind)

export function partsOf(card: N.Card): readonly Part[] {
  const [figures, rules] = PRINT[card.kind](card as never)
  return [
    { part: 'figures', rules: figures },
    { part: 'rules', rules: card.text ?? sentences(...rules) },
  ]
}
export function partText(card: N.Card, { rules }: Part, how: { lang: LanguageId; form?: Form }): string {
  return 'kind' in rules ? print(lexicon, rules, { ...how, self: selfOf(card) }) : rules[how.lang]
}
/** All of it, one line for each part. */
export const cardText = (card: N.Card, lang: LanguageId, form: Form = 'plain'): string =>
  partsOf(card)
    .map((part) => partText(card, part, { lang, form }))
    .filter(Boolean)
    .join(' ')
