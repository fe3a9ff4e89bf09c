/** In which order test files are run, so that no core waits at the end for one long file that began last. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each of them takes more than five seconds. */
const LONG = [
  /\.conformance\.test\.ts$/,
  /^server\/tests\/(campaignSurvival|releases|survival|failingGames|keys|fuzz|shared|http|several|sockets)\.test\.ts$/,
  /^web\/link\/local\/worker\.test\.ts$/,
  /^bench\/tests\/bench\.test\.ts$/,
  /^server\/stores\/(postgres|sqliteAppendLog)\.test\.ts$/,
  /^room\/tests\/(releases|questions)\.test\.ts$/,
  /^games\/[^/]+\/tests\/(carefulGames|voice)\.test\.ts$/,
  /^web\/tests\/(sizes|musts|beats|campaign|beatsOnline|eldritch-horror|table|travels|people|arkham-horror)\.browser\.test\.ts$/,
]

/** Files alone in their process first, then those that share one, each kind with its longest first, as far as they are known. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const long = LONG.findIndex((pattern) => pattern.test(moduleId.slice(root.length + 1)))
      return (project.name === 'sharing' ? 1000 : 0) + (long < 0 ? LONG.length : long)
    }
    // The order among equals is Vitest's: by the time they took when they last ran here, else by their size.
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
