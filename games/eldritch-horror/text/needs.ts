import { deedsOf, inItsWords, joined, type Need, need } from '@miskatonic/commons/needs'
import type { Effect, Selector, Speaker } from '@miskatonic/effects'
import { print, printRef, type Ref } from '@miskatonic/effects/text'
import { lexicon } from './lexicon.ts'
import type { How } from './say.ts'

/* Why an effect would do nothing: what it would need at the table. */

const LOST: { readonly [track: string]: Need } = {
  health: need('haber perdido Salud', 'lost Health'),
  sanity: need('haber perdido Cordura', 'lost Sanity'),
}
const STANDING = need('un investigador en juego', 'an investigator in play')

/** Of whatever works on no piece one could name: said after «hace falta», "it takes". */
const NEEDS: { readonly [verb: string]: Need } = {
  encounter: need('una Pista en el tablero', 'a Clue on the board'),
  gain: need('una carta o ficha de esas que puedas obtener', 'such a card or token that you can gain'),
  grantAction: need('un investigador que pueda actuar', 'an investigator who can act'),
  improve: need('una habilidad que aún se pueda mejorar', 'a skill that can still be improved'),
  look: need('que queden cartas o fichas de esas', 'cards or tokens of that kind left'),
  lose: STANDING,
  move: need('una casilla a la que moverse así', 'a space to move to that way'),
  native: need('alguien con quien hacerlo en tu casilla', 'somebody on your space to do it with'),
  test: STANDING,
}

/** What befalls several is told whole; what waits for a condition is told as what it waits with. */
const takenApart = (effect: Effect): readonly Effect[] | undefined =>
  effect.do === 'for' ? [] : effect.do === 'when' ? [effect.then as Effect] : undefined

const isSelector = (value: unknown): value is Selector => typeof value === 'object' && value !== null && 'the' in value

/** «Cada Monstruo que esté en tu casilla» as one that is missing: «un Monstruo que esté en tu casilla». */
const oneOf = (ref: Ref): Ref => {
  if (ref.kind !== 'noun') return ref
  const { count: _, plural: __, choice: ___, ...noun } = ref as Ref & { kind: 'noun'; count?: unknown; plural?: true; choice?: true }
  return { ...noun, det: 'a' } as Ref
}

function needOf(deed: Effect, speak: Speaker, how: How): string {
  const target = deed.do === 'for' ? deed.who : deed.what
  // «1 investigator who does not have …»: said as it is printed.
  const isNarrow = deed.do === 'for' && (deed.effect as Effect).do === 'when'
  if (isSelector(target) && !isNarrow) return printRef(lexicon, oneOf(speak.selector(target)), how)
  const words = deed.do === 'recover' ? LOST[String(deed.what)] : NEEDS[deed.do]
  if (words) return words[how.lang]
  return inItsWords(print(lexicon, speak.effect(deed), how), how.lang)
}

/** What is lacking, each thing once. */
export const needsOf = (effect: Effect, speak: Speaker, how: How): string =>
  joined(
    deedsOf(effect, takenApart).map((deed) => needOf(deed, speak, how)),
    how.lang,
  )
