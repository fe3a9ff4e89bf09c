import type { Filter, QuantitySpec } from '@miskatonic/effects'
import { or, type Ref, standing, type Tree, verbatim, you } from '@miskatonic/effects/text'
import type { CardFilter, Tag, Tongue } from '../content/nodes.ts'
import { words } from './terms.ts'
import { allOf, filterRef, g, here, placeWith } from './things.ts'

/* What changes a number, in words. */

const { bare, bonus, clause, each, points, the, yourAll } = g
type Modify = Parameters<QuantitySpec['say']>[0]
const whereOf = (node: Modify): Filter => node.where ?? {}
const cardIn = (where: Filter): CardFilter => (where.card ?? {}) as CardFilter
const isTarget = (where: Filter): boolean => typeof where.who === 'object'

/** «Los MUERTOS VIVIENTES que juegues cuestan 1 COR menos», «El primer Libro que juegues cada Ronda …». */
function price(node: Modify): Tree {
  const where = whereOf(node)
  const filter = cardIn(where)
  const amount = Number(node.amount)
  const verb = filter.kind === 'spell' ? 'cast' : 'play'
  const change = points('san', Math.abs(amount), amount < 0 ? { discount: true } : { more: true })
  if (isTarget(where)) return standing(clause('costThem', { subject: allOf(filter), recipient: the('target'), objects: [change] }))
  if (where.first)
    return standing(
      clause('cost', {
        subject: filterRef(filter, { det: 'the', more: { adjectives: ['first'], thatYou: clause('play', { time: each('round') }) } }),
        objects: [change],
      }),
    )
  return standing(clause('cost', { subject: allOf(filter, { thatYou: clause(verb) }), objects: [change] }))
}

function value(node: Modify): Tree {
  const where = whereOf(node)
  const amount = Number(node.amount)
  const gets = bonus(node.phase === 'lower' ? -amount : amount, { of: 'value' })
  if (node.phase === 'scale')
    return standing(clause('countDouble', { subject: the('printedValue', { owner: each('monster') }), place: the('cosmicBattle') }))
  if (where.beside)
    return standing(
      clause('enjoy', { subject: g.others('monster', { being: { adjective: 'assigned', to: g.same('opponent') } }), objects: [gets] }),
    )
  if (where.piece) return standing(clause('enjoy', { subject: g.that('card'), objects: [gets] }))
  const filter = cardIn(where)
  const subject = where.who === 'you' ? owned(filter, where.inThreat === true) : allOf(filter)
  return standing(clause('enjoy', { subject, objects: [gets] }))
}
/** «Tus Aliados HÍBRIDO», «Los PROFUNDOS de tu Amenaza». */
const owned = (filter: CardFilter, inThreat: boolean): Ref =>
  inThreat ? allOf(filter, { within: g.your('threat') }) : allOf(filter, { owner: 'own' })

const hand =
  (term: 'handMinimum' | 'handMaximum') =>
  (node: Modify): Tree => {
    const where = whereOf(node)
    const subject = isTarget(where) ? the(term, { owner: the('target') }) : the(term, { owner: each('investigator') })
    const n = Number(node.amount)
    return clause(n < 0 ? 'reduce' : 'increase', { subject, voice: 'passive', topic: true, by: Math.abs(n) })
  }

/** «Tu Localización Actual cuenta como DE DÍA», «Cada Localización EXTERIOR es DE NOCHE». */
function attribute(node: Modify): Tree {
  const where = whereOf(node)
  const tag = shown(where.attribute as Tag, Number(node.amount) > 0)
  if (where.at) return standing(clause('isBe', { subject: placeWith(where.at as Tag, 'each'), state: bare(tag) }))
  return tag === 'tomePlace' || tag === 'artifactPlace'
    ? standing(clause('hold', { subject: here(), objects: [bare(tag)] }))
    : standing(clause('countAs', { subject: here(), as: bare(tag) }))
}
const OPPOSITES: { readonly [tag: string]: Tag } = { night: 'day', indoors: 'outdoors', day: 'night', outdoors: 'indoors' }
const shown = (tag: Tag, has: boolean): Tag => (has ? tag : (OPPOSITES[tag] ?? tag))

function language(node: Modify): Tree {
  const where = whereOf(node)
  const named = where.language as Tongue | readonly Tongue[] | { readonly not: Tongue } | undefined
  if (isTarget(where) && typeof named === 'object' && 'not' in named)
    return verbatim({
      es: `El objetivo solo sabe ${words.terms[named.not].es.one}; sus Aliados conservan sus lenguas.`,
      en: `The target knows only ${words.terms[named.not].en.one}; their Allies keep their own languages.`,
    })
  const tongues = named === undefined ? [] : ([named].flat() as Tongue[])
  return standing(clause('know', { objects: [tongues.length ? or(...tongues.map((one) => bare(one))) : bare('everyLanguage')] }))
}

export const quantitySayings: { readonly [name: string]: QuantitySpec } = {
  price: { say: price },
  value: { say: value },
  handMin: { say: hand('handMinimum') },
  handMax: { say: hand('handMaximum') },
  attribute: { say: attribute },
  language: { say: language },
  sees: { say: () => standing(clause('see', { subject: yourAll('ally') })) },
  unseen: {
    say: (node) =>
      standing(
        clause('absorb', {
          subject: g.self('ally'),
          objects: [
            g.some('point', { upTo: Number(node.amount) }, { additional: true, from: g.plural('monster', { adjectives: ['veiled'] }) }),
          ],
          with: bare('unseenByIt'),
        }),
      ),
  },
  express: { say: (node) => standing(clause('isBe', { subject: allOf(cardIn(whereOf(node)), { owner: 'own' }), state: 'expressed' })) },
  warded: { say: () => standing(clause('weighOn', { subject: g.all('greatOldOne'), objects: [g.no('effectOn')], place: you })) },
  needed: {
    say: () =>
      verbatim({
        es: 'El próximo Primigenio que juegues en esta Ronda solo necesita 1 de sus 2 cartas.',
        en: 'The next Great Old One you play this Round needs only 1 of its 2 cards.',
      }),
  },
  invisible: { say: () => standing(clause('become', { state: 'veiled' })) },
  ward: {
    say: ({ amount }) =>
      verbatim({
        es: `Tu pérdida de COR en este Combate se reduce hasta en ${Number(amount)}.`,
        en: `Your SAN loss in this Combat is reduced by up to ${Number(amount)}.`,
      }),
  },
  outside: { say: () => verbatim({ es: '', en: '' }) },
  dampened: { say: () => verbatim({ es: '', en: '' }) },
}
