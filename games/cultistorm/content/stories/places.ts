import { type Story, story } from './story.ts'

/** Stories 116 to 130: the locations, told before the first turn. They do nothing but let you in. */
export const places: readonly Story[] = [
  story(
    116,
    ['Sala de lectura', 'The Reading Room'],
    'La biblioteca de la universidad cierra a las diez; las lámparas verdes, nunca. En la sala grande hay una mesa con tu nombre desde antes de que llegaras a la ciudad. La bibliotecaria te trae lo que necesitas sin que lo pidas, y se lleva a cambio, con mucho cuidado, lo que tenías en la mano.',
    'The university library closes at ten; the green lamps, never. In the great room a desk has borne your name since before you came to the city. The librarian brings what you need before you ask for it and takes in exchange, very carefully, whatever you were holding.',
  ),
  story(
    117,
    ['Visitas de tres a cinco', 'Visiting Hours'],
    'En el sanatorio todo es blanco y nada hace esquina. El médico habla bajo y escribe poco. Te sienta junto a la ventana del jardín, donde los internos riegan tiestos vacíos con una seriedad que al rato consuela. «Aquí no le vamos a decir que no lo ha visto —promete—. Le diremos que ya ha pasado.»',
    'At the sanatorium everything is white and nothing has a corner. The doctor speaks softly and writes little. He puts you by the window on the garden, where the patients water empty pots with a gravity that after a while is comforting. “We won’t tell you that you didn’t see it,” he promises. “We’ll tell you that it’s over.”',
  ),
  story(
    118,
    ['El cajón de abajo', 'The Bottom Drawer'],
    'El sargento tiene tres cajones: denuncias, desaparecidos, y uno sin rótulo que cierra con el pie cuando entra alguien. Contigo ya no lo cierra. Dentro hay fichas de gente que aún no ha hecho nada, con la fecha puesta. «Por una copia de su informe le dejo mirar las dos primeras —dice—. Más, no. Más no duermo.»',
    'The sergeant has three drawers: complaints, missing persons, and one without a label that he shuts with his foot when anybody comes in. With you he has stopped shutting it. In it are cards on people who have not done anything yet, with the date filled in. “For a copy of your report you may look at the top two,” he says. “No more. More, and I don’t sleep.”',
  ),
  story(
    119,
    ['Trueque', 'Barter'],
    'En el puerto viejo ya no atracan barcos, pero el mercado sigue. Se vende por la noche y sin luz, al tacto. Dejas sobre la lona lo que le quitaste a uno de ellos; una mano enguantada lo sopesa, duda, y empuja hacia ti otra cosa igual de fría. Nadie regatea. El que regateó una vez sigue allí, de puntal.',
    'No ships put in at the old harbour any more, but the market goes on. They sell at night and without a light, by touch. You lay on the canvas what you took off one of them; a gloved hand weighs it, hesitates, and pushes toward you something else, as cold. Nobody haggles. The man who haggled once is still there, holding up the pier.',
  ),
  story(
    120,
    ['No se admiten cambios', 'No Exchanges'],
    'El cartel de la tienda de curiosidades dice que no se admiten cambios, y es lo único que hace la dueña: cambiar. Le das un objeto y abre tres cajas. Una tiene lo que buscas. De las otras dos se aparta antes de levantar la tapa, y te recomienda, con un afecto que parece sincero, que hagas lo mismo.',
    'The sign in the curiosity shop says no exchanges, and exchanging is all the owner does. You hand her a thing and she opens three boxes. One has what you came for. From the other two she stands back before she lifts the lid, and advises you, with what seems real affection, to do the same.',
  ),
  story(
    121,
    ['Tierra consagrada', 'Hallowed Ground'],
    'La capilla del cementerio es tan pequeña que el cura oficia de lado. Dice que a los de fuera se les quedan las fuerzas en la verja, como el barro en el felpudo, y que basta con que lo sepan la primera vez. Ha puesto un felpudo. Por la mañana lo sacude sobre las tumbas más nuevas y no mira lo que cae.',
    'The graveyard chapel is so small that the priest says mass sideways. He says that the strength of those from outside stays at the gate, like mud on a mat, and that they need only find it out the once. He has put down a mat. In the mornings he shakes it over the newest graves and does not look at what drops.',
  ),
  story(
    122,
    ['Corrección de paralaje', 'Parallax'],
    'El astrónomo te enseña a mover una estrella. No es difícil: se gira el anillo, se apunta la cifra, y por la mañana los almanaques de todo el mundo llevan la errata. «Lo malo es que se dan cuenta», dice señalando hacia arriba con el lápiz. Cada vez que corriges una, el cielo se acerca un grado para ver quién ha sido.',
    'The astronomer shows you how to move a star. It is not hard: you turn the ring, you write down the figure, and in the morning almanacs all over the world have the misprint. “The trouble is that they notice,” he says, pointing up with his pencil. Each time one is corrected the sky comes a degree nearer, to see who it was.',
  ),
  story(
    123,
    ['Último tren', 'The Last Train'],
    'En la estación hay un andén que el plano no recoge y un jefe que no pica billetes: mira a los ojos, asiente, y levanta el banderín. El tren que sale de ahí llega a cualquier parte de la ciudad sin que se te acelere el pulso. De vuelta no hay. «Nadie pregunta nunca por la vuelta —dice—. Me he fijado.»',
    'At the station there is a platform that is on no plan, and a master who punches no tickets: he looks you in the eye, nods, and raises his flag. The train that leaves there takes you anywhere in the city without a beat more of your pulse. There is none back. “Nobody ever asks about the way back,” he says. “I’ve noticed that.”',
  ),
  story(
    124,
    ['Fe de erratas', 'Corrections'],
    'La redactora jefe tiene una teoría: el miedo necesita titulares. Así que los cambia. «Fuga de gas», donde había gritos; «bandada de estorninos», donde se tapó el sol. Necesita dos testimonios por mentira y los archiva bajo llave. Funciona. La ciudad duerme algo mejor, y ella, que ha leído los originales, no duerme nada.',
    'The editor has a theory: fear needs headlines. So she changes them. “Gas leak” where there was screaming; “flock of starlings” where the sun went out. She wants two testimonies for each lie and keeps them under lock and key. It works. The city sleeps a little better, and she, who has read the originals, does not sleep at all.',
  ),
  story(
    125,
    ['Bando municipal', 'By Order of the Mayor'],
    'El alcalde firma lo que le pongas delante si lleva algo que pese encima. Le dejas sobre el decreto un trofeo de la secta y lo usa de pisapapeles, sin preguntar. Al día siguiente hay vallas, obras y un guardia en la calle que elegiste. Los sectarios dan un rodeo refunfuñando: han crecido aquí y respetan un sello de caucho.',
    'The mayor signs whatever you put in front of him if there is something heavy on top. You set a trophy of the sect on the decree and he uses it for a paperweight, and asks nothing. Next day there are barriers, roadworks and a constable in the street of your choice. The cultists go round by another, grumbling: they grew up here and respect a rubber stamp.',
  ),
  story(
    126,
    ['Hora nona', 'None'],
    'En la abadía silenciosa hablan con pizarras, y las pizarras están borradas. El prior te acompaña hasta el coro, donde setenta monjes abren la boca y no pasa nada durante una hora entera. A la salida, el dado que llevabas en el bolsillo ha cambiado de cara. Te escribe en la pizarra: «A veces se nos concede». La borra enseguida.',
    'At the silent abbey they speak by slates, and the slates are wiped. The prior takes you to the choir, where seventy monks open their mouths and for a whole hour nothing happens. When you come out the die in your pocket shows another face. He writes on his slate: “At times it is granted.” He wipes it off at once.',
  ),
  story(
    127,
    ['Cocción lenta', 'Slow Firing'],
    'El horno de ladrillos lleva encendido desde la fundación de la ciudad y nadie recuerda haberlo cargado. Echas dentro algo que apreciabas. Arde despacio, con un olor a pan, y el temblor que traías en las manos se va con el humo. La hornera anota la entrega. En su libro solo hay dos columnas: «traído» y «olvidado».',
    'The brick kiln has burned since the city was founded and nobody remembers stoking it. You throw in something you were fond of. It burns slowly, with a smell of bread, and the shaking you had in your hands goes up with the smoke. The kiln-wife writes down the delivery. Her book has only two columns: “brought” and “forgotten”.',
  ),
  story(
    128,
    ['Entrada por salida', 'In by the Out'],
    'La sala de los espejos era de una feria que no siguió viaje. Te pones delante de uno y no estás: está la biblioteca, o el puerto, o el sanatorio, con la luz de ahora mismo. Alargas el brazo y alcanzas lo que allí se ofrece. Es cómodo. Lo incómodo es que allí, al mismo tiempo, alguien ha visto salir de la pared tu mano.',
    'The hall of mirrors belonged to a fair that did not travel on. You stand before one and are not in it: there is the library, or the harbour, or the sanatorium, in the light of this very moment. You reach out and take what is offered there. It is convenient. What is less so is that there, at the same time, somebody has seen your hand come out of the wall.',
  ),
  story(
    129,
    ['Harina negra', 'Black Flour'],
    'El molino ardió hace dos inviernos y las aspas siguen girando. Muelen ceniza. El molinero, que no llegó a salir, te llena el morral por la ventana con una mano educada y oscura. Quien come de ese pan piensa más deprisa y mejor, como quien huye. Desde el tejado, al oír crujir la piedra, contestan los cuervos, y detrás de los cuervos algo mayor.',
    'The mill burned down two winters ago and the sails still turn. It grinds ash. The miller, who did not get out, fills your bag through the window with a dark, polite hand. Whoever eats of that bread thinks faster and better, like somebody running away. Hearing the stone creak, the ravens on the roof reply, and behind the ravens something larger.',
  ),
  story(
    130,
    ['Contra el reloj', 'Against the Clock'],
    'En lo alto de la torre la maquinaria está al alcance de la mano y un letrero ruega que no se toque. El vigilante mira para otro lado con mucha técnica. Empujas la rueda grande un solo diente hacia atrás y abajo, en la plaza, los que venían dudan, se dan la vuelta y desandan una calle. «Una al día —tose el vigilante—. Que luego falta.»',
    'At the top of the tower the works are within reach, and a notice begs you not to touch. The watchman looks the other way with great skill. You push the big wheel back by one single tooth, and below, in the square, those who were coming hesitate, turn about, and walk back a street. “One a day,” coughs the watchman. “Or else it’s missed.”',
  ),
]
