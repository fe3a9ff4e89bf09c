import type { Script } from '../../../book.ts'
import {
  addToFlag,
  cases,
  choice,
  decide,
  discard,
  draw,
  each,
  everyone,
  goBack,
  guard,
  hasFlag,
  reveal,
  seq,
  setFlag,
  showActions,
  story,
  turnTo,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { CHIMNEY, CLIFF, isSilent, loseVote, MAST } from '../house.ts'

/* I-03: how it begins, what the gallery shows, and who stands behind you there. */

const hush = (bench: string) => cases([guard(isSilent(bench), each(everyone, discard(1)))])

export const opening: readonly Script[] = [
  {
    name: '3.01',
    effect: story(
      'Nueve chimeneas y, en cada una, una señoría. Llevan banda. La lluvia cae de lado y ninguna se sacude, porque sacudirse cuenta como pedir la palabra. Te han sentado en la galería, que es un canalón, y te han dado un papel: «Moción única. Que los que duermen paguen la renta. Se adjunta a los que duermen». Adjunto, con un alfiler, estás tú.\n\nLa gaviota de tu derecha te mira el abrigo, luego la muñeca, luego el cuello, con el interés correcto de quien lee un menú y no quiere que se le note.',
      'Nine chimneys, and on each of them a member. They wear sashes. The rain comes sideways and nobody shakes it off, since shaking counts as asking for the floor. You have been seated in the gallery, which is a gutter, and handed a paper: “Sole motion. That the sleepers pay the rent. Sleepers attached.” Attached, by one pin, is you.\n\nThe gull on your right looks at your coat, then your wrist, then your neck, with the proper interest of someone reading a menu and hoping it does not show.',
    ),
  },
  {
    name: '3.02',
    effect: seq(
      story(
        'La Cámara recuerda tu cara; tu nombre no consta. Los votos de la otra vez se barrieron con las plumas. Lo que leíste sigue leído.',
        'The House remembers your face; your name was not recorded. Last time’s votes were swept up with the feathers. What you have read stays read.',
      ),
      cases([guard(hasFlag('campaign', 'i03-order'), reveal('standing-order-seven'))]),
      cases([guard(hasFlag('campaign', 'i03-loft'), showActions('g', 'h'))]),
    ),
  },
  {
    name: '3.03',
    effect: story(
      '—¡Orden! —dicen nueve picos en una sola cabeza, y ya lo había.\n\nUn ujier lee el orden del día sin respirar. Tres bancos de tres. El Mástil quiere que le recuerden cosas; el Acantilado, pescado; la Chimenea, que alguien se arrime. Con cinco de nueve se acaba la sesión. La otra vez, añade, también fueron cinco, y nadie tuvo que levantar la voz.',
      '“Order!” say nine beaks in a single head, and there was order already.\n\nA clerk reads the business of the day in one go. Three benches of three. The Mast likes to be reminded; the Cliff likes fish; the Chimney likes somebody to stand close. Five of nine ends the sitting. Last time, he adds, it was five too, and nobody had to raise their voice.',
    ),
  },
  {
    name: '3.04',
    effect: seq(
      story(
        'Suena la campana de votaciones: un cubo golpeado con una cuchara. Los bancos que todavía no te conocen se vuelven a mirarte a la vez, y en tres segundos se te olvida qué ibas a decirles.',
        'The division bell goes: a bucket, struck with a spoon. The benches that do not know you yet turn to look, all together, and in three seconds you forget what you were going to tell them.',
      ),
      hush(MAST),
      hush(CLIFF),
      hush(CHIMNEY),
    ),
  },
  {
    name: '3.05',
    once: true,
    effect: seq(
      story(
        'Desde la barandilla se cuenta bien. Nueve perchas, con nueve nombres en chapa, y las nueve gastadas por el mismo sitio. Nadie ha faltado nunca a una sesión: lo pone en un cartel, y el cartel también está gastado. A tu espalda alguien carraspea como si el carraspeo fuera de otro.',
        'From the rail one counts well. Nine perches, with nine brass names, and all nine worn in the same place. No member has ever missed a sitting: there is a notice to say so, and the notice is worn too. Behind you somebody clears his throat as if it were another person’s.',
      ),
      turnTo(g('3.17')),
    ),
    again: story('Nueve perchas. Las cuentas hacia atrás por si acaso. Nueve.', 'Nine perches. You count them backwards to be safe. Nine.'),
  },
  {
    name: '3.06',
    once: true,
    effect: seq(
      story(
        'El alquitrán estaba blando la noche de la última votación y ha fraguado con todo dentro. Te agachas. Las huellas están limpias, con sus tres dedos y su membrana, y son trece; las cuentas dos veces, porque esperabas un número par. El borde de algunas es más hondo que el de otras. Pones papel encima y frotas con el lápiz.',
        'The tar was soft on the night of the last vote and has set with everything in it. You crouch. The prints are clean, three toes and a web, and there are thirteen; you count them twice, having expected an even number. Some are deeper at the edge than others. You lay paper over them and rub with the pencil.',
      ),
      reveal('n-04'),
    ),
    again: story(
      'Trece. Algunas van por parejas; otras no tienen con quién.',
      'Thirteen. Some go in pairs; others have nobody to go with.',
    ),
  },
  {
    name: '3.07',
    once: true,
    effect: seq(
      story(
        'El Reglamento cuelga de una cuerda, junto al papel higiénico. De los nueve artículos, ocho tratan de pescado. El séptimo dice: «El miembro en reposo se mantiene sobre una pata. Se entenderá que el miembro en reposo consiente». Alguien lo ha subrayado con la uña.',
        'The Standing Orders hang on a string, next to the lavatory paper. Of nine, eight are concerned with fish. The seventh says: “A member at rest stands on one foot. A member at rest is deemed to consent.” Somebody has underlined it with a claw.',
      ),
      reveal('standing-order-seven'),
      setFlag('campaign', 'i03-order'),
    ),
    again: story(
      'Ocho de pescado y el séptimo. El subrayado es reciente.',
      'Eight about fish, and the seventh. The underlining is recent.',
    ),
  },
  {
    name: '3.17',
    effect: seq(
      story(
        'Tiene el sombrero entre las manos y los zapatos dentro de un charco del tamaño exacto de los zapatos. La galería está vacía salvo por tu asiento; mira los otros once y no se atreve con ninguno.\n\n—Disculpe. ¿Hay sitio?\n\nEn la Cámara, todas las cabezas se giran. Quien avala a un desconocido, dice el ujier, responde por él.',
        'He has his hat in both hands and his shoes in a puddle exactly the size of the shoes. The gallery is empty but for your seat; he looks at the other eleven and does not presume upon any of them.\n\n“Excuse me. Is there room?”\n\nIn the House every head turns. Whoever vouches for a stranger, says the clerk, answers for him.',
      ),
      decide([
        choice('vouch', words('Avalarlo', 'Vouch for him'), turnTo(g('3.40'))),
        choice('stairs', words('Señalarle la escalera', 'Point him to the stairs'), turnTo(g('3.41'))),
        choice('rain', words('Mirar la lluvia', 'Look at the rain'), goBack),
      ]),
    ),
  },
  {
    name: '3.36',
    effect: story(
      'Bajo las tejas, cinco golpes, con la pausa justa entre uno y otro. La Cámara los anota como aplausos. El sexto llega tarde, y el ujier, tras pensarlo, no lo anota.',
      'Under the tiles, five knocks, with just the right wait between them. The House records them as applause. The sixth comes late, and the clerk thinks about it and does not record it.',
    ),
  },
  {
    name: '3.40',
    effect: seq(
      story(
        'Le haces sitio. Se sienta en el canto, de lado, ocupando la mitad de lo que ocupa una persona. Un voto que contabas como tuyo descubre que tiene que consultarlo. Notas la manga tibia donde la suya casi la roza.',
        'You move along. He sits on the edge, sideways, taking up half of what a person takes. A vote you had counted as yours finds that it must consult. Your sleeve is warm where his very nearly touches it.',
      ),
      addToFlag('campaign', 'room'),
      loseVote,
      draw(1),
    ),
  },
  {
    name: '3.41',
    effect: story(
      '—Claro. Qué tonto soy. —Da las gracias y baja los catorce peldaños de espaldas, para no darte la espalda. El charco se queda.',
      '“Of course. How foolish of me.” He thanks you and goes down the fourteen steps backwards, so as not to turn his back on you. The puddle stays.',
    ),
  },
]
