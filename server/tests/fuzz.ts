/** Messages that nobody well-meaning would send: malformed, oversized, wrongly typed, replayed, forged. */
import type { Random } from '@miskatonic/kernel'

const VERBS = [
  'decide',
  'undo',
  'redo',
  'agree',
  'chat',
  'point',
  'read',
  'older',
  'moment',
  'sum',
  'claim',
  'leave',
  'bot',
  'return',
  'give',
  'name',
  'remove',
  'restart',
  'rename',
  'rules',
  'pace',
  'again',
  'dance',
  '',
  '__proto__',
]
const SEATS = ['north', 'south', '@spectator', '*', '', 'NORTH', 'north\u0000', '__proto__', 'constructor', 'x'.repeat(41)]
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  -1e9,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '💀',
  '\ud800',
  [],
  {},
  [[[]]],
  { a: 1 },
  { __proto__: 1 },
  ['north'],
  { toString: 1 },
  '../../etc/passwd',
  "'; drop table tables; --",
  '{{7*7}}',
  '<script>',
]

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T

/** A message as text: sometimes hardly wrong, sometimes beyond recognition. `real` are messages that were right once. */
export function evilMessage(random: Random, real: readonly string[]): string {
  switch (random(9)) {
    case 0:
      return pick(['', '{', '}', 'null', '[]', '"x"', '{"do":', 'NaN', '\u0000', '{"do":"decide"}', '[1,2', '{"id":1}', 'true'], random)
    case 1: {
      // Cut off, or with something in the middle of it.
      const text = pick(real, random)
      const at = random(text.length)
      return random(2) ? text.slice(0, at) : `${text.slice(0, at)}${pick(['"', '}', '\\', '\u0007', ',,'], random)}${text.slice(at)}`
    }
    case 2:
      return JSON.stringify({ do: pick(VERBS, random), id: pick([1, ...ODD], random), seat: pick([...SEATS, ...ODD], random) })
    case 3:
      return JSON.stringify({
        do: 'decide',
        id: random(99),
        seat: pick(SEATS, random),
        seq: pick([0, 1, 2, 3, ...ODD], random),
        answer: pick(ODD, random),
      })
    case 4:
      return mutated(pick(real, random), random)
    case 5:
      // Another's seat, another's table, somebody else's answer.
      return JSON.stringify({
        do: 'decide',
        id: 1,
        seat: 'north',
        seq: random(30),
        answer: pick(['tower', 'stores', 'ready', ['a'], { tower: 1 }, 3], random),
      })
    case 6:
      return JSON.stringify({
        do: pick(['chat', 'rename', 'point', 'give', 'name'], random),
        id: 1,
        seat: 'south',
        text: 'x'.repeat(501 + random(200)),
        name: pick(ODD, random),
        at: pick(ODD, random),
        to: pick(ODD, random),
      })
    case 7:
      return JSON.stringify({
        do: 'sum',
        id: 1,
        seat: pick(SEATS, random),
        quantity: pick(['dice', 'need', '__proto__', 'x'], random),
        of: { who: pick(ODD, random), skill: pick(ODD, random), ship: pick(ODD, random) },
      })
    default:
      return `{"do":"chat","id":1,"text":"${'['.repeat(random(300))}"${random(2) ? '}' : ''}`
  }
}

/** One field of a right message replaced, removed or added. */
function mutated(text: string, random: Random): string {
  const message = JSON.parse(text) as Record<string, unknown>
  const field = pick(Object.keys(message), random)
  if (random(3) === 0) delete message[field]
  else if (random(2)) message[field] = pick(ODD, random)
  else message[`x${random(9)}`] = pick(ODD, random)
  return JSON.stringify(message)
}

const PATHS = [
  '/api/tables',
  '/api/look',
  '/api/tables/join',
  '/api/tables/import',
  '/api/tables/take-seat',
  '/api/webhook',
  '/api/me',
  '/api/games',
  '/api/../api/tables',
  '/api/tables/%00/bin',
  '/api/tables/zzzz/bin',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/metrics/x',
]

/** A request nobody should grant. `table` is there, and not the stranger's. */
export function evilRequest(
  random: Random,
  table: string,
): { method: string; path: string; body: string | undefined; authorization: string } {
  const own = ['bin', 'restore', 'file', 'fork', 'seat-link'].map((what) => `/api/tables/${table}/${what}`)
  const path = pick([...PATHS, ...own, ...own], random)
  const method = pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'], random)
  const bodies = [
    JSON.stringify({
      game: pick(['chess', ...ODD], random),
      name: pick(ODD, random),
      as: pick(ODD, random),
      seats: pick(ODD, random),
      options: pick(ODD, random),
    }),
    JSON.stringify({ code: pick(['AAAAAA', ...ODD], random), as: pick(['Eva', ...ODD], random) }),
    JSON.stringify({ file: pick(['x', `0 {"header":${JSON.stringify(pick(ODD, random))}}`], random), name: 'x', as: 'Eva' }),
    JSON.stringify({ link: 'x'.repeat(40), as: 'Eva' }),
    JSON.stringify({ seq: pick([0, ...ODD], random), name: 'x', as: 'Eva', seat: pick(SEATS, random) }),
    '{"a":',
    'x'.repeat(random(5000)),
    JSON.stringify(pick(ODD, random) ?? null),
  ]
  const authorization = pick(['', 'Bearer', `Bearer ${'e'.repeat(40)}`, 'Bearer \u0001', `Bearer ${'z'.repeat(40)}`], random)
  return { method, path, body: method === 'GET' ? undefined : pick(bodies, random), authorization }
}
