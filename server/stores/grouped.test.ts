import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('what is added in one turn is committed once, in order', async () => {
  const commits: (readonly number[])[] = []
  const group = grouped((items: readonly number[]) => {
    commits.push(items)
    return items.map((item) => item * 2)
  }, 100)
  expect(await Promise.all([1, 2, 3].map((item) => group.add(item)))).toEqual([2, 4, 6])
  expect(commits).toEqual([[1, 2, 3]])
})

test('what comes while a commit runs waits for the next one', async () => {
  const commits: (readonly string[])[] = []
  let finish = (): void => {}
  const began = Promise.withResolvers<void>()
  const group = grouped(async (items: readonly string[]) => {
    commits.push(items)
    began.resolve()
    if (commits.length === 1) await new Promise<void>((resolve) => (finish = resolve))
    return items.map(() => 'done')
  }, 100)
  const first = group.add('a')
  await began.promise
  const others = ['b', 'c'].map((item) => group.add(item))
  expect(commits).toEqual([['a']])
  finish()
  expect(await Promise.all([first, ...others])).toEqual(['done', 'done', 'done'])
  expect(commits).toEqual([['a'], ['b', 'c']])
})

test('a group has a limit', async () => {
  const sizes: number[] = []
  const group = grouped((items: readonly number[]) => {
    sizes.push(items.length)
    return items.map(() => true)
  }, 4)
  await Promise.all(Array.from({ length: 10 }, (_, index) => group.add(index)))
  expect(sizes).toEqual([4, 4, 2])
})

test('an error of one concerns it alone; a commit that throws concerns its whole group and no later one', async () => {
  let broken = false
  const group = grouped((items: readonly string[]) => {
    if (broken) throw new Error('disk full')
    return items.map((item) => (item === 'bad' ? new Error('refused') : item))
  }, 100)
  const settled = await Promise.allSettled(['good', 'bad', 'fine'].map((item) => group.add(item)))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  broken = true
  const lost = await Promise.allSettled(['x', 'y'].map((item) => group.add(item)))
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  broken = false
  expect(await group.add('again')).toBe('again')
})

test('somebody who appends without end does not keep the rest of the process waiting', async () => {
  let stop = false
  const group = grouped((items: readonly number[]) => items.map(() => true), 100)
  const endless = (async () => {
    let count = 0
    while (!stop && count < 100_000) {
      await group.add(count)
      count += 1
    }
    return count
  })()
  await new Promise((resolve) => setTimeout(resolve, 0))
  stop = true
  expect(await endless).toBeLessThan(100_000)
})

test('idle waits for what is under way', async () => {
  const done: number[] = []
  const group = grouped((items: readonly number[]) => {
    done.push(...items)
    return items.map(() => true)
  }, 1)
  const all = Promise.all([1, 2, 3].map((item) => group.add(item)))
  await group.idle()
  expect(done).toEqual([1, 2, 3])
  await all
})
