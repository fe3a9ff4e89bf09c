import type { FaceText, TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { worded } from './signed.ts'

/** What a Turn card gives, in letters: without the word its text begins with, since that stands before it on the table. */
export const lootOf = (card: FaceText, lang: TableProps['lang']): string =>
  worded(card.parts[0]?.rules ?? '', lang).replace(new RegExp(`^${say(words.loot, lang)}: `), '')
