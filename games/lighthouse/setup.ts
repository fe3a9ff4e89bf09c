import type { GameSetup } from '@miskatonic/contract'
import { box } from './box.ts'

/** What is needed to open a table: plain data. */
export const setup: GameSetup = {
  ...box,
  about: {
    es: 'Sois los fareros de una roca perdida. Cada noche elegís en secreto dónde montar guardia, guiáis los barcos a puerto y aguantáis lo que sube del agua. Cada uno ha venido por su propio motivo, y quizá no todos quieran que la lámpara siga encendida.',
    en: 'You keep the light on a lonely rock. Each night you choose in secret where to stand watch, guide the ships home and hold out against what climbs from the water. Each of you came for a reason of your own, and perhaps not everybody wants the lamp to burn.',
  },
  fields: [],
  campaign: {
    es: 'Tres guardias en la misma roca: lo que una noche pierde o gana, lo hereda la siguiente.',
    en: 'Three watches on the same rock: what one night loses or gains, the next inherits.',
  },
  bots: ['random', 'careful'],
}
