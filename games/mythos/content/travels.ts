import { draw, travel } from './builders.ts'
import type { TravelCard } from './nodes.ts'

export const travels: readonly TravelCard[] = [
  travel('express-train', {
    title: { es: 'Tren expreso', en: 'Express Train' },
    story: {
      es: 'El revisor pica tu billete y, con cuidado, el del asiento vacío.',
      en: 'The conductor punches your ticket and, carefully, the one on the empty seat.',
    },
    mode: 'land',
    attributes: ['indoors'],
    express: 'region',
  }),
  travel('motor-car', {
    title: { es: 'Automóvil', en: 'Motor-Car' },
    story: {
      es: 'El mecánico aconseja no parar entre los dos puentes, y menos aún por quien haga señas con un farol.',
      en: 'The mechanic’s advice is not to stop between the two bridges, least of all for anyone with a lantern.',
    },
    mode: 'land',
    attributes: ['outdoors'],
    express: 'region',
  }),
  travel('innsmouth-bus', {
    title: { es: 'Autobús de Innsmouth', en: 'Innsmouth Bus' },
    story: {
      es: 'El conductor devuelve el cambio en oro: blando, tibio, con un dibujo de escamas.',
      en: 'The driver gives change in gold: soft, lukewarm, faintly scaled.',
    },
    mode: 'land',
    attributes: ['indoors'],
    express: 'region',
    to: { kind: 'location', subregion: ['innsmouth', 'arkham'] },
    onPlay: draw(1),
  }),
  travel('ox-cart', {
    title: { es: 'Carro de bueyes', en: 'Ox-Cart' },
    story: {
      es: 'Los bueyes conocen el atajo y se niegan a tomarlo. El carretero no insiste.',
      en: 'The oxen know the short cut and will not take it. The carter does not press them.',
    },
    mode: 'land',
    attributes: ['outdoors'],
    express: 'region',
    countryside: true,
  }),
  travel('ocean-liner', {
    title: { es: 'Transatlántico', en: 'Ocean Liner' },
    story: {
      es: 'Seis días de caldo, orquesta y tumbonas. En el plano del barco, el camarote contiguo al tuyo figura como «lastre».',
      en: 'Six days of broth, string music and deckchairs. On the ship’s plan the cabin next to yours is marked “ballast”.',
    },
    sanity: 1,
    mode: 'sea',
    attributes: ['indoors', 'lodging'],
  }),
  travel('tramp-steamer', {
    title: { es: 'Vapor volandero', en: 'Tramp Steamer' },
    story: {
      es: 'Bandera prestada, carga sin declarar, un capitán que reza en la sentina. El pasaje se paga con silencio.',
      en: 'Borrowed flag, undeclared cargo, a captain who prays in the bilge. The fare is your silence.',
    },
    mode: 'sea',
    attributes: ['outdoors'],
  }),
  travel('whaling-schooner', {
    title: { es: 'Goleta ballenera', en: 'Whaling Schooner' },
    grammar: { g: 'f' },
    story: {
      es: 'El vigía ya no grita. Baja, se lo dice al capitán al oído y pide virar en redondo.',
      en: 'The lookout no longer sings out. He climbs down, says it in the captain’s ear and asks to put about.',
    },
    mode: 'sea',
    attributes: ['outdoors'],
    express: 'islands',
  }),
  travel('the-steam-yacht', {
    title: { es: 'El yate de vapor', en: 'The Steam-Yacht' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Buena caldera, una tripulación que no discute y la proa enfilada hacia lo que está emergiendo. Avante toda.',
      en: 'A sound boiler, a crew that does not argue, the bow laid straight at what is coming up. Full ahead.',
    },
    unique: true,
    sanity: -1,
    mode: 'sea',
    attributes: ['outdoors'],
    express: 'anywhere',
  }),
  travel('aeroplane-charter', {
    title: { es: 'Avioneta de alquiler', en: 'Aeroplane Charter' },
    grammar: { g: 'f' },
    story: {
      es: 'El piloto cobra el doble por volar de noche y nada en absoluto por la vuelta.',
      en: 'The pilot charges double for flying at night and nothing at all for the way back.',
    },
    sanity: -1,
    mode: 'air',
    attributes: ['outdoors'],
    express: 'region',
  }),
  travel('dirigible', {
    title: { es: 'Dirigible', en: 'Dirigible' },
    story: {
      es: 'Cena a mil metros, con cubiertos de aluminio. Desde el salón de fumar, alguien ha visto una escala colgada de una nube.',
      en: 'Dinner at three thousand feet, with aluminium forks. From the smoking-room somebody has seen a ladder hanging from a cloud.',
    },
    mode: 'air',
    attributes: ['indoors', 'lodging'],
  }),
  travel('expedition-aircraft', {
    title: { es: 'Aeroplano de la expedición', en: 'Expedition Aircraft' },
    story: {
      es: 'Trineos, perros, barrenas y media tonelada de gasolina. El parte del tiempo dice «montañas» donde la carta dice mar.',
      en: 'Sledges, dogs, drills and half a ton of petrol. The weather report says “mountains” where the chart says sea.',
    },
    mode: 'air',
    attributes: ['outdoors'],
    needs: { kind: 'ally', has: ['explorer', 'scientist'] },
    onPlay: draw(1),
  }),
  travel('the-u-29', {
    title: { es: 'El U-29', en: 'The U-29' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Tres semanas sin motores y sin dejar de avanzar. Los delfines no se han separado del casco, y eso que los delfines respiran.',
      en: 'Three weeks without engines, and still under way. The dolphins have kept up, though dolphins need to breathe.',
    },
    unique: true,
    sanity: -1,
    mode: 'underwater',
    attributes: ['indoors'],
  }),
  travel('diving-bell-descent', {
    title: { es: 'Descenso en campana', en: 'Diving-Bell Descent' },
    story: {
      es: 'A treinta brazas, dos tirones significan «más despacio». Notas tres, y el cabo está flojo.',
      en: 'At thirty fathoms two tugs mean “slower”. You feel three, and the line is slack.',
    },
    sanity: -1,
    mode: 'underwater',
    attributes: ['indoors'],
    from: { kind: 'location', has: 'waterside' },
  }),
  travel('flight-through-the-aether', {
    title: { es: 'Vuelo por el éter', en: 'Flight through the Aether' },
    story: {
      es: 'Contén el aliento cuando la Tierra te quepa en la palma. Suéltalo cuando el frío cambie de color.',
      en: 'Hold your breath when the Earth fits in your palm. Let it go when the cold changes colour.',
    },
    sanity: -2,
    mode: 'space',
    attributes: ['outdoors'],
  }),
  travel('pact-with-the-outer-ones', {
    title: { es: 'Pacto con los de fuera', en: 'Pact with the Outer Ones' },
    story: {
      es: 'Las condiciones son generosas y la letra, grande. La cláusula del equipaje enumera tus órganos por orden de peso.',
      en: 'The terms are generous and the print is large. The baggage clause lists your organs in order of weight.',
    },
    sanity: -1,
    mode: 'space',
    attributes: ['indoors'],
    from: { any: [{ kind: 'location', subregion: 'vermont' }, { title: 'brain-cylinder' }] },
  }),
  travel('seventy-steps-of-slumber', {
    title: { es: 'Setenta peldaños del sueño', en: 'Seventy Steps of Slumber' },
    grammar: { g: 'm', the: 'los' },
    story: {
      es: 'Se bajan sin zapatos y sin llevar la cuenta. Quien cuenta se despierta en el sesenta y nueve.',
      en: 'You go down without shoes and without counting. Those who count wake on the sixty-ninth.',
    },
    mode: 'dream',
    attributes: ['night', 'indoors'],
    express: 'anywhere',
    permits: ['dreamlands'],
  }),
  travel('the-awakening', {
    title: { es: 'El despertar', en: 'The Awakening' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Luz en la colcha, leche en la puerta, arena de otra playa entre los dedos de los pies.',
      en: 'Light on the quilt, milk at the door, sand from some other shore between your toes.',
    },
    dimension: 'dreamlands',
    sanity: 1,
    mode: 'dream',
    attributes: ['day', 'indoors'],
    express: 'anywhere',
    permits: ['waking'],
    from: { kind: 'location', dimension: 'dreamlands' },
  }),
  travel('the-white-ship', {
    title: { es: 'La nave blanca', en: 'The White Ship' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'No deja estela ni pide pasaje. Con luna llena costea despacio, al paso de quien camina por la orilla.',
      en: 'She leaves no wake and asks no fare. At full moon she coasts by slowly, at the pace of someone walking on the shore.',
    },
    unique: true,
    mode: 'sea',
    attributes: ['outdoors'],
    to: { kind: 'location', has: 'waterside' },
    permits: ['waking', 'dreamlands'],
  }),
]
