import type { Script } from '../book.ts'
import { story } from '../builders.ts'

/* What is read between two nights: Awakening (S.01 to S.05), each a line longer than the last, and Death (S.06). */

export const nights: readonly Script[] = [
  {
    name: 'S.01',
    effect: story(
      'Subes una vez, lo justo para notar que subías. Está oscuro y hay alguien contando. Antes de que llegue tu número ya duermes otra vez.',
      'You come up once, just far enough to notice that you were coming up. It is dark and somebody is counting. Before they reach your number you are asleep again.',
    ),
  },
  {
    name: 'S.02',
    effect: story(
      'Subes. Está oscuro y alguien cuenta. Huele a brea, tan cerca que la tienes en los dientes. Oyes tu número, y quien lo dice espera a que respires antes de pasar al siguiente.',
      'You come up. It is dark and somebody is counting. There is a smell of tar, so close that it is on your teeth. You hear your number, and whoever says it waits until you breathe before going on to the next.',
    ),
  },
  {
    name: 'S.03',
    effect: story(
      'Subes. Está oscuro, huele a brea y a lana mojada. Una mano fría te busca la cabeza, la encuentra, comprueba algo y se va. —Bien —dice una mujer, y no te lo dice a ti. Se oye madera. Te acuerdas de que ibas a decirle algo y de que era un número.',
      'You come up. It is dark and smells of tar and wet wool. A cold hand looks for your head, finds it, checks something and goes. “Good,” says a woman, and not to you. There is a sound of wood. You remember that you were going to tell her something, and that it was a number.',
    ),
  },
  {
    name: 'S.04',
    effect: story(
      'Subes. Brea, lana mojada, la mano. Esta vez se queda un momento más, como quien deja una taza donde sabe que la encontrarán. Luego los golpes, y ahora sabes de dónde vienen: los da ella, con los nudillos, por encima de tu cabeza, que es por debajo de algo. Cinco. Cuentas con ella. Cuando se calla te das cuenta de que ninguno ha sido por ella misma.',
      'You come up. Tar, wet wool, the hand. This time it stays a moment longer, as one leaves a cup where one knows it will be found. Then the knocks, and now you know where they come from: she gives them, with her knuckles, above your head, which is below something. Five. You count along. When she stops you notice that none of them was for herself.',
    ),
  },
  {
    name: 'S.05',
    effect: story(
      'Subes. Brea, lana, la mano, los golpes: ya te los sabes como se sabe un pasillo. Cinco. Entonces, tarde, cuando el sueño te tiene ya por las rodillas, llega el sexto, mucho más flojo, y nadie lo contesta. Alguien que está muy cerca y procura no ocupar sitio dice «perdón» por haberlo oído. Quieres levantar la mano para golpear la madera tú también. Los dedos tardan. La próxima vez, piensas, y la próxima vez ya es esta calle.',
      'You come up. Tar, wool, the hand, the knocks: you know them by now as one knows a passage. Five. Then, late, when sleep already has you by the knees, the sixth comes, much fainter, and nobody answers it. Somebody very near, who is trying not to take up room, says “sorry” for having heard. You want to lift your hand and knock on the wood as well. The fingers are slow. Next time, you think, and next time is already this street.',
    ),
  },
  {
    name: 'S.06',
    effect: story(
      'Deja de doler, y eso debería haberte dado que pensar. El pueblo se pliega por las calles, con esmero, como una carta náutica, y a ti te van a guardar con él. Entonces una mano te agarra la mandíbula y te abofetea, una vez por lado, sin rencor, como quien sacude una alfombra. Huele a brea, a lana mojada, a ron.\n\n—Tú no —dice una mujer, sin aliento—. A ti todavía no te toca.\n\nQuieres preguntar qué número eres. Ya no está; la oyes más allá, golpeando madera. Cinco. Una pausa. Te duermes antes del último y sueñas que estás de pie.',
      'It stops hurting, which ought to have made you suspicious. The town folds along its streets, tidily, like a chart, and you are about to be put away with it. Then a hand takes you by the jaw and slaps you, once each side, without malice, the way one beats a rug. You smell tar, wet wool, rum.\n\n“Not you,” says a woman, short of breath. “I haven’t got to you yet.”\n\nYou want to ask what number you are. She has gone; you hear her farther along, knocking on wood. Five. A wait. You are asleep before the last one, and dream that you are on your feet.',
    ),
  },
]
