import {
  arrested,
  buy,
  check,
  choose,
  cursed,
  discard,
  draw,
  encounterHere,
  entry,
  gain,
  ifYouDo,
  locationCard,
  lose,
  may,
  money,
  moveAnywhere,
  retainer,
  rolled,
  rollFor,
  sell,
  seq,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* Northside: curiosities bought and regretted, news that pays, trains that arrive with too few or too many. */
export const northside: readonly LocationCard[] = [
  locationCard('northside-1', 'northside', {
    'curiositie-shoppe': entry(
      'Otro cliente ha visto lo mismo que tú, en la misma estantería, y tira de ello por el otro extremo.',
      'Another customer has seen what you have seen, on the same shelf, and is pulling at the other end of it.',
      check('fight', -1, { pass: buy('unique', 1, { change: -2 }), fail: lose.stamina(1) }),
    ),
    newspaper: entry(
      'El Advertiser publica tu carta al director, cortada por donde importaba, y te la paga como si no.',
      'The Advertiser prints your letter to the editor, cut where it mattered, and pays you as if it had not been.',
      gain.money(5),
    ),
    'train-station': entry(
      'El expreso de Boston no para aquí, pero esta noche alguien saca por la ventanilla un paquete con tu nombre y lo sostiene hasta que pasa.',
      'The Boston express does not stop here, but tonight somebody holds a parcel with your name out of the window as it goes by.',
      check('speed', -2, { pass: draw('spell'), fail: rollFor(lose.sanity(rolled)) }),
    ),
  }),
  locationCard('northside-2', 'northside', {
    'curiositie-shoppe': entry(
      'Hoy liquidan «por motivos de sueño». El dueño bosteza, y cada bostezo baja un dólar los precios.',
      'Today there is a sale “on account of dreams”. The owner yawns, and each yawn takes a dollar off.',
      buy('common', 3, { change: -1 }),
    ),
    newspaper: entry(
      'Harney busca a alguien que vaya adonde sus redactores no vuelven. Paga cada semana y no pide la nota de gastos.',
      'Harney wants somebody to go where his reporters do not come back from. He pays weekly, and asks for no accounts.',
      retainer,
    ),
    'train-station': entry(
      'En la consigna hay un baúl a tu nombre. La ropa es de tu talla, de dentro de unos años y con arreglos que aún no necesitas.',
      'There is a trunk in your name at the left-luggage office. The clothes are your size, from some years hence, with alterations you do not need yet.',
      choose(ifYouDo(lose.sanity(1), draw('common')), toStreet),
    ),
  }),
  locationCard('northside-3', 'northside', {
    'curiositie-shoppe': entry(
      'La figurilla echa a correr entre los estantes. El dueño se encoge de hombros: quien la atrape puede seguir mirando.',
      'The figurine makes a run for it between the shelves. The owner shrugs: whoever catches it may go on looking.',
      check('speed', -1, { pass: encounterHere, fail: toStreet }),
    ),
    newspaper: entry(
      'Las pruebas de imprenta de mañana huelen a tinta fresca. En la página seis, una esquela sin nombre lleva tu fotografía.',
      'Tomorrow’s proofs smell of fresh ink. On page six an obituary without a name carries your photograph.',
      lose.sanity(1),
    ),
    'train-station': entry(
      'Un vagón descarrila despacio, como si se tumbara a dormir. La carga se reparte por el andén y tú estás en el andén.',
      'A wagon leaves the rails slowly, as if it were lying down to sleep. Its load spreads along the platform, and you are on the platform.',
      check('luck', -1, { pass: draw('unique'), fail: rollFor(lose.stamina(rolled)) }),
    ),
  }),
  locationCard('northside-4', 'northside', {
    'curiositie-shoppe': entry(
      '«Ese ya lo tengo», dice el dueño, y compara lo tuyo con lo suyo, pieza por pieza, hasta que ya no sabes cuál era cuál.',
      '“I have that one,” says the owner, and compares yours with his, part by part, until you no longer know which was which.',
      check('luck', -1, { pass: draw('unique'), fail: discard('item', 1) }),
    ),
    newspaper: entry(
      'Necesitan un corresponsal nocturno. El anterior dejó la silla caliente y la última frase a medias.',
      'They need a night correspondent. The last one left the chair warm and his last sentence in the middle.',
      retainer,
    ),
    'train-station': entry(
      'Por un dólar el mozo de cuerda te deja meter la mano en el saco de los objetos olvidados. Una sola vez, y sin hurgar.',
      'For a dollar the porter lets you put a hand into the sack of things left behind. Once only, and no rummaging.',
      may(draw('common'), money(1)),
    ),
  }),
  locationCard('northside-5', 'northside', {
    'curiositie-shoppe': entry(
      'Rompes algo. El dueño barre los trozos con cariño y dice que no importa, que ahora el dueño eres tú.',
      'You break something. The owner sweeps up the pieces fondly and says it does not matter, for now it belongs to you.',
      check('luck', -2, { pass: draw('common'), fail: cursed }),
    ),
    newspaper: entry(
      'El fotógrafo te paga por sostener el flash y, antes de que preguntes dónde, ya estáis allí.',
      'The photographer pays you to hold the flash and, before you can ask where, there you are.',
      seq(gain.money(2), moveAnywhere('location', 'encounter')),
    ),
    'train-station': entry(
      'En el vagón precintado hay una marca que has visto en un libro. El precinto es de cera, y la cera está blanda.',
      'On the sealed wagon is a mark you have seen in a book. The seal is wax, and the wax is soft.',
      check('sneak', -1, { pass: draw('unique'), fail: arrested }),
    ),
  }),
  locationCard('northside-6', 'northside', {
    'curiositie-shoppe': entry(
      'El dueño juega a los dados contigo: si gana, eliges del escaparate; si pierde, él elige por ti. No explica la diferencia.',
      'The owner plays dice with you: if he wins you choose from the window; if he loses he chooses for you. He does not explain the difference.',
      check('luck', -1, { pass: draw('unique'), fail: ifYouDo(lose.money(2), draw('common')) }),
    ),
    newspaper: entry(
      'Un anuncio por palabras, repetido desde hace treinta años, cambia hoy una sola letra. Si das con ella, hay mensaje.',
      'A small ad that has run for thirty years changes a single letter today. If you can spot it, there is a message.',
      check('luck', -1, { pass: gain.clues(1) }),
    ),
    'train-station': entry(
      'Un viajero mareado malvende su maleta por tres dólares. Dice que pesa más de vacía que de llena.',
      'A queasy traveller sells his suitcase for three dollars. It weighs more empty than full, he says.',
      may(check('luck', -2, { pass: draw('unique'), fail: draw('common') }), money(3)),
    ),
  }),
  locationCard('northside-7', 'northside', {
    'curiositie-shoppe': entry(
      'Hoy el dueño está sentimental y compra recuerdos de otros. Los paga por encima de lo que valen, si prometes no volver a por ellos.',
      'Today the owner is in a sentimental mood and buys other people’s keepsakes. He pays more than they are worth, if you promise not to come back for them.',
      sell({ most: 2, change: 1 }),
    ),
    newspaper: entry(
      'En la hemeroteca, las portadas de los eclipses forman una serie. Falta el siguiente término, y está a tu alcance.',
      'In the morgue the front pages of eclipses make a series. The next term is missing, and within your reach.',
      check('lore', -1, { pass: gain.clues(3) }),
    ),
    'train-station': entry(
      'El tranvía nocturno no tiene letrero ni conductor, pero para. Te bajas donde te parece, y nadie te cobra el billete.',
      'The night tram has no sign and no driver, but it stops. You get off where you please, and nobody asks for the fare.',
      may(moveAnywhere('area', 'encounter')),
    ),
  }),
]
