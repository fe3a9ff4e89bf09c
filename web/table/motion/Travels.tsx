import type { View } from '@miskatonic/kernel'
import { Component, createRef } from 'react'
import type { Motion } from '../../settings/settings.ts'
import { type Box, backFrom, type End, glides, likenessOf, pieceEnd, zoneEnd } from './ends.ts'
import { arrive, fly, hideFor, pulse, turnOver } from './flight.ts'
import { type Move, type Moved, movedBetween } from './moves.ts'
import styles from './Travels.module.css'

const MS: { readonly [motion in Motion]: number } = { full: 420, quick: 180, none: 0 }
/** One after the other, but all of them in no more than this. */
const STAGGER = 60
const MOST_IN_ALL = 1200
/** More than so many at once is no journey but another table. */
const MOST_MOVES = 24

type Props = {
  readonly view: View
  readonly motion: Motion
  /** What is shown is looked back at, or nothing is to travel. */
  readonly still: boolean
  /** Pieces set out. */
  readonly onTravel: () => void
}

/** Where what is about to move was, and what it looked like. */
type Left = {
  readonly moved: Moved
  readonly pieces: ReadonlyMap<string, { readonly box: Box; readonly likeness: HTMLElement }>
  readonly zones: ReadonlyMap<string, Box>
  /** Tokens that glide by themselves. */
  readonly gliding: ReadonlySet<string>
  readonly figures: ReadonlyMap<Element, string>
}

const isFollowed = (before: Props, after: Props): boolean =>
  before.view !== after.view &&
  before.view.watcher === after.view.watcher &&
  before.view.seq <= after.view.seq &&
  !before.still &&
  !after.still &&
  after.motion !== 'none'

const figureOf = (text: string): number | null => {
  const found = /-?\d+/.exec(text)
  return found ? Number(found[0]) : null
}

/**
 * What moved from one view to the next travels there, for both sides and in every game: pieces are found by `data-piece`, zones by `data-zone`,
 * figures by `data-stat`. The table itself is drawn at once; only pictures of what moved are on their way. A class, since only one
 * can look at the page just before it changes.
 */
export class Travels extends Component<Props> {
  private readonly layer = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: Props): Left | null {
    if (!isFollowed(before, this.props)) return null
    const moved = movedBetween(before.view, this.props.view)
    if (moved.moves.length > MOST_MOVES) return null
    const pieces = new Map<string, { box: Box; likeness: HTMLElement }>()
    const zones = new Map<string, Box>()
    const gliding = new Set<string>()
    for (const { piece, from } of moved.moves) {
      const end = piece === null ? null : pieceEnd(piece)
      if (piece !== null && glides(piece)) gliding.add(piece)
      if (piece !== null && end) pieces.set(piece, { box: end.box, likeness: likenessOf(end.element) })
      const zone = from === null || zones.has(from) ? null : zoneEnd(from)
      if (from !== null && zone) zones.set(from, middleOf(zone.box))
    }
    const figures = new Map<Element, string>()
    for (const one of document.querySelectorAll('[data-stat]')) figures.set(one, one.textContent ?? '')
    return { moved, pieces, zones, gliding, figures }
  }

  override componentDidUpdate(_: Props, __: unknown, left: Left | null): void {
    const layer = this.layer.current
    if (!left || !layer) return
    const ms = MS[this.props.motion]
    for (const alias of left.moved.turned) {
      const end = pieceEnd(alias)
      if (end && !end.element.closest('[data-flips]')) turnOver(end.element, ms)
    }
    const moves = left.moved.moves.filter(({ piece }) => piece === null || !(left.gliding.has(piece) && glides(piece)))
    const stagger = Math.min(STAGGER, (MOST_IN_ALL - ms) / Math.max(1, moves.length - 1))
    const set = moves.filter((move, n) => this.setOut(layer, move, left, n * stagger, ms))
    if (set.length) this.props.onTravel()
    for (const [element, text] of left.figures) {
      const now = element.textContent ?? ''
      if (!element.isConnected || now === text) continue
      const [was, is] = [figureOf(text), figureOf(now)]
      pulse(layer, element, was === null || is === null ? null : is - was, ms)
    }
  }

  private setOut(layer: HTMLElement, move: Move, left: Left, delay: number, ms: number): boolean {
    const { piece, from, to } = move
    const there: End | null = piece === null ? null : pieceEnd(piece)
    const pile = to === null ? null : zoneEnd(to)
    const was = piece === null ? undefined : left.pieces.get(piece)
    const start = was?.box ?? (from === null ? undefined : left.zones.get(from))
    const source = from === null ? null : zoneEnd(from)
    if (there && start) {
      const back = move.turns ? backFrom(source, pile) : null
      fly(layer, { ghost: likenessOf(there.element), back, from: sized(start, there.box), to: there.box, delay, ms, vanishes: false })
      hideFor(there.element, delay + ms)
      return true
    }
    if (there) {
      arrive(there.element, delay, ms)
      return false
    }
    if (!pile || !start) return false
    const ghost = was?.likeness ?? backFrom(source, pile)
    if (!ghost) return false
    const width = Number.parseFloat(ghost.style.getPropertyValue('--mini-w')) || start.width
    const box = was ? start : sized(start, { x: 0, y: 0, width, height: width * 1.4 })
    fly(layer, { ghost, back: null, from: box, to: sized(middleOf(pile.box), box), delay, ms, vanishes: true })
    return true
  }

  override render() {
    return <div ref={this.layer} className={styles.layer} data-travels="" aria-hidden="true" inert />
  }
}

/** The middle of a zone, without its width: what comes out of it has its own size. */
const middleOf = ({ x, y, width, height }: Box): Box => ({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 })

/** A place of no size is given that of the piece. */
const sized = (at: Box, as: Box): Box =>
  at.width > 0 ? at : { x: at.x - as.width / 2, y: at.y - as.height / 2, width: as.width, height: as.height }
