/** `npm start [-- --port 3000 …]`: the whole house on one port. The client is built first where there is one and it has changed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from '@miskatonic/server'
import { root } from './house.ts'

const builder = join(root, 'web', 'build.ts')
const built = { client: join(root, 'web', 'dist'), pictures: join(root, 'web', '.pictures') }
if (existsSync(builder)) {
  const { buildIfNeeded } = (await import(builder)) as { buildIfNeeded: () => Promise<unknown> }
  try {
    await buildIfNeeded()
  } catch (error) {
    // Tables can still be played through the interface, and an older build may be there.
    console.error(`The client could not be built: ${error instanceof Error ? error.message : error}`)
  }
}
await runServer(process.argv.slice(2), built)
