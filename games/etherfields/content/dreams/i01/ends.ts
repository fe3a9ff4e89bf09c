import type { Script } from '../../book.ts'
import { addSlumbers, each, endDream, everyone, gainMask, reveal, season, seq, setFlag, story, travelTo } from '../../builders.ts'

/* The ways out of I-01, and what every one of them brings. */

const rewards = seq(
  reveal('awakening', 'places', 'saltmere-quay', 'chimney-rows', 'gate-i02', 'gate-i03'),
  season('slack-tide'),
  addSlumbers('delta-phase', 'tallyman', 'polite-stranger', 'ebb'),
  travelTo('slipway'),
)

export const ends: readonly Script[] = [
  {
    name: '1.30',
    effect: seq(
      story(
        'La trampilla cae hacia arriba y bajas al cielo, sobre el Muelle de Saltmere, con el cuidado de quien baja una escalera a oscuras. Huele a brea. En el último peldaño hay seis caras colgadas, por si alguien ha perdido la suya.',
        'The trapdoor falls upwards and you climb down into the sky over Saltmere Quay, with the care of people on a dark stair. It smells of tar. On the last step six faces hang, in case somebody has lost theirs.',
      ),
      each(everyone, gainMask()),
      rewards,
      endDream('won'),
    ),
  },
  {
    name: '1.31',
    effect: seq(
      story(
        'La Guardesa baja a cuestas cama por cama, contando en voz alta; tú eres un número y no llegas a oír cuál. En la sexta tienta el colchón con la mano y no dice nada. A alguien le ha echado por encima un impermeable que no es el suyo.',
        'The Caretaker carries you down bed by bed, counting aloud; you are a number and never hear which. At the sixth she feels about the mattress with her hand and says nothing. Over somebody’s shoulders she has put an oilskin that is not theirs.',
      ),
      setFlag('campaign', 'carried'),
      each(everyone, gainMask({ random: true })),
      reveal('the-wrong-coat'),
      rewards,
      endDream('out'),
    ),
  },
  {
    name: '1.32',
    effect: seq(
      story(
        'Andas por el pasillo hasta que el pasillo se cansa. Se deja caer en el muelle contigo dentro, y al salir coges del gancho el primer impermeable, que no es el tuyo.',
        'You walk the corridor until it tires of you. It lets itself down on the quay with you inside, and on the way out you take the first oilskin off the hook, which is not yours.',
      ),
      each(everyone, gainMask({ random: true })),
      reveal('the-wrong-coat'),
      rewards,
      endDream('partial'),
    ),
  },
]
