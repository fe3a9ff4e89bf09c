import {
  arrested,
  blessed,
  cannot,
  check,
  closeLocations,
  cursed,
  each,
  everybody,
  findTheLost,
  firstPlayer,
  freePrisoners,
  headline,
  ifYouDo,
  investigators,
  lasting,
  may,
  monsters,
  placeMonsters,
  raiseTerror,
  returnToArkham,
  returnToCup,
  seq,
  trophiesReturn,
} from '../../builders.ts'
import type { MythosCard } from '../../kinds.ts'

/* The signs that move together, as they are printed: five patterns for each arrow. */
const CIRCLE = { white: ['circle'], black: ['diamond', 'square'] } as const
const MOON = { white: ['moon'], black: ['plus'] } as const
const HEXAGON = { white: ['hexagon'], black: ['slash', 'star', 'triangle'] } as const
const SLASHES = { white: ['slash', 'star', 'triangle'], black: ['hexagon'] } as const

/** All monsters of a neighbourhood go back to the cup. */
const clears = (neighbourhood: string) => returnToCup(monsters({ in: neighbourhood }))
/** These go back to the cup, and the town has seen them go. */
const vanish = (...named: readonly string[]) => ifYouDo(returnToCup(monsters({ named })), raiseTerror())

/** Headlines: read, resolved, gone. */
export const headlines: readonly MythosCard[] = [
  headline('all-quiet-in-arkham', {
    title: { es: '¡Todo tranquilo en Arkham!', en: 'All Quiet in Arkham!' },
    story: {
      es: 'El Advertiser no encuentra nada que contar y lo cuenta a toda página. La gente deja las ventanas abiertas.',
      en: 'The Advertiser can find nothing to report and reports it across the whole page. People leave their windows open.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...HEXAGON,
    effect: everybody(check('luck', -1, { pass: blessed })),
  }),
  headline('big-storm-sweeps-arkham', {
    title: { es: '¡Una gran tormenta barre Arkham!', en: 'Big Storm Sweeps Arkham!' },
    story: {
      es: 'El viento se lleva tejas, toldos y otras cosas que estaban arriba y no eran ni tejas ni toldos.',
      en: 'The wind carries off tiles, awnings, and other things that were up there and were neither.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...MOON,
    effect: returnToCup(monsters({ where: 'skyAndOutskirts' })),
  }),
  headline('bizarre-dreams-plague-citizens', {
    title: { es: '¡Sueños extraños acosan a los vecinos!', en: 'Bizarre Dreams Plague Citizens!' },
    story: {
      es: 'Cuatrocientas personas sueñan con la misma escalera. A las que se despiertan les falta un zapato.',
      en: 'Four hundred people dream of the same stair. Those who wake are missing a shoe.',
    },
    gate: 'science-building',
    clue: 'the-witch-house',
    ...HEXAGON,
    effect: vanish('gug', 'nightgaunt'),
  }),
  headline('blue-flu', {
    title: { es: '¡Huelga de brazos caídos en la Comisaría!', en: 'Blue Flu!' },
    story: {
      es: 'Toda la comisaría amanece enferma el mismo día. El sargento deja las llaves en el mostrador, con una nota.',
      en: 'The whole force calls in sick on the same day. The sergeant leaves the keys on the counter, with a note.',
    },
    gate: 'the-unnamable',
    clue: 'woods',
    ...HEXAGON,
    effect: seq(freePrisoners, lasting(cannot('investigator:arrest'), { after: 'mythos:draw' })),
  }),
  headline('campus-security-increased', {
    title: { es: '¡Más vigilancia en el campus!', en: 'Campus Security Increased!' },
    story: {
      es: 'Los bedeles salen de dos en dos y con faroles. A uno le pagan por no preguntar y al otro, por apuntarlo.',
      en: 'The porters go out in pairs, with lanterns. One is paid not to ask and the other to write it down.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...CIRCLE,
    effect: clears('miskatonic-university'),
  }),
  headline('church-group-reclaims-southside', {
    title: { es: '¡La parroquia recupera el Barrio Sur!', en: 'Church Group Reclaims Southside!' },
    story: {
      es: 'Doce feligresas con cubos y escobas doblan la esquina cantando. Lo que había en la esquina no canta.',
      en: 'Twelve ladies of the parish come round the corner with pails and brooms, singing. What was at the corner does not sing.',
    },
    gate: 'black-cave',
    clue: 'hibbs-roadhouse',
    ...HEXAGON,
    effect: clears('southside'),
  }),
  headline('city-gripped-by-blackouts', {
    title: { es: '¡La ciudad, a oscuras!', en: 'City Gripped by Blackouts!' },
    story: {
      es: 'Se va la luz por barrios, en el orden en que se apagan las velas de una tarta. Los tenderos echan el cierre.',
      en: 'The lights go out by neighbourhoods, in the order in which one blows out the candles of a cake. The shops put up their shutters.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...HEXAGON,
    effect: closeLocations('general-store', 'curiositie-shoppe', 'ye-olde-magick-shoppe'),
  }),
  headline('family-found-butchered', {
    title: { es: '¡Una familia, hallada sin vida!', en: 'Family Found Butchered!' },
    story: {
      es: 'La mesa estaba puesta para uno más. El forense pide al periódico que no publique el plano de la casa.',
      en: 'The table was laid for one more. The coroner asks the paper not to print the plan of the house.',
    },
    gate: 'graveyard',
    clue: 'unvisited-isle',
    ...MOON,
    effect: raiseTerror(),
  }),
  headline('feds-raid-arkham', {
    title: { es: '¡Redada federal en Arkham!', en: 'Feds Raid Arkham!' },
    story: {
      es: 'Camiones sin matrícula, hombres sin prisa y, al amanecer, aceras muy limpias.',
      en: 'Lorries without plates, men without haste and, at dawn, very clean pavements.',
    },
    gate: 'black-cave',
    clue: 'hibbs-roadhouse',
    ...MOON,
    effect: returnToCup(monsters({ where: 'street' })),
  }),
  headline('fourth-of-july-parade', {
    title: { es: '¡Desfile del Cuatro de Julio!', en: 'Fourth of July Parade!' },
    story: {
      es: 'La banda ocupa la calle de acera a acera, y nadie recuerda haber contratado tantos tambores.',
      en: 'The band fills the street from kerb to kerb, and nobody can remember hiring so many drums.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...MOON,
    effect: seq(
      lasting(cannot('investigator:move', { how: 'walk', to: 'merchant-district' }), { after: 'mythos:draw' }),
      lasting(cannot('investigator:move', { how: 'walk', from: 'merchant-district' }), { after: 'mythos:draw' }),
    ),
  }),
  headline('gangs-clean-up-easttown', {
    title: { es: '¡Las bandas limpian el Barrio Este!', en: 'Gangs Clean Up Easttown!' },
    story: {
      es: 'O’Bannion no consiente que nadie cace en su calle sin pagarle su parte. Esta noche se lo ha explicado a todos.',
      en: 'O’Bannion lets nobody hunt in his street without giving him his share. Tonight he has explained it to all concerned.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...CIRCLE,
    effect: clears('easttown'),
  }),
  headline('ghost-ship-docks-by-itself', {
    title: { es: '¡Un barco fantasma atraca solo!', en: 'Ghost Ship Docks by Itself!' },
    story: {
      es: 'La pasarela baja sin que nadie la toque. Durante una hora no sale nadie. Después sale.',
      en: 'The gangway comes down with nobody touching it. For an hour nobody comes ashore. Then it does.',
    },
    gate: 'the-unnamable',
    clue: 'woods',
    ...MOON,
    effect: placeMonsters(2, 'merchant-district'),
  }),
  headline('goat-like-creature-spotted-in-woods', {
    title: { es: '¡Una criatura cabruna, vista en el bosque!', en: 'Goat-like Creature Spotted in Woods!' },
    story: {
      es: 'El guardabosques jura que contó mil, que eran jóvenes y que ya no están. Ha pedido el traslado.',
      en: 'The ranger swears that he counted a thousand, that they were young, and that they are gone. He has asked for a transfer.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...HEXAGON,
    effect: vanish('dark-young'),
  }),
  headline('horror-at-groundbreaking', {
    title: { es: '¡Horror en las obras!', en: 'Horror at Groundbreaking!' },
    story: {
      es: 'La primera palada de la nueva ala la dio el rector. La segunda vino de abajo.',
      en: 'The president turned the first spadeful for the new wing. The second came from below.',
    },
    gate: 'historical-society',
    clue: 'silver-twilight-lodge',
    ...MOON,
    effect: placeMonsters(2, 'miskatonic-university'),
  }),
  headline('ill-wind-grips-arkham', {
    title: { es: '¡Un mal viento sopla en Arkham!', en: 'Ill Wind Grips Arkham!' },
    story: {
      es: 'Las veletas señalan todas a la misma casa. Cada noche es otra casa.',
      en: 'The weathervanes all point to the same house. Every night it is another house.',
    },
    gate: 'graveyard',
    clue: 'unvisited-isle',
    ...HEXAGON,
    effect: each(firstPlayer, check('luck', -1, { fail: cursed })),
  }),
  headline('lodge-member-held-for-questioning', {
    title: { es: '¡Detenido un miembro de la Logia!', en: 'Lodge Member Held for Questioning!' },
    story: {
      es: 'El caballero no declara, no bebe agua y no proyecta sombra. Sus amigos han salido a buscarlo.',
      en: 'The gentleman makes no statement, drinks no water and casts no shadow. His friends have gone out to look for him.',
    },
    gate: 'black-cave',
    clue: 'hibbs-roadhouse',
    ...CIRCLE,
    effect: placeMonsters(2, 'french-hill'),
  }),
  headline('lodge-members-watch-the-night', {
    title: { es: '¡La Logia vigila la noche!', en: 'Lodge Members Watch the Night!' },
    story: {
      es: 'Señores de capa hacen la ronda por la colina. Nadie se lo ha pedido y nadie se atreve a darles las gracias.',
      en: 'Gentlemen in cloaks make the rounds of the hill. Nobody asked them to, and nobody dares to thank them.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...CIRCLE,
    effect: clears('french-hill'),
  }),
  headline('manhunt-in-arkham', {
    title: { es: '¡Batida en Arkham!', en: 'Manhunt in Arkham!' },
    story: {
      es: 'Registran casa por casa, armario por armario. Lo que encuentran no es lo que buscaban, pero se lo llevan.',
      en: 'They search house by house, cupboard by cupboard. What they find is not what they were after, but they take it along.',
    },
    gate: 'woods',
    clue: 'independence-square',
    ...SLASHES,
    effect: returnToCup(monsters({ where: 'location' })),
  }),
  headline('merchants-march-on-crime', {
    title: { es: '¡Los comerciantes, contra el crimen!', en: 'Merchants March on Crime!' },
    story: {
      es: 'Los tenderos cierran filas y trancas y marchan con pancartas hasta el río. Algo se tira al agua al verlos.',
      en: 'The shopkeepers close ranks and shutters and march to the river with banners. Something jumps in at the sight of them.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...CIRCLE,
    effect: clears('merchant-district'),
  }),
  headline('miskatonic-arctic-expedition-returns', {
    title: { es: '¡Vuelve la expedición polar!', en: 'Miskatonic Arctic Expedition Returns!' },
    story: {
      es: 'Desembarcan trineos, perros nerviosos y cajas que gotean. Una estaba etiquetada como «extinto».',
      en: 'They unload sledges, nervous dogs and dripping crates. One of them was labelled “extinct”.',
    },
    gate: 'hibbs-roadhouse',
    clue: 'independence-square',
    ...MOON,
    effect: trophiesReturn('elder-thing', 'river-docks'),
  }),
  headline('missing-people-return', {
    title: { es: '¡Vuelven los desaparecidos!', en: 'Missing People Return!' },
    story: {
      es: 'Llaman a la puerta de sus casas, dan las buenas noches y preguntan qué año es.',
      en: 'They knock at their own doors, bid good evening, and ask what year it is.',
    },
    gate: 'the-unnamable',
    clue: 'woods',
    ...SLASHES,
    effect: findTheLost,
  }),
  headline('picnickers-panic', {
    title: { es: '¡Pánico en la merienda!', en: 'Picnickers Panic!' },
    story: {
      es: 'La banda dejó de tocar a mitad de un vals. Los manteles siguen puestos.',
      en: 'The band stopped in the middle of a waltz. The tablecloths are still spread.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...MOON,
    effect: placeMonsters(2, 'downtown'),
  }),
  headline('police-step-up-patrols-in-northside', {
    title: { es: '¡Más patrullas en el Barrio Norte!', en: 'Police Step Up Patrols in Northside!' },
    story: {
      es: 'Silbatos a medianoche, silbatos a las dos. A las cuatro ya no hace falta.',
      en: 'Whistles at midnight, whistles at two. At four there is no more need of them.',
    },
    gate: 'silver-twilight-lodge',
    clue: 'graveyard',
    ...CIRCLE,
    effect: clears('northside'),
  }),
  headline('private-security-hired-in-uptown', {
    title: { es: '¡Vigilantes privados en la Periferia!', en: 'Private Security Hired in Uptown!' },
    story: {
      es: 'Los vecinos acomodados pagan a hombres callados con perros callados. Nadie ladra en toda la noche.',
      en: 'The well-to-do pay quiet men with quiet dogs. All night long nobody barks.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...CIRCLE,
    effect: clears('uptown'),
  }),
  headline('rivertown-residents-take-back-streets', {
    title: { es: '¡Los vecinos recuperan el Barrio Fluvial!', en: 'Rivertown Residents Take Back Streets!' },
    story: {
      es: 'Bajan con remos, ganchos y la barca vieja a hombros. El río está de su parte, por una vez.',
      en: 'They come down with oars, hooks and the old boat on their shoulders. The river is on their side, for once.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...CIRCLE,
    effect: clears('rivertown'),
  }),
  headline('scientist-warns-of-dimensional-rift', {
    title: { es: '¡Un científico alerta de una grieta dimensional!', en: 'Scientist Warns of Dimensional Rift!' },
    story: {
      es: 'Presentó sus cálculos, su pizarra y su ayudante. Al terminar faltaba el ayudante y sobraba pizarra.',
      en: 'He presented his figures, his blackboard and his assistant. By the end there was less assistant and more blackboard.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...HEXAGON,
    effect: vanish('dimensional-shambler', 'hound-of-tindalos'),
  }),
  headline('sheldon-gang-turns-to-police-for-aid', {
    title: { es: '¡La banda de Sheldon pide ayuda a la policía!', en: 'Sheldon Gang Turns to Police for Aid!' },
    story: {
      es: 'Entregan las armas, los libros y la llave del sótano. Sobre todo la llave del sótano.',
      en: 'They hand over the guns, the books and the key to the cellar. Above all the key to the cellar.',
    },
    gate: 'graveyard',
    clue: 'unvisited-isle',
    ...CIRCLE,
    effect: placeMonsters(2, 'uptown'),
  }),
  headline('slum-murders-continue', {
    title: { es: '¡Siguen los crímenes de los suburbios!', en: 'Slum Murders Continue!' },
    story: {
      es: 'El mismo corte, el mismo callejón y, según tres testigos, la misma víctima.',
      en: 'The same cut, the same alley and, according to three witnesses, the same victim.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...MOON,
    effect: placeMonsters(2, 'easttown'),
  }),
  headline('southside-strangler-suspected', {
    title: { es: '¡Se sospecha del estrangulador del Barrio Sur!', en: 'Southside Strangler Suspected!' },
    story: {
      es: 'La policía busca a un hombre de manos grandes. Lo que encuentra tiene manos de sobra.',
      en: 'The police are looking for a man with large hands. What they find has hands to spare.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...CIRCLE,
    effect: placeMonsters(2, 'southside'),
  }),
  headline('strange-lights-on-campus', {
    title: { es: '¡Luces extrañas en el campus!', en: 'Strange Lights on Campus!' },
    story: {
      es: 'Se suspenden las clases hasta que alguien apague lo que brilla en el aula magna. No tiene interruptor.',
      en: 'Classes are cancelled until somebody turns off what is shining in the great hall. It has no switch.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...HEXAGON,
    effect: closeLocations('administration-building', 'library', 'science-building'),
  }),
  headline('strange-power-flux-plagues-city', {
    title: { es: '¡Extrañas fluctuaciones de energía!', en: 'Strange Power Flux Plagues City!' },
    story: {
      es: 'Los tranvías andan solos, los teléfonos suenan de dentro afuera y, por un minuto, todas las puertas dan a casa.',
      en: 'The trams run by themselves, the telephones ring from the inside out and, for one minute, every door leads home.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...SLASHES,
    effect: everybody(may(returnToArkham), investigators({ in: 'otherWorld' })),
  }),
  headline('strange-tremors-cease', {
    title: { es: '¡Cesan los extraños temblores!', en: 'Strange Tremors Cease!' },
    story: {
      es: 'Las lámparas dejan de oscilar a la vez. El silencio, dicen los mineros, es de los que escuchan.',
      en: 'All at once the lamps stop swinging. The silence, say the miners, is of the kind that listens.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...HEXAGON,
    effect: vanish('chthonian', 'dhole'),
  }),
  headline('temperance-fever-sweeps-city', {
    title: { es: '¡La fiebre de la templanza!', en: 'Temperance Fever Sweeps City!' },
    story: {
      es: 'Señoras de negro precintan la taberna y olisquean a los que salen. A más de uno le suena el abrigo.',
      en: 'Ladies in black seal the roadhouse and sniff at those who leave. More than one coat clinks.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...HEXAGON,
    effect: seq(everybody(check('sneak', -1, { fail: arrested }), investigators({ with: 'whiskey' })), closeLocations('hibbs-roadhouse')),
  }),
  headline('terror-at-the-train-station', {
    title: { es: '¡Terror en la estación!', en: 'Terror at the Train Station!' },
    story: {
      es: 'El tren de las 9:40 llega con todos los vagones, todos los equipajes y ningún pasajero sentado.',
      en: 'The 9:40 arrives with all its carriages, all the luggage, and no passenger in his seat.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...MOON,
    effect: placeMonsters(2, 'northside'),
  }),
  headline('vigilante-guards-the-night', {
    title: { es: '¡Un justiciero guarda la noche!', en: 'Vigilante Guards the Night!' },
    story: {
      es: 'Nadie le ha visto la cara. Deja en los portales herraduras, sal y unas manchas que no hay quien quite.',
      en: 'Nobody has seen his face. On the doorsteps he leaves horseshoes, salt, and stains that will not come out.',
    },
    gate: 'the-unnamable',
    clue: 'woods',
    ...CIRCLE,
    effect: clears('downtown'),
  }),
  headline('witch-burning-anniversary', {
    title: { es: '¡Aniversario de la quema de brujas!', en: 'Witch Burning Anniversary!' },
    story: {
      es: 'El alcalde lee los nombres uno por uno. A partir del quinto, alguien contesta.',
      en: 'The mayor reads the names one by one. From the fifth onward, somebody answers.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...MOON,
    effect: placeMonsters(2, 'rivertown'),
  }),
]
