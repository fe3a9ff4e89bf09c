/* Encounter cards made for tests: what they do is plain, so that the rules around them can be seen. */
const nothing = { do: 'nothing' }
const story = { es: '…', en: '…' }
const part = (effect: object) => ({ story, effect })
const lose = (what: string, n: number) => ({ do: 'lose', what, n })
const gainBoth = { do: 'seq', effects: [{ do: 'gainThisClue' }, { do: 'gain', what: 'clue', additional: true }] }

export const research = [
  {
    id: 'dig',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: part({ do: 'test', skill: 'observation', pass: gainBoth }),
      wilderness: part({ do: 'discard', what: { the: 'that', name: 'clue' } }),
      sea: part(lose('sanity', 2)),
    },
  },
  {
    id: 'other-dig',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: { city: part(nothing), wilderness: part(nothing), sea: part(nothing) },
  },
]

/** A Lore test: 1 Clue or 1 Health, unless it says otherwise. */
const complex = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  title: story,
  initial: { story, test: { skill: 'lore' } },
  pass: part({ do: 'gain', what: 'clue' }),
  fail: part(lose('health', 1)),
  ...more,
})

export const otherWorlds = [
  complex('abyss', 'otherWorld', { pass: part({ do: 'closeGate' }), fail: part(lose('sanity', 1)) }),
  complex('dreamlands', 'otherWorld', { pass: part({ do: 'test', skill: 'will', pass: { do: 'closeGate' } }) }),
  complex('void', 'otherWorld', { initial: { story, test: { skill: 'lore' }, effect: lose('sanity', 6) } }),
  complex('maw', 'otherWorld', { fail: part({ do: 'seq', effects: [lose('health', 6), { do: 'doom', n: 3 }] }) }),
  complex('leng', 'otherWorld', { initial: { story, effect: lose('sanity', 1), next: { is: 'has', what: { kind: 'clue' } } } }),
]

export const expeditions = [
  complex('amazon-x', 'expedition', { space: 'the-amazon', pass: part({ do: 'gain', what: 'artifact' }) }),
  complex('antarctica-x', 'expedition', { space: 'antarctica' }),
  complex('pyramids-x', 'expedition', { space: 'the-pyramids' }),
]

export const special = [
  complex('risen-x', 'special', { ancientOne: 'cthulhu', pass: part({ do: 'place', what: 'eldritch', n: 1, on: 'mystery' }) }),
  complex('key-x', 'special', { ancientOne: 'yog-sothoth', pass: part({ do: 'place', what: 'eldritch', n: 1, on: 'sheet' }) }),
]
