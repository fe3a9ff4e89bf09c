import type { Script } from '../../book.ts'
import {
  addToFlag,
  both,
  cases,
  choice,
  cure,
  decide,
  discard,
  draw,
  each,
  everyone,
  figures,
  gain,
  goBack,
  guard,
  hasFlag,
  hideActions,
  lookAtTurns,
  moveEntity,
  not,
  openDoors,
  place,
  read,
  relocate,
  reveal,
  riddle,
  seal,
  seq,
  setFlag,
  showActions,
  story,
  suffer,
  turnTo,
  words,
  youAre,
} from '../../builders.ts'
import { g } from '../../scriptNumbers.ts'
import { ends } from './ends.ts'

/* The scripts of I-01, by their working names. */

const bothDoors = cases([guard(hasFlag('encounter', 'doors', 2), read(g('1.13')))])

export const scripts: readonly Script[] = [
  {
    name: '1.01',
    effect: story(
      'Te despiertas porque nadie te ha llamado. La ventana está negra, aunque tienes esa sensación descansada y culpable de las nueve de la mañana. Seis camas de hierro: cinco guardan la forma de alguien y una está tan bien hecha que una moneda rebotaría. El reloj de la pared marca las once menos veinte y no insiste. Han colgado las sillas de unos ganchos. Tus zapatillas están llenas de agua, bastante tibia. Hay dos puertas.\n\nDentro de la pared suenan cinco golpes, bien espaciados, como de quien repasa una lista. Los cuentas. Luego una pausa, lo bastante larga para volver a acostarse. Luego el sexto.',
      'You wake because nobody has called you. The window is black, though you have the rested, guilty feeling of nine o’clock. Six iron beds: five keep the shape of somebody, one is made up so tightly that a coin would bounce. The clock on the wall says twenty to eleven and does not insist. Someone has hung the chairs from hooks. Your slippers are full of water, quite warm. There are two doors.\n\nInside the wall there are five knocks, evenly spaced, as by a person with a list. You count them. Then a wait, long enough to lie down again. Then the sixth.',
    ),
  },
  {
    name: '1.02',
    effect: seq(
      story(
        'Conoces este techo: tiene seis manchas y te sabes cinco. Las puertas que abriste siguen abiertas.',
        'You know this ceiling: it has six stains and you know five by heart. The doors you opened are open still.',
      ),
      hideActions('b'),
      showActions('z'),
      cases([guard(hasFlag('campaign', 'i01-door-1'), read(g('1.10')))]),
      cases([guard(hasFlag('campaign', 'i01-door-2'), read(g('1.12')))]),
    ),
  },
  {
    name: '1.03',
    effect: story(
      'En la pared, cinco golpes. Una pausa. El sexto llega cuando ya habías dejado de esperarlo.',
      'In the wall, five knocks. A wait. The sixth comes when you had stopped expecting it.',
    ),
  },
  {
    name: '1.04',
    effect: story(
      'Por el pasillo se acerca una vela. La lleva una mujer de pelo gris que cuenta en voz baja y que no abre las puertas: las puertas no son para el personal.',
      'A candle comes along the corridor. A grey-haired woman carries it, counting under her breath, and does not open the doors: doors do not apply to staff.',
    ),
  },
  {
    name: '1.05',
    once: true,
    effect: seq(
      story(
        'La sexta cama está hecha, vacía y tibia. De debajo, alguien que procura no estorbar pregunta: —¿Hay sitio?',
        'The sixth bed is made up, empty, warm. From under it somebody who is trying not to be in the way asks: “Is there room?”',
      ),
      decide([
        choice('yes', words('Decir que sí', 'Say yes'), turnTo(g('1.28'))),
        choice('no', words('Decir que no', 'Say no'), turnTo(g('1.29'))),
        choice('sleep', words('Fingir el sueño', 'Pretend to be asleep'), goBack),
      ]),
    ),
    again: story('La cama sigue tibia. Nadie pregunta nada.', 'The bed is still warm. Nobody asks anything.'),
  },
  {
    name: '1.06',
    once: true,
    effect: story(
      'Detrás de la cortina no hay cristal: hay tablas, mojadas por este lado. La marca de la marea pasa un palmo por encima de tu cabeza.',
      'Behind the curtain there is no glass: there are planks, wet on this side. The tide mark runs a span above your head.',
    ),
    again: story('Las tablas siguen mojadas. La marca no ha bajado.', 'The planks are still wet. The mark has not come down.'),
  },
  {
    name: '1.07',
    effect: seq(
      story(
        'El agua se apoya contra la tapa de la jofaina, no contra el fondo. Una gota se suelta y cae hacia arriba, con calma.',
        'The water lies against the top of the basin, not the bottom. One drop comes loose and falls up, in its own time.',
      ),
      decide([
        choice('drink', words('Beber', 'Drink'), seq(cure(1), discard(1))),
        choice('leave', words('Dejarla estar', 'Let it be'), goBack),
      ]),
    ),
  },
  {
    name: '1.08',
    once: true,
    effect: seq(
      story(
        'Las once menos veinte, dice el reloj, y no insiste. Tiene rayas y ningún número. La aguja de las horas apenas se ha separado del diez, que a estas horas ya debería quedarle lejos.',
        'Twenty to eleven, says the clock, and does not insist. It has strokes and no numerals. The hour hand has barely left the ten, which by now it should have left well behind.',
      ),
      cases([guard(youAre('specialist'), turnTo(g('1.09')))]),
    ),
    again: turnTo(g('1.09')),
  },
  {
    name: '1.09',
    effect: story(
      'El nombre del relojero está debajo de las agujas; lo lees con la cabeza ladeada, y ladeada del todo se lee mejor.',
      'The maker’s name is under the hands; you read it with your head on one side, and right over it reads better.',
    ),
  },
  {
    name: '1.10',
    effect: seq(
      story(
        'La puerta cede a la vez que tú. Detrás hay un pasillo que huele a soga.',
        'The door gives way when you do. Behind it, a corridor that smells of rope.',
      ),
      reveal('i01-c1'),
      openDoors('4,1|5,1'),
      setFlag('campaign', 'i01-door-1'),
      addToFlag('encounter', 'doors'),
      bothDoors,
    ),
  },
  {
    name: '1.11',
    once: true,
    effect: seq(
      story(
        'Te quedas con el picaporte en la mano. Es una cornamusa, de las de amarrar.',
        'The handle comes off in your hand. It is a cleat, the kind one ties boats to.',
      ),
      gain.keys(1),
    ),
  },
  {
    name: '1.12',
    effect: seq(
      story(
        'El mismo pasillo, por el otro extremo. La corriente te pasa la mano por la nuca.',
        'The same corridor, from its other end. The draught puts a hand on the back of your neck.',
      ),
      reveal('i01-c2'),
      openDoors('4,4|5,4'),
      each(everyone, discard(1)),
      setFlag('campaign', 'i01-door-2'),
      addToFlag('encounter', 'doors'),
      bothDoors,
    ),
  },
  {
    name: '1.13',
    once: true,
    effect: seq(
      story(
        'Dos puertas, un pasillo, ninguna pared más. El cable de la lámpara se balancea, y cuelga hacia el techo.',
        'Two doors, one corridor, no third wall. The lamp flex sways, and it hangs towards the ceiling.',
      ),
      showActions('g', 'corridor'),
    ),
  },
  {
    name: '1.14',
    effect: cases([
      guard(
        both(hasFlag('encounter', 'doors', 2), not(hasFlag('campaign', 'i01-walked'))),
        seq(
          story(
            'Recorres el pasillo de una punta a otra: doce pasos, una sola esquina, siempre a la derecha. Al final hay una cama con tu forma, y al lado, en el suelo, tus zapatillas con el agua todavía tibia. Has vuelto sin dar la vuelta. A tu espalda la vela pasa por el pasillo que acabas de dejar.',
            'You walk the corridor from end to end: twelve steps, a single corner, always to the right. At the end there is a bed with your shape in it and beside it, on the floor, your slippers, the water still warm. You have come back without turning round. Behind you the candle goes by along the corridor you have just left.',
          ),
          setFlag('campaign', 'i01-walked'),
          relocate('entrance'),
          decide([
            choice('look', words('Mirar por el ojo de la cerradura', 'Look through the keyhole'), turnTo(g('1.17'))),
            choice('lie', words('Quedarse donde manda la cama', 'Stay where the bed wants you'), goBack),
          ]),
        ),
      ),
    ]),
  },
  {
    name: '1.15',
    effect: seq(
      story(
        'El cable trepa hasta una lámpara que está de pie en el techo, con su tapete.',
        'The flex climbs to a lamp that stands on the ceiling, on a doily.',
      ),
      reveal('i01-k'),
      turnTo(g('1.16')),
    ),
  },
  {
    name: '1.16',
    effect: seq(
      story(
        'Lo que pisabas no era el suelo. En el rosetón hay una trampilla, y en la trampilla una esfera con tres ruedas. Pide una hora: tres cifras seguidas, sin punto.',
        'What you walked on was never the floor. In the ceiling rose there is a trapdoor, and in the trapdoor a dial with three wheels. It wants a time: three figures in a row, no point.',
      ),
      showActions('j'),
    ),
  },
  {
    name: '1.17',
    effect: story(
      'Cinco segundos de la cara de la Guardesa. Cuenta camas: mueve los labios en la primera, en la segunda, hasta la quinta. En la sexta se le paran, y alza la vela como si alguien le hubiera soplado la respuesta.',
      'Five seconds of the Caretaker’s face. She is counting beds: her lips move at the first, at the second, as far as the fifth. At the sixth they stop, and she lifts the candle as if somebody had whispered her the answer.',
    ),
  },
  {
    name: '1.18',
    once: true,
    effect: seq(
      story(
        'Cinco impermeables y un bolsillo de más. En el bolsillo, un papel muy doblado.',
        'Five oilskins and one pocket too many. In the pocket, a paper folded very small.',
      ),
      reveal('n-01'),
    ),
    again: turnTo(g('1.19')),
  },
  { name: '1.19', effect: story('El sexto gancho está vacío. Y mojado.', 'The sixth hook is empty. And wet.') },
  {
    name: '1.20',
    once: true,
    effect: seq(
      story(
        'El registro: tu nombre y el de cada cama con forma, «por horas». En la última línea, con otra tinta: «Visita».',
        'The register: your names, “by the hour”. On the last line, in another ink: “Visitor”.',
      ),
      lookAtTurns(1),
    ),
    again: turnTo(g('1.21')),
  },
  {
    name: '1.21',
    effect: seq(
      story(
        'Tocas el timbre. Viene con un ladrillo caliente envuelto en una media.',
        'You ring. She comes with a hot brick in a stocking.',
      ),
      moveEntity(1, 'you', figures('caretaker')),
      cure(1),
    ),
  },
  {
    name: '1.22',
    effect: riddle(9999, { 410: turnTo(g('1.23')), 1040: turnTo(g('1.25')) }, turnTo(g('1.27')), {
      about: words('La esfera pide una hora. ¿Qué número marcas?', 'The dial wants a time. Which number do you set?'),
    }),
  },
  {
    name: '1.23',
    effect: seq(
      story(
        'La esfera está de acuerdo. Todo lo que hay en el cuarto se acuerda de dónde es abajo.',
        'The dial agrees. Everything in the room remembers which way is down.',
      ),
      turnTo(g('1.30')),
    ),
  },
  {
    name: '1.24',
    once: true,
    effect: seq(
      story(
        'Te mira como se mira una cama sin hacer. Trae una manta doblada en el brazo.',
        'She looks at you as one looks at an unmade bed. There is a folded blanket over her arm.',
      ),
      decide([
        choice('take', words('Coger la manta', 'Take the blanket'), seq(setFlag('campaign', 'blanket'), cure(2))),
        choice('decline', words('Decirle que no hace falta', 'Tell her there is no need'), gain.hours(1)),
      ]),
    ),
    again: story('—Y diez, amores míos. Siempre son y diez.', '“Ten past, my loves. It is always ten past.”'),
  },
  {
    name: '1.25',
    effect: seq(
      story(
        'La esfera tiene tres ruedas y te deja girar una cuarta, por cortesía. —Eso es lo que parece —dice alguien con paciencia.',
        'The dial has three wheels and lets you turn a fourth, out of courtesy. “That is what it looks like,” says somebody patient.',
      ),
      seal(1),
    ),
  },
  {
    name: '1.26',
    effect: seq(
      story('Deja la vela en el suelo y espera a que termines.', 'She puts the candle down and waits until you have finished.'),
      place('darkness', { tile: 'here' }),
      suffer(1),
      setFlag('campaign', 'blanket', 0),
    ),
  },
  {
    name: '1.27',
    effect: seq(
      story(
        'La esfera no se mueve. Tres veces es lo que aguanta alguien educado.',
        'The dial does not move. Three times is what a polite person will bear.',
      ),
      addToFlag('encounter', 'wrong'),
      cases(
        [
          guard(hasFlag('encounter', 'wrong', 3), turnTo(g('1.31'))),
          guard(hasFlag('encounter', 'wrong', 2), moveEntity(3, 'you', figures('caretaker'))),
        ],
        seal(1),
      ),
    ),
  },
  {
    name: '1.28',
    effect: seq(
      story(
        'El colchón se hunde. Oyes a alguien que procura no ocupar mucho.',
        'The mattress dips. You hear somebody not taking up much space.',
      ),
      addToFlag('campaign', 'room'),
      each(everyone, draw(1)),
    ),
  },
  {
    name: '1.29',
    effect: story('—Claro. Perdone.\n\nLa cama sigue tibia toda la noche.', '“Of course. Forgive me.”\n\nThe bed stays warm all night.'),
  },
  ...ends,
]
