/** What other processes tell through PostgreSQL's LISTEN and NOTIFY, on a connection kept for nothing else. */
import pg from 'pg'
import type { Notice } from './store.ts'

export type Notices = {
  onChanged(listener: (notice: Notice) => void): () => void
  close(): Promise<void>
}

type Letter = { from: string; notice: Notice }

/** The text of a notice. A table's id has at most 64 characters: far from the 8000 bytes PostgreSQL allows. */
export const letter = (from: string, notice: Notice): string => JSON.stringify({ from, notice } satisfies Letter)

const FIRST_WAIT = 50
const LONGEST_WAIT = 5000

/**
 * Listens until closed. If the connection is lost it comes back, and tells that anything may have changed meanwhile: PostgreSQL keeps no
 * notices for those who were away.
 */
export async function listen(config: pg.ClientConfig, channel: string, own: string, report: (error: unknown) => void): Promise<Notices> {
  const listeners = new Set<(notice: Notice) => void>()
  let closed = false
  let current: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null

  const tell = (notice: Notice): void => {
    for (const listener of listeners) {
      try {
        listener(notice)
      } catch (error) {
        report(error)
      }
    }
  }

  const hear = ({ payload }: pg.Notification): void => {
    // Our own program wrote it, but somebody with a console may write to the channel too.
    try {
      const { from, notice } = JSON.parse(payload ?? '') as Letter
      if (from !== own) tell(notice)
    } catch (error) {
      report(error)
      tell({ what: 'everything' })
    }
  }

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ ...config, application_name: 'miskatonic notices' })
    client.on('error', report)
    client.on('notification', hear)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(report)
      throw error
    }
    if (closed) return client.end()
    current = client
    client.on('end', () => {
      current = null
      if (!closed) again(FIRST_WAIT)
    })
  }

  const again = (wait: number): void => {
    retry = setTimeout(async () => {
      try {
        await connect()
        if (!closed) tell({ what: 'everything' })
      } catch (error) {
        report(error)
        if (!closed) again(Math.min(wait * 2, LONGEST_WAIT))
      }
    }, wait)
    retry.unref()
  }

  await connect()
  return {
    onChanged: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      closed = true
      if (retry) clearTimeout(retry)
      await current?.end()
    },
  }
}
