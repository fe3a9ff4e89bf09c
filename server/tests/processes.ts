import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServerOptions } from '../server.ts'
import { atTheEnd } from './testServer.ts'

export type ServerProcess = {
  readonly address: string
  readonly child: ChildProcess
  /** What it complained about. */
  readonly errors: () => string
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** A server in a process of its own. Ended when the tests are over, if it was not before. */
export function serverProcess(options: Partial<ServerOptions>): Promise<ServerProcess> {
  const program = fileURLToPath(new URL('./serverProcess.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--disable-proto=delete', '--expose-gc', program, JSON.stringify(options)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const kill = async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> => {
    child.kill(signal)
    await ended
  }
  atTheEnd(() => kill())
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => reject(new Error(`the server ended before it served (${code ?? signal}): ${errors}`)))
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const [address, rest] = out.split('\n')
      if (rest !== undefined && address) resolve({ address, child, kill, errors: () => errors })
    })
  })
}
