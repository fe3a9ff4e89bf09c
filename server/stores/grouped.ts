/** Grouped commits: a disk is waited for once for many writers. */

/** What became of one of a group: an error concerns it alone. */
export type Outcome<Result> = Result | Error

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }

export type Group<Item, Result> = {
  add(item: Item): Promise<Result>
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
}

/**
 * What is added in one turn of the event loop, or while a commit runs, goes into the next commit together, in the order it came.
 * If `commit` throws, none of its group was kept.
 */
export function grouped<Item, Result>(
  commit: (items: readonly Item[]) => readonly Outcome<Result>[] | Promise<readonly Outcome<Result>[]>,
  most: number,
): Group<Item, Result> {
  let waiting: Waiting<Item, Result>[] = []
  let running: Promise<void> | null = null

  const commitOne = async (): Promise<void> => {
    const group = waiting.slice(0, most)
    waiting = waiting.slice(most)
    try {
      const outcomes = await commit(group.map(({ item }) => item))
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index]
        if (outcome === undefined || outcome instanceof Error) reject(outcome ?? new Error('A commit forgot one of its group.'))
        else resolve(outcome)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Also between commits: sockets must be heard even if somebody appends without end.
      await new Promise((resolve) => setImmediate(resolve))
      await commitOne()
    }
    running = null
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        running ??= run()
      }),
    idle: async () => {
      while (running) await running
    },
  }
}
