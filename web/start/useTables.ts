import { useCallback, useEffect, useState } from 'react'
import { shelvedCampaigns } from '../link/local/campaignShelf.ts'
import { shelvedTables } from '../link/local/shelf.ts'
import { type ListedCampaign, type ListedTable, server } from '../link/remote/server.ts'

/** A table of one's own, here or online, as lists show it. */
export type Listed = {
  readonly id: string
  readonly place: 'here' | 'online'
  readonly path: string
  readonly game: string
  readonly name: string
  readonly touched: number
  /** When it is put away if nothing happens at it; null: never. */
  readonly expires: number | null
  readonly over: boolean
  readonly yourTurn: boolean
  readonly note: string
  readonly people: readonly string[]
  readonly seats: number
  readonly bots: number
  readonly binned: number | null
  /** Whether it may be thrown away from here. */
  readonly mine: boolean
  /** Where it is a campaign: how many nights it has had; null: it is a table. */
  readonly nights: number | null
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
    expires: null,
    over,
    yourTurn: false,
    note,
    people: [...new Set(seats.filter(({ bot }) => !bot).map((seat) => seat.name || seat.seat))],
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot).length,
    binned,
    mine: true,
    nights: null,
  }))

export const listedOnline = ({ id, game, name, touched, expires, over, seats, binned, yourTurn, host }: ListedTable): Listed => ({
  id,
  place: 'online',
  path: `/t/${id}`,
  game,
  name,
  touched,
  expires,
  over,
  yourTurn,
  note: '',
  people: [...new Set(seats.filter(({ kind }) => kind === 'person').map((seat) => seat.name))],
  seats: seats.length,
  bots: seats.filter(({ kind }) => kind === 'bot').length,
  binned,
  mine: host,
  nights: null,
})

type AnyCampaign = Pick<ListedCampaign, 'id' | 'game' | 'name' | 'touched' | 'binned'>

const listedCampaign = (place: Listed['place'], campaign: AnyCampaign, mine: boolean, nights: number): Listed => {
  const { id, game, name, touched, binned } = campaign
  const path = place === 'here' ? `/lc/${id}` : `/c/${id}`
  const none = { expires: null, over: false, yourTurn: false, note: '', people: [], seats: 0, bots: 0 }
  return { id, place, path, game, name, touched, binned, mine, nights, ...none }
}

const campaignsHere = async (): Promise<Listed[]> =>
  (await shelvedCampaigns(Date.now())).map((one) => listedCampaign('here', one, true, one.record.nights.length))

const campaignsOnline = async (): Promise<Listed[]> =>
  (await server.campaigns()).map((one) => listedCampaign('online', one, one.host, one.nights))

const online = async (): Promise<Listed[]> => [...(await server.mine()).map(listedOnline), ...(await campaignsOnline())]

/** Tables of this browser and of the server, the one touched last first. */
export function useTables(): Tables {
  const [local, setLocal] = useState<readonly Listed[]>()
  const [remote, setRemote] = useState<readonly Listed[]>([])
  const [there, setThere] = useState<boolean>()
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` looks again
  useEffect(() => {
    let wanted = true
    void Promise.all([here(), campaignsHere()])
      .then((found) => found.flat())
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
