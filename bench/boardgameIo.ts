import { createRequire } from 'node:module'
import type { Random } from '@miskatonic/kernel'
import type { Game, MoveFn } from 'boardgame.io'
import { winner } from './ticTacToe.ts'

// Its folders can be required but not imported.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/dist/types/packages/client.js')
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/dist/types/packages/core.js')

type Board = { cells: (string | null)[] }

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
const clickCell: MoveFn<Board> = ({ G, playerID }, cell: number) => {
  if (G.cells[cell] !== null) return INVALID_MOVE
  G.cells[cell] = playerID
  return undefined
}

const game: Game<Board> = {
  setup: () => ({ cells: [null, null, null, null, null, null, null, null, null] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell },
  endIf: ({ G, ctx }) => {
    if (winner(G.cells) !== null) return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

/** Marks made in one random game by a client without an interface, as its guide to testing does it. */
export function playOnBoardgameIo(random: Random): number {
  const client = Client({ game, debug: false })
  let moves = 0
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
    const { cells } = state.G
    const free = cells.flatMap((mark, cell) => (mark === null ? [cell] : []))
    client.moves.clickCell?.(free[random(free.length)])
    moves++
  }
  return moves
}
