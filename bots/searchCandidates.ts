import {
  type Answer,
  type AskView,
  canonical,
  isLegal,
  type Key,
  optionsFor,
  type Random,
  type Seat,
  sample,
  shuffled,
} from '@miskatonic/kernel'

/* The answers a search looks at: all of them where they are few, else what the policy holds for best, its neighbours, and samples. */

/** The legal ones among these answers, each once, at most so many. */
export function legal(ask: AskView, seat: Seat, answers: readonly Answer[], most: number): Answer[] {
  const found = new Map<string, Answer>()
  for (const answer of answers) if (found.size < most && isLegal(ask, seat, answer) === null) found.set(canonical(answer), answer)
  return [...found.values()]
}

/** Legal answers to a question, the favourite first; at most so many. */
export function candidates(ask: AskView, seat: Seat, favourite: Answer, most: number, random: Random): Answer[] {
  const found = new Map<string, Answer>()
  const add = (answer: Answer): void => {
    if (found.size < most && isLegal(ask, seat, answer) === null) found.set(canonical(answer), answer)
  }
  add(favourite)
  for (const answer of others(ask, seat, favourite, random)) add(answer)
  // A sample may come out twice: some more are tried than are wanted.
  const single = ask.kind === 'choose' || ask.kind === 'all' || ask.kind === 'floor' || ask.kind === 'number'
  for (let i = 0; !single && i < 2 * most && found.size < most; i++) add(sample(ask, seat, random))
  return [...found.values()]
}

function others(ask: AskView, seat: Seat, best: Answer, random: Random): Answer[] {
  switch (ask.kind) {
    case 'choose':
    case 'all':
    case 'floor':
      return shuffled(optionsFor(ask, seat) ?? [], random).map(({ key }) => key)
    case 'number':
      return shuffled(
        Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i),
        random,
      )
    case 'some':
      return Array.isArray(best)
        ? besides(
            ask.options.map(({ key }) => key),
            best as readonly Key[],
            random,
          )
        : []
    case 'order':
      return [ask.options.map(({ key }) => key), ask.options.map(({ key }) => key).reverse()]
    case 'allocate':
      return []
  }
}

/** Sets that differ from the best one by a single key. */
function besides(keys: readonly Key[], best: readonly Key[], random: Random): Key[][] {
  const out = keys.filter((key) => !best.includes(key))
  const less = best.map((key) => best.filter((one) => one !== key))
  const more = out.map((key) => [...best, key])
  return shuffled([...less, ...more], random)
}
