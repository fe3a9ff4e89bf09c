/** Each player's side of the table, read from the view. */
import type { PieceView, Seat, View } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { type FaceOf, figuresOf, numberIn, textOf } from './figures.ts'

export type Side = {
  readonly seat: Seat
  readonly investigator: PieceView | null
  readonly name: string
  readonly education: number
  readonly handLimits: readonly number[]
  readonly languages: readonly string[]
  readonly sanity: number
  readonly passed: boolean
  readonly out: boolean
  readonly points: number
  readonly lostTurns: number
  readonly deck: number
  readonly discard: readonly PieceView[]
  readonly hand: readonly PieceView[]
  readonly handCount: number
  /** The top of the Chronicle: where the Investigator is. */
  readonly here: PieceView | null
  readonly chronicle: readonly PieceView[]
  readonly allies: readonly PieceView[]
  readonly artifacts: readonly PieceView[]
  readonly tomes: readonly PieceView[]
  readonly events: readonly PieceView[]
  readonly threat: readonly PieceView[]
  readonly summoned: readonly PieceView[]
  readonly greatOldOnes: readonly PieceView[]
  /** Told already: in a campaign they lie below the Investigator (MY-CAMP-01). */
  readonly adventures: readonly PieceView[]
}

export const MOST_SANITY = 20

/** What lies before somebody and works or counts by itself: Events, Great Old Ones, Adventures told. */
export const standing = ({ events, greatOldOnes, adventures }: Side): readonly PieceView[] => [...events, ...greatOldOnes, ...adventures]

const inZone = (view: View, zone: string): readonly PieceView[] => view.zones[zone]?.pieces ?? []

/** What lies under a Tome, an Ally or an Artifact: its Spells, its Weapon. */
export const under = (view: View, bearer: PieceView): readonly PieceView[] => inZone(view, `under:${bearer.alias}`)

export function sideOf(view: View, seat: Seat, face: FaceOf): Side {
  const of = view.of[seat] ?? {}
  const investigator = inZone(view, `investigator:${seat}`)[0] ?? null
  const sheet = investigator ? textOf(investigator, face) : null
  const printed = figuresOf(sheet)
  return {
    seat,
    investigator,
    name: sheet?.name ?? '',
    education: numberIn(of, 'education', printed.education ?? 0),
    handLimits: printed.hand,
    languages: printed.languages.map(({ text }) => text),
    sanity: numberIn(of, 'sanity', MOST_SANITY),
    passed: of.passed === true,
    out: of.out === true,
    points: numberIn(of, 'adventurePoints'),
    lostTurns: numberIn(of, 'lostTurns'),
    deck: view.zones[`deck:${seat}`]?.count ?? 0,
    discard: inZone(view, `discard:${seat}`),
    hand: inZone(view, `hand:${seat}`),
    handCount: view.zones[`hand:${seat}`]?.count ?? 0,
    here: inZone(view, `here:${seat}`)[0] ?? null,
    chronicle: inZone(view, `chronicle:${seat}`),
    allies: inZone(view, `allies:${seat}`),
    artifacts: inZone(view, `artifacts:${seat}`),
    tomes: inZone(view, `tomes:${seat}`),
    events: inZone(view, `events:${seat}`),
    threat: inZone(view, `threat:${seat}`),
    summoned: inZone(view, `summoned:${seat}`),
    greatOldOnes: inZone(view, `greatOldOnes:${seat}`),
    adventures: inZone(view, `adventures:${seat}`),
  }
}

/** Whose side is below: the eyes that are looked through, or, for who only watches, the first seat. */
export const ownSeat = ({ view, seat }: Pick<TableProps, 'view' | 'seat'>): Seat =>
  view.seats.includes(seat) ? seat : (view.seats[0] ?? '')

/** The others, clockwise from one's own left. */
export function othersOf(props: Pick<TableProps, 'view' | 'seat'>): readonly Seat[] {
  const { seats } = props.view
  const at = seats.indexOf(ownSeat(props))
  return [...seats.slice(at + 1), ...seats.slice(0, at)]
}

/** The printed values of what one knows of a Threat; `unknown`: cards one knows nothing of. */
export function threatTotal(threat: readonly PieceView[], face: FaceOf): { readonly known: number; readonly unknown: number } {
  let [known, unknown] = [0, 0]
  for (const piece of threat) {
    const text = textOf(piece, face)
    if (text && text.kind !== 'back') known += figuresOf(text).value ?? 0
    else unknown += 1
  }
  return { known, unknown }
}

/** A Hand lies sorted: places first, then people and things, then what is played on others; Adventures at the end. */
const HAND_ORDER = ['location', 'travel', 'ally', 'tome', 'spell', 'artifact', 'weapon', 'event', 'monster', 'greatOldOne', 'adventure']

export function sortedHand(hand: readonly PieceView[], face: FaceOf, lang: string): readonly PieceView[] {
  const rank = (piece: PieceView): number => {
    const at = HAND_ORDER.indexOf((piece.faces.front ?? '').split(':')[0] ?? '')
    return at < 0 ? HAND_ORDER.length : at
  }
  const name = (piece: PieceView): string => textOf(piece, face)?.name ?? ''
  return [...hand].sort((a, b) => rank(a) - rank(b) || name(a).localeCompare(name(b), lang) || (a.alias < b.alias ? -1 : 1))
}
