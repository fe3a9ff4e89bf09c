import { type Figures, isUnnamed } from '@miskatonic/commons/figures'
import { type Condition, type Effect, speaker } from '@miskatonic/effects'
import type { Definition, LanguageId, Options, Ref, Tree } from '@miskatonic/effects/text'
import { and, defineMessages, grammar, message, name, person, print, printMessage, told, verbatim } from '@miskatonic/effects/text'
import type { Json, Message } from '@miskatonic/kernel'
import { boardId } from '../content/cards.ts'
import type { DreamerId } from '../content/kinds.ts'
import type { Messages } from '../rules/messages.ts'
import { language } from '../rules/vocabulary/language.ts'
import { lexicon } from './lexicon.ts'
import { calledOf, placeName, titleOf } from './names.ts'
import { passageText } from './passages.ts'
import { actionName, COLOURS, ENDS, FACES, priceWords, REASONS, RESOURCES, STATES, STEPS, TOKENS } from './phrases.ts'

const { clause, some } = grammar(lexicon)
const speak = speaker(language)

// ── arguments as they are read ──

/** A piece as this reader sees it: by its title, or as a card like any other. */
export function pieceRef(piece: { readonly faces?: { readonly [face: string]: string } }): Ref {
  const face = Object.values(piece.faces ?? {}).find((one) => !one.startsWith('back/') && !one.startsWith('secret/'))
  const id = face?.split('/')[1]
  if (id === undefined) return some('card', 1)
  const { es, en } = titleOf(id)
  return name({ es: `«${es}»`, en: `“${en}”` }, { g: 'm' })
}
const isPiece = (value: Json | undefined): boolean => typeof value === 'object' && value !== null && 'piece' in value
/** Said from their data. */
const DATA = ['effect', 'cost', 'act', 'at', 'when']
const WOMEN: readonly string[] = ['gambler', 'freeSpirit'] satisfies DreamerId[]
/** By the name they gave; who gave none, by their Dreamer: «Vera Sall», without «la Jugadora». */
function personRef(seat: string, played: Figures): Ref {
  const dreamer = played[seat]
  if (dreamer === undefined || !isUnnamed(seat)) return person(seat, 'm', seat)
  return person(calledOf(dreamer), WOMEN.includes(dreamer) ? 'f' : 'm', seat)
}
function argument(key: string, value: Json | undefined, played: Figures): unknown {
  if (DATA.includes(key)) return value
  if (key === 'who') return personRef(String(value), played)
  if (Array.isArray(value)) return value.length ? and(...value.map((one) => pieceRef(one))) : some('card', 0)
  return isPiece(value) ? pieceRef(value as object) : value
}

// ── words ──

type Who = { readonly who: Ref }
type Counted = { readonly n: number }
type Card = { readonly card: Ref }
type Cards = { readonly cards: Ref }
type Words = { readonly es: string; readonly en: string }
const said = (words: Words) => message(words)
const did = (verb: Parameters<typeof clause>[0]) =>
  message<Who & Card>(({ who, card }) => told(clause(verb, { subject: who, objects: [card] })))
const didAll = (verb: Parameters<typeof clause>[0]) =>
  message<Who & Cards>(({ who, cards }) => told(clause(verb, { subject: who, objects: [cards] })))
const pick = (words: { readonly [key: string]: Words }, key: string): Words => words[key] ?? { es: key, en: key }

/** What somebody does, said to them and of them: «pagas 2», «Ana paga 2». */
type Told = (args: never) => string
const toYou = <A extends Who>(
  es: readonly [you: string, other: string],
  en: readonly [you: string, other: string],
  rest: { readonly es: Told; readonly en: Told },
) =>
  message<A>({
    es: (args, say) =>
      say.isYou(args.who) ? `${es[0]}${rest.es(args as never)}` : `${say.ref(args.who)} ${es[1]}${rest.es(args as never)}`,
    en: (args, say) =>
      say.isYou(args.who) ? `${en[0]}${rest.en(args as never)}` : `${say.ref(args.who)} ${en[1]}${rest.en(args as never)}`,
  })
const NOTHING_MORE = { es: () => '.', en: () => '.' }

const happened = {
  'night-begins': message<Counted>({ es: 'Noche {n}.', en: 'Night {n}.' }),
  'place-entered': message<{ place: string }>({
    es: ({ place }) => `El Equipo llega a «${placeName(place).es}».`,
    en: ({ place }) => `The Team comes to “${placeName(place).en}”.`,
  }),
  'fate-drawn': message<Card>({ es: 'El Destino es {card}.', en: 'Fate is {card}.' }),
  'whim-placed': message<Card>({ es: 'Se queda {card}.', en: '{card} stays.' }),
  'encounter-begins': message<Card>({ es: 'Empieza {card}.', en: '{card} begins.' }),
  'encounter-ends': message<{ how: string }>({ es: ({ how }) => pick(ENDS, how).es, en: ({ how }) => pick(ENDS, how).en }),
  'turn-begins': message<Counted>({ es: 'Turno {n}.', en: 'Turn {n}.' }),
  'turn-added': message<Counted>({ es: 'Se añade 1 Turno.', en: '1 Turn is added.' }),
  'step-begins': message<{ step: string }>({
    es: ({ step }) => `Paso de ${pick(STEPS, step).es}.`,
    en: ({ step }) => `${pick(STEPS, step).en} step.`,
  }),
  'step-blocked': message<{ step: string }>({
    es: ({ step }) => `Queda Bloqueado el paso de ${pick(STEPS, step).es}.`,
    en: ({ step }) => `The ${pick(STEPS, step).en} step is Blocked.`,
  }),
  'round-passed': toYou<Who>(['Pasas', 'pasa'], ['You pass', 'passes'], NOTHING_MORE),
  'cards-drawn': didAll('draw'),
  'cards-discarded': didAll('discard'),
  'card-played': did('play'),
  'cards-sealed': didAll('seal'),
  'cards-opened': didAll('unseal'),
  'card-gained': did('gain'),
  'card-returned': message<Who & Card>({ es: '{card} vuelve al Mercado.', en: '{card} goes back to the Market.' }),
  'cards-looked-at': didAll('look'),
  'deck-reshuffled': message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'Tu descarte vuelve a ser tu mazo.' : `El descarte de ${say.ref(who)} vuelve a ser su mazo.`),
    en: ({ who }, say) =>
      say.isYou(who) ? 'Your discard pile is your deck again.' : `The discard pile of ${say.ref(who)} is a deck again.`,
  }),
  'flaw-gained': did('gain'),
  'flaw-resolved': message<Who & Card>({
    es: ({ who, card }, say) =>
      say.isYou(who) ? `Te encuentras con ${say.ref(card)}.` : `${say.ref(who)} se encuentra con ${say.ref(card)}.`,
    en: ({ who, card }, say) => (say.isYou(who) ? `You come upon ${say.ref(card)}.` : `${say.ref(who)} comes upon ${say.ref(card)}.`),
  }),
  'flaw-removed': did('remove'),
  'progress-placed': did('place'),
  'progress-laid': did('layDown'),
  'progress-stood': did('standUp'),
  'progress-discarded': did('discard'),
  'anguish-suffered': message<Who & Counted>(({ who, n }) => told(clause('suffer', { subject: who, objects: [some('anguish', n)] }))),
  'anguish-cured': message<Who & Counted>(({ who, n }) => told(clause('cure', { subject: who, objects: [some('anguish', n)] }))),
  'goods-gained': message<Who & Counted & { goods: 'ether' | 'gem' }>(({ who, n, goods }) =>
    told(clause('gain', { subject: who, objects: [some(goods, n)] })),
  ),
  'goods-lost': message<Who & Counted & { goods: 'ether' | 'gem' }>(({ who, n, goods }) =>
    told(clause('lose', { subject: who, objects: [some(goods, n)] })),
  ),
  'team-gained': message<Counted & { goods: 'key' | 'hour' }>({
    es: ({ n, goods }, say) => `El Equipo gana ${say.ref(some(goods, n))}.`,
    en: ({ n, goods }, say) => `The Team gains ${say.ref(some(goods, n))}.`,
  }),
  'team-lost': message<Counted & { goods: 'key' | 'hour' }>({
    es: ({ n, goods }, say) => `El Equipo gasta ${say.ref(some(goods, n))}.`,
    en: ({ n, goods }, say) => `The Team spends ${say.ref(some(goods, n))}.`,
  }),
  'thing-gained': message<Card>({ es: 'El Equipo gana {card}.', en: 'The Team gains {card}.' }),
  'item-activated': message<Card>({ es: '{card} está a mano.', en: '{card} is at hand.' }),
  'item-discarded': message<Card>({ es: '{card} vuelve al Almacén.', en: '{card} goes back to Storage.' }),
  'item-returned': message<Card>({ es: '{card} vuelve al Mercado.', en: '{card} goes back to the Market.' }),
  'mask-gained': did('gain'),
  'mask-worn': message<Who & Card>({
    es: ({ who, card }, say) => (say.isYou(who) ? `Te pones ${say.ref(card)}.` : `${say.ref(who)} se pone ${say.ref(card)}.`),
    en: ({ who, card }, say) => (say.isYou(who) ? `You put on ${say.ref(card)}.` : `${say.ref(who)} puts on ${say.ref(card)}.`),
  }),
  'mask-discarded': message<Who & Card>({
    es: ({ who, card }, say) => (say.isYou(who) ? `Te quitas ${say.ref(card)}.` : `${say.ref(who)} se quita ${say.ref(card)}.`),
    en: ({ who, card }, say) => (say.isYou(who) ? `You take off ${say.ref(card)}.` : `${say.ref(who)} takes off ${say.ref(card)}.`),
  }),
  'note-used': did('use'),
  'season-changed': message<Card>({ es: 'La Estación es {card}.', en: 'The Season is {card}.' }),
  'secret-revealed': message<Card>({ es: 'Aparece {card}.', en: '{card} comes to light.' }),
  'secret-peeked': did('peek'),
  'thing-removed': message<Card>({ es: '{card} se va para no volver.', en: '{card} is gone for good.' }),
  'action-used': message<Who & { action: string; times: number }>({
    es: ({ who, action }, say) => (say.isYou(who) ? `Acción: ${actionName(action).es}.` : `${say.ref(who)}: ${actionName(action).es}.`),
    en: ({ who, action }, say) => (say.isYou(who) ? `Action: ${actionName(action).en}.` : `${say.ref(who)}: ${actionName(action).en}.`),
  }),
  'action-failed': toYou<Who & { action: string }>(['No lo consigues', 'no lo consigue'], ['You do not manage it', 'does not manage it'], {
    es: ({ action }: { action: string }) => `: ${actionName(action).es}.`,
    en: ({ action }: { action: string }) => `: ${actionName(action).en}.`,
  }),
  'stage-paid': toYou<Who & Counted & { colour: string }>(['Adelantas', 'adelanta'], ['You pay', 'pays'], {
    es: ({ n }: Counted) => (n === 1 ? ' 1 etapa.' : ` ${n} etapas.`),
    en: ({ n }: Counted) => (n === 1 ? ' 1 stage.' : ` ${n} stages.`),
  }),
  'motive-paid': toYou<Who & Cards & Counted & { colour: string }>(['Pagas', 'paga'], ['You pay', 'pays'], {
    es: ({ n, colour }: Counted & { colour: string }) => ` ${n} de ${pick(COLOURS, colour).es}.`,
    en: ({ n, colour }: Counted & { colour: string }) => ` ${n} ${pick(COLOURS, colour).en}.`,
  }),
  'die-rolled': message<{ die: string; face: string }>({
    es: ({ face }) => `El dado: ${pick(FACES, face).es}.`,
    en: ({ face }) => `The die: ${pick(FACES, face).en}.`,
  }),
  'dreamer-moved': toYou<Who & Counted>(['Avanzas', 'avanza'], ['You move', 'moves'], {
    es: ({ n }: Counted) => (n === 1 ? ' 1 casilla.' : ` ${n} casillas.`),
    en: ({ n }: Counted) => (n === 1 ? ' 1 square.' : ` ${n} squares.`),
  }),
  'dreamer-relocated': toYou<Who>(['Estás', 'está'], ['You are', 'is'], { es: () => ' en otra casilla.', en: () => ' on another square.' }),
  'dreamer-pushed': toYou<Who>(['Tienes', 'tiene'], ['You have', 'has'], { es: () => ' que hacer sitio.', en: () => ' to make room.' }),
  'entity-spawned': message<{ figure: Ref }>({ es: 'Llega {figure}.', en: '{figure} arrives.' }),
  'entity-moved': message<Counted & { figure: Ref }>({
    es: ({ figure, n }, say) => `${say.ref(figure)} avanza ${n}.`,
    en: ({ figure, n }, say) => `${say.ref(figure)} moves ${n}.`,
  }),
  'entity-left': message<{ figure: Ref }>({ es: '{figure} se va.', en: '{figure} leaves.' }),
  'metamorphosis-added': message<{ token: Ref }>({ es: 'Crece: {token}.', en: 'It grows: {token}.' }),
  'metamorphosis-removed': message<{ token: Ref }>({ es: 'Desaparece: {token}.', en: 'Gone: {token}.' }),
  'state-put': message<{ state: string }>({
    es: ({ state }) => `Estado: ${pick(STATES, state).es}.`,
    en: ({ state }) => `State: ${pick(STATES, state).en}.`,
  }),
  'token-placed': message<{ token: string }>({
    es: ({ token }) => `Se coloca ${pick(TOKENS, token).es}.`,
    en: ({ token }) => `${pick(TOKENS, token).en} is placed.`,
  }),
  'token-removed': message<{ token: string }>({
    es: ({ token }) => `Se retira ${pick(TOKENS, token).es}.`,
    en: ({ token }) => `${pick(TOKENS, token).en} is removed.`,
  }),
  'wall-opened': said({ es: 'Se abre un paso.', en: 'A way opens.' }),
  'slot-filled': toYou<Who>(['Dejas', 'deja'], ['You leave', 'leaves'], { es: () => ' una Gema.', en: () => ' a Gem.' }),
  'slot-emptied': toYou<Who>(['Coges', 'coge'], ['You take', 'takes'], { es: () => ' la Gema.', en: () => ' the Gem.' }),
  'story-told': message<{ at: Json & never }>({ es: ({ at }) => passageText(at, 'es'), en: ({ at }) => passageText(at, 'en') }),
  'team-loses': message<{ why: string }>({ es: ({ why }) => pick(REASONS, why).es, en: ({ why }) => pick(REASONS, why).en }),
  'team-wakes': message<Counted>({ es: 'Despertáis. Empieza la noche {n}.', en: 'You awaken. Night {n} begins.' }),
  'marker-passed': message<Who>({ es: 'El marcador de Jugador Inicial es de {who}.', en: 'The start-player marker is with {who}.' }),
  'luck-tried': message<{ cards: string; luck: number; setback: number }>({
    es: 'Desventaja: {cards}, suman {setback} contra {luck}.',
    en: 'Setback: {cards}, {setback} against {luck}.',
  }),
  'night-ends': said({ es: 'La noche se queda aquí.', en: 'The night rests here.' }),
}

type Offered = { readonly effect: Effect & never; readonly cost?: never; readonly act?: never }
const priced = (cost: Json | undefined, act?: Json) => ({ ...(cost ? { cost } : {}), ...(act ? { act } : {}) })
const offered = (effect: Effect, cost: Json | undefined): Tree => speak.effect({ do: 'may', effect, ...priced(cost) })
const averted = (otherwise: Effect, cost: Json | undefined, act: Json | undefined): Tree =>
  speak.effect(cost || act ? { do: 'unless', ...priced(cost, act), otherwise } : otherwise)

const prompts = {
  'your-round': message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'Tu ronda: ¿qué haces?' : `Ronda de ${say.ref(who)}.`),
    en: ({ who }, say) => (say.isYou(who) ? 'Your round: what do you do?' : `Round of ${say.ref(who)}.`),
  }),
  'answer-rapidly': said({ es: '¿Usas algo antes de este paso?', en: 'Use something before this step?' }),
  travel: said({ es: '¿Adónde va el Equipo?', en: 'Where does the Team go?' }),
  'discard-before-drawing': message<Who>({
    es: 'Vas a robar. ¿Descartas antes alguna carta de tu mano?',
    en: 'You are about to draw. Discard any cards of your hand first?',
  }),
  'discard-some': message<Who & Counted>({
    es: ({ n }) => (n === 1 ? '¿Qué carta de tu mano descartas?' : `¿Qué ${n} cartas de tu mano descartas?`),
    en: ({ n }) => (n === 1 ? 'Which card of your hand do you discard?' : `Which ${n} cards of your hand do you discard?`),
  }),
  'take-back-some': message<Who & Counted>({
    es: ({ n }) => `Elige ${n === 1 ? 'la carta que recuperas' : `las ${n} cartas que recuperas`} de tu descarte.`,
    en: ({ n }) => `Choose the ${n === 1 ? 'card' : `${n} cards`} you take back out of your discard pile.`,
  }),
  'return-some': message<Who & Counted>({
    es: 'Elige la carta de tu mano que vuelve al Mercado: la pierdes.',
    en: 'Choose the card of your hand that goes back to the Market: you lose it.',
  }),
  'share-shortage': message<Counted & { goods: 'ether' | 'gem' }>({
    es: ({ n, goods }, say) =>
      `No hay para todos: en la reserva ${n === 1 ? 'queda' : 'quedan'} ${say.ref(some(goods, n))}. ¿Quién gana 1?`,
    en: ({ n, goods }, say) =>
      `There is not enough for all: ${say.ref(some(goods, n))} ${n === 1 ? 'is' : 'are'} left in the supply. Who gains 1?`,
  }),
  'lay-down-some': message<Who & Counted>({
    es: ({ n }) => (n === 1 ? '¿Cuál de tus cartas de Progreso?' : `¿Cuáles ${n} de tus cartas de Progreso?`),
    en: ({ n }) => (n === 1 ? 'Which of your Progress cards?' : `Which ${n} of your Progress cards?`),
  }),
  'reshuffle-price': message<Who>({
    es: 'Tu mazo se ha acabado y barajas tu descarte. ¿Con qué lo pagas?',
    en: 'Your deck has run out and you shuffle your discard pile. What do you pay for it with?',
  }),
  'boost-failed': message<Who>({
    es: 'El dado de Fortuna ha fracasado: no consigues la acción y pierdes lo que pagaste. ¿Qué más pierdes?',
    en: 'The Fortune die has failed: the action does not happen and what you paid is lost. What else do you lose?',
  }),
  'pay-off-flaw': message<Who & Card>({
    es: 'Has robado {card}. ¿Pagas para librarte de esta Falla?',
    en: 'You have drawn {card}. Do you pay to be rid of this Flaw?',
  }),
  'pay-motive': message<Counted & { colour: string }>({
    es: ({ n, colour }) => `¿Con qué pagas ${n} de ${pick(COLOURS, colour).es}?`,
    en: ({ n, colour }) => `What do you pay ${n} ${pick(COLOURS, colour).en} with?`,
  }),
  'help-payment': said({ es: '¿Usas algo para este pago?', en: 'Use something for this payment?' }),
  'choose-colour': said({
    es: 'Vale cualquiera de estos Motivos. ¿Con cuál pagas?',
    en: 'Any of these Motives will do. Which do you pay with?',
  }),
  boost: message<Counted & { due: number }>({
    es: 'Has pagado {n} de {due}. ¿Tiras el dado de Fortuna para añadir Motivo?',
    en: 'You have paid {n} of {due}. Roll the Fortune die to add Motive?',
  }),
  'reroll-with-gem': message<{ die: string; face: string }>({
    es: ({ face }) => `Ha salido ${pick(FACES, face).es}. ¿Repites la tirada?`,
    en: ({ face }) => `It shows ${pick(FACES, face).en}. Reroll?`,
  }),
  'choose-destination': message<Who & Counted>({
    es: ({ n }) => `¿Adónde te Mueves? ${n === 1 ? 'Llegas a 1 casilla' : `Llegas hasta a ${n} casillas`}.`,
    en: ({ n }) => `Where do you Move? You get ${n === 1 ? '1 square' : `up to ${n} squares`} far.`,
  }),
  'choose-square': said({ es: '¿En qué casilla empieza?', en: 'On which square does it begin?' }),
  'choose-relocation': said({ es: '¿A qué casilla se te Recoloca?', en: 'Which square are you Relocated to?' }),
  'discard-item': said({ es: '¿Qué Objeto activo descartáis al Almacén?', en: 'Which active Item do you discard to Storage?' }),
  'choose-entrance': said({ es: '¿En qué casilla de Entrada te colocas?', en: 'Which entrance square do you start on?' }),
  'choose-spawn': said({ es: '¿En qué casilla aparece la Entidad?', en: 'On which square does the Entity appear?' }),
  'choose-pushed': said({
    es: 'Llega una Entidad y no hay sitio para todos. ¿Quién se aparta?',
    en: 'An Entity arrives and there is not room for all. Who makes way?',
  }),
  'push-where': said({ es: '¿A qué casilla se aparta?', en: 'To which square?' }),
  'choose-course': said({ es: '¿Por dónde va la Entidad?', en: 'Which way does the Entity go?' }),
  'choose-target': said({ es: '¿A quién alcanza la acción?', en: 'Whom does the action reach?' }),
  'borrow-token': said({
    es: 'No quedan fichas de ese Motivo: ¿coges una de otra acción?',
    en: 'No token of that Motive is left: take one from another action?',
  }),
  'one-roll': said({
    es: '¿Una sola tirada para todas las Entidades, o una para cada pieza?',
    en: 'One roll for all Entities, or one for each piece?',
  }),
  'order-figures': said({ es: '¿En qué orden se Mueven las Entidades?', en: 'In which order do the Entities Move?' }),
  'replace-card': message<Card>({
    es: '{card} no vuelve a esta campaña. ¿Robas otra en su lugar?',
    en: '{card} does not come back in this campaign. Draw another instead?',
  }),
  'try-luck': message<Counted & { cards: string }>({
    es: 'Suerte: {cards}, suman {n}. ¿Probáis?',
    en: 'Luck: {cards}, {n} in all. Try it?',
  }),
  'choose-aspect': said({ es: '¿Qué os jugáis con la Suerte?', en: 'What do you stake on Luck?' }),
  'choose-dreamer-for-luck': said({ es: '¿A qué Soñador le toca lo que trae la Suerte?', en: 'Which Dreamer gets what Luck brings?' }),
  'choose-item': said({
    es: '¿Con cuál de estos Objetos os quedáis? El otro vuelve al Mercado.',
    en: 'Which of these Items do you keep? The other goes back to the Market.',
  }),
  'free-item-slot': said({
    es: 'Los espacios de Objeto están llenos. ¿Qué Objeto vuelve al Almacén para dejar sitio?',
    en: 'The Item slots are full. Which Item goes back to Storage to make room?',
  }),
  'use-item-now': message<Card>({ es: '¿Queréis {card} a mano ahora?', en: 'Keep {card} at hand now?' }),
  'wear-mask': message<Card>({ es: '¿Te pones {card} ahora?', en: 'Put on {card} now?' }),
  'choose-mask': said({ es: '¿Qué Máscara te pones?', en: 'Which Mask do you put on?' }),
  'choose-gate': said({
    es: '¿En qué Sueño entráis? Las Llaves se pagan al entrar.',
    en: 'Which Dream do you enter? Its Keys are paid on entering.',
  }),
  'choose-payer': said({ es: 'El Atajo lo paga un solo Soñador. ¿Quién?', en: 'One Dreamer alone pays for the Shortcut. Who?' }),
  'choose-whim-slot': said({ es: '¿En qué espacio se queda el Capricho?', en: 'In which slot does the Whim stay?' }),
  'choose-peek': said({ es: '¿Qué Secreto Ojeas?', en: 'Which Secret do you peek at?' }),
  'choose-metamorphosis': said({ es: '¿Qué Metamorfosis retiras?', en: 'Which Metamorphosis do you remove?' }),
  'choose-entity': said({ es: '¿Qué Entidad sufre la Metamorfosis?', en: 'Which Entity does the Metamorphosis go to?' }),
  'choose-step': said({ es: '¿Qué paso de la carta de Turno Bloqueáis?', en: 'Which step of the Turn card do you Block?' }),
  'push-on-hours': said({
    es: '¿Cuántas Horas gastas en andar, a casilla por Hora?',
    en: 'How many Hours do you spend on walking, one square for each?',
  }),
  'hours-for-turns': said({
    es: '¿Cuántas Horas gastáis en Turnos, a Turno por Hora?',
    en: 'How many Hours do you spend on Turns, one Turn for each?',
  }),
  'last-hours': said({
    es: 'Era la última carta de Turno. ¿Cuántas Horas gastáis en seguir, a Turno por Hora?',
    en: 'That was the last Turn card. How many Hours do you spend to go on, one Turn for each?',
  }),
  'hours-before-loss': message<Counted>({
    es: ({ n }) => `Vais a perder ${n} ${n === 1 ? 'Hora' : 'Horas'}. ¿Cuántas gastáis antes en Turnos?`,
    en: ({ n }) => `You are about to lose ${n} ${n === 1 ? 'Hour' : 'Hours'}. How many do you spend on Turns first?`,
  }),
  'replace-progress': said({
    es: 'Ya no caben más cartas de Progreso. ¿Cuál descartas para hacer sitio?',
    en: 'There is no room for another Progress card. Which one do you discard for it?',
  }),
  'order-step': message<{ step: string }>({
    es: ({ step }) => `Varias cosas ocurren en el paso de ${pick(STEPS, step).es}. ¿En qué orden?`,
    en: ({ step }) => `Several things happen in the ${pick(STEPS, step).en} step. In which order?`,
  }),
  'pass-marker': message<Who>({ es: '¿Pasa el marcador de Jugador Inicial a {who}?', en: 'Does the start-player marker go to {who}?' }),
  'skip-slumber': said({
    es: '¿Saltáis este Duermevela? Pasa entonces lo que dice «Sin Turnos».',
    en: 'Skip this Slumber? What its Out of Turns says happens then.',
  }),
  'choose-start': said({
    es: '¿Quién de vosotros empieza esta noche y lleva el marcador?',
    en: 'Who begins tonight and takes the marker?',
  }),
  'change-dreamers': said({ es: '¿Cambiáis de Soñador?', en: 'Change who plays which Dreamer?' }),
  'choose-dreamer': message<Who>({ es: '¿Qué Soñador llevas esta noche?', en: 'Which Dreamer do you play tonight?' }),
  'dream-again': said({ es: 'La Puerta sigue ahí. ¿Volvéis a soñarlo ahora?', en: 'The Gate is still there. Dream it again now?' }),
  'give-up': said({
    es: 'Dejarlo ahora cuenta como la muerte de un Soñador. ¿Lo dejáis?',
    en: 'Stopping now counts as the death of a Dreamer. Stop?',
  }),
  'build-deck': message<Who>({
    es: '¿Con qué cartas haces tu mazo esta noche? Tus Fallas entran siempre.',
    en: 'Which cards make up your deck tonight? Your Flaws always do.',
  }),
  'buy-influence': message<Who>({
    es: '¿Qué cartas compras con tu Éter? Las demás vuelven al fondo del Mercado.',
    en: 'Which cards do you buy with your Ether? The others go to the bottom of the Market.',
  }),
  'buy-item': message<Who & Counted>({ es: '¿Compras un Objeto por {n} de Éter?', en: 'Buy an Item for {n} Ether?' }),
  rest: message<Who>({ es: 'Este Lugar te deja descansar. ¿Cómo?', en: 'This Place lets you rest. How?' }),
  'book-decide': message<{ at: Json & never }>({ es: ({ at }) => passageText(at, 'es'), en: ({ at }) => passageText(at, 'en') }),
  'book-riddle': message<{ at: Json & never }>({ es: ({ at }) => passageText(at, 'es'), en: ({ at }) => passageText(at, 'en') }),
  'book-toll': message<{ at: Json & never; cost: never }>({ es: ({ at }) => passageText(at, 'es'), en: ({ at }) => passageText(at, 'en') }),
  'order-effects': said({ es: 'Ordena estos efectos.', en: 'Order these effects.' }),
  'order-replacements': said({ es: 'Elige qué se aplica antes.', en: 'Choose what applies first.' }),
  'use-ability': said({
    es: 'Puedes usar una de tus cartas en este momento: elige cuál o ninguna.',
    en: 'You may use one of your cards at this moment: choose which or none.',
  }),
  'pay-with': said({ es: 'Elige con qué pagas.', en: 'Choose what you pay with.' }),
  deal: said({ es: 'Propón un intercambio.', en: 'Offer a trade.' }),
  'choose-effect': message<Who & { readonly card?: Ref }>({
    es: ({ card }, say) => (card ? `${say.ref(card)}: ¿qué elegís?` : '¿Qué elegís?'),
    en: ({ card }, say) => (card ? `${say.ref(card)}: which do you choose?` : 'Which do you choose?'),
  }),
  'may-do': message<Who & Offered>({
    es: ({ effect, cost }, say) => `${say.tree(offered(effect, cost))} ¿Quieres?`,
    en: ({ effect, cost }, say) => `${say.tree(offered(effect, cost))} Do you want to?`,
  }),
  'or-else': message<Who & Offered>({
    es: ({ effect, cost, act }, say) => `${say.tree(averted(effect, cost, act))} ¿Lo evitas?`,
    en: ({ effect, cost, act }, say) => `${say.tree(averted(effect, cost, act))} Avert it?`,
  }),
  'pick-some': said({ es: 'Elige.', en: 'Choose.' }),
}

const options = {
  effect: message<{ effect: Effect & never }>(({ effect }) => speak.effect(effect)),
  cost: message<{ cost: never }>(({ cost }) => speak.cost(cost)),
  'action-option': message<{ action: string; key: string }>({
    es: ({ action }) => actionName(action).es,
    en: ({ action }) => actionName(action).en,
  }),
  'motive-option': message<Counted & { colour: string }>({
    es: ({ n, colour }) => `${n} de ${pick(COLOURS, colour).es}`,
    en: ({ n, colour }) => `${n} ${pick(COLOURS, colour).en}`,
  }),
  'dreamer-option': message<{ dreamer: string }>({
    es: ({ dreamer }) => titleOf(boardId(dreamer as DreamerId)).es,
    en: ({ dreamer }) => titleOf(boardId(dreamer as DreamerId)).en,
  }),
  'step-option': message<{ step: string }>({ es: ({ step }) => pick(STEPS, step).es, en: ({ step }) => pick(STEPS, step).en }),
  'book-choice': message<{ at: Json & never; choice: string }>({
    es: ({ at, choice }) => passageText(at, 'es', choice),
    en: ({ at, choice }) => passageText(at, 'en', choice),
  }),
}

/** «Solo si …», in the words of the card. */
const onlyIf = (when: Condition, lang: LanguageId): string => {
  const then = verbatim({ es: '…', en: '…' })
  const text = print(lexicon, { kind: 'if', condition: speak.condition(when), then }, { lang }).replace(/[,:.…\s]+$/, '')
  return `${lang === 'es' ? 'Solo' : 'Only'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
const SPANS: { readonly [limit: string]: Words } = {
  turn: { es: 'en este Turno', en: 'in this Turn' },
  encounter: { es: 'en este encuentro', en: 'in this encounter' },
  night: { es: 'esta noche', en: 'tonight' },
  campaign: { es: 'en esta campaña', en: 'in this campaign' },
}
const refusals = {
  'book-unmet': said({ es: 'Todavía no puedes.', en: 'You cannot yet.' }),
  'dream-action-used': said({ es: 'Ya has usado tu acción de Sueño en esta ronda.', en: 'You have used your Dream action in this round.' }),
  'action-blocked': said({ es: 'Esta acción está Bloqueada.', en: 'This action is Blocked.' }),
  'out-of-reach': message<{ readonly range?: number | string }>({
    es: ({ range }) =>
      typeof range !== 'number'
        ? 'Nada llega hasta ahí.'
        : range === 0
          ? 'Hay que estar en su casilla.'
          : `Queda fuera de alcance ${range}.`,
    en: ({ range }) =>
      typeof range !== 'number' ? 'Nothing reaches that far.' : range === 0 ? 'You must be on its square.' : `It is not in range ${range}.`,
  }),
  'condition-unmet': message<{ readonly when?: Condition & never }>({
    es: ({ when }) => (when ? `${onlyIf(when, 'es')}.` : 'No se cumple lo que pide.'),
    en: ({ when }) => (when ? `${onlyIf(when, 'en')}.` : 'What it asks for is not met.'),
  }),
  'used-up': message<{ readonly limit?: string }>({
    es: ({ limit = 'turn' }) => `Ya se ha usado ${pick(SPANS, limit).es}.`,
    en: ({ limit = 'turn' }) => `It has been used ${pick(SPANS, limit).en}.`,
  }),
  'lacks-motive': message<{ readonly price?: string }>({
    es: ({ price }) => (price ? `Cuesta ${priceWords(price, 'es')} y no te alcanza el Motivo.` : 'Te falta Motivo.'),
    en: ({ price }) => (price ? `It costs ${priceWords(price, 'en')}, and your Motive does not go that far.` : 'You lack Motive.'),
  }),
  'lacks-cards': message<{ readonly n?: number }>({
    es: ({ n = 1 }) => (n === 1 ? 'Hace falta 1 carta en la mano.' : `Hacen falta ${n} cartas en la mano.`),
    en: ({ n = 1 }) => (n === 1 ? 'It takes 1 card in hand.' : `It takes ${n} cards in hand.`),
  }),
  'lacks-key-or-ether': said({ es: 'Hace falta 1 Llave o 1 de Éter.', en: 'It takes 1 Key or 1 Ether.' }),
  'cannot-be-attacked': said({ es: 'No se le puede Atacar.', en: 'It cannot be Attacked.' }),
  'nowhere-to-go': said({ es: 'No hay adónde ir.', en: 'There is nowhere to go.' }),
  'no-hours': said({ es: 'No quedan Horas.', en: 'No Hours are left.' }),
  'no-gems-left': said({ es: 'No quedan Gemas.', en: 'No Gems are left.' }),
  'no-turns-left': said({ es: 'No quedan cartas de Turno.', en: 'No Turn cards are left.' }),
  'nothing-to-peek': said({ es: 'No hay nada que Ojear.', en: 'There is nothing to peek at.' }),
  'forbidden-by': message<Card>({ es: 'Lo impide {card}.', en: '{card} forbids it.' }),
  lacks: message<Counted & { resource: string }>({
    es: ({ n, resource }) => `Cuesta ${n}: ${pick(RESOURCES, resource).es}.`,
    en: ({ n, resource }) => `It costs ${n}: ${pick(RESOURCES, resource).en}.`,
  }),
}

/** Leaving one out does not compile. */
const words = { ...happened, ...prompts, ...options, ...refusals } satisfies { readonly [K in keyof Messages]: Definition<never> }
export const messages = defineMessages(words)

/** What the table says, in the reader's language. */
export function say({ key, args = {} }: Message, how: Options & { readonly lang: LanguageId }): string {
  const { played = {}, ...rest } = args
  const read = Object.fromEntries(Object.entries(rest).map(([arg, value]) => [arg, argument(arg, value, played as Figures)]))
  return printMessage(lexicon, messages, { key, args: read as never }, how)
}
