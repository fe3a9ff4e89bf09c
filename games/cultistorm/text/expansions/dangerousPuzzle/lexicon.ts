import { inO, oneEnding, term, verb } from '@miskatonic/effects/text'

export const puzzleTerms = {
  puzzlePiece: term('pieza del puzzle', 'f', 'puzzle piece', { es: { many: 'piezas del puzzle' } }),
}
export const puzzleAdjectives = {
  found: { es: inO('encontrado'), en: 'found' },
  general: { es: oneEnding('general', 'generales'), en: 'general' },
} as const
export const puzzleVerbs = { find: verb('encontrar', 'find', { a: 'never' }, { past: 'found', part: 'found' }) }
