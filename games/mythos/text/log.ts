import { type Clause, told, wordsFor } from '@miskatonic/effects/text'
import type { Log } from './messages.ts'
import { g } from './things.ts'

/* What happened, as the log tells it: to whom it concerns as "you". */

const { clause, points, some, the, your } = g
type Verb = Parameters<typeof clause>[0]
type Parts = NonNullable<Parameters<typeof clause>[1]>
type Ref = NonNullable<Parts['subject']>

/** «Ana ha jugado …», “You played …”. */
const did =
  (verb: Verb, parts: (args: { card: Ref }) => Parts = ({ card }) => ({ objects: [card] })) =>
  (args: { who: Ref; card: Ref }) =>
    told(clause(verb, { subject: args.who, ...parts(args) }))
const saying = (body: Clause) => told(body)

type Teller = { ref(ref: Ref): string; isYou(ref: Ref): boolean }
/** After a preposition Spanish says «ti», and what is yours is «tu Amenaza». */
const against = (other: Ref, say: Teller): string => (say.isYou(other) ? 'contra ti' : `contra ${say.ref(other)}`)
const theirs = (zone: 'Mano' | 'Amenaza', other: Ref, say: Teller): string =>
  say.isYou(other) ? `tu ${zone}` : `la ${zone} de ${say.ref(other)}`
const whose = (zone: 'Hand' | 'Threat', other: Ref, say: Teller): string => `${say.isYou(other) ? 'your' : `${say.ref(other)}’s`} ${zone}`

export const log = wordsFor<Log, 'effect' | 'cost' | 'language' | 'deck'>()({
  'log.education': {
    es: '{who} {who.person:tiras|tira|tiran} un {face}: EDU {n}.',
    en: '{who} {who.person:roll|rolls|roll} a {face}: EDU {n}.',
  },
  'log.round': { es: 'Ronda {round}. Empieza {who}.', en: 'Round {round}. {who} {who.person:begin|begins|begin}.' },
  'log.turn-lost': ({ who }) => saying(clause('lose', { subject: who, objects: [the('turn')] })),
  'log.passed': ({ who }) => saying(clause('pass', { subject: who })),
  'log.play-ends': { es: 'Se acaba el juego de cartas: Combate.', en: 'Card play ends: Combat.' },
  'log.gained': ({ who, n }) => saying(clause('gain', { subject: who, objects: [points('san', n)] })),
  'log.lost': ({ who, n }) => saying(clause('lose', { subject: who, objects: [points('san', n)] })),
  'log.gained-by': {
    es: ({ who, n, card }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} ganado ${n} COR por ${say.ref(card)}.`,
    en: ({ who, n, card }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} gained ${n} SAN from ${say.ref(card)}.`,
  },
  'log.lost-to': {
    es: ({ who, n, card }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} perdido ${n} COR por ${say.ref(card)}.`,
    en: ({ who, n, card }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} lost ${n} SAN to ${say.ref(card)}.`,
  },
  'log.paid': ({ who, n }) => saying(clause('pay', { subject: who, objects: [points('san', n)] })),
  'log.paid-last': {
    es: ({ who, n, card }, say) =>
      say.isYou(who)
        ? `Has pagado ${n} COR por ${say.ref(card)}: era todo lo que te quedaba.`
        : `${say.ref(who)} ha pagado ${n} COR por ${say.ref(card)}: era todo lo que le quedaba.`,
    en: ({ who, n, card }, say) =>
      say.isYou(who)
        ? `You paid ${n} SAN for ${say.ref(card)}: it was all you had left.`
        : `${say.ref(who)} paid ${n} SAN for ${say.ref(card)}: it was all they had left.`,
  },
  'log.played': did('play'),
  'log.played-on': {
    es: ({ who, card, other }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} jugado ${say.ref(card)} sobre ${say.isYou(other) ? 'ti' : say.ref(other)}.`,
    en: ({ who, card, other }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} played ${say.ref(card)} on ${say.ref(other)}.`,
  },
  'log.walked': did('walkTo', ({ card }) => ({ to: card })),
  'log.played-down': ({ who }) => saying(clause('play', { subject: who, objects: [some('card', 1)], place: your('threat') })),
  'log.drew': {
    es: ({ who, cards }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} robado ${drawn(cards, (refs) => say.list(refs), 'es')}.`,
    en: ({ who, cards }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} drew ${drawn(cards, (refs) => say.list(refs), 'en')}.`,
  },
  'log.discarded': did('discard'),
  'log.buried': did('bury'),
  'log.recovered': did('recoverTo', ({ card }) => ({ objects: [card], to: your('hand') })),
  'log.found': did('discover', ({ card }) => ({ objects: [card], place: your('deck') })),
  'log.revived': did('putIntoPlay'),
  'log.borrowed': ({ who, card, other }) => saying(clause('borrow', { subject: who, objects: [card], from: other })),
  'log.returned': {
    es: ({ card, who }, say) => `${say.ref(card)} vuelve ${say.isYou(who) ? 'contigo' : `con ${say.ref(who)}`}.`,
    en: '{card} returns to {who}.',
  },
  'log.turned-down': { es: '{card} queda boca abajo.', en: '{card} is turned face down.' },
  'log.turned-up': did('turnUp'),
  'log.straightened': did('straighten'),
  'log.looked-hand': { es: 'Miras la Mano de {other}: {cards}.', en: 'You look at {other.s} Hand: {cards}.' },
  'log.hand-looked-at': {
    es: ({ who, other }, say) => `${say.ref(who)} mira ${theirs('Mano', other, say)}.`,
    en: ({ who, other }, say) => `${say.ref(who)} looks at ${whose('Hand', other, say)}.`,
  },
  'log.looked-threat': { es: 'Miras en la Amenaza de {other}: {cards}.', en: 'You look into {other.s} Threat: {cards}.' },
  'log.threat-looked-at': {
    es: ({ who, n, other }, say) => `${say.ref(who)} mira ${n} ${n === 1 ? 'carta' : 'cartas'} de ${theirs('Amenaza', other, say)}.`,
    en: ({ who, n, other }, say) => `${say.ref(who)} looks at ${n} ${n === 1 ? 'card' : 'cards'} in ${whose('Threat', other, say)}.`,
  },
  'log.looked-deck': { es: 'Miras en tu Mazo: {cards}.', en: 'You look into your Deck: {cards}.' },
  'log.deck-looked-at': {
    es: '{who} mira {n} {n.number:carta|cartas} de su Mazo.',
    en: '{who} looks at {n} {n.number:card|cards} of their Deck.',
  },
  'log.recomposed': {
    es: '{who} {who.person:recompones tu|recompone su|recomponen su} Mazo de Mitos.',
    en: '{who} {who.person:shuffle your|shuffles their|shuffle their} discards into the Mythos Deck.',
  },
  'log.lobotomy': { es: '{who}: lobotomía voluntaria.', en: '{who}: Voluntary Lobotomy.' },
  'log.arrived': did('arrive', ({ card }) => ({ to: card })),
  'log.retraced': did('return', ({ card }) => ({ to: card })),
  'log.inverted': { es: '{card} queda {card.gender:invertido|invertida}.', en: '{card} is inverted.' },
  'log.refreshed': { es: 'El Portal de {card} vuelve a estar sin usar.', en: 'The Gate of {card} is fresh again.' },
  'log.sent-back': { es: '{card} está EN EL PASADO.', en: '{card} is IN THE PAST.' },
  'log.gate-spent': { es: 'El Portal de {card} queda usado.', en: 'The Gate of {card} is spent.' },
  'log.learned': {
    es: '{who} {who.person:sabes|sabe|saben} {language} en esta Ronda.',
    en: '{who} {who.person:know|knows|know} {language} this Round.',
  },
  'log.event-ends': { es: 'Termina {card}.', en: '{card} ends.' },
  'log.cast': did('cast'),
  'log.used': did('use'),
  'log.summoned': ({ who, card, other }) => saying(clause('summon', { subject: who, objects: [card], against: other })),
  'log.rides': { es: '{who} {who.person:montas|monta|montan} en {card}.', en: '{who} {who.person:ride|rides|ride} on {card}.' },
  'log.controlled': {
    es: ({ who, card, other }, say) =>
      `${say.isYou(who) ? 'Controlas' : `${say.ref(who)} controla`} ${say.ref(card)} de ${theirs('Amenaza', other, say)}.`,
    en: ({ who, card, other }, say) =>
      `${say.isYou(who) ? 'You control' : `${say.ref(who)} controls`} ${say.ref(card)} from ${whose('Threat', other, say)}.`,
  },
  'log.control-failed': {
    es: ({ who, other }, say) => `${say.isYou(who) ? 'Buscas' : `${say.ref(who)} busca`} en ${theirs('Amenaza', other, say)}: nada.`,
    en: ({ who, other }, say) =>
      `${say.isYou(who) ? 'You reach' : `${say.ref(who)} reaches`} into ${whose('Threat', other, say)}: nothing.`,
  },
  'log.will-lose-turn': {
    es: '{who} {who.person:perderás tu|perderá su|perderán su} próximo turno.',
    en: '{who} will lose {who.person:your|their|their} next turn.',
  },
  'log.combat': { es: 'Combate. Empieza {who}.', en: 'Combat. {who} {who.person:begin|begins|begin}.' },
  'log.assigned': {
    es: ({ who, n, other }, say) =>
      `${say.isYou(who) ? 'Asignas' : `${say.ref(who)} asigna`} ${n} ${n === 1 ? 'carta' : 'cartas'} ${against(other, say)}.`,
    en: '{who} {who.person:assign|assigns|assign} {n} {n.number:card|cards} against {other}.',
  },
  'log.defends': {
    es: ({ card, other }, say) => `${say.ref(card)} defiende ${against(other, say)}.`,
    en: '{card} defends against {other}.',
  },
  'log.joins': {
    es: ({ card, other }, say) => `${say.ref(card)} entra en la Amenaza ${against(other, say)}.`,
    en: '{card} joins the Threat against {other}.',
  },
  'log.revealed': { es: 'Se revelan las Amenazas: {cards}.', en: 'The Threats are revealed: {cards}.' },
  'log.unseen': { es: 'Invisibles: {cards}.', en: 'Invisible: {cards}.' },
  'log.removed': { es: '{card} queda fuera de la batalla.', en: '{card} is removed from the battle.' },
  'log.battle': { es: 'Batalla Cósmica: {who}, {n}; {other}, {m}.', en: 'Cosmic battle: {who}, {n}; {other}, {m}.' },
  'log.assault': { es: 'Asalto: {who}, {n}; {other}, {m}.', en: 'Assault: {who}, {n}; {other}, {m}.' },
  'log.absorbed': { es: '{card} absorbe {n}.', en: '{card} absorbs {n}.' },
  'log.harmed': {
    es: ({ card, n, who }, say) =>
      `${say.ref(card)} ${say.isYou(who) ? 'te hace' : 'hace'} ${n} de daño${say.isYou(who) ? '' : ` a ${say.ref(who)}`}.`,
    en: '{card} harms {who} for {n}.',
  },
  'log.great-old-one-stays': {
    es: '{card} queda {card.gender:invertido|invertida}: actúa una Ronda más.',
    en: '{card} is inverted: it acts for one more Round.',
  },
  'log.adventure': {
    es: '{who} {who.person:completas|completa|completan} {card}: {n} Puntos de Aventura.',
    en: '{who} {who.person:complete|completes|complete} {card}: {n} Adventure Points.',
  },
  'log.conceded': { es: '{who} {who.person:te rindes|se rinde|se rinden}.', en: '{who} {who.person:give|gives|give} up.' },
  'log.broke': { es: '{who} {who.person:te quedas|se queda|se quedan} sin COR.', en: '{who} {who.person:have|has|have} no SAN left.' },
})

/** Cards one may see by their names, the others by their number. */
function drawn(cards: readonly Ref[], list: (refs: readonly Ref[]) => string, lang: 'es' | 'en'): string {
  const seen = cards.filter((card) => card.kind === 'name')
  const hidden = cards.length - seen.length
  if (seen.length && !hidden) return list(seen)
  return lang === 'es' ? `${hidden} ${hidden === 1 ? 'carta' : 'cartas'}` : `${hidden} ${hidden === 1 ? 'card' : 'cards'}`
}
