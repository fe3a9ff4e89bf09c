import { type Story, story } from './story.ts'

/** Stories 172 to 178, and 189 for their monster: before a fight with the Ash Pilgrims. */
export const ashPilgrims: readonly Story[] = [
  story(
    172,
    ['Vela corta', 'A Short Candle'],
    'El penitente lleva una vela encendida en la mano y la protege con la otra del aire que tú haces al moverte. «Cuando se apague la mía —te explica, por si no lo sabías— enciende la suya el siguiente.» En el portal de atrás se oye a alguien palparse los bolsillos. Él te sonríe y aparta, despacio, la mano que protegía la llama.',
    'The penitent carries a lit candle in one hand and with the other shelters it from the air you stir by moving. “When mine goes out,” he explains, in case you did not know, “the next one lights his.” In the doorway behind, somebody can be heard patting his pockets. He smiles at you and takes away, slowly, the hand that sheltered the flame.',
  ),
  story(
    173,
    ['Hollín', 'Soot'],
    'Baja por la chimenea cantando y se sienta en el hogar apagado con las piernas cruzadas. Es un hombre menudo, de edad de hollín. Dice que en cada tiro de esta calle hay uno como él, puesto de pie, esperando turno; que es estrecho y oscuro y se duerme bien. Da con los nudillos en la campana. Desde arriba, otro par de nudillos contesta.',
    'He comes down the chimney singing and sits in the cold hearth with his legs crossed. He is a small man, as old as soot. In every flue of this street, he says, there is one like him, standing up, waiting his turn; it is narrow and dark and one sleeps well. He raps on the hood with his knuckles. From above another set of knuckles answers.',
  ),
  story(
    174,
    ['De luto', 'In Mourning'],
    'La viuda ha enterrado tres maridos y a los tres los llevó en la misma urna. Se la has visto vaciar en el puente, sacudirla, y volver a casa del brazo del cuarto. «Ellos insisten», te dice. Le pesa la urna, que debería estar vacía. Si la sueltas rueda, si la rompes hay alguien dentro que se levanta, se sacude las solapas y le ofrece el brazo.',
    'The widow has buried three husbands and carried all three in the one urn. You saw her empty it from the bridge, shake it out, and go home on the arm of the fourth. “They insist,” she tells you. The urn is heavy in her hands, which should be empty. Drop it and it rolls; break it and there is somebody inside who gets up, dusts his lapels, and offers her his arm.',
  ),
  story(
    175,
    ['Aire', 'Draught'],
    'La fuellera sopla a compás, inclinada sobre un montón de cenizas frías, y no se cansa. Le preguntas qué quiere encender. «Nada —contesta—. Es que así respira.» Señala con el pie. La ceniza sube y baja. Cada vez que el fuelle se abre se apagan dos farolas; cada vez que se cierra, alguien, unas calles más allá, da un grito corto.',
    'The bellows woman blows in time, bent over a heap of cold ash, and does not tire. You ask what she means to light. “Nothing,” she says. “It’s how it breathes.” She points with her foot. The ash is rising and falling. Each time the bellows open two street lamps go out; each time they close, somebody, a few streets off, gives one short scream.',
  ),
  story(
    176,
    ['Miércoles', 'Wednesday'],
    'El sacristán pone la ceniza en la frente a todo el que pasa, con el pulgar, sin preguntar de qué parroquia es. La gente da las gracias y sigue. Dos calles después se para, se toca la frente y empieza a murmurar la misma frase que los otros, que ya son muchos, y que por fin, entre todos, se entiende. Levanta el pulgar. Te toca.',
    'The sexton puts ash on the brow of all who pass, with his thumb, and does not ask of what parish. People thank him and go on. Two streets later they stop, touch their foreheads, and begin to murmur the same sentence as the others, who are many by now, so that at last, among them all, it can be made out. He raises his thumb. It is your turn.',
  ),
  story(
    177,
    ['Pendón', 'The Banner'],
    'El abanderado va solo y sin embargo guarda las distancias: deja sitio a su izquierda, espera en los cruces, se disculpa al entrar por las puertas estrechas. La bandera es gris y ondea hacia el lado que no es. Le das el alto. Se cuadra, y a su lado, en la nada, algo pesado se cuadra también y hace crujir el entarimado.',
    'The standard-bearer is alone, and yet he keeps his distance: he leaves room on his left, waits at crossings, begs pardon where doors are narrow. The flag is grey and flies to the side where it should not. You call halt. He comes to attention, and beside him, in nothing at all, something heavy does so too and makes the floorboards creak.',
  ),
  story(
    178,
    ['A rebato', 'The Tocsin'],
    'La campana se fundió en el incendio y él sigue tirando de la cuerda. Tira con todo el cuerpo, colgado, subiendo y bajando en la torre sin techo. No suena nada. Pero en la plaza la gente levanta la cabeza a cada tirón y va formando, de dos en dos, y por cada dos que ves se aprietan tres. Desde la cuerda te saluda con el pie.',
    'The bell melted in the fire and he goes on hauling at the rope. He hauls with all his body, hanging on it, up and down in the roofless tower. There is no sound. But in the square people raise their heads at every pull and fall in, two by two, and for each two that you see three are standing close. From the rope he waves to you with his foot.',
  ),
  story(
    189,
    ['Huele a humo', 'A Smell of Smoke'],
    'El perro no ladra. Va de barrio en barrio siguiendo la misma ronda, a la derecha, siempre a la derecha, y allí donde se echa queda en el asfalto su dibujo. Un tendero le puso agua: el cuenco sigue ahí, con un fondo de cristal. Cuando os huele levanta el hocico y por las costillas, entre ascua y ascua, se ve que se alegra.',
    'The dog does not bark. It goes from quarter to quarter on the same round, to the right, always to the right, and where it lies down it leaves its outline in the asphalt. A shopkeeper put out water for it: the bowl is still there, with a bottom of glass. When it smells you it lifts its muzzle and between the ribs, from ember to ember, one can see that it is glad.',
  ),
]
