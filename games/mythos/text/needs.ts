import { deedsOf, inItsWords, joined, type Need, need } from '@miskatonic/commons/needs'
import type { Effect, Speaker } from '@miskatonic/effects'
import { print } from '@miskatonic/effects/text'
import { lexicon } from './lexicon.ts'
import type { How } from './say.ts'

/* Why an effect would do nothing: what it would need at the table. */

const IN_PLAY = need('una carta así en juego', 'such a card in play')
const DECK = need('cartas en el Mazo', 'cards in the Deck')
const OWN_THREAT = need('un oponente al que amenace un Monstruo', 'an opponent whom a Monster threatens')

/** Of whatever can do nothing: said after «hace falta», "it takes". */
const NEEDS: { readonly [verb: string]: Need } = {
  borrow: IN_PLAY,
  bury: IN_PLAY,
  dampen: need('una Amenaza asignada contra ti', 'a Threat assigned to you'),
  discard: IN_PLAY,
  discardHand: need('cartas en la Mano', 'cards in the Hand'),
  draw: need('cartas en el Mazo o en los descartes', 'cards in the Deck or the discards'),
  endEvent: need('un Suceso así en juego', 'such an Event in play'),
  invert: need('una Localización con un Portal sin usar', 'a Location with an unused Gate'),
  learn: need('un idioma que aún no sepas', 'a language you do not know yet'),
  lookHand: need('un oponente al que afecte', 'an opponent it can befall'),
  lookThreat: need('un oponente con Amenaza', 'an opponent with a Threat'),
  peek: DECK,
  playNow: need('una carta así en la Mano que se pueda jugar', 'such a card in the Hand that can be played'),
  recover: need('una carta así en la Crónica', 'such a card in the Chronicle'),
  refresh: need('una Localización con el Portal usado', 'a Location with a spent Gate'),
  remove: need('una carta así en una Amenaza', 'such a card in a Threat'),
  retrace: need('una Localización de la Crónica a la que volver', 'a Location of the Chronicle to go back to'),
  revive: need('una carta así en la Crónica', 'such a card in the Chronicle'),
  search: DECK,
  sendBack: need('estar en una Localización', 'an investigator at a Location'),
  straighten: need('una Localización o un Artefacto cruzado', 'a crossed Location or Artifact'),
  swell: OWN_THREAT,
  turnDown: IN_PLAY,
  veil: need('un Monstruo en tu Amenaza', 'a Monster in your Threat'),
  weaken: need('una carta así en una Amenaza contra ti', 'such a card in a Threat against you'),
}

const needOf = (deed: Effect, speak: Speaker, how: How): string =>
  NEEDS[deed.do]?.[how.lang] ?? inItsWords(print(lexicon, speak.effect(deed), how), how.lang)

/** What is lacking, each thing once. */
export const needsOf = (effect: Effect, speak: Speaker, how: How): string =>
  joined(
    deedsOf(effect).map((deed) => needOf(deed, speak, how)),
    how.lang,
  )
