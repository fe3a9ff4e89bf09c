/**
 * A bot that plays one seat of any table, at random, against nothing but docs/protocol.md:
 *
 *   node bot.mjs http://127.0.0.1:3000 <table> <code> <seat>
 *
 * It needs Node 22 or newer and no packages.
 */
const [address, table, code, seat] = process.argv.slice(2)
if (!seat) {
  console.error('node bot.mjs <address> <table> <code> <seat>')
  process.exit(2)
}

// A person is whoever knows a secret. Kept somewhere, it would let this bot return to its seat.
const secret = process.env.BOT_SECRET ?? crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '')

/** Milliseconds before each answer: more than twenty messages a second are refused. */
const PACE = 60

const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${table}/socket`)
let nextId = 1
let claimed = false
let turn = null
let answered = -1
let decisions = 0

const say = (message) => socket.send(JSON.stringify({ ...message, id: nextId++ }))

socket.onopen = () => {
  socket.send(JSON.stringify({ hello: 1, secret, name: 'Bot', lang: 'en', code }))
}

socket.onmessage = ({ data }) => {
  const letter = JSON.parse(data)
  if (letter.is === 'table') arrive(letter)
  if (letter.is === 'told' && letter.seat === seat) play(letter)
  // On an open floor somebody may have been quicker: the question as it is now has been told, or will be.
  if (letter.is === 'refused' && letter.reason !== 'stale') {
    console.error(`refused: ${letter.reason}`)
    answered = -1
    setTimeout(() => say({ do: 'again' }), 10 * PACE)
  }
}

socket.onclose = ({ code: why, reason }) => {
  if (why !== 1000) console.error(`closed: ${why} ${reason}`)
  process.exit(why === 1000 ? 0 : 1)
}

/** Sits down where nobody sits, and gets up when the game is over. */
function arrive({ info, you }) {
  const holder = info.seats.find((one) => one.seat === seat)?.holder
  if (holder?.kind === 'open' && !claimed) say({ do: 'claim', seat })
  else if (!you.seats.includes(seat) && holder?.kind !== 'open') throw new Error(`the seat ${seat} is taken`)
  claimed = true
  if (info.over) {
    console.log(JSON.stringify({ over: true, decisions, headline: info.ending.headline }))
    socket.close(1000)
  }
}

/** Answers when the table waits for this seat. Only the question matters here: a better bot would read the view. */
function play(told) {
  // A change that follows nothing: something was missed.
  if (!told.view && told.turn !== turn + 1) return say({ do: 'again' })
  turn = told.turn
  const { ask } = told
  if (!ask?.awaited || ask.seq === answered) return
  answered = ask.seq
  decisions++
  setTimeout(() => say({ do: 'decide', seat, seq: ask.seq, answer: answerTo(ask) }), PACE)
}

const dice = (n) => Math.floor(Math.random() * n)
const pick = (list) => list[dice(list.length)]
const shuffled = (list) =>
  list
    .map((one) => [Math.random(), one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)

function answerTo(ask) {
  switch (ask.kind) {
    case 'number':
      return ask.min + dice(ask.max - ask.min + 1)
    case 'order':
      return shuffled(ask.options.map(({ key }) => key))
    case 'some':
      return someOf(ask)
    case 'allocate':
      return allocated(ask)
    default:
      return pick(ask.options).key
  }
}

/** As many options as the limits allow: by number, by weight, one of each group. */
function someOf({ options, limits }) {
  const [least, most] = limits.count
  for (;;) {
    const chosen = shuffled(options).slice(0, least + dice(Math.min(most, options.length) - least + 1))
    const groups = chosen.flatMap(({ group }) => group ?? [])
    const weighs = Object.entries(limits.weigh ?? {}).every(([name, { min = -Infinity, max = Infinity }]) => {
      const sum = chosen.reduce((all, { weights }) => all + (weights?.[name] ?? 0), 0)
      return sum >= min && sum <= max
    })
    if (weighs && new Set(groups).size === groups.length) return chosen.map(({ key }) => key)
  }
}

/** Spreads a total over slots, each between its bounds. */
function allocated({ total, slots }) {
  const given = Object.fromEntries(slots.map(({ key, min }) => [key, min]))
  let left = total - slots.reduce((sum, { min }) => sum + min, 0)
  while (left > 0) {
    const open = slots.filter(({ key, max }) => given[key] < max)
    given[pick(open).key]++
    left--
  }
  return given
}
