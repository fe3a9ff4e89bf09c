/** Whoever abuses a socket is thrown out, not asked to leave. */
import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { cleanUp, serve, Visitor } from './testServer.ts'

cleanUp()

/** A frame as a client sends it, with a mask of zeros. */
function frame(text: string, opcode = 1, last = true): Buffer {
  const body = Buffer.from(text)
  const head = [
    (last ? 0x80 : 0) | opcode,
    ...(body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255]),
  ]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body])
}

/** Somebody who speaks the protocol of sockets by hand, and answers no goodbye. */
class Rude {
  readonly socket: Socket
  /** Everything the server sent after the handshake. */
  received = Buffer.alloc(0)
  closed = false
  private readonly over: Promise<void>

  constructor(address: string, table: string) {
    const { hostname, port } = new URL(address)
    this.socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    this.socket.on('error', () => {})
    this.over = new Promise((resolve) => {
      this.socket.on('close', () => {
        this.closed = true
        resolve()
      })
    })
    this.socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk])
    })
    this.socket.write(
      `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    )
  }

  write(data: Buffer): Promise<void> {
    return new Promise((resolve) => (this.closed ? resolve() : this.socket.write(data, () => resolve())))
  }

  /** Sends the same again and again until it is cut off; how many bytes went out. At most `most`. */
  async flood(data: Buffer, most: number): Promise<number> {
    let sent = 0
    while (!this.closed && sent < most) {
      await Promise.race([this.write(data), this.over])
      await new Promise((resolve) => setImmediate(resolve))
      sent += data.length
    }
    this.socket.destroy()
    return sent
  }
}

const metric = async (visitor: Visitor, name: string): Promise<number> =>
  Number(new RegExp(`^miskatonic_${name} (\\d+)$`, 'm').exec((await visitor.ask('GET', '/metrics')).text)?.[1])

const MB = 1024 * 1024
const hello = (visitor: Visitor): Buffer => frame(JSON.stringify({ hello: 1, secret: visitor.secret, name: 'Eva', lang: 'en' }))

describe('whoever', () => {
  test.each([
    ['sends rubbish and does not go', [frame('x')]],
    ['sends signs of life without end', [frame('', 9)]],
    ['answers signs of life nobody sent', [frame('x'.repeat(100), 10)]],
    ['begins a message and never ends it', [frame('', 1, false), frame('', 0, false)]],
    ['sends what is right, but far too much of it', [frame(JSON.stringify({ do: 'again', id: 1 }))]],
    ['sends what is not text', [frame('x', 2)]],
  ])('%s is cut off, and what comes after is not read', async (_, [first = frame('x'), then = first]) => {
    const server = await serve()
    const eva = new Visitor(server.address)
    const { id } = await eva.open()
    const rude = new Rude(server.address, id)
    await rude.write(hello(eva))
    await rude.write(first)
    const sent = await rude.flood(Buffer.concat(Array.from({ length: 4000 }, () => then)), 50 * MB)
    expect(sent).toBeLessThan(50 * MB)
    expect(await metric(eva, 'sockets_expelled_total')).toBe(1)
    // What was on the way when it was decided may still have arrived.
    expect(await metric(eva, 'received_bytes_total')).toBeLessThan(2 * MB)
    expect(await metric(eva, 'frames_total')).toBeLessThan(200)
    // Others never notice.
    expect(await (await eva.sit(id)).say({ do: 'again' })).toBe('done')
  })

  test('says more than eight thousand signs at once is cut off as well', async () => {
    const server = await serve()
    const eva = new Visitor(server.address)
    const { id } = await eva.open()
    const client = await eva.sit(id)
    client.socket.send(JSON.stringify({ do: 'chat', id: 1, text: 'x'.repeat(9000) }))
    expect((await client.ended()).code).toBe(1009)
  })

  test('nests a message deeply is refused before anything is built of it', async () => {
    const server = await serve()
    const eva = new Visitor(server.address)
    const client = await eva.sit((await eva.open()).id)
    client.socket.send(`{"do":"sum","id":7,"seat":"north","quantity":"dice","of":{"who":${'['.repeat(2000)}${']'.repeat(2000)}}}`)
    const refused = await client.until(() => client.last('refused'), 'a refusal')
    expect(refused).toMatchObject({ reason: 'malformed' })
  })
})

test('one address cannot hold all connections', async () => {
  const server = await serve({ limits: { connectionsPerAddress: 5 } })
  const { hostname, port } = new URL(server.address)
  const open = Array.from({ length: 9 }, () => connect(Number(port), hostname).on('error', () => {}))
  await Promise.all(open.slice(5).map((socket) => new Promise((resolve) => socket.once('close', resolve))))
  expect(open.map((socket) => socket.destroyed)).toEqual([...Array(5).fill(false), ...Array(4).fill(true)])
  for (const socket of open) socket.destroy()
  await expect.poll(async () => (await new Visitor(server.address).ask('GET', '/api/games').catch(() => null))?.status).toBe(200)
})
