/** Paints what is missing, one picture after the other, whoever waits for one first; everything else on the machine comes before it. */
import { setPriority } from 'node:os'
import { notePainted, pictureFolders } from '../build.ts'
import { jobs, paint, unpainted } from './bake.ts'
import type { Asked, Painted } from './paintLater.ts'

setPriority(10)
process.on('disconnect', () => process.exit(0))
/** Whoever would hear it may just have ended: then nobody needs the rest. */
const tell = (painted: Painted): void => void process.send?.(painted, (error: Error | null) => error && process.exit(0))

const [missing, unders] = [unpainted(await jobs(), pictureFolders), new Map<string, Promise<Buffer>>()]
const wanted: string[] = []
process.on('message', ({ file }: Asked) => {
  if (missing.has(file)) wanted.push(file)
  else tell({ file })
})
tell({ left: missing.size })
for (;;) {
  const file = wanted.shift() ?? missing.keys().next().value
  if (file === undefined) break
  const job = missing.get(file)
  if (!job) continue
  await paint(file, job, pictureFolders, unders)
  missing.delete(file)
  tell({ file })
}
notePainted()
tell({ left: 0 })
process.disconnect?.()
