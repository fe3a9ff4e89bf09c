/** What is being paid: the action, what it costs, what lies there, what the die would have to bring. */
import type { TableProps } from '@miskatonic/web/kit'
import { fields, numberIn, textIn } from '@miskatonic/web/kit/figures'
import { innermost } from '@miskatonic/web/kit/resolving'
import type { Colour } from '../../content/kinds.ts'
import { dreamerOf } from './team.ts'

/** The faces of the Fortune die, in the order of what they are worth. */
export const FORTUNE = [
  { face: 'failure', n: null, sides: 1 },
  { face: 'blank', n: 0, sides: 1 },
  { face: 'one', n: 1, sides: 2 },
  { face: 'two', n: 2, sides: 1 },
  { face: 'three', n: 3, sides: 1 },
] as const
const SIDES = 6

export type Payment = {
  readonly who: string
  readonly action: string
  readonly colour: Colour
  readonly due: number
  /** What was paid, and the cards that were touched. */
  readonly laid: number
  readonly mayBoost: boolean
}

export function paymentIn(props: Pick<TableProps, 'view' | 'face' | 'ask' | 'picked'>): Payment | null {
  // What is read before the action ends is in the foreground.
  if (props.view.records.at(-1)?.kind === 'reading') return null
  const record = fields(innermost(props.view, 'action'))
  const colour = textIn(record, 'colour')
  if (!colour) return null
  const { ask, picked } = props
  const touched =
    ask?.about.key === 'pay-motive'
      ? ask.options.filter(({ key }) => picked.includes(key)).reduce((sum, { weights }) => sum + (weights?.motive ?? 0), 0)
      : 0
  const who = textIn(record, 'who')
  return {
    who,
    action: textIn(record, 'action'),
    colour: colour as Colour,
    due: numberIn(record, 'due'),
    laid: numberIn(record, 'paid') + touched,
    mayBoost: dreamerOf(props, who)?.boosted === false,
  }
}
export const lacking = ({ due, laid }: Payment): number => Math.max(0, due - laid)

/** How likely one throw brings at least so much; a failure brings nothing. */
export const chanceOfMotive = (n: number): number =>
  FORTUNE.reduce((sum, { n: brings, sides }) => sum + (brings !== null && brings >= n ? sides : 0), 0) / SIDES
