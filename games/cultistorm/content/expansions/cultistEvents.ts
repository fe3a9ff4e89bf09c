import type { Effect, Fields, Lasts } from '@miskatonic/effects'
import { advance, appear, cannot, detectives, discard, each, lasting, modify, moveMarker } from '../builders.ts'
import { type Printed, printed } from '../kinds.ts'

export type CultistEvent = Printed & { readonly kind: 'cultistEvent'; readonly copies: number; readonly effect: Effect }
export const cultistEventFields: Fields = { ...printed, copies: 'integer', effect: 'effect' }

const thisTurn: Lasts = { scope: 'turn' }
const embolden: Effect = { do: 'embolden' }
const blankCultistDice: Effect = { do: 'blankCultistDice' }

const event = (id: string, copies: number, card: Omit<CultistEvent, 'id' | 'kind' | 'copies'>): CultistEvent => ({
  id,
  kind: 'cultistEvent',
  copies,
  ...card,
})

/** Twenty cards: sixteen harm, two do nothing much, two help. */
export const cultistEvents: readonly CultistEvent[] = [
  event('late-arrivals', 3, {
    title: { es: 'Uno más', en: 'One More' },
    story: {
      es: 'Un autobús sin número para en la esquina. Baja una sola persona. Se queda mirando tus ventanas hasta que las cuentas con ella.',
      en: 'A bus without a number stops at the corner. One passenger gets off and stands there looking at your windows until you count them too.',
    },
    effect: appear(),
  }),
  event('through-the-tunnels', 2, {
    title: { es: 'Por los túneles', en: 'Through the Tunnels' },
    story: {
      es: 'Las tapas de las alcantarillas amanecen movidas, todas hacia el mismo lado. Los esperabas aquí. Suenan dos calles más allá.',
      en: 'At dawn the manhole covers have shifted, all of them the same way. You were waiting for them here. You hear them two streets on.',
    },
    effect: moveMarker(2),
  }),
  event('fervour', 2, {
    title: { es: 'Fervor', en: 'Fervour' },
    story: {
      es: 'Han pintado el signo en todas las puertas de la calle, también en la tuya. Quien pasa por debajo ya no camina: desfila.',
      en: 'They have painted the sign on every door in the street, yours too. Whoever passes beneath it no longer walks: they march.',
    },
    effect: embolden,
  }),
  event('a-tooth-in-your-pocket', 2, {
    title: { es: 'Un diente en el bolsillo', en: 'A Tooth in Your Pocket' },
    story: {
      es: 'Anoche contaste los dados y estaban todos. Hoy falta uno. En su sitio hay un diente que no es tuyo.',
      en: 'Last night you counted the dice and none was missing. Today one is. In its place is a tooth that is not yours.',
    },
    effect: lasting(modify('poolDice', -1), thisTurn),
  }),
  event('out-of-the-wall', 1, {
    title: { es: 'De la pared', en: 'Out of the Wall' },
    story: {
      es: 'Las tablas siguen clavadas y el candado, cerrado. Dentro, el suelo está lleno de huellas. La primera empieza en la pared.',
      en: 'The boards are still nailed and the padlock still shut. Inside, the floor is full of footprints. The first one begins at the wall.',
    },
    effect: lasting(cannot('arrival:block'), thisTurn),
  }),
  event('unlit-candles', 2, {
    title: { es: 'Velas apagadas', en: 'Unlit Candles' },
    story: {
      es: 'Pasan despacio, cada uno con una vela apagada. Todos los perros del barrio se tumban a la vez.',
      en: 'They go by slowly, each with an unlit candle. Every dog in the quarter lies down at the same moment.',
    },
    effect: advance(1),
  }),
  event('a-photograph-of-your-table', 2, {
    title: { es: 'Una foto de tu mesa', en: 'A Photograph of Your Table' },
    story: {
      es: 'Hay un sobre para cada detective. Dentro, una fotografía de tu mesa tomada desde el techo. En cada una falta una cosa. Luego falta de verdad.',
      en: 'There is an envelope for each detective. Inside, a photograph of your table, taken from the ceiling. In each, one thing is missing. Then it is.',
    },
    effect: each(detectives, discard(1)),
  }),
  event('closed-for-mourning', 1, {
    title: { es: 'Cerrado por luto', en: 'Closed for Mourning' },
    story: {
      es: 'El cartel cuelga de todas las puertas, escrito por la misma mano. Nadie sabe decirte quién ha muerto. Nadie te pregunta si vienes por eso.',
      en: 'The notice hangs on every door, in the same hand. Nobody can tell you who has died. Nobody asks whether that is why you came.',
    },
    effect: lasting(cannot('location:act'), thisTurn),
  }),
  event('seen-among-them', 1, {
    title: { es: 'Te vieron con ellos', en: 'Seen among Them' },
    story: {
      es: 'Alguien jura que ayer te vio con ellos, cantando. Tú jurarías lo mismo de alguien. Por hoy, cada cual se queda con lo suyo.',
      en: 'Somebody swears they saw you with them yesterday, singing. You would swear the same of somebody. For today, everyone keeps their own.',
    },
    effect: lasting(cannot('item:give'), thisTurn),
  }),
  event('held-breath', 2, {
    title: { es: 'Aliento contenido', en: 'Held Breath' },
    story: {
      es: 'Durante una hora nadie canta en los sótanos. Los signos de las paredes se vuelven hacia dentro, como quien espera a que lo llamen.',
      en: 'For an hour nobody sings in the cellars. The signs on the walls turn inwards, like people waiting to be called.',
    },
    effect: blankCultistDice,
  }),
  event('two-robes-quarrel', 2, {
    title: { es: 'Dos túnicas discuten', en: 'Two Robes Quarrel' },
    story: {
      es: 'Riñen en la plaza por quién guarda la llave. Una se marcha sin ella. La otra se queda con la llave y sin nadie a quien abrir.',
      en: 'They argue in the square over who keeps the key. One leaves without it. The other has the key now and nobody to let in.',
    },
    effect: lasting(modify('arrivals', -1), thisTurn),
  }),
]
