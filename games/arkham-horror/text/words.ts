import type { AwakeningCause, CheckKind, Ending, Phase, Skill } from '../rules/shape.ts'

/* Names of skills, phases, causes and ends, as sentences have them. */

export type Both = { readonly es: string; readonly en: string }

export const SKILL_WORDS: { readonly [S in Skill]: Both } = {
  speed: { es: 'Velocidad', en: 'Speed' },
  sneak: { es: 'Discreción', en: 'Sneak' },
  fight: { es: 'Pelea', en: 'Fight' },
  will: { es: 'Voluntad', en: 'Will' },
  lore: { es: 'Saber', en: 'Lore' },
  luck: { es: 'Suerte', en: 'Luck' },
}
const CHECK_WORDS: { readonly [K in Exclude<CheckKind, 'skill'>]: Both } = {
  evade: { es: 'Evitar', en: 'Evade' },
  horror: { es: 'Horror', en: 'Horror' },
  combat: { es: 'Combate', en: 'Combat' },
  spell: { es: 'Hechizo', en: 'Spell' },
  close: { es: 'cerrar el portal', en: 'gate-closing' },
}
/** «Suerte», «Combate»: what is rolled for. */
export const checkWord = (skill: Skill, check: CheckKind): Both => (check === 'skill' ? SKILL_WORDS[skill] : CHECK_WORDS[check])

export const PHASE_WORDS: { readonly [P in Phase]: Both } = {
  setup: { es: 'Preparación.', en: 'Set-up.' },
  upkeep: { es: 'Fase de Mantenimiento.', en: 'Upkeep phase.' },
  movement: { es: 'Fase de Movimiento.', en: 'Movement phase.' },
  arkham: { es: 'Fase de Encuentros en Arkham.', en: 'Arkham Encounters phase.' },
  otherWorld: { es: 'Fase de Encuentros en los otros mundos.', en: 'Other World Encounters phase.' },
  mythos: { es: 'Fase de Mitos.', en: 'Mythos phase.' },
  battle: { es: 'La batalla final.', en: 'The final battle.' },
}
export const CAUSE_WORDS: { readonly [C in AwakeningCause]: Both } = {
  doom: { es: 'El medidor de perdición está lleno.', en: 'The doom track is full.' },
  gates: { es: 'Hay demasiados portales abiertos.', en: 'There are too many open gates.' },
  markers: { es: 'No quedan portales que abrir.', en: 'There are no gate markers left.' },
  cup: { es: 'No quedan monstruos en la reserva.', en: 'There are no monsters left in the cup.' },
  monsters: { es: 'Los monstruos son dueños de Arkham.', en: 'The monsters own Arkham.' },
  card: { es: 'Algo lo ha llamado.', en: 'Something has called it.' },
}
export const ENDING_WORDS: { readonly [E in Ending]: Both } = {
  closed: { es: 'El último portal está cerrado. Arkham puede dormir.', en: 'The last gate is closed. Arkham may sleep.' },
  sealed: { es: 'Seis símbolos arcanos guardan Arkham.', en: 'Six elder signs guard Arkham.' },
  banished: { es: 'El Primigenio ha sido expulsado.', en: 'The Ancient One is banished.' },
  eliminated: { es: 'Nadie queda en pie ante el Primigenio.', en: 'Nobody is left standing before the Ancient One.' },
  destroyed: { es: 'Ha despertado. Ya no hay mundo que salvar.', en: 'It has awoken. There is no world left to save.' },
  nobody: { es: 'No queda nadie que investigue.', en: 'There is nobody left to investigate.' },
  card: { es: 'La partida está perdida.', en: 'The game is lost.' },
}
/** What one may lack, in refusals: «2 dólares». */
export const RESOURCE_WORDS: { readonly [resource: string]: (n: number) => Both } = {
  money: (n) => ({ es: `${n} $`, en: `$${n}` }),
  clue: (n) => ({ es: n === 1 ? '1 Pista' : `${n} Pistas`, en: n === 1 ? '1 Clue' : `${n} Clues` }),
  sanity: (n) => ({ es: `${n} de Cordura`, en: `${n} Sanity` }),
  stamina: (n) => ({ es: `${n} de Resistencia`, en: `${n} Stamina` }),
  movement: (n) => ({
    es: n === 1 ? '1 punto de movimiento' : `${n} puntos de movimiento`,
    en: n === 1 ? '1 movement point' : `${n} movement points`,
  }),
  trophies: (n) => ({ es: `${n} puntos de fortaleza en trofeos`, en: `${n} toughness in trophies` }),
  gateTrophy: (n) => ({
    es: n === 1 ? '1 trofeo de portal' : `${n} trofeos de portal`,
    en: n === 1 ? '1 gate trophy' : `${n} gate trophies`,
  }),
  monsterTrophy: (n) => ({
    es: n === 1 ? '1 trofeo de monstruo' : `${n} trofeos de monstruo`,
    en: n === 1 ? '1 monster trophy' : `${n} monster trophies`,
  }),
}
export const resourceWord = (resource: string, n: number): Both =>
  RESOURCE_WORDS[resource]?.(n) ?? { es: n === 1 ? '1 carta' : `${n} cartas`, en: n === 1 ? '1 card' : `${n} cards` }
