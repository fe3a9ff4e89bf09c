/** Which scene is on: what is read, a die that was thrown, cards that are offered. */
import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { fields, textIn } from '@miskatonic/web/kit/figures'
import { innermost } from '@miskatonic/web/kit/resolving'
import { openingIn, type Reading, readingIn } from './reading.ts'
import { lying } from './team.ts'

export type Roll = {
  readonly id: number
  readonly die: 'fortune' | 'movement'
  readonly face: string
  readonly who: string
  readonly purpose: string
}
export type Offer = { readonly kind: 'market' | 'item' | 'deck' | 'mask'; readonly who: string; readonly cards: readonly PieceView[] }
export type SceneOn =
  | { readonly kind: 'story'; readonly reading: Reading }
  | { readonly kind: 'roll'; readonly roll: Roll }
  | { readonly kind: 'offer'; readonly offer: Offer }

function rollIn({ view }: Pick<TableProps, 'view'>): Roll | null {
  const record = innermost(view, 'roll')
  const of = fields(record)
  if (!record || !textIn(of, 'face')) return null
  return {
    id: record.id,
    die: textIn(of, 'die') === 'movement' ? 'movement' : 'fortune',
    face: textIn(of, 'face'),
    who: textIn(of, 'who'),
    purpose: textIn(of, 'purpose'),
  }
}

/** Questions about cards that lie nowhere else on the table. */
function offerIn({ view, ask, seat }: Pick<TableProps, 'view' | 'ask' | 'seat'>): Offer | null {
  const who = ask?.seat ?? seat
  const offered = view.seats.map((one) => ({ who: one, cards: lying(view, `offer:${one}`) })).find(({ cards }) => cards.length > 0)
  if (offered) return { kind: ask?.about.key === 'choose-item' ? 'item' : 'market', ...offered }
  if (ask?.about.key === 'build-deck') return { kind: 'deck', who, cards: lying(view, `unused:${who}`) }
  if (ask?.about.key === 'choose-mask') return { kind: 'mask', who, cards: [...lying(view, `mask:${who}`), ...lying(view, `masks:${who}`)] }
  return null
}

type Seen = Pick<TableProps, 'view' | 'events' | 'ask' | 'seat'>

/** The innermost: a die thrown while something is read covers it. */
export function sceneOf(props: Seen): SceneOn | null {
  const roll = rollIn(props)
  if (roll) return { kind: 'roll', roll }
  const offer = offerIn(props)
  if (offer) return { kind: 'offer', offer }
  const reading = openingIn(props) ?? (isAskedElsewhere(props) ? null : readingIn(props))
  return reading && { kind: 'story', reading }
}

/** What is chosen on the board or in the hand must not be covered by what was read before it. */
const ON_THE_TABLE = [
  'choose-square',
  'choose-relocation',
  'choose-destination',
  'choose-entrance',
  'choose-spawn',
  'choose-whim-slot',
  'push-where',
  'choose-course',
  'discard-some',
  'lay-down-some',
  'pay-motive',
]
const isAskedElsewhere = ({ ask }: Seen): boolean => ask !== null && ON_THE_TABLE.includes(ask.about.key)
