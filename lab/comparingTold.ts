import { fatesTold } from './befalling.ts'
import type { Comparison, Meeting } from './comparing.ts'
import { levelsTold } from './levels.ts'
import { wilson } from './wilson.ts'

/* A comparison for people, as tables that can stand in a page. */

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const between = (wins: number, games: number): string => {
  const [low, high] = wilson(wins, games)
  return `${percent(low)} – ${percent(high)}`
}
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  `|${head.map(() => '---|').join('')}`,
  ...rows.map(row),
]
const counted = (counts: { readonly [name: string]: number }): string =>
  Object.entries(counts)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

function shareOf(meetings: readonly Meeting[], one: string, other: string): string {
  const met = meetings.find(
    ({ choices }) => choices.includes(one) && choices.includes(other) && (one !== other || new Set(choices).size === 1),
  )
  if (!met?.games) return ''
  return one === other ? '·' : `${Math.round((100 * (met.wins[met.choices.indexOf(one)] ?? 0)) / met.games)}`
}

export function comparisonTold(report: Comparison): string {
  const { game, by, players, games, finished, errors, standings, meetings, results, endings, decisions, rounds } = report
  const names = standings.map(({ choice }) => choice)
  const length = (name: string, { median, p90, most }: Comparison['rounds']): string =>
    `${name}: median ${median}, one game in ten over ${p90}, at most ${most}`
  return [
    `${game} by ${by}, ${players} players, ${meetings.length} tables: ${finished} of ${games} games came to their end (${counted(results)})`,
    '',
    ...table(
      [by, 'games', 'won', '95 %', 'how it won'],
      standings.map(({ choice, games: n, wins }) => [
        choice,
        `${n}`,
        percent(n ? wins / n : 0),
        between(wins, n),
        counted(endings[choice] ?? {}),
      ]),
    ),
    '',
    ...(players === 2
      ? [
          ...table(
            ['% won against', ...names],
            names.map((one) => [one, ...names.map((other) => shareOf(meetings, one, other))]),
          ),
          '',
        ]
      : []),
    ...levelsTold(report.levels ?? []),
    ...fatesTold(report.cards ?? []),
    length('decisions', decisions),
    length('rounds', rounds),
    ...errors.map(({ seed, seq, message }) => `error in game ${seed} at decision ${seq}: ${message}`),
  ].join('\n')
}
