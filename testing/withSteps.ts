import type { Game, Kernel, Script, Shape, StepRef } from '@miskatonic/kernel'

/** Steps the game's types know nothing of. */
type OwnSteps<S extends Shape> = { readonly [name: string]: (t: Kernel<S>, args: never) => Script<readonly StepRef[] | void> }

/** The game with steps of a test's own: to stand still and be looked at, to resolve what no card says; it may begin with them. */
export const withSteps = <S extends Shape>(game: Game<S>, steps: OwnSteps<S>, opening?: readonly StepRef[]): Game<S> =>
  ({ ...game, steps: { ...game.steps, ...steps }, ...(opening ? { opening: () => opening } : {}) }) as Game<S>
