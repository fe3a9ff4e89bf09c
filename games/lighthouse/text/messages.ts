import { type Effect, speaker } from '@miskatonic/effects'
import {
  and,
  type Definition,
  defineMessages,
  grammar,
  type LanguageId,
  message,
  name,
  type Options,
  person,
  printMessage,
  type Ref,
  type Tree,
  told,
  verbatim,
} from '@miskatonic/effects/text'
import type { Cost, Json, Message } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Messages } from '../rules/messages.ts'
import type { Ending, Place } from '../rules/shape.ts'
import { language } from '../rules/vocabulary/language.ts'
import { lexicon } from './lexicon.ts'

const { clause, points, some, a, bare } = grammar(lexicon)
const speak = speaker(language)

// ── arguments as they are read ──

const titles = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card.title]))

/** A piece as this reader sees it: by its title, or as a card like any other. */
export function pieceRef(piece: { readonly faces?: { readonly [face: string]: string } }): Ref {
  const seen = Object.values(piece.faces ?? {})
  const title = titles.get(seen.find((face) => face.startsWith('mark/')) ?? seen[0] ?? '')
  return title ? name({ es: `«${title.es}»`, en: `“${title.en}”` }, { g: 'm' }) : some('card', 1)
}

const PEOPLE = ['who', 'other']
/** Said from their data. */
const DATA = ['effect', 'cost', 'act']
function argument(key: string, value: Json | undefined): unknown {
  if (DATA.includes(key)) return value
  if (PEOPLE.includes(key)) return person(String(value), 'm', String(value))
  if (Array.isArray(value)) {
    if (!value.length) return some('card', 0)
    return typeof value[0] === 'number' ? value.join(', ') : and(...value.map((one) => pieceRef(one)))
  }
  return typeof value === 'object' && value !== null && 'piece' in value ? pieceRef(value) : value
}

// ── words ──

const at: { readonly [P in Place]: { es: string; en: string } } = {
  tower: { es: 'en la torre', en: 'in the tower' },
  stores: { es: 'en el almacén', en: 'in the stores' },
  rocks: { es: 'en las rocas', en: 'on the rocks' },
  bed: { es: 'en la cama', en: 'in bed' },
}
export const endings: { readonly [E in Ending]: { es: string; en: string } } = {
  saved: { es: 'Los barcos han llegado a puerto. El faro ha cumplido.', en: 'The ships are home. The light has done its duty.' },
  held: { es: 'Amanece. La lámpara sigue encendida.', en: 'Day breaks. The lamp is still burning.' },
  sea: { es: 'El mar se ha quedado con demasiados barcos.', en: 'The sea has kept too many ships.' },
  dark: { es: 'La lámpara se ha apagado. Ya no hay costa.', en: 'The lamp has gone out. There is no coast any more.' },
  abandoned: { es: 'No queda nadie en la roca.', en: 'Nobody is left on the rock.' },
  claimed: { es: 'La marea ha venido por lo suyo.', en: 'The tide has come for its own.' },
}
const deedNames: { readonly [deed: string]: { es: string; en: string } } = {
  tend: { es: 'Cuidar la lámpara', en: 'Tend the lamp' },
  mend: { es: 'Reparar 1 grieta', en: 'Mend 1 crack' },
  fetch: { es: 'Traer 2 latas de aceite', en: 'Fetch 2 cans of oil' },
  rummage: { es: 'Revolver el almacén', en: 'Rummage in the stores' },
  comb: { es: 'Registrar las rocas', en: 'Comb the rocks' },
  fight: { es: 'Enfrentarse a 1 criatura', en: 'Fight 1 thing' },
  rescue: { es: 'Rescatar 1 barco', en: 'Rescue 1 ship' },
  sleep: { es: 'Dormir', en: 'Sleep' },
  read: { es: 'Leer el cielo', en: 'Read the sky' },
  idle: { es: 'No hacer nada', en: 'Do nothing' },
}
const both = (words: { es: string; en: string } | undefined): Tree => verbatim(words ?? { es: '', en: '' })

type Who = { readonly who: Ref }
type Counted = { readonly n: number }
type WithPiece = {
  readonly card: Ref
  readonly ship: Ref
  readonly thing: Ref
  readonly find: Ref
  readonly mark: Ref
  readonly purpose: Ref
}

const happened = {
  'night-falls': message<Counted>({ es: 'Cae la noche {n}.', en: 'Night {n} falls.' }),
  'night-card-revealed': message<Pick<WithPiece, 'card'>>({ es: 'La noche muestra {card}.', en: 'The night shows {card}.' }),
  'night-cards-seen': message<Who & { cards: Ref }>(({ who, cards: seen }) => told(clause('look', { subject: who, objects: [seen] }))),
  'night-cards-looked-at': message<Who & Counted>(({ who, n }) => told(clause('look', { subject: who, objects: [some('nightCard', n)] }))),
  'shift-taken': message<Who & { place: Place }>({
    es: ({ who, place }, say) => `${say.isYou(who) ? 'Estás' : `${say.ref(who)} está`} ${at[place].es}.`,
    en: ({ who, place }, say) => `${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} ${at[place].en}.`,
  }),
  'keeper-moved': message<Who & { place: Place }>({
    es: ({ who, place }, say) => `Ahora ${say.isYou(who) ? 'estás' : `${say.ref(who)} está`} ${at[place].es}.`,
    en: ({ who, place }, say) => `${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} now ${at[place].en}.`,
  }),
  'keeper-slept': message<Who>(({ who }) => told(clause('sleep', { subject: who }))),
  'keeper-fell': message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'Has bajado al agua y no has vuelto.' : `${say.ref(who)} ha bajado al agua y no ha vuelto.`),
    en: ({ who }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} went down to the water and did not come back.`,
  }),
  'nerve-lost': message<Who & Counted>(({ who, n }) => told(clause('lose', { subject: who, objects: [points('nerve', n)] }))),
  'nerve-recovered': message<Who & Counted>(({ who, n }) => told(clause('recover', { subject: who, objects: [points('nerve', n)] }))),
  'nerve-spent': message<Who & Counted>(({ who, n }) => told(clause('spend', { subject: who, objects: [points('nerve', n)] }))),
  'oil-gained': message<Counted>({
    es: 'El almacén tiene {n} {n.number:lata|latas} de aceite más.',
    en: 'The stores hold {n} more {n.number:can|cans} of oil.',
  }),
  'oil-lost': message<Counted>(({ n }) => told(clause('lose', { subject: some('oil', n), voice: 'passive' }))),
  'oil-spent': message<Who & Counted>(({ who, n }) => told(clause('spend', { subject: who, objects: [some('oil', n)] }))),
  'dark-advanced': message<Counted & { to: number }>({
    es: 'La Oscuridad ha avanzado {n}: está en {to}.',
    en: 'The Dark advanced by {n}: it is at {to}.',
  }),
  'dark-retreated': message<Counted & { to: number }>({
    es: 'La Oscuridad ha retrocedido {n}: está en {to}.',
    en: 'The Dark retreated by {n}: it is at {to}.',
  }),
  'cracks-opened': message<Counted>(({ n }) => told(clause('crackOpen', { subject: some('crack', n), place: 'tower', voice: 'middle' }))),
  'cracks-mended': message<Counted>(({ n }) => told(clause('mend', { subject: some('crack', n), voice: 'passive' }))),
  'thing-appeared': message<Pick<WithPiece, 'thing'>>({ es: '{thing} ha subido a las rocas.', en: '{thing} climbed onto the rocks.' }),
  'thing-struck': message<Who & Pick<WithPiece, 'thing'>>(({ who, thing }) => told(clause('strike', { subject: thing, objects: [who] }))),
  'thing-driven': message<Who & Pick<WithPiece, 'thing'>>(({ who, thing }) => told(clause('drive', { subject: who, objects: [thing] }))),
  'ship-sighted': message<Pick<WithPiece, 'ship'>>({ es: 'Se ha avistado {ship}.', en: '{ship} was sighted.' }),
  'ship-lit': message<Counted & Pick<WithPiece, 'ship'>>({ es: '{n} de luz sobre {ship}.', en: '{n} light on {ship}.' }),
  'ship-saved': message<Pick<WithPiece, 'ship'>>({ es: '{ship} está a salvo.', en: '{ship} is safe.' }),
  'ship-grounded': message<Pick<WithPiece, 'ship'>>(({ ship }) => told(clause('ground', { subject: ship }))),
  'ship-lost': message<Pick<WithPiece, 'ship'>>({ es: 'El mar se ha llevado {ship}.', en: 'The sea took {ship}.' }),
  'finds-seen': message<Who & { finds: Ref }>(({ who, finds }) => told(clause('look', { subject: who, objects: [finds] }))),
  'finds-looked-at': message<Who & Counted>(({ who, n }) => told(clause('look', { subject: who, objects: [some('find', n)] }))),
  'find-taken': message<Who & Pick<WithPiece, 'find'>>(({ who, find }) => told(clause('take', { subject: who, objects: [find] }))),
  'find-discarded': message<Who & Pick<WithPiece, 'find'>>(({ who, find }) => told(clause('discard', { subject: who, objects: [find] }))),
  'finds-spent': message<Who & { finds: Ref }>(({ who, finds }) => told(clause('discard', { subject: who, objects: [finds] }))),
  'find-traded': message<Who & { other: Ref } & Pick<WithPiece, 'find'>>(({ who, other, find }) =>
    told(clause('give', { subject: who, objects: [find], recipient: other })),
  ),
  'mark-gained': message<Who>(({ who }) => told(clause('receive', { subject: who, objects: [a('mark')] }))),
  'mark-turned': message<Who & Pick<WithPiece, 'mark'>>({
    es: ({ who, mark }, say) => `La Marca de ${say.isYou(who) ? 'tu piel' : say.ref(who)} era ${say.ref(mark)}.`,
    en: ({ who, mark }, say) => `${say.isYou(who) ? 'Your' : `${say.ref(who)}’s`} Mark was ${say.ref(mark)}.`,
  }),
  'purpose-dealt': message<Who>(({ who }) => told(clause('receive', { subject: who, objects: [a('purpose')] }))),
  'purpose-yours': message<Pick<WithPiece, 'purpose'>>({ es: 'Tu Propósito es {purpose}.', en: 'Your Purpose is {purpose}.' }),
  'purpose-looked-at': message<Who & { other: Ref }>({
    es: ({ who, other }, say) => `${say.ref(who)} ha mirado ${say.isYou(other) ? 'tu Propósito' : `el Propósito de ${say.ref(other)}`}.`,
    en: ({ who, other }, say) => `${say.ref(who)} looked at ${say.isYou(other) ? 'your' : `${say.ref(other)}’s`} Purpose.`,
  }),
  'purpose-seen': message<{ other: Ref } & Pick<WithPiece, 'purpose'>>({
    es: 'El Propósito de {other} es {purpose}.',
    en: '{other.s} Purpose is {purpose}.',
  }),
  'test-rolled': message<Who & { skill: 'knack' | 'will'; faces: string }>({
    es: ({ who, skill, faces }, say) =>
      `${say.isYou(who) ? 'Prueba tuya' : `Prueba de ${say.ref(who)}`}, ${say.ref(bare(skill))}: ${faces}.`,
    en: ({ who, skill, faces }, say) => `${say.isYou(who) ? 'Your' : `${say.ref(who)}’s`} ${say.ref(bare(skill))} test: ${faces}.`,
  }),
  'test-rerolled': message<Who & { faces: string }>({ es: 'Los dados son ahora {faces}.', en: 'The dice are now {faces}.' }),
  'test-ended': message<Who & Counted>({
    es: ({ n }) => (n === 0 ? 'Ningún éxito.' : n === 1 ? '1 éxito.' : `${n} éxitos.`),
    en: ({ n }) => (n === 0 ? 'No successes.' : n === 1 ? '1 success.' : `${n} successes.`),
  }),
  'call-unanswered': message({ es: 'Nadie ha respondido a la Llamada.', en: 'Nobody answered the Call.' }),
  'call-answered': message<Counted>({ es: 'Alguien ha respondido a la Llamada.', en: 'Somebody answered the Call.' }),
  'beam-thrown': message<Who & Counted>({
    es: ({ who, n }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} lanzado el haz: ${n} de luz.`,
    en: ({ who, n }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} threw the beam: ${n} light.`,
  }),
  'deal-failed': message<Who & { other: Ref }>({
    es: 'El intercambio no cabe en las manos de nadie.',
    en: 'The exchange would not fit in anybody’s hands.',
  }),
  'great-storm-broke': message({ es: 'Ha estallado la Gran Tormenta.', en: 'The Great Storm has broken.' }),
  'lamp-settled': message<Counted & { needed: number }>({
    es: 'La lámpara da {n}; hacían falta {needed}.',
    en: 'The lamp gives {n}; {needed} was needed.',
  }),
  'watch-ended': message<{ ending: Ending }>(({ ending }) => both(endings[ending])),
}

type Offer = { readonly effect: Effect & never; readonly cost?: never; readonly act?: never }
const price = (cost: Json | undefined, act?: Json) => ({ ...(cost ? { cost } : {}), ...(act ? { act } : {}) })
/** «Puedes gastar 1 lata de aceite para …» */
const offered = (effect: Effect, cost: Json | undefined): Tree => speak.effect({ do: 'may', effect, ...price(cost) })
/** «Se pierden 2 latas de aceite a menos que gastes 1 punto de Ánimo.» */
const averted = (otherwise: Effect, cost: Json | undefined, act: Json | undefined): Tree =>
  speak.effect(cost || act ? { do: 'unless', ...price(cost, act), otherwise } : otherwise)
const resources: { readonly [resource: string]: { es: string; en: string } } = {
  nerve: { es: 'Ánimo', en: 'Nerve' },
  oil: { es: 'aceite', en: 'oil' },
  find: { es: 'hallazgos', en: 'finds' },
  self: { es: 'esta carta', en: 'this card' },
}

export const prompts = {
  'choose-shift': message<Counted>({ es: 'Noche {n}: elige en secreto tu turno.', en: 'Night {n}: choose your shift in secret.' }),
  'take-shift': message<Who & { place: Place }>({
    es: ({ who, place }, say) =>
      say.isYou(who) ? `Estás ${at[place].es}. Elige qué haces.` : `${say.ref(who)} está ${at[place].es}. Puedes ayudar.`,
    en: ({ who, place }, say) =>
      say.isYou(who) ? `You are ${at[place].en}. Choose what you do.` : `${say.ref(who)} is ${at[place].en}. You may help.`,
  }),
  council: message({ es: 'Consejo: habla o di que estás a punto.', en: 'Council: speak or say that you are ready.' }),
  'burn-oil': message<Counted>({
    es: 'Elige cuántas latas de aceite quemas en la lámpara: quedan {n}.',
    en: 'Choose how many cans of oil you burn in the lamp: {n} left.',
  }),
  'dare-light': message({ es: '¿Pierdes 1 punto de Ánimo para dar 2 de luz más?', en: 'Lose 1 Nerve for 2 more light?' }),
  'spread-light': message<Counted>({
    es: 'Reparte {n} de luz entre los barcos y el mar abierto.',
    en: 'Spread {n} light over the ships and the open sea.',
  }),
  'choose-prey': message<Pick<WithPiece, 'thing'>>({ es: 'Elige a quién golpea {thing}.', en: 'Choose whom {thing} strikes.' }),
  'order-losses': message({ es: 'Ordena los barcos que se pierden.', en: 'Order the ships that are lost.' }),
  'choose-thing': message({ es: 'Elige la criatura a la que te enfrentas.', en: 'Choose the thing you fight.' }),
  'choose-ship': message({ es: 'Elige el barco que rescatas.', en: 'Choose the ship you rescue.' }),
  'choose-item': message<{ need: 'rope' }>({
    es: ({ need }, say) => `Elige 1 hallazgo ${say.ref(bare(need))}.`,
    en: ({ need }, say) => `Choose 1 ${say.ref(bare(need))} find.`,
  }),
  'choose-finds': message<{ max: number }>({
    es: 'Elige hallazgos de peso total {max} o menos.',
    en: 'Choose finds of total weight {max} or less.',
  }),
  'choose-die': message({ es: 'Elige el dado que vuelves a tirar.', en: 'Choose the die you reroll.' }),
  'choose-keeper': message({ es: 'Elige a qué farero ayuda.', en: 'Choose which keeper it helps.' }),
  'choose-place': message({ es: 'Elige el lugar al que te mueves.', en: 'Choose the place you move to.' }),
  'choose-discard': message({ es: 'Elige qué descartas.', en: 'Choose what you discard.' }),
  'order-night': message({ es: 'Ordena las cartas de noche.', en: 'Order the night cards.' }),
  'steady-yourself': message({
    es: '¿Gastas 1 punto de Ánimo para volver a tirar todos los dados?',
    en: 'Spend 1 Nerve to reroll all dice?',
  }),
  'hear-call': message({ es: 'Suena la Llamada: ¿te quedas o respondes?', en: 'The Call sounds: do you stay or answer it?' }),
  'last-light': message({
    es: 'La última luz: elige en secreto qué haces con la lámpara.',
    en: 'The last light: choose in secret what you do with the lamp.',
  }),
  'order-effects': message<{ cards: Ref }>({
    es: 'Se resuelven a la vez {cards}: elige qué va antes.',
    en: 'Resolved at the same time, {cards}: choose what comes first.',
  }),
  'order-replacements': message<{ cards: Ref }>({
    es: 'Varias cosas cambian lo que va a ocurrir, {cards}: elige cuál se aplica antes.',
    en: 'Several things change what is about to happen, {cards}: choose which applies first.',
  }),
  'use-ability': message({
    es: 'Puedes usar una de tus cartas en este momento: elige cuál o ninguna.',
    en: 'You may use one of your cards at this moment: choose which or none.',
  }),
  'change-dice': message<{ faces: string }>({
    es: 'Los dados muestran {faces}: ¿usas algo para cambiarlos?',
    en: 'The dice show {faces}: use something to change them?',
  }),
  'avert-loss': message<Who & Counted>({
    es: ({ who, n }, say) => `${say.isYou(who) ? 'Vas' : `${say.ref(who)} va`} a perder ${n} de Ánimo: ¿usas algo para evitarlo?`,
    en: ({ who, n }, say) => `${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} about to lose ${n} Nerve: use something to prevent it?`,
  }),
  'pay-with': message({
    es: 'Hay varias maneras de pagar el coste: elige una.',
    en: 'The cost can be paid in several ways: choose one.',
  }),
  deal: message({ es: 'Propón un intercambio o acéptalo.', en: 'Offer a trade or accept it.' }),
  'choose-effect': message({ es: 'Elige qué ocurre.', en: 'Choose what happens.' }),
  'may-do': message<Offer>({
    es: ({ effect, cost }, say) => `${say.tree(offered(effect, cost))} ¿Quieres?`,
    en: ({ effect, cost }, say) => `${say.tree(offered(effect, cost))} Do you want to?`,
  }),
  'or-else': message<Offer>({
    es: ({ effect, cost, act }, say) => `${say.tree(averted(effect, cost, act))} ¿Lo evitas?`,
    en: ({ effect, cost, act }, say) => `${say.tree(averted(effect, cost, act))} Avert it?`,
  }),
  'pay-much': message<{ resource: string }>({
    es: ({ resource }) => `¿Cuánto pagas (${resources[resource]?.es ?? ''})?`,
    en: ({ resource }) => `How much do you pay (${resources[resource]?.en ?? ''})?`,
  }),
  'pay-instead': message<{ resource: string; instead: string }>({
    es: ({ resource, instead }) => `¿Cuánto pagas con ${resources[resource]?.es ?? ''} en lugar de ${resources[instead]?.es ?? ''}?`,
    en: ({ resource, instead }) => `How much do you pay with ${resources[resource]?.en ?? ''} in place of ${resources[instead]?.en ?? ''}?`,
  }),
  'pick-some': message({ es: 'Elige a qué se aplica este efecto.', en: 'Choose what this effect applies to.' }),
}

export const options = {
  effect: message<{ effect: Effect & never }>(({ effect }) => speak.effect(effect)),
  cost: message<{ cost: Cost & never }>(({ cost }) => speak.cost(cost)),
  deed: message<{ deed: string; oil: number }>({
    es: ({ deed, oil }) => `${deedNames[deed]?.es ?? ''}${oil ? ` (${oil} ${oil === 1 ? 'lata' : 'latas'} de aceite)` : ''}`,
    en: ({ deed, oil }) => `${deedNames[deed]?.en ?? ''}${oil ? ` (${oil} ${oil === 1 ? 'can' : 'cans'} of oil)` : ''}`,
  }),
  die: message<{ face: number }>({ es: 'Volver a tirar el {face}', en: 'Reroll the {face}' }),
  sea: message({ es: 'Mar abierto', en: 'Open sea' }),
  'trade-option': message<{ other: Ref }>({ es: 'Intercambiar con {other}', en: 'Trade with {other}' }),
}

export const refusals = {
  'no-cracks': message({ es: 'No puedes reparar: no hay grietas.', en: 'You cannot mend: there are no cracks.' }),
  'no-things': message({ es: 'No hay criaturas en las rocas.', en: 'There are no things on the rocks.' }),
  'no-ships-aground': message({ es: 'No hay barcos encallados.', en: 'No ship has run aground.' }),
  'needs-unmet': message({ es: 'Falta lo que el barco necesita.', en: 'What the ship needs is not here.' }),
  'nothing-to-recover': message({ es: 'No puedes dormir: no has perdido Ánimo.', en: 'You cannot sleep: you have lost no Nerve.' }),
  'things-ashore': message({ es: 'No puedes dormir: hay criaturas en las rocas.', en: 'You cannot sleep: there are things on the rocks.' }),
  'no-night-left': message({
    es: 'No hay ninguna carta de noche que no conozcas ya.',
    en: 'There is no night card on top that you do not know already.',
  }),
  'no-finds-left': message({ es: 'No quedan hallazgos.', en: 'There are no finds left.' }),
  'nothing-to-trade': message({ es: 'No hay nada que intercambiar.', en: 'There is nothing to trade.' }),
  'already-traded': message({ es: 'Ya se ha propuesto un intercambio esta noche.', en: 'A trade has already been proposed tonight.' }),
  'used-up': message({ es: 'Ya la has usado esta noche.', en: 'You have already used it tonight.' }),
  'no-use': message({ es: 'Ahora no serviría de nada.', en: 'It would do nothing now.' }),
  'forbidden-by': message<Pick<WithPiece, 'card'>>({ es: 'Lo impide {card}.', en: '{card} forbids it.' }),
  'lacks-oil': message<Counted & { has: number }>({
    es: 'Cuesta {n} {n.number:lata|latas} de aceite y hay {has}.',
    en: 'It costs {n} {n.number:can|cans} of oil and there are {has}.',
  }),
  'lacks-nerve': message<Counted & { has: number }>({
    es: 'Cuesta {n} de Ánimo y te queda {has}.',
    en: 'It costs {n} Nerve and you have {has}.',
  }),
  'last-nerve': message({ es: 'No puedes gastar tu último punto de Ánimo.', en: 'You cannot spend your last Nerve.' }),
  'lacks-finds': message<Counted & { has: number }>({
    es: 'Cuesta {n} {n.number:hallazgo|hallazgos} y llevas {has}.',
    en: 'It costs {n} {n.number:find|finds} and you carry {has}.',
  }),
}

/** Leaving one out does not compile. */
const words = { ...happened, ...prompts, ...options, ...refusals } satisfies { readonly [K in keyof Messages]: Definition<never> }
export const messages = defineMessages(words)

/** What the table says, in the reader's language. */
export function say({ key, args = {} }: Message, how: Options & { readonly lang: LanguageId }): string {
  const read = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(name, value)]))
  return printMessage(lexicon, messages, { key, args: read as never }, how)
}
