import type { Script } from '../../../book.ts'
import {
  addToFlag,
  atLeastPlayers,
  cases,
  choice,
  decide,
  discard,
  draw,
  entityInRange,
  figures,
  gain,
  guard,
  hasFlag,
  pay,
  putState,
  read,
  reveal,
  riddle,
  seal,
  seq,
  setFlag,
  showActions,
  story,
  turnTo,
  words,
  youAre,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { loseVote, SPEAKER, votes } from '../house.ts'

/* I-03: the Speaker, the dais, the loft and the hat stand. */

export const chamber: readonly Script[] = [
  {
    name: '3.15',
    effect: seq(
      story(
        '—¿Cede su señoría la palabra? —pregunta el primer pico; los otros ocho preguntan lo mismo, cada uno un poco más tarde, como quien baja una escalera.',
        '“Does the member yield?” asks the first beak; the other eight ask it too, each a little later, like someone coming down a stair.',
      ),
      decide([
        choice(
          'yield',
          words('Ceder: perder un voto', 'Yield: lose a vote'),
          seq(
            story(
              'Cedes. Se queda tan a gusto con la palabra que no hace nada más con ella en todo el turno.',
              'You yield. It is so pleased to have the floor that it does nothing else with it all Turn.',
            ),
            loseVote,
            putState('stunned', figures(SPEAKER)),
            setFlag('encounter', 'yielded'),
          ),
          { needs: votes(1) },
        ),
        choice(
          'hold',
          words('No ceder', 'Hold the floor'),
          seq(
            story(
              'No cedes. Nueve picos te anotan, uno por uno. Algo se te cierra por dentro, pero lo que tenías que decir lo recuerdas entero.',
              'You do not yield. Nine beaks write you down, one by one. Something shuts inside you; but you remember the whole of what you had to say.',
            ),
            seal(1),
            draw(2),
          ),
        ),
      ]),
    ),
  },
  {
    name: '3.16',
    effect: seq(
      story(
        'El golpe llega. El Presidente lo deja llegar, baja los nueve picos para verlo mejor y los vuelve a subir.\n\n—La Cámara toma nota del gesto.',
        'The blow lands. The Speaker lets it land, lowers nine beaks for a better view of it, and raises them again.\n\n“The House notes the gesture.”',
      ),
      loseVote,
    ),
  },
  {
    name: '3.39',
    effect: cases([
      guard(
        hasFlag('encounter', 'yielded'),
        story(
          'El Presidente sigue hablando de sí mismo. Nadie cruza el pasillo.',
          'The Speaker is still speaking about itself. Nobody crosses the floor.',
        ),
      ),
      guard(
        votes(1),
        seq(
          story(
            'Una señoría del banco más lleno recoge la pata, bosteza y cruza el pasillo. Cambia de lado como quien se da la vuelta en la cama.',
            'A member of the fullest bench tucks up a foot, yawns, and crosses the floor. It changes sides the way one turns over in bed.',
          ),
          loseVote,
          cases([guard(atLeastPlayers(3), loseVote)]),
        ),
      ),
    ]),
  },
  {
    name: '3.18',
    effect: riddle(99, { 4: turnTo(g('3.19')), 5: turnTo(g('3.20')), 9: turnTo(g('3.21')), 13: turnTo(g('3.22')) }, turnTo(g('3.23')), {
      about: words(
        'Cuestión de orden: ¿cuántas señorías estaban despiertas cuando se apagó la lámpara? Un número.',
        'A point of order: how many members were awake when the lamp was put out? One number.',
      ),
    }),
  },
  {
    name: '3.19',
    effect: seq(
      story(
        '—Cuatro —dices. La Cámara se queda tan callada que se oye a la lluvia decidirse. Un ujier recorre el alquitrán emparejando huellas, izquierda y derecha. Dos, y dos, y dos, y dos. Las demás van sueltas: una sola pata, honda, quieta, con los dedos flojos. Cinco señorías que habían recogido una pata y dormían antes de que nadie nombrara la lámpara.\n\n—«Se entenderá que el miembro en reposo consiente» —lee el Presidente con los nueve picos; y en el noveno ya no suena a ley.\n\nAl fondo, una gaviota viejísima apoya la otra pata.',
        '“Four,” you say. The House goes so quiet that you can hear the rain deciding. A clerk walks along the tar, matching left prints to right. Two, and two, and two, and two. After that they come singly: one foot, deep, unmoving, the toes relaxed. Five members who had tucked a leg up and gone to sleep before the lamp was ever mentioned.\n\n“A member at rest is deemed to consent,” the Speaker reads, with all nine beaks; and by the ninth it no longer sounds like law.\n\nSomewhere on the back bench a very old gull puts its other foot down.',
      ),
      turnTo(g('3.31')),
    ),
  },
  {
    name: '3.20',
    effect: story(
      '—Esos fueron los síes —dice el ujier, con paciencia—. Se le pregunta por los despiertos. No es lo mismo, aunque aquí lo parezca.',
      '“Those were the Ayes,” says the clerk, patiently. “You are asked about the waking. It is not the same thing, whatever it looks like from here.”',
    ),
  },
  {
    name: '3.21',
    effect: seq(
      story(
        '—Nueve es la Cámara —dice el ujier—. La Cámara asiste siempre. Asistir no es estar.',
        '“Nine is the House,” says the clerk. “The House always attends. To attend is not to be there.”',
      ),
      discard(1),
    ),
  },
  {
    name: '3.22',
    effect: seq(
      story(
        '—Trece son patas —dice el ujier—. Aquí votan las cabezas. Pero va usted por buen tejado: ¿cuántas cabezas le faltan por repartir?',
        '“Thirteen are feet,” says the clerk. “Here it is heads that vote. But you are on the right roof: how are so many feet shared among the heads?”',
      ),
      discard(1),
    ),
  },
  {
    name: '3.23',
    effect: seq(
      story('—¡Orden! —El número no cuenta nada que la Cámara conozca.', '“Order!” The number counts nothing known to this House.'),
      addToFlag('encounter', 'wrong'),
      cases([guard(hasFlag('encounter', 'wrong', 2), read(g('3.38')))]),
      decide([
        choice('vote', words('Perder un voto', 'Lose a vote'), loseVote, { needs: votes(1) }),
        choice('seal', words('Sellar 2', 'Seal 2'), seal(2)),
      ]),
    ),
  },
  {
    name: '3.38',
    once: true,
    effect: seq(
      story(
        'Un ujier joven se apiada. Con el ala delante del pico, te enseña cómo duerme: recoge una pata, cierra los ojos, y por un momento es un poste. Luego señala el alquitrán y abre mucho los ojos: allí, esa noche, cada cual dejó lo que apoyaba.',
        'A young clerk takes pity. Behind a raised wing it shows you how it sleeps: one foot tucked up, eyes shut, and for a moment it is a post. Then it points at the tar and opens its eyes wide: there, that night, everyone left what they were standing on.',
      ),
      reveal('standing-order-seven'),
      setFlag('campaign', 'i03-order'),
    ),
  },
  {
    name: '3.24',
    effect: seq(
      story(
        'Subes al altillo de los ujieres por una escalera de siete peldaños, de los que faltan dos. Dos ujieres velan el libro de actas, dormidos, cada uno sobre una pata, la otra recogida en el chaleco como un reloj. El libro está abierto. El tintero también. Nadie va a mirarte las manos.',
        'You go up to the clerks’ loft by a ladder of seven rungs, two of them missing. A pair of clerks keep watch over the minute book, asleep, each on one leg, the other put away in its waistcoat like a watch. The book is open. So is the ink. Nobody is going to look at your hands.',
      ),
      showActions('g', 'h'),
      setFlag('campaign', 'i03-loft'),
    ),
  },
  {
    name: '3.25',
    effect: seq(
      cases([guard(entityInRange(2, SPEAKER), turnTo(g('3.26')))]),
      story(
        'Escribes la página como debería haber sido, con la letra de ellos, que es fácil: todas las letras tienen tres dedos. La cambias por la otra. Los ujieres siguen de guardia, con los ojos cerrados. El papel nuevo tarda un suspiro en amarillear, por compañerismo.',
        'You write the page as it ought to have been, in their hand, which is easy: all the letters have three toes. You put it in the place of the other. The clerks stay on guard with their eyes shut. The new paper takes one breath to turn yellow, out of fellow feeling.',
      ),
      turnTo(g('3.32')),
    ),
  },
  {
    name: '3.26',
    effect: seq(
      story(
        'Un pico asoma por el hueco de la escalera. Luego otro. Tienes media página en la mano y cara de tenerla.\n\n—¿Qué lleva ahí su señoría?',
        'A beak comes up through the ladder-hole. Then another. You have half a page in your hand and the face that goes with it.\n\n“What has the member there?”',
      ),
      decide([
        choice(
          'eat',
          words('Comértela y copiarla de memoria', 'Eat it, and write it again from memory'),
          seq(
            story(
              'Sabe a cola y a lluvia. El Presidente te ve masticar y se retira, conmovido: así se archiva aquí todo lo importante.',
              'It tastes of glue and rain. The Speaker watches you chew and withdraws, touched: it is how everything of importance is filed here.',
            ),
            turnTo(g('3.32')),
          ),
          { cost: pay.anguish(1) },
        ),
        choice(
          'give',
          words('Devolverla', 'Give it back'),
          story(
            '—La Cámara lo daba por perdido —dice, y te da nueve veces las gracias. Habrá que empezar otra vez.',
            '“The House had given it up for lost,” it says, and thanks you nine times over. It will all have to be begun again.',
          ),
        ),
      ]),
    ),
  },
  {
    name: '3.27',
    effect: cases(
      [
        guard(
          hasFlag('campaign', 'i03-coin'),
          story('Un clavo y un cerco limpio, redondo, del tamaño de una moneda.', 'One nail, and a clean round mark the size of a coin.'),
        ),
        guard(
          youAre('gambler'),
          seq(
            story(
              'Entre las bandas mojadas, una chapa de latón con un 2. La han clavado a través de una moneda, y a la moneda la conoces: tiene dos caras y las dos son la misma. La chapa se suelta al primer tirón. La moneda se queda de canto en tu palma, tibia, esperando a que alguien elija. El banco entero alarga el cuello. Aquí las cosas también se echan a suertes.',
              'Among the wet sashes, a brass tally with a 2 on it. It has been nailed up through a coin, and you know the coin: it has two heads, and they are the same one. The tally comes away at the first pull. The coin stands on its edge in your palm, warm, waiting for somebody to call. A whole bench cranes its necks. Here, too, things are tossed for.',
            ),
            reveal('n-05'),
            setFlag('campaign', 'i03-coin'),
            decide([
              choice(
                'toss',
                words('Lanzarla, y que pidan', 'Toss it, and let them call'),
                seq(
                  story(
                    '—¡Cruz! —pide la Cámara, nueve veces. Sale lo que sale siempre. Dos señorías pagan con el voto y te felicitan por la suerte. Tú das las gracias, que es lo que dijiste la otra vez.',
                    '“Tails!” calls the House, nine times. It comes down as it always does. Two members pay with their votes and congratulate you on your luck. You say thank you, which is what you said the other time.',
                  ),
                  setFlag('campaign', 'coin-tossed'),
                  read(g('3.37')),
                  read(g('3.37')),
                ),
              ),
              choice(
                'pocket',
                words('Guardártela sin lanzarla', 'Pocket it, untossed'),
                seq(
                  story(
                    'La guardas con la cara hacia dentro, sea la que sea. Pesa más que cuando la tenías.',
                    'You put it away face inward, whichever that is. It weighs more than when it was yours.',
                  ),
                  gain.ether(1),
                ),
              ),
            ]),
          ),
        ),
        guard(
          hasFlag('encounter', 'stand-seen'),
          story(
            'La moneda sigue clavada. Tiras. No es que esté fuerte: es que no eres tú quien la puso.',
            'The coin is still nailed there. You pull. It is not that it holds fast; it is that you are not the one who put it there.',
          ),
        ),
      ],
      seq(
        story(
          'Del perchero cuelgan ocho bandas y, en el noveno gancho, una chapa de latón con un 2, clavada a través de una moneda. La chapa se viene contigo. La moneda no: la cara mira al frente con la boca cerrada, como quien ha prometido algo.',
          'Eight sashes hang on the stand and, from the ninth hook, a brass tally with a 2, nailed up through a coin. The tally comes with you. The coin does not: its head looks straight in front with its mouth shut, like somebody who has promised.',
        ),
        setFlag('encounter', 'stand-seen'),
        reveal('n-05'),
      ),
    ),
  },
  {
    name: '3.35',
    once: true,
    effect: seq(
      story(
        'El acta de la última sesión ocupa cuatro líneas: «Lámpara de arriba. Ahorro de aceite. Síes, cinco; noes, cuatro. Los síes no hicieron uso de la palabra». Debajo, una raya larga que empieza siendo una letra y acaba en el borde de la página, como hace la pluma cuando la mano se va.',
        'The minutes of the last sitting take up four lines: “High lamp. Saving of oil. Ayes five, Noes four. The Ayes did not speak.” Underneath, a long stroke that begins as a letter and runs off the edge of the page, the way a pen goes when the hand has gone.',
      ),
      draw(1),
    ),
    again: story('Síes, cinco; noes, cuatro. La raya sigue llegando al borde.', 'Ayes five, Noes four. The stroke still reaches the edge.'),
  },
]
