import type { Script } from '../../../book.ts'
import {
  both,
  cases,
  choice,
  cure,
  decide,
  draw,
  goBack,
  guard,
  hasFlag,
  hasNote,
  not,
  read,
  seq,
  setFlag,
  story,
  turnTo,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { CHIMNEY, CLIFF, count, isFull, MAST, vote, votes } from '../house.ts'

/* I-03: what one says to three benches, three times each. */

/** Whoever carries the leaf of the lamp log may pass it along, once. */
const lampOrder = cases([guard(both(hasNote('n-02'), not(hasFlag('encounter', 'order-shown'))), turnTo(g('3.14')))])
const whenFull = (bench: string, script: string) => cases([guard(isFull(bench), read(g(script)))])

export const benches: readonly Script[] = [
  {
    name: '3.08',
    effect: seq(
      cases(
        [
          guard(isFull(MAST), goBack),
          guard(
            votes(2, MAST),
            story(
              'Al tercero le hablas de la luz de arriba, la que se veía desde donde no se ve tierra. Cierra un ojo para verla mejor. Asiente con ese ojo.',
              'To the third you speak of the light at the top, the one you could see from where there is no land. It shuts one eye to see it better. It nods with that eye.',
            ),
          ),
          guard(
            votes(1, MAST),
            story(
              'Al segundo le recuerdas un nombre de barco. Lo repite con la boca llena de viento y, a la cuarta vez, lo dice bien.',
              'You remind the second of the name of a ship. It says it over with a mouthful of wind and, the fourth time, gets it right.',
            ),
          ),
        ],
        story(
          'El banco del Mástil es un mástil. Sus tres señorías tienen los bordes despeluchados y una memoria excelente para casi todo. Le preguntas a la primera por la galerna del doce. Se le pone el pecho como una vela.',
          'The Mast bench is a mast. Its three members are frayed at the edges and have an excellent memory for nearly everything. You ask the first about the gale of the year twelve. Its chest fills like a sail.',
        ),
      ),
      vote(MAST),
      count,
      whenFull(MAST, '3.09'),
      lampOrder,
    ),
  },
  {
    name: '3.09',
    effect: seq(
      story(
        'Con los tres de tu parte, hablan entre ellos como si no estuvieras. Había una lámpara. Había quien subía a encenderla, noventa y un escalones, con una saca de cartas al hombro. ¿Quién era? Uno lo sabe. Te mira, y se guarda el nombre debajo del ala.',
        'With all three on your side they talk among themselves as if you had gone. There was a lamp. There was somebody who climbed to it, ninety-one steps, with a mailbag over one shoulder. Who was that? One of them knows. It looks at you and puts the name away under its wing.',
      ),
      draw(1),
    ),
  },
  {
    name: '3.10',
    effect: seq(
      cases(
        [
          guard(isFull(CLIFF), goBack),
          guard(
            votes(2, CLIFF),
            story(
              'El tercero ya ha oído lo del arenque y pregunta, con astucia, si ese arenque trae amigos. Trae once.',
              'The third has heard about the herring and asks, shrewdly, whether the herring has friends. It has eleven.',
            ),
          ),
          guard(
            votes(1, CLIFF),
            story(
              'Al segundo le explicas que la renta es, bien mirada, un arenque que alguien te quita. Se le eriza la nuca.',
              'You explain to the second that rent, properly considered, is a herring somebody takes from you. The feathers rise on its neck.',
            ),
          ),
        ],
        story(
          'El Acantilado vota en bloque y piensa en pescado. Es un banco estrecho, con una caída de cuatro pisos a cada lado. Le cuentas al primero un arenque con todo detalle: el lomo, la plata, la cola. Traga antes de que termines.',
          'The Cliff votes as one and thinks of fish. It is a narrow bench with a drop of four floors on either hand. You tell the first a herring in full: the back, the silver, the tail. It swallows before you are done.',
        ),
      ),
      vote(CLIFF),
      count,
      whenFull(CLIFF, '3.11'),
      lampOrder,
    ),
  },
  {
    name: '3.11',
    effect: seq(
      story(
        'Te lo piden por escrito. Chupas el lápiz y pones: «Tres votos. Doce arenques». Lo leen al derecho, lo leen al revés y se lo comen, que es como aquí se archiva.',
        'They ask for it in writing. You lick the pencil and put: “Three votes. Twelve herring.” They read it one way up, and the other way up, and eat it, which is how things are filed here.',
      ),
      draw(1),
    ),
  },
  {
    name: '3.12',
    effect: seq(
      cases(
        [
          guard(isFull(CHIMNEY), goBack),
          guard(
            votes(2, CHIMNEY),
            story(
              'El tercero no dice nada. Levanta un poco el ala, y no la baja hasta que has cabido.',
              'The third says nothing. It lifts one wing a little and does not lower it until you fit.',
            ),
          ),
          guard(
            votes(1, CHIMNEY),
            story(
              'El segundo te pide que grites con él: una palabra cualquiera, a la de tres. Gritáis «¡no!». Parece que era la palabra.',
              'The second asks you to shout along with it: any word, on three. You both shout “No!” It seems that was the word.',
            ),
          ),
        ],
        story(
          'La Chimenea no quiere razones. Quiere que alguien se ponga a su lado, contra el viento, con los dientes apretados, y aguante. El primero te hace un hueco de dos palmos. El ladrillo está caliente, y llevas horas sin acordarte de que existía el calor.',
          'The Chimney does not want reasons. It wants somebody to stand next to it, into the wind, teeth set, and stay. The first makes you a gap two spans wide. The brick is hot, and for hours you had not remembered that there was such a thing.',
        ),
      ),
      vote(CHIMNEY),
      cases([guard(not(hasFlag('encounter', 'warmed')), seq(setFlag('encounter', 'warmed'), cure(1)))]),
      count,
      whenFull(CHIMNEY, '3.13'),
      lampOrder,
    ),
  },
  {
    name: '3.13',
    effect: seq(
      story(
        'Los tres cierran filas y te quedas debajo, a oscuras, entre plumas que huelen a lana mojada. Por poco te duermes. Una pata te da en la espinilla, una vez, con mucha educación.',
        'All three close up and you are underneath, in the dark, among feathers that smell of wet wool. You very nearly sleep. A foot knocks against your shin, once, with great politeness.',
      ),
      draw(1),
    ),
  },
  {
    name: '3.14',
    effect: seq(
      story(
        'Llevas encima la última hoja de un cuaderno de faro. El banco la ha visto asomar de tu bolsillo antes que tú.',
        'You have the last leaf of a lamp log about you. The bench saw it sticking out of your pocket before you did.',
      ),
      decide([
        choice(
          'show',
          words('Hacer correr la orden de pico en pico', 'Let the order go from beak to beak'),
          seq(
            setFlag('encounter', 'order-shown'),
            story(
              '«Apagar la de arriba. Por orden.» La hoja recorre los tejados de pico en pico y vuelve con nueve agujeros. Alguien pregunta por orden de quién; nadie tose. Ese silencio vale un voto.',
              '“Put out the High one. By order.” The leaf goes round the roofs from beak to beak and comes back with nine holes in it. Somebody asks by whose order; nobody coughs. That silence is worth one vote.',
            ),
            turnTo(g('3.37')),
          ),
        ),
        choice('keep', words('Guardarla mejor', 'Put it away properly'), goBack),
      ]),
    ),
  },
  {
    name: '3.37',
    effect: seq(
      story('Un voto anda suelto por el tejado y busca dónde posarse.', 'A vote is loose on the roof, looking for somewhere to settle.'),
      decide(
        [
          choice('mast', words('En el Mástil', 'On the Mast'), seq(vote(MAST), count), { needs: not(isFull(MAST)) }),
          choice('cliff', words('En el Acantilado', 'On the Cliff'), seq(vote(CLIFF), count), { needs: not(isFull(CLIFF)) }),
          choice('chimney', words('En la Chimenea', 'On the Chimney'), seq(vote(CHIMNEY), count), { needs: not(isFull(CHIMNEY)) }),
        ],
        { otherwise: goBack },
      ),
    ),
  },
]
