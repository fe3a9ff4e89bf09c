import type { Lasting, Shape, State, Table } from '@miskatonic/kernel'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** Between two steps nothing is being resolved any more, and nothing lasts until the end of something that is over. */
export function records<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial)
  const faults: Violation[] = []
  let last: Table<S> | null = null
  for (const table of play.moments()) {
    last = table
    const edge = table.edges.at(-1)
    const wrong = (edge && dangling(table.stateAt(edge), 'at the edge of a step')) ?? orphaned(table.kernel.raw)
    if (wrong) faults.push(play.fault('records', wrong))
  }
  const wrong = last?.over ? dangling(last.kernel.raw, 'at the end of the game') : null
  if (wrong) faults.push(play.fault('records', wrong))
  if (play.broken?.detail.includes('still open')) faults.push(play.fault('records', play.broken.detail))
  return faults
}

function dangling(state: State, where: string): string | null {
  const open = state.records.at(-1)
  return open ? `${where} a record («${open.kind}») is still open` : null
}

function orphaned(state: State): string | null {
  const recordOf = ({ until }: Lasting): number | null => (typeof until === 'object' && 'record' in until ? until.record : null)
  const orphan = state.lasting.find((lasting) => {
    const record = recordOf(lasting)
    return record !== null && !state.records.some(({ id }) => id === record)
  })
  return orphan ? `something lasts until the end of record ${recordOf(orphan)}, which is not open` : null
}
