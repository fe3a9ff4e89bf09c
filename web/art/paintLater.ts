/** Pictures of games are painted while the house is open already; one that somebody waits for comes next. */
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPainted, pictureFolders } from '../build.ts'

export type Asked = { readonly file: string }
/** A picture that is there, or will not be; or how many are left. */
export type Painted = { readonly file: string } | { readonly left: number }

/** Says when a picture that is not there yet has been painted; at once, where nobody paints it. */
export type Soon = (file: string) => Promise<void>

export function paintLater(heard: (left: number) => void): Soon {
  if (isPainted()) return () => Promise.resolve()
  const waiting = new Map<string, (() => void)[]>()
  const painter: ChildProcess = fork(fileURLToPath(new URL('./paintProcess.ts', import.meta.url)), { stdio: 'inherit' })
  const release = (file: string): void => {
    for (const go of waiting.get(file) ?? []) go()
    waiting.delete(file)
  }
  painter.on('message', (painted: Painted) => ('left' in painted ? heard(painted.left) : release(painted.file)))
  painter.on('exit', () => {
    for (const file of [...waiting.keys()]) release(file)
  })
  return (file) => {
    if (!painter.connected || existsSync(join(pictureFolders.out, file))) return Promise.resolve()
    return new Promise((go) => {
      const others = waiting.get(file)
      waiting.set(file, [...(others ?? []), go])
      if (!others) painter.send({ file } satisfies Asked)
    })
  }
}
