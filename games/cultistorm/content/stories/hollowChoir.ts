import { type Story, story } from './story.ts'

/** Stories 151 to 157, and 186 for its monster: before a fight with the Hollow Choir. */
export const hollowChoir: readonly Story[] = [
  story(
    151,
    ['La nota alta', 'The High Note'],
    'Ensaya en el patio de luces, con la ventana abierta, siempre la misma nota. Las vecinas cierran los postigos; los gatos se sientan a oír. Cuando por fin subes a quejarte la encuentras de pie en un cuarto sin muebles, la boca cerrada, los brazos a lo largo del cuerpo. La nota sigue. Sale del pecho, donde no hay nada que la pare.',
    'She practises on the light-well, with the window open, always the same note. The neighbours close their shutters; the cats sit down to listen. When at last you go up to complain you find her standing in a room without furniture, her mouth shut, her arms at her sides. The note goes on. It comes from the chest, where there is nothing to stop it.',
  ),
  story(
    152,
    ['Segunda voz', 'The Lower Part'],
    'La contralto canta media nota por debajo de lo que dices. Al principio parece un eco. Luego te das cuenta de que va por delante: acaba tus frases, elige las palabras, y eres tú quien la sigue. Dejas de hablar. Ella también, cortés, y te invita con la mano a que entres en el compás siguiente.',
    'The alto sings half a note below whatever you say. At first it seems an echo. Then you notice that it runs ahead: it finishes your sentences, it picks the words, and it is you who follow. You stop talking. So does she, politely, and with one hand she invites you to come in on the next bar.',
  ),
  story(
    153,
    ['Detrás de los otros', 'Behind the Others'],
    'Al tenor no se le ve. Se ve a los que tiene delante, que cantan peor desde que él respira en sus nucas. Apuntas por encima de un hombro y hay otro hombro; entre dos cabezas, y se juntan. «Cuando no queden más —dice una voz bien colocada, al fondo— con mucho gusto.» La gasa del velo se mete y se saca al ritmo de las consonantes.',
    'The tenor is not to be seen. One sees those in front of him, who sing worse for having him breathe on their necks. You aim over a shoulder and there is another shoulder; between two heads, and they close. “When there are no more,” says a well-placed voice at the back, “with pleasure.” The gauze of the veil goes in and out with the consonants.',
  ),
  story(
    154,
    ['Tiene voz', 'He Has a Voice'],
    'El novicio aún no es de nadie: no lleva signo, ni anillo, ni pecado. Le han prometido que no dolerá y le han puesto el velo más largo, para que no vea dónde pisa. Te oye y retrocede entre los mayores. «Yo solo paso las hojas», dice. Y las pasa. En la que viene, con tinta fresca, está el solo que le toca.',
    'The novice belongs to nobody yet: he wears no sign, no ring, no sin. They have promised that it will not hurt, and have given him the longest veil so that he cannot see where he treads. He hears you and backs away among his elders. “I only turn the pages,” he says. And he turns them. On the next, in fresh ink, is the solo he is to sing.',
  ),
  story(
    155,
    ['El cáliz', 'The Chalice'],
    'El diácono sangra despacio y con método, por las palmas, en un cáliz que ya va por la mitad. No le molesta que lo interrumpas. «Lo que yo pierda —explica— lo bebe quien me lo haga perder; está en las rúbricas.» Te enseña el sitio: el cuello, aquí, un poco a la izquierda. Y te acerca la copa para que no se manche la alfombra.',
    'The deacon bleeds slowly and by method, from the palms, into a chalice that is half full already. He does not mind your breaking in. “What I lose,” he explains, “is drunk by whoever makes me lose it; it’s in the rubrics.” He shows you the place: the neck, here, a little to the left. And he brings the cup nearer, so as not to spoil the carpet.',
  ),
  story(
    156,
    ['Manchas', 'Stains'],
    'El acólito lava los manteles en la fuente del claustro y el agua sale limpia. Eso es lo que le preocupa. Mira sus manos, mira las tuyas. «Alguien tiene que mancharse —dice—, si no, no ha servido de nada.» Deja la pastilla de jabón en el borde, con cuidado, y abre los brazos. Te está pidiendo por favor que no lo hagas esperar.',
    'The acolyte washes the altar cloths in the cloister fountain and the water comes away clean. That is what troubles him. He looks at his hands, he looks at yours. “Somebody has to be stained,” he says, “or it was all for nothing.” He lays the soap on the rim, with care, and opens his arms. He is asking you, please, not to keep him waiting.',
  ),
  story(
    157,
    ['Viene con otro', 'He Brings Another'],
    'El heraldo anuncia a quien llega, y siempre llega. Golpea el suelo con la vara: una por él, otra por el que no se ve. Has contado las pisadas en la escalera y eran dos pares. Arriba hay un solo hombre, con librea, que ocupa exactamente media puerta y le sujeta la otra media a nadie. Nadie le da las gracias.',
    'The herald announces whoever is coming, and somebody always comes. He strikes the floor with his staff: once for himself, once for the one who is not seen. You counted the steps on the stairs, and there were two pairs. Above there is one man only, in livery, who takes up exactly half the door and holds the other half for nobody. Nobody thanks him.',
  ),
  story(
    186,
    ['Batuta', 'The Baton'],
    'Dirige de espaldas a vosotros, desde un podio hecho de misales. Con la izquierda cierra bocas en la otra punta del barrio; con la derecha, las abre. Hasta los que no son del coro cantan donde él está, gente de otras sectas, atónitos de oírse. Se vuelve a medias. No tiene cara: tiene la partitura. Y en el último pentagrama hay cuatro compases de espera, para ti.',
    'He conducts with his back to you, from a podium made of missals. With his left hand he shuts mouths at the far end of the quarter; with his right he opens them. Even those who are not of the choir sing where he is, people of other sects, astonished to hear themselves. He half turns. He has no face: he has the score. And on its last staff are four bars’ rest, for you.',
  ),
]
