/** `npm run train`: lets a network learn a game. See docs/lab.md. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Learned, type Network, readWeights } from '@miskatonic/bots'
import type { Perception } from '@miskatonic/contract'
import { botsOf, NoSuchBot, playable } from '@miskatonic/games/levels'
import { UsageError } from '../usageError.ts'
import { learnedFile } from './learnedFile.ts'
import { PLAN, type Standing, Training } from './training.ts'

const USAGE = 'npm run train -- <game> [--minutes M] [--games G] [--from FILE] [--out FILE] [--seed S]'
/** So often what was learned is written, in rounds of games. */
const WRITTEN = 5

type Words = {
  readonly game: string
  readonly minutes: number
  readonly games: number
  readonly seed: string
  readonly from: string | null
  readonly out: string
}

function read(words: readonly string[]): Words {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: String(PLAN.minutes) },
      games: { type: 'string', default: String(PLAN.games) },
      seed: { type: 'string', default: PLAN.seed },
      from: { type: 'string' },
      out: { type: 'string', default: 'learned.ts' },
    },
  })
  const [game] = positionals
  if (game === undefined) throw new UsageError('which game shall be learned?')
  const [minutes, games] = [Number(values.minutes), Number(values.games)]
  if (!(minutes > 0) || !(games >= 1)) throw new UsageError('--minutes and --games want numbers above 0')
  return { game, minutes, games, seed: values.seed, from: values.from ?? null, out: values.out }
}

async function networkIn(file: string, perception: Perception): Promise<Network> {
  const { learned } = (await import(pathToFileURL(resolve(file)).href)) as { readonly learned?: Learned }
  if (!learned) throw new UsageError(`${file} exports no «learned»`)
  if (learned.fits !== perception.fits) throw new UsageError(`${file} was made for another collection; begin without --from`)
  return readWeights(learned.shape, learned.text)
}

const told = ({ minutes, games, learning, won }: Standing): string =>
  `${minutes.toFixed(1)} min, ${games} games, ${learning}${won === null ? '' : `: won ${(100 * won).toFixed(1)} % against careful, trying things out`}`

async function run(words: readonly string[]): Promise<void> {
  const { game, minutes, games, seed, from, out } = read(words)
  const played = await playable(game)
  const { learner } = played
  if (!learner) throw new UsageError(`${game} tells nothing to a network`)
  botsOf(played, 'careful')
  const network = from === null ? null : await networkIn(from, learner.perception)
  const training = new Training(played, learner, { ...PLAN, minutes, games, seed }, network)
  const write = (): void => writeFileSync(out, learnedFile(training.network, learner.perception))
  if (!network) for (const standing of training.watch()) console.log(told(standing))
  let rounds = 0
  for (const standing of training.play()) {
    console.log(told(standing))
    if (++rounds % WRITTEN === 0) write()
  }
  write()
  console.log(`written to ${out}`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const ours = error instanceof UsageError || error instanceof NoSuchBot
  console.error(ours ? `${error.message}\n${USAGE}` : error)
  process.exitCode = ours ? 2 : 1
}
