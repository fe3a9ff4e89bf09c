/** How likely a throw of dice is to come to something. The numbers of a throw are the game's; what they come to is counted here. */
import type { Json } from '@miskatonic/kernel'
import { useEffect, useState } from 'react'
import type { TableProps } from './table.ts'

/** A number as it is, or one the rules make: asked for by its quantity, as any other sum. */
export type Figure = number | { readonly quantity: string; readonly of: { readonly [name: string]: Json } }

/** A throw that decides something: so many dice, each of which succeeds from its lowest good face on. */
export type Throw = {
  readonly dice: Figure
  readonly least: Figure
  readonly sides: number
  /** How many successes are wanted; 1 where nothing else is said. */
  readonly wanted?: number
  /** What the highest face counts for; 1 where nothing else is said. */
  readonly perHighest?: number
}

type Known = {
  readonly dice: number
  readonly least: number
  readonly sides: number
  readonly wanted?: number
  readonly perHighest?: number
}

/** From 0 to 1: that a throw comes to at least what is wanted. */
export function chanceOf({ dice, least, sides, wanted = 1, perHighest = 1 }: Known): number {
  if (wanted <= 0) return 1
  const good = Math.max(0, Math.min(sides, sides - least + 1))
  const highest = good > 0 ? 1 : 0
  // ways[n]: the share of all throws so far that came to n successes; the last stands for all that is enough.
  let ways = [1, ...Array.from({ length: wanted }, () => 0)]
  for (let die = 0; die < dice; die++) {
    const next = ways.map(() => 0)
    ways.forEach((share, n) => {
      const add = (more: number, faces: number): void => {
        const at = Math.min(wanted, n + more)
        next[at] = (next[at] ?? 0) + (share * faces) / sides
      }
      add(0, sides - good)
      add(1, good - highest)
      add(perHighest, highest)
    })
    ways = next
  }
  return ways[wanted] ?? 0
}

/** In hundredths, as it is told: what can happen is never told as certain, nor as impossible. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

type Asking = Pick<TableProps, 'odds' | 'sumOf'>

/** The number behind a figure, once it is known; null: not yet, or it cannot be had. */
function useFigure(figure: Figure | null, { sumOf }: Asking): number | null {
  const asked = figure === null || typeof figure === 'number' ? '' : JSON.stringify(figure)
  const [known, setKnown] = useState<{ readonly of: string; readonly value: number } | null>(null)
  useEffect(() => {
    if (!asked || !sumOf) return
    let wanted = true
    const { quantity, of } = JSON.parse(asked) as Exclude<Figure, number>
    void sumOf(quantity, of).then((sum) => wanted && sum && setKnown({ of: asked, value: sum.value }))
    return () => {
      wanted = false
    }
  }, [asked, sumOf])
  if (typeof figure === 'number') return figure
  return asked && known?.of === asked ? known.value : null
}

/** The chance of a throw in hundredths; null: there is none, odds are not wanted, or its numbers are not known. */
export function useOdds(thrown: Throw | null, props: Asking): number | null {
  const wanted = props.odds ? thrown : null
  const dice = useFigure(wanted?.dice ?? null, props)
  const least = useFigure(wanted?.least ?? null, props)
  if (!wanted || dice === null || least === null) return null
  return percentOf(chanceOf({ ...wanted, dice, least }))
}
