/** What the long tests found, for `npm run endurance` to print and to write down. */
import { appendFileSync } from 'node:fs'

export function result(part: string, words: string): void {
  const file = process.env.MISKATONIC_RESULTS
  if (file) appendFileSync(file, `${JSON.stringify({ part, words })}\n`)
  else console.log(`${part}: ${words}`)
}
