import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sealing, sealOf } from './sealing.ts'
import { unsealed } from './unsealed.ts'

const secret = { title: 'La sexta cama', lines: ['Nobody slept in the sixth bed.', 'Nadie durmió en la sexta cama.'], n: [1, null, true] }

test('what was sealed is read again as it was, and no word of it can be found before', async () => {
  const text = sealOf(secret)
  for (const word of ['cama', 'sixth', 'Nobody', 'lines']) expect(text).not.toContain(word)
  expect(await unsealed(text)).toEqual(secret)
})

/** What the build puts in the place of a module. */
const loaded = (id: string): Promise<string | null> => (sealing().load as (id: string) => Promise<string | null>)(id)

const files = globSync('games/*/content/sealed.ts', { cwd: new URL('..', import.meta.url).pathname })
test.each(files)('%s: is plain data, and what stands in its place holds no word of it', async (file) => {
  const path = new URL(`../${file}`, import.meta.url).pathname
  const { sealed } = (await import(path)) as { readonly sealed: { readonly [key: string]: unknown } }
  for (const [key, data] of Object.entries(sealed)) expect(await unsealed(sealOf(data)), key).toStrictEqual(data)
  const code = await loaded(path)
  const words = [...JSON.stringify(sealed).matchAll(/"(?:es|en)":"([^"]{12,})"/g)].map(([, text]) => text ?? '')
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((text) => code?.includes(text))).toEqual([])
})
