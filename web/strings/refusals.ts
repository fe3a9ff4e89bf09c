import { ServerError } from '../link/remote/server.ts'
import { FileError } from '../link/tableFiles.ts'
import type { Both, Words } from './say.ts'

/** Why the server said no, in the middle of a sentence: its own words are for programs, and in one language. */
const server = {
  malformed: { es: 'el servidor no entiende la petición', en: 'the server does not understand the request' },
  'bad-options': { es: 'esa preparación no vale para este juego', en: 'that set-up will not do for this game' },
  'bad-file': { es: 'no es una mesa, o está dañado', en: 'it is not a table, or it is damaged' },
  stale: { es: 'ya ha seguido adelante; mira cómo está ahora', en: 'it has gone on meanwhile; look at how it is now' },
  'night-open': { es: 'aún se juega una de sus noches', en: 'a night of it is still being played' },
  'campaign-over': { es: 'la campaña ha terminado', en: 'the campaign is over' },
  newer: { es: 'es de una versión más nueva del juego', en: 'it is of a newer version of the game' },
  'no-secret': { es: 'este navegador no ha podido decir quién eres', en: 'this browser could not say who you are' },
  'not-allowed': { es: 'solo puede hacerlo quien dirige la mesa', en: 'only the host of the table may do that' },
  hidden: { es: 'contiene lo oculto hasta que la partida termine', en: 'it holds what is hidden until the game is over' },
  'not-found': { es: 'ya no está en el servidor', en: 'it is not on the server any more' },
  'too-many': { es: 'demasiadas veces seguidas; espera un rato', en: 'too many times in a row; wait a while' },
  unavailable: { es: 'el servidor no puede ahora; prueba dentro de un momento', en: 'the server cannot now; try again in a moment' },
  full: { es: 'al servidor no le queda sitio para guardar nada', en: 'the server has no space left to keep anything' },
  unreachable: { es: 'el servidor no contesta', en: 'the server does not answer' },
} as const satisfies Words

/** Why a file cannot be opened. */
const file = {
  'not-a-save': { es: 'no es una mesa guardada', en: 'it is not a saved table' },
  damaged: { es: 'no es una mesa, o está demasiado dañado', en: 'it is not a table, or it is damaged too badly' },
  'wrong-game': { es: 'es de un juego que aquí no está', en: 'it is of a game that is not here' },
  'newer-format': { es: 'es de una versión más nueva; recarga la página', en: 'it is of a newer version; reload the page' },
  'newer-state': { es: 'es de una versión más nueva; recarga la página', en: 'it is of a newer version; reload the page' },
  'no-migration': { es: 'es de una versión demasiado antigua', en: 'it is of too old a version' },
  'unknown-piece': { es: 'tiene cartas que ya no están en el juego', en: 'it holds cards that are no longer in the game' },
  'other-rules': { es: 'las reglas de ahora no pueden seguir desde ahí', en: 'the rules of today cannot go on from there' },
} as const satisfies Words

const unknown: Both = { es: 'algo ha fallado en la página', en: 'something failed on the page' }

/** Why something did not work, for people. */
export function whyOf(error: unknown): Both {
  if (error instanceof ServerError) return (server as { readonly [code: string]: Both })[error.error] ?? server.unavailable
  return error instanceof FileError && error.problem ? file[error.problem] : unknown
}
