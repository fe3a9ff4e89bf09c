/** Runs the parts of something one after the other and says how long each of them took. */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { root } from './house.ts'

export type Part = { readonly name: string; readonly command: readonly [program: string, ...args: string[]] }
/** `load`: how many processes wanted a processor in the last minute, those of others among them. */
export type Timed = { readonly name: string; readonly seconds: number; readonly load: number; readonly passed: boolean }
export type Outcome = { readonly status: number; readonly parts: readonly Timed[] }

/** Runs a part with the output of this process; its exit code. */
export function runPart({ command: [program, ...args] }: Part): number {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) console.error(error.message)
  return status ?? 1
}

/** The first part that fails is the last one, and its exit code the outcome's. `now` counts milliseconds. */
export function runParts(parts: readonly Part[], run = runPart, now: () => number = () => performance.now()): Outcome {
  const timed: Timed[] = []
  for (const part of parts) {
    const began = now()
    const status = run(part)
    timed.push({ name: part.name, seconds: (now() - began) / 1000, load: loadavg()[0] ?? 0, passed: status === 0 })
    if (status !== 0) return { status, parts: timed }
  }
  return { status: 0, parts: timed }
}

const clock = (seconds: number): string => `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** A line for each part, and one for all. */
export function tableOf(parts: readonly Timed[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length), 'together'.length)
  const line = (name: string, seconds: number, rest: string): string =>
    `${name.padEnd(width)}  ${clock(seconds).padStart(6)}  ${rest}`.trimEnd()
  return [
    ...parts.map(({ name, seconds, load, passed }) => line(name, seconds, `load ${load.toFixed(1)}${passed ? '' : '  failed'}`)),
    line(
      'together',
      parts.reduce((sum, { seconds }) => sum + seconds, 0),
      '',
    ),
  ].join('\n')
}
