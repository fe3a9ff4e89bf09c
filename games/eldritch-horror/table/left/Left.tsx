import type { TableProps } from '@miskatonic/web/kit'
import { AncientOne } from './AncientOne.tsx'
import styles from './Left.module.css'
import { Mystery } from './Mystery.tsx'
import { Ongoing } from './Ongoing.tsx'
import { Reserve } from './Reserve.tsx'

/** What threatens, what solves it, what can be bought. */
export function Left(props: TableProps) {
  return (
    <div className={styles.left} data-narrow={props.narrow}>
      <AncientOne {...props} />
      <Mystery {...props} />
      <Ongoing {...props} />
      <Reserve {...props} />
    </div>
  )
}
