import { expect, test } from 'vitest'
import type { ToThread } from './post.ts'
import { type Errand, Queue } from './queue.ts'

let n = 0
const bot = (table: string, payer = table): ToThread => ({ do: 'bot', table, payer, n: n++, now: 0 })
const says = (table: string): ToThread => ({ do: 'handle', table, guest: 'g', message: '{}', payer: table, n: n++, now: 0 })
const pause = (table: string): ToThread => ({ do: 'pause', table, n: n++ })

/** What is done, in order: what it is and for which table. */
function order(queue: Queue, most = 1000): string[] {
  const done: string[] = []
  for (let task = queue.next(); task && done.length < most; task = queue.next())
    done.push('errand' in task ? `errand ${task.errand.message.table}` : `${task.message.do} ${task.message.table}`)
  return done
}
const filled = (...messages: ToThread[]): Queue => {
  const queue = new Queue()
  for (const message of messages) queue.push(message)
  return queue
}

test('people come before bots, however many bots there are and however long they have waited', () => {
  const bots = Array.from({ length: 40 }, (_, i) => bot(`bots${i}`))
  expect(order(filled(...bots, says('ana'), says('ben'))).slice(0, 2)).toEqual(['handle ana', 'handle ben'])
})

test('the messages of one table keep their order', () => {
  expect(order(filled(bot('other'), says('ana'), bot('ana'), pause('ana'), says('ben')))).toEqual([
    'handle ana',
    'bot ana',
    'pause ana',
    'handle ben',
    'bot other',
  ])
})

test('who has forty tables of bots waits as long as who has one', () => {
  const queue = filled(...Array.from({ length: 40 }, (_, i) => bot(`forty${i}`, 'eva')), bot('one', 'ana'))
  const done = order(queue)
  expect(done.indexOf('bot one')).toBe(1)
  expect(done).toHaveLength(41)
})

test('what is done in parts lets others in between, and people first', () => {
  const queue = new Queue()
  function* parts(): Generator<void, string> {
    for (let i = 0; i < 3; i++) yield
    return 'done'
  }
  const errand: Errand = { message: says('long'), on: parts() }
  queue.again(errand)
  queue.push(bot('bots'))
  const done: string[] = []
  for (let task = queue.next(); task; task = queue.next()) {
    if (!('errand' in task)) done.push(task.message.do)
    else if (task.errand.on.next().done) done.push('end')
    else {
      done.push('part')
      queue.again(task.errand)
      if (done.length === 1) queue.push(says('ana'))
    }
  }
  expect(done).toEqual(['part', 'handle', 'bot', 'part', 'part', 'end'])
})

test('what was begun for a table can be ended before the table changes altogether', () => {
  const queue = new Queue()
  const [one, other] = ['one', 'other'].map((table): Errand => ({ message: says(table), on: (function* () {})() })) as [Errand, Errand]
  queue.again(one)
  queue.again(other)
  expect(queue.errandsOf('one')).toEqual([one])
  expect(order(queue)).toEqual(['errand other'])
})
