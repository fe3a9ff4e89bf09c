/** Running a module of ours in a Web Worker of a real browser, and hearing what it found. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'

const START = 'virtual:start-in-worker'

/** Wraps the module's default export, a function, so that a message in is a call and its result a message out. */
const startOf = (entry: string): string => `
import run from ${JSON.stringify(entry)}
self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ result: await run(data) })
  } catch (error) {
    self.postMessage({ error: String(error?.stack ?? error) })
  }
}`

const PAGE = `<!doctype html><meta charset="utf-8"><title>worker</title><script>
window.runInWorker = (input) => new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' })
  worker.onerror = (event) => reject(new Error(event.message ?? 'The worker could not be loaded.'))
  worker.onmessage = ({ data }) => { worker.terminate(); 'error' in data ? reject(new Error(data.error)) : resolve(data.result) }
  worker.postMessage(input)
})
</script>`

/** The module and all it imports, as scripts a browser understands: file name → code. */
export async function bundleForWorker(entry: URL): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [
      {
        name: 'start-in-worker',
        resolveId: (id) => (id === START ? `\0${START}` : null),
        load: (id) => (id === `\0${START}` ? startOf(fileURLToPath(entry)) : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: { input: START, output: { entryFileNames: 'worker.js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
  const files = new Map<string, string>()
  for (const result of [built].flat()) {
    if (!('output' in result)) throw new Error('The bundler watches instead of building; it was asked to build once.')
    for (const file of result.output) if (file.type === 'chunk') files.set(file.fileName, file.code)
  }
  return files
}

/** Serves the files and a page that can start them, on loopback, for as long as `use` runs. */
async function serving<Result>(files: ReadonlyMap<string, string>, use: (address: string) => Promise<Result>): Promise<Result> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1)
    const code = files.get(name)
    if (name === '') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    else if (code === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(code)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/**
 * Calls the default export of the module at `entry` with `input` in a Web Worker, and returns what it returns.
 * Both travel as messages: plain data only.
 *
 *     const hash = await runInWorker<string>(browser, new URL('./whole-game.ts', import.meta.url), { seed: 7 })
 */
export async function runInWorker<Result>(browser: Browser, entry: URL, input: unknown = null): Promise<Result> {
  const files = await bundleForWorker(entry)
  return serving(files, async (address) => {
    const page = await browser.newPage()
    try {
      await page.goto(address)
      return (await page.evaluate(`runInWorker(${JSON.stringify(input)})`)) as Result
    } finally {
      await page.close()
    }
  })
}
