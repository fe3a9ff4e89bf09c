/** The games as another release has them: only tests start a server with these. The address says what has changed: `?release=rule`. */
import { games as registered } from '@miskatonic/games'
import type { AnyShape, Game } from '@miskatonic/kernel'
import { withChangedRule, withChangedShape, withoutCards } from '@miskatonic/testing/releases'

/** `actions`: an investigator has three in a turn instead of two. */
export type Release = 'rule' | 'actions' | 'shape' | 'shape-without-migration' | 'cards'

/** To be handed to a server as its register of games; null: the games as they are. */
export const gamesOf = (release: Release | null): string | undefined =>
  release === null ? undefined : new URL(`./releasedGames.ts?release=${release}`, import.meta.url).href

type Any = Game<AnyShape>

function withThreeActions(game: Any): Any {
  const { actionTurn } = game.steps
  if (!actionTurn) return game
  return {
    ...game,
    rules: `${game.rules}+actions`,
    steps: {
      ...game.steps,
      *actionTurn(t, args) {
        const then = yield* actionTurn(t, args)
        const who = (then?.[0]?.args as { who: string } | undefined)?.who
        if (who !== undefined) yield* t.change((w) => w.set(who, 'actionsLeft', 3 as never))
        return then
      },
    },
  }
}

const RELEASES: { readonly [R in Release]: (game: Any) => Any } = {
  rule: withChangedRule,
  actions: withThreeActions,
  shape: withChangedShape,
  'shape-without-migration': (game) => withChangedShape(game, false),
  cards: (game) => withoutCards(game, [...game.definitions.keys()]),
}

const change = RELEASES[new URL(import.meta.url).searchParams.get('release') as Release]

export const games = registered.map((entry) => ({
  ...entry,
  load: async () => {
    const { module } = await entry.load()
    return { module: change ? { ...module, game: change(module.game as Any) } : module }
  },
}))
