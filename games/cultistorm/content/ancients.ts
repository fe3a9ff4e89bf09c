import { advance, appearAt, cannot, detectives, discard, each, modify } from './builders.ts'
import { type AncientOne, type MagicSymbol, SYMBOLS } from './kinds.ts'

const first = (id: string, name: string, symbols: readonly MagicSymbol[]): AncientOne => ({
  id,
  kind: 'ancient',
  title: { es: name, en: name },
  wave: 1,
  symbols,
  attackMadness: 1,
}) // CS-SUMMON-12

const second = (id: string, name: string, card: Pick<AncientOne, 'attackMadness' | 'effect' | 'abilities'>): AncientOne => ({
  id,
  kind: 'ancient',
  title: { es: name, en: name },
  wave: 2,
  symbols: SYMBOLS, // CS-RULING-87
  ...card,
})

export const ancientOnes: readonly AncientOne[] = [
  first('shub-niggurath', 'Shub-Niggurath', ['shield', 'shield', 'tentacle', 'eye', 'star']),
  first('dagon', 'Dagon', ['tentacle', 'tentacle', 'eye', 'planet', 'shield']),
  first('nyarlathotep', 'Nyarlathotep', ['eye', 'eye', 'planet', 'star', 'tentacle']),
  first('ghatanothoa', 'Ghatanothoa', ['planet', 'planet', 'star', 'shield', 'eye']),
  first('hastur', 'Hastur', ['star', 'star', 'shield', 'tentacle', 'planet']),
  second('cthulhu', 'Cthulhu', { attackMadness: 2, effect: each(detectives, discard(2)), abilities: [cannot('wild:use')] }),
  second('yog-sothoth', 'Yog-Sothoth', { attackMadness: 1, effect: appearAt('nextTwo'), abilities: [modify('moveCost', 1)] }),
  second('azathoth', 'Azathoth', { attackMadness: 1, effect: advance(2), abilities: [modify('terrorSteps', 1)] }),
]
