/** The built client on a loopback port of its own, as the server would serve it, but with nothing under `/api`. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, relative } from 'node:path'
import { alone, build, dist } from '../build.ts'

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** As strict as the server: what it would forbid must not work here either. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"

export type Served = { readonly address: string; close(): Promise<void> }

/** Everything as it is built now: somebody else may build later beside this, and a page must not meet half of each. */
const built = (): Map<string, Buffer> =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((file) => [`/${relative(dist, file).replaceAll('\\', '/')}`, readFileSync(file)]),
  )

/** The forms the build lays beside every text, the smallest first. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** `asked`: is told every path that anybody asks for, be it a page, its workers or the service worker. */
export async function serveClient(asked: (path: string) => void = () => {}): Promise<Served> {
  const files = await alone(async () => {
    await build({})
    return built()
  })
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname)
    asked(path)
    if (path.startsWith('/api/')) return response.writeHead(404).end()
    const found = path === '/' ? '/start.html' : files.has(path) ? path : extname(path) ? null : '/index.html'
    if (!found) return response.writeHead(404).end()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const [encoding, suffix] = PACKED.find(([name, end]) => accepted.includes(name) && files.has(found + end)) ?? []
    response
      .writeHead(200, {
        'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      })
      .end(files.get(found + (suffix ?? '')))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
