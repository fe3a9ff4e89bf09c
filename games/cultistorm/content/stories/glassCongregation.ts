import { type Story, story } from './story.ts'

/** Stories 165 to 171, and 188 for its monster: before a fight with the Glass Congregation. */
export const glassCongregation: readonly Story[] = [
  story(
    165,
    ['Aliento', 'Breath'],
    'El soplador hincha una esfera en la punta de la caña y dentro, muy pequeño, está el taller; en el taller, él, soplando. Te busca con la vista y te encuentra antes en la esfera que en la puerta. Sopla un poco más. El de dentro da un paso hacia ti y notas en la cara, en la de verdad, el calor del horno.',
    'The glassblower swells a globe on the end of his pipe and in it, very small, is the workshop; in the workshop is he, blowing. He looks about for you and finds you in the globe before he finds you in the door. He blows a little more. The one inside takes a step toward you and you feel on your face, on the real one, the heat of the furnace.',
  ),
  story(
    166,
    ['Azogue', 'Quicksilver'],
    'La azogadora trabaja con la ventana abierta, por los vapores, y con guantes, por si el espejo coge. Todo lo que hay en la sala lo hay dos veces. El dado que ruedas por la mesa para ver si tiembla la mano sale, en el cristal, otra vez, y con la misma cara. Ella los suma en voz alta. «Dos», dice. Y moja el pincel.',
    'The silverer works with the window open, on account of the fumes, and in gloves, in case the glass takes hold. Everything in the room is there twice. The die you roll across the table, to see whether your hand shakes, comes up again in the mirror, with the same face. She adds them out loud. “Two,” she says. And wets her brush.',
  ),
  story(
    167,
    ['La de enfrente', 'The One Across'],
    'Son gemelas y solo una está en la habitación. La otra la mira desde el tocador, peinándose hacia el mismo lado, que es el contrario. Cuando apuntas a la primera levanta los brazos la segunda. Cuando apuntas a la segunda se ríe la primera. Al final apuntas al medio, y es ahí donde las dos te señalan: «Te falta una».',
    'They are twins and only one of them is in the room. The other watches her from the dressing-table, combing her hair to the same side, which is the opposite. When you aim at the first the second puts up her hands. When you aim at the second the first laughs. In the end you aim between, and that is where both of them point: “You’re one short.”',
  ),
  story(
    168,
    ['Graduación', 'The Right Strength'],
    'El óptico te sienta, te tapa un ojo y pregunta qué letra es. No es una letra. Cambia la lente: «¿Mejor así, o así?». Con la primera ves la tienda; con la segunda, la tienda, y detrás de cada cosa otra igual que se inclina para mirar por encima. «Así», contestas sin querer. Te abrocha las gafas en la nuca, con un clic.',
    'The optician sits you down, covers one eye and asks what letter it is. It is not a letter. He changes the lens: “Better like this, or like this?” With the first you see the shop; with the second the shop, and behind each thing another of the kind, leaning out to look over it. “Like this,” you say before you can help it. He fastens the glasses behind your head, with a click.',
  ),
  story(
    169,
    ['Luna de armario', 'The Wardrobe Glass'],
    'Lleva un vidrio entero colgado por delante, del sombrero a los pies, y camina de lado para no tropezar. Donde está ella se ve la calle que tiene enfrente: un poco más limpia, sin gente. La has perdido dos veces mirándola. La tercera no te mueves y esperas, y es la calle la que da un paso, y otro, y ya no queda más calle que ella.',
    'She wears a whole pane hung before her, from hat to feet, and walks sideways so as not to stumble. Where she is one sees the street in front of her: a little cleaner, without people. You have lost her twice while looking at her. The third time you do not move and wait, and it is the street that takes a step, and another, until there is no street left but her.',
  ),
  story(
    170,
    ['Masilla', 'Putty'],
    'El vidriero va de casa en casa con el bastidor a la espalda y no cobra. Solo pide que después de cambiar el cristal no lo abran en una semana. En el número seis han mirado: la ventana da ahora a una ventana, y en esa hay alguien que también pide que no abran. Te habla desde detrás de su carga, sin asomarse. «Ya casi cuaja», dice.',
    'The glazier goes from house to house with the frame on his back and takes no money. He asks only that once the pane is changed they do not open it for a week. At number six they looked: the window now gives on a window, and in that one somebody else is asking them not to open. He speaks to you from behind his load, without showing himself. “It has nearly set,” he says.',
  ),
  story(
    171,
    ['Sin dueño', 'Nobody’s'],
    'Se ha quedado en el espejo de la peluquería después de irse el cliente. El barbero lo tapa con una toalla y sigue con el siguiente, que sale con la raya cambiada y sin acordarse de su casa. Quitas la toalla. Te estudia con un hambre muy educada, se arregla el nudo como tú, levanta la mano como tú, y tarda, a propósito, un segundo en bajarla.',
    'It stayed in the barber’s mirror when the customer had gone. The barber hangs a towel over it and goes on with the next, who leaves with his parting changed and no memory of where he lives. You take off the towel. It studies you with very well-bred hunger, straightens its tie as you do, raises its hand as you do, and is, on purpose, one second late in lowering it.',
  ),
  story(
    188,
    ['Añicos', 'Smithereens'],
    'El camión de la cristalería volcó en la cuesta y nadie recoge los trozos, porque se recogen. Ruedan calle abajo con un ruido de cubiertos y en la plaza se ponen de acuerdo en tener lomo, y patas, y por dónde morder. Cada vez que te acercas se desordena y es otra cosa. Hace bien: en ninguna de ellas te reconoces, y en todas estás.',
    'The glass-works lorry turned over on the hill, and nobody picks up the pieces, since they pick themselves up. They roll down the street with a noise of cutlery, and in the square they agree upon a back, and legs, and something to bite with. Each time you come near it falls into disorder and is another thing. It does well: there is none of them in which you know yourself, and you are in them all.',
  ),
]
