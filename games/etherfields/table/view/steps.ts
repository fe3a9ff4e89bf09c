/** The steps of the Turn card that counts. */
import type { TableProps } from '@miskatonic/web/kit'
import { fields, listIn } from '@miskatonic/web/kit/figures'
import type { ScapeStep } from '../../content/kinds.ts'
import { lying, textOf } from './team.ts'

const STEPS: readonly string[] = ['movement', 'basic', 'special', 'metamorphosis']
const isStep = (step: unknown): step is ScapeStep => typeof step === 'string' && STEPS.includes(step)

export type StepNow = { readonly step: ScapeStep; readonly blocked: boolean; readonly now: boolean }

export function stepsNow({ view, face }: Pick<TableProps, 'view' | 'face'>): readonly StepNow[] {
  const [card] = lying(view, 'turn-deck')
  const text = card && textOf(card, face)
  const blocked = listIn(view.table, 'blockedSteps')
  const now = fields(view.records.findLast(({ kind }) => kind === 'step')).step
  return listIn(fields(text?.figures), 'steps')
    .filter(isStep)
    .map((step, i) => ({ step, blocked: blocked.includes(i), now: step === now && !blocked.includes(i) }))
}
