/** A real Chromium out of an npm package: nothing to install on the machine first. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const ARGS = [
  // Build machines often run as root, where Chromium's own sandbox refuses to start; it only ever opens our pages.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The same letters on every machine, so that pictures can be compared.
  '--font-render-hinting=none',
]

/** The package's own list of font folders only knows one cloud. The machine's fonts stay out, so that pictures are the same everywhere. */
const fontsIn = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>
`

type Unpacked = { executable: string; fonts: string; libraries: string }

/**
 * The packed browser, unpacked once beside the other packages. The package itself unpacks straight to its final place, where two
 * processes meet half a browser and an interrupted one leaves it there for good; so it unpacks aside and moves over when whole.
 */
async function unpacked(): Promise<Unpacked> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const pack = join(entry.slice(0, entry.lastIndexOf('@sparticuz')), '@sparticuz/chromium')
  const { version } = createRequire(import.meta.url)(join(pack, 'package.json')) as { version: string }
  const home = join(dirname(dirname(pack)), '.cache', `chromium-${version}`)
  if (!existsSync(home)) {
    const aside = `${home}.${process.pid}`
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside, { recursive: true })
    const before = process.env.TMPDIR
    process.env.TMPDIR = aside
    try {
      await Promise.all(
        ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((file) => inflate(join(pack, 'bin', file))),
      )
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
    try {
      renameSync(aside, home)
    } catch (error) {
      // Somebody else was quicker; theirs is as good.
      rmSync(aside, { recursive: true, force: true })
      if (!existsSync(home)) throw error
    }
  }
  writeFileSync(join(home, 'fonts.conf'), fontsIn(home))
  return { executable: join(home, 'chromium'), fonts: join(home, 'fonts.conf'), libraries: join(home, 'al2023', 'lib') }
}

/** The packed browser is for Linux; elsewhere the Chrome that is installed has to do. */
export async function launchChromium(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ channel: 'chrome', args: ARGS })
  const { executable, fonts, libraries } = await unpacked()
  const env: Record<string, string> = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts }
  const alone = spawnSync(executable, ['--version'], { env })
  // A bare machine lacks some of the libraries a browser needs; the package brings them.
  if (alone.status !== 0) env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return chromium.launch({ executablePath: executable, args: ARGS, env, headless: true })
}
