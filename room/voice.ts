import type { FaceText, GameText, Language, LineFacts, Reading, ShownOption } from '@miskatonic/contract'
import type { FaceKey, Message, Seat } from '@miskatonic/kernel'
import { withSeatsIn } from './seatWords.ts'

/** So many sentences are remembered; then it begins anew. */
const MOST_WORDS = 20_000

/** A game's voice that remembers what it said: the same words are wanted by every guest of every table, and finding them takes longest. */
export class Voice {
  readonly text: GameText
  private readonly words = new Map<string, string>()
  private readonly faces: { readonly [L in Language]: Map<FaceKey, FaceText | null> } = { es: new Map(), en: new Map() }

  constructor(text: GameText) {
    this.text = text
  }

  /** One voice for all tables of a game. */
  static of(text: GameText): Voice {
    let voice = voices.get(text)
    if (!voice) {
      voice = new Voice(text)
      voices.set(text, voice)
    }
    return voice
  }

  say(message: Message, how: Reading): string {
    return this.remembered(keyFor(how, keyOf(message)), () => withSeatsIn(how.lang, this.text.say(message, how)))
  }

  line(message: Message, reader: Seat | null): LineFacts {
    return this.text.line?.(message, reader) ?? {}
  }

  /** Names the options of one question. `piece`: the name by which the reader knows the piece in an option's key. */
  options(about: Message, how: Reading): (option: ShownOption, piece?: string) => string {
    const asked = keyOf(about)
    return (option, piece) => {
      const nameless = piece === undefined ? option : { ...option, key: option.key.replace(piece, () => '#') }
      return this.remembered(keyFor(how, asked + keyOf(nameless)), () => withSeatsIn(how.lang, this.text.option(about, option, how)))
    }
  }

  face(key: FaceKey, lang: Language): FaceText | null {
    const known = this.faces[lang]
    let face = known.get(key)
    if (face === undefined) {
      face = this.text.face(key, lang)
      known.set(key, face)
    }
    return face
  }

  private remembered(key: string, say: () => string): string {
    let said = this.words.get(key)
    if (said === undefined) {
      said = say()
      if (this.words.size >= MOST_WORDS) this.words.clear()
      this.words.set(key, said)
    }
    return said
  }
}

/** Whoever is not spoken of reads what all the others read. */
const keyFor = ({ lang, reader }: Reading, words: string): string =>
  reader === null ? `${lang} nobody ${words}` : words.includes(`"${reader}"`) ? `${lang} of ${reader} ${words}` : `${lang} ${words}`

/**
 * What the words depend on, in one text. Each table has names of its own for its pieces, which nobody ever reads: only which of
 * them are the same counts.
 */
function keyOf(value: Message | ShownOption): string {
  const text = JSON.stringify(value)
  if (!text.includes('"piece":"')) return text
  const names: string[] = []
  return text.replace(/"piece":"(\w+)"/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `"piece":${names.indexOf(name)}`
  })
}

const voices = new WeakMap<GameText, Voice>()
