import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { galleries } from './gallery/printing.ts'
import { HERE, TABLE } from './offline/parts.ts'
import { sealing } from './sealing.ts'

const house = fileURLToPath(new URL('..', import.meta.url))

/** A game's rules and cards live in the worker's chunk alone: the page that asked for them would load them twice. */
const rulesStayInTheWorker = (): Plugin => ({
  name: 'rules-stay-in-the-worker',
  // While developing, page and worker are served from one graph.
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.endsWith('/games/index.ts') && /^@miskatonic\/[\w-]+$/.test(id) ? { id: '\0rules', moduleSideEffects: false } : null,
  load: (id) => (id === '\0rules' ? 'throw new Error("Rules run in the worker.")\nexport default null' : null),
})

/** What the first page shows is asked for with the page: its styles before everything else, and its letters before the styles ask for them. */
const firstPageFirst = (): Plugin => ({
  name: 'first-page-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const letters = Object.keys(bundle ?? {}).filter((file) => /(fell-english-sc|garamond)-latin-400-normal.*\.woff2$/.test(file))
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      const rest = styles.reduce((text, one) => text.replace(one, ''), html)
      return {
        html: rest.replace(/(?= *<link rel="manifest")/, styles.join('')),
        tags: letters.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
      }
    },
  },
})

type Graph = { readonly getModuleInfo: (id: string) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null }

/** Whether the page itself needs a module before it can show anything. */
function isNeededAtOnce(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info) return false
  return info.isEntry || info.importers.some((importer) => isNeededAtOnce(importer, graph, seen))
}

/** One file for the first page: on a slow line each further one costs a journey there and back. */
const firstPage = (id: string, graph: Graph): string | null => (isNeededAtOnce(id, graph) ? 'first' : null)

type Chunk = { readonly facadeModuleId: string | null; readonly moduleIds: readonly string[] }

/** Which game a module is of: its own, or the list of its pictures. What is printed on its box comes with the first page. */
const gameOf = (id: string): string | undefined =>
  /\/games\/([\w-]+)\/(?!box\.ts)|\/\.pictures\/([\w-]+)\.json/.exec(id)?.slice(1).find(Boolean)

/** What is only wanted by somebody who learns a game, builds a deck for it or leafs through its cards. */
const ASIDE = /\/table\/tutorial|\/decks\.ts|\/gallery\.ts|\/\.pictures\//

/**
 * A file of a game bears its game, and what part of it it is, before its own name: the service worker keeps by it what belongs to a game
 * that was opened (`offline/serviceWorker.ts`), and people see in a log which games were asked for.
 */
const fileOf =
  (part: string) =>
  ({ facadeModuleId, moduleIds }: Chunk): string => {
    const game = moduleIds.map(gameOf).find((one) => one !== undefined)
    if (game === undefined) return 'assets/[name]-[hash].js'
    const aside = part === TABLE && ASIDE.test(facadeModuleId ?? '')
    return `assets/${game}.${aside ? 'aside' : part}.[name]-[hash].js`
  }

/** Pictures and rules books are made by the build; while developing, the last build's are served. */
const lastBuildsFiles = (): Plugin => ({
  name: 'last-builds-files',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const file = fileURLToPath(new URL(`./dist${path}`, import.meta.url))
      if (!/^\/(art|rules)\/[\w.-]+\.(json|webp)$/.test(path) || !existsSync(file)) return next()
      response.setHeader('content-type', path.endsWith('json') ? 'application/json' : 'image/webp')
      response.end(readFileSync(file))
    })
  },
})

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), rulesStayInTheWorker(), galleries('printed'), firstPageFirst(), lastBuildsFiles()],
  worker: { format: 'es', plugins: () => [sealing(), galleries('none')], rolldownOptions: { output: { chunkFileNames: fileOf(HERE) } } },
  // Found only inside the worker, which would make the page load twice while developing.
  optimizeDeps: { include: ['typebox'] },
  server: {
    host: '127.0.0.1',
    fs: { allow: [house] },
    proxy: { '/api': { target: process.env.MISKATONIC_SERVER ?? 'http://127.0.0.1:3000', ws: true } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures and fonts are files of their own, so that they can be kept and counted.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: command === 'build',
    manifest: 'manifest.build.json',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: { chunkFileNames: fileOf(TABLE), codeSplitting: { groups: [{ name: firstPage }] } },
    },
  },
}))
