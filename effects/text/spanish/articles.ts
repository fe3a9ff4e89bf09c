import type { Gender } from '../lexicon.ts'

/* Articles and the other words that change before a noun. `stressed` is a noun like arma, directly after the word. */

const pick = (g: Gender, many: boolean, four: readonly [string, string, string, string]): string =>
  four[(many ? 2 : 0) + (g === 'f' ? 1 : 0)] as string

export const definite = (g: Gender, many: boolean, stressed = false): string =>
  stressed && !many ? 'el' : pick(g, many, ['el', 'la', 'los', 'las'])
export const indefinite = (g: Gender, stressed = false): string => (g === 'm' || stressed ? 'un' : 'una')
export const none = (g: Gender, stressed = false): string => (g === 'm' || stressed ? 'ningún' : 'ninguna')
export const thisWord = (g: Gender, many: boolean): string => pick(g, many, ['este', 'esta', 'estos', 'estas'])
export const thatWord = (g: Gender, many: boolean): string => pick(g, many, ['ese', 'esa', 'esos', 'esas'])
export const another = (g: Gender, many: boolean): string => pick(g, many, ['otro', 'otra', 'otros', 'otras'])
export const same = (g: Gender, many: boolean): string => pick(g, many, ['mismo', 'misma', 'mismos', 'mismas'])
export const itWord = (g: Gender, many: boolean): string => pick(g, many, ['lo', 'la', 'los', 'las'])
export const heWord = (g: Gender, many: boolean): string => pick(g, many, ['él', 'ella', 'ellos', 'ellas'])
export const oneWord = (g: Gender): string => (g === 'm' ? 'uno' : 'una')
export const possessive = (yours: boolean, many: boolean): string => (yours ? 'tu' : 'su') + (many ? 's' : '')
export const possessiveAfter = (yours: boolean, g: Gender, many: boolean): string =>
  pick(g, many, yours ? ['tuyo', 'tuya', 'tuyos', 'tuyas'] : ['suyo', 'suya', 'suyos', 'suyas'])
export const agreeing = (forms: readonly [string, string, string, string], g: Gender, many: boolean): string => pick(g, many, forms)

const ordinals = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo']

/** primer Libro, primera carta, tercer Hechizo: as it stands before a noun. */
export function ordinalWord(place: number, g: Gender): string {
  const masculine = ordinals[place - 1]
  if (masculine === undefined) throw new Error(`No Spanish word for the ordinal ${place}: write it as a number.`)
  if (g === 'f') return `${masculine.slice(0, -1)}a`
  return place === 1 || place === 3 ? masculine.slice(0, -1) : masculine
}

/** 1.º, 1.ª; before a masculine noun 1.er, 3.er. */
export function ordinalNumber(place: number, g: Gender, beforeNoun = false): string {
  if (g === 'f') return `${place}.ª`
  return beforeNoun && (place % 10 === 1 || place % 10 === 3) && place !== 11 && place !== 13 ? `${place}.er` : `${place}.º`
}
