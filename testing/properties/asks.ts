import { type AskView, isLegal, type Option, optionsFor, randomFrom, type Seat, type Shape, sample, type Table } from '@miskatonic/kernel'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** Somebody is always asked, and whoever is asked has something to answer. */
export function noEmptyAsk<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial, { quiet: true })
  const faults: Violation[] = []
  for (const table of play.moments()) {
    const wrong = table.over ? null : emptiness(table)
    if (wrong) faults.push(play.fault('no empty ask', wrong))
  }
  if (play.broken?.detail.includes('no legal answer')) faults.push(play.fault('no empty ask', play.broken.detail))
  return faults
}

function emptiness<S extends Shape>(table: Table<S>): string | null {
  const { ask } = table
  if (!ask) return 'the game is not over and nobody is asked'
  const seats = table.asked()
  if (!seats.length) return `nobody may answer «${ask.about.key}»`
  if (ask.kind === 'floor' && ask.lead !== undefined && !seats.includes(ask.lead))
    return `${ask.lead} leads the floor and has nothing to say`
  for (const seat of seats) {
    const shown = table.askFor(seat)
    if (!shown || shown.kind === 'waiting') return `${seat} may answer «${ask.about.key}» and is not shown it`
    if (optionsFor(shown, seat)?.length === 0) return `«${ask.about.key}» leaves ${seat} nothing to choose`
  }
  return null
}

/** An answer can be made from the question's data alone, and it is taken. */
export function sampling<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial, { quiet: true })
  const random = randomFrom(`${trial.seed}/samples`)
  const faults: Violation[] = []
  for (const table of play.moments()) {
    for (const seat of table.asked()) {
      const shown = JSON.parse(JSON.stringify(table.askFor(seat))) as AskView
      const wrong = ambiguous(shown, seat)
      if (wrong) faults.push(play.fault('sampling', wrong))
      for (let i = 0; i < 3; i++) {
        const answer = sample(shown, seat, random)
        const illegal = isLegal(shown, seat, answer)
        if (illegal)
          faults.push(
            play.fault('sampling', `${JSON.stringify(answer)}, sampled from «${shown.about.key}», is ${illegal.reason}: ${illegal.detail}`),
          )
      }
    }
  }
  const { broken } = play
  if (broken) {
    const given = broken.move ? `${broken.move.seat}'s legal answer ${JSON.stringify(broken.move.answer)}` : 'the opening'
    faults.push(play.fault('sampling', `${given} was not taken (${broken.reason}): ${broken.detail}`))
  }
  return faults
}

function ambiguous(ask: AskView, seat: Seat): string | null {
  const options: readonly Pick<Option, 'key'>[] = ask.kind === 'allocate' ? ask.slots : (optionsFor(ask, seat) ?? [])
  const keys = options.map((option) => option.key)
  const twice = keys.find((key, i) => keys.indexOf(key) !== i)
  return twice === undefined ? null : `«${ask.about.key}» offers ${JSON.stringify(twice)} twice: nobody could tell the two apart`
}
