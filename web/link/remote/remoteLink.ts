import type { Language } from '@miskatonic/contract'
import type { FromTable } from '@miskatonic/room/protocol'
import { Conversation, type LinkStatus, type TableLink } from '../link.ts'
import { Changing } from '../observed.ts'
import { type Hello, isTableId, secret, server, socketAddress } from './server.ts'

/** Close codes of the server that no second try will change. */
const FINAL: { readonly [code: number]: Extract<LinkStatus, { is: 'failed' }>['why'] } = {
  4400: 'outdated',
  4401: 'refused',
  4403: 'refused',
  4404: 'missing',
  4500: 'broken',
}
const FIRST_TRY = 400
const LONGEST_WAIT = 15_000
/** A server that does not know the name yet gets a neutral one. */
const NAMELESS = '—'

/** The way to a table on the server. A cut connection is tried again, sooner at first; the seat and its question are as they were. */
export function remoteLink(id: string, me: { readonly name: string; readonly lang: Language }, code?: string): TableLink {
  const status = new Changing<LinkStatus>({ is: 'joining' })
  let socket: WebSocket | null = null
  let closed = false
  let wait = FIRST_TRY
  let timer: ReturnType<typeof setTimeout> | undefined
  let lang = me.lang
  const talk = new Conversation((message) => {
    if (socket?.readyState !== WebSocket.OPEN) return false
    if (message.do === 'read') lang = message.lang
    socket.send(JSON.stringify(message))
    return true
  })

  const connect = (): void => {
    // An address that was cut or mistyped will never be a table's: the server has nothing to say to it, however often it is asked.
    if (!isTableId(id)) return status.set({ is: 'failed', why: 'missing', detail: '' })
    const line = new WebSocket(socketAddress(id))
    socket = line
    line.onopen = () => {
      const hello: Hello = { hello: 1, secret: secret(), name: me.name || NAMELESS, lang, ...(code ? { code } : {}) }
      line.send(JSON.stringify(hello))
    }
    line.onmessage = ({ data }: MessageEvent<string>) => {
      wait = FIRST_TRY
      status.set({ is: 'open' })
      talk.hear(JSON.parse(data) as FromTable)
    }
    line.onclose = (event) => {
      talk.abandon()
      if (closed) return
      const why = FINAL[event.code]
      if (why) return status.set({ is: 'failed', why, detail: '' })
      status.set({ is: 'lost' })
      timer = setTimeout(connect, wait)
      wait = Math.min(LONGEST_WAIT, wait * 2)
    }
  }
  /** Somebody comes back to the page, or the network to the machine: no need to wait. */
  const hurry = (): void => {
    if (closed || status.get().is !== 'lost' || socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(timer)
    wait = FIRST_TRY
    connect()
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  connect()

  return {
    place: 'online',
    status,
    table: talk.table,
    send: (request) => talk.send(request),
    file: () => server.file(id),
    fork: async (seq, name) => {
      const now = [...talk.table.get().watched.values()][0]?.view.seq ?? 0
      const { id: made } = await server.fork(id, seq ?? now, name, me.name || NAMELESS)
      return `/t/${made}`
    },
    hold: null,
    close: () => {
      closed = true
      clearTimeout(timer)
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      socket?.close()
      talk.abandon()
    },
  }
}
