import type { Language } from '@miskatonic/contract'
import type { Reason } from './protocol.ts'
import { numberOfSeat } from './seatWords.ts'

export type Both = Readonly<Record<Language, string>>

/** Why something was refused, to people. What the kernel knows better (which rule, which number) goes with the greyed option. */
export const reasons: { readonly [R in Reason]: Both } = {
  over: { es: 'La partida ha terminado.', en: 'The game is over.' },
  'not-asked': { es: 'Esa pregunta no es para este asiento.', en: 'That question is not for this seat.' },
  stale: {
    es: 'La mesa ya ha seguido adelante: mira la pregunta de ahora.',
    en: 'The table has moved on: look at the question as it is now.',
  },
  malformed: { es: 'La mesa no entiende ese mensaje.', en: 'The table does not understand that message.' },
  'unknown-key': { es: 'Esa opción no se ofrece aquí.', en: 'That option is not offered here.' },
  'wrong-count': { es: 'Has elegido demasiado o demasiado poco.', en: 'You have chosen too many or too few.' },
  'out-of-range': { es: 'Ese número no vale aquí.', en: 'That number is out of range.' },
  'not-allowed': { es: 'Esa combinación no está permitida.', en: 'That combination is not allowed.' },
  'other-rules': {
    es: 'Eso se decidió con otras reglas, antes de una versión nueva: ya no se puede volver atrás.',
    en: 'That was decided under other rules, before a new version: there is no way back to it.',
  },
  broken: {
    es: 'Las reglas han fallado aquí. La partida se conserva como estaba.',
    en: 'The rules failed here. The game is kept as it was.',
  },
  'not-your-seat': { es: 'Ese asiento no es tuyo.', en: 'That seat is not yours.' },
  'not-host': { es: 'Solo puede hacerlo quien dirige la mesa.', en: 'Only the host of the table may do that.' },
  'not-free': { es: 'Ese asiento ya está ocupado.', en: 'That seat is taken.' },
  nothing: { es: 'No hay nada que deshacer.', en: 'There is nothing to take back.' },
  'too-fast': { es: 'Demasiados mensajes seguidos: espera un momento.', en: 'Too many messages at once: wait a moment.' },
  'too-long': { es: 'Ese mensaje es demasiado largo.', en: 'That message is too long.' },
  'no-such-bot': { es: 'Este juego no tiene un bot así.', en: 'This game has no such bot.' },
  'no-such-seat': { es: 'No existe ese asiento.', en: 'There is no such seat.' },
  unavailable: {
    es: 'El servidor no puede guardar nada ahora mismo: inténtalo de nuevo dentro de un momento.',
    en: 'The server cannot keep anything right now: try again in a moment.',
  },
  full: {
    es: 'Al servidor no le queda sitio: la mesa se puede mirar, pero nada de lo que se decida se guardaría. Avisa a quien lo lleva.',
    en: 'The server has no space left: the table can be looked at, but nothing decided would be kept. Tell whoever runs it.',
  },
  'later-night': {
    es: 'La noche siguiente de la campaña ya ha empezado: esta se queda como terminó.',
    en: 'The next night of the campaign has begun: this one stays as it ended.',
  },
  'no-such-person': { es: 'Esa persona no está en la mesa.', en: 'That person is not at the table.' },
}

/** The same reasons where they mean something more particular. */
export const refusals = {
  policy: {
    es: 'Según las normas de esta mesa eso ya no se puede deshacer.',
    en: 'By the rules of this table that can no longer be taken back.',
  },
  noRedo: { es: 'No hay nada que rehacer.', en: 'There is nothing to give again.' },
  noMoment: { es: 'La mesa nunca estuvo en ese momento.', en: 'The table never stood at that moment.' },
  noWish: { es: 'Ya no hay nada que acordar.', en: 'There is nothing left to agree to.' },
  onlyWatching: {
    es: 'Aquí solo miras: para sentarte hace falta el enlace o el código de la mesa.',
    en: 'Here you only watch: to sit down you need the link or the code of the table.',
  },
  shown: {
    es: 'La partida ha terminado y ha enseñado lo oculto: ya no se puede deshacer. Podéis abrir otra mesa desde ese momento.',
    en: 'The game is over and has shown what was hidden: it can no longer be taken back. You may open another table from that moment.',
  },
  secrets: {
    es: 'El archivo contendría lo que está oculto en la mesa: se podrá tener cuando la partida termine.',
    en: 'The file would hold what is hidden at the table: it can be had when the game is over.',
  },
  night: {
    es: 'La mesa guarda la memoria de su campaña: lo que se puede llevar a casa es la campaña entera.',
    en: 'The table holds the memory of its campaign: what can be taken home is the campaign as a whole.',
  },
  notNow: {
    es: 'En este momento no se puede: inténtalo tras la próxima decisión.',
    en: 'It cannot be done at this moment: try again after the next decision.',
  },
  notSilent: { es: 'La mesa no espera a ese asiento.', en: 'The table does not wait for that seat.' },
  patience: {
    es: 'Aún hay que darle tiempo a ese asiento: así lo quiere la mesa.',
    en: 'That seat is to be given more time: so the table wants it.',
  },
  barred: { es: 'Quien dirige la mesa no lo permite.', en: 'The host of the table does not allow that.' },
  muted: { es: 'Quien dirige la mesa te ha pedido silencio aquí.', en: 'The host of the table has asked you for silence here.' },
  onlySeated: { es: 'En esta mesa solo escribe quien juega.', en: 'At this table only those who play may write.' },
  hidden: { es: 'En esa cuenta hay algo que no puedes ver.', en: 'That sum holds something you may not see.' },
} as const satisfies Record<string, Both>

/** What a house may choose, each as `name=value`: what was chosen is told, for it says who sees what and what stays. */
const houseRules: { readonly [rule: string]: Both } = {
  'undo=free': { es: 'cualquiera puede deshacerlo todo', en: 'anybody may take back anything' },
  'undo=consent': { es: 'para deshacer hace falta acuerdo', en: 'taking back needs everybody’s consent' },
  'undo=host': { es: 'deshace quien dirige la mesa', en: 'the host takes back' },
  'undo=own': { es: 'solo se deshace lo propio', en: 'only one’s own choices are taken back' },
  'spectators=open': { es: 'quien mira ve todas las manos', en: 'those who watch see every hand' },
  'spectators=closed': { es: 'quien mira no ve ninguna mano', en: 'those who watch see no hand' },
  'spectators=off': { es: 'nadie puede mirar', en: 'nobody may watch' },
  'talk=all': { es: 'escribe quien quiera', en: 'everybody may write' },
  'talk=seated': { es: 'solo escribe quien juega', en: 'only those who play may write' },
  'patience=null': {
    es: 'solo quien dirige la mesa deja que un bot conteste por otro',
    en: 'only the host may let a bot answer for somebody',
  },
  'public=true': { es: 'la mesa es pública', en: 'the table is public' },
  'public=false': { es: 'se entra solo por enlace o código', en: 'one comes in by link or code only' },
}

/** What the table itself writes between the lines of the chat. `{a}` and `{b}` are names, `{seat}` is a seat, `{rules}` are the house's. */
export const traces = {
  claimed: { es: '{a} ocupa {seat}.', en: '{a} takes {seat}.' },
  left: { es: '{a} deja {seat}.', en: '{a} leaves {seat}.' },
  bot: { es: '{a} deja {seat} en manos de un bot.', en: '{a} hands {seat} to a bot.' },
  conceded: {
    es: '{a} se rinde y deja {seat}: un bot contesta lo que quede pendiente.',
    en: '{a} gives up and leaves {seat}: a bot answers what is still open.',
  },
  returned: { es: '{a} recupera {seat}.', en: '{a} takes {seat} back.' },
  given: { es: '{a} cede {seat}.', en: '{a} gives {seat} away.' },
  removed: { es: '{a} libera {seat}.', en: '{a} frees {seat}.' },
  stoodIn: { es: '{a} deja que un bot conteste esta vez por {seat}.', en: '{a} lets a bot answer this time for {seat}.' },
  barredSeats: { es: '{a} no deja que {b} vuelva a sentarse aquí.', en: '{a} does not let {b} sit down here again.' },
  barredTable: { es: '{a} expulsa de la mesa a {b}.', en: '{a} sends {b} away from the table.' },
  barredTalk: { es: '{a} silencia a {b}.', en: '{a} mutes {b}.' },
  letBack: { es: '{a} vuelve a admitir a {b} del todo.', en: '{a} lets {b} back in, in every way.' },
  hostGiven: { es: '{a} cede a {b} la dirección de la mesa.', en: '{a} makes {b} the host of the table.' },
  recoded: {
    es: '{a} cambia el código de la mesa: el anterior ya no vale.',
    en: '{a} changes the code of the table: the old one is void.',
  },
  keptOn: { es: '{a} quiere conservar la mesa.', en: '{a} wants to keep the table.' },
  undone: { es: '{a} deshace hasta la decisión {b}.', en: '{a} takes back everything from decision {b} on.' },
  kept: { es: '{a} no está de acuerdo en deshacer lo que pide {b}.', en: '{a} does not agree to take back what {b} asks for.' },
  restarted: { es: '{a} reinicia la mesa desde la decisión {b}.', en: '{a} restarts the table from decision {b}.' },
  reopened: {
    es: '{a} deshace hasta la decisión {b} la partida ya terminada: sigue con otra semilla, y lo que nadie sabía se sortea de nuevo.',
    en: '{a} takes the ended game back to decision {b}: it goes on with another seed, and what nobody knew is drawn anew.',
  },
  renamed: { es: '{a} llama a la mesa «{b}».', en: '{a} names the table “{b}”.' },
  house: { es: '{a} cambia las normas de la mesa{rules}.', en: '{a} changes the rules of the table{rules}.' },
  pace: { es: '{a} cambia el ritmo de los bots.', en: '{a} changes the pace of the bots.' },
  named: { es: '{a} se llama ahora {b}.', en: '{a} is called {b} now.' },
  forked: {
    es: '{a} abre otra mesa que sigue desde la decisión {b} de esta, con lo que aquí está oculto.',
    en: '{a} opens another table that goes on from decision {b} of this one, with what is hidden here.',
  },
  exported: { es: '{a} exporta la mesa: el archivo contiene lo oculto.', en: '{a} exports the table: the file holds what is hidden.' },
  remade: {
    es: 'Las reglas del juego han cambiado en este punto. Estas decisiones hay que tomarlas de nuevo: {a}.',
    en: 'The rules of the game have changed here. These decisions have to be made again: {a}.',
  },
  carried: {
    es: 'Las reglas del juego han cambiado. La mesa sigue donde estaba.',
    en: 'The rules of the game have changed. The table goes on where it stood.',
  },
  forkedSeen: {
    es: '{a} abre otra mesa que sigue desde la decisión {b} de esta, sin nada de lo que aquí está oculto.',
    en: '{a} opens another table that goes on from decision {b} of this one, with nothing of what is hidden here.',
  },
  exportedSeen: {
    es: '{a} exporta la mesa como la ve, sin nada de lo oculto.',
    en: '{a} exports the table as they see it, with nothing of what is hidden.',
  },
} as const satisfies Record<string, Both>
export type Trace = keyof typeof traces

/** Giving up, as one of the decisions that may be taken back. */
export const concession: Record<'question' | 'answer', Both> = {
  question: { es: 'La partida', en: 'The game' },
  answer: { es: 'Rendirse', en: 'Give up' },
}

export const bots: Record<'random' | 'careful' | 'search', Both> = {
  random: { es: 'bot al azar', en: 'random bot' },
  careful: { es: 'bot prudente', en: 'careful bot' },
  search: { es: 'bot calculador', en: 'searching bot' },
}

/** Stands for a host who neither sits at the table nor is there: nobody knows by which name. */
export const UNNAMED = '*'
const host: Both = { es: 'Quien dirige la mesa', en: 'The host of the table' }

export const trace = (what: Trace, lang: Language, a: string, b: string): string =>
  traces[what][lang].replace(/\{(a|b|seat|rules)\}/g, (_, name) =>
    name === 'a' ? (a === UNNAMED ? host[lang] : a) : name === 'b' ? b : name === 'seat' ? seatIn(lang, b) : rulesIn(lang, b),
  )

function rulesIn(lang: Language, chosen: string): string {
  const words = chosen.split(' ').flatMap((rule) => houseRules[rule]?.[lang] ?? patienceIn(lang, rule) ?? [])
  return words.length ? `: ${words.join('; ')}` : ''
}

/** `patience=…`, in milliseconds. */
function patienceIn(lang: Language, rule: string): string | null {
  const ms = /^patience=(\d+)$/.exec(rule)?.[1]
  if (ms === undefined) return null
  const minutes = Math.round(Number(ms) / 6000) / 10
  return lang === 'es'
    ? `quien juega puede dejar que un bot conteste por quien calla ${minutes} min`
    : `those who play may let a bot answer for whoever is silent for ${minutes} min`
}

/** A seat in a sentence: by its number, or by whose it was when the table was opened. */
function seatIn(lang: Language, seat: string): string {
  const number = numberOfSeat(seat)
  if (number !== null) return lang === 'es' ? `el asiento ${number}` : `seat ${number}`
  return lang === 'es' ? `el asiento de ${seat}` : `${seat}’s seat`
}
