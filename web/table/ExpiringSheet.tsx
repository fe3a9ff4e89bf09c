import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { soonPutAway } from './expiring.ts'
import type { OpenTable } from './useTable.ts'
import styles from './WishSheet.module.css'

/** Nobody has played here for long, and the table will be put away: whoever sits here may keep it. */
export function ExpiringSheet({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const [read, setRead] = useState(false)
  const days = soonPutAway(desk.props.info.expires, Date.now())
  if (days === null || read) return null
  const { you } = desk.state
  const mayKeep = you?.host || (you?.seats.length ?? 0) > 0
  return (
    <section className={styles.wish} role="status" data-expiring>
      <p>{t(words.expiring.soon, { n: days })}</p>
      <div className={styles.row}>
        <Button tone="quiet" onClick={() => setRead(true)}>
          {t(words.close)}
        </Button>
        {mayKeep && (
          <Button tone="go" onClick={() => void desk.link.send({ do: 'keep' }).then((reply) => !reply.ok && desk.tell(reply.text))}>
            {t(words.expiring.keep)}
          </Button>
        )}
      </div>
    </section>
  )
}
