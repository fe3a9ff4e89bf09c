import type { ChatLine } from '@miskatonic/room/protocol'
import { useCallback, useEffect, useState } from 'react'

/** What people said since it was last read; what was said before one came in counts as read. */
export function useUnread(chat: readonly ChatLine[], entered: boolean): { readonly unread: number; readonly readChat: () => void } {
  const last = chat.at(-1)?.n ?? -1
  const [read, setRead] = useState<number | null>(null)
  useEffect(() => {
    if (entered && read === null) setRead(last)
  }, [entered, read, last])
  const unread = read === null ? 0 : chat.filter(({ n, trace }) => !trace && n > read).length
  const readChat = useCallback(() => setRead(last), [last])
  return { unread, readChat }
}
