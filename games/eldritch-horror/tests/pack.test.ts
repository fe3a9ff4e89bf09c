import { boxIsAPack } from '@miskatonic/testing/suites'
import { content } from '../index.ts'

const both = { es: 'a', en: 'b' }
const unfought = { copies: 1, horror: null, damage: { skill: 'will', modifier: 'x', value: 1 }, toughness: 1 }

boxIsAPack(content, {
  game: 'eldritch-horror',
  wrong: {
    cards: [
      { id: 'no-traits', kind: 'asset', name: both },
      { id: 'odd', kind: 'mystery', name: both, story: both, ancientOne: 'cthulhu', solved: { is: 'sunny' }, onEnter: { do: 'explode' } },
      { id: 'half-fought', kind: 'monster', name: both, ...unfought },
      { id: 'nobody', kind: 'hero' },
    ],
    problems: [
      'no-traits: «traits» is missing',
      'odd: there is no verb «explode»',
      'odd: there is no condition «sunny»',
      'half-fought: expected a whole number, found "x"',
      'nobody: there is no kind «hero»',
    ],
  },
  byHand: 0.15,
  pieces: 300,
})
