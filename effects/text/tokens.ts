/* What the realisers produce: words and signs that know how they are set, before they become a string. */

export type Form = 'rich' | 'plain' | 'spoken'
export type LanguageId = 'es' | 'en'

export interface Token {
  text: string
  /** 'left': no space before it (a comma); 'right': none after it (an opening parenthesis). */
  glue?: 'left' | 'right'
  /** Must not be parted from what follows. */
  tie?: true
  spoken?: string
  icon?: string
  /** e or u before it, when the spelling does not tell. */
  sound?: 'i' | 'o' | 'other'
  /** Keeps its spelling at the head of a sentence (g.214). */
  fixed?: true
  /** Letters of its own, never part of a contraction (El Cairo). */
  name?: true
}

export const word = (text: string): Token => ({ text })
export const words = (...texts: readonly string[]): Token[] => texts.filter((text) => text !== '').map(word)
export const tied = (text: string): Token => ({ text, tie: true })
export const comma: Token = { text: ',', glue: 'left' }
export const semicolon: Token = { text: ';', glue: 'left' }
export const colon: Token = { text: ':', glue: 'left' }
export const open: Token = { text: '(', glue: 'right' }
export const close: Token = { text: ')', glue: 'left' }

const minus = '\u2212'

/** A signed number: minus is U+2212, and both signs are spoken as words. */
export function signed(amount: number, lang: LanguageId): Token {
  const size = Math.abs(amount)
  const said = lang === 'es' ? (amount < 0 ? 'menos' : 'más') : amount < 0 ? 'minus' : 'plus'
  return { text: `${amount < 0 ? minus : '+'}${size}`, spoken: `${said} ${size}` }
}

export function numeral(amount: number): Token {
  return { text: amount < 0 ? `${minus}${-amount}` : `${amount}`, tie: true }
}

/** Parentheses and brackets round a number are read as words: Suerte (−1) [2]. */
export function boxed(token: Token, openSign: string, closeSign: string, spoken: string): Token {
  return { text: `${openSign}${token.text}${closeSign}`, spoken }
}

export function inParentheses(tokens: readonly Token[]): Token[] {
  return [open, ...tokens, close]
}

/** Joins lists: A, B y C. No comma before the conjunction. */
export function joined(items: readonly (readonly Token[])[], conjunction: readonly Token[], separator: Token = comma): Token[] {
  const result: Token[] = []
  items.forEach((item, index) => {
    if (index > 0) {
      if (index === items.length - 1 && conjunction.length > 0) result.push(...conjunction)
      else result.push(separator)
    }
    result.push(...item)
  })
  return result
}

export interface Sentence {
  tokens: Token[]
  end: '.' | '' | '?' | ':' | '.)'
  label?: Token[]
  bullet?: true
  reminder?: true
  /** A stat line has no full stop unless a sentence follows. */
  open?: true
}

const iSound = /^h?[iíI](?![aeoáéó])/i
const oSound = /^h?[oóO]/i

function soundsLike(token: Token | undefined, sound: 'i' | 'o'): boolean {
  if (token === undefined) return false
  if (token.sound !== undefined) return token.sound === sound
  const text = token.text.replace(/^[«"“(]/, '')
  if (sound === 'i') return iSound.test(text)
  return oSound.test(text) || /^(8\d*|11)$/.test(text)
}

/** al, del, e, u. */
export function contract(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token
    const next = tokens[index + 1]
    const article = next !== undefined && next.text === 'el' && next.name === undefined
    const text = token.text
    if (article && (text === 'a' || text === 'de' || text.endsWith(' a') || text.endsWith(' de'))) {
      result.push({ ...token, text: `${text}l` })
      index += 1
    } else if (text === 'y' && soundsLike(next, 'i')) result.push({ ...token, text: 'e' })
    else if ((text === 'o' || text.endsWith(' o')) && soundsLike(next, 'o')) result.push({ ...token, text: `${text.slice(0, -1)}u` })
    else result.push(token)
  }
  return result
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function withCapital(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex((token) => !/^[(¿¡«“•]$/.test(token.text))
  const token = tokens[first]
  if (token === undefined || token.fixed) return [...tokens]
  const spoken = token.spoken === undefined ? {} : { spoken: capitalised(token.spoken) }
  return tokens.map((each, index) => (index === first ? { ...each, text: capitalised(each.text), ...spoken } : each))
}

const shown = (token: Token, form: Form): string => {
  if (form === 'spoken') return token.spoken ?? token.text
  return form === 'rich' && token.icon !== undefined ? `[[${token.icon}|${token.text}]]` : token.text
}

/** Tokens as a string: spaces, no-break spaces (rich), icons (rich), words for signs (spoken). */
export function set(tokens: readonly Token[], form: Form): string {
  let text = ''
  let previous: Token | undefined
  for (const token of tokens) {
    // The dot between stats has no sound.
    if (form === 'spoken' && token.text === '·') {
      text += ';'
      continue
    }
    const said = shown(token, form)
    if (said === '') continue
    if (previous !== undefined && token.glue !== 'left' && previous.glue !== 'right')
      text += previous.tie && form === 'rich' ? '\u00a0' : ' '
    text += said
    previous = token
  }
  return text
}

export function setSentence(sentence: Sentence, lang: LanguageId, form: Form, last: boolean): string {
  const finish = (tokens: readonly Token[]): string => set(withCapital(lang === 'es' ? contract(tokens) : tokens), form)
  const bold = form === 'rich' ? '**' : ''
  const label = sentence.label === undefined ? '' : `${bold}${finish([...sentence.label, colon])}${bold}`
  const body = finish(sentence.tokens)
  const end = sentence.open && !last ? '.' : sentence.end
  // A question or a full stop inside quotation marks is not doubled.
  const text = `${label}${label !== '' && body !== '' ? ' ' : ''}${body}${body.endsWith('.') && end === '.' ? '' : end}`
  const bulleted = sentence.bullet && form !== 'spoken' ? `• ${text}` : text
  return sentence.reminder && form === 'rich' ? `_${bulleted}_` : bulleted
}

export function setSentences(sentences: readonly Sentence[], lang: LanguageId, form: Form): string {
  let text = ''
  sentences.forEach((sentence, index) => {
    const said = setSentence(sentence, lang, form, index === sentences.length - 1)
    if (index > 0) text += form === 'rich' && (sentence.bullet || sentence.label !== undefined) ? '\n' : ' '
    text += said
  })
  return text
}
