import { useless } from '@miskatonic/commons/needs'
import { type Effect, speaker } from '@miskatonic/effects'
import {
  and,
  type Definition,
  defineMessages,
  type LanguageId,
  message,
  name,
  type Options,
  person,
  printMessage,
  type Ref,
  type Say,
  type Tree,
  verbatim,
} from '@miskatonic/effects/text'
import type { Cost, Json, Message } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Messages, Played } from '../rules/messages.ts'
import type { AwakeningCause, CheckKind, Ending, Phase, Skill, Track } from '../rules/shape.ts'
import { language } from '../rules/vocabulary/language.ts'
import { g, type Term } from '../rules/vocabulary/verbs/frame.ts'
import { lexicon } from './lexicon.ts'
import { areaPhrase, titleOf } from './names.ts'
import { needOf } from './needs.ts'
import { type Both, CAUSE_WORDS, checkWord, ENDING_WORDS, PHASE_WORDS, resourceWord, SKILL_WORDS } from './words.ts'

const { some, bare } = g
const speak = speaker(language)

/** How much of the cost is paid so. */
const PAID_IN: { readonly [resource: string]: Both } = {
  clue: { es: '¿Cuántas Pistas gastas?', en: 'How many Clues do you spend?' },
  money: { es: '¿Cuántos dólares pagas?', en: 'How many dollars do you pay?' },
  sanity: { es: '¿Cuánta Cordura gastas?', en: 'How much Sanity do you spend?' },
  stamina: { es: '¿Cuánta Resistencia gastas?', en: 'How much Stamina do you spend?' },
  clueCard: { es: '¿Cuántas cartas descartas en lugar de gastar Pistas?', en: 'How many cards do you discard in place of Clues?' },
}
const ANYTHING: Both = { es: '¿Cuánto gastas?', en: 'How much do you spend?' }

// ── arguments as they are read ──

const titles = new Map(cards.map((card) => [`${card.kind}/${card.id}`, 'title' in card ? card.title : null]))

/** A piece as this reader sees it: by its title, or as a card like any other. */
export function pieceRef(piece: { readonly faces?: { readonly [face: string]: string } }): Ref {
  const title = Object.values(piece.faces ?? {}).flatMap((face) => titles.get(face) ?? [])[0]
  return title ? name({ es: `«${title.es}»`, en: `“${title.en}”` }, { g: 'm' }) : some('card', 1)
}

const isPiece = (value: Json | undefined): boolean => typeof value === 'object' && value !== null && 'piece' in value
const PEOPLE = ['who', 'other']
/** By the investigator they play; by their seat who has none. */
function personRef(seat: string, played: Played): Ref {
  const sheet = played[seat]
  return sheet === undefined ? person(seat, 'm', seat) : name(titleOf(sheet), { g: 'm', alive: 'person', seat })
}
/** Said from their data. */
const DATA = ['effect', 'cost', 'act', 'condition']
function argument(key: string, value: Json | undefined, played: Played): unknown {
  if (DATA.includes(key)) return value
  if (key === 'faces') return (value as readonly number[]).join(', ')
  if (PEOPLE.includes(key) && typeof value === 'string') return personRef(value, played)
  if (Array.isArray(value)) return value.length ? and(...value.map((one) => pieceRef(one as object))) : some('card', 0)
  return isPiece(value) ? pieceRef(value as object) : value
}

// ── frames ──

type Who = { readonly who: Ref }
type Other = { readonly other: Ref }
type N = { readonly n: number }
type Any = { readonly [name: string]: string | number | Ref }

/** Fills in what stands in braces: pieces and people by name, places by theirs, the rest as it is. */
function filled(text: string, args: Any, say: Say): string {
  const full = filledIn(text, args, say)
  return say.lang === 'es' ? full.replace(/ (a|de) el (?=\p{Lu})/gu, (_, preposition: string) => ` ${preposition}l `) : full
}
function filledIn(text: string, args: Any, say: Say): string {
  return text.replace(/\{(\$?)(\w+)\}/g, (_, dollar: string, key: string) => {
    const value = args[key]
    if (key === 'at' || key === 'to') return areaPhrase(String(value))[say.lang]
    if (key === 'name') return titleOf(String(value))[say.lang]
    if (value === undefined) return ''
    return typeof value === 'object'
      ? key === 'other' && say.isYou(value)
        ? say.lang === 'es'
          ? 'ti'
          : 'you'
        : say.ref(value)
      : `${dollar}${String(value)}`
  })
}
/** Somebody did something, or something befell somebody: «Has perdido …», «ana ha perdido …». */
const did = (es: string, en: string) =>
  message<Any & Who>({
    es: (args, say) => `${say.isYou(args.who) ? 'Has' : `${say.ref(args.who)} ha`} ${filled(es, args, say)}`,
    en: (args, say) => `${say.isYou(args.who) ? 'You' : say.ref(args.who)} ${filled(en, args, say)}`,
  })
/** With a verb that is not «haber»: the form for «tú», the one for the others. */
const does = (tu: string, ella: string, you: string, they: string) =>
  message<Any & Who>({
    es: (args, say) => filled(say.isYou(args.who) ? tu : `${say.ref(args.who)} ${ella}`, args, say),
    en: (args, say) => filled(say.isYou(args.who) ? `You ${you}` : `${say.ref(args.who)} ${they}`, args, say),
  })
const told = (es: string, en: string) =>
  message<Any>({ es: (args, say) => filled(es, args, say), en: (args, say) => filled(en, args, say) })
const said = (es: string, en: string) => message({ es, en })
const both = (words: Both): Tree => verbatim(words)
/** Asked of somebody by name: with several investigators in one hand one has to know who is meant. */
const asked = (es: string, en: string) =>
  message<Any & Who>({
    es: (args, say) => `${say.isYou(args.who) ? '' : `${say.ref(args.who)}: `}${filled(es, args, say)}`,
    en: (args, say) => `${say.isYou(args.who) ? '' : `${say.ref(args.who)}: `}${filled(en, args, say)}`,
  })
type Checked = Who & N & { readonly skill: Skill; readonly check: CheckKind }
const successes = (n: number, lang: LanguageId): string =>
  lang === 'es' ? (n === 1 ? '1 éxito' : `${n} éxitos`) : n === 1 ? '1 success' : `${n} successes`
const checked = (es: string, en: string) =>
  message<Checked>({
    es: ({ who, n, skill, check }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} ${es} la tirada de ${checkWord(skill, check).es} (${successes(n, 'es')}).`,
    en: ({ who, n, skill, check }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} ${en} the ${checkWord(skill, check).en} check (${successes(n, 'en')}).`,
  })

// ── what happened ──

const happened = {
  'turn-begins': told('Turno {n}.', 'Turn {n}.'),
  'phase-begins': message<{ phase: Phase }>(({ phase }) => both(PHASE_WORDS[phase])),
  'first-player-passed': does(
    'Ahora llevas tú el indicador de jugador inicial.',
    'lleva ahora el indicador de jugador inicial.',
    'now have the first-player marker.',
    'now has the first-player marker.',
  ),
  'investigator-entered': does(
    'Juegas con {card}. Empiezas en {at}.',
    'juega con {card}. Empieza en {at}.',
    'play {card} and start at {at}.',
    'plays {card} and starts at {at}.',
  ),
  'sliders-set': does(
    'Ajustas tus habilidades: Velocidad {speed}, Discreción {sneak}; Pelea {fight}, Voluntad {will}; Saber {lore}, Suerte {luck}.',
    'ajusta sus habilidades: Velocidad {speed}, Discreción {sneak}; Pelea {fight}, Voluntad {will}; Saber {lore}, Suerte {luck}.',
    'set your skills: Speed {speed}, Sneak {sneak}; Fight {fight}, Will {will}; Lore {lore}, Luck {luck}.',
    'sets skills: Speed {speed}, Sneak {sneak}; Fight {fight}, Will {will}; Lore {lore}, Luck {luck}.',
  ),
  'upkeep-skipped': does(
    'No tienes Mantenimiento este turno.',
    'no tiene Mantenimiento este turno.',
    'have no Upkeep this turn.',
    'has no Upkeep this turn.',
  ),
  'cards-refreshed': does('Repones {cards}.', 'repone {cards}.', 'refresh {cards}.', 'refreshes {cards}.'),
  'movement-gained': did('ganado movimiento: {n}.', 'gained movement: {n}.'),
  'movement-spent': did('gastado movimiento: {n}.', 'spent movement: {n}.'),
  moved: does('Vas a {to}.', 'va a {to}.', 'go to {to}.', 'goes to {to}.'),
  'moved-by-effect': does('Apareces en {to}.', 'aparece en {to}.', 'are moved to {to}.', 'is moved to {to}.'),
  'went-through': does(
    'Atraviesas un portal y llegas a {at}.',
    'atraviesa un portal y llega a {at}.',
    'go through a gate: {at}.',
    'goes through a gate: {at}.',
  ),
  'went-on': does('Sigues hasta {to}.', 'sigue hasta {to}.', 'go on to {to}.', 'goes on to {to}.'),
  returned: does('Vuelves a Arkham, a {at}.', 'vuelve a Arkham, a {at}.', 'return to Arkham: {at}.', 'returns to Arkham: {at}.'),
  'brought-away': does('Te llevan a {to}.', 'acaba en {to}.', 'are brought to {to}.', 'is brought to {to}.'),
  delayed: message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'Te quedas atrás un turno.' : `${say.ref(who)} se queda atrás un turno.`),
    en: ({ who }, say) => (say.isYou(who) ? 'You are delayed.' : `${say.ref(who)} is delayed.`),
  }),
  'stood-up': does('Te pones en pie.', 'se pone en pie.', 'stand up.', 'stands up.'),
  explored: did('explorado el portal de {at}.', 'explored the gate at {at}.'),
  arrested: does(
    'Te detienen y pierdes {n} $.',
    'va a la cárcel y pierde {n} $.',
    'are arrested and lose {$n}.',
    'is arrested and loses {$n}.',
  ),
  'got-lost': does(
    'Te pierdes en el tiempo y el espacio.',
    'se pierde en el tiempo y el espacio.',
    'are lost in time and space.',
    'is lost in time and space.',
  ),
  maddened: did('perdido la razón.', 'went insane.'),
  fainted: did('perdido el conocimiento.', 'fell unconscious.'),
  devoured: message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'Tu investigador ha sido devorado.' : `El investigador de ${say.ref(who)} ha sido devorado.`),
    en: ({ who }, say) => (say.isYou(who) ? 'Your investigator is devoured.' : `${say.ref(who)}’s investigator is devoured.`),
  }),
  'turn-lost': does('Pierdes tu próximo turno.', 'pierde su próximo turno.', 'lose your next turn.', 'loses the next turn.'),
  eliminated: does('No puedes seguir luchando.', 'no puede seguir luchando.', 'are eliminated.', 'is eliminated.'),
  'sanity-lost': did('perdido Cordura: {n}.', 'lost Sanity: {n}.'),
  'stamina-lost': did('perdido Resistencia: {n}.', 'lost Stamina: {n}.'),
  'sanity-gained': did('ganado Cordura: {n}.', 'gained Sanity: {n}.'),
  'stamina-gained': did('ganado Resistencia: {n}.', 'gained Stamina: {n}.'),
  'sanity-spent': did('gastado Cordura: {n}.', 'spent Sanity: {n}.'),
  'stamina-spent': did('gastado Resistencia: {n}.', 'spent Stamina: {n}.'),
  'maximum-lowered': message<Who & N & { track: Track }>({
    es: ({ who, n, track }, say) =>
      `Baja en ${n} la ${track === 'sanity' ? 'Cordura' : 'Resistencia'} máxima${say.isYou(who) ? '' : ` de ${say.ref(who)}`}.`,
    en: ({ who, n, track }, say) =>
      `${say.isYou(who) ? 'Your' : `${say.ref(who)}’s`} maximum ${track === 'sanity' ? 'Sanity' : 'Stamina'} falls by ${n}.`,
  }),
  'money-gained': did('ganado {n} $.', 'gained {$n}.'),
  'money-lost': did('perdido {n} $.', 'lost {$n}.'),
  'money-spent': did('pagado {n} $.', 'paid {$n}.'),
  'clues-gained': did('ganado Pistas: {n}.', 'gained Clues: {n}.'),
  'clues-lost': did('perdido Pistas: {n}.', 'lost Clues: {n}.'),
  'clues-spent': did('gastado Pistas: {n}.', 'spent Clues: {n}.'),
  'clues-taken': did('tomado Pistas en {at}: {n}.', 'took Clues at {at}: {n}.'),
  'clue-placed': told('Pista nueva en {at}.', 'A new Clue at {at}.'),
  'clues-removed': told('Se pierden las Pistas de {at}: {n}.', 'The Clues at {at} are lost: {n}.'),
  'cards-drawn': did('robado {cards}.', 'drew {cards}.'),
  'card-gained': did('obtenido {card}.', 'gained {card}.'),
  'cards-discarded': told('Se descarta {cards}.', '{cards}: discarded.'),
  'cards-discarded-by': did('descartado {cards}.', 'discarded {cards}.'),
  'card-exhausted': did('agotado {card}.', 'exhausted {card}.'),
  'card-boxed': told('{card} vuelve a la caja.', '{card} goes back to the box.'),
  'card-bought': did('comprado {card} por {n} $.', 'bought {card} for {$n}.'),
  'card-sold': did('vendido {card} por {n} $.', 'sold {card} for {$n}.'),
  'card-given': did('dado {card} a {other}.', 'gave {card} to {other}.'),
  'money-given': did('dado {n} $ a {other}.', 'gave {$n} to {other}.'),
  'cards-looked-at': did('mirado {cards}.', 'looked at {cards}.'),
  'special-gained': did('recibido: {name}.', 'received: {name}.'),
  'special-lost': did('perdido: {name}.', 'lost: {name}.'),
  'use-spent': did('usado {card} (quedan {n}).', 'used {card} ({n} left).'),
  'trophies-spent': did('gastado trofeos: {cards}.', 'spent trophies: {cards}.'),
  'trophies-lost': did('perdido trofeos: {cards}.', 'lost trophies: {cards}.'),
  'check-rolled': did('sacado {faces}.', 'rolled {faces}.'),
  'clue-die-rolled': did('sacado {faces} con una Pista.', 'rolled {faces} with a Clue.'),
  'check-rerolled': did('vuelto a tirar: {faces}.', 'rolled again: {faces}.'),
  'check-given': did('superado la tirada sin dados.', 'passed the check without dice.'),
  'check-passed': checked('superado', 'passed'),
  'check-failed': checked('fallado', 'failed'),
  'dice-rolled': did('sacado {faces}.', 'rolled {faces}.'),
  'monster-evaded': did('evitado a {card}.', 'evaded {card}.'),
  'combat-begun': does('Luchas contra {card}.', 'lucha contra {card}.', 'fight {card}.', 'fights {card}.'),
  'combat-armed': does('Empuñas {cards}.', 'empuña {cards}.', 'wield {cards}.', 'wields {cards}.'),
  'combat-unarmed': did('dejado las manos libres.', 'put everything down.'),
  fled: did('huido de {card}.', 'fled from {card}.'),
  tired: did('soltado a {card}: ninguno de los dos podía con el otro.', 'let go of {card}: neither could get the better of the other.'),
  struck: told('{card} golpea.', '{card} strikes.'),
  'spell-cast': did('lanzado {card}.', 'cast {card}.'),
  'spell-failed': told('{card} no surte efecto.', '{card} has no effect.'),
  'monster-appeared': told('{card} aparece en {at}.', '{card} appears at {at}.'),
  'monster-met': does('Te encuentras con {card}.', 'se encuentra con {card}.', 'meet {card}.', 'meets {card}.'),
  'monster-kept': told('{card} se une al experimento.', '{card} joins the experiment.'),
  'monster-overflowed': told('{card} se queda en las Afueras.', '{card} stays in the Outskirts.'),
  'outskirts-overflowed': told('Las Afueras se desbordan.', 'The Outskirts overflow.'),
  'monster-moved': told('{card} va a {to}.', '{card} goes to {to}.'),
  'monster-activated': told('{card} actúa.', '{card} acts.'),
  'monster-defeated': did('derrotado a {card}.', 'defeated {card}.'),
  'monster-claimed': does(
    'Te quedas {card} como trofeo.',
    'se queda {card} como trofeo.',
    'take {card} as a trophy.',
    'takes {card} as a trophy.',
  ),
  'monsters-returned': told('Vuelven a la reserva: {cards}.', 'Back to the cup: {cards}.'),
  'monster-boxed': told('{card} vuelve a la caja.', '{card} goes back to the box.'),
  'surge-begun': told('¡Oleada de monstruos en {at}! Monstruos: {n}.', 'Monster surge at {at}! Monsters: {n}.'),
  'gate-opened': told('Se abre un portal en {at}: {card}.', 'A gate opens at {at}: {card}.'),
  'gate-closed': did('cerrado el portal de {at}.', 'closed the gate at {at}.'),
  'gate-closed-by-itself': told('Se cierra el portal de {at}.', 'The gate at {at} closes.'),
  'seal-placed': did('sellado {at}.', 'sealed {at}.'),
  'seal-removed': told('{at} ya no tiene símbolo arcano.', 'The elder sign at {at} is gone.'),
  'doom-added': told('Perdición: +{n}.', 'Doom: +{n}.'),
  'doom-removed': told('Perdición: −{n}.', 'Doom: −{n}.'),
  'terror-risen': told('El nivel de terror sube a {n}.', 'The terror level rises to {n}.'),
  'ally-left': told('{card} abandona la ciudad.', '{card} leaves town.'),
  'location-closed': told('Se cierra {at}.', '{at} closes.'),
  'location-opened': told('Vuelve a abrir {at}.', '{at} opens again.'),
  'location-used': does(
    'Aprovechas lo que ofrece {at}.',
    'aprovecha lo que ofrece {at}.',
    'use what {at} offers.',
    'uses what {at} offers.',
  ),
  'encounter-begun': does(
    'Tienes un encuentro en {at}.',
    'tiene un encuentro en {at}.',
    'have an encounter at {at}.',
    'has an encounter at {at}.',
  ),
  'mythos-drawn': told('Mitos: {card}.', 'Mythos: {card}.'),
  'mythos-entered': told('Entra en juego {card}.', '{card} comes into play.'),
  'mythos-left': told('{card} ya no está en juego.', '{card} is no longer in play.'),
  'rumor-passed': told('Rumor superado: {card}.', 'Rumor passed: {card}.'),
  'rumor-failed': told('Rumor fallado: {card}.', 'Rumor failed: {card}.'),
  'counters-added': told('Fichas en {card}: +{n}.', 'Tokens on {card}: +{n}.'),
  'counters-removed': told('Fichas en {card}: −{n}.', 'Tokens on {card}: −{n}.'),
  awakened: message<{ cause: AwakeningCause }>({
    es: ({ cause }) => `${CAUSE_WORDS[cause].es} ¡El Primigenio despierta!`,
    en: ({ cause }) => `${CAUSE_WORDS[cause].en} The Ancient One awakens!`,
  }),
  'battle-begun': told('Comienza la batalla final. Fichas de perdición: {n}.', 'The final battle begins. Doom tokens: {n}.'),
  'battle-round': told('Batalla final, ronda {n}.', 'Final battle, round {n}.'),
  'battle-struck': did(
    'atacado al Primigenio. Éxitos: {n}; sueltos en común: {tally}.',
    'attacked the Ancient One. Successes: {n}; left over in common: {tally}.',
  ),
  'ancient-attacks': message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'El Primigenio te ataca.' : `El Primigenio ataca a ${say.ref(who)}.`),
    en: ({ who }, say) => (say.isYou(who) ? 'The Ancient One attacks you.' : `The Ancient One attacks ${say.ref(who)}.`),
  }),
  'deal-failed': message<Who & Other>({
    es: ({ who, other }, say) =>
      `Sin intercambio entre ${say.isYou(who) ? 'tú' : say.ref(who)} y ${say.isYou(other) ? 'tú' : say.ref(other)}.`,
    en: ({ who, other }, say) =>
      `No trade between ${say.isYou(who) ? 'you' : say.ref(who)} and ${say.isYou(other) ? 'you' : say.ref(other)}.`,
  }),
  'game-ended': message<{ ending: Ending }>(({ ending }) => both(ENDING_WORDS[ending])),
}

// ── prompts ──

type Offered = {
  readonly who: Ref
  readonly card?: Ref & never
  readonly effect: Effect & never
  readonly cost?: never
  readonly act?: never
}
const price = (cost: Json | undefined, act?: Json) => ({ ...(cost ? { cost } : {}), ...(act ? { act } : {}) })
const offered = (effect: Effect, cost: Json | undefined): Tree => speak.effect({ do: 'may', effect, ...price(cost) })
const averted = (effect: Effect, cost: Json | undefined, act: Json | undefined): Tree =>
  speak.effect({ do: 'unless', otherwise: effect, ...price(cost, act) })
/** «ana, «Cruz»: …»: for whom, and whose text it is. */
const heading = (who: Ref, card: Ref | undefined, say: Say): string => {
  // A card of the encounters has no title of its own: where it was drawn says more.
  const titled = card !== undefined && say.ref(card) !== say.ref(some('card', 1))
  const parts = [...(say.isYou(who) ? [] : [say.ref(who)]), ...(titled ? [say.ref(card)] : [])]
  return parts.length ? `${parts.join(', ')}: ` : ''
}
const modified = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
type Check = Who & { readonly skill: Skill; readonly check: CheckKind }

const prompts = {
  'choose-sliders': asked('ajusta tus habilidades si quieres.', 'adjust your skills if you want.'),
  'choose-first-sliders': asked('elige con qué habilidades empiezas.', 'choose the skills you start with.'),
  'choose-discards': told('Elige qué descartas (al menos {n}).', 'Choose what you discard (at least {n}).'),
  'keep-cards': told('Elige las cartas que te quedas: {n}.', 'Choose the cards you keep: {n}.'),
  'top-or-bottom': said('¿Robas de arriba o del fondo del mazo?', 'Draw from the top or from the bottom of the deck?'),
  'choose-from-deck': said('Elige 1 carta del mazo.', 'Choose 1 card of the deck.'),
  'buy-card': told('Elige qué compras. Tienes {n} $.', 'Choose what you buy. You have {$n}.'),
  'sell-card': said('Elige qué vendes, si quieres.', 'Choose what you sell, if you want.'),
  'may-join': told('¿Quieres que {card} se una a ti?', 'Do you want {card} to join you?'),
  'before-check': message<Check & { modifier: number; difficulty: number }>({
    es: ({ who, skill, check, modifier, difficulty }, say) =>
      `${heading(who, undefined, say)}tirada de ${checkWord(skill, check).es} (${modified(modifier)}) [${difficulty}]. ¿Usas algo antes de tirar?`,
    en: ({ who, skill, check, modifier, difficulty }, say) =>
      `${heading(who, undefined, say)}${checkWord(skill, check).en} check (${modified(modifier)}) [${difficulty}]. Use something before you roll?`,
  }),
  'spend-clue': message<Check & N & { faces: string; difficulty: number }>({
    es: ({ who, skill, check, faces, n, difficulty }, say) =>
      `${heading(who, undefined, say)}tirada de ${checkWord(skill, check).es}: ${faces || 'ningún dado'}. Éxitos: ${n} de ${difficulty}. ¿Gastas 1 Pista para tirar otro dado?`,
    en: ({ who, skill, check, faces, n, difficulty }, say) =>
      `${heading(who, undefined, say)}${checkWord(skill, check).en} check: ${faces || 'no dice'}. Successes: ${n} of ${difficulty}. Spend 1 Clue to roll another die?`,
  }),
  'choose-die': told('Elige el dado que vuelves a tirar: {faces}.', 'Choose the die you roll again: {faces}.'),
  'choose-skill': said('Elige con qué habilidad haces la tirada.', 'Choose the skill you make the check with.'),
  'choose-return': said('Elige el portal por el que vuelves.', 'Choose the gate you return by.'),
  'choose-gate': said('Elige 1 portal.', 'Choose 1 gate.'),
  'choose-area': said('Elige adónde vas.', 'Choose where you go.'),
  'choose-prey': said('Elige adónde va el monstruo.', 'Choose where the monster goes.'),
  'choose-monster': said('Elige 1 monstruo.', 'Choose 1 monster.'),
  'choose-encounter': said('Elige cuál de estos encuentros tienes.', 'Choose which of these encounters you have.'),
  'choose-card': said('Elige 1 carta.', 'Choose 1 card.'),
  'choose-investigator': said('Elige 1 investigador.', 'Choose 1 investigator.'),
  'choose-maximum': said('Elige cuál de tus máximos baja.', 'Choose which of your maximums falls.'),
  'choose-trait': said('Elige la aptitud del monstruo que ignoras.', 'Choose the monster’s ability you ignore.'),
  'choose-trophies': told('Elige trofeos: {n}.', 'Choose trophies: {n}.'),
  'choose-toughness': told(
    'Elige trofeos con esta fortaleza en total: {n}. Un portal vale 5.',
    'Choose trophies with this toughness in all: {n}. A gate counts 5.',
  ),
  'share-points': told('Puntos que repartes: {n}. ¿Cuántos son de Cordura?', 'Points to share: {n}. How many of them are Sanity?'),
  'order-cards': said('Ordena las cartas.', 'Order the cards.'),
  'meet-monster': asked('te encuentras con {card}. ¿Luchas o lo evitas?', 'you meet {card}. Fight or evade it?'),
  'fight-monster': asked('luchas contra {card}. Manos libres: {n}.', 'you fight {card}. Free hands: {n}.'),
  'fight-ancient-one': asked('te enfrentas a {card}. Manos libres: {n}.', 'you face {card}. Free hands: {n}.'),
  'seal-gate': asked('¿sellas {at}? Pistas que cuesta: {n}.', 'seal {at}? Clues it takes: {n}.'),
  move: asked('estás en {at}. Puntos de movimiento: {n}.', 'you are at {at}. Movement points: {n}.'),
  'handle-monsters': asked('hay monstruos en {at}. ¿Los evitas o luchas?', 'there are monsters at {at}. Evade or fight them?'),
  'handle-guards': asked('acabas de volver a {at}. ¿Luchas contra algún monstruo?', 'you have just come back to {at}. Fight any monster?'),
  'take-clues': asked('¿cuántas Pistas tomas en {at}? Hay {n}.', 'how many Clues do you take at {at}? There are {n}.'),
  'encounter-here': asked('¿qué haces en {at}?', 'what do you do at {at}?'),
  'close-here': asked('estás ante el portal de {at}. ¿Lo cierras?', 'you stand before the gate at {at}. Close it?'),
  meanwhile: asked('¿haces algo antes de seguir?', 'anything to do before you go on?'),
  'upkeep-acts': asked('¿usas algo en el Mantenimiento?', 'use something in the Upkeep?'),
  'mythos-clue': told('¿Quién toma la Pista de {at}?', 'Who takes the Clue at {at}?'),
  'surge-spread': told('Elegid en qué portales aparece otro monstruo: {n}.', 'Choose at which gates one more monster appears: {n}.'),
  'order-monsters': said('Elige qué monstruo se mueve antes.', 'Choose which monster moves first.'),
  'return-from-lost': asked('vuelves de ninguna parte. Elige dónde apareces.', 'you come back from nowhere. Choose where you appear.'),
  'order-effects': told(
    'Se resuelven a la vez {cards}: elige qué va antes.',
    'Resolved at the same time, {cards}: choose what comes first.',
  ),
  'order-replacements': told(
    'Varias cosas cambian lo que va a ocurrir, {cards}: elige cuál se aplica antes.',
    'Several things change what is about to happen, {cards}: choose which applies first.',
  ),
  'use-ability': message<{ who?: Ref & never; n?: number; track?: Track; faces?: string }>({
    es: ({ who, n, track, faces }, say) => {
      if (faces !== undefined) return `Los dados muestran ${faces}: ¿usas algo para cambiarlos?`
      if (n === undefined || track === undefined || who === undefined)
        return 'Puedes usar una de tus cartas en este momento: elige cuál o ninguna.'
      return `${say.isYou(who) ? 'Vas' : `${say.ref(who)} va`} a perder ${resourceWord(track, n).es}: ¿usas algo para evitarlo?`
    },
    en: ({ who, n, track, faces }, say) => {
      if (faces !== undefined) return `The dice show ${faces}: use something to change them?`
      if (n === undefined || track === undefined || who === undefined)
        return 'You may use one of your cards at this moment: choose which or none.'
      return `${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} about to lose ${resourceWord(track, n).en}: use something to prevent it?`
    },
  }),
  'spell-price': message<{ n: number }>({ es: ({ n }) => resourceWord('sanity', n).es, en: ({ n }) => resourceWord('sanity', n).en }),
  'pay-with': said('Hay varias maneras de pagar el coste: elige una.', 'The cost can be paid in several ways: choose one.'),
  'pay-much': message<{ resource: string }>({
    es: ({ resource }) => (PAID_IN[resource] ?? ANYTHING).es,
    en: ({ resource }) => (PAID_IN[resource] ?? ANYTHING).en,
  }),
  deal: said('Propón un intercambio o acéptalo.', 'Offer a trade or accept it.'),
  'choose-effect': message<Who & { card?: Ref & never }>({
    es: ({ who, card }, say) => `${heading(who, card, say)}elige qué ocurre.`,
    en: ({ who, card }, say) => `${heading(who, card, say)}choose what happens.`,
  }),
  'may-do': message<Offered>({
    es: ({ who, card, effect, cost }, say) => `${heading(who, card, say)}${say.tree(offered(effect, cost))} ¿Quieres?`,
    en: ({ who, card, effect, cost }, say) => `${heading(who, card, say)}${say.tree(offered(effect, cost))} Do you want to?`,
  }),
  'or-else': message<Offered>({
    es: ({ who, card, effect, cost, act }, say) => `${heading(who, card, say)}${say.tree(averted(effect, cost, act))} ¿Lo evitas?`,
    en: ({ who, card, effect, cost, act }, say) => `${heading(who, card, say)}${say.tree(averted(effect, cost, act))} Avert it?`,
  }),
  'pick-some': said('Elige a qué se aplica este efecto.', 'Choose what this effect applies to.'),
}

const options = {
  effect: message<{ effect: Effect & never }>(({ effect }) => speak.effect(effect)),
  cost: message<{ cost: Cost & never }>(({ cost }) => speak.cost(cost)),
  'for-price': told('{n} $', '{$n}'),
  die: told('El {face}', 'The {face}'),
  skill: message<{ skill: string }>(({ skill }) => ({ kind: 'line', what: bare(skill as Term) })),
  track: message<{ track: Track }>(({ track }) => ({ kind: 'line', what: bare(track === 'sanity' ? 'maximumSanity' : 'maximumStamina') })),
  trait: message<{ trait: string }>(({ trait }) => ({ kind: 'line', what: bare(trait as Term) })),
  'investigator-option': message<Who>({
    es: ({ who }, say) => (say.isYou(who) ? 'Tú' : say.ref(who)),
    en: ({ who }, say) => (say.isYou(who) ? 'You' : say.ref(who)),
  }),
  'trade-with': message<Other>({ es: 'Intercambiar con {other}', en: 'Trade with {other}' }),
  slider: message<{ left: Skill; right: Skill; n: number; m: number }>({
    es: ({ left, right, n, m }) => `${SKILL_WORDS[left].es} ${n}, ${SKILL_WORDS[right].es} ${m}`,
    en: ({ left, right, n, m }) => `${SKILL_WORDS[left].en} ${n}, ${SKILL_WORDS[right].en} ${m}`,
  }),
  coin: told('{n} $', '{$n}'),
  fight: said('Luchar', 'Fight'),
  evade: said('Evitar', 'Evade'),
  'close-by': message<{ skill: Skill }>({
    es: ({ skill }) => `Cerrarlo con ${SKILL_WORDS[skill].es}`,
    en: ({ skill }) => `Close it by ${SKILL_WORDS[skill].en}`,
  }),
  'move-to': told('Ir a {to} ({n})', 'Go to {to} ({n})'),
  'elder-sign': said('Cerrarlo y sellarlo', 'Close and seal it'),
}

const refusals = {
  'no-use': useless(speak, needOf),
  'used-up': said('Está agotada.', 'It is exhausted.'),
  lacks: message<N & { resource: string }>({
    es: ({ resource, n }) => `Hace falta: ${resourceWord(resource, n).es}.`,
    en: ({ resource, n }) => `It takes ${resourceWord(resource, n).en}.`,
  }),
  'forbidden-by': told('Lo impide {card}.', '{card} forbids it.'),
}

/** Leaving one out does not compile. */
const words = { ...happened, ...prompts, ...options, ...refusals } satisfies { readonly [K in keyof Messages]: Definition<never> }
export const messages = defineMessages(words)

/** What the table says, in the reader's language. */
export function say({ key, args = {} }: Message, how: Options & { readonly lang: LanguageId }): string {
  const { played = {}, ...rest } = args
  const read = Object.fromEntries(
    Object.entries(rest).map(([argumentName, value]) => [argumentName, argument(argumentName, value, played as Played)]),
  )
  const text = printMessage(lexicon, messages, { key, args: read as never }, how)
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
