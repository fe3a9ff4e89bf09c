import type { Es, Gender } from '../lexicon.ts'
import { withoutAccents } from './stress.ts'

/** investigador → investigadores, acción → acciones, luz → luces; a word stressed before its last syllable and ending in s stays. */
export function pluralWord(one: string): string {
  if (/[aeiouáéó]$/i.test(one)) return `${one}s`
  if (/z$/i.test(one)) return `${one.slice(0, -1)}ces`
  if (/[áéíóú][ns]$/i.test(one)) return `${withoutAccents(one)}es`
  if (/[sx]$/i.test(one)) return one
  return `${one}es`
}

/** Of several words the first one changes: ficha de Arcano → fichas de Arcano. Others must be given. */
function pluralPhrase(one: string): string {
  const [first = '', ...others] = one.split(' ')
  return [pluralWord(first), ...others].join(' ')
}

export function nounForm(es: Es, g: Gender, many: boolean): string {
  if (g === 'f' && es.g !== 'f' && es.fem !== undefined) return many ? (es.femMany ?? pluralPhrase(es.fem)) : es.fem
  if (!many || es.many === null) return es.one
  return es.many ?? pluralPhrase(es.one)
}
