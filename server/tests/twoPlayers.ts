import { randomFrom } from '@miskatonic/kernel'
import type { Client } from './client.ts'
import { Visitor } from './testServer.ts'

export type Two = { id: string; code: string; ana: Client; luis: Client; anaIs: Visitor; luisIs: Visitor }

/** Two people at a table, each with a seat; Ana is its host. */
export async function two(address: string, more: Record<string, unknown> = {}, elsewhere = address): Promise<Two> {
  const [anaIs, luisIs] = [new Visitor(address, 'Ana'), new Visitor(elsewhere, 'Luis')]
  const { id, code } = await anaIs.open(more)
  const ana = await anaIs.sit(id)
  const luis = await luisIs.sit(id, { code })
  const said = await luis.say({ do: 'claim', seat: 'south' })
  if (said !== 'done') throw new Error(`the seat was refused: ${said}`)
  await luis.until(() => luis.told.has('south'), 'the seat')
  return { id, code, ana, luis, anaIs, luisIs }
}

/** Lets all answer at random until so many decisions were made; how many there were before the game was over. */
export async function play(clients: readonly Client[], decisions: number, seed = 'play'): Promise<number> {
  const random = randomFrom(seed)
  for (let n = 0; n < decisions; n++) {
    const first = clients[0] as Client
    const asked = await someAsked(clients)
    if (asked === 'over') return n
    const seq = asked.asked()?.seq
    const said = await asked.answer(random)
    // A bot may have spoken on the same floor meanwhile.
    if (said === 'stale') continue
    if (said !== 'done') throw new Error(`refused: ${said}`)
    for (const client of clients)
      await client.until(() => [...client.told.values()].every((told) => (told.view ?? told.change)?.seq !== seq), `what follows ${seq}`)
    if (first.info?.info.over) return n + 1
  }
  return decisions
}

/** One person at both seats: nobody to keep a secret from. */
export async function alone(
  address: string,
  more: Record<string, unknown> = {},
): Promise<{ id: string; code: string; ana: Client; anaIs: Visitor }> {
  const anaIs = new Visitor(address)
  const { id, code } = await anaIs.open({ seats: ['north', 'south'].map((seat) => ({ seat, holder: 'me' })), ...more })
  return { id, code, ana: await anaIs.sit(id), anaIs }
}

/** Whoever is asked first: letters reach one after the other. */
function someAsked(clients: readonly Client[]): Promise<Client | 'over'> {
  const [first] = clients as [Client]
  const look = (): Client | 'over' | undefined => clients.find((client) => client.asked()) ?? (first.info?.info.over ? 'over' : undefined)
  return Promise.any(clients.map((client) => client.until(look, 'a question')))
}
