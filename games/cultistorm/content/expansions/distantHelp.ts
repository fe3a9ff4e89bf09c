import type { AbilityData, Both, Effect, Fields } from '@miskatonic/effects'
import { action, addDie, block, heal, hold, lends as lending } from '../builders.ts'
import { abilities, type Lent, lends, type MagicSymbol, type Printed, printed } from '../kinds.ts'

/** Played on a detective: what it lends in a fight, or what that detective does at once. */
export type Help = Printed & {
  readonly kind: 'help'
  readonly copies?: number
  readonly lends?: Lent
  readonly effect?: Effect
  readonly abilities: readonly AbilityData[]
}
export const helpFields: Fields = { ...printed, ...abilities, ...lends, 'copies?': 'integer', 'effect?': 'effect' }

const sendHelp: Effect = { do: 'sendHelp' }
const rerollOwnDice: Effect = { do: 'rerollOwnDice' }

const help = (id: string, title: Both, story: Both, card: Pick<Help, 'lends' | 'effect'>, copies = 2): Help => ({
  id,
  kind: 'help',
  title,
  story,
  copies,
  ...card,
  abilities: [action('preparation', sendHelp)],
})
const loan = (symbol: MagicSymbol, title: Both, story: Both): Help =>
  help(`loan-of-the-${symbol}`, title, story, { lends: lending(symbol) })

/** Eighteen cards of ten sorts. */
export const helpCards: readonly Help[] = [
  loan(
    'shield',
    { es: 'Consejo de un viejo soldado', en: 'An Old Soldier’s Advice' },
    { es: '«Espalda contra la pared», escribe. No dice contra cuál.', en: '“Back to the wall,” he writes. He does not say which wall.' },
  ),
  loan(
    'tentacle',
    { es: 'Carta de Innsmouth', en: 'A Letter from Innsmouth' },
    { es: 'La tinta aún está húmeda. El matasellos es de hace un mes.', en: 'The ink is still wet. The postmark is a month old.' },
  ),
  loan(
    'eye',
    { es: 'Fotografía anónima', en: 'An Anonymous Photograph' },
    { es: 'Sois vosotros, hoy, vistos desde una ventana tapiada.', en: 'It is you, today, seen from a window that is bricked up.' },
  ),
  loan(
    'planet',
    { es: 'Cálculos del observatorio', en: 'Sums from the Observatory' },
    { es: 'Tres páginas de cifras y una palabra al final: «Deprisa».', en: 'Three pages of figures and one word at the end: “Hurry.”' },
  ),
  loan(
    'star',
    { es: 'Oración por correo', en: 'A Prayer by Mail' },
    { es: 'La hermana Inés reza por vosotros. Pregunta por cuántos.', en: 'Sister Agnes prays for you. She asks for how many.' },
  ),
  help(
    'letter-of-comfort',
    { es: 'Carta de consuelo', en: 'Letter of Comfort' },
    {
      es: 'En casa todo sigue igual. Es lo mejor que se puede leer.',
      en: 'At home nothing has changed. It is the best thing there is to read.',
    },
    { effect: heal(1) },
  ),
  help(
    'parcel',
    { es: 'Paquete', en: 'Parcel' },
    { es: 'Viene sin remite, pero sí con lo que hacía falta.', en: 'No sender on it, but what was needed is inside.' },
    { effect: addDie('you') },
  ),
  help(
    'telegram',
    { es: 'Telegrama', en: 'Telegram' },
    { es: 'NO ES LO QUE PARECE STOP MIRAD OTRA VEZ STOP', en: 'NOT WHAT IT SEEMS STOP LOOK AGAIN STOP' },
    { effect: rerollOwnDice },
  ),
  help(
    'police-cordon',
    { es: 'Cordón policial', en: 'Police Cordon' },
    { es: 'Una cuerda, dos agentes y ninguna explicación.', en: 'A rope, two constables and no explanation.' },
    { effect: block('choice') },
    1,
  ),
  help(
    'old-friend',
    { es: 'Un viejo amigo', en: 'Old Friend' },
    {
      es: 'Sabe un nombre que lo hace dudar. Solo puede decirlo una vez.',
      en: 'He knows a name that gives it pause. He can say it only once.',
    },
    { effect: hold('any') },
    1,
  ),
]
