import { type Random, randomFrom, type Seat, type Shape, sample, type Table } from '@miskatonic/kernel'
import { allOf, firstDifference, standing } from './sent.ts'
import { type Move, messageIn, RandomGame, type Trial, type Violation } from './trial.ts'

/** How far a fork is played. */
const ONWARD = 12

/** A fork begins as the original, plays on by itself, and leaves the original as it was. */
export function forks<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial)
  const random = randomFrom(`${trial.seed}/forks`)
  const faults: Violation[] = []
  for (const table of play.moments()) {
    if (!play.chosen || faults.length) continue
    const wrong = forked(table, random)
    if (wrong) faults.push(play.fault('forks', wrong))
  }
  return faults
}

function forked<S extends Shape>(table: Table<S>, random: Random): string | null {
  const before = allOf(table)
  try {
    const fork = table.fork()
    const twin = table.fork()
    const born = firstDifference(standing(table), standing(fork))
    if (born) return `a fork does not begin as the original stands: ${born}`
    const moves = playedOn(fork, random)
    const touched = firstDifference(before, allOf(table))
    if (touched) return `playing a fork changed the original: ${touched}`
    for (const { seat, answer } of moves) twin.decide(seat, answer)
    if (twin.hash !== fork.hash) return 'two forks with the same answers came apart'
    takeBack(fork)
  } catch (error) {
    return messageIn(error)
  }
  const touched = firstDifference(before, allOf(table))
  return touched && `taking back in a fork changed the original: ${touched}`
}

function playedOn<S extends Shape>(table: Table<S>, random: Random): Move[] {
  const moves: Move[] = []
  while (table.ask && moves.length < ONWARD) {
    const seats = table.asked()
    const seat = seats[random(seats.length)] as Seat
    const ask = table.askFor(seat)
    if (!ask || ask.kind === 'waiting') break
    const move = { seat, answer: sample(ask, seat, random) }
    moves.push(move)
    if (!table.decide(seat, move.answer).ok) break
  }
  return moves
}

function takeBack<S extends Shape>(table: Table<S>): void {
  const middle = table.line[table.line.length >> 1]
  if (middle) table.undoTo(middle.seq, table.setup.seats)
}
