/** The whole table as headed lists: what a screen reader reads, and good enough to play by. */
import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { plain } from '@miskatonic/web/kit/figures'
import { say, words } from '../strings.ts'
import { textOf } from './figures.ts'
import { pieceLabel, pieceLine, playerTag, standingWords } from './naming.ts'
import { othersOf, ownSeat, type Side, sideOf, sortedHand, standing, threatTotal } from './sides.ts'

type Section = { readonly heading: string; readonly lines: readonly string[] }
type Read = Pick<TableProps, 'view' | 'seat' | 'lang' | 'info' | 'lit' | 'face' | 'picked'>

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
const rulesOf = (piece: PieceView, { face }: Read): string =>
  (textOf(piece, face)?.parts ?? [])
    .map(({ rules }) => (rules ? plain(rules) : ''))
    .filter(Boolean)
    .join(' ')
const whole = (piece: PieceView, read: Read): string => [sentence(pieceLine(piece, read)), rulesOf(piece, read)].filter(Boolean).join(' ')

function figures(side: Side, { lang, view }: Read): string {
  return [
    say(words.sanity, lang, { n: side.sanity }),
    `${say(words.edu, lang)} ${side.education}`,
    side.languages.join(', '),
    say(words.handOf, lang, { n: side.handCount }),
    say(words.deckOf, lang, { n: side.deck }),
    say(words.discardOf, lang, { n: side.discard.length }),
    side.points ? say(words.points, lang, { n: side.points }) : '',
    side.passed ? say(words.hasPassed, lang, { name: side.seat }) : '',
    side.out ? say(words.out, lang) : '',
    side.lostTurns ? say(words.losesTurns, lang, { n: side.lostTurns }) : '',
    view.table.active === side.seat ? say(words.theirTurn, lang, { name: side.seat }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function sideLines(side: Side, read: Read): string[] {
  const { lang, face } = read
  const group = (heading: string, pieces: readonly PieceView[]): string[] =>
    pieces.length ? [sentence(say(words.colon, lang, { a: heading, b: pieces.map((one) => pieceLine(one, read)).join('; ') }))] : []
  const total = threatTotal(side.threat, face)
  return [
    sentence(figures(side, read)),
    ...group(say(words.isAt, lang), side.here ? [side.here] : []),
    ...group(say(words.allies, lang), side.allies),
    ...group(say(words.artifacts, lang), side.artifacts),
    ...group(say(words.tomes, lang), side.tomes),
    ...group(standingWords(side, lang), standing(side)),
    ...group(say(words.threat, lang, { name: side.seat }), [...side.threat, ...side.summoned]),
    ...(side.threat.length && total.known ? [sentence(`${say(words.threatTotal, lang)} ${total.known}`)] : []),
    ...group(say(words.chronicle, lang), side.chronicle),
  ]
}

export function asText(props: Read): readonly Section[] {
  const { view, lang, face } = props
  const own = sideOf(view, ownSeat(props), face)
  const hand = sortedHand(own.hand, face, lang)
  const heading = (side: Side): string => [playerTag(props, side.seat), side.name].filter(Boolean).join(', ')
  return [
    { heading: heading(own), lines: sideLines(own, props) },
    {
      heading: say(words.ownHand, lang),
      lines: hand.map((piece) => [sentence(pieceLabel(piece, props)), rulesOf(piece, props)].filter(Boolean).join(' ')),
    },
    ...othersOf(props).map((seat) => {
      const side = sideOf(view, seat, face)
      return { heading: heading(side), lines: sideLines(side, props) }
    }),
    {
      heading: say(words.inPlay, lang),
      lines: [own, ...othersOf(props).map((seat) => sideOf(view, seat, face))].flatMap((side) =>
        [...(side.here ? [side.here] : []), ...side.allies, ...side.artifacts, ...side.tomes, ...side.events, ...side.greatOldOnes].map(
          (one) => whole(one, props),
        ),
      ),
    },
  ].filter(({ lines }) => lines.length)
}
