import {
  ally,
  blessed,
  check,
  choose,
  clues,
  cursed,
  discard,
  draw,
  entry,
  gain,
  locationCard,
  lose,
  may,
  money,
  monsterAppears,
  rolled,
  rollFor,
  search,
  seq,
  share,
  toStreet,
  unless,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* Easttown: the Roadhouse sells what is not for sale, the police help and hinder, Velma feeds everybody. */
export const easttown: readonly LocationCard[] = [
  locationCard('easttown-1', 'easttown', {
    'hibbs-roadhouse': entry(
      'El dueño del local te debe un favor de una vida que no has vivido, o eso cree. Rebusca bajo la barra y no quiere saber nada más.',
      'The landlord owes you a favour from a life you have not lived, or so he believes. He rummages under the bar and wants to hear no more of it.',
      draw('common'),
    ),
    'police-station': entry(
      'El sargento de guardia duerme con la boca abierta sobre la lista de objetos perdidos. La llave del almacén está al alcance de una mano con suerte.',
      'The desk sergeant sleeps open-mouthed on the list of lost property. The storeroom key is within reach of a lucky hand.',
      check('luck', -1, { pass: search('common') }),
    ),
    'velmas-diner': entry(
      'Por el cristal ves pasar a alguien que camina como tú, con tu abrigo, hacia tu casa. Velma te rellena la taza y cierra la cortina.',
      'Through the window you see somebody who walks like you, in your coat, toward your house. Velma fills your cup and draws the curtain.',
      check('will', -2, { fail: lose.sanity(2) }),
    ),
  }),
  locationCard('easttown-2', 'easttown', {
    'hibbs-roadhouse': entry(
      'Te hacen sitio en la mesa del fondo, donde las cartas no tienen reyes. La mano dura lo que tarda una cerilla en quemarse.',
      'They make room for you at the back table, where the cards have no kings. A hand lasts as long as a match burns.',
      check('luck', -1, { pass: gain.money(5), fail: seq(lose.money(3), lose.stamina(1), toStreet) }),
    ),
    'police-station': entry(
      'Un detenido se revuelve en el pasillo y el agente suelta la correa del perro. El perro no distingue uniformes.',
      'A prisoner struggles in the corridor and the officer lets go of the dog’s leash. The dog is no judge of uniforms.',
      check('luck', -1, { fail: lose.stamina(2) }),
    ),
    'velmas-diner': entry(
      'Un viajante ha dejado su muestrario en el asiento de al lado y no piensa volver. «Escoja —dice Velma—; si no, lo tira mi marido».',
      'A salesman has left his sample case on the seat beside you and is not coming back. “Pick something,” says Velma, “or my husband throws it out.”',
      may(search('common'), money(1)),
    ),
  }),
  locationCard('easttown-3', 'easttown', {
    'hibbs-roadhouse': entry(
      'La trampilla de la bodega se abre sola. Lo que sube las escaleras ha bebido, pero no licor.',
      'The cellar hatch opens by itself. What climbs the stairs has been drinking, though not liquor.',
      monsterAppears(),
    ),
    'police-station': entry(
      'El comisario Clay te vacía los bolsillos sobre la mesa. «Cinco dólares de multa —dice—, o me quedo con esto que pincha».',
      'Chief Clay empties your pockets on the desk. “Five dollars’ fine,” he says, “or I keep everything here with a point on it.”',
      unless(money(5), discard('weapon', 'all')),
    ),
    'velmas-diner': entry(
      'En el fondo de la taza los posos forman una cara que conoces. Velma la mira, se santigua y te sirve otra: la casa invita.',
      'In the bottom of the cup the grounds make a face you know. Velma looks at it, crosses herself and pours another: on the house.',
      check('luck', -1, { pass: blessed, fail: cursed }),
    ),
  }),
  locationCard('easttown-4', 'easttown', {
    'hibbs-roadhouse': entry(
      'El muchacho del fondo escribe lo que oye y esconde el cuaderno cuando lo miras. Por una buena historia, con nombres y sitios, se viene contigo.',
      'The young man at the back writes down what he hears and hides the notebook when you look. For a good story, with names and places in it, he will come along.',
      may(ally('ryan-dean', draw('common', 2)), clues(3)),
    ),
    'police-station': entry(
      'En el calabozo, un borracho recita los nombres de los desaparecidos por orden de desaparición. El tuyo es el siguiente, si le dejas acabar.',
      'In the drunk tank a man recites the names of the missing in the order in which they went missing. Yours is next, if you let him finish.',
      check('will', -1, { pass: gain.clues(1), fail: seq(lose.sanity(1), toStreet) }),
    ),
    'velmas-diner': entry(
      'El especial del día cuesta seis dólares y no está en la carta. Los camioneros que lo han probado hablan más bajo y sonríen más.',
      'Today’s special costs six dollars and is not on the menu. The truckers who have had it speak lower and smile more.',
      may(rollFor(share(rolled)), money(6)),
    ),
  }),
  locationCard('easttown-5', 'easttown', {
    'hibbs-roadhouse': entry(
      'El cura que bebe solo lleva años sin confesar a nadie y hoy necesita que lo confiesen. Tarda en llegar a lo importante, y es peor de lo que esperabas.',
      'The priest who drinks alone has heard no confession in years, and today he needs somebody to hear his. He is slow to come to the point, and it is worse than you expected.',
      check('will', -1, { pass: gain.clues(2), fail: toStreet }),
    ),
    'police-station': entry(
      'Subasta de objetos sin dueño. Nadie puja por el lote treinta y uno porque no para de gotear.',
      'An auction of unclaimed things. Nobody bids for lot thirty-one, because it will not stop dripping.',
      check('luck', -2, { pass: draw('unique') }),
    ),
    'velmas-diner': entry(
      'La salsa del estofado sabe a muelle. A media tarde empiezas a preguntarte qué había debajo de la salsa.',
      'The gravy on the stew tastes of the docks. By mid-afternoon you begin to wonder what was under the gravy.',
      check('luck', -1, { fail: lose.stamina(2) }),
    ),
  }),
  locationCard('easttown-6', 'easttown', {
    'hibbs-roadhouse': entry(
      'Un hombre sin prisa vende cosas caídas de un camión que nadie ha visto. Acepta un dólar, pero tienes que elegir sin tocar.',
      'An unhurried man sells things fallen off a lorry nobody has seen. He takes a dollar, but you must choose without touching.',
      may(search('common'), money(2)),
    ),
    'police-station': entry(
      'El agente Dingby te enseña las fotografías de un caso que oficialmente no existe. Lo difícil es mirarlas despacio.',
      'Officer Dingby shows you the photographs of a case that officially does not exist. The hard part is to look at them slowly.',
      check('will', -1, { pass: gain.clues(2), fail: lose.sanity(1) }),
    ),
    'velmas-diner': entry(
      'Huele a tarta de manzana y es tarta de manzana. Hay días así.',
      'It smells of apple pie, and it is apple pie. There are such days.',
      may(gain.stamina(2), money(1)),
    ),
  }),
  locationCard('easttown-7', 'easttown', {
    'hibbs-roadhouse': entry(
      'Alguien grita «¡redada!» y la luz se va. Cuando vuelve, tu cartera pesa menos, o no, según quién estuviera a tu espalda.',
      'Somebody shouts “raid!” and the lights go out. When they come back your wallet is lighter, or not, according to who stood behind you.',
      check('luck', -1, { pass: gain.clues(1), fail: lose.money('all') }),
    ),
    'police-station': entry(
      'El almacén de pruebas está abierto y en la silla del guardia hay un periódico caliente. Volverá enseguida.',
      'The evidence room is open, and the newspaper on the guard’s chair is still warm. He will be back in a moment.',
      check('sneak', 0, { pass: search('common') }),
    ),
    'velmas-diner': entry(
      'El tarro de las propinas está lleno y Velma en la cocina. También está lleno el local, y no todos miran su plato.',
      'The tip jar is full and Velma is in the kitchen. The diner is full as well, and not everybody is looking at their plate.',
      choose(gain.stamina(1), check('sneak', -1, { pass: rollFor(gain.money(rolled)), fail: toStreet })),
    ),
  }),
]
