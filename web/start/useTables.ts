import { useCallback, useEffect, useState } from 'react'
import { shelvedTables } from '../host/local/shelf.ts'
import { type ListedTable, server } from '../host/remote/server.ts'

/** A table of one's own, here or online, as lists show it. */
export type Listed = {
  readonly id: string
  readonly place: 'here' | 'online'
  readonly path: string
  readonly game: string
  readonly name: string
  readonly touched: number
  readonly over: boolean
  readonly yourTurn: boolean
  readonly note: string
  readonly people: readonly string[]
  readonly seats: number
  readonly bots: number
  readonly binned: number | null
  /** Whether it may be thrown away from here. */
  readonly mine: boolean
}

export type Tables = {
  /** Undefined while they are looked for. */
  readonly tables: readonly Listed[] | undefined
  readonly online: boolean | undefined
  readonly again: () => void
}

const here = async (): Promise<Listed[]> =>
  (await shelvedTables(Date.now())).map(({ id, game, name, touched, over, seats, binned, note }) => ({
    id,
    place: 'here',
    path: `/l/${id}`,
    game,
    name,
    touched,
    over,
    yourTurn: false,
    note,
    people: [...new Set(seats.filter(({ bot }) => !bot).map((seat) => seat.name || seat.seat))],
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot).length,
    binned,
    mine: true,
  }))

export const listedOnline = ({ id, game, name, touched, over, seats, binned, yourTurn, host }: ListedTable): Listed => ({
  id,
  place: 'online',
  path: `/t/${id}`,
  game,
  name,
  touched,
  over,
  yourTurn,
  note: '',
  people: [...new Set(seats.filter(({ kind }) => kind === 'person').map((seat) => seat.name))],
  seats: seats.length,
  bots: seats.filter(({ kind }) => kind === 'bot').length,
  binned,
  mine: host,
})

const online = async (): Promise<Listed[]> => (await server.mine()).map(listedOnline)

/** Tables of this browser and of the server, the one touched last first. */
export function useTables(): Tables {
  const [local, setLocal] = useState<readonly Listed[]>()
  const [remote, setRemote] = useState<readonly Listed[]>([])
  const [there, setThere] = useState<boolean>()
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` looks again
  useEffect(() => {
    let wanted = true
    void here()
      .catch(() => [])
      .then((found) => wanted && setLocal(found))
    void server.there().then(async (answers) => {
      if (!wanted) return
      setThere(answers)
      if (!answers) return
      const found = await online().catch(() => [])
      if (wanted) setRemote(found)
    })
    return () => {
      wanted = false
    }
  }, [asked])
  const again = useCallback(() => setAsked((n) => n + 1), [])
  return { tables: local && [...local, ...remote].sort((a, b) => b.touched - a.touched), online: there, again }
}
