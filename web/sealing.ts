/**
 * What a game does not want to be read before its time. Its `content/sealed.ts` exports a record `sealed` of plain data; in the worker of the
 * built client each of its entries is a file apart, packed so that no word of it is found by searching the page's sources.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import type { Plugin } from 'vite'

export const sealOf = (data: unknown): string => deflateRawSync(JSON.stringify(data), { level: 9 }).toString('base64')

const SEALED = /\/games\/([\w-]+)\/content\/sealed\.ts$/
const PART = 'sealed:'
const unsealed = fileURLToPath(new URL('./unsealed.ts', import.meta.url))

/** The module that stands in the place of `sealed.ts`: it fetches its parts and reads them. */
const standIn = (parts: readonly { readonly key: string; readonly id: string }[]): string =>
  [
    `import { unsealed } from ${JSON.stringify(unsealed)}`,
    `const parts = [${parts.map(({ key, id }) => `[${JSON.stringify(key)}, () => import(${JSON.stringify(id)})]`).join(', ')}]`,
    'const read = async ([key, load]) => [key, await unsealed((await load()).default)]',
    'export const sealed = Object.fromEntries(await Promise.all(parts.map(read)))',
  ].join('\n')

export function sealing(): Plugin {
  const texts = new Map<string, string>()
  return {
    name: 'sealing',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PART) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith(`\0${PART}`)) return `export default ${JSON.stringify(texts.get(id.slice(1)))}`
      const game = SEALED.exec(id)?.[1]
      if (game === undefined) return null
      const { sealed } = (await import(pathToFileURL(id).href)) as { readonly sealed: { readonly [key: string]: unknown } }
      const parts = Object.entries(sealed).map(([key, data], i) => {
        // Named after its game, so that it is kept with it; its own name is a number.
        const part = `${PART}/games/${game}/content/part-${i}`
        texts.set(part, sealOf(data))
        return { key, id: part }
      })
      return standIn(parts)
    },
  }
}
