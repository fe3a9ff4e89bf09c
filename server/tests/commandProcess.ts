/** What `npm start` runs, in a process of its own, for tests that end it as people do. */
import { runServer } from '../main.ts'

if (import.meta.main) await runServer(process.argv.slice(2), {})
