/** Pictures that are still being painted when somebody asks for them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanUp, serve, temporaryFolder } from './testServer.ts'

cleanUp()

const [PAINTED, NEVER] = ['0123456789abcdef.webp', 'fedcba9876543210.webp']

test('a picture that is not there yet is waited for; one that nobody paints is not there', async () => {
  const client = temporaryFolder()
  mkdirSync(join(client, 'art'))
  writeFileSync(join(client, 'index.html'), 'the page')
  const asked: string[] = []
  const pictureSoon = async (file: string): Promise<void> => {
    asked.push(file)
    if (file === PAINTED) writeFileSync(join(client, 'art', file), 'a picture')
  }
  const { address } = await serve({ client, pictureSoon })
  const get = (path: string): Promise<Response> => fetch(`${address}${path}`)
  const painted = await get(`/art/${PAINTED}`)
  expect([painted.status, await painted.text()]).toEqual([200, 'a picture'])
  expect(painted.headers.get('cache-control')).toContain('immutable')
  expect((await get(`/art/${NEVER}`)).status).toBe(404)
  await get(`/art/${PAINTED}`)
  // Once painted, it is a file like any other; and nothing but a picture's name reaches the painter.
  await get('/art/..%2f..%2fetc%2fpasswd')
  await get(`/art/${NEVER}.js`)
  expect(asked).toEqual([PAINTED, NEVER])
})
