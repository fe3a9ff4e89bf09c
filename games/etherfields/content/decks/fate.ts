import { cure, each, everyone, fate, lookAtSlumbers, words } from '../builders.ts'
import type { Fate } from '../kinds.ts'

/* Fate: the first cards. A card that asks or rolls does so in the words of scripts, with `text` of its own. */

export const fates: readonly Fate[] = [
  fate('the-voice-reads-tomorrow', 'La voz lee mañana', 'The Voice Reads Tomorrow', {
    flavour: words(
      'Lee las mareas de mañana, se equivoca en una y se corrige.',
      'It reads tomorrow’s tides, gets one wrong, and corrects itself.',
    ),
    effect: lookAtSlumbers(3),
  }),
  fate('stove-left-lit', 'Una estufa encendida', 'Stove Left Lit', {
    flavour: words('Con una silla arrimada.', 'With a chair drawn up.'),
    whim: { steps: { basic: each(everyone, cure(1)) } },
  }),
]
