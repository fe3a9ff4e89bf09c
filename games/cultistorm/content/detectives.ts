import {
  action,
  after,
  block,
  choose,
  convertDeveloping,
  detectivesHere,
  draw,
  freeCard,
  heal,
  hold,
  ignore,
  lookAtCultists,
  modify,
  moveCrystal,
  oncePerCombat,
  oncePerTurn,
  otherDetectives,
  prevent,
  rerollCultistDie,
  rerollDice,
  rerollPool,
  shuffleItems,
  somebody,
} from './builders.ts'
import type { DetectiveCard, DetectiveType, MagicSymbol } from './kinds.ts'

/** What developing each level brings besides the ability, in this order: printed on every detective's sheet. */
export type SideEffect = 'terror' | 'cultist' | 'developing'
export const SIDE_EFFECTS: readonly (readonly SideEffect[])[] = [
  ['terror'], // CS-DEV-08
  ['terror', 'cultist'], // CS-DEV-09
  ['terror', 'cultist', 'developing'], // CS-DEV-10
]

type Level = DetectiveCard['levels'][number]
const level = (es: string, en: string, ...abilities: Level['abilities']): Level => ({ title: { es, en }, abilities })

const detective = (
  type: DetectiveType,
  es: string,
  en: string,
  style: 'melee' | 'ranged',
  signature: MagicSymbol,
  ...levels: readonly [Level, Level, Level]
): DetectiveCard => ({ id: type, kind: 'detective', title: { es, en }, type, style, signature, levels }) // CS-RULING-104

export const detectives: readonly DetectiveCard[] = [
  detective(
    'healer',
    'Psicóloga',
    'Healer',
    'ranged',
    'star',
    level('Presencia serena', 'Calm Presence', action('preparation', somebody(detectivesHere, heal(1)), { limit: oncePerTurn })),
    level('Visita a domicilio', 'House Call', action('preparation', somebody(otherDetectives, heal(1)), { limit: oncePerTurn })),
    level(
      'Terapia profunda',
      'Deep Therapy',
      action('preparation', somebody(detectivesHere, choose(heal(2), convertDeveloping)), { limit: oncePerTurn }),
    ),
  ),
  detective(
    'investigator',
    'Investigador',
    'Investigator',
    'ranged',
    'eye',
    level('Ojo entrenado', 'Trained Eye', modify('icons', 1, { who: 'you' })),
    level('Bolsillos llenos', 'Full Pockets', modify('itemLimit', 1, { who: 'you' }), modify('kept', 1, { who: 'you' })),
    level(
      'Sangre fría',
      'Cold Blood',
      prevent('event:strike', { who: 'you' }, { may: true, limit: oncePerTurn }),
      action('preparation', shuffleItems, { limit: oncePerTurn }),
    ),
  ),
  detective(
    'fighter',
    'Luchadora',
    'Fighter',
    'melee',
    'tentacle',
    level('Camorrista', 'Brawler', action('fight', freeCard, { limit: oncePerCombat })),
    level('Inercia', 'Momentum', after('fight:win', { who: 'you' }, draw(1))),
    level('Golpe demoledor', 'Devastating Blow', action('fight', ignore('any'), { limit: oncePerCombat })),
  ),
  detective(
    'defender',
    'Defensor',
    'Defender',
    'melee',
    'shield',
    level('Guardián', 'Guardian', prevent('penalty:madden', { nearYou: true }, { may: true, limit: oncePerTurn })),
    level('Nervios de hierro', 'Iron Nerves', prevent('penalty:terrify', {}, { may: true, limit: oncePerTurn })),
    level('Baluarte', 'Bulwark', action('preparation', block('here'), { limit: oncePerTurn })),
  ),
  detective(
    'medium',
    'Médium',
    'Medium',
    'ranged',
    'planet',
    level('Premonición', 'Premonition', action('preparation', lookAtCultists(1, { bottom: true }), { limit: oncePerTurn })),
    level('Velo', 'Veil', action('preparation', rerollCultistDie('here'), { limit: oncePerTurn })),
    level(
      'Voz que ata',
      'Binding Voice',
      action('preparation', moveCrystal, { limit: oncePerTurn }),
      action('preparation', hold('any'), { limit: { per: 'ancientOne', on: 'piece' } }),
    ),
  ),
  detective(
    'gambler',
    'Jugadora',
    'Gambler',
    'melee',
    'star',
    level('Racha de suerte', 'Lucky Streak', action('both', rerollDice(1), { limit: oncePerTurn })),
    level('Subir la apuesta', 'Raise', action('preparation', rerollPool, { limit: oncePerTurn })),
    level('Mesa cargada', 'Loaded Table', modify('poolDice', 1)),
  ),
]
