import {
  action,
  addDie,
  after,
  allow,
  anySymbol,
  blankCultistDie,
  block,
  calm,
  convertDeveloping,
  detectivesHere,
  discard,
  doubleDie,
  draw,
  driveOff,
  each,
  gainTrophy,
  heal,
  hold,
  ignore,
  inOrder,
  instead,
  investigate,
  later,
  lends,
  lookAtCultists,
  lookAtItems,
  lookAtTerror,
  may,
  passDie,
  passMadness,
  prevent,
  recoverCard,
  recoverItem,
  rerollDice,
  shuffleItems,
  spareCard,
} from '../builders.ts'
import type { ActionCard, DetectiveType, Icon, MagicSymbol } from '../kinds.ts'

type Card = Pick<ActionCard, 'investigate' | 'support' | 'lends' | 'won' | 'abilities'>
const special =
  (of: DetectiveType) =>
  (id: string, es: string, en: string, symbol: MagicSymbol, icons: readonly Icon[], card: Card): ActionCard => ({
    id,
    kind: 'action',
    title: { es, en },
    of,
    symbol,
    icons,
    ...card,
  })

const healer = special('healer')
const investigator = special('investigator')
const fighter = special('fighter')
const defender = special('defender')
const medium = special('medium')
const gambler = special('gambler')

/** Six for each detective; helping with them costs nobody a token. */
export const specialCards: readonly ActionCard[] = [
  healer('talking-cure', 'Cura por la palabra', 'Talking Cure', 'shield', [], { support: heal(1) }),
  healer('hypnosis', 'Hipnosis', 'Hypnosis', 'tentacle', ['noRedraw'], { support: heal(2) }),
  healer('case-notes', 'Notas del caso', 'Case Notes', 'eye', ['cards'], {
    investigate: 1,
    support: inOrder(heal(1), may(inOrder(draw(1), discard(1)))),
  }),
  healer('sedative', 'Sedante', 'Sedative', 'planet', ['time'], { support: later('preparation:begin', heal(2)) }),
  healer('group-session', 'Sesión de grupo', 'Group Session', 'star', ['cultist'], { support: each(detectivesHere, heal(1)) }),
  healer('deep-analysis', 'Análisis profundo', 'Deep Analysis', 'star', ['terror', 'noRedraw'], { support: convertDeveloping }),
  investigator('shared-dossier', 'Expediente compartido', 'Shared Dossier', 'shield', [], { investigate: 1, support: lookAtItems(3) }),
  investigator('follow-the-trail', 'Sigue el rastro', 'Follow the Trail', 'tentacle', [], { investigate: 1, support: investigate(2) }),
  investigator('evidence-locker', 'Depósito de pruebas', 'Evidence Locker', 'eye', ['terror'], { investigate: 2, support: recoverItem }),
  investigator('reopen-the-case', 'Reabre el caso', 'Reopen the Case', 'eye', ['noRedraw'], { investigate: 1, support: shuffleItems }),
  investigator('know-the-sect', 'Conoce la secta', 'Know the Sect', 'planet', ['combat'], {
    investigate: 1,
    abilities: [action('fight', ignore('sect'))],
  }),
  investigator('anonymous-tip', 'Soplo anónimo', 'Anonymous Tip', 'star', ['cards'], {
    investigate: 1,
    support: lookAtCultists(2, { bottom: true }),
  }),
  fighter('covering-fire', 'Fuego de cobertura', 'Covering Fire', 'shield', ['combat'], { lends: [['shield', 'tentacle']] }),
  fighter('left-hook', 'Gancho de izquierda', 'Left Hook', 'tentacle', ['combat'], { lends: lends('tentacle'), won: draw(1) }),
  fighter('battle-cry', 'Grito de guerra', 'Battle Cry', 'tentacle', ['combat', 'cultist'], { lends: [['tentacle'], anySymbol] }),
  fighter('clear-shot', 'Tiro limpio', 'Clear Shot', 'eye', ['combat'], {
    lends: lends('eye'),
    abilities: [allow('target:reach', { who: 'you' })],
  }),
  fighter('second-wind', 'Segundo aliento', 'Second Wind', 'planet', ['combat', 'noRedraw'], { abilities: [action('fight', spareCard)] }),
  fighter('trophy-hunter', 'Cazatrofeos', 'Trophy Hunter', 'star', ['combat', 'trophy', 'terror'], {
    abilities: [after('fight:win', { who: 'you', against: 'cultist' }, gainTrophy)],
  }),
  defender('shield-wall', 'Muro de escudos', 'Shield Wall', 'shield', ['combat'], {
    lends: lends('shield'),
    abilities: [prevent('penalty:madden', { who: 'you', failure: 'lost' })],
  }),
  defender('hold-the-line', 'Mantén la línea', 'Hold the Line', 'shield', ['time', 'noRedraw'], { support: block('here') }),
  defender('take-the-blow', 'Encaja el golpe', 'Take the Blow', 'tentacle', [], { support: passMadness }),
  defender('watchful-guard', 'Guardia atento', 'Watchful Guard', 'eye', ['combat'], {
    abilities: [prevent('penalty:terrify', { who: 'you' })],
  }),
  defender('ward-circle', 'Círculo protector', 'Ward Circle', 'planet', ['time', 'noRedraw'], { support: calm }),
  defender('drive-them-off', 'Ahuyéntalos', 'Drive Them Off', 'star', ['terror'], { support: driveOff }),
  medium('protective-trance', 'Trance protector', 'Protective Trance', 'shield', ['time', 'terror', 'ancient'], { support: hold('here') }),
  medium('channel', 'Canalizar', 'Channel', 'tentacle', ['combat', 'cultist'], { lends: [anySymbol] }),
  medium('vision', 'Visión', 'Vision', 'eye', [], { investigate: 1, support: lookAtTerror }),
  medium('astral-memory', 'Memoria astral', 'Astral Memory', 'planet', ['cards'], { support: recoverCard }),
  medium('unbind', 'Desatar', 'Unbind', 'planet', ['combat', 'ancient'], {
    abilities: [instead('attack:madden', { who: 'you' }, ignore('devoured'), { may: true })],
  }),
  medium('silence-the-stars', 'Acalla las estrellas', 'Silence the Stars', 'star', ['dice', 'terror'], { support: blankCultistDie }),
  gambler('try-again', 'Prueba otra vez', 'Try Again', 'shield', ['dice'], { support: rerollDice(2) }),
  gambler('nerves-at-the-table', 'Temple en la mesa', 'Nerves at the Table', 'tentacle', ['dice', 'combat'], {
    abilities: [action('fight', inOrder(rerollDice(1), may(rerollDice(1))))],
  }),
  gambler('round-for-everybody', 'Ronda para todos', 'Round for Everybody', 'eye', ['dice'], { support: addDie('pool') }),
  gambler('ace-up-the-sleeve', 'As en la manga', 'Ace up the Sleeve', 'planet', ['dice', 'noRedraw'], { support: addDie('you') }),
  gambler('double-or-nothing', 'Doble o nada', 'Double or Nothing', 'star', ['dice', 'combat'], {
    abilities: [action('fight', doubleDie)],
  }),
  gambler('pass-the-dice', 'Pasa los dados', 'Pass the Dice', 'star', ['dice'], { support: passDie }),
]
