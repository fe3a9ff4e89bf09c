import type { Measures } from './measures.ts'

type Line = readonly [says: string, of: (m: Measures) => number | undefined, unit: string, aim?: string]

const LINES: readonly Line[] = [
  ['tic-tac-toe on our kernel', (m) => m.ticTacToeMovesPerSecond, 'moves/s'],
  ['tic-tac-toe on boardgame.io', (m) => m.boardgameIoMovesPerSecond, 'moves/s'],
  ['tic-tac-toe on boardgame.io, NODE_ENV=production', (m) => m.boardgameIoInProductionMovesPerSecond, 'moves/s'],
  ['tic-tac-toe as a bare loop', (m) => m.bareLoopMovesPerSecond, 'moves/s'],
  ['our kernel against boardgame.io', (m) => m.ticTacToeVsBoardgameIo, 'times', 'at least 60'],
  ['our kernel against that in production', (m) => m.ticTacToeVsBoardgameIoInProduction, 'times'],
  ['our kernel against the bare loop', (m) => m.ticTacToeVsBareLoop && 100 * m.ticTacToeVsBareLoop, '%', 'at least 30'],
  ['opening a table after 100 decisions', (m) => m.restore100Ms, 'ms'],
  ['opening a table after 1000 decisions', (m) => m.restore1000Ms, 'ms'],
  ['the second against the first', (m) => m.restore1000Vs100, 'times', 'at most 1.5'],
  ['copying a state in mid-game', (m) => m.copyStateMs, 'ms', 'at most 0.2'],
  ['copying it to the last leaf', (m) => m.deepCopyStateMs, 'ms'],
  ['messages through a bare echo', (m) => m.socketEchoesPerSecond, 'messages/s'],
  ['messages passed on bare, as long and to as many as a table tells', (m) => m.socketFansPerSecond, 'messages/s'],
  ['decisions through sockets, each on disk', (m) => m.socketDecisionsPerSecond, 'decisions/s'],
  ['these against the echo', (m) => m.socketDecisionsVsEcho && 100 * m.socketDecisionsVsEcho, '%', 'at least 15'],
  ['these against the passing on', (m) => m.socketDecisionsVsFan && 100 * m.socketDecisionsVsFan, '%'],
  ['tables held at human pace', (m) => m.heldTables, 'tables'],
  ['with so many sockets', (m) => m.heldSockets, 'sockets'],
  ['and so many decisions', (m) => m.heldDecisionsPerSecond, 'decisions/s'],
  ['from a decision until everybody is told, median', (m) => m.heldToldMsMedian, 'ms'],
  ['the same, 99 %', (m) => m.heldToldMsP99, 'ms'],
  ['memory of one live table', (m) => m.heldKilobytesPerTable, 'KB', 'at most 500'],
]

const ENDINGS = [
  ['DecisionsPerSecond', 'random decisions', 'decisions/s', ''],
  ['MicrosecondsPerDecision', 'one decision', 'µs', 'at most 25'],
  ['MidGameStateKilobytes', 'a state in mid-game, as JSON', 'kB', 'at most 40'],
  ['MidGameCopyMs', 'copying it', 'ms', 'at most 0.3'],
  ['TailMedian', 'decisions run again on opening, median', 'decisions', 'at most 3'],
  ['TailP99', 'decisions run again on opening, 99 %', 'decisions', 'at most 15'],
] as const

/** What has a line of its own above. */
const OTHERS = /^(socket|held)/

const number = (value: number): string => {
  if (value >= 1000) return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ')
  return value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toPrecision(3)
}

/** The measures for people, one a line. */
export function table(measures: Measures): string {
  const games = Object.entries(measures).flatMap(([key, value]): Line[] => {
    const ending = OTHERS.test(key) ? undefined : ENDINGS.find(([end]) => key.endsWith(end))
    return ending ? [[`${key.slice(0, -ending[0].length)}: ${ending[1]}`, () => value, ending[2], ending[3]]] : []
  })
  const lines = [...LINES, ...games].flatMap(([says, of, unit, aim]) => {
    const value = of(measures)
    return value === undefined ? [] : [{ says, value: number(value), unit, aim }]
  })
  const [left, right] = [Math.max(...lines.map((line) => line.says.length)), Math.max(...lines.map((line) => line.value.length))]
  return lines
    .map(({ says, value, unit, aim }) => `${says.padEnd(left)}  ${value.padStart(right)} ${unit}${aim ? ` (${aim})` : ''}`.trimEnd())
    .join('\n')
}
