/** `npm run admin -- <command> [--data <folder>] [--database-url <url>]`: for whoever runs a server. */
import { runAdmin } from '@miskatonic/server'

try {
  await runAdmin(process.argv.slice(2), console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
