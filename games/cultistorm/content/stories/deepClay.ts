import { type Story, story } from './story.ts'

/** Stories 158 to 164, and 187 for their monster: before a fight with the Children of the Deep Clay. */
export const deepClay: readonly Story[] = [
  story(
    158,
    ['El torno', 'The Wheel'],
    'La alfarera no levanta la vista del torno. Hace vasijas de cuello estrecho y las alinea en la acera, delante de los lugares donde la gente iba a descansar. Desde que están ahí, el café no sabe, la cama no abriga, el libro no dice nada. Coges una. Dentro, tapado con cera, está lo que a ti te faltaba esta mañana.',
    'The potter does not look up from her wheel. She makes jars with narrow necks and sets them in a row on the pavement, before the places where people went to rest. Since they have been there the coffee has no taste, the bed does not warm, the book says nothing. You pick one up. In it, stopped with wax, is what you were short of this morning.',
  ),
  story(
    159,
    ['Agua de zanja', 'Ditch Water'],
    'Sale de la zanja de las obras con el casco puesto, como uno más, y se sienta en el bordillo a beber. Bebe mucho. La fuente de la plaza se queda en un hilo, luego en una gota, luego en el ruido. Los que hacían cola con el cubo se miran sin saber a quién reclamar. Él se limpia la boca, verde, y te hace sitio al lado.',
    'He climbs out of the trench at the roadworks with his helmet on, like any of them, and sits down on the kerb to drink. He drinks a great deal. The fountain in the square falls to a thread, then to a drop, then to the noise of it. Those who queued with their pails look at each other, not knowing where to complain. He wipes his mouth, which is green, and makes room beside him.',
  ),
  story(
    160,
    ['Treinta metros', 'A Hundred Feet'],
    'El pocero dice que a treinta metros la tierra está tibia y a cuarenta responde. Ha bajado un micrófono y te pasa el auricular. Se oye un barrio: carros, pregones, una escuela dando la tabla del nueve. Arriba, entretanto, se ha hecho el silencio. Te quitas el auricular y entiendes de dónde se están llevando los sonidos.',
    'The well-digger says that at a hundred feet the earth is warm and at a hundred and thirty it answers. He has let down a microphone and hands you the receiver. You hear a neighbourhood: carts, street cries, a school at its nine times table. Above, in the meantime, it has fallen quiet. You take off the receiver and understand where the sounds are being taken from.',
  ),
  story(
    161,
    ['El velo de barro', 'The Clay Veil'],
    'La novia espera en el atrio con un ramo de raíces. El barro del vestido se le está secando y cada vez que respira se agrieta un poco. «Cuando se rompa, estaré casada —te dice con ilusión—. Con quien lo rompa.» No hay nadie más en la iglesia. Ella levanta la barbilla y cierra los ojos para ponértelo fácil.',
    'The bride waits in the porch with a bouquet of roots. The clay of her dress is drying and at each breath it cracks a little. “When it breaks I’ll be married,” she tells you, delighted. “To whoever breaks it.” There is nobody else in the church. She lifts her chin and shuts her eyes, to make it easy for you.',
  ),
  story(
    162,
    ['Sobre el muslo', 'Over the Thigh'],
    'Las tejas de antes se moldeaban sobre el muslo, explica el tejero, y por eso no hay dos iguales. Las suyas están hechas sobre otras partes. Te enseña una con la curva de un hombro, otra con la de una frente que juraría conocer. «De usted me faltan las medidas», dice, y al agarrarte te deja en la muñeca cinco hoyos que no se van.',
    'Tiles used to be moulded over the thigh, the tile-maker explains, so that no two were alike. His are made over other parts. He shows you one with the curve of a shoulder, another with that of a brow you could swear you know. “Yours I haven’t the measure of,” he says, and when he takes hold of you he leaves five dents in your wrist that do not fill.',
  ),
  story(
    163,
    ['Primera piedra', 'The First Stone'],
    'Le pagaron por quedarse quieto debajo del edificio y lleva ahí once años, con el techo apoyado en los hombros y un ladrillo en cada mano. No te guarda rencor. Solo te avisa: mientras él aguante, eso de ahí no se cierra, porque lo que está apoyado encima de él por el otro lado es la puerta. Le pica la nariz. Te pide que no le hagas reír.',
    'He was paid to keep still under the building and has been there eleven years, with the ceiling on his shoulders and a brick in each hand. He bears you no grudge. He only lets you know: while he holds, that over there will not shut, since what rests on him from the other side is the door. His nose itches. He asks you not to make him laugh.',
  ),
  story(
    164,
    ['Ama de cría', 'Wet Nurse'],
    'Está sentada en el umbral, ancha como un aparador, y mece algo envuelto que no se ve. No deja pasar. No empuja: simplemente está, y su falda ocupa el hueco de la puerta de lado a lado y sigue un poco por debajo. «Chis», dice. Lo que mece es un trozo de portal, húmedo todavía, que se va quedando dormido con el borde abierto.',
    'She sits on the threshold, broad as a sideboard, and rocks something wrapped up that cannot be seen. She lets nobody by. She does not push: she is there, and her skirt fills the doorway from side to side and goes on a little underneath. “Hush,” she says. What she rocks is a piece of the portal, still moist, that is falling asleep with its rim open.',
  ),
  story(
    187,
    ['A hombros', 'Shoulder High'],
    'Lo habéis tomado por una casa en obras. Tiene andamios, lonas, una grúa pequeña. A las siete, cuando se van los albañiles, se pone en pie con todo encima y se sacude los tablones. En la frente le han escrito la palabra de siempre, y alguien, muy arriba, asomado al balcón de una ceja, le va dictando con un megáfono por dónde pisar.',
    'You took it for a house under repair. It has scaffolding, tarpaulins, a small crane. At seven, when the masons go home, it gets to its feet with all of it on and shakes off the planks. On its brow they have written the usual word, and somebody, very high up, leaning from the balcony of an eyebrow, tells it through a megaphone where to tread.',
  ),
]
