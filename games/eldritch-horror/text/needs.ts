import type { Condition, Effect, Selector, Speaker } from '@miskatonic/effects'
import { print, printRef, type Ref, verbatim } from '@miskatonic/effects/text'
import { lexicon } from './lexicon.ts'
import type { How } from './say.ts'

/* Why an effect would do nothing: what it would need at the table. */

type Both = { readonly es: string; readonly en: string }
const need = (es: string, en: string): Both => ({ es, en })

const LOST: { readonly [track: string]: Both } = {
  health: need('haber perdido Salud', 'lost Health'),
  sanity: need('haber perdido Cordura', 'lost Sanity'),
}
const STANDING = need('un investigador en juego', 'an investigator in play')

/** Of whatever works on no piece one could name: said after «hace falta», "it takes". */
const NEEDS: { readonly [verb: string]: Both } = {
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

/** The effects it is made of, down to those that do something themselves. */
function deedsOf(effect: Effect): readonly Effect[] {
  const {
    effect: inner,
    effects = [],
    options = [],
    first,
    then,
  } = effect as Effect & {
    readonly effect?: Effect
    readonly effects?: readonly Effect[]
    readonly options?: readonly Effect[]
    readonly first?: Effect
    readonly then?: Effect
  }
  if (effect.do === 'for') return [effect]
  const parts = [
    ...(inner ? [inner] : []),
    ...(first ? [first] : []),
    ...effects,
    ...options,
    ...(effect.do === 'when' && then ? [then] : []),
  ]
  return parts.length ? parts.flatMap(deedsOf) : [effect]
}

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
  const printed = print(lexicon, speak.effect(deed), how).replace(/\.$/, '')
  return how.lang === 'es' ? `poder hacer esto: ${printed}` : `something to do this with: ${printed}`
}

/** What is lacking, each thing once. */
export const needsOf = (effect: Effect, speak: Speaker, how: How): string =>
  [...new Set(deedsOf(effect).map((deed) => needOf(deed, speak, how)))].join(how.lang === 'es' ? ' o ' : ' or ')

/** «Si hay 1 Sectario en tu casilla, puedes usarla.» */
export const usableIf = (condition: Condition, speak: Speaker, how: How): string =>
  print(
    lexicon,
    { kind: 'if', condition: speak.condition(condition), then: verbatim({ es: 'puedes usarla.', en: 'you can use it.' }) },
    how,
  )
