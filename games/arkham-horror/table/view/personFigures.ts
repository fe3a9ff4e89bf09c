/** How somebody fares, as the sheet and the team show it. */
import type { TableProps } from '@miskatonic/web/kit'
import type { Figure } from '@miskatonic/web/kit/sheet'
import { say, words } from '../strings.ts'
import type { Person } from './people.ts'

export const tracksOf = ({ sanity, stamina, clues, money, sheet }: Person, lang: TableProps['lang']): readonly Figure[] => [
  { icon: 'brain', tone: 'sanity', n: sanity, most: sheet.sanity, label: say(words.sanityOf, lang, { n: sanity, most: sheet.sanity }) },
  {
    icon: 'hearts',
    tone: 'health',
    n: stamina,
    most: sheet.stamina,
    label: say(words.staminaOf, lang, { n: stamina, most: sheet.stamina }),
  },
  { icon: 'magnifying-glass', tone: 'clue', n: clues, label: say(words.clueTokens, lang, { n: clues }) },
  { icon: 'money-stack', tone: 'gold', n: money, label: say(words.money, lang, { n: money }) },
]

/** What one has defeated and closed: it buys things. */
export const trophiesOf = ({ trophies, seat }: Person, lang: TableProps['lang']): readonly Figure[] =>
  trophies.length
    ? [
        {
          icon: 'laurels',
          tone: 'plain',
          n: trophies.length,
          label: say(words.trophies, lang, { n: trophies.length }),
          zone: `trophies:${seat}`,
        },
      ]
    : []
