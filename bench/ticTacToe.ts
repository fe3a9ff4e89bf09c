import {
  type Check,
  choose,
  type Game,
  type Kernel,
  type Random,
  type Script,
  type Seat,
  type StepRef,
  sample,
  Table,
  type TableSettings,
} from '@miskatonic/kernel'

/** Tic-tac-toe, three times the same: for our kernel, for boardgame.io (beside this file) and as a bare loop. */
export interface TicTacToe {
  table: { cells: readonly (Seat | null)[] }
  attributes: Record<never, never>
  happenings: Record<never, never>
  messages: { mark: Record<never, never> }
}
type T = Kernel<TicTacToe>

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export const winner = <P>(cells: readonly (P | null)[]): P | null => {
  for (const [a, b, c] of LINES) {
    const first = cells[a] as P | null
    if (first !== null && first === cells[b] && first === cells[c]) return first
  }
  return null
}

const OPTIONS = ['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((key) => ({ key, place: key }))

function* turn(t: T, seat: Seat): Script<StepRef[]> {
  const { cells } = t.state
  const key = yield* choose(t, seat, { about: 'mark', options: OPTIONS.filter((_, i) => cells[i] === null) })
  yield* t.change((w) => {
    const marked = [...t.state.cells]
    marked[Number(key)] = seat
    w.set('table', 'cells', marked)
  })
  return [{ step: 'turn', args: t.left(seat) }]
}

const won: Check<TicTacToe> = {
  name: 'won',
  rule: 'TTT-WIN',
  reads: ['cells'],
  when: (t) => {
    const line = winner(t.state.cells)
    return line !== null ? [line] : t.state.cells.includes(null) ? [] : ['draw']
  },
  then: (t, [who]) => t.over(who as string),
}

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  rules: '1',
  stateVersion: 1,
  seats: { min: 2, max: 2 },
  definitions: new Map(),
  contentHash: '',
  table: { cells: { start: [null, null, null, null, null, null, null, null, null], see: 'all' } },
  attributes: {},
  zones: {},
  records: {},
  steps: { turn },
  opening: ([first]) => [{ step: 'turn', args: first as Seat }],
  checks: [won],
  quantities: {},
  resources: {},
  tell: {},
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: (t) => t.seats[0] as Seat,
  prompts: { orderTriggers: 'mark', orderReplacements: 'mark', useTrigger: 'mark', useReplacement: 'mark', payWith: 'mark', deal: 'mark' },
}

/** As in a simulation: nobody is told anything, nothing is taken back. */
const HOST: TableSettings = { quiet: true, undo: false }

/** Marks made in one random game through `Table.decide`; the last free cell marks itself. */
export function playOnKernel(random: Random): number {
  const table = Table.start(ticTacToe, { seats: ['x', 'o'], seed: 's' }, HOST)
  while (table.ask) {
    const seat = table.asked()[0] as Seat
    table.decide(seat, sample(table.ask, seat, random))
  }
  const free = table.kernel.state.cells.indexOf(null)
  return free < 0 ? 9 : table.line.length
}

/** The same game as a loop over an array. */
export function playBare(random: Random): number {
  const cells: ('x' | 'o' | null)[] = [null, null, null, null, null, null, null, null, null]
  let moves = 0
  for (let seat: 'x' | 'o' = 'x'; winner(cells) === null && cells.includes(null); seat = seat === 'x' ? 'o' : 'x') {
    const free = OPTIONS.filter((_, i) => cells[i] === null)
    const key = free[random(free.length)]?.key
    cells[Number(key)] = seat
    moves++
  }
  return moves
}
