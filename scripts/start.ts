/** `npm start [-- --port 3000]` */
import { parseArgs } from 'node:util'
import { serveStatusPage } from './status-page.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } })
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`'${values.port}' is no port. Give a number from 1 to 65535: npm start -- --port 3000`)
  process.exit(1)
}

try {
  const { address } = await serveStatusPage(port)
  console.log(`Miskatonic: ${address}`)
  console.log('There is no table to play at yet; the page says what there is.')
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    taken ? `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}` : `Could not listen on port ${port}: ${error}`,
  )
  process.exit(1)
}
