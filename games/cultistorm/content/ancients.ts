import { advance, appearAt, cannot, detectives, discard, each, modify } from './builders.ts'
import { type AncientOne, type MagicSymbol, SYMBOLS } from './kinds.ts'

const first = (id: string, name: string, tale: number, symbols: readonly MagicSymbol[]): AncientOne => ({
  id,
  kind: 'ancient',
  title: { es: name, en: name },
  tale,
  wave: 1,
  symbols,
  attackMadness: 1,
}) // CS-SUMMON-12

type Second = Pick<AncientOne, 'tale' | 'attackMadness' | 'effect' | 'abilities'>
const second = (id: string, name: string, card: Second): AncientOne => ({
  id,
  kind: 'ancient',
  title: { es: name, en: name },
  wave: 2,
  symbols: SYMBOLS, // CS-RULING-87
  ...card,
})

export const ancientOnes: readonly AncientOne[] = [
  first('shub-niggurath', 'Shub-Niggurath', 101, ['shield', 'shield', 'tentacle', 'eye', 'star']),
  first('dagon', 'Dagon', 102, ['tentacle', 'tentacle', 'eye', 'planet', 'shield']),
  first('nyarlathotep', 'Nyarlathotep', 103, ['eye', 'eye', 'planet', 'star', 'tentacle']),
  first('ghatanothoa', 'Ghatanothoa', 104, ['planet', 'planet', 'star', 'shield', 'eye']),
  first('hastur', 'Hastur', 105, ['star', 'star', 'shield', 'tentacle', 'planet']),
  second('cthulhu', 'Cthulhu', { tale: 106, attackMadness: 2, effect: each(detectives, discard(2)), abilities: [cannot('wild:use')] }),
  second('yog-sothoth', 'Yog-Sothoth', { tale: 107, attackMadness: 1, effect: appearAt('nextTwo'), abilities: [modify('moveCost', 1)] }),
  second('azathoth', 'Azathoth', { tale: 108, attackMadness: 1, effect: advance(2), abilities: [modify('terrorSteps', 1)] }),
]
