/** How somebody fares, as the sheet and the team show it. */
import type { TableProps } from '@miskatonic/web/kit'
import type { Figure } from '@miskatonic/web/kit/sheet'
import { say, words } from '../strings.ts'
import type { Person } from './people.ts'

export const tracksOf = ({ health, sanity, clues, sheet, piece }: Person, lang: TableProps['lang']): readonly Figure[] => [
  { icon: 'hearts', tone: 'health', n: health, most: sheet.health, label: say(words.healthOf, lang, { n: health, most: sheet.health }) },
  { icon: 'brain', tone: 'sanity', n: sanity, most: sheet.sanity, label: say(words.sanityOf, lang, { n: sanity, most: sheet.sanity }) },
  { icon: 'magnifying-glass', tone: 'clue', n: clues, label: say(words.clues, lang, { n: clues }), zone: `own-clues:${piece.alias}` },
]
