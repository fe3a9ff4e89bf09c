import {
  addDie,
  block,
  choose,
  discard,
  doubleCard,
  draw,
  heal,
  hold,
  action as inFight,
  inOrder,
  lends,
  replaceHand,
  rerollCultistDie,
  rerollDice,
  setDie,
  shareTrophies,
} from '../builders.ts'
import type { ActionCard } from '../kinds.ts'

const general = (id: string, card: Omit<ActionCard, 'id' | 'kind' | 'of'>): ActionCard => ({ id, kind: 'action', ...card })

/** Every detective has one of each; helping with them costs both a token. */
export const generalCards: readonly ActionCard[] = [
  general('stand-firm', {
    title: { es: 'Mantente firme', en: 'Stand Firm' },
    symbol: 'shield',
    icons: ['combat'],
    lends: lends('shield'),
  }),
  general('barricade-the-door', {
    title: { es: 'Atranca la puerta', en: 'Barricade the Door' },
    symbol: 'shield',
    icons: ['time', 'noRedraw'],
    support: block('here'),
  }),
  general('steady-the-nerves', {
    title: { es: 'Calma los nervios', en: 'Steady the Nerves' },
    symbol: 'shield',
    investigate: 1,
    icons: [],
    support: heal(2),
  }),
  general('whispered-formula', {
    title: { es: 'Fórmula susurrada', en: 'Whispered Formula' },
    symbol: 'tentacle',
    icons: ['combat'],
    lends: lends('tentacle'),
  }),
  general('call-them-out', {
    title: { es: 'Provócalos', en: 'Call Them Out' },
    symbol: 'tentacle',
    icons: ['combat', 'cultist'],
    abilities: [inFight('fight', doubleCard)],
  }),
  general('share-the-spoils', {
    title: { es: 'Reparte el botín', en: 'Share the Spoils' },
    symbol: 'tentacle',
    investigate: 1,
    icons: ['trophy'],
    support: shareTrophies,
  }),
  general('keen-glance', {
    title: { es: 'Mirada aguda', en: 'Keen Glance' },
    symbol: 'eye',
    icons: ['combat'],
    lends: lends('eye'),
  }),
  general('search-party', {
    title: { es: 'Partida de búsqueda', en: 'Search Party' },
    symbol: 'eye',
    investigate: 1,
    icons: ['cards'],
    support: inOrder(draw(2), discard(1)),
  }),
  general('read-the-signs', {
    title: { es: 'Lee las señales', en: 'Read the Signs' },
    symbol: 'eye',
    investigate: 1,
    icons: ['dice'],
    support: choose(rerollDice(1), rerollCultistDie('here')),
  }),
  general('celestial-chart', {
    title: { es: 'Carta celeste', en: 'Celestial Chart' },
    symbol: 'planet',
    icons: ['combat'],
    lends: lends('planet'),
  }),
  general('stroke-of-luck', {
    title: { es: 'Golpe de suerte', en: 'Stroke of Luck' },
    symbol: 'planet',
    icons: ['dice', 'noRedraw'],
    support: addDie('you'),
  }),
  general('delay-the-inevitable', {
    title: { es: 'Aplaza lo inevitable', en: 'Delay the Inevitable' },
    symbol: 'planet',
    icons: ['time', 'terror', 'ancient'],
    support: hold('any'),
  }),
  general('guiding-light', {
    title: { es: 'Luz que guía', en: 'Guiding Light' },
    symbol: 'star',
    icons: ['combat'],
    lends: lends('star'),
  }),
  general('fresh-lead', {
    title: { es: 'Nueva pista', en: 'Fresh Lead' },
    symbol: 'star',
    investigate: 1,
    icons: ['cards'],
    support: replaceHand,
  }),
  general('force-the-dice', {
    title: { es: 'Fuerza los dados', en: 'Force the Dice' },
    symbol: 'star',
    investigate: 1,
    icons: ['dice', 'terror'],
    support: setDie,
  }),
]
