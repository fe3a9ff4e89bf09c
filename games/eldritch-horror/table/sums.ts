/** Numbers the rules make up, as they are asked for: the dice of a test, and what a Monster takes and withstands. */
import type { PieceView } from '@miskatonic/kernel'
import type { Made, TableProps } from '@miskatonic/web/kit'
import { say, words } from './strings.ts'
import { foeFigures, kindOf, type Skill, textOf } from './view/figures.ts'
import { personOfSeat } from './view/people.ts'
import { openCombat } from './view/resolving.ts'
import type { Announced } from './view/throws.ts'

/** The dice of an ordinary test: what counts only in a fight, or only for buying, is not in it. */
export const ordinaryTest = (who: string, skill: Skill): Announced => ({ who, skill, kind: 'other', modifier: 0, source: null })

type FoeQuantity = 'horror' | 'damage' | 'toughness'

/** What a Monster's figures are asked of: for whoever fights it, else for the seat that looks; null: for nobody, and then they are not. */
function foeOf(piece: PieceView, quantity: FoeQuantity, props: TableProps): Made['of'] | null {
  if (quantity === 'toughness') return { monster: piece.alias }
  const who = openCombat(props.view)?.who ?? personOfSeat(props.view, props.seat, props.face)?.piece.alias
  return who ? { monster: piece.alias, who } : null
}

/** Opens the sum behind a Monster's number, where there is one to open. */
export function foeOpens(piece: PieceView, props: TableProps): ((quantity: FoeQuantity) => void) | null {
  const { showSum } = props
  if (!showSum || kindOf(piece) !== 'monster' || !foeOf(piece, 'horror', props)) return null
  return (quantity) => showSum(quantity, foeOf(piece, quantity, props) ?? {})
}

export function sums(piece: PieceView, props: TableProps): readonly Made[] {
  if (kindOf(piece) !== 'monster') return []
  const { horror, damage, toughness } = foeFigures(textOf(piece, props.face), props.view, props.face)
  const made = (quantity: FoeQuantity, known: unknown): Made[] => {
    const of = known === null ? null : foeOf(piece, quantity, props)
    return of ? [{ label: say(words[quantity], props.lang), quantity, of }] : []
  }
  return [...made('horror', horror), ...made('damage', damage), ...made('toughness', toughness)]
}
