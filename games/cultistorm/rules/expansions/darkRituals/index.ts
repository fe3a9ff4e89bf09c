import { pieceArgument as card } from '@miskatonic/kernel'
import type { Expansion } from '../frame.ts'
import { experience, gainExperience, layRituals } from './learning.ts'

/** Experience for fights won with certain cards, and rituals to spend it on. */
export const darkRituals: Expansion = {
  id: 'darkRituals',
  after: {
    'setup:begin': layRituals,
    'fight:win': (t, { who }) => gainExperience(t, who),
  },
  resources: { experience },
  tell: {
    'experience:gain': { all: (_t, { who, n }) => ({ key: 'experience-gained', args: { who, n } }) },
    'experience:spend': { all: (_t, { who, n }) => ({ key: 'experience-spent', args: { who, n } }) },
    'ritual:learn': { all: (_t, { who, ritual }) => ({ key: 'ritual-learned', args: { who, card: card(ritual) } }) },
    'cultist:banish': { all: (_t, { who, cultist }) => ({ key: 'cultist-banished', args: { who, card: card(cultist) } }) },
    'support:copy': { all: (_t, { who, card: help }) => ({ key: 'support-copied', args: { who, card: card(help) } }) },
  },
}
