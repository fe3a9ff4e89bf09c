/* Where a Spanish word is stressed, and whether that must be written. */

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

const isVowel = (letter: string): boolean => /[aeiouáéíóúü]/i.test(letter)
const isStrong = (letter: string): boolean => /[aeoáéíóú]/i.test(letter)

export const withoutAccents = (word: string): string => word.replace(/[áéíóú]/g, (letter) => plain[letter] ?? letter)

interface Syllable {
  /** The letter that would carry the accent. */
  vowel: number
}

/** The nuclei: neighbouring vowels share one unless both are strong (an accented í, ú is strong). */
function syllables(word: string): Syllable[] {
  const found: Syllable[] = []
  let index = 0
  while (index < word.length) {
    const letter = word[index] ?? ''
    const silent = /u/i.test(letter) && /[gq]/i.test(word[index - 1] ?? '') && /[eéií]/i.test(word[index + 1] ?? '')
    const glide = /y/i.test(letter) && index === word.length - 1
    if (silent || glide || !isVowel(letter)) {
      index += 1
      continue
    }
    let end = index
    while (end + 1 < word.length && isVowel(word[end + 1] ?? '') && !(isStrong(word[end] ?? '') && isStrong(word[end + 1] ?? ''))) end += 1
    let vowel = end
    for (let at = index; at <= end; at += 1) if (isStrong(word[at] ?? '')) vowel = at
    found.push({ vowel })
    index = end + 1
  }
  return found
}

const byDefault = (word: string, count: number): number => (/[aeiouáéíóúns]$/i.test(word) ? Math.max(0, count - 2) : count - 1)

function stressed(word: string, parts: readonly Syllable[]): number {
  const written = parts.findIndex(({ vowel }) => /[áéíóú]/i.test(word[vowel] ?? ''))
  return written >= 0 ? written : byDefault(word, parts.length)
}

/** A verb form with its pronouns attached, the stress where it was: mueve + lo → muévelo, obtén + lo → obtenlo. */
export function attach(form: string, pronouns: string): string {
  if (pronouns === '') return form
  const parts = syllables(form)
  const at = parts[stressed(form, parts)]
  if (at === undefined) return form + pronouns
  // The accent of a hiatus (sitúa) stays whatever follows.
  const before = form[at.vowel - 1] ?? ''
  const after = form[at.vowel + 1] ?? ''
  const hiatus = /[íú]/.test(form[at.vowel] ?? '') && (/[aeo]/.test(before) || /[aeo]/.test(after))
  if (hiatus) return form + pronouns
  const bare = withoutAccents(form) + pronouns
  const whole = syllables(bare)
  const target = whole.findIndex(({ vowel }) => vowel === at.vowel)
  if (target === byDefault(bare, whole.length)) return bare
  const letter = bare[at.vowel] ?? ''
  return bare.slice(0, at.vowel) + (accents[letter] ?? letter) + bare.slice(at.vowel + 1)
}
