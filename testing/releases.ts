/** Later releases of any game, for tests that open tables with them: a rule, a card, the box or the shape of the state has changed. */
import { type AnyShape, type Game, type State, withoutPieces } from '@miskatonic/kernel'

type Any = Game<AnyShape>

/** Every step rolls a die first: no decision leads where it led. */
export function withChangedRule(game: Any): Any {
  const steps = Object.entries(game.steps).map(([name, step]) => [
    name,
    function* (t: Parameters<typeof step>[0], args: Parameters<typeof step>[1]) {
      t.roll('release', 1, 6)
      return yield* step(t, args)
    },
  ])
  return { ...game, rules: `${game.rules}+rule`, steps: Object.fromEntries(steps) }
}

/** Every second card does nothing any more. */
export function withChangedCards(game: Any): Any {
  const definitions = new Map(
    [...game.definitions].map(([id, { abilities, ...card }], i) => [
      id,
      i % 2 || !abilities ? { ...card, ...(abilities ? { abilities } : {}) } : card,
    ]),
  )
  return { ...game, definitions, contentHash: `${game.contentHash}+cards` }
}

/** Some definitions are gone, and nothing says what becomes of their pieces. */
export function withoutCards(game: Any, gone: readonly string[]): Any {
  const definitions = new Map([...game.definitions].filter(([id]) => !gone.includes(id)))
  return { ...game, definitions, contentHash: `${game.contentHash}-cards` }
}

/** The same with a migration that takes them out. */
export function withCardsTakenOut(game: Any, gone: readonly string[]): Any {
  const take = (old: State): State => withoutPieces(old, (definition) => gone.includes(definition))
  return { ...withoutCards(game, gone), stateVersion: game.stateVersion + 1, migrate: { ...game.migrate, [game.stateVersion]: take } }
}

/** The state has something more, which older tables are given by a migration; without it (`migrates` false) nothing carries them over. */
export function withChangedShape(game: Any, migrates = true): Any {
  const add = (old: State): State => ({ ...old, table: { ...old.table, release: 2 } })
  return {
    ...game,
    rules: `${game.rules}+shape`,
    stateVersion: game.stateVersion + 1,
    table: { ...game.table, release: { start: 2 } },
    ...(migrates ? { migrate: { ...game.migrate, [game.stateVersion]: add } } : {}),
  }
}
