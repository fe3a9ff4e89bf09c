/** `npm run questions -- <game> [games] [players] [seed]`: finds questions whose answers all come to the same, by prompt and source. */

import { imagining } from '@miskatonic/bots'
import { playable } from '@miskatonic/games/levels'
import { needlessIn } from '@miskatonic/testing/questions'

const [game = '', games = '40', players, seed = 'questions'] = process.argv.slice(2)
const { game: rules, unknown } = await playable(game)
const seats = Array.from({ length: Number(players ?? rules.seats.min) }, (_, i) => `seat${i + 1}`)
const looked = { questions: 0 }
const found = new Map<string, { n: number; example: string }>()
for (let i = 1; i <= Number(games); i++) {
  const trial = { game: rules, seats, options: null, seed: `${seed}/${i}`, decisions: 2000, moments: 50 }
  for (const { prompt, source, at, answers } of needlessIn(trial, looked, (table, seat) => imagining(table, seat, unknown))) {
    const kind = `${prompt}  ${source.replace(/#\d+$/, '')}`
    const known = found.get(kind) ?? { n: 0, example: `${trial.seed} at ${at}: ${JSON.stringify(answers).slice(0, 120)}` }
    found.set(kind, { ...known, n: known.n + 1 })
  }
}
const all = [...found].sort(([, a], [, b]) => b.n - a.n)
for (const [kind, { n, example }] of all) console.log(`${String(n).padStart(5)}  ${kind}  (${example})`)
const needless = all.reduce((sum, [, { n }]) => sum + n, 0)
console.log(`${games} games, ${looked.questions} questions to one seat, ${needless} of them needless`)
process.exitCode = needless ? 1 : 0
