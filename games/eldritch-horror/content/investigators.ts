import {
  action,
  adjacentSpace,
  after,
  anySpace,
  atLeast,
  before,
  cannot,
  cards,
  choose,
  damage,
  dice,
  discard,
  each,
  for_,
  gain,
  grantAction,
  ifYouDo,
  improve,
  investigator,
  investigators as investigatorsWho,
  lose,
  may,
  modify,
  monster,
  monsters,
  move,
  moveThing,
  native,
  none,
  on,
  paid,
  pay,
  perRound,
  recover,
  repeat,
  retreatDoom,
  seq,
  test,
  that,
  together,
} from './builders.ts'
import type { InvestigatorCard } from './nodes.ts'

/*
 * The twelve sheets (EH-RULING-43). Of a fallen investigator's encounter only the test stands here: whoever finds him has taken his
 * possessions before, and the token goes in any case (EH-RULING-57).
 */
export const investigators: readonly InvestigatorCard[] = [
  {
    id: 'akachi-onyele',
    kind: 'investigator',
    name: { es: 'Akachi Onyele', en: 'Akachi Onyele' },
    g: 'f',
    occupation: { es: 'Chamana', en: 'Shaman' },
    quote: { es: 'Toda puerta se abre dos veces. Yo me quedo para la segunda.', en: 'Every door opens twice. I stay for the second time.' },
    health: 5,
    sanity: 7,
    skills: { lore: 3, influence: 2, observation: 2, strength: 2, will: 4 },
    start: '15',
    possessions: [
      { kind: 'spell', name: 'mists-of-releh' },
      { kind: 'clue', n: 1 },
    ],
    // EH-AKACHI-01..07
    abilities: [
      action({ do: 'look', what: 'gates', n: 2 }),
      after('gate:close', { who: 'you', otherWorld: true }, choose(move(anySpace({ with: 'clue' })), move(anySpace({ with: 'gate' }))), {
        may: true,
      }),
    ],
    crippled: {
      story: {
        es: 'Akachi Onyele te recibe en la enfermería de la misión, con las piernas entablilladas y los amuletos en fila sobre la sábana. El rito que dejó a medias pide siete voces, y las monjas no quieren ni oír hablar de él. Tendrás que convencerlas tú.',
        en: 'Akachi Onyele receives you in the mission infirmary, her legs in splints and her amulets in a row on the sheet. The rite she left unfinished takes seven voices, and the nuns will not hear of it. You will have to persuade them.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Akachi está sentada de cara a la pared, contestando a preguntas que no oyes. Te coge la mano sin volverse y, por la rendija de una puerta que no está en la habitación, algo te mira. Si no apartas la vista, podrás ayudarla a cerrarla.',
        en: 'Akachi sits with her face to the wall, answering questions you cannot hear. She takes your hand without turning and, through the crack of a door that is not in the room, something looks at you. If you do not look away, you may help her close it.',
      },
      effect: test('will', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'charlie-kane',
    kind: 'investigator',
    name: { es: 'Charlie Kane', en: 'Charlie Kane' },
    g: 'm',
    occupation: { es: 'Político', en: 'Politician' },
    quote: {
      es: 'No conozco catástrofe que no empezara con una reunión mal convocada.',
      en: 'I never met a catastrophe that did not begin with a badly called meeting.',
    },
    health: 4,
    sanity: 8,
    skills: { lore: 2, influence: 4, observation: 3, strength: 2, will: 2 },
    start: 'san-francisco',
    possessions: [{ kind: 'asset', name: 'personal-assistant' }],
    // EH-CHARLIE-01..07
    abilities: [
      action(grantAction(investigator('choice', { other: true, delayed: false }))),
      { ability: 'allow', on: 'card:gain', where: { who: 'you', kind: 'asset' } },
    ],
    text: {
      es: 'Acción: Otro investigador de tu elección que no esté Retrasado puede realizar 1 acción adicional. Cuando realices la acción de adquirir Apoyos, puedes repartir los que compres entre los investigadores que quieras, estén donde estén.',
      en: 'Action: Another investigator of your choice who is not Delayed may perform 1 additional action. When you perform the Acquire Assets action, you may share out what you buy among any investigators, wherever they are.',
    },
    crippled: {
      story: {
        es: 'Charlie Kane dirige su última campaña desde una cama de hospital, con un teléfono en cada mesilla y los dos descolgados. Te dicta tres nombres y el favor que le debe cada uno. Solo falta que te crean cuando digas que llamas de su parte.',
        en: 'Charlie Kane is running his last campaign from a hospital bed, a telephone on each nightstand and both off the hook. He dictates three names and the favour each one owes him. All that is left is to be believed when you say you speak for him.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Charlie lleva cuatro días pronunciando el mismo discurso en un salón de actos vacío. De vez en cuando calla y espera el aplauso; entonces, y solo entonces, se le puede hablar. Tomas asiento en primera fila y pides la palabra.',
        en: 'Charlie has spent four days giving the same speech in an empty assembly hall. Now and then he falls silent and waits for applause; then, and only then, can he be spoken to. You take a seat in the front row and ask for the floor.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'diana-stanley',
    kind: 'investigator',
    name: { es: 'Diana Stanley', en: 'Diana Stanley' },
    g: 'f',
    occupation: { es: 'Sectaria redimida', en: 'Redeemed Cultist' },
    quote: { es: 'Me sé el juramento entero. También sé por dónde se rompe.', en: 'I know the whole oath. I also know where it breaks.' },
    health: 7,
    sanity: 5,
    skills: { lore: 4, influence: 2, observation: 3, strength: 3, will: 1 },
    start: '7',
    possessions: [
      { kind: 'asset', name: 'arcane-manuscripts' },
      { kind: 'spell', name: 'wither' },
    ],
    // EH-DIANA-01..05, EH-RULING-62
    abilities: [
      action(
        choose(
          discard(monsters({ on: 'here', epic: false }), 'all'),
          moveThing(monster('choice', { on: 'here', name: 'cultist' }), anySpace()),
        ),
        { while: atLeast(1, monsters({ on: 'here', name: 'cultist' })) },
      ),
      modify('horror', 'cap', 1, { who: 'you' }),
    ],
    crippled: {
      story: {
        es: 'Diana Stanley se ha arrastrado hasta el sótano y ha cubierto el suelo con los signos de su antigua logia. Le faltan fuerzas para el último y te lo describe con los ojos cerrados, trazo a trazo. El libro que sostienes lo dibuja de otra manera.',
        en: 'Diana Stanley has dragged herself to the cellar and covered the floor with the signs of her old lodge. She lacks the strength for the last one and describes it with her eyes shut, stroke by stroke. The book in your hands draws it differently.',
      },
      effect: test('lore', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Diana ha vuelto a ponerse la túnica y no abre a nadie que no sepa la contraseña. Se la oíste una vez, medio en broma, en un tren. Llamas con voz de maestro de ceremonias y confías en que te abra una amiga.',
        en: 'Diana has put the robe back on and opens to nobody without the password. You heard it from her once, half in jest, on a train. You knock, in the voice of a master of ceremonies, and trust that a friend will open.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'jacqueline-fine',
    kind: 'investigator',
    name: { es: 'Jacqueline Fine', en: 'Jacqueline Fine' },
    g: 'f',
    occupation: { es: 'Vidente', en: 'Psychic' },
    quote: { es: 'No veo el futuro. Lo oigo venir.', en: 'I do not see the future. I hear it coming.' },
    health: 4,
    sanity: 8,
    skills: { lore: 4, influence: 2, observation: 3, strength: 1, will: 3 },
    start: '5',
    possessions: [
      { kind: 'spell', name: 'flesh-ward' },
      { kind: 'clue', n: 1 },
    ],
    // EH-JACQ-01..07
    abilities: [
      action(native('eh:trade-clues')),
      after('condition:gain', { not: { who: 'you' }, name: { not: 'debt' } }, seq(native('eh:look-at-back'), gain.clue(1)), {
        may: true,
        limit: perRound,
      }),
    ],
    text: {
      es: 'Acción: Intercambia cualquier cantidad de Pistas con otro investigador, esté donde esté. Una vez por ronda, cuando otro investigador obtenga un Estado que no sea COMÚN, puedes mirar su reverso y obtener 1 Pista.',
      en: 'Action: Exchange any number of Clues with another investigator, wherever they are. Once per round, when another investigator gains a Condition that is not COMMON, you may look at its back and gain 1 Clue.',
    },
    crippled: {
      story: {
        es: 'Jacqueline Fine no mueve más que los ojos, y los ojos no paran. El médico cree que son espasmos; tú ves que está deletreando. Necesitas una hora a solas con ella y un médico dispuesto a equivocarse.',
        en: 'Jacqueline Fine moves nothing but her eyes, and her eyes do not stop. The doctor takes it for spasms; you can see that she is spelling. You need an hour alone with her and a doctor willing to be wrong.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Jacqueline ha cubierto el cuarto de naipes boca abajo y te pide que levantes uno. No es de ninguna baraja que conozcas, y el siguiente tampoco. En el orden debido, dice, cuentan lo que viene.',
        en: 'Jacqueline has covered the room with cards face down and asks you to turn one over. It belongs to no deck you know, and neither does the next. In the proper order, she says, they tell what is coming.',
      },
      effect: test('lore', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'jim-culver',
    kind: 'investigator',
    name: { es: 'Jim Culver', en: 'Jim Culver' },
    g: 'm',
    occupation: { es: 'Músico', en: 'Musician' },
    quote: { es: 'Si los muertos piden otra, se toca otra.', en: 'When the dead ask for one more, you play one more.' },
    health: 7,
    sanity: 5,
    skills: { lore: 3, influence: 3, observation: 2, strength: 2, will: 3 },
    start: '6',
    possessions: [
      { kind: 'spell', name: 'shriveling' },
      { kind: 'clue', n: 1 },
    ],
    // EH-JIM-01..03
    abilities: [action(each(investigatorsWho({ on: 'here' }), recover.sanity(1))), dice(1, { near: true, kind: 'combat' })],
    crippled: {
      story: {
        es: 'Jim Culver tiene los labios partidos y la trompeta sobre las rodillas. La orquesta del local se niega a tocar lo que ha escrito: los muertos, dicen, se saben la letra. Bastarían ocho compases, si logras que alguien dé el primero.',
        en: 'Jim Culver has split lips and his trumpet across his knees. The house band refuses to play what he has written: the dead, they say, know the words. Eight bars would do, if you can get someone to play the first.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Jim no deja de tocar, ni respira entre frase y frase. Detrás de su melodía suena otra, medio tono más abajo, y empieza a gustarte. Quédate hasta el final y llévate solo la suya.',
        en: 'Jim does not stop playing, nor breathe between phrases. Behind his melody runs another, half a tone lower, and you are beginning to like it. Stay to the end and take away only his.',
      },
      effect: test('will', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'leo-anderson',
    kind: 'investigator',
    name: { es: 'Leo Anderson', en: 'Leo Anderson' },
    g: 'm',
    occupation: { es: 'Jefe de expedición', en: 'Expedition Leader' },
    quote: {
      es: 'Un mapa en blanco no me asusta. Me asusta uno que ya lleva mi letra.',
      en: 'A blank map does not scare me. One already in my handwriting does.',
    },
    health: 6,
    sanity: 6,
    skills: { lore: 2, influence: 2, observation: 3, strength: 3, will: 3 },
    start: 'buenos-aires',
    possessions: [{ kind: 'asset', name: 'hired-muscle' }],
    // EH-LEO-01..05, EH-RULING-63
    abilities: [
      action(test('influence', { pass: gain.asset({ from: 'reserveOrDiscard', trait: 'ally' }) })),
      dice(1, { near: true, while: on({ type: 'wilderness' }) }),
    ],
    crippled: {
      story: {
        es: 'Leo Anderson reparte el equipo desde una camilla: la brújula para ti, la escopeta para quien sepa usarla, las cartas para su hermana. Los porteadores se marchan al alba si nadie les da un motivo para quedarse. Él ya no tiene voz para dárselo.',
        en: 'Leo Anderson hands out the gear from a stretcher: the compass for you, the shotgun for whoever can use it, the letters for his sister. The porters leave at dawn unless someone gives them a reason to stay. He no longer has the voice to do it.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Leo ha levantado una cabaña sin puertas y está dentro, pasando lista a hombres que no contestan. Los cuadernos que necesitas están con él. Te escupes en las manos y agarras el primer tronco.',
        en: 'Leo has built a cabin without doors and is inside it, calling the roll of men who do not answer. The notebooks you need are in there with him. You spit on your hands and take hold of the first log.',
      },
      effect: test('strength', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'lily-chen',
    kind: 'investigator',
    name: { es: 'Lily Chen', en: 'Lily Chen' },
    g: 'f',
    occupation: { es: 'Experta en artes marciales', en: 'Martial Artist' },
    quote: {
      es: 'Me prepararon para una sola pelea. Nadie me dijo cuál.',
      en: 'They trained me for a single fight. Nobody told me which.',
    },
    health: 6,
    sanity: 6,
    skills: { lore: 2, influence: 2, observation: 2, strength: 4, will: 3 },
    start: 'shanghai',
    possessions: [
      { kind: 'asset', name: 'protective-amulet' },
      { kind: 'asset', name: 'lucky-rabbits-foot' },
    ],
    // EH-LILY-01..07
    abilities: [
      action(
        choose(
          { do: 'pay', cost: pay.health('any'), effect: recover.sanity(paid('health')) },
          { do: 'pay', cost: pay.sanity('any'), effect: recover.health(paid('sanity')) },
        ),
      ),
      after('skill:improve', { who: 'you', skill: 'lore' }, improve('lore'), { may: true }),
      after('skill:improve', { who: 'you', skill: 'influence' }, improve('influence'), { may: true }),
      after('skill:improve', { who: 'you', skill: 'observation' }, improve('observation'), { may: true }),
      after('skill:improve', { who: 'you', skill: 'strength' }, improve('strength'), { may: true }),
      after('skill:improve', { who: 'you', skill: 'will' }, improve('will'), { may: true }),
    ],
    text: {
      es: 'Acción: Gasta cualquier cantidad de Salud para recuperar otra tanta Cordura o al revés. Cuando mejores una habilidad, puedes mejorarla otra vez.',
      en: 'Action: Spend any amount of Health to recover as much Sanity or the other way round. When you improve a skill, you may improve it once more.',
    },
    crippled: {
      story: {
        es: 'Lily Chen, con los dos brazos vendados, te corrige la postura con la punta del pie. —Otra vez —dice, y otra vez. El golpe que te enseña solo sale bien una vez, y la losa tiene que partirse.',
        en: 'Lily Chen, both arms bandaged, corrects your stance with the tip of her foot. “Again,” she says, and again. The blow she is teaching you comes out right only once, and the slab has to break.',
      },
      effect: test('strength', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Lily lleva dos noches en el tejado del templo, en guardia contra nadie. No deja que se acerque quien camine como un enemigo, y por ahora todos caminan así. Te sientas a la vista, con las manos abiertas, y empiezas a hablar.',
        en: 'Lily has spent two nights on the temple roof, on guard against nobody. She lets no one near who walks like an enemy, and so far everyone does. You sit down in plain sight, hands open, and begin to talk.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'lola-hayes',
    kind: 'investigator',
    name: { es: 'Lola Hayes', en: 'Lola Hayes' },
    g: 'f',
    occupation: { es: 'Actriz', en: 'Actress' },
    quote: {
      es: 'He muerto en doce ciudades. Siempre en la función de noche.',
      en: 'I have died in twelve cities. Always at the evening show.',
    },
    health: 5,
    sanity: 7,
    skills: { lore: 2, influence: 4, observation: 2, strength: 2, will: 3 },
    start: 'tokyo',
    possessions: [{ kind: 'asset', name: '18-derringer' }],
    startingEffect: improve('choice'),
    // EH-LOLA-01..08, EH-RULING-64
    abilities: [
      action(repeat(paid('improvement'), may(improve('choice'))), { cost: [{ pay: 'improvement', n: 'any' }] }),
      before(
        'test:begin',
        { near: true },
        for_(that('who', 'investigator'), { do: 'lasting', ability: dice(1), until: { record: 'test' } }),
        {
          may: true,
          limit: perRound,
        },
      ),
    ],
    text: {
      es: 'Acción: Gasta cualquier cantidad de fichas de Mejora; por cada punto que sumen, mejora 1 habilidad de tu elección. Una vez por ronda, antes de que un investigador de tu casilla haga la tirada de una prueba, puedes hacer que tire 1 dado adicional.',
      en: 'Action: Spend any number of Improvement tokens; for each point they add up to, improve 1 skill of your choice. Once per round, before an investigator on your space rolls for a test, you may have them roll 1 additional die.',
    },
    crippled: {
      story: {
        es: 'Lola Hayes recibe en su camarote, con la pierna en alto y el maquillaje impecable. El empresario que la perseguía sube ya por la pasarela, y ella no puede salir a escena. Te echa su chal sobre los hombros y te apunta la primera frase.',
        en: 'Lola Hayes receives you in her cabin, her leg propped up and her make-up flawless. The impresario who was hunting her is already on the gangway, and she cannot take the stage. She puts her shawl around your shoulders and whispers your first line.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Lola ya no sabe cuál de sus papeles es ella y los interpreta todos por turno. Uno de ellos ha leído el último acto. Le das la réplica hasta que aparece, y entonces no puedes dejar que salga de escena.',
        en: 'Lola no longer knows which of her parts is herself and plays them all in turn. One of them has read the last act. You feed her cues until that one appears, and then you must keep it from leaving the stage.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'mark-harrigan',
    kind: 'investigator',
    name: { es: 'Mark Harrigan', en: 'Mark Harrigan' },
    g: 'm',
    occupation: { es: 'Soldado', en: 'Soldier' },
    quote: { es: 'He estado en sitios peores. Bueno, en uno.', en: 'I have been in worse places. Well, in one.' },
    health: 8,
    sanity: 4,
    skills: { lore: 1, influence: 2, observation: 2, strength: 4, will: 4 },
    start: '14',
    possessions: [
      { kind: 'asset', name: '38-revolver' },
      { kind: 'asset', name: 'kerosene' },
    ],
    // EH-MARK-01..09, EH-RULING-65
    abilities: [
      action(together(lose.health(1), damage(monster('choice', { on: 'here' }), 1)), { while: on({ with: 'monster' }) }),
      cannot('investigator:delay', { who: 'you', not: { chosenBy: 'you' } }),
      cannot('condition:gain', { who: 'you', name: 'detained', not: { chosenBy: 'you' } }),
    ],
    crippled: {
      story: {
        es: 'Mark Harrigan sigue apoyado contra la puerta que juró mantener cerrada, y la puerta empuja. No te saluda: te hace sitio. Clavas los talones.',
        en: 'Mark Harrigan is still propped against the door he swore to keep shut, and the door is pushing. He does not greet you: he makes room. You dig in your heels.',
      },
      effect: test('strength', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Mark apunta con el fusil a cada sombra y te llama por el nombre de un muerto. Solo obedece a la cadena de mando. Te abrochas el abrigo hasta el cuello y le pides el parte, como lo pediría quien manda.',
        en: 'Mark aims his rifle at every shadow and calls you by a dead man’s name. He obeys nothing but the chain of command. You button your coat to the neck and ask for his report, as someone in charge would.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'norman-withers',
    kind: 'investigator',
    name: { es: 'Norman Withers', en: 'Norman Withers' },
    g: 'm',
    occupation: { es: 'Astrónomo', en: 'Astronomer' },
    quote: { es: 'Falta una estrella, y la que sobra se mueve.', en: 'One star is missing, and the extra one moves.' },
    health: 5,
    sanity: 7,
    skills: { lore: 3, influence: 1, observation: 3, strength: 2, will: 4 },
    start: 'arkham',
    possessions: [{ kind: 'spell', name: 'feed-the-mind' }],
    // EH-NORMAN-01..04
    abilities: [
      action(discard(monster('choice', { on: 'gateSpace', epic: false })), { cost: pay.clue(2) }),
      { ability: 'pays', on: 'clue', with: 'sanity', rate: 1, most: 1, limit: perRound },
    ],
    text: {
      es: 'Acción: Gasta 2 Pistas para descartar 1 Monstruo no Épico de tu elección que esté en una casilla con un Portal. Una vez por ronda, puedes gastar 1 punto de Cordura en lugar de 1 Pista.',
      en: 'Action: Spend 2 Clues to discard 1 non-Epic Monster of your choice on a space with a Gate. Once per round, you may spend 1 Sanity in place of 1 Clue.',
    },
    crippled: {
      story: {
        es: 'Norman Withers no puede levantarse, pero el telescopio sigue apuntando donde lo dejó. Te pide que mires y le dictes lo que veas, sin saltarte nada. Al cabo de una hora, una de las estrellas te mira a ti.',
        en: 'Norman Withers cannot get up, but the telescope still points where he left it. He asks you to look and dictate what you see, leaving nothing out. After an hour, one of the stars is looking at you.',
      },
      effect: test('will', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Norman ha tapiado las ventanas y ha prohibido la noche. Guarda las placas fotográficas bajo el colchón y no se fía de nadie que haya visto el cielo. Empiezas, con mucha calma, por la geología.',
        en: 'Norman has bricked up the windows and forbidden the night. He keeps the photographic plates under his mattress and trusts nobody who has seen the sky. You begin, very calmly, with geology.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'silas-marsh',
    kind: 'investigator',
    name: { es: 'Silas Marsh', en: 'Silas Marsh' },
    g: 'm',
    occupation: { es: 'Marinero', en: 'Sailor' },
    quote: {
      es: 'No le tengo miedo al mar. Me da miedo lo bien que me conoce.',
      en: 'The sea does not scare me. How well it knows me does.',
    },
    health: 8,
    sanity: 4,
    skills: { lore: 1, influence: 3, observation: 3, strength: 3, will: 3 },
    start: 'sydney',
    possessions: [{ kind: 'asset', name: 'fishing-net' }],
    // EH-SILAS-01..06, EH-RULING-66
    abilities: [
      action(ifYouDo(move(adjacentSpace, { along: 'ship' }), grantAction())),
      dice(1, { near: true, while: on({ type: 'sea' }) }),
    ],
    crippled: {
      story: {
        es: 'Silas Marsh, desde la hamaca, te cuenta dónde hundió el cofre: a la vista del faro, donde el agua cambia de color. Desde la barca el agua es toda igual. Entonces te fijas en los pájaros.',
        en: 'Silas Marsh, from his hammock, tells you where he sank the chest: in sight of the lighthouse, where the water changes colour. From the boat the water is all one. Then you notice the birds.',
      },
      effect: test('observation', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Silas está en la rompiente, con el agua al pecho, y conversa con alguien que queda por debajo. Dice que su familia ha subido a buscarlo. Tienes hasta la próxima ola para darle un motivo por el que quedarse en tierra.',
        en: 'Silas stands chest-deep in the surf, talking with someone just below it. His family, he says, has come up to fetch him. You have until the next wave to give him a reason to stay ashore.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
  },
  {
    id: 'trish-scarborough',
    kind: 'investigator',
    name: { es: 'Trish Scarborough', en: 'Trish Scarborough' },
    g: 'f',
    occupation: { es: 'Espía', en: 'Spy' },
    quote: {
      es: 'No pregunte qué dice la carta. Pregunte quién la ha cerrado.',
      en: 'Do not ask what the letter says. Ask who sealed it.',
    },
    health: 7,
    sanity: 5,
    skills: { lore: 1, influence: 3, observation: 4, strength: 3, will: 2 },
    start: '16',
    possessions: [{ kind: 'asset', name: '45-automatic' }],
    // EH-TRISH-01..05, EH-RULING-67
    abilities: [action(gain.clue(1), { while: none(cards('clue')) }), modify('dicePerClue', 'set', 2, { who: 'you' })],
    text: {
      es: 'Acción: Si no tienes Pistas, obtén 1. Cuando un investigador de tu casilla gaste 1 Pista para volver a tirar 1 dado, puede volver a tirar hasta 2.',
      en: 'Action: If you have no Clues, gain 1. When an investigator on your space spends 1 Clue to reroll 1 die, they may reroll up to 2.',
    },
    crippled: {
      story: {
        es: 'Trish Scarborough ocupa una cama con nombre falso y un guardia en la puerta. Los documentos no los tiene ella: los lleva el guardia, aunque no lo sabe. Te quitas los guantes, sonríes y le preguntas por su uniforme.',
        en: 'Trish Scarborough lies in a bed under a false name, with a guard at the door. She does not have the papers: the guard does, though he does not know it. You take off your gloves, smile and ask him about his uniform.',
      },
      effect: test('influence', { pass: retreatDoom(1) }),
    },
    insane: {
      story: {
        es: 'Trish ha convertido su habitación en un mensaje: relojes parados, flores cortadas, un cuadro torcido. No habla de otro modo, y lo cambia todo cuando no miras. Te plantas en el umbral y empiezas por los relojes.',
        en: 'Trish has turned her room into a message: stopped clocks, cut flowers, one crooked picture. She speaks in no other way, and rearranges it all when you are not looking. You stand in the doorway and begin with the clocks.',
      },
      effect: test('observation', { pass: retreatDoom(1) }),
    },
  },
]
