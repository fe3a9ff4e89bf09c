import { type Figures, isUnnamed } from '@miskatonic/commons/figures'
import { useless } from '@miskatonic/commons/needs'
import { type Effect, speaker } from '@miskatonic/effects'
import type { Definition, LanguageId, Options, Ref, Tree } from '@miskatonic/effects/text'
import { and, defineMessages, grammar, message, name, person, printMessage, told } from '@miskatonic/effects/text'
import type { Cost, Json, Message } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Messages } from '../rules/messages.ts'
import type { Ending, Phase } from '../rules/shape.ts'
import { language } from '../rules/vocabulary/language.ts'
import { expansionEndings, expansionWords } from './expansions/index.ts'
import { lexicon } from './lexicon.ts'
import { needOf } from './needs.ts'
import {
  type At,
  type Both,
  both,
  type Card,
  type Cards,
  type Counted,
  carded,
  did,
  FACES,
  type Face,
  FIGURES,
  faced,
  LOCATIONS,
  listed,
  type OfSymbol,
  type Other,
  placed,
  said,
  tokens,
  trophy,
  type Who,
} from './phrases.ts'

export { FACES } from './phrases.ts'

const { clause, some } = grammar(lexicon)
const speak = speaker(language)

// ── arguments as they are read ──

const titles = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card.title]))

/** A piece as this reader sees it: by its title, or as a card like any other. */
export function pieceRef(piece: { readonly faces?: { readonly [face: string]: string } }): Ref {
  const title = Object.values(piece.faces ?? {}).flatMap((face) => titles.get(face) ?? [])[0]
  return title ? name({ es: `«${title.es}»`, en: `“${title.en}”` }, { g: 'm' }) : some('card', 1)
}

const isPiece = (value: Json | undefined): boolean => typeof value === 'object' && value !== null && 'piece' in value
const PEOPLE = ['who', 'other']
/** By the name they gave; who gave none, by their detective or their role. */
function personRef(seat: string, played: Figures): Ref {
  const figure = isUnnamed(seat) ? FIGURES[played[seat] ?? ''] : undefined
  return figure ? name(figure, { g: figure.g, alive: 'person', seat }) : person(seat, 'm', seat)
}
/** Said from their data. */
const DATA = ['effect', 'cost', 'act', 'condition']
/** Lists of faces, as one text. */
const LISTS = ['symbols', 'rolled']
function argument(key: string, value: Json | undefined, played: Figures): unknown {
  if (DATA.includes(key)) return value
  if (LISTS.includes(key)) return (value as readonly string[]).join(',')
  if (PEOPLE.includes(key) && !isPiece(value)) return personRef(String(value), played)
  if (Array.isArray(value)) return value.length ? and(...value.map((one) => pieceRef(one))) : some('card', 0)
  return isPiece(value) ? pieceRef(value as object) : value
}

// ── words ──

const PHASES: { readonly [P in Phase]: Both } = {
  cultists: { es: 'Fase de los sectarios.', en: 'Cultist phase.' },
  revision: { es: 'Fase de revisión.', en: 'Revision phase.' },
  terror: { es: 'Fase de terror.', en: 'Terror phase.' },
  preparation: { es: 'Fase de preparación.', en: 'Preparation phase.' },
  combat: { es: 'Fase de combate.', en: 'Combat phase.' },
  sealing: { es: 'Fase de sellado.', en: 'Sealing phase.' },
}
export const endings: { readonly [E in Ending]: Both } = {
  ...expansionEndings,
  sealed: { es: 'Los cinco portales están sellados. La tormenta se deshace.', en: 'The five portals are sealed. The storm breaks up.' },
  madness: { es: 'La locura ha podido con vosotros.', en: 'Madness has been too much for you.' },
  crossed: { es: 'Algo ha cruzado el portal.', en: 'Something has stepped through the portal.' },
  overrun: { es: 'Los sectarios son demasiados.', en: 'There are too many cultists.' },
  countdown: { es: 'La última noche ha terminado. No amanece.', en: 'The last night is over. No day breaks.' },
}

const countedTrophies = (symbols: string, lang: LanguageId): string => {
  const n = symbols.split(',').length
  return lang === 'es' ? (n === 1 ? '1 trofeo' : `${n} trofeos`) : n === 1 ? '1 trophy' : `${n} trophies`
}

const happened = {
  'turn-begins': message<Counted>({ es: 'Turno {n}.', en: 'Turn {n}.' }),
  'phase-begins': message<{ phase: Phase }>(({ phase }) => both(PHASES[phase])),
  'detective-placed': message<Who & At>({
    es: ({ who, slot }, say) => `${say.isYou(who) ? 'Empiezas' : `${say.ref(who)} empieza`} en ${LOCATIONS[slot].es}.`,
    en: ({ who, slot }, say) => `${say.isYou(who) ? 'You start' : `${say.ref(who)} starts`} at ${LOCATIONS[slot].en}.`,
  }),
  'items-dealt': message<Who & Cards>(({ who, cards: dealt }) => told(clause('receive', { subject: who, objects: [dealt] }))),
  'item-kept': did('tomado {card}.', 'took {card}.'),
  'item-discarded': did('descartado {card}.', 'discarded {card}.'),
  'items-spent': message<Who & Cards>(({ who, cards: spent }) => told(clause('discard', { subject: who, objects: [spent] }))),
  'item-given': did('dado {card} a {other}.', 'gave {card} to {other}.'),
  'item-recovered': did('recuperado {card}.', 'recovered {card}.'),
  'item-drawn': did('encontrado {card}.', 'found {card}.'),
  'items-shuffled': message({ es: 'Los objetos descartados vuelven al mazo.', en: 'The discarded items are shuffled back into the deck.' }),
  'event-struck': message<Who & Card>({ es: 'Evento imprevisto: {card}.', en: 'Unforeseen event: {card}.' }),
  'investigation-begun': message<Who & Counted>({
    es: ({ who, n }, say) => `${say.isYou(who) ? 'Investigas' : `${say.ref(who)} investiga`}: ${n} ${n === 1 ? 'carta' : 'cartas'}.`,
    en: ({ who, n }, say) => `${say.isYou(who) ? 'You investigate' : `${say.ref(who)} investigates`}: ${n} ${n === 1 ? 'card' : 'cards'}.`,
  }),
  'cultist-appeared': carded('{card} aparece en {at}.', '{card} appears at {at}.'),
  'cultist-moved': carded('{card} pasa a {at}.', '{card} moves to {at}.'),
  'cultist-defeated': did('derrotado a {card}.', 'defeated {card}.'),
  'cultists-shuffled': message<Counted>({
    es: 'El mazo de sectarios se vuelve a formar con {n} {n.number:carta|cartas}.',
    en: 'The cultist deck is formed anew from {n} {n.number:card|cards}.',
  }),
  'marker-moved': placed('El marcador de sectarios está en {at}.', 'The cultist marker is at {at}.'),
  'location-blocked': placed('Se bloqueará {at}.', 'A block is laid on {at}.'),
  'arrival-blocked': placed('Nadie aparece: el bloqueo protege {at}.', 'Nobody appears: the block protects {at}.'),
  'location-activated': carded('Se activa {card} en {at}.', '{card} is activated at {at}.'),
  'location-sealed': message<Who & At>({
    es: ({ who, slot }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} sellado ${LOCATIONS[slot].es}.`,
    en: ({ who, slot }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} sealed ${LOCATIONS[slot].en}.`,
  }),
  'cultist-die-rolled': message<At & Face>({
    es: ({ slot, face }) => `Dado de sectario en ${LOCATIONS[slot].es}: ${FACES[face].es}.`,
    en: ({ slot, face }) => `Cultist die at ${LOCATIONS[slot].en}: ${FACES[face].en}.`,
  }),
  'cultist-die-set': message<At & Face>({
    es: ({ slot, face }) => `El dado de sectario de ${LOCATIONS[slot].es} queda así: ${FACES[face].es}.`,
    en: ({ slot, face }) => `The cultist die at ${LOCATIONS[slot].en} is turned: ${FACES[face].en}.`,
  }),
  'ancient-arrived': carded('{card} llega a {at}.', '{card} arrives at {at}.'),
  'ancient-devoured': message<Card & Other>({ es: '{card} devora a {other}.', en: '{card} devours {other}.' }),
  'ancient-held': message<Card>({ es: '{card} no avanzará.', en: '{card} will not advance.' }),
  'ancient-waited': message<Card>({ es: '{card} no avanza.', en: '{card} does not advance.' }),
  'ancient-defeated': message<Who & Card & At>({
    es: ({ who, card, slot }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} derrotado a ${say.ref(card)}: queda sellada ${LOCATIONS[slot].es}.`,
    en: ({ who, card, slot }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} defeated ${say.ref(card)}: ${LOCATIONS[slot].en} is sealed.`,
  }),
  'summoning-failed': placed('Una invocación se frustra en {at}.', 'A summoning fails at {at}.'),
  'madness-gained': tokens('receive', 'madnessToken'),
  'developing-gained': tokens('receive', 'developingToken'),
  'madness-healed': tokens('heal', 'madnessToken'),
  'madness-converted': did(
    'convertido 1 ficha de locura en desarrollo en una curable.',
    'turned 1 developing madness token into a curable one.',
  ),
  'madness-passed': did('pasado 1 ficha de locura a {other}.', 'passed 1 madness token to {other}.'),
  'terror-advanced': placed('El marcador de terror avanza hasta {at}.', 'The terror marker advances to {at}.'),
  'terror-calmed': message({ es: 'El marcador de terror no avanzará.', en: 'The terror marker will not advance.' }),
  'crystal-placed': message<At & Counted>({
    es: ({ slot, n }) => `Cristales sobre ${LOCATIONS[slot].es}: ${n}.`,
    en: ({ slot, n }) => `Crystals above ${LOCATIONS[slot].en}: ${n}.`,
  }),
  'crystal-removed': placed('Se retira 1 cristal de {at}.', '1 crystal is removed from {at}.'),
  'terror-activated': message<Card>({ es: 'Terror: {card}.', en: 'Terror: {card}.' }),
  'terror-looked-at': did('mirado {card}.', 'looked at {card}.'),
  'end-looked-at': did('mirado {card}.', 'looked at {card}.'),
  'finale-began': message<Card>({ es: 'Fin de partida: {card}.', en: 'End of the game: {card}.' }),
  'countdown-ticked': message<Counted>({ es: 'Cristales que quedan: {n}.', en: 'Crystals left: {n}.' }),
  'cards-drawn': message<Who & Counted>(({ who, n }) => told(clause('draw', { subject: who, objects: [some('actionCard', n)] }))),
  'cards-discarded': message<Who & Cards>(({ who, cards: gone }) => told(clause('discard', { subject: who, objects: [gone] }))),
  'card-recovered': did('recuperado {card}.', 'recovered {card}.'),
  'cards-looked-at': message<Who & Cards>(({ who, cards: seen }) => told(clause('look', { subject: who, objects: [seen] }))),
  'dice-poured': message<{ rolled: string }>({
    es: ({ rolled }) => `Reserva común: ${listed(rolled, 'es')}.`,
    en: ({ rolled }) => `Common pool: ${listed(rolled, 'en')}.`,
  }),
  'die-taken': faced('de la reserva común', 'from the common pool'),
  'die-added': faced('de la reserva', 'from the reserve'),
  'die-poured': message<Face>({
    es: ({ face }) => `Un dado más en la reserva común: ${FACES[face].es}.`,
    en: ({ face }) => `One more die in the common pool: ${FACES[face].en}.`,
  }),
  'die-rerolled': faced('otra tirada', 'rolled again'),
  'die-set': faced('a elección', 'set'),
  'die-passed': did('dado 1 dado a {other}.', 'gave 1 die to {other}.'),
  'detective-moved': message<Who & At>({
    es: ({ who, slot }, say) => `${say.isYou(who) ? 'Vas' : `${say.ref(who)} va`} a ${LOCATIONS[slot].es}.`,
    en: ({ who, slot }, say) => `${say.isYou(who) ? 'You go' : `${say.ref(who)} goes`} to ${LOCATIONS[slot].en}.`,
  }),
  'support-played': did('jugado {card} para {other}.', 'played {card} for {other}.'),
  'support-refused': message<Who & Other & Card>({
    es: ({ who, other, card }, say) =>
      `${say.isYou(other) ? 'Has' : `${say.ref(other)} ha`} rechazado ${say.ref(card)} de ${say.isYou(who) ? 'ti' : say.ref(who)}.`,
    en: ({ who, other, card }, say) =>
      `${say.isYou(other) ? 'You' : say.ref(other)} refused ${say.ref(card)} from ${say.isYou(who) ? 'you' : say.ref(who)}.`,
  }),
  'trophy-gained': trophy('ganado 1 trofeo: {symbol}.', 'gained 1 trophy: {symbol}.'),
  'trophy-lost': trophy('devuelto 1 trofeo: {symbol}.', 'returned 1 trophy: {symbol}.'),
  'trophies-spent': message<Who & { symbols: string }>({
    es: ({ who, symbols }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} devuelto ${countedTrophies(symbols, 'es')}: ${listed(symbols, 'es')}.`,
    en: ({ who, symbols }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} returned ${countedTrophies(symbols, 'en')}: ${listed(symbols, 'en')}.`,
  }),
  'trophy-given': trophy('dado 1 trofeo a {other}: {symbol}.', 'gave {other} 1 trophy: {symbol}.'),
  'trophy-placed': trophy('dejado 1 trofeo en {at}: {symbol}.', 'placed 1 trophy at {at}: {symbol}.'),
  'trophy-defiled': message<At & OfSymbol>({
    es: ({ slot, symbol }) => `Se pierde 1 trofeo de ${LOCATIONS[slot].es}: ${FACES[symbol].es}.`,
    en: ({ slot, symbol }) => `1 trophy of ${LOCATIONS[slot].en} is lost: ${FACES[symbol].en}.`,
  }),
  'ability-developed': message<Who & Counted>({
    es: ({ who, n }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} desarrollado la habilidad de nivel ${n}.`,
    en: ({ who, n }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} developed the level ${n} ability.`,
  }),
  'seal-taken': did('tomado {card}.', 'took {card}.'),
  'target-set': did('elegido como objetivo a {card}.', 'targeted {card}.'),
  'fight-begun': did('atacado a {card}.', 'attacked {card}.'),
  'fight-won': did('vencido a {card}.', 'beat {card}.'),
  'fight-lost': did('perdido la pelea contra {card}.', 'lost the fight against {card}.'),
  'fight-declined': did('renunciado a pelear.', 'did not fight.'),
  'narrative-drawn': did('sacado {card}.', 'drew {card}.'),
  'story-told': message<Card>({
    es: ({ card }, say) => `Se lee ${say.ref(card)}.`,
    en: ({ card }, say) => `${say.ref(card)} is read.`,
  }),
  'storm-ended': message<{ ending: Ending }>(({ ending }) => both(endings[ending])),
}

type Offered = { readonly effect: Effect & never; readonly cost?: never; readonly act?: never }
const price = (cost: Json | undefined, act?: Json) => ({ ...(cost ? { cost } : {}), ...(act ? { act } : {}) })
const offered = (effect: Effect, cost: Json | undefined): Tree => speak.effect({ do: 'may', effect, ...price(cost) })
const averted = (effect: Effect, cost: Json | undefined, act: Json | undefined): Tree =>
  speak.effect({ do: 'unless', otherwise: effect, ...price(cost, act) })

const prompts = {
  'choose-equipment': said('Elige tu equipamiento inicial.', 'Choose your starting equipment.'),
  'revise-hand': said('Descarta las cartas que no quieras.', 'Discard the cards you do not want.'),
  'activate-location': said('Elegid la localización que se activa.', 'Choose the location that is activated.'),
  prepare: said('Preparaos: actuad en cualquier orden.', 'Prepare: act in any order.'),
  seal: said('Dejad trofeos y sellad portales.', 'Place trophies and seal portals.'),
  'order-fighters': placed('Elegid quién pelea antes en {at}.', 'Choose who fights first at {at}.'),
  'combat-turn': said('Es tu turno de combate.', 'It is your combat turn.'),
  fight: message<Who & { enemy: Ref; symbols: string }>({
    es: ({ enemy, symbols }, say) =>
      `Peleas contra ${say.ref(enemy)}. ${symbols.length ? `Te falta: ${listed(symbols, 'es')}.` : 'Tienes todos los símbolos.'}`,
    en: ({ enemy, symbols }, say) =>
      `You fight ${say.ref(enemy)}. ${symbols.length ? `You lack: ${listed(symbols, 'en')}.` : 'You have all the symbols.'}`,
  }),
  commit: message<OfSymbol>({
    es: ({ symbol }) => `¿Con qué cubres el símbolo ${FACES[symbol].es}?`,
    en: ({ symbol }) => `What do you cover the ${FACES[symbol].en} with?`,
  }),
  'choose-discards': message<Counted>({
    es: 'Elige {n} {n.number:carta|cartas} para descartar.',
    en: 'Choose {n} {n.number:card|cards} to discard.',
  }),
  'replace-hand': said('Elige las cartas que cambias por otras.', 'Choose the cards you replace with others.'),
  'choose-card': said('Elige 1 carta.', 'Choose 1 card.'),
  'choose-item': said('Elige 1 objeto.', 'Choose 1 item.'),
  'choose-item-to-discard': said('Elige el objeto que descartas.', 'Choose the item you discard.'),
  'keep-item': said('Elige el objeto que te quedas.', 'Choose the item you keep.'),
  'choose-die': said('Elige 1 dado.', 'Choose 1 die.'),
  'choose-dice': said('Elige los dados.', 'Choose the dice.'),
  'choose-face': said('Elige la cara.', 'Choose the face.'),
  'choose-detective': said('Elige 1 detective.', 'Choose 1 detective.'),
  'choose-location': said('Elige 1 localización.', 'Choose 1 location.'),
  'choose-ancient': said('Elige 1 Primigenio.', 'Choose 1 Ancient One.'),
  'choose-terror-card': said('Elige 1 carta de terror.', 'Choose 1 terror card.'),
  'move-crystal': said('¿Mueves 1 cristal a la siguiente carta?', 'Move 1 crystal to the next card?'),
  'choose-trophy': said('Elige 1 trofeo.', 'Choose 1 trophy.'),
  'share-trophies': said('Elige qué haces con los trofeos.', 'Choose what you do with the trophies.'),
  'choose-seal': said('Elige 1 sello de portal.', 'Choose 1 portal seal.'),
  'choose-symbols': said('Elige los símbolos que ignoras.', 'Choose the symbols you ignore.'),
  'choose-source': said('Elige a qué se aplica.', 'Choose what it applies to.'),
  'order-cards': said('Ordena las cartas.', 'Order the cards.'),
  'sink-card': said('Elige 1 carta para el fondo del mazo si quieres.', 'Choose 1 card for the bottom of the deck if you want.'),
  'accept-support': message<Who & Card>({
    es: '{who} quiere ayudarte con {card}. ¿Aceptas?',
    en: '{who} wants to help you with {card}. Do you accept?',
  }),
  'accept-gift': message<Who & { item: Ref }>({ es: '{who} te ofrece {item}. ¿Aceptas?', en: '{who} offers you {item}. Do you accept?' }),
  'accept-swap': message<Who & { item: Ref; back: Ref }>({
    es: '{who} te ofrece {item} a cambio de {back}. ¿Aceptas?',
    en: '{who} offers you {item} in exchange for {back}. Do you accept?',
  }),
  'order-effects': message<Cards>({
    es: 'Se resuelven a la vez {cards}: elige qué va antes.',
    en: 'Resolved at the same time, {cards}: choose what comes first.',
  }),
  'order-replacements': message<Cards>({
    es: 'Varias cosas cambian lo que va a ocurrir, {cards}: elige cuál se aplica antes.',
    en: 'Several things change what is about to happen, {cards}: choose which applies first.',
  }),
  'use-ability': said(
    'Puedes usar una de tus cartas en este momento: elige cuál o ninguna.',
    'You may use one of your cards at this moment: choose which or none.',
  ),
  'avert-madness': message<Who & Counted>({
    es: ({ who, n }, say) =>
      `${say.isYou(who) ? 'Vas' : `${say.ref(who)} va`} a recibir ${n === 1 ? '1 ficha' : `${n} fichas`} de Locura: ¿usas algo para evitarlo?`,
    en: ({ who, n }, say) =>
      `${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} about to gain ${n} Madness: use something to prevent it?`,
  }),
  'pay-with': said('Hay varias maneras de pagar el coste: elige una.', 'The cost can be paid in several ways: choose one.'),
  deal: said('Propón un intercambio o acéptalo.', 'Offer a trade or accept it.'),
  'choose-effect': said('Elige qué ocurre.', 'Choose what happens.'),
  'may-do': message<Offered>({
    es: ({ effect, cost }, say) => `${say.tree(offered(effect, cost))} ¿Quieres?`,
    en: ({ effect, cost }, say) => `${say.tree(offered(effect, cost))} Do you want to?`,
  }),
  'or-else': message<Offered>({
    es: ({ effect, cost, act }, say) => `${say.tree(averted(effect, cost, act))} ¿Lo evitas?`,
    en: ({ effect, cost, act }, say) => `${say.tree(averted(effect, cost, act))} Avert it?`,
  }),
  'pick-some': said('Elige a qué se aplica este efecto.', 'Choose what this effect applies to.'),
}

const options = {
  effect: message<{ effect: Effect & never }>(({ effect }) => speak.effect(effect)),
  cost: message<{ cost: Cost & never }>(({ cost }) => speak.cost(cost)),
  symbol: message<OfSymbol>(({ symbol }) => both(FACES[symbol])),
  'move-option': message<At & Counted>({
    es: ({ slot, n }) => `Ir a ${LOCATIONS[slot].es}${n ? ` (${n} de locura)` : ''}`,
    en: ({ slot, n }) => `Go to ${LOCATIONS[slot].en}${n ? ` (${n} madness)` : ''}`,
  }),
  'investigate-option': message<Counted>({ es: 'Investigar: {n} {n.number:carta|cartas}', en: 'Investigate: {n} {n.number:card|cards}' }),
  'detective-option': message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'Tú' : say.ref(who)),
    en: ({ who }, say) => (say.isYou(who) ? 'You' : say.ref(who)),
  }),
  'give-option': message<Other>({ es: 'Dar a {other}', en: 'Give to {other}' }),
  'swap-option': message<Other & { item: Ref }>({ es: 'Cambiar con {other} por {item}', en: 'Swap with {other} for {item}' }),
  'support-option': message<Other>({ es: 'Ayudar a {other}', en: 'Help {other}' }),
  'develop-option': message<Counted & OfSymbol>({
    es: ({ n, symbol }) => `Desarrollar el nivel ${n} (${FACES[symbol].es})`,
    en: ({ n, symbol }) => `Develop level ${n} (${FACES[symbol].en})`,
  }),
  'place-option': message<OfSymbol>({
    es: ({ symbol }) => `Dejar aquí 1 trofeo: ${FACES[symbol].es}`,
    en: ({ symbol }) => `Place 1 trophy here: ${FACES[symbol].en}`,
  }),
}

const refusals = {
  'deadly-madness': said('Sería la quinta ficha de locura.', 'It would be the fifth madness token.'),
  'investigated-already': said('Ya has investigado este turno.', 'You have already investigated this turn.'),
  'no-icons': said('No tienes ningún icono de investigación.', 'You have no investigation icon.'),
  'no-items-left': said('No quedan objetos en el mazo.', 'There are no items left in the deck.'),
  'too-many-items': said('No puede llevar más objetos.', 'They cannot own more items.'),
  'second-copy': said('Ya tiene 1 copia: no puede tener otra.', 'They already have 1 copy: they may not have another.'),
  'no-more-supports': said('No puedes jugar más cartas de apoyo este turno.', 'You cannot play more support cards this turn.'),
  'no-use': useless(speak, needOf),
  'mission-forbids': said('Lo impide la misión de esta noche.', 'The mission of this night forbids it.'),
  'used-up': said('Ya se ha usado este turno.', 'It has already been used this turn.'),
  'die-taken-already': said('Ya tienes tu dado de la reserva común.', 'You already have your die of the common pool.'),
  'fully-developed': said('Ya has desarrollado todas tus habilidades.', 'You have developed all your abilities.'),
  'lacks-trophies': message<Counted & OfSymbol>({
    es: ({ n, symbol }) => `Trofeos iguales que hacen falta (${FACES[symbol].es}): ${n}.`,
    en: ({ n, symbol }) => `Identical trophies needed (${FACES[symbol].en}): ${n}.`,
  }),
  'lacks-any-trophies': message<Counted>({
    es: 'Hace falta {n} {n.number:trofeo|trofeos}.',
    en: 'It takes {n} {n.number:trophy|trophies}.',
  }),
  'lacks-cards': message<Counted>({
    es: 'Hay que descartar {n} {n.number:carta|cartas} de la mano.',
    en: 'It takes {n} {n.number:card|cards} from your hand.',
  }),
  'lacks-symbol-cards': message<Counted & OfSymbol>({
    es: ({ n, symbol }) => `Hay que descartar de la mano cartas de este símbolo (${FACES[symbol].es}): ${n}.`,
    en: ({ n, symbol }) => `It takes cards of this symbol from your hand (${FACES[symbol].en}): ${n}.`,
  }),
  'lacks-items': message<Counted>({ es: 'Hay que descartar {n} {n.number:objeto|objetos}.', en: 'It takes {n} {n.number:item|items}.' }),
  'sealed-already': said('Ya está sellada.', 'It is already sealed.'),
  'no-seal': said('No tienes el sello de este lugar.', 'You do not have the seal of this place.'),
  'too-few-trophies': said('Faltan trofeos en la localización.', 'There are too few trophies at the location.'),
  'ancient-there': said('Hay un Primigenio.', 'There is an Ancient One.'),
  'forbidden-by': message<Card>({ es: 'Lo impide {card}.', en: '{card} forbids it.' }),
}

/** Leaving one out does not compile. */
const words = { ...happened, ...prompts, ...options, ...refusals, ...expansionWords } satisfies {
  readonly [K in keyof Messages]: Definition<never>
}
export const messages = defineMessages(words)

/** «Del Defensor», and a capital where a detective begins the sentence. */
const set = (text: string, lang: LanguageId): string =>
  (lang === 'es' ? text.replace(/ (a|de) el (?=\p{Lu})/gu, (_, preposition: string) => ` ${preposition}l `) : text).replace(
    /^(el|la|the) (?=\p{Lu})/u,
    (_, article: string) => `${article[0]?.toUpperCase()}${article.slice(1)} `,
  )

/** What the table says, in the reader's language. */
export function say({ key, args = {} }: Message, how: Options & { readonly lang: LanguageId }): string {
  const { played = {}, ...rest } = args
  const read = Object.fromEntries(
    Object.entries(rest).map(([argumentName, value]) => [argumentName, argument(argumentName, value, played as Figures)]),
  )
  return set(printMessage(lexicon, messages, { key, args: read as never }, how), how.lang)
}
