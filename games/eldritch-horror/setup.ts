import { aSeat, type Declaration, formOf, yesOrNo } from '@miskatonic/commons/options'
import type { GameSetup } from '@miskatonic/contract'
import { box } from './box.ts'
import type { Options } from './rules/shape.ts'

/* What is needed to open a table: plain data. Its test keeps it equal to the box. */

const investigators = [
  {
    id: 'akachi-onyele',
    label: 'Akachi Onyele',
    es: 'Chamana: mira los Portales antes que nadie.',
    en: 'Shaman: sees the Gates before anyone else.',
  },
  {
    id: 'charlie-kane',
    label: 'Charlie Kane',
    es: 'Político: hace actuar y comprar a los demás.',
    en: 'Politician: lets others act and buys for them.',
  },
  {
    id: 'diana-stanley',
    label: 'Diana Stanley',
    es: 'Sectaria redimida: conoce al enemigo por dentro.',
    en: 'Redeemed Cultist: knows the enemy from within.',
  },
  {
    id: 'jacqueline-fine',
    label: 'Jacqueline Fine',
    es: 'Vidente: comparte Pistas a cualquier distancia.',
    en: 'Psychic: shares Clues at any distance.',
  },
  {
    id: 'jim-culver',
    label: 'Jim Culver',
    es: 'Músico: devuelve la Cordura a quien tiene cerca.',
    en: 'Musician: restores the Sanity of those around him.',
  },
  {
    id: 'leo-anderson',
    label: 'Leo Anderson',
    es: 'Jefe de expedición: recluta Aliados y se crece en la Naturaleza.',
    en: 'Expedition Leader: recruits Allies and thrives in the Wilderness.',
  },
  {
    id: 'lily-chen',
    label: 'Lily Chen',
    es: 'Experta en artes marciales: cuerpo y mente en equilibrio.',
    en: 'Martial Artist: body and mind in balance.',
  },
  { id: 'lola-hayes', label: 'Lola Hayes', es: 'Actriz: se adapta a cualquier papel.', en: 'Actress: fits any part.' },
  {
    id: 'mark-harrigan',
    label: 'Mark Harrigan',
    es: 'Soldado: nada lo retrasa ni lo detiene.',
    en: 'Soldier: nothing delays or detains him.',
  },
  {
    id: 'norman-withers',
    label: 'Norman Withers',
    es: 'Astrónomo: paga con cordura lo que le falta en Pistas.',
    en: 'Astronomer: pays with sanity for missing Clues.',
  },
  { id: 'silas-marsh', label: 'Silas Marsh', es: 'Marinero: el mar es su casa.', en: 'Sailor: at home on the sea.' },
  {
    id: 'trish-scarborough',
    label: 'Trish Scarborough',
    es: 'Espía: saca dos dados de cada Pista.',
    en: 'Spy: gets two dice out of each Clue.',
  },
] as const

const investigatorChoices = investigators.map(({ id, label, es, en }) => ({ id, label: { es: label, en: label }, help: { es, en } }))

const ancientOneChoices = [
  {
    id: 'random',
    label: { es: 'Al azar', en: 'At random' },
    help: { es: 'Lo sabréis al empezar.', en: 'You will know when you begin.' },
  },
  {
    id: 'azathoth',
    label: { es: 'Azathoth', en: 'Azathoth' },
    help: { es: 'Si despierta, todo termina. El más sencillo de entender.', en: 'If it awakens, everything ends. The easiest to grasp.' },
  },
  {
    id: 'cthulhu',
    label: { es: 'Cthulhu', en: 'Cthulhu' },
    help: { es: 'El mar se vuelve enemigo y la cordura se agota.', en: 'The sea turns hostile and sanity runs dry.' },
  },
  {
    id: 'shub-niggurath',
    label: { es: 'Shub-Niggurath', en: 'Shub-Niggurath' },
    help: { es: 'Monstruos por todas partes; hay que saber luchar.', en: 'Monsters everywhere; you will have to fight.' },
  },
  {
    id: 'yog-sothoth',
    label: { es: 'Yog-Sothoth', en: 'Yog-Sothoth' },
    help: {
      es: 'Portales y Hechizos: el poder que os da es el que os cobra.',
      en: 'Gates and Spells: the power it gives is the power it takes.',
    },
  },
] as const

const difficulties = [
  {
    id: 'easy',
    label: { es: 'Primera vez', en: 'First time' },
    help: { es: 'Sin las cartas de Mitos más duras.', en: 'Without the hardest Mythos cards.' },
  },
  {
    id: 'normal',
    label: { es: 'Normal', en: 'Normal' },
    help: { es: 'Con todas las cartas de Mitos.', en: 'With all Mythos cards.' },
  },
  {
    id: 'hard',
    label: { es: 'Difícil', en: 'Hard' },
    help: { es: 'Sin las cartas de Mitos más suaves.', en: 'Without the mildest Mythos cards.' },
  },
] as const

/** All that can be chosen. One player with two investigators takes two seats: `twoHanded` is no choice of its own here (EH-SOLO-03). */
export const options: Declaration<Options> = {
  options: {
    ancientOne: { kind: 'choice', label: { es: 'Primigenio', en: 'Ancient One' }, start: 'random', choices: ancientOneChoices },
    difficulty: { kind: 'choice', label: { es: 'Dificultad', en: 'Difficulty' }, start: 'normal', choices: difficulties },
    startingRumor: {
      kind: 'yes-no',
      label: { es: 'Empezar con un Rumor', en: 'Begin with a Rumor' },
      help: { es: 'Algo va mal desde la primera ronda. Más difícil.', en: 'Something is wrong from the first round. Harder.' },
      start: false,
    },
    investigators: {
      kind: 'each-seat',
      once: true,
      label: { es: 'Investigadores', en: 'Investigators' },
      help: {
        es: 'Quien no lo decida aquí elige al empezar la partida.',
        en: 'Whoever does not decide here chooses when the game begins.',
      },
      choices: investigatorChoices,
    },
    randomInvestigators: {
      kind: 'yes-no',
      label: { es: 'Repartir los demás al azar', en: 'Deal the others at random' },
      help: { es: 'Quien no haya elegido investigador recibe uno cualquiera.', en: 'Whoever has not chosen an investigator is dealt one.' },
      start: false,
    },
    lead: { kind: 'unlisted', judge: aSeat },
    twoHanded: { kind: 'unlisted', judge: yesOrNo },
  },
}

export const setup: GameSetup = {
  ...box,
  about: {
    es: 'Recorred el globo de los años veinte, reunid Pistas, cerrad Portales y resolved tres Misterios antes de que la Perdición llegue a cero. Todos ganáis o perdéis juntos. También en solitario, con uno o dos investigadores.',
    en: 'Travel the globe of the twenties, gather Clues, close Gates and solve three Mysteries before Doom runs down to zero. You all win or lose together. Also solo, with one or two investigators.',
  },
  fields: formOf(options),
  bots: ['random', 'careful'],
}
