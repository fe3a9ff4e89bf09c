/** The whole house as `npm start` starts it, with its data in a folder of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Served } from './served.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function startServer(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'miskatonic-online-'))
  const house = spawn(process.execPath, ['scripts/start.ts', '--port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((ended) => house.once('exit', () => ended()))
  const address = await new Promise<string>((found, failed) => {
    let said = ''
    house.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
    house.stdout.on('data', (text) => {
      said += text
      const line = /Miskatonic: (http\S+)/.exec(said)?.[1]
      if (line) found(line)
    })
  })
  return {
    address,
    close: async () => {
      house.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}
