import type { FaceText, GameText, Language, Reading, ShownOption } from '@miskatonic/games'
import type { FaceKey, Message } from '@miskatonic/kernel'

/** So many sentences are remembered; then it begins anew. */
const MOST_WORDS = 4000

/** A game's voice that remembers what it said: the same words are wanted by every guest of every table, and finding them takes longest. */
export class Voice {
  readonly text: GameText
  private readonly words = new Map<string, string>()
  private readonly faces: { readonly [L in Language]: Map<FaceKey, FaceText | null> } = { es: new Map(), en: new Map() }

  private constructor(text: GameText) {
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
    return this.remembered(`${how.lang} ${how.reader} ${JSON.stringify(message)}`, () => this.text.say(message, how))
  }

  option(about: Message, option: ShownOption, how: Reading): string {
    const key = `${how.lang} ${how.reader} ${JSON.stringify(about)} ${JSON.stringify(option)}`
    return this.remembered(key, () => this.text.option(about, option, how))
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

const voices = new WeakMap<GameText, Voice>()
