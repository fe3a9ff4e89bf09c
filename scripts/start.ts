/** `npm start [-- --port 3000 …]`: the whole house on one port. The client is built first where there is one and it has changed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from '@miskatonic/server'
import { root } from './house.ts'

const builder = join(root, 'web', 'build.ts')
const painter = join(root, 'web', 'art', 'paintLater.ts')
const built = { client: join(root, 'web', 'dist'), pictures: join(root, 'web', '.pictures') }

/** Builds what the first page needs, and lets the rest be painted while people look at it. */
async function buildClient(): Promise<((file: string) => Promise<void>) | undefined> {
  if (!existsSync(builder)) return
  const { buildIfNeeded } = (await import(builder)) as typeof import('../web/build.ts')
  try {
    console.log('Miskatonic: looking whether the pages have to be built (the first time takes a while) …')
    if (await buildIfNeeded({ pictures: 'later' })) console.log('Miskatonic: the pages are built.')
    const { paintLater } = (await import(painter)) as typeof import('../web/art/paintLater.ts')
    return paintLater((left) => {
      if (left > 0) console.log(`Miskatonic: ${left} pictures are being painted meanwhile; those that are looked at come first.`)
    })
  } catch (error) {
    // Tables can still be played through the interface, and an older build may be there.
    console.error(`The client could not be built: ${error instanceof Error ? error.message : error}`)
  }
}

await runServer(process.argv.slice(2), { ...built, pictureSoon: await buildClient() })
